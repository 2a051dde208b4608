"""What tickets still need, and which payment spares most: worked out from what the viewer may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from linewright.cli.terminal.map_tables import ticket_tracks
from linewright.cli.terminal.table import Table
from linewright.data import GREY, LOCOMOTIVE, Board, CardTicket, Ticket, card
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.views import View

SUGGESTIONS = 3


@dataclass(frozen=True, slots=True)
class TicketState:
    """A ticket on a board: how many trains a shortest way still takes (None: no way is left), and its tracks."""

    ticket: Ticket
    trains: int | None
    tracks: list[int]

    @property
    def done(self) -> bool:
        return self.trains == 0


def owners(board: Board, view: View) -> list[int | None]:
    """The owner of each track, by its number."""
    by_name = {name: player.seat for player in view.players for name in player.tracks}
    return [by_name.get(track.name) for track in board.tracks]


def board_tickets(board: Board, names: Iterable[str]) -> list[Ticket]:
    by_name = {ticket.name: ticket for ticket in board.tickets}
    return [by_name[name] for name in names]


def card_tickets(names: Iterable[str]) -> list[CardTicket]:
    by_name = {ticket.name: ticket for ticket in card().tickets}
    return [by_name[name] for name in names]


def ticket_cards(ticket: CardTicket) -> Cards:
    return Cards((*ticket.cards, 0))


def ticket_states(table: Table, view: View, names: Iterable[str], seat: int | None = None) -> list[TicketState]:
    """How far each ticket is from done, for the viewer or another seat."""
    board = table.board
    assert board is not None
    seat = view.seat if seat is None else seat
    owner, closed = owners(board, view), table.closed(view)
    cost: dict[int, int] = {}
    for track in board.tracks:
        if owner[track.index] == seat:
            cost[track.index] = 0
        elif owner[track.index] is None and track.index not in closed:
            cost[track.index] = track.length
    return [TicketState(ticket, *_way(board, cost, ticket.a, ticket.b)) for ticket in board_tickets(board, names)]


def _way(board: Board, cost: Mapping[int, int], start: int, goal: int) -> tuple[int | None, list[int]]:
    """The trains that a shortest way takes, and the tracks of it that are still to be had."""
    steps: dict[int, list[tuple[int, int]]] = {}
    for track in board.tracks:
        if track.index in cost:
            steps.setdefault(track.a, []).append((track.b, track.index))
            steps.setdefault(track.b, []).append((track.a, track.index))
    done: set[int] = set()
    queue: list[tuple[int, int, list[int]]] = [(0, start, [])]
    while queue:
        far, city, way = heappop(queue)
        if city == goal:
            return far, way
        if city in done:
            continue
        done.add(city)
        for other, number in steps.get(city, ()):
            if other not in done:
                heappush(queue, (far + cost[number], other, [*way, number] if cost[number] else way))
    return None, []


def wanted_tracks(table: Table, view: View) -> set[int]:
    """The tracks on all shortest ways that complete the viewer's tickets."""
    board = table.board
    if board is None or view.seat is None:
        return set()
    tickets = board_tickets(board, view.players[view.seat].tickets)
    return ticket_tracks(board, owners(board, view), table.closed(view), view.seat, tickets)


def payable(table: Table, view: View) -> list[int]:
    """The tracks that the viewer can pay for now, plainly or with exchanges."""
    names = {*view.choices.claims, *view.choices.exchanges}
    return sorted(table.names.track_numbers[name] for name in names)


@dataclass(frozen=True, slots=True)
class Payment:
    """A way to pay, and how many exchanges are in it."""

    cards: Cards
    exchanges: int = 0


def payments(table: Table, view: View, track: str) -> list[Payment]:
    """The plain payments, those that spare most first; then up to three with exchanges."""
    board = table.board
    assert board is not None
    number = table.names.track_numbers[track]
    needed: Counter[str] = Counter()
    for other in wanted_tracks(table, view) - {number}:
        needed[board.tracks[other].color] += board.tracks[other].length
    held = view.hand.as_dict()

    def price(cards: Cards) -> tuple[int, int, int]:
        color = next((kind for kind in cards.as_dict() if kind != KIND_NAMES[LOCOMOTIVE]), "")
        return cards[LOCOMOTIVE], needed[color], -held.get(color, 0)

    plain = [Payment(cards) for cards in sorted(view.choices.claims.get(track, []), key=price)]
    counts = view.choices.exchanges.get(track, [])
    suggested = view.choices.suggested.get(track, [])
    return plain + [Payment(cards, count) for cards, count in zip(suggested, counts, strict=False)]


def color_of(board: Board, track: int) -> str:
    """The colour that a track asks for; nothing where any will do."""
    color = board.tracks[track].color
    return "" if color == GREY else color


def together(tickets: Sequence[CardTicket]) -> Cards:
    """The cards that several tickets of the Card Game need in all."""
    total = Cards()
    for ticket in tickets:
        total += ticket_cards(ticket)
    return total
