"""What the data files say, as frozen values. Cities are named by their place in `cities`."""

from dataclasses import dataclass

GAMES = ("usa", "nordic", "card")
BOARDS = ("usa", "nordic")
TITLES = {"usa": "North America", "nordic": "Nordic Countries", "card": "The Card Game"}

COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")  # kinds of card 0-7
LOCOMOTIVE = 8  # the ninth kind of card
GREY = "grey"  # the colour of a track that takes any one colour


@dataclass(frozen=True, slots=True)
class City:
    """A city and where it lies on the real earth (for drawing)."""

    name: str
    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class Track:
    """A row of spaces between two cities. Two tracks that join the same cities may be a double route."""

    index: int
    name: str  # "Duluth-Helena"; with a suffix where several join the same cities (docs/formats.md)
    a: int
    b: int
    length: int
    color: str  # one of COLORS, or GREY
    tunnel: bool
    ferry_locomotives: int  # spaces with a locomotive symbol; 0: no ferry
    double: bool  # one of two parallel tracks of a true double route


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two cities to join, and what that is worth."""

    index: int
    name: str
    a: int
    b: int
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    """One of the two boards."""

    name: str
    players: tuple[int, int]  # fewest, most
    trains: int  # for each player
    per_color: int  # train cards of each colour
    locomotives: int  # locomotive cards
    cities: tuple[City, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]


@dataclass(frozen=True, slots=True)
class CardTicket(Ticket):
    """A ticket of the Card Game, with the number of cards it needs of each colour, in the order of COLORS."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BigCity:
    """A bonus card for the most completed tickets to a city. The colour is that of its picture."""

    city: int
    points: int
    color: str


@dataclass(frozen=True, slots=True)
class CardData:
    """The Card Game. Its cities are those of the North American board that stand on a ticket."""

    name: str
    players: tuple[int, int]
    per_color: int
    locomotives: int
    cities: tuple[City, ...]
    big_cities: tuple[BigCity, ...]
    tickets: tuple[CardTicket, ...]
