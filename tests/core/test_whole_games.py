"""Whole random games of every kind: what must hold in every state holds, and every game ends."""

from collections import Counter

import pytest

from linewright.core import targets
from linewright.core.numbers import OVER
from tests.core.invariants import check
from tests.core.positions import Position
from tests.core.whole_games import TEMPERS, Kind, decisions, kinds


def new(kind: Kind) -> Position:
    return kind.new(targets.compiled() if targets.has_compiler() else targets.interpreted())


def check_games(kind: Kind, seeds: range) -> Counter[int]:
    """Play games, check every state; how they ended."""
    position = new(kind)
    reasons: Counter[int] = Counter()
    for seed in seeds:
        for step, number in enumerate(decisions(position, seed)):
            try:
                check(position)
            except AssertionError as error:
                raise AssertionError(f"{kind}, game {seed}, decision {step} ({number}): {error}") from error
        assert position.s.phase == OVER
        reasons[int(position.s.reason)] += 1
    return reasons


@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_K_Y4_U_E5_every_state_of_whole_games_holds_together(kind: Kind) -> None:
    check_games(kind, range(2 * len(TEMPERS)))


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_every_state_of_many_whole_games_holds_together(kind: Kind) -> None:
    check_games(kind, range(100, 140))
