"""A simple player that follows its tickets: a first opponent, and the yardstick that better ones must beat.

On the boards it joins its tickets by their shortest missing ways, claims what it can pay of them, the longest first,
and draws what they need. In the Card Game it lays what its tickets ask for and robs where it can.
"""

from __future__ import annotations

import heapq
from collections import Counter
from random import Random

from linewright.data import Board, Track, board, card
from linewright.play.actions import (
    Action,
    AddToTunnel,
    Claim,
    Complete,
    DrawDeck,
    KeepTickets,
    Lay,
    Pass,
    TakeOpen,
    TakeTickets,
    Withdraw,
)
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.seat import Seat
from linewright.play.views import View

LOCOMOTIVE = "locomotive"


class Greedy:
    """Follows its tickets, one step at a time."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seat: Seat) -> Action:
        view = seat.view
        if view.offer:
            return self._keep(view)
        if view.phase == "complete":
            return Complete(tuple(view.choices.complete_best))
        if view.phase == "tunnel":
            return AddToTunnel(view.choices.add[0]) if view.choices.add else Withdraw()
        if view.choices.must_pass:
            return Pass()
        return self._card_turn(view) if view.game == "card" else self._board_turn(view)

    # The boards.

    def _board_turn(self, view: View) -> Action:
        of = board(view.game)
        wanted = missing_tracks(of, view)
        payable = [of.tracks[number] for number in wanted if view.choices.claims.get(of.tracks[number].name)]
        if payable:
            return self._claim(view, max(payable, key=lambda track: track.length), wanted, of)
        if not wanted and view.choices.claims:
            plain = [track for track in of.tracks if view.choices.claims.get(track.name)]
            if plain:
                return self._claim(view, max(plain, key=lambda track: track.length), wanted, of)
        needed = Counter(of.tracks[number].color for number in wanted)
        return self._draw(view, needed) or self._anything(view)

    def _claim(self, view: View, track: Track, wanted: list[int], of: Board) -> Action:
        """Pay with the fewest locomotives, and on grey tracks with the colour least needed elsewhere."""
        needed = Counter(of.tracks[number].color for number in wanted if number != track.index)
        payments = view.choices.claims[track.name]
        return Claim(
            track.name,
            min(payments, key=lambda cards: (cards[-1], sum(needed[kind] * n for kind, n in cards.as_dict().items()))),
        )

    def _draw(self, view: View, needed: Counter[str]) -> Action | None:
        """The face-up card asked for most; a locomotive where it costs no more than another; else the deck."""
        take = [kind for kind in view.choices.take if kind != LOCOMOTIVE]
        best = max(take, key=lambda kind: needed[kind], default=None)
        if best is not None and needed[best] > 0:
            return TakeOpen(best)
        if LOCOMOTIVE in view.choices.take and view.game == "nordic":
            return TakeOpen(LOCOMOTIVE)
        if view.choices.draw:
            return DrawDeck()
        if best is not None:
            return TakeOpen(best)
        return TakeOpen(LOCOMOTIVE) if view.choices.take else None

    def _anything(self, view: View) -> Action:
        plain = [name for name, payments in view.choices.claims.items() if payments]
        if plain:
            return Claim(plain[0], view.choices.claims[plain[0]][0])
        if view.choices.tickets:
            return TakeTickets()
        name, suggested = next(iter(view.choices.suggested.items()))
        return Claim(name, suggested[0])

    # The Card Game.

    def _card_turn(self, view: View) -> Action:
        needed = card_needs(view)
        best: tuple[int, Cards] | None = None
        for color, least in view.choices.lay_least.items():
            held = view.hand.as_dict().get(color, 0)
            own = min(held, max(least, needed[color]))
            if own >= least and needed[color] > 0:
                robs = any(color in player.yard for player in view.players)
                worth = min(own, needed[color]) * 2 + (3 if robs else 0)
                if best is None or worth > best[0]:
                    best = (worth, Cards.of({color: own}))
        for three in view.choices.lay_three:
            worth = sum(2 for color in three.as_dict() if needed[color] > 0) + 1
            if worth >= 5 and (best is None or worth > best[0]):
                best = (worth, three)
        if best and (best[0] >= 4 or not view.choices.draw):
            return Lay(best[1])
        drawn = self._draw(view, needed)
        if drawn:
            return drawn
        if view.choices.tickets and not view.choices.lay_least and not view.choices.lay_three:
            return TakeTickets()
        if best:
            return Lay(best[1])
        return self._lay_anything(view)

    def _lay_anything(self, view: View) -> Action:
        if view.choices.lay_three:
            return Lay(view.choices.lay_three[0])
        color, least = next(iter(view.choices.lay_least.items()))
        own = min(view.hand.as_dict()[color], least)
        return Lay(Cards.of({color: own, LOCOMOTIVE: least - own}))

    # Tickets, in all games.

    def _keep(self, view: View) -> Action:
        """Keep the tickets that ask for the least a point, at least as many as must be."""
        if view.game == "card":
            costs = {ticket.name: sum(ticket.cards) for ticket in card().tickets}
        else:
            of = board(view.game)
            ways = Ways(of, view)
            costs = {ticket.name: ways.cost(ticket.a, ticket.b) for ticket in of.tickets}
        order = sorted(range(len(view.offer)), key=lambda place: costs[view.offer[place]])
        least = max(view.choices.keep_least, 2 if view.phase == "choose" else 1)
        return KeepTickets(tuple(sorted(place + 1 for place in order[:least])))


def card_needs(view: View) -> Counter[str]:
    """Cards that the own tickets ask for, less those in the own yard."""
    tickets = {ticket.name: ticket for ticket in card().tickets}
    needed: Counter[str] = Counter()
    assert view.seat is not None
    me = view.players[view.seat]
    for name in me.tickets:
        for kind, count in zip(KIND_NAMES, tickets[name].cards, strict=False):
            needed[kind] += count
    for pile in me.yard.values():
        needed.subtract(pile.as_dict())
    return needed


class Ways:
    """Shortest ways over what is a seat's own (free of cost) and what it may still claim (its length)."""

    def __init__(self, of: Board, view: View) -> None:
        self.of = of
        open_tracks = set(view.open_tracks)
        assert view.seat is not None
        own = set(view.players[view.seat].tracks)
        self.steps: dict[int, list[tuple[int, int, int]]] = {city: [] for city in range(len(of.cities))}
        for track in of.tracks:
            if track.name in own or track.name in open_tracks:
                cost = 0 if track.name in own else track.length
                self.steps[track.a].append((track.b, cost, track.index))
                self.steps[track.b].append((track.a, cost, track.index))

    def shortest(self, a: int, b: int) -> tuple[int, list[int]] | None:
        """The cost of the shortest way and the tracks on it that must still be claimed."""
        found: dict[int, int] = {}
        queue: list[tuple[int, int, list[int]]] = [(0, a, [])]
        while queue:
            cost, city, tracks = heapq.heappop(queue)
            if city == b:
                return cost, tracks
            if city in found:
                continue
            found[city] = cost
            for other, more, track in self.steps[city]:
                if other not in found:
                    heapq.heappush(queue, (cost + more, other, [*tracks, track] if more else tracks))
        return None

    def cost(self, a: int, b: int) -> int:
        way = self.shortest(a, b)
        return way[0] if way else 1000


def missing_tracks(of: Board, view: View) -> list[int]:
    """The tracks still to claim for the own tickets, while the trains last."""
    assert view.seat is not None
    me = view.players[view.seat]
    ways = Ways(of, view)
    tickets = {ticket.name: ticket for ticket in of.tickets}
    found = [(ways.shortest(tickets[name].a, tickets[name].b), tickets[name].points) for name in me.tickets]
    open_ways = sorted((way[0], way[1]) for way, _ in found if way and way[0] > 0)
    wanted: list[int] = []
    trains = me.trains
    for cost, tracks in open_ways:
        if cost <= trains:
            new = [track for track in tracks if track not in wanted]
            wanted += new
            trains -= sum(of.tracks[track].length for track in new)
    return wanted
