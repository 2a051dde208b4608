"""What a person types, read with forgiveness: plays, commands, and tracks still to be paid for.

Short forms first, then the full notation of `play/notation.py`. Nothing is judged here: the rules do that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from linewright.cli.terminal.meaning import Words, tracks_meant
from linewright.cli.terminal.needs import color_of
from linewright.cli.terminal.table import Table
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
from linewright.play.notation import read_play
from linewright.play.refusals import Unreadable
from linewright.play.views import View

COMMANDS = {
    "help": "help", "h": "help",
    "map": "map", "m": "map",
    "routes": "routes", "route": "routes", "tracks": "routes", "r": "routes",
    "log": "log",
    "score": "score", "s": "score",
    "save": "save",
    "quit": "quit", "q": "quit", "exit": "quit", "bye": "quit",
    "rules": "rules", "rule": "rules", "?": "rules",
    "why": "why",
    "table": "table", "hand": "table",
}  # fmt: skip
LETTERS = frozenset("roygbpkwl")  # colours in the Card Game: “r g b” is no command
ALL, NONE = ("all", "a"), ("none", "no", "0")
_NUMBERS = re.compile(r"[1-9][0-9]?(?:[ ,]+[1-9][0-9]?)*")


@dataclass(frozen=True, slots=True)
class Command:
    """Something about the game that is no play."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class PayFor:
    """A track is named, and not yet how it is paid for; perhaps a colour."""

    track: str
    color: str = ""


def read(text: str, table: Table, view: View, words: Words) -> Action | Command | PayFor:
    """What was typed; raises Unreadable with a sentence."""
    text = " ".join(text.split())
    word, _, rest = text.partition(" ")
    low = word.casefold()
    if text.startswith("?") and len(text) > 1:
        return Command("rules", text[1:].strip())
    if low in COMMANDS and not (view.game == "card" and rest and low in LETTERS):
        return Command(COMMANDS[low], rest)
    if low.startswith("+") or (low == "complete" and rest and not rest[0].isdecimal()):
        return read_play(text, table.names)
    if not text:
        return _nothing(view)
    if view.offer:
        return _keeping(text, low, rest, view)
    if view.phase == "complete":
        return _completing(text, low, rest, table, view)
    if view.phase == "tunnel":
        return _tunnel(text, low, rest, view, words)
    return _turn(text, low, rest, table, view, words)


def _nothing(view: View) -> Action | Command:
    if view.phase == "complete":
        return Complete(tuple(view.choices.complete_best))
    return Command("table")


def _places(text: str) -> tuple[int, ...] | None:
    if not _NUMBERS.fullmatch(text):
        return None
    return tuple(sorted({int(place) for place in re.split(r"[ ,]+", text)}))


def _keeping(text: str, low: str, rest: str, view: View) -> Action:
    what = rest if low in ("k", "keep") else text
    if what.casefold() in ALL:
        return KeepTickets(tuple(range(1, len(view.offer) + 1)))
    if what.casefold() in NONE:
        return KeepTickets(())
    places = _places(what)
    if places is None:
        raise Unreadable("unreadable-places", text=text)
    return KeepTickets(places)


def _completing(text: str, low: str, rest: str, table: Table, view: View) -> Action:
    what = rest if low in ("c", "complete") else text
    if what.casefold() in NONE:
        return Complete(())
    assert view.seat is not None
    own = view.players[view.seat].tickets
    if what.casefold() in ALL:
        return Complete(tuple(own))
    places = _places(what)
    if places is None or places[-1] > len(own):
        raise Unreadable("unreadable-ticket", text=what)
    return Complete(tuple(own[place - 1] for place in places))


def _tunnel(text: str, low: str, rest: str, view: View, words: Words) -> Action:
    if low in ("w", "withdraw", "back"):
        return Withdraw()
    add = view.choices.add
    if low.isdecimal() and len(low) < 3 and not rest and 1 <= int(low) <= len(add):
        return AddToTunnel(add[int(low) - 1])
    if low in ("a", "add"):
        if rest:
            return AddToTunnel(words.cards(rest))
        if add:
            return AddToTunnel(add[0])
        raise Unreadable("terminal-tunnel-cannot")
    return AddToTunnel(words.cards(text))


