"""The table of a terminal game: the only place that holds the game itself.

It hands out views and the events that a seat may see, nothing else, so that no page can show a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from linewright.bots import PLAYERS, player
from linewright.cli.terminal.screen import Screen
from linewright.data import Board, board
from linewright.play.actions import Action
from linewright.play.events import Event
from linewright.play.game import Game
from linewright.play.names import Names
from linewright.play.records import Record
from linewright.play.views import View, events_for

INTERPRETED = frozenset(
    {"random", "greedy", "planner"}
)  # players quick enough without the compiler, which takes a second to load


class Table:
    """A game, who sits where, and what each may know."""

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        """`bots` names the player of each seat; an empty name is a person."""
        self._game = game
        self.bots = list(bots)
        self._players = [player(name, seat) if name else None for seat, name in enumerate(bots)]

    @property
    def game(self) -> str:
        return self._game.game

    @property
    def seats(self) -> list[str]:
        """The names at the table."""
        return self._game.seat_names

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    @property
    def names(self) -> Names:
        return self._game.engine.names

    @property
    def variants(self) -> dict[str, str | int | bool]:
        return self._game.variants

    @cached_property
    def board(self) -> Board | None:
        return None if self.game == "card" else board(self.game)

    @property
    def over(self) -> bool:
        return self._game.over

    def speaker(self) -> int:
        """Whose word it is: bots first where all choose at once, so that people wait for nobody."""
        speakers = self._game.speakers
        return next((seat for seat in speakers if self.bots[seat]), speakers[0])

    def view(self, seat: int | None) -> View:
        return self._game.view(seat)

    def events(self, seat: int | None) -> list[Event]:
        """All that has happened, as a seat may see it."""
        return self._game.events(seat)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry a play out; what happened, as the seat may see it."""
        return events_for(self._game.play(seat, action), seat)

    def let_bot_play(self, seat: int) -> None:
        bot = self._players[seat]
        assert bot is not None
        self._game.play(seat, bot.choose(self._game.seat(seat)))

    def points(self, track: str) -> int:
        """What a track is worth to whoever claims it."""
        rules = self._game.engine.rules[0]
        return int(rules["points"][int(rules["length"][self.names.track_numbers[track]])])

    def closed(self, view: View) -> set[int]:
        """Tracks that the viewer (a spectator: anybody) cannot take, since the other track of the pair is taken."""
        return {self.names.track_numbers[name] for name in view.closed_tracks}

    def record(self) -> Record:
        return Record.of(self._game)

    def record_line(self) -> str:
        return self.record().to_line()


def is_bot(name: str) -> str:
    """The player that a seat's name stands for (“Greedy 2”), or nothing: it is a person."""
    first, _, number = name.partition(" ")
    return first.casefold() if first.casefold() in PLAYERS and (not number or number.isdecimal()) else ""


def seat_names(who: Sequence[str], screen: Screen) -> tuple[list[str], list[str]]:
    """The names at the table, each once, and the bots among them, from words such as you, anna, greedy."""
    names: list[str] = []
    bots: list[str] = []
    for word in who:
        bot = word.casefold() if word.casefold() in PLAYERS else ""
        own = screen.words("terminal-you")
        base = bot.capitalize() or (own if word.casefold() in ("you", "me", own.casefold()) else word)
        count = 1
        name = base
        while name in names:
            count += 1
            name = f"{base} {count}"
        names.append(name)
        bots.append(bot)
    return names, bots


def target_for(bots: Sequence[str]) -> str:
    """A game of people and simple bots needs no compiler, and starts at once."""
    return "interpreted" if {bot for bot in bots if bot} <= INTERPRETED else ""
