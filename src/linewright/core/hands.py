"""Cards that come into a hand and leave it, and what everybody can know of it by watching."""

from typing import Any

from linewright.core.layout import KINDS


def gain(s: Any, seat: int, kind: int, shown: int) -> None:
    """A card comes into a hand; `shown` is 1 when everybody sees which."""
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    if shown == 1:
        s.known[seat, kind] += 1
    if s.pass_told[seat] == 1:
        if shown == 1:
            s.since_pass[seat, kind] -= 1
        else:
            s.drawn_since_pass[seat] += 1


def lose(s: Any, seat: int, kind: int, count: int) -> None:
    """Cards of one kind leave a hand in sight of everybody: those known to be there are the first to go."""
    known = s.known[seat, kind]
    if count <= known:
        s.known[seat, kind] = known - count
    else:
        s.known[seat, kind] = 0
        if s.drawn_since_pass[seat] > 0:
            # Whether they were there at the pass or came later, nobody can say any more.
            forget_pass(s, seat)
    s.hand[seat, kind] -= count
    s.hand_size[seat] -= count
    if s.pass_told[seat] == 1:
        s.since_pass[seat, kind] += count


def remember_pass(s: Any, seat: int) -> bool:
    """A seat had to pass: from now on its hand of this moment is known not to have been enough.

    True if it is still the hand of the pass before, so that both tell of it.
    """
    same_hand = bool(s.pass_told[seat] == 1 and s.drawn_since_pass[seat] == 0)
    for kind in range(KINDS):
        if s.since_pass[seat, kind] != 0:
            same_hand = False
    forget_pass(s, seat)
    s.pass_told[seat] = 1
    return same_hand


def forget_pass(s: Any, seat: int) -> None:
    s.pass_told[seat] = 0
    s.drawn_since_pass[seat] = 0
    for kind in range(KINDS):
        s.since_pass[seat, kind] = 0
