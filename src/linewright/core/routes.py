"""Which tracks a seat may claim and can pay for, and what a claim changes. Rules U-C1 to U-C5, U-V1, N-C1, N-C2."""

from typing import Any

from linewright.core.bits import bit, lowest
from linewright.core.layout import (
    COLORS,
    LOCOMOTIVE,
    MAX_PLAIN_LENGTH,
    MAX_TRACK_LENGTH,
    NOTHING,
    TRACK_WORDS,
    WORD_BITS,
    Work,
)
from linewright.core.log import CLAIM, note
from linewright.core.payments import can_pay, most_of_a_color


def open_to(g: Any, s: Any, seat: int, word: int) -> int:
    """The tracks (one word of the mask) that a seat may claim and has the trains for."""
    return int(s.may_claim[seat, word] & g.short[min(int(s.trains[seat]), MAX_TRACK_LENGTH), word])


def allow_tracks(g: Any, s: Any, w: Work, seat: int) -> None:
    """Allow every track that the seat can claim now."""
    hand = s.hand[seat]
    allow_plain_tracks(g, w, hand)
    most = most_of_a_color(hand)
    for word in range(TRACK_WORDS):
        candidates = open_to(g, s, seat, word)
        mask = candidates & int(w.legal[word])
        special = candidates & int(g.special[word])
        while special != 0:
            place = lowest(special)
            special &= special - 1
            if can_pay(g, word * WORD_BITS + place, hand, most, s.hand_size[seat]):
                mask |= bit(place)
        w.legal[word] = mask


def allow_plain_tracks(g: Any, w: Work, hand: Any) -> None:
    """Allow the tracks without symbols or exchanges that a hand pays for, whoever may claim them."""
    locomotives = int(hand[LOCOMOTIVE])
    low = 0
    high = 0
    for color in range(COLORS):
        if g.has_tracks[1] == 1:
            cards = min(int(hand[color]) + locomotives, MAX_PLAIN_LENGTH)
            low |= int(g.reach[1, color, cards, 0])
            high |= int(g.reach[1, color, cards, 1])
        if g.has_tracks[0] == 1:
            cards = min(int(hand[color]), MAX_PLAIN_LENGTH)
            low |= int(g.reach[0, color, cards, 0])
            high |= int(g.reach[0, color, cards, 1])
    w.legal[0] = low
    w.legal[1] = high


def close_to(s: Any, seat: int, track: int) -> None:
    track = int(track)
    s.may_claim[seat, track // WORD_BITS] &= ~bit(track % WORD_BITS)


def set_owner(g: Any, s: Any, seat: int, track: int) -> None:
    """A seat owns a track: it is closed to all, its twin to the owner (U-C4) or, with few players, to all (U-C5)."""
    track = int(track)
    s.owned[seat, track // WORD_BITS] |= bit(track % WORD_BITS)
    twin = int(g.twin[track])
    for other in range(g.seats):
        close_to(s, other, track)
        if twin != NOTHING and (other == seat or g.twins_close == 1):
            close_to(s, other, twin)


def claim(g: Any, s: Any, w: Work, seat: int, track: int) -> None:
    """Put the trains on a track that is paid for, and score it."""
    set_owner(g, s, seat, track)
    length = int(g.length[track])
    s.trains[seat] -= length
    s.points[seat] += g.points[length]
    note(w, CLAIM, seat, track, g.points[length])
