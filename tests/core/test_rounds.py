"""The end of a round and of the Card Game: K-R1 to K-R4, K-E1 to K-E4, K-S5."""

import pytest

from linewright.core.numbers import (
    COMPLETE,
    COMPLETING,
    DONE,
    DRAW_DECK,
    ENDED_BY_DECK,
    KEEP,
    LAY_LOCOMOTIVES,
    OVER,
    TAKE_TICKETS,
    TURN,
)
from tests.core.positions import Position, at_turn, counts, draw, kind, lay, mask_of, members, ticket

CHICAGO_NEW_YORK, NEW_YORK_CHICAGO = ticket("card", "Chicago-New York"), ticket("card", "New York-Chicago")


def last_card(seats: int, turn: int = 0) -> Position:
    """One card is left in the deck, five lie open, and nobody holds any."""
    position = at_turn("card", seats, turn=turn)
    position.open("red", "blue", "green", "white", "black")
    position.deck(yellow=1)
    return position


def turns_to_the_end(position: Position) -> list[int]:
    """Who still has a turn; everybody takes tickets and keeps none."""
    seen = []
    while position.s.phase == TURN:
        seen.append(int(position.s.turn))
        position.do(TAKE_TICKETS, KEEP)
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_R1_everybody_has_one_more_turn_after_the_last_card_is_drawn(seats: int) -> None:
    position = last_card(seats, turn=1)
    position.do(DRAW_DECK, draw("red"))
    assert turns_to_the_end(position) == [(2 + place) % seats for place in range(seats)]
    assert (position.s.phase, position.s.reason) == (COMPLETING, ENDED_BY_DECK)


def test_K_R1_a_card_turned_up_is_drawn_too() -> None:
    position = last_card(2)
    position.do(draw("red"))
    assert position.s.deck_size == 0
    position.do(draw("blue"))
    assert turns_to_the_end(position) == [1, 0]


def test_K_R1_a_card_turned_up_after_the_second_belongs_to_that_turn() -> None:
    position = last_card(2)
    position.deck(yellow=2)
    position.do(DRAW_DECK, draw("blue"))
    assert position.s.deck_size == 0
    assert turns_to_the_end(position) == [1, 0]


def test_K_R1_step_one_is_played_in_the_last_turns_and_yards_do_not_count() -> None:
    position = last_card(2)
    position.give(1, yellow=4)
    position.do(DRAW_DECK, draw("red"))
    position.do(lay("yellow", 4), LAY_LOCOMOTIVES)
    position.do(TAKE_TICKETS, KEEP)  # the last turn: the second seat's yard moves no more
    assert position.s.phase == COMPLETING
    assert not position.s.on_track[1].any()
    assert position.s.yard[1, kind("yellow")] == 4
    moved = last_card(2, turn=1)
    moved.s.yard[0, kind("yellow")] = 4
    moved.do(DRAW_DECK, draw("red"))
    moved.do(TAKE_TICKETS, KEEP)
    assert tuple(moved.s.on_track[0]) == counts(yellow=1)


def completing(seats: int = 2, **on_track: int) -> Position:
    """A round has ended; the first seat has cards on its track."""
    position = at_turn("card", seats)
    position.s.on_track[0] = counts(**on_track)
    position.s.turns_left = 1
    position.give(seats - 1, counts())
    position.at_turn_of(seats - 1)
    return position


def end(position: Position) -> Position:
    position.do(TAKE_TICKETS, KEEP)
    assert position.s.phase == COMPLETING
    return position


def choose(position: Position, *tickets: int) -> None:
    position.do(*(COMPLETE + each for each in sorted(tickets)), DONE)


def test_K_R2_a_ticket_needs_the_cards_it_shows() -> None:
    position = completing(yellow=1)
    position.hold_numbers(0, [CHICAGO_NEW_YORK, NEW_YORK_CHICAGO])
    end(position)
    assert position.legal() == {DONE, COMPLETE + CHICAGO_NEW_YORK}


