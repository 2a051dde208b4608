"""A count of train cards, by name: `2 red 1 locomotive`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from linewright.data import COLORS
from linewright.errors import LinewrightError

KIND_NAMES: tuple[str, ...] = (*COLORS, "locomotive")
MOST_CARDS = 110  # no game has more
_PART = re.compile(r"([0-9]{1,3}) ([a-z]+)")


class ImpossibleCards(LinewrightError, ValueError):
    """What is no count of cards."""


@dataclass(frozen=True, slots=True)
class Cards:
    """How many cards of each kind, in the order of KIND_NAMES."""

    counts: tuple[int, ...] = (0,) * len(KIND_NAMES)

    def __post_init__(self) -> None:
        counts = self.counts
        if len(counts) != len(KIND_NAMES) or min(counts) < 0 or max(counts) > MOST_CARDS:
            raise ImpossibleCards(f"{counts} is not a number of cards, 0 to {MOST_CARDS}, of each of nine kinds")

    @classmethod
    def of(cls, counts: Mapping[str, int] | None = None, /, **named: int) -> Cards:
        """`Cards.of(red=2, locomotive=1)`, or the same from a mapping."""
        given = {**(counts or {}), **named}
        for name in given:
            if name not in KIND_NAMES:
                raise ImpossibleCards(f"there is no card {name!r}: the kinds are {', '.join(KIND_NAMES)}")
        if any(count < 0 for count in given.values()):
            raise ImpossibleCards("a count of cards cannot be negative")
        return cls(tuple(int(given.get(name, 0)) for name in KIND_NAMES))

    @classmethod
    def from_counts(cls, counts: Iterable[int]) -> Cards:
        return cls(tuple(int(count) for count in counts))

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Read `2 red 1 locomotive`; `none` is no card at all."""
        words = text.split()
        if words == ["none"]:
            return cls()
        counts: dict[str, int] = {}
        for number, name in zip(words[0::2], words[1::2], strict=False):
            part = _PART.fullmatch(f"{number} {name.removesuffix('s') if name == 'locomotives' else name}")
            if part is None or part[2] in counts:
                raise ImpossibleCards(f"{number} {name} is not a number of cards of one kind")
            counts[part[2]] = int(part[1])
        if len(words) % 2 or not words:
            raise ImpossibleCards(f"{text!r} is not a count of cards such as '2 red 1 locomotive'")
        return cls.of(counts)

    def __str__(self) -> str:
        parts = [f"{count} {name}" for name, count in self.as_dict().items()]
        return " ".join(parts) or "none"

    def as_dict(self) -> dict[str, int]:
        """Only the kinds that are there."""
        return {name: count for name, count in zip(KIND_NAMES, self.counts, strict=True) if count}

    @property
    def size(self) -> int:
        return sum(self.counts)

    def __getitem__(self, kind: int) -> int:
        return self.counts[kind]

    def __add__(self, other: Cards) -> Cards:
        return Cards(tuple(a + b for a, b in zip(self.counts, other.counts, strict=True)))

    def __le__(self, other: Cards) -> bool:
        """Whether all these cards are among the others."""
        return all(a <= b for a, b in zip(self.counts, other.counts, strict=True))
