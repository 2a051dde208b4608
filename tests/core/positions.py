"""A game on the core, for tests: set its fields by name, ask what is legal, do decisions.

`Position` is one game with its rules and scratch space, interpreted or compiled. `at_turn` gives an empty table at
somebody's turn, on which a test lays just the cards that its rule speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

from linewright.core import numbers, targets
from linewright.core.layout import (
    NOTHING,
    TRACK_WORDS,
    WORD_BITS,
    BoardRules,
    BoardState,
    CardRules,
    CardState,
    Work,
    new_block,
)
from linewright.data import COLORS as COLOR_NAMES
from linewright.data import board, card
from linewright.games.parameters import rules_block

KIND_NAMES = (*COLOR_NAMES, "locomotive")
Cards = tuple[int, ...]  # how many of each kind


def bytes_of(row: Any) -> bytes:
    """All named fields of a row of one; test_blocks.py sees to it that there is nothing between them."""
    return b"".join(row[name].tobytes() for name in row.dtype.names)


def counts(**cards: int) -> Cards:
    """How many of each kind, from names: `counts(green=2, locomotive=1)`."""
    assert set(cards) <= set(KIND_NAMES), cards
    return tuple(cards.get(name, 0) for name in KIND_NAMES)


def kind(name: str) -> int:
    return KIND_NAMES.index(name)


@cache
def track(game: str, name: str) -> int:
    return next(each.index for each in board(game).tracks if each.name == name)


@cache
def ticket(game: str, name: str) -> int:
    data = card() if game == "card" else board(game)
    return next(each.index for each in data.tickets if each.name == name)


def mask_of(items: Iterable[int]) -> int:
    return sum(1 << item for item in items)


def members(mask: int) -> set[int]:
    left, found = int(mask), set()
    while left:
        found.add((left & -left).bit_length() - 1)
        left &= left - 1
    return found


def draw(name: str) -> int:
    return numbers.DRAW + kind(name)


def keep(*places: int) -> int:
    return numbers.KEEP + mask_of(places)


def pay(name: str, locomotives: int = 0) -> int:
    """The number of a plain payment with cards of one colour, the rest locomotives."""
    return numbers.PAY + numbers.PAY_STEP * kind(name) + locomotives


def lay(name: str, cards: int) -> int:
    return numbers.LAY + numbers.LAY_STEP * kind(name) + cards - 1


class Position:
    """One game: its rules, its state and the functions that play it."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: Mapping[str, Any] | None = None,
        *,
        target: SimpleNamespace | None = None,
    ) -> None:
        self.game, self.seats, self.variants = game, seats, dict(variants or {})
        is_card = game == "card"
        self.target = target or targets.interpreted()
        self.rooms: Any = self.target.card if is_card else self.target.board
        self.hide: Any = self.target.secrets.hide_card if is_card else self.target.secrets.hide_board
        self.imagine: Any = self.target.imagining.imagine_card if is_card else self.target.imagining.imagine_board
        self.state_class: type = CardState if is_card else BoardState
        self.rules_row = rules_block(game, seats, variants)
        self.row = new_block(self.state_class)
        self.work_row = new_block(Work)
        self.g: Any = targets.fields(CardRules if is_card else BoardRules, self.rules_row)
        self.s: Any = targets.fields(self.state_class, self.row)
        self.w: Any = targets.fields(Work, self.work_row)
        self.is_interpreted = self.target is targets.interpreted()

    def blocks(self) -> tuple[Any, Any, Any]:
        """Rules, state and scratch space, as the target's functions want them."""
        if self.is_interpreted:
            return self.g, self.s, self.w
        return self.rules_row[0], self.row[0], self.work_row[0]

    def clear(self) -> None:
        self.row[:] = new_block(self.state_class)

    def set_up(self, seed: int, first: int = NOTHING) -> None:
        """Deal a new game; the key is made from a small number."""
        self.clear()
        self.s.key[:] = [(seed * 7919 + place * 104729 + 1) % (1 << 32) for place in range(8)]
        self.w.random = seed * 2654435761 % ((1 << 32) - 1) + 1
        self.rooms.set_up(*self.blocks(), first)

    def legal(self) -> set[int]:
        self.rooms.legal(*self.blocks())
        return {
            place + WORD_BITS * word
            for word, mask in enumerate(self.w.legal.tolist())
            if mask
            for place in members(mask)
        }

    def apply(self, number: int) -> None:
        self.rooms.apply(*self.blocks(), number)

    def do(self, *row: int) -> None:
        """Do decisions, each of which must be legal."""
        for number in row:
            assert self.rooms.try_apply(*self.blocks(), number) == numbers.FINE, f"{number} not in {self.legal()}"

    def refuses(self, number: int) -> bool:
        """Whether a decision is refused, and leaves everything as it was."""
        before = self.bytes()
        refused = bool(self.rooms.try_apply(*self.blocks(), number) == numbers.NOT_LEGAL)
        assert not refused or self.bytes() == before
        return refused

    # What lies where.

    def hand(self, seat: int) -> Cards:
        return tuple(self.s.hand[seat].tolist())

    def give(self, seat: int, cards: Cards = (), /, **named: int) -> None:
        """Make these cards a seat's whole hand, unseen by the others."""
        cards = cards or counts(**named)
        self.s.hand[seat] = cards
        self.s.known[seat] = 0
        self.s.hand_size[seat] = sum(cards)

    def deck(self, cards: Cards = (), /, **named: int) -> None:
        """Make these cards the whole deck; their order is for chance to decide."""
        cards = cards or counts(**named)
        self.s.deck[:] = cards
        self.s.deck_size = sum(cards)

    def discards(self, **cards: int) -> None:
        self.s.discards[:] = counts(**cards)

    def open(self, *names: str | None) -> None:
        """Turn up these cards, None where a place is empty."""
        assert len(names) == 5
        self.s.open[:] = [NOTHING if name is None else kind(name) for name in names]

    def open_names(self) -> list[str | None]:
        return [None if place == NOTHING else KIND_NAMES[place] for place in self.s.open.tolist()]

    def own(self, seat: int, *names: str) -> None:
        """Let a seat own tracks, as if it had claimed them."""
        for name in names:
            self.target_claim(seat, track(self.game, name))

    def target_claim(self, seat: int, index: int) -> None:
        assert self.is_interpreted
        self.target.routes.claim(self.g, self.s, self.w, seat, index)

    def owned(self, seat: int) -> set[int]:
        return self.tracks_in(self.s.owned[seat])

    def tracks_in(self, words: Any) -> set[int]:
        """The tracks in a set of tracks, which is a row of words."""
        return {word * WORD_BITS + place for word in range(TRACK_WORDS) for place in members(int(words[word]))}

    def hold(self, seat: int, *names: str) -> None:
        """Give a seat these tickets, and no others, out of the deck."""
        self.hold_numbers(seat, [ticket(self.game, name) for name in names])

    def hold_numbers(self, seat: int, tickets: Iterable[int]) -> None:
        self.s.held[seat] = mask_of(tickets)
        self.s.ticket_count[seat] = len(members(int(self.s.held[seat])))
        self.s.unseen &= ~int(self.s.held[seat])
        self.s.unseen_count = len(members(self.s.unseen))

    def ticket_deck(self, *tickets: int) -> None:
        """Make these the tickets that nobody has looked at."""
        self.s.unseen = mask_of(tickets)
        self.s.unseen_count = len(tickets)

    def bytes(self) -> bytes:
        """The state as bytes: equal games have equal bytes."""
        return bytes_of(self.row)

    def copy(self) -> Position:
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.row = self.row.copy()
        twin.s = targets.fields(self.state_class, twin.row)
        return twin

    def at_turn_of(self, seat: int) -> None:
        self.s.turn = seat
        self.s.phase = numbers.TURN
        if self.game == "card":
            self.s.quiet = 1  # nothing taken, laid or kept in this turn


