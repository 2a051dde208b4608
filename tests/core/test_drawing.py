"""Drawing train cards: U-D1 to U-D8, N-D1 to N-D3, K-D1 and K-D2."""

import pytest

from linewright.core import numbers
from linewright.core.numbers import DRAW_DECK, PASS, SECOND_CARD, TURN
from tests.core.positions import Position, at_turn, counts, draw, pay, track, with_a_key

DRAWS = range(numbers.DRAW, DRAW_DECK + 1)


def draws(position: Position) -> set[int]:
    return position.legal() & set(DRAWS)


def table(game: str = "usa", seats: int = 2, **variants: object) -> Position:
    """Five open cards of five colours, and a deck of yellow ones."""
    position = at_turn(game, seats, variants)
    position.open("red", "blue", "green", "white", "black")
    position.deck(yellow=10)
    return position


def test_U_D1_two_cards_each_open_or_unseen() -> None:
    every = {draw("red"), draw("blue"), draw("green"), draw("white"), draw("black"), DRAW_DECK}
    for first in every:
        position = table()
        assert draws(position) == every
        position.do(first)
        assert (position.s.phase, position.s.turn) == (SECOND_CARD, 0)
        position.do(DRAW_DECK)
        assert (position.s.phase, position.s.turn) == (TURN, 1)
        assert sum(position.hand(0)) == 2


def test_U_D1_an_open_card_is_replaced_before_the_second_is_chosen() -> None:
    position = table()
    position.do(draw("blue"))
    assert position.open_names() == ["red", "yellow", "green", "white", "black"]
    assert position.legal() == {
        draw("red"), draw("yellow"), draw("green"), draw("white"), draw("black"), DRAW_DECK,
    }  # fmt: skip
    position.do(draw("yellow"))
    assert position.hand(0) == counts(blue=1, yellow=1)
    assert position.s.deck_size == 8


def test_U_D1_of_two_alike_the_leftmost_is_taken() -> None:
    position = table()
    position.open("red", "blue", "green", "blue", "black")
    position.do(draw("blue"))
    assert position.open_names() == ["red", "yellow", "green", "blue", "black"]


def test_U_D1_the_second_card_must_be_a_card() -> None:
    position = table()
    position.give(0, red=6)
    position.do(DRAW_DECK)
    assert position.legal() == draws(position)
    assert position.refuses(numbers.TAKE_TICKETS)
    assert position.refuses(track("usa", "Chicago-Duluth"))
    assert position.refuses(PASS)


def test_U_D2_an_open_locomotive_is_the_only_card() -> None:
    position = table()
    position.open("red", "locomotive", "green", "white", "black")
    position.do(draw("locomotive"))
    assert (position.s.phase, position.s.turn) == (TURN, 1)
    assert position.hand(0) == counts(locomotive=1)
    assert position.open_names() == ["red", "yellow", "green", "white", "black"]


def test_U_D3_an_open_locomotive_is_never_the_second_card() -> None:
    for first in (draw("red"), DRAW_DECK):
        position = table()
        position.open("red", "locomotive", "green", "white", "black")
        position.do(first)
        assert position.refuses(draw("locomotive"))
        assert draw("green") in position.legal()


def test_U_D3_nor_when_it_has_just_turned_up() -> None:
    position = table()
    position.deck(locomotive=1)
    position.do(draw("red"))
    assert position.open_names()[0] == "locomotive"
    assert position.legal() == {draw("blue"), draw("green"), draw("white"), draw("black")}


def test_U_D4_a_locomotive_from_the_deck_is_an_ordinary_card() -> None:
    position = table()
    position.deck(locomotive=2)
    position.do(DRAW_DECK)
    assert position.s.phase == SECOND_CARD
    position.do(DRAW_DECK)
    assert position.hand(0) == counts(locomotive=2)
    assert position.s.turn == 1


def test_U_D5_three_of_five_are_swapped() -> None:
    position = table()
    position.open("locomotive", "locomotive", "green", "white", "black")
    position.deck(locomotive=1)
    position.discards(yellow=20)
    position.do(draw("green"))  # the locomotive turns up; the discards become the deck; a third is one too many
    assert position.open_names() == ["yellow"] * 5
    assert tuple(position.s.discards) == counts(locomotive=3, white=1, black=1)
    assert position.s.deck_size == 15
    assert (position.s.phase, position.s.turn) == (SECOND_CARD, 0)


