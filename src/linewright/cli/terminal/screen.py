"""The screen of a terminal game: what is written, asked and cleared, in one language and one set of characters."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from io import StringIO
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from linewright.play.words import SOURCE_LANGUAGE, Fact, say

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the window, and what was scrolled out of it: another's hand must not be found there
NARROWEST, WIDEST = 60, 240
BESIDE = 138  # columns from which the table stands beside the map
PLAIN = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "’": "'",
        "·": "-",
        "×": "x",
        "…": "...",
        "–": "-",
        "✓": "+",
        "▶": ">",
        "─": "-",
        "━": "=",
    }
)

# What map and track list call things: the message that says it.
MAP_WORDS = {
    "any one colour": "terminal-map-any-one-colour",
    "any one": "terminal-map-any-one",
    "ferry: a locomotive each": "terminal-map-ferry-each",
    "tunnel": "terminal-map-tunnel",
    "ferry": "terminal-map-ferry",
    "nine spaces": "terminal-map-nine-spaces",
    "nine": "terminal-map-nine",
    "double": "terminal-map-double",
    "closed": "terminal-map-closed",
    "yours to take": "terminal-map-yours",
    "no.": "terminal-map-no",
    "track": "terminal-map-track",
    "length": "terminal-map-length",
    "colour": "terminal-map-colour",
    "kind": "terminal-map-kind",
    "owner": "terminal-map-owner",
}


class Screen:
    """Where a person looks and types. `ask` and `out` can be replaced, so that a test can sit there."""

    def __init__(
        self,
        *,
        width: int | None = None,
        height: int | None = None,
        colour: bool | None = None,
        plain: bool = False,
        language: str = SOURCE_LANGUAGE,
        ask: Callable[[str], str] | None = None,
        out: TextIO | None = None,
        pause: float = 0.0,
    ) -> None:
        self.fixed_width = width
        self.fixed_height = height
        self.language = language
        self.plain = plain
        self.out = out or sys.stdout
        self.colour = not plain and (_wants_colour(self.out) if colour is None else colour)
        self.read = ask or input
        self.pace = pause
        self.interactive = ask is not None or self.out.isatty()

    @property
    def width(self) -> int:
        width = self.fixed_width or shutil.get_terminal_size((100, 40)).columns
        return min(max(width, NARROWEST), WIDEST)

    @property
    def height(self) -> int:
        return self.fixed_height or shutil.get_terminal_size((100, 40)).lines

    def words(self, message: str, **facts: Fact) -> str:
        """A message of words/*.ftl in the language of this screen."""
        return say(message, self.language, **facts)

    def map_word(self, english: str) -> str:
        """The words that the map and the list of tracks ask for."""
        return self.words(MAP_WORDS.get(english, f"kind-{english}"))

    def render(self, *items: RenderableType, width: int | None = None) -> str:
        console = Console(
            file=StringIO(),
            width=width or self.width,
            height=1000,
            color_system=("truecolor" if self.colour else None),
            force_terminal=self.colour,
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )
        with console.capture() as capture:
            for item in items:
                console.print(item)
        text = "\n".join(line.rstrip() for line in capture.get().split("\n"))
        return text.translate(PLAIN) if self.plain else text

    def show(self, *items: RenderableType) -> None:
        self.out.write(self.render(*items))
        self.out.flush()

    def tell(self, message: str, **facts: Fact) -> None:
        self.show(self.words(message, **facts))

    def clear(self) -> None:
        """Nothing of what stood here can be read any more, by scrolling neither."""
        if self.interactive:
            self.out.write(CLEAR)
            self.out.flush()

    def page(self, *items: RenderableType, in_pieces: bool = True) -> None:
        """A fresh page; what is too long for the window comes in pieces, or scrolls so that its end is seen."""
        self.clear()
        lines = self.render(*items).rstrip("\n").split("\n")
        step = max(self.height - 2, 10)
        if not self.interactive or not in_pieces or len(lines) <= step + 1:
            self.out.write("\n".join(lines) + "\n")
            self.out.flush()
            return
        for start in range(0, len(lines), step):
            self.out.write("\n".join(lines[start : start + step]) + "\n")
            self.out.flush()
            if start + step < len(lines) and self.ask(self.words("terminal-more")).casefold().startswith("q"):
                return

    def ask(self, question: str) -> str:
        """What a person types, without blanks around it; EOFError where no more comes."""
        prompt = f"{question} > " if question else "> "
        return self.read(prompt.translate(PLAIN) if self.plain else prompt).strip()

    def pause(self) -> None:
        """A moment of suspense."""
        if self.pace:
            time.sleep(self.pace)

    def forget(self) -> None:
        """Nobody may find what another typed by the arrow keys."""
        try:
            import readline
        except ImportError:
            return
        readline.clear_history()

    def heading(self, text: str) -> Text:
        return Text(text, "bold")


def _wants_colour(out: TextIO) -> bool:
    import os

    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
