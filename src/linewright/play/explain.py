"""Why a play is not allowed: the rule it breaks, in the order in which a person would look.

The core alone decides what is legal; here the reason is found for what it refused. Only what the seat itself may know
is looked at, so that no refusal can tell a secret.
"""

from __future__ import annotations

from linewright.core.layout import COLORS, LOCOMOTIVE, NOTHING, SEATS, WORD_BITS
from linewright.core.numbers import (
    CHOOSE,
    COMPLETE,
    COMPLETING,
    DRAW,
    DRAW_DECK,
    KEEP_TICKETS,
    LAY,
    SECOND_CARD,
    TAKE_TICKETS,
    TUNNEL,
)
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
from linewright.play.payments_text import needed_text
from linewright.play.refusals import NotAllowed
from linewright.play.words import SeatName, kind_name, track_name

DRAW_RULE = {"usa": "U-D1", "nordic": "N-D1", "card": "K-D1"}
EMPTY_DECK = {"usa": "U-D7", "nordic": "N-D3", "card": "K-D2"}
TICKETS = {"usa": "U-T1", "nordic": "N-K1", "card": "K-T1"}
FIRST_TICKETS = {"usa": "U-S2", "nordic": "N-S2", "card": "K-S3"}
NO_PASS = {"usa": "U-N1", "nordic": "U-N1", "card": "K-N1"}
DOUBLES = {"usa": "U-C4", "nordic": "N-C2"}
CLOSED = {"usa": "U-C5", "nordic": "N-C2"}
PAYMENT = {"usa": "U-C1", "nordic": "N-C1"}


def wrong_moment(engine: Engine, view: State, action: Action) -> NotAllowed | None:
    """The reason why a play of this kind cannot be made at all now: another game, or something else is asked for."""
    game, phase = engine.game, int(view[0]["phase"])
    if game == "card" and isinstance(action, Claim):
        return NotAllowed("no-tracks-here", "K-A2")
    if game != "card" and isinstance(action, Lay):
        return NotAllowed("no-yard-here", "U-C1")
    if phase in (CHOOSE, KEEP_TICKETS):
        if not isinstance(action, KeepTickets):
            rule = FIRST_TICKETS[game] if phase == CHOOSE else TICKETS[game]
            return NotAllowed("first-choose-tickets", rule)
    elif isinstance(action, KeepTickets):
        return NotAllowed("nothing-offered", TICKETS[game])
    elif phase == TUNNEL:
        if not isinstance(action, AddToTunnel | Withdraw):
            return NotAllowed("answer-tunnel", "N-T1", add=int(view[0]["to_add"]))
    elif isinstance(action, AddToTunnel | Withdraw):
        return NotAllowed("no-tunnel", "N-T1")
    elif phase == COMPLETING:
        if not isinstance(action, Complete):
            return NotAllowed("choose-completions", "K-R3")
    elif isinstance(action, Complete):
        return NotAllowed("no-round-end", "K-R2")
    elif phase == SECOND_CARD and not isinstance(action, TakeOpen | DrawDeck):
        return NotAllowed("second-card-due", DRAW_RULE[game])
    return None


def why_not(engine: Engine, view: State, seat: int, action: Action) -> NotAllowed:
    """The reason why the core refuses a play of a kind that is asked for; `view` is what the seat sees."""
    game = engine.game
    match action:
        case TakeOpen(card):
            return _open_card(engine, view, card)
        case DrawDeck():
            return NotAllowed("deck-empty", EMPTY_DECK[game])
        case TakeTickets():
            return NotAllowed("tickets-empty", TICKETS[game])
        case KeepTickets(places):
            return _keeping(engine, view, seat, places)
        case Claim(track, cards):
            return _claim(engine, view, seat, track, cards)
        case AddToTunnel(cards):
            return _tunnel(view, seat, cards)
        case Lay(cards):
            return _lay(engine, view, seat, cards)
        case Complete(tickets):
            return _complete(engine, view, seat, tickets)
        case Pass():
            return _passing(engine, view)
        case _:
            return NotAllowed("not-possible", DRAW_RULE[game])


def _open_card(engine: Engine, view: State, card: str) -> NotAllowed:
    lying = [KIND_NAMES[kind] for kind in view[0]["open"] if kind != NOTHING]
    if card in lying:
        rule = "U-D3" if engine.game == "usa" else "K-D1"
        return NotAllowed("no-second-locomotive", rule)
    counts = Cards.from_counts(lying.count(name) for name in KIND_NAMES)
    return NotAllowed("no-such-open-card", DRAW_RULE[engine.game], card=kind_name(card), open=counts, count=len(lying))


def _keeping(engine: Engine, view: State, seat: int, places: tuple[int, ...]) -> NotAllowed:
    rules, count = engine.rules[0], int(view[0]["offered_count"][seat])
    first = int(view[0]["phase"]) == CHOOSE
    rule = (FIRST_TICKETS if first else TICKETS)[engine.game]
    wrong = [place for place in places if not 1 <= place <= count]
    if wrong:
        return NotAllowed("keep-no-such-place", rule, count=count, place=wrong[0])
    least = int(rules["first_keep"] if first else rules["keep"])
    return NotAllowed("keep-too-few", rule, least=least, count=count, kept=len(set(places)))


def _hand(view: State, seat: int) -> Cards:
    return Cards.from_counts(view[0]["hand"][seat])


