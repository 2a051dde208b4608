"""Tunnels: N-T1 to N-T7."""

import pytest

from linewright.core.numbers import ADD, PAY_LOCOMOTIVES, TUNNEL, TURN, WITHDRAW
from tests.core.positions import Position, at_turn, counts, pay, track

MATCH: dict[str, object] = {"tunnel_locomotives": "match_exactly"}
YELLOW_TWO = track("nordic", "Åndalsnes-Lillehammer")
GREEN_TWO = track("nordic", "Kristiansand-Stavanger/green")
GREEN_FIVE = track("nordic", "Mo I Rana-Trondheim/green")


def trying(
    laid: int,
    turned: dict[str, int],
    hand: dict[str, int],
    tunnel: int = GREEN_TWO,
    variants: dict[str, object] | None = None,
) -> Position:
    """A tunnel tried with a plain payment, while the deck holds just the cards that will be turned up."""
    position = at_turn("nordic", 2, variants)
    position.give(0, **hand)
    position.deck(**turned)
    position.do(tunnel, laid)
    return position


def test_N_T1_each_turned_card_of_the_color_or_locomotive_asks_for_one_more() -> None:
    position = trying(pay("green"), {"green": 1, "locomotive": 1, "red": 1}, {"green": 4, "locomotive": 2})
    assert position.s.phase == TUNNEL
    assert position.s.to_add == 2
    assert sorted(position.s.turned.tolist()) == sorted([3, 8, 0])
    assert tuple(position.s.laid) == counts(green=2)
    assert position.legal() == {ADD, ADD + 1, ADD + 2, WITHDRAW}
    position.do(ADD + 1)
    assert position.hand(0) == counts(green=1, locomotive=1)
    assert position.owned(0) == {GREEN_TWO}
    assert (position.s.points[0], position.s.trains[0]) == (2, 38)
    assert (position.s.phase, position.s.turn) == (TURN, 1)


def test_N_T1_a_set_with_locomotives_has_its_cards_color() -> None:
    position = trying(pay("green", 1), {"green": 2, "blue": 1}, {"green": 2, "locomotive": 2})
    assert position.s.to_add == 2
    assert position.legal() == {ADD + 1, WITHDRAW}  # one green and one locomotive are left


def test_N_T1_the_color_of_the_set_counts_and_not_another() -> None:
    position = trying(pay("green"), {"blue": 2, "red": 1}, {"green": 2})
    assert position.owned(0) == {GREEN_TWO}
    assert position.s.turn == 1


def test_N_T1_all_three_may_count() -> None:
    position = trying(pay("green"), {"green": 3}, {"green": 5})
    assert position.s.to_add == 3
    position.do(ADD)
    assert position.hand(0) == counts()
    assert tuple(position.s.discards) == counts()  # eight green cards: five turned up, three in the new deck
    assert position.open_names() == ["green"] * 5
    assert position.s.deck_size == 3


def test_N_T1_a_longer_tunnel_with_locomotives_in_the_set() -> None:
    position = trying(pay("green", 2), {"green": 1, "red": 2}, {"green": 4, "locomotive": 2}, GREEN_FIVE)
    assert position.legal() == {ADD, WITHDRAW}
    position.do(ADD)
    assert (position.s.points[0], position.s.trains[0]) == (10, 35)


def test_N_T2_locomotives_alone_are_matched_by_locomotives_alone() -> None:
    position = trying(PAY_LOCOMOTIVES, {"green": 1, "yellow": 1, "locomotive": 1}, {"locomotive": 3, "green": 5})
    assert position.s.to_add == 1
    assert position.legal() == {ADD + 1, WITHDRAW}
    without = trying(PAY_LOCOMOTIVES, {"green": 1, "locomotive": 2}, {"locomotive": 3, "green": 5})
    assert without.s.to_add == 2
    assert without.legal() == {WITHDRAW}


def test_N_T2_colors_do_not_count_against_locomotives() -> None:
    position = trying(PAY_LOCOMOTIVES, {"green": 3}, {"locomotive": 2})
    assert position.owned(0) == {GREEN_TWO}


def test_N_T3_the_set_may_be_taken_back() -> None:
    position = trying(pay("green"), {"green": 1, "red": 2}, {"green": 4})
    assert WITHDRAW in position.legal()
    position.do(WITHDRAW)
    assert position.hand(0) == counts(green=4)
    assert position.owned(0) == set()
    assert (position.s.points[0], position.s.trains[0]) == (0, 40)
    assert (position.s.phase, position.s.turn) == (TURN, 1)
    assert tuple(position.s.laid) == counts()
    position.at_turn_of(0)
    assert GREEN_TWO in position.legal()  # the same tunnel may be tried again


def test_N_T3_whoever_cannot_add_still_answers() -> None:
    position = trying(pay("green"), {"green": 1, "red": 2}, {"green": 2})
    assert position.s.phase == TUNNEL
    assert position.legal() == {WITHDRAW}


def test_N_T3_with_nothing_to_add_it_is_built_at_once() -> None:
    position = trying(pay("green"), {"red": 3}, {"green": 3})
    assert position.owned(0) == {GREEN_TWO}
    assert position.s.turn == 1
    assert position.hand(0) == counts(green=1)


