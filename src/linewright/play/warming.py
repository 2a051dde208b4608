"""Compile all that the product calls, so that no person waits for it later."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from linewright.core import targets
from linewright.core.layout import BoardState, CardState, Work, new_block
from linewright.play.game import Game

KINDS = ("usa", "card")  # both boards are one game to the compiler
COMPLETE = "complete"  # written beside the compiled code when all of it is there


def is_compiled() -> bool:
    """Whether the cache holds compiled code of just these sources."""
    return (targets.cache_folder() / COMPLETE).is_file()


def compile_everything() -> float:
    """Use every compiled function once in each of its forms; the seconds that took. Quick where the cache is warm."""
    start = time.perf_counter()
    if not targets.has_compiler():
        return 0.0
    if not is_compiled() and (os.cpu_count() or 1) > 1:
        # The compiler works on one function at a time in a process, so the two kinds of game go to two.
        with ProcessPoolExecutor(len(KINDS), get_context("spawn")) as pool:
            list(pool.map(use_everything, KINDS))
    for kind in KINDS:
        use_everything(kind)
    (targets.cache_folder() / COMPLETE).touch()
    return time.perf_counter() - start


def use_everything(kind: str) -> None:
    """Call each compiled function that a game of this kind needs."""
    rooms = targets.compiled()
    game = Game(kind, 2, seed=b"warm", target="compiled")
    for seat in (0, 1):
        game.play(seat, "keep 1 2 3")
    engine, state = game.engine, game.state
    seat = int(state[0]["turn"])
    engine.imagine(engine.view(state, seat), seat, 1)
    game.view(seat)
    block = CardState if kind == "card" else BoardState
    if kind == "card":
        engine.best_completion(state, seat)
    play_games = rooms.playouts.play_cards if kind == "card" else rooms.playouts.play_boards
    work = new_block(Work)
    play_games(engine.rules[0], new_block(block), new_block(block), work[0], np.zeros(3, np.int64))
