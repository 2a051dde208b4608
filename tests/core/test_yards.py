"""Rail yards of the Card Game: K-A1, K-A2, K-Y1 to K-Y4, K-N1, K-N2."""

from itertools import combinations

import pytest

from linewright.core import numbers
from linewright.core.numbers import (
    COMPLETING,
    DRAW_DECK,
    ENDED_BY_IDLENESS,
    KEEP,
    LAY_LOCOMOTIVES,
    LAY_THREE,
    LOCOMOTIVES,
    PASS,
    TAKE_TICKETS,
    TURN,
)
from linewright.games.variants import VARIANTS
from tests.core.positions import Position, at_turn, counts, keep, kind, lay

THREES = list(combinations(range(8), 3))


def three(*names: str) -> int:
    places = sorted(kind(name) for name in names)
    return LAY_THREE + THREES.index((places[0], places[1], places[2]))


def pile(position: Position, seat: int, name: str, cards: int, locomotives: int = 0) -> None:
    position.s.yard[seat, kind(name)] = cards
    position.s.yard_locomotives[seat, kind(name)] = locomotives


def piles(position: Position, seat: int) -> dict[str, tuple[int, int]]:
    names = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
    rows = zip(names, position.s.yard[seat].tolist(), position.s.yard_locomotives[seat].tolist(), strict=True)
    return {name: (cards, locomotives) for name, cards, locomotives in rows if cards or locomotives}


def lays(position: Position) -> set[int]:
    return {number for number in position.legal() if numbers.LAY <= number < numbers.COMPLETE}


def whole_lays(position: Position) -> set[tuple[int, ...]]:
    """Every play into the yard, as a row."""
    rows: set[tuple[int, ...]] = set()
    for first in lays(position):
        if first >= LAY_THREE:
            rows.add((first,))
            continue
        copy = position.copy()
        copy.do(first)
        assert copy.s.phase == LOCOMOTIVES
        rows |= {(first, second) for second in copy.legal()}
    return rows


def drawing() -> Position:
    """Cards enough to draw from."""
    position = at_turn("card", 2)
    position.open("white", "white", "white", "white", "white")
    position.deck(white=10)
    return position


def with_hand(seats: int = 2, /, **cards: int) -> Position:
    position = at_turn("card", seats)
    position.give(0, **cards)
    return position


def test_K_A1_one_card_of_each_pile_goes_on_the_track_and_locomotives_first() -> None:
    position = drawing()
    pile(position, 1, "red", 2, 1)
    pile(position, 1, "blue", 1)
    pile(position, 0, "green", 3)
    position.do(DRAW_DECK, DRAW_DECK)
    assert tuple(position.s.on_track[1]) == counts(locomotive=1, blue=1)
    assert piles(position, 1) == {"red": (2, 0)}
    assert piles(position, 0) == {"green": (3, 0)}
    position.do(DRAW_DECK, DRAW_DECK)
    assert piles(position, 0) == {"green": (2, 0)}
    position.do(DRAW_DECK, DRAW_DECK)
    assert tuple(position.s.on_track[1]) == counts(locomotive=1, blue=1, red=1)
    assert tuple(position.s.on_track[0]) == counts(green=1)


def test_K_A1_whoever_has_an_empty_yard_moves_nothing() -> None:
    position = drawing()
    position.do(DRAW_DECK, DRAW_DECK)
    assert not position.s.on_track.any()


def test_K_A1_the_last_card_of_a_pile_frees_the_color() -> None:
    position = drawing()
    pile(position, 1, "red", 1)
    position.give(1, red=2)
    position.do(DRAW_DECK, DRAW_DECK)
    assert (lay("red", 2), LAY_LOCOMOTIVES) in whole_lays(position)


def test_K_A1_peeking_is_a_variant_that_changes_no_rule() -> None:
    assert [variant.name for variant in VARIANTS["card"]] == ["peek_own_track"]
    one = Position("card", 3)
    other = Position("card", 3, {"peek_own_track": True})
    assert one.rules_row.tobytes() == other.rules_row.tobytes()


