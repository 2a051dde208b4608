"""The fixed-size blocks of integers that all compiled code works on.

A block's fields are declared once, as a class with annotated names: the class is what the type checker reads, and
`dtype_of` makes the NumPy record type from it. A record is passed by reference in all three targets, and copying,
hashing and saving it is one operation, with no list of fields kept by hand.

Single numbers, masks and all of the rules are 64 bits, the tables of a state 16; all are signed (docs/core.md says
why).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Protocol, get_args, get_type_hints, overload

import numpy as np

SEATS = 5
COLORS = 8
KINDS = 9
LOCOMOTIVE = 8
ANY_COLOR = 8
NOTHING = -1

OPEN_PLACES = 5
TRACKS = 100
CITIES = 40
TICKETS = 46
OFFER_PLACES = 6
BIG_CITIES = 6

# Sets of tracks and of legal numbers are rows of words of 50 bits, so that the tracks fill two words exactly
# and no word ever touches the sign bit.
WORD_BITS = 50
TRACK_WORDS = 2
LEGAL_WORDS = 10

CARDS_DECK = 0
TICKETS_DECK = 1
SEATS_DRAW = 2

LOG_ROWS = 640
STACK_ROWS = 1024

MAX_TRACK_LENGTH = 9
MAX_PLAIN_LENGTH = 6


class Table(Protocol):
    """What the compiled rooms use of an array."""

    @overload
    def __getitem__(self, place: int | tuple[int, ...]) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> Any: ...
    def __getitem__(self, place: Any) -> Any: ...
    def __setitem__(self, place: Any, value: Any) -> None: ...


Number = Annotated[int, "i8"]


class TableRules:
    """What the rules of all games say about cards, tickets and seats. Read only."""

    # masks of KEEP numbers (two words) by tickets offered: before the first turn, and later
    first_choices: Annotated[Table, "i8", OFFER_PLACES + 1, 2]
    later_choices: Annotated[Table, "i8", OFFER_PLACES + 1, 2]
    ticket_value: Annotated[Table, "i8", TICKETS]

    seats: Number
    tickets: Number
    per_color: Number
    locomotives: Number
    deck_locomotives: Number  # those that are shuffled into the deck
    starting_hand: Number
    first_offer: Number
    first_keep: Number
    offer: Number
    keep: Number
    refused_to_bottom: Number  # else they leave the game
    reshuffles: Number  # 1: discards become a new deck; 0: an empty deck announces the end (Card Game)
    swaps: Number  # most swaps in a row; 0 where there is no swap
    open_locomotive_ends: Number


class BoardRules(TableRules):
    """What separates one board, number of players and set of variants from another. Read only."""

    # masks of tracks: by (1 where locomotives are wild, colour, cards at hand), and by trains left
    reach: Annotated[Table, "i8", 2, COLORS, MAX_PLAIN_LENGTH + 1, TRACK_WORDS]
    short: Annotated[Table, "i8", MAX_TRACK_LENGTH + 1, TRACK_WORDS]
    has_tracks: Annotated[Table, "i8", 2]  # whether there are tracks where locomotives are not wild, and where they are
    special: Annotated[Table, "i8", TRACK_WORDS]  # ferries and the nine-space route: judged one by one
    every_track: Annotated[Table, "i8", TRACK_WORDS]

    track_a: Annotated[Table, "i8", TRACKS]
    track_b: Annotated[Table, "i8", TRACKS]
    length: Annotated[Table, "i8", TRACKS]
    color: Annotated[Table, "i8", TRACKS]  # ANY_COLOR on grey
    wild: Annotated[Table, "i8", TRACKS]  # locomotives stand for any colour here
    symbols: Annotated[Table, "i8", TRACKS]  # locomotive symbols of a ferry
    step: Annotated[Table, "i8", TRACKS]  # cards more for each exchange: 2 on ferries, 3 on nine spaces
    exchanges: Annotated[Table, "i8", TRACKS]  # most exchanges allowed
    tunnel: Annotated[Table, "i8", TRACKS]
    twin: Annotated[Table, "i8", TRACKS]  # the other track of a double route, or NOTHING
    points: Annotated[Table, "i8", MAX_TRACK_LENGTH + 1]
    ticket_a: Annotated[Table, "i8", TICKETS]
    ticket_b: Annotated[Table, "i8", TICKETS]

    tracks: Number
    cities: Number
    trains: Number
    twins_close: Number  # one track of a double route claimed closes the other to all
    tunnels_match_exactly: Number
    last_trains: Number
    longest_path_bonus: Number
    globetrotter_bonus: Number
    tie_break: Number  # TIE_BY_CARD, TIE_BY_PATH or TIE_BY_TICKET


class CardRules(TableRules):
    """What separates one number of players of the Card Game from another. Read only."""

    need: Annotated[Table, "i8", TICKETS, COLORS]
    need_size: Annotated[Table, "i8", TICKETS]
    ticket_cities: Annotated[Table, "i8", TICKETS]  # bits of the big cities it goes to
    city_points: Annotated[Table, "i8", BIG_CITIES]
    threes: Annotated[Table, "i8", 1 << COLORS, 2]  # masks of LAY_THREE numbers (two words) by the colours at hand

    given_locomotives: Number
    second_hand: Number
    rounds: Number
    idle_laps: Number


class TableState:
    """What the state of every game holds: chance, cards, tickets, and whose turn it is.

    `known`, `seen` and their like are what a perfect memory holds.
    """

    key: Annotated[Table, "i8", 8]
    words: Annotated[Table, "i8", 2, 16]
    held: Annotated[Table, "i8", SEATS]
    seen: Annotated[Table, "i8", SEATS]  # tickets of others, or refused ones, whose place this seat knows
    refused_first: Annotated[Table, "i8", SEATS]  # first tickets this seat refused that were shuffled in (K-S3)
    unseen: Number  # tickets in the part of the deck that nobody has looked into
    removed: Number  # tickets out of the game

    used: Annotated[Table, "i2", 2]
    shuffles: Annotated[Table, "i2", 2]
    hand: Annotated[Table, "i2", SEATS, KINDS]
    known: Annotated[Table, "i2", SEATS, KINDS]  # cards that everybody saw this seat take and not yet play
    hand_size: Annotated[Table, "i2", SEATS]
    deck: Annotated[Table, "i2", KINDS]
    discards: Annotated[Table, "i2", KINDS]
    open: Annotated[Table, "i2", OPEN_PLACES]
    offered: Annotated[Table, "i2", SEATS, OFFER_PLACES]
    offered_count: Annotated[Table, "i2", SEATS]
    chosen: Annotated[Table, "i2", SEATS]
    ticket_count: Annotated[Table, "i2", SEATS]
    kept_later: Annotated[Table, "i2", SEATS]  # tickets kept since the first choice
    bottom: Annotated[Table, "i2", TICKETS]  # refused tickets under the deck, a ring
    since_pass: Annotated[Table, "i2", SEATS, KINDS]  # hand at the forced pass, less the hand now
    drawn_since_pass: Annotated[Table, "i2", SEATS]
    pass_told: Annotated[Table, "i2", SEATS]  # 1 while the seat's last forced pass still tells something of its hand
    ticket_points: Annotated[Table, "i2", SEATS]
    completed: Annotated[Table, "i2", SEATS]
    bonus: Annotated[Table, "i2", SEATS]
    total: Annotated[Table, "i2", SEATS]

    phase: Number
    turn: Number
    first: Number
    turn_number: Number
    choosing: Number
    deck_size: Number
    unseen_count: Number
    bottom_head: Number
    bottom_size: Number
    turns_left: Number
    winners: Number
    reason: Number


class BoardState(TableState):
    """One game on a board, whole."""

    may_claim: Annotated[Table, "i8", SEATS, TRACK_WORDS]
    owned: Annotated[Table, "i8", SEATS, TRACK_WORDS]
    barred: Annotated[Table, "i8", SEATS, TRACK_WORDS]  # tracks a forced pass showed the seat could not pay

    laid: Annotated[Table, "i2", KINDS]
    turned: Annotated[Table, "i2", 3]
    trains: Annotated[Table, "i2", SEATS]
    points: Annotated[Table, "i2", SEATS]
    longest: Annotated[Table, "i2", SEATS]

    track: Number
    exchange: Number
    counting: Number
    turned_count: Number
    to_add: Number
    passes: Number


class CardState(TableState):
    """One Card Game, whole."""

    completed_tickets: Annotated[Table, "i8", SEATS]
    completing: Annotated[Table, "i8", SEATS]  # chosen at a round's end and not yet shown

    yard: Annotated[Table, "i2", SEATS, COLORS]  # cards of the pile's own colour
    yard_locomotives: Annotated[Table, "i2", SEATS, COLORS]  # locomotives on top of it
    on_track: Annotated[Table, "i2", SEATS, KINDS]
    pass_needs: Annotated[Table, "i2", SEATS, COLORS]  # at a forced pass: cards a colour would have needed
    cities: Annotated[Table, "i2", SEATS]  # bits of the big-city cards won

    lay_color: Number
    lay_count: Number
    completing_from: Number  # the least ticket that may still be named in this row
    idle: Number  # turns in a row in which nothing was taken, laid or kept
    quiet: Number  # 1 while this turn has taken, laid and kept nothing
    round: Number
    next_first: Number  # who starts the next round


class Work:
    """Scratch space of one thread: what is legal, what happened, and room for the searches."""

    legal: Annotated[Table, "i8", LEGAL_WORDS]
    stack: Annotated[Table, "i8", STACK_ROWS, 3]
    touching: Annotated[Table, "i8", CITIES]  # edges at a city
    length_bit: Annotated[Table, "i8", 4]  # edges whose length has this bit
    edge_ends: Annotated[Table, "i8", WORD_BITS]  # the two cities of an edge, as a mask
    price: Annotated[Table, "i8", KINDS]  # of a card of each kind, in the worth of tickets
    gain: Annotated[Table, "i8", TICKETS]  # a ticket's worth less the price of its cards
    rest: Annotated[Table, "i8", TICKETS + 1]  # the gains above nothing of all tickets from a place on
    random: Number

    log: Annotated[Table, "i2", LOG_ROWS, 4]
    edge_a: Annotated[Table, "i2", WORD_BITS]
    edge_b: Annotated[Table, "i2", WORD_BITS]
    edge_length: Annotated[Table, "i2", WORD_BITS]
    group: Annotated[Table, "i2", CITIES]
    order: Annotated[Table, "i2", TICKETS]
    taken: Annotated[Table, "i2", TICKETS]
    spare: Annotated[Table, "i2", KINDS]
    logged: Number
    telling: Number  # 1 where the log is wanted


@cache
def dtype_of(block: type) -> np.dtype[np.void]:
    """The record type of a block class; fields of 64 bits stand first, so that nothing is padded between them."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(block, include_extras=True).items():
        _, width, *shape = get_args(hint)
        fields.append((name, width, tuple(shape)) if shape else (name, width))
    fields.sort(key=lambda field: field[1] != "i8")
    bare = np.dtype(fields, align=True)
    # The end is filled up by name: unnamed padding is not copied, and two equal blocks would not have equal bytes.
    used = sum(field.itemsize for field, *_ in (bare.fields or {}).values())
    if bare.itemsize > used:
        fields.append(("unused", "u1", (bare.itemsize - used,)))
    return np.dtype(fields, align=True)


def new_block(block: type, count: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
    """A row of empty blocks."""
    return np.zeros(count, dtype_of(block))
