"""The Card Game: yards, tracks and tickets, in one round or two. Page `card`.

`set_up`, then `legal` and `apply` until the phase is OVER. `apply` trusts its number to be legal; `try_apply` does not.
"""

from typing import Any

from linewright.core.bits import allow, bit, clear_legal, count_legal, lowest, nth_legal, ones
from linewright.core.cards import (
    allow_draws,
    deal_card,
    draw_from_deck,
    fill_deck,
    may_draw_second,
    refill,
    shuffle_discards,
    take_open,
)
from linewright.core.chance import quick
from linewright.core.completion import can_complete_all
from linewright.core.hands import gain, remember_pass
from linewright.core.layout import (
    BIG_CITIES,
    COLORS,
    KINDS,
    LOCOMOTIVE,
    NOTHING,
    OPEN_PLACES,
    Work,
)
from linewright.core.log import (
    ASK_TICKETS,
    COMPLETES,
    COMPLETES_NO_MORE,
    DEAL,
    GAME_OVER,
    PASSED,
    ROUND_END,
    START,
    TURN_BEGINS,
    note,
)
from linewright.core.numbers import (
    CHOOSE,
    COMPLETE,
    COMPLETING,
    DONE,
    DRAW,
    DRAW_DECK,
    ENDED_BY_DECK,
    ENDED_BY_IDLENESS,
    FINE,
    KEEP,
    KEEP_TICKETS,
    LAY,
    LAY_LOCOMOTIVES,
    LAY_STEP,
    LAY_THREE,
    LOCOMOTIVES,
    NOT_LEGAL,
    NUMBERS,
    OVER,
    PASS,
    SECOND_CARD,
    TAKE_TICKETS,
    TURN,
)
from linewright.core.tickets import (
    allow_keeping,
    fill_tickets,
    keep,
    offer,
    shuffle_refused_in,
    tickets_left,
)
from linewright.core.turns import (
    empty_state,
    everyone_chooses,
    has_chosen,
    legal_among,
    next_seat,
    pick_first,
    tell_first,
)
from linewright.core.yards import (
    CLOSED,
    allow_lays,
    allow_locomotives,
    demand,
    lay_pile,
    lay_three,
    move_to_track,
)


def set_up(g: Any, s: Any, w: Work, first: int) -> None:
    """Deal a game into an empty state that has its key. `first` is the starting seat, or NOTHING to draw it."""
    empty_state(s)
    pick_first(g, s, first)
    fill_deck(g, s, w)
    fill_tickets(g, s, w)
    tell_first(s, w, first)
    s.round = 1
    for place in range(g.seats):
        seat = (s.first + place) % g.seats
        for _ in range(g.given_locomotives):
            gain(s, seat, LOCOMOTIVE, 1)
            note(w, DEAL, seat, LOCOMOTIVE, 1)
    deal_hands(g, s, w, g.starting_hand)
    refill(g, s, w)
    for place in range(g.seats):
        offer(s, w, (s.first + place) % g.seats, g.first_offer)
    s.phase = CHOOSE
    everyone_chooses(g, s)


def deal_hands(g: Any, s: Any, w: Work, cards: int) -> None:
    """Deal cards one each in turn order, while they last."""
    for _ in range(cards):
        for place in range(g.seats):
            if s.deck_size > 0:
                deal_card(g, s, w, (s.first + place) % g.seats)


def legal(g: Any, s: Any, w: Work) -> None:
    """Write the mask of what the seat at turn may do now to `w.legal`."""
    clear_legal(w)
    if s.phase == TURN:
        allow_draws(g, s, w, 0)
        allow_lays(g, s, w)
        if tickets_left(s) > 0:
            allow(w, TAKE_TICKETS)
        if count_legal(w) == 0:
            allow(w, PASS)
    elif s.phase == SECOND_CARD:
        allow_draws(g, s, w, 1)
    elif s.phase == LOCOMOTIVES:
        allow_locomotives(g, s, w)
    elif s.phase == KEEP_TICKETS:
        allow_keeping(s, w, s.turn, g.later_choices)
    elif s.phase == CHOOSE:
        allow_keeping(s, w, s.turn, g.first_choices)
    elif s.phase == COMPLETING:
        allow_completions(g, s, w)


def allow_completions(g: Any, s: Any, w: Work) -> None:
    """Allow each further ticket, in ascending order, that can be completed with those already named; or no more."""
    seat = s.turn
    allow(w, DONE)
    left = (int(s.held[seat]) >> s.completing_from) << s.completing_from
    while left != 0:
        ticket = lowest(left)
        left &= left - 1
        if can_complete_all(g, w, s.on_track[seat], int(s.completing[seat]) | bit(ticket)):
            allow(w, COMPLETE + ticket)


