"""All that a seat can claim, with every plain payment: what a page or a player is told in one piece."""

from typing import Any

from linewright.core.bits import clear_legal, lowest
from linewright.core.layout import TRACK_WORDS, WORD_BITS, Work
from linewright.core.numbers import MOST_EXCHANGES, PAY
from linewright.core.payments import allow_payments
from linewright.core.routes import allow_tracks

# The plain payments and the first exchange fill a word; the other exchanges begin the next.
OTHER_EXCHANGES = (1 << (MOST_EXCHANGES - 1)) - 1


def list_claims(g: Any, s: Any, w: Work, seat: int, payments: Any) -> int:
    """Write a row (track, then a mask of the PAY and EXCHANGE numbers counted from PAY) for each track; how many."""
    clear_legal(w)
    allow_tracks(g, s, w, seat)
    rows = 0
    for word in range(TRACK_WORDS):
        mask = int(w.legal[word])
        while mask != 0:
            payments[rows, 0] = word * WORD_BITS + lowest(mask)
            mask &= mask - 1
            rows += 1
    for row in range(rows):
        clear_legal(w)
        allow_payments(g, w, payments[row, 0], s.hand[seat], s.hand_size[seat])
        payments[row, 1] = w.legal[PAY // WORD_BITS] | ((w.legal[PAY // WORD_BITS + 1] & OTHER_EXCHANGES) << WORD_BITS)
    return rows
