"""The players that can be named, and what each must be able to do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from linewright.bots.compiled import Planner
from linewright.bots.greedy import Greedy
from linewright.bots.random_player import RandomPlayer
from linewright.errors import UnknownName
from linewright.play.actions import Action
from linewright.play.seat import Seat


class Player(Protocol):
    """A player: chooses a play for a seat from what that seat sees."""

    def choose(self, seat: Seat) -> Action: ...


PLAYERS: dict[str, Callable[[Random], Player]] = {"random": RandomPlayer, "greedy": Greedy, "planner": Planner}


def player(name: str, seed: int = 0) -> Player:
    """A player by name; the same name and seed always play the same."""
    if name not in PLAYERS:
        raise UnknownName(f"there is no player {name!r}: the players are {', '.join(PLAYERS)}")
    return PLAYERS[name](Random(f"{name} {seed}"))