def apply(g: Any, s: Any, w: Work, number: int) -> None:
    """Do one legal decision, and what follows from it up to the next."""
    if number == DRAW_DECK:
        draw_from_deck(g, s, w)
        s.quiet = 0
        if not may_draw_second(g, s, 0):
            end_turn(g, s, w)
    elif DRAW <= number < DRAW_DECK:
        kind = number - DRAW
        take_open(g, s, w, kind)
        s.quiet = 0
        if not may_draw_second(g, s, 1 if kind == LOCOMOTIVE and g.open_locomotive_ends == 1 else 0):
            end_turn(g, s, w)
    elif number == TAKE_TICKETS:
        note(w, ASK_TICKETS, s.turn, 0, 0)
        offer(s, w, s.turn, g.offer)
        s.phase = KEEP_TICKETS
    elif s.phase == KEEP_TICKETS:
        kept = keep(g, s, w, s.turn, number - KEEP)
        s.kept_later[s.turn] += kept
        if kept > 0:
            s.quiet = 0
        end_turn(g, s, w)
    elif s.phase == CHOOSE:
        choose_first_tickets(g, s, w, number - KEEP)
    elif s.phase == LOCOMOTIVES:
        lay_pile(g, s, w, s.lay_color, s.lay_count, number - LAY_LOCOMOTIVES)
        s.lay_color = 0
        s.lay_count = 0
        after_lay(g, s, w)
    elif s.phase == COMPLETING:
        name_ticket(g, s, w, number)
    elif number == PASS:
        forced_pass(g, s, w)
    elif number < LAY_THREE:
        s.lay_color = (number - LAY) // LAY_STEP
        s.lay_count = (number - LAY) % LAY_STEP + 1
        s.phase = LOCOMOTIVES
    else:
        lay_three(g, s, w, number - LAY_THREE)
        after_lay(g, s, w)


def try_apply(g: Any, s: Any, w: Work, number: int) -> int:
    """As `apply`, but refuses (and changes nothing) where the number is not legal."""
    legal(g, s, w)
    if not legal_among(w, number, NUMBERS):
        return NOT_LEGAL
    apply(g, s, w, number)
    return FINE


def name_ticket(g: Any, s: Any, w: Work, number: int) -> None:
    """One ticket more to be completed, or no more of them: when the last seat is done, the round is settled."""
    if number != DONE:
        ticket = number - COMPLETE
        s.completing[s.turn] |= bit(ticket)
        s.completing_from = ticket + 1
        return
    s.completing_from = 0
    if has_chosen(g, s, s.turn):
        settle_round(g, s, w)


def choose_first_tickets(g: Any, s: Any, w: Work, mask: int) -> None:
    """All seats choose at the same time; what they refuse is shuffled into the deck when the last has chosen (K-S3)."""
    s.chosen[s.turn] = mask
    if not has_chosen(g, s, s.turn):
        return
    for place in range(g.seats):
        seat = (s.first + place) % g.seats
        keep(g, s, w, seat, s.chosen[seat])
        s.chosen[seat] = 0
    shuffle_refused_in(g, s, w)
    s.turn = s.first
    begin_turn(s, w)


def begin_turn(s: Any, w: Work) -> None:
    """A turn begins with its first step: a card of each pile goes on the track."""
    s.phase = TURN
    s.turn_number += 1
    s.quiet = 1
    note(w, TURN_BEGINS, s.turn, 0, 0)
    move_to_track(s, w)


def after_lay(g: Any, s: Any, w: Work) -> None:
    s.quiet = 0
    end_turn(g, s, w)


def forced_pass(g: Any, s: Any, w: Work) -> None:
    """Nothing could be done (K-N1): everybody may conclude that the hand holds nothing that could be laid."""
    note(w, PASSED, s.turn, 0, 0)
    same_hand = remember_pass(s, s.turn)
    for color in range(COLORS):
        asked = demand(g, s, s.turn, color)
        before = int(s.pass_needs[s.turn, color]) if same_hand else CLOSED
        s.pass_needs[s.turn, color] = before if asked == CLOSED or CLOSED < before < asked else asked
    end_turn(g, s, w)


def end_turn(g: Any, s: Any, w: Work) -> None:
    s.idle = s.idle + 1 if s.quiet == 1 else 0
    if s.turns_left > 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            end_round(g, s, w, ENDED_BY_DECK)
            return
    if s.idle == g.idle_laps * g.seats:
        end_round(g, s, w, ENDED_BY_IDLENESS)
        return
    s.turn = next_seat(g, s.turn)
    begin_turn(s, w)


