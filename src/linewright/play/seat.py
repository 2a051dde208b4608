"""What a player gets: the table as its seat sees it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from linewright.play.actions import Action
from linewright.play.engine import Engine, State
from linewright.play.rows import action_of
from linewright.play.views import View, view_of

Decide = Callable[["Seat", tuple[Any, Any, Any]], int]


class Seat:
    """A seat's side of the table at the moment when it may play.

    `blind` is the state with everything erased that the seat cannot know: the same block that search fills with
    imagined worlds. `view` is the same by name.
    """

    def __init__(self, engine: Engine, blind: State, number: int, version: int) -> None:
        self.version = version
        self.engine = engine
        self.number = number
        self.blind = blind.copy()
        self._shown = blind
        # Where all choose at the same time, this seat speaks in its own copy; what is shown stays the table's.
        engine.give_word(self.blind, number)

    @cached_property
    def view(self) -> View:
        return view_of(self.engine, self._shown, self.number, self.version)

    def random_action(self, random: Random) -> Action:
        """A play made of decisions, each drawn evenly from the legal numbers."""
        return self._action(lambda state: random.choice(self.engine.legal(state)))

    def action_by(self, decide: Decide) -> Action:
        """A play made of the decisions of a compiled player, who gets rules, view and scratch space as its target does.

        The scratch space holds what is legal.
        """

        def number(state: State) -> int:
            self.engine.mask(state)
            return decide(self, self.engine.given(state))

        return self._action(number)

    def _action(self, decide: Callable[[State], int]) -> Action:
        state = self.blind.copy()
        row: list[int] = []
        while True:
            number = decide(state)
            row.append(number)
            if self.engine.ends_play(state, number):
                return action_of(self.engine, self.blind, row)
            self.engine.apply(state, number)