def test_U_D5_two_of_five_stay() -> None:
    position = table()
    position.open("locomotive", "red", "green", "white", "black")
    position.deck(locomotive=1)
    position.discards(yellow=20)
    position.do(draw("green"))
    assert position.open_names() == ["locomotive", "red", "locomotive", "white", "black"]


def test_U_D5_three_of_four_are_not_three_of_five() -> None:
    position = table()
    position.open("locomotive", "locomotive", "green", None, "black")
    position.deck(locomotive=1)
    position.do(draw("green"))
    assert position.open_names() == ["locomotive", "locomotive", "locomotive", None, "black"]


def swaps_without_end() -> Position:
    """Seven cards in all, four of them locomotives: two lie open, and three come back as a payment."""
    position = at_turn("usa", 2)
    position.open("locomotive", "locomotive", None, None, None)
    position.give(0, red=2, locomotive=1)
    position.do(track("usa", "Chicago-Duluth"), pay("red", 1))
    return position


def test_U_D5_the_test_is_made_when_the_refill_is_complete_and_after_three_swaps_they_stay() -> None:
    position = swaps_without_end()
    assert sorted(map(str, position.open_names())) == ["locomotive"] * 3 + ["red"] * 2
    # One shuffle for the payment, and one for each of three swaps, which leave nothing else to draw from.
    assert position.s.shuffles[0] == 4
    assert position.s.deck_size == 0
    assert not any(position.s.discards)
    assert (position.s.phase, position.s.turn) == (TURN, 1)


def test_U_D5_after_three_swaps_the_next_refill_is_tested_again() -> None:
    position = swaps_without_end()
    position.deck(white=20)
    position.do(DRAW_DECK)  # turns nothing up: no refill
    assert position.open_names().count("locomotive") == 3
    position.do(draw("red"))  # the refill finds three locomotives again
    assert position.open_names() == ["white"] * 5


def test_U_D5_swaps_are_repeated_if_need_be() -> None:
    def make() -> Position:
        position = table()
        position.open("locomotive", "locomotive", "locomotive", "red", "black")
        position.deck(locomotive=6, yellow=10)
        return position

    twice = with_a_key(make, [draw("red")], lambda position: sum(position.s.discards) == 10)
    assert twice.open_names().count("locomotive") < 3
    assert tuple(twice.s.discards)[8] >= 6
    once = with_a_key(make, [draw("red")], lambda position: sum(position.s.discards) == 5)
    assert once.open_names().count("locomotive") < 3


def test_U_D6_no_hand_limit() -> None:
    position = table()
    position.give(0, red=12, blue=12, green=12, white=12, black=12, purple=12, orange=12)
    position.do(DRAW_DECK, DRAW_DECK)
    assert sum(position.hand(0)) == 86


def test_U_D7_an_empty_deck_is_renewed_at_once() -> None:
    position = table()
    position.deck(yellow=1)
    position.discards(orange=3)
    before = int(position.s.shuffles[0])
    position.do(DRAW_DECK)
    assert position.s.deck_size == 3
    assert not any(position.s.discards)
    assert position.s.shuffles[0] == before + 1
    position.do(DRAW_DECK)
    assert position.hand(0) == counts(yellow=1, orange=1)


def test_U_D7_without_deck_and_discards_open_cards_may_be_taken_and_are_not_replaced() -> None:
    position = table()
    position.deck(counts())
    assert draws(position) == {draw("red"), draw("blue"), draw("green"), draw("white"), draw("black")}
    position.do(draw("red"), draw("black"))
    assert position.open_names() == [None, "blue", "green", "white", None]
    assert position.s.turn == 1


def test_U_D7_empty_places_are_refilled_as_soon_as_there_are_cards() -> None:
    position = at_turn("usa", 2)
    position.open(None, "blue", None, None, "black")
    position.give(0, red=3)
    position.do(track("usa", "Chicago-Duluth"), pay("red"))
    assert position.open_names() == ["red", "blue", "red", "red", "black"]
    assert position.s.deck_size == 0


