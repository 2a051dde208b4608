"""What a compiled player thinks in: a scratch block, like `core.layout.Work`."""

from __future__ import annotations

from typing import Annotated

from linewright.core.layout import CITIES, KINDS, TRACK_WORDS, Table
from linewright.core.targets import ROOMS

# The compiled rooms of players stand on those of the rules.
PLAYER_ROOMS = (*ROOMS, "bots.ways", "bots.planner")


class Plan:
    """Ways to the own tickets, and what they ask for."""

    cost: Annotated[Table, "i8", CITIES]  # of the cheapest way found to a city
    last: Annotated[Table, "i8", CITIES]  # the track by which it comes there
    wanted: Annotated[Table, "i8", TRACK_WORDS]  # tracks still to claim
    needed: Annotated[Table, "i8", KINDS]  # cards that they ask for, less those in hand
