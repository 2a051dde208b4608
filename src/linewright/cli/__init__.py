"""The command line: `linewright COMMAND`.

Each command is a module of this folder with a `command` in it, and a line in COMMANDS. A module is imported
only when its command is called, so `linewright --version` and `--help` answer at once.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from linewright import __version__
from linewright.errors import LinewrightError

# name of the module: what it does, in one line. In the order in which they are listed.
COMMANDS = {
    "play": "Play in the terminal: against bots, or with friends.",
    "rules": "Print the numbered rules of the games.",
    "simulate": "Let players play many games against each other.",
    "verify": "Check stored games: every deal, every play, every point.",
    "replay": "Tell a stored game again, turn by turn.",
    "bench": "Measure how fast the rules core is here.",
    "compile": "Compile the rules core once, so that everything starts fast.",
}

NAME = "linewright"


class Commands(click.Group):
    """A group that knows its commands by name and imports one when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: object = import_module(f"{__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(NAME, cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
def group() -> None:
    """Three railway board games: play them, build players for them, measure those players."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. What goes wrong is said in one line, never in a traceback."""
    try:
        result: object = group.main(arguments, prog_name=NAME, standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        click.echo(help_wanted.format_message())
        return 0
    except click.UsageError as error:
        hint = f" (see {error.ctx.command_path} --help)" if error.ctx else ""
        return _refuse(error.format_message() + hint, error.exit_code)
    except click.ClickException as error:
        return _refuse(error.format_message(), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        return _refuse("stopped", 130)
    except LinewrightError as error:
        return _refuse(str(error), 1)
    except BrokenPipeError:  # whoever was reading has seen enough: `linewright rules | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{where}{error.strerror or error}", 1)
    return result if isinstance(result, int) else 0


def _refuse(message: str, status: int) -> int:
    click.echo(f"{NAME}: {' '.join(message.split())}", err=True)
    return status
