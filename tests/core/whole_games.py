"""Whole random games of every kind, by players of several tempers, so that rare corners come up too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

from linewright.core import numbers
from linewright.core.layout import NOTHING
from linewright.core.numbers import OVER
from linewright.games.variants import PLAYERS, VARIANTS, Reading
from tests.core.positions import Position


@dataclass(frozen=True)
class Kind:
    """A game, a number of seats and the variants that are switched."""

    game: str
    seats: int
    variants: tuple[tuple[str, Reading], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={reading}" for name, reading in self.variants)])

    def new(self, target: SimpleNamespace) -> Position:
        chosen: Mapping[str, Any] = dict(self.variants)
        return Position(self.game, self.seats, chosen, target=target)


def kinds(*, with_variants: bool = True) -> list[Kind]:
    """Every game with every number of seats; each variant alone, and all of them together."""
    found = []
    for game, (fewest, most) in PLAYERS.items():
        switched = [((each.name, each.readings[-1]),) for each in VARIANTS[game]]
        choices: list[tuple[tuple[str, Reading], ...]] = [()]
        if with_variants:
            choices += switched
            if len(switched) > 1:
                choices.append(tuple(pair for one in switched for pair in one))
        found += [Kind(game, seats, chosen) for seats in range(fewest, most + 1) for chosen in choices]
    return found


# What each temper likes better than the rest, and how much.
TEMPERS: dict[str, dict[str, float]] = {
    "even": {},
    "collector": {"draw": 12, "claim": 0.02, "lay": 0.05},
    "builder": {"claim": 20, "lay": 5, "tickets": 0.3},
    "dreamer": {"tickets": 15},
    "refuser": {"tickets": 4, "withdraw": 5, "claim": 0.2},
}


def group_of(number: int) -> str:
    if number < numbers.DRAW:
        return "claim"
    if number <= numbers.DRAW_DECK:
        return "draw"
    if number == numbers.TAKE_TICKETS:
        return "tickets"
    if number == numbers.WITHDRAW:
        return "withdraw"
    if numbers.LAY <= number < numbers.COMPLETE:
        return "lay"
    return "other"


def temper_of(seed: int) -> str:
    return list(TEMPERS)[seed % len(TEMPERS)]


def choose(random: Random, temper: str, legal: set[int]) -> int:
    """A number that is legal: first which kind of thing to do, then which of them."""
    groups: dict[str, list[int]] = {}
    for number in sorted(legal):
        groups.setdefault(group_of(number), []).append(number)
    names = list(groups)
    likes = TEMPERS[temper]
    (name,) = random.choices(names, [likes.get(each, 1.0) for each in names])
    return random.choice(groups[name])


def decisions(position: Position, seed: int, temper: str | None = None, longest: int = 20_000) -> Iterator[int]:
    """Set a game up and play it; yields each number after it was chosen and before it is done, and one at the end."""
    random = Random(seed)
    temper = temper or temper_of(seed)
    position.set_up(seed, NOTHING)
    for _ in range(longest):
        if position.s.phase == OVER:
            yield -1
            return
        number = choose(random, temper, position.legal())
        yield number
        position.apply(number)
    raise AssertionError(f"game {seed} does not end")


def play(position: Position, seed: int, temper: str | None = None) -> None:
    for _ in decisions(position, seed, temper):
        pass
