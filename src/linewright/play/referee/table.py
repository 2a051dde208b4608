"""What lies on the table in all three games: the decks, the open cards, the hands, the tickets.

The rules that the three games share are checked here, under North America's ids; `ids` says under which id
a game's own page has the same rule.
"""

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from linewright.play.referee.facts import VARIANTS, Facts, load
from linewright.play.referee.faults import Fault, FaultFound
from linewright.play.referee.reading import CARDS, LOCOMOTIVE, Cards, Event, Reader, Steps, say

FORMAT = "linewright-transcript 1"
RULES = 1
PLACES = 5

ACTIONS = ("take", "draw", "tickets", "claim", "tunnel", "lay", "pass")

# The rule that a line breaks by standing where nothing asks for it.
UNASKED = {
    "shuffle": "U-D7",
    "deal": "U-S1",
    "refill": "U-D1",
    "swap": "U-D5",
    "offer": "U-T1",
    "keep": "U-T1",
    "turn": "U-S3",
    "track": "K-A1",
    "turned": "N-T1",
    "added": "N-T1",
    "withdrawn": "N-T3",
    "last_turns": "U-E1",
    "round_end": "K-R1",
    "complete": "K-R2",
    "result": "U-E1",
    "end": "U-E1",
}


@dataclass(frozen=True)
class Head:
    """The first line of a game."""

    facts: Facts
    variants: Mapping[str, object]
    players: int


def read_head(event: Event) -> Head:
    if event.kind != "game":
        event.wrong(f"A game begins with a `game` line, not with `{event.kind}`.")
    if event.text("format") != FORMAT:
        event.wrong(f"The format is {event.text('format')!r}; this program reads {FORMAT!r}.")
    if event.number("rules") != RULES:
        event.wrong(f"The rules are version {event.number('rules')}; this program knows version {RULES}.")
    game = event.text("game")
    if game not in VARIANTS:
        event.wrong(f"{game!r} is no game; the games are {', '.join(VARIANTS)}.")
    variants = event.mapping("variants")
    for name in sorted(VARIANTS[game].keys() | variants.keys()):
        if name not in VARIANTS[game]:
            event.wrong(f"{game} has no variant {name!r}.")
        if name not in variants:
            event.wrong(f"`variants` does not say which reading of {name} is in force.")
        reading = variants[name]
        if not any(type(reading) is type(known) and reading == known for known in VARIANTS[game][name]):
            event.wrong(f"{reading!r} is no reading of the variant {name}.")
    facts = load(game)
    seats = event.names("seats")
    least, most = facts.players
    if not least <= len(seats) <= most:
        rule = {"usa": "U-P4", "nordic": "N-P2", "card": "K-S5"}[game]
        message = f"{len(seats)} seats; this game is for {least} to {most}."
        raise FaultFound(Fault(event.line, rule, message))
    return Head(facts, variants, len(seats))


