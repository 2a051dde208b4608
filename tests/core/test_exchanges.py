"""Ferries and the route of nine spaces: N-F1 to N-F4, N-C3, N-T7. What is paid is told as whole rows of numbers."""

import pytest

from linewright.core import numbers
from linewright.core.numbers import COUNT, COUNTING, EXCHANGE, PAY_LOCOMOTIVES
from linewright.data import COLORS
from tests.core.positions import Cards, at_turn, counts, kind, pay, track
from tests.core.rows import payments_of

ORANGE_FERRY = "Kristiansand-Stavanger/orange"  # 3 spaces, 1 symbol
GREY_FERRY = "Helsinki-Stockholm/grey"  # 4 spaces, 2 symbols
NINE = "Lieksa-Murmansk"


def payments(name: str, variants: dict[str, object] | None = None, /, **cards: int) -> set[Cards]:
    """Every multiset that a hand can pay for a track; none where the track cannot be named."""
    position = at_turn("nordic", 2, variants)
    position.give(0, **cards)
    number = track("nordic", name)
    return payments_of(position, number) if number in position.legal() else set()


def claimable(name: str, variants: dict[str, object] | None = None, /, **cards: int) -> bool:
    return bool(payments(name, variants, **cards))


def test_N_F1_a_locomotive_for_each_symbol_and_a_set_for_the_rest() -> None:
    assert payments(ORANGE_FERRY, orange=2, locomotive=1) == {counts(orange=2, locomotive=1)}
    assert not claimable(ORANGE_FERRY, orange=3)
    assert not claimable(ORANGE_FERRY, orange=1, locomotive=1)
    assert not claimable(ORANGE_FERRY, blue=2, locomotive=1)


def test_N_F1_a_grey_ferry_takes_any_one_color() -> None:
    assert payments(GREY_FERRY, green=2, blue=2, locomotive=2) == {
        counts(green=2, locomotive=2),
        counts(blue=2, locomotive=2),
        counts(green=2, blue=2, locomotive=2),  # three of them in place of a locomotive (N-F3)
    }
    assert not claimable(GREY_FERRY, green=1, blue=1, locomotive=2)


def test_N_F1_the_ferry_is_claimed_and_scored() -> None:
    position = at_turn("nordic", 2)
    position.give(0, orange=2, locomotive=1)
    position.do(track("nordic", ORANGE_FERRY), pay("orange", 1))
    assert position.owned(0) == {track("nordic", ORANGE_FERRY)}
    assert (position.s.points[0], position.s.trains[0]) == (4, 37)
    assert position.hand(0) == counts()


def test_N_F2_further_locomotives_stand_for_the_set() -> None:
    assert payments(ORANGE_FERRY, orange=2, locomotive=3) == {
        counts(orange=2, locomotive=1),
        counts(orange=1, locomotive=2),
        counts(locomotive=3),
        counts(orange=2, locomotive=3),  # the three in place of one (N-F4)
    }


def test_N_F3_N_F4_three_cards_in_place_of_the_symbols_locomotive() -> None:
    assert payments(ORANGE_FERRY, orange=2, blue=2, red=1) == {counts(orange=2, blue=2, red=1)}
    assert payments(ORANGE_FERRY, orange=5) == {counts(orange=5)}
    assert not claimable(ORANGE_FERRY, orange=2, blue=2)


def test_N_F3_three_cards_also_on_another_space() -> None:
    assert payments(ORANGE_FERRY, orange=1, locomotive=1, blue=3) == {counts(orange=1, locomotive=1, blue=3)}
    assert payments(ORANGE_FERRY, orange=1, blue=6) == {counts(orange=1, blue=6)}
    assert not claimable(ORANGE_FERRY, {"ferry_triples": "symbols_only"}, orange=1, blue=6)
    assert claimable(ORANGE_FERRY, {"ferry_triples": "symbols_only"}, orange=2, blue=3)
    assert claimable(ORANGE_FERRY, {"ferry_triples": "symbols_only"}, orange=1, locomotive=1, blue=3)


def test_N_F3_a_ferry_may_be_paid_with_triples_alone() -> None:
    nine = {"blue": 3, "red": 3, "white": 3}
    assert payments(ORANGE_FERRY, **nine) == {counts(**nine)}
    assert not claimable(ORANGE_FERRY, {"ferry_triples": "symbols_only"}, **nine)
    assert not claimable(ORANGE_FERRY, blue=3, red=3, white=2)


def test_N_F4_locomotives_may_be_among_the_three() -> None:
    # Of two locomotives and a blue card, with two orange ones: a locomotive pays the symbol, or all three do.
    assert payments(ORANGE_FERRY, orange=2, locomotive=2, blue=1) == {
        counts(orange=2, locomotive=1),
        counts(orange=1, locomotive=2),
        counts(orange=2, locomotive=2, blue=1),
    }


