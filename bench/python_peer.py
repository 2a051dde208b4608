"""Random whole games, ours beside the fastest engine we found in Python, in one run on one core.

    python bench/python_peer.py --peer PATH_TO_CHECKOUT [--seconds 10]

The peer is the railway game repository of GitHub user chinmaygovind; a plain checkout will do, nothing is built. Its
rules are called as its own server calls them; it lists no legal moves, so that is done here, from its public data: for
each colour the payment with the fewest locomotives, and all locomotives. A game is played to the end and scored.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

MOST_STEPS = 5000  # a game that goes on longer is stuck


def legal_moves(rules: Any, data: Any, state: Any, seat: Any) -> list[tuple[str, tuple[Any, ...]]]:
    """What the seat may do: the peer's function and its arguments."""
    me = state["player_states"][seat]
    hand, locomotives = me["hand"], me["hand"].get("locomotive", 0)
    moves: list[tuple[str, tuple[Any, ...]]] = []
    second = state["draw_step"] == 1
    if not second:
        for name, route in data.ROUTE_BY_ID.items():
            length, group = route["length"], route.get("double_group")
            taken = state["claimed_routes"]
            if length > me["trains"] or str(name) in taken:
                continue
            if group and any(str(other) in taken for other in data.DOUBLE_ROUTE_GROUPS[group]):
                continue
            colors = [kind for kind in rules.CARD_COUNTS if kind != "locomotive"]
            for color in colors if route["color"] == "gray" else [route["color"]]:
                own = min(hand.get(color, 0), length)
                if own and own + locomotives >= length:
                    cards = {color: own, "locomotive": length - own}
                    moves.append(("claim_route", (name, {kind: n for kind, n in cards.items() if n})))
            if locomotives >= length:
                moves.append(("claim_route", (name, {"locomotive": length})))
        if state["dest_deck"]:
            moves.append(("draw_destination_tickets", ()))
    for place, kind in enumerate(state["face_up"]):
        if kind is not None and not (second and kind == "locomotive"):
            moves.append(("draw_face_up", (place,)))
    if state["deck"] or state["discard"]:
        moves.append(("draw_blind", ()))
    return moves


def play(rules: Any, data: Any) -> tuple[int, int]:
    """One game; its turns and its decisions."""
    players = [{"id": seat, "name": str(seat), "color": "red", "turn_order": seat} for seat in range(2)]
    state = rules.init_game_state(players)
    for steps in itertools.count(1):
        if state["phase"] == "ended":
            return state["turns_taken"], steps - 1
        seat = state["current_player_id"]
        pending = state["player_states"][seat]["pending_tickets"]
        if pending:
            first = state["phase"] == "initial_tickets"
            kept = [
                list(some)
                for count in range(2 if first else 1, len(pending) + 1)
                for some in itertools.combinations(pending, count)
            ]
            keep = rules.keep_initial_tickets if first else rules.keep_drawn_tickets
            answer = keep(state, seat, random.choice(kept))
        else:
            function, arguments = random.choice(legal_moves(rules, data, state, seat))
            answer = getattr(rules, function)(state, seat, *arguments)
        if not answer["ok"] or steps > MOST_STEPS:
            raise SystemExit(f"the peer refuses, or is stuck: {answer}")
    raise AssertionError("unreachable")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random whole games beside the fastest engine in Python.")
    parser.add_argument("--peer", type=Path, required=True, help="a checkout of the peer's repository")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    own = subprocess.run(
        [sys.executable, "-m", "linewright", "bench", "core", "--json", "--quick"],
        check=True,
        capture_output=True,
        text=True,
    )
    ours = json.loads(own.stdout)
    sys.path.insert(0, str(given.peer))
    rules, data = importlib.import_module("game_logic"), importlib.import_module("game_data_na")
    random.seed(1)
    play(rules, data)
    games = turns = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < given.seconds:
        more_turns, more_decisions = play(rules, data)
        games, turns, decisions = games + 1, turns + more_turns, decisions + more_decisions
    theirs = games / (time.perf_counter() - start)
    line = "{:<28} {:>12} {:>12} {:>16} {:>8}".format
    print(line("", "games/s", "turns/game", "decisions/game", "ratio"))
    own_speed = f"{ours['games_per_s']:,}"
    print(line("linewright", own_speed, ours["turns_per_game"], ours["decisions_per_game"], ""))
    ratio = f"{ours['games_per_s'] / theirs:.0f}"
    print(line("chinmaygovind", f"{theirs:,.1f}", f"{turns / games:.1f}", f"{decisions / games:.1f}", ratio))


if __name__ == "__main__":
    main()
