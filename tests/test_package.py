"""What the wheel holds, and that an installed package finds its files."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from linewright import __version__
from linewright.data import GAMES
from tests.support import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a source distribution, as a packager would."""
    made = tmp_path_factory.mktemp("dist")
    run = [sys.executable, "-m", "hatchling", "build", "--directory", str(made)]
    subprocess.run([*run, "--target", "sdist"], cwd=ROOT, check=True, capture_output=True)
    unpacked = made / "unpacked"
    archive = made / f"linewright-{__version__}.tar.gz"
    unpacked.mkdir()
    subprocess.run(["tar", "-xzf", archive, "-C", unpacked, "--strip-components=1"], check=True)
    subprocess.run([*run, "--target", "wheel"], cwd=unpacked, check=True, capture_output=True)
    return made / f"linewright-{__version__}-py3-none-any.whl"


def test_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for game in GAMES:
        assert f"linewright/data/{game}.json" in names
        assert f"linewright/rules_text/{game}.md" in names
    assert "linewright/py.typed" in names
    assert f"linewright-{__version__}.dist-info/licenses/LICENSE" in names
    ours = {name for name in names if not name.startswith(f"linewright-{__version__}.dist-info/")}
    source = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.py")}
    assert source <= ours
    assert not [name for name in ours if not name.startswith("linewright/") or "__pycache__" in name]


def test_an_unpacked_wheel_finds_its_files(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import linewright\n"
        "from linewright.data import folder\n"
        "print(linewright.__file__, folder('rules'))\n"
        "print(len(linewright.rules()), len(linewright.board('usa').tracks))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True, capture_output=True, text=True)
    package = tmp_path / "linewright"
    assert done.stdout.split() == [f"{package / '__init__.py'}", f"{package / 'rules_text'}", "86", "100"]