def test_U_D8_with_nothing_to_draw_as_a_second_card_one_is_enough() -> None:
    position = table()
    position.deck(counts())
    position.open("red", None, "locomotive", None, None)
    position.do(draw("red"))
    assert (position.s.phase, position.s.turn) == (TURN, 1)
    alone = table()
    alone.open(None, None, None, None, None)
    alone.deck(yellow=1)
    # The last card of the deck; nothing is left to follow it.
    alone.do(DRAW_DECK)
    assert (alone.s.phase, alone.s.turn) == (TURN, 1)


def test_U_D8_a_locomotive_alone_can_be_drawn() -> None:
    position = table()
    position.deck(counts())
    position.open("locomotive", None, None, None, None)
    assert draws(position) == {draw("locomotive")}
    position.do(draw("locomotive"))
    assert position.s.turn == 1


def test_N_D1_locomotives_are_taken_like_other_cards() -> None:
    position = table("nordic")
    position.open("red", "locomotive", "locomotive", "white", "black")
    position.do(draw("locomotive"))
    assert position.s.phase == SECOND_CARD
    position.do(draw("locomotive"))
    assert position.hand(0) == counts(locomotive=2)
    assert position.s.turn == 1
    position.open("red", "locomotive", "green", "white", "black")
    position.do(draw("red"), draw("locomotive"))
    assert position.hand(1) == counts(red=1, locomotive=1)


def test_N_D1_N_D3_a_lone_locomotive_may_be_the_second_card() -> None:
    position = table("nordic")
    position.deck(counts())
    position.open("red", "locomotive", None, None, None)
    position.do(draw("red"))
    assert position.legal() == {draw("locomotive")}


@pytest.mark.parametrize(("swap", "open_after"), [(False, 3), (True, 0)])
def test_N_D2_a_swap_only_by_the_variant(swap: bool, open_after: int) -> None:
    position = table("nordic", locomotive_swap=swap)
    position.open("locomotive", "locomotive", "green", "white", "black")
    position.deck(locomotive=1)
    position.discards(yellow=20)
    position.do(draw("green"))
    assert position.open_names().count("locomotive") == open_after


def test_N_D2_no_swap_of_the_first_five() -> None:
    most = 0
    for seed in range(300):
        position = Position("nordic", 2)
        position.set_up(seed)
        assert not any(position.s.discards)
        most = max(most, position.open_names().count("locomotive"))
    assert most >= 3


def test_N_D3_deck_reshuffle_and_empty_deck_are_those_of_the_first_game() -> None:
    position = table("nordic")
    position.deck(yellow=1)
    position.discards(orange=3)
    position.do(DRAW_DECK)
    assert position.s.deck_size == 3
    empty = table("nordic")
    empty.deck(counts())
    assert DRAW_DECK not in empty.legal()
    empty.do(draw("red"))
    assert empty.open_names()[0] is None


def test_K_D1_an_open_locomotive_is_the_only_card_and_never_the_second() -> None:
    position = table("card")
    position.open("red", "locomotive", "green", "white", "black")
    position.do(draw("locomotive"))
    assert position.s.turn == 1
    position.open("red", "locomotive", "green", "white", "black")
    position.do(draw("red"))
    assert position.refuses(draw("locomotive"))
    position.deck(locomotive=3)
    position.do(DRAW_DECK)
    position.do(DRAW_DECK)  # the first card of the other seat: a locomotive, unseen, and a second may follow
    assert position.hand(0) == counts(locomotive=2)
    assert position.s.phase == SECOND_CARD


def test_K_D1_an_open_card_is_replaced_before_the_second() -> None:
    position = table("card")
    position.do(draw("red"))
    assert position.open_names()[0] == "yellow"
    position.do(draw("yellow"))
    assert position.hand(0) == counts(red=1, yellow=1)


def test_K_D2_the_deck_is_not_reshuffled_and_open_cards_no_longer_replaced() -> None:
    position = table("card")
    position.deck(yellow=1)
    position.discards(orange=5)
    position.do(draw("red"))
    assert position.s.deck_size == 0
    assert tuple(position.s.discards) == counts(orange=5)
    position.do(draw("blue"))
    assert position.open_names() == ["yellow", None, "green", "white", "black"]


def test_K_D2_one_card_may_be_taken_alone() -> None:
    position = table("card")
    position.deck(counts())
    position.s.turns_left = 2
    position.open("red", "locomotive", None, None, None)
    position.do(draw("red"))
    assert (position.s.phase, position.s.turn) == (TURN, 1)
    assert draws(position) == {draw("locomotive")}
