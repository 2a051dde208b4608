"""Refusals of claims, tunnels and lays: what was needed is said in full, with the rule it stands in."""

from __future__ import annotations

import pytest

from linewright.play.cards import Cards
from linewright.play.game import Game
from tests.play.tables import accepts, at, position, refusal
from tests.play.test_refusals import check_allowed

# Claiming.


def test_U_C3_a_claimed_track_is_taken() -> None:
    table = at("usa", 2, {"hand": "3 blue"}, {"tracks": ["Montreal-New York"]})
    sentence = "Montreal-New York belongs to Seat 2 already."
    check_allowed(table, 0, "Montreal-New York 3 blue", "track-taken", "U-C3", sentence)


def test_U_C4_N_C2_nobody_owns_both_tracks_of_a_double_route() -> None:
    sentence = "You own {}, and nobody may own both tracks of a double route."
    table = at("usa", 5, {"hand": "2 red", "tracks": ["Boston-Montreal/1"]})
    text = "Boston-Montreal/2 2 red"
    check_allowed(table, 0, text, "twin-owned", "U-C4", sentence.format("Boston-Montreal (1)"))
    table = at("nordic", 3, {"hand": "4 red", "tracks": ["Bergen-Oslo/blue"]})
    check_allowed(table, 0, "Bergen-Oslo/red 4 red", "twin-owned", "N-C2", sentence.format("Bergen-Oslo (blue)"))


@pytest.mark.parametrize("seats", [2, 3])
def test_U_C5_with_few_players_the_second_track_is_closed(seats: int) -> None:
    table = at("usa", seats, {"hand": "2 red"}, {"tracks": ["Boston-Montreal/1"]})
    sentence = (
        f"Boston-Montreal (2) is closed: with {seats} players only one track of a double route may be used, "
        "and Boston-Montreal (1) is taken."
    )
    check_allowed(table, 0, "Boston-Montreal/2 2 red", "twin-closed", "U-C5", sentence)
    assert accepts(at("usa", 4, {"hand": "2 red"}, {"tracks": ["Boston-Montreal/1"]}), 0, "Boston-Montreal/2 2 red")


def test_N_C2_with_two_players_the_second_track_is_closed() -> None:
    players = {"hand": "4 red"}, {"tracks": ["Bergen-Oslo/blue"]}
    sentence = (
        "Bergen-Oslo (red) is closed: with 2 players only one track of a double route may be used, "
        "and Bergen-Oslo (blue) is taken."
    )
    check_allowed(at("nordic", 2, *players), 0, "Bergen-Oslo/red 4 red", "twin-closed", "N-C2", sentence)
    assert accepts(at("nordic", 3, *players), 0, "Bergen-Oslo/red 4 red")


def test_N_C2_tracks_of_unequal_length_are_a_double_route_by_variant_only() -> None:
    players = {"hand": "2 green"}, {"tracks": ["Kristiansand-Stavanger/orange"]}
    text = "Kristiansand-Stavanger/green 2 green"
    assert accepts(at("nordic", 2, *players), 0, text)
    table = at("nordic", 2, *players, variants={"unequal_pairs": "double"})
    refused = refusal(table, 0, text)
    assert (refused.message, refused.rule) == ("twin-closed", "N-C2")


def test_U_C3_as_many_trains_are_needed_as_there_are_spaces() -> None:
    mine = {"hand": "3 blue", "tracks": LONG_TRACKS}
    table = at("usa", 2, mine)
    left = table.view(0).players[0].trains
    assert left == 1
    sentence = "Montreal-New York needs 3 trains; you have 1 left."
    check_allowed(table, 0, "Montreal-New York 3 blue", "too-few-trains", "U-C3", sentence)


LONG_TRACKS = [
    "Calgary-Winnipeg",
    "Duluth-Helena",
    "Duluth-Toronto",
    "El Paso-Houston",
    "El Paso-Los Angeles",
    "Helena-Seattle",
    "Miami-New Orleans",
    "Boston-Montreal/1",
]


@pytest.mark.parametrize(
    ("game", "track", "cards", "rule"),
    [("usa", "Montreal-New York", "3 blue", "U-C1"), ("nordic", "Narvik-Tromsø", "3 yellow", "N-C1")],
)
def test_U_C1_N_C1_only_cards_in_hand_pay(game: str, track: str, cards: str, rule: str) -> None:
    text = f"{track} {cards}"
    table = at(game, 2, {"hand": "2 blue 2 yellow 1 red"})
    sentence = f"You do not hold {cards}: you have 1 red, 2 yellow and 2 blue."
    check_allowed(table, 0, text, "not-in-hand", rule, sentence)
    table = at(game, 2)
    check_allowed(table, 0, text, "not-in-hand", rule, f"You do not hold {cards}: you have no cards.")


