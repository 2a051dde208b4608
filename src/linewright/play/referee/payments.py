"""Whether cards pay for a track.

A track is a row of spaces. The rules say what may lie on each space: a card of the colour, a locomotive, or
a group of any cards in exchange for one. So a way to cover a track is three numbers: spaces covered by
cards of the colour, by single locomotives, and by groups.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from linewright.play.referee.facts import Track
from linewright.play.referee.reading import LOCOMOTIVE, Cards


@dataclass(frozen=True)
class Way:
    colored: int
    locomotives: int
    groups: int = 0
    group_size: int = 0

    @property
    def cards(self) -> int:
        return self.colored + self.locomotives + self.groups * self.group_size


def ways(track: Track, *, locomotives_wild: bool, triples_anywhere: bool) -> Iterator[Way]:
    """Every way to cover the track.

    `locomotives_wild` is North America's rule that a locomotive stands for any card (U-C2), which in the
    Nordic Countries holds on tunnels and ferries alone (N-L1). `triples_anywhere` is the default reading
    of N-F3; without it three cards replace only the locomotive of a symbol.
    """
    length = track.length
    if track.symbols:
        plain = length - track.symbols
        for triples_on_symbols in range(track.symbols + 1):
            for triples_on_plain in range(plain + 1 if triples_anywhere else 1):
                for locomotives_on_plain in range(plain - triples_on_plain + 1):
                    yield Way(
                        colored=plain - triples_on_plain - locomotives_on_plain,
                        locomotives=track.symbols - triples_on_symbols + locomotives_on_plain,
                        groups=triples_on_symbols + triples_on_plain,
                        group_size=3,
                    )
    elif track.nine:
        for fours in range(length + 1):
            yield Way(colored=length - fours, locomotives=0, groups=fours, group_size=4)
    elif track.tunnel or locomotives_wild:
        for locomotives in range(length + 1):
            yield Way(colored=length - locomotives, locomotives=locomotives)
    else:
        yield Way(colored=length, locomotives=0)


@dataclass(frozen=True)
class Payments:
    """The judgement on payments at one table."""

    locomotives_wild: bool
    triples_anywhere: bool

    def pays(self, track: Track, cards: Cards) -> bool:
        """Whether exactly these cards pay for the track."""
        return any(way.cards == cards.total() for way in self._covered(track, cards))

    def affordable(self, track: Track, hand: Cards) -> bool:
        """Whether some of these cards pay for the track."""
        return any(way.cards <= hand.total() for way in self._covered(track, hand))

    def _covered(self, track: Track, cards: Cards) -> Iterator[Way]:
        """The ways for which the single cards are there; what is over may serve in groups."""
        for way in ways(track, locomotives_wild=self.locomotives_wild, triples_anywhere=self.triples_anywhere):
            enough = way.locomotives <= cards[LOCOMOTIVE]
            if enough and any(way.colored <= cards[color] for color in track.colors):
                yield way
