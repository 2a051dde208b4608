"""Chance: the generator by its published vectors, fair numbers, and decks whose order the key alone decides."""

import itertools
import struct
from collections import Counter
from random import Random

import pytest

from linewright.core import chance, targets
from linewright.core.layout import CARDS_DECK, SEATS_DRAW, TICKETS_DECK, BoardState, new_block
from tests.core.positions import Position, at_turn

WORDS = 16


def core_stream(key: bytes, blocks: int, deck: int = 0, shuffle: int = 0) -> bytes:
    """The generator's stream as bytes."""
    out = [0] * WORDS
    stream = b""
    for block in range(blocks):
        chance.chacha8(struct.unpack("<8I", key), out, block, deck, shuffle)
        stream += struct.pack("<16I", *out)
    return stream


# The published vectors for ChaCha with 8 rounds and a key of 256 bits (Strombergson's internet draft, TC1 to TC3). Its
# 64-bit nonce is our third and fourth word: the number of the shuffle, and 0.
VECTORS = [
    (
        bytes(32),
        0,
        (
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
        ),
    ),
    (
        bytes([1, *bytes(31)]),
        0,
        (
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
            "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
            "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
        ),
    ),
    (
        bytes(32),
        1,
        (
            "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
            "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
            "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
            "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46"
        ),
    ),
]


@pytest.mark.parametrize(("key", "shuffle", "stream"), VECTORS)
def test_the_published_vectors(key: bytes, shuffle: int, stream: str) -> None:
    assert core_stream(key, 2, shuffle=shuffle).hex() == stream


