"""Imports point down the list of rooms, never up; and the doors stay light."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import SOURCE, modules

# From the bottom up. A module may import from its own room and from those before it.
ROOMS = ("errors", "data", "core", "games", "play", "bots", "arena", "research", "train", "server", "cli")

COMPILED = ("core", "games")


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path): path for path in modules()}


def absolute(path: Path, node: ast.ImportFrom) -> str:
    """The full name of what `from ... import` draws on."""
    package = path.relative_to(SOURCE.parent).parts[:-1]
    base = package[: len(package) - node.level + 1] if node.level else ()
    return ".".join((*base, *([node.module] if node.module else ())))


def imported(path: Path, tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that is imported, inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            source = absolute(path, node)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield node.lineno, inner if inner in NAMES or source == "linewright" else source


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def room(name: str) -> str:
    return name.split(".")[1] if "." in name else ""


def test_every_room_is_on_the_list() -> None:
    found = {room(name) for name in NAMES} - {"", "__main__"}
    assert found <= set(ROOMS)


def test_imports_point_down() -> None:
    wrong = []
    for name, path in NAMES.items():
        here = room(name)
        if here in ("", "__main__"):  # the door, and `python -m linewright`
            continue
        for line, target in imported(path, parsed(path)):
            if target.split(".")[0] != "linewright" or target == "linewright.__version__":
                continue
            there = room(target)
            if there not in ROOMS:
                wrong.append(f"{name}, line {line}: {target} comes through the door; import it from its room")
            elif ROOMS.index(there) > ROOMS.index(here):
                wrong.append(f"{name}, line {line}: {here} imports {target}, which lies above it")
    assert not wrong, "\n".join(wrong)


def reached_from(start: str) -> dict[str, str]:
    """Every module of ours that a room's modules draw on, in one step or many, and who imports it."""
    found = {name: "" for name in NAMES if name == start or name.startswith(start + ".")}
    queue = list(found)
    while queue:
        name = queue.pop()
        for _, target in imported(NAMES[name], parsed(NAMES[name])):
            if target in NAMES and target not in found:
                found[target] = name
                queue.append(target)
    return found


def test_the_referee_knows_nothing_of_the_engine() -> None:
    """It checks the engine's games by rules of its own, so it may share no code with it."""
    wrong = [
        f"{by} imports {name}" for name, by in reached_from("linewright.play.referee").items() if room(name) in COMPILED
    ]
    assert not wrong, "\n".join(wrong)


def outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from outside_functions(child)


def test_only_targets_imports_numba() -> None:
    wrong = []
    for name, path in NAMES.items():
        if room(name) not in COMPILED or name == "linewright.core.targets":
            continue
        for node in outside_functions(parsed(path)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                wrong += [
                    f"{name}, line {line}: {target}"
                    for line, target in imported(path, ast.Module([node], []))
                    if target.split(".")[0] in ("numba", "llvmlite")
                ]
    assert not wrong, "\n".join(wrong)


LIGHT = """
import json, sys, time
start = time.perf_counter()
{statement}
took = time.perf_counter() - start
print(json.dumps([took, sorted(name for name in sys.modules if name in ("numba", "numpy", "rich", "click"))]))
"""


@pytest.mark.parametrize(
    ("statement", "heavy"),
    [
        ("import linewright", []),
        ("import linewright.data; linewright.data.board('usa')", []),
        ("import linewright.cli; linewright.cli.main(['rules', 'x'])", ["click"]),
    ],
)
def test_the_doors_are_light(statement: str, heavy: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT.format(statement=statement)], check=True, capture_output=True, text=True
    )
    took, loaded = json.loads(done.stdout)
    assert loaded == heavy
    assert took < 0.5  # a hundredth of a second, if the machine is not busy


# What would show a player more than its seat sees: the whole game, its records, its chance.
KEPT_FROM_PLAYERS = ("game", "records", "transcripts", "deal", "shuffles", "positions", "notation_file", "verify")


def test_players_cannot_reach_the_whole_game() -> None:
    kept = {f"linewright.play.{name}" for name in KEPT_FROM_PLAYERS}
    assert kept <= set(NAMES)
    wrong = [
        f"{name}, line {line}: {target}"
        for name, path in NAMES.items()
        if room(name) == "bots"
        for line, target in imported(path, parsed(path))
        if any(target == module or target.startswith(module + ".") for module in kept)
    ]
    assert not wrong
