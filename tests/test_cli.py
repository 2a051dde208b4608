"""The command line itself: finding commands, and saying what is wrong in one line."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

import linewright
from linewright import cli
from linewright.cli import COMMANDS, main


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_what_its_line_says(name: str) -> None:
    command = import_module(f"linewright.cli.{name}").command
    assert isinstance(command, click.Command)
    assert command.name == name
    assert (command.help or "").split("\n\n")[0].replace("\n", " ").strip() == COMMANDS[name]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"linewright {linewright.__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    for name, line in COMMANDS.items():
        assert name in shown
        assert line[:30] in shown


def test_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "n-t1"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("N-T1  Nordic Countries: Claiming / Tunnels\n")
    assert "turn up the top 3 cards" in shown.replace("\n  ", " ")


def test_a_page_and_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "card", "U-P1"]) == 0
    page = capsys.readouterr().out
    assert page.count("\n\n") == 25
    assert main(["rules"]) == 0
    index = capsys.readouterr().out
    assert len([line for line in index.splitlines() if line.startswith("  ")]) == 86


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["rules", "N-T11"], 1, "linewright: there is no rule 'N-T11': near it are N-T1,"),
        (["ruels"], 2, "linewright: No such command 'ruels'"),
        (["rules", "--nope"], 2, "linewright: No such option '--nope'"),
    ],
)
def test_refusals_are_one_line(
    arguments: list[str], status: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == status
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(message)
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("raised", "status", "message"),
    [
        (FileNotFoundError(2, "No such file or directory", "games.jsonl"), 1, "games.jsonl: No such file"),
        (KeyboardInterrupt(), 130, "stopped"),
        (click.FileError("a.jsonl", "odd"), 1, "Could not open file 'a.jsonl': odd"),
        (BrokenPipeError(), 0, ""),
    ],
)
def test_what_commands_raise(
    raised: BaseException,
    status: int,
    message: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise raised

    monkeypatch.setattr(cli.group, "main", fail)
    monkeypatch.setattr(os, "dup2", lambda *_: None)
    assert main(["rules"]) == status
    assert message in capfd.readouterr().err


def test_a_reader_who_has_seen_enough() -> None:
    done = subprocess.run(
        f"{sys.executable} -m linewright rules usa nordic card | head -1",
        shell=True,
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith("U-P1")
    assert done.stderr == ""


def test_shell_completion() -> None:
    program = Path(sys.executable).parent / "linewright"
    done = subprocess.run(
        [program],
        env=os.environ
        | {"_LINEWRIGHT_COMPLETE": "bash_complete", "COMP_WORDS": "linewright rules N-T", "COMP_CWORD": "2"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == [f"plain,N-T{number}" for number in range(1, 8)]
