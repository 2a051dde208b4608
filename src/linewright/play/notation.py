"""Plays as short readable text, and back. docs/formats.md has the grammar.

+red   +deck   tickets   keep 1 3   Boston-Montreal/1 2 red   add 1 locomotive   withdraw
lay 3 red 1 locomotive   complete Chicago-Dallas, New York-Miami   pass
"""

from __future__ import annotations

import re

from linewright.data import COLORS
from linewright.play.actions import (
    Action,
    AddToTunnel,
    Claim,
    Complete,
    DrawDeck,
    KeepTickets,
    Lay,
    Pass,
    TakeOpen,
    TakeTickets,
    Withdraw,
)
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.names import Names
from linewright.play.refusals import Unreadable

_BARE: dict[str, Action] = {"+deck": DrawDeck(), "tickets": TakeTickets(), "withdraw": Withdraw(), "pass": Pass()}


def write_play(action: Action) -> str:
    """One play as text."""
    match action:
        case TakeOpen(card):
            return f"+{card}"
        case DrawDeck():
            return "+deck"
        case TakeTickets():
            return "tickets"
        case KeepTickets(places):
            return "keep " + (" ".join(str(place) for place in sorted(places)) or "none")
        case Claim(track, cards):
            return f"{track} {cards}"
        case AddToTunnel(cards):
            return f"add {cards}"
        case Withdraw():
            return "withdraw"
        case Lay(cards):
            return f"lay {cards}"
        case Complete(tickets):
            return "complete " + (", ".join(tickets) or "none")
        case Pass():
            return "pass"


def read_play(text: str, names: Names) -> Action:
    """Read one play; what cannot be read is refused with a reason."""
    text = " ".join(text.split())
    if text in _BARE:
        return _BARE[text]
    word, _, rest = text.partition(" ")
    if word.startswith("+"):
        if word[1:] not in KIND_NAMES or rest:
            raise Unreadable("unreadable-card", text=text, kinds=", ".join(KIND_NAMES))
        return TakeOpen(word[1:])
    if word == "keep":
        return KeepTickets(_read_places(text, rest))
    if word == "add":
        return AddToTunnel(_read_cards(text, rest))
    if word == "lay":
        return Lay(_read_cards(text, rest))
    if word == "complete":
        return Complete(_read_tickets(rest, names))
    tracks, rest = names.split_track(text)
    if not tracks:
        raise Unreadable("unreadable-play", text=text)
    if len(tracks) > 1:
        raise Unreadable("ambiguous-track", text=text, tracks=", ".join(tracks))
    return Claim(tracks[0], _read_cards(text, rest))


def _read_places(text: str, words: str) -> tuple[int, ...]:
    if words == "none":
        return ()
    places = words.split()
    if not places or not all(re.fullmatch("[0-9]{1,2}", place) for place in places):
        raise Unreadable("unreadable-places", text=text)
    return tuple(sorted({int(place) for place in places}))


def _read_cards(text: str, words: str) -> Cards:
    try:
        return Cards.parse(words)
    except ValueError:
        raise Unreadable("unreadable-cards", text=text, colors=", ".join(COLORS)) from None


def _read_tickets(words: str, names: Names) -> tuple[str, ...]:
    if words == "none":
        return ()
    tickets = tuple(name.strip() for name in words.split(","))
    for name in tickets:
        if name not in names.ticket_numbers:
            raise Unreadable("unreadable-ticket", text=name)
    return tuple(sorted(set(tickets), key=names.ticket_numbers.__getitem__))
