"""Whole states that fit a view: every arrangement of the unseen cards and tickets in the unseen places is as likely.

What a forced pass excludes is honoured by drawing again. The imagined state has a key of its own, so whatever is drawn
later differs too. `v` is the view and becomes the state; `w.random` decides.
"""

from typing import Any

from linewright.core.bits import bit, nth, ones
from linewright.core.chance import quick, quick_word
from linewright.core.completion import best_completion
from linewright.core.layout import (
    COLORS,
    KINDS,
    LOCOMOTIVE,
    NOTHING,
    OPEN_PLACES,
    TICKETS,
    TRACK_WORDS,
    WORD_BITS,
    Work,
)
from linewright.core.numbers import CHOOSE, COMPLETING, OVER, TUNNEL
from linewright.core.payments import can_pay, most_of_a_color
from linewright.core.turns import is_choosing
from linewright.core.yards import FREE, LEAST_LAID

MOST_TRIES = 100000


def imagine_board(g: Any, v: Any, w: Work, seat: int) -> None:
    """Fill the view that `seat` has of a board game."""
    draw_key(v, w)
    if v.phase == OVER:
        return
    count_pool(g, v)
    if v.phase == TUNNEL:
        for kind in range(KINDS):
            v.deck[kind] -= v.laid[kind]
        for place in range(v.turned_count):
            v.deck[v.turned[place]] -= 1
    # All hands at once, or not at all: what one seat may hold depends on what the others got.
    deal_all_hidden(g, v, w, seat)
    tries = 1
    while tries < MOST_TRIES and not all_fit_board_passes(g, v, w, seat):
        take_all_back(g, v, seat)
        deal_all_hidden(g, v, w, seat)
        tries += 1
    imagine_tickets(g, v, w, seat, 0)
    imagine_choices(g, v, w, seat)


def imagine_card(g: Any, v: Any, w: Work, seat: int) -> None:
    """Fill the view that `seat` has of a Card Game."""
    draw_key(v, w)
    if v.phase == OVER:
        return
    count_pool(g, v)
    out = 0
    for other in range(g.seats):
        out |= int(v.completed_tickets[other])
        for kind in range(KINDS):
            v.deck[kind] -= v.on_track[other, kind]
        for color in range(COLORS):
            v.deck[color] -= v.yard[other, color]
            v.deck[LOCOMOTIVE] -= v.yard_locomotives[other, color]
    deal_all_hidden(g, v, w, seat)
    tries = 1
    while tries < MOST_TRIES and not all_fit_card_passes(g, v, w, seat):
        take_all_back(g, v, seat)
        deal_all_hidden(g, v, w, seat)
        tries += 1
    imagine_tickets(g, v, w, seat, out)
    imagine_choices(g, v, w, seat)
    if v.phase == COMPLETING:
        for other in range(g.seats):
            if other != seat and not is_choosing(v, other):
                v.completing[other] = best_completion(g, w, v.on_track[other], v.held[other])


def draw_key(v: Any, w: Work) -> None:
    for place in range(8):
        v.key[place] = quick_word(w)


def count_pool(g: Any, v: Any) -> None:
    """Count in `v.deck` all cards that lie neither open, nor among the discards, nor in a hand as known."""
    for kind in range(KINDS):
        count = int(g.per_color) if kind != LOCOMOTIVE else int(g.locomotives)
        count -= int(v.discards[kind])
        for other in range(g.seats):
            count -= int(v.hand[other, kind])
        v.deck[kind] = count
    for place in range(OPEN_PLACES):
        if v.open[place] != NOTHING:
            v.deck[v.open[place]] -= 1


def hidden_cards(v: Any, seat: int) -> int:
    count = int(v.hand_size[seat])
    for kind in range(KINDS):
        count -= int(v.hand[seat, kind])
    return count


def deal_hidden(v: Any, w: Work, seat: int) -> None:
    """Deal a seat its hidden cards from the pool."""
    left = 0
    for kind in range(KINDS):
        left += int(v.deck[kind])
    for _ in range(hidden_cards(v, seat)):
        place = quick(w, left)
        kind = 0
        while place >= v.deck[kind]:
            place -= int(v.deck[kind])
            kind += 1
        v.deck[kind] -= 1
        v.hand[seat, kind] += 1
        left -= 1


def deal_all_hidden(g: Any, v: Any, w: Work, seat: int) -> None:
    for other in range(g.seats):
        if other != seat:
            deal_hidden(v, w, other)


def take_all_back(g: Any, v: Any, seat: int) -> None:
    for other in range(g.seats):
        if other != seat:
            for kind in range(KINDS):
                v.deck[kind] += v.hand[other, kind] - v.known[other, kind]
                v.hand[other, kind] = v.known[other, kind]


def all_fit_board_passes(g: Any, v: Any, w: Work, seat: int) -> bool:
    for other in range(g.seats):
        if other != seat and not fits_board_pass(g, v, w, other):
            return False
    return True


