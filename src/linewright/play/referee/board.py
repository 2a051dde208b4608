"""The two board games: North America, and the Nordic Countries."""

from collections import Counter

from linewright.play.referee import scoring
from linewright.play.referee.facts import POINTS, Track
from linewright.play.referee.longest_path import longest_path
from linewright.play.referee.payments import Payments
from linewright.play.referee.reading import LOCOMOTIVE, Cards, Event, Reader, Steps, say
from linewright.play.referee.scoring import Score
from linewright.play.referee.table import PLACES, Head, Table

NORDIC_IDS = {
    "U-P2": "N-P2",
    "U-S1": "N-S1",
    "U-S2": "N-S2",
    "U-D1": "N-D1",
    "U-D5": "N-D2",
    "U-D7": "N-D3",
    "U-D8": "N-D3",
    "U-C1": "N-C1",
    "U-C4": "N-C2",
    "U-C5": "N-C2",
    "U-V1": "N-V1",
    "U-T1": "N-K1",
    "U-E1": "N-E1",
    "U-E4": "N-E4",
}

SWAPS_IN_A_ROW = 3  # U-D5
FEW_TRAINS = 2  # U-E1
BONUS = 10  # U-P5, N-P3


class Board(Table):
    """A board game, by the parameters in which the two differ."""

    def __init__(self, reader: Reader, head: Head) -> None:
        super().__init__(reader, head)
        self.nordic = self.facts.game == "nordic"
        if self.nordic:
            self.ids = NORDIC_IDS
        self.face_up_locomotive_limits = not self.nordic  # N-D1
        self.swaps = not self.nordic or self.variants["locomotive_swap"] is True
        self.payments = Payments(
            locomotives_wild=not self.nordic,
            triples_anywhere=self.variants.get("ferry_triples") != "symbols_only",
        )
        self.one_track_players = 2 if self.nordic else 3  # U-C5, N-C2: up to so many, one track is closed
        self.trains = [self.facts.trains] * self.players
        self.owner: dict[str, int] = {}
        self.points = [0] * self.players

    def play(self) -> Steps[None]:
        yield from self.set_up()
        reasons = yield from self.turns()
        yield from self.account(reasons)

    def turns(self) -> Steps[set[str]]:
        """All turns of the game; gives back the reasons for which it is over."""
        seat = self.first
        passes = 0
        turns_left: int | None = None
        while turns_left != 0 and passes < self.players:
            yield from self.expect_turn(seat)
            passed = yield from self.action(seat)
            passes = passes + 1 if passed else 0
            if turns_left is not None:
                turns_left -= 1
            elif self.trains[seat] <= FEW_TRAINS:
                why = f"seat {seat} ends its turn with {self.trains[seat]} trains"
                yield from self.expect("last_turns", "U-E1", why, seat)
                turns_left = self.players
            seat = (seat + 1) % self.players
        reasons = {"trains"} if turns_left == 0 else set()
        if passes >= self.players:
            reasons.add("passes")
        return reasons

    def set_up(self) -> Steps[None]:
        yield from self.shuffle_cards(self.facts.whole_pack(), "U-P2")
        yield from self.shuffle_tickets(list(self.facts.tickets), "U-P3" if not self.nordic else "N-P2")
        self.first = yield from self.read_start()
        hand = self.variants.get("starting_hand", 4)
        assert isinstance(hand, int)
        for _ in range(hand):
            for seat in self.around(self.first):
                yield from self.deal(seat)
        yield from self.restock()
        refused = yield from self.first_offers(5 if self.nordic else 3, least=2)
        self.put_back(refused)

    def put_back(self, refused: list[str]) -> None:
        """Refused tickets go under the deck (U-S2, U-T1), or leave the game (N-S2, N-K1)."""
        if not self.nordic:
            self.ticket_deck.extend(refused)

    # The deck and the open cards

    def restock(self) -> Steps[None]:
        for swaps_done in range(SWAPS_IN_A_ROW + 1):
            refilled = False
            yield from self.reshuffle()
            for place in range(PLACES):
                if self.open[place] is None and self.deck:
                    yield from self.refill(place)
                    refilled = True
                    yield from self.reshuffle()
            full = None not in self.open
            locomotives = self.open.count(LOCOMOTIVE)
            if not (self.swaps and refilled and full and locomotives >= 3 and swaps_done < SWAPS_IN_A_ROW):
                return
            why = f"{locomotives} locomotives lie open"
            event = yield from self.expect("swap", "U-D5", why)
            told = event.cards("cards")
            self.require(told == self.open, "U-D5", f"The open cards are {', '.join(map(str, self.open))}.")
            self.discards.update(told)
            self.open = [None] * PLACES

    def reshuffle(self) -> Steps[None]:
        """U-D7: an empty deck is renewed at once, if there are discards."""
        if not self.deck and self.discards.total():
            yield from self.shuffle_cards(self.discards, "U-D7")
            self.discards = Counter()

    # A turn

    def action(self, seat: int) -> Steps[bool]:
        """The one action of a turn; says whether it was a pass."""
        event = yield from self.reader.next()
        match event.kind:
            case "take" | "draw":
                yield from self.draw_cards(seat, event)
            case "tickets":
                refused = yield from self.take_tickets(seat, event, 3, least=1)
                self.put_back(refused)
            case "claim":
                yield from self.claim(seat, event)
            case "tunnel":
                yield from self.tunnel(seat, event)
            case "pass":
                self.same_seat(event, seat)
                possible = self.possible_action(seat)
                self.require(not possible, "U-N1", f"Seat {seat} may not pass: it could {possible}.")
                self.over = ("U-N1", "the seat has passed")
                return True
            case "turn":
                self.fault("U-N1", "A turn ended without an action, and without a `pass`.")
            case "lay" | "track" | "round_end" | "complete":
                self.fault("format", f"This game has no `{event.kind}` line.")
            case _:
                self.unasked(event, f"seat {seat} must act")
        return False

    def possible_action(self, seat: int) -> str:
        """Something that the seat could do instead of passing; empty if there is nothing."""
        if self.can_draw():
            return "draw a train card"
        if self.ticket_deck:
            return "take tickets"
        for track in self.facts.tracks.values():
            if not self.closed(seat, track) and self.payments.affordable(track, self.hands[seat]):
                return f"lay cards for {track.name}"
        return ""

    def closed(self, seat: int, track: Track) -> tuple[str, str] | None:
        """Why the seat may not claim the track whatever it pays: the rule and the reason."""
        if track.name in self.owner:
            return "U-C3", f"seat {self.owner[track.name]} owns it"
        for other in self.facts.tracks.values():
            if other.name not in self.owner or not self.double(track, other):
                continue
            if self.owner[other.name] == seat:
                return "U-C4", "the seat owns the other track of the double route"
            if self.players <= self.one_track_players:
                return "U-C5", f"with {self.players} players only one track of a double route is used"
        if self.trains[seat] < track.length:
            return "U-C3", f"it needs {track.length} trains, and {self.trains[seat]} are left"
        return None

    def double(self, track: Track, other: Track) -> bool:
        """N-C2: parallel tracks with the same number of spaces, or by the variant any parallel tracks."""
        if track.name == other.name or track.cities != other.cities:
            return False
        return track.length == other.length or self.variants.get("unequal_pairs") == "double"

    def claimable(self, seat: int, event: Event) -> Track:
        self.same_seat(event, seat)
        name = event.text("track")
        if name not in self.facts.tracks:
            event.wrong(f"There is no track {name!r}.")
        track = self.facts.tracks[name]
        why_not = self.closed(seat, track)
        if why_not:
            self.fault(why_not[0], f"Seat {seat} may not claim {name}: {why_not[1]}.")
        return track

    def payment_rule(self, track: Track, cards: Cards) -> str:
        """The rule that says what a track costs."""
        if track.symbols:
            return "N-F1"
        if track.nine:
            return "N-C3"
        if track.tunnel:
            return "N-T1"
        if self.nordic and cards[LOCOMOTIVE]:
            return "N-L1"
        return "U-C1"

    def check_payment(self, track: Track, cards: Cards) -> None:
        rule = self.payment_rule(track, cards)
        wants = f"{track.name}, {track.length} {track.color}"
        self.require(self.payments.pays(track, cards), rule, f"{say(cards)} does not pay for {wants}.")

    def claim(self, seat: int, event: Event) -> Steps[None]:
        track = self.claimable(seat, event)
        self.require(not track.tunnel, "N-T1", f"{track.name} is a tunnel: a set is laid down for it first.")
        cards = event.count("cards")
        self.check_payment(track, cards)
        self.pay(seat, cards, self.payment_rule(track, cards))
        self.build(seat, track, event)
        self.discards += cards
        yield from self.restock()

    def build(self, seat: int, track: Track, event: Event) -> None:
        points = POINTS[track.length]
        told = event.number("points")
        self.require(told == points, "U-V1", f"{track.length} spaces are worth {points} points, not {told}.")
        self.owner[track.name] = seat
        self.trains[seat] -= track.length
        self.points[seat] += points
        self.over = ("U-C3", f"{track.name} was claimed, and only one route a turn may be")

    # Tunnels

    def tunnel(self, seat: int, event: Event) -> Steps[None]:
        track = self.claimable(seat, event)
        self.require(track.tunnel, "N-T1", f"{track.name} is no tunnel: it is claimed and paid for at once.")
        laid = event.count("cards")
        self.check_payment(track, laid)
        self.pay(seat, laid, "N-T1")
        color = next((card for card in laid if card != LOCOMOTIVE), LOCOMOTIVE)
        turned = yield from self.turn_up(seat, color)
        cost = turned[LOCOMOTIVE] + (turned[color] if color != LOCOMOTIVE else 0)
        event = yield from self.reader.next()
        if event.kind == "withdrawn":
            self.same_seat(event, seat)
            self.require(cost > 0, "N-T3", "With nothing to add the tunnel is built; the set is not taken back.")
            self.require(event.count("cards") == laid, "N-T3", f"The set to take back is {say(laid)}.")
            self.hands[seat] += laid
            self.discards += turned
            self.over = ("N-T3", "the set was taken back, and the turn is over")
        elif event.kind == "added":
            self.same_seat(event, seat)
            added = event.count("cards")
            self.check_added(color, turned, cost, added)
            self.pay(seat, added, "N-T1")
            event = yield from self.expect("claim", "N-T1", "the tunnel is paid for", seat)
            told = event.text("track")
            self.require(told == track.name, "N-T1", f"The tunnel is {track.name}, not {told}.")
            paid = laid + added
            self.require(event.count("cards") == paid, "N-T1", f"The set and what was added are {say(paid)}.")
            self.build(seat, track, event)
            self.discards += paid + turned
        else:
            self.fault("N-T3", f"A `{event.kind}` line where cards are added or the set is withdrawn.")
        yield from self.restock()

    def turn_up(self, seat: int, color: str) -> Steps[Cards]:
        """The cards turned up for a tunnel (N-T1, N-T4).

        The deck may run out on the way, and is then renewed from the discards. When it runs out with the
        third card the `shuffle` line may stand before the `turned` line or after it.
        """
        due: list[str] = []
        while len(due) < 3 and (self.deck or self.discards.total()):
            yield from self.reshuffle()
            due.append(self.deck.popleft())
        if not self.deck and self.discards.total():
            kind = yield from self.reader.peek()
            if kind == "shuffle":
                yield from self.reshuffle()
        event = yield from self.expect("turned", "N-T1", "cards are turned up for the tunnel", seat)
        told = event.cards("cards")
        self.require(told == due, "N-T4", f"The cards to turn up are {', '.join(due) or 'none'}.")
        turned: Cards = Counter(told)
        cost = turned[LOCOMOTIVE] + (turned[color] if color != LOCOMOTIVE else 0)
        rule = "N-T2" if color == LOCOMOTIVE else "N-T1"
        add = event.number("add")
        self.require(add == cost, rule, f"{cost} cards must be added, not {add}.")
        yield from self.reshuffle()
        return turned

    def check_added(self, color: str, turned: Cards, cost: int, added: Cards) -> None:
        self.require(added.total() == cost, "N-T1", f"{cost} cards must be added, not {added.total()}.")
        matching = added[color] + added[LOCOMOTIVE] if color != LOCOMOTIVE else added[LOCOMOTIVE]
        rule = "N-T2" if color == LOCOMOTIVE else "N-T1"
        allowed = f"{color} or locomotives" if color != LOCOMOTIVE else "locomotives"
        self.require(matching == cost, rule, f"{say(added)} was added where only {allowed} may be.")
        if self.variants["tunnel_locomotives"] == "match_exactly":
            due = turned[LOCOMOTIVE]
            self.require(added[LOCOMOTIVE] >= due, "N-T5", f"{due} locomotives must be added for those turned up.")

    # The end

    def account(self, reasons: set[str]) -> Steps[None]:
        mine = [[t for t in self.facts.tracks.values() if self.owner.get(t.name) == seat] for seat in self.seats]
        paths = [longest_path((track.a, track.b, track.length) for track in tracks) for tracks in mine]
        done = [[t for t in self.kept[seat] if self.joined(mine[seat], t)] for seat in self.seats]
        completed = [len(tickets) for tickets in done]
        best_of = completed if self.nordic else paths  # N-E3, U-E3
        holders = [max(best_of) > 0 and best == max(best_of) for best in best_of]
        scores = []
        ranks: list[tuple[int, ...]] = []
        for seat in self.seats:
            values = sum(self.facts.tickets[ticket].points for ticket in self.kept[seat])
            score = Score(
                routes=sum(POINTS[track.length] for track in mine[seat]),
                tickets=2 * sum(self.facts.tickets[ticket].points for ticket in done[seat]) - values,
                completed=completed[seat],
                bonus=BONUS if holders[seat] else 0,
                longest=paths[seat],
            )
            self.require(score.routes == self.points[seat], "U-E5", "The running score is not the route points.")
            scores.append(score)
            if not self.nordic:
                last = int(holders[seat])
            elif self.variants["tie_break"] == "longest_ticket":
                last = max((self.facts.tickets[ticket].points for ticket in done[seat]), default=0)
            else:
                last = paths[seat]
            ranks.append((score.total, score.completed, last))
        due = "U-E1" if "trains" in reasons else "U-N1"
        yield from scoring.check_end(self, due, scores, ranks, reasons)

    def joined(self, tracks: list[Track], ticket: str) -> bool:
        """Whether these tracks join the ticket's cities (U-E2)."""
        a, b = self.facts.tickets[ticket].a, self.facts.tickets[ticket].b
        reached = {a}
        grown = True
        while grown:
            more = {city for track in tracks if track.cities & reached for city in track.cities} - reached
            reached |= more
            grown = bool(more)
        return b in reached
