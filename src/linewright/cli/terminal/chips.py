"""Cards as chips: a letter and a word on a coloured ground, so that nothing hangs on colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from linewright.cli.terminal.map import COLOR_LETTERS
from linewright.cli.terminal.screen import Screen
from linewright.data import COLORS
from linewright.play.cards import Cards

LETTERS = {**{color: COLOR_LETTERS[color] for color in COLORS}, "locomotive": "L"}
_GROUNDS = {
    "red": "#ffffff on #b3261e",
    "orange": "#1a1a1a on #f0913a",
    "yellow": "#1a1a1a on #f2d03b",
    "green": "#ffffff on #23763f",
    "blue": "#ffffff on #2456b8",
    "purple": "#ffffff on #83359b",
    "black": "#f0f0f0 on #303030",
    "white": "#1a1a1a on #ececec",
    "locomotive": "bold #1a1a1a on #9fd8d2",
}


def chip(screen: Screen, kind: str, count: int | None = None, *, short: bool = False) -> Text:
    """One kind of card, with how many there are of it."""
    word = LETTERS[kind] if short else f"{LETTERS[kind]} {screen.words(f'kind-{kind}')}"
    text = Text(no_wrap=True)
    if screen.colour:
        text.append(f" {word} ", _GROUNDS[kind])
    else:
        text.append(f"{word}" if short else f"[{word}]")
    if count is not None:
        text.append(f"{'' if screen.colour or not short else ' '}×{count}", "bold")
    return text


def chips(screen: Screen, cards: Cards, *, short: bool = False) -> list[Text]:
    return [chip(screen, kind, count, short=short) for kind, count in cards.as_dict().items()]


def in_words(screen: Screen, cards: Cards) -> Text:
    """A count of cards on one line: chips, or a word for none."""
    return joined(chips(screen, cards)) if cards.size else Text(screen.words("count-none"))


def joined(pieces: Sequence[Text], between: str = "  ") -> Text:
    line = Text(no_wrap=True)
    for place, piece in enumerate(pieces):
        line.append(between if place else "")
        line.append_text(piece)
    return line


def flow(pieces: Sequence[Text], width: int, indent: int = 2, between: str = "  ") -> list[Text]:
    """Pieces side by side, in as many lines as it takes; a piece is never broken."""
    lines: list[Text] = []
    line = Text(" " * indent, no_wrap=True)
    for piece in pieces:
        if line.cell_len > indent and line.cell_len + len(between) + piece.cell_len > width:
            lines.append(line)
            line = Text(" " * indent, no_wrap=True)
        if line.cell_len > indent:
            line.append(between)
        line.append_text(piece)
    return [*lines, line] if line.cell_len > indent or not lines else lines
