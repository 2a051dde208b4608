"""The account at the end, and who wins, in all three games."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from linewright.play.referee.reading import Steps
from linewright.play.referee.table import Table


@dataclass(frozen=True)
class Score:
    """What one seat's `result` line must say."""

    routes: int
    tickets: int
    completed: int
    bonus: int
    longest: int
    cities: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.routes + self.tickets + self.bonus


# The rule behind each field, by game, in the order in which they are checked.
FIELD_RULES = {
    "usa": {
        "routes": "U-E5",
        "completed": "U-E2",
        "tickets": "U-E2",
        "longest": "U-E3",
        "bonus": "U-E3",
        "cities": "format",
        "total": "U-E4",
    },
    "nordic": {
        "routes": "U-E5",
        "completed": "N-E2",
        "tickets": "N-E2",
        "longest": "U-E3",
        "bonus": "N-E3",
        "cities": "format",
        "total": "N-E4",
    },
    "card": {
        "routes": "format",
        "completed": "K-E1",
        "tickets": "K-E3",
        "longest": "format",
        "cities": "K-E2",
        "bonus": "K-E2",
        "total": "K-E4",
    },
}


def check_end(
    table: Table,
    due: str,
    scores: Sequence[Score],
    ranks: Sequence[tuple[int, ...]],
    reasons: Collection[str],
) -> Steps[None]:
    """The `result` lines and the `end` line.

    `due` is the rule by which the game is over here; `ranks` are the seats' standings, the first number
    counting most; `reasons` are the reasons that may be given.
    """
    rules = FIELD_RULES[table.facts.game]
    for seat, score in enumerate(scores):
        event = yield from table.expect("result", due, f"the game is over, and seat {seat}'s account is due")
        table.same_seat(event, seat, "format")
        for field, rule in rules.items():
            told: Any = event.names(field) if field == "cities" else event.number(field)
            right = list(score.cities) if field == "cities" else getattr(score, field)
            table.require(told == right, rule, f"Seat {seat}'s `{field}` is {right}, not {told}.")
    event = yield from table.expect("end", due, "the accounts have been told")
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    told_winners = event.numbers("winners")
    table.require(told_winners == winners, "U-E4", f"The winners are {winners}, not {told_winners}.")
    reason = event.text("reason")
    table.require(reason in reasons, due, f"The game ended by {' or '.join(sorted(reasons))}, not by {reason!r}.")
