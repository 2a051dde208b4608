"""A game between bots, printed from beginning to end: what `linewright play` shows where nobody can type."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from linewright.cli.terminal import pages
from linewright.cli.terminal.ceremony import ceremony
from linewright.cli.terminal.map import seat_symbol
from linewright.cli.terminal.screen import Screen
from linewright.cli.terminal.table import Table
from linewright.play.events import Event
from linewright.play.telling import listing, shortened, tell


def demonstrate(screen: Screen, table: Table, seed: str = "") -> None:
    """Play the game and print it, as somebody who watches sees it."""
    game = screen.words(f"terminal-{table.game}")
    screen.tell("terminal-demo", game=game, seats=listing(table.seats))
    if seed:
        screen.tell("terminal-demo-seed", seed=seed)
    screen.show("")
    while not table.over:
        table.let_bot_play(table.speaker())
    for line in _turns(screen, table, table.events(None)):
        screen.show(line)
    if table.board is not None:
        screen.show("", screen.heading(screen.words("terminal-final-map")))
        screen.show(pages.the_map(screen, table, table.view(None), max(screen.width, pages.NARROW_MAP)))
        screen.show(pages.legend_of(screen, table))
    screen.show("")
    ceremony(screen, table, wait=False)
    screen.show("")
    screen.tell("terminal-demo-more")


def _turns(screen: Screen, table: Table, events: list[Event]) -> Iterator[Text]:
    """One line for each turn: its sentences, one after the other."""
    number = 0
    begun, turn = "", []
    for event in [*events, {"line": "turn", "seat": 0}]:
        if event["line"] != "turn":
            turn.append(event)
            continue
        sentences = [tell(each, table.seats, screen.language) for each in shortened(turn)]
        if sentences:
            yield Text(f"{begun}{' '.join(sentences)}")
        number += 1
        begun, turn = f"{number:>3} {seat_symbol(event['seat'], screen.plain)} ", []
