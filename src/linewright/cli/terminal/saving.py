"""Where terminal games are kept: one unfinished game, and the records of the finished ones."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from linewright.cli.terminal.table import Table, is_bot, target_for
from linewright.errors import LinewrightError
from linewright.play.game_files import read_games
from linewright.play.records import Record, RecordError

UNFINISHED = "unfinished.jsonl"


def data_folder() -> Path:
    """The user's folder for games: LINEWRIGHT_DATA, or where programs keep such things on this system."""
    own = os.environ.get("LINEWRIGHT_DATA")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "linewright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "linewright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "linewright"


def write(table: Table, file: Path) -> None:
    """Write a table's record whole or not at all: a file that was there stays good if the machine stops now."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.new")
    new.write_text(f"{table.record_line()}\n", encoding="utf-8")
    new.replace(file)


def load(file: Path, bots: list[str] | None = None) -> Table:
    """The table of a record: the last one of its file, with all its plays carried out."""
    records = read_games(file)
    if not records:
        raise RecordError(f"{file} holds no game")
    return table_of(records[-1], bots)


def table_of(record: Record, bots: list[str] | None = None) -> Table:
    """A table from a record; seats that are named like a player are bots, unless it is said who sits where."""
    bots = [is_bot(name) for name in record.seats] if bots is None else bots
    if len(bots) != len(record.seats):
        raise LinewrightError(f"the saved game has {len(record.seats)} seats, not {len(bots)}")
    return Table(record.replay(target_for(bots)), bots)


class Keeper:
    """Keeps the game after every play, and its record when it is over."""

    def __init__(self, folder: Path | None = None, save_to: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.save_to = save_to
        self.broken = ""  # why nothing can be kept, if so

    @property
    def unfinished(self) -> Path:
        return self.folder / UNFINISHED

    def keep(self, table: Table) -> None:
        """After every play. A folder that cannot be written is no reason to stop playing."""
        try:
            write(table, self.unfinished)
            if self.save_to:
                write(table, self.save_to)
        except OSError as error:
            self.broken = str(error)

    def finish(self, table: Table) -> Path | None:
        """The record of a finished game, and the end of the unfinished one."""
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        file = self.save_to or self.folder / f"{table.game}-{stamp}.jsonl"
        try:
            write(table, file)
            self.unfinished.unlink(missing_ok=True)
        except OSError as error:
            self.broken = str(error)
            return None
        return file
