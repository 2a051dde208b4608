"""Setting up: U-S*, N-S*, K-S*, and what is dealt."""

import itertools

import pytest

from linewright.core import numbers
from linewright.core.layout import NOTHING
from linewright.games.variants import UnknownVariant
from tests.core.positions import Position, counts, keep, members


def dealt(
    game: str, seats: int, seed: int = 1, first: int = NOTHING, variants: dict[str, object] | None = None
) -> Position:
    position = Position(game, seats, variants)
    position.set_up(seed, first)
    return position


def all_keep(position: Position, *places: int) -> None:
    for _ in range(position.seats):
        position.do(keep(*places))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_U_S1_four_cards_each_and_five_open(seats: int) -> None:
    position = dealt("usa", seats)
    for seat in range(seats):
        assert sum(position.hand(seat)) == position.s.hand_size[seat] == 4
    assert None not in position.open_names()
    assert position.s.deck_size + sum(position.s.discards) == 110 - 4 * seats - 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_U_S2_three_tickets_of_which_two_are_kept(seats: int) -> None:
    position = dealt("usa", seats)
    assert position.s.phase == numbers.CHOOSE
    assert position.s.offered_count[:seats].tolist() == [3] * seats
    assert position.legal() == {keep(0, 1), keep(0, 2), keep(1, 2), keep(0, 1, 2)}


def test_U_S2_refused_tickets_go_under_the_deck_from_the_starting_seat_on() -> None:
    position = dealt("usa", 3, first=1)
    refused = [int(position.s.offered[seat, 2]) for seat in (1, 2, 0)]
    all_keep(position, 0, 1)
    assert position.s.bottom_size == 3
    assert position.s.bottom[:3].tolist() == refused
    assert position.s.unseen_count == 30 - 3 * 3
    assert position.s.ticket_count[:3].tolist() == [2, 2, 2]
    assert position.s.phase == numbers.TURN


def test_U_S2_seats_may_choose_in_any_order() -> None:
    start = dealt("usa", 3, first=2)
    masks = {0: keep(0, 1), 1: keep(0, 1, 2), 2: keep(1, 2)}
    ends = set()
    for order in itertools.permutations(range(3)):
        position = start.copy()
        for seat in order:
            assert position.target.turns.give_word(position.s, seat)
            position.do(masks[seat])
        ends.add(position.bytes())
    assert len(ends) == 1


def test_U_S2_whoever_has_chosen_is_not_asked_again() -> None:
    position = dealt("usa", 3, first=0)
    position.do(keep(0, 1))
    assert position.s.turn == 1
    assert not position.target.turns.give_word(position.s, 0)
    assert position.target.turns.give_word(position.s, 2)
    position.do(keep(0, 1))
    assert position.s.turn == 1


def test_U_S3_the_starting_seat_is_chosen_or_drawn() -> None:
    for first in range(5):
        assert dealt("usa", 5, first=first).s.first == first
    drawn = [int(dealt("usa", 5, seed=seed).s.first) for seed in range(200)]
    assert {drawn.count(seat) > 20 for seat in range(5)} == {True}
    again = [int(dealt("usa", 5, seed=seed).s.first) for seed in range(200)]
    assert drawn == again


def test_U_S3_choosing_the_starting_seat_changes_no_card() -> None:
    by_seat = dealt("usa", 4, seed=9, first=2)
    other = dealt("usa", 4, seed=9, first=3)
    for place in range(4):
        assert by_seat.hand((2 + place) % 4) == other.hand((3 + place) % 4)
    assert by_seat.open_names() == other.open_names()


@pytest.mark.parametrize("game", ["usa", "nordic", "card"])
def test_U_S3_K_S4_turns_go_clockwise(game: str) -> None:
    position = dealt(game, 2 if game == "nordic" else 3, first=1)
    all_keep(position, 0, 1)
    seen = []
    for _ in range(5):
        seen.append(int(position.s.turn))
        position.do(numbers.DRAW_DECK, numbers.DRAW_DECK)
    assert seen == [(1 + place) % position.seats for place in range(5)]


