"""The map of a board in a terminal, drawn with characters.

`draw_map` is the map, `legend` a few lines that explain its signs; the lists beside it are in `map_tables`.
All are pure functions of the board and of who owns what.

A track is a curve between two cities with a sign on it: `37R3` is track number 37, red, of 3 spaces. Marks
follow where there are any: `~` for each locomotive that a ferry asks for, `=` for a tunnel, `#` for the route
of nine spaces. A track that is owned has its owner's symbol in place of the colour's letter, and a thick
line: `37●3`. One that nobody may take any more has a cross: `37×3`. Colours only repeat what the signs say.

Lines are drawn in Braille characters (two dots by four in each cell), or with `plain=True` in ASCII alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from functools import lru_cache

from rich.style import Style
from rich.text import Text

from linewright.cli.terminal.map_layout import Layout, make_layout
from linewright.cli.terminal.map_names import city_code, drawn_at
from linewright.data import COLORS, GREY, Board, Track

NARROWEST = 80  # columns
WRITTEN_OUT = 100  # columns from which cities have their full names on the map

COLOR_LETTERS = {
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
    "black": "K",
    "white": "W",
    GREY: "*",
}
SEAT_SYMBOLS = "●▲■◆★"
SEAT_LETTERS = "abcde"  # where only ASCII is wanted; small, so that no colour is meant
CLOSED, CLOSED_PLAIN = "×", "x"
FERRY, TUNNEL, NINE = "~", "=", "#"

# Colours of middling brightness, to be seen on dark and on light terminals; black and white as chips.
_TRACK_SIGNS = {
    "red": "bold #e5484d",
    "orange": "bold #e8833a",
    "yellow": "bold #c9a500",
    "green": "bold #2f9e55",
    "blue": "bold #4a86e8",
    "purple": "bold #c062d6",
    "black": "bold #f0f0f0 on #303030",
    "white": "bold #202020 on #e8e8e8",
    GREY: "#909090",
}
_TRACK_LINES = {**_TRACK_SIGNS, "black": "#6a6a6a", "white": "#b8b8b8"}
_SEATS = ("#2f6fde", "#d13438", "#2e8b3d", "#b8860b", "#8a4fbf")
_CLOSED_STYLE = "#787878"


class _Canvas:
    """A grid of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.characters = [[" "] * width for _ in range(height)]
        self.styles: list[list[str]] = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for place, character in enumerate(text, x):
            if 0 <= place < self.width:
                self.characters[y][place] = character
                self.styles[y][place] = style

    def text(self, colour: bool) -> Text:
        result = Text(no_wrap=True, overflow="crop", end="")
        for y, (characters, styles) in enumerate(zip(self.characters, self.styles, strict=True)):
            if y:
                result.append("\n")
            if not colour:
                result.append("".join(characters).rstrip())
                continue
            start = 0
            last = len("".join(characters).rstrip())
            for x in range(1, last + 1):
                if x == last or styles[x] != styles[start]:
                    result.append("".join(characters[start:x]), _style(styles[start]))
                    start = x
        return result


def draw_map(
    board: Board,
    owner: Sequence[int | None],
    closed: Set[int] = frozenset(),
    *,
    highlight_cities: Mapping[int, str] | None = None,
    highlight_tracks: Collection[int] = (),
    width: int = WRITTEN_OUT,
    height: int | None = None,
    colour: bool = True,
    plain: bool = False,
) -> Text:
    """The map. `owner` has a seat or None for each track; `closed` are the tracks nobody may take any more.

    A highlighted city stands in capitals with its mark at both sides (of two characters one at each side,
    such as "><"); a highlighted track has its sign in square brackets. A track's number is its index + 1.
    """
    layout = map_layout(board, width, height)
    canvas = _Canvas(layout.width, layout.height)
    _draw_lines(canvas, board, layout, owner, closed, plain)
    for city, (x, y) in enumerate(layout.cities):
        name = city_label(board, city, width)
        mark = (highlight_cities or {}).get(city, "")
        name, style = (name.upper(), "bold reverse") if mark else (name, "bold")
        canvas.write(x - 1, y, f"{mark[:1] or ' '}{name}{mark[1:2] or mark[:1] or ' '}", style)
    for track, (x, y) in zip(board.tracks, layout.signs, strict=True):
        seat = owner[track.index]
        sign = track_sign(track, seat, track.index in closed, plain)
        style = sign_style(track, seat, track.index in closed)
        if track.index in highlight_tracks:
            canvas.write(x - 1, y, f"[{sign}]", f"{style} underline")
        else:
            canvas.write(x, y, sign, style)
    return canvas.text(colour)


def legend(
    *, seats: Sequence[str] = (), colour: bool = True, plain: bool = False, say: Callable[[str], str] = str
) -> Text:
    """What the signs mean. `say` gives the word of another language for an English one."""
    result = Text()
    for name in (*COLORS, GREY):
        letter, word = COLOR_LETTERS[name], say("any one colour" if name == GREY else name)
        result.append(f"{letter} {word}", _style(_TRACK_SIGNS[name]) if colour else "")
        result.append("  ")
    result.append(f"{FERRY} {say('ferry: a locomotive each')}  {TUNNEL} {say('tunnel')}  ")
    cross = CLOSED_PLAIN if plain else CLOSED
    result.append(f"{NINE} {say('nine spaces')}  {cross} {say('closed')}  [ ] {say('yours to take')}")
    for seat, who in enumerate(seats):
        result.append("  ")
        result.append(f"{seat_symbol(seat, plain)} {who}", _style(seat_style(seat)) if colour else "")
    return result


