"""What a seat may know: nothing that it cannot, and nothing that changes when only hidden things change."""

from collections.abc import Iterator
from random import Random

import pytest

from linewright.core import targets
from linewright.core.layout import NOTHING
from linewright.core.numbers import CHOOSE, COMPLETING, OVER, TURN
from tests.core.invariants import check
from tests.core.memory import Memory, scrambled
from tests.core.positions import Position, members
from tests.core.whole_games import Kind, choose, kinds, temper_of

PLAIN = kinds(with_variants=False)


def new(kind: Kind) -> Position:
    return kind.new(targets.compiled() if targets.has_compiler() else targets.interpreted())


def view(position: Position, seat: int) -> Position:
    copy = position.copy()
    g, s, _ = copy.blocks()
    copy.hide(g, s, seat)
    return copy


def may_speak(position: Position, seat: int) -> bool:
    """Whether a seat may begin a play, or is in the middle of one. Nobody comes in between two numbers of a row."""
    s = position.s
    if s.turn == seat:
        return True
    return seat != NOTHING and s.choosing >> seat & 1 == 1 and not (s.phase == COMPLETING and s.completing_from)


def own_legal(position: Position, seat: int) -> set[int]:
    """What a seat that may speak may do."""
    copy = position.copy()
    _, s, _ = copy.blocks()
    assert copy.target.turns.give_word(s, seat)
    return copy.legal()


def watched(position: Position, seed: int, random: Random) -> Iterator[Memory]:
    """Play a game with somebody watching; while all choose at the same time, anybody may be next."""
    position.set_up(seed)
    memory = Memory(position)
    while position.s.phase != OVER:
        yield memory
        if position.s.choosing and not (position.s.phase == COMPLETING and position.s.completing_from):
            position.s.turn = random.choice(sorted(members(position.s.choosing)))
        memory.apply(position, choose(random, temper_of(seed), position.legal()))
    yield memory


def check_secrets(kind: Kind, seeds: range, every: int) -> None:
    position = new(kind)
    for seed in seeds:
        random = Random(seed)
        for step, memory in enumerate(watched(position, seed, random)):
            if step % every and position.s.phase not in (CHOOSE, OVER):
                continue
            for seat in [NOTHING, *range(position.seats)]:
                where = f"{kind}, game {seed}, decision {step}, seat {seat}"
                true_view = view(position, seat)
                other = scrambled(position, memory, seat, random)
                assert view(other, seat).bytes() == true_view.bytes(), where
                if may_speak(position, seat):
                    expected = own_legal(position, seat)
                    assert own_legal(other, seat) == expected, where
                    assert own_legal(true_view, seat) == expected, where


def check_imagined(kind: Kind, seeds: range, every: int) -> None:
    position = new(kind)
    for seed in seeds:
        random = Random(seed)
        for step, _ in enumerate(watched(position, seed, random)):
            if step % every and position.s.phase not in (CHOOSE, OVER):
                continue
            for seat in [NOTHING, *range(position.seats)]:
                where = f"{kind}, game {seed}, decision {step}, seat {seat}"
                true_view = view(position, seat)
                world = true_view.copy()
                world.imagine(*world.blocks(), seat)
                try:
                    check(world)
                except AssertionError as error:
                    raise AssertionError(f"{where}: {error}") from error
                assert view(world, seat).bytes() == true_view.bytes(), where
                if may_speak(position, seat):
                    assert own_legal(world, seat) == own_legal(position, seat), where


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_changing_all_that_a_seat_cannot_know_changes_nothing_it_sees(kind: Kind) -> None:
    check_secrets(kind, range(5), 7)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_an_imagined_world_is_whole_and_looks_the_same(kind: Kind) -> None:
    check_imagined(kind, range(5), 7)


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_secrets_of_many_games(kind: Kind) -> None:
    check_secrets(kind, range(100, 110), 3)
    check_imagined(kind, range(100, 110), 3)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_U_T2_K_A1_views_hold_no_key_no_deck_and_no_hand_but_the_own(kind: Kind) -> None:
    position = new(kind)
    for _ in watched(position, 3, Random(3)):
        if position.s.phase == OVER:
            continue
        for seat in [NOTHING, *range(position.seats)]:
            seen = view(position, seat).s
            assert not seen.key.any()
            assert not seen.words.any()
            assert not seen.used.any()
            assert not seen.deck.any()
            assert seen.unseen == 0
            assert seen.deck_size == position.s.deck_size
            for other in range(position.seats):
                if other == seat:
                    assert seen.hand[other].tolist() == position.s.hand[other].tolist()
                    assert seen.held[other] == position.s.held[other]
                else:
                    assert (seen.hand[other] <= position.s.known[other]).all()
                    assert seen.chosen[other] == 0


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_view_hides_what_was_hidden_when_hidden_again(kind: Kind) -> None:
    position = new(kind)
    for step, _ in enumerate(watched(position, 4, Random(4))):
        if step % 5:
            continue
        for seat in [NOTHING, *range(position.seats)]:
            once = view(position, seat)
            assert view(once, seat).bytes() == once.bytes()


def test_what_everybody_saw_is_remembered_as_a_perfect_memory_would() -> None:
    for kind in PLAIN:
        position = new(kind)
        for seed in range(5):
            for memory in watched(position, seed, Random(seed)):
                for seat in range(position.seats):
                    assert tuple(position.s.known[seat].tolist()) == memory.shown[seat]


def test_imagined_worlds_go_on_to_the_end() -> None:
    for kind in PLAIN:
        position = new(kind)
        for step, _ in enumerate(watched(position, 6, Random(6))):
            if step % 20 or position.s.phase not in (TURN, CHOOSE):
                continue
            world = view(position, 0)
            world.imagine(*world.blocks(), 0)
            world.rooms.play_out(*world.blocks())
            check(world)
