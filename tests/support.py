"""What several tests need to find their way in the repository."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "linewright"


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that is in the repository, or would be after `git add`."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return tuple(sorted(ROOT / name for name in set(listed.split("\0")) if name and (ROOT / name).is_file()))


def modules(folder: Path = SOURCE) -> list[Path]:
    """The Python files under a folder."""
    return sorted(folder.rglob("*.py"))
