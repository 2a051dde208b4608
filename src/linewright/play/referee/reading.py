"""Lines of a transcript: what fields each kind of line has, and how they are read one after the other."""

import json
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from linewright.play.referee.faults import Fault, FaultFound

COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
LOCOMOTIVE = "locomotive"
CARDS = (*COLORS, LOCOMOTIVE)

Cards = Counter[str]

# Every field of every kind of line, apart from `line` itself.
FIELDS: dict[str, frozenset[str]] = {
    kind: frozenset(fields.split())
    for kind, fields in {
        "game": "format rules game variants seats",
        "shuffle": "deck number order",
        "start": "seat chosen",
        "deal": "seat card",
        "refill": "place card",
        "swap": "cards",
        "offer": "seat tickets",
        "keep": "seat tickets refused",
        "turn": "seat",
        "track": "seat cards",
        "take": "seat place card",
        "draw": "seat card",
        "tickets": "seat",
        "claim": "seat track cards points",
        "tunnel": "seat track cards",
        "turned": "seat cards add",
        "added": "seat cards",
        "withdrawn": "seat cards",
        "lay": "seat piles robbed",
        "pass": "seat",
        "last_turns": "seat",
        "round_end": "round reason",
        "complete": "seat tickets",
        "result": "seat routes tickets completed bonus longest cities total",
        "end": "winners reason",
    }.items()
}
OPTIONAL: dict[str, frozenset[str]] = {"deal": frozenset({"given"})}


@dataclass(frozen=True)
class Event:
    """One line, its kind known and its fields complete; what they hold is checked when it is asked for."""

    line: int
    kind: str
    fields: Mapping[str, object]

    def wrong(self, message: str) -> NoReturn:
        raise FaultFound(Fault(self.line, "format", message))

    def number(self, name: str) -> int:
        value = self.fields[name]
        if type(value) is not int:
            self.wrong(f"`{name}` must be a whole number.")
        return value

    def text(self, name: str) -> str:
        value = self.fields[name]
        if not isinstance(value, str):
            self.wrong(f"`{name}` must be a text.")
        return value

    def flag(self, name: str) -> bool:
        value = self.fields[name]
        if not isinstance(value, bool):
            self.wrong(f"`{name}` must be true or false.")
        return value

    def names(self, name: str) -> list[str]:
        value = self.fields[name]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.wrong(f"`{name}` must be a list of texts.")
        return list(value)

    def numbers(self, name: str) -> list[int]:
        value = self.fields[name]
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            self.wrong(f"`{name}` must be a list of whole numbers.")
        return list(value)

    def mapping(self, name: str) -> dict[str, object]:
        return self.as_mapping(self.fields[name], name)

    def as_mapping(self, value: object, name: str) -> dict[str, object]:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            self.wrong(f"`{name}` must be an object.")
        return dict(value)

    def card(self, name: str) -> str:
        card = self.text(name)
        if card not in CARDS:
            self.wrong(f"`{name}` names {card!r}, which is no train card.")
        return card

    def cards(self, name: str) -> list[str]:
        cards = self.names(name)
        for card in cards:
            if card not in CARDS:
                self.wrong(f"`{name}` names {card!r}, which is no train card.")
        return cards

    def count(self, name: str) -> Cards:
        return self.as_count(self.fields[name], name)

    def as_count(self, value: object, name: str) -> Cards:
        counted: Cards = Counter()
        for card, number in self.as_mapping(value, name).items():
            if card not in CARDS:
                self.wrong(f"`{name}` names {card!r}, which is no train card.")
            if type(number) is not int or number < 1:
                self.wrong(f"`{name}` must give a whole number from 1 up for each card it names.")
            counted[card] = number
        return counted


def read_event(line: int, told: object) -> Event:
    """Make an event of one decoded line, or raise a format fault."""

    def wrong(message: str) -> NoReturn:
        raise FaultFound(Fault(line, "format", message))

    if not isinstance(told, dict):
        wrong("A line must be one JSON object.")
    kind = told.get("line")
    if not isinstance(kind, str) or kind not in FIELDS:
        wrong(f"`line` is {kind!r}, which is no kind of line.")
    fields = {name: value for name, value in told.items() if name != "line"}
    missing = sorted(FIELDS[kind] - fields.keys())
    if missing:
        wrong(f"A `{kind}` line needs `{missing[0]}`.")
    unknown = sorted(str(name) for name in fields.keys() - FIELDS[kind] - OPTIONAL.get(kind, frozenset()))
    if unknown:
        wrong(f"A `{kind}` line has no `{unknown[0]}`.")
    return Event(line, kind, fields)


def decode(line: int, text: str) -> dict[str, object]:
    """Decode one line of a file, or raise a format fault."""

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        names = [name for name, _ in pairs]
        if len(set(names)) < len(names):
            raise ValueError("a field stands twice")
        return dict(pairs)

    try:
        told = json.loads(text, object_pairs_hook=once)
    except (ValueError, RecursionError):
        raise FaultFound(Fault(line, "format", "The line is not one JSON object.")) from None
    if not isinstance(told, dict):
        raise FaultFound(Fault(line, "format", "The line is not one JSON object."))
    return told


def say(cards: Cards) -> str:
    """A count of cards in words, in the fixed order of kinds."""
    return " ".join(f"{cards[card]} {card}" for card in CARDS if cards[card]) or "nothing"


T = TypeVar("T")
Steps = Generator[None, Event, T]
"""A check that waits for lines: each bare `yield` is answered with the next line of the transcript."""


class Reader:
    """The lines of a transcript, one after the other, with a look at the next one."""

    def __init__(self) -> None:
        self.line = 0
        self._held: Event | None = None

    def next(self) -> Steps[Event]:
        if self._held is not None:
            event, self._held = self._held, None
            return event
        event = yield
        self.line = event.line
        return event

    def peek(self) -> Steps[str]:
        """The kind of the next line, which stays the next line."""
        if self._held is None:
            self._held = yield from self.next()
        return self._held.kind
