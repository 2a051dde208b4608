"""What a city is called on a narrow terminal map, and where it is drawn a little off its true place."""

from __future__ import annotations

from linewright.data import City

_CODES = {
    # North America
    "Atlanta": "ATL", "Boston": "BOS", "Calgary": "CAL", "Charleston": "CHA", "Chicago": "CHI",
    "Dallas": "DAL", "Denver": "DEN", "Duluth": "DUL", "El Paso": "ELP", "Helena": "HEL",
    "Houston": "HOU", "Kansas City": "KAN", "Las Vegas": "LVG", "Little Rock": "LRK",
    "Los Angeles": "LAX", "Miami": "MIA", "Montreal": "MON", "Nashville": "NAS", "New Orleans": "NOR",
    "New York": "NYC", "Oklahoma City": "OKC", "Omaha": "OMA", "Phoenix": "PHX", "Pittsburgh": "PIT",
    "Portland": "POR", "Raleigh": "RAL", "Saint Louis": "STL", "Salt Lake City": "SLC",
    "San Francisco": "SFO", "Santa Fe": "SFE", "Sault St. Marie": "SSM", "Seattle": "SEA",
    "Toronto": "TOR", "Vancouver": "VAN", "Washington": "WAS", "Winnipeg": "WIN",
    # Nordic Countries
    "Ålborg": "ÅLB", "Åndalsnes": "ÅND", "Århus": "ÅRH", "Bergen": "BER", "Boden": "BOD",
    "Göteborg": "GÖT", "Helsinki": "HEL", "Honningsvåg": "HON", "Imatra": "IMA", "Kajaani": "KAJ",
    "Karlskrona": "KAR", "Kirkenes": "KKN", "Kiruna": "KRN", "København": "KØB", "Kristiansand": "KRS",
    "Kuopio": "KUO", "Lahti": "LAH", "Lieksa": "LIE", "Lillehammer": "LIL", "Mo I Rana": "MOI",
    "Murmansk": "MUR", "Narvik": "NAR", "Norrköping": "NKP", "Örebro": "ÖRE", "Oslo": "OSL",
    "Östersund": "ÖST", "Oulu": "OUL", "Rovaniemi": "ROV", "Stavanger": "STA", "Stockholm": "STO",
    "Sundsvall": "SUN", "Tallinn": "TAL", "Tampere": "TAM", "Tornio": "TOR", "Tromsø": "TRS",
    "Trondheim": "TRD", "Turku": "TUR", "Umeå": "UME", "Vaasa": "VAA",
}  # fmt: skip

# Degrees north and east by which a city is moved so that the lines between its neighbours find room.
_MOVED = {"Santa Fe": (0.0, 1.5), "Kristiansand": (0.0, -1.5), "Stavanger": (0.0, -0.5)}


def city_code(name: str) -> str:
    """Three letters for a city; they differ between any two cities of one board."""
    return _CODES.get(name) or name.replace(" ", "")[:3].upper()


def drawn_at(city: City) -> tuple[float, float]:
    """The latitude and longitude at which a city is drawn."""
    north, east = _MOVED.get(city.name, (0.0, 0.0))
    return city.lat + north, city.lon + east
