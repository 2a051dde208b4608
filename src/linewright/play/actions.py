"""What a person does at once: one play. A play is one message, applied whole or refused whole."""

from __future__ import annotations

from dataclasses import dataclass

from linewright.play.cards import Cards


@dataclass(frozen=True, slots=True)
class TakeOpen:
    """Take the leftmost face-up card of a kind."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawDeck:
    """Draw the top card of the deck."""


@dataclass(frozen=True, slots=True)
class TakeTickets:
    """Take new tickets to choose from."""


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep the tickets at these places of the offer, counted from 1."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a track, or try a tunnel, with these cards."""

    track: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class AddToTunnel:
    """Add the cards that a tunnel asks for."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take the set laid down for a tunnel back."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards in the yard: one colour, with locomotives or without, or one card each of three colours."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Complete:
    """Complete these tickets at the end of a round."""

    tickets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, when nothing at all can be done."""


Action = TakeOpen | DrawDeck | TakeTickets | KeepTickets | Claim | AddToTunnel | Withdraw | Lay | Complete | Pass
