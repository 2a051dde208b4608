"""Tunnels: a set laid, three cards turned, then more cards or the set taken back. Rules N-T1 to N-T7."""

from typing import Any

from linewright.core.bits import allow
from linewright.core.cards import look_at_deck, pop_card
from linewright.core.layout import COLORS, LOCOMOTIVE, NOTHING, Work
from linewright.core.log import TO_ADD, TURNED, note
from linewright.core.numbers import ADD, WITHDRAW

TURNED_CARDS = 3


def set_color(laid: Any) -> int:
    """The colour of the set laid; LOCOMOTIVE for locomotives only."""
    for color in range(COLORS):
        if laid[color] > 0:
            return color
    return LOCOMOTIVE


def turn_cards(g: Any, s: Any, w: Work) -> None:
    """Turn up to three cards from the deck and count how many must be added (N-T1, N-T2, N-T4)."""
    color = set_color(s.laid)
    s.turned_count = 0
    s.to_add = 0
    while s.turned_count < TURNED_CARDS and s.deck_size > 0:
        kind = pop_card(s)
        s.turned[s.turned_count] = kind
        s.turned_count += 1
        note(w, TURNED, s.turn, kind, 0)
        if kind == LOCOMOTIVE or kind == color:
            s.to_add += 1
        look_at_deck(g, s, w)
    note(w, TO_ADD, s.turn, s.to_add, 0)


def least_locomotives(g: Any, s: Any) -> int:
    """How many of the cards added must be locomotives."""
    if set_color(s.laid) == LOCOMOTIVE:
        return int(s.to_add)
    if g.tunnels_match_exactly == 0:
        return 0
    count = 0
    for place in range(s.turned_count):
        if s.turned[place] == LOCOMOTIVE:
            count += 1
    return count


def allow_answers(g: Any, s: Any, w: Work) -> None:
    """Allow taking the set back, and every way to add what was turned up."""
    allow(w, WITHDRAW)
    color = set_color(s.laid)
    for locomotives in range(least_locomotives(g, s), s.to_add + 1):
        if s.hand[s.turn, LOCOMOTIVE] < locomotives:
            break
        if color == LOCOMOTIVE or s.hand[s.turn, color] >= s.to_add - locomotives:
            allow(w, ADD + locomotives)


def clear_table(s: Any) -> None:
    """The cards turned up are discarded either way (N-T4)."""
    for place in range(s.turned_count):
        s.discards[s.turned[place]] += 1
        s.turned[place] = NOTHING
    s.turned_count = 0
    s.to_add = 0
