"""The ticket planner: joins its tickets by ways of few long tracks, the closest first, into one growing network.

It takes new tickets while it has trains for them, and keeps those that ask for few more. One decision at a time:
`decide` returns a number for the seat at turn from what that seat sees (`v`) and what is legal (`w.legal`).
"""

from typing import Any

from linewright.bots.plan import Plan
from linewright.bots.ways import FAR, find_ways, has_track, trains_on_way, want_nothing, want_way
from linewright.core.bits import is_legal, lowest, nth_legal
from linewright.core.layout import ANY_COLOR, COLORS, KINDS, LOCOMOTIVE, NOTHING, TRACK_WORDS, WORD_BITS, Work
from linewright.core.numbers import (
    ADD,
    CHOOSE,
    COUNT,
    COUNTING,
    DRAW,
    DRAW_DECK,
    EXCHANGE,
    KEEP,
    KEEP_TICKETS,
    MOST_COUNTED,
    MOST_EXCHANGES,
    PAY,
    PAY_LOCOMOTIVES,
    PAY_STEP,
    PAYMENT,
    TAKE_TICKETS,
    TUNNEL,
    TURN,
    WITHDRAW,
)

# With fewer trains than this no new tickets are taken.
TRAINS_FOR_TICKETS = 20
# The share of its trains, in hundredths, that it promises to tickets: others may end the game before the last is laid.
TRAINS_PROMISED = 60
# What a train more counts against a ticket's value when tickets are chosen.
TRAIN_PRICE = 1


def decide(g: Any, v: Any, w: Work, p: Plan) -> int:
    """The planner's decision; `w.legal` must hold what is legal."""
    seat = int(v.turn)
    if v.phase == CHOOSE or v.phase == KEEP_TICKETS:
        return choose_tickets(g, v, w, p, seat)
    if v.phase == TUNNEL:
        for locomotives in range(4):
            if is_legal(w, ADD + locomotives):
                return ADD + locomotives
        return WITHDRAW
    plan_tickets(g, v, p, seat, int(v.held[seat]), int(v.trains[seat]))
    if v.phase == PAYMENT:
        return choose_payment(v, w, p, seat)
    if v.phase == COUNTING:
        return choose_count(v, w, p, seat)
    if v.phase == TURN:
        track = track_to_claim(g, w, p)
        if track != NOTHING:
            return track
        if p.wanted[0] == 0 and p.wanted[1] == 0:
            if may_take_tickets(v, w, seat):
                return TAKE_TICKETS
            want_points(g, v, p, seat)
            track = track_to_claim(g, w, p)
            if track != NOTHING:
                return track
    return choose_card(g, v, w, p, seat)


def may_take_tickets(v: Any, w: Work, seat: int) -> bool:
    return is_legal(w, TAKE_TICKETS) and v.trains[seat] >= TRAINS_FOR_TICKETS and v.turns_left == 0


def plan_tickets(g: Any, v: Any, p: Plan, seat: int, tickets: int, trains: int) -> int:
    """Want the ways to a set of tickets, the cheapest to join first, while the trains last; points less the price."""
    want_nothing(p)
    worth = 0
    left = tickets
    while left != 0:
        best = NOTHING
        best_cost = FAR
        best_trains = 0
        rest = left
        while rest != 0:
            ticket = lowest(rest)
            rest &= rest - 1
            a, b = int(g.ticket_a[ticket]), int(g.ticket_b[ticket])
            find_ways(g, v, p, seat, a)
            if p.cost[b] < best_cost:
                asked = trains_on_way(g, v, p, seat, a, b)
                if asked <= trains:
                    best, best_cost, best_trains = ticket, int(p.cost[b]), asked
        if best == NOTHING:
            break
        left &= ~(1 << best)
        worth += int(g.ticket_value[best]) - TRAIN_PRICE * best_trains // 2
        if best_cost > 0:
            a, b = int(g.ticket_a[best]), int(g.ticket_b[best])
            find_ways(g, v, p, seat, a)
            want_way(g, v, p, seat, a, b)
            trains -= best_trains
    while left != 0:
        worth -= int(g.ticket_value[lowest(left)])
        left &= left - 1
    count_needs(g, v, p, seat)
    return worth


def count_needs(g: Any, v: Any, p: Plan, seat: int) -> None:
    """Count the cards of each colour that the wanted tracks ask for, less those in hand; grey ones under LOCOMOTIVE."""
    for kind in range(KINDS):
        p.needed[kind] = 0
    for track in range(g.tracks):
        if has_track(p.wanted, track):
            color = int(g.color[track])
            p.needed[LOCOMOTIVE if color == ANY_COLOR else color] += g.length[track]
    for kind in range(COLORS):
        p.needed[kind] -= v.hand[seat, kind]


