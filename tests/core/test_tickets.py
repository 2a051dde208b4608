"""Taking tickets in the middle of a game: U-T1 to U-T3, N-K1, K-T1, and who remembers which."""

import pytest

from linewright.core import numbers
from linewright.core.layout import NOTHING
from linewright.core.numbers import KEEP, KEEP_TICKETS, TAKE_TICKETS
from tests.core.positions import Position, at_turn, keep, mask_of, members

KEEPING = {"usa": 1, "nordic": 1, "card": 0}
OFFERED = {"usa": 3, "nordic": 3, "card": 4}


def asked(game: str, deck: range | list[int], under: tuple[int, ...] = (), seats: int = 2) -> Position:
    """A seat has asked for tickets; `under` are refused ones below the deck."""
    position = at_turn(game, seats)
    position.ticket_deck(*deck)
    position.s.bottom[: len(under)] = under
    position.s.bottom_size = len(under)
    position.s.removed = mask_of(set(range(position.g.tickets)) - set(deck) - set(under))
    position.do(TAKE_TICKETS)
    return position


def offered(position: Position, seat: int = 0) -> list[int]:
    return [each for each in position.s.offered[seat].tolist() if each != NOTHING]


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize("left", [1, 2, 3, 4, 9])
def test_U_T1_N_K1_K_T1_how_many_are_dealt_and_kept(game: str, left: int) -> None:
    position = asked(game, range(left))
    dealt = min(left, OFFERED[game])
    assert position.s.phase == KEEP_TICKETS
    assert len(offered(position)) == len(set(offered(position))) == dealt
    least = KEEPING[game]
    assert position.legal() == {KEEP + mask for mask in range(1 << dealt) if mask.bit_count() >= least}


@pytest.mark.parametrize("game", OFFERED)
def test_U_T1_N_K1_K_T1_an_empty_ticket_deck_gives_none(game: str) -> None:
    position = at_turn(game, 2)
    position.ticket_deck()
    position.give(0, red=2)  # something else to do in the Card Game
    position.deck(red=5)
    assert TAKE_TICKETS not in position.legal()


def test_U_T1_refused_tickets_go_under_the_deck_in_dealt_order() -> None:
    position = asked("usa", [20, 21, 22, 23, 24], under=(3, 4))
    dealt = offered(position)
    position.do(keep(1))
    assert members(position.s.held[0]) == {dealt[1]}
    assert position.s.bottom[: position.s.bottom_size].tolist() == [3, 4, dealt[0], dealt[2]]
    assert position.s.ticket_count[0] == 1
    assert position.s.turn == 1


def test_U_T1_the_refused_are_dealt_again_in_the_order_in_which_they_went_under() -> None:
    position = asked("usa", [20], under=(3, 9, 4, 7))
    assert offered(position) == [20, 3, 9]
    position.do(keep(0))
    position.do(TAKE_TICKETS)
    assert offered(position, 1) == [4, 7, 3]


def test_U_T1_the_ring_under_the_deck_goes_round() -> None:
    position = asked("usa", [], under=tuple(range(30)))
    seat, expected = 0, list(range(30))
    while expected:
        dealt = expected[:3]
        assert offered(position, seat) == dealt
        position.do(keep(len(dealt) - 1))
        expected = [*expected[3:], *dealt[:-1]]
        seat = 1 - seat
        if expected:
            position.do(TAKE_TICKETS)
    assert members(position.s.held[0] | position.s.held[1]) == set(range(30))
    position.deck(red=5)
    assert TAKE_TICKETS not in position.legal()


def test_U_T1_all_three_may_be_kept() -> None:
    position = asked("usa", range(10))
    dealt = set(offered(position))
    position.do(keep(0, 1, 2))
    assert members(position.s.held[0]) == dealt
    assert position.s.bottom_size == 0


def test_U_T2_tickets_add_up_and_cannot_be_given_back() -> None:
    position = at_turn("usa", 2)
    for _ in range(4):
        position.at_turn_of(0)
        position.do(TAKE_TICKETS, keep(0, 1, 2))
    assert position.s.ticket_count[0] == 12
    held = position.s.held[0]
    position.at_turn_of(0)
    position.do(TAKE_TICKETS, keep(0))
    assert held & ~position.s.held[0] == 0


def test_U_T2_tickets_are_hidden_from_the_others() -> None:
    position = asked("usa", range(10))
    position.do(keep(0, 1))
    for seat in (1, NOTHING):
        view = position.copy()
        view.hide(view.g, view.s, seat)
        assert view.s.held[0] == 0
        assert view.s.ticket_count[0] == 2


def test_U_T3_after_seeing_them_something_must_be_kept() -> None:
    position = asked("usa", range(10))
    assert position.refuses(KEEP)
    assert position.refuses(numbers.DRAW_DECK)
    assert position.refuses(numbers.PASS)
    assert position.refuses(TAKE_TICKETS)


def test_N_K1_refused_tickets_leave_the_game() -> None:
    position = asked("nordic", [20, 21, 22, 23])
    dealt = offered(position)
    before = members(position.s.removed)
    position.do(keep(0))
    assert members(position.s.removed) - before == set(dealt[1:])
    assert position.s.bottom_size == 0
    position.do(TAKE_TICKETS)
    assert len(offered(position, 1)) == 1


def test_K_T1_none_may_be_kept_and_all_go_under() -> None:
    position = asked("card", range(9))
    dealt = offered(position)
    position.do(KEEP)
    assert position.s.held[0] == 0
    assert position.s.bottom[:4].tolist() == dealt
    assert position.s.turn == 1


@pytest.mark.parametrize(("kept", "known"), [((), True), ((0, 1, 2, 3), True), ((1,), False)])
def test_K_T1_who_refused_a_ticket_knows_where_it_went_until_others_choose_among_it(
    kept: tuple[int, ...], known: bool
) -> None:
    position = asked("card", [], under=(5, 6, 7, 8))
    position.do(KEEP)  # the first seat has seen and refused all four, which the second is now dealt
    assert members(position.s.seen[0]) == {5, 6, 7, 8}
    position.do(TAKE_TICKETS)
    position.do(keep(*kept))
    assert members(position.s.seen[0]) == ({5, 6, 7, 8} if known else set())
    view = position.copy()
    view.hide(view.g, view.s, 0)
    assert view.s.held[1] == (position.s.held[1] if known else 0)
