"""The facts of the three games, as the referee reads them from the data files."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from linewright.play.referee.reading import COLORS, LOCOMOTIVE, Cards

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}  # U-V1, N-V1

# The variants of each game: their readings, the default one first.
VARIANTS: dict[str, dict[str, tuple[object, ...]]] = {
    "usa": {},
    "nordic": {
        "starting_hand": (4, 5),
        "locomotive_swap": (False, True),
        "unequal_pairs": ("single", "double"),
        "ferry_triples": ("anywhere", "symbols_only"),
        "tunnel_locomotives": ("match_either", "match_exactly"),
        "tie_break": ("longest_path", "longest_ticket"),
    },
    "card": {"peek_own_track": (False, True)},
}


@dataclass(frozen=True)
class Track:
    """One track of a board. `nine` marks Murmansk-Lieksa (N-C3); `symbols` are a ferry's (N-F1)."""

    name: str
    a: str
    b: str
    length: int
    color: str
    tunnel: bool = False
    symbols: int = 0
    nine: bool = False

    @property
    def cities(self) -> frozenset[str]:
        return frozenset((self.a, self.b))

    @property
    def colors(self) -> tuple[str, ...]:
        return COLORS if self.color == "grey" else (self.color,)


@dataclass(frozen=True)
class Ticket:
    name: str
    a: str
    b: str
    points: int
    needs: tuple[tuple[str, int], ...] = ()
    """The train cards that a ticket of the Card Game needs."""


@dataclass(frozen=True)
class Facts:
    game: str
    players: tuple[int, int]
    pack: dict[str, int]
    trains: int
    tracks: dict[str, Track]
    tickets: dict[str, Ticket]
    big_cities: dict[str, int]

    def whole_pack(self) -> Cards:
        return Counter(self.pack)


@cache
def load(game: str) -> Facts:
    text = files("linewright").joinpath("data", f"{game}.json").read_text(encoding="utf-8")
    told: dict[str, Any] = json.loads(text)
    pack = dict.fromkeys(COLORS, int(told["train_cards"]["per_color"]))
    pack[LOCOMOTIVE] = int(told["train_cards"]["locomotives"])
    tickets = [
        Ticket(f"{row['a']}-{row['b']}", row["a"], row["b"], row["points"], tuple(row.get("cards", {}).items()))
        for row in told["tickets"]
    ]
    least, most = told["players"]
    return Facts(
        game=game,
        players=(least, most),
        pack=pack,
        trains=told.get("trains", 0),
        tracks={track.name: track for track in _tracks(told.get("routes", []))},
        tickets={ticket.name: ticket for ticket in tickets},
        big_cities={row["city"]: row["points"] for row in told.get("big_cities", [])},
    )


def _tracks(rows: list[dict[str, Any]]) -> list[Track]:
    """Name the tracks: `A-B`, with the colour where several join the cities, with a number for twins."""
    pairs = Counter(frozenset((row["a"], row["b"])) for row in rows)
    twins = Counter((frozenset((row["a"], row["b"])), row["color"]) for row in rows)
    seen: Counter[tuple[frozenset[str], str]] = Counter()
    tracks = []
    for row in rows:
        pair = frozenset((row["a"], row["b"]))
        twin = (pair, row["color"])
        seen[twin] += 1
        name = f"{row['a']}-{row['b']}"
        if twins[twin] > 1:
            name += f"/{seen[twin]}"
        elif pairs[pair] > 1:
            name += f"/{row['color']}"
        tracks.append(
            Track(
                name,
                row["a"],
                row["b"],
                row["length"],
                row["color"],
                tunnel=row.get("tunnel", False),
                symbols=row.get("ferry_locomotives", 0),
                nine=pair == {"Lieksa", "Murmansk"},
            )
        )
    return tracks
