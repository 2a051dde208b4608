"""The player that draws every decision evenly from the legal numbers."""

from random import Random

from linewright.play.actions import Action
from linewright.play.seat import Seat


class RandomPlayer:
    """Plays at random."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seat: Seat) -> Action:
        return seat.random_action(self.random)
