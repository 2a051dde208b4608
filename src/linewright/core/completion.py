"""Which tickets of the Card Game a stack of cards completes, and the best choice of them. Rules K-R2, K-R3.

A set of tickets can be completed when the locomotives make up for all colours that fall short. The best set (most
points, then most tickets) is found exactly, by branch and bound: tickets in order of worth a card, bounded by the cards
left.
"""

from typing import Any

from linewright.core.bits import bit, lowest
from linewright.core.layout import COLORS, KINDS, LOCOMOTIVE, Work

# One point outweighs any number of tickets.
POINT = 64
UNTRIED = 0
TAKEN = 1
LEFT = 2


def needs_of(g: Any, tickets: int, needs: Any) -> None:
    """Write to `needs` how many cards of each colour a set of tickets asks for."""
    for color in range(COLORS):
        needs[color] = 0
    left = int(tickets)
    while left != 0:
        ticket = lowest(left)
        left &= left - 1
        for color in range(COLORS):
            needs[color] += g.need[ticket, color]


def is_covered(cards: Any, needs: Any) -> bool:
    """Whether cards meet the needs, locomotives making up for what is short."""
    short = 0
    for color in range(COLORS):
        if needs[color] > cards[color]:
            short += needs[color] - cards[color]
    return bool(short <= cards[LOCOMOTIVE])


def can_complete_all(g: Any, w: Work, cards: Any, tickets: int) -> bool:
    needs_of(g, tickets, w.spare)
    return is_covered(cards, w.spare)


def worth(g: Any, ticket: int) -> int:
    return int(g.ticket_value[ticket]) * POINT + 1


def sort_by_worth_a_card(g: Any, w: Work, tickets: int) -> int:
    """Write the tickets to `w.order`, those worth most a card first; how many."""
    count = 0
    left = int(tickets)
    while left != 0:
        ticket = lowest(left)
        left &= left - 1
        place = count
        while place > 0 and worth(g, ticket) * int(g.need_size[w.order[place - 1]]) > worth(
            g, w.order[place - 1]
        ) * int(g.need_size[ticket]):
            w.order[place] = w.order[place - 1]
            place -= 1
        w.order[place] = ticket
        count += 1
    return count


def bound(g: Any, w: Work, place: int, count: int, cards_left: int) -> int:
    """The most that the tickets from `place` on can add, if cards of any colour would do and could be split."""
    total = 0
    while place < count and cards_left > 0:
        ticket = w.order[place]
        size = int(g.need_size[ticket])
        if size <= cards_left:
            total += worth(g, ticket)
        else:
            total += worth(g, ticket) * cards_left // size
        cards_left -= size
        place += 1
    return total


def change_needs(g: Any, w: Work, ticket: int, sign: int) -> None:
    for color in range(COLORS):
        w.spare[color] += sign * g.need[ticket, color]


def best_completion(g: Any, w: Work, cards: Any, tickets: int) -> int:
    """The set of tickets worth most that the cards complete."""
    count = sort_by_worth_a_card(g, w, tickets)
    cards_left = 0
    for kind in range(KINDS):
        cards_left += int(cards[kind])
    for color in range(COLORS):
        w.spare[color] = 0
    best = 0
    best_worth = 0
    chosen = 0
    chosen_worth = 0
    place = 0
    if count > 0:
        w.taken[0] = UNTRIED
    while place >= 0:
        if place == count:
            if chosen_worth > best_worth:
                best_worth = chosen_worth
                best = chosen
            place -= 1
            continue
        ticket = int(w.order[place])
        size = int(g.need_size[ticket])
        if w.taken[place] == UNTRIED:
            if chosen_worth + bound(g, w, place, count, cards_left) <= best_worth:
                place -= 1
                continue
            w.taken[place] = TAKEN
            change_needs(g, w, ticket, 1)
            if is_covered(cards, w.spare):
                chosen |= bit(ticket)
                chosen_worth += worth(g, ticket)
                cards_left -= size
                place += 1
                if place < count:
                    w.taken[place] = UNTRIED
                continue
            change_needs(g, w, ticket, -1)
        elif w.taken[place] == TAKEN and (chosen >> ticket) & 1 == 1:
            chosen &= ~bit(ticket)
            chosen_worth -= worth(g, ticket)
            cards_left += size
            change_needs(g, w, ticket, -1)
        if w.taken[place] == LEFT:
            place -= 1
            continue
        w.taken[place] = LEFT
        place += 1
        if place < count:
            w.taken[place] = UNTRIED
    return best