def test_K_R2_a_card_serves_one_ticket() -> None:
    dallas = ticket("card", "Chicago-Dallas")  # yellow, green
    position = completing(yellow=1, green=1)
    position.hold_numbers(0, [CHICAGO_NEW_YORK, dallas])
    end(position)
    position.do(COMPLETE + CHICAGO_NEW_YORK)
    assert position.legal() == {DONE}


def test_K_R2_a_locomotive_stands_for_any_color() -> None:
    position = completing(locomotive=2)
    position.hold_numbers(0, [CHICAGO_NEW_YORK, NEW_YORK_CHICAGO, ticket("card", "Seattle-Miami")])
    end(position)
    position.do(COMPLETE + CHICAGO_NEW_YORK, COMPLETE + NEW_YORK_CHICAGO)
    assert position.legal() == {DONE}


def test_K_R2_hands_and_yards_pay_for_nothing() -> None:
    position = completing()
    position.give(0, yellow=5, blue=5)
    position.s.yard[0, kind("yellow")] = 5
    position.hold_numbers(0, [CHICAGO_NEW_YORK])
    end(position)
    assert position.legal() == {DONE}


def test_K_R2_seats_choose_at_the_same_time() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        position = completing(3, yellow=1)
        position.hold_numbers(0, [CHICAGO_NEW_YORK])
        position.hold_numbers(1, [NEW_YORK_CHICAGO])
        position.s.on_track[1] = counts(blue=1)
        end(position)
        for seat in order:
            assert position.target.turns.give_word(position.s, seat)
            choose(position, *members(position.s.held[seat]))
        assert position.s.phase == OVER
        ends.add(position.bytes())
    assert len(ends) == 1


def test_K_R3_the_owner_may_complete_less() -> None:
    position = completing(yellow=1)
    position.hold_numbers(0, [CHICAGO_NEW_YORK])
    end(position)
    choose(position)
    choose(position)
    assert position.s.phase == OVER
    assert position.s.total[0] == -5


def second_round() -> Position:
    """The first round of four players ends with cards everywhere; 96 in all."""
    position = at_turn("card", 4, turn=2)
    position.s.turns_left = 1
    position.open("red", None, "green", None, None)
    position.s.on_track[0] = counts(yellow=2, locomotive=4)
    position.s.on_track[1] = counts(blue=3)
    position.s.yard[3, kind("purple")] = 4
    position.s.yard_locomotives[3, kind("purple")] = 2
    position.discards(orange=10, white=10, black=10, purple=6, green=9, yellow=3, red=9, blue=6, locomotive=2)
    position.give(0, yellow=5, locomotive=8)
    position.give(1, blue=1)
    return position


def test_K_R4_hands_and_open_tickets_are_kept_and_everything_else_is_dealt_again() -> None:
    position = second_round()
    position.hold_numbers(0, [CHICAGO_NEW_YORK, ticket("card", "Seattle-Miami")])
    position.hold_numbers(3, [NEW_YORK_CHICAGO])
    hands = [position.hand(seat) for seat in range(4)]
    end(position)
    assert position.s.turn == position.s.first
    for seat in range(4):
        assert position.target.turns.give_word(position.s, seat)
        choose(position, *([CHICAGO_NEW_YORK] if seat == 0 else []))
    assert (position.s.phase, position.s.round) == (TURN, 2)
    assert not position.s.on_track.any()
    assert not position.s.yard.any()
    assert not position.s.yard_locomotives.any()
    assert not position.s.discards.any()
    assert [sum(position.hand(seat)) for seat in range(4)] == [sum(hand) + 4 for hand in hands]
    for seat in range(4):
        assert all(now >= before for now, before in zip(position.hand(seat), hands[seat], strict=True))
    assert None not in position.open_names()
    assert position.s.deck_size == 96 - 14 - 16 - 5
    assert members(position.s.held[0]) == {ticket("card", "Seattle-Miami")}
    assert members(position.s.completed_tickets[0]) == {CHICAGO_NEW_YORK}
    assert members(position.s.held[3]) == {NEW_YORK_CHICAGO}
    # The third seat ended the first round.
    assert (position.s.first, position.s.turn) == (3, 3)
    assert position.s.turns_left == 0