def _claim(engine: Engine, view: State, seat: int, name: str, cards: Cards) -> NotAllowed:
    rules, track = engine.rules[0], engine.names.track_numbers[name]
    length, trains = int(rules["length"][track]), int(view[0]["trains"][seat])
    owner = _owner(view, track)
    if owner is not None:
        return NotAllowed("track-taken", "U-C3", track=track_name(name), owner=SeatName(owner))
    twin = int(rules["twin"][track])
    if twin != NOTHING:
        twin_name = track_name(engine.names.tracks[twin])
        twin_owner = _owner(view, twin)
        if twin_owner == seat:
            return NotAllowed("twin-owned", DOUBLES[engine.game], twin=twin_name)
        if twin_owner is not None and rules["twins_close"]:
            return NotAllowed(
                "twin-closed", CLOSED[engine.game], track=track_name(name), twin=twin_name, seats=engine.seats
            )
    if trains < length:
        return NotAllowed("too-few-trains", "U-C3", track=track_name(name), length=length, trains=trains)
    hand = _hand(view, seat)
    if not cards <= hand:
        return NotAllowed("not-in-hand", PAYMENT[engine.game], cards=cards, hand=hand)
    needed, rule = needed_text(engine, track, cards)
    if not cards.size:
        return NotAllowed("needs-payment", rule, track=track_name(name), needed=needed, hand=hand)
    return NotAllowed("does-not-pay", rule, track=track_name(name), needed=needed, laid=cards)


def _owner(view: State, track: int) -> int | None:
    for seat in range(SEATS):
        if int(view[0]["owned"][seat][track // WORD_BITS]) >> (track % WORD_BITS) & 1:
            return seat
    return None


def _tunnel(view: State, seat: int, cards: Cards) -> NotAllowed:
    laid, add = view[0]["laid"], int(view[0]["to_add"])
    color = next((kind for kind in range(COLORS) if laid[kind]), LOCOMOTIVE)
    fits = cards.size == add and cards.size == cards[LOCOMOTIVE] + (cards[color] if color != LOCOMOTIVE else 0)
    hand = _hand(view, seat)
    if fits and not cards <= hand:
        return NotAllowed("not-in-hand", "N-T1", cards=cards, hand=hand)
    if color == LOCOMOTIVE:
        return NotAllowed("tunnel-add-locomotives", "N-T2", add=add, added=cards)
    if not fits:
        return NotAllowed("tunnel-add-needs", "N-T1", add=add, color=kind_name(KIND_NAMES[color]), added=cards)
    least = sum(1 for kind in view[0]["turned"] if kind == LOCOMOTIVE)
    return NotAllowed("tunnel-match-exactly", "N-T5", least=least, add=add, added=cards)


def _lay(engine: Engine, view: State, seat: int, cards: Cards) -> NotAllowed:
    colors = [kind for kind in range(COLORS) if cards[kind]]
    if not colors:
        return NotAllowed("lay-locomotives-alone" if cards.size else "lay-nothing", "K-Y2" if cards.size else "K-Y1")
    if len(colors) > 1 and (len(colors) != 3 or cards.size != 3):
        rule = "K-Y2" if len(colors) == 3 and cards[LOCOMOTIVE] else "K-Y1"
        return NotAllowed("lay-three-exactly", rule, cards=cards)
    hand = _hand(view, seat)
    if not cards <= hand:
        return NotAllowed("not-in-hand", "K-Y1", cards=cards, hand=hand)
    if cards.size < 2:
        return NotAllowed("lay-too-few", "K-Y1", cards=cards)
    piles = view[0]["yard"] + view[0]["yard_locomotives"]
    for color in colors:
        if piles[seat][color]:
            return NotAllowed("lay-own-pile", "K-Y3", color=kind_name(KIND_NAMES[color]))
        owner = next((other for other in range(engine.seats) if piles[other][color]), None)
        if owner is not None and len(colors) > 1:
            return NotAllowed("lay-three-not-free", "K-Y4", owner=SeatName(owner), color=kind_name(KIND_NAMES[color]))
        if owner is not None:
            return NotAllowed(
                "lay-not-more",
                "K-Y4",
                owner=SeatName(owner),
                color=kind_name(KIND_NAMES[color]),
                size=int(piles[owner][color]),
                count=cards.size,
            )
    return NotAllowed("not-possible", "K-Y1")


def _complete(engine: Engine, view: State, seat: int, tickets: tuple[str, ...]) -> NotAllowed:
    numbers = [engine.names.ticket_numbers[name] for name in tickets]
    for number, name in zip(numbers, tickets, strict=True):
        if not int(view[0]["held"][seat]) >> number & 1:
            return NotAllowed("complete-not-held", "K-R2", ticket=name)
    need = engine.rules[0]["need"]
    total = [sum(int(need[number][color]) for number in numbers) for color in range(COLORS)]
    have = view[0]["on_track"][seat]
    short = sum(max(0, total[color] - int(have[color])) for color in range(COLORS)) - int(have[LOCOMOTIVE])
    return NotAllowed("complete-too-much", "K-R2", needed=Cards((*total, 0)), short=short)


def _passing(engine: Engine, view: State) -> NotAllowed:
    mask = engine.mask(view)
    if mask[DRAW : DRAW_DECK + 1].any():
        option = "cards"
    elif mask[TAKE_TICKETS]:
        option = "tickets"
    else:
        option = "lay" if mask[LAY:COMPLETE].any() and engine.game == "card" else "claim"
    return NotAllowed("must-not-pass", NO_PASS[engine.game], options=option)
