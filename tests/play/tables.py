"""Whole random games on the readable face, and copies of a game on which something may be tried."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from linewright.play.actions import Action
from linewright.play.deal import seed_from_number
from linewright.play.game import Game
from linewright.play.positions import FORMAT, read_position
from linewright.play.refusals import Refusal
from linewright.play.rows import action_of
from tests.core.whole_games import Kind, choose, temper_of

POSITIONS = Path(__file__).parent / "positions"


def new_game(kind: Kind, seed: int, target: str = "") -> Game:
    return Game(kind.game, kind.seats, dict(kind.variants), seed=seed_from_number(seed), target=target)


def twin(game: Game) -> Game:
    """The same table once more: what is played there leaves the first alone."""
    other = copy.copy(game)
    other.state = game.state.copy()
    other.plays = list(game.plays)
    other.log = list(game.log)
    return other


def random_play(game: Game, random: Random, temper: str) -> tuple[int, Action, bytes]:
    """Any seat that may speak, a play made of legal numbers, and the state after these numbers."""
    seat = random.choice(game.speakers)
    state = game.state.copy()
    game.engine.give_word(state, seat)
    before = state.copy()
    row: list[int] = []
    ended = False
    while not ended:
        number = choose(random, temper, set(game.engine.legal(state)))
        row.append(number)
        ended = game.engine.ends_play(state, number)
        game.engine.apply(state, number)
    game.engine.take_log()
    return seat, action_of(game.engine, before, row), state.tobytes()


def moments(kind: Kind, seed: int, target: str = "") -> Iterator[tuple[Game, Random]]:
    """A game before each of its plays and when it is over, played at random by a temper of its own."""
    game, random = new_game(kind, seed, target), Random(seed)
    while not game.over:
        yield game, random
        seat, action, _ = random_play(game, random, temper_of(seed))
        game.play(seat, action)
    yield game, random


def finished(kind: Kind, seed: int) -> Game:
    for game, _ in moments(kind, seed):
        if game.over:
            return game
    raise AssertionError("a game that does not end")


def legal_rows(game: Game, seat: int) -> Iterator[list[int]]:
    """Every row of numbers that is a play of a seat that may speak."""
    start = game.state.copy()
    game.engine.give_word(start, seat)

    def walk(state: Any, row: list[int]) -> Iterator[list[int]]:
        for number in game.engine.legal(state):
            if game.engine.ends_play(state, number):
                yield [*row, number]
            else:
                after = state.copy()
                game.engine.apply(after, number)
                yield from walk(after, [*row, number])

    yield from walk(start, [])
    game.engine.take_log()


def legal_plays(game: Game, seat: int) -> list[Action]:
    start = game.state.copy()
    game.engine.give_word(start, seat)
    return [action_of(game.engine, start, row) for row in legal_rows(game, seat)]


def at(game: str, seats: int = 2, *players: Mapping[str, object], key: int = 1, **fields: object) -> Game:
    """A game at a position: `players` are the first seats, the others hold nothing."""
    everybody = [*players, *({} for _ in range(seats - len(players)))]
    position = {"format": FORMAT, "game": game, "seats": everybody, **fields}
    return read_position(json.dumps(position), key=(key, *range(2, 9)))


def position(name: str, key: int = 1) -> Game:
    """A game at one of the positions kept beside these tests."""
    text = (POSITIONS / f"{name}.json").read_text(encoding="utf-8")
    return read_position(text, key=(key, *range(2, 9)))


def refusal(game: Game, seat: int, action: Action | str, expected: int | None = None) -> Refusal:
    """The refusal of a play, which has changed nothing."""
    before = (game.state.tobytes(), list(game.plays), list(game.log), game.view(None))
    try:
        game.play(seat, action, expected)
    except Refusal as refused:
        assert (game.state.tobytes(), list(game.plays), list(game.log), game.view(None)) == before
        return refused
    raise AssertionError(f"{action} was allowed")


def accepts(game: Game, seat: int, action: Action | str) -> bool:
    """Whether a play is allowed; nothing of it happens at this table."""
    try:
        twin(game).play(seat, action)
    except Refusal:
        return False
    return True
