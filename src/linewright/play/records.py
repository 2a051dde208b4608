"""A stored game: the seed and the plays, from which everything else follows. docs/formats.md has the fields."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from linewright.errors import LinewrightError
from linewright.games.variants import Reading, check_game
from linewright.play.deal import commitment
from linewright.play.game import Game, check_deal
from linewright.play.notation import write_play
from linewright.play.refusals import Refusal

FORMAT = "linewright-record 1"
RULES = 1


class RecordError(LinewrightError):
    """A file that is no record, or a record that the rules do not bear out.

    Where it is known: the rule that is broken, the place of the play that breaks it, or the line of the file.
    """

    def __init__(self, message: str, rule: str = "", play: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.play = play
        self.line = line


@dataclass(frozen=True, slots=True)
class Record:
    """One stored game."""

    game: str
    variants: dict[str, Reading]
    seats: list[str]
    first: int | None
    seed: bytes
    numbers: list[bytes]
    plays: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_game(self.game, len(self.seats))
        check_deal(self.seats, self.numbers, self.first)

    @classmethod
    def of(cls, game: Game) -> Record:
        if not game.dealt:
            raise RecordError("a game that was set up from a position has no deal to record")
        return cls(
            game=game.game,
            variants=dict(game.variants),
            seats=list(game.seat_names),
            first=game.first_chosen,
            seed=game.seed,
            numbers=list(game.numbers),
            plays=[(play.seat, write_play(play.action)) for play in game.plays],
        )

    def to_line(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(
            {
                "format": FORMAT,
                "rules": RULES,
                "game": self.game,
                "variants": self.variants,
                "seats": self.seats,
                "first": self.first,
                "commitment": commitment(self.seed),
                "seed": self.seed.hex(),
                "numbers": [number.hex() for number in self.numbers],
                "plays": [[seat, text] for seat, text in self.plays],
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_line(cls, line: str) -> Record:
        """Read a record; refuses what is none, or was made under other rules, by name."""
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise RecordError("this is not JSON") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError(f"this is not a record: its format is not {FORMAT!r}")
        if data.get("rules") != RULES:
            raise RecordError(
                f"this record was played under rules {data.get('rules')}; this program knows rules {RULES}"
            )
        try:
            record = cls._from_fields(data)
        except LinewrightError as error:
            raise RecordError(f"this record is damaged: {error}") from None
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise RecordError(f"this record is damaged: {type(error).__name__}: {error}") from None
        if data.get("commitment") != commitment(record.seed):
            raise RecordError("the seed is not the one that was committed to before the deal")
        return record

    @classmethod
    def _from_fields(cls, data: Mapping[str, Any]) -> Record:
        for seat, text in data["plays"]:
            if type(seat) is not int or not isinstance(text, str):
                raise TypeError("a play is a seat's number and a text")
        return cls(
            game=str(data["game"]),
            variants=dict(data["variants"]),
            seats=[str(name) for name in data["seats"]],
            first=data["first"],
            seed=bytes.fromhex(data["seed"]),
            numbers=[bytes.fromhex(number) for number in data["numbers"]],
            plays=[(seat, text) for seat, text in data["plays"]],
        )

    def start(self, target: str = "") -> Game:
        """The game as it was dealt, before the first play."""
        return Game(
            self.game,
            self.seats,
            self.variants,
            seed=self.seed,
            numbers=self.numbers,
            first=self.first,
            target=target,
        )

    def replay(self, target: str = "") -> Game:
        """The game with all plays carried out; a play that the rules refuse is named."""
        game = self.start(target)
        for place, (seat, text) in enumerate(self.plays):
            try:
                game.play(seat, text)
            except Refusal as refusal:
                raise RecordError(
                    f"play {place + 1} ({text}): {refusal.sentence()}", refusal.rule or "format", place
                ) from None
        return game


def read_records(lines: Iterable[str]) -> list[Record]:
    """All records of a file."""
    return [Record.from_line(line) for line in lines if line.strip()]
