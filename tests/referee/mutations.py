"""Ways to corrupt a transcript. Each takes any transcript that is right and gives corrupted ones, all of them wrong.

A transcript is a list of decoded lines, of one game or several. `mutants` draws some of each kind.
"""

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

Line = dict[str, Any]


@dataclass(frozen=True)
class Mutant:
    name: str
    place: int  # index of the line that was corrupted
    lines: list[Line]

    def __str__(self) -> str:
        return f"{self.name} at line {self.place + 1}: {self.lines[min(self.place, len(self.lines) - 1)]}"


# One corruption: the line that takes the place of another, by its index, or several, or none.
Change = tuple[int, list[Line]]
Mutation = Callable[[list[Line], random.Random], Iterator[Change]]


def drop(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """No line may be missing."""
    for place in range(len(lines)):
        yield place, []


def double(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """No line may stand twice."""
    for place, line in enumerate(lines):
        yield place, [line, line]


def exchange(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """No two lines may change places, but for two cards taken where nothing is refilled, and N-T4's shuffle."""
    for place, (line, after) in enumerate(pairwise(lines)):
        kinds = {line["line"], after["line"]}
        if line != after and kinds not in ({"take"}, {"shuffle", "turned"}):
            yield place, [after, line, *lines[place + 2 :]]


def cut(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """A transcript may not stop before the end of a game."""
    for place, line in enumerate(lines):
        if line["line"] != "game":
            yield place, [{}]


def other_seat(lines: list[Line], _: random.Random) -> Iterator[Change]:
    seats = 0
    for place, line in enumerate(lines):
        if line["line"] == "game":
            seats = len(line["seats"])
        if "seat" in line:
            yield place, [line | {"seat": (line["seat"] + 1) % seats}]


def other_card(lines: list[Line], chance: random.Random) -> Iterator[Change]:
    kinds = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive")
    for place, line in enumerate(lines):
        if "card" in line:
            yield place, [line | {"card": chance.choice([card for card in kinds if card != line["card"]])}]


def other_pack(lines: list[Line], chance: random.Random) -> Iterator[Change]:
    """A shuffle with one card more, one less, or one changed for another."""
    for place, line in enumerate(lines):
        order = line.get("order")
        if line["line"] == "shuffle" and order:
            yield place, [line | {"order": order[1:]}]
            yield place, [line | {"order": [*order, order[0]]}]
            one = chance.randrange(len(order))
            others = [card for card in order if card != order[one]]
            if others:
                yield (
                    place,
                    [line | {"order": [*order[:one], chance.choice(others), *order[one + 1 :]]}],
                )


def other_count(lines: list[Line], chance: random.Random) -> Iterator[Change]:
    """A payment, a tunnel set, or what is added, with a card more or less."""
    for place, line in enumerate(lines):
        if line["line"] in ("claim", "tunnel", "added", "withdrawn"):
            paid = dict(line["cards"])
            card = chance.choice(["red", "green", "white", "locomotive"])
            yield place, [line | {"cards": paid | {card: paid.get(card, 0) + 1}}]
            if paid:
                card = chance.choice(list(paid))
                less = {kind: number - (kind == card) for kind, number in paid.items()}
                yield place, [line | {"cards": {kind: number for kind, number in less.items() if number}}]


def other_yard(lines: list[Line], chance: random.Random) -> Iterator[Change]:
    for place, line in enumerate(lines):
        if line["line"] == "lay":
            colors = list(line["piles"])
            yield place, [line | {"piles": {color: {"locomotive": 2} for color in colors}}]
            yield place, [line | {"piles": {color: line["piles"][color] for color in colors[1:]}}]
            robbed = {"seat": 0, "color": chance.choice(colors), "cards": {"red": 1}}
            yield place, [line | {"robbed": None if line["robbed"] else robbed}]
        if line["line"] == "track":
            yield place, [line | {"cards": dict(list(line["cards"].items())[1:])}]


def other_number(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """Every number told is the only right one (but for the places of like cards that nothing replaces)."""
    for place, line in enumerate(lines):
        replaced = line["line"] != "take" or lines[place + 1]["line"] == "refill"
        for field, value in line.items():
            if type(value) is int and field != "seat" and (field != "place" or replaced):
                yield place, [line | {field: value + 1}]
                yield place, [line | {field: value - 1}]


def other_tickets(lines: list[Line], _: random.Random) -> Iterator[Change]:
    for place, line in enumerate(lines):
        if line["line"] == "offer" and len(line["tickets"]) > 1:
            yield place, [line | {"tickets": line["tickets"][1:]}]
            yield place, [line | {"tickets": line["tickets"][::-1]}]
        if line["line"] == "keep":
            if line["tickets"] + line["refused"]:
                yield place, [line | {"tickets": [], "refused": []}]
            if len(line["tickets"]) > 1:
                yield place, [line | {"tickets": line["tickets"][::-1]}]
            if line["refused"]:
                yield place, [line | {"refused": []}]
                yield place, [line | {"refused": line["refused"] + line["refused"]}]
        if line["line"] == "complete":
            yield place, [line | {"tickets": [*line["tickets"], "Oslo-Dallas"]}]
            if line["tickets"]:
                yield place, [line | {"tickets": line["tickets"][1:]}]
                yield place, [line | {"tickets": line["tickets"] * 2}]


def other_end(lines: list[Line], _: random.Random) -> Iterator[Change]:
    seats = 0
    for place, line in enumerate(lines):
        if line["line"] == "game":
            seats = len(line["seats"])
        if line["line"] == "end":
            yield place, [line | {"winners": []}]
            yield place, [line | {"winners": [(line["winners"][0] + 1) % seats]}]
            yield place, [line | {"winners": line["winners"] * 2}]
        if line["line"] in ("end", "round_end"):
            yield place, [line | {"reason": "boredom"}]
        if line["line"] == "result":
            yield place, [line | {"cities": [*line["cities"], "Dallas"]}]


def extra_line(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """Lines that would be right in another place."""
    for place, line in enumerate(lines):
        seat = line.get("seat", 0)
        for kind in ("pass", "last_turns", "tickets", "turn"):
            if line["line"] == "turn":
                yield place, [{"line": kind, "seat": seat}, line]
        if line["line"] in ("take", "draw", "claim"):
            yield place, [line, {"line": "swap", "cards": ["red", *["locomotive"] * 4]}]
            yield place, [line, {"line": "shuffle", "deck": "cards", "number": 1, "order": []}]


def other_action(lines: list[Line], _: random.Random) -> Iterator[Change]:
    """A pass where something was done."""
    for place, line in enumerate(lines):
        if line["line"] in ("take", "draw", "claim", "tunnel", "lay", "tickets"):
            yield place, [{"line": "pass", "seat": line["seat"]}]


def missing_field(lines: list[Line], _: random.Random) -> Iterator[Change]:
    for place, line in enumerate(lines):
        for field in line:
            yield place, [{name: value for name, value in line.items() if name != field}]
        yield place, [line | {"remark": 1}]


def other_type(lines: list[Line], chance: random.Random) -> Iterator[Change]:
    """Values of a wrong type or of no sense; none may bring the referee down."""
    odd: list[object] = [None, "x", 3.5, -1, True, [], {}, [None], {"red": -1}, {"x": {}}, [[]], 10**40]
    for place, line in enumerate(lines):
        for field, value in line.items():
            new = chance.choice(odd)
            if not (type(new) is type(value) and new == value) and (field, new) != ("chosen", True):
                yield place, [line | {field: new}]


MUTATIONS: dict[str, Mutation] = {
    mutation.__name__: mutation
    for mutation in (
        drop,
        double,
        exchange,
        cut,
        other_seat,
        other_card,
        other_pack,
        other_count,
        other_yard,
        other_number,
        other_tickets,
        other_end,
        extra_line,
        other_action,
        missing_field,
        other_type,
    )
}


def mutants(lines: list[Line], chance: random.Random, of_each: int | None = None) -> Iterator[Mutant]:
    """Corrupted copies of a transcript: `of_each` kind so many, spread at random, or all there are."""
    for name, mutation in MUTATIONS.items():
        changes = list(mutation(lines, chance))
        if of_each is not None and len(changes) > of_each:
            changes = chance.sample(changes, of_each)
        for place, new in changes:
            if name == "cut":
                yield Mutant(name, place, copy.deepcopy(lines[:place]))
            elif name == "exchange":
                yield Mutant(name, place, lines[:place] + new)
            else:
                yield Mutant(name, place, lines[:place] + new + lines[place + 1 :])