def plain_chacha(key: bytes, counter: int, nonce: bytes, rounds: int) -> bytes:
    """ChaCha as RFC 8439 writes it, with any number of rounds."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter]
    start += struct.unpack("<3I", nonce)
    x = list(start)

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[two]) % 2**32
            mixed = x[three] ^ x[one]
            x[three] = (mixed << turn | mixed >> (32 - turn)) % 2**32

    for _ in range(rounds // 2):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for diagonal in range(4):
            quarter(diagonal, (diagonal + 1) % 4 + 4, (diagonal + 2) % 4 + 8, (diagonal + 3) % 4 + 12)
    return struct.pack("<16I", *((a + b) % 2**32 for a, b in zip(x, start, strict=True)))


def test_the_plain_generator_is_that_of_the_rfc() -> None:
    """RFC 8439, 2.3.2: what the next test compares with is right for 20 rounds."""
    key, nonce = bytes(range(32)), bytes.fromhex("000000090000004a00000000")
    assert plain_chacha(key, 1, nonce, 20).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_random_keys_decks_shuffles_and_blocks() -> None:
    random = Random("keys")
    for _ in range(200):
        key, deck, shuffle = random.randbytes(32), random.randrange(3), random.randrange(1000)
        out = [0] * WORDS
        block = random.randrange(1 << 12)
        chance.chacha8(struct.unpack("<8I", key), out, block, deck, shuffle)
        nonce = struct.pack("<3I", deck, shuffle, 0)
        assert struct.pack("<16I", *out) == plain_chacha(key, block, nonce, 8)


class Words:
    """A state that gives words of our choice: the block is filled, and no further one is asked for."""

    def __init__(self, *words: int) -> None:
        self.row = new_block(BoardState)
        self.s = targets.fields(BoardState, self.row)
        self.s.words[0, 1 : 1 + len(words)] = words
        self.s.used[0] = 1


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 96, 105, 110])
def test_below_passes_over_words_that_would_favour_some(n: int) -> None:
    """Lemire's rule: the words are cut into n parts, and of each part as many count as of any other."""
    edge = 2**32 // n
    for part in {0, 1, n // 2, n - 1} & set(range(n)):
        first = -(-part * 2**32 // n)  # the first word of the part
        last = -(-(part + 1) * 2**32 // n) - 1
        counted = [word for word in range(first, min(first + 3, last + 1)) if (word * n) % 2**32 >= 2**32 % n]
        passed_over = [word for word in range(first, min(first + 3, last + 1)) if word not in counted]
        assert last - first + 1 - len(passed_over) == edge
        for word in [*counted, last]:
            assert chance.below(Words(word, 0xFFFFFFFF).s, 0, n) == part
        for word in passed_over:
            assert chance.below(Words(word, 0xFFFFFFFF).s, 0, n) == n - 1


def test_below_is_even() -> None:
    row = new_block(BoardState)
    s = targets.fields(BoardState, row)
    s.key[:] = range(8)
    for n in (2, 3, 7, 46, 110):
        draws = Counter(chance.below(s, 0, n) for _ in range(400 * n if n < 50 else 20_000))
        s.shuffles[0] += 1
        s.used[0] = 0
        expected = draws.total() / n
        chi = sum((draws[value] - expected) ** 2 / expected for value in range(n))
        assert set(draws) == set(range(n))
        assert chi < n + 5 * (2 * n) ** 0.5


def order_of_deck(position: Position, count: int) -> list[int]:
    return [position.target.cards.pop_card(position.s) for _ in range(count)]


def dealt(seed: int, shuffle: int) -> list[int]:
    position = at_turn("usa", 2, seed=seed)
    position.deck((12,) * 8 + (14,))
    position.s.shuffles[CARDS_DECK] = shuffle
    position.s.used[CARDS_DECK] = 0
    return order_of_deck(position, 110)


def test_shuffles_of_different_numbers_differ_and_the_same_ones_agree() -> None:
    orders = [tuple(dealt(seed, shuffle)) for seed in (1, 2) for shuffle in range(5)]
    assert len(set(orders)) == 10
    assert tuple(dealt(1, 3)) == orders[3]
    for order in orders:
        assert Counter(order) == Counter({**dict.fromkeys(range(8), 12), 8: 14})


def test_every_order_of_a_small_deck_is_as_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    position = at_turn("usa", 2)
    for seed in range(3000):
        position.s.key[0] = seed
        position.s.used[CARDS_DECK] = 0
        position.deck((1, 1, 1, 1, 0, 0, 0, 0, 0))
        orders[tuple(order_of_deck(position, 4))] += 1
    assert set(orders) == set(itertools.permutations(range(4)))
    chi = sum((count - 125) ** 2 / 125 for count in orders.values())
    assert chi < 55  # 23 degrees of freedom: one in five thousand


def test_the_streams_of_decks_and_seats_are_apart() -> None:
    key = bytes(range(32))
    streams = {
        core_stream(key, 1, deck, shuffle) for deck in (CARDS_DECK, TICKETS_DECK, SEATS_DRAW) for shuffle in (0, 1)
    }
    assert len(streams) == 6


def test_looking_at_one_deck_changes_nothing_in_the_other() -> None:
    one, other = at_turn("usa", 2), at_turn("usa", 2)
    for position in (one, other):
        position.deck((12,) * 8 + (14,))
        position.s.used[:] = 0
    order_of_deck(other, 30)
    assert [one.target.tickets.pop_ticket(one.s) for _ in range(30)] == [
        other.target.tickets.pop_ticket(other.s) for _ in range(30)
    ]


def test_the_order_of_a_deck_is_fixed_before_anybody_looks() -> None:
    """Whoever draws when, the i-th card of a shuffle is the same."""
    one = Position("usa", 2)
    one.set_up(3, first=0)
    two = one.copy()
    for position in (one, two):
        position.at_turn_of(0)
        position.s.choosing = 0
    drawn = order_of_deck(one, 20)
    two.s.hand[:] = 0
    assert order_of_deck(two, 20) == drawn


@pytest.mark.parametrize("start", [1, 2**31, 2**32 - 1, 12345])
def test_the_cheap_generator_is_even(start: int) -> None:
    position = at_turn("usa", 2)
    position.w.random = start
    drawn = Counter(chance.quick(position.w, 10) for _ in range(5000))
    assert set(drawn) == set(range(10))
    assert sum((count - 500) ** 2 / 500 for count in drawn.values()) < 40


@pytest.mark.parametrize("start", [0, 2**32, 2**45 + 7, 2**63 - 1, -1])
def test_the_cheap_generator_bears_any_start(start: int) -> None:
    """A block is all zeros at first; and a start of more than 32 bits must not lead out of the range asked for."""
    position = at_turn("usa", 2)
    position.w.random = start
    assert {chance.quick(position.w, 10) for _ in range(500)} == set(range(10))