def test_K_A2_exactly_one_action() -> None:
    position = with_hand(red=4, blue=2)
    position.deck(white=9)
    assert {DRAW_DECK, TAKE_TICKETS, lay("red", 2)} <= position.legal()
    position.do(lay("red", 2), LAY_LOCOMOTIVES)
    assert (position.s.phase, position.s.turn) == (TURN, 1)
    drawn = with_hand(red=4)
    drawn.deck(white=9)
    drawn.do(DRAW_DECK)
    assert lays(drawn) == set()
    assert TAKE_TICKETS not in drawn.legal()
    taking = with_hand(red=4)
    taking.do(TAKE_TICKETS, KEEP)
    assert taking.s.turn == 1


def test_K_Y1_two_or_more_of_a_color_or_three_of_three() -> None:
    position = with_hand(red=3, blue=1, green=1)
    assert whole_lays(position) == {
        (lay("red", 2), LAY_LOCOMOTIVES),
        (lay("red", 3), LAY_LOCOMOTIVES),
        (three("red", "blue", "green"),),
    }


def test_K_Y1_three_of_three_are_three_piles_of_one() -> None:
    position = with_hand(red=3, blue=1, green=1)
    position.do(three("red", "blue", "green"))
    assert piles(position, 0) == {"red": (1, 0), "blue": (1, 0), "green": (1, 0)}
    assert position.hand(0) == counts(red=2)
    assert position.s.turn == 1


def test_K_Y1_every_three_of_eight_colors() -> None:
    one_each = {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "purple": 1, "black": 1, "white": 1}
    position = with_hand(**one_each)
    rows = whole_lays(position)
    assert len(rows) == 56
    laid = set()
    for row in rows:
        copy = position.copy()
        copy.do(*row)
        laid.add(frozenset(piles(copy, 0)))
    assert len(laid) == 56


def test_K_Y2_locomotives_with_one_color_never_alone_and_on_top() -> None:
    position = with_hand(red=1, blue=1, green=1, locomotive=2)
    assert whole_lays(position) == {
        (lay(name, 1), LAY_LOCOMOTIVES + count) for name in ("red", "blue", "green") for count in (1, 2)
    } | {(three("red", "blue", "green"),)}
    position.do(lay("red", 1), LAY_LOCOMOTIVES + 2)
    assert piles(position, 0) == {"red": (1, 2)}
    assert position.hand(0) == counts(blue=1, green=1)
    alone = with_hand(locomotive=5)
    assert lays(alone) == set()


def test_K_Y2_one_card_of_the_color_is_enough() -> None:
    position = with_hand(red=1, locomotive=3)
    assert whole_lays(position) == {(lay("red", 1), LAY_LOCOMOTIVES + count) for count in (1, 2, 3)}


def test_K_Y3_a_color_in_the_own_yard_may_not_be_played_again() -> None:
    position = with_hand(red=5, blue=2, green=1, locomotive=2)
    pile(position, 0, "red", 1)
    assert {row[0] for row in whole_lays(position)} == {
        lay("blue", 1), lay("blue", 2), lay("green", 1),
    }  # fmt: skip
    pile(position, 0, "blue", 0, 1)  # a pile of one locomotive that was laid with blue cards is a blue pile
    assert {row[0] for row in whole_lays(position)} == {lay("green", 1)}


def test_K_Y4_only_more_cards_than_the_others_pile_and_it_is_discarded() -> None:
    position = with_hand(3, red=4, locomotive=1)
    pile(position, 2, "red", 2, 1)
    assert whole_lays(position) == {
        (lay("red", 3), LAY_LOCOMOTIVES + 1),
        (lay("red", 4), LAY_LOCOMOTIVES),
        (lay("red", 4), LAY_LOCOMOTIVES + 1),
    }
    position.do(lay("red", 3), LAY_LOCOMOTIVES + 1)
    assert piles(position, 2) == {}
    assert piles(position, 0) == {"red": (3, 1)}
    assert tuple(position.s.discards) == counts(red=2, locomotive=1)


