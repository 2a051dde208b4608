"""Transcripts written by hand: a script keeps the order of a stacked deck, so that a test names only what matters.

It knows where the cards are, and no rule: what a test tells it to write it writes, right or wrong.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from linewright.play.referee import Fault, FaultFound, Referee
from linewright.play.referee.facts import VARIANTS, load

Line = dict[str, Any]


def count(text: str) -> dict[str, int]:
    """`count("2 red 1 locomotive")` is a count of cards."""
    words = text.split()
    return {card: int(number) for number, card in zip(words[::2], words[1::2], strict=True)}


def cards(text: str) -> list[str]:
    """`cards("2 red 1 locomotive")` is a list of cards in that order."""
    words = text.split()
    return [card for number, card in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]


class Script:
    """A transcript that grows line by line.

    `hands` and `open_cards` are what shall be dealt and turned up, `deck` what shall be drawn then; the rest of the
    pack follows in a fixed order. `tickets` stand on top of the ticket deck.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        start: int = 0,
        hands: Sequence[str] = (),
        open_cards: str = "1 red 1 orange 1 yellow 1 green 1 blue",
        deck: str = "",
        bottom: str = "",
        tickets: Sequence[str] = (),
        keep: int = 9,
        variants: Mapping[str, object] | None = None,
    ) -> None:
        self.game, self.seats, self.first = game, seats, start
        self.lines: list[Line] = []
        self.number = {"cards": 0, "tickets": 0}
        facts = load(game)
        readings = {name: known[0] for name, known in VARIANTS[game].items()} | dict(variants or {})
        size = {"usa": 4, "nordic": readings.get("starting_hand", 4), "card": 7}[game]
        assert isinstance(size, int)
        pack = Counter(facts.pack)
        if game == "card":
            pack["locomotive"] -= seats
        wanted = [cards(hand) for hand in hands] or [[] for _ in range(seats)]
        told = Counter(card for hand in wanted for card in hand) + Counter(cards(open_cards))
        told.update(cards(deck) + cards(bottom))
        assert not told - pack, f"the pack lacks {told - pack}"
        rest = sorted((pack - told).elements())
        for hand in wanted:
            while len(hand) < size:
                hand.append(rest.pop())
        around = [(start + step) % seats for step in range(seats)]
        dealt = [wanted[seat][turn] for turn in range(size) for seat in around]
        self.deck = dealt + cards(open_cards) + cards(deck) + rest + cards(bottom)
        self.tickets = [*tickets, *(name for name in facts.tickets if name not in tickets)]
        self.open: list[str | None] = [None] * 5

        names = [f"player {seat}" for seat in range(seats)]
        self.add("game", format="linewright-transcript 1", rules=1, game=game, variants=readings, seats=names)
        self.shuffle("cards", self.deck)
        self.shuffle("tickets", self.tickets)
        self.add("start", seat=start, chosen=False)
        if game == "card":
            for seat in around:
                self.add("deal", seat=seat, card="locomotive", given=True)
        for _ in range(size):
            for seat in around:
                self.add("deal", seat=seat, card=self.deck.pop(0))
        self.refill()
        number = {"usa": 3, "nordic": 5, "card": 6}[game]
        offers = {}
        for seat in around:
            offers[seat] = self.offer(seat, number)
        refused = []
        for seat in around:
            self.add("keep", seat=seat, tickets=offers[seat][:keep], refused=offers[seat][keep:])
            refused += offers[seat][keep:]
        if game == "usa":
            self.tickets += refused
        if game == "card":
            self.shuffle("tickets", self.tickets + refused)

    def add(self, kind: str, /, **fields: object) -> "Script":
        self.lines.append({"line": kind, **fields})
        return self

    def shuffle(self, pile: str, order: Iterable[str]) -> "Script":
        order = list(order)
        if pile == "cards":
            self.deck = list(order)
        else:
            self.tickets = list(order)
        self.add("shuffle", deck=pile, number=self.number[pile], order=order)
        self.number[pile] += 1
        return self

    def refill(self) -> "Script":
        """Fill every empty place from the deck, as far as it goes."""
        for place in range(5):
            if self.open[place] is None and self.deck:
                self.open[place] = self.deck.pop(0)
                self.add("refill", place=place, card=self.open[place])
        return self

    def swap(self) -> "Script":
        self.add("swap", cards=list(self.open))
        self.open = [None] * 5
        return self.refill()

    def turn(self, seat: int) -> "Script":
        return self.add("turn", seat=seat)

    def draw(self, seat: int, number: int = 1) -> "Script":
        for _ in range(number):
            self.add("draw", seat=seat, card=self.deck.pop(0))
        return self

    def take(self, seat: int, place: int) -> "Script":
        """Take an open card and refill its place."""
        self.add("take", seat=seat, place=place, card=self.open[place])
        self.open[place] = None
        return self.refill()

    def offer(self, seat: int, number: int) -> list[str]:
        offered, self.tickets = self.tickets[:number], self.tickets[number:]
        self.add("offer", seat=seat, tickets=offered)
        return offered

    def take_tickets(self, seat: int, number: int, keep: int) -> "Script":
        self.add("tickets", seat=seat)
        offered = self.offer(seat, number)
        self.add("keep", seat=seat, tickets=offered[:keep], refused=offered[keep:])
        if self.game != "nordic":
            self.tickets += offered[keep:]
        return self

    def claim(self, seat: int, track: str, paid: str, points: int | None = None) -> "Script":
        worth = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}
        if points is None:
            points = worth[load(self.game).tracks[track].length]
        return self.add("claim", seat=seat, track=track, cards=count(paid), points=points)

    def tunnel(self, seat: int, track: str, paid: str, add: int, turned: int = 3) -> "Script":
        self.add("tunnel", seat=seat, track=track, cards=count(paid))
        return self.add(
            "turned", seat=seat, cards=[self.deck.pop(0) for _ in range(min(turned, len(self.deck)))], add=add
        )

    def lay(self, seat: int, robbed: tuple[int, str, str] | None = None, **piles: str) -> "Script":
        loss = robbed and {"seat": robbed[0], "color": robbed[1], "cards": count(robbed[2])}
        return self.add("lay", seat=seat, piles={color: count(pile) for color, pile in piles.items()}, robbed=loss)

    def track(self, seat: int, **moved: str) -> "Script":
        return self.add("track", seat=seat, cards=moved)

    def result(self, seat: int, *numbers: int, cities: Sequence[str] = ()) -> "Script":
        routes, tickets, completed, bonus, longest = numbers
        total = routes + tickets + bonus
        return self.add(
            "result",
            seat=seat,
            routes=routes,
            tickets=tickets,
            completed=completed,
            bonus=bonus,
            longest=longest,
            cities=list(cities),
            total=total,
        )

    def text(self) -> list[str]:
        return [json.dumps(line, ensure_ascii=False) for line in self.lines]