def all_fit_card_passes(g: Any, v: Any, w: Work, seat: int) -> bool:
    for other in range(g.seats):
        if other != seat and not fits_card_pass(v, w, other):
            return False
    return True


def hand_at_pass(v: Any, w: Work, seat: int) -> int:
    """Write to `w.spare` a hand the seat may have had when it had to pass; its size. Cards that came later unseen are
    taken from the hidden ones at random."""
    size = 0
    for kind in range(KINDS):
        w.spare[kind] = v.hand[seat, kind]
    hidden = 0
    for kind in range(KINDS):
        hidden += int(v.hand[seat, kind] - v.known[seat, kind])
    for _ in range(v.drawn_since_pass[seat]):
        place = quick(w, hidden)
        kind = 0
        while place >= w.spare[kind] - v.known[seat, kind]:
            place -= int(w.spare[kind] - v.known[seat, kind])
            kind += 1
        w.spare[kind] -= 1
        hidden -= 1
    for kind in range(KINDS):
        w.spare[kind] += v.since_pass[seat, kind]
        size += int(w.spare[kind])
    return size


def fits_board_pass(g: Any, v: Any, w: Work, seat: int) -> bool:
    """Whether the imagined hand could not pay for any track that was open when the seat had to pass."""
    if v.pass_told[seat] == 0:
        return True
    size = hand_at_pass(v, w, seat)
    most = most_of_a_color(w.spare)
    for word in range(TRACK_WORDS):
        for place in range(WORD_BITS):
            if (int(v.barred[seat, word]) >> place) & 1 == 1 and can_pay(
                g, word * WORD_BITS + place, w.spare, most, size
            ):
                return False
    return True


def fits_card_pass(v: Any, w: Work, seat: int) -> bool:
    """Whether the imagined hand could not lay anything when the seat had to pass."""
    if v.pass_told[seat] == 0:
        return True
    hand_at_pass(v, w, seat)
    free = 0
    for color in range(COLORS):
        asked = int(v.pass_needs[seat, color])
        if asked == 0 or w.spare[color] == 0:
            continue
        if asked == FREE:
            free += 1
        if w.spare[color] + w.spare[LOCOMOTIVE] >= max(LEAST_LAID, asked):
            return False
    return free < 3


def pick_ticket(w: Work, pool: int) -> int:
    return nth(pool, quick(w, ones(pool)))


def give_tickets(v: Any, w: Work, seat: int, but: int, pool: int) -> int:
    """Give a seat the tickets that it lacks, but so many, from a pool; what is left of it."""
    for _ in range(int(v.ticket_count[seat]) - ones(v.held[seat]) - but):
        ticket = pick_ticket(w, pool)
        pool &= ~bit(ticket)
        v.held[seat] |= bit(ticket)
    return pool


def imagine_tickets(g: Any, v: Any, w: Work, seat: int, out: int) -> None:
    """Put the tickets that could be anywhere into the places that nobody showed; `out` are those laid open."""
    pool = (bit(g.tickets) - 1) & ~out & ~int(v.removed)
    gone = int(g.tickets) - int(v.unseen_count) - int(v.bottom_size) - ones(v.removed) - ones(out)
    for other in range(g.seats):
        pool &= ~int(v.held[other])
        gone -= int(v.ticket_count[other]) + int(v.offered_count[other])
        for place in range(v.offered_count[other]):
            if v.offered[other, place] != NOTHING:
                pool &= ~bit(v.offered[other, place])
    for place in range(TICKETS):
        if v.bottom[place] != NOTHING:
            pool &= ~bit(v.bottom[place])
    # What a seat holds since the first choice cannot be what `seat` refused then: those places are filled first.
    possible = pool & ~int(v.refused_first[seat])
    for other in range(g.seats):
        if other != seat:
            left = give_tickets(v, w, other, int(v.kept_later[other]), possible)
            pool &= ~(possible & ~left)
            possible = left
    for other in range(g.seats):
        if other == seat:
            continue
        for place in range(v.offered_count[other]):
            if v.offered[other, place] == NOTHING:
                ticket = pick_ticket(w, pool)
                pool &= ~bit(ticket)
                v.offered[other, place] = ticket
        pool = give_tickets(v, w, other, 0, pool)
    for step in range(v.bottom_size):
        place = (v.bottom_head + step) % TICKETS
        if v.bottom[place] == NOTHING:
            ticket = pick_ticket(w, pool)
            pool &= ~bit(ticket)
            v.bottom[place] = ticket
    for _ in range(gone):
        ticket = pick_ticket(w, pool)
        pool &= ~bit(ticket)
        v.removed |= bit(ticket)
    v.unseen = pool


def imagine_choices(g: Any, v: Any, w: Work, seat: int) -> None:
    """First tickets that others have chosen already: any choice that the rules allow."""
    if v.phase != CHOOSE:
        return
    for other in range(g.seats):
        if other == seat or is_choosing(v, other):
            continue
        while True:
            mask = quick(w, bit(v.offered_count[other]))
            if ones(mask) >= g.first_keep:
                break
        v.chosen[other] = mask
