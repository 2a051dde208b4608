"""What a seat may know: the one place where secrets are cut out.

A view is a state of the same shape from which everything is erased that the seat (or a spectator) cannot know;
docs/core.md says where a perfect memory would keep a little more. What is left is all that `play/views.py` shows and
all that a player gets; `imagining` fills it again.
"""

from typing import Any

from linewright.core.chance import BLOCK_WORDS
from linewright.core.layout import KINDS, NOTHING, OFFER_PLACES, TICKETS
from linewright.core.numbers import COMPLETING, COUNTING, LOCOMOTIVES, OVER, PAYMENT, TURN


def hide_board(g: Any, v: Any, seat: int) -> None:
    """Make a copy of a board game's state what `seat` may know (NOTHING: a spectator)."""
    hide_chance(v)
    if v.phase == OVER:
        return
    hide_common(g, v, seat)
    if (v.phase == PAYMENT or v.phase == COUNTING) and v.turn != seat:
        v.phase = TURN
        v.track = NOTHING
        v.exchange = 0
        v.counting = 0
        for kind in range(KINDS):
            v.laid[kind] = 0


def hide_card(g: Any, v: Any, seat: int) -> None:
    """Make a copy of a Card Game's state what `seat` may know (NOTHING: a spectator)."""
    hide_chance(v)
    if v.phase == OVER:
        return
    hide_common(g, v, seat)
    if v.phase == LOCOMOTIVES and v.turn != seat:
        v.phase = TURN
        v.lay_color = 0
        v.lay_count = 0
    for other in range(g.seats):
        if other != seat:
            v.completing[other] = 0
    if v.phase == COMPLETING and v.turn != seat:
        v.completing_from = 0


def hide_chance(v: Any) -> None:
    """Erase the key and all that comes of it."""
    for place in range(8):
        v.key[place] = 0
    for deck in range(2):
        v.used[deck] = 0
        for place in range(BLOCK_WORDS):
            v.words[deck, place] = 0


def hide_common(g: Any, v: Any, seat: int) -> None:
    """Erase what both kinds of game keep secret: decks, hands, tickets, choices."""
    known_tickets = int(v.seen[seat]) if seat != NOTHING else 0
    for kind in range(KINDS):
        v.deck[kind] = 0
    for other in range(g.seats):
        if other == seat:
            continue
        for kind in range(KINDS):
            v.hand[other, kind] = v.known[other, kind]
        v.held[other] &= known_tickets
        v.seen[other] = 0
        v.refused_first[other] = 0
        v.chosen[other] = 0
        for place in range(OFFER_PLACES):
            ticket = int(v.offered[other, place])
            if ticket != NOTHING and (known_tickets >> ticket) & 1 == 0:
                v.offered[other, place] = NOTHING
    v.unseen = 0
    v.removed &= known_tickets
    for place in range(TICKETS):
        ticket = int(v.bottom[place])
        if ticket != NOTHING and (known_tickets >> ticket) & 1 == 0:
            v.bottom[place] = NOTHING
