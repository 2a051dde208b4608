"""Compiled players behind the protocol of all players: a play is a row of their decisions."""

from __future__ import annotations

from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

from linewright.bots.greedy import Greedy
from linewright.bots.plan import PLAYER_ROOMS, Plan
from linewright.core import targets
from linewright.core.layout import new_block
from linewright.play.actions import Action
from linewright.play.seat import Seat


@cache
def rooms(target: str) -> SimpleNamespace:
    return targets.compiled(rooms=PLAYER_ROOMS) if target == "compiled" else targets.interpreted(PLAYER_ROOMS)


class Planner:
    """The ticket planner on the boards; in the Card Game, which has no ways to plan, the greedy player."""

    def __init__(self, random: Random) -> None:
        self.plan = new_block(Plan)
        self.greedy = Greedy(random)

    def choose(self, seat: Seat) -> Action:
        if seat.engine.game == "card":
            return self.greedy.choose(seat)
        return seat.action_by(self._decide)

    def _decide(self, seat: Seat, given: tuple[Any, Any, Any]) -> int:
        target = seat.engine.target
        plan = self.plan[0] if target == "compiled" else targets.fields(Plan, self.plan)
        return int(rooms(target).planner.decide(*given, plan))
