"""The length of the longest continuous path (U-E3), exactly.

A path that uses each track at most once is a connected set of tracks in which none or two cities have an odd
number of its tracks. So the tracks are looked at one by one, each left out or taken, and what has been
chosen so far is remembered only as far as it matters later: for each city that still has tracks to come
(the frontier), which piece it belongs to and whether it is odd, and how many odd cities lie behind. Of all
choices that look alike from there on, the longest is enough.
"""

from collections.abc import Iterable, Sequence

Edge = tuple[str, str, int]
Piece = tuple[int, bool]
"""The piece a frontier city belongs to (0: none yet), and whether it is odd."""
Choice = tuple[tuple[Piece, ...], int]
"""The pieces of the frontier's cities in order, and the number of odd cities behind the frontier."""


def longest_path(tracks: Iterable[Edge]) -> int:
    edges = _in_sweeping_order(list(tracks))
    last = {city: place for place, edge in enumerate(edges) for city in edge[:2]}
    frontier: list[str] = []
    choices: dict[Choice, int] = {((), 0): 0}
    longest = 0
    for place, (a, b, length) in enumerate(edges):
        new = [city for city in (a, b) if city not in frontier]
        frontier += new
        at_a, at_b = frontier.index(a), frontier.index(b)
        after: dict[Choice, int] = {}
        for (pieces, odd), total in choices.items():
            left_out = pieces + ((0, False),) * len(new)
            _remember(after, (left_out, odd), total)
            _remember(after, (_joined(left_out, at_a, at_b), odd), total + length)
        choices = after
        for city in (a, b):
            if last[city] == place:
                choices, closed = _leave_behind(choices, frontier.index(city))
                longest = max(longest, closed)
                frontier.remove(city)
    return longest


def _remember(choices: dict[Choice, int], choice: Choice, total: int) -> None:
    choices[choice] = max(total, choices.get(choice, 0))


def _joined(pieces: tuple[Piece, ...], a: int, b: int) -> tuple[Piece, ...]:
    """Take a track between two cities of the frontier: their pieces become one, their oddness changes."""
    joined = list(pieces)
    fresh = max(piece for piece, _ in pieces) + 1
    merged = {pieces[city][0] for city in (a, b)} - {0}
    for city, (piece, odd) in enumerate(pieces):
        if city in (a, b):
            joined[city] = (fresh, not odd)
        elif piece in merged:
            joined[city] = (fresh, odd)
    return _numbered(joined)


def _numbered(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Number the pieces in the order in which they are met, so that like choices look alike."""
    numbers = {0: 0}
    return tuple((numbers.setdefault(piece, len(numbers)), odd) for piece, odd in pieces)


def _leave_behind(choices: dict[Choice, int], city: int) -> tuple[dict[Choice, int], int]:
    """Drop a city without further tracks; say also how long the longest path is that is complete by that."""
    after: dict[Choice, int] = {}
    closed = 0
    for (pieces, odd), total in choices.items():
        piece, is_odd = pieces[city]
        rest = pieces[:city] + pieces[city + 1 :]
        ends = odd + is_odd
        if ends > 2:
            continue
        if piece and all(other != piece for other, _ in rest):
            if all(other == 0 for other, _ in rest):
                closed = max(closed, total)
            continue
        _remember(after, (_numbered(rest), ends), total)
    return after, closed


def _in_sweeping_order(edges: list[Edge]) -> list[Edge]:
    """Order the tracks city by city, so that the frontier stays narrow."""
    ordered: list[Edge] = []
    rest = list(edges)
    reached: set[str] = set()
    while rest:
        open_cities = {city for edge in rest for city in edge[:2]}
        here = min(
            (open_cities & reached) or open_cities,
            key=lambda city: (
                len({c for e in rest if city in e[:2] for c in e[:2]} - reached - {city}),
                city,
            ),
        )
        ordered += [edge for edge in rest if here in edge[:2]]
        reached |= {city for edge in rest if here in edge[:2] for city in edge[:2]}
        rest = [edge for edge in rest if here not in edge[:2]]
    return ordered
