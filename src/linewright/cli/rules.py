"""`linewright rules`: the numbered rules, one, some or all of them."""

import shutil
import textwrap
from collections.abc import Iterable

import click
from click.shell_completion import CompletionItem

from linewright.data import GAMES, TITLES, Rule, rule, rules

WIDEST = 100  # longer lines are hard to read


def complete(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """What the shell offers after `linewright rules N-<tab>`."""
    ids = [CompletionItem(each.id, help=each.plain) for each in rules().values() if each.id.startswith(typed.upper())]
    return ids + [CompletionItem(game, help=TITLES[game]) for game in GAMES if game.startswith(typed.lower())]


@click.command("rules")
@click.argument("what", nargs=-1, metavar="[ID|GAME]...", shell_complete=complete)
def command(what: tuple[str, ...]) -> None:
    """Print the numbered rules of the games.

    Give rule ids (N-T1) or games (usa, nordic, card) for whole texts; give nothing for a list of all rules.
    """
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if not what:
        click.echo("\n".join(_index(width)))
        return
    chosen: dict[str, Rule] = {}
    for name in what:
        if name.lower() in GAMES:
            chosen |= {each.id: each for each in rules().values() if each.game == name.lower()}
        else:
            chosen[rule(name).id] = rule(name)
    click.echo("\n\n".join(_full(chosen.values(), width)))


def _heading(each: Rule) -> str:
    return f"{TITLES[each.game]}: {each.section}"


def _index(width: int) -> Iterable[str]:
    heading = ""
    for each in rules().values():
        if _heading(each) != heading:
            if heading:
                yield ""
            heading = _heading(each)
            yield click.style(heading, bold=True)
        yield f"  {each.id:5} {textwrap.shorten(each.plain, width - 8, placeholder=' ...')}"


def _full(chosen: Iterable[Rule], width: int) -> Iterable[str]:
    for each in chosen:
        text = textwrap.fill(each.plain, width, initial_indent="  ", subsequent_indent="  ")
        yield f"{click.style(each.id, bold=True)}  {_heading(each)}\n{text}"
