"""Tickets: the deck, offers, what is kept and what is refused. Rules U-S2, U-T1 to U-T3, N-S2, N-K1, K-S3, K-T1.

The part of the deck that nobody has looked into is a set, drawn in an order that the key decides; refused tickets that
went under it lie in a ring, in known order. `seen` holds, for each seat, the tickets outside its hand whose place it
knows: those it refused itself, until somebody else draws them and does not keep or refuse all.
"""

from typing import Any

from linewright.core.bits import bit, lowest, nth, ones
from linewright.core.chance import below, new_shuffle
from linewright.core.layout import NOTHING, TICKETS, TICKETS_DECK, WORD_BITS, Work
from linewright.core.log import KEPT, OFFER, REFUSED, SHUFFLE, TICKET_OF, note
from linewright.core.numbers import KEEP


def fill_tickets(g: Any, s: Any, w: Work) -> None:
    s.unseen = bit(g.tickets) - 1
    s.unseen_count = g.tickets
    shuffle_tickets(s, w)


def shuffle_tickets(s: Any, w: Work) -> None:
    new_shuffle(s, TICKETS_DECK)
    note(w, SHUFFLE, NOTHING, TICKETS_DECK, s.shuffles[TICKETS_DECK])
    if w.telling == 1:
        left = int(s.unseen)
        while left != 0:
            note(w, TICKET_OF, NOTHING, lowest(left), 0)
            left &= left - 1


def shuffle_refused_in(g: Any, s: Any, w: Work) -> None:
    """Refused tickets are shuffled into the deck again, and nobody knows their places any more (K-S3)."""
    while s.bottom_size > 0:
        s.unseen |= bit(s.bottom[s.bottom_head])
        s.bottom[s.bottom_head] = NOTHING
        s.bottom_head = (s.bottom_head + 1) % TICKETS
        s.bottom_size -= 1
        s.unseen_count += 1
    s.bottom_head = 0
    for seat in range(g.seats):
        # Where they lie it cannot know, but they are in nobody's first hand.
        s.refused_first[seat] = s.seen[seat]
        s.seen[seat] = 0
    shuffle_tickets(s, w)


def tickets_left(s: Any) -> int:
    return int(s.unseen_count + s.bottom_size)


def pop_ticket(s: Any) -> int:
    """The top ticket of a deck that is not empty."""
    if s.unseen_count > 0:
        ticket = nth(s.unseen, below(s, TICKETS_DECK, s.unseen_count))
        s.unseen &= ~bit(ticket)
        s.unseen_count -= 1
        return ticket
    lying = int(s.bottom[s.bottom_head])
    s.bottom[s.bottom_head] = NOTHING
    s.bottom_head = (s.bottom_head + 1) % TICKETS
    s.bottom_size -= 1
    if s.bottom_size == 0:
        s.bottom_head = 0
    return lying


def put_under(s: Any, ticket: int) -> None:
    s.bottom[(s.bottom_head + s.bottom_size) % TICKETS] = ticket
    s.bottom_size += 1


def offer(s: Any, w: Work, seat: int, count: int) -> None:
    """Deal up to `count` tickets to a seat, to choose from."""
    dealt = 0
    while dealt < count and tickets_left(s) > 0:
        ticket = pop_ticket(s)
        s.offered[seat, dealt] = ticket
        note(w, OFFER, seat, ticket, dealt)
        dealt += 1
    s.offered_count[seat] = dealt


def allow_keeping(s: Any, w: Work, seat: int, choices: Any) -> None:
    """Allow each choice that keeps enough of the offer: a row of `choices` for each number of tickets offered."""
    count = s.offered_count[seat]
    w.legal[KEEP // WORD_BITS] |= choices[count, 0]
    w.legal[KEEP // WORD_BITS + 1] |= choices[count, 1]


def keep(g: Any, s: Any, w: Work, seat: int, mask: int) -> int:
    """Keep some of the offer; the others go under the deck, or out of the game. How many were kept."""
    count = int(s.offered_count[seat])
    offered = 0
    kept = 0
    for place in range(count):
        ticket = s.offered[seat, place]
        offered |= bit(ticket)
        if (mask >> place) & 1 == 1:
            kept |= bit(ticket)
            note(w, KEPT, seat, ticket, 0)
    refused = offered & ~kept
    for place in range(count):
        ticket = s.offered[seat, place]
        if (mask >> place) & 1 == 0:
            if g.refused_to_bottom == 1:
                put_under(s, ticket)
            else:
                s.removed |= bit(ticket)
            note(w, REFUSED, seat, ticket, 0)
        s.offered[seat, place] = NOTHING
    s.offered_count[seat] = 0
    s.held[seat] |= kept
    s.ticket_count[seat] += ones(kept)
    for other in range(g.seats):
        if other != seat and kept != 0 and refused != 0:
            s.seen[other] &= ~offered
    s.seen[seat] = (s.seen[seat] & ~kept) | refused
    return ones(kept)
