"""The longest continuous path of a network, exactly. Rule U-E3.

A path may return to a city but uses each track once: it is a *trail*, a connected set of tracks with no odd city or
two. So instead of walking, search over the tracks *left out*: while more than two cities are odd, take one of them;
either it is an end of the trail, or one of its tracks is left out. What must at least be left out bounds the search.

The network's tracks are renumbered as edges, so that any part of it is one mask.
"""

from typing import Any

from linewright.core.bits import bit, lowest, ones
from linewright.core.layout import CITIES, TRACK_WORDS, WORD_BITS, Work

LENGTH_BITS = 4


def load_edges(g: Any, w: Work, owned: Any) -> int:
    """Number a seat's tracks as edges; how many there are."""
    for city in range(CITIES):
        w.touching[city] = 0
    for place in range(LENGTH_BITS):
        w.length_bit[place] = 0
    edges = 0
    for word in range(TRACK_WORDS):
        mask = int(owned[word])
        while mask != 0:
            track = word * WORD_BITS + lowest(mask)
            mask &= mask - 1
            a, b, length = g.track_a[track], g.track_b[track], int(g.length[track])
            w.edge_a[edges] = a
            w.edge_b[edges] = b
            w.edge_length[edges] = length
            w.edge_ends[edges] = bit(a) | bit(b)
            w.touching[a] |= bit(edges)
            w.touching[b] |= bit(edges)
            for place in range(LENGTH_BITS):
                if (length >> place) & 1 == 1:
                    w.length_bit[place] |= bit(edges)
            edges += 1
    return edges


def total_length(w: Work, mask: int) -> int:
    total = 0
    for place in range(LENGTH_BITS):
        total += ones(mask & int(w.length_bit[place])) << place
    return total


def connected_part(w: Work, mask: int, edge: int) -> int:
    """The edges of `mask` that hang together with one of them."""
    part = bit(edge)
    frontier = part
    while frontier != 0:
        here = lowest(frontier)
        frontier &= frontier - 1
        more = mask & ~part & (int(w.touching[w.edge_a[here]]) | int(w.touching[w.edge_b[here]]))
        part |= more
        frontier |= more
    return part


def still_touches(w: Work, part: int, ends: int) -> bool:
    """Whether every city in the mask `ends` has an edge in `part`."""
    while ends != 0:
        if int(w.touching[lowest(ends)]) & part == 0:
            return False
        ends &= ends - 1
    return True


def push_parts(w: Work, depth: int, mask: int, kept: int, ends: int) -> int:
    """Put each connected part that may still hold the trail on the stack; the new depth."""
    while mask != 0:
        part = connected_part(w, mask, lowest(mask))
        mask &= ~part
        if kept & ~part == 0 and still_touches(w, part, ends):
            w.stack[depth, 0] = part
            w.stack[depth, 1] = kept
            w.stack[depth, 2] = ends
            depth += 1
    return depth


def longest_path(g: Any, w: Work, owned: Any) -> int:
    """The length of the longest trail in a set of tracks."""
    edges = load_edges(g, w, owned)
    if edges == 0:
        return 0
    best = 0
    depth = push_parts(w, 0, bit(edges) - 1, 0, 0)
    while depth > 0:
        depth -= 1
        part, kept, ends = int(w.stack[depth, 0]), int(w.stack[depth, 1]), int(w.stack[depth, 2])
        total = total_length(w, part)
        if total <= best:
            continue
        odd_cities = cities_of_odd_degree(w, part)
        odd = ones(odd_cities)
        if odd <= 2:
            best = total
            continue
        cost = 0
        first_cost = 0
        second_cost = 0
        fewest = WORD_BITS
        chosen = 0
        odd_cities &= ~ends
        while odd_cities != 0:
            city = lowest(odd_cities)
            odd_cities &= odd_cities - 1
            free = int(w.touching[city]) & part & ~kept
            count = ones(free)
            if count == 0:
                ends |= bit(city)
                continue
            least = least_length(w, free)
            cost += least
            if least > first_cost:
                second_cost = first_cost
                first_cost = least
            elif least > second_cost:
                second_cost = least
            if count < fewest:
                fewest = count
                chosen = city
        taken = ones(ends)
        if taken > 2:
            continue
        # Two of the odd cities at most may stay odd; each other one loses an edge, and an edge serves two of them.
        if taken == 0:
            cost -= first_cost + second_cost
        elif taken == 1:
            cost -= first_cost
        if total - (cost + 1) // 2 <= best:
            continue
        if taken < 2:
            w.stack[depth, 0] = part
            w.stack[depth, 1] = kept
            w.stack[depth, 2] = ends | bit(chosen)
            depth += 1
        free = int(w.touching[chosen]) & part & ~kept
        while free != 0:
            edge = lowest(free)
            free &= free - 1
            depth = push_parts(w, depth, part & ~bit(edge), kept, ends)
            kept |= bit(edge)
    return best


def cities_of_odd_degree(w: Work, part: int) -> int:
    odd = 0
    while part != 0:
        odd ^= int(w.edge_ends[lowest(part)])
        part &= part - 1
    return odd


def least_length(w: Work, mask: int) -> int:
    """The length of the shortest edge in a mask that is not empty."""
    least = WORD_BITS
    while mask != 0:
        least = min(least, int(w.edge_length[lowest(mask)]))
        mask &= mask - 1
    return least
