"""North America and Nordic Countries: one game, told apart by the block of rules. Pages `usa` and `nordic`.

`set_up`, then `legal` and `apply` until the phase is OVER. `apply` trusts its number to be legal; `try_apply` does not.
"""

from typing import Any

from linewright.core.bits import allow, clear_legal, count_legal, lowest, nth_legal, ones
from linewright.core.cards import (
    allow_draws,
    deal_card,
    draw_from_deck,
    fill_deck,
    may_draw_second,
    refill,
    take_open,
)
from linewright.core.chance import quick
from linewright.core.connections import completed_tickets
from linewright.core.hands import gain, lose, remember_pass
from linewright.core.layout import KINDS, LOCOMOTIVE, NOTHING, TRACK_WORDS, Work
from linewright.core.log import (
    ADDED,
    ASK_TICKETS,
    GAME_OVER,
    LAST_TURNS,
    PASSED,
    TUNNEL_SET,
    TURN_BEGINS,
    WITHDRAWN,
    note,
    note_cards,
)
from linewright.core.numbers import (
    ADD,
    CHOOSE,
    COUNT,
    COUNTING,
    DRAW,
    DRAW_DECK,
    ENDED_BY_PASSES,
    ENDED_BY_TRAINS,
    EXCHANGE,
    FINE,
    KEEP,
    KEEP_TICKETS,
    NOT_LEGAL,
    NUMBERS,
    OVER,
    PASS,
    PAY_LOCOMOTIVES,
    PAYMENT,
    SECOND_CARD,
    TAKE_TICKETS,
    TIE_BY_PATH,
    TIE_BY_TICKET,
    TUNNEL,
    TURN,
    WITHDRAW,
)
from linewright.core.payments import allow_counts, allow_payments, lay_plain, next_counted
from linewright.core.routes import allow_tracks, claim, open_to
from linewright.core.tickets import allow_keeping, fill_tickets, keep, offer, tickets_left
from linewright.core.trails import longest_path
from linewright.core.tunnels import allow_answers, clear_table, set_color, turn_cards
from linewright.core.turns import (
    empty_state,
    everyone_chooses,
    has_chosen,
    legal_among,
    next_seat,
    pick_first,
    tell_first,
)


def set_up(g: Any, s: Any, w: Work, first: int) -> None:
    """Deal a game into an empty state that has its key. `first` is the starting seat, or NOTHING to draw it."""
    empty_state(s)
    s.track = NOTHING
    for place in range(3):
        s.turned[place] = NOTHING
    pick_first(g, s, first)
    fill_deck(g, s, w)
    fill_tickets(g, s, w)
    tell_first(s, w, first)
    for seat in range(g.seats):
        s.trains[seat] = g.trains
        for word in range(TRACK_WORDS):
            s.may_claim[seat, word] = g.every_track[word]
    for _ in range(g.starting_hand):
        for place in range(g.seats):
            deal_card(g, s, w, (s.first + place) % g.seats)
    refill(g, s, w)
    for place in range(g.seats):
        offer(s, w, (s.first + place) % g.seats, g.first_offer)
    s.phase = CHOOSE
    everyone_chooses(g, s)


def legal(g: Any, s: Any, w: Work) -> None:
    """Write the mask of what the seat at turn may do now to `w.legal`."""
    clear_legal(w)
    seat = s.turn
    if s.phase == TURN:
        allow_tracks(g, s, w, seat)
        allow_draws(g, s, w, 0)
        if tickets_left(s) > 0:
            allow(w, TAKE_TICKETS)
        if count_legal(w) == 0:
            allow(w, PASS)
    elif s.phase == SECOND_CARD:
        allow_draws(g, s, w, 1)
    elif s.phase == PAYMENT:
        allow_payments(g, w, s.track, s.hand[seat], s.hand_size[seat])
    elif s.phase == COUNTING:
        allow_counts(g, w, s.track, s.exchange, s.hand[seat], s.laid, s.counting)
    elif s.phase == TUNNEL:
        allow_answers(g, s, w)
    elif s.phase == KEEP_TICKETS:
        allow_keeping(s, w, seat, g.later_choices)
    elif s.phase == CHOOSE:
        allow_keeping(s, w, seat, g.first_choices)


