"""How games end, what they count, and who wins."""

import copy
from collections import Counter
from typing import Any

import pytest

from linewright.play.referee import Fault, FaultFound
from linewright.play.referee.board import Board
from linewright.play.referee.card import CardGame
from linewright.play.referee.facts import VARIANTS, load
from linewright.play.referee.reading import Reader, Steps, read_event
from linewright.play.referee.table import Head
from tests.referee import whole_games
from tests.referee.script import Line, Script, accept, fault_in, refuse


def head(game: str, seats: int, **variants: object) -> Head:
    readings = {name: known[0] for name, known in VARIANTS[game].items()} | variants
    return Head(load(game), readings, seats)


def board(game: str, seats: int = 2, **variants: object) -> Board:
    """A table on which nothing lies, everything is dealt with, and nobody has anything."""
    return Board(Reader(), head(game, seats, **variants))


def drive(steps: Steps[Any], lines: list[Line]) -> Fault | None:
    """Run one part of a game on these lines; they must be all it asks for."""
    try:
        next(steps)
        for number, line in enumerate(lines, start=1):
            steps.send(read_event(number, line))
    except FaultFound as found:
        return found.fault
    except StopIteration:
        assert number == len(lines)
        return None
    raise AssertionError("more lines are asked for")


def accounts(*seats: tuple[int, ...], winners: list[int], reason: str = "trains") -> list[Line]:
    script = Script("usa")
    script.lines.clear()
    for seat, numbers in enumerate(seats):
        script.result(seat, *numbers)
    return script.add("end", winners=winners, reason=reason).lines


def test_U_E1_everybody_has_one_more_turn() -> None:
    accept(whole_games.usa_to_the_last_turns())
    script = whole_games.usa_to_the_last_turns()
    refuse(script.turn(1), "U-E1")
    script = whole_games.usa_to_the_last_turns()
    script.lines = [line for line in script.lines if line["line"] != "last_turns"]
    refuse(script, "U-E1", lines_before_last=5)
    script = whole_games.usa_to_the_last_turns()
    del script.lines[-3:]
    refuse(script.result(0, 106, -25, 0, 10, 18), "U-E1")


def test_U_E1_last_turns_are_not_announced_with_three_trains() -> None:
    refuse(Script("usa").turn(0).draw(0, 2).add("last_turns", seat=0), "U-E1")


def test_N_E1_last_turns() -> None:
    script = whole_games.nordic_to_the_last_turns()
    script.lines = [line for line in script.lines if line["line"] != "last_turns"]
    refuse(script, "N-E1", lines_before_last=5)


def wrong_result(script: Script, seat: int, field: str, value: object) -> str:
    lines = copy.deepcopy(script.lines)
    line = next(line for line in lines if line["line"] == "result" and line["seat"] == seat)
    assert line[field] != value
    line[field] = value
    fault = fault_in(lines)
    assert fault is not None
    assert lines[fault.line - 1] == line
    return fault.rule


def test_U_E2_N_E2_tickets_add_or_subtract() -> None:
    assert wrong_result(whole_games.usa(), 1, "tickets", 6) == "U-E2"
    assert wrong_result(whole_games.usa(), 1, "completed", 2) == "U-E2"
    assert wrong_result(whole_games.nordic(), 1, "tickets", 4) == "N-E2"
    assert wrong_result(whole_games.nordic(), 1, "total", 4) == "N-E4"


def test_U_E3_U_P5_longest_path_gets_ten() -> None:
    assert wrong_result(whole_games.usa(), 0, "longest", 24) == "U-E3"
    assert wrong_result(whole_games.usa(), 1, "bonus", 10) == "U-E3"


def test_U_E3_ties_share_the_bonus_and_no_route_has_none() -> None:
    table = board("usa")
    table.owner = {"Atlanta-Charleston": 0, "Dallas-Little Rock": 1}
    table.points = [2, 2]
    lines = accounts((2, 0, 0, 10, 2), (2, 0, 0, 10, 2), winners=[0, 1])
    assert drive(table.account({"trains"}), lines) is None
    lines = accounts((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), winners=[0, 1], reason="passes")
    assert drive(board("usa").account({"passes"}), lines) is None


def test_N_E3_N_P3_globetrotter_needs_a_completed_ticket() -> None:
    assert wrong_result(whole_games.nordic(), 1, "bonus", 0) == "N-E3"
    lines = accounts((0, 0, 0, 10, 0), (0, 0, 0, 10, 0), winners=[0, 1], reason="passes")
    fault = drive(board("nordic").account({"passes"}), lines)
    assert fault is not None
    assert fault.rule == "N-E3"


