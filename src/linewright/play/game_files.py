"""Files that hold games, opened for whoever replays, checks or goes on with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from linewright.play.notation_file import HEAD, read_notation
from linewright.play.records import Record, RecordError, read_records


def read_lines(file: Path) -> list[str]:
    """The lines of a text file. Only a line feed ends a line: names may hold what other readers split at."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{file}: this is not a text file") from None
    return [line.removesuffix("\r") for line in text.split("\n")]


def is_notation(lines: Sequence[str]) -> bool:
    """Whether the first line that says anything opens a game in notation."""
    return next((line for line in lines if line.strip()), "").startswith(HEAD)


def read_games(file: Path) -> list[Record]:
    """All games of a file of records or of notation."""
    lines = read_lines(file)
    if is_notation(lines):
        return [record for record, _ in read_notation(lines)]
    return read_records(lines)
