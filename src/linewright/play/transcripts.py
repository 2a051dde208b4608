"""Games told in full, as JSON Lines (docs/formats.md). A transcript holds all secrets: only for games that are over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict

from linewright.play.deal import key_of
from linewright.play.events import Event, events_of
from linewright.play.game import Game
from linewright.play.records import RULES, RecordError
from linewright.play.shuffles import order_of_cards, order_of_tickets

FORMAT = "linewright-transcript 1"


def transcript(game: Game) -> Iterator[str]:
    """The lines of a game's transcript, without line ends."""
    for event in transcript_events(game):
        yield json.dumps(event, ensure_ascii=False, separators=(", ", ": "))


def transcript_events(game: Game) -> Iterator[Event]:
    if not game.over or not game.dealt:
        raise RecordError("a transcript tells a game that was dealt and is over: this one still has its secrets")
    yield {
        "line": "game",
        "format": FORMAT,
        "rules": RULES,
        "game": game.game,
        "variants": game.variants,
        "seats": game.seat_names,
    }
    key = key_of(game.seed, game.numbers)
    for event in events_of(game.log, game.engine.names):
        if event["line"] == "shuffle":
            yield _shuffle_in_full(game, key, event)
        elif event["line"] == "over":
            for result in game.results:
                yield {"line": "result", **asdict(result)}
            yield {"line": "end", "winners": game.winners, "reason": game.reason}
        else:
            yield event


def _shuffle_in_full(game: Game, key: tuple[int, ...], event: Event) -> Event:
    if event["deck"] == "cards":
        order = order_of_cards(key, event["number"], event["of"])
    else:
        order = order_of_tickets(key, event["number"], event["of"], game.engine.names)
    return {"line": "shuffle", "deck": event["deck"], "number": event["number"], "order": order}