def test_U_E5_route_points_are_counted_again() -> None:
    assert wrong_result(whole_games.usa(), 0, "routes", 105) == "U-E5"
    assert wrong_result(whole_games.usa(), 0, "total", 92) == "U-E4"


def test_U_E4_most_points_then_tickets_then_the_longest_path() -> None:
    table = board("usa")
    table.owner = {"Calgary-Winnipeg": 0, "Denver-Santa Fe": 1, "El Paso-Santa Fe": 1}
    table.points = [15, 4]
    table.kept = [["Denver-Pittsburgh"], ["Denver-El Paso"]]
    lines = accounts((15, -11, 0, 10, 6), (4, 4, 1, 0, 4), winners=[0])  # 14 to 8
    assert drive(table.account({"trains"}), lines) is None

    table.kept = [["Nashville-Portland"], ["Denver-El Paso"]]
    lines = accounts((15, -17, 0, 10, 6), (4, 4, 1, 0, 4), winners=[1])  # 8 to 8, a ticket against none
    assert drive(table.account({"trains"}), lines) is None

    table.owner = {"Calgary-Winnipeg": 0, "Calgary-Vancouver": 1, "Chicago-Pittsburgh/black": 1}
    table.points = [15, 8]
    table.kept = [["Nashville-Portland"], []]
    lines = accounts((15, -17, 0, 10, 6), (8, 0, 0, 0, 3), winners=[0])  # 8 to 8, no tickets, the bonus card
    assert drive(table.account({"trains"}), lines) is None


@pytest.mark.parametrize(("reading", "winner"), [("longest_path", 1), ("longest_ticket", 0)])
def test_N_E4_the_longest_path_or_the_longest_ticket_breaks_a_tie(reading: str, winner: int) -> None:
    table = board("nordic", tie_break=reading)
    mine = ["Örebro-Oslo/green", "Örebro-Stockholm/black"]
    yours = ["Helsinki-Tallinn", "Helsinki-Tampere", "Helsinki-Turku", "Tampere-Turku"]
    table.owner = dict.fromkeys(mine, 0) | dict.fromkeys(yours, 1)
    table.points = [4, 5]
    table.kept = [["Oslo-Stockholm"], ["Tampere-Tallinn"]]
    lines = accounts((4, 4, 1, 10, 4), (5, 3, 1, 10, 5), winners=[winner])  # 18 to 18
    assert drive(table.account({"trains"}), lines) is None


def test_U_N1_a_row_of_passes_ends_the_game() -> None:
    lines: list[Line] = []
    for seat in (0, 1, 2):
        lines += [{"line": "turn", "seat": seat}, {"line": "pass", "seat": seat}]
    table = board("usa", 3)
    assert drive(table.turns(), lines) is None
    table = board("usa", 3)
    fault = drive(table.turns(), [*lines[:4], {"line": "turn", "seat": 0}])
    assert fault is not None
    assert fault.rule == "U-S3"


@pytest.mark.parametrize(
    ("hand", "track"),
    [("2 locomotive", "a tunnel"), ("3 blue", "a ferry of one"), ("1 red", "a route of one")],
)
def test_U_N1_whoever_can_lay_cards_for_a_track_may_not_pass(hand: str, track: str) -> None:
    number, card = hand.split()
    table = board("nordic")
    table.hands[0] = Counter({card: int(number)})
    fault = drive(table.turns(), [{"line": "turn", "seat": 0}, {"line": "pass", "seat": 0}])
    assert fault is not None, track
    assert fault.rule == "U-N1"


def test_K_N1_whoever_can_rob_may_not_pass() -> None:
    table = CardGame(Reader(), head("card", 2))
    table.hands[0] = Counter({"red": 1, "locomotive": 2})
    table.yards[1] = {"red": Counter({"red": 3})}
    assert not table.possible_action(0)
    table.yards[1] = {"red": Counter({"red": 1, "locomotive": 1})}
    assert table.possible_action(0)
    table.hands[0] = Counter({"red": 1, "blue": 1, "green": 1})
    assert not table.possible_action(0)
    table.hands[0]["white"] = 1
    assert table.possible_action(0)
    table.yards = [{"white": Counter({"white": 1})}, {}]
    assert table.possible_action(0)
    table.hands[0] = Counter({"locomotive": 5})
    assert not table.possible_action(0)