def track_sign(track: Track, seat: int | None, closed: bool = False, plain: bool = False) -> str:
    """What stands on the map for a track; of the same length whoever owns it."""
    if seat is not None:
        letter = seat_symbol(seat, plain)
    elif closed:
        letter = CLOSED_PLAIN if plain else CLOSED
    else:
        letter = COLOR_LETTERS[track.color]
    return f"{track.index + 1}{letter}{track.length}{track_marks(track)}"


def track_marks(track: Track) -> str:
    if track.tunnel:
        return TUNNEL
    return NINE if track.length == 9 else FERRY * track.ferry_locomotives


def seat_symbol(seat: int, plain: bool = False) -> str:
    return (SEAT_LETTERS if plain else SEAT_SYMBOLS)[seat]


def city_label(board: Board, city: int, width: int) -> str:
    """The name of a city as a map of this width has it."""
    name = board.cities[city].name
    return name if width >= WRITTEN_OUT else city_code(name)


def map_layout(board: Board, width: int, height: int | None = None) -> Layout:
    """Where things lie on a map of this size. Found once, in some tenths of a second, then remembered."""
    width = max(width, NARROWEST)
    return _layout(board, width, max(height or usual_height(board, width), 36))


def usual_height(board: Board, width: int) -> int:
    """Rows for a map of so many columns: what is wide on the earth is wide here, within reason."""
    if width < WRITTEN_OUT:
        return 54 if _is_tall(board) else 46
    return 50 if _is_tall(board) else 46 + (width >= 140) * 4


@lru_cache(maxsize=16)
def _layout(board: Board, width: int, height: int) -> Layout:
    return make_layout(
        [drawn_at(city) for city in board.cities],
        [len(city_label(board, city, width)) for city in range(len(board.cities))],
        [(track.a, track.b) for track in board.tracks],
        [len(track_sign(track, None)) for track in board.tracks],
        width,
        height,
    )


def _is_tall(board: Board) -> bool:
    lats, lons = [city.lat for city in board.cities], [city.lon for city in board.cities]
    return max(lats) - min(lats) > 0.5 * (max(lons) - min(lons))


def _draw_lines(
    canvas: _Canvas,
    board: Board,
    layout: Layout,
    owner: Sequence[int | None],
    closed: Collection[int],
    plain: bool,
) -> None:
    """All curves; the owned last, so that they lie on top."""
    dots: dict[tuple[int, int], int] = {}
    for track in sorted(board.tracks, key=lambda track: owner[track.index] is not None):
        seat, curve = owner[track.index], layout.curves[track.index]
        shut = track.index in closed and seat is None
        style = _line_style(track, seat, shut)
        if plain:
            _draw_plain(canvas, curve, style, seat)
            continue
        on, period = _rhythm(track, seat is not None, shut)
        brush = ((0, 0),) if seat is None else ((0, 0), (1, 0), (0, 1), (1, 1))
        for step, (x, y) in enumerate(curve):
            if step % period >= on:
                continue
            for right, down in brush:
                column, row = (x + right) // 2, (y + down) // 4
                if column < layout.width and row < layout.height:
                    bit = _BRAILLE[(y + down) % 4][(x + right) % 2]
                    dots[column, row] = dots.get((column, row), 0) | bit
                    canvas.styles[row][column] = style
    for (column, row), bits in dots.items():
        canvas.characters[row][column] = chr(0x2800 + bits)


_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def _rhythm(track: Track, owned: bool, shut: bool) -> tuple[int, int]:
    """How a line is broken: so many dots drawn of so many. Ferries are dotted, tunnels dashed."""
    if shut:
        return 1, 4
    if track.ferry_locomotives:
        return (3, 6) if owned else (1, 2)
    if track.tunnel:
        return (6, 9) if owned else (4, 6)
    return 1, 1


def _draw_plain(canvas: _Canvas, curve: Sequence[tuple[int, int]], style: str, seat: int | None) -> None:
    """A curve in ASCII: a stroke in each cell, or its owner's letter."""
    cells: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in curve:
        cells.setdefault((x // 2, y // 4), []).append((x, y))
    for (column, row), inside in cells.items():
        across, down = inside[-1][0] - inside[0][0], inside[-1][1] - inside[0][1]
        if seat is not None:
            stroke = SEAT_LETTERS[seat]
        elif abs(down) <= 1:
            stroke = "_" if inside[0][1] % 4 == 3 else "-"
        elif across == 0:
            stroke = "|"
        else:
            stroke = "\\" if (across > 0) == (down > 0) else "/"
        canvas.write(column, row, stroke, style)


@lru_cache(maxsize=256)
def _style(words: str) -> Style:
    return Style.parse(words)


def seat_style(seat: int) -> str:
    return f"bold #ffffff on {_SEATS[seat]}"


def sign_style(track: Track, seat: int | None, closed: bool) -> str:
    if seat is not None:
        return seat_style(seat)
    return _CLOSED_STYLE if closed else _TRACK_SIGNS[track.color]


def _line_style(track: Track, seat: int | None, shut: bool) -> str:
    if seat is not None:
        return f"bold {_SEATS[seat]}"
    return _CLOSED_STYLE if shut else _TRACK_LINES[track.color]
