"""`linewright play`: a game in the terminal, against bots, with friends at the same keyboard, or to be watched."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from linewright.data import GAMES

if TYPE_CHECKING:
    from linewright.cli.terminal.saving import Keeper
    from linewright.cli.terminal.screen import Screen
    from linewright.cli.terminal.table import Table

SUSPENSE = 0.5  # seconds between the cards of a tunnel, and the tickets of the count


@click.command("play")
@click.argument("game", required=False, type=click.Choice(GAMES))
@click.option("--seats", metavar="WHO,WHO,...", help="Who sits where: you, a name, or a bot such as greedy or random.")
@click.option("--variant", "variants", multiple=True, metavar="NAME=VALUE", help="Another reading of a rule.")
@click.option("--seed", type=int, help="Deal by a number: the same number gives the same deal.")
@click.option("--first", type=click.IntRange(min=1), metavar="SEAT", help="The seat that starts, counted from 1.")
@click.option("--continue", "go_on", is_flag=True, help="Go on with the game that was left.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep the record of the game here.")
@click.option("--language", default="en", show_default=True, help="The language of the words.")
@click.option("--plain", is_flag=True, help="ASCII characters only, without colours.")
@click.option("--colour/--no-colour", "--color/--no-color", "colour", default=None, help="With colours or without.")
@click.option("--width", type=click.IntRange(60, 240), help="Columns to use, if not those of the terminal.")
def command(
    game: str | None,
    seats: str | None,
    variants: tuple[str, ...],
    seed: int | None,
    first: int | None,
    go_on: bool,
    load: Path | None,
    save: Path | None,
    language: str,
    plain: bool,
    colour: bool | None,
    width: int | None,
) -> int:
    """Play in the terminal: against bots, or with friends.

    Without a game it asks which one and against whom. Where no terminal is attached, bots play a game to be watched.
    """
    from linewright.cli.terminal.saving import Keeper
    from linewright.cli.terminal.screen import Screen
    from linewright.play.words import bundle

    bundle(language)  # an unknown language is refused before anything is asked
    attended = sys.stdin.isatty() and sys.stdout.isatty()
    screen = Screen(width=width, colour=colour, plain=plain, language=language, pause=SUSPENSE if attended else 0)
    keeper = Keeper(save_to=save)
    if load is not None or go_on:
        table = _load(screen, keeper, load, seats)
        if table is None:
            return 0
    elif attended:
        try:
            table = _sit_down(screen, game, seats, variants, seed, first)
        except EOFError:
            screen.show("")
            return 0
    else:
        return _watch(screen, game, seats, variants, seed, first, save)
    if not attended or not table.people:
        return _show_rest(screen, table, save)
    from linewright.cli.terminal.session import Session

    Session(table, screen, keeper).run()
    return 0


def _load(screen: Screen, keeper: Keeper, load: Path | None, seats: str | None) -> Table | None:
    from linewright.cli.terminal.asking import split
    from linewright.cli.terminal.saving import load as load_table
    from linewright.cli.terminal.table import seat_names

    file = load or keeper.unfinished
    if load is None and not file.exists():
        screen.tell("terminal-nothing-kept")
        return None
    return load_table(file, seat_names(split(seats), screen)[1] if seats else None)


def _sit_down(
    screen: Screen, game: str | None, seats: str | None, variants: tuple[str, ...], seed: int | None, first: int | None
) -> Table:
    """A new table, with questions for what was not said."""
    from linewright.cli.terminal.asking import ask_game, ask_seats, split

    game = game or ask_game(screen)
    who = split(seats) if seats else ask_seats(screen)
    return _table(screen, game, who, variants, seed, first)


def _table(
    screen: Screen, game: str, who: list[str], variants: tuple[str, ...], seed: int | None, first: int | None
) -> Table:
    from linewright.cli.options import read_variants
    from linewright.cli.terminal.table import Table, seat_names, target_for
    from linewright.games.variants import check_game
    from linewright.play.deal import seed_from_number
    from linewright.play.game import Game

    names, bots = seat_names(who, screen)
    if first is not None and first > len(names):
        raise click.UsageError(f"there is no seat {first}: {len(names)} play")
    check_game(game, len(names))
    new = Game(
        game,
        names,
        read_variants(game, variants),
        seed=None if seed is None else seed_from_number(seed),
        first=None if first is None else first - 1,
        target=target_for(bots),
    )
    return Table(new, bots)


def _watch(
    screen: Screen,
    game: str | None,
    seats: str | None,
    variants: tuple[str, ...],
    seed: int | None,
    first: int | None,
    save: Path | None,
) -> int:
    """A whole game between bots; people at the table are played by one."""
    from linewright.bots import PLAYERS
    from linewright.cli.terminal.asking import BOT, split
    from linewright.cli.terminal.demonstration import demonstrate

    game = game or GAMES[0]
    who = [word if word.casefold() in PLAYERS else BOT for word in split(seats or f"{BOT},{BOT}")]
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    table = _table(screen, game, who, variants, seed, first)
    demonstrate(screen, table, str(seed))
    return _saved(screen, table, save)


def _show_rest(screen: Screen, table: Table, save: Path | None) -> int:
    """A table at which nobody can or wants to type: bots finish the game."""
    from linewright.cli.terminal.asking import BOT
    from linewright.cli.terminal.demonstration import demonstrate
    from linewright.cli.terminal.saving import table_of

    if table.people:
        table = table_of(table.record(), [bot or BOT for bot in table.bots])
    demonstrate(screen, table)
    return _saved(screen, table, save)


def _saved(screen: Screen, table: Table, save: Path | None) -> int:
    from linewright.cli.terminal.saving import write

    if save is not None:
        write(table, save)
        screen.tell("terminal-verify", file=str(save))
    return 0
