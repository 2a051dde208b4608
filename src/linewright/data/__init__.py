"""The facts of the three games: boards, tickets and rule pages, as files, checked and frozen on loading.

`board("usa")`, `board("nordic")` and `card()` are the data; `rules()` are the numbered rules. Nothing in this
room knows how a game is played.
"""

from linewright.data.loading import board, card
from linewright.data.model import (
    BOARDS,
    COLORS,
    GAMES,
    GREY,
    LOCOMOTIVE,
    TITLES,
    BigCity,
    Board,
    CardData,
    CardTicket,
    City,
    Ticket,
    Track,
)
from linewright.data.places import folder
from linewright.data.rules import Rule, rule, rules

__all__ = [
    "BOARDS",
    "COLORS",
    "GAMES",
    "GREY",
    "LOCOMOTIVE",
    "TITLES",
    "BigCity",
    "Board",
    "CardData",
    "CardTicket",
    "City",
    "Rule",
    "Ticket",
    "Track",
    "board",
    "card",
    "folder",
    "rule",
    "rules",
]
