"""Reading JSON of which nothing is taken on trust: a refusal names the file, the place and what is wrong."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from linewright.errors import DataError


@dataclass(slots=True)
class Fields:
    """One JSON object, read field by field. A field that nobody asks for is an error, as is a missing one."""

    values: dict[str, object]
    place: str
    asked: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, value: object, place: str) -> "Fields":
        if not isinstance(value, dict):
            raise DataError(f"{place}: an object is expected, not {value!r}")
        return cls(value, place)

    @classmethod
    def read(cls, path: Path) -> "Fields":
        try:
            return cls.of(json.loads(path.read_text(encoding="utf-8")), path.name)
        except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
            raise DataError(f"{path.name} cannot be read: {error}") from error

    def error(self, name: str, wrong: str) -> DataError:
        return DataError(f"{self.place}: {name} {wrong}")

    def get(self, name: str) -> object:
        self.asked.add(name)
        if name not in self.values:
            raise self.error(name, "is missing")
        return self.values[name]

    def text(self, name: str, among: tuple[str, ...] | None = None) -> str:
        value = self.get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.error(name, f"must be a text, not {value!r}")
        if among is not None and value not in among:
            raise self.error(name, f"must be one of {', '.join(among)}, not {value!r}")
        return value

    def whole(self, name: str, low: int, high: int) -> int:
        value = self.get(name)
        if type(value) is not int or not low <= value <= high:
            raise self.error(name, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def real(self, name: str, low: float, high: float) -> float:
        value = self.get(name)
        if type(value) not in (int, float) or not low <= value <= high:  # type: ignore[operator]
            raise self.error(name, f"must be a number from {low} to {high}, not {value!r}")
        return float(value)  # type: ignore[arg-type]

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.error(name, f"must be true or false, not {value!r}")
        return value

    def inner(self, name: str) -> "Fields":
        return Fields.of(self.get(name), f"{self.place}: {name}")

    def rows(self, name: str) -> "Iterator[Fields]":
        value = self.get(name)
        if not isinstance(value, list) or not value:
            raise self.error(name, "must be a list with something in it")
        for number, row in enumerate(value):
            yield Fields.of(row, f"{self.place}: {name}[{number}]")

    def span(self, name: str, low: int, high: int) -> tuple[int, int]:
        value = self.get(name)
        match value:
            case [int(least), int(most)] if low <= least <= most <= high:
                return least, most
        raise self.error(name, f"must be two ascending numbers from {low} to {high}, not {value!r}")

    def done(self) -> None:
        """Call when everything was read."""
        if unknown := sorted(self.values.keys() - self.asked):
            raise self.error(unknown[0], "is not a field that is known here")
