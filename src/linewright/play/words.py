"""Words: one Fluent file a language in `words/`, the same for Python and for the browser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from linewright.data import GREY, folder
from linewright.errors import UnknownName
from linewright.play.cards import Cards

SOURCE_LANGUAGE = "en"
LONGEST_FACT = 400  # what somebody typed may be longer than anybody wants to read


@dataclass(frozen=True)
class Phrase:
    """A message inside another: said in the language of the whole."""

    message: str
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True)
class SeatName:
    """A seat: by the name of who sits there, or else by its number."""

    seat: int
    name: str = ""


Fact = str | int | Cards | Phrase | SeatName


def phrase(message: str, **facts: Fact) -> Phrase:
    return Phrase(message, tuple(facts.items()))


def track_name(track: str) -> str | Phrase:
    """A track as it is said: “Denver-Omaha”, with its colour or number where several join the same cities."""
    cities, slash, suffix = track.partition("/")
    if not slash:
        return cities
    if suffix.isdigit():
        return phrase("log-track-numbered", cities=cities, number=int(suffix))
    color = phrase("log-grey") if suffix == GREY else kind_name(suffix)
    return phrase("log-track-of-color", cities=cities, color=color)


def kind_name(kind: str) -> Phrase:
    """The name of a kind of card."""
    return Phrase(f"kind-{kind}")


def languages() -> list[str]:
    """The languages that there are words in."""
    return sorted(path.stem for path in folder("words").glob("*.ftl"))


@cache
def bundle(language: str) -> FluentBundle:
    if language not in languages():
        raise UnknownName(f"there are no words in {language!r}: the languages are {', '.join(languages())}")
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource((folder("words") / f"{language}.ftl").read_text(encoding="utf-8")))
    return words


def say(message: str, language: str = SOURCE_LANGUAGE, **facts: Fact) -> str:
    """A message with its facts put in, all in one language."""
    words = bundle(language)
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, {name: _plain(fact, language) for name, fact in facts.items()})
    if errors:
        raise ValueError(f"{message} cannot be said in {language}: {errors[0]}")
    return " ".join(str(text).split())


def _plain(fact: Fact, language: str) -> str | int:
    if isinstance(fact, Phrase):
        return say(fact.message, language, **dict(fact.facts))
    if isinstance(fact, Cards):
        return say_cards(fact, language)
    if isinstance(fact, SeatName):
        return fact.name or say("seat-number", language, number=fact.seat + 1)
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[: LONGEST_FACT - 1] + "…"
    return fact


def say_cards(cards: Cards, language: str = SOURCE_LANGUAGE) -> str:
    """A count of cards as words: “2 red and 1 locomotive”."""
    parts = [say(f"count-{kind}", language, count=count) for kind, count in cards.as_dict().items()]
    if len(parts) < 2:
        return parts[0] if parts else say("count-none", language)
    return say("list-and", language, most=", ".join(parts[:-1]), last=parts[-1])
