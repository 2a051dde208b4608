"""Chance: ChaCha8, whose key is known to nobody before the end, so that half a deck seen tells nothing of the rest.

Card i of shuffle j of a deck comes from the stream of that deck and shuffle: a 96-bit nonce of (deck, shuffle, 0) and
a block counter, as in RFC 8439 but with 8 rounds. The two decks keep their current block of 16 words in the state.

Words are 32 bits kept in signed 64-bit integers: the same in all three targets.
"""

from typing import Any

from linewright.core.layout import Work

MASK32 = 0xFFFFFFFF
TWO32 = 1 << 32
BLOCK_WORDS = 16


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK32
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK32
    c = (c + d) & MASK32
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK32
    a = (a + b) & MASK32
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK32
    c = (c + d) & MASK32
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK32
    return a, b, c, d


def chacha8(key: Any, out: Any, counter: int, nonce0: int, nonce1: int) -> None:
    """Write block `counter` of a stream to the 16 places of `out`."""
    k0, k1, k2, k3 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    k4, k5, k6, k7 = int(key[4]), int(key[5]), int(key[6]), int(key[7])
    n0, n1, block = int(nonce0), int(nonce1), int(counter)
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = block, n0, n1, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0] = (a0 + 0x61707865) & MASK32
    out[1] = (a1 + 0x3320646E) & MASK32
    out[2] = (a2 + 0x79622D32) & MASK32
    out[3] = (a3 + 0x6B206574) & MASK32
    out[4] = (b0 + k0) & MASK32
    out[5] = (b1 + k1) & MASK32
    out[6] = (b2 + k2) & MASK32
    out[7] = (b3 + k3) & MASK32
    out[8] = (c0 + k4) & MASK32
    out[9] = (c1 + k5) & MASK32
    out[10] = (c2 + k6) & MASK32
    out[11] = (c3 + k7) & MASK32
    out[12] = (d0 + block) & MASK32
    out[13] = (d1 + n0) & MASK32
    out[14] = (d2 + n1) & MASK32
    out[15] = d3


def next_word(s: Any, deck: int) -> int:
    """The next random word of a deck's current shuffle."""
    used = int(s.used[deck])
    if used % BLOCK_WORDS == 0:
        chacha8(s.key, s.words[deck], used // BLOCK_WORDS, deck, s.shuffles[deck])
    s.used[deck] = used + 1
    return int(s.words[deck, used % BLOCK_WORDS])


def below(s: Any, deck: int, n: int) -> int:
    """A number from 0 to n - 1, each as likely as any other: words that would favour some are passed over."""
    n = int(n)
    while True:
        product = next_word(s, deck) * n
        rest = product & MASK32
        if rest >= n or rest >= TWO32 % n:
            return product >> 32


def new_shuffle(s: Any, deck: int) -> None:
    """Begin the next shuffle of a deck: its own stream, from its first word."""
    s.shuffles[deck] += 1
    s.used[deck] = 0


def quick_word(w: Work) -> int:
    """The next word of a cheap generator, for players, playouts and imagined worlds: never for a deal."""
    count = (int(w.random) + 0x9E3779B9) & MASK32
    w.random = count
    # A counter, well mixed: any start will do, 0 too, and all products stay below 63 bits.
    x = count ^ (count >> 16)
    x = (x * 0x21F0AAAD) & MASK32
    x ^= x >> 15
    x = (x * 0x735A2D97) & MASK32
    return x ^ (x >> 15)


def quick(w: Work, n: int) -> int:
    """A cheap random number from 0 to n - 1."""
    return (quick_word(w) * int(n)) >> 32
