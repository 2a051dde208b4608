"""Random whole games, ours beside the fastest public engine of the same game, in one run on one core.

    python bench/peers.py --peer PATH_TO_CHECKOUT [--seconds 10] [--rounds 3]

The peer is the railway game repository of GitHub user edwisdom: a Rust core under a Python module, `ttr_rust`. Check it
out and build it as its own Makefile says (it builds into `.venv` of the checkout); nothing here fetches or builds it.
Should its module live in another interpreter, name that with `--peer-python`.

The two are measured turn about, `--rounds` times, and the median of each is printed. Ours is the command
`linewright bench core --json`; the peer is asked in three ways, all through its public interface:

* played only: `random_playouts`, which stops at the last move and never settles a score (it flatters
  the peer);
* played and scored: the same, with the time of `State.final_scores` on finished random games added. This
  is the like of what ours does;
* its arena: `run_arena` of two random players, which also gathers statistics and hashes the last position.

This file also runs under the peer's interpreter (`--as-peer`), so it imports the standard library alone.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

REPOSITORY = "the railway game repository of GitHub user edwisdom"
PEER_MAP = "usa"
PLAYERS = 2
SCORED_GAMES = 500  # finished games that final_scores is timed on, a round
WARM_UP_GAMES = 1000
OURS_NEEDED = {"games_per_s", "decisions_per_s", "turns_per_game"}
BATCH_SECONDS = 0.25  # about how long one call into the peer lasts

Numbers = dict[str, float]


# --- under the peer's interpreter ---------------------------------------------------------------------------


def measure_peer(seconds: float, seed: int) -> Numbers:
    """One round of the peer: about `seconds` of playing, half as long in its arena, and some scoring."""
    peer: Any = importlib.import_module("ttr_rust")
    games, decisions, spent = time_playouts(peer, seconds, seed)
    scoring = time_scoring(peer, seed)
    arena = time_arena(peer, seconds / 2, seed)
    return {
        "played_games_per_s": games / spent,
        "games_per_s": 1.0 / (spent / games + scoring),
        "scoring_us_per_game": scoring * 1e6,
        "decisions_per_game": decisions / games,
        **arena,
    }


def time_playouts(peer: Any, seconds: float, seed: int) -> tuple[int, int, float]:
    """Games, decisions and seconds of play without final scoring."""
    _, _, warm = peer.random_playouts(PEER_MAP, PLAYERS, WARM_UP_GAMES, seed, 1)
    batch = max(1, int(WARM_UP_GAMES * BATCH_SECONDS / warm))
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        played, steps, took = peer.random_playouts(PEER_MAP, PLAYERS, batch, seed + games, 1)
        games, decisions, spent = games + played, decisions + steps, spent + took
    return games, decisions, spent


def time_scoring(peer: Any, seed: int) -> float:
    """Seconds that the final scoring of a finished random game takes."""
    rng = random.Random(seed)
    rules = peer.Game(PEER_MAP, PLAYERS, track_history=False)
    finished = []
    for game in range(SCORED_GAMES):
        state = rules.new_initial_state(seed + game)
        while not state.is_terminal():
            state.step(rng.choice(state.legal_actions()))
        finished.append(state)
    start = time.perf_counter()
    for state in finished:
        state.final_scores()
    return (time.perf_counter() - start) / len(finished)


def time_arena(peer: Any, seconds: float, seed: int) -> Numbers:
    """Games a second in the peer's arena, and turns a game, which its playouts do not count."""
    games, turns, spent, blocks = 0, 0, 0.0, SCORED_GAMES
    while spent < seconds:
        rows, _ = peer.run_arena(PEER_MAP, PLAYERS, [("h0", None, 1)], [0] * PLAYERS, seed + games, blocks, 1)
        games, turns, spent = games + len(rows.turns), turns + sum(rows.turns), spent + rows.seconds
    return {"arena_games_per_s": games / spent, "turns_per_game": turns / games}


# --- under ours ---------------------------------------------------------------------------------------------


