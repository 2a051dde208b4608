"""From the data files to the values of `model`, with every check that a file can fail on its own."""

from collections import Counter
from functools import cache
from itertools import pairwise

from linewright.data.fields import Fields
from linewright.data.model import (
    BOARDS,
    COLORS,
    GREY,
    BigCity,
    Board,
    CardData,
    CardTicket,
    City,
    Ticket,
    Track,
)
from linewright.data.places import folder
from linewright.errors import DataError, UnknownName

LONGEST = 9  # spaces of the longest track
FEWEST_PLAYERS, MOST_PLAYERS = 2, 5


@cache
def board(name: str) -> Board:
    """The board `usa` or `nordic`."""
    if name not in BOARDS:
        raise UnknownName(f"there is no board {name!r}: the boards are {' and '.join(BOARDS)}")
    return parse_board(Fields.read(folder("data") / f"{name}.json"))


@cache
def card() -> CardData:
    """The tickets and bonus cards of the Card Game."""
    return parse_card(Fields.read(folder("data") / "card.json"), board("usa").cities)


def parse_board(data: Fields) -> Board:
    cities = tuple(_cities(data))
    places = {city.name: place for place, city in enumerate(cities)}
    cards = data.inner("train_cards")
    result = Board(
        name=data.text("name", among=BOARDS),
        players=data.span("players", FEWEST_PLAYERS, MOST_PLAYERS),
        trains=data.whole("trains", 1, 100),
        per_color=cards.whole("per_color", 1, 100),
        locomotives=cards.whole("locomotives", 0, 100),
        cities=cities,
        tracks=_tracks(data, places),
        tickets=tuple(_ticket(row, number, places) for number, row in enumerate(data.rows("tickets"))),
    )
    cards.done()
    data.done()
    _refuse_twins(data, [ticket.name for ticket in result.tickets], "ticket")
    return result


def parse_card(data: Fields, known: tuple[City, ...]) -> CardData:
    """`known` are the cities of the North American board, in which the tickets' cities are looked up."""
    rows = list(data.rows("tickets"))
    named = {row.text(end, among=tuple(city.name for city in known)) for row in rows for end in ("a", "b")}
    cities = tuple(city for city in known if city.name in named)
    places = {city.name: place for place, city in enumerate(cities)}
    cards = data.inner("train_cards")
    result = CardData(
        name=data.text("name", among=("card",)),
        players=data.span("players", FEWEST_PLAYERS, MOST_PLAYERS),
        per_color=cards.whole("per_color", 1, 100),
        locomotives=cards.whole("locomotives", 0, 100),
        cities=cities,
        big_cities=tuple(_big_city(row, places) for row in data.rows("big_cities")),
        tickets=tuple(_card_ticket(row, number, places) for number, row in enumerate(rows)),
    )
    cards.done()
    data.done()
    _refuse_twins(data, [ticket.name for ticket in result.tickets], "ticket")
    _refuse_twins(data, [cities[big.city].name for big in result.big_cities], "big city")
    return result


def _cities(data: Fields) -> list[City]:
    cities = []
    for row in data.rows("cities"):
        cities.append(City(row.text("name"), row.real("lat", -90, 90), row.real("lon", -180, 180)))
        if "-" in cities[-1].name or "/" in cities[-1].name:
            raise row.error("name", f"{cities[-1].name!r} has a character that separates names: - or /")
        row.done()
    _refuse_twins(data, [city.name for city in cities], "city")
    return cities


def _ends(row: Fields, places: dict[str, int]) -> tuple[int, int]:
    """The two cities of a track or a ticket."""
    ends = []
    for end in ("a", "b"):
        name = row.text(end)
        if name not in places:
            raise row.error(end, f"names no city of this board: {name!r}")
        ends.append(places[name])
    if ends[0] == ends[1]:
        raise row.error("b", f"is the same city as a: {name!r}")
    return ends[0], ends[1]


def _tracks(data: Fields, places: dict[str, int]) -> tuple[Track, ...]:
    rows = list(data.rows("routes"))
    names = _track_names(rows, places)
    tracks = []
    for index, (row, name) in enumerate(zip(rows, names, strict=True)):
        a, b = _ends(row, places)
        length = row.whole("length", 1, LONGEST)
        tracks.append(
            Track(
                index=index,
                name=name,
                a=a,
                b=b,
                length=length,
                color=row.text("color", among=(*COLORS, GREY)),
                # The North American board has no tunnels and ferries, and its file does not mention them.
                tunnel="tunnel" in row.values and row.flag("tunnel"),
                ferry_locomotives=row.whole("ferry_locomotives", 0, length) if "ferry_locomotives" in row.values else 0,
                double=row.flag("double"),
            )
        )
        row.done()
        if tracks[-1].tunnel and tracks[-1].ferry_locomotives:
            raise row.error("tunnel", f"and ferry at once: {name}")
    for between in _by_cities(tracks).values():
        double = [track for track in between if track.double]
        if double and (len(double) != 2 or double[0].length != double[1].length):
            raise DataError(f"{data.place}: {double[0].name} is marked double, which takes two tracks of one length")
    return tuple(tracks)


def _by_cities(tracks: list[Track]) -> dict[frozenset[int], list[Track]]:
    found: dict[frozenset[int], list[Track]] = {}
    for track in tracks:
        found.setdefault(frozenset((track.a, track.b)), []).append(track)
    return found


def _track_names(rows: list[Fields], places: dict[str, int]) -> list[str]:
    """`A-B`; where several join the same cities `A-B/colour`; twins of one colour `A-B/1` and `A-B/2`."""
    pairs = [frozenset(_ends(row, places)) for row in rows]
    colors = [row.text("color") for row in rows]
    tracks = Counter(pairs)
    twins = Counter(zip(pairs, colors, strict=True))
    seen: Counter[tuple[frozenset[int], str]] = Counter()
    names = []
    for row, pair, color in zip(rows, pairs, colors, strict=True):
        name = f"{row.text('a')}-{row.text('b')}"
        if twins[pair, color] > 1:
            seen[pair, color] += 1
            name += f"/{seen[pair, color]}"
        elif tracks[pair] > 1:
            name += f"/{color}"
        names.append(name)
    return names


def _ticket(row: Fields, index: int, places: dict[str, int]) -> Ticket:
    a, b = _ends(row, places)
    points = row.whole("points", 1, 100)
    row.done()
    return Ticket(index, f"{row.values['a']}-{row.values['b']}", a, b, points)


def _card_ticket(row: Fields, index: int, places: dict[str, int]) -> CardTicket:
    needed = row.inner("cards")
    if not needed.values:
        raise row.error("cards", "must name at least one card")
    cards = tuple(needed.whole(color, 1, 10) if color in needed.values else 0 for color in COLORS)
    needed.done()
    ticket = _ticket(row, index, places)
    return CardTicket(ticket.index, ticket.name, ticket.a, ticket.b, ticket.points, cards)


def _big_city(row: Fields, places: dict[str, int]) -> BigCity:
    name = row.text("city")
    if name not in places:
        raise row.error("city", f"stands on no ticket: {name!r}")
    big = BigCity(places[name], row.whole("points", 1, 100), row.text("color", among=COLORS))
    row.done()
    return big


def _refuse_twins(data: Fields, names: list[str], what: str) -> None:
    for first, second in pairwise(sorted(names)):
        if first == second:
            raise DataError(f"{data.place}: the {what} {first!r} is there twice")
