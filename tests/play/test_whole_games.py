"""Whole random games: what is played can be written, read, stored, told and checked, and is always the same game."""

from __future__ import annotations

import json
from random import Random

import pytest

from linewright.core import targets
from linewright.play.events import Event, events_of
from linewright.play.game import Game
from linewright.play.notation import write_play
from linewright.play.notation_file import read_notation, write_notation
from linewright.play.records import Record
from linewright.play.referee import review
from linewright.play.transcripts import transcript
from linewright.play.verify import verify_lines
from tests.core.whole_games import Kind, kinds, temper_of
from tests.play.tables import finished, moments, new_game, random_play
from tests.referee.mutations import mutants

KINDS = kinds()
PLAIN = kinds(with_variants=False)
MANY = range(1000, 1020)


def play_out(kind: Kind, seed: int) -> Game:
    """Play a game by its notation; each play does what its numbers do, and is told as it is logged."""
    game, random = new_game(kind, seed), Random(seed)
    told: list[Event] = events_of(game.log, game.engine.names)
    while not game.over:
        seat, action, after = random_play(game, random, temper_of(seed))
        text = write_play(action)
        assert game.read(text) == action
        events = game.play(seat, text)
        assert game.state.tobytes() == after, text
        told += [event for event in events if event["line"] != "chosen"]
    assert told == events_of(game.log, game.engine.names)
    return game


def check_stored(game: Game) -> None:
    """A game's record and notation lead to the same game again; the referee finds nothing wrong with it."""
    record = Record.of(game)
    line = record.to_line()
    assert Record.from_line(line) == record
    assert Record.from_line(line).to_line() == line
    again = record.replay()
    assert again.state.tobytes() == game.state.tobytes()
    assert again.log == game.log
    assert again.plays == game.plays
    assert again.results == game.results
    written = list(write_notation(game))
    ((read, _),) = read_notation(written)
    assert read == record
    told = list(transcript(game))
    verdict = review(told)
    assert (verdict.games, verdict.fault) == (1, None)
    for lines in ([line], written):
        assert verify_lines(lines).fault is None


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_can_be_written_read_stored_told_and_checked(kind: Kind) -> None:
    place = KINDS.index(kind)
    for seed in [place, place + 6] if kind in PLAIN else [place]:
        check_stored(play_out(kind, seed))


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_many_games_can_be_written_read_stored_told_and_checked(kind: Kind) -> None:
    for seed in MANY:
        check_stored(play_out(kind, seed))


@pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_interpreted_and_compiled_games_are_the_same_bytes(kind: Kind) -> None:
    game = finished(kind, 7)
    assert game.engine.target == "compiled"
    again = Record.of(game).replay("interpreted")
    assert again.engine.target == "interpreted"
    assert again.state.tobytes() == game.state.tobytes()
    assert again.log == game.log
    assert list(transcript(again)) == list(transcript(game))


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_views_of_an_interpreted_game_are_those_of_the_compiled_one(kind: Kind) -> None:
    for step, (game, _) in enumerate(moments(kind, 8)):
        if step % 40 == 0:
            other = Record.of(game).replay("interpreted")
            for seat in (None, *range(kind.seats)):
                assert other.view(seat) == game.view(seat)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_copy_of_a_game_goes_on_as_the_game_does(kind: Kind) -> None:
    """Nothing that decides what happens is kept outside the state, the plays and the log."""
    game = finished(kind, 9)
    half = Record.of(game).start()
    for play in game.plays[: len(game.plays) // 2]:
        half.play(play.seat, play.action)
    stored = Record.from_line(Record.of(half).to_line()).replay()
    for play in game.plays[len(half.plays) :]:
        stored.play(play.seat, play.action)
    assert stored.state.tobytes() == game.state.tobytes()


def undetected(kind: Kind, seed: int, of_each: int | None) -> list[str]:
    lines = [json.loads(line) for line in transcript(finished(kind, seed))]
    return [
        str(mutant)
        for mutant in mutants(lines, Random(seed), of_each)
        if review([json.dumps(line) for line in mutant.lines]).fault is None
    ]


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_real_transcript_that_is_corrupted_is_found_out(kind: Kind) -> None:
    assert undetected(kind, 10 + kind.seats, 3) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_many_real_transcripts_that_are_corrupted_are_found_out(kind: Kind, seed: int) -> None:
    assert undetected(kind, 50 + seed, 40) == []
