"""Lines that are no lines: a fault each, never a traceback."""

import json
from collections.abc import Iterator

import pytest

from linewright.play.referee import Fault, FaultFound, Referee, check_transcript, review
from tests.referee import whole_games
from tests.referee.script import Script, fault_in


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "7",
        "null",
        "{}",
        '{"line": "no such"}',
        '{"line": 7}',
        '{"line": ["turn"]}',
        '{"line": "turn", "seat": 0}',
        '{"line": "game"}',
        "[" * 100_000,
        '{"line": "game", "rules": ' + "9" * 10_000 + "}",
        '{"line": "turn", "line": "turn", "seat": 0}',
        '{"line": ' + '{"a": ' * 900 + "1" + "}" * 901,
    ],
)
def test_a_malformed_line_is_a_fault(line: str) -> None:
    fault = check_transcript([line])
    assert fault is not None
    assert (fault.line, fault.rule) == (1, "format")


def test_an_empty_file_holds_no_game() -> None:
    assert check_transcript([]) == Fault(1, "format", "There is no game in the transcript.")


def test_games_follow_one_another_and_the_last_line_may_be_empty() -> None:
    lines = whole_games.card_idle().text()
    verdict = review([line + "\n" for line in [*lines, *lines, ""]])
    assert (verdict.games, verdict.fault) == (2, None)
    fault = check_transcript([*lines, "", *lines])
    assert fault is not None
    assert (fault.line, fault.rule) == (len(lines) + 1, "format")


def test_an_unfinished_game_is_a_fault() -> None:
    lines = whole_games.card_idle().text()
    verdict = review([*lines, *lines[:-1]])
    assert verdict.games == 1
    assert verdict.fault == Fault(
        2 * len(lines) - 1, "format", f"The game that began in line {len(lines) + 1} stops before its end."
    )


def test_a_file_in_another_encoding_is_a_fault() -> None:
    def lines() -> Iterator[str]:
        yield whole_games.card_idle().text()[0]
        yield b"\xff".decode("utf-8")

    fault = check_transcript(lines())
    assert fault is not None
    assert (fault.line, fault.rule) == (2, "format")


def test_a_fault_stays_a_fault() -> None:
    referee = Referee()
    with pytest.raises(FaultFound):
        referee.feed(1, {"line": "turn", "seat": 0})
    with pytest.raises(FaultFound) as found:
        referee.feed(2, Script("usa").lines[0])
    assert found.value.fault.line == 1
    with pytest.raises(FaultFound):
        referee.finish()


@pytest.mark.parametrize(
    "change",
    [
        {"format": "linewright-transcript 2"},
        {"rules": 2},
        {"game": "chess"},
        {"variants": {}},
        {"variants": {"starting_hand": 4.0}},
        {"seats": "ab"},
        {"seats": [1, 2]},
    ],
)
def test_a_head_that_cannot_be_read(change: dict[str, object]) -> None:
    fault = fault_in([Script("nordic").lines[0] | change])
    assert fault is not None
    assert fault.rule == "format"


def test_every_variant_is_named_with_a_known_reading() -> None:
    for name in ("starting_hand", "locomotive_swap", "unequal_pairs", "tie_break"):
        head = json.loads(Script("nordic").text()[0])
        head["variants"][name] = "whatever"
        fault = fault_in([head])
        assert fault is not None
        assert name in fault.message


def test_a_fault_reads_well() -> None:
    assert str(Fault(3, "U-D3", "A sentence.")) == "line 3: U-D3: A sentence."
