"""Payments with exchanges that are worth offering: a large hand has half a million, a person wants to see three."""

from __future__ import annotations

from typing import Any

from linewright.core.layout import ANY_COLOR, COLORS, LOCOMOTIVE
from linewright.play.cards import KIND_NAMES, Cards

MOST_SUGGESTED = 3


def suggest_exchanges(rules: Any, track: int, exchanges: list[int], hand: list[int]) -> list[Cards]:
    """A payment for each of the first numbers of exchanges, made of what is held most."""
    return [_payment(rules, track, count, hand) for count in exchanges[:MOST_SUGGESTED]]


def _payment(rules: Any, track: int, exchanges: int, hand: list[int]) -> Cards:
    """Cards of one colour first, then the locomotives still needed, then whatever the hand has most of."""
    length, symbols = int(rules["length"][track]), int(rules["symbols"][track])
    color = int(rules["color"][track])
    if color == ANY_COLOR:
        color = max(range(COLORS), key=lambda kind: hand[kind])
    spaces = length - exchanges
    paid = [0] * len(KIND_NAMES)
    paid[color] = min(hand[color], length - symbols, spaces)
    paid[LOCOMOTIVE] = spaces - paid[color]
    rest = length + exchanges * int(rules["step"][track]) - spaces
    while rest:
        kind = max(
            range(len(KIND_NAMES)),
            key=lambda kind: (kind != LOCOMOTIVE and hand[kind] > paid[kind], hand[kind] - paid[kind]),
        )
        paid[kind] += 1
        rest -= 1
    return Cards(tuple(paid))
