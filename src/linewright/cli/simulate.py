"""`linewright simulate`: many games between players."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from typing import IO

import click

from linewright.cli.options import GAME, read_variants
from linewright.games.variants import Reading, check_game


@dataclass(frozen=True, slots=True)
class Job:
    """Games to play, one after the other."""

    game: str
    players: tuple[str, ...]
    variants: dict[str, Reading]
    seed: int
    numbers: range
    transcripts: bool
    records: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game that was played."""

    totals: list[int]
    winners: list[int]
    turns: int
    completed: list[int]
    reason: str
    transcript: list[str]
    record: str


@click.command("simulate")
@click.argument("game", type=GAME)
@click.option("--seats", default="random,greedy", show_default=True, help="The players, by name, in seat order.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--variant", "variants", multiple=True, metavar="NAME=READING", help="Play by another reading.")
@click.option("--transcripts", type=click.Path(dir_okay=False), help="Tell every game in full to this file.")
@click.option("--records", type=click.Path(dir_okay=False), help="Store every game in this file.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes at work.")
def command(
    game: str,
    seats: str,
    count: int,
    seed: int,
    variants: tuple[str, ...],
    transcripts: str | None,
    records: str | None,
    jobs: int,
) -> None:
    """Let players play many games against each other."""
    from linewright.bots import player

    names = tuple(name.strip() for name in seats.split(","))
    check_game(game, len(names))
    for name in names:
        player(name)
    chosen = read_variants(game, variants)
    # Files are opened before the first game, so that a wrong name costs nobody a long wait.
    with ExitStack() as files:
        told = files.enter_context(open(transcripts, "w", encoding="utf-8")) if transcripts else None  # noqa: PTH123
        stored = files.enter_context(open(records, "w", encoding="utf-8")) if records else None  # noqa: PTH123
        work = [
            Job(game, names, chosen, seed, range(start, min(start + 10, count)), bool(told), bool(stored))
            for start in range(0, count, 10)
        ]
        outcomes = list(_with_progress(_play(work, jobs), count, told, stored))
    _report(names, outcomes)


def _play(work: list[Job], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        for job in work:
            yield from play_job(job)
        return
    with ProcessPoolExecutor(min(jobs, os.cpu_count() or 1)) as pool:
        for outcomes in pool.map(play_job, work):
            yield from outcomes


def play_job(job: Job) -> list[Outcome]:
    """Play some games; called in another process, too."""
    from linewright.bots import player
    from linewright.play.deal import seed_from_number
    from linewright.play.game import Game
    from linewright.play.records import Record
    from linewright.play.transcripts import transcript

    outcomes = []
    for number in job.numbers:
        seats = [f"{name} {place + 1}" for place, name in enumerate(job.players)]
        game = Game(job.game, seats, job.variants, seed=seed_from_number(job.seed * 1_000_003 + number))
        players = [player(name, number * 10 + place) for place, name in enumerate(job.players)]
        while not game.over:
            seat = game.speakers[0]
            game.play(seat, players[seat].choose(game.seat(seat)))
        outcomes.append(
            Outcome(
                totals=[result.total for result in game.results],
                winners=game.winners,
                turns=int(game.state[0]["turn_number"]),
                completed=[result.completed for result in game.results],
                reason=game.reason,
                transcript=list(transcript(game)) if job.transcripts else [],
                record=Record.of(game).to_line() if job.records else "",
            )
        )
    return outcomes


def _with_progress(
    outcomes: Iterator[Outcome], count: int, told: IO[str] | None, stored: IO[str] | None
) -> Iterator[Outcome]:
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    for outcome in track(outcomes, "Playing", total=count, console=console, disable=not console.is_terminal):
        if told:
            told.writelines(line + "\n" for line in outcome.transcript)
        if stored:
            stored.write(outcome.record + "\n")
        yield outcome


def _report(names: tuple[str, ...], outcomes: list[Outcome]) -> None:
    games = len(outcomes)
    click.echo(f"{games} games, {sum(outcome.turns for outcome in outcomes) / games:.1f} turns a game")
    click.echo(f"{'seat':<5}{'player':<12}{'won':>8}{'points':>9}{'tickets':>9}")
    for seat, name in enumerate(names):
        # A shared win counts as its share.
        won = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        points = sum(outcome.totals[seat] for outcome in outcomes) / games
        tickets = sum(outcome.completed[seat] for outcome in outcomes) / games
        click.echo(f"{seat + 1:<5}{name:<12}{100 * won / games:>7.1f}%{points:>9.1f}{tickets:>9.1f}")
    ended: dict[str, int] = {}
    for outcome in outcomes:
        ended[outcome.reason] = ended.get(outcome.reason, 0) + 1
    click.echo("ended by " + ", ".join(f"{reason}: {number}" for reason, number in sorted(ended.items())))
