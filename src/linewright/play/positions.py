"""Positions: any moment of a game, written down in a small readable file and set up from it (docs/formats.md).

What a file does not say is filled in: cards that nobody holds are in the deck, tickets likewise. What cannot be is
refused with the reason: which card is one too many, which track has two owners.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from linewright.core.layout import COLORS, KINDS, LOCOMOTIVE, NOTHING, OPEN_PLACES
from linewright.core.numbers import TURN
from linewright.errors import LinewrightError
from linewright.games.variants import check_game, complete_variants
from linewright.play.cards import KIND_NAMES, Cards, ImpossibleCards
from linewright.play.engine import Engine, State
from linewright.play.game import Game

FORMAT = "linewright-position 1"
BOARD_SEAT_FIELDS = {"hand", "known", "tickets", "tracks"}
CARD_SEAT_FIELDS = {"hand", "known", "tickets", "yard", "on_track", "completed"}
FIELDS = {"format", "game", "variants", "seats", "turn", "first", "open", "discards", "turns_left"}
OWN_FIELDS = {"usa": {"under"}, "nordic": {"removed"}, "card": {"under", "round"}}


class ImpossiblePosition(LinewrightError, ValueError):
    """A position that cannot be; the message says what is one too many."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


def read_position(text: str, key: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8), target: str = "") -> Game:
    """A game that stands at the position; `key` decides what is drawn from here on."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ImpossiblePosition(f"this is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ImpossiblePosition(f"this is not a position: its format is not {FORMAT!r}")
    card = data.get("game") == "card"
    _refuse_unknown(data, FIELDS | OWN_FIELDS.get(str(data.get("game")), set()), "a position of this game")
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise ImpossiblePosition("`seats` must be a list with an object for each seat")
    check_game(str(data.get("game")), len(seats))
    for seat in seats:
        _refuse_unknown(seat, CARD_SEAT_FIELDS if card else BOARD_SEAT_FIELDS, "a seat of this game")
    variants = complete_variants(str(data["game"]), _object(data, "variants"))
    game = Game(str(data["game"]), len(seats), variants, seed=b"position", first=0, target=target)
    game.stand_at(_set_up(game.engine, data, key))
    return game


def _refuse_unknown(data: Mapping[str, Any], known: set[str], what: str) -> None:
    for name in data:
        if name not in known:
            raise ImpossiblePosition(f"{what} has no field {name!r}; it has {', '.join(sorted(known))}")


def _set_up(engine: Engine, data: Mapping[str, Any], key: tuple[int, ...]) -> State:
    state = engine.empty_state()
    s = state[0]
    s["key"][:] = key
    s["phase"] = TURN
    s["turn_number"] = 1
    s["turn"] = _whole(data, "turn", 1, engine.seats, 1) - 1
    s["first"] = _whole(data, "first", 1, engine.seats, 1) - 1
    s["turns_left"] = _whole(data, "turns_left", 0, engine.seats, 0)
    if engine.game == "card":
        s["round"] = _whole(data, "round", 1, int(engine.rules[0]["rounds"]), 1)
        s["quiet"] = 1
    _set_cards(engine, s, data)
    _set_tickets(engine, s, data)
    if engine.game == "card":
        _check_yards(engine, s)
    else:
        _set_tracks(engine, state, data)
    if "open" not in data:
        engine.turn_up(state)
    elif s["deck_size"] and (s["open"] == NOTHING).any():
        raise ImpossiblePosition("a face-up place cannot be empty while the deck has cards", "U-D7")
    if engine.game != "card" and not s["deck_size"] and s["discards"].any():
        raise ImpossiblePosition("the deck cannot be empty while there are discards", "U-D7")
    if engine.game == "card" and not s["deck_size"] and not s["turns_left"]:
        raise ImpossiblePosition(
            "the deck is empty, so `turns_left` must say how many of the last turns are left", "K-R1"
        )
    return state


def _whole(data: Mapping[str, Any], name: str, least: int, most: int, default: int) -> int:
    number = data.get(name, default)
    if type(number) is not int or not least <= number <= most:
        raise ImpossiblePosition(f"`{name}` is a number from {least} to {most}, not {number!r}")
    return number


def _object(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    value: Any = data.get(name, {})
    if not isinstance(value, dict):
        raise ImpossiblePosition(f"`{name}` must be an object, not {value!r}")
    return value


def _names(data: Mapping[str, Any], name: str) -> list[str]:
    """A list of names."""
    names: Any = data.get(name, [])
    if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
        raise ImpossiblePosition(f"`{name}` must be a list of names, not {names!r}")
    return names


def _cards(value: object, what: str) -> Cards:
    if isinstance(value, dict) and not all(type(count) is int for count in value.values()):
        raise ImpossiblePosition(f"{what}: a count of cards is a whole number")
    if not isinstance(value, str | dict):
        raise ImpossiblePosition(f"{what}: cards are a text such as '2 red' or an object, not {value!r}")
    try:
        return Cards.parse(value) if isinstance(value, str) else Cards.of(value)
    except ImpossibleCards as error:
        raise ImpossiblePosition(f"{what}: {error}") from None


def _set_cards(engine: Engine, s: Any, data: Mapping[str, Any]) -> None:
    rules = engine.rules[0]
    left = [int(rules["per_color"])] * COLORS + [int(rules["locomotives"])]

    def use(cards: Cards, what: str) -> Cards:
        for kind in range(KINDS):
            left[kind] -= cards[kind]
            if left[kind] < 0:
                total = int(rules["locomotives"] if kind == LOCOMOTIVE else rules["per_color"])
                rule = {"usa": "U-P2", "nordic": "N-P2", "card": "K-P1"}[engine.game]
                raise ImpossiblePosition(
                    f"there are only {total} {KIND_NAMES[kind]} cards, and {what} has one more", rule
                )
        return cards

    for number, seat in enumerate(data["seats"]):
        who = f"the hand of seat {number + 1}"
        hand = use(_cards(seat.get("hand", "none"), who), who)
        known = _cards(seat.get("known", "none"), f"`known` of seat {number + 1}")
        if not known <= hand:
            raise ImpossiblePosition(f"seat {number + 1} cannot be known to hold {known}: it holds {hand}")
        s["hand"][number], s["known"][number] = hand.counts, known.counts
        s["hand_size"][number] = hand.size
        if engine.game == "card":
            s["on_track"][number] = use(_cards(seat.get("on_track", "none"), "a track"), "a track").counts
            for color, pile in _object(seat, "yard").items():
                _set_pile(s, number, color, use(_cards(pile, "a pile"), "a pile"))
    s["discards"][:] = use(_cards(data.get("discards", "none"), "discards"), "the discards").counts
    lying = data.get("open", [None] * OPEN_PLACES)
    if not isinstance(lying, list) or len(lying) != OPEN_PLACES:
        raise ImpossiblePosition(f"`open` must name {OPEN_PLACES} cards (null for an empty place)")
    for place, name in enumerate(lying):
        if name is not None and name not in KIND_NAMES:
            raise ImpossiblePosition(f"`open` names kinds of card, and {name!r} is none")
        if name is not None:
            s["open"][place] = KIND_NAMES.index(next(iter(use(_cards(f"1 {name}", "open"), "`open`").as_dict())))
    s["deck"][:] = left
    s["deck_size"] = sum(left)


def _set_pile(s: Any, seat: int, color: str, pile: Cards) -> None:
    counts = pile.as_dict()
    locomotives = counts.pop("locomotive", 0)
    if list(counts) != [color]:
        raise ImpossiblePosition(f"a pile of {color} holds {color} and locomotives, not {pile}", "K-Y2")
    s["yard"][seat][KIND_NAMES.index(color)] = counts[color]
    s["yard_locomotives"][seat][KIND_NAMES.index(color)] = locomotives


def _check_yards(engine: Engine, s: Any) -> None:
    for color in range(COLORS):
        owners = [
            seat + 1 for seat in range(engine.seats) if s["yard"][seat][color] + s["yard_locomotives"][seat][color]
        ]
        if len(owners) > 1:
            raise ImpossiblePosition(
                f"{KIND_NAMES[color]} lies in the yards of seats {owners[0]} and {owners[1]}", "K-Y4"
            )


def _set_tickets(engine: Engine, s: Any, data: Mapping[str, Any]) -> None:
    names = engine.names
    place: dict[int, str] = {}

    def use(name: str, where: str) -> int:
        if name not in names.ticket_numbers:
            raise ImpossiblePosition(f"there is no ticket {name!r}")
        number = names.ticket_numbers[name]
        if number in place:
            raise ImpossiblePosition(f"the ticket {name} cannot be both {place[number]} and {where}")
        place[number] = where
        return number

    for seat, fields in enumerate(data["seats"]):
        held = [use(name, f"with seat {seat + 1}") for name in _names(fields, "tickets")]
        s["held"][seat] = sum(1 << number for number in held)
        s["ticket_count"][seat] = len(held)
        if engine.game == "card":
            done = [use(name, f"completed by seat {seat + 1}") for name in _names(fields, "completed")]
            s["completed_tickets"][seat] = sum(1 << number for number in done)
    if engine.game == "nordic":
        s["removed"] = sum(1 << use(name, "out of the game") for name in _names(data, "removed"))
    under = [use(name, "under the deck") for name in _names(data, "under")]
    s["bottom"][: len(under)] = under
    s["bottom_size"] = len(under)
    rest = [number for number in range(len(names.tickets)) if number not in place]
    s["unseen"] = sum(1 << number for number in rest)
    s["unseen_count"] = len(rest)


def _set_tracks(engine: Engine, state: State, data: Mapping[str, Any]) -> None:
    rules, names, s = engine.rules[0], engine.names, state[0]
    s["track"] = NOTHING
    s["turned"][:] = NOTHING
    owner: dict[int, int] = {}
    for seat in range(engine.seats):
        s["may_claim"][seat] = rules["every_track"]
        s["trains"][seat] = rules["trains"]
    for seat, fields in enumerate(data["seats"]):
        for name in _names(fields, "tracks"):
            if name not in names.track_numbers:
                raise ImpossiblePosition(f"there is no track {name!r}")
            track = names.track_numbers[name]
            if track in owner:
                raise ImpossiblePosition(f"{name} belongs to seats {owner[track] + 1} and {seat + 1}", "U-C3")
            twin = int(rules["twin"][track])
            if twin in owner and (owner[twin] == seat or rules["twins_close"]):
                rule = "U-C4" if owner[twin] == seat else "U-C5"
                raise ImpossiblePosition(
                    f"{name} and {names.tracks[twin]} cannot both be taken here",
                    "N-C2" if engine.game == "nordic" else rule,
                )
            owner[track] = seat
            engine.set_owner(state, seat, track)
            s["trains"][seat] -= rules["length"][track]
            s["points"][seat] += rules["points"][int(rules["length"][track])]
        if s["trains"][seat] < 0:
            raise ImpossiblePosition(
                f"seat {seat + 1} would need {-int(s['trains'][seat])} trains more than it has",
                "U-P4" if engine.game == "usa" else "N-P2",
            )


def write_position(game: Game) -> str:
    """The position of a game, between two turns, as a file that `read_position` sets up again."""
    engine, s = game.engine, game.state[0]
    if int(s["phase"]) != TURN:
        raise ImpossiblePosition("a position is written at the beginning of a turn")
    names = engine.names
    card = engine.game == "card"
    seats: list[dict[str, Any]] = []
    for seat in range(engine.seats):
        fields: dict[str, Any] = {
            "hand": str(Cards.from_counts(s["hand"][seat].tolist())),
            "known": str(Cards.from_counts(s["known"][seat].tolist())),
            "tickets": names.tickets_in(s["held"][seat]),
        }
        view = game.view(seat).players[seat]
        if card:
            fields["yard"] = {color: str(pile) for color, pile in view.yard.items()}
            fields["on_track"] = str(Cards.from_counts(s["on_track"][seat].tolist()))
            fields["completed"] = view.completed
        else:
            fields["tracks"] = view.tracks
        seats.append(fields)
    order = [(int(s["bottom_head"]) + place) % len(s["bottom"]) for place in range(int(s["bottom_size"]))]
    position = {
        "format": FORMAT,
        "game": game.game,
        "variants": game.variants,
        "turn": int(s["turn"]) + 1,
        "first": int(s["first"]) + 1,
        "turns_left": int(s["turns_left"]),
        "open": [None if kind == NOTHING else KIND_NAMES[kind] for kind in s["open"].tolist()],
        "discards": str(Cards.from_counts(s["discards"].tolist())),
    }
    if game.game == "nordic":
        position["removed"] = names.tickets_in(s["removed"])
    else:
        position["under"] = [names.tickets[int(s["bottom"][place])] for place in order]
    if card:
        position["round"] = int(s["round"])
    position["seats"] = seats
    return json.dumps(position, ensure_ascii=False, indent=2) + "\n"
