"""A perfect memory: what each seat can know by watching and looking, kept apart from the core's own book-keeping.

`scrambled` changes everything else by hand: a state that differs from the true one in all that a seat cannot know.
"""

from __future__ import annotations

from random import Random

from linewright.core.layout import NOTHING
from linewright.core.numbers import (
    CHOOSE,
    COMPLETING,
    COUNTING,
    DRAW,
    DRAW_DECK,
    LOCOMOTIVES,
    OVER,
    PAYMENT,
    TURN,
    WITHDRAW,
)
from tests.core.positions import Cards, Position, counts, mask_of, members, minus, plus


class Memory:
    """What everybody saw of each hand, and which tickets each seat ever looked at since they were last shuffled."""

    def __init__(self, position: Position) -> None:
        given = counts(locomotive=1) if position.game == "card" else counts()  # K-S1
        self.shown: list[Cards] = [given] * position.seats
        self.looked: list[set[int]] = [set() for _ in range(position.seats)]
        self.look(position)

    def look(self, position: Position) -> None:
        for seat in range(position.seats):
            self.looked[seat] |= set(position.s.offered[seat].tolist()) - {NOTHING}
            self.looked[seat] |= members(position.s.held[seat])

    def apply(self, position: Position, number: int) -> None:
        """Do a decision, and watch."""
        seat, phase = int(position.s.turn), int(position.s.phase)
        before = position.hand(seat)
        position.apply(number)
        change = minus(position.hand(seat), before)
        shown = self.shown[seat]
        if DRAW <= number < DRAW_DECK or number == WITHDRAW:
            shown = plus(shown, change)
        elif number != DRAW_DECK and phase not in (CHOOSE, COMPLETING):
            shown = tuple(max(0, count + more) for count, more in zip(shown, change, strict=True))
        self.shown[seat] = shown
        if position.game == "card" and phase == CHOOSE and position.s.phase == TURN:
            self.looked = [set() for _ in range(position.seats)]  # K-S3
        self.look(position)


def scrambled(position: Position, memory: Memory, observer: int, random: Random) -> Position:
    """Another state that looks the same to a seat, or to a spectator (NOTHING)."""
    other = position.copy()
    s = other.s
    s.key[:] = [random.getrandbits(32) for _ in range(8)]
    s.words[:] = [[random.getrandbits(32) for _ in range(16)] for _ in range(2)]
    s.used[:] = [random.randrange(100), random.randrange(100)]
    if s.phase == OVER:
        return other
    hidden_seats = [seat for seat in range(position.seats) if seat != observer]
    scramble_rows(other, observer)
    scramble_cards(other, memory, hidden_seats, random)
    scramble_tickets(other, memory, observer, hidden_seats, random)
    return other


def scramble_rows(other: Position, observer: int) -> None:
    """What another seat has begun to say and not yet said."""
    s = other.s
    if s.turn == observer:
        return
    if s.phase in (PAYMENT, COUNTING):
        s.phase, s.track, s.exchange, s.counting = TURN, NOTHING, 0, 0
        s.laid[:] = 0
    elif s.phase == LOCOMOTIVES:
        s.phase, s.lay_color, s.lay_count = TURN, 0, 0
    elif s.phase == COMPLETING:
        s.completing_from = 0


def scramble_cards(other: Position, memory: Memory, hidden_seats: list[int], random: Random) -> None:
    s = other.s
    pool = [kind for kind, count in enumerate(s.deck.tolist()) for _ in range(count)]
    for seat in hidden_seats:
        hidden = minus(other.hand(seat), memory.shown[seat])
        pool += [kind for kind, count in enumerate(hidden) for _ in range(count)]
    random.shuffle(pool)
    for seat in hidden_seats:
        dealt = [pool.pop() for _ in range(int(s.hand_size[seat]) - sum(memory.shown[seat]))]
        s.hand[seat] = plus(memory.shown[seat], tuple(dealt.count(kind) for kind in range(9)))
    s.deck[:] = [pool.count(kind) for kind in range(9)]


def scramble_tickets(other: Position, memory: Memory, observer: int, hidden_seats: list[int], random: Random) -> None:
    s = other.s
    fixed = set() if observer == NOTHING else memory.looked[observer]
    if other.game == "card":
        fixed = fixed.union(*(members(s.completed_tickets[seat]) for seat in range(other.seats)))
    movable = [each for each in range(other.g.tickets) if each not in fixed]
    changed = dict(zip(movable, random.sample(movable, len(movable)), strict=True))

    def moved(mask: int) -> int:
        return mask_of(changed.get(each, each) for each in members(mask))

    s.unseen, s.removed = moved(s.unseen), moved(s.removed)
    s.bottom[:] = [changed.get(each, each) for each in s.bottom.tolist()]
    for seat in hidden_seats:
        s.held[seat] = moved(int(s.held[seat]))
        s.offered[seat] = [changed.get(each, each) for each in s.offered[seat].tolist()]
        s.seen[seat] = random.getrandbits(other.g.tickets)
        if s.phase == CHOOSE and not s.choosing >> seat & 1:
            s.chosen[seat] = random.randrange(1, 1 << int(s.offered_count[seat]))
        if s.phase == COMPLETING:
            held = sorted(members(s.held[seat]))
            s.completing[seat] = mask_of(random.sample(held, random.randint(0, len(held))))
