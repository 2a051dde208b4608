"""What the referee says when a transcript breaks a rule."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """The first thing wrong in a transcript.

    `line` is the line of the file, counted from 1; `rule` is the id of the rule that was broken, or
    `"format"` where no rule of the game is at stake; `message` is one sentence for people.
    """

    line: int
    rule: str
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.rule}: {self.message}"


class FaultFound(Exception):
    """Raised by the referee at the line that is wrong."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
