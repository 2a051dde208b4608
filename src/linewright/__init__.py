"""Linewright: three railway board games, to play, to build players for, and to measure them.

This is the one public door. Its names are loaded when they are first used, so `import linewright` costs
nothing; the rooms behind the door are listed in CONTRIBUTING.md. `_DOOR`, the imports for type checkers and
`__all__` say the same thing three times; tests/test_door.py holds them together.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from linewright.bots import Player, player
    from linewright.data import Board, CardData, Rule, board, card, rule, rules
    from linewright.errors import DataError, LinewrightError, UnknownName
    from linewright.games.variants import VARIANTS, UnknownVariant, Variant
    from linewright.play.actions import (
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
    from linewright.play.cards import Cards, ImpossibleCards
    from linewright.play.game import BadDeal, Game
    from linewright.play.notation_file import write_notation
    from linewright.play.positions import ImpossiblePosition, read_position, write_position
    from linewright.play.records import Record, RecordError, read_records
    from linewright.play.refusals import NotAllowed, NotYourTurn, Refusal, Unreadable
    from linewright.play.seat import Seat
    from linewright.play.transcripts import transcript
    from linewright.play.verify import Verdict, verify_lines
    from linewright.play.views import View, events_for

__version__ = "0.1.0"

_DOOR = {
    "linewright.bots": (
        "Player",
        "player",
    ),
    "linewright.data": (
        "Board",
        "CardData",
        "Rule",
        "board",
        "card",
        "rule",
        "rules",
    ),
    "linewright.errors": (
        "DataError",
        "LinewrightError",
        "UnknownName",
    ),
    "linewright.games.variants": (
        "VARIANTS",
        "UnknownVariant",
        "Variant",
    ),
    "linewright.play.actions": (
        "AddToTunnel",
        "Claim",
        "Complete",
        "DrawDeck",
        "KeepTickets",
        "Lay",
        "Pass",
        "TakeOpen",
        "TakeTickets",
        "Withdraw",
    ),
    "linewright.play.cards": ("Cards", "ImpossibleCards"),
    "linewright.play.game": ("BadDeal", "Game"),
    "linewright.play.notation_file": ("write_notation",),
    "linewright.play.positions": (
        "ImpossiblePosition",
        "read_position",
        "write_position",
    ),
    "linewright.play.records": (
        "Record",
        "RecordError",
        "read_records",
    ),
    "linewright.play.refusals": (
        "NotAllowed",
        "NotYourTurn",
        "Refusal",
        "Unreadable",
    ),
    "linewright.play.seat": ("Seat",),
    "linewright.play.transcripts": ("transcript",),
    "linewright.play.verify": (
        "Verdict",
        "verify_lines",
    ),
    "linewright.play.views": ("View", "events_for"),
}
_HOME = {name: module for module, names in _DOOR.items() for name in names}

__all__ = [
    "VARIANTS",
    "AddToTunnel",
    "BadDeal",
    "Board",
    "CardData",
    "Cards",
    "Claim",
    "Complete",
    "DataError",
    "DrawDeck",
    "Game",
    "ImpossibleCards",
    "ImpossiblePosition",
    "KeepTickets",
    "Lay",
    "LinewrightError",
    "NotAllowed",
    "NotYourTurn",
    "Pass",
    "Player",
    "Record",
    "RecordError",
    "Refusal",
    "Rule",
    "Seat",
    "TakeOpen",
    "TakeTickets",
    "UnknownName",
    "UnknownVariant",
    "Unreadable",
    "Variant",
    "Verdict",
    "View",
    "Withdraw",
    "__version__",
    "board",
    "card",
    "events_for",
    "player",
    "read_position",
    "read_records",
    "rule",
    "rules",
    "transcript",
    "verify_lines",
    "write_notation",
    "write_position",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'linewright' has no attribute {name!r}")
    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(__all__))
