"""`linewright verify`: check stored games."""

from pathlib import Path

import click


@click.command("verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(file: Path) -> int:
    """Check stored games: every deal, every play, every point.

    FILE holds records, notation or transcripts. Exit status 0 when all is right; else 1, with the first line that is
    wrong and the rule that it breaks.
    """
    from linewright.play.game_files import read_lines
    from linewright.play.verify import verify_lines

    verdict = verify_lines(read_lines(file))
    if verdict.fault:
        click.echo(f"{file}:{verdict.fault.line}: {verdict.fault.rule}: {verdict.fault.message}", err=True)
        return 1
    click.echo(f"{file}: {verdict.games} game{'' if verdict.games == 1 else 's'}, all right")
    return 0