def test_K_R1_cards_left_in_the_yard_do_not_count() -> None:
    script = whole_games.card_first_round()
    del script.lines[-4:]
    refuse(script.add("complete", seat=0, tickets=["Seattle-Miami"]), "K-R2")


def test_K_R2_each_card_serves_one_ticket_and_the_order_is_the_data_s() -> None:
    table = CardGame(Reader(), head("card", 2))
    table.kept[0] = ["Dallas-New York", "Chicago-New York", "New York-Chicago"]
    table.on_track[0] = Counter({"yellow": 1, "locomotive": 1, "green": 2})

    def complete(*tickets: str) -> str:
        table.completed[0] = []
        fault = drive(table.complete(0), [{"line": "complete", "seat": 0, "tickets": list(tickets)}])
        return fault.rule if fault else ""

    assert complete("Chicago-New York", "New York-Chicago") == ""
    assert complete("New York-Chicago", "Chicago-New York") == "format"
    assert complete("Chicago-New York", "Chicago-New York") == "format"
    assert complete("Dallas-New York") == "K-R2"
    assert complete("Seattle-Miami") == "K-R2"


def test_K_R3_the_owner_may_complete_less_than_could_be() -> None:
    table = CardGame(Reader(), head("card", 2))
    table.kept[0] = ["Chicago-New York"]
    table.on_track[0] = Counter({"yellow": 1})
    assert drive(table.complete(0), [{"line": "complete", "seat": 0, "tickets": []}]) is None


def test_K_R4_the_second_round_has_all_cards_but_those_in_hand() -> None:
    deck = whole_games.SECOND_DECK
    script = whole_games.card_first_round().shuffle("cards", deck)
    accept(script)
    refuse(whole_games.card_first_round().shuffle("cards", deck[1:]), "K-R4")
    refuse(whole_games.card_first_round().add("turn", seat=2), "K-R4")
    refuse(script.add("start", seat=0, chosen=False), "K-R4")
    script.lines[-1]["seat"] = 2
    accept(script)
    refuse(script.add("deal", seat=3, card=deck[0]), "K-R4")
    script.lines[-1]["seat"] = 2
    accept(script)


def test_K_E1_K_E2_K_E3_the_account() -> None:
    game = whole_games.card_two_rounds()
    accept(game)
    assert wrong_result(game, 2, "completed", 2) == "K-E1"
    assert wrong_result(game, 2, "bonus", 0) == "K-E2"
    assert wrong_result(game, 3, "cities", ["New York"]) == "K-E2"
    assert wrong_result(game, 0, "tickets", 0) == "K-E3"
    assert wrong_result(game, 0, "total", 0) == "K-E4"


def test_K_E4_ties_by_tickets_then_by_bonus_cards() -> None:
    def winners(mine: tuple[list[str], str], yours: tuple[list[str], str], *results: Line) -> list[int]:
        for guess in ([0], [1], [0, 1]):
            table = CardGame(Reader(), head("card", 2))
            table.completed = [mine[0], yours[0]]
            table.kept = [[*done, *([lost] if lost else [])] for done, lost in (mine, yours)]
            end = {"line": "end", "winners": guess, "reason": "deck"}
            fault = drive(table.account("deck"), [*results, end])
            if fault is None:
                return guess
            assert (fault.line, fault.rule) == (3, "K-E4")
        return []

    def result(seat: int, tickets: int, completed: int, bonus: int, *cities: str) -> Line:
        script = Script("card").result(seat, 0, tickets, completed, bonus, 0, cities=cities)
        return script.lines[-1]

    dallas = (["Dallas-Raleigh"], "")
    dallas_18 = result(0, 8, 1, 10, "Dallas")
    both = ["Chicago-New York", "New York-Chicago"]
    two_18 = result(1, 10 - 19, 2, 27, "Chicago", "New York")
    assert winners(dallas, (both, "Los Angeles-Miami"), dallas_18, two_18) == [1]
    one_18 = result(1, 5 - 14, 1, 27, "Chicago", "New York")
    assert winners(dallas, (both[:1], "Seattle-Saint Louis"), dallas_18, one_18) == [1]
    shared = [result(seat, 10, 1, 10, "Dallas") for seat in (0, 1)]
    assert winners((["Dallas-Washington"], ""), (["Dallas-Helena"], ""), *shared) == [0, 1]
