"""The lists that stand beside or below the terminal map: tracks, cities, and the tracks a ticket wants."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence, Set
from heapq import heappop, heappush

from rich.box import ASCII2, SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from linewright.cli.terminal.map import COLOR_LETTERS, seat_symbol, sign_style, track_marks
from linewright.cli.terminal.map_names import city_code
from linewright.data import GREY, Board, Ticket, Track

_GROUP = 62  # columns that one group of a table needs


def track_table(
    board: Board,
    owner: Sequence[int | None],
    closed: Set[int] = frozenset(),
    *,
    affordable: Collection[int] | None = None,
    on_tickets: Collection[int] | None = None,
    free: bool = False,
    cities: Collection[int] | None = None,
    seats: Sequence[str] = (),
    width: int = 80,
    colour: bool = True,
    plain: bool = False,
    say: Callable[[str], str] = str,
) -> Table:
    """The tracks by number. Each filter that is given must let a track pass.

    `affordable` and `on_tickets` are the tracks to show (`ticket_tracks` finds the latter); `free` leaves out
    what is owned or closed; `cities` leaves out tracks that touch none of these. Long lists stand in two
    groups where the width has room. `say` gives the word of another language for an English one.
    """
    tracks = []
    for track in board.tracks:
        if any(wanted is not None and track.index not in wanted for wanted in (affordable, on_tickets)):
            continue
        if free and (owner[track.index] is not None or track.index in closed):
            continue
        if cities is None or track.a in cities or track.b in cities:
            tracks.append(track)
    groups = 2 if width >= 2 * _GROUP and len(tracks) > 12 else 1
    rows = -(-len(tracks) // groups)
    table = Table(box=ASCII2 if plain else SIMPLE_HEAD, pad_edge=False, show_edge=plain)
    heads = (say("no."), say("track"), say("length"), say("colour"), say("kind"), say("owner"))
    for group in range(groups):
        if group:
            table.add_column("")
        for place, head in enumerate(heads):
            table.add_column(head, justify="right" if place in {0, 2} else "left", no_wrap=True)
    for row in range(rows):
        cells: list[Text] = []
        for group in range(groups):
            place = group * rows + row
            if group:
                cells.append(Text())
            if place < len(tracks):
                cells += _row(board, tracks[place], owner, closed, seats, colour, plain, say)
        table.add_row(*cells)
    return table


def city_table(board: Board, *, width: int = 80, plain: bool = False) -> Table:
    """Which code is which city, in as many columns as fit."""
    names = sorted((city_code(city.name), city.name) for city in board.cities)
    columns = max(1, width // (max(len(name) for _, name in names) + 6))
    rows = -(-len(names) // columns)
    table = Table(box=None, show_header=False, pad_edge=False, safe_box=plain)
    for _ in range(columns):
        table.add_column(no_wrap=True)
    for row in range(rows):
        table.add_row(*(f"{code} {name}" for code, name in names[row::rows]))
    return table


def ticket_tracks(
    board: Board,
    owner: Sequence[int | None],
    closed: Set[int],
    seat: int,
    tickets: Iterable[Ticket],
) -> set[int]:
    """The tracks a seat still lacks on the ways that complete its tickets with the fewest trains.

    Own tracks cost nothing. Of several ways of one length all are told. A ticket that is complete, or can no
    longer be completed, adds nothing.
    """
    cost: dict[int, int] = {}
    for track in board.tracks:
        if owner[track.index] == seat:
            cost[track.index] = 0
        elif owner[track.index] is None and track.index not in closed:
            cost[track.index] = track.length
    found = set()
    for ticket in tickets:
        here, there = _distances(board, cost, ticket.a), _distances(board, cost, ticket.b)
        best = here.get(ticket.b)
        if best is None:
            continue
        for track in board.tracks:
            length = cost.get(track.index, 0)
            for a, b in ((track.a, track.b), (track.b, track.a)):
                if length and a in here and b in there and here[a] + length + there[b] == best:
                    found.add(track.index)
    return found


def _distances(board: Board, cost: dict[int, int], start: int) -> dict[int, int]:
    """How far each city that can be reached is."""
    ways: dict[int, list[tuple[int, int]]] = {}
    for track in board.tracks:
        if track.index in cost:
            ways.setdefault(track.a, []).append((track.b, cost[track.index]))
            ways.setdefault(track.b, []).append((track.a, cost[track.index]))
    done: dict[int, int] = {}
    queue = [(0, start)]
    while queue:
        far, city = heappop(queue)
        if city not in done:
            done[city] = far
            for other, length in ways.get(city, ()):
                heappush(queue, (far + length, other))
    return done


def _row(
    board: Board,
    track: Track,
    owner: Sequence[int | None],
    closed: Set[int],
    seats: Sequence[str],
    colour: bool,
    plain: bool,
    say: Callable[[str], str],
) -> list[Text]:
    a, b = board.cities[track.a].name, board.cities[track.b].name
    between = f"{city_code(a)}-{city_code(b)} {a}-{b}"
    seat, shut = owner[track.index], track.index in closed
    state = say("closed") if shut else ""
    if seat is not None:
        state = f"{seat_symbol(seat, plain)} {seats[seat] if seat < len(seats) else seat + 1}"
    word = say("any one") if track.color == GREY else say(track.color)
    return [
        Text(str(track.index + 1)),
        Text(between),
        Text(str(track.length)),
        Text(f"{COLOR_LETTERS[track.color]} {word}", sign_style(track, None, False) if colour else ""),
        Text(_kind(track, say)),
        Text(state, sign_style(track, seat, shut) if colour and state else ""),
    ]


def _kind(track: Track, say: Callable[[str], str]) -> str:
    marks = track_marks(track)
    if track.tunnel:
        return f"{marks} {say('tunnel')}"
    if track.ferry_locomotives:
        return f"{marks} {say('ferry')}"
    if marks:
        return f"{marks} {say('nine')}"
    return say("double") if track.double else ""