class Table(ABC):
    """A table at which the cards move as the transcript says, as far as the rules allow."""

    ids: Mapping[str, str] = {}
    face_up_locomotive_limits = True  # U-D2, U-D3

    def __init__(self, reader: Reader, head: Head) -> None:
        self.reader = reader
        self.facts = head.facts
        self.variants = head.variants
        self.players = head.players
        self.first = 0
        self.in_turn = 0
        self.deck: deque[str] = deque()
        self.discards: Cards = Counter()
        self.open: list[str | None] = [None] * PLACES
        self.hands: list[Cards] = [Counter() for _ in range(self.players)]
        self.ticket_deck: deque[str] = deque()
        self.kept: list[list[str]] = [[] for _ in range(self.players)]
        self.shuffles = {"cards": 0, "tickets": 0}
        self.over = ("U-S3", "no turn has begun")
        """Why the last turn is over: the rule, and the reason in words."""

    @abstractmethod
    def play(self) -> Steps[None]:
        """Check one game from the shuffles to the end."""

    @abstractmethod
    def restock(self) -> Steps[None]:
        """Check what happens by itself after train cards have left the deck, or have been discarded."""

    # Saying what is wrong

    def fault(self, rule: str, message: str) -> NoReturn:
        raise FaultFound(Fault(self.reader.line, self.ids.get(rule, rule), message))

    def require(self, holds: bool, rule: str, message: str) -> None:
        if not holds:
            self.fault(rule, message)

    def expect(self, kind: str, rule: str, why: str, seat: int | None = None) -> Steps[Event]:
        """The next line, which must be of this kind, and of this seat if one is named."""
        event = yield from self.reader.next()
        if event.kind != kind:
            self.fault(rule, f"A `{event.kind}` line where a `{kind}` line is needed: {why}.")
        if seat is not None:
            self.same_seat(event, seat, rule)
        return event

    def same_seat(self, event: Event, seat: int, rule: str = "U-S3") -> None:
        told = event.number("seat")
        self.require(told == seat, rule, f"The `{event.kind}` line is of seat {told}; it is for seat {seat}.")

    def expect_turn(self, seat: int) -> Steps[None]:
        """A `turn` line of this seat; anything else tells what the transcript did wrong instead."""
        event = yield from self.reader.next()
        if event.kind in ACTIONS:
            rule, why = self.over
            self.fault(rule, f"A `{event.kind}` line after the end of a turn: {why}.")
        if event.kind != "turn":
            self.unasked(event, f"the turn of seat {seat} is due")
        self.same_seat(event, seat)
        self.in_turn = seat

    def unasked(self, event: Event, why: str) -> NoReturn:
        self.fault(self.against(event), f"Nothing asks for a `{event.kind}` line here: {why}.")

    def against(self, event: Event) -> str:
        """The rule that a line breaks where nothing asks for it; lines of other games break none."""
        rule = UNASKED.get(event.kind, "format")
        own = {"usa": "U", "nordic": "UN", "card": "UK"}[self.facts.game]
        return rule if rule[0] in own else "format"

    @property
    def seats(self) -> range:
        return range(self.players)

    def around(self, first: int) -> list[int]:
        """The seats in turn order, from one of them."""
        return [(first + step) % self.players for step in range(self.players)]

    # Setting up

    def read_start(self, seat: int | None = None) -> Steps[int]:
        rule = "U-S3" if seat is None else "K-R4"
        event = yield from self.expect("start", rule, "the starting seat must be told", seat)
        start = event.number("seat")
        self.require(0 <= start < self.players, "format", f"There is no seat {start}.")
        chosen = event.flag("chosen")
        self.require(seat is None or not chosen, "K-R4", "Nobody chooses who begins the second round.")
        return start

    def shuffle_cards(self, due: Cards, rule: str) -> Steps[None]:
        order = yield from self.read_shuffle("cards", rule)
        for card in order:
            self.require(card in CARDS, "format", f"{card!r} is no train card.")
        told: Cards = Counter(order)
        self.require(
            told == +due,
            rule,
            f"The shuffled cards have {say(told - due)} too many and {say(due - told)} too few.",
        )
        self.deck = deque(order)

    def shuffle_tickets(self, due: list[str], rule: str) -> Steps[None]:
        order = yield from self.read_shuffle("tickets", rule)
        self.require(
            sorted(order) == sorted(due),
            rule,
            f"The shuffled tickets are not the {len(due)} that must be in.",
        )
        self.ticket_deck = deque(order)

    def read_shuffle(self, pile: str, rule: str) -> Steps[list[str]]:
        event = yield from self.expect("shuffle", rule, f"the {pile} must be shuffled now")
        told = event.text("deck")
        self.require(told == pile, rule, f"The {told!r} were shuffled where the {pile!r} must be.")
        number = event.number("number")
        due = self.shuffles[pile]
        self.require(number == due, "format", f"This is shuffle {due} of the {pile}, not {number}.")
        self.shuffles[pile] += 1
        return event.names("order")

    def deal(self, seat: int, rule: str = "U-S1") -> Steps[None]:
        event = yield from self.expect("deal", rule, f"seat {seat} gets its next card", seat)
        self.require("given" not in event.fields, rule, "This card comes from the deck; it is not given.")
        self.hands[seat][self.top_card(event, event.card("card"), rule)] += 1

    def first_offers(self, number: int, least: int) -> Steps[list[str]]:
        """The first tickets of all seats; gives back those refused, in turn order, then dealt order."""
        refused: list[str] = []
        offers: dict[int, list[str]] = {}
        for seat in self.around(self.first):
            offers[seat] = yield from self.offer(seat, number, "U-S2")
        for seat in self.around(self.first):
            refused += yield from self.keep(seat, offers[seat], least, "U-S2")
        return refused

    # Train cards

    def top_card(self, event: Event, card: str, rule: str) -> str:
        """Take a card from the deck; it must be the next in the order told."""
        self.require(bool(self.deck), "U-D7", f"A `{event.kind}` line needs a card, and the deck is empty.")
        top = self.deck.popleft()
        self.require(card == top, rule, f"The next card of the deck is {top}, not {card}.")
        return card

    def refill(self, place: int) -> Steps[None]:
        event = yield from self.expect("refill", "U-D1", f"place {place} is empty and the deck has cards")
        told = event.number("place")
        self.require(told == place, "U-D1", f"Place {told} was refilled where place {place} is due.")
        self.open[place] = self.top_card(event, event.card("card"), "U-D1")

    def can_take(self, card: str | None, second: bool) -> bool:
        limited = second and self.face_up_locomotive_limits
        return card is not None and not (limited and card == LOCOMOTIVE)

    def can_draw(self, second: bool = False) -> bool:
        """Whether a first or a second card can be had (U-D8)."""
        return bool(self.deck) or any(self.can_take(card, second) for card in self.open)

    def draw_cards(self, seat: int, event: Event) -> Steps[None]:
        """The action of drawing, from its first line on."""
        card = yield from self.draw_one(seat, event, second=False)
        if event.kind == "take" and card == LOCOMOTIVE and self.face_up_locomotive_limits:
            self.over = ("U-D2", "a face-up locomotive was taken, which is the only card of its turn")
            return
        if not self.can_draw(second=True):
            locomotives = LOCOMOTIVE in self.open
            self.over = (
                "U-D3" if locomotives else "U-D8",
                "only face-up locomotives are left, which cannot be the second card"
                if locomotives
                else "nothing is left to draw as a second card",
            )
            return
        event = yield from self.reader.next()
        if event.kind not in ("take", "draw"):
            rule = "U-D8" if event.kind in ("turn", *ACTIONS) else self.against(event)
            self.fault(rule, f"A `{event.kind}` line where the second card is due: one can be had.")
        yield from self.draw_one(seat, event, second=True)
        self.over = ("U-D1", "two cards were drawn")

    def draw_one(self, seat: int, event: Event, *, second: bool) -> Steps[str]:
        self.same_seat(event, seat)
        card = event.card("card")
        if event.kind == "draw":
            self.top_card(event, card, "U-D1")
        else:
            place = event.number("place")
            self.require(0 <= place < PLACES, "format", f"There is no place {place}.")
            lies = self.open[place]
            self.require(lies is not None, "U-D7", f"Nothing lies open at place {place}.")
            self.require(card == lies, "U-D1", f"At place {place} lies {lies}, not {card}.")
            self.require(
                self.can_take(card, second),
                "U-D3",
                "A face-up locomotive cannot be the second card of a turn.",
            )
            self.open[place] = None
        self.hands[seat][card] += 1
        yield from self.restock()
        return card

    def pay(self, seat: int, cards: Cards, rule: str) -> None:
        """Cards leave a hand, which must hold them."""
        short = cards - self.hands[seat]
        self.require(not short, rule, f"Seat {seat} lacks {say(short)} for what it plays.")
        self.hands[seat] -= cards

    # Tickets

    def take_tickets(self, seat: int, event: Event, number: int, least: int) -> Steps[list[str]]:
        """The action of taking tickets; gives back those refused."""
        self.same_seat(event, seat)
        self.require(bool(self.ticket_deck), "U-T1", "No tickets can be taken: the ticket deck is empty.")
        offered = yield from self.offer(seat, min(number, len(self.ticket_deck)), "U-T1")
        refused = yield from self.keep(seat, offered, least, "U-T1")
        self.over = ("U-T1", "tickets were taken")
        return refused

    def offer(self, seat: int, number: int, rule: str) -> Steps[list[str]]:
        event = yield from self.expect("offer", rule, f"seat {seat} is dealt tickets", seat)
        told = event.names("tickets")
        due = [self.ticket_deck.popleft() for _ in range(number)]
        self.require(told == due, rule, f"The tickets on top of the deck are {', '.join(due)}.")
        return due

    def keep(self, seat: int, offered: list[str], least: int, rule: str) -> Steps[list[str]]:
        event = yield from self.expect("keep", rule, f"seat {seat} chooses of its tickets", seat)
        kept, refused = event.names("tickets"), event.names("refused")
        parted = sorted(kept + refused) == sorted(offered)
        self.require(parted, rule, "The tickets kept and those refused are not the tickets offered.")
        in_order = all(part == [ticket for ticket in offered if ticket in part] for part in (kept, refused))
        self.require(in_order, rule, "The tickets must stand in the order in which they were dealt.")
        self.require(len(kept) >= least, rule, f"{len(kept)} tickets kept where at least {least} must be.")
        self.kept[seat] += kept
        return refused
