"""What a player gets: the table as its seat sees it, and nothing else."""

from __future__ import annotations

from functools import cached_property
from random import Random

from linewright.play.actions import Action
from linewright.play.engine import Engine, State
from linewright.play.rows import action_of
from linewright.play.views import View, view_of


class Seat:
    """A seat's side of the table at the moment when it may play.

    `blind` is the state with everything erased that the seat cannot know: the same block that search fills with
    imagined worlds. `view` is the same by name.
    """

    def __init__(self, engine: Engine, blind: State, number: int) -> None:
        self.engine = engine
        self.number = number
        self.blind = blind
        engine.give_word(blind, number)

    @cached_property
    def view(self) -> View:
        return view_of(self.engine, self.blind, self.number)

    def random_action(self, random: Random) -> Action:
        """A play made of decisions, each drawn evenly from the legal numbers."""
        state = self.blind.copy()
        row: list[int] = []
        while True:
            number = random.choice(self.engine.legal(state))
            row.append(number)
            if self.engine.ends_play(state, number):
                return action_of(self.engine, self.blind, row)
            self.engine.apply(state, number)
