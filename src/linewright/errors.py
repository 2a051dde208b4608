"""Everything that Linewright raises on purpose.

    LinewrightError
    ├── DataError (ValueError)        a data file or a rule page says something impossible
    └── UnknownName (LookupError)     there is no rule, game, city, ... of that name

Each message is one sentence for a person; the command line prints it as it is.
"""


class LinewrightError(Exception):
    """Raised on purpose, with a sentence for a person."""


class DataError(LinewrightError, ValueError):
    """A data file or a rule page says something impossible."""


class UnknownName(LinewrightError, LookupError):
    """There is nothing of that name; the message offers what comes near."""
