"""The compiled rooms as the readable face calls them: one engine for a game, number of seats and set of variants.

A state is a row of one block (`State`): copying, hashing and saving it is one operation. The engine runs compiled where
there is a compiler and interpreted elsewhere; nobody above can tell but by the clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np

from linewright.core import targets
from linewright.core.layout import (
    LOG_ROWS,
    NOTHING,
    TRACKS,
    WORD_BITS,
    BoardRules,
    BoardState,
    CardRules,
    CardState,
    Work,
    new_block,
)
from linewright.core.numbers import (
    ADD,
    CHOOSE,
    COMPLETE,
    COMPLETING,
    COUNT,
    DRAW,
    EXCHANGE,
    KEEP,
    LAY,
    LAY_THREE,
    NUMBERS,
    OVER,
)
from linewright.games.parameters import rules_block
from linewright.games.variants import Reading, complete_variants
from linewright.play.names import names_of

State = np.ndarray[Any, np.dtype[np.void]]
LogRow = tuple[int, int, int, int]


class Engine:
    """Deals, judges and carries out decisions by number. Not safe for several threads at once: each has its own."""

    def __init__(self, game: str, seats: int, variants: Mapping[str, Reading] | None = None, target: str = "") -> None:
        self.rules = rules_block(game, seats, variants)
        self.variants = complete_variants(game, variants or {})
        self.game = game
        self.seats = seats
        self.names = names_of(game)
        self.target = target or ("compiled" if targets.has_compiler() else "interpreted")
        if self.target not in ("compiled", "interpreted"):
            raise ValueError(f"there is no target {target!r}: choose compiled or interpreted")
        self._is_card = game == "card"
        self._block = CardState if self._is_card else BoardState
        self._rooms = targets.compiled() if self.target == "compiled" else targets.interpreted()
        self._rules_room = self._rooms.card if self._is_card else self._rooms.board
        self._rules_given = self._given(CardRules if self._is_card else BoardRules, self.rules)
        self._take_scratch()

    def _take_scratch(self) -> None:
        self.work = new_block(Work)
        self.work[0]["telling"] = 1
        self._work_given = self._given(Work, self.work)
        self._payments = np.zeros((TRACKS, 2), np.int64)

    def apart(self) -> Engine:
        """The same rules with scratch space of its own: for a player, who must not find there what others did."""
        engine = copy(self)
        engine._take_scratch()
        return engine

    def _given(self, block: type, row: State) -> Any:
        """A row as the target's functions take it."""
        return row[0] if self.target == "compiled" else targets.fields(block, row)

    def _state(self, state: State) -> Any:
        return self._given(self._block, state)

    def given(self, state: State) -> tuple[Any, Any, Any]:
        """Rules, a state or view, and scratch space, as functions of the engine's target take them."""
        return self._rules_given, self._state(state), self._work_given

    def deal(self, key: tuple[int, ...], first: int | None) -> State:
        """A new game, dealt by a key of eight words; `first` starts, or a seat that the key decides."""
        state = new_block(self._block)
        state[0]["key"][:] = key
        self._clear_log()
        self._rules_room.set_up(
            self._rules_given, self._state(state), self._work_given, NOTHING if first is None else first
        )
        return state

    def empty_state(self) -> State:
        """A state in which nothing is dealt, for positions to be set up in."""
        state = new_block(self._block)
        targets.interpreted().turns.empty_state(targets.fields(self._block, state))
        return state

    def set_owner(self, state: State, seat: int, track: int) -> None:
        """Let a seat own a track, in a position that is set up."""
        block = targets.fields(BoardRules, self.rules)
        targets.interpreted().routes.set_owner(block, targets.fields(self._block, state), seat, track)

    def turn_up(self, state: State) -> None:
        """Turn cards up from the deck on the empty places, in a position that is set up."""
        rules = targets.fields(CardRules if self._is_card else BoardRules, self.rules)
        work = targets.fields(Work, new_block(Work))
        targets.interpreted().cards.refill(rules, targets.fields(self._block, state), work)

    def legal(self, state: State) -> list[int]:
        """The legal numbers of the seat at turn, ascending."""
        return [int(number) for number in np.flatnonzero(self.mask(state))]

    def mask(self, state: State) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which of the numbers are legal for the seat at turn."""
        self._rules_room.legal(self._rules_given, self._state(state), self._work_given)
        words = self.work[0]["legal"]
        bits = (words[:, None] >> np.arange(WORD_BITS)) & 1
        legal: np.ndarray[Any, np.dtype[np.bool_]] = bits.reshape(-1)[:NUMBERS].astype(np.bool_)
        return legal

    def is_legal(self, state: State, number: int) -> bool:
        self._rules_room.legal(self._rules_given, self._state(state), self._work_given)
        return bool((int(self.work[0]["legal"][number // WORD_BITS]) >> (number % WORD_BITS)) & 1)

    def ends_play(self, state: State, number: int) -> bool:
        """Whether a legal number is the last of its play, after which chance or another seat speaks."""
        if number < DRAW or EXCHANGE < number < KEEP or LAY <= number < LAY_THREE or number >= COMPLETE:
            return False
        if COUNT <= number < ADD:
            hand = state[0]["hand"][int(state[0]["turn"])]
            return not bool(hand[int(state[0]["counting"]) + 1 :].any())
        return True

    def apply(self, state: State, number: int) -> None:
        """Carry a legal number out, in place. On a view only what leads up to the end of a play can be carried out."""
        if not state[0]["key"].any() and self.ends_play(state, number):
            raise ValueError("a view cannot be played on: imagine a state from it first")
        self._rules_room.apply(self._rules_given, self._state(state), self._work_given, number)

    def give_word(self, state: State, seat: int) -> bool:
        """Let a seat speak, if it may now."""
        return bool(self._rooms.turns.give_word(self._state(state), seat))

    def may_speak(self, state: State, seat: int) -> bool:
        if int(state[0]["phase"]) in (CHOOSE, COMPLETING):
            return bool(int(state[0]["choosing"]) >> seat & 1)
        return int(state[0]["phase"]) != OVER and int(state[0]["turn"]) == seat

    def view(self, state: State, seat: int | None) -> State:
        """What a seat (None: a spectator) may know, as a state with everything else erased."""
        view = state.copy()
        hide = self._rooms.secrets.hide_card if self._is_card else self._rooms.secrets.hide_board
        hide(self._rules_given, self._state(view), NOTHING if seat is None else seat)
        return view

    def imagine(self, view: State, seat: int, random: int) -> State:
        """A whole state that fits a seat's view; `random` picks which."""
        state = view.copy()
        self.work[0]["random"] = (random * 2654435761 + 97) % 0xFFFFFFFF
        fill = self._rooms.imagining.imagine_card if self._is_card else self._rooms.imagining.imagine_board
        fill(self._rules_given, self._state(state), self._work_given, seat)
        return state

    def claims(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Each track that a seat can claim, with the mask of its PAY and EXCHANGE numbers counted from PAY."""
        rows = self._rooms.choices.list_claims(
            self._rules_given, self._state(state), self._work_given, seat, self._payments
        )
        return [(int(track), int(found)) for track, found in self._payments[:rows].tolist()]

    def best_completion(self, state: State, seat: int) -> int:
        """The mask of tickets best completed with what lies on a seat's track."""
        return int(
            self._rooms.completion.best_completion(
                self._rules_given, self._work_given, state[0]["on_track"][seat], int(state[0]["held"][seat])
            )
        )

    def _clear_log(self) -> None:
        self.work[0]["logged"] = 0

    def take_log(self) -> list[LogRow]:
        """What was noted since the last call."""
        count = int(self.work[0]["logged"])
        if count == LOG_ROWS:
            raise OverflowError("a play had more to tell than the log holds")
        rows = [tuple(row) for row in self.work[0]["log"][:count].tolist()]
        self._clear_log()
        return rows
