"""Passing and the end of a board game: U-N1, U-E1, N-E1."""

import pytest

from linewright.core import numbers
from linewright.core.numbers import DRAW_DECK, ENDED_BY_PASSES, ENDED_BY_TRAINS, OVER, PASS, TAKE_TICKETS, TURN
from tests.core.positions import Position, at_turn, counts, draw, keep, members, pay, track


def stuck(game: str = "usa", seats: int = 3) -> Position:
    """Nobody holds a card, none lie anywhere, and there are no tickets left."""
    position = at_turn(game, seats)
    position.ticket_deck()
    return position


def test_U_N1_who_can_do_nothing_passes() -> None:
    position = stuck()
    assert position.legal() == {PASS}
    position.do(PASS)
    assert (position.s.phase, position.s.turn, position.s.passes) == (TURN, 1, 1)


@pytest.mark.parametrize("change", ["deck", "open", "discards do not help", "tickets", "track", "no trains"])
def test_U_N1_a_pass_is_legal_only_when_no_action_is(change: str) -> None:
    position = stuck()
    if change == "deck":
        position.deck(red=1)
    elif change == "open":
        position.open(None, None, "locomotive", None, None)
    elif change == "tickets":
        position.ticket_deck(3)
    elif change in ("track", "no trains"):
        position.give(0, red=3)
        if change == "no trains":
            position.s.trains[0] = 0
    passes = change in ("discards do not help", "no trains")
    assert (PASS in position.legal()) == passes
    assert (position.legal() == {PASS}) == passes


@pytest.mark.parametrize("game", ["usa", "nordic"])
@pytest.mark.parametrize("seats", [2, 3])
def test_U_N1_the_game_ends_when_all_pass_in_a_row(game: str, seats: int) -> None:
    position = stuck(game, seats)
    for _ in range(seats):
        assert position.s.phase == TURN
        position.do(PASS)
    assert (position.s.phase, position.s.reason) == (OVER, ENDED_BY_PASSES)


def test_U_N1_the_passes_must_be_in_a_row() -> None:
    position = stuck(seats=3)
    position.do(PASS, PASS)
    position.give(2, red=3)
    position.do(track("usa", "Chicago-Duluth"), pay("red"))
    assert (position.s.phase, position.s.passes) == (TURN, 0)
    # The three cards lie open now: everybody can draw again.
    position.do(draw("red"), draw("red"))
    position.do(draw("red"))
    for seat in range(3):
        position.give(seat, counts())
    position.do(PASS, PASS)
    assert position.s.phase == TURN
    position.do(PASS)
    assert position.s.reason == ENDED_BY_PASSES


def test_U_N1_a_forced_pass_tells_which_tracks_could_not_be_paid() -> None:
    position = stuck()
    position.give(0, red=2, blue=1)
    position.s.trains[0] = 3
    position.own(1, "Chicago-Duluth")
    for index in range(100):  # nothing that two red or a blue card pay
        if position.g.length[index] <= 2:
            position.s.may_claim[0, index // 50] &= ~(1 << index % 50)
    position.do(PASS)
    barred = {word * 50 + place for word in range(2) for place in members(int(position.s.barred[0, word]))}
    lengths = position.g.length.tolist()
    assert barred == {index for index in range(100) if lengths[index] == 3} - {track("usa", "Chicago-Duluth")}
    assert position.s.pass_told[0] == 1


@pytest.mark.parametrize(("left", "announced"), [(3, False), (2, True), (1, True), (0, True)])
@pytest.mark.parametrize("game", ["usa", "nordic"])
def test_U_E1_N_E1_two_trains_or_fewer_announce_the_end(game: str, left: int, announced: bool) -> None:
    position = at_turn(game, 3)
    name, cards = ("Denver-Santa Fe", "red") if game == "usa" else ("Kristiansand-Oslo", "black")
    position.give(0, counts(**{cards: 2}))
    position.s.trains[0] = left + 2
    position.do(track(game, name), pay(cards))
    assert position.s.trains[0] == left
    assert position.s.turns_left == (3 if announced else 0)


@pytest.mark.parametrize(("game", "seats"), [("usa", 2), ("usa", 5), ("nordic", 3)])
def test_U_E1_N_E1_everyone_has_one_more_turn_and_then_it_is_over(game: str, seats: int) -> None:
    position = at_turn(game, seats, turn=1)
    position.deck(red=12, blue=12, green=12)
    position.s.trains[1] = 2
    position.do(DRAW_DECK, DRAW_DECK)
    assert position.s.turns_left == seats
    seen = []
    while position.s.phase != OVER:
        seen.append(int(position.s.turn))
        position.do(DRAW_DECK, DRAW_DECK)
    assert seen == [(2 + place) % seats for place in range(seats)]
    assert seen[-1] == 1
    assert position.s.reason == ENDED_BY_TRAINS


def test_U_E1_a_second_seat_with_few_trains_changes_nothing() -> None:
    position = at_turn("usa", 2)
    position.deck(red=12, blue=12)
    position.s.trains[:2] = [1, 0]
    for _ in range(3):
        position.do(DRAW_DECK, DRAW_DECK)
    assert position.s.phase == OVER


def test_U_E1_the_last_turns_may_be_any_action() -> None:
    position = at_turn("usa", 2)
    position.deck(red=12)
    position.s.trains[0] = 2
    position.do(DRAW_DECK, DRAW_DECK)
    position.give(1, green=3)
    position.do(track("usa", "Calgary-Vancouver"), pay("green"))
    position.do(TAKE_TICKETS, keep(0))
    assert position.s.phase == OVER
    assert position.s.points[1] == 4
    assert position.s.completed[0] == 0
    assert position.s.ticket_points[0] < 0


def test_U_E1_a_pass_is_a_turn_too() -> None:
    position = stuck(seats=2)
    position.s.trains[0] = 2
    position.give(1, red=1)
    position.do(PASS)
    assert position.s.turns_left == 2
    position.do(track("usa", "Atlanta-Nashville"), pay("red"))
    position.do(draw("red"))
    assert (position.s.phase, position.s.reason) == (OVER, ENDED_BY_TRAINS)


def test_U_E1_nothing_is_legal_when_the_game_is_over() -> None:
    position = stuck(seats=2)
    position.do(PASS, PASS)
    assert position.legal() == set()
    assert all(position.refuses(number) for number in range(numbers.NUMBERS))
    assert position.refuses(-1)
    assert position.refuses(numbers.NUMBERS)
    assert position.refuses(10_000)
