"""The deal that anyone can check: commit to a secret seed, mix in every person's number, open the seed at the end.

Before the deal the server shows `commitment(seed)`; then each person's browser adds a number of its own; the key of all
chance in the game is `key_of(seed, numbers)`. When the game is over the seed is published: `linewright verify` deals it
again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

SEED_BYTES = 32
_COMMITMENT = b"linewright seed 1\n"
_KEY = b"linewright deal 1\n"


def new_seed() -> bytes:
    """A secret seed, from the system's own randomness."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_number(number: int) -> bytes:
    """A seed that a number stands for: for simulations that can be repeated, never for a table."""
    return hashlib.sha256(f"linewright simulation {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds whoever holds the seed, and tells nothing of it."""
    return hashlib.sha256(_COMMITMENT + seed).hexdigest()


def key_of(seed: bytes, numbers: Sequence[bytes]) -> tuple[int, ...]:
    """The key of a game: eight words of SHA-256 over the seed and each seat's number (empty where none was added)."""
    digest = hashlib.sha256(_KEY + seed)
    for number in numbers:
        digest.update(len(number).to_bytes(2, "big") + number)
    whole = digest.digest()
    return tuple(int.from_bytes(whole[place : place + 4], "little") for place in range(0, 32, 4))
