"""Games kept for good: one of each kind for each way a game can end. They play out the same from now on.

`tests/fixtures` holds each as a record and as a transcript, which is read as text: where it changes, the difference is
what a change of the rules did to stored games. Such a change raises the rules version (CONTRIBUTING.md), and only
then are the transcripts told anew: `linewright replay NAME.record --transcript > NAME.transcript`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from linewright.core import targets
from linewright.data import board
from linewright.games.variants import PLAYERS, VARIANTS
from linewright.play.notation_file import read_notation, write_notation
from linewright.play.records import Record
from linewright.play.referee import review
from linewright.play.transcripts import transcript
from linewright.play.verify import verify_lines
from tests.support import ROOT

FOLDER = ROOT / "tests" / "fixtures"
STORED = sorted(FOLDER.glob("*.record"))
TARGETS = ["interpreted", *(["compiled"] if targets.has_compiler() else [])]

# Which ways to end there are. That all pass in turn needs every card in the hands, and so does not happen on the
# Nordic board (see below).
ENDINGS = {"usa": {"trains", "passes"}, "nordic": {"trains"}, "card": {"deck", "idle"}}


def record_of(path: Path) -> Record:
    return Record.from_line(path.read_text(encoding="utf-8"))


def told(path: Path) -> list[str]:
    return path.with_suffix(".transcript").read_text(encoding="utf-8").splitlines()


def events(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in told(path)]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_is_told_in_the_same_bytes(path: Path, target: str) -> None:
    record = record_of(path)
    assert record.to_line() + "\n" == path.read_text(encoding="utf-8")
    game = record.replay(target)
    assert game.over
    assert list(transcript(game)) == told(path)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_is_right_in_all_its_forms(path: Path) -> None:
    verdict = review(told(path))
    assert (verdict.games, verdict.fault) == (1, None)
    notation = list(write_notation(record_of(path).replay()))
    assert [record for record, _ in read_notation(notation)] == [record_of(path)]
    for lines in (path.read_text(encoding="utf-8").splitlines(), notation, told(path)):
        assert verify_lines(lines).fault is None


def test_every_record_has_its_transcript_and_there_is_nothing_else() -> None:
    names = {path.stem for path in STORED}
    assert {path.name for path in FOLDER.iterdir()} == {
        f"{name}.{form}" for name in names for form in ("record", "transcript")
    }


def test_U_E1_U_N1_K_R1_K_N2_each_game_has_a_stored_game_for_each_way_to_end() -> None:
    assert set(ENDINGS) == set(PLAYERS)
    found: dict[str, set[str]] = {game: set() for game in PLAYERS}
    for path in STORED:
        *_, end = events(path)
        assert end["line"] == "end"
        found[record_of(path).game].add(end["reason"])
    assert found == ENDINGS


def test_K_R4_there_is_a_stored_game_of_two_rounds() -> None:
    ends = [[event for event in events(path) if event["line"] == "round_end"] for path in STORED]
    assert any([end["round"] for end in rounds] == [1, 2] for rounds in ends)
    assert any([end["reason"] for end in rounds] == ["deck", "deck"] for rounds in ends)


def test_stored_games_hold_every_kind_of_line_every_reading_and_numbers_of_seats() -> None:
    lines = {event["line"] for path in STORED for event in events(path)}
    assert lines == {
        *("game", "shuffle", "start", "deal", "refill", "swap", "offer", "keep", "turn", "track", "take", "draw"),
        *("tickets", "claim", "tunnel", "turned", "added", "withdrawn", "lay", "pass", "last_turns", "round_end"),
        *("complete", "result", "end"),
    }
    records = [record_of(path) for path in STORED]
    for game, variants in VARIANTS.items():
        for variant in variants:
            readings = {record.variants[variant.name] for record in records if record.game == game}
            assert readings == set(variant.readings), variant.name
    assert any(any(record.numbers) for record in records)
    assert any(record.first is not None for record in records)
    assert any(len({seat for seat, _ in record.plays}) == 4 for record in records)
    robbed = [event["robbed"] for path in STORED for event in events(path) if event["line"] == "lay"]
    assert any(robbed)


@pytest.mark.parametrize("seats", [2, 3])
def test_U_N1_on_the_nordic_board_somebody_can_always_do_something(seats: int) -> None:
    """Why no stored game of Nordic Countries ends by passes.

    Who passes has drawn all there is, so all cards lie in hands, and of each colour somebody holds at least a third:
    four. While the game is not ending that seat has three trains, so it pays for any track of up to three spaces of
    that colour (on a ferry any three cards stand for a locomotive). So of all short tracks, twins counted once, none
    could be left; and they have more spaces than all seats can fill without ending the game. And when it is ending,
    the cards of the last claim can be drawn.
    """
    data = board("nordic")
    assert data.per_color >= 4 * seats - 3
    short = {(track.a, track.b, track.length if track.double else track.name): track.length for track in data.tracks}
    spaces = sum(length for length in short.values() if length <= 3)
    assert spaces == 113
    assert spaces > seats * (data.trains - 3)