def loaded(game: str, mine: str, *, yours: str = "", tail: str = "", **more: Any) -> Script:
    """Two seats, no claim yet: seat 0 is dealt and draws these cards, seat 1 others; then seat 0 is in turn.

    `yours` is what seat 1 is dealt, `tail` what lies on the deck then.
    """
    first = cards(mine)
    first += ["purple"] * (len(first) % 2)
    spare = Counter(load(game).pack) - Counter(first + cards(yours) + cards(tail))
    spare -= Counter(cards("1 red 1 orange 1 yellow 1 green 1 blue"))
    second = cards(yours)
    rest = sorted(spare.elements())
    while len(second) < len(first):
        second.append(rest.pop(0))
    draws = [one for at in range(4, len(first), 2) for one in first[at : at + 2] + second[at : at + 2]]
    hands = [" ".join(f"1 {card}" for card in hand[:4]) for hand in (first, second)]
    script = Script(game, hands=hands, deck=" ".join(f"1 {card}" for card in draws) + " " + tail, **more)
    for _ in range(4, len(first), 2):
        script.turn(0).draw(0, 2).turn(1).draw(1, 2)
    return script.turn(0)


def fault_in(lines: Iterable[Mapping[str, object]]) -> Fault | None:
    """The first fault, whether or not the game is complete."""
    referee = Referee()
    try:
        for number, line in enumerate(lines, start=1):
            referee.feed(number, line)
    except FaultFound as found:
        return found.fault
    return None


def accept(script: Script) -> None:
    assert fault_in(script.lines) is None


def refuse(script: Script, rule: str, *, lines_before_last: int = 0) -> None:
    """The last line (or one some lines before it) must be the first wrong one, by this rule."""
    fault = fault_in(script.lines)
    assert fault is not None
    assert (fault.rule, fault.line) == (rule, len(script.lines) - lines_before_last), str(fault)
    assert fault.message.endswith(".")
