"""What a seat or a spectator is shown: the one place that makes it, from a state with the secrets cut out.

`hide` (games/secrets.py) erases; this names what is left. Events are cut here too. Nothing else in the product hands
out what it knows of a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from linewright.core.layout import COLORS, LOCOMOTIVE, NOTHING, WORD_BITS
from linewright.core.numbers import (
    ADD,
    CHOOSE,
    COMPLETING,
    DRAW,
    DRAW_DECK,
    EXCHANGE,
    KEEP_TICKETS,
    LAY,
    LAY_STEP,
    LAY_THREE,
    OVER,
    PASS,
    PAY,
    PAY_LOCOMOTIVES,
    PAY_STEP,
    SECOND_CARD,
    TAKE_TICKETS,
    TUNNEL,
    TURN,
)
from linewright.games.parameters import THREES
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.engine import Engine, State
from linewright.play.events import REASONS, Event
from linewright.play.names import places_in
from linewright.play.suggestions import suggest_exchanges

# The mask of all plain payments among the PAY and EXCHANGE numbers.
PLAIN = (1 << (PAY_LOCOMOTIVES - PAY + 1)) - 1

PHASES = {
    CHOOSE: "choose",
    TURN: "turn",
    SECOND_CARD: "second_card",
    KEEP_TICKETS: "keep",
    TUNNEL: "tunnel",
    COMPLETING: "complete",
    OVER: "over",
}


@dataclass(frozen=True, slots=True)
class Player:
    """What the viewer may know of a seat: `hand` and `tickets` hold what is known for certain, the counts tell all."""

    seat: int
    cards: int
    hand: Cards
    tickets: list[str]
    ticket_count: int
    offered: int
    choosing: bool
    trains: int
    points: int
    tracks: list[str]
    yard: dict[str, Cards]
    on_track: int
    own_track: Cards | None
    completed: list[str]


@dataclass(frozen=True, slots=True)
class Choices:
    """All that a seat may do now.

    A claim lists its plain payments, the numbers of exchanges (triples, fours) that a payment of it can have, and up to
    three payments with exchanges that spare what is scarce; any other is laid by hand and checked when it is played.
    """

    take: list[str] = field(default_factory=list)
    draw: bool = False
    tickets: bool = False
    keep_least: int = 0
    claims: dict[str, list[Cards]] = field(default_factory=dict)
    exchanges: dict[str, list[int]] = field(default_factory=dict)
    suggested: dict[str, list[Cards]] = field(default_factory=dict)
    add: list[Cards] = field(default_factory=list)
    withdraw: bool = False
    lay_least: dict[str, int] = field(default_factory=dict)
    lay_three: list[Cards] = field(default_factory=list)
    complete_best: list[str] = field(default_factory=list)
    must_pass: bool = False


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A tunnel that waits for an answer."""

    track: str
    laid: Cards
    turned: list[str]
    add: int


