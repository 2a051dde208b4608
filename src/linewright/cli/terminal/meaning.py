"""What a typed word may mean: kinds of cards, cities, tracks. Beginnings, letters and missing accents will do."""

from __future__ import annotations

import re
import unicodedata

from linewright.cli.terminal.chips import LETTERS
from linewright.cli.terminal.map_names import city_code
from linewright.data import COLORS, Board
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.names import Names
from linewright.play.refusals import Unreadable
from linewright.play.words import SOURCE_LANGUAGE, say

_FILLERS = frozenset({"and", "with", "og", "och", "ja", "en", "met", "med"})
_PIECE = re.compile(r"([0-9]{0,3})\s*x?\s*([^\W\d_]+)")


class Words:
    """The words for cards, in English and in the language of the screen."""

    def __init__(self, language: str = SOURCE_LANGUAGE) -> None:
        self._kinds: dict[str, str] = {}
        for kind in KIND_NAMES:
            words = [kind, say(f"kind-{kind}", language), say(f"kind-{kind}", SOURCE_LANGUAGE)]
            # As the log counts them, too: “1 vitt”, “2 røde”.
            words += [say(f"count-{kind}", language, count=count).partition(" ")[2] for count in (1, 2)]
            for word in words:
                self._kinds[plain(word)] = kind
        self._letters = {letter.casefold(): kind for kind, letter in LETTERS.items()}

    def kind(self, word: str) -> str | None:
        """The kind of card that a word stands for; None for no kind. Unreadable if it could be several."""
        word = plain(word)
        if word in self._letters:
            return self._letters[word]
        for ending in ("", "s", "es"):
            if ending and not word.endswith(ending):
                continue
            start = word.removesuffix(ending)
            found = {kind for name, kind in self._kinds.items() if len(start) > 1 and name.startswith(start)}
            if start in self._kinds:
                found = {self._kinds[start]}
            if len(found) > 1:
                raise Unreadable("terminal-ambiguous-cards", text=word)
            if found:
                return found.pop()
        return None

    def cards(self, text: str) -> Cards:
        """`2 red 1 loco`, `2r l`, `red red blue`: a count of cards."""
        counts: dict[str, int] = {}
        rest = text.replace(",", " ").replace("+", " ").strip()
        if rest.casefold() == "none":
            return Cards()
        place = 0
        while place < len(rest):
            match = _PIECE.match(rest, place)
            if match is None:
                raise Unreadable("unreadable-cards", text=text, colors=", ".join(COLORS))
            place = match.end()
            while place < len(rest) and rest[place].isspace():
                place += 1
            if not match[1] and match[2].casefold() in _FILLERS:
                continue
            kind = self.kind(match[2])
            if kind is None:
                raise Unreadable("unreadable-cards", text=text, colors=", ".join(COLORS))
            counts[kind] = counts.get(kind, 0) + int(match[1] or 1)
        if not counts:
            raise Unreadable("unreadable-cards", text=text, colors=", ".join(COLORS))
        return Cards.of(counts)


def plain(text: str) -> str:
    """Without capitals and accents: “Göteborg” and “goteborg” are one."""
    text = text.casefold().replace("ø", "o").replace("æ", "ae").replace("đ", "d")
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def cities_meant(text: str, board: Board) -> list[int]:
    """The cities that a text may stand for: a whole name, the code on narrow maps, or a beginning."""
    text = plain(text.strip())
    if not text:
        return []
    for names in (
        [plain(city.name) for city in board.cities],
        [plain(city_code(city.name)) for city in board.cities],
    ):
        found = [number for number, name in enumerate(names) if name == text]
        if found:
            return found
    if len(text) < 2:
        return []
    return [number for number, city in enumerate(board.cities) if plain(city.name).startswith(text)]


def tracks_meant(text: str, board: Board, names: Names, words: Words) -> tuple[list[str], str]:
    """The tracks that a text begins with, and the rest of it: “bos-mon 2 red”, “oslo bergen”."""
    found, rest = names.split_track(text)
    if found:
        return found, rest
    parts = text.split(" ")
    for count in range(len(parts), 0, -1):
        tail = " ".join(parts[count:])
        if tail and not _are_cards(tail, words):
            continue
        tracks = _tracks_between(" ".join(parts[:count]), board)
        if tracks:
            return tracks, tail
    return [], text


def _are_cards(text: str, words: Words) -> bool:
    try:
        words.cards(text)
    except Unreadable:
        return False
    return True


def _tracks_between(text: str, board: Board) -> list[str]:
    head, _, suffix = text.partition("/")
    pairs = []
    if "-" in head:
        a, _, b = head.partition("-")
        pairs.append((a, b))
    else:
        parts = [part for part in head.split(" ") if part != "to"]
        pairs += [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    for a, b in pairs:
        ends = {frozenset((one, other)) for one in cities_meant(a, board) for other in cities_meant(b, board)}
        found = [track for track in board.tracks if frozenset((track.a, track.b)) in ends]
        if suffix:
            found = [track for track in found if track.name.partition("/")[2].startswith(plain(suffix))]
        if found:
            return [track.name for track in found]
    return []
