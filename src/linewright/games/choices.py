"""All that a seat can claim, with every plain payment: what a page or a player is told in one piece."""

from typing import Any

from linewright.core.bits import bit, clear_legal, lowest
from linewright.core.layout import LEGAL_WORDS, TRACK_WORDS, WORD_BITS, Work
from linewright.core.numbers import COUNT, PAY
from linewright.core.payments import allow_payments
from linewright.core.routes import allow_tracks


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
        found = 0
        for word in range(PAY // WORD_BITS, min(COUNT // WORD_BITS + 1, LEGAL_WORDS)):
            mask = int(w.legal[word])
            while mask != 0:
                found |= bit(word * WORD_BITS + lowest(mask) - PAY)
                mask &= mask - 1
        payments[row, 1] = found
    return rows
