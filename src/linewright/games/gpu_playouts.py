"""Whole random games on a GPU, one game a thread, and the same games on the processor to compare them with.

A batch is two kernels. The first plays; the second counts the finished games. Counted where it ends, each game of a
warp would make the 31 others wait; counted together, they wait for the slowest alone. Between the two, word k of all
games lies together, so that the threads of a warp read and write in whole lines.
"""

from __future__ import annotations

import time
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from linewright.core.gpu import (
    PlayWork,
    ScoreWork,
    block_in,
    device_rooms,
    is_simulated,
    numba_cuda,
    to_ptx,
    words_in,
)
from linewright.core.layout import BoardRules, BoardState, CardRules, CardState, Work, dtype_of, new_block
from linewright.core.numbers import OVER, TURN
from linewright.core.targets import compiled, fields, has_compiler, interpreted

THREADS_A_BLOCK = 128
MOST_REGISTERS = 96
# Numba's module, once it is asked for: the simulator finds it in a kernel only under a global name.
cuda: Any = None

Block = np.ndarray[Any, np.dtype[np.void]]
Words = np.ndarray[Any, np.dtype[np.int64]]


class Batch(NamedTuple):
    """Finished games, how many decisions they took, and how long they took, without copying to and fro."""

    states: Block
    decisions: int
    seconds: float


def blocks_of(g: Block) -> tuple[type, type]:
    """The classes of rules and state that a block of rules is for."""
    return (BoardRules, BoardState) if g.dtype == dtype_of(BoardRules) else (CardRules, CardState)


def random_starts(count: int, seed: int) -> Words:
    """The state of each game's own cheap generator, from which its key and its players' choices come."""
    return np.random.default_rng(seed).integers(1, 1 << 32, count, dtype=np.int64)


# --- on the GPU -----------------------------------------------------------------------------------------------


@cache
def kernels(on_board: bool) -> SimpleNamespace:
    """The functions that become kernels, for both boards or for the Card Game."""
    return SimpleNamespace(play=play_kernel(on_board), score=score_kernel(on_board))


def play_kernel(on_board: bool) -> Any:
    globals()["cuda"] = numba_cuda()
    rooms = device_rooms(with_score=False)
    room = rooms.board if on_board else rooms.card
    rules, state = (BoardRules, BoardState) if on_board else (CardRules, CardState)
    rules_words, state_words, work_words = words_in(rules), words_in(state), words_in(PlayWork)
    rules_in, state_in, work_in = block_in(rules), block_in(state), block_in(PlayWork)
    draw_key, set_up, legal, apply = rooms.playouts.draw_key, room.set_up, room.legal, room.apply
    quick, count_legal, nth_legal = rooms.chance.quick, rooms.bits.count_legal, rooms.bits.nth_legal
    integer = word_type()

    def play(rule_words: Any, starts: Any, games: Any, decisions: Any) -> None:
        """Play the thread's game to its end, in memory of its own."""
        own_rules = cuda.shared.array(rules_words, integer)
        for word in range(cuda.threadIdx.x, rules_words, cuda.blockDim.x):
            own_rules[word] = rule_words[word]
        cuda.syncthreads()
        game = cuda.grid(1)
        if game >= len(starts):
            return
        own_state = cuda.local.array(state_words, integer)
        own_work = cuda.local.array(work_words, integer)
        for word in range(state_words):
            own_state[word] = 0
        for word in range(work_words):
            own_work[word] = 0
        g = rules_in(own_rules)
        s = state_in(own_state)
        w = work_in(own_work)
        w.random = starts[game]
        draw_key(s, w)
        set_up(g, s, w, -1)
        count = 0
        while s.phase != OVER:
            # A turn begins with all threads of the warp together, and each waits until the others' turns are done too.
            while True:
                legal(g, s, w)
                apply(g, s, w, nth_legal(w, quick(w, count_legal(w))))
                count += 1
                if s.phase == TURN or s.phase == OVER:
                    break
        decisions[game] = count
        for word in range(state_words):
            games[word, game] = own_state[word]

    return play


