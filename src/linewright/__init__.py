"""Linewright: three railway board games, to play, to build players for, and to measure them.

This is the one public door. Its names are loaded when they are first used, so `import linewright` costs
nothing; the rooms behind the door are listed in CONTRIBUTING.md. `_DOOR`, the imports for type checkers and
`__all__` say the same thing three times; tests/test_door.py holds them together.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from linewright.data import Board, CardData, Rule, board, card, rule, rules
    from linewright.errors import DataError, LinewrightError, UnknownName

__version__ = "0.1.0"

_DOOR = {
    "linewright.data": ("Board", "CardData", "Rule", "board", "card", "rule", "rules"),
    "linewright.errors": ("DataError", "LinewrightError", "UnknownName"),
}
_HOME = {name: module for module, names in _DOOR.items() for name in names}

__all__ = [
    "Board",
    "CardData",
    "DataError",
    "LinewrightError",
    "Rule",
    "UnknownName",
    "__version__",
    "board",
    "card",
    "rule",
    "rules",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'linewright' has no attribute {name!r}")
    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(__all__))
