"""`linewright replay`: tell a stored game again."""

from pathlib import Path

import click


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", "number", default=1, show_default=True, type=click.IntRange(1), help="Which game of the file.")
@click.option("--transcript", is_flag=True, help="Print the transcript instead.")
@click.option("--notation", is_flag=True, help="Print the notation instead.")
@click.option("--language", default="en", show_default=True, help="The language of the words.")
def command(file: Path, number: int, transcript: bool, notation: bool, language: str) -> None:
    """Tell a stored game again, turn by turn.

    FILE holds records or notation.
    """
    from linewright.play.events import events_of
    from linewright.play.game_files import read_games
    from linewright.play.notation_file import write_notation
    from linewright.play.telling import tell
    from linewright.play.transcripts import transcript as transcript_of

    records = read_games(file)
    if number > len(records):
        raise click.ClickException(f"{file} holds {len(records)} games; there is no game {number}")
    game = records[number - 1].replay()
    if transcript:
        output = list(transcript_of(game))
    elif notation:
        output = list(write_notation(game))
    else:
        output = [tell(event, game.seat_names, language) for event in events_of(game.log, game.engine.names)]
    click.echo("\n".join(line for line in output if line or notation))
