"""Small arithmetic on masks, and which numbers are legal.

`ones` is replaced by the processor's own instruction when compiled (core/targets.py): the same function, another speed.
"""

from linewright.core.layout import LEGAL_WORDS, WORD_BITS, Work

FULL_WORD = (1 << WORD_BITS) - 1


def ones(mask: int) -> int:
    """How many bits of a non-negative mask are set."""
    mask = int(mask)
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def bit(place: int) -> int:
    """The mask with one bit; the place is widened first, since a small shifted integer would lose it."""
    return 1 << int(place)


def lowest(mask: int) -> int:
    """The place of the lowest set bit of a mask that is not empty."""
    mask = int(mask)
    return ones((mask & -mask) - 1)


def nth(mask: int, n: int) -> int:
    """The place of the n-th set bit (from 0), found by halving."""
    mask = int(mask)
    place = 0
    width = 32
    while width > 0:
        low = mask & ((1 << width) - 1)
        below = ones(low)
        if n >= below:
            n -= below
            mask >>= width
            place += width
        else:
            mask = low
        width >>= 1
    return place


def clear_legal(w: Work) -> None:
    for word in range(LEGAL_WORDS):
        w.legal[word] = 0


def allow(w: Work, number: int) -> None:
    number = int(number)
    w.legal[number // WORD_BITS] |= bit(number % WORD_BITS)


def allow_some(w: Work, number: int, mask: int) -> None:
    """Allow the numbers `number + i` for each bit i of a mask: of 13 bits, or as many as there are left in the word."""
    number = int(number)
    shifted = int(mask) << (number % WORD_BITS)
    w.legal[number // WORD_BITS] |= shifted & FULL_WORD
    if shifted > FULL_WORD:
        w.legal[number // WORD_BITS + 1] |= shifted >> WORD_BITS


def is_legal(w: Work, number: int) -> bool:
    number = int(number)
    return (int(w.legal[number // WORD_BITS]) >> (number % WORD_BITS)) & 1 == 1


def count_legal(w: Work) -> int:
    count = 0
    for word in range(LEGAL_WORDS):
        count += ones(w.legal[word])
    return count


def nth_legal(w: Work, n: int) -> int:
    """The n-th legal number, in ascending order."""
    for word in range(LEGAL_WORDS):
        here = ones(w.legal[word])
        if n < here:
            return word * WORD_BITS + nth(w.legal[word], n)
        n -= here
    return -1
