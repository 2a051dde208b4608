"""The account of a board game: U-E2 to U-E5, N-E2 to N-E4. Positions are set and then counted."""

import pytest

from linewright.core.numbers import PASS
from tests.core.positions import Position, at_turn, members, ticket


def counted(position: Position) -> Position:
    """End the game as it stands, by a pass of everybody."""
    position.s.unseen = 0
    position.s.unseen_count = 0
    position.do(*[PASS] * position.seats)
    return position


def winners(position: Position) -> set[int]:
    return members(position.s.winners)


def test_U_E2_a_ticket_adds_if_its_cities_are_joined_and_else_subtracts() -> None:
    position = at_turn("usa", 2)
    position.own(0, "Calgary-Vancouver", "Calgary-Helena", "Helena-Salt Lake City")
    position.own(1, "Dallas-El Paso")
    position.hold(0, "Calgary-Salt Lake City", "Denver-El Paso")  # 7, joined; 4, not
    position.hold(1, "Duluth-El Paso", "Dallas-New York")  # 10 and 11, neither joined
    counted(position)
    assert position.s.completed[:2].tolist() == [1, 0]
    assert position.s.ticket_points[:2].tolist() == [7 - 4, -21]
    assert position.s.points[:2].tolist() == [4 + 7 + 4, 7]
    assert position.s.total[:2].tolist() == [15 + 3 + 10, 7 - 21]
    assert winners(position) == {0}


def test_U_E2_anothers_routes_do_not_join() -> None:
    position = at_turn("usa", 2)
    position.own(0, "Calgary-Helena")
    position.own(1, "Helena-Salt Lake City")
    position.hold(0, "Calgary-Salt Lake City")
    counted(position)
    assert position.s.ticket_points[0] == -7


def test_N_E2_tickets_add_or_subtract() -> None:
    position = at_turn("nordic", 2)
    position.own(0, "Kristiansand-Oslo", "Kristiansand-Stavanger/orange")
    position.hold(0, "Oslo-Stavanger", "Oslo-Vaasa")
    position.hold(1, "Tampere-Tallinn")
    counted(position)
    assert position.s.ticket_points[:2].tolist() == [4 - 9, -3]
    assert position.s.total[:2].tolist() == [2 + 4 - 5 + 10, -3]


def test_U_E3_the_longest_path_gets_ten_also_when_tied() -> None:
    position = at_turn("usa", 3)
    position.own(0, "Calgary-Vancouver", "Calgary-Helena")  # 7
    position.own(1, "Chicago-Duluth", "Chicago-Toronto")  # 7
    position.own(2, "Atlanta-Miami", "Boston-Montreal/1")  # 5 and 2, apart
    counted(position)
    assert position.s.longest[:3].tolist() == [7, 7, 5]
    assert position.s.bonus[:3].tolist() == [10, 10, 0]


def test_U_E3_the_path_may_return_to_a_city_but_uses_a_route_once() -> None:
    position = at_turn("usa", 2)
    # A triangle of Dallas, Houston ... and a tail: 1 + 2 + 3 + 2 by way of Little Rock twice.
    position.own(0, "Dallas-Little Rock", "Little Rock-Oklahoma City", "Dallas-Oklahoma City/1")
    position.own(0, "Little Rock-Nashville", "Little Rock-New Orleans")
    position.own(1, "Calgary-Winnipeg")
    counted(position)
    assert position.s.longest[:2].tolist() == [2 + 2 + 2 + 3 + 3, 6]


def test_U_E3_a_player_with_no_route_has_none() -> None:
    position = at_turn("usa", 2)
    counted(position)
    assert position.s.longest[:2].tolist() == [0, 0]
    assert position.s.bonus[:2].tolist() == [0, 0]
    assert winners(position) == {0, 1}


def test_U_E4_most_points_wins() -> None:
    position = at_turn("usa", 3)
    position.own(1, "Calgary-Winnipeg")
    counted(position)
    assert winners(position) == {1}


def test_U_E4_a_negative_total_may_win() -> None:
    position = at_turn("usa", 2)
    position.hold(0, "Chicago-Santa Fe")
    position.hold(1, "Atlanta-Montreal", "Boston-Miami")
    counted(position)
    assert position.s.total[:2].tolist() == [-9, -21]
    assert winners(position) == {0}


def test_U_E4_a_tie_goes_to_most_completed_tickets() -> None:
    position = at_turn("usa", 2)
    position.own(0, "Denver-Santa Fe", "El Paso-Santa Fe")  # 4 points, longest path 4
    position.own(1, "Atlanta-Nashville", "Dallas-Houston/1", "Portland-Seattle/1")  # 3 points, longest path 1
    position.hold(0, "Denver-El Paso")  # 4, joined
    position.s.points[1] = 18  # as many as the other has in all
    counted(position)
    assert position.s.total[:2].tolist() == [18, 18]
    assert position.s.completed[:2].tolist() == [1, 0]
    assert winners(position) == {0}


