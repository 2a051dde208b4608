"""Everything that Linewright raises on purpose.

    LinewrightError
    ├── DataError (ValueError)              a data file or a rule page says something impossible
    ├── UnknownName (LookupError)           there is no rule, game, city, language, player ... of that name
    ├── UnknownVariant (ValueError)         games/variants.py: no such game, number of players, variant or reading
    ├── ImpossibleCards (ValueError)        play/cards.py: what is no count of cards
    ├── BadDeal (ValueError)                play/game.py: a table that cannot be dealt to
    ├── ImpossiblePosition (ValueError)     play/positions.py: a position that cannot be
    ├── RecordError                         play/records.py: no record, or one that the rules do not bear out
    └── Refusal                             play/refusals.py: a play that was not carried out
        ├── Unreadable                      the text or message is no play at all
        ├── NotAllowed                      the rules forbid it here; `rule` says which
        └── NotYourTurn                     another seat speaks, or the table has moved on

Each message is one sentence for a person; the command line prints it as it is.
"""


class LinewrightError(Exception):
    """Raised on purpose, with a sentence for a person."""


class DataError(LinewrightError, ValueError):
    """A data file or a rule page says something impossible."""


class UnknownName(LinewrightError, LookupError):
    """There is nothing of that name; the message offers what comes near."""
