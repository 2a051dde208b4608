"""Which cities a seat's own tracks join, and so which tickets are completed. Rule U-E2."""

from typing import Any

from linewright.core.bits import bit, lowest
from linewright.core.layout import TRACK_WORDS, WORD_BITS, Work


def root(w: Work, city: int) -> int:
    while w.group[city] != city:
        city = w.group[city]
    return city


def join_cities(g: Any, w: Work, owned: Any) -> None:
    """Put cities joined by a set of tracks into one group each."""
    for city in range(g.cities):
        w.group[city] = city
    for word in range(TRACK_WORDS):
        mask = int(owned[word])
        while mask != 0:
            track = word * WORD_BITS + lowest(mask)
            mask &= mask - 1
            a = root(w, g.track_a[track])
            b = root(w, g.track_b[track])
            w.group[a] = b


def completed_tickets(g: Any, w: Work, owned: Any, held: int) -> int:
    """The mask of those tickets of `held` whose cities the tracks join."""
    join_cities(g, w, owned)
    done = 0
    left = int(held)
    while left != 0:
        ticket = lowest(left)
        left &= left - 1
        if root(w, g.ticket_a[ticket]) == root(w, g.ticket_b[ticket]):
            done |= bit(ticket)
    return done