def want_points(g: Any, v: Any, p: Plan, seat: int) -> None:
    """Without tickets to follow: want the longest tracks that there are trains for."""
    want_nothing(p)
    longest = 0
    for track in range(g.tracks):
        if has_track(v.may_claim[seat], track) and g.length[track] <= v.trains[seat]:
            longest = max(longest, int(g.length[track]))
    for track in range(g.tracks):
        if has_track(v.may_claim[seat], track) and g.length[track] <= v.trains[seat] and g.length[track] >= longest - 1:
            p.wanted[track // WORD_BITS] |= 1 << (track % WORD_BITS)
    count_needs(g, v, p, seat)


def track_to_claim(g: Any, w: Work, p: Plan) -> int:
    """The longest wanted track that can be paid for, or NOTHING."""
    best = NOTHING
    for word in range(TRACK_WORDS):
        mask = int(p.wanted[word]) & int(w.legal[word])
        while mask != 0:
            track = word * WORD_BITS + lowest(mask)
            mask &= mask - 1
            if best == NOTHING or g.length[track] > g.length[best]:
                best = track
    return best


def choose_card(g: Any, v: Any, w: Work, p: Plan, seat: int) -> int:
    """The face-up card asked for most; else the deck. A face-up locomotive where it costs no second card."""
    best = NOTHING
    for kind in range(COLORS):
        if is_legal(w, DRAW + kind) and p.needed[kind] > 0 and (best == NOTHING or p.needed[kind] > p.needed[best]):
            best = kind
    if best == NOTHING and p.needed[LOCOMOTIVE] > 0:
        # Only grey tracks are short: gather the colour that is held most already.
        for kind in range(COLORS):
            if is_legal(w, DRAW + kind) and (best == NOTHING or v.hand[seat, kind] > v.hand[seat, best]):
                best = kind
    if (
        is_legal(w, DRAW + LOCOMOTIVE)
        and g.open_locomotive_ends == 0
        and locomotives_wanted(g, p) > v.hand[seat, LOCOMOTIVE]
    ):
        return DRAW + LOCOMOTIVE
    if best != NOTHING:
        return DRAW + best
    if is_legal(w, DRAW_DECK):
        return DRAW_DECK
    return nth_legal(w, 0)


def locomotives_wanted(g: Any, p: Plan) -> int:
    """How many locomotives the wanted tracks can use: one for each symbol, and two in reserve for a tunnel."""
    count = 0
    for track in range(g.tracks):
        if has_track(p.wanted, track):
            count += int(g.symbols[track]) + 2 * int(g.tunnel[track])
    return count


def choose_payment(v: Any, w: Work, p: Plan, seat: int) -> int:
    """The plain payment with the fewest locomotives, in the colour that is least needed elsewhere; else an exchange."""
    for locomotives in range(PAY_STEP):
        best = NOTHING
        for color in range(COLORS):
            if is_legal(w, PAY + PAY_STEP * color + locomotives):
                spare = v.hand[seat, color] - p.needed[color]
                if best == NOTHING or spare > v.hand[seat, best] - p.needed[best]:
                    best = color
        if best != NOTHING:
            return PAY + PAY_STEP * best + locomotives
    if is_legal(w, PAY_LOCOMOTIVES):
        return PAY_LOCOMOTIVES
    for exchanges in range(1, MOST_EXCHANGES + 1):
        if is_legal(w, EXCHANGE + exchanges):
            return EXCHANGE + exchanges
    return nth_legal(w, 0)


def choose_count(v: Any, w: Work, p: Plan, seat: int) -> int:
    """As many of a kind as are not needed elsewhere, or as near to that as a payment allows."""
    kind = int(v.counting)
    spare = int(v.hand[seat, kind])
    if kind == LOCOMOTIVE or p.needed[kind] > 0:
        spare = 0
    for distance in range(MOST_COUNTED + 1):
        if spare - distance >= 0 and is_legal(w, COUNT + spare - distance):
            return COUNT + spare - distance
        if spare + distance <= MOST_COUNTED and is_legal(w, COUNT + spare + distance):
            return COUNT + spare + distance
    return nth_legal(w, 0)


def choose_tickets(g: Any, v: Any, w: Work, p: Plan, seat: int) -> int:
    """Keep the tickets whose points, less a price for the trains they ask for, are worth most with those held."""
    best = NOTHING
    best_worth = -FAR
    for mask in range(1 << int(v.offered_count[seat])):
        if not is_legal(w, KEEP + mask):
            continue
        tickets = int(v.held[seat])
        for place in range(v.offered_count[seat]):
            if (mask >> place) & 1 == 1:
                tickets |= 1 << int(v.offered[seat, place])
        worth = plan_tickets(g, v, p, seat, tickets, int(v.trains[seat]) * TRAINS_PROMISED // 100)
        if worth > best_worth:
            best_worth = worth
            best = mask
    return KEEP + best