@dataclass(frozen=True, slots=True)
class Result:
    """One seat's account at the end."""

    seat: int
    routes: int
    tickets: int
    completed: int
    bonus: int
    longest: int
    cities: list[str]
    total: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: a spectator) sees it.

    `open_tracks` are those that the viewer may still claim, now or later; `closed_tracks` those that nobody owns and
    the viewer can never claim. `version` is what a play made from this view gives as `expected`.
    """

    game: str
    seat: int | None
    version: int
    phase: str
    turn: int
    speaks: bool
    turn_number: int
    turns_left: int
    round: int
    first: int
    deck: int
    discards: Cards
    open: list[str | None]
    ticket_deck: int
    players: list[Player]
    open_tracks: list[str]
    closed_tracks: list[str]
    hand: Cards
    offer: list[str]
    tunnel: Tunnel | None
    choices: Choices
    results: list[Result]
    winners: list[int]
    reason: str


def view_of(engine: Engine, state: State, seat: int | None, version: int = 0) -> View:
    """What a seat sees, with all that it may do."""
    blind = engine.view(state, seat)
    v = blind[0]
    turn = int(v["turn"])
    speaks = seat is not None and engine.may_speak(blind, seat)
    if seat is not None and speaks:
        engine.give_word(blind, seat)
    phase = int(v["phase"])
    return View(
        game=engine.game,
        seat=seat,
        version=version,
        phase=PHASES[phase],
        turn=turn,
        speaks=speaks,
        turn_number=int(v["turn_number"]),
        turns_left=int(v["turns_left"]),
        round=int(v["round"]) if engine.game == "card" else 1,
        first=int(v["first"]),
        deck=int(v["deck_size"]),
        discards=Cards.from_counts(v["discards"].tolist()),
        open=[None if kind == NOTHING else KIND_NAMES[kind] for kind in v["open"].tolist()],
        ticket_deck=int(v["unseen_count"]) + int(v["bottom_size"]),
        open_tracks=_open_tracks(engine, v, seat),
        closed_tracks=_closed_tracks(engine, v, seat),
        players=_players(engine, v, seat),
        hand=Cards() if seat is None else Cards.from_counts(v["hand"][seat].tolist()),
        offer=[] if seat is None else _offer(engine, v, seat),
        tunnel=_tunnel(engine, v) if phase == TUNNEL else None,
        choices=_choices(engine, blind, seat) if seat is not None and speaks else Choices(),
        results=results_of(engine, state) if phase == OVER else [],
        winners=[other for other in range(engine.seats) if int(v["winners"]) >> other & 1],
        reason=REASONS.get(int(v["reason"]), ""),
    )


def _players(engine: Engine, v: Any, viewer: int | None) -> list[Player]:
    card = engine.game == "card"
    phase, choosing = int(v["phase"]), int(v["choosing"])
    # Nobody looks at a stack before the round is scored (K-A1); then its owner does, to complete tickets with it.
    looks = engine.variants.get("peek_own_track") is True or phase == COMPLETING
    shared = ("hand_size", "hand", "held", "ticket_count", "offered_count")
    own = ("on_track", "completed_tickets") if card else ("trains", "points", "owned")
    # As lists, all at once: a single number out of a block costs as much.
    rows = {name: v[name].tolist() for name in shared + own}
    return [
        Player(
            seat=seat,
            cards=rows["hand_size"][seat],
            hand=Cards(tuple(rows["hand"][seat])),
            tickets=engine.names.tickets_in(rows["held"][seat]),
            ticket_count=rows["ticket_count"][seat],
            offered=rows["offered_count"][seat],
            choosing=bool(choosing >> seat & 1),
            trains=0 if card else rows["trains"][seat],
            points=0 if card else rows["points"][seat],
            tracks=[] if card else engine.names.tracks_in(_joined(rows["owned"][seat])),
            yard=_yard(v, seat) if card else {},
            on_track=sum(rows["on_track"][seat]) if card else 0,
            own_track=Cards(tuple(rows["on_track"][seat]))
            if card and (phase == OVER or (viewer == seat and looks))
            else None,
            completed=engine.names.tickets_in(rows["completed_tickets"][seat]) if card else [],
        )
        for seat in range(engine.seats)
    ]


def _joined(words: list[int]) -> int:
    """One mask of tracks from its two words."""
    low, high = words
    return low | high << WORD_BITS


def _may_claim(engine: Engine, v: Any, seat: int | None) -> int:
    """The mask of tracks that a seat (a spectator: anybody) may still claim, now or later."""
    if engine.game == "card":
        return 0
    mask = 0
    for words in v["may_claim"].tolist() if seat is None else [v["may_claim"][seat].tolist()]:
        mask |= _joined(words)
    return mask


def _open_tracks(engine: Engine, v: Any, seat: int | None) -> list[str]:
    return engine.names.tracks_in(_may_claim(engine, v, seat))


def _closed_tracks(engine: Engine, v: Any, seat: int | None) -> list[str]:
    """Tracks that nobody owns and that the viewer can never claim: the other track of a double route is taken."""
    if engine.game == "card":
        return []
    taken = 0
    for words in v["owned"].tolist():
        taken |= _joined(words)
    every = (1 << len(engine.names.tracks)) - 1
    return engine.names.tracks_in(every & ~taken & ~_may_claim(engine, v, seat))


def _yard(v: Any, seat: int) -> dict[str, Cards]:
    piles = {}
    for color, (own, locomotives) in enumerate(
        zip(v["yard"][seat].tolist(), v["yard_locomotives"][seat].tolist(), strict=True)
    ):
        if own or locomotives:
            counts = [0] * len(KIND_NAMES)
            counts[color], counts[LOCOMOTIVE] = own, locomotives
            piles[KIND_NAMES[color]] = Cards(tuple(counts))
    return piles


def _offer(engine: Engine, v: Any, seat: int) -> list[str]:
    offered = v["offered"][seat][: int(v["offered_count"][seat])].tolist()
    return [engine.names.tickets[ticket] for ticket in offered]


def _tunnel(engine: Engine, v: Any) -> Tunnel:
    return Tunnel(
        track=engine.names.tracks[int(v["track"])],
        laid=Cards.from_counts(v["laid"].tolist()),
        turned=[KIND_NAMES[kind] for kind in v["turned"].tolist() if kind != NOTHING],
        add=int(v["to_add"]),
    )


def _choices(engine: Engine, blind: State, seat: int) -> Choices:
    v = blind[0]
    phase = int(v["phase"])
    rules = engine.rules[0]
    if phase in (CHOOSE, KEEP_TICKETS):
        return Choices(keep_least=int(rules["first_keep"] if phase == CHOOSE else rules["keep"]))
    if phase == COMPLETING:
        return Choices(complete_best=engine.names.tickets_in(engine.best_completion(blind, seat)))
    mask = engine.mask(blind)
    if phase == TUNNEL:
        color = next((kind for kind in range(COLORS) if v["laid"][kind]), LOCOMOTIVE)
        added = [number - ADD for number in range(ADD, ADD + 4) if mask[number]]
        return Choices(add=[_added(color, int(v["to_add"]), count) for count in added], withdraw=True)
    take = [KIND_NAMES[kind] for kind in np.flatnonzero(mask[DRAW:DRAW_DECK])]
    draw = bool(mask[DRAW_DECK])
    if phase == SECOND_CARD:
        return Choices(take=take, draw=draw)
    claims: dict[str, list[Cards]] = {}
    exchanges: dict[str, list[int]] = {}
    suggested: dict[str, list[Cards]] = {}
    if engine.game != "card":
        for track, found in engine.claims(blind, seat):
            name = engine.names.tracks[track]
            claims[name] = list(_plain_payments(int(rules["length"][track]), found & PLAIN))
            more = found >> (EXCHANGE + 1 - PAY)
            if more:
                exchanges[name] = [place + 1 for place in places_in(more)]
                suggested[name] = suggest_exchanges(rules, track, exchanges[name], v["hand"][seat].tolist())
    lay_least: dict[str, int] = {}
    threes: list[Cards] = []
    if engine.game == "card":
        for color in range(COLORS):
            if mask[LAY + LAY_STEP * color : LAY + LAY_STEP * (color + 1)].any():
                lay_least[KIND_NAMES[color]] = _least_pile(blind, engine.seats, color)
        threes = [_one_each(three) for place, three in enumerate(THREES) if mask[LAY_THREE + place]]
    return Choices(
        take=take,
        draw=draw,
        tickets=bool(mask[TAKE_TICKETS]),
        claims=claims,
        exchanges=exchanges,
        suggested=suggested,
        lay_least=lay_least,
        lay_three=threes,
        must_pass=bool(mask[PASS]),
    )


def _one_each(colors: tuple[int, ...]) -> Cards:
    return Cards(tuple(int(kind in colors) for kind in range(len(KIND_NAMES))))


def _added(color: int, count: int, locomotives: int) -> Cards:
    counts = [0] * len(KIND_NAMES)
    counts[color] = count - locomotives
    counts[LOCOMOTIVE] = locomotives if color != LOCOMOTIVE else count
    return Cards(tuple(counts))


@cache
def _plain_payments(length: int, found: int) -> tuple[Cards, ...]:
    """The payments in a mask of PAY numbers; those that spare locomotives come first."""
    payments = []
    for place in places_in(found):
        counts = [0] * len(KIND_NAMES)
        if place == PAY_LOCOMOTIVES - PAY:
            counts[LOCOMOTIVE] = length
        else:
            counts[place // PAY_STEP] = length - place % PAY_STEP
            counts[LOCOMOTIVE] = place % PAY_STEP
        payments.append(Cards(tuple(counts)))
    return tuple(sorted(payments, key=lambda cards: cards[LOCOMOTIVE]))


def _least_pile(blind: State, seats: int, color: int) -> int:
    """How many cards a pile of a colour needs at least: more than whoever has one of it."""
    v = blind[0]
    others = [int(v["yard"][seat][color]) + int(v["yard_locomotives"][seat][color]) for seat in range(seats)]
    return max(2, max(others) + 1)


def results_of(engine: Engine, state: State) -> list[Result]:
    """The account of a game that is over."""
    s = state[0]
    card = engine.game == "card"
    return [
        Result(
            seat=seat,
            routes=0 if card else int(s["points"][seat]),
            tickets=int(s["ticket_points"][seat]),
            completed=int(s["completed"][seat]),
            bonus=int(s["bonus"][seat]),
            longest=0 if card else int(s["longest"][seat]),
            cities=[city for place, city in enumerate(engine.names.big_cities) if int(s["cities"][seat]) >> place & 1],
            total=int(s["total"][seat]),
        )
        for seat in range(engine.seats)
    ]


def events_for(events: list[Event], seat: int | None) -> list[Event]:
    """Events as a seat (None: a spectator) may see them."""
    return [_cut(event, seat) for event in events]


def _cut(event: Event, seat: int | None) -> Event:
    line = event["line"]
    if line == "shuffle":
        return {name: value for name, value in event.items() if name in ("line", "deck", "number")}
    if event.get("seat") == seat:
        return event
    if line == "deal" and not event.get("given"):
        return {"line": "deal", "seat": event["seat"]}
    if line == "draw":
        return {"line": "draw", "seat": event["seat"]}
    if line == "offer":
        return {"line": "offer", "seat": event["seat"], "count": len(event["tickets"])}
    if line == "keep":
        return {
            "line": "keep",
            "seat": event["seat"],
            "count": len(event["tickets"]),
            "refused": len(event["refused"]),
        }
    return event
