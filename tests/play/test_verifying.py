"""Checking stored games: the first line that is wrong is named, with the rule that it breaks."""

from __future__ import annotations

import json
from functools import cache

import pytest

from linewright.play.deal import seed_from_number
from linewright.play.game import BadDeal, Game
from linewright.play.notation_file import read_notation, write_notation
from linewright.play.records import Record, RecordError, read_records
from linewright.play.transcripts import transcript
from linewright.play.verify import verify_lines
from tests.core.whole_games import Kind
from tests.play.tables import finished

KINDS = [Kind("usa", 2), Kind("nordic", 3), Kind("card", 4)]


@cache
def stored(kind: Kind) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """A game as record, as notation and as transcript."""
    game = finished(kind, 12)
    return Record.of(game).to_line(), tuple(write_notation(game)), tuple(transcript(game))


def faults(lines: list[str]) -> tuple[int, int, str, str]:
    verdict = verify_lines(lines)
    assert verdict.fault is not None
    return verdict.games, verdict.fault.line, verdict.fault.rule, verdict.fault.message


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_games_that_are_right_are_counted(kind: Kind) -> None:
    record, notation, told = stored(kind)
    for lines in ([record], list(notation), list(told)):
        for copies in (1, 3):
            verdict = verify_lines(lines * copies)
            assert (verdict.games, verdict.fault) == (copies, None)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_record_with_a_wrong_play_is_named_by_line_play_and_rule(kind: Kind) -> None:
    record = stored(kind)[0]
    data = json.loads(record)
    place = next(place for place, (_, text) in enumerate(data["plays"]) if text.startswith("+"))
    data["plays"][place][1] = "keep 1"
    rule = {"usa": "U-T1", "nordic": "N-K1", "card": "K-T1"}[kind.game]
    games, line, broken, message = faults([record, "", json.dumps(data)])
    assert (games, line, broken) == (1, 3, rule)
    assert message == f"play {place + 1} (keep 1): No tickets have been offered to you."


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_notation_with_a_wrong_play_is_named_by_its_line(kind: Kind) -> None:
    _, notation, _ = stored(kind)
    place = next(place for place, line in enumerate(notation) if " +" in line)
    wrong = [*notation[:place], notation[place].split()[0] + " keep 1", *notation[place + 1 :]]
    rule = {"usa": "U-T1", "nordic": "N-K1", "card": "K-T1"}[kind.game]
    games, line, broken, _ = faults([*notation, *wrong])
    assert (games, line, broken) == (1, len(notation) + place + 1, rule)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_transcript_with_a_wrong_line_is_named_by_it(kind: Kind) -> None:
    _, _, told = stored(kind)
    lines = list(told)
    place = next(place for place, line in enumerate(lines) if '"line": "result"' in line)
    result = json.loads(lines[place])
    lines[place] = json.dumps({**result, "total": result["total"] + 1})
    games, line, rule, _ = faults([*told, *lines])
    assert (games, line) == (1, len(told) + place + 1)
    assert rule in {"usa": ("U-E4",), "nordic": ("N-E4",), "card": ("K-E4",)}[kind.game] or "-E" in rule


@pytest.mark.parametrize("lines", [[], [""], ["{"], ["red"], ["[]"], ["null"], ['{"line": "turn"}'], ["\x00"]], ids=str)
def test_what_is_no_file_of_ours_is_said_to_be_none(lines: list[str]) -> None:
    games, line, rule, message = faults(lines)
    assert (games, line, rule) == (0, 1, "format")
    assert message


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": ["a"], "numbers": [""]},
        {"seats": ["a"] * 9, "numbers": [""] * 9},
        {"variants": {"pace": "fast"}},
        {"numbers": ["00" * 70_000, ""]},
        {"plays": [[5, "keep 1 2"]]},
        {"plays": [[0, "fly"]]},
    ],
    ids=", ".join,
)
def test_a_record_of_no_sense_is_a_fault_and_brings_nothing_down(change: dict[str, object]) -> None:
    data = json.loads(stored(KINDS[0])[0])
    games, line, rule, _ = faults([json.dumps({**data, **change})])
    assert (games, line, rule) == (0, 1, "format")


# Notation.


