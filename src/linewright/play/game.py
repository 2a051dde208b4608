"""A game as people play it: plays by name in, events by name out, refusals with their rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from linewright.core.numbers import CHOOSE, COMPLETING, OVER
from linewright.games.variants import Reading
from linewright.play.actions import Action, Claim, Complete, TakeOpen
from linewright.play.cards import KIND_NAMES
from linewright.play.deal import key_of, new_seed
from linewright.play.engine import Engine, LogRow, State
from linewright.play.events import REASONS, Event, events_of
from linewright.play.explain import why_not, wrong_moment
from linewright.play.notation import read_play, write_play
from linewright.play.refusals import NotAllowed, NotYourTurn, Unreadable
from linewright.play.rows import IMPOSSIBLE, action_of, row_of
from linewright.play.seat import Seat
from linewright.play.views import Result, View, events_for, results_of, view_of
from linewright.play.words import SeatName


@dataclass(frozen=True, slots=True)
class Play:
    """A play that was carried out, and the seat whose it was."""

    seat: int
    action: Action


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
        names = [f"Seat {number + 1}" for number in range(seats)] if isinstance(seats, int) else list(seats)
        self.engine = Engine(game, len(names), variants, target)
        self.seat_names = names
        self.seed = new_seed() if seed is None else seed
        self.numbers = [b""] * len(names) if numbers is None else list(numbers)
        self.first_chosen = first
        self.plays: list[Play] = []
        self.state: State = self.engine.deal(key_of(self.seed, self.numbers), first)
        self.log: list[LogRow] = self.engine.take_log()
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
        return view_of(self.engine, self.state, seat)

    def stand_at(self, state: State) -> None:
        """Go on from a state that was set up (play/positions.py) instead of dealt."""
        self.state = state
        self.plays = []
        self.log = []
        self.engine.take_log()
        self.dealt = False

    def seat(self, seat: int) -> Seat:
        """What a player at that seat gets to choose its play by."""
        return Seat(self.engine, self.engine.view(self.state, seat), seat)

    def first_events(self, seat: int | None) -> list[Event]:
        """What happened up to now, as a seat may see it."""
        return events_for(events_of(self.log, self.engine.names), seat)

    def read(self, text: str) -> Action:
        """A play from its notation."""
        return read_play(text, self.engine.names)

    def play(self, seat: int, action: Action | str, expected: int | None = None) -> list[Event]:
        """Carry a play out and return what happened, in full. `expected` guards against a table that has moved on."""
        if isinstance(action, str):
            action = self.read(action)
        self._check_names(action)
        self._check_seat(seat, expected)
        refusal = wrong_moment(self.engine, self.state, action)
        if refusal:
            raise refusal
        after = self.state.copy()
        simultaneous = int(after[0]["phase"]) in (CHOOSE, COMPLETING)
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
        self.log += rows
        chosen: list[Event] = [{"line": "chosen", "seat": seat}] if simultaneous else []
        return chosen + events_of(rows, self.engine.names)

    def play_row(self, seat: int, row: Iterable[int]) -> list[Event]:
        """Carry a play out that is given as decision numbers."""
        state = self.state.copy()
        self.engine.give_word(state, seat)
        return self.play(seat, action_of(self.engine, state, list(row)))

    def _refusal(self, seat: int, action: Action) -> NotAllowed:
        view = self.engine.view(self.state, seat)
        self.engine.give_word(view, seat)
        return why_not(self.engine, view, seat, action).name_seats(self.seat_names)

    def _check_names(self, action: Action) -> None:
        names = self.engine.names
        if isinstance(action, Claim) and self.game != "card" and action.track not in names.track_numbers:
            raise Unreadable("unknown-track", text=action.track)
        if isinstance(action, Complete):
            for name in action.tickets:
                if name not in names.ticket_numbers:
                    raise Unreadable("unreadable-ticket", text=name)
        if isinstance(action, TakeOpen) and action.card not in KIND_NAMES:
            raise Unreadable("unreadable-card", text=action.card, kinds=", ".join(KIND_NAMES))

    def _check_seat(self, seat: int, expected: int | None) -> None:
        if not 0 <= seat < self.engine.seats:
            raise NotYourTurn("no-such-seat", seat=SeatName(seat))
        if self.over:
            raise NotYourTurn("over")
        if expected is not None and expected != len(self.plays):
            raise NotYourTurn("stale", expected=expected, actual=len(self.plays))
        if not self.engine.may_speak(self.state, seat):
            if int(self.state[0]["phase"]) in (CHOOSE, COMPLETING):
                raise NotYourTurn("has-chosen", seat=SeatName(seat)).name_seats(self.seat_names)
            turn = SeatName(int(self.state[0]["turn"]))
            raise NotYourTurn("not-your-turn", "U-S3", turn=turn, seat=SeatName(seat)).name_seats(self.seat_names)

    def notation(self) -> list[str]:
        """The plays so far as text, each with its seat."""
        return [f"{play.seat} {write_play(play.action)}" for play in self.plays]