def test_N_F3_two_symbols_two_triples() -> None:
    assert claimable(GREY_FERRY, green=2, blue=6)
    assert claimable(GREY_FERRY, green=2, blue=3, locomotive=1)
    assert claimable(GREY_FERRY, {"ferry_triples": "symbols_only"}, green=8)
    assert not claimable(GREY_FERRY, green=2, blue=5)


def test_N_F3_the_exchange_is_laid_kind_by_kind() -> None:
    position = at_turn("nordic", 2)
    position.give(0, orange=3, blue=4, locomotive=1)
    position.do(track("nordic", ORANGE_FERRY), EXCHANGE + 1)
    assert (position.s.phase, position.s.counting) == (COUNTING, kind("orange"))
    assert position.legal() == {COUNT + 1, COUNT + 2, COUNT + 3}
    position.do(COUNT + 1)
    # One orange card and three others pay for three spaces only with the locomotive: five cards in all.
    assert position.s.counting == kind("blue")
    assert position.legal() == {COUNT + 3}
    position.do(COUNT + 3)
    assert position.legal() == {COUNT + 1}
    position.do(COUNT + 1)
    assert position.hand(0) == counts(orange=2, blue=1)
    assert position.owned(0) == {track("nordic", ORANGE_FERRY)}
    assert position.s.turn == 1


def test_N_C3_seven_green_cards_and_eight_others() -> None:
    assert claimable(NINE, green=7, blue=4, red=4)
    assert payments(NINE, green=7, blue=4, red=4) == {counts(green=7, blue=4, red=4)}
    assert not claimable(NINE, green=7, blue=4, red=3)


def test_N_C3_nine_of_one_color() -> None:
    position = at_turn("nordic", 2)
    position.give(0, white=9)
    position.do(track("nordic", NINE))
    assert position.legal() == {pay("white")}
    position.do(pay("white"))
    assert position.hand(0) == counts()
    assert (position.s.points[0], position.s.trains[0]) == (27, 31)


def test_N_C3_a_locomotive_serves_only_inside_a_group_of_four() -> None:
    assert not claimable(NINE, green=8, locomotive=1)
    assert not claimable(NINE, locomotive=9)
    assert claimable(NINE, green=8, locomotive=4)
    assert claimable(NINE, green=8, locomotive=1, blue=3)


def test_N_C3_all_nine_may_be_replaced() -> None:
    cards = counts(red=5, orange=5, yellow=5, green=4, blue=4, purple=4, black=5, white=4)
    assert sum(cards) == 36
    position = at_turn("nordic", 2)
    position.give(0, cards)
    position.do(track("nordic", NINE), EXCHANGE + 9)
    for count in cards[:8]:
        assert position.legal() == {COUNT + count}
        position.do(COUNT + count)
    assert position.hand(0) == counts()
    assert position.s.points[0] == 27


def test_N_C3_with_three_of_each_color_no_set_is_long_enough() -> None:
    three_each = dict.fromkeys(COLORS, 3)
    assert not claimable(NINE, **three_each)  # 24 cards: five fours, and four cards of one colour
    position = at_turn("nordic", 2)
    position.give(0, **(three_each | {"red": 4}))
    assert track("nordic", NINE) in position.legal()


def test_N_C3_a_group_may_hold_cards_of_the_sets_color() -> None:
    assert payments(NINE, green=12) == {counts(green=9), counts(green=12)}


def test_N_C3_nine_trains_are_needed() -> None:
    position = at_turn("nordic", 2)
    position.give(0, green=9)
    position.s.trains[0] = 8
    assert track("nordic", NINE) not in position.legal()
    position.s.trains[0] = 9
    assert track("nordic", NINE) in position.legal()


@pytest.mark.parametrize("name", ["Östersund-Trondheim", "Lillehammer-Trondheim"])
def test_N_T7_exchanges_never_apply_to_a_tunnel(name: str) -> None:
    position = at_turn("nordic", 2)
    position.give(0, red=12, blue=12, green=12, white=12)
    assert track("nordic", name) not in position.legal()
    position.give(0, black=3, orange=3, red=12, blue=12, locomotive=3)
    position.do(track("nordic", name))
    assert all(numbers.PAY <= number <= PAY_LOCOMOTIVES for number in position.legal())


def test_N_C3_no_exchange_on_an_ordinary_route() -> None:
    assert not claimable("Helsinki-Imatra", red=2, blue=12, green=12)
    assert payments("Helsinki-Imatra", red=5, blue=12, locomotive=3) == {counts(red=3)}
