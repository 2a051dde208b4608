"""Where things lie on the terminal map: cities on the character grid, and each track's sign and curve.

All is deterministic and free of colour and ownership: a layout depends on the board and the size only.

1. Cities are projected, stretched so that crowded regions get more room, and pushed apart (`_place_cities`).
2. Each track gets a sign (its number and what it costs) that lies on a curve between its two cities. The
   places that a sign could take are tried against all others until none moves any more (`_Choice`). Sets of
   cells are whole numbers used as bit masks, which makes a trial cheap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

MARGIN = 1  # free cells kept left and right of a name or sign


class Spot(NamedTuple):
    """A place for a sign: its leftmost cell, the way of its track, and what is wrong with it by itself."""

    x: int
    y: int
    box: int
    line: int
    cost: float


@dataclass(frozen=True)
class Layout:
    width: int
    height: int
    cities: tuple[tuple[int, int], ...]  # leftmost cell of each name
    signs: tuple[tuple[int, int], ...]  # leftmost cell of each sign
    curves: tuple[tuple[tuple[int, int], ...], ...]  # dots of each track, two a cell across and four down


Point = tuple[float, float]


def make_layout(
    places: Sequence[tuple[float, float]],
    names: Sequence[int],
    ends: Sequence[tuple[int, int]],
    signs: Sequence[int],
    width: int,
    height: int,
) -> Layout:
    """Lay out cities at `places` (latitude, longitude) with names and signs of the given lengths in cells."""
    cities = _place_cities(places, names, ends, signs, width, height)
    boxes = [_box(x, y, length, width) for (x, y), length in zip(cities, names, strict=True)]
    middles = [(x + length / 2, y + 0.5) for (x, y), length in zip(cities, names, strict=True)]
    spots: list[list[Spot]] = []
    halos = [_halo(x, y, length, width, height) for (x, y), length in zip(cities, names, strict=True)]
    blocked = 0
    for box in boxes:
        blocked |= box
    for (a, b), length in zip(ends, signs, strict=True):
        own = boxes[a] | boxes[b]
        twin = sum(1 for other in ends if set(other) == {a, b}) > 1
        spots.append(_spots(middles[a], middles[b], length, own, blocked, width, height, twin))
    choice = _Choice(spots, ends, halos)
    choice.settle()
    chosen = choice.chosen
    curves = []
    for (a, b), length, spot in zip(ends, signs, chosen, strict=True):
        via = (spot.x + length / 2, spot.y + 0.5)
        curves.append(_dots(middles[a], via, middles[b], width, height))
    return Layout(width, height, tuple(cities), tuple((s.x, s.y) for s in chosen), tuple(curves))


def _place_cities(
    places: Sequence[tuple[float, float]],
    names: Sequence[int],
    ends: Sequence[tuple[int, int]],
    signs: Sequence[int],
    width: int,
    height: int,
) -> list[tuple[int, int]]:
    """Project, stretch, push apart: the leftmost cell of each name."""
    widest = max(names)
    xs = _stretch([lon for _, lon in places], widest / 2 + 2, width - widest / 2 - 2, 0.5)
    ys = _stretch([-lat for lat, _ in places], 1.5, height - 1.5, 0.5)
    count = len(places)
    room: dict[tuple[int, int], tuple[float, float]] = {}
    for i in range(count):
        for j in range(i):
            room[j, i] = ((names[i] + names[j]) / 2 + 3, 2.6)
    for (a, b), length in zip(ends, signs, strict=True):
        key = (min(a, b), max(a, b))
        across, down = room[key]
        wanted = (names[a] + names[b]) / 2 + length + 3
        room[key] = (max(across, wanted), 4.0 if across >= wanted else 3.4)
    home = list(zip(xs, ys, strict=True))
    here = list(home)
    for step in range(160):
        pull = 0.04 if step < 120 else 0.0
        for (i, j), (across, down) in room.items():
            (ax, ay), (bx, by) = here[i], here[j]
            dx, dy = (bx - ax) / across, (by - ay) / down
            far = hypot(dx, dy)
            if far >= 1:
                continue
            push = (1 - far) / 2 * 0.5
            ux, uy = (dx / far, dy / far) if far > 1e-6 else (1.0, 0.0)
            here[i] = (ax - ux * push * across, ay - uy * push * down)
            here[j] = (bx + ux * push * across, by + uy * push * down)
        for i, ((x, y), (hx, hy)) in enumerate(zip(here, home, strict=True)):
            half = names[i] / 2 + 1
            back, up = x + (hx - x) * pull, y + (hy - y) * pull
            here[i] = (min(max(back, half), width - half), min(max(up, 0.5), height - 0.5))
    cells = []
    for (x, y), length in zip(here, names, strict=True):
        cells.append((min(max(round(x - length / 2), 1), width - length - 1), min(max(int(y), 0), height - 1)))
    return cells


def _stretch(values: Sequence[float], low: float, high: float, even: float) -> list[float]:
    """Scale to low..high; `even` 0 keeps the proportions, 1 spaces all values evenly."""
    order = sorted(values)
    first, last = order[0], order[-1]
    result = []
    for value in values:
        share = (value - first) / (last - first)
        rank = (order.index(value) + len(order) - 1 - order[::-1].index(value)) / 2 / (len(order) - 1)
        result.append(low + (high - low) * (share * (1 - even) + rank * even))
    return result


def _box(x: int, y: int, length: int, width: int) -> int:
    left, right = max(x - MARGIN, 0), min(x + length + MARGIN, width)
    return ((1 << (right - left)) - 1) << (y * width + left)


def _halo(x: int, y: int, length: int, width: int, height: int) -> int:
    """The surroundings of a city, where its tracks may touch."""
    mask = 0
    for row in range(max(y - 1, 0), min(y + 2, height)):
        mask |= _box(x - 1, row, length + 2, width)
    return mask


def _spots(a: Point, b: Point, length: int, own: int, blocked: int, width: int, height: int, twin: bool) -> list[Spot]:
    """The places a sign could take, and what is wrong with each before other signs are looked at."""
    dx, dy = b[0] - a[0], (b[1] - a[1]) * 2  # a cell is twice as high as wide
    far = hypot(dx, dy) or 1.0
    nx, ny = -dy / far, dx / far
    ideal = min((length + 2) / 2 / (abs(nx) or 0.01), 1 / (abs(ny) or 0.01), 3.0) if twin else 0.0
    found: dict[tuple[int, int], Spot] = {}
    for along in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74):
        for step in range(-5, 6):
            aside = step * 1.6
            cx = a[0] + dx * along + nx * aside
            cy = a[1] + (dy * along + ny * aside) / 2
            x, y = round(cx - length / 2), int(cy)
            if (x, y) in found or not (1 <= x <= width - length - 1 and 0 <= y < height):
                continue
            via = (x + length / 2, y + 0.5)
            box = _box(x, y, length, width)
            line = _way(a, via, b, width, height) & ~own & ~box
            cost = abs(abs(aside) - ideal) * 0.8 + abs(along - 0.5) * 8
            cost += 1000 * (box & blocked).bit_count() + 120 * (line & blocked).bit_count()
            found[x, y] = Spot(x, y, box, line, cost)
    keep = sorted(found.values(), key=lambda spot: spot.cost)
    return keep[:48]


def _bend(a: Point, via: Point, b: Point) -> tuple[Point, float]:
    """The control point of the curve from a to b through `via`, and a bound of its length in dots."""
    one = hypot(via[0] - a[0], (via[1] - a[1]) * 2)
    two = hypot(b[0] - via[0], (b[1] - via[1]) * 2)
    t = min(max(one / ((one + two) or 1.0), 0.25), 0.75)
    p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return ((via[0] - p * a[0] - r * b[0]) / q, (via[1] - p * a[1] - r * b[1]) / q), 2 * (one + two)


def _way(a: Point, via: Point, b: Point, width: int, height: int) -> int:
    """The cells of a curve."""
    (cx, cy), dots = _bend(a, via, b)
    steps = max(int(dots * 0.8), 4)
    mask = 0
    for k in range(steps + 1):
        t = k / steps
        s = 1 - t
        x = int(s * s * a[0] + 2 * s * t * cx + t * t * b[0])
        y = int(s * s * a[1] + 2 * s * t * cy + t * t * b[1])
        if 0 <= x < width and 0 <= y < height:
            mask |= 1 << (y * width + x)
    return mask


def _dots(a: Point, via: Point, b: Point, width: int, height: int) -> tuple[tuple[int, int], ...]:
    """The dots of a curve in order, two a cell across and four down."""
    (cx, cy), dots = _bend(a, via, b)
    steps = max(int(dots * 2.5), 8)
    way: dict[tuple[int, int], None] = {}
    for k in range(steps + 1):
        t = k / steps
        s = 1 - t
        x = int(2 * (s * s * a[0] + 2 * s * t * cx + t * t * b[0]))
        y = int(4 * (s * s * a[1] + 2 * s * t * cy + t * t * b[1]))
        if 0 <= x < 2 * width and 0 <= y < 4 * height:
            way[x, y] = None
    return tuple(way)


class _Choice:
    """One spot a sign: each the best against all others, then what still clashes is shaken loose."""

    def __init__(self, spots: list[list[Spot]], ends: Sequence[tuple[int, int]], halos: list[int]) -> None:
        self.spots = spots
        self.chosen = [options[0] for options in spots]
        reach = [_union(spot.box | spot.line for spot in options) for options in spots]
        self.near: list[list[tuple[int, int]]] = [[] for _ in spots]  # who may clash, and where clashing counts
        for i in range(len(spots)):
            for j in range(i):
                if reach[i] & reach[j]:
                    apart = ~_union(halos[city] for city in set(ends[i]) & set(ends[j]))
                    self.near[i].append((j, apart))
                    self.near[j].append((i, apart))

    def settle(self) -> None:
        order = sorted(range(len(self.spots)), key=lambda i: (len(self.spots[i]), i))
        for _ in range(10):
            if not self.improve(order):
                break
        for _ in range(3):
            painful = [i for i in order if self.clash(i, self.chosen[i]) >= 6]
            moved = [self.shake(i) for i in painful]
            if not any(moved):
                break

    def improve(self, tracks: Sequence[int]) -> bool:
        """Move each of the tracks to its best spot; whether any moved."""
        moved = False
        for i in tracks:
            now = self.chosen[i]
            best, least = now, now.cost + self.clash(i, now)
            for spot in self.spots[i]:
                if spot.cost >= least:
                    break  # the rest are worse by themselves already
                cost = spot.cost + self.clash(i, spot, least - spot.cost)
                if cost < least:
                    best, least = spot, cost
            if best is not now:
                self.chosen[i] = best
                moved = True
        return moved

    def shake(self, i: int) -> bool:
        """Force a track elsewhere and let its neighbours follow; keep that if all in all it is better."""
        before, least = list(self.chosen), self.total()
        ranked = sorted(self.spots[i], key=lambda spot: spot.cost + 0.3 * self.clash(i, spot))
        found = None
        for spot in ranked[:8]:
            if spot is before[i]:
                continue
            self.chosen[i] = spot
            hurt = [j for j, apart in self.near[i] if _clash(spot, self.chosen[j], apart)]
            self.improve(hurt)
            self.improve([i, *hurt])
            cost = self.total()
            if cost < least:
                found, least = list(self.chosen), cost
            self.chosen = list(before)
        self.chosen = found or before
        return found is not None

    def clash(self, i: int, spot: Spot, enough: float = float("inf")) -> float:
        cost = 0.0
        chosen = self.chosen
        for j, apart in self.near[i]:
            cost += _clash(spot, chosen[j], apart)
            if cost >= enough:
                break
        return cost

    def total(self) -> float:
        return sum(spot.cost + self.clash(i, spot) / 2 for i, spot in enumerate(self.chosen))


def _union(masks: Iterable[int]) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


def _clash(one: Spot, two: Spot, apart: int) -> float:
    cost = 0.0
    _, _, box, line, _ = one
    _, _, other_box, other_line, _ = two
    if hit := box & other_box:
        cost += 400 * hit.bit_count()
    if hit := (box & other_line) | (line & other_box):
        cost += 30 * hit.bit_count()
    if hit := line & other_line & apart:
        cost += 10 * hit.bit_count()
    return cost