def short_second_round(cards: int) -> Position:
    """So few cards are not in hands that the second deal runs short."""
    position = at_turn("card", 4, turn=2)
    position.s.turns_left = 1
    position.discards(red=cards)
    end(position)
    for _ in range(4):
        choose(position)
    return position


@pytest.mark.parametrize(
    ("cards", "dealt", "shown"),
    [(0, [0, 0, 0, 0], 0), (6, [2, 1, 1, 2], 0), (16, [4, 4, 4, 4], 0), (18, [4, 4, 4, 4], 2), (21, [4, 4, 4, 4], 5)],
)
def test_K_R4_with_too_few_cards_they_are_dealt_while_they_last_and_the_last_turns_begin(
    cards: int, dealt: list[int], shown: int
) -> None:
    position = short_second_round(cards)
    # One each in turn order from the fourth seat, which starts.
    assert [sum(position.hand(seat)) for seat in range(4)] == dealt
    assert 5 - position.open_names().count(None) == shown
    assert position.s.deck_size == 0
    assert (position.s.phase, position.s.turn, position.s.turns_left) == (TURN, 3, 4)
    assert turns_to_the_end(position) == [3, 0, 1, 2]
    assert (position.s.phase, position.s.round, position.s.reason) == (COMPLETING, 2, ENDED_BY_DECK)