def test_U_S4_the_first_five_open_cards_are_swapped_too() -> None:
    swapped = 0
    for seed in range(400):
        position = dealt("usa", 2, seed=seed)
        discarded = sum(position.s.discards)
        assert discarded in (0, 5, 10, 15)
        if discarded < 15:
            assert position.open_names().count("locomotive") < 3
        swapped += discarded > 0
    assert swapped > 0


@pytest.mark.parametrize(("hand", "variants"), [(4, {}), (5, {"starting_hand": 5})])
@pytest.mark.parametrize("seats", [2, 3])
def test_N_S1_four_cards_or_five_by_the_variant(seats: int, hand: int, variants: dict[str, object]) -> None:
    position = dealt("nordic", seats, variants=variants)
    assert position.s.hand_size[:seats].tolist() == [hand] * seats
    assert None not in position.open_names()
    assert position.s.deck_size == 110 - hand * seats - 5


@pytest.mark.parametrize("seats", [2, 3])
def test_N_S2_five_tickets_of_which_two_are_kept_and_the_others_leave(seats: int) -> None:
    position = dealt("nordic", seats, first=0)
    assert position.s.offered_count[:seats].tolist() == [5] * seats
    assert position.legal() == {numbers.KEEP + mask for mask in range(32) if mask.bit_count() >= 2}
    refused = {int(position.s.offered[seat, place]) for seat in range(seats) for place in (2, 3, 4)}
    all_keep(position, 0, 1)
    assert members(position.s.removed) == refused
    assert position.s.bottom_size == 0
    assert position.s.unseen_count == 46 - 5 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_S1_a_locomotive_then_seven_cards(seats: int) -> None:
    position = dealt("card", seats)
    for seat in range(seats):
        assert position.s.hand_size[seat] == 8
        assert position.hand(seat)[8] >= 1
        assert tuple(position.s.known[seat]) == counts(locomotive=1)
    assert position.s.deck_size == 96 - 8 * seats - 5


def test_K_S1_the_other_locomotives_are_in_the_deck() -> None:
    hands = [dealt("card", 2, seed=seed).hand(0)[8] for seed in range(60)]
    assert max(hands) > 1


def test_K_S2_three_open_locomotives_stay() -> None:
    three = [
        position
        for position in (dealt("card", 4, seed=seed) for seed in range(150))
        if position.open_names().count("locomotive") >= 3
    ]
    assert three
    assert {sum(position.s.discards) for position in three} == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_S3_six_tickets_of_which_one_is_kept_and_the_others_shuffled_in(seats: int) -> None:
    position = dealt("card", seats)
    assert position.s.offered_count[:seats].tolist() == [6] * seats
    assert position.legal() == {numbers.KEEP + mask for mask in range(1, 64)}
    all_keep(position, 3)
    assert position.s.bottom_size == 0
    assert position.s.unseen_count == 46 - seats
    assert position.s.shuffles[1] == 1  # counted from 0
    assert position.s.seen[:seats].tolist() == [0] * seats


def test_K_S3_a_refused_ticket_may_come_again() -> None:
    came_again = 0
    for seed in range(40):
        position = dealt("card", 2, seed=seed, first=0)
        refused = {int(position.s.offered[0, place]) for place in range(1, 6)}
        all_keep(position, 0)
        position.do(numbers.TAKE_TICKETS)
        came_again += bool(refused & set(position.s.offered[0].tolist()))
    assert came_again > 0


def test_K_S5_four_players_play_two_rounds() -> None:
    assert [Position("card", seats).g.rounds for seats in (2, 3, 4)] == [1, 1, 2]


@pytest.mark.parametrize(
    ("game", "fewest", "most"), [("usa", 2, 5), ("nordic", 2, 3), ("card", 2, 4)], ids=["U-P4", "N-P2", "K-S5"]
)
def test_U_P4_N_P2_K_S5_numbers_of_players(game: str, fewest: int, most: int) -> None:
    for seats in range(fewest, most + 1):
        assert Position(game, seats).g.seats == seats
    for seats in (fewest - 1, most + 1):
        with pytest.raises(UnknownVariant):
            Position(game, seats)
