"""The data files say what the printed boards and cards say."""

import heapq
import json
from collections import Counter
from typing import Any

import pytest

from linewright.data import BOARDS, COLORS, GREY, Board, Track, board, card, folder
from linewright.data.fields import Fields
from linewright.data.loading import parse_board, parse_card
from linewright.errors import DataError, LinewrightError

USA, NORDIC, CARD = board("usa"), board("nordic"), card()


def shortest(on: Board, start: str, end: str) -> int:
    """Spaces on the shortest path between two cities."""
    place = {city.name: number for number, city in enumerate(on.cities)}
    near: dict[int, list[tuple[int, int]]] = {}
    for track in on.tracks:
        near.setdefault(track.a, []).append((track.length, track.b))
        near.setdefault(track.b, []).append((track.length, track.a))
    queue, seen = [(0, place[start])], set()
    while queue:
        far, city = heapq.heappop(queue)
        if city == place[end]:
            return far
        if city not in seen:
            seen.add(city)
            for length, other in near[city]:
                heapq.heappush(queue, (far + length, other))
    raise AssertionError(f"{start} and {end} are not connected")


def pairs(on: Board) -> dict[frozenset[int], list[Track]]:
    found: dict[frozenset[int], list[Track]] = {}
    for track in on.tracks:
        found.setdefault(frozenset((track.a, track.b)), []).append(track)
    return found


def doubles(on: Board) -> list[list[Track]]:
    return [tracks for tracks in pairs(on).values() if any(track.double for track in tracks)]


def excess(on: Board) -> Counter[int]:
    """How far the tickets' values lie above the shortest path."""
    cities = on.cities
    return Counter(ticket.points - shortest(on, cities[ticket.a].name, cities[ticket.b].name) for ticket in on.tickets)


def test_U_P1_board() -> None:
    assert len(USA.cities) == 36
    assert len(USA.tracks) == 100
    assert len(pairs(USA)) == 78
    assert len(doubles(USA)) == 22
    assert {track.length for track in USA.tracks} == {1, 2, 3, 4, 5, 6}
    assert not any(track.tunnel or track.ferry_locomotives for track in USA.tracks)
    assert USA.players == (2, 5)


def test_U_P1_colors_of_the_tracks() -> None:
    tracks = Counter(track.color for track in USA.tracks)
    spaces = Counter[str]()
    for track in USA.tracks:
        spaces[track.color] += track.length
    assert tracks == dict.fromkeys(COLORS, 7) | {GREY: 44}
    assert spaces == dict.fromkeys(COLORS, 27) | {GREY: 93}
    assert spaces.total() == 309


def test_U_P2_train_cards() -> None:
    assert (USA.per_color, USA.locomotives) == (12, 14)
    assert 8 * USA.per_color + USA.locomotives == 110


def test_U_P3_tickets() -> None:
    assert len(USA.tickets) == 30
    assert sum(ticket.points for ticket in USA.tickets) == 349
    assert excess(USA)[0] == 25
    assert set(excess(USA)) == {0, 1, 2}


def test_U_P4_trains() -> None:
    assert USA.trains == 45


def test_N_P1_board() -> None:
    assert len(NORDIC.cities) == 39
    assert len(NORDIC.tracks) == 81
    assert len(pairs(NORDIC)) == 67
    assert len(doubles(NORDIC)) == 12
    assert sum(track.length for track in NORDIC.tracks) == 207
    assert NORDIC.players == (2, 3)
    assert [track.name for track in NORDIC.tracks if track.length == 9] in (
        ["Lieksa-Murmansk"],
        ["Murmansk-Lieksa"],
    )


def test_N_P1_tunnels_and_ferries() -> None:
    ferries = [track for track in NORDIC.tracks if track.ferry_locomotives]
    assert sum(track.tunnel for track in NORDIC.tracks) == 10
    assert len(ferries) == 24
    assert sum(ferry.ferry_locomotives for ferry in ferries) == 30
    assert sum(ferry.color == GREY for ferry in ferries) == 4


def test_N_P2_parts() -> None:
    assert (NORDIC.per_color, NORDIC.locomotives) == (12, 14)
    assert NORDIC.trains == 40
    assert len(NORDIC.tickets) == 46
    assert sum(ticket.points for ticket in NORDIC.tickets) == 460
    assert excess(NORDIC) == {0: 46}


