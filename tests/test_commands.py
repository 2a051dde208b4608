"""The commands that play, check and tell games: what they print, what they store, and what they say to mistakes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from linewright.cli import main
from linewright.core import targets
from linewright.play.deal import seed_from_number
from linewright.play.game import Game
from linewright.play.records import Record, read_records
from linewright.play.referee import review
from linewright.play.warming import is_compiled
from tests.support import ROOT

Output = pytest.CaptureFixture[str]


def run(capsys: Output, *arguments: str | Path) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def simulate(capsys: Output, folder: Path, game: str, *more: str) -> tuple[Path, Path, str]:
    records, transcripts = folder / "games.record", folder / "games.transcript"
    status, out, err = run(
        capsys, "simulate", game, "--games", "3", "--records", records, "--transcripts", transcripts, *more
    )
    assert (status, err) == (0, "")
    return records, transcripts, out


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with one game that has just begun."""
    game = Game("usa", ["Ada", "Bo"], seed=seed_from_number(1), first=0)
    for seat in (1, 0):
        game.play(seat, "keep 1 2")
    game.play(0, "+deck")
    file = tmp_path / "begun.record"
    file.write_text(Record.of(game).to_line() + "\n", encoding="utf-8")
    return file


# simulate


@pytest.mark.parametrize("game", ["usa", "nordic", "card"])
def test_simulated_games_are_stored_and_checked(game: str, capsys: Output, tmp_path: Path) -> None:
    records, transcripts, out = simulate(capsys, tmp_path, game)
    lines = out.splitlines()
    assert re.fullmatch(r"3 games, \d+\.\d turns a game", lines[0])
    assert lines[1].split() == ["seat", "player", "won", "points", "tickets"]
    assert [line.split()[:2] for line in lines[2:4]] == [["1", "random"], ["2", "greedy"]]
    assert lines[4].startswith("ended by ")
    assert len(read_records(records.read_text(encoding="utf-8").splitlines())) == 3
    assert review(transcripts.read_text(encoding="utf-8").splitlines()).games == 3
    for file in (records, transcripts):
        assert run(capsys, "verify", file) == (0, f"{file}: 3 games, all right\n", "")


def test_the_same_seed_simulates_the_same_games(capsys: Output, tmp_path: Path) -> None:
    found = []
    for name, seed in (("a", "5"), ("b", "5"), ("c", "6")):
        (tmp_path / name).mkdir()
        records, transcripts, out = simulate(capsys, tmp_path / name, "card", "--seed", seed)
        found.append((records.read_bytes(), transcripts.read_bytes(), out))
    assert found[0] == found[1]
    assert found[0][0] != found[2][0]


@pytest.mark.long
def test_processes_at_work_simulate_the_same_games(capsys: Output, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    for file, jobs in ((alone, "1"), (together, "2")):
        assert run(capsys, "simulate", "nordic", "--games", "21", "--records", file, "--jobs", jobs)[0] == 0
    assert alone.read_bytes() == together.read_bytes()


def test_variants_and_seats_are_simulated_as_asked(capsys: Output, tmp_path: Path) -> None:
    more = ("--seats", "greedy, random, greedy", "--variant", "starting_hand=5", "--variant", "locomotive_swap=true")
    records, _, out = simulate(capsys, tmp_path, "nordic", *more)
    (record, *_) = read_records(records.read_text(encoding="utf-8").splitlines())
    assert (record.variants["starting_hand"], record.variants["locomotive_swap"]) == (5, True)
    assert record.seats == ["greedy 1", "random 2", "greedy 3"]
    assert [line.split()[1] for line in out.splitlines()[2:5]] == ["greedy", "random", "greedy"]


# verify and replay


def test_verify_names_the_first_wrong_line_and_its_rule(record: Path, capsys: Output) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["plays"][2][1] = "+pink"
    with record.open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(data) + "\n")
    status, out, err = run(capsys, "verify", record)
    assert (status, out) == (1, "")
    assert err.startswith(f"{record}:3: format: play 3 (+pink): “+pink” names no card")
    data["plays"][2] = [1, "+deck"]
    record.write_text(json.dumps(data), encoding="utf-8")
    status, out, err = run(capsys, "verify", record)
    assert (status, out) == (1, "")
    assert err == f"{record}:1: U-S3: play 3 (+deck): It is not Bo’s turn: Ada is to play.\n"


