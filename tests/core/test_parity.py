"""One source, several targets: whole games are the same bytes at every decision."""

from types import SimpleNamespace

import pytest

from linewright.core import targets
from linewright.core.layout import NOTHING, BoardState, CardState, Work, new_block
from linewright.core.numbers import OVER
from tests.core.positions import Position
from tests.core.whole_games import Kind, decisions, kinds

needs_compiler = pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
pytestmark = needs_compiler


def told(position: Position) -> bytes:
    """What the last decision wrote to the log."""
    rows = position.w.log[: position.w.logged].tobytes()
    position.w.logged = 0
    return bytes(rows)


def same_game(kind: Kind, seed: int, one_target: SimpleNamespace, other_target: SimpleNamespace) -> None:
    one, other = kind.new(one_target), kind.new(other_target)
    for position in (one, other):
        position.w.telling = 1
    started = False
    for step, number in enumerate(decisions(one, seed)):
        if not started:
            other.set_up(seed, NOTHING)
            started = True
        where = f"{kind}, game {seed}, decision {step} ({number})"
        assert one.row.tobytes() == other.row.tobytes(), where
        assert told(one) == told(other), where
        if number >= 0:
            assert one.legal() == other.legal(), where
            other.apply(number)


@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_interpreted_and_compiled_games_are_the_same(kind: Kind) -> None:
    for seed in range(5):
        same_game(kind, seed + 10 * kind.seats, targets.interpreted(), targets.compiled())


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_many_interpreted_and_compiled_games_are_the_same(kind: Kind) -> None:
    for seed in range(1000, 1100):
        same_game(kind, seed, targets.interpreted(), targets.compiled())


def play_outs(kind: Kind, target: SimpleNamespace, games: int, seed: int) -> bytes:
    """Games played in one compiled loop."""
    state = CardState if kind.game == "card" else BoardState
    blank, states, work = new_block(state), new_block(state, games), new_block(Work)
    work["random"] = seed
    tally = new_block(Work)["stack"][0, 0]
    rules = kind.new(target).rules_row[0]
    playing = target.playouts.play_cards if kind.game == "card" else target.playouts.play_boards
    playing(rules, blank, states, work[0], tally)
    return bytes(states.tobytes()) + bytes(tally.tobytes())


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_with_bounds_checks_every_game_is_the_same(kind: Kind) -> None:
    checked, fast = targets.compiled(boundscheck=True), targets.compiled()
    assert play_outs(kind, checked, 2000, 17) == play_outs(kind, fast, 2000, 17)
    for seed in range(2000, 2020):
        same_game(kind, seed, checked, fast)


@pytest.mark.parametrize("kind", kinds(with_variants=False), ids=str)
def test_playing_out_is_the_same_as_playing_one_by_one(kind: Kind) -> None:
    """`play_out` chooses with `quick`: the same choices made from outside lead to the same end."""
    inside, outside = kind.new(targets.compiled()), kind.new(targets.compiled())
    inside.set_up(5)
    inside.rooms.play_out(*inside.blocks())
    outside.set_up(5)
    target = outside.target
    w = outside.blocks()[2]
    while outside.s.phase != OVER:
        outside.rooms.legal(*outside.blocks())
        outside.apply(target.bits.nth_legal(w, target.chance.quick(w, target.bits.count_legal(w))))
    assert inside.row.tobytes() == outside.row.tobytes()