def score_kernel(on_board: bool) -> Any:
    globals()["cuda"] = numba_cuda()
    rooms = device_rooms(with_score=True)
    count_board, count_cards = rooms.board.score, rooms.card.score
    rules, state = (BoardRules, BoardState) if on_board else (CardRules, CardState)
    state_words, work_words = words_in(state), words_in(ScoreWork)
    rules_in, state_in, work_in = block_in(rules), block_in(state), block_in(ScoreWork)
    integer = word_type()

    def score_board(rule_words: Any, games: Any) -> None:
        """Count the thread's finished game."""
        game = cuda.grid(1)
        if game >= games.shape[1]:
            return
        own_state = cuda.local.array(state_words, integer)
        own_work = cuda.local.array(work_words, integer)
        for word in range(state_words):
            own_state[word] = games[word, game]
        count_board(rules_in(rule_words), state_in(own_state), work_in(own_work))
        for word in range(state_words):
            games[word, game] = own_state[word]

    def score_cards(rule_words: Any, games: Any) -> None:
        """Count the thread's finished game."""
        game = cuda.grid(1)
        if game >= games.shape[1]:
            return
        own_state = cuda.local.array(state_words, integer)
        for word in range(state_words):
            own_state[word] = games[word, game]
        count_cards(rules_in(rule_words), state_in(own_state))
        for word in range(state_words):
            games[word, game] = own_state[word]

    return score_board if on_board else score_cards


def word_type() -> Any:
    """The type of the words of memory that a kernel asks for."""
    from numba import types  # noqa: PLC0415

    return types.int64


@cache
def launchable(on_board: bool) -> SimpleNamespace:
    """The kernels compiled for the GPU that is there, with no more registers than they can do with unspilled."""
    jit = numba_cuda().jit if is_simulated() else numba_cuda().jit(max_registers=MOST_REGISTERS)
    return SimpleNamespace(play=jit(kernels(on_board).play), score=jit(kernels(on_board).score))


def play_batch(
    g: Block, count: int, seed: int, threads_a_block: int = THREADS_A_BLOCK, copy_back: bool = True
) -> Batch:
    """Play so many random games by one block of rules, each from its own start; the states stay there if so asked."""
    rules, state = blocks_of(g)
    functions = launchable(rules is BoardRules)
    rule_words = cuda.to_device(np.ascontiguousarray(g).view(np.int64))
    starts = cuda.to_device(random_starts(count, seed))
    games = cuda.device_array((words_in(state), count), np.int64)
    decisions = cuda.device_array(count, np.int64)
    blocks = -(-count // threads_a_block)
    cuda.synchronize()
    begin = time.perf_counter()
    functions.play[blocks, threads_a_block](rule_words, starts, games, decisions)
    functions.score[blocks, threads_a_block](rule_words, games)
    cuda.synchronize()
    seconds = time.perf_counter() - begin
    states = by_game(games.copy_to_host(), state) if copy_back else new_block(state, 0)
    return Batch(states, int(decisions.copy_to_host().sum()), seconds)


def by_game(words: Words, state: type) -> Block:
    """States as they lie on the GPU, put together again."""
    return np.ascontiguousarray(words.T).view(dtype_of(state)).reshape(words.shape[1])


def kernels_as_ptx(on_board: bool, capability: tuple[int, int] = (9, 0)) -> dict[str, str]:
    """Both kernels as PTX, by name; no GPU is needed."""
    word = word_type()
    functions = kernels(on_board)
    return {
        "play": to_ptx(functions.play, (word[::1], word[::1], word[:, ::1], word[::1]), capability),
        "score": to_ptx(functions.score, (word[::1], word[:, ::1]), capability),
    }


# --- the same games without one ---------------------------------------------------------------------------------


def play_batch_here(g: Block, count: int, seed: int) -> Batch:
    """The games of `play_batch`, byte for byte, on the processor: compiled where that can be had, else interpreted."""
    rules, state = blocks_of(g)
    fast = has_compiler()
    rooms = compiled() if fast else interpreted()
    room = rooms.board if rules is BoardRules else rooms.card
    states = new_block(state, count)
    work = new_block(Work)
    total = 0
    starts = random_starts(count, seed)
    row = g[0] if fast else fields(rules, g)
    w = work[0] if fast else fields(Work, work)
    begin = time.perf_counter()
    for place in range(count):
        s = states[place] if fast else fields(state, states[place : place + 1])
        work["random"] = starts[place]
        rooms.playouts.draw_key(s, w)
        room.set_up(row, s, w, -1)
        total += room.play_out(row, s, w)
    return Batch(states, total, time.perf_counter() - begin)