def _turn(text: str, low: str, rest: str, table: Table, view: View, words: Words) -> Action | PayFor:
    if not rest:
        if low in ("1", "2", "3", "4", "5"):
            return TakeOpen(_open_at(int(low), view))
        if low in ("d", "deck", "draw"):
            return DrawDeck()
        if low in ("t", "tickets", "ticket"):
            return TakeTickets()
        if low in ("p", "pass"):
            return Pass()
    if low in ("k", "keep"):
        return KeepTickets(_places(rest) or ())
    if low in ("a", "add"):
        return AddToTunnel(words.cards(rest) if rest else Cards())
    if low in ("w", "withdraw"):
        return Withdraw()
    if low == "complete":
        return Complete(())
    if view.game == "card":
        return _laying(rest if low in ("l", "lay") and rest else text, view, words)
    if low == "lay":
        return Lay(words.cards(rest))
    if low in ("c", "claim"):
        text = rest
    return _claim(text, table, view, words)


def _open_at(place: int, view: View) -> str:
    card = view.open[place - 1]
    if card is None:
        raise Unreadable("terminal-empty-place", place=place)
    return card


def _laying(text: str, view: View, words: Words) -> Action:
    """`red`: all of them; `3 red 1 L`; `red blue green`: one each."""
    if not any(character.isdecimal() for character in text):
        cards = words.cards(text)
        kinds = cards.as_dict()
        if len(kinds) == 1 and cards.size == 1:
            kind = next(iter(kinds))
            held = view.hand.as_dict().get(kind, 0)
            return Lay(Cards.of({kind: held or 1}))
        return Lay(cards)
    return Lay(words.cards(text))


def _claim(text: str, table: Table, view: View, words: Words) -> Action | PayFor:
    board = table.board
    assert board is not None
    match = re.match(r"#?([0-9]{1,3})(?: +(.*))?$", text)
    if match:
        number = int(match[1])
        if not 1 <= number <= len(board.tracks):
            raise Unreadable("unknown-track", text=match[1])
        tracks, rest = [board.tracks[number - 1].name], match[2] or ""
    else:
        tracks, rest = tracks_meant(text, board, table.names, words)
    if not tracks:
        raise Unreadable("terminal-no-play", text=text)
    cards, color = _payment(rest, words)
    if len(tracks) > 1:
        tracks = _narrowed(tracks, cards, color, table, view)
    if len(tracks) > 1:
        raise Unreadable("ambiguous-track", text=text, tracks=", ".join(tracks))
    return Claim(tracks[0], cards) if cards is not None else PayFor(tracks[0], color)


def _payment(rest: str, words: Words) -> tuple[Cards | None, str]:
    """Cards with numbers, or one colour alone (then as many as it takes)."""
    if not rest:
        return None, ""
    cards = words.cards(rest)
    if cards.size == 1 and not any(character.isdecimal() for character in rest):
        return None, next(iter(cards.as_dict()))
    return cards, ""


def _narrowed(tracks: list[str], cards: Cards | None, color: str, table: Table, view: View) -> list[str]:
    """Of several tracks between the same cities the one that can be meant: free, payable, of the colour named."""
    board = table.board
    assert board is not None
    numbers = [table.names.track_numbers[name] for name in tracks]
    if len({frozenset((board.tracks[number].a, board.tracks[number].b)) for number in numbers}) > 1:
        return tracks
    taken = {name for player in view.players for name in player.tracks}
    kinds = {kind for kind in (cards.as_dict() if cards else [color]) if kind and kind != KIND_NAMES[-1]}
    best = [name for name in tracks if not kinds or color_of(board, table.names.track_numbers[name]) in {"", *kinds}]
    best = [name for name in best if name not in taken] or best or tracks
    best = [name for name in best if name in view.choices.claims or name in view.choices.exchanges] or best
    if len({color_of(board, table.names.track_numbers[name]) for name in best}) == 1:
        return best[:1]
    return best
