"""The terminal map: everything is on it, nothing covers anything, and nothing hangs on colour alone."""

import re
from time import perf_counter

import pytest
from rich.console import Console, RenderableType

from linewright.cli.terminal.map import (
    COLOR_LETTERS,
    SEAT_LETTERS,
    SEAT_SYMBOLS,
    city_label,
    draw_map,
    legend,
    map_layout,
    track_marks,
    track_sign,
)
from linewright.cli.terminal.map_names import city_code
from linewright.cli.terminal.map_tables import city_table, ticket_tracks, track_table
from linewright.data import BOARDS, COLORS, GREY, Board, board

WIDTHS = (80, 90, 100, 110, 120, 140, 160, 200)
SIGN = re.compile(r"(?<!\d)(\d{1,3})([A-Z*●▲■◆★×a-ex])(\d)")


def nobody(of: Board) -> list[int | None]:
    return [None] * len(of.tracks)


def shown(what: RenderableType, width: int = 200) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BOARDS)
def test_every_track_and_city_stands_where_the_layout_has_it(name: str, width: int) -> None:
    of = board(name)
    lines = draw_map(of, nobody(of), width=width, colour=False).plain.split("\n")
    layout = map_layout(of, width)
    assert len(lines) == layout.height
    assert max(len(line) for line in lines) <= width
    for city, (x, y) in enumerate(layout.cities):
        label = city_label(of, city, width)
        assert lines[y].ljust(width)[x : x + len(label)] == label
    for track, (x, y) in zip(of.tracks, layout.signs, strict=True):
        sign = track_sign(track, None)
        assert lines[y].ljust(width)[x : x + len(sign)] == sign
    numbers = [int(number) for number, _, _ in SIGN.findall("\n".join(lines))]
    assert sorted(numbers) == list(range(1, len(of.tracks) + 1)), "each number once, none run together"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BOARDS)