def test_N_C2_double_routes_have_one_length() -> None:
    unequal = [tracks for tracks in pairs(NORDIC).values() if len(tracks) == 2 and tracks[0].length != tracks[1].length]
    assert sorted(sorted(track.name for track in tracks) for tracks in unequal) == [
        ["Kristiansand-Stavanger/green", "Kristiansand-Stavanger/orange"],
        ["Mo I Rana-Trondheim/green", "Mo I Rana-Trondheim/red"],
    ]
    for tracks in unequal:
        assert not any(track.double for track in tracks)
        assert sorted((track.tunnel, track.ferry_locomotives > 0) for track in tracks) == [
            (False, True),
            (True, False),
        ]


def test_K_P1_parts() -> None:
    assert (CARD.per_color, CARD.locomotives) == (10, 16)
    assert 8 * CARD.per_color + CARD.locomotives == 96
    assert CARD.players == (2, 4)
    assert [CARD.cities[big.city].name for big in CARD.big_cities] == [
        "Seattle",
        "Los Angeles",
        "Chicago",
        "Dallas",
        "New York",
        "Miami",
    ]


def test_K_P1_tickets() -> None:
    assert len(CARD.tickets) == 46
    assert sum(ticket.points for ticket in CARD.tickets) == 581
    for ticket in CARD.tickets:
        a, b = CARD.cities[ticket.a].name, CARD.cities[ticket.b].name
        assert ticket.points == shortest(USA, a, b), ticket.name


def test_K_P1_cards_that_the_tickets_need() -> None:
    for ticket in CARD.tickets:
        at_most = (5, 10, 15, 20, 22)
        assert sum(ticket.cards) == 1 + sum(ticket.points > limit for limit in at_most[:4]), ticket.name
        assert ticket.points <= at_most[-1]
        assert max(ticket.cards) <= 2
    across = [ticket for ticket in CARD.tickets if {"Los Angeles", "Pittsburgh"} == set(ticket.name.split("-"))]
    assert [sum(ticket.cards) for ticket in across] == [4]


def test_card_cities_are_those_of_the_board() -> None:
    named = {city.name for city in USA.cities}
    assert {city.name for city in CARD.cities} <= named
    assert "Sault St. Marie" in {city.name for city in CARD.cities}


@pytest.mark.parametrize("name", BOARDS)
def test_track_names(name: str) -> None:
    on = board(name)
    names = [track.name for track in on.tracks]
    assert len(set(names)) == len(names)
    assert [track.index for track in on.tracks] == list(range(len(names)))
    for track in on.tracks:
        assert track.name.split("/")[0] == f"{on.cities[track.a].name}-{on.cities[track.b].name}"
        alone = len(pairs(on)[frozenset((track.a, track.b))]) == 1
        assert alone == ("/" not in track.name)


def test_track_names_tell_twins_apart() -> None:
    names = {track.name for track in USA.tracks}
    assert {"Denver-Kansas City/black", "Denver-Kansas City/orange"} <= names
    assert {"Atlanta-Raleigh/1", "Atlanta-Raleigh/2"} <= names
    assert {"Helsinki-Stockholm/grey", "Helsinki-Stockholm/yellow"} <= {track.name for track in NORDIC.tracks}


@pytest.mark.parametrize("name", BOARDS)
def test_real_places(name: str) -> None:
    for city in board(name).cities:
        if name == "usa":
            assert (25 < city.lat < 52, -125 < city.lon < -70) == (True, True), city
        else:
            assert (54 < city.lat < 72, 5 < city.lon < 34) == (True, True), city


def test_tickets_of_both_directions_are_two() -> None:
    names = [ticket.name for ticket in CARD.tickets]
    assert len(set(names)) == 46
    assert {"Chicago-New York", "New York-Chicago"} <= set(names)


def test_data_is_read_once_and_frozen() -> None:
    assert board("usa") is USA
    with pytest.raises(AttributeError):
        USA.trains = 44  # type: ignore[misc]


def test_no_such_board() -> None:
    with pytest.raises(LinewrightError, match="no board 'card': the boards are usa and nordic"):
        board("card")


