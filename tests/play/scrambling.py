"""Other worlds: a state that differs from a given one in nothing but what a seat cannot know.

This works on the fields of a state and shares nothing with `imagining`. Cards that a seat cannot place are dealt out
anew; tickets that it has never seen change their names, each for another, wherever they lie.
"""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import Any

from linewright.core.layout import CARDS_DECK, KINDS, NOTHING, TICKETS, TICKETS_DECK
from linewright.core.numbers import CHOOSE
from linewright.play.game import Game
from tests.play.tables import twin


def places(mask: int) -> set[int]:
    return {place for place in range(TICKETS) if mask >> place & 1}


def own_tickets(s: Any, seat: int | None) -> set[int]:
    """The tickets whose place a seat knows: its own, those offered to it, those it saw, and all that are completed."""
    known: set[int] = set()
    if "completed_tickets" in s.dtype.names:
        for mask in s["completed_tickets"].tolist():
            known |= places(mask)
    if seat is not None:
        known |= places(int(s["held"][seat])) | places(int(s["seen"][seat]))
        known |= {ticket for ticket in s["offered"][seat].tolist() if ticket != NOTHING}
    return known


def other_world(game: Game, seat: int | None, random: Random, *, same_chance: bool = False) -> Game:
    """The table as it might be for all that `seat` (None: a spectator) knows.

    With `same_chance` the decks and the key stay as they are, so that the same things will be turned up.
    """
    other = twin(game)
    s = other.state[0]
    if not same_chance:
        change_chance(s, random)
    change_hands(s, game.engine.seats, seat, random, deck_too=not same_chance)
    change_tickets(s, game.engine.seats, seat, random, deck_too=not same_chance)
    change_choices(other, seat, random)
    return other


def change_chance(s: Any, random: Random) -> None:
    s["key"][:] = [random.getrandbits(32) for _ in range(8)]
    s["words"][:] = [[random.getrandbits(32) for _ in range(16)] for _ in range(2)]
    for deck in (CARDS_DECK, TICKETS_DECK):
        s["used"][deck] = random.randrange(60)


def change_hands(s: Any, seats: int, seat: int | None, random: Random, *, deck_too: bool) -> None:
    """Deal all cards anew that lie in others' hands unseen, and those in the deck.

    A hand of which a forced pass has told something stays as it is: not every other hand would have had to pass.
    """
    others = [other for other in range(seats) if other != seat and not s["pass_told"][other]]
    hidden = [Counter(dict(enumerate((s["hand"][other] - s["known"][other]).tolist()))) for other in others]
    pool = [kind for hand in hidden for kind in hand.elements()]
    if deck_too:
        pool += Counter(dict(enumerate(s["deck"].tolist()))).elements()
    random.shuffle(pool)
    for other, hand in zip(others, hidden, strict=True):
        dealt = Counter(pool[: hand.total()])
        del pool[: hand.total()]
        s["hand"][other] = s["known"][other] + [dealt[kind] for kind in range(KINDS)]
    if deck_too:
        left = Counter(pool)
        s["deck"][:] = [left[kind] for kind in range(KINDS)]


def change_tickets(s: Any, seats: int, seat: int | None, random: Random, *, deck_too: bool) -> None:
    """Give the tickets that a seat cannot place new names, each the name of another."""
    known = own_tickets(s, seat)
    hidden: set[int] = set()
    for other in range(seats):
        hidden |= places(int(s["held"][other]))
        hidden |= {ticket for ticket in s["offered"][other].tolist() if ticket != NOTHING}
    if deck_too:
        hidden |= places(int(s["unseen"])) | places(int(s["removed"]))
        hidden |= {ticket for ticket in s["bottom"].tolist() if ticket != NOTHING}
    before = sorted(hidden - known)
    after = random.sample(before, len(before))
    names = dict(zip(before, after, strict=True))

    def renamed(mask: int) -> int:
        return sum(1 << names.get(ticket, ticket) for ticket in places(mask))

    for field in ("held", "seen", "completing"):
        if field in s.dtype.names:
            s[field][:] = [renamed(int(mask)) for mask in s[field].tolist()]
    s["unseen"], s["removed"] = renamed(int(s["unseen"])), renamed(int(s["removed"]))
    s["bottom"][:] = [names.get(ticket, ticket) for ticket in s["bottom"].tolist()]
    s["offered"][:] = [[names.get(ticket, ticket) for ticket in row] for row in s["offered"].tolist()]


def change_choices(game: Game, seat: int | None, random: Random) -> None:
    """Let the others have chosen otherwise, where all choose at the same time: as many tickets, but other ones."""
    s = game.state[0]
    for other in range(game.engine.seats):
        if other == seat or int(s["choosing"]) >> other & 1:
            continue
        if int(s["phase"]) == CHOOSE:
            count = int(s["offered_count"][other])
            kept = random.sample(range(count), int(s["chosen"][other]).bit_count())
            s["chosen"][other] = sum(1 << place for place in kept)
        elif game.game == "card":
            held = sorted(places(int(s["held"][other])))
            some = random.sample(held, random.randint(0, len(held))) if s["completing"][other] else []
            s["completing"][other] = sum(1 << ticket for ticket in some)


def with_other_tracks(game: Game, random: Random) -> Game:
    """The Card Game with other cards on every track, as many as there are."""
    other = copy.copy(twin(game))
    tracks = other.state[0]["on_track"]
    for seat in range(game.engine.seats):
        dealt = Counter(random.choices(range(KINDS), k=int(tracks[seat].sum())))
        tracks[seat] = [dealt[kind] for kind in range(KINDS)]
    return other
