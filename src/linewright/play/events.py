"""Events by name, from what the core noted: the lines of a transcript, as plain dictionaries.

An event told here is told in full. What of it a seat may see is decided in `views.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from linewright.core import log
from linewright.core.layout import CARDS_DECK, OPEN_PLACES
from linewright.core.numbers import (
    ENDED_BY_DECK,
    ENDED_BY_IDLENESS,
    ENDED_BY_PASSES,
    ENDED_BY_TRAINS,
)
from linewright.play.cards import KIND_NAMES
from linewright.play.engine import LogRow
from linewright.play.names import Names

Event = dict[str, Any]

REASONS = {
    ENDED_BY_TRAINS: "trains",
    ENDED_BY_PASSES: "passes",
    ENDED_BY_DECK: "deck",
    ENDED_BY_IDLENESS: "idle",
}


class _Rows:
    """The rows of a log, to be read one by one or as long as they belong to the one before."""

    def __init__(self, rows: list[LogRow]) -> None:
        self.rows = rows
        self.place = 0

    def __iter__(self) -> Iterator[LogRow]:
        while self.place < len(self.rows):
            self.place += 1
            yield self.rows[self.place - 1]

    def following(self, *kinds: int) -> list[LogRow]:
        start = self.place
        while self.place < len(self.rows) and self.rows[self.place][0] in kinds:
            self.place += 1
        return self.rows[start : self.place]

    def cards(self) -> dict[str, int]:
        return {KIND_NAMES[kind]: count for _, _, kind, count in self.following(log.CARDS_OF)}


Teller = Callable[[Names, _Rows, int, int, int], Event]


def events_of(rows: list[LogRow], names: Names) -> list[Event]:
    """The events that the rows tell, in order."""
    reading = _Rows(rows)
    events: list[Event] = []
    turned: list[str] = []
    set_laid: dict[str, int] = {}
    added: dict[str, int] | None = None
    for kind, seat, first, second in reading:
        if kind == log.TURNED:
            turned.append(KIND_NAMES[first])
        elif kind == log.TO_ADD:
            events.append({"line": "turned", "seat": seat, "cards": turned, "add": first})
            turned = []
        elif kind == log.TUNNEL_SET:
            set_laid = reading.cards()
            events.append({"line": "tunnel", "seat": seat, "track": names.tracks[first], "cards": set_laid})
        elif kind == log.ADDED:
            added = reading.cards()
            events.append({"line": "added", "seat": seat, "cards": added})
        else:
            event = _TELLERS[kind](names, reading, seat, first, second)
            if event:
                events.append(event)
    return events


def _shuffle(names: Names, rows: _Rows, seat: int, deck: int, number: int) -> Event:
    if deck == CARDS_DECK:
        return {"line": "shuffle", "deck": "cards", "number": number, "of": rows.cards()}
    tickets = [names.tickets[row[2]] for row in rows.following(log.TICKET_OF)]
    return {"line": "shuffle", "deck": "tickets", "number": number, "of": tickets}


def _deal(names: Names, rows: _Rows, seat: int, kind: int, given: int) -> Event:
    event: Event = {"line": "deal", "seat": seat, "card": KIND_NAMES[kind]}
    return {**event, "given": True} if given else event


def _offer(names: Names, rows: _Rows, seat: int, ticket: int, place: int) -> Event:
    tickets = [names.tickets[ticket]]
    while rows.place < len(rows.rows) and rows.rows[rows.place][:2] == (log.OFFER, seat):
        tickets.append(names.tickets[rows.rows[rows.place][2]])
        rows.place += 1
    return {"line": "offer", "seat": seat, "tickets": tickets}


def _keep(names: Names, rows: _Rows, seat: int, first: int, second: int) -> Event:
    rows.place -= 1
    kept: list[str] = []
    refused: list[str] = []
    while rows.place < len(rows.rows) and rows.rows[rows.place][1] == seat:
        kind, _, ticket, _ = rows.rows[rows.place]
        if kind not in (log.KEPT, log.REFUSED):
            break
        (kept if kind == log.KEPT else refused).append(names.tickets[ticket])
        rows.place += 1
    return {"line": "keep", "seat": seat, "tickets": kept, "refused": refused}


def _on_track(names: Names, rows: _Rows, seat: int, color: int, kind: int) -> Event:
    moved = {KIND_NAMES[color]: KIND_NAMES[kind]}
    for _, _, pile, card in rows.following(log.ON_TRACK):
        moved[KIND_NAMES[pile]] = KIND_NAMES[card]
    return {"line": "track", "seat": seat, "cards": moved}


def _swap(names: Names, rows: _Rows, seat: int, first: int, second: int) -> Event:
    cards = [KIND_NAMES[kind] for _, _, _, kind in rows.following(log.SWAPPED_CARD)]
    assert len(cards) == OPEN_PLACES
    return {"line": "swap", "cards": cards}


def _claim(names: Names, rows: _Rows, seat: int, track: int, points: int) -> Event:
    return {"line": "claim", "seat": seat, "track": names.tracks[track], "cards": rows.cards(), "points": points}


def _lay(names: Names, rows: _Rows, seat: int, color: int, count: int) -> Event:
    piles: dict[str, dict[str, int]] = {}
    robbed: Event | None = None
    rows.place -= 1
    while rows.place < len(rows.rows) and rows.rows[rows.place][0] == log.LAID:
        _, _, color, count = rows.rows[rows.place]
        locomotives = rows.rows[rows.place + 1][3]
        rows.place += 2
        piles[KIND_NAMES[color]] = _pile(color, count, locomotives)
        if rows.place < len(rows.rows) and rows.rows[rows.place][0] == log.ROBBED:
            victim = rows.rows[rows.place][1]
            _, _, own, wild = rows.rows[rows.place + 1]
            rows.place += 2
            robbed = {"seat": victim, "color": KIND_NAMES[color], "cards": _pile(color, own, wild)}
    return {"line": "lay", "seat": seat, "piles": piles, "robbed": robbed}


def _pile(color: int, count: int, locomotives: int) -> dict[str, int]:
    pile = {KIND_NAMES[color]: count, "locomotive": locomotives}
    return {name: cards for name, cards in pile.items() if cards}


def _complete(names: Names, rows: _Rows, seat: int, first: int, second: int) -> Event:
    rows.place -= 1
    tickets = [names.tickets[row[2]] for row in rows.following(log.COMPLETES)]
    rows.place += 1  # the row that says that there are no more
    return {"line": "complete", "seat": seat, "tickets": tickets}


def _plain(line: str) -> Teller:
    return lambda names, rows, seat, first, second: {"line": line, "seat": seat}


_TELLERS: dict[int, Teller] = {
    log.SHUFFLE: _shuffle,
    log.START: lambda n, r, seat, chosen, _: {"line": "start", "seat": seat, "chosen": bool(chosen)},
    log.DEAL: _deal,
    log.REFILL: lambda n, r, s, place, kind: {"line": "refill", "place": place, "card": KIND_NAMES[kind]},
    log.SWAP: _swap,
    log.OFFER: _offer,
    log.KEPT: _keep,
    log.REFUSED: _keep,
    log.TURN_BEGINS: _plain("turn"),
    log.ON_TRACK: _on_track,
    log.TAKE: lambda n, r, seat, place, kind: {
        "line": "take",
        "seat": seat,
        "place": place,
        "card": KIND_NAMES[kind],
    },
    log.DRAWN: lambda n, r, seat, kind, _: {"line": "draw", "seat": seat, "card": KIND_NAMES[kind]},
    log.ASK_TICKETS: _plain("tickets"),
    log.CLAIM: _claim,
    log.WITHDRAWN: lambda n, rows, seat, _a, _b: {"line": "withdrawn", "seat": seat, "cards": rows.cards()},
    log.LAID: _lay,
    log.PASSED: _plain("pass"),
    log.LAST_TURNS: _plain("last_turns"),
    log.ROUND_END: lambda n, r, s, number, reason: {
        "line": "round_end",
        "round": number,
        "reason": REASONS[reason],
    },
    log.COMPLETES: _complete,
    log.COMPLETES_NO_MORE: _complete,
    log.GAME_OVER: lambda n, r, s, reason, _: {"line": "over", "reason": REASONS[reason]},
}
