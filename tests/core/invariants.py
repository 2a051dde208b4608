"""What must hold in every state of every game, checked from outside: nothing here is shared with the core."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

from linewright.core.layout import NOTHING
from linewright.core.numbers import CHOOSE, COMPLETING, COUNTING, KEEP_TICKETS, LOCOMOTIVES, OVER, PAYMENT, TUNNEL
from linewright.data import Board, board, card
from tests.core.positions import Cards, Position, members, plus

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}  # U-V1, N-V1


def check(position: Position) -> None:
    """Raise where a state cannot be."""
    check_cards(position)
    check_tickets(position)
    check_turn(position)
    if position.game == "card":
        check_yards(position)
    else:
        check_tracks(position)


def total_cards(game: str) -> Cards:
    data = card() if game == "card" else board(game)
    return (data.per_color,) * 8 + (data.locomotives,)


def cards_in_play(position: Position) -> Cards:
    s = position.s
    total: Cards = tuple(s.deck.tolist())
    total = plus(total, tuple(s.discards.tolist()))
    for seat in range(position.seats):
        total = plus(total, position.hand(seat))
    shown = Counter(place for place in s.open.tolist() if place != NOTHING)
    total = plus(total, tuple(shown[kind] for kind in range(9)))
    if position.game == "card":
        for seat in range(position.seats):
            total = plus(total, tuple(s.on_track[seat].tolist()))
            total = plus(total, (*s.yard[seat].tolist(), int(s.yard_locomotives[seat].sum())))
    elif s.phase == TUNNEL:
        turned = Counter(s.turned[: s.turned_count].tolist())
        total = plus(total, tuple(s.laid.tolist()))
        total = plus(total, tuple(turned[kind] for kind in range(9)))
    return total


def check_cards(position: Position) -> None:
    """Cards are conserved, kind by kind; hands are counted; places are empty only when nothing can fill them."""
    s, seats = position.s, position.seats
    assert cards_in_play(position) == total_cards(position.game)
    for name in ("deck", "discards", "hand", "known"):
        assert (getattr(s, name) >= 0).all(), name
    assert s.deck_size == s.deck.sum()
    assert s.hand_size.tolist() == s.hand.sum(axis=1).tolist()
    assert (s.known <= s.hand).all()
    assert not s.hand[seats:].any()
    assert all(place == NOTHING or 0 <= place < 9 for place in s.open.tolist())
    if s.phase != TUNNEL and NOTHING in s.open.tolist():
        assert s.deck_size == 0  # U-D7, K-D2
    if position.game != "card" and s.phase != TUNNEL and s.deck_size == 0:
        assert not s.discards.any()  # U-D7: at once
    for seat in range(seats):
        if s.pass_told[seat]:
            assert 0 <= s.drawn_since_pass[seat] <= s.hand_size[seat] - s.known[seat].sum()
        else:
            assert s.drawn_since_pass[seat] == 0
            assert not s.since_pass[seat].any()


def check_tickets(position: Position) -> None:
    """Every ticket lies in exactly one place."""
    s = position.s
    places: Counter[int] = Counter()
    places.update(members(s.unseen))
    places.update(members(s.removed))
    ring = [int(s.bottom[(s.bottom_head + step) % 46]) for step in range(s.bottom_size)]
    places.update(ring)
    assert sorted(each for each in s.bottom.tolist() if each != NOTHING) == sorted(ring)
    for seat in range(5):
        places.update(members(s.held[seat]))
        count = int(s.offered_count[seat])
        dealt = s.offered[seat].tolist()
        assert NOTHING not in dealt[:count]
        assert set(dealt[count:]) <= {NOTHING}
        places.update(dealt[:count])
        assert s.ticket_count[seat] == len(members(s.held[seat]))
        if position.game == "card":
            places.update(members(s.completed_tickets[seat]))
            assert members(s.completing[seat]) <= members(s.held[seat])
    assert places == Counter(range(position.g.tickets))
    assert s.unseen_count == len(members(s.unseen))
    if position.game != "nordic":
        assert s.removed == 0
    else:
        assert s.bottom_size == 0
    somebody_chooses = s.phase in (CHOOSE, KEEP_TICKETS)
    assert bool(s.offered_count.any()) == somebody_chooses
    for seat in range(position.seats):
        assert not s.seen[seat] & s.held[seat]


def check_turn(position: Position) -> None:
    s = position.s
    everybody = (1 << position.seats) - 1
    assert 0 <= s.turn < position.seats
    assert 0 <= s.first < position.seats
    assert (s.choosing != 0) == (s.phase in (CHOOSE, COMPLETING))
    assert 0 <= s.choosing <= everybody
    if s.choosing:
        assert s.choosing >> s.turn & 1
    assert (s.winners != 0) == (s.phase == OVER)
    assert 0 <= s.winners <= everybody
    assert 0 <= s.turns_left <= position.seats + (1 if position.game == "card" else 0)


def joined(data: Board, owned: set[int], a: int, b: int) -> bool:
    reached, before = {a}, set[int]()
    while reached != before:
        before = set(reached)
        for index in owned:
            ends = {data.tracks[index].a, data.tracks[index].b}
            if ends & reached:
                reached |= ends
    return b in reached


def check_tracks(position: Position) -> None:
    s, seats = position.s, position.seats
    data = board(position.game)
    owned = [position.owned(seat) for seat in range(5)]
    taken = {index for one in owned for index in one}
    assert sum(map(len, owned)) == len(taken)
    twins = twins_of(position.game, unequal=position.variants.get("unequal_pairs") == "double")
    few = seats <= (2 if position.game == "nordic" else 3)  # U-C5, N-C2
    for seat in range(seats):
        lengths = [data.tracks[index].length for index in owned[seat]]
        assert s.trains[seat] + sum(lengths) == data.trains
        assert s.trains[seat] >= 0
        assert s.points[seat] == sum(POINTS[length] for length in lengths)  # U-E5
        closed = taken | {twins[index] for index in (taken if few else owned[seat]) if index in twins}
        assert position.tracks_in(s.may_claim[seat]) == set(range(len(data.tracks))) - closed
    if s.phase not in (TUNNEL, PAYMENT, COUNTING):
        assert s.track == NOTHING
        assert not s.laid.any()
    if s.phase != TUNNEL:
        assert s.turned_count == 0
    if s.phase == OVER:
        check_board_account(position, data, owned)


@cache
def twins_of(game: str, *, unequal: bool) -> dict[int, int]:
    """U-C4, N-C2: parallel tracks, of equal length unless the variant says otherwise."""
    return {
        one.index: other.index
        for one, other in permutations(board(game).tracks, 2)
        if {one.a, one.b} == {other.a, other.b} and (unequal or one.length == other.length)
    }


def check_board_account(position: Position, data: Board, owned: list[set[int]]) -> None:
    """U-E2, U-E3, N-E3: tickets, bonus cards and totals; the winners have the most points."""
    s, seats = position.s, range(position.seats)
    for seat in seats:
        tickets = [data.tickets[each] for each in members(s.held[seat])]
        done = [each for each in tickets if joined(data, owned[seat], each.a, each.b)]
        assert s.completed[seat] == len(done)
        assert s.ticket_points[seat] == 2 * sum(each.points for each in done) - sum(each.points for each in tickets)
    figures = s.longest if position.game == "usa" else s.completed
    most = max(int(figures[seat]) for seat in seats)
    for seat in seats:
        assert s.bonus[seat] == (10 if most > 0 and figures[seat] == most else 0)
    check_total(position, [int(s.points[seat] + s.ticket_points[seat] + s.bonus[seat]) for seat in seats])


def check_total(position: Position, totals: list[int]) -> None:
    s = position.s
    assert s.total[: position.seats].tolist() == totals
    best = max(totals)
    winners = members(s.winners)
    assert winners
    assert all(totals[seat] == best for seat in winners)
    first = {seat for seat, total in enumerate(totals) if total == best}
    most = max(int(s.completed[seat]) for seat in first)
    assert winners <= {seat for seat in first if s.completed[seat] == most}


def check_yards(position: Position) -> None:
    """A colour lies in at most one yard (K-Y4); no locomotives lie where there never was a card."""
    s = position.s
    for color in range(8):
        sizes = [int(s.yard[seat, color] + s.yard_locomotives[seat, color]) for seat in range(5)]
        assert sum(size > 0 for size in sizes) <= 1
        for seat in range(5):
            assert s.yard[seat, color] >= 0
            assert s.yard_locomotives[seat, color] >= 0
            # Locomotives lie on top and go first: while there are any, so is a card of the colour.
            assert s.yard[seat, color] > 0 or s.yard_locomotives[seat, color] == 0
    assert (s.on_track >= 0).all()
    assert 1 <= s.round <= (2 if position.seats == 4 else 1)
    assert 0 <= s.idle < 3 * position.seats
    if s.phase != LOCOMOTIVES:
        assert (s.lay_color, s.lay_count) == (0, 0)
    if s.phase == OVER:
        check_card_account(position)


def check_card_account(position: Position) -> None:
    """K-E1 to K-E3."""
    s, data = position.s, card()
    done = [[data.tickets[each] for each in members(s.completed_tickets[seat])] for seat in range(position.seats)]
    bonus = [0] * position.seats
    for big in data.big_cities:
        figures = [sum(big.city in (each.a, each.b) for each in tickets) for tickets in done]
        for seat, figure in enumerate(figures):
            if figure and figure == max(figures):
                bonus[seat] += big.points
    totals = []
    for seat in range(position.seats):
        assert s.completed[seat] == len(done[seat])
        held = sum(data.tickets[each].points for each in members(s.held[seat]))
        assert s.ticket_points[seat] == sum(each.points for each in done[seat]) - held
        assert s.bonus[seat] == bonus[seat]
        totals.append(int(s.ticket_points[seat]) + bonus[seat])
    check_total(position, totals)