def apply(g: Any, s: Any, w: Work, number: int) -> None:
    """Do one legal decision, and what follows from it up to the next."""
    if number < DRAW:
        s.track = number
        s.phase = PAYMENT
    elif number == DRAW_DECK:
        draw_from_deck(g, s, w)
        if not may_draw_second(g, s, 0):
            end_turn(g, s, w)
    elif number < DRAW_DECK:
        kind = number - DRAW
        take_open(g, s, w, kind)
        if not may_draw_second(g, s, 1 if kind == LOCOMOTIVE and g.open_locomotive_ends == 1 else 0):
            end_turn(g, s, w)
    elif s.phase == PAYMENT:
        choose_payment(g, s, w, number)
    elif s.phase == COUNTING:
        s.laid[s.counting] = number - COUNT
        count_next(g, s, w, s.counting + 1)
    elif s.phase == TUNNEL:
        answer_tunnel(g, s, w, number)
    elif s.phase == KEEP_TICKETS:
        keep(g, s, w, s.turn, number - KEEP)
        end_turn(g, s, w)
    elif s.phase == CHOOSE:
        choose_first_tickets(g, s, w, number - KEEP)
    elif number == TAKE_TICKETS:
        note(w, ASK_TICKETS, s.turn, 0, 0)
        offer(s, w, s.turn, g.offer)
        s.phase = KEEP_TICKETS
    else:
        forced_pass(g, s, w)


def try_apply(g: Any, s: Any, w: Work, number: int) -> int:
    """As `apply`, but refuses (and changes nothing) where the number is not legal."""
    legal(g, s, w)
    if not legal_among(w, number, NUMBERS):
        return NOT_LEGAL
    apply(g, s, w, number)
    return FINE


def choose_first_tickets(g: Any, s: Any, w: Work, mask: int) -> None:
    """All seats choose at the same time; nothing happens before the last has chosen, so any order is the same game."""
    s.chosen[s.turn] = mask
    if not has_chosen(g, s, s.turn):
        return
    for place in range(g.seats):
        seat = (s.first + place) % g.seats
        keep(g, s, w, seat, s.chosen[seat])
        s.chosen[seat] = 0
    s.turn = s.first
    begin_turn(s, w)


def begin_turn(s: Any, w: Work) -> None:
    s.phase = TURN
    s.turn_number += 1
    note(w, TURN_BEGINS, s.turn, 0, 0)


def choose_payment(g: Any, s: Any, w: Work, number: int) -> None:
    if number > PAY_LOCOMOTIVES:
        s.exchange = number - EXCHANGE
        count_next(g, s, w, 0)
    else:
        lay_plain(g, s.track, number, s.laid)
        hand_over(g, s, w)


def count_next(g: Any, s: Any, w: Work, kind: int) -> None:
    """Ask for the next kind held, or hand over what was counted."""
    s.counting = next_counted(s.hand[s.turn], kind)
    s.phase = COUNTING
    if s.counting == KINDS:
        hand_over(g, s, w)


def hand_over(g: Any, s: Any, w: Work) -> None:
    """The payment leaves the hand; a tunnel is tried with it, any other track claimed."""
    s.counting = 0
    s.exchange = 0
    for kind in range(KINDS):
        if s.laid[kind] > 0:
            lose(s, s.turn, kind, s.laid[kind])
    if g.tunnel[s.track] == 1:
        note(w, TUNNEL_SET, s.turn, s.track, 0)
        note_cards(w, s.turn, s.laid)
        turn_cards(g, s, w)
        if s.to_add > 0:
            s.phase = TUNNEL
            return
        note(w, ADDED, s.turn, 0, 0)
    finish_claim(g, s, w)


def finish_claim(g: Any, s: Any, w: Work) -> None:
    claim(g, s, w, s.turn, s.track)
    note_cards(w, s.turn, s.laid)
    for kind in range(KINDS):
        s.discards[kind] += s.laid[kind]
    leave_track(g, s, w)


def leave_track(g: Any, s: Any, w: Work) -> None:
    for kind in range(KINDS):
        s.laid[kind] = 0
    s.track = NOTHING
    clear_table(s)
    refill(g, s, w)
    end_turn(g, s, w)


def answer_tunnel(g: Any, s: Any, w: Work, number: int) -> None:
    if number == WITHDRAW:
        note(w, WITHDRAWN, s.turn, s.track, 0)
        note_cards(w, s.turn, s.laid)
        for kind in range(KINDS):
            for _ in range(s.laid[kind]):
                gain(s, s.turn, kind, 1)
        leave_track(g, s, w)
        return
    color = set_color(s.laid)
    locomotives = number - ADD
    for kind in range(KINDS):
        w.spare[kind] = 0
    w.spare[LOCOMOTIVE] = locomotives
    if color != LOCOMOTIVE:
        w.spare[color] = s.to_add - locomotives
    note(w, ADDED, s.turn, s.to_add, 0)
    note_cards(w, s.turn, w.spare)
    for kind in range(KINDS):
        if w.spare[kind] > 0:
            lose(s, s.turn, kind, w.spare[kind])
            s.laid[kind] += w.spare[kind]
    finish_claim(g, s, w)


