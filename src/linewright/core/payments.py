"""What pays for a track: the one place that decides it. Rules U-C1, U-C2, N-L1, N-C1, N-C3, N-F1 to N-F4, N-T1, N-T7.

A payment is the multiset of cards handed over, never the story of how it was meant. With L spaces, s symbols and t
exchanges (each a number of cards more), a multiset M pays when it has L + t * step cards and, for an allowed colour c,

    M[locomotive] (where locomotives are wild) + min(M[c], L - s)  >=  L - t

An ordinary track has s = t = 0; a ferry's triples cost 2 cards more each, the fours of the nine-space route 3.
"""

from typing import Any

from linewright.core.bits import allow, allow_some
from linewright.core.layout import ANY_COLOR, COLORS, KINDS, LOCOMOTIVE, Work
from linewright.core.numbers import (
    COUNT,
    EXCHANGE,
    MOST_COUNTED,
    PAY,
    PAY_LOCOMOTIVES,
    PAY_STEP,
)


def credit(g: Any, track: int, colored: int, locomotives: int) -> int:
    """How many spaces so many cards of one colour, and so many locomotives, pay for."""
    plain = int(g.length[track] - g.symbols[track])
    paid = int(min(colored, plain))
    if g.wild[track] == 1:
        paid += int(locomotives)
    return paid


def fits_color(g: Any, track: int, color: int) -> bool:
    return bool(g.color[track] == ANY_COLOR or g.color[track] == color)


def count_cards(cards: Any) -> int:
    count = 0
    for kind in range(KINDS):
        count += cards[kind]
    return count


def exchanges_in(g: Any, track: int, count: int) -> int:
    """How many exchanges a set of so many cards makes on a track, or -1 if that cannot be."""
    more = count - int(g.length[track])
    if more == 0:
        return 0
    step = int(g.step[track])
    if more < 0 or step == 0 or more % step != 0 or more // step > g.exchanges[track]:
        return -1
    return more // step


def pays(g: Any, track: int, cards: Any) -> bool:
    """Whether a multiset of cards pays for a track: the formula itself, which the lists below are tested against."""
    exchanges = exchanges_in(g, track, count_cards(cards))
    if exchanges < 0:
        return False
    for color in range(COLORS):
        if fits_color(g, track, color) and credit(g, track, cards[color], cards[LOCOMOTIVE]) >= (
            g.length[track] - exchanges
        ):
            return True
    return False


def most_of_a_color(cards: Any) -> int:
    most = 0
    for color in range(COLORS):
        most = max(most, int(cards[color]))
    return most


def can_exchange(g: Any, track: int, colored: int, locomotives: int, size: int, exchanges: int) -> bool:
    """Whether a hand of `size` cards, so many of the best colour, holds a payment with exactly so many exchanges."""
    length = int(g.length[track])
    return bool(
        exchanges <= g.exchanges[track]
        and size >= length + exchanges * int(g.step[track])
        and credit(g, track, colored, locomotives) >= length - exchanges
    )


def can_pay(g: Any, track: int, cards: Any, most: int, size: int) -> bool:
    """Whether a hand holds any payment; `most` is its most cards of one colour.

    The fewest exchanges that its colours ask for are also the cheapest.
    """
    colored = most if g.color[track] == ANY_COLOR else int(cards[g.color[track]])
    locomotives = int(cards[LOCOMOTIVE])
    missing = int(g.length[track]) - credit(g, track, colored, locomotives)
    return can_exchange(g, track, colored, locomotives, size, max(missing, 0))


def allow_payments(g: Any, w: Work, track: int, cards: Any, size: int) -> None:
    """Allow every plain payment, and every number of exchanges that some payment has."""
    length = int(g.length[track])
    symbols = int(g.symbols[track])
    wild = g.wild[track] == 1
    locomotives = int(cards[LOCOMOTIVE])
    first = 0 if g.color[track] == ANY_COLOR else int(g.color[track])
    last = COLORS if g.color[track] == ANY_COLOR else first + 1
    most = min(locomotives, length - 1) if wild else 0
    payments = 0
    for color in range(first, last):
        # Any number of locomotives from the fewest to the most that there are makes a payment.
        fewest = max(symbols, length - int(cards[color]))
        if fewest <= most:
            payments |= ((1 << (most + 1)) - (1 << fewest)) << (PAY_STEP * color)
    allow_some(w, PAY, payments)
    if wild and locomotives >= length:
        allow(w, PAY_LOCOMOTIVES)
    colored = most_of_a_color(cards) if g.color[track] == ANY_COLOR else int(cards[g.color[track]])
    for exchanges in range(1, int(g.exchanges[track]) + 1):
        if can_exchange(g, track, colored, locomotives, size, exchanges):
            allow(w, EXCHANGE + exchanges)


def lay_plain(g: Any, track: int, number: int, laid: Any) -> None:
    """The multiset that a plain payment's number stands for."""
    length = int(g.length[track])
    for kind in range(KINDS):
        laid[kind] = 0
    if number == PAY_LOCOMOTIVES:
        laid[LOCOMOTIVE] = length
    else:
        locomotives = (number - PAY) % PAY_STEP
        laid[(number - PAY) // PAY_STEP] = length - locomotives
        laid[LOCOMOTIVE] = locomotives


def next_counted(cards: Any, kind: int) -> int:
    """The first kind from `kind` on that is in the hand, or KINDS."""
    while kind < KINDS and cards[kind] == 0:
        kind += 1
    return kind


def can_complete(g: Any, track: int, exchanges: int, cards: Any, laid: Any, kind: int) -> bool:
    """Whether counts laid for the kinds before `kind` can still be made a payment with cards of the others."""
    length = int(g.length[track])
    missing = length + exchanges * int(g.step[track])
    for earlier in range(kind):
        missing -= int(laid[earlier])
    left = 0
    for later in range(kind, KINDS):
        left += int(cards[later])
    if missing < 0 or missing > left:
        return False
    if kind > LOCOMOTIVE:
        locomotives = int(laid[LOCOMOTIVE])
        room = missing
    else:
        locomotives = min(int(cards[LOCOMOTIVE]), missing) if g.wild[track] == 1 else 0
        room = missing - locomotives
    for color in range(COLORS):
        if fits_color(g, track, color):
            colored = int(laid[color]) if color < kind else min(int(cards[color]), room)
            if credit(g, track, colored, locomotives) >= length - exchanges:
                return True
    return False


def allow_counts(g: Any, w: Work, track: int, exchanges: int, cards: Any, laid: Any, kind: int) -> None:
    """Allow each count of one kind after which the payment can still be completed."""
    for count in range(min(int(cards[kind]), MOST_COUNTED) + 1):
        laid[kind] = count
        if can_complete(g, track, exchanges, cards, laid, kind + 1):
            allow(w, COUNT + count)
    laid[kind] = 0
