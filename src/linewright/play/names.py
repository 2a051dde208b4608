"""Names of what the core numbers: tracks, tickets, cities. One set a game."""

from __future__ import annotations

from functools import cache

from linewright.data import board, card

MOST_WORDS = 12  # more than the name of any track has


class Names:
    """What the tracks, tickets and cities of a game are called, and the way back."""

    def __init__(self, game: str) -> None:
        if game == "card":
            data = card()
            self.tracks: tuple[str, ...] = ()
            self.tickets = tuple(ticket.name for ticket in data.tickets)
            self.ticket_values = tuple(ticket.points for ticket in data.tickets)
            self.big_cities = tuple(data.cities[each.city].name for each in data.big_cities)
        else:
            of = board(game)
            self.tracks = tuple(track.name for track in of.tracks)
            self.tickets = tuple(ticket.name for ticket in of.tickets)
            self.ticket_values = tuple(ticket.points for ticket in of.tickets)
            self.big_cities = ()
        self.track_numbers = {name: number for number, name in enumerate(self.tracks)}
        self._tracks_called: dict[str, list[str]] = {}
        for name in self.tracks:
            for alias in _aliases(name):
                self._tracks_called.setdefault(alias.casefold(), []).append(name)
        self.ticket_numbers = {name: number for number, name in enumerate(self.tickets)}

    def tracks_called(self, text: str) -> list[str]:
        """The tracks that a person may mean: either city first, the suffix left out, capitals or not."""
        return self._tracks_called.get(text.casefold(), [])

    def split_track(self, text: str) -> tuple[list[str], str]:
        """The tracks that a text begins with, by the longest name that fits, and the rest of it."""
        words = text.split(" ", MOST_WORDS)
        for count in range(min(len(words), MOST_WORDS), 0, -1):
            found = self.tracks_called(" ".join(words[:count]))
            if found:
                return found, " ".join(words[count:])
        return [], text

    def tickets_in(self, mask: int) -> list[str]:
        """The names of the tickets in a mask, in the order of the data."""
        return [self.tickets[number] for number in places_in(int(mask))]

    def tracks_in(self, mask: int) -> list[str]:
        """The names of the tracks in a mask, in the order of the data."""
        return [self.tracks[number] for number in places_in(mask)]


def places_in(mask: int) -> list[int]:
    """The places of the bits of a mask, ascending."""
    places = []
    while mask:
        places.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return places


def _aliases(name: str) -> set[str]:
    cities, slash, suffix = name.partition("/")
    a, _, b = cities.partition("-")
    return {f"{one}-{other}{end}" for one, other in ((a, b), (b, a)) for end in ("", slash + suffix)}


@cache
def names_of(game: str) -> Names:
    return Names(game)
