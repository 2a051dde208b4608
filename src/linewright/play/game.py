"""A game as people play it: plays by name in, events by name out, refusals with their rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from linewright.core.numbers import CHOOSE, COMPLETING, OVER
from linewright.errors import LinewrightError
from linewright.games.variants import Reading, check_game
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
from linewright.play.deal import key_of, new_seed
from linewright.play.engine import Engine, LogRow, State
from linewright.play.events import REASONS, Event, events_of
from linewright.play.explain import why_not, wrong_moment
from linewright.play.notation import read_play, write_play
from linewright.play.refusals import NotAllowed, NotYourTurn, Unreadable
from linewright.play.rows import IMPOSSIBLE, row_of
from linewright.play.seat import Seat
from linewright.play.views import Result, View, events_for, results_of, view_of
from linewright.play.words import SeatName


@dataclass(frozen=True, slots=True)
class Play:
    """A play that was carried out, and the seat whose it was."""

    seat: int
    action: Action


class BadDeal(LinewrightError, ValueError):
    """A table that cannot be dealt to."""


class Game:
    """One game. `play` carries a play out whole or raises a refusal and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str],
        variants: Mapping[str, Reading] | None = None,
        *,
        seed: bytes | None = None,
        numbers: Sequence[bytes] | None = None,
        first: int | None = None,
        target: str = "",
    ) -> None:
        check_game(game, seats if isinstance(seats, int) else len(seats))
        names = [f"Seat {number + 1}" for number in range(seats)] if isinstance(seats, int) else list(seats)
        check_deal(names, numbers, first)
        self.engine = Engine(game, len(names), variants, target)
        self._seat_engines = [self.engine.apart() for _ in names]
        self.seat_names = names
        self.seed = new_seed() if seed is None else seed
        self.numbers = [b""] * len(names) if numbers is None else list(numbers)
        self.first_chosen = first
        self.plays: list[Play] = []
        self.state: State = self.engine.deal(key_of(self.seed, self.numbers), first)
        self.log: list[LogRow] = self.engine.take_log()
        self._choosing_since = 0  # how many plays there were when all began to choose
        self.dealt = True  # False once the game stands at a position that was set up: no seed leads there

    @property
    def game(self) -> str:
        return self.engine.game

    @property
    def variants(self) -> dict[str, Reading]:
        return self.engine.variants

    @property
    def over(self) -> bool:
        return int(self.state[0]["phase"]) == OVER

    @property
    def winners(self) -> list[int]:
        return [seat for seat in range(self.engine.seats) if int(self.state[0]["winners"]) >> seat & 1]

    @property
    def reason(self) -> str:
        return REASONS.get(int(self.state[0]["reason"]), "")

    @property
    def results(self) -> list[Result]:
        """Every seat's account, once the game is over."""
        return results_of(self.engine, self.state) if self.over else []

    @property
    def speakers(self) -> list[int]:
        """The seats that may play now: one, or all that still choose where all choose at the same time."""
        return [seat for seat in range(self.engine.seats) if self.engine.may_speak(self.state, seat)]

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        if seat is None:
            return view_of(self.engine, self.state, None, len(self.plays))
        self._check_number(seat)
        return view_of(self.engine, self.state, seat, self.version(seat))

    def version(self, seat: int) -> int:
        """What `expected` must be for a play of a seat now.

        It counts the plays that the seat has to know of: while all choose, what others choose makes nobody stale.
        """
        return self._choosing_since if self._all_choose and seat in self.speakers else len(self.plays)

    @property
    def _all_choose(self) -> bool:
        return int(self.state[0]["phase"]) in (CHOOSE, COMPLETING)

    def stand_at(self, state: State) -> None:
        """Go on from a state that was set up (play/positions.py) instead of dealt."""
        self.state = state
        self.plays = []
        self.log = []
        self.engine.take_log()
        self.dealt = False

    def seat(self, seat: int) -> Seat:
        """What a player at that seat gets to choose its play by."""
        self._check_number(seat)
        return Seat(self._seat_engines[seat], self.engine.view(self.state, seat), seat, self.version(seat))

    def events(self, seat: int | None) -> list[Event]:
        """All that happened up to now, as a seat, or a spectator (None), may see it."""
        if seat is not None:
            self._check_number(seat)
        return events_for(events_of(self.log, self.engine.names), seat)

    def read(self, text: str) -> Action:
        """A play from its notation."""
        return read_play(text, self.engine.names)

    def play(self, seat: int, action: Action | str, expected: int | None = None) -> list[Event]:
        """Carry a play out and return what happened, in full: cut it with `events_for` for each who is told.

        `expected` (see `version`) guards against a table that has moved on.
        """
        action = self._checked(self.read(action) if isinstance(action, str) else action)
        self._check_seat(seat, expected)
        refusal = wrong_moment(self.engine, self.state, action)
        if refusal:
            raise refusal
        after = self.state.copy()
        simultaneous = self._all_choose
        self.engine.give_word(after, seat)
        row = row_of(self.engine, after, action)
        self.engine.take_log()
        for number in row:
            if number == IMPOSSIBLE or not self.engine.is_legal(after, number):
                raise self._refusal(seat, action)
            self.engine.apply(after, number)
        rows = self.engine.take_log()
        self.state = after
        self.plays.append(Play(seat, action))
        if not simultaneous:
            self._choosing_since = len(self.plays)
        self.log += rows
        chosen: list[Event] = [{"line": "chosen", "seat": seat}] if simultaneous else []
        return chosen + events_of(rows, self.engine.names)

    def _refusal(self, seat: int, action: Action) -> NotAllowed:
        view = self.engine.view(self.state, seat)
        self.engine.give_word(view, seat)
        return why_not(self.engine, view, seat, action).name_seats(self.seat_names)

    def _checked(self, action: Action) -> Action:
        """The action with every name in it known; repeated tickets are named once."""
        names = self.engine.names
        match action:
            case Claim(track, Cards()) if self.game == "card" or track in names.track_numbers:
                return action
            case Claim(track, Cards()):
                raise Unreadable("unknown-track", text=str(track))
            case KeepTickets(places) if all(type(place) is int for place in places):
                return KeepTickets(tuple(sorted(set(places))))
            case Complete(tickets) if all(isinstance(name, str) for name in tickets):
                wrong = [name for name in tickets if name not in names.ticket_numbers]
                if wrong:
                    raise Unreadable("unreadable-ticket", text=wrong[0])
                return Complete(tuple(sorted(set(tickets), key=names.ticket_numbers.__getitem__)))
            case TakeOpen(card) if card in KIND_NAMES:
                return action
            case TakeOpen(card):
                raise Unreadable("unreadable-card", text=str(card), kinds=", ".join(KIND_NAMES))
            case Lay(Cards()) | AddToTunnel(Cards()) | DrawDeck() | TakeTickets() | Withdraw() | Pass():
                return action
        raise Unreadable("unreadable-play", text=repr(action))

    def _check_number(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.engine.seats:
            raise NotYourTurn("no-such-seat", seat=SeatName(seat) if type(seat) is int else str(seat))

    def _check_seat(self, seat: int, expected: int | None) -> None:
        self._check_number(seat)
        if self.over:
            raise NotYourTurn("over")
        if expected is not None and expected != self.version(seat):
            raise NotYourTurn("stale", expected=expected, actual=self.version(seat))
        if not self.engine.may_speak(self.state, seat):
            if int(self.state[0]["phase"]) in (CHOOSE, COMPLETING):
                raise NotYourTurn("has-chosen", seat=SeatName(seat)).name_seats(self.seat_names)
            turn = SeatName(int(self.state[0]["turn"]))
            raise NotYourTurn("not-your-turn", "U-S3", turn=turn, seat=SeatName(seat)).name_seats(self.seat_names)

    def notation(self) -> list[str]:
        """The plays so far as text, each with its seat."""
        return [f"{play.seat} {write_play(play.action)}" for play in self.plays]


LONGEST_NAME = 60
LONGEST_NUMBER = 64


def check_deal(names: Sequence[str], numbers: Sequence[bytes] | None, first: int | None) -> None:
    """Refuse names that a file could not hold, numbers that are too long or too few, and a seat that is not there."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or name != name.strip():
            raise BadDeal(f"a name at the table has 1 to {LONGEST_NAME} characters, and no space at its ends")
        if "," in name or not name.isprintable():
            raise BadDeal(f"the name {name!r} has a comma or a character that cannot be printed")
    if numbers is not None and (len(numbers) != len(names) or any(len(each) > LONGEST_NUMBER for each in numbers)):
        raise BadDeal(f"each seat adds one number, of at most {LONGEST_NUMBER} bytes")
    if first is not None and (type(first) is not int or not 0 <= first < len(names)):
        raise BadDeal(f"seat {first!r} cannot start: seats are numbered from 0 to {len(names) - 1} here")
