"""Whole random games in compiled loops: for benchmarks, for search, and to fill batches.

A call from Python costs as much as a decision, so what plays many decisions lives here. `blank` is a row of one empty
state: copying it over a state is the one way to clear it.
"""

from typing import Any

from linewright.core.chance import quick_word
from linewright.core.layout import NOTHING, Work
from linewright.games import board, card


def draw_key(s: Any, w: Work) -> None:
    for place in range(8):
        s.key[place] = quick_word(w)


def play_boards(g: Any, blank: Any, states: Any, w: Work, tally: Any) -> None:
    """Play a random board game in each state of a row, to the end; add up decisions, turns and points in `tally`."""
    for place in range(len(states)):
        states[place] = blank[0]
        s = states[place]
        draw_key(s, w)
        board.set_up(g, s, w, NOTHING)
        tally[0] += board.play_out(g, s, w)
        tally[1] += s.turn_number
        for seat in range(g.seats):
            tally[2] += s.total[seat]


def play_cards(g: Any, blank: Any, states: Any, w: Work, tally: Any) -> None:
    """Play a random Card Game in each state of a row, to the end; add up decisions, turns and points in `tally`."""
    for place in range(len(states)):
        states[place] = blank[0]
        s = states[place]
        draw_key(s, w)
        card.set_up(g, s, w, NOTHING)
        tally[0] += card.play_out(g, s, w)
        tally[1] += s.turn_number
        for seat in range(g.seats):
            tally[2] += s.total[seat]
