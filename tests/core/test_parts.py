"""The parts that the rules pages count, as the blocks of rules hold them."""

from collections import Counter

import pytest

from linewright.core.layout import ANY_COLOR, COLORS, NOTHING
from tests.core.positions import Position, kind, track

USA = {seats: Position("usa", seats).g for seats in (2, 3, 4, 5)}
NORDIC = {seats: Position("nordic", seats).g for seats in (2, 3)}
CARD = {seats: Position("card", seats).g for seats in (2, 3, 4)}


@pytest.mark.parametrize("seats", USA)
def test_U_P1_thirty_six_cities_and_routes_of_one_to_six(seats: int) -> None:
    g = USA[seats]
    assert g.cities == 36
    lengths = g.length[: g.tracks].tolist()
    assert set(lengths) == {1, 2, 3, 4, 5, 6}
    assert not g.symbols.any()
    assert not g.tunnel.any()
    twins = [(one, other) for one, other in enumerate(g.twin[: g.tracks].tolist()) if other != NOTHING]
    assert len(twins) == 44
    for one, other in twins:
        assert g.twin[other] == one
        assert g.length[one] == g.length[other]
        assert {g.track_a[one], g.track_b[one]} == {g.track_a[other], g.track_b[other]}


def test_U_P2_N_P2_110_train_cards() -> None:
    for g in (*USA.values(), *NORDIC.values()):
        assert (g.per_color, g.locomotives, g.deck_locomotives) == (12, 14, 14)
        assert COLORS * g.per_color + g.deck_locomotives == 110


def test_U_P3_thirty_tickets() -> None:
    for g in USA.values():
        assert g.tickets == 30
        assert all(value > 0 for value in g.ticket_value[:30])
        assert not g.ticket_value[30:].any()


def test_U_P4_N_P2_trains() -> None:
    assert {g.trains for g in USA.values()} == {45}
    assert {g.trains for g in NORDIC.values()} == {40}


def test_U_P5_N_P3_bonus_cards_of_ten() -> None:
    assert {(g.longest_path_bonus, g.globetrotter_bonus) for g in USA.values()} == {(10, 0)}
    assert {(g.longest_path_bonus, g.globetrotter_bonus) for g in NORDIC.values()} == {(0, 10)}


def test_N_P1_ferries_tunnels_and_one_route_of_nine() -> None:
    g = NORDIC[2]
    lengths = Counter(g.length[: g.tracks].tolist())
    assert set(lengths) == {1, 2, 3, 4, 5, 6, 9}
    assert lengths[9] == 1
    assert g.length[track("nordic", "Lieksa-Murmansk")] == 9
    assert g.tunnel.sum() > 0
    ferries = [each for each in range(g.tracks) if g.symbols[each] > 0]
    assert len(ferries) == 24  # N-F1: 4 grey, 20 coloured
    assert sum(int(g.color[each]) == ANY_COLOR for each in ferries) == 4
    assert not any(g.tunnel[each] for each in ferries)


def test_N_P2_forty_six_tickets() -> None:
    assert {g.tickets for g in NORDIC.values()} == {46}


@pytest.mark.parametrize("seats", CARD)
def test_K_P1_96_cards_46_tickets_six_big_cities(seats: int) -> None:
    g = CARD[seats]
    assert COLORS * g.per_color + g.locomotives == 96
    assert g.deck_locomotives + g.given_locomotives * seats == 16
    assert g.tickets == 46
    assert g.city_points.tolist() == [8, 12, 12, 10, 15, 8]
    for ticket in range(46):
        assert g.need[ticket].sum() == g.need_size[ticket] > 0
        assert 1 <= int(g.ticket_cities[ticket]).bit_count() <= 2


def test_U_V1_points_by_length() -> None:
    for g in USA.values():
        assert g.points[1:7].tolist() == [1, 2, 4, 7, 10, 15]


def test_N_V1_points_by_length() -> None:
    for g in NORDIC.values():
        assert g.points[1:7].tolist() == [1, 2, 4, 7, 10, 15]
        assert g.points[9] == 27


def test_N_F1_a_grey_and_a_coloured_ferry() -> None:
    g = NORDIC[2]
    grey, orange = track("nordic", "Ålborg-Göteborg"), track("nordic", "Kristiansand-Stavanger/orange")
    assert (g.symbols[grey], g.color[grey]) == (1, ANY_COLOR)
    assert (g.symbols[orange], g.color[orange], g.length[orange]) == (1, kind("orange"), 3)