def test_K_Y4_it_is_the_pile_as_it_is_now() -> None:
    position = drawing()
    pile(position, 0, "red", 3)
    position.do(DRAW_DECK, DRAW_DECK)  # the first seat
    position.give(1, red=3)
    assert whole_lays(position) == set()
    position.do(DRAW_DECK, DRAW_DECK)  # the second; now the first moves a card to its track
    position.do(DRAW_DECK, DRAW_DECK)
    assert piles(position, 0) == {"red": (2, 0)}
    assert (lay("red", 3), LAY_LOCOMOTIVES) in whole_lays(position)


def test_K_Y4_a_pile_of_locomotives_only_is_robbed_too() -> None:
    position = with_hand(red=2)
    pile(position, 1, "red", 0, 1)
    position.do(lay("red", 2), LAY_LOCOMOTIVES)
    assert tuple(position.s.discards) == counts(locomotive=1)
    assert piles(position, 1) == {}


def test_K_Y4_one_card_alone_never_robs_nor_does_a_play_of_three_colors() -> None:
    position = with_hand(red=1, blue=1, green=1, white=1)
    pile(position, 1, "red", 1)
    assert whole_lays(position) == {(three("blue", "green", "white"),)}


def test_K_Y4_other_piles_of_the_robbed_stay() -> None:
    position = with_hand(red=3)
    pile(position, 1, "red", 1)
    pile(position, 1, "blue", 4)
    position.do(lay("red", 3), LAY_LOCOMOTIVES)
    assert piles(position, 1) == {"blue": (3, 0)}  # its own turn has begun


def idle(seats: int = 2) -> Position:
    """Nothing to draw and nothing to lay."""
    position = at_turn("card", seats)
    position.s.turns_left = 0
    return position


def test_K_N1_no_pass_while_tickets_can_be_taken() -> None:
    position = idle()
    assert position.legal() == {TAKE_TICKETS}


@pytest.mark.parametrize("cards", [{"red": 1}, {"red": 1, "blue": 1}, {"locomotive": 6}, {}])
def test_K_N1_who_can_do_nothing_ends_the_turn_after_step_one(cards: dict[str, int]) -> None:
    position = idle()
    position.ticket_deck()
    position.give(0, counts(**cards))
    pile(position, 1, "green", 2)
    assert position.legal() == {PASS}
    position.do(PASS)
    assert (position.s.phase, position.s.turn) == (TURN, 1)
    assert tuple(position.s.on_track[1]) == counts(green=1)
    assert tuple(position.s.hand[0]) == counts(**cards)


def test_K_N1_robbing_is_an_action() -> None:
    position = idle()
    position.ticket_deck()
    position.give(0, red=2)
    pile(position, 1, "red", 2)
    assert position.legal() == {PASS}
    pile(position, 1, "red", 1)
    assert position.legal() == {lay("red", 2)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_N2_three_idle_laps_end_the_round(seats: int) -> None:
    position = idle(seats)
    for turn in range(3 * seats):
        assert position.s.phase == TURN, turn
        position.do(TAKE_TICKETS, KEEP)
    assert (position.s.phase, position.s.reason) == (COMPLETING, ENDED_BY_IDLENESS)


def test_K_N2_passes_are_idle_too() -> None:
    position = idle()
    position.ticket_deck()
    position.do(*[PASS] * 6)
    assert (position.s.phase, position.s.reason) == (COMPLETING, ENDED_BY_IDLENESS)


@pytest.mark.parametrize("what", ["draws", "lays", "keeps"])
def test_K_N2_taking_laying_or_keeping_starts_the_count_again(what: str) -> None:
    position = idle()
    for _ in range(5):
        position.do(TAKE_TICKETS, KEEP)
    if what == "draws":
        position.open("white", "white", "white", "white", "white")
        position.deck(white=20)
        position.do(DRAW_DECK, DRAW_DECK)
    elif what == "lays":
        position.give(1, red=2)
        position.do(lay("red", 2), LAY_LOCOMOTIVES)
    else:
        position.do(TAKE_TICKETS, keep(0))
    for turn in range(6):
        assert position.s.phase == TURN, turn
        position.do(TAKE_TICKETS, KEEP)
    assert position.s.phase == COMPLETING