def test_verify_names_what_is_wrong_in_a_transcript(capsys: Output, tmp_path: Path) -> None:
    _, transcripts, _ = simulate(capsys, tmp_path, "usa")
    lines = transcripts.read_text(encoding="utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if '"line": "claim"' in line)
    claim = json.loads(lines[place])
    lines[place] = json.dumps({**claim, "points": claim["points"] + 1})
    transcripts.write_text("\n".join(lines) + "\n", encoding="utf-8")
    status, out, err = run(capsys, "verify", transcripts)
    assert (status, out) == (1, "")
    assert err.startswith(f"{transcripts}:{place + 1}: U-V1: ")
    assert err.count("\n") == 1


def test_a_record_is_told_again(record: Path, capsys: Output) -> None:
    status, out, err = run(capsys, "replay", record)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    # Two shuffles, who starts, four cards and three tickets each, five cards turned up, what was kept, and a turn.
    assert len(lines) >= 2 + 1 + 2 * 4 + 5 + 2 + 2 + 1
    for name in ("Ada", "Bo"):
        assert sum(name in line for line in lines) >= 6


def test_a_record_is_told_in_full_and_in_notation_and_read_back(capsys: Output, tmp_path: Path) -> None:
    records, transcripts, _ = simulate(capsys, tmp_path, "card")
    told = ""
    for number in ("1", "2", "3"):
        status, out, _ = run(capsys, "replay", records, "--transcript", "--game", number)
        assert status == 0
        told += out
    assert told == transcripts.read_text(encoding="utf-8")
    status, out, _ = run(capsys, "replay", records, "--notation", "--game", "2")
    notation = tmp_path / "second.notation"
    notation.write_text(out, encoding="utf-8")
    assert run(capsys, "verify", notation) == (0, f"{notation}: 1 game, all right\n", "")
    assert run(capsys, "replay", notation) == run(capsys, "replay", records, "--game", "2")
    assert run(capsys, "replay", notation, "--notation")[1] == out


# Mistakes: one line, no traceback, and the status that fits.


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["simulate", "chess"], 2, "'chess' is not one of 'usa', 'nordic', 'card'"),
        (["simulate", "usa", "--seats", "random"], 1, "usa is for 2 to 5 players, not 1 (U-P4)."),
        (["simulate", "nordic", "--seats", "random," * 3 + "random"], 1, "nordic is for 2 to 3 players, not 4 (N-P2)."),
        (["simulate", "card", "--seats", "random," * 4 + "random"], 1, "card is for 2 to 4 players, not 5 (K-S5)."),
        (["simulate", "usa", "--seats", "random,wizard"], 1, "there is no player 'wizard': the players are random,"),
        (["simulate", "usa", "--games", "0"], 2, "'--games'"),
        (["simulate", "usa", "--seed", "x"], 2, "'--seed'"),
        (["simulate", "usa", "--variant", "pace=fast"], 1, "usa has no variant 'pace'; it has: none."),
        (["simulate", "nordic", "--variant", "starting_hand=6"], 1, "starting_hand is one of 4, 5, not '6' (N-S1)."),
        (["simulate", "nordic", "--variant", "tie_break"], 1, "tie_break is one of longest_path, longest_ticket"),
        (["simulate", "usa", "--games", "1", "--transcripts", "."], 2, "'.' is a directory"),
        (
            ["simulate", "usa", "--games", "1", "--records", "no/such/file"],
            1,
            "no/such/file: No such file",
        ),
        (["verify", "no-such-file"], 2, "'no-such-file' does not exist"),
        (["verify", "."], 2, "'.' is a directory"),
        (["replay", "no-such-file"], 2, "'no-such-file' does not exist"),
        (["verify"], 2, "Missing argument 'FILE'"),
        (["bench", "nothing"], 2, "No such command 'nothing'"),
        (["compile", "twice"], 2, "unexpected extra argument (twice)"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_K_S5_U_P4_N_P2_mistakes_are_said_in_one_line(
    arguments: list[str], status: int, message: str, capsys: Output
) -> None:
    found, out, err = run(capsys, *arguments)
    assert (found, out) == (status, "")
    assert err.startswith("linewright: ")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_text_is_refused(command: str, capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(bytes(range(256)))
    assert run(capsys, command, file) == (1, "", f"linewright: {file}: this is not a text file\n")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no file of Linewright"),
        ("hello\n", "not JSON"),
        ("{}\n", ""),
        ('{"format": "linewright-record 1", "rules": 2}\n', "rules 2"),
        ('{"format": "linewright-record 1", "rules": 1}\n', "damaged"),
        ("linewright-notation 1 rules 1 usa\nseats Ada\nseed 00\n", "usa is for 2 to 5 players"),
        ("linewright-notation 1 rules 1 usa\nseats Ada, Bo\n", "a game needs its seats and its seed"),
        ("linewright-notation 1 rules 1 usa\nseats Ada, Bo\nseed 00\n0.1 fly\n", "fly"),
    ],
    ids=lambda value: value.splitlines()[-1] if value else "empty",
)
def test_a_file_that_is_none_of_ours_is_refused_in_one_line(
    command: str, text: str, message: str, capsys: Output, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, command, file)
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert message in err or command == "replay"


