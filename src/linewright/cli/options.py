"""Options that several commands share."""

from collections.abc import Sequence

import click

from linewright.games.variants import PLAYERS, VARIANTS, Reading, complete_variants

GAME = click.Choice(list(PLAYERS))


def read_variants(game: str, texts: Sequence[str]) -> dict[str, Reading]:
    """Variants from `name=reading` texts; whatever there is not is refused by name."""
    chosen: dict[str, Reading] = {}
    for text in texts:
        name, equals, reading = text.partition("=")
        if not equals:
            raise click.UsageError(f"{text!r} is not name=reading")
        known = next((variant for variant in VARIANTS[game] if variant.name == name), None)
        readings = {str(each).lower(): each for each in known.readings} if known else {}
        chosen[name] = readings.get(reading.lower(), reading)
    return complete_variants(game, chosen)
