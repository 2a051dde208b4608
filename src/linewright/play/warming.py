"""Compile all that the product calls, so that no person waits for it later."""

from __future__ import annotations

import time

import numpy as np

from linewright.core import targets
from linewright.core.layout import BoardState, CardState, Work, new_block
from linewright.play.game import Game

COMPLETE = "complete"  # written beside the compiled code when all of it is there


def is_compiled() -> bool:
    """Whether the cache holds compiled code of just these sources."""
    return (targets.cache_folder() / COMPLETE).is_file()


def compile_everything() -> float:
    """Use every compiled function once in each of its forms; the seconds that took. Quick where the cache is warm."""
    start = time.perf_counter()
    if not targets.has_compiler():
        return 0.0
    rooms = targets.compiled()
    for kind, block, play_games in (
        ("usa", BoardState, rooms.playouts.play_boards),
        ("card", CardState, rooms.playouts.play_cards),
    ):
        game = Game(kind, 2, seed=b"warm", target="compiled")
        for seat in (0, 1):
            game.play(seat, "keep 1 2 3")
        engine, state = game.engine, game.state
        seat = int(state[0]["turn"])
        engine.imagine(engine.view(state, seat), seat, 1)
        game.view(seat)
        if kind == "card":
            engine.best_completion(state, seat)
        else:
            engine.pays(0, (1,) * 9)
        work = new_block(Work)
        work[0]["random"] = 1
        play_games(engine.rules[0], new_block(block), new_block(block), work[0], np.zeros(3, np.int64))
    (targets.cache_folder() / COMPLETE).touch()
    return time.perf_counter() - start
