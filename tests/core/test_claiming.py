"""Claiming ordinary routes: U-C1 to U-C5, U-V1, N-L1, N-C1, N-C2, N-V1."""

import pytest

from linewright.core import numbers
from linewright.core.numbers import PASS, PAY_LOCOMOTIVES
from tests.core.positions import Position, at_turn, counts, pay, track


def claims(position: Position) -> set[int]:
    return {number for number in position.legal() if number < numbers.DRAW}


def payments(position: Position, name: str) -> set[int]:
    """The payments offered once a track is named."""
    copy = position.copy()
    copy.do(track(position.game, name))
    return copy.legal()


def with_hand(game: str = "usa", seats: int = 2, /, **cards: int) -> Position:
    position = at_turn(game, seats)
    position.give(0, **cards)
    return position


def test_U_C1_as_many_cards_of_the_color_as_spaces() -> None:
    position = with_hand(red=3)
    assert payments(position, "Chicago-Duluth") == {pay("red")}
    position.do(track("usa", "Chicago-Duluth"), pay("red"))
    assert position.hand(0) == counts()
    assert position.owned(0) == {track("usa", "Chicago-Duluth")}
    assert position.s.trains[0] == 45 - 3
    assert position.s.points[0] == 4
    assert position.s.turn == 1
    # The three cards were discarded and, since nothing else was there, turned up at once.
    assert position.open_names() == ["red", "red", "red", None, None]


def test_U_C1_too_few_or_another_color_do_not_pay() -> None:
    duluth = track("usa", "Chicago-Duluth")
    assert duluth not in claims(with_hand(red=2))
    assert duluth not in claims(with_hand(blue=6))
    assert duluth not in claims(with_hand(red=2, blue=4))
    assert duluth in claims(with_hand(red=3))


def test_U_C1_grey_takes_any_one_color() -> None:
    position = with_hand(red=2, blue=3, green=1)
    assert payments(position, "Dallas-Little Rock") == {pay("red"), pay("blue")}


def test_U_C2_locomotives_stand_for_any_number() -> None:
    position = with_hand(red=3, locomotive=3, blue=1)
    assert payments(position, "Chicago-Duluth") == {
        pay("red"), pay("red", 1), pay("red", 2), PAY_LOCOMOTIVES,
    }  # fmt: skip
    assert payments(position, "Dallas-Little Rock") == {
        pay("red"), pay("red", 1), pay("blue", 1), PAY_LOCOMOTIVES,
    }  # fmt: skip
    position.do(track("usa", "Chicago-Duluth"), pay("red", 2))
    assert position.hand(0) == counts(red=2, locomotive=1, blue=1)


def test_U_C2_locomotives_alone_pay_for_the_longest() -> None:
    position = with_hand(locomotive=6)
    assert claims(position) == set(range(100))
    position.do(track("usa", "Calgary-Winnipeg"), PAY_LOCOMOTIVES)
    assert position.s.points[0] == 15


def test_U_C3_any_open_route_may_be_claimed() -> None:
    position = with_hand(locomotive=6)
    position.own(0, "Boston-Montreal/1")
    position.own(1, "Chicago-Duluth")
    far = track("usa", "Los Angeles-Phoenix")
    assert far in claims(position)
    assert track("usa", "Chicago-Duluth") not in claims(position)
    position.do(far, PAY_LOCOMOTIVES)
    assert position.s.turn == 1  # one route a turn


def test_U_C3_as_many_trains_as_spaces_are_needed() -> None:
    position = with_hand(locomotive=6)
    position.s.trains[0] = 3
    data_lengths = position.g.length[:100].tolist()
    assert claims(position) == {index for index, length in enumerate(data_lengths) if length <= 3}
    position.s.trains[0] = 0
    assert claims(position) == set()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_U_C4_U_C5_double_routes_by_number_of_players(seats: int) -> None:
    position = at_turn("usa", seats)
    one, other = track("usa", "Denver-Kansas City/black"), track("usa", "Denver-Kansas City/orange")
    position.give(0, locomotive=4)
    position.do(one, PAY_LOCOMOTIVES)
    for seat in range(seats):
        position.at_turn_of(seat)
        position.give(seat, locomotive=6)
        assert one not in claims(position)
        assert (other in claims(position)) == (seat != 0 and seats >= 4)