@pytest.mark.parametrize(
    ("text", "needed", "laid"),
    [
        ("Montreal-New York 2 blue", "3 blue, locomotives standing for any of them", "2 blue"),
        ("Montreal-New York 4 blue", "3 blue, locomotives standing for any of them", "4 blue"),
        ("Montreal-New York 3 red", "3 blue, locomotives standing for any of them", "3 red"),
        ("Montreal-New York 2 blue 1 red", "3 blue, locomotives standing for any of them", "1 red and 2 blue"),
        (
            "Montreal-Toronto 1 red 2 blue",
            "3 cards of one colour, locomotives standing for any of them",
            "1 red and 2 blue",
        ),
    ],
)
def test_U_C1_U_C2_what_a_track_needs_is_said(text: str, needed: str, laid: str) -> None:
    table = at("usa", 2, {"hand": "4 red 4 blue 3 locomotive"})
    name = " ".join(text.split()[:2]) if "York" in text else text.split(maxsplit=1)[0]
    check_allowed(table, 0, text, "does-not-pay", "U-C1", f"{name} needs {needed}; you laid {laid}.")


def test_U_C1_N_C1_nothing_laid_pays_for_nothing() -> None:
    table = at("usa", 2, {"hand": "4 red"})
    sentence = "Montreal-New York needs 3 blue, locomotives standing for any of them; you have 4 red."
    check_allowed(table, 0, "Montreal-New York none", "needs-payment", "U-C1", sentence)
    table = at("nordic", 2, {"hand": "4 red"})
    sentence = "Kirkenes-Rovaniemi needs 5 blue; you have 4 red."
    check_allowed(table, 0, "Rovaniemi-Kirkenes none", "needs-payment", "N-C1", sentence)


@pytest.mark.parametrize(
    ("text", "rule", "needed", "laid"),
    [
        ("Kirkenes-Rovaniemi 4 blue 1 locomotive", "N-L1", "5 blue", "4 blue and 1 locomotive"),
        ("Kirkenes-Rovaniemi 4 blue", "N-C1", "5 blue", "4 blue"),
        (
            "Kristiansand-Stavanger/orange 3 orange",
            "N-F1",
            "1 locomotive and 2 orange (locomotives may stand for those too, and any three cards for a locomotive)",
            "3 orange",
        ),
        (
            "Kristiansand-Stavanger/orange 2 orange 2 blue",
            "N-F3",
            "1 locomotive and 2 orange (locomotives may stand for those too, and any three cards for a locomotive)",
            "2 orange and 2 blue",
        ),
        (
            "Århus-København 1 orange",
            "N-F1",
            "1 locomotive (locomotives may stand for those too, and any three cards for a locomotive)",
            "1 orange",
        ),
        (
            "Lieksa-Murmansk 5 blue 4 red",
            "N-C3",
            "9 cards of one colour (any four cards may stand for one of them)",
            "",
        ),
        (
            "Bergen-Oslo/red 3 red",
            "N-T1",
            "4 red, locomotives standing for any of them",
            "3 red",
        ),
        (
            "Bergen-Oslo/red 2 red 1 blue 1 orange 4 green",
            "N-T7",
            "4 red, locomotives standing for any of them",
            "2 red, 1 orange, 4 green and 1 blue",
        ),
    ],
)
def test_N_C1_N_L1_N_F1_N_F3_N_C3_N_T1_N_T7_what_a_track_needs_is_said(
    text: str, rule: str, needed: str, laid: str
) -> None:
    table = at("nordic", 2, {"hand": "5 red 4 orange 4 green 5 blue 3 locomotive"})
    refused = refusal(table, 0, text)
    assert (refused.message, refused.rule) == ("does-not-pay", rule)
    assert f" needs {needed}; you laid {laid}" in refused.sentence()


def test_N_F3_under_the_variant_three_cards_stand_for_a_symbols_locomotive_only() -> None:
    table = at("nordic", 2, {"hand": "2 orange 9 blue"}, variants={"ferry_triples": "symbols_only"})
    refused = refusal(table, 0, "Kristiansand-Stavanger/orange 9 blue")
    assert (refused.message, refused.rule) == ("does-not-pay", "N-F3")
    assert "any three cards for a symbol’s locomotive)" in refused.sentence()
    assert accepts(at("nordic", 2, {"hand": "2 orange 9 blue"}), 0, "Kristiansand-Stavanger/orange 9 blue")
    assert accepts(table, 0, "Kristiansand-Stavanger/orange 2 orange 3 blue")


# Tunnels.


def tunnel(name: str, text: str) -> Game:
    table = position(name)
    table.play(0, f"Kristiansand-Stavanger/green {text}")
    assert table.view(0).phase == "tunnel"
    return table


@pytest.mark.parametrize(
    ("cards", "added"), [("2 green", "2 green"), ("1 red", "1 red"), ("none", "no cards"), ("1 green 1 red", None)]
)
def test_N_T1_what_a_tunnel_asks_for_is_added(cards: str, added: str | None) -> None:
    table = tunnel("nordic-tunnel-green", "2 green")
    added = added or "1 red and 1 green"
    sentence = f"The tunnel asks for 1 more card, green or locomotives; you added {added}."
    check_allowed(table, 0, f"add {cards}", "tunnel-add-needs", "N-T1", sentence)


