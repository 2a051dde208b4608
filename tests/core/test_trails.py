"""The longest path (U-E3), against walking every path, and on networks made to be hard."""

from functools import cache
from random import Random
from time import perf_counter

import pytest

from linewright.core import targets
from linewright.core.layout import WORD_BITS
from linewright.data import board
from linewright.play.referee.longest_path import longest_path as by_the_referee
from tests.core.positions import Position, track

Edge = tuple[int, int, int]


@cache
def edges(game: str) -> tuple[Edge, ...]:
    return tuple((each.a, each.b, each.length) for each in board(game).tracks)


def walked(network: list[Edge]) -> int:
    """The longest path, by walking every one from every city."""
    near: dict[int, list[tuple[int, int, int]]] = {}
    for place, (a, b, length) in enumerate(network):
        near.setdefault(a, []).append((place, b, length))
        near.setdefault(b, []).append((place, a, length))

    def from_city(city: int, used: int) -> int:
        return max(
            (
                length + from_city(other, used | 1 << place)
                for place, other, length in near[city]
                if not used >> place & 1
            ),
            default=0,
        )

    return max((from_city(city, 0) for city in near), default=0)


def grown(game: str, random: Random, trains: int, most: int, *, connected: bool) -> list[int]:
    """A random network within a number of trains."""
    all_edges = edges(game)
    chosen: list[int] = []
    cities: set[int] = set()
    while len(chosen) < most:
        open_tracks = [
            index
            for index, (a, b, length) in enumerate(all_edges)
            if index not in chosen and length <= trains and (not connected or not cities or a in cities or b in cities)
        ]
        if not open_tracks:
            break
        # Tracks between cities that are there already make a network dense.
        dense = [index for index in open_tracks if all_edges[index][0] in cities and all_edges[index][1] in cities]
        index = random.choice(dense if dense and random.random() < 0.5 else open_tracks)
        chosen.append(index)
        cities.update(all_edges[index][:2])
        trains -= all_edges[index][2]
    return chosen


class Longest:
    """The core's own function, on either target."""

    def __init__(self, game: str, *, compiled: bool = False) -> None:
        self.position = Position(game, 2, target=targets.compiled() if compiled else targets.interpreted())

    def __call__(self, network: list[int]) -> int:
        s = self.position.s
        s.owned[0] = 0
        for index in network:
            s.owned[0, index // WORD_BITS] += 1 << index % WORD_BITS
        g, _, w = self.position.blocks()
        return int(self.position.target.trails.longest_path(g, w, s.owned[0]))


@pytest.mark.parametrize("game", ["usa", "nordic"])
def test_U_E3_small_networks_against_every_walk(game: str) -> None:
    random = Random(game)
    longest = Longest(game)
    for number in range(400):
        network = grown(game, random, 45, random.randint(0, 11), connected=number % 4 > 0)
        assert longest(network) == walked([edges(game)[index] for index in network]), network


@pytest.mark.parametrize("game", ["usa", "nordic"])
def test_U_E3_large_networks_against_the_referee(game: str) -> None:
    random = Random(f"large {game}")
    longest = Longest(game, compiled=targets.has_compiler())
    for number in range(40):
        network = grown(game, random, 45 if game == "usa" else 40, 45, connected=number % 4 > 0)
        tracks = [(str(a), str(b), length) for a, b, length in (edges(game)[index] for index in network)]
        assert longest(network) == by_the_referee(tracks), network


def test_U_E3_simple_shapes() -> None:
    longest = Longest("usa")

    def of(*names: str) -> int:
        return longest([track("usa", name) for name in names])

    assert of() == 0
    assert of("Calgary-Winnipeg") == 6
    assert of("Calgary-Winnipeg", "Atlanta-Nashville") == 6
    assert of("Calgary-Helena", "Helena-Winnipeg", "Calgary-Winnipeg") == 14  # a ring
    assert of("Calgary-Helena", "Helena-Winnipeg", "Calgary-Winnipeg", "Calgary-Vancouver") == 17  # and a tail
    # A star of three: the shortest arm is left out.
    assert of("Calgary-Helena", "Calgary-Seattle", "Calgary-Vancouver") == 8
    # A figure of eight returns to its middle.
    assert of(
        "Calgary-Helena", "Calgary-Winnipeg", "Helena-Winnipeg", "Duluth-Helena", "Duluth-Omaha/1", "Helena-Omaha"
    ) == 14 + 13  # fmt: skip


def seconds(longest: Longest, network: list[int]) -> float:
    best = 1.0
    for _ in range(3):
        start = perf_counter()
        longest(network)
        best = min(best, perf_counter() - start)
    return best


def climb(game: str, trains: int, seed: int, steps: int) -> tuple[float, list[int]]:
    """Change a network a little, again and again, and keep what takes longer."""
    random = Random(seed)
    longest = Longest(game, compiled=True)
    network = grown(game, random, trains, 45, connected=True)
    worst = seconds(longest, network)
    for _ in range(steps):
        changed = random.sample(network, max(0, len(network) - random.randint(1, 4)))
        left = trains - sum(edges(game)[index][2] for index in changed)
        cities = {city for index in changed for city in edges(game)[index][:2]}
        while True:
            fitting = [
                index
                for index, (a, b, length) in enumerate(edges(game))
                if length <= left and index not in changed and (a in cities or b in cities)
            ]
            if not fitting:
                break
            index = random.choice(fitting)
            changed.append(index)
            cities.update(edges(game)[index][:2])
            left -= edges(game)[index][2]
        took = seconds(longest, changed)
        if took >= worst:
            worst, network = took, changed
    return worst, network


@pytest.mark.long
@pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
@pytest.mark.parametrize(("game", "trains"), [("usa", 45), ("nordic", 40)])
def test_U_E3_the_worst_network_found_by_climbing_is_quick_and_right(game: str, trains: int) -> None:
    worst, network = max(climb(game, trains, seed, 1000) for seed in range(5))
    tracks = [(str(a), str(b), length) for a, b, length in (edges(game)[index] for index in network)]
    assert Longest(game)(network) == by_the_referee(tracks)  # interpreted: an index out of range would be an error
    assert worst < 0.05, f"{worst * 1000:.1f} ms for {network}"
