"""The variants of the three games: what can be switched for a table, and the reading in force when nobody says so."""

from collections.abc import Mapping
from dataclasses import dataclass

from linewright.errors import LinewrightError

Reading = str | int | bool

PLAYERS = {"usa": (2, 5), "nordic": (2, 3), "card": (2, 4)}
PLAYERS_RULE = {"usa": "U-P4", "nordic": "N-P2", "card": "K-S5"}


@dataclass(frozen=True, slots=True)
class Variant:
    """One point on which tables may differ: the readings it can have (the default first) and the rule it belongs to."""

    name: str
    rule: str
    readings: tuple[Reading, ...]

    @property
    def default(self) -> Reading:
        return self.readings[0]


VARIANTS: dict[str, tuple[Variant, ...]] = {
    "usa": (),
    "nordic": (
        Variant("starting_hand", "N-S1", (4, 5)),
        Variant("locomotive_swap", "N-D2", (False, True)),
        Variant("unequal_pairs", "N-C2", ("single", "double")),
        Variant("ferry_triples", "N-F3", ("anywhere", "symbols_only")),
        Variant("tunnel_locomotives", "N-T5", ("match_either", "match_exactly")),
        Variant("tie_break", "N-E4", ("longest_path", "longest_ticket")),
    ),
    "card": (Variant("peek_own_track", "K-A1", (False, True)),),
}


class UnknownVariant(LinewrightError, ValueError):
    """A game, number of seats, variant or reading that there is not; `rule` says where the choice is described."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


def check_game(game: str, seats: int) -> None:
    """Refuse a game that there is not, or a number of seats that its rules do not give."""
    if game not in PLAYERS:
        raise UnknownVariant(f"There is no game {game!r}: choose one of {', '.join(PLAYERS)}.")
    fewest, most = PLAYERS[game]
    if type(seats) is not int or not fewest <= seats <= most:
        rule = PLAYERS_RULE[game]
        raise UnknownVariant(f"{game} is for {fewest} to {most} players, not {seats} ({rule}).", rule)


def complete_variants(game: str, chosen: Mapping[str, Reading]) -> dict[str, Reading]:
    """Every variant of a game with its reading in force; refuses names and readings that there are not."""
    known = {variant.name: variant for variant in VARIANTS[game]}
    for name, reading in chosen.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise UnknownVariant(f"{game} has no variant {name!r}; it has: {names}.")
        variant = known[name]
        if not any(reading == each and type(reading) is type(each) for each in variant.readings):
            readings = ", ".join(str(each).lower() for each in variant.readings)
            raise UnknownVariant(f"{name} is one of {readings}, not {reading!r} ({variant.rule}).", variant.rule)
    return {name: chosen.get(name, variant.default) for name, variant in known.items()}