def at_turn(game: str, seats: int, variants: Mapping[str, Any] | None = None, turn: int = 0, seed: int = 1) -> Position:
    """An empty table at somebody's turn: no card anywhere, nothing owned, all tickets in the deck."""
    position = Position(game, seats, variants)
    position.set_up(seed, first=0)
    s = position.s
    for seat in range(seats):
        position.give(seat, counts())
        s.offered[seat] = NOTHING
        s.offered_count[seat] = 0
    position.deck(counts())
    s.open[:] = NOTHING
    s.choosing = 0
    position.ticket_deck(*range(position.g.tickets))
    s.turn_number = 1
    position.at_turn_of(turn)
    return position


def with_a_key(make: Callable[[], Position], row: Iterable[int], wanted: Callable[[Position], bool]) -> Position:
    """Play a row from a position under one key after another, until chance does what the test speaks of."""
    row = list(row)
    for key in range(5000):
        position = make()
        position.s.key[0] = key
        position.s.used[:] = 0
        position.do(*row)
        if wanted(position):
            return position
    raise AssertionError("no key does that")


def plus(cards: Cards, more: Cards) -> Cards:
    return tuple(a + b for a, b in zip(cards, more, strict=True))


def minus(cards: Cards, less: Cards) -> Cards:
    return tuple(a - b for a, b in zip(cards, less, strict=True))