def test_no_label_touches_another(name: str, width: int) -> None:
    of = board(name)
    layout = map_layout(of, width)
    labels = [(x, y, len(city_label(of, city, width))) for city, (x, y) in enumerate(layout.cities)]
    labels += [(x, y, len(track_sign(track, None))) for track, (x, y) in zip(of.tracks, layout.signs, strict=True)]
    taken: set[tuple[int, int]] = set()
    for x, y, length in labels:
        assert 1 <= x < x + length <= width - 1
        cells = {(column, y) for column in range(x - 1, x + length + 1)}  # with a cell at each side for brackets
        assert not cells & taken
        taken |= cells


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BOARDS)
def test_lines_can_be_followed(name: str, width: int) -> None:
    """No line runs under a city that is not its own, and hardly any cross."""
    of = board(name)
    layout = map_layout(of, width)
    under = {}
    for city, (x, y) in enumerate(layout.cities):
        for column in range(x, x + len(city_label(of, city, width))):
            under[column, y] = city
    ways = []
    for track, curve in zip(of.tracks, layout.curves, strict=True):
        cells = {(x // 2, y // 4) for x, y in curve}
        assert {under[cell] for cell in cells if cell in under} <= {track.a, track.b}, track.name
        ways.append(cells - set(under))
    crossings = 0
    for track in of.tracks:
        for other in of.tracks[: track.index]:
            if not {track.a, track.b} & {other.a, other.b} and ways[track.index] & ways[other.index]:
                crossings += 1
    assert crossings <= 4


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("name", BOARDS)
def test_owners_and_closed_tracks_are_seen_without_colour(name: str, plain: bool) -> None:
    of = board(name)
    owner: list[int | None] = [(0, 1, 2, 3, 4, None, None)[track.index % 7] for track in of.tracks]
    closed = {track.index for track in of.tracks if track.index % 7 == 6}
    drawn = draw_map(of, owner, closed, width=80, colour=False, plain=plain)
    assert not drawn.spans
    seen = {int(number) - 1: letter for number, letter, _ in SIGN.findall(drawn.plain)}
    for track in of.tracks:
        seat = owner[track.index]
        if seat is not None:
            assert seen[track.index] == (SEAT_LETTERS if plain else SEAT_SYMBOLS)[seat]
        elif track.index in closed:
            assert seen[track.index] == ("x" if plain else "×")
        else:
            assert seen[track.index] == COLOR_LETTERS[track.color]


def test_signs_keep_their_place_whoever_owns_the_track() -> None:
    for name in BOARDS:
        for track in board(name).tracks:
            for plain in (False, True):
                lengths = {len(track_sign(track, seat, plain=plain)) for seat in (None, *range(5))}
                assert lengths == {len(track_sign(track, None, closed=True, plain=plain))}


def test_kinds_are_told_apart() -> None:
    marks = {track.name: track_marks(track) for track in board("nordic").tracks}
    assert marks["Lieksa-Murmansk"] == "#"
    assert marks["Bergen-Oslo/blue"] == "="
    assert marks["Andalsnes-Bergen".replace("An", "Ån")] == "~~"
    assert marks["Boden-Tornio"] == ""
    assert {track_marks(track) for track in board("usa").tracks} == {""}


def test_colour_adds_nothing_but_style() -> None:
    for name in BOARDS:
        of = board(name)
        assert draw_map(of, nobody(of)).plain == draw_map(of, nobody(of), colour=False).plain
        assert draw_map(of, nobody(of)).spans


def test_highlights() -> None:
    of = board("usa")
    miami = next(place for place, city in enumerate(of.cities) if city.name == "Miami")
    drawn = draw_map(of, nobody(of), highlight_cities={miami: "><"}, highlight_tracks={1}, colour=False).plain
    assert ">MIAMI<" in drawn
    assert "[2B5]" in drawn
    assert "*MIA*" in draw_map(of, nobody(of), highlight_cities={miami: "*"}, width=80, colour=False).plain


@pytest.mark.parametrize("name", BOARDS)
def test_plain_maps_need_no_more_than_the_names_do(name: str) -> None:
    of = board(name)
    letters = set("".join(city_label(of, city, 120) for city in range(len(of.cities))))
    drawn = draw_map(of, [0] * len(of.tracks), width=120, plain=True, colour=False).plain
    assert all(character.isascii() for character in set(drawn) - letters)


def test_codes_differ() -> None:
    for name in BOARDS:
        codes = [city_code(city.name) for city in board(name).cities]
        assert len(set(codes)) == len(codes)
        assert all(len(code) == 3 and code.isupper() for code in codes)
    assert city_code("New Town") == "NEW"


def test_a_map_is_drawn_quickly_once_it_is_laid_out() -> None:
    of = board("usa")
    draw_map(of, [0] * len(of.tracks))
    times = []
    for _ in range(5):
        start = perf_counter()
        draw_map(of, [0] * len(of.tracks))
        times.append(perf_counter() - start)
    assert min(times) < 0.05


def test_legend_names_every_letter_and_seat() -> None:
    for plain in (False, True):
        text = legend(seats=("Ada", "Bo"), plain=plain).plain
        assert all(f"{COLOR_LETTERS[color]} " in text for color in (*COLORS, GREY))
        assert all(f"{mark} " in text for mark in "~=#")
        assert f"{(SEAT_LETTERS if plain else SEAT_SYMBOLS)[1]} Bo" in text


def test_track_table_has_all_and_filters() -> None:
    of = board("nordic")
    owner = nobody(of)
    owner[0] = 1
    everything = shown(track_table(of, owner, {1}, seats=("Ada", "Bo"), width=80))
    assert all(re.search(rf"(?m)^ *{number} ", everything) for number in range(1, 82))
    assert "▲ Bo" in everything
    assert "closed" in everything
    assert "= tunnel" in everything
    two = shown(track_table(of, owner, width=130))
    assert len(two.splitlines()) < 50
    assert "Vaasa" in two
    few = shown(track_table(of, owner, {1}, affordable={0, 1, 2}, on_tickets={1, 2, 3}, free=True, colour=False))
    assert re.findall(r"(?m)^ *(\d+) ", few) == ["3"]
    near = shown(track_table(of, owner, cities={20}, plain=True))
    assert near.isascii()
    assert re.findall(r"(?m)^[| ]*(\d+) ", near) == ["39", "51"]


def test_tables_fit_eighty_columns() -> None:
    for name in BOARDS:
        of = board(name)
        for table in (track_table(of, [4] * len(of.tracks)), city_table(of)):
            assert max(len(line.rstrip()) for line in shown(table).splitlines()) <= 80


def test_city_table_has_every_code() -> None:
    for name in BOARDS:
        text = shown(city_table(board(name)), 80)
        assert all(f"{city_code(city.name)} {city.name}" in text for city in board(name).cities)


def test_tracks_for_tickets() -> None:
    of = board("usa")
    owner = nobody(of)
    index = {track.name: track.index for track in of.tracks}
    ticket = next(ticket for ticket in of.tickets if ticket.name == "Denver-El Paso")
    way = {index["Denver-Santa Fe"], index["El Paso-Santa Fe"]}
    assert ticket_tracks(of, owner, set(), 0, [ticket]) == way
    owner[index["Denver-Santa Fe"]] = 0
    assert ticket_tracks(of, owner, set(), 0, [ticket]) == {index["El Paso-Santa Fe"]}
    owner[index["El Paso-Santa Fe"]] = 0
    assert ticket_tracks(of, owner, set(), 0, [ticket]) == set()
    assert index["Denver-Santa Fe"] not in ticket_tracks(of, owner, set(), 1, [ticket])
    assert ticket_tracks(of, owner, set(index.values()), 1, [ticket]) == set()