def test_U_E4_still_tied_the_longest_path_card_decides() -> None:
    position = at_turn("usa", 2)
    position.own(0, "Calgary-Winnipeg")
    position.own(1, "Atlanta-Nashville")
    position.s.points[:2] = [5, 15]
    counted(position)
    assert position.s.total[:2].tolist() == [15, 15]
    assert winners(position) == {0}


def test_U_E4_still_tied_the_win_is_shared() -> None:
    position = at_turn("usa", 4)
    position.own(0, "Calgary-Winnipeg")
    position.own(2, "Duluth-Helena")
    position.own(3, "Atlanta-Nashville")
    counted(position)
    assert position.s.total[:4].tolist() == [25, 0, 25, 1]
    assert winners(position) == {0, 2}


def test_U_E5_route_points_are_those_of_the_lengths() -> None:
    position = at_turn("usa", 2)
    names = ["Calgary-Winnipeg", "Atlanta-Miami", "Calgary-Seattle", "Chicago-Duluth", "Denver-Santa Fe"]
    position.own(0, *names, "Atlanta-Nashville")
    assert position.s.points[0] == 15 + 10 + 7 + 4 + 2 + 1
    counted(position)
    assert position.s.points[0] == 39


def test_N_E3_the_globetrotter_is_who_completed_most_also_when_tied() -> None:
    position = at_turn("nordic", 3)
    position.own(0, "Kristiansand-Oslo", "Kristiansand-Stavanger/orange")
    position.hold(0, "Oslo-Stavanger")
    position.own(1, "Örebro-Oslo/green", "Örebro-Stockholm/black")
    position.hold(1, "Oslo-Stockholm")
    position.hold(2, "Tampere-Tallinn")
    counted(position)
    assert position.s.completed[:3].tolist() == [1, 1, 0]
    assert position.s.bonus[:3].tolist() == [10, 10, 0]


def test_N_E3_one_completed_ticket_at_least_is_needed_and_no_path_counts() -> None:
    position = at_turn("nordic", 2)
    position.own(0, "Kirkenes-Rovaniemi")
    position.hold(0, "Tampere-Tallinn")
    counted(position)
    assert position.s.bonus[:2].tolist() == [0, 0]


def tied(tie_break: str) -> Position:
    """Equal points, one completed ticket each: the first has the longer path, the second the dearer ticket."""
    position = at_turn("nordic", 2, {"tie_break": tie_break})
    position.own(0, "Göteborg-Oslo", "Göteborg-København", "Kirkenes-Rovaniemi", "Oulu-Rovaniemi")  # path 7
    position.hold(0, "Oslo-København")  # 4
    position.own(1, "Helsinki-Lahti", "Kuopio-Lahti", "Kuopio-Lieksa")  # path 5
    position.hold(1, "Helsinki-Lieksa")  # 5
    position.s.points[:2] = [11, 10]
    counted(position)
    assert position.s.total[:2].tolist() == [25, 25]
    assert position.s.completed[:2].tolist() == [1, 1]
    assert position.s.longest[:2].tolist() == [7, 5]
    return position


def test_N_E4_the_longest_path_decides() -> None:
    assert winners(tied("longest_path")) == {0}


def test_N_E4_the_longest_ticket_decides_by_the_variant() -> None:
    assert winners(tied("longest_ticket")) == {1}


@pytest.mark.parametrize("tie_break", ["longest_path", "longest_ticket"])
def test_N_E4_most_completed_tickets_come_first(tie_break: str) -> None:
    position = at_turn("nordic", 2, {"tie_break": tie_break})
    position.own(0, "Oulu-Rovaniemi", "Kirkenes-Rovaniemi", "Helsinki-Lahti", "Kuopio-Lahti", "Kuopio-Lieksa")
    position.own(1, "Göteborg-Oslo", "Göteborg-København", "Kristiansand-Oslo", "Kristiansand-Stavanger/orange")
    position.hold(0, "Helsinki-Lieksa")
    position.hold(1, "Oslo-København", "Oslo-Stavanger")
    position.s.points[:2] = [30, 17]
    counted(position)
    assert position.s.total[:2].tolist() == [35, 35]
    assert winners(position) == {1}


@pytest.mark.parametrize("tie_break", ["longest_path", "longest_ticket"])
def test_N_E4_still_tied_is_shared(tie_break: str) -> None:
    position = at_turn("nordic", 3, {"tie_break": tie_break})
    position.own(0, "Kristiansand-Oslo")
    position.own(1, "Göteborg-Örebro")
    counted(position)
    assert winners(position) == {0, 1}


def test_N_E4_a_held_ticket_that_is_not_completed_breaks_no_tie() -> None:
    position = at_turn("nordic", 2, {"tie_break": "longest_ticket"})
    position.hold(0, "København-Murmansk")
    position.s.points[0] = 24
    counted(position)
    assert position.s.total[:2].tolist() == [0, 0]
    assert winners(position) == {0, 1}


def test_U_E2_N_E2_the_value_is_that_of_the_ticket() -> None:
    position = at_turn("nordic", 2)
    assert position.g.ticket_value[ticket("nordic", "København-Murmansk")] == 24
    usa = at_turn("usa", 2)
    assert usa.g.ticket_value[ticket("usa", "New York-Seattle")] == 22