def test_U_V1_points_by_length() -> None:
    for name, points in [
        ("Atlanta-Nashville", 1), ("Denver-Santa Fe", 2), ("Calgary-Vancouver", 4),
        ("Calgary-Seattle", 7), ("Atlanta-Miami", 10), ("Calgary-Winnipeg", 15),
    ]:  # fmt: skip
        position = with_hand(locomotive=6)
        position.do(track("usa", name), PAY_LOCOMOTIVES)
        assert position.s.points[0] == points


def test_N_L1_locomotives_never_pay_for_an_ordinary_route() -> None:
    position = with_hand("nordic", locomotive=14)
    ordinary = {
        index
        for index in range(81)
        if not position.g.tunnel[index] and not position.g.symbols[index] and position.g.length[index] < 9
    }
    assert claims(position).isdisjoint(ordinary)
    position.give(0, black=2, locomotive=14)
    assert track("nordic", "Boden-Kiruna/black") not in claims(position)
    assert track("nordic", "Kristiansand-Oslo") in claims(position)
    assert payments(position, "Kristiansand-Oslo") == {pay("black")}


def test_N_C1_ordinary_route_in_one_color() -> None:
    position = with_hand("nordic", red=3, blue=2)
    assert payments(position, "Göteborg-Norrköping") == {pay("red")}
    assert payments(position, "Norrköping-Örebro") == {pay("red"), pay("blue")}
    position.do(track("nordic", "Göteborg-Norrköping"), pay("red"))
    assert position.s.points[0] == 4
    assert position.s.trains[0] == 37


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("unequal", ["single", "double"])
def test_N_C2_double_routes_by_number_of_players(seats: int, unequal: str) -> None:
    position = at_turn("nordic", seats, {"unequal_pairs": unequal})
    one, other = track("nordic", "Boden-Kiruna/black"), track("nordic", "Boden-Kiruna/orange")
    position.give(0, black=3)
    position.do(one, pay("black"))
    for seat in range(seats):
        position.at_turn_of(seat)
        position.give(seat, black=3, orange=3)
        assert one not in claims(position)
        assert (other in claims(position)) == (seat != 0 and seats == 3)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("unequal", ["single", "double"])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kristiansand-Stavanger/orange", "Kristiansand-Stavanger/green"),
        ("Mo I Rana-Trondheim/red", "Mo I Rana-Trondheim/green"),
    ],
)
def test_N_C2_unequal_pairs_are_double_only_by_the_variant(one: str, other: str, unequal: str, seats: int) -> None:
    position = at_turn("nordic", seats, {"unequal_pairs": unequal})
    position.give(0, locomotive=6)
    position.do(track("nordic", one), PAY_LOCOMOTIVES)
    for seat in range(seats):
        position.at_turn_of(seat)
        position.give(seat, locomotive=6)
        is_open = unequal == "single" or (seat != 0 and seats == 3)
        assert (track("nordic", other) in claims(position)) == is_open


@pytest.mark.parametrize(
    ("name", "cards", "points"),
    [
        ("Ålborg-Århus", {"purple": 1}, 1), ("Kristiansand-Oslo", {"black": 2}, 2), ("Helsinki-Imatra", {"red": 3}, 4),
        ("Örebro-Sundsvall", {"orange": 4}, 7), ("Kirkenes-Rovaniemi", {"blue": 5}, 10),
    ],
)  # fmt: skip
def test_N_V1_points_by_length(name: str, cards: dict[str, int], points: int) -> None:
    position = with_hand("nordic", **cards)
    position.do(track("nordic", name), pay(next(iter(cards))))
    assert position.s.points[0] == points


def test_N_V1_six_and_nine_spaces() -> None:
    position = with_hand("nordic", red=4, locomotive=2)
    position.do(track("nordic", "Mo I Rana-Trondheim/red"), pay("red", 2))
    assert position.s.points[0] == 15
    nine = with_hand("nordic", red=9, blue=3)
    nine.do(track("nordic", "Lieksa-Murmansk"))
    assert PASS not in nine.legal()
