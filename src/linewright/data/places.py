"""Where the files lie that the program reads: beside this module, or in the repository."""

from pathlib import Path

from linewright.errors import DataError

PACKAGE = Path(__file__).parents[1]
REPOSITORY = PACKAGE.parents[1]

# name: (inside an installed package, in a checkout). The wheel takes a checkout's folder along under the
# first name (pyproject.toml, force-include), so one of the two is always there.
FOLDERS = {
    "data": ("data", "src/linewright/data"),
    "rules": ("rules_text", "rules"),
    "words": ("words_text", "words"),
}


def folder(name: str) -> Path:
    """The folder of that name, in an installed package as well as in a checkout."""
    installed, checkout = FOLDERS[name]
    for path in (PACKAGE / installed, REPOSITORY / checkout):
        if path.is_dir():
            return path
    raise DataError(f"the folder of the {name} is missing from this installation of Linewright")
