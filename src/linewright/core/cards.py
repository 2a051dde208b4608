"""The train cards: deck, discards, the five open places. Rules U-D1 to U-D8, N-D1 to N-D3, K-D1, K-D2.

The deck is held as counts of kinds. Which card lies on top is decided by the key and the shuffle, also while nobody has
looked: each draw takes one step of a shuffle that was never laid out in full.
"""

from typing import Any

from linewright.core.bits import allow_some, bit
from linewright.core.chance import below, new_shuffle
from linewright.core.hands import gain
from linewright.core.layout import (
    CARDS_DECK,
    COLORS,
    KINDS,
    LOCOMOTIVE,
    NOTHING,
    OPEN_PLACES,
    Work,
)
from linewright.core.log import (
    DEAL,
    DRAWN,
    LAST_TURNS,
    REFILL,
    SHUFFLE,
    SWAP,
    SWAPPED_CARD,
    TAKE,
    note,
    note_cards,
)
from linewright.core.numbers import DRAW, DRAW_DECK, SECOND_CARD, TURN


def fill_deck(g: Any, s: Any, w: Work) -> None:
    """A deck of all cards, shuffled for the first time."""
    for kind in range(COLORS):
        s.deck[kind] = g.per_color
    s.deck[LOCOMOTIVE] = g.deck_locomotives
    s.deck_size = COLORS * g.per_color + g.deck_locomotives
    new_shuffle(s, CARDS_DECK)
    tell_shuffle(s, w)


def tell_shuffle(s: Any, w: Work) -> None:
    """Note the shuffle and what is in the deck: its order follows from that, the key and the number of the shuffle."""
    note(w, SHUFFLE, NOTHING, CARDS_DECK, s.shuffles[CARDS_DECK])
    note_cards(w, NOTHING, s.deck)


def pop_card(s: Any) -> int:
    """The top card of a deck that is not empty."""
    place = below(s, CARDS_DECK, s.deck_size)
    kind = 0
    while place >= s.deck[kind]:
        place -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


def shuffle_discards(s: Any, w: Work) -> None:
    """The discards become the new deck (U-D7)."""
    for kind in range(KINDS):
        s.deck[kind] += s.discards[kind]
        s.deck_size += s.discards[kind]
        s.discards[kind] = 0
    new_shuffle(s, CARDS_DECK)
    tell_shuffle(s, w)


def count_discards(s: Any) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.discards[kind]
    return count


def look_at_deck(g: Any, s: Any, w: Work) -> None:
    """What an empty deck means: a new one at once (U-D7), or the last turns (K-R1)."""
    if s.deck_size > 0:
        return
    if g.reshuffles == 1:
        if count_discards(s) > 0:
            shuffle_discards(s, w)
    elif s.turns_left == 0:
        # One more than the seats: the turn in which the last card goes is still to be counted down.
        s.turns_left = g.seats + 1
        note(w, LAST_TURNS, s.turn, 0, 0)


def count_open(s: Any) -> int:
    count = 0
    for place in range(OPEN_PLACES):
        if s.open[place] != NOTHING:
            count += 1
    return count


def count_open_locomotives(s: Any) -> int:
    count = 0
    for place in range(OPEN_PLACES):
        if s.open[place] == LOCOMOTIVE:
            count += 1
    return count


def refill(g: Any, s: Any, w: Work) -> None:
    """Turn cards up on the empty places; with three locomotives among five swap all of them (U-D5), within limits."""
    look_at_deck(g, s, w)
    swaps = 0
    while True:
        turned_up = 0
        for place in range(OPEN_PLACES):
            if s.open[place] == NOTHING and s.deck_size > 0:
                kind = pop_card(s)
                s.open[place] = kind
                turned_up += 1
                note(w, REFILL, NOTHING, place, kind)
                look_at_deck(g, s, w)
        if turned_up == 0 or swaps >= g.swaps or count_open(s) < OPEN_PLACES or count_open_locomotives(s) < 3:
            return
        swaps += 1
        note(w, SWAP, NOTHING, 0, 0)
        for place in range(OPEN_PLACES):
            note(w, SWAPPED_CARD, NOTHING, place, s.open[place])
            s.discards[s.open[place]] += 1
            s.open[place] = NOTHING
        look_at_deck(g, s, w)


def deal_card(g: Any, s: Any, w: Work, seat: int) -> None:
    kind = pop_card(s)
    gain(s, seat, kind, 0)
    note(w, DEAL, seat, kind, 0)
    look_at_deck(g, s, w)


def draw_from_deck(g: Any, s: Any, w: Work) -> int:
    """The seat at turn draws the top card, unseen by the others."""
    kind = pop_card(s)
    gain(s, s.turn, kind, 0)
    note(w, DRAWN, s.turn, kind, 0)
    refill(g, s, w)
    return kind


def take_open(g: Any, s: Any, w: Work, kind: int) -> None:
    """The seat at turn takes the leftmost face-up card of a kind; it is replaced at once."""
    place = 0
    while s.open[place] != kind:
        place += 1
    s.open[place] = NOTHING
    gain(s, s.turn, kind, 1)
    note(w, TAKE, s.turn, place, kind)
    refill(g, s, w)


def allow_draws(g: Any, s: Any, w: Work, second: int) -> None:
    """Allow what may be drawn, as the first or the second card."""
    allow_some(w, DRAW, drawable(g, s, second))


def may_draw_second(g: Any, s: Any, ends: int) -> bool:
    """Whether a second card follows the first: unless that ended the action, or nothing may be drawn (U-D8, K-D2)."""
    if s.phase == TURN and ends == 0 and drawable(g, s, 1) != 0:
        s.phase = SECOND_CARD
        return True
    return False


def drawable(g: Any, s: Any, second: int) -> int:
    """What may be drawn, as a mask counted from DRAW: kinds that lie face up, and the deck."""
    mask = 0
    for place in range(OPEN_PLACES):
        if s.open[place] != NOTHING:
            mask |= bit(s.open[place])
    if second == 1 and g.open_locomotive_ends == 1:
        mask &= ~bit(LOCOMOTIVE)
    if s.deck_size > 0:
        mask |= bit(DRAW_DECK - DRAW)
    return mask