def test_notation_is_what_its_documentation_shows() -> None:
    seed = seed_from_number(9)
    game = Game("nordic", ["Ada", "Bo"], {"starting_hand": 5}, seed=seed, numbers=[b"\x00\xff", b""], first=0)
    game.play(1, "keep 2 3 5")
    game.play(0, "keep 1 3")
    game.play(0, "+deck")
    game.play(0, "+deck")
    game.play(1, "tickets")
    lines = list(write_notation(game))
    assert lines == [
        "linewright-notation 1 rules 1 nordic",
        "variant starting_hand = 5",
        "variant locomotive_swap = false",
        "variant unequal_pairs = single",
        "variant ferry_triples = anywhere",
        "variant tunnel_locomotives = match_either",
        "variant tie_break = longest_path",
        "seats Ada, Bo",
        "first 1",
        f"seed {seed.hex()}",
        "numbers 00ff, -",
        "0.2 keep 2 3 5",
        "0.1 keep 1 3",
        "1.1 +deck; +deck",
        "2.2 tickets",
        "",
    ]
    ((record, starts),) = read_notation(lines)
    assert record == Record.of(game)
    assert starts == [12, 13, 14, 14, 15]


@pytest.mark.parametrize("name", ["Ada, the first", "", " Bo ", "Ada\nseed 00", "Bo\u2028", "x" * 61])
def test_a_name_that_a_file_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(BadDeal, match="name"):
        Game("usa", [name, "Bo"])


@pytest.mark.parametrize("name", ["Åse", "result 3", "1.1 +red", "a;b"])
def test_any_name_is_read_as_it_was_written(name: str) -> None:
    game = Game("usa", [name, "Bo"], seed=seed_from_number(1))
    ((record, _),) = read_notation("\n".join(write_notation(game)).splitlines())
    assert record == Record.of(game)
    assert Record.from_line(Record.of(game).to_line()) == Record.of(game)


HEAD = ["linewright-notation 1 rules 1 usa", "seats Ada, Bo", "seed 00"]


@pytest.mark.parametrize(
    ("lines", "wrong", "message"),
    [
        (
            ["linewright-notation 1 rules 2 usa", *HEAD[1:]],
            1,
            "this game was played under rules 2; this program knows 1",
        ),
        (["linewright-notation 1 rules 1 chess", *HEAD[1:]], 1, "a game begins with 'linewright-notation 1'"),
        (["linewright-notation 1", *HEAD[1:]], 1, "a game begins with 'linewright-notation 1'"),
        (HEAD[:2], 1, "a game needs its seats and its seed"),
        ([HEAD[0], HEAD[2]], 1, "a game needs its seats and its seed"),
        ([*HEAD, "jump"], 4, "'jump' is no line of notation"),
        ([*HEAD, "1.x +red"], 4, "'1.x +red' is no line of notation"),
        ([*HEAD, "variant pace = fast"], 4, "'variant pace = fast' is no line of notation"),
        ([*HEAD, "first Ada"], 4, "'first Ada' is no line of notation"),
        ([*HEAD[:2], "seed xyz"], 3, "'seed xyz' is no line of notation"),
        ([*HEAD, "0.1 fly"], 4, "play 1 (fly): “fly” is no play"),
        ([*HEAD, "0.3 keep 1 2"], 4, "play 1 (keep 1 2): Seat 3: there is no such seat"),
        ([HEAD[0], "seats Ada", HEAD[2]], 1, "usa is for 2 to 5 players, not 1"),
        ([*HEAD, "first 9", "0.1 keep 1 2"], 1, "seat"),
        ([*HEAD, "first 0", "0.1 keep 1 2"], 1, "seat"),
        ([*HEAD, "numbers 00", "0.1 keep 1 2"], 1, "number"),
    ],
    ids=str,
)
def test_notation_that_cannot_be_read_is_a_fault_with_its_line(lines: list[str], wrong: int, message: str) -> None:
    _, line, rule, found = faults(lines)
    assert rule == "format"
    assert message in found
    assert line == wrong or message in ("seat", "number")


def test_empty_lines_between_games_do_not_matter() -> None:
    _, notation, _ = stored(KINDS[0])
    assert verify_lines(["", "", *notation, "", "", *notation]).games == 2
    record = stored(KINDS[0])[0]
    assert len(read_records([record, "", record])) == 2
    with pytest.raises(RecordError):
        read_records([record, "{}"])
