"""`linewright compile`: compile the rules core into the cache."""

import time

import click


@click.command("compile")
def command() -> None:
    """Compile the rules core once, so that everything starts fast.

    The compiled code is kept in the user's cache folder, apart for each version of the sources; LINEWRIGHT_CACHE names
    another folder.
    """
    from linewright.core import targets
    from linewright.play.warming import compile_everything, is_compiled

    if not targets.has_compiler():
        click.echo("No compiler here: the rules run interpreted, which is slower and plays the same.")
        return
    if is_compiled():
        compile_everything()
        return
    click.echo("Compiling the rules (once, about half a minute) ...")
    start = time.perf_counter()
    compile_everything()
    _use_players()
    click.echo(f"Compiled in {time.perf_counter() - start:.0f} s.")


def _use_players() -> None:
    """Compile the compiled players, too, by a game between them."""
    from linewright.cli.simulate import Job, play_job

    for game in ("usa", "nordic"):
        play_job(Job(game, ("planner", "planner"), {}, 0, range(1), transcripts=False, records=False))