def run_json(command: list[str]) -> Numbers:
    """Run a command that prints one JSON object, and return the numbers in it."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\nended with status {done.returncode}:\n{done.stderr.strip()}")
    read: dict[str, Any] = json.loads(done.stdout)
    return {
        name: float(value)
        for name, value in read.items()
        if isinstance(value, int | float) and not isinstance(value, bool)
    }


def peer_interpreter(checkout: Path, named: str | None) -> str:
    """The interpreter that has the peer's module: the one named, or the one its own build fills."""
    if named is not None:
        return named
    for inside in ("bin/python", "Scripts/python.exe"):
        found = checkout / ".venv" / inside
        if found.exists():
            return str(found)
    raise SystemExit(f"no .venv in {checkout}: build {REPOSITORY} as its Makefile says, or use --peer-python")


def commit_of(checkout: Path) -> str:
    """The checkout's commit in short, or "unknown"."""
    command = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    except FileNotFoundError:
        return "unknown"
    return done.stdout.strip() or "unknown"


def keep_to_one_core() -> str:
    """Bind this process, and so both engines, to one core where the system can."""
    os.environ.update({"NUMBA_NUM_THREADS": "1", "RAYON_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"})
    if sys.platform != "linux":
        return "one thread each"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"core {core}"


def medians(rounds: list[Numbers]) -> Numbers:
    """The median of every number that all rounds have."""
    names = set.intersection(*(set(numbers) for numbers in rounds))
    return {name: statistics.median(numbers[name] for numbers in rounds) for name in names}


def compare(checkout: Path, python: str, seconds: float, rounds: int) -> None:
    """Measure both turn about and print them."""
    place = keep_to_one_core()
    ours: list[Numbers] = []
    theirs: list[Numbers] = []
    for number in range(rounds):
        ours.append(run_json([sys.executable, "-m", "linewright", "bench", "core", "--json"]))
        if missing := OURS_NEEDED - ours[-1].keys():
            raise SystemExit(f"linewright bench core --json lacks {', '.join(sorted(missing))}")
        asked = ["--as-peer", "--seconds", str(seconds), "--seed", str(number * 1_000_000_000)]
        theirs.append(run_json([python, str(Path(__file__).resolve()), *asked]))
    report(medians(ours), medians(theirs), f"{REPOSITORY} at {commit_of(checkout)}")
    print(f"{PLAYERS} players, North America, uniformly random legal moves; {place}; {rounds} rounds' medians")


def report(ours: Numbers, theirs: Numbers, peer: str) -> None:
    """Print a line for each way of measuring, and the ratios."""
    mine = ours["games_per_s"]
    line = "{:<44} {:>12} {:>12} {:>14} {:>8}".format
    print(line("", "games/s", "turns/game", "decisions/game", "ratio"))
    own_decisions = ours["decisions_per_s"] / mine
    print(line("linewright", f"{mine:,.0f}", f"{ours['turns_per_game']:.1f}", f"{own_decisions:.1f}", ""))
    turns, decisions = f"{theirs['turns_per_game']:.1f}", f"{theirs['decisions_per_game']:.1f}"
    print(peer)
    for name, key in (
        ("  played and scored", "games_per_s"),
        ("  played only, no final scoring", "played_games_per_s"),
        ("  its arena (scores, statistics, hash)", "arena_games_per_s"),
    ):
        print(line(name, f"{theirs[key]:,.0f}", turns, decisions, f"{mine / theirs[key]:.2f}"))
    scoring = theirs["scoring_us_per_game"]
    print(f"ratio: linewright's games/s over the peer's; the peer scores a game in {scoring:.1f} us")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random whole games beside the fastest public engine.")
    parser.add_argument("--peer", type=Path, help=f"a built checkout of {REPOSITORY}")
    parser.add_argument("--peer-python", help="the interpreter with its module (default: in .venv)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long the peer plays, each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--as-peer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds and --rounds must be positive")
    if given.as_peer:
        print(json.dumps(measure_peer(given.seconds, given.seed)))
        return
    if given.peer is None:
        raise SystemExit(f"--peer wants a built checkout of the GitHub repository {REPOSITORY}")
    compare(given.peer, peer_interpreter(given.peer, given.peer_python), given.seconds, given.rounds)


if __name__ == "__main__":
    main()