def forced_pass(g: Any, s: Any, w: Work) -> None:
    """Nothing could be done (U-N1): everybody may conclude that the hand pays for none of the open tracks."""
    note(w, PASSED, s.turn, 0, 0)
    same_hand = remember_pass(s, s.turn)
    for word in range(TRACK_WORDS):
        before = int(s.barred[s.turn, word]) if same_hand else 0
        s.barred[s.turn, word] = before | open_to(g, s, s.turn, word)
    s.passes += 1
    if s.passes == g.seats:
        finish(g, s, w, ENDED_BY_PASSES)
    else:
        end_turn_after_pass(g, s, w)


def end_turn(g: Any, s: Any, w: Work) -> None:
    s.passes = 0
    end_turn_after_pass(g, s, w)


def end_turn_after_pass(g: Any, s: Any, w: Work) -> None:
    """Announce or count down the last turns (U-E1, N-E1), and pass the turn on."""
    if s.turns_left > 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            finish(g, s, w, ENDED_BY_TRAINS)
            return
    elif s.trains[s.turn] <= g.last_trains:
        s.turns_left = g.seats
        note(w, LAST_TURNS, s.turn, 0, 0)
    s.turn = next_seat(g, s.turn)
    begin_turn(s, w)


def finish(g: Any, s: Any, w: Work, reason: int) -> None:
    s.phase = OVER
    s.reason = reason
    note(w, GAME_OVER, NOTHING, reason, 0)
    score(g, s, w)


def score(g: Any, s: Any, w: Work) -> None:
    """Count the game at its end. Rules U-E2 to U-E4, N-E2 to N-E4."""
    longest = 0
    most_completed = 0
    for seat in range(g.seats):
        done = completed_tickets(g, w, s.owned[seat], s.held[seat])
        s.completed[seat] = ones(done)
        s.ticket_points[seat] = 2 * ticket_sum(g, done) - ticket_sum(g, s.held[seat])
        s.longest[seat] = longest_path(g, w, s.owned[seat])
        longest = max(longest, int(s.longest[seat]))
        most_completed = max(most_completed, int(s.completed[seat]))
    for seat in range(g.seats):
        s.bonus[seat] = 0
        if longest > 0 and s.longest[seat] == longest:
            s.bonus[seat] += g.longest_path_bonus
        if most_completed > 0 and s.completed[seat] == most_completed:
            s.bonus[seat] += g.globetrotter_bonus
        s.total[seat] = s.points[seat] + s.ticket_points[seat] + s.bonus[seat]
    best = -1
    s.winners = 0
    for seat in range(g.seats):
        standing = standing_of(g, s, w, seat)
        if standing > best or s.winners == 0:
            best = standing
            s.winners = 1 << int(seat)
        elif standing == best:
            s.winners |= 1 << int(seat)


def ticket_sum(g: Any, tickets: int) -> int:
    total = 0
    left = int(tickets)
    while left != 0:
        total += int(g.ticket_value[lowest(left)])
        left &= left - 1
    return total


def standing_of(g: Any, s: Any, w: Work, seat: int) -> int:
    """Points, then completed tickets, then the last tie-breaker, as one number to compare (U-E4, N-E4)."""
    if g.tie_break == TIE_BY_TICKET:
        last = 0
        done = completed_tickets(g, w, s.owned[seat], s.held[seat])
        for ticket in range(g.tickets):
            if (done >> ticket) & 1 == 1:
                last = max(last, int(g.ticket_value[ticket]))
    elif g.tie_break == TIE_BY_PATH:
        last = int(s.longest[seat])
    else:
        last = 1 if s.bonus[seat] > 0 else 0
    return ((int(s.total[seat]) + 1000) * 100 + int(s.completed[seat])) * 1000 + last


def play_out(g: Any, s: Any, w: Work) -> int:
    """Play uniformly random legal numbers to the end; how many there were."""
    decisions = 0
    while s.phase != OVER:
        legal(g, s, w)
        apply(g, s, w, nth_legal(w, quick(w, count_legal(w))))
        decisions += 1
    return decisions
