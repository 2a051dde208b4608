"""Why a play is refused.

    Refusal (LinewrightError)
    ├── Unreadable      the text or message is no play at all
    ├── NotAllowed      the rules forbid it here; `rule` says which
    └── NotYourTurn     another seat speaks, or the table has moved on

Each holds the id of a message in words/*.ftl and the facts to put into it, so that everybody reads it in their
language; `str()` of it is the English sentence with the rule's id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from linewright.errors import LinewrightError
from linewright.play.words import Fact, SeatName, say


class Refusal(LinewrightError):
    """A play that was not carried out. Nothing has changed."""

    def __init__(self, message: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.facts = facts

    def name_seats(self, names: Sequence[str]) -> Self:
        """Speak of seats by the names of those who sit there."""
        for fact, value in self.facts.items():
            if isinstance(value, SeatName) and value.seat < len(names):
                self.facts[fact] = SeatName(value.seat, names[value.seat])
        return self

    def sentence(self, language: str = "en") -> str:
        """What was wrong and what would have been needed, in a language."""
        return say(self.message, language, **self.facts)

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})" if self.rule else self.sentence()


class Unreadable(Refusal):
    """What was sent or typed is no play at all."""


class NotAllowed(Refusal):
    """The rules forbid it here."""


class NotYourTurn(Refusal):
    """Another seat speaks, or the table has moved on."""
