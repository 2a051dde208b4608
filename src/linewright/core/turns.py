"""Whose turn it is, and who still has to choose. Rules U-S3, U-E1, K-R1."""

from typing import Any

from linewright.core.bits import bit, is_legal
from linewright.core.chance import chacha8
from linewright.core.layout import CARDS_DECK, NOTHING, SEATS_DRAW, Work
from linewright.core.log import START, note
from linewright.core.numbers import CHOOSE, COMPLETING


def empty_state(s: Any) -> None:
    """What is not 0 in a state before anything is dealt."""
    for deck in range(2):
        s.shuffles[deck] = NOTHING
    for place in range(len(s.open)):
        s.open[place] = NOTHING
    for place in range(len(s.bottom)):
        s.bottom[place] = NOTHING
    for seat in range(len(s.hand_size)):
        for place in range(len(s.offered[seat])):
            s.offered[seat, place] = NOTHING


def pick_first(g: Any, s: Any, chosen: int) -> None:
    """The starting seat: chosen, or drawn from the game's seed by a stream of its own (U-S3)."""
    if chosen != NOTHING:
        s.first = chosen
    else:
        chacha8(s.key, s.words[CARDS_DECK], 0, SEATS_DRAW, 0)
        s.first = (int(s.words[CARDS_DECK, 0]) * int(g.seats)) >> 32
    s.turn = s.first


def tell_first(s: Any, w: Work, chosen: int) -> None:
    note(w, START, s.first, 1 if chosen != NOTHING else 0, 0)


def next_seat(g: Any, seat: int) -> int:
    return int((seat + 1) % g.seats)


def everyone_chooses(g: Any, s: Any) -> None:
    s.choosing = bit(g.seats) - 1
    s.turn = s.first


def has_chosen(g: Any, s: Any, seat: int) -> bool:
    """One seat less has to choose; true when it was the last. The word passes on in turn order."""
    s.choosing &= ~bit(seat)
    s.turn = s.first
    if s.choosing == 0:
        return True
    while not is_choosing(s, s.turn):
        s.turn = next_seat(g, s.turn)
    return False


def is_choosing(s: Any, seat: int) -> bool:
    return (int(s.choosing) >> seat) & 1 == 1


def give_word(s: Any, seat: int) -> bool:
    """Let a seat speak, if it may: any that still chooses while all choose, else only the one at turn."""
    if (s.phase == CHOOSE or s.phase == COMPLETING) and is_choosing(s, seat):
        s.turn = seat
    return bool(s.turn == seat)


def legal_among(w: Work, number: int, count: int) -> bool:
    return 0 <= number < count and is_legal(w, number)
