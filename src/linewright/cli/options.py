"""Options that several commands share."""

from collections.abc import Sequence

import click

from linewright.games.variants import PLAYERS, VARIANTS, Reading, complete_variants

GAME = click.Choice(list(PLAYERS))


WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_variants(game: str, texts: Sequence[str]) -> dict[str, Reading]:
    """Every variant of a game from texts such as `starting_hand=5`, or just `locomotive_swap`."""
    chosen: dict[str, Reading] = {}
    for text in texts:
        name, _, word = (part.strip() for part in text.partition("="))
        known = next((variant for variant in VARIANTS[game] if variant.name == name), None)
        readings = {str(each): each for each in known.readings} if known else {}
        chosen[name] = readings.get(word, WORDS.get((word or "true").casefold(), word))
    return complete_variants(game, chosen)