def test_N_T1_only_cards_in_hand_are_added() -> None:
    table = tunnel("nordic-tunnel-green", "1 green 1 locomotive")
    for cards, hand in (("1 locomotive", "3 green"), ("1 green", "1 locomotive")):
        table.state[0]["hand"][0] = Cards.parse(hand).counts
        sentence = f"You do not hold {cards}: you have {hand}."
        check_allowed(table, 0, f"add {cards}", "not-in-hand", "N-T1", sentence)


def test_N_T2_to_locomotives_locomotives_are_added() -> None:
    table = tunnel("nordic-tunnel-locomotive", "2 locomotive")
    sentence = "You laid only locomotives, so the 1 you add must be locomotives too; you added 1 green."
    check_allowed(table, 0, "add 1 green", "tunnel-add-locomotives", "N-T2", sentence)


def test_N_T5_under_the_variant_a_locomotive_is_matched_by_a_locomotive() -> None:
    table = position("nordic-tunnel-exactly")
    table.play(0, "Kristiansand-Stavanger/green 2 green")
    sentence = "1 of the 1 cards you add must be locomotives, one for each that was turned up; you added 1 green."
    check_allowed(table, 0, "add 1 green", "tunnel-match-exactly", "N-T5", sentence)
    assert accepts(table, 0, "add 1 locomotive")


# Laying.


@pytest.mark.parametrize(
    ("text", "message", "rule", "sentence"),
    [
        (
            "lay none",
            "lay-nothing",
            "K-Y1",
            "Lay two or more cards of one colour, or one card each of three colours.",
        ),
        (
            "lay 1 red 1 blue",
            "lay-three-exactly",
            "K-Y1",
            "Three colours are laid as exactly one card each, without locomotives; you chose 1 red and 1 blue.",
        ),
        (
            "lay 2 red 1 blue 1 green",
            "lay-three-exactly",
            "K-Y1",
            (
                "Three colours are laid as exactly one card each, without locomotives; "
                "you chose 2 red, 1 green and 1 blue."
            ),
        ),
        (
            "lay 1 red 1 blue 1 green 1 locomotive",
            "lay-three-exactly",
            "K-Y2",
            (
                "Three colours are laid as exactly one card each, without locomotives; "
                "you chose 1 red, 1 green, 1 blue and 1 locomotive."
            ),
        ),
        (
            "lay 2 locomotive",
            "lay-locomotives-alone",
            "K-Y2",
            "Locomotives are never laid alone: at least one card of a colour goes with them.",
        ),
        ("lay 1 red", "lay-too-few", "K-Y1", "Two cards at least make a pile; you chose 1 red."),
        (
            "lay 4 red",
            "not-in-hand",
            "K-Y1",
            "You do not hold 4 red: you have 2 red, 2 yellow, 3 green, 3 blue, 1 white and 2 locomotives.",
        ),
        (
            "lay 2 yellow",
            "lay-own-pile",
            "K-Y3",
            "You still have yellow in your yard: it cannot be laid again until that pile is gone.",
        ),
        (
            "lay 2 green",
            "lay-not-more",
            "K-Y4",
            "Seat 2 has 3 cards in the green pile; you need more than that, and chose 2.",
        ),
        (
            "lay 2 green 1 locomotive",
            "lay-not-more",
            "K-Y4",
            "Seat 2 has 3 cards in the green pile; you need more than that, and chose 3.",
        ),
        (
            "lay 1 red 1 green 1 blue",
            "lay-three-not-free",
            "K-Y4",
            "Seat 2 has green in the yard; three colours can rob nobody, so each must be free.",
        ),
        (
            "lay 1 red 1 yellow 1 blue",
            "lay-own-pile",
            "K-Y3",
            "You still have yellow in your yard: it cannot be laid again until that pile is gone.",
        ),
    ],
)
def test_K_Y1_K_Y2_K_Y3_K_Y4_what_may_be_laid_is_said(text: str, message: str, rule: str, sentence: str) -> None:
    mine = {"hand": "2 red 2 yellow 3 green 3 blue 1 white 2 locomotive", "yard": {"yellow": "1 yellow"}}
    theirs = {"yard": {"green": "2 green 1 locomotive"}}
    check_allowed(at("card", 2, mine, theirs), 0, text, message, rule, sentence)


def test_K_Y4_four_green_rob_three() -> None:
    mine = {"hand": "3 green 1 locomotive"}
    theirs = {"yard": {"green": "2 green 1 locomotive"}}
    assert accepts(at("card", 2, mine, theirs), 0, "lay 3 green 1 locomotive")
    one = refusal(at("card", 2, {"hand": "1 green"}, {"yard": {"green": "1 green"}}), 0, "lay 1 green")
    assert one.message == "lay-too-few"
    two = refusal(at("card", 2, {"hand": "2 green"}, {"yard": {"green": "2 green"}}), 0, "lay 2 green")
    assert two.sentence() == "Seat 2 has 2 cards in the green pile; you need more than that, and chose 2."


def test_cards_are_named_in_their_order() -> None:
    assert str(Cards.parse("1 locomotive 2 red")) == "2 red 1 locomotive"
