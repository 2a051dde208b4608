"""The GPU's games are the processor's, byte for byte: in the simulator, as PTX, and on a GPU where there is one."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from linewright.core.gpu import missing, words_in
from linewright.games.gpu_playouts import (
    Batch,
    blocks_of,
    by_game,
    kernels_as_ptx,
    play_batch,
    play_batch_here,
    random_starts,
)
from linewright.games.parameters import rules_block
from tests.core import ptx_in_c

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:Grid size"),  # ten thousand games do not fill a GPU
]
KINDS = (("usa", 2), ("usa", 5), ("nordic", 2), ("nordic", 3), ("card", 2), ("card", 4))
SEED = 7

IN_SIMULATOR = """
import json, sys
from linewright.games.gpu_playouts import play_batch
from linewright.games.parameters import rules_block
for game, seats, count, seed in json.loads(sys.argv[1]):
    batch = play_batch(rules_block(game, seats), count, seed, 2)
    print(json.dumps([batch.decisions, [state.tobytes().hex() for state in batch.states]]))
"""


@pytest.fixture(autouse=True)
def needs_numba_cuda() -> None:
    pytest.importorskip("numba_cuda")


def same(one: Batch, other: Batch) -> None:
    assert one.decisions == other.decisions
    assert [state.tobytes() for state in one.states] == [state.tobytes() for state in other.states]


def test_the_simulator_plays_the_same_games() -> None:
    """The kernels as they are written, the rooms interpreted: three games of each kind, in blocks of two threads."""
    asked = [(game, seats, 3, SEED) for game, seats in KINDS]
    done = subprocess.run(
        [sys.executable, "-c", IN_SIMULATOR, json.dumps(asked)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
    )
    for line, (game, seats, count, seed) in zip(done.stdout.splitlines(), asked, strict=True):
        here = play_batch_here(rules_block(game, seats), count, seed)
        assert json.loads(line) == [here.decisions, [state.tobytes().hex() for state in here.states]]


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[bool, str], Any]:
    """The kernels, compiled to PTX for sm_90 by NVVM, and the PTX put into C."""
    pytest.importorskip("numba_cuda")
    if shutil.which("cc") is None:
        pytest.skip("no C compiler to run PTX with")
    folder: Path = tmp_path_factory.mktemp("ptx")
    found = {}
    for on_board in (True, False):
        try:
            programs = kernels_as_ptx(on_board)
        except OSError as problem:
            pytest.skip(f"no libnvvm: {problem}")
        for name, ptx in programs.items():
            found[on_board, name] = ptx_in_c.build(ptx, folder, f"{name}{on_board:d}")
    return found


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_ptx_plays_the_same_games(libraries: dict[tuple[bool, str], Any], game: str, seats: int) -> None:
    """What NVVM makes of the whole rules, optimised, run on the processor: 10,000 games of each kind."""
    g = rules_block(game, seats)
    _, state = blocks_of(g)
    count = 10_000
    words, decisions = np.zeros((words_in(state), count), np.int64), np.zeros(count, np.int64)
    rules = np.ascontiguousarray(g).view(np.int64)
    ptx_in_c.run(libraries[game != "card", "play"], count, [rules, random_starts(count, SEED), words, decisions])
    ptx_in_c.run(libraries[game != "card", "score"], count, [rules, words])
    same(Batch(by_game(words, state), int(decisions.sum()), 0.0), play_batch_here(g, count, SEED))


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_gpu_plays_the_same_games(game: str, seats: int) -> None:
    if reason := missing():
        pytest.skip(reason)
    g = rules_block(game, seats)
    same(play_batch(g, 10_000, SEED), play_batch_here(g, 10_000, SEED))
