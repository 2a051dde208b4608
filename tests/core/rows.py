"""Walks through the decision numbers: every play that can be made of them, as what is done by it."""

from collections.abc import Iterator

from linewright.core.numbers import COUNTING, PAYMENT
from tests.core.positions import Cards, Position, minus


def payment_rows(position: Position, track: int) -> Iterator[tuple[list[int], Cards]]:
    """Every row of numbers that pays for a track, with the cards that leave the hand. Dead ends are an error."""
    seat = int(position.s.turn)
    before = position.hand(seat)
    start = position.row.copy()

    def walk(row: list[int]) -> Iterator[tuple[list[int], Cards]]:
        choices = position.legal()
        assert choices, f"a dead end after {row}"
        here = position.row.copy()
        for number in sorted(choices):
            position.apply(number)
            if position.s.phase in (PAYMENT, COUNTING):
                yield from walk([*row, number])
            else:
                yield [*row, number], minus(before, position.hand(seat))
            position.row[:] = here

    position.do(track)
    yield from walk([])
    position.row[:] = start


def payments_of(position: Position, track: int) -> set[Cards]:
    """The multisets that pay for a track; no two rows may lead to the same one."""
    found = [cards for _, cards in payment_rows(position, track)]
    assert len(found) == len(set(found)), "two rows are the same play"
    return set(found)
