"""The referee: lines in, the first fault out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from linewright.play.referee.board import Board
from linewright.play.referee.card import CardGame
from linewright.play.referee.faults import Fault, FaultFound
from linewright.play.referee.reading import Reader, Steps, decode, read_event
from linewright.play.referee.table import Table, read_head


class Referee:
    """Checks the lines of a transcript one by one, several games after each other.

    `games` counts the games that were complete and right.
    """

    def __init__(self) -> None:
        self.games = 0
        self._began = 0  # the line in which the game now open began; 0 between games
        self._fault: Fault | None = None
        self._reader = Reader()
        self._steps = self._judge()
        next(self._steps)

    def feed(self, line_number: int, event: Mapping[str, object]) -> None:
        """Check one decoded line; raises FaultFound, and goes on raising it ever after."""
        self._raise_again()
        try:
            self._steps.send(read_event(line_number, event))
        except FaultFound as found:
            self._fault = found.fault
            raise
        except RecursionError:
            self._fault = Fault(line_number, "format", "The line is nested too deeply.")
            self._raise_again()

    def finish(self) -> None:
        """Check that the last game is complete."""
        self._raise_again()
        if self._began:
            message = f"The game that began in line {self._began} stops before its end."
        elif not self.games:
            message = "There is no game in the transcript."
        else:
            return
        self._fault = Fault(max(self._reader.line, 1), "format", message)
        self._raise_again()

    def _raise_again(self) -> None:
        if self._fault:
            raise FaultFound(self._fault)

    def _judge(self) -> Steps[None]:
        while True:
            event = yield from self._reader.next()
            self._began = event.line
            head = read_head(event)
            table: Table = (CardGame if head.facts.game == "card" else Board)(self._reader, head)
            yield from table.play()
            self.games += 1
            self._began = 0


@dataclass(frozen=True)
class Verdict:
    """What became of a whole file: the games found right, and the first fault, if there is one."""

    games: int
    fault: Fault | None


def review(lines: Iterable[str]) -> Verdict:
    """Check the lines of a file. Never raises, whatever the lines hold."""
    referee = Referee()
    number = 0
    blank = 0
    try:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                blank = blank or number
                continue
            if blank:
                raise FaultFound(Fault(blank, "format", "An empty line stands between others."))
            referee.feed(number, decode(number, line))
        referee.finish()
    except FaultFound as found:
        return Verdict(referee.games, found.fault)
    except UnicodeDecodeError:
        return Verdict(referee.games, Fault(number + 1, "format", "The file is not written in UTF-8."))
    return Verdict(referee.games, None)


def check_transcript(lines: Iterable[str]) -> Fault | None:
    """The first fault in the lines of a file, or None."""
    return review(lines).fault
