"""The whole order of a shuffle, for transcripts: which card would have come when, also those that nobody drew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from linewright.core import targets
from linewright.core.layout import CARDS_DECK, TICKETS_DECK, BoardState, new_block
from linewright.play.cards import KIND_NAMES
from linewright.play.names import Names


def order_of_cards(key: Sequence[int], number: int, deck: Mapping[str, int]) -> list[str]:
    """The order of a deck of train cards that was shuffled as shuffle `number`, the top card first."""
    rooms = targets.interpreted()
    state = new_block(BoardState)
    s = targets.fields(BoardState, state)
    s.key[:] = key
    s.shuffles[CARDS_DECK] = number
    for kind, name in enumerate(KIND_NAMES):
        s.deck[kind] = deck.get(name, 0)
    s.deck_size = sum(deck.values())
    return [KIND_NAMES[rooms.cards.pop_card(s)] for _ in range(s.deck_size)]


def order_of_tickets(key: Sequence[int], number: int, deck: Sequence[str], names: Names) -> list[str]:
    """The order of a ticket deck that was shuffled as shuffle `number`, the top ticket first."""
    rooms = targets.interpreted()
    state = new_block(BoardState)
    s = targets.fields(BoardState, state)
    s.key[:] = key
    s.shuffles[TICKETS_DECK] = number
    s.unseen = sum(1 << names.ticket_numbers[name] for name in deck)
    s.unseen_count = len(deck)
    return [names.tickets[rooms.tickets.pop_ticket(s)] for _ in range(s.unseen_count)]
