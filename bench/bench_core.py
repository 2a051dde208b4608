"""How fast the rules core is here: `linewright bench core`, and the longest path on ends of random games.

python bench/bench_core.py
"""

import subprocess
import sys
import time
from typing import Any

import numpy as np

from linewright.core import targets
from linewright.core.layout import BoardState, Work, new_block
from linewright.games.parameters import rules_block

GAMES = 2000
CLIMB_S = 10


def main() -> None:
    subprocess.run([sys.executable, "-m", "linewright", "bench", "core"], check=True)
    for game, seats in (("usa", 2), ("usa", 5), ("nordic", 3)):
        print(f"longest path, ends of random games, {game} {seats}: {random_ends(game, seats):.2f} us a network")
    for tickets in (6, 12, 18, 24, 30):
        mean, most = completions(tickets)
        print(f"best completion among {tickets} tickets: {mean:.3f} ms, at worst {most:.2f} ms")
    worst, tracks = climb("usa", CLIMB_S)
    print(f"longest path, worst network of 45 trains in {CLIMB_S} s of climbing: {worst:.2f} ms, tracks {tracks}")


def completions(tickets: int) -> tuple[float, float]:
    """Milliseconds to find the best completion among so many tickets with random tracks: on average, and at worst."""
    rooms = targets.compiled()
    rules, work = rules_block("card", 2), new_block(Work)
    random = np.random.default_rng(1)
    times = []
    for number in range(100):
        held = sum(1 << int(ticket) for ticket in random.choice(46, tickets, replace=False))
        cards = np.bincount(random.choice(9, random.integers(15, 60)), minlength=9).clip(0, 10).astype(np.int16)
        start = time.perf_counter()
        rooms.completion.best_completion(rules[0], work[0], cards, held)
        if number:  # the first loads the compiled code
            times.append(time.perf_counter() - start)
    return sum(times) / len(times) * 1000, max(times) * 1000


def random_ends(game: str, seats: int) -> float:
    """Microseconds for one seat's network, on average."""
    rooms = targets.compiled()
    rules, work = rules_block(game, seats), new_block(Work)
    work[0]["random"] = 7
    states = new_block(BoardState, GAMES)
    rooms.playouts.play_boards(rules[0], new_block(BoardState), states, work[0], np.zeros(3, np.int64))
    networks = [state["owned"][seat] for state in states for seat in range(seats)]
    cost = call_cost(rooms, rules, work)
    start = time.perf_counter()
    for network in networks:
        rooms.trails.longest_path(rules[0], work[0], network)
    return (time.perf_counter() - start) / len(networks) * 1e6 - cost


def call_cost(rooms: Any, rules: Any, work: Any) -> float:
    """Microseconds that a call from Python costs by itself: that of an empty network."""
    empty = np.zeros(2, np.int64)
    rooms.trails.longest_path(rules[0], work[0], empty)
    start = time.perf_counter()
    for _ in range(GAMES):
        rooms.trails.longest_path(rules[0], work[0], empty)
    return (time.perf_counter() - start) / GAMES * 1e6


def climb(game: str, seconds: float) -> tuple[float, list[int]]:
    """The slowest network found by changing one track at a time, from many starts; its milliseconds and tracks."""
    rooms = targets.compiled()
    rules, work = rules_block(game, 2), new_block(Work)
    lengths = rules[0]["length"]
    count, trains = int(rules[0]["tracks"]), int(rules[0]["trains"])
    random = np.random.default_rng(1)

    def cost(tracks: set[int]) -> float:
        owned = np.zeros(2, np.int64)
        for track in tracks:
            owned[track // 50] |= 1 << (track % 50)
        best = 1e9
        for _ in range(3):
            start = time.perf_counter()
            rooms.trails.longest_path(rules[0], work[0], owned)
            best = min(best, time.perf_counter() - start)
        return best

    def fill(tracks: set[int]) -> set[int]:
        left = trains - sum(int(lengths[track]) for track in tracks)
        for track in random.permutation(count).tolist():
            if track not in tracks and lengths[track] <= left:
                tracks.add(track)
                left -= int(lengths[track])
        return tracks

    worst, found = 0.0, set[int]()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        tracks = fill(set())
        here, still = cost(tracks), 0
        while still < 60 and time.perf_counter() < end:
            some = random.choice(sorted(tracks), min(len(tracks), int(random.integers(1, 4))), replace=False).tolist()
            other = fill(tracks - set(some))
            there = cost(other)
            if there > here:
                tracks, here, still = other, there, 0
            else:
                still += 1
        if here > worst:
            worst, found = here, tracks
    return worst * 1000, sorted(found)


if __name__ == "__main__":
    main()
