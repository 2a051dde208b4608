"""Which tickets of the Card Game a stack of cards completes, and the best choice of them. Rules K-R2, K-R3.

A set of tickets can be completed when the locomotives make up for all colours that fall short. The best set (most
points, then most tickets) is found exactly, by branch and bound. The bound comes from prices: with a price for a card
of each colour, none above a locomotive's, no set is worth more than all cards cost together and what its tickets are
worth above the price of theirs. Good prices are found once, at the root.
"""

from typing import Any

from linewright.core.bits import bit, lowest
from linewright.core.layout import COLORS, KINDS, LOCOMOTIVE, Work

# One point outweighs any number of tickets.
POINT = 64
# Where the search for prices begins: a card is worth about five points to the tickets.
FIRST_PRICE = 256
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


def list_tickets(w: Work, tickets: int) -> int:
    """Write the tickets of a mask to `w.order`; how many."""
    count = 0
    left = int(tickets)
    while left != 0:
        w.order[count] = lowest(left)
        left &= left - 1
        count += 1
    return count


def gain_of(g: Any, w: Work, ticket: int) -> int:
    """What a ticket is worth above the price of its cards."""
    gain = worth(g, ticket)
    for color in range(COLORS):
        gain -= int(w.price[color]) * int(g.need[ticket, color])
    return gain


def bound_by_prices(g: Any, w: Work, cards: Any, count: int) -> int:
    """What no set of the tickets listed can be worth more than, by the prices as they are."""
    total = 0
    for kind in range(KINDS):
        total += int(w.price[kind]) * int(cards[kind])
    for place in range(count):
        total += max(0, gain_of(g, w, w.order[place]))
    return total


def try_price(g: Any, w: Work, cards: Any, count: int, kind: int, price: int, best: int) -> int:
    """Change one price if that lowers the bound; the bound then."""
    before = int(w.price[kind])
    if kind == LOCOMOTIVE:
        for color in range(COLORS):
            if w.price[color] > price:
                return best
    elif price > w.price[LOCOMOTIVE]:
        return best
    if price < 0:
        return best
    w.price[kind] = price
    bound = bound_by_prices(g, w, cards, count)
    if bound < best:
        return bound
    w.price[kind] = before
    return best


def find_prices(g: Any, w: Work, cards: Any, count: int) -> int:
    """Prices by which the bound is low, each moved by ever smaller steps; the bound."""
    for kind in range(KINDS):
        w.price[kind] = FIRST_PRICE
    best = bound_by_prices(g, w, cards, count)
    step = FIRST_PRICE
    while step > 0:
        before = best
        for kind in range(KINDS):
            best = try_price(g, w, cards, count, kind, int(w.price[kind]) + step, best)
            best = try_price(g, w, cards, count, kind, int(w.price[kind]) - step, best)
        if best == before:
            step //= 2
    return best


def sort_by_gain(g: Any, w: Work, count: int) -> None:
    """Put the tickets in order, those that gain most first, and add up what those from each place on can gain."""
    for place in range(count):
        ticket = int(w.order[place])
        gain = gain_of(g, w, ticket)
        where = place
        while where > 0 and w.gain[where - 1] < gain:
            w.gain[where] = w.gain[where - 1]
            w.order[where] = w.order[where - 1]
            where -= 1
        w.gain[where] = gain
        w.order[where] = ticket
    w.rest[count] = 0
    for step in range(count):
        place = count - 1 - step
        w.rest[place] = w.rest[place + 1] + max(0, int(w.gain[place]))


def change_needs(g: Any, w: Work, ticket: int, sign: int) -> None:
    for color in range(COLORS):
        w.spare[color] += sign * g.need[ticket, color]


def best_completion(g: Any, w: Work, cards: Any, tickets: int) -> int:
    """The set of tickets worth most that the cards complete."""
    count = list_tickets(w, tickets)
    # What is left of the cards' price, and of what the tickets chosen gain: no completion of the choice is worth more.
    budget = find_prices(g, w, cards, count)
    sort_by_gain(g, w, count)
    budget -= int(w.rest[0])
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
        if w.taken[place] == UNTRIED:
            if budget + int(w.rest[place]) <= best_worth:
                place -= 1
                continue
            w.taken[place] = TAKEN
            change_needs(g, w, ticket, 1)
            if is_covered(cards, w.spare):
                chosen |= bit(ticket)
                chosen_worth += worth(g, ticket)
                budget += int(w.gain[place])
                place += 1
                if place < count:
                    w.taken[place] = UNTRIED
                continue
            change_needs(g, w, ticket, -1)
        elif w.taken[place] == TAKEN and (chosen >> ticket) & 1 == 1:
            chosen &= ~bit(ticket)
            chosen_worth -= worth(g, ticket)
            budget -= int(w.gain[place])
            change_needs(g, w, ticket, -1)
        if w.taken[place] == LEFT:
            place -= 1
            continue
        w.taken[place] = LEFT
        place += 1
        if place < count:
            w.taken[place] = UNTRIED
    return best