def end_round(g: Any, s: Any, w: Work, reason: int) -> None:
    """All seats complete tickets with what lies on their tracks, at the same time (K-R2, K-R3)."""
    note(w, ROUND_END, NOTHING, s.round, reason)
    s.reason = reason
    s.phase = COMPLETING
    s.next_first = next_seat(g, s.turn)
    s.turns_left = 0
    s.idle = 0
    s.quiet = 0
    everyone_chooses(g, s)


def settle_round(g: Any, s: Any, w: Work) -> None:
    """Show what everybody completes, then play the second round or count the game."""
    for place in range(g.seats):
        seat = (s.first + place) % g.seats
        done = int(s.completing[seat])
        s.completing[seat] = 0
        s.held[seat] &= ~done
        s.ticket_count[seat] -= ones(done)
        s.completed_tickets[seat] |= done
        while done != 0:
            note(w, COMPLETES, seat, lowest(done), 0)
            done &= done - 1
        note(w, COMPLETES_NO_MORE, seat, 0, 0)
        for other in range(g.seats):
            s.seen[other] &= ~int(s.completed_tickets[seat])
    if s.round < g.rounds:
        begin_second_round(g, s, w)
    else:
        s.phase = OVER
        note(w, GAME_OVER, NOTHING, s.reason, 0)
        score(g, s)


def begin_second_round(g: Any, s: Any, w: Work) -> None:
    """Everything but hands and tickets is shuffled into a new deck, and dealt again (K-R4)."""
    for place in range(OPEN_PLACES):
        if s.open[place] != NOTHING:
            s.discards[s.open[place]] += 1
            s.open[place] = NOTHING
    for seat in range(g.seats):
        for kind in range(KINDS):
            s.discards[kind] += s.on_track[seat, kind]
            s.on_track[seat, kind] = 0
        for color in range(COLORS):
            s.discards[color] += s.yard[seat, color]
            s.discards[LOCOMOTIVE] += s.yard_locomotives[seat, color]
            s.yard[seat, color] = 0
            s.yard_locomotives[seat, color] = 0
    shuffle_discards(s, w)
    s.round += 1
    s.reason = 0
    s.first = s.next_first
    s.turn = s.first
    note(w, START, s.first, 0, 0)
    deal_hands(g, s, w, g.second_hand)
    refill(g, s, w)
    if s.turns_left > 0:
        s.turns_left = g.seats
    begin_turn(s, w)


def score(g: Any, s: Any) -> None:
    """Count the game at its end. Rules K-E1 to K-E4."""
    for seat in range(g.seats):
        s.ticket_points[seat] = value_of(g, s.completed_tickets[seat]) - value_of(g, s.held[seat])
        s.completed[seat] = ones(s.completed_tickets[seat])
        s.bonus[seat] = 0
        s.cities[seat] = 0
    for city in range(BIG_CITIES):
        most = 0
        for seat in range(g.seats):
            most = max(most, count_to_city(g, s, seat, city))
        for seat in range(g.seats):
            if most > 0 and count_to_city(g, s, seat, city) == most:
                s.bonus[seat] += g.city_points[city]
                s.cities[seat] |= 1 << city
    best = -1
    s.winners = 0
    for seat in range(g.seats):
        s.total[seat] = s.ticket_points[seat] + s.bonus[seat]
        standing = (int(s.total[seat]) + 1000) * 10000 + int(s.completed[seat]) * 100 + ones(s.cities[seat])
        if standing > best:
            best = standing
            s.winners = 1 << int(seat)
        elif standing == best:
            s.winners |= 1 << int(seat)


def value_of(g: Any, tickets: int) -> int:
    total = 0
    left = int(tickets)
    while left != 0:
        total += int(g.ticket_value[lowest(left)])
        left &= left - 1
    return total


def count_to_city(g: Any, s: Any, seat: int, city: int) -> int:
    """How many completed tickets of a seat go to a big city."""
    count = 0
    left = int(s.completed_tickets[seat])
    while left != 0:
        count += (int(g.ticket_cities[lowest(left)]) >> city) & 1
        left &= left - 1
    return count


def play_out(g: Any, s: Any, w: Work) -> int:
    """Play uniformly random legal numbers to the end; how many there were."""
    decisions = 0
    while s.phase != OVER:
        legal(g, s, w)
        apply(g, s, w, nth_legal(w, quick(w, count_legal(w))))
        decisions += 1
    return decisions
