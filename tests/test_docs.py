"""Documentation that runs: the code blocks of README.md and docs/*.md.

A `python` block is executed; one with `>>>` is checked as doctest checks it. In a `console` block each line
that begins with `$ ` is a command, which must end with status 0; what follows it is its output, in which
`...` stands for anything. The blocks of one page share a folder and their Python names. Other blocks (`sh`,
`json`, `text`) are for reading only.
"""

import doctest
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(?P<kind>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True, slots=True)
class Block:
    kind: str
    text: str
    place: str  # "README.md:12"
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        found.append(Block(match["kind"].strip(), match["text"], f"{page.name}:{line}", line))
    return found


def run_python(block: Block, names: dict[str, object]) -> None:
    if ">>>" not in block.text:
        # The blank lines make a traceback name the line of the page.
        exec(compile("\n" * block.line + block.text, block.place.split(":", maxsplit=1)[0], "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, block.place, None, 0)
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    assert not result.failed, "".join(report)


def commands(block: Block) -> list[tuple[str, str]]:
    """Commands and the output that the page shows for each."""
    found: list[tuple[str, str]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif found and found[-1][0].endswith("\\") and not found[-1][1]:
            found[-1] = (f"{found[-1][0]}\n{line}", "")
        elif found:
            found[-1] = (found[-1][0], f"{found[-1][1]}{line}\n")
        else:
            raise AssertionError(f"{block.place}: a console block begins with a command")
    return found


def run_console(block: Block, folder: Path) -> None:
    environment = os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONUTF8": "1",
    }
    for command, expected in commands(block):
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=300,
        )
        assert done.returncode == 0, f"{block.place}: {command}\n{done.stdout}"
        if expected:
            same = doctest.OutputChecker().check_output(expected, done.stdout, OPTIONS)
            assert same, f"{block.place}: {command}\nshown in the page:\n{expected}\nbut it prints:\n{done.stdout}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page):
        if block.kind == "python":
            run_python(block, names)
        elif block.kind == "console":
            run_console(block, tmp_path)
        else:
            assert block.kind in ("sh", "json", "text"), f"{block.place}: which kind of block is {block.kind!r}?"


def sample(kind: str, text: str) -> Block:
    return Block(kind, text, "sample.md:1", 1)


def test_python_blocks_are_checked() -> None:
    names: dict[str, object] = {}
    run_python(sample("python", "x = 2\n"), names)
    run_python(sample("python", ">>> x + 1\n3\n>>> print('abc')\na...\n>>> y = 4\n"), names)
    run_python(sample("python", "assert y == 4\n"), names)
    with pytest.raises(AssertionError, match="Expected"):
        run_python(sample("python", ">>> x\n7\n"), names)
    with pytest.raises(NameError):
        run_python(sample("python", "z\n"), names)


def test_console_blocks_are_checked(tmp_path: Path) -> None:
    run_console(sample("console", "$ echo one two \\\n    three > made\n$ cat made\none ... three\n"), tmp_path)
    with pytest.raises(AssertionError, match="but it prints"):
        run_console(sample("console", "$ echo one\ntwo\n"), tmp_path)
    with pytest.raises(AssertionError, match=r"sample\.md:1: false"):
        run_console(sample("console", "$ false\n"), tmp_path)
    with pytest.raises(AssertionError, match="begins with a command"):
        run_console(sample("console", "one\n"), tmp_path)


def test_links_between_pages_lead_somewhere() -> None:
    broken = [
        f"{page.name}: {target}"
        for page in [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "rules" / "README.md"]
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert not broken
