"""Makes the read-only block of rules of a game from its data, the number of seats and the variants.

This is all that separates one map, number of players and set of variants from another. Not compiled itself.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np

from linewright.core.layout import (
    ANY_COLOR,
    COLORS,
    MAX_PLAIN_LENGTH,
    MAX_TRACK_LENGTH,
    NOTHING,
    OFFER_PLACES,
    WORD_BITS,
    BoardRules,
    CardRules,
    new_block,
)
from linewright.core.numbers import KEEP, LAY_THREE, TIE_BY_CARD, TIE_BY_PATH, TIE_BY_TICKET
from linewright.data import COLORS as COLOR_NAMES
from linewright.data import GREY, Board, Track, board, card
from linewright.games.variants import Reading, check_game, complete_variants

Block = np.ndarray[Any, np.dtype[np.void]]

# The index of three different colours in the list of numbers.
THREES = tuple(combinations(range(COLORS), 3))

# Points by length of track (U-V1, N-V1).
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}


def rules_block(game: str, seats: int, variants: Mapping[str, Reading] | None = None) -> Block:
    """The block of rules, as a row of one."""
    check_game(game, seats)
    readings = complete_variants(game, variants or {})
    if game == "card":
        return card_rules(seats)
    return board_rules(board(game), seats, readings)


def board_rules(data: Board, seats: int, readings: Mapping[str, Reading]) -> Block:
    block = new_block(BoardRules)
    g = block[0]
    nordic = data.name == "nordic"
    g["seats"] = seats
    g["tracks"] = len(data.tracks)
    g["cities"] = len(data.cities)
    g["tickets"] = len(data.tickets)
    g["trains"] = data.trains
    g["per_color"] = data.per_color
    g["locomotives"] = data.locomotives
    g["deck_locomotives"] = data.locomotives
    g["starting_hand"] = readings.get("starting_hand", 4)
    g["first_offer"], g["first_keep"] = (5, 2) if nordic else (3, 2)
    g["offer"], g["keep"] = 3, 1
    g["refused_to_bottom"] = not nordic
    g["reshuffles"] = 1
    g["swaps"] = 3 if readings.get("locomotive_swap", True) else 0
    g["open_locomotive_ends"] = not nordic
    g["twins_close"] = seats <= (2 if nordic else 3)
    g["tunnels_match_exactly"] = readings.get("tunnel_locomotives") == "match_exactly"
    g["last_trains"] = 2
    g["longest_path_bonus"] = 0 if nordic else 10
    g["globetrotter_bonus"] = 10 if nordic else 0
    g["tie_break"] = {"longest_path": TIE_BY_PATH, "longest_ticket": TIE_BY_TICKET}.get(
        str(readings.get("tie_break")), TIE_BY_CARD
    )
    set_choices(g)
    for length, points in POINTS.items():
        g["points"][length] = points
    for ticket in data.tickets:
        g["ticket_a"][ticket.index] = ticket.a
        g["ticket_b"][ticket.index] = ticket.b
        g["ticket_value"][ticket.index] = ticket.points
    for track in data.tracks:
        set_track(g, track, nordic, readings)
    set_twins(g, data, readings.get("unequal_pairs") == "double")
    set_masks(g, data)
    return block


def set_track(g: Any, track: Track, nordic: bool, readings: Mapping[str, Reading]) -> None:
    """One track's facts: where locomotives are wild (U-C2, N-L1), and its exchanges (N-C3, N-F3)."""
    i = track.index
    g["track_a"][i], g["track_b"][i] = track.a, track.b
    g["length"][i] = track.length
    g["color"][i] = ANY_COLOR if track.color == GREY else COLOR_NAMES.index(track.color)
    g["tunnel"][i] = track.tunnel
    g["symbols"][i] = track.ferry_locomotives
    g["wild"][i] = not nordic or track.tunnel or track.ferry_locomotives > 0
    if track.ferry_locomotives > 0:
        g["step"][i] = 2
        only_symbols = readings.get("ferry_triples") == "symbols_only"
        g["exchanges"][i] = track.ferry_locomotives if only_symbols else track.length
    elif track.length == MAX_TRACK_LENGTH:
        g["step"][i] = 3
        g["exchanges"][i] = track.length


def set_twins(g: Any, data: Board, unequal: bool) -> None:
    """Which two tracks make a double route (N-C2: of unequal length only by variant)."""
    g["twin"][:] = NOTHING
    for one, other in combinations(data.tracks, 2):
        if {one.a, one.b} == {other.a, other.b} and (one.double or unequal):
            g["twin"][one.index], g["twin"][other.index] = other.index, one.index


def set_masks(g: Any, data: Board) -> None:
    for track in data.tracks:
        word, bit = track.index // WORD_BITS, 1 << (track.index % WORD_BITS)
        g["every_track"][word] |= bit
        for trains in range(track.length, MAX_TRACK_LENGTH + 1):
            g["short"][trains, word] |= bit
        if g["step"][track.index] > 0:
            g["special"][word] |= bit
            continue
        for color in range(COLORS):
            if g["color"][track.index] in (ANY_COLOR, color):
                g["has_tracks"][g["wild"][track.index]] = 1
                for cards in range(track.length, MAX_PLAIN_LENGTH + 1):
                    g["reach"][g["wild"][track.index], color, cards, word] |= bit


def set_choices(g: Any) -> None:
    """The KEEP numbers that keep enough of an offer, for every size of offer."""
    for name, least in (("first_choices", int(g["first_keep"])), ("later_choices", int(g["keep"]))):
        for offered in range(OFFER_PLACES + 1):
            for mask in range(1 << offered):
                if mask.bit_count() >= least:
                    number = KEEP % WORD_BITS + mask
                    g[name][offered, number // WORD_BITS] |= 1 << (number % WORD_BITS)


def card_rules(seats: int) -> Block:
    data = card()
    block = new_block(CardRules)
    g = block[0]
    g["seats"] = seats
    g["tickets"] = len(data.tickets)
    g["per_color"] = data.per_color
    g["locomotives"] = data.locomotives
    g["given_locomotives"] = 1
    g["deck_locomotives"] = data.locomotives - seats * int(g["given_locomotives"])
    g["starting_hand"] = 7
    g["second_hand"] = 4
    g["first_offer"], g["first_keep"] = 6, 1
    g["offer"], g["keep"] = 4, 0
    g["refused_to_bottom"] = 1
    g["reshuffles"] = 0
    g["swaps"] = 0
    g["open_locomotive_ends"] = 1
    set_choices(g)
    for colors in range(1 << COLORS):
        for place, three in enumerate(THREES):
            if all(colors >> color & 1 for color in three):
                number = LAY_THREE % WORD_BITS + place
                g["threes"][colors, number // WORD_BITS] |= 1 << (number % WORD_BITS)
    g["rounds"] = 2 if seats == 4 else 1
    g["idle_laps"] = 3
    for place, city in enumerate(data.big_cities):
        g["city_points"][place] = city.points
    for ticket in data.tickets:
        g["ticket_value"][ticket.index] = ticket.points
        g["need"][ticket.index] = ticket.cards
        g["need_size"][ticket.index] = sum(ticket.cards)
        for place, city in enumerate(data.big_cities):
            if city.city in (ticket.a, ticket.b):
                g["ticket_cities"][ticket.index] |= 1 << place
    return block