def raw(name: str) -> Any:
    return json.loads((folder("data") / f"{name}.json").read_text(encoding="utf-8"))


def set_in(data: Any, path: tuple[str | int, ...], value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    if value is None:
        del data[path[-1]]
    else:
        data[path[-1]] = value


BROKEN_BOARDS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("trains",), None, "nordic: trains is missing"),
    (("trains",), True, "trains must be a whole number"),
    (("trains",), "40", "trains must be a whole number"),
    (("players",), [3, 2], "players must be two ascending numbers"),
    (("extra",), 1, "extra is not a field"),
    (("name",), "norway", "name must be one of usa, nordic, not 'norway'"),
    (("train_cards", "per_color"), 0, "train_cards: per_color"),
    (("train_cards", "colour"), 1, "train_cards: colour is not a field"),
    (("cities",), {}, "cities must be a list"),
    (("cities", 3), "Bergen", r"cities\[3\]: an object is expected"),
    (("cities", 3, "name"), "Ålborg", "the city 'Ålborg' is there twice"),
    (("cities", 3, "name"), "Ber-gen", "separates names"),
    (("cities", 3, "lat"), 91, r"cities\[3\]: lat must be a number from -90 to 90"),
    (("cities", 3, "lon"), "5", "lon must be a number"),
    (("routes", 0, "a"), "Atlantis", r"routes\[0\]: a names no city of this board: 'Atlantis'"),
    (("routes", 0, "a"), "Århus", "is the same city as a"),
    (("routes", 0, "length"), 10, "length must be a whole number from 1 to 9"),
    (("routes", 0, "color"), "pink", "color must be one of"),
    (("routes", 0, "color"), " ", "color must be a text"),
    (("routes", 0, "tunnel"), 1, "tunnel must be true or false"),
    (("routes", 0, "double"), True, "marked double"),
    (("routes", 0, "lenght"), 1, "lenght is not a field"),
    (("routes", 1, "tunnel"), True, "and ferry at once"),
    (("routes", 1, "ferry_locomotives"), 3, "ferry_locomotives must be a whole number from 0 to 2"),
    (("tickets", 0, "b"), "Oslow", r"tickets\[0\]: b names no city"),
    (("tickets", 0, "b"), "Umeå", "the ticket 'Ålborg-Umeå' is there twice"),
    (("tickets", 0, "points"), 0, "points must be a whole number"),
]


@pytest.mark.parametrize(("path", "value", "message"), BROKEN_BOARDS)
def test_broken_board(path: tuple[str | int, ...], value: object, message: str) -> None:
    data = raw("nordic")
    set_in(data, path, value)
    with pytest.raises(ValueError, match=message):
        parse_board(Fields.of(data, "nordic"))


BROKEN_CARDS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("name",), "usa", "name must be one of card"),
    (("big_cities", 0, "city"), "Denwer", "stands on no ticket"),
    (("big_cities", 0, "city"), "Miami", "the big city 'Miami' is there twice"),
    (("big_cities", 0, "color"), "grey", "color must be one of"),
    (("tickets", 0, "a"), "Oslo", r"tickets\[0\]: a must be one of"),
    (("tickets", 0, "cards"), {}, "must name at least one card"),
    (("tickets", 0, "cards"), {"pink": 1}, "pink is not a field"),
    (("tickets", 0, "cards", "yellow"), 0, "yellow must be a whole number"),
    (("tickets",), [], "tickets must be a list"),
]


@pytest.mark.parametrize(("path", "value", "message"), BROKEN_CARDS)
def test_broken_card(path: tuple[str | int, ...], value: object, message: str) -> None:
    data = raw("card")
    set_in(data, path, value)
    with pytest.raises(DataError, match=message):
        parse_card(Fields.of(data, "card"), USA.cities)


def test_unreadable_file(tmp_path: Any) -> None:
    with pytest.raises(DataError, match=r"usa\.json cannot be read"):
        Fields.read(tmp_path / "usa.json")
    (tmp_path / "usa.json").write_text("{", encoding="utf-8")
    with pytest.raises(DataError, match=r"usa\.json cannot be read"):
        Fields.read(tmp_path / "usa.json")
