"""Whole games written by hand, with accounts added up by hand."""

from functools import cache

from tests.referee.script import Line, Script, loaded


def usa_to_the_last_turns() -> Script:
    """Seat 0 builds 43 trains: 7 routes of six and one of one; seat 1 joins Atlanta to New York."""
    script = loaded(
        "usa",
        "6 white 6 orange 6 purple 6 yellow 6 green 6 black 6 red 2 blue",
        yours="2 red 2 blue",
        tickets=(
            *("Boston-Miami", "Calgary-Phoenix", "Chicago-Santa Fe"),
            *("Atlanta-New York", "Denver-El Paso", "Houston-Kansas City"),
        ),
        keep=2,
    )
    script.claim(0, "Calgary-Winnipeg", "6 white")
    script.turn(1).claim(1, "Atlanta-Raleigh/1", "2 red")
    script.turn(0).claim(0, "Duluth-Helena", "6 orange")
    script.turn(1).claim(1, "Raleigh-Washington/2", "2 blue")
    script.turn(0).claim(0, "Duluth-Toronto", "6 purple")
    script.turn(1).claim(1, "New York-Washington/black", "2 black")
    script.turn(0).claim(0, "Helena-Seattle", "6 yellow")
    script.turn(1).take_tickets(1, 3, keep=1)  # Atlanta-Montreal, 9
    script.turn(0).claim(0, "El Paso-Houston", "6 green")
    script.turn(1).take(1, 0).take(1, 4)
    script.turn(0).claim(0, "El Paso-Los Angeles", "6 black")
    script.turn(1).draw(1, 2)
    script.turn(0).claim(0, "Miami-New Orleans", "6 red")
    script.turn(1).take(1, 2).draw(1)
    script.turn(0).claim(0, "Dallas-Houston/1", "1 blue").add("last_turns", seat=0)
    return script.turn(1).draw(1, 2).turn(0).draw(0, 2)


@cache
def usa() -> Script:
    script = usa_to_the_last_turns()
    # Seattle-Helena-Duluth-Toronto is the longest path; no ticket of seat 0 is completed.
    script.result(0, 7 * 15 + 1, -12 - 13, 0, 10, 18)
    script.result(1, 3 * 2, 6 - 4 - 9, 1, 0, 6)
    return script.add("end", winners=[0], reason="trains")


def nordic_to_the_last_turns(**variants: object) -> Script:
    """Seat 0 builds 38 trains with a tunnel given up, a tunnel, two ferries and the nine-space route."""
    script = loaded(
        "nordic",
        "9 green 4 red 4 locomotive 10 blue 3 black 5 orange 4 white",
        yours="2 green 2 purple",
        tail="1 blue 2 red 1 locomotive 2 yellow",
        tickets=(
            *("Narvik-Murmansk", "Oslo-Vaasa", "Turku-Trondheim", "Tromsø-Vaasa", "Tornio-Imatra"),
            *("Oslo-Stockholm", "Tampere-Tallinn", "Tampere-Boden", "Oslo-Helsinki", "Oslo-Stavanger"),
        ),
        keep=2,
        variants=variants,
    )
    script.tunnel(0, "Bergen-Oslo/blue", "4 blue", 1).add("withdrawn", seat=0, cards={"blue": 4})
    script.turn(1).claim(1, "Örebro-Oslo/green", "2 green")
    script.turn(0).tunnel(0, "Bergen-Oslo/blue", "4 blue", 1).add("added", seat=0, cards={"blue": 1})
    script.claim(0, "Bergen-Oslo/blue", "5 blue")
    script.turn(1).claim(1, "Örebro-Stockholm/purple", "2 purple")
    script.turn(0).claim(0, "Lieksa-Murmansk", "9 green")
    script.turn(1).take_tickets(1, 3, keep=1)  # Ålborg-Norrköping, 5
    script.turn(0).claim(0, "Mo I Rana-Trondheim/red", "4 red 2 locomotive")
    script.turn(1).take(1, 0).take(1, 1)
    script.turn(0).claim(0, "Åndalsnes-Bergen", "3 black 2 locomotive")
    script.turn(1).draw(1, 2)
    script.turn(0).claim(0, "Örebro-Sundsvall", "4 orange")
    script.turn(1).draw(1).take(1, 3)
    script.turn(0).claim(0, "Kirkenes-Rovaniemi", "5 blue")
    script.turn(1).draw(1, 2)
    script.turn(0).claim(0, "Kuopio-Vaasa", "4 white")
    script.turn(1).draw(1, 2)
    script.turn(0).claim(0, "Helsinki-Tampere", "1 orange").add("last_turns", seat=0)
    return script.turn(1).draw(1, 2).turn(0).draw(0, 2)


