"""Rail yards of the Card Game: what may be laid, robbing, and the way to the track. Rules K-A1, K-Y1 to K-Y4."""

from typing import Any

from linewright.core.bits import allow, allow_some, bit
from linewright.core.hands import lose
from linewright.core.layout import COLORS, LOCOMOTIVE, NOTHING, WORD_BITS, Work
from linewright.core.log import (
    LAID,
    LAID_LOCOMOTIVES,
    ON_TRACK,
    ROBBED,
    ROBBED_CARDS,
    note,
)
from linewright.core.numbers import LAY, LAY_LOCOMOTIVES, LAY_STEP, LAY_THREE

FREE = 1
CLOSED = 0
LEAST_LAID = 2


def pile_size(s: Any, seat: int, color: int) -> int:
    return int(s.yard[seat, color] + s.yard_locomotives[seat, color])


def demand(g: Any, s: Any, seat: int, color: int) -> int:
    """What a colour asks of a seat: CLOSED (its own pile lies there), FREE, or more cards than another's pile holds."""
    if pile_size(s, seat, color) > 0:
        return CLOSED
    for other in range(g.seats):
        if pile_size(s, other, color) > 0:
            return pile_size(s, other, color) + 1
    return FREE


def allow_lays(g: Any, s: Any, w: Work) -> None:
    """Allow every play into the yard of the seat at turn (K-Y1)."""
    seat = s.turn
    locomotives = int(s.hand[seat, LOCOMOTIVE])
    joining = 0
    for color in range(COLORS):
        held = int(s.hand[seat, color])
        if held == 0:
            continue
        asked = demand(g, s, seat, color)
        if asked == CLOSED:
            continue
        if asked == FREE:
            joining |= bit(color)
        # Any number of own cards from the fewest on makes a pile, with locomotives for the rest of what is asked.
        fewest = max(1, max(LEAST_LAID, asked) - locomotives)
        if fewest <= held:
            allow_some(w, LAY + LAY_STEP * color, (1 << held) - (1 << (fewest - 1)))
    w.legal[LAY_THREE // WORD_BITS] |= g.threes[joining, 0]
    w.legal[LAY_THREE // WORD_BITS + 1] |= g.threes[joining, 1]


def allow_locomotives(g: Any, s: Any, w: Work) -> None:
    """Allow every number of locomotives on top of the cards chosen."""
    asked = demand(g, s, s.turn, s.lay_color)
    for count in range(s.hand[s.turn, LOCOMOTIVE] + 1):
        if s.lay_count + count >= max(LEAST_LAID, asked):
            allow(w, LAY_LOCOMOTIVES + count)


def lay_pile(g: Any, s: Any, w: Work, color: int, count: int, locomotives: int) -> None:
    """Lay a pile in the yard of the seat at turn; whoever had a smaller one of the colour loses it (K-Y4)."""
    seat = s.turn
    lose(s, seat, color, count)
    if locomotives > 0:
        lose(s, seat, LOCOMOTIVE, locomotives)
    note(w, LAID, seat, color, count)
    note(w, LAID_LOCOMOTIVES, seat, color, locomotives)
    for other in range(g.seats):
        if pile_size(s, other, color) > 0:
            note(w, ROBBED, other, color, 0)
            note(w, ROBBED_CARDS, other, s.yard[other, color], s.yard_locomotives[other, color])
            s.discards[color] += s.yard[other, color]
            s.discards[LOCOMOTIVE] += s.yard_locomotives[other, color]
            s.yard[other, color] = 0
            s.yard_locomotives[other, color] = 0
    s.yard[seat, color] = count
    s.yard_locomotives[seat, color] = locomotives


def lay_three(g: Any, s: Any, w: Work, which: int) -> None:
    """Lay one card each of three colours, by the index of the three in the order of combinations."""
    three = 0
    for first in range(COLORS - 2):
        for second in range(first + 1, COLORS - 1):
            for third in range(second + 1, COLORS):
                if three == which:
                    lay_pile(g, s, w, first, 1, 0)
                    lay_pile(g, s, w, second, 1, 0)
                    lay_pile(g, s, w, third, 1, 0)
                three += 1


def move_to_track(s: Any, w: Work) -> None:
    """The top card of each pile of the seat at turn goes to its on-the-track stack (K-A1); locomotives lie on top."""
    seat = s.turn
    for color in range(COLORS):
        kind = NOTHING
        if s.yard_locomotives[seat, color] > 0:
            s.yard_locomotives[seat, color] -= 1
            kind = LOCOMOTIVE
        elif s.yard[seat, color] > 0:
            s.yard[seat, color] -= 1
            kind = color
        if kind != NOTHING:
            s.on_track[seat, kind] += 1
            note(w, ON_TRACK, seat, color, kind)