def test_a_game_beyond_the_last_of_a_file_is_refused(record: Path, capsys: Output) -> None:
    assert run(capsys, "replay", record, "--game", "0")[0] == 2
    status, out, err = run(capsys, "replay", record, "--game", "2")
    assert (status, out) == (1, "")
    assert re.fullmatch(rf"linewright: {re.escape(str(record))} holds 1 games?; there is no game 2\n", err)


def test_a_language_that_there_are_no_words_in_is_refused(record: Path, capsys: Output) -> None:
    status, out, err = run(capsys, "replay", record, "--language", "tlh")
    assert (status, out) == (1, "")
    assert err.startswith("linewright: there are no words in 'tlh': the languages are ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", ["../words/en", "", "en.ftl"])
def test_a_language_is_a_name_and_no_path(language: str, record: Path, capsys: Output) -> None:
    status, out, err = run(capsys, "replay", record, "--language", language)
    assert (status, out, err.count("\n")) == (1, "", 1)


def test_a_wrong_name_of_a_file_costs_no_wait(capsys: Output, tmp_path: Path) -> None:
    """Files are opened before the first game."""
    missing = tmp_path / "missing" / "file"
    status, out, _ = run(capsys, "simulate", "usa", "--games", "100000", "--records", missing)
    assert (status, out) == (1, "")


# compile and bench


@pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
def test_compiling_twice_says_nothing_the_second_time(capsys: Output) -> None:
    assert run(capsys, "compile")[0] == 0
    assert is_compiled()
    assert run(capsys, "compile") == (0, "", "")


def test_without_a_compiler_games_are_played_all_the_same(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINEWRIGHT_TARGET", "interpreted")
    status, out, _ = run(capsys, "compile")
    assert (status, out) == (0, "No compiler here: the rules run interpreted, which is slower and plays the same.\n")
    interpreted = run(capsys, "simulate", "usa", "--games", "2")
    monkeypatch.delenv("LINEWRIGHT_TARGET")
    assert run(capsys, "simulate", "usa", "--games", "2") == interpreted


@pytest.mark.long
@pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
def test_the_core_is_measured() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "linewright", "bench", "core", "--quick", "--json"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    figures = json.loads(done.stdout)
    assert set(figures["games"]) == {"usa-2", "usa-5", "nordic-2", "nordic-3", "card-2", "card-4"}
    for measured in [figures, *figures["games"].values()]:
        assert measured["decisions_per_s"] > 10 * measured["interpreted_decisions_per_s"]
        assert measured["games_per_s"] > 0
        assert measured["two_thread_speedup"] > 0
        assert measured["state_bytes"] > 0
    assert done.stderr == ""