@pytest.mark.parametrize("answer", [ADD, WITHDRAW])
def test_N_T4_the_turned_cards_are_discarded_either_way(answer: int) -> None:
    position = at_turn("nordic", 2)
    position.open("red", "red", "red", "red", "red")
    position.give(0, green=3)
    # Ten green cards and no others: all three that are turned up count, however the deck lies.
    position.deck(green=10)
    position.do(GREEN_TWO, pay("green"))
    assert position.s.to_add == 3
    position.give(0, green=3)
    position.do(answer)
    assert tuple(position.s.discards) == counts(green=3 + (5 if answer == ADD else 0))
    assert position.s.deck_size == 7


def test_N_T4_the_cards_on_the_table_are_no_part_of_a_reshuffle() -> None:
    position = at_turn("nordic", 2)
    position.open("red", "red", "red", "red", "red")
    position.give(0, green=4)
    position.deck(green=1)
    position.discards(blue=5)
    position.do(GREEN_TWO, pay("green"))
    # The green card used the deck up; the five blue discards became the new one, and two of them were turned.
    assert sorted(position.s.turned.tolist()) == sorted([3, 4, 4])
    assert position.s.to_add == 1
    assert tuple(position.s.deck) == counts(blue=3)
    assert tuple(position.s.discards) == counts()
    position.do(ADD)
    assert tuple(position.s.discards) == counts(green=4, blue=2)


def test_N_T4_with_fewer_than_three_cards_those_are_turned_up() -> None:
    position = at_turn("nordic", 2)
    position.open("red", "red", "red", "red", "red")
    position.give(0, green=4)
    position.deck(green=1)
    position.discards(locomotive=1)
    position.do(GREEN_TWO, pay("green"))
    assert position.s.turned_count == 2
    assert position.s.to_add == 2


def test_N_T4_with_no_cards_it_costs_nothing_more() -> None:
    position = trying(pay("green"), {}, {"green": 2})
    assert position.owned(0) == {GREEN_TWO}
    # Only now are the two cards of the set there to be turned up.
    assert position.open_names() == ["green", "green", None, None, None]


def test_N_T5_a_locomotive_is_matched_by_a_card_of_the_color_or_a_locomotive() -> None:
    position = trying(pay("green"), {"locomotive": 1, "red": 2}, {"green": 3, "locomotive": 1})
    assert position.legal() == {ADD, ADD + 1, WITHDRAW}


def test_N_T5_match_exactly_asks_for_a_locomotive() -> None:
    one = trying(pay("green"), {"locomotive": 1, "red": 2}, {"green": 3, "locomotive": 1}, variants=MATCH)
    assert one.legal() == {ADD + 1, WITHDRAW}
    none = trying(pay("green"), {"locomotive": 1, "red": 2}, {"green": 6}, variants=MATCH)
    assert none.legal() == {WITHDRAW}
    both = trying(pay("green"), {"locomotive": 1, "green": 1, "red": 1}, {"green": 4, "locomotive": 3}, variants=MATCH)
    assert both.legal() == {ADD + 1, ADD + 2, WITHDRAW}
    color = trying(pay("green"), {"green": 2, "red": 1}, {"green": 4, "locomotive": 3}, variants=MATCH)
    assert color.legal() == {ADD, ADD + 1, ADD + 2, WITHDRAW}


@pytest.mark.parametrize(
    ("laid", "turned", "hand", "answers"),
    [
        # 2 green played, 1 green turned up: 1 more green
        (pay("green"), {"green": 1, "red": 1, "blue": 1}, {"green": 3}, {ADD}),
        # 2 green played, 1 locomotive turned up: 1 more green
        (pay("green"), {"locomotive": 1, "red": 1, "blue": 1}, {"green": 3}, {ADD}),
        # 2 locomotives played, 1 locomotive turned up: 1 more locomotive
        (PAY_LOCOMOTIVES, {"locomotive": 1, "red": 1, "green": 1}, {"locomotive": 3, "green": 3}, {ADD + 1}),
    ],
)
def test_N_T6_the_examples_of_the_books(
    laid: int, turned: dict[str, int], hand: dict[str, int], answers: set[int]
) -> None:
    position = trying(laid, turned, hand)
    assert position.s.to_add == 1
    assert position.legal() == answers | {WITHDRAW}
    position.do(next(iter(answers)))
    assert position.owned(0) == {GREEN_TWO}


def test_N_T6_N_T5_the_second_example_asks_for_a_locomotive_when_matched_exactly() -> None:
    position = trying(pay("green"), {"locomotive": 1, "red": 1, "blue": 1}, {"green": 3}, variants=MATCH)
    assert position.legal() == {WITHDRAW}


def test_N_T1_a_tunnel_of_another_color_is_paid_in_that_color() -> None:
    position = at_turn("nordic", 2)
    position.give(0, green=4)
    assert YELLOW_TWO not in position.legal()
    position.give(0, yellow=1, locomotive=1)
    position.deck(red=3)
    position.do(YELLOW_TWO, pay("yellow", 1))
    assert position.owned(0) == {YELLOW_TWO}


def test_N_T7_a_tunnel_takes_no_exchange() -> None:
    position = at_turn("nordic", 2)
    position.give(0, green=1, blue=12, red=12)
    assert GREEN_TWO not in position.legal()
    assert GREEN_FIVE not in position.legal()
    position.give(0, green=2, blue=12, red=12)
    position.do(GREEN_TWO)
    assert position.legal() == {pay("green")}
