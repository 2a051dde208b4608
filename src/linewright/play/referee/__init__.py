"""The referee: reads a transcript (docs/formats.md) and checks every rule against it.

It knows nothing of the random generator, nor of the rooms that play the games: it is a reading of the rule
pages of its own, so that the two can be held against each other.

    verdict = review(open("games.jsonl", encoding="utf-8"))
    verdict.games, verdict.fault
"""

from linewright.play.referee.faults import Fault, FaultFound
from linewright.play.referee.referee import Referee, Verdict, check_transcript, review

__all__ = ["Fault", "FaultFound", "Referee", "Verdict", "check_transcript", "review"]
