"""The log in words: one sentence for each event, as `views.events_for` has cut it for whoever reads.

What a cut event does not hold is not told: a hidden draw is a draw, a hidden choice a number of tickets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from linewright.play.cards import Cards
from linewright.play.events import Event
from linewright.play.words import SOURCE_LANGUAGE, Fact, Phrase, kind_name, phrase, say, track_name

# Lines that say little on their own: a log in words may leave them out.
MINOR_LINES = frozenset({"game", "shuffle", "deal", "refill", "offer", "turn", "tickets", "result", "over", "chosen"})

DRAWING = frozenset({"take", "draw"})

Told = tuple[str, Mapping[str, Fact]]


def tell(event: Event, names: Sequence[str], language: str = SOURCE_LANGUAGE) -> str:
    """An event as a sentence; `names` are those of the seats, in seat order."""
    others = _TELLERS_OF_OTHERS.get(event["line"])
    message, facts = others(event, names) if others else _TELLERS[event["line"]](event)
    if "seat" in event:
        facts = {"seat": names[event["seat"]], **facts}
    return say(message, language, **facts)


def shortened(events: Iterable[Event]) -> list[Event]:
    """The lines worth a sentence, the two cards that a seat draws in one turn as one line (`draws`)."""
    result: list[Event] = []
    for event in events:
        before = result[-1] if result else {}
        if event["line"] in MINOR_LINES:
            continue
        if event["line"] in DRAWING and before.get("line") in DRAWING and before["seat"] == event["seat"]:
            result[-1] = {"line": "draws", "seat": event["seat"], "both": (before, event)}
        else:
            result.append(event)
    return result


def listing(items: Sequence[str | Phrase]) -> Fact:
    """Several names as one fact: “a, b and c”."""
    if not items:
        return ""
    result: str | Phrase = items[0]
    for item in items[1:-1]:
        result = phrase("log-list-comma", first=result, next=item)
    return phrase("list-and", most=result, last=items[-1]) if len(items) > 1 else result


def _counted(kinds: Iterable[str]) -> Cards:
    return Cards.of(Counter(kinds))


def _game(event: Event) -> Told:
    return "log-game", {"game": event["game"], "seats": listing(event["seats"])}


def _shuffle(event: Event) -> Told:
    return "log-shuffle", {"deck": event["deck"], "number": event["number"]}


def _deal(event: Event) -> Told:
    return ("log-deal", {"card": kind_name(event["card"])}) if "card" in event else ("log-deal-hidden", {})


def _refill(event: Event) -> Told:
    return "log-refill", {"place": event["place"] + 1, "card": kind_name(event["card"])}


def _offer(event: Event) -> Told:
    if "tickets" in event:
        return "log-offer", {"tickets": listing(event["tickets"])}
    return "log-offer-hidden", {"count": event["count"]}


def _keep(event: Event) -> Told:
    if "tickets" not in event:
        return "log-keep-hidden", {"count": event["count"], "offered": event["count"] + event["refused"]}
    return ("log-keep", {"tickets": listing(event["tickets"])}) if event["tickets"] else ("log-keep-none", {})


def _track(event: Event) -> Told:
    return "log-track", {"cards": _counted(event["cards"].values())}


def _take(event: Event) -> Told:
    return "log-take", {"card": _counted([event["card"]])}


def _draw(event: Event) -> Told:
    return ("log-draw", {"card": _counted([event["card"]])}) if "card" in event else ("log-draw-hidden", {})


def _draws(event: Event) -> Told:
    taken = [each["card"] for each in event["both"] if each["line"] == "take"]
    drawn = [each.get("card") for each in event["both"] if each["line"] == "draw"]
    seen = [kind for kind in drawn if kind]
    if not drawn:
        return "log-take-two", {"cards": _counted(taken)}
    if not taken:
        return ("log-draw-two", {"cards": _counted(seen)}) if seen else ("log-draw-two-hidden", {})
    card = _counted(taken)
    if not seen:
        return "log-take-and-draw-hidden", {"card": card}
    return "log-take-and-draw", {"card": card, "drawn": _counted(seen)}


def _claim(event: Event) -> Told:
    facts = {"track": track_name(event["track"]), "points": event["points"], "cards": Cards.of(event["cards"])}
    return "log-claim", facts


def _tunnel(event: Event) -> Told:
    return "log-tunnel", {"track": track_name(event["track"]), "cards": Cards.of(event["cards"])}


def _turned(event: Event) -> Told:
    if not event["cards"]:
        return "log-turned-nothing", {}
    return "log-turned", {"cards": listing([kind_name(kind) for kind in event["cards"]]), "add": event["add"]}


def _added(event: Event) -> Told:
    return ("log-added", {"cards": Cards.of(event["cards"])}) if event["cards"] else ("log-added-nothing", {})


def _withdrawn(event: Event) -> Told:
    return "log-withdrawn", {"cards": Cards.of(event["cards"])}


def _lay(event: Event, names: Sequence[str]) -> Told:
    laid = Cards()
    for pile in event["piles"].values():
        laid += Cards.of(pile)
    robbed = event["robbed"]
    if robbed is None:
        return "log-lay", {"cards": laid}
    return "log-lay-robbed", {"cards": laid, "victim": names[robbed["seat"]], "robbed": Cards.of(robbed["cards"])}


def _round_end(event: Event) -> Told:
    return "log-round-end", {"round": event["round"], "reason": event["reason"]}


def _complete(event: Event) -> Told:
    return ("log-complete", {"tickets": listing(event["tickets"])}) if event["tickets"] else ("log-complete-none", {})


def _result(event: Event) -> Told:
    return "log-result", {"total": event["total"]}


def _end(event: Event, names: Sequence[str]) -> Told:
    return "log-end", {"winners": listing([names[seat] for seat in event["winners"]]), "count": len(event["winners"])}


def _over(event: Event) -> Told:
    return "log-over", {"reason": event["reason"]}


def _plain(message: str) -> Callable[[Event], Told]:
    return lambda _: (message, {})


_TELLERS: dict[str, Callable[[Event], Told]] = {
    "game": _game,
    "shuffle": _shuffle,
    "start": _plain("log-start"),
    "deal": _deal,
    "refill": _refill,
    "swap": _plain("log-swap"),
    "offer": _offer,
    "keep": _keep,
    "chosen": _plain("log-chosen"),
    "turn": _plain("log-turn"),
    "track": _track,
    "take": _take,
    "draw": _draw,
    "draws": _draws,
    "tickets": _plain("log-tickets"),
    "claim": _claim,
    "tunnel": _tunnel,
    "turned": _turned,
    "added": _added,
    "withdrawn": _withdrawn,
    "pass": _plain("log-pass"),
    "last_turns": _plain("log-last-turns"),
    "round_end": _round_end,
    "complete": _complete,
    "result": _result,
    "over": _over,
}

_TELLERS_OF_OTHERS: dict[str, Callable[[Event, Sequence[str]], Told]] = {"lay": _lay, "end": _end}
