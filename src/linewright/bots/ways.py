"""The cheapest ways between cities over what a seat owns, wants already, or may still claim."""

from typing import Any

from linewright.bots.plan import Plan
from linewright.core.bits import bit
from linewright.core.layout import NOTHING, TRACK_WORDS, WORD_BITS

FAR = 1 << 30

# What a track costs, in half turns: its cards (two are drawn a turn), and the turn in which it is claimed. So a few
# long tracks are cheaper than many short ones.
CLAIM_COST = 2


def has_track(mask: Any, track: int) -> bool:
    return (int(mask[track // WORD_BITS]) >> (track % WORD_BITS)) & 1 == 1


def track_cost(g: Any, v: Any, p: Plan, seat: int, track: int) -> int:
    """What it costs a seat to travel a track: nothing once it is owned or wanted, FAR when it cannot be had."""
    if has_track(v.owned[seat], track) or has_track(p.wanted, track):
        return 0
    if not has_track(v.may_claim[seat], track):
        return FAR
    return int(g.length[track]) + CLAIM_COST


def find_ways(g: Any, v: Any, p: Plan, seat: int, start: int) -> None:
    """Write the cost of the cheapest way from a city to each other, and the track by which it arrives."""
    for city in range(g.cities):
        p.cost[city] = FAR
        p.last[city] = NOTHING
    p.cost[start] = 0
    changed = True
    while changed:
        changed = False
        for track in range(g.tracks):
            cost = track_cost(g, v, p, seat, track)
            if cost == FAR:
                continue
            a, b = int(g.track_a[track]), int(g.track_b[track])
            if p.cost[a] + cost < p.cost[b]:
                p.cost[b] = p.cost[a] + cost
                p.last[b] = track
                changed = True
            elif p.cost[b] + cost < p.cost[a]:
                p.cost[a] = p.cost[b] + cost
                p.last[a] = track
                changed = True


def trains_on_way(g: Any, v: Any, p: Plan, seat: int, start: int, end: int) -> int:
    """How many trains the way found from `start` to `end` still asks for."""
    trains = 0
    city = end
    while city != start:
        track = int(p.last[city])
        if track_cost(g, v, p, seat, track) > 0:
            trains += int(g.length[track])
        city = int(g.track_a[track]) if g.track_b[track] == city else int(g.track_b[track])
    return trains


def want_way(g: Any, v: Any, p: Plan, seat: int, start: int, end: int) -> None:
    """Add the tracks of the way found from `start` to `end` to those wanted."""
    city = end
    while city != start:
        track = int(p.last[city])
        if not has_track(v.owned[seat], track):
            p.wanted[track // WORD_BITS] |= bit(track % WORD_BITS)
        city = int(g.track_a[track]) if g.track_b[track] == city else int(g.track_b[track])


def want_nothing(p: Plan) -> None:
    for word in range(TRACK_WORDS):
        p.wanted[word] = 0