def test_K_R4_one_card_more_and_the_round_goes_on() -> None:
    position = short_second_round(22)
    assert (position.s.deck_size, position.s.turns_left) == (1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_S5_K_R4_two_rounds_for_four_players_only(seats: int) -> None:
    position = end(completing(seats))
    for _ in range(seats):
        choose(position)
    assert (position.s.phase, position.s.round) == ((TURN, 2) if seats == 4 else (OVER, 1))


def counted(done: dict[int, list[str]], held: dict[int, list[str]] | None = None, seats: int = 3) -> Position:
    """A game counted with these tickets completed and these still held."""
    position = at_turn("card", seats)
    for seat in range(seats):
        position.s.held[seat] = mask_of(ticket("card", name) for name in (held or {}).get(seat, []))
        position.s.completed_tickets[seat] = mask_of(ticket("card", name) for name in done.get(seat, []))
        position.s.ticket_count[seat] = len((held or {}).get(seat, []))
    position.s.turns_left = 1
    position.s.round = position.g.rounds
    position.at_turn_of(seats - 1)
    end(position)
    for _ in range(seats):
        choose(position)
    assert position.s.phase == OVER
    return position


def test_K_E1_K_E3_completed_tickets_add_and_the_others_subtract() -> None:
    position = counted({0: ["Chicago-Dallas", "Seattle-Denver"]}, {0: ["Seattle-Miami"], 1: ["Dallas-Helena"]})
    assert position.s.ticket_points[:3].tolist() == [6 + 10 - 22, -10, 0]
    assert position.s.completed[:3].tolist() == [2, 0, 0]


def test_K_E1_tickets_of_both_rounds_count() -> None:
    position = second_round()
    position.hold_numbers(0, [CHICAGO_NEW_YORK])
    end(position)
    for seat in range(4):
        position.target.turns.give_word(position.s, seat)
        choose(position, *members(position.s.held[seat]))
    position.s.turns_left = 1
    position.hold_numbers(0, [NEW_YORK_CHICAGO])
    position.s.on_track[0] = counts(blue=1)
    end(position)
    for seat in range(4):
        position.target.turns.give_word(position.s, seat)
        choose(position, *members(position.s.held[seat]))
    assert position.s.phase == OVER
    assert position.s.ticket_points[0] == 10
    assert position.s.completed[0] == 2
    assert position.s.bonus[0] == 12 + 15  # Chicago and New York


def test_K_E2_the_most_tickets_to_a_big_city_get_its_card_and_the_tied_all() -> None:
    position = counted(
        {
            0: ["Chicago-Dallas", "Chicago-Charleston"],  # Chicago twice, Dallas once
            1: ["Chicago-Montreal", "Dallas-Helena"],  # Chicago once, Dallas once
        }
    )
    assert position.s.bonus[:3].tolist() == [12 + 10, 10, 0]


def test_K_E2_a_ticket_between_two_big_cities_counts_for_both() -> None:
    position = counted({0: ["Seattle-Los Angeles"], 1: ["Los Angeles-Vancouver", "Los Angeles-Houston"]})
    assert position.s.bonus[:3].tolist() == [8, 12, 0]


def test_K_E2_without_a_ticket_to_a_city_nobody_gets_its_card() -> None:
    position = counted({0: ["Seattle-Denver"]}, {1: ["Los Angeles-Vancouver"]})
    assert position.s.bonus[:3].tolist() == [8, 0, 0]


@pytest.mark.parametrize(
    ("city", "name", "points"),
    [
        ("Seattle", "Seattle-Denver", 8), ("Los Angeles", "Los Angeles-Vancouver", 12),
        ("Chicago", "Chicago-Montreal", 12), ("Dallas", "Dallas-Helena", 10),
        ("New York", "New York-Sault St. Marie", 15), ("Miami", "Miami-Omaha", 8),
    ],
)  # fmt: skip
def test_K_E2_each_citys_points(city: str, name: str, points: int) -> None:
    assert city in name
    assert counted({1: [name]}).s.bonus[1] == points


def test_K_E4_most_points_wins() -> None:
    position = counted({0: ["Chicago-Montreal"], 1: ["New York-Portland"]})
    assert position.s.total[:2].tolist() == [7 + 12, 21 + 15]
    assert members(position.s.winners) == {1}


def test_K_E4_a_tie_goes_to_most_completed_tickets() -> None:
    tied = counted(
        {0: ["Chicago-Montreal", "Chicago-Charleston", "Dallas-Raleigh"], 1: ["New York-Kansas City"]},
        {0: ["Chicago-New York", "Seattle-Chicago"], 1: []},
    )
    assert tied.s.total[:2].tolist() == [7 + 7 + 8 - 20 + 12 + 10, 24]
    assert tied.s.completed[:2].tolist() == [3, 1]
    assert members(tied.s.winners) == {0}


def test_K_E4_still_tied_the_most_bonus_cards_decide() -> None:
    position = counted(
        {0: ["Seattle-Los Angeles"], 1: ["New York-Kansas City"]},
        {0: ["New York-Chicago"]},
    )
    assert position.s.total[:2].tolist() == [9 + 8 + 12 - 5, 24]
    assert [int(cities).bit_count() for cities in position.s.cities[:2]] == [2, 1]
    assert members(position.s.winners) == {0}


def test_K_E4_still_tied_is_shared() -> None:
    position = counted({0: ["Los Angeles-Vancouver"], 2: ["Los Angeles-Dallas"]}, {2: ["Dallas-Helena"]})
    assert position.s.total[:3].tolist() == [22, 0, 10 + 12 + 10 - 10]
    assert members(position.s.winners) == {2}  # equal points and tickets, but one bonus card more
    shared = counted({0: ["Chicago-Montreal"], 2: ["Chicago-Charleston"]})
    assert shared.s.total[:3].tolist() == [19, 0, 19]
    assert members(shared.s.winners) == {0, 2}
    nobody = counted({})
    assert members(nobody.s.winners) == {0, 1, 2}
