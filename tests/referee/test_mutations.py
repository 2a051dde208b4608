"""Corrupted transcripts are all found out, and none brings the referee down."""

import json
import random

import pytest

from linewright.play.referee import review
from tests.referee import whole_games
from tests.referee.mutations import MUTATIONS, Line, mutants

GAMES = whole_games.all_of_them()


def text(lines: list[Line]) -> list[str]:
    return [json.dumps(line) for line in lines]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_whole_games_are_right(game: int) -> None:
    verdict = review(text(GAMES[game]))
    assert verdict.fault is None
    assert verdict.games == 1


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_corruption_is_found(game: int) -> None:
    undetected = [
        str(mutant)
        for mutant in mutants(GAMES[game], random.Random(game), of_each=25)
        if review(text(mutant.lines)).fault is None
    ]
    assert undetected == []


def test_corruptions_of_a_second_game_are_found() -> None:
    lines = GAMES[2] + GAMES[2]
    assert review(text(lines)).games == 2
    for mutant in mutants(lines, random.Random(1), of_each=10):
        verdict = review(text(mutant.lines))
        assert verdict.fault is not None, str(mutant)
        assert verdict.games == 1 or mutant.place < len(GAMES[2]), str(mutant)


def test_every_mutation_finds_something_to_corrupt() -> None:
    chance = random.Random(0)
    for name, mutation in MUTATIONS.items():
        assert any(True for game in GAMES for _ in mutation(game, chance)), name
