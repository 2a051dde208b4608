"""Settings for the whole suite."""

from hypothesis import settings

# Compiling takes longer than an example may; and a red test stays red: the same examples in every run.
settings.register_profile("linewright", deadline=None, derandomize=True, database=None)
settings.load_profile("linewright")