@cache
def nordic() -> Script:
    script = nordic_to_the_last_turns()
    script.result(0, 27 + 15 + 10 + 10 + 7 + 7 + 7 + 1, -12 - 9, 0, 0, 9)
    script.result(1, 4, 4 - 3 - 5, 1, 10, 4)
    return script.add("end", winners=[0], reason="trains")


@cache
def card_idle() -> Script:
    """Three laps of looking at tickets, and nobody has done anything."""
    script = Script("card", start=1, tickets=("Chicago-New York",), keep=1)
    for _ in range(3):
        for seat in (1, 0):
            script.turn(seat).take_tickets(seat, 4, keep=0)
    script.add("round_end", round=1, reason="idle")
    script.add("complete", seat=1, tickets=[]).add("complete", seat=0, tickets=[])
    # Seat 1 chose first, and kept Chicago-New York; seat 0, of the next six of the data, Dallas-Raleigh.
    script.result(0, 0, -8, 0, 0, 0).result(1, 0, -5, 0, 0, 0)
    return script.add("end", winners=[1], reason="idle")


def card_first_round() -> Script:
    """Four seats: a robbery, three colours, locomotives on top; then the deck is drawn to its end."""
    kept = {0: "Seattle-Miami", 6: "Dallas-Miami", 12: "Dallas-Winnipeg", 18: "Chicago-New York"}
    script = Script("card", 4, hands=["3 red 2 blue 1 green 1 white", "4 red", "1 green 1 yellow 1 purple", ""])
    others = [ticket for ticket in script.lines[2]["order"] if ticket not in kept.values()]
    order = [kept[at] if at in kept else others.pop() for at in range(46)]
    script = Script(
        "card",
        4,
        hands=[
            "3 red 2 blue 1 green 1 white",
            "4 red 3 black",
            "1 green 1 yellow 1 purple 4 black",
            "2 white 5 orange",
        ],
        tickets=order,
        keep=1,
    )
    script.turn(0).lay(0, None, red="3 red")
    script.turn(1).lay(1, (0, "red", "3 red"), red="4 red")
    script.turn(2).lay(2, None, green="1 green", yellow="1 yellow", purple="1 purple")
    script.turn(3).lay(3, None, white="2 white 1 locomotive")
    moves: dict[int, list[dict[str, str]]] = {
        1: [{"red": "red"}] * 4,
        2: [{"green": "green", "yellow": "yellow", "purple": "purple"}],
        3: [{"white": "locomotive"}, {"white": "white"}, {"white": "white"}],
    }
    seat = 0
    while len(script.deck) > 1:
        script.turn(seat)
        if moves.get(seat):
            script.track(seat, **moves[seat].pop(0))
        script.draw(seat, 2)
        seat = (seat + 1) % 4
    assert seat == 1
    script.turn(1).draw(1).add("last_turns", seat=1).take(1, 0)
    script.turn(2).take(2, 1).take(2, 2)
    script.turn(3).take(3, 3).take(3, 4)
    script.turn(0).lay(0, None, blue="2 blue")
    script.turn(1).take_tickets(1, 4, keep=0)
    script.add("round_end", round=1, reason="deck")
    script.add("complete", seat=0, tickets=[]).add("complete", seat=1, tickets=[])
    script.add("complete", seat=2, tickets=["Dallas-Winnipeg"])
    return script.add("complete", seat=3, tickets=["Chicago-New York"])


# What is not in hand after the first round: robbed, on the track, and left in a yard.
SECOND_DECK = [*["red"] * 7, "green", "yellow", "purple", "locomotive", "white", "white", "blue", "blue"]


@cache
def card_two_rounds() -> Script:
    """The second deck has 15 cards, one too few to deal four to each: the last turns begin at once."""
    script = card_first_round()
    script.shuffle("cards", SECOND_DECK).add("start", seat=2, chosen=False)
    for turn in range(15):
        script.add("deal", seat=(2 + turn) % 4, card=script.deck.pop(0))
    script.add("last_turns", seat=2)
    script.turn(2).take_tickets(2, 4, keep=0)
    script.turn(3).lay(3, None, orange="2 orange")
    script.turn(0).take_tickets(0, 4, keep=0)
    script.turn(1).take_tickets(1, 4, keep=0)
    script.add("round_end", round=2, reason="deck")
    for seat in (2, 3, 0, 1):
        script.add("complete", seat=seat, tickets=[])
    script.result(0, 0, -22, 0, 0, 0).result(1, 0, -9, 0, 0, 0)
    script.result(2, 0, 11, 1, 10, 0, cities=["Dallas"])
    script.result(3, 0, 5, 1, 27, 0, cities=["Chicago", "New York"])
    return script.add("end", winners=[3], reason="deck")


def all_of_them() -> list[list[Line]]:
    return [script.lines for script in (usa(), nordic(), card_idle(), card_two_rounds())]
