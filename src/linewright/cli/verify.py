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
    from linewright.play.verify import verify_lines

    verdict = verify_lines(_lines(file))
    if verdict.fault:
        click.echo(f"{file}:{verdict.fault.line}: {verdict.fault.rule}: {verdict.fault.message}", err=True)
        return 1
    click.echo(f"{file}: {verdict.games} game{'' if verdict.games == 1 else 's'}, all right")
    return 0


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise click.ClickException(f"{file}: this is not a text file") from None
