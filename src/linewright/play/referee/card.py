"""The Card Game."""

from collections import Counter
from itertools import combinations

from linewright.play.referee import scoring
from linewright.play.referee.reading import COLORS, LOCOMOTIVE, Cards, Event, Reader, Steps, say
from linewright.play.referee.scoring import Score
from linewright.play.referee.table import PLACES, Head, Table

CARD_IDS = {
    "U-P2": "K-P1",
    "U-S1": "K-S1",
    "U-S2": "K-S3",
    "U-S3": "K-S4",
    "U-D1": "K-D1",
    "U-D5": "K-S2",
    "U-D7": "K-D2",
    "U-D8": "K-D2",
    "U-T1": "K-T1",
    "U-N1": "K-N1",
    "U-E1": "K-R1",
    "U-E4": "K-E4",
}

IDLE_LAPS = 3  # K-N2


class CardGame(Table):
    ids = CARD_IDS

    def __init__(self, reader: Reader, head: Head) -> None:
        super().__init__(reader, head)
        self.rounds = 2 if self.players == 4 else 1  # K-S5
        self.yards: list[dict[str, Cards]] = [{} for _ in self.seats]
        self.on_track: list[Cards] = [Counter() for _ in self.seats]
        self.completed: list[list[str]] = [[] for _ in self.seats]
        self.turns_left: int | None = None

    def play(self) -> Steps[None]:
        yield from self.set_up()
        for number in range(1, self.rounds + 1):
            if number == 2:
                yield from self.set_up_again()
            reason, last = yield from self.play_round(number)
            for seat in self.around(self.first):
                yield from self.complete(seat)
            self.first = (last + 1) % self.players  # K-R4
        yield from self.account(reason)

    # Setting up

    def set_up(self) -> Steps[None]:
        rest = self.facts.whole_pack()
        rest[LOCOMOTIVE] -= self.players
        yield from self.shuffle_cards(rest, "U-P2")
        yield from self.shuffle_tickets(list(self.facts.tickets), "K-P1")
        self.first = yield from self.read_start()
        for seat in self.around(self.first):
            event = yield from self.expect("deal", "K-S1", f"seat {seat} is given a locomotive", seat)
            given = "given" in event.fields and event.flag("given")
            self.require(given and event.card("card") == LOCOMOTIVE, "K-S1", "A locomotive is given first.")
            self.hands[seat][LOCOMOTIVE] += 1
        for _ in range(7):
            for seat in self.around(self.first):
                yield from self.deal(seat)
        yield from self.turn_up_missing()
        refused = yield from self.first_offers(6, least=1)
        yield from self.shuffle_tickets([*self.ticket_deck, *refused], "K-S3")

    def set_up_again(self) -> Steps[None]:
        """The second round (K-R4): all train cards but those in hands make the new deck."""
        rest = self.facts.whole_pack()
        for hand in self.hands:
            rest -= hand
        self.yards = [{} for _ in self.seats]
        self.on_track = [Counter() for _ in self.seats]
        self.open = [None] * PLACES
        self.discards = Counter()
        self.turns_left = None
        yield from self.shuffle_cards(rest, "K-R4")
        yield from self.read_start(self.first)
        for _ in range(4):
            for seat in self.around(self.first):
                if self.deck:
                    yield from self.deal(seat, "K-R4")
        yield from self.turn_up_missing()
        if not self.deck:
            yield from self.announce_last_turns(self.first)

    # The deck: no reshuffle (K-D2), no swap (K-S2), and its end ends the round (K-R1)

    def restock(self) -> Steps[None]:
        yield from self.turn_up_missing()
        if not self.deck and self.turns_left is None:
            yield from self.announce_last_turns(self.in_turn)

    def turn_up_missing(self) -> Steps[None]:
        for place in range(PLACES):
            if self.open[place] is None and self.deck:
                yield from self.refill(place)

    def announce_last_turns(self, seat: int) -> Steps[None]:
        yield from self.expect("last_turns", "K-R1", "the last card of the deck has been drawn", seat)
        self.turns_left = self.players

    # A round

    def play_round(self, number: int) -> Steps[tuple[str, int]]:
        """The turns of a round; gives back why it ended, and with which seat's turn."""
        seat = self.first
        idle = 0
        while True:
            counts_down = self.turns_left is not None
            yield from self.expect_turn(seat)
            busy = yield from self.turn(seat)
            idle = 0 if busy else idle + 1
            if counts_down and self.turns_left is not None:
                self.turns_left -= 1
            reason = self.why_over(idle)
            if reason:
                rule = "K-R1" if reason == "deck" else "K-N2"
                event = yield from self.expect("round_end", rule, "the round is over")
                told = event.number("round")
                self.require(told == number, "K-S5", f"It is round {number} that ends, not {told}.")
                self.require(event.text("reason") == reason, rule, f"The reason is {reason!r}.")
                return reason, seat
            seat = (seat + 1) % self.players

    def why_over(self, idle: int) -> str:
        if self.turns_left == 0:
            return "deck"
        return "idle" if idle >= IDLE_LAPS * self.players else ""

    def turn(self, seat: int) -> Steps[bool]:
        """Both steps of a turn; says whether a train card was taken or laid, or a ticket kept (K-N2)."""
        if self.yards[seat]:
            yield from self.move_to_track(seat)
        event = yield from self.reader.next()
        match event.kind:
            case "take" | "draw":
                yield from self.draw_cards(seat, event)
            case "lay":
                self.lay(seat, event)
            case "tickets":
                before = len(self.kept[seat])
                refused = yield from self.take_tickets(seat, event, 4, least=0)
                self.ticket_deck.extend(refused)
                return len(self.kept[seat]) > before
            case "pass":
                self.same_seat(event, seat)
                possible = self.possible_action(seat)
                self.require(not possible, "U-N1", f"Seat {seat} may not pass: it could {possible}.")
                self.over = ("U-N1", "the seat has passed")
                return False
            case "turn":
                self.fault("K-A2", "A turn ended without an action, and without a `pass`.")
            case "claim" | "tunnel":
                self.fault("format", f"This game has no `{event.kind}` line.")
            case _:
                self.unasked(event, f"seat {seat} must act")
        return True

    def move_to_track(self, seat: int) -> Steps[None]:
        """Step 1: the top card of each pile; locomotives lie on top (K-A1, K-Y2)."""
        event = yield from self.expect("track", "K-A1", f"seat {seat} has cards in its yard", seat)
        told = event.mapping("cards")
        yard = self.yards[seat]
        due = {color: LOCOMOTIVE if pile[LOCOMOTIVE] else color for color, pile in yard.items()}
        self.require(told == due, "K-A1", f"The cards that go to the track are {due}.")
        for color, card in due.items():
            yard[color][card] -= 1
            self.on_track[seat][card] += 1
        self.yards[seat] = {color: pile for color, pile in yard.items() if pile.total()}

    def possible_action(self, seat: int) -> str:
        """Something that the seat could do instead of passing; empty if there is nothing."""
        if self.can_draw():
            return "draw a train card"
        if self.ticket_deck:
            return "take tickets"
        hand = self.hands[seat]
        for color in COLORS:
            if hand[color] and not self.forbidden(seat, Counter({c: hand[c] for c in (color, LOCOMOTIVE)})):
                return f"lay {color} cards"
        free = [color for color in COLORS if hand[color] and self.holder(color) is None]
        for colors in combinations(free, 3):
            return f"lay {', '.join(colors)}"
        return ""

    # The yard

    def holder(self, color: str) -> int | None:
        """Who has a pile of the colour in the yard."""
        return next((seat for seat in self.seats if color in self.yards[seat]), None)

    def forbidden(self, seat: int, cards: Cards) -> tuple[str, str] | None:
        """Why the seat may not play these cards as one pile: the rule and the reason."""
        colors = [card for card in cards if card != LOCOMOTIVE and cards[card]]
        if len(colors) != 1:
            return "K-Y2", "a pile needs at least one card of its colour, and no card of another"
        if cards.total() < 2:
            return "K-Y1", "a one-colour play needs two or more cards"
        holder = self.holder(colors[0])
        if holder == seat:
            return "K-Y3", f"the seat has a {colors[0]} pile in its yard"
        if holder is not None and cards.total() <= self.yards[holder][colors[0]].total():
            return "K-Y4", f"seat {holder}'s {colors[0]} pile is as large"
        return None

    def lay(self, seat: int, event: Event) -> None:
        self.same_seat(event, seat)
        told = event.mapping("piles")
        piles = {color: event.as_count(count, "piles") for color, count in told.items()}
        self.require(LOCOMOTIVE not in piles, "K-Y2", "Locomotives are never laid as a pile of their own.")
        if not all(color in COLORS for color in piles):
            event.wrong("`piles` must be named by their colours.")
        self.require(len(piles) in (1, 3), "K-Y1", f"{len(piles)} piles were played; one or three may be.")
        robbed: object = None
        for color, cards in piles.items():
            if len(piles) == 3:
                self.check_one_of_three(seat, color, cards)
                continue
            if not cards[color]:
                self.fault("K-Y2", f"There is no {color} card in the {color} pile.")
            why_not = self.forbidden(seat, cards)
            if why_not:
                self.fault(why_not[0], f"The {color} cards may not be played: {why_not[1]}.")
            victim = self.holder(color)
            if victim is not None:
                pile = +self.yards[victim][color]
                robbed = {"seat": victim, "color": color, "cards": dict(pile)}
        self.check_robbed(event, robbed)
        for color, cards in piles.items():
            self.pay(seat, cards, "K-Y1")
            victim = self.holder(color)
            if victim is not None:
                self.discards += self.yards[victim].pop(color)
            self.yards[seat][color] = cards
        self.over = ("K-A2", "cards were laid in the yard")

    def check_one_of_three(self, seat: int, color: str, cards: Cards) -> None:
        self.require(not cards[LOCOMOTIVE], "K-Y2", "A locomotive is never part of a three-colours play.")
        one = cards == Counter({color: 1})
        self.require(one, "K-Y1", f"One {color} card makes the {color} pile of three; {say(cards)} was laid.")
        holder = self.holder(color)
        self.require(holder != seat, "K-Y3", f"The seat has a {color} pile in its yard.")
        self.require(holder is None, "K-Y4", f"Seat {holder} has a {color} pile, and one card robs nobody.")

    def check_robbed(self, event: Event, due: object) -> None:
        told = event.fields["robbed"]
        if told is not None:
            fields = event.as_mapping(told, "robbed")
            if fields.keys() != {"seat", "color", "cards"} or type(fields["seat"]) is not int:
                event.wrong("`robbed` must be null, or name `seat`, `color` and `cards`.")
            fields["cards"] = dict(event.as_count(fields["cards"], "robbed"))
            told = fields
        self.require(told == due, "K-Y4", f"`robbed` must be {due}, not {told}.")

    # The end

    def complete(self, seat: int) -> Steps[None]:
        """Tickets paid with the cards on the track (K-R2)."""
        event = yield from self.expect("complete", "K-R2", f"seat {seat} completes its tickets", seat)
        told = event.names("tickets")
        done = self.completed[seat]
        for ticket in told:
            mine = ticket in self.kept[seat] and ticket not in done
            self.require(mine, "K-R2", f"Seat {seat} has no uncompleted ticket {ticket!r}.")
        in_order = [ticket for ticket in self.facts.tickets if ticket in told]
        self.require(told == in_order, "format", "The tickets must stand once each, in the order of the data.")
        needs: Cards = Counter()
        for ticket in told:
            needs.update(dict(self.facts.tickets[ticket].needs))
        cards = self.on_track[seat]
        short = sum(max(0, needs[color] - cards[color]) for color in COLORS)
        self.require(
            short <= cards[LOCOMOTIVE],
            "K-R2",
            f"The tickets need {say(needs)}, and {say(cards)} lies on the track.",
        )
        done += told

    def account(self, reason: str) -> Steps[None]:
        tickets = self.facts.tickets
        to_city = {
            city: [sum(city in (tickets[t].a, tickets[t].b) for t in self.completed[seat]) for seat in self.seats]
            for city in self.facts.big_cities
        }
        scores = []
        for seat in self.seats:
            won = [city for city, counts in to_city.items() if 0 < counts[seat] == max(counts)]
            gained = sum(tickets[t].points for t in self.completed[seat])
            lost = sum(tickets[t].points for t in self.kept[seat] if t not in self.completed[seat])
            scores.append(
                Score(
                    routes=0,
                    tickets=gained - lost,
                    completed=len(self.completed[seat]),
                    bonus=sum(self.facts.big_cities[city] for city in won),
                    longest=0,
                    cities=tuple(won),
                )
            )
        ranks = [(score.total, score.completed, len(score.cities)) for score in scores]
        due = "K-R1" if reason == "deck" else "K-N2"
        yield from scoring.check_end(self, due, scores, ranks, {reason})
