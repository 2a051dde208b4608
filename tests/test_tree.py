"""What may not be in the repository: paths of one machine, files too long to hold in mind, others' names."""

import re
from pathlib import Path

import pytest

from tests.support import ROOT, tracked

LONGEST = 600  # lines

REGISTRY = re.compile(
    r"(?<!no-emit-)index-url|/simple\b|pythonhosted|pypi\.org|registry\.npmjs|\"resolved\"|find-links",
    re.IGNORECASE,
)
MACHINE = re.compile(r"(?<![\w.:~-])/(?:root|work|home|tmp|opt)/")
# The published games and their makers: named once, where we say which rulebooks the rules follow.
NAMES = re.compile(
    r"\bt(?:icket)s?[ _-]?to[ _-]?ride\b|\bdays[ _-]?of[ _-]?(?:wonder)\b|\basmo(?:dee)\b", re.IGNORECASE
)


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in tracked():
        try:
            found.append((path.relative_to(ROOT), path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue  # a picture
    return found


def places(pattern: re.Pattern[str], among: list[tuple[Path, str]]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in among
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_registry_address() -> None:
    among = [(path, text) for path, text in texts() if path != Path("tests/test_tree.py")]
    assert places(REGISTRY, among) == []


def test_no_path_of_one_machine() -> None:
    among = [(path, text) for path, text in texts() if path.parts[0] != "tests"]
    assert places(MACHINE, among) == []
    elsewhere = re.compile(MACHINE.pattern.replace("|tmp|", "|"))
    among = [(path, text) for path, text in texts() if path.parts[0] == "tests"]
    assert places(elsewhere, among) == []


def test_no_file_too_long() -> None:
    lengths = {path: text.count("\n") for path, text in texts() if path.parts[0] in ("src", "tests")}
    assert {str(path): lines for path, lines in lengths.items() if lines > LONGEST} == {}


def test_others_names_stand_in_one_sentence_of_the_readme() -> None:
    assert {path for path, text in texts() if NAMES.search(re.sub(r"\s+", " ", text))} == {Path("README.md")}
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text(encoding="utf-8"))
    sentences = [sentence for sentence in re.split(r"(?<=[.!?]) ", readme) if NAMES.search(sentence)]
    assert len(sentences) == 1
    assert "independent" in sentences[0]


@pytest.mark.parametrize("name", ["runtime", "build", "dev"])
def test_every_pinned_package_has_hashes(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")
    pinned = re.split(r"\n(?=[a-z])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    assert len(pinned) > 5
    for package in pinned:
        assert re.match(r"[a-z0-9-]+==[^ ]+ ", package), package
        assert "--hash=sha256:" in package, package


@pytest.mark.parametrize("name", ["runtime", "build"])
def test_the_locks_agree(name: str) -> None:
    def pins(lock: str) -> set[str]:
        text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
        return set(re.findall(r"^[a-z0-9-]+==[^ ]+", text, flags=re.MULTILINE))

    assert pins(name) <= pins("dev")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "locks" / "dev.txt").read_text(encoding="utf-8"), re.MULTILINE))
    groups = project["dependency-groups"]
    for wanted in [*project["project"]["dependencies"], *groups["build"], *groups["dev"]]:
        assert re.match(r"[a-z0-9.-]+", wanted)[0].replace(".", "-") in pinned, wanted  # type: ignore[index]
