"""The parts of the referee that judge on their own: payments and the longest path."""

import random
import time
from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from linewright.play.referee.facts import Track, load
from linewright.play.referee.longest_path import Edge, longest_path
from linewright.play.referee.payments import Payments
from linewright.play.referee.reading import CARDS, LOCOMOTIVE, Cards


def by_hand(edges: list[Edge], at: str | None = None) -> int:
    """The longest path by walking every one."""
    best = 0
    for place, (a, b, length) in enumerate(edges):
        rest = edges[:place] + edges[place + 1 :]
        for here, there in ((a, b), (b, a)):
            if at in (None, here):
                best = max(best, length + by_hand(rest, there))
    return best


def test_U_E3_longest_path_is_exact() -> None:
    chance = random.Random(3)
    for _ in range(200):
        cities = "abcdef"[: chance.randint(2, 6)]
        edges: list[Edge] = []
        for _ in range(chance.randint(0, 7)):
            here, there = chance.sample(cities, 2)
            edges.append((here, there, chance.randint(1, 6)))
        assert longest_path(edges) == by_hand(edges), edges


def test_U_E3_longest_path_may_return_to_a_city() -> None:
    loop = [("a", "b", 1), ("b", "c", 2), ("c", "a", 3)]
    assert longest_path(loop) == 6
    assert longest_path([*loop, ("a", "d", 4)]) == 10
    assert longest_path([*loop, ("x", "y", 9)]) == 9
    assert longest_path([("a", "b", 1), ("a", "c", 2), ("a", "d", 3)]) == 5
    assert longest_path([]) == 0


def test_U_E3_longest_path_is_fast_on_dense_networks() -> None:
    short = [track for track in load("usa").tracks.values() if track.length <= 2]
    longest = 0.0
    chance = random.Random(5)
    for _ in range(20):
        network: list[Edge] = []
        pairs: set[frozenset[str]] = set()
        for track in chance.sample(short, len(short)):
            if sum(edge[2] for edge in network) + track.length <= 45 and track.cities not in pairs:
                network.append((track.a, track.b, track.length))
                pairs.add(track.cities)
        began = time.process_time()
        assert 0 < longest_path(network) <= 45
        longest = max(longest, time.process_time() - began)
    assert longest < 1


def test_U_P1_N_P1_names_and_numbers_of_tracks() -> None:
    usa, nordic = load("usa").tracks, load("nordic").tracks
    assert (len(usa), len(nordic)) == (100, 81)
    assert {"Denver-Kansas City/black", "Atlanta-Raleigh/1", "Atlanta-Raleigh/2", "Duluth-Helena"} <= usa.keys()
    assert {"Helsinki-Stockholm/grey", "Stockholm-Sundsvall/2", "Kristiansand-Stavanger/orange"} <= nordic.keys()
    assert [track.name for track in nordic.values() if track.nine] == ["Lieksa-Murmansk"]


def covers(track: Track, cards: list[str], wild: bool, anywhere: bool) -> bool:
    """Whether the cards can be laid on the spaces one by one, by the words of the rules."""
    return any(_lay(color, _spaces(track), Counter(cards), track, wild, anywhere) for color in track.colors)


def _spaces(track: Track) -> list[str]:
    return ["symbol"] * track.symbols + ["plain"] * (track.length - track.symbols)


def _lay(color: str, spaces: list[str], left: Cards, track: Track, wild: bool, anywhere: bool) -> bool:
    if not spaces:
        return not left.total()
    space, rest = spaces[0], spaces[1:]
    locomotive_here = not track.nine and (bool(track.symbols) or track.tunnel or wild)
    size = 4 if track.nine else 3
    group_here = track.nine or space == "symbol" or (bool(track.symbols) and anywhere)
    options: list[Cards] = []
    if space == "plain":
        options.append(Counter([color]))
    if locomotive_here:
        options.append(Counter([LOCOMOTIVE]))
    if group_here:
        options += [Counter(group) for group in combinations_with_replacement(sorted(left), size)]
    return any(not option - left and _lay(color, rest, left - option, track, wild, anywhere) for option in options)


@pytest.mark.parametrize(
    "track",
    [
        Track("plain", "a", "b", 2, "red"),
        Track("grey", "a", "b", 3, "grey"),
        Track("tunnel", "a", "b", 2, "red", tunnel=True),
        Track("ferry", "a", "b", 2, "red", symbols=1),
        Track("grey ferry", "a", "b", 3, "grey", symbols=2),
        Track("nine", "a", "b", 2, "grey", nine=True),
    ],
    ids=lambda track: track.name,
)
def test_N_F1_N_F3_N_C3_payments_are_those_that_can_be_laid(track: Track) -> None:
    kinds = ("red", "blue", LOCOMOTIVE)
    for wild, anywhere in product((False, True), repeat=2):
        judge = Payments(locomotives_wild=wild, triples_anywhere=anywhere)
        for size in range(10):
            for cards in combinations_with_replacement(kinds, size):
                paid = Counter(cards)
                assert judge.pays(track, paid) == covers(track, list(cards), wild, anywhere), cards


def test_U_N1_affordable_is_a_payment_within_the_hand() -> None:
    chance = random.Random(9)
    ferry = Track("ferry", "a", "b", 3, "red", symbols=1)
    nine = Track("nine", "a", "b", 2, "grey", nine=True)
    judge = Payments(locomotives_wild=False, triples_anywhere=True)
    for track in (ferry, nine, Track("tunnel", "a", "b", 2, "blue", tunnel=True)):
        for _ in range(60):
            hand = Counter(chance.choices(("red", "blue", LOCOMOTIVE), k=chance.randint(0, 8)))
            kinds = [range(hand[card] + 1) for card in CARDS]
            some = any(judge.pays(track, Counter(dict(zip(CARDS, part, strict=True)))) for part in product(*kinds))
            assert judge.affordable(track, hand) == some, hand
