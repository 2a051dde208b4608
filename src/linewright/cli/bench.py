"""`linewright bench`: measure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

import click

KINDS = (("usa", 2), ("usa", 5), ("nordic", 2), ("nordic", 3), ("card", 2), ("card", 4))
ROUNDS = 5


@click.group("bench")
def command() -> None:
    """Measure how fast the rules core is here."""


@command.command("core")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--quick", is_flag=True, help="Leave out what starts other processes (compile and start times).")
def core(as_json: bool, quick: bool) -> None:
    """Random games to the end, scoring included, on one core; and what starting costs."""
    figures: dict[str, Any] = {"games": {}}
    for game, seats in KINDS:
        figures["games"][f"{game}-{seats}"] = _measure(game, seats)
    figures.update(figures["games"]["usa-2"])
    if not quick:
        figures.update(_measure_starts())
    click.echo(json.dumps(figures) if as_json else _table(figures))


def _measure(game: str, seats: int) -> dict[str, float]:
    import numpy as np

    from linewright.core import targets
    from linewright.core.layout import BoardState, CardState, Work, dtype_of, new_block
    from linewright.games.parameters import rules_block

    rooms = targets.compiled()
    block = CardState if game == "card" else BoardState
    play = rooms.playouts.play_cards if game == "card" else rooms.playouts.play_boards
    rules = rules_block(game, seats)

    def batch(random: int, count: int) -> tuple[Any, float]:
        work = new_block(Work)
        work[0]["random"] = random
        tally = np.zeros(3, np.int64)
        states = new_block(block, count)
        start = time.perf_counter()
        play(rules[0], new_block(block), states, work[0], tally)
        return tally, time.perf_counter() - start

    batch(1, 10)
    count = 2000
    tallies, seconds = zip(*(batch(random, count) for random in range(2, 2 + ROUNDS)), strict=True)
    best = min(seconds)
    decisions = sum(int(tally[0]) for tally in tallies) / ROUNDS
    alone = min(_threads(lambda number: batch(number + 2, count), 1) for _ in range(ROUNDS))
    both = min(_threads(lambda number: batch(number + 2, count), 2) for _ in range(ROUNDS))
    states = new_block(block, 1000)
    target = new_block(block, 1000)
    start = time.perf_counter()
    for _ in range(100):
        target[:] = states
    copy = (time.perf_counter() - start) / 100 / 1000
    return {
        "decisions_per_s": round(decisions / best),
        "games_per_s": round(count / best),
        "decisions_per_game": round(decisions / count, 1),
        "turns_per_game": round(sum(int(tally[1]) for tally in tallies) / ROUNDS / count, 1),
        "points_per_seat": round(sum(int(tally[2]) for tally in tallies) / ROUNDS / count / seats, 1),
        "interpreted_decisions_per_s": round(_interpreted(game, seats)),
        "two_thread_speedup": round(2 * alone / both, 2),
        "state_bytes": dtype_of(block).itemsize,
        "copy_ns": round(copy * 1e9),
        "view_us": round(_view(game, seats) * 1e6),
    }


def _threads(work: Callable[[int], object], count: int) -> float:
    threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - start


def _interpreted(game: str, seats: int) -> float:
    """Decisions a second of one random game, without the compiler."""
    from linewright.core import targets
    from linewright.core.layout import NOTHING, BoardRules, BoardState, CardRules, CardState, Work, new_block
    from linewright.games.parameters import rules_block

    rooms = targets.interpreted()
    card = game == "card"
    room = rooms.card if card else rooms.board
    g = targets.fields(CardRules if card else BoardRules, rules_block(game, seats))
    block = CardState if card else BoardState
    w = targets.fields(Work, new_block(Work))
    w.random = 1
    decisions = 0
    start = time.perf_counter()
    for number in range(5):
        s = targets.fields(block, new_block(block))
        s.key[0] = number
        room.set_up(g, s, w, NOTHING)
        decisions += room.play_out(g, s, w)
    return decisions / (time.perf_counter() - start)


def _view(game: str, seats: int) -> float:
    """Seconds for a seat's view with all that it may do, over the turns of the second of two random games."""
    from random import Random

    from linewright.play.game import Game

    random = Random(1)
    spent, views = 0.0, 0
    for seed in (b"first", b"second"):
        match = Game(game, seats, seed=seed)
        spent, views = 0.0, 0
        while not match.over:
            seat = match.speakers[0]
            start = time.perf_counter()
            match.view(seat)
            spent += time.perf_counter() - start
            views += 1
            match.play(seat, match.seat(seat).random_action(random))
    return spent / views


def _measure_starts() -> dict[str, float]:
    """Fresh processes: the import, the first compile, and a later start with the cache warm."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "LINEWRIGHT_CACHE": cache}

        def seconds(*arguments: str) -> float:
            start = time.perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, env=environment, stdout=subprocess.DEVNULL)
            return round(time.perf_counter() - start, 2)

        bare = seconds("-c", "pass")
        return {
            "import_s": round(seconds("-c", "import linewright") - bare, 2),
            "compile_s": seconds("-m", "linewright", "compile"),
            "cached_start_s": seconds("-m", "linewright", "compile"),
        }


def _table(figures: dict[str, Any]) -> str:
    names = list(next(iter(figures["games"].values())))
    lines = [f"{'':<30}" + "".join(f"{kind:>12}" for kind in figures["games"])]
    lines += [f"{name:<30}" + "".join(f"{row[name]:>12}" for row in figures["games"].values()) for name in names]
    lines += [
        f"{name:<30}{figures[name]:>12}" for name in ("import_s", "compile_s", "cached_start_s") if name in figures
    ]
    return "\n".join(lines)
