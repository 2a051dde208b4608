"""Checks stored games: records by dealing and playing them again, transcripts by the referee, line by line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from linewright.errors import LinewrightError
from linewright.play.game_files import is_notation
from linewright.play.notation_file import read_notation
from linewright.play.records import FORMAT as RECORD_FORMAT
from linewright.play.records import Record, RecordError
from linewright.play.referee import Fault, review


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many games were found right, and the first fault, if any."""

    games: int
    fault: Fault | None


def verify_lines(lines: Sequence[str]) -> Verdict:
    """Check a file of records, of notation, or of transcripts: its first line tells which it is."""
    if is_notation(lines):
        return _verify_notation(lines)
    try:
        head = json.loads(next((line for line in lines if line.strip()), ""))
    except (ValueError, RecursionError):
        return Verdict(0, Fault(1, "format", "This is no file of Linewright: its first line is not JSON."))
    if isinstance(head, dict) and head.get("format") == RECORD_FORMAT:
        return _verify_records(lines)
    verdict = review(lines)
    return Verdict(verdict.games, verdict.fault)


def _verify_records(lines: Sequence[str]) -> Verdict:
    games = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            Record.from_line(line).replay()
        except LinewrightError as error:
            return Verdict(games, Fault(number, getattr(error, "rule", "") or "format", str(error)))
        games += 1
    return Verdict(games, None)


def _verify_notation(lines: Sequence[str]) -> Verdict:
    games = 0
    try:
        for record, starts in read_notation(lines):
            try:
                record.replay()
            except LinewrightError as error:
                play = getattr(error, "play", None)
                rule = getattr(error, "rule", "") or "format"
                return Verdict(games, Fault(starts[play or 0], rule, str(error)))
            games += 1
    except RecordError as error:
        return Verdict(games, Fault(error.line or 1, "format", str(error)))
    return Verdict(games, None)
