"""From a play to its row of decision numbers. Nothing is judged here: a number that is not legal is found out later."""

from __future__ import annotations

from linewright.core.layout import COLORS, LOCOMOTIVE, OFFER_PLACES
from linewright.core.numbers import (
    ADD,
    COMPLETE,
    COUNT,
    DONE,
    DRAW,
    DRAW_DECK,
    EXCHANGE,
    KEEP,
    LAY,
    LAY_LOCOMOTIVES,
    LAY_STEP,
    LAY_THREE,
    MOST_COUNTED,
    PASS,
    PAY,
    PAY_LOCOMOTIVES,
    PAY_STEP,
    TAKE_TICKETS,
    TRACK,
    WITHDRAW,
)
from linewright.games.parameters import THREES
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
from linewright.play.engine import Engine, State

IMPOSSIBLE = -1  # stands for a play that no number can say


def row_of(engine: Engine, state: State, action: Action) -> list[int]:
    """The numbers of a play; IMPOSSIBLE among them where there is none."""
    match action:
        case TakeOpen(card):
            return [DRAW + KIND_NAMES.index(card)]
        case DrawDeck():
            return [DRAW_DECK]
        case TakeTickets():
            return [TAKE_TICKETS]
        case KeepTickets(places):
            if any(not 1 <= place <= OFFER_PLACES for place in places):
                return [IMPOSSIBLE]
            return [KEEP + sum(1 << (place - 1) for place in set(places))]
        case Claim(track, cards):
            return claim_row(engine, state, engine.names.track_numbers[track], cards)
        case AddToTunnel(cards):
            return add_row(state, cards)
        case Withdraw():
            return [WITHDRAW]
        case Lay(cards):
            return lay_row(cards)
        case Complete(tickets):
            return [*sorted(COMPLETE + engine.names.ticket_numbers[name] for name in tickets), DONE]
        case Pass():
            return [PASS]


def claim_row(engine: Engine, state: State, track: int, cards: Cards) -> list[int]:
    """A track and its payment: plain, or with exchanges and the count of each kind held."""
    rules = engine.rules[0]
    length, step = int(rules["length"][track]), int(rules["step"][track])
    colors = [kind for kind in range(COLORS) if cards[kind]]
    if cards.size == length and len(colors) <= 1:
        if not colors:
            return [TRACK + track, PAY_LOCOMOTIVES]
        if cards[LOCOMOTIVE] >= PAY_STEP:
            return [TRACK + track, IMPOSSIBLE]
        return [TRACK + track, PAY + PAY_STEP * colors[0] + cards[LOCOMOTIVE]]
    more = cards.size - length
    if step == 0 or more <= 0 or more % step or more // step > int(rules["exchanges"][track]):
        return [TRACK + track, IMPOSSIBLE]
    hand = state[0]["hand"][int(state[0]["turn"])]
    counts = [cards[kind] for kind in range(len(KIND_NAMES)) if hand[kind] > 0]
    if sum(counts) != cards.size or max(counts) > MOST_COUNTED:
        return [TRACK + track, IMPOSSIBLE]
    return [TRACK + track, EXCHANGE + more // step, *(COUNT + count for count in counts)]


def add_row(state: State, cards: Cards) -> list[int]:
    """What is added to a tunnel: cards of the set's colour and locomotives, as many as were turned up."""
    laid = state[0]["laid"]
    color = next((kind for kind in range(COLORS) if laid[kind] > 0), LOCOMOTIVE)
    others = [kind for kind in range(COLORS) if cards[kind] and kind != color]
    if others or cards.size != int(state[0]["to_add"]) or cards[LOCOMOTIVE] > 3:
        return [IMPOSSIBLE]
    return [ADD + cards[LOCOMOTIVE]]


def lay_row(cards: Cards) -> list[int]:
    """One colour with or without locomotives, or one card each of three colours."""
    colors = [kind for kind in range(COLORS) if cards[kind]]
    if len(colors) == 1:
        count = cards[colors[0]]
        if count > LAY_STEP or cards[LOCOMOTIVE] > 16:
            return [IMPOSSIBLE]
        return [LAY + LAY_STEP * colors[0] + count - 1, LAY_LOCOMOTIVES + cards[LOCOMOTIVE]]
    if len(colors) == 3 and cards.size == 3:
        return [LAY_THREE + THREES.index((colors[0], colors[1], colors[2]))]
    return [IMPOSSIBLE]


def action_of(engine: Engine, state: State, row: list[int]) -> Action:
    """The play that a row of numbers stands for; `state` is the one before it."""
    names, first = engine.names, row[0]
    if first < DRAW:
        return Claim(names.tracks[first], cards_of(engine, state, row))
    if first < DRAW_DECK:
        return TakeOpen(KIND_NAMES[first - DRAW])
    if first == DRAW_DECK:
        return DrawDeck()
    if first == TAKE_TICKETS:
        return TakeTickets()
    if first == PASS:
        return Pass()
    if first == WITHDRAW:
        return Withdraw()
    if first < WITHDRAW:
        laid = state[0]["laid"]
        color = next((kind for kind in range(COLORS) if laid[kind] > 0), LOCOMOTIVE)
        counts = [0] * len(KIND_NAMES)
        counts[color] = int(state[0]["to_add"]) - (first - ADD)
        counts[LOCOMOTIVE] = first - ADD
        return AddToTunnel(Cards(tuple(counts)))
    if KEEP <= first < LAY:
        return KeepTickets(tuple(place + 1 for place in range(OFFER_PLACES) if (first - KEEP) >> place & 1))
    if LAY <= first < LAY_THREE:
        counts = [0] * len(KIND_NAMES)
        counts[(first - LAY) // LAY_STEP] = (first - LAY) % LAY_STEP + 1
        counts[LOCOMOTIVE] = row[1] - LAY_LOCOMOTIVES
        return Lay(Cards(tuple(counts)))
    if LAY_THREE <= first < COMPLETE:
        three = THREES[first - LAY_THREE]
        return Lay(Cards(tuple(int(kind in three) for kind in range(len(KIND_NAMES)))))
    return Complete(tuple(names.tickets[number - COMPLETE] for number in row[:-1]))


def cards_of(engine: Engine, state: State, row: list[int]) -> Cards:
    """The cards of a claim's payment."""
    length = int(engine.rules[0]["length"][row[0]])
    counts = [0] * len(KIND_NAMES)
    if row[1] == PAY_LOCOMOTIVES:
        counts[LOCOMOTIVE] = length
    elif row[1] < PAY_LOCOMOTIVES:
        locomotives = (row[1] - PAY) % PAY_STEP
        counts[(row[1] - PAY) // PAY_STEP] = length - locomotives
        counts[LOCOMOTIVE] = locomotives
    else:
        hand = state[0]["hand"][int(state[0]["turn"])]
        held = [kind for kind in range(len(KIND_NAMES)) if hand[kind] > 0]
        for kind, number in zip(held, row[2:], strict=True):
            counts[kind] = number - COUNT
    return Cards(tuple(counts))
