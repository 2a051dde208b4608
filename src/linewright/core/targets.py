"""One source, three targets: the same functions interpreted, compiled for the processor, or compiled for a GPU.

The compiled rooms hold plain functions. A target clones every one of them into namespaces of its own, where the names
of other functions mean their clones of the same target. Nothing here runs on import, and numba is imported only when
asked for.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from linewright.core.layout import dtype_of

# The compiled rooms, bottom first. Every function in them is compiled.
ROOMS = (
    "core.bits",
    "core.log",
    "core.chance",
    "core.hands",
    "core.cards",
    "core.tickets",
    "core.payments",
    "core.routes",
    "core.trails",
    "core.connections",
    "core.tunnels",
    "core.turns",
    "core.yards",
    "core.completion",
    "games.board",
    "games.card",
    "games.secrets",
    "games.imagining",
    "games.choices",
    "games.playouts",
)

# Functions of `core` that are also called from Python; all others there are compiled without a way in from outside.
CALLED_FROM_PYTHON = frozenset(
    {"count_legal", "nth_legal", "is_legal", "quick", "best_completion", "longest_path", "give_word"}
)

Rooms = tuple[str, ...]
Function = Callable[..., Any]
Decorator = Callable[[Function], Any]


def room_modules(rooms: Rooms = ROOMS) -> list[ModuleType]:
    return [importlib.import_module(f"linewright.{room}") for room in rooms]


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def copy_module(module: ModuleType) -> ModuleType:
    copy = ModuleType(module.__name__)
    vars(copy).update(vars(module))
    return copy


def by_last_name(modules: list[ModuleType]) -> SimpleNamespace:
    return SimpleNamespace(**{module.__name__.rsplit(".", 1)[1]: module for module in modules})


def clone_rooms(decorate: Decorator, instead: dict[str, Any], rooms: Rooms = ROOMS) -> SimpleNamespace:
    """All rooms with their functions decorated; `instead` replaces some (by room.function) with what a target has."""
    modules = room_modules(rooms)
    copies = {module.__name__: copy_module(module) for module in modules}
    clones: dict[FunctionType, Any] = {}
    for module in modules:
        room = module.__name__.removeprefix("linewright.")
        for name, function in own_functions(module).items():
            replacement = instead.get(f"{room}.{name}")
            clone = FunctionType(function.__code__, vars(copies[module.__name__]), name, function.__defaults__)
            clone.__module__ = module.__name__
            clone.__qualname__ = function.__qualname__
            clones[function] = replacement if replacement is not None else decorate(clone)
    for copy in copies.values():
        for name, value in list(vars(copy).items()):
            if isinstance(value, FunctionType) and value in clones:
                setattr(copy, name, clones[value])
            elif isinstance(value, ModuleType) and value.__name__ in copies:
                setattr(copy, name, copies[value.__name__])
    return by_last_name(list(copies.values()))


@cache
def interpreted(rooms: Rooms = ROOMS) -> SimpleNamespace:
    """The rooms as they are written; blocks must be given as `fields`."""
    return by_last_name(room_modules(rooms))


@cache
def sources_digest(rooms: Rooms) -> str:
    """A hash of all sources beside the compiled ones: Numba's own cache does not notice a change in another file."""
    digest = hashlib.sha256()
    folders = sorted({Path(str(module.__file__)).parent for module in room_modules(rooms)})
    for folder in folders:
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(rooms: Rooms = ROOMS) -> Path:
    """Where compiled code is kept between starts: one folder for each state of the sources."""
    base = os.environ.get("LINEWRIGHT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    root = Path(base) if base else Path.home() / ".cache"
    return root / "linewright" / f"compiled-{sources_digest(rooms)}"


@cache
def compiled(boundscheck: bool = False, rooms: Rooms = ROOMS) -> SimpleNamespace:
    """The rooms compiled for this machine's processor, without the interpreter lock; kept on disk between starts.

    With rooms on top of ROOMS (players that are compiled, too), the code of ROOMS is still kept once for all.
    """
    import numba  # noqa: PLC0415 - a second of import that only those pay who compile
    from numba.core import config  # noqa: PLC0415

    before = config.CACHE_DIR
    base = {f"linewright.{room}" for room in ROOMS}
    lane = "checked" if boundscheck else "fast"
    try:

        def decorate(function: Function) -> Any:
            inner = function.__module__.startswith("linewright.core.") and function.__name__ not in CALLED_FROM_PYTHON
            config.CACHE_DIR = str(cache_folder(ROOMS if function.__module__ in base else rooms) / lane)
            options = numba.njit(
                nogil=True,
                cache=True,
                boundscheck=boundscheck,
                error_model="numpy",
                no_cpython_wrapper=inner,
                no_cfunc_wrapper=True,
            )
            return widen_arguments(options(function))

        return clone_rooms(decorate, {"core.bits.ones": native_ones(decorate)}, rooms)
    finally:
        config.CACHE_DIR = before


def widen_arguments(dispatcher: Any) -> Any:
    """Let compiled callers pass every whole number as 64 bits: else each mix of widths is compiled anew."""
    from numba import types  # noqa: PLC0415

    find = dispatcher.get_call_template

    def find_widened(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        wide = tuple(types.int64 if isinstance(each, types.Integer) else each for each in arguments)
        return find(wide, keywords)

    dispatcher.get_call_template = find_widened
    return dispatcher


def native_ones(decorate: Decorator) -> Any:
    """`bits.ones` as the processor's own instruction."""
    from numba import types  # noqa: PLC0415
    from numba.extending import intrinsic  # noqa: PLC0415

    @intrinsic  # type: ignore[untyped-decorator]
    def count_ones(_typing: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            wide = context.cast(builder, arguments[0], mask, types.int64)
            return builder.ctpop(wide)

        return types.int64(mask), generate

    def ones(mask: int) -> int:
        return count_ones(mask)  # type: ignore[no-any-return]

    ones.__module__ = "linewright.core.bits"
    return decorate(ones)


def has_compiler() -> bool:
    """Whether compiled code can be had here, and is not switched off."""
    if os.environ.get("LINEWRIGHT_TARGET") == "interpreted":
        return False
    return importlib.util.find_spec("numba") is not None


class Fields:
    """A block for interpreted code: arrays as arrays, and single numbers as plain attributes that write through."""

    __slots__ = ("__dict__",)
    _row: np.ndarray[Any, np.dtype[np.void]]


@cache
def fields_class(block: type) -> type:
    """The class whose instances show one block of a row to interpreted code."""
    dtype = dtype_of(block)
    scalars = [name for name in dtype.names or () if dtype[name].shape == ()]
    arrays = [name for name in dtype.names or () if dtype[name].shape != ()]

    def make_property(name: str) -> property:
        slot = f"_{name}"

        def read(self: Any) -> int:
            return int(getattr(self, slot)[0])

        def write(self: Any, value: int) -> None:
            getattr(self, slot)[0] = value

        return property(read, write)

    def start(self: Any, row: np.ndarray[Any, np.dtype[np.void]]) -> None:
        for name in arrays:
            setattr(self, name, row[name][0])
        for name in scalars:
            setattr(self, f"_{name}", row[name])

    members: dict[str, Any] = {"__slots__": tuple(arrays) + tuple(f"_{name}" for name in scalars)}
    members.update({name: make_property(name) for name in scalars})
    members["__init__"] = start
    return type(f"{block.__name__}Fields", (), members)


def fields(block: type, row: np.ndarray[Any, np.dtype[np.void]]) -> Any:
    """One block (a row of one) as interpreted code reads and writes it."""
    return fields_class(block)(row)
