"""The third target: the compiled rooms as device functions of a GPU. docs/gpu.md says how to run it and what is shown.

Nothing here runs on import. numba-cuda is imported only when asked for; without a GPU it still compiles, to PTX.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np

from linewright.core.layout import (
    CITIES,
    KINDS,
    LEGAL_WORDS,
    STACK_ROWS,
    WORD_BITS,
    Number,
    Table,
    dtype_of,
)
from linewright.core.targets import clone_rooms, fields, widen_arguments

# Called from so many places that a copy at each would not fit the cache of instructions.
CALLED = frozenset({"chacha8", "pop_card", "pop_ticket", "refill", "gain", "lose"})


class PlayWork:
    """What a thread that plays uses of `layout.Work`: no log, no room for searches. Any other use does not compile."""

    legal: Annotated[Table, "i8", LEGAL_WORDS]
    random: Number
    telling: Number  # stays 0
    spare: Annotated[Table, "i2", KINDS]


class ScoreWork:
    """What a thread that counts a finished game uses of `layout.Work`."""

    stack: Annotated[Table, "i8", STACK_ROWS, 3]
    touching: Annotated[Table, "i8", CITIES]
    length_bit: Annotated[Table, "i8", 4]
    edge_ends: Annotated[Table, "i8", WORD_BITS]
    edge_a: Annotated[Table, "i2", WORD_BITS]
    edge_b: Annotated[Table, "i2", WORD_BITS]
    edge_length: Annotated[Table, "i2", WORD_BITS]
    group: Annotated[Table, "i2", CITIES]


def words_in(block: type) -> int:
    """How many 64-bit words a block fills."""
    return dtype_of(block).itemsize // 8


def has_numba_cuda() -> bool:
    return importlib.util.find_spec("numba_cuda") is not None


def is_simulated() -> bool:
    """Whether numba's simulator stands in for the GPU (NUMBA_ENABLE_CUDASIM=1): kernels then run interpreted."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


@cache
def numba_cuda() -> Any:
    """The module `numba.cuda`."""
    if not hasattr(np, "row_stack"):
        # NumPy 2.5 took this old name away; numba-cuda 0.30 still registers it while it is imported.
        np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]
    from numba import cuda  # noqa: PLC0415 - a second of import that only those pay who ask for it

    return cuda


def missing() -> str:
    """Why nothing can run on a GPU here, in a sentence; empty when it can."""
    if not has_numba_cuda():
        return "numba-cuda is not installed (pip install linewright[gpu])."
    if is_simulated() or numba_cuda().is_available():
        return ""
    return "There is no GPU here, or no driver for it."


@cache
def device_rooms(with_score: bool) -> SimpleNamespace:
    """The rooms as device functions that tell nothing; without scoring, a game just stops when it is over."""
    instead = {
        "core.log.note": tell_nothing,
        "core.log.note_cards": tell_no_cards,
    }
    if not with_score:
        instead |= {"games.board.score": leave_board_unscored, "games.card.score": leave_cards_unscored}
    if is_simulated():
        return clone_rooms(lambda function: function, instead)
    instead["core.bits.ones"] = native_ones()
    return clone_rooms(device_function, {name: device_function(function) for name, function in instead.items()})


def device_function(function: Any) -> Any:
    dispatcher = widen_arguments(numba_cuda().jit(device=True)(function))
    if function.__name__ in CALLED:
        keep_as_call(dispatcher)
    return dispatcher


def keep_as_call(dispatcher: Any) -> None:
    """Compile a function once and call it, instead of a copy at every call (numba-cuda has no option for that)."""
    compile_device = dispatcher.compile_device

    def compile_uninlined(arguments: Any, return_type: Any = None) -> Any:
        result = compile_device(arguments, return_type)
        for module in result.library.modules:
            for function in module.functions:
                if function.name == result.fndesc.llvm_func_name and not function.is_declaration:
                    function.attributes.add("noinline")
        return result

    dispatcher.compile_device = compile_uninlined


def tell_nothing(w: Any, what: int, seat: int, first: int, second: int) -> None:
    """In place of `log.note`: on a GPU nobody wants the log."""


def tell_no_cards(w: Any, seat: int, cards: Any) -> None:
    """In place of `log.note_cards`."""


def leave_board_unscored(g: Any, s: Any, w: Any) -> None:
    """In place of `board.score`: a kernel of its own counts all games together."""


def leave_cards_unscored(g: Any, s: Any) -> None:
    """In place of `card.score`."""


def native_ones() -> Any:
    cuda = numba_cuda()

    def ones(mask: int) -> int:
        return int(cuda.popc(int(mask)))

    return ones


def block_in(block: type) -> Any:
    """A device function that reads a row of words, wherever it lies, as one block."""
    dtype = dtype_of(block)
    if is_simulated():
        return lambda words: fields(block, np.asarray(words).view(dtype))

    def view(words: Any) -> Any:
        return words.view(dtype)[0]

    return numba_cuda().jit(device=True)(view)


@contextmanager
def pretended_device(capability: tuple[int, int]) -> Iterator[None]:
    """While this lasts, device functions compile for a GPU that is not there."""
    from numba.cuda import dispatcher  # noqa: PLC0415

    ask = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = ask


def to_ptx(kernel: Any, arguments: tuple[Any, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A kernel's PTX, made without a GPU. It needs libnvvm, as the package nvidia-nvvm brings it."""
    with pretended_device(capability):
        code, _ = numba_cuda().compile(kernel, arguments, cc=capability, device=False, abi="numba", output="ptx")
    return str(code.decode() if isinstance(code, bytes) else code)
