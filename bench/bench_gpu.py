"""Random whole games on the GPU: decisions and games a second, and whether they are the processor's games.

    python bench/bench_gpu.py [--games 1000000] [--threads 64 128 256] [--rounds 5] [--check 10000]

Each kind of game is played `--rounds` times after one run that compiles; the median is printed. Before that,
`--check` games of each kind are compared with the processor's, byte for byte. Without a GPU it says so and ends.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from linewright.core.gpu import is_simulated, missing
from linewright.games.gpu_playouts import THREADS_A_BLOCK, play_batch, play_batch_here
from linewright.games.parameters import rules_block

KINDS = (("usa", 2), ("usa", 5), ("nordic", 2), ("nordic", 3), ("card", 2), ("card", 4))


def main() -> int:
    parser = argparse.ArgumentParser(description="Random whole games on the GPU.")
    parser.add_argument("--games", type=int, default=1_000_000, help="games a round")
    parser.add_argument(
        "--threads", type=int, nargs="+", default=[THREADS_A_BLOCK], help="threads a block, one or more"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--check", type=int, default=10_000, help="games of each kind compared with the processor's")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    reason = missing() or ("The simulator is no GPU." if is_simulated() else "")
    if reason:
        print(f"{reason} Nothing was measured.")
        return 0
    different = 0
    for game, seats in KINDS:
        g = rules_block(game, seats)
        there, here = play_batch(g, args.check, args.seed), play_batch_here(g, args.check, args.seed)
        same = sum(a.tobytes() == b.tobytes() for a, b in zip(there.states, here.states, strict=True))
        different += args.check - same
        print(f"{game} {seats}: {same} of {args.check} games are the same bytes")
        for threads in args.threads:
            play_batch(g, args.games, args.seed, threads, copy_back=False)
            runs = [
                play_batch(g, args.games, args.seed + turn, threads, copy_back=False)
                for turn in range(1, args.rounds + 1)
            ]
            decisions = statistics.median(run.decisions / run.seconds for run in runs)
            games = statistics.median(args.games / run.seconds for run in runs)
            print(f"{game} {seats}, {threads} threads a block: {decisions:,.0f} decisions/s, {games:,.0f} games/s")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
