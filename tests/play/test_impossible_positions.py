"""Positions that cannot be: each is refused with the reason, and with the rule where one is behind it."""

from __future__ import annotations

import json

import pytest

from linewright.errors import LinewrightError
from linewright.play.positions import FORMAT, ImpossiblePosition, read_position

IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    ({"format": "linewright-position 2"}, "this is not a position: its format is not 'linewright-position 1'"),
    ({"colour": "red"}, "a position of this game has no field 'colour'; it has discards, first,"),
    ({"round": 1}, "a position of this game has no field 'round'"),
    ({"game": "card", "removed": []}, "a position of this game has no field 'removed'"),
    ({"seats": [{"hands": "2 red"}, {}]}, "a seat of this game has no field 'hands'; it has hand,"),
    ({"seats": [{"yard": {}}, {}]}, "a seat of this game has no field 'yard'"),
    ({"game": "card", "seats": [{"tracks": []}, {}]}, "a seat of this game has no field 'tracks'"),
    ({"seats": "2"}, "`seats` must be a list with an object for each seat"),
    ({"seats": [1, 2]}, "`seats` must be a list with an object for each seat"),
    ({"seats": [{}]}, "usa is for 2 to 5 players, not 1 (U-P4)"),
    ({"game": "nordic", "seats": [{}] * 4}, "nordic is for 2 to 3 players, not 4 (N-P2)"),
    ({"game": "card", "seats": [{}] * 5}, "card is for 2 to 4 players, not 5 (K-S5)"),
    ({"game": "chess"}, "There is no game 'chess'"),
    ({"variants": {"starting_hand": 5}}, "usa has no variant 'starting_hand'"),
    ({"game": "nordic", "variants": {"starting_hand": 6}}, "starting_hand is one of 4, 5, not 6 (N-S1)"),
    ({"turn": 3}, "`turn` is a number from 1 to 2, not 3"),
    ({"first": 0}, "`first` is a number from 1 to 2, not 0"),
    ({"turn": "one"}, "`turn` is a number from 1 to 2, not 'one'"),
    ({"seats": [{"hand": "2 pink"}, {}]}, "the hand of seat 1: there is no card 'pink'"),
    ({"seats": [{}, {"hand": {"red": -1}}]}, "the hand of seat 2: a count of cards cannot be negative"),
    ({"seats": [{"hand": 7}, {}]}, "the hand of seat 1:"),
    ({"seats": [{"hand": "13 red"}, {}]}, "there are only 12 red cards, and the hand of seat 1 has one more (U-P2)"),
    (
        {"seats": [{"hand": "12 red"}, {}], "discards": "1 red"},
        "there are only 12 red cards, and the discards has one more (U-P2)",
    ),
    (
        {"seats": [{"hand": "12 red"}, {}], "open": ["red", "blue", "blue", "blue", "blue"]},
        "there are only 12 red cards, and `open` has one more (U-P2)",
    ),
    ({"game": "nordic", "discards": "15 locomotive"}, "there are only 14 locomotive cards, and the discards"),
    ({"game": "card", "discards": "11 red"}, "there are only 10 red cards, and the discards has one more (K-P1)"),
    (
        {"game": "card", "seats": [{"on_track": "10 red"}, {"yard": {"red": "1 red"}}]},
        "there are only 10 red cards, and a pile has one more (K-P1)",
    ),
    ({"seats": [{"hand": "1 red", "known": "2 red"}, {}]}, "seat 1 cannot be known to hold 2 red: it holds 1 red"),
    ({"open": ["red"]}, "`open` must name 5 cards (null for an empty place)"),
    ({"open": ["pink"] * 5}, "names kinds of card, and 'pink' is none"),
    ({"open": [None] * 5}, "a face-up place cannot be empty while the deck has cards (U-D7)"),
    (
        {
            "seats": [{"hand": "12 red 12 orange 12 yellow 12 green 12 blue 12 purple"}, {"hand": "12 black 7 white"}],
            "open": ["white"] * 5,
            "discards": "14 locomotive",
        },
        "the deck cannot be empty while there are discards (U-D7)",
    ),
    ({"seats": [{"tickets": ["Oslo-Bergen"]}, {}]}, "there is no ticket 'Oslo-Bergen'"),
    (
        {"seats": [{"tickets": ["Denver-El Paso"]}, {"tickets": ["Denver-El Paso"]}]},
        "the ticket Denver-El Paso cannot be both with seat 1 and with seat 2",
    ),
    (
        {"seats": [{"tickets": ["Denver-El Paso"]}, {}], "under": ["Denver-El Paso"]},
        "the ticket Denver-El Paso cannot be both with seat 1 and under the deck",
    ),
    (
        {"game": "nordic", "seats": [{"tickets": ["Bergen-Narvik"]}, {}], "removed": ["Bergen-Narvik"]},
        "the ticket Bergen-Narvik cannot be both with seat 1 and out of the game",
    ),
    (
        {"game": "card", "seats": [{"tickets": ["Dallas-Miami"]}, {"completed": ["Dallas-Miami"]}]},
        "the ticket Dallas-Miami cannot be both with seat 1 and completed by seat 2",
    ),
    ({"seats": [{"tracks": ["Oslo-Bergen"]}, {}]}, "there is no track 'Oslo-Bergen'"),
    (
        {"seats": [{"tracks": ["Montreal-New York"]}, {"tracks": ["Montreal-New York"]}]},
        "Montreal-New York belongs to seats 1 and 2 (U-C3)",
    ),
    (
        {"seats": [{"tracks": ["Boston-Montreal/1", "Boston-Montreal/2"]}, {}, {}, {}]},
        "Boston-Montreal/2 and Boston-Montreal/1 cannot both be taken here (U-C4)",
    ),
    (
        {"seats": [{"tracks": ["Boston-Montreal/1"]}, {"tracks": ["Boston-Montreal/2"]}]},
        "Boston-Montreal/2 and Boston-Montreal/1 cannot both be taken here (U-C5)",
    ),
    (
        {"game": "nordic", "seats": [{"tracks": ["Bergen-Oslo/red"]}, {"tracks": ["Bergen-Oslo/blue"]}]},
        "Bergen-Oslo/blue and Bergen-Oslo/red cannot both be taken here (N-C2)",
    ),
    (
        {
            "seats": [
                {
                    "tracks": [
                        "Calgary-Winnipeg",
                        "Duluth-Helena",
                        "Duluth-Toronto",
                        "El Paso-Houston",
                        "El Paso-Los Angeles",
                        "Helena-Seattle",
                        "Miami-New Orleans",
                        "Helena-Omaha",
                    ]
                },
                {},
            ]
        },
        "seat 1 would need 2 trains more than it has (U-P4)",
    ),
    (
        {"game": "card", "seats": [{"yard": {"red": "2 blue"}}, {}]},
        "a pile of red holds red and locomotives, not 2 blue (K-Y2)",
    ),
    (
        {"game": "card", "seats": [{"yard": {"red": "2 locomotive"}}, {}]},
        "a pile of red holds red and locomotives, not 2 locomotive (K-Y2)",
    ),
    (
        {"game": "card", "seats": [{"yard": {"red": "2 red"}}, {"yard": {"red": "1 red"}}]},
        "red lies in the yards of seats 1 and 2 (K-Y4)",
    ),
]


@pytest.mark.parametrize(("fields", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_the_reason(fields: dict[str, object], message: str) -> None:
    text = json.dumps({"format": FORMAT, "game": "usa", "seats": [{}, {}], **fields})
    with pytest.raises(LinewrightError) as refused:
        read_position(text)
    assert message in str(refused.value)
    assert isinstance(refused.value, ValueError)


def test_a_position_is_json() -> None:
    for text in ("", "{", "red", "[]", "null", '"linewright-position 1"'):
        with pytest.raises(ImpossiblePosition):
            read_position(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"turns_left": "x"},
        {"turns_left": -1},
        {"turns_left": 99},
        {"turns_left": 1.5},
        {"turn": True},
        {"variants": []},
        {"seats": [{"tickets": 5}, {}]},
        {"seats": [{"tickets": [["a"]]}, {}]},
        {"seats": [{"tracks": 5}, {}]},
        {"seats": [{"hand": {"red": 2.5}}, {}]},
        {"open": ["red 2 blue", "red", "red", "red", "red"]},
        {"under": 5},
        {"game": ["usa"]},
        {"game": "card", "round": 7},
        {"game": "card", "round": 2},
        {"game": "card", "round": "x"},
        {"game": "card", "seats": [{"yard": [1]}, {}]},
        {"game": "card", "seats": [{"yard": {"pink": "2 pink"}}, {}]},
    ],
    ids=str,
)
def test_fields_of_no_sense_are_refused_as_a_position_that_cannot_be(fields: dict[str, object]) -> None:
    """K-S5: only four players play a second round. No field of a wrong type gets past, or brings the reader down."""
    text = json.dumps({"format": FORMAT, "game": "usa", "seats": [{}, {}], **fields})
    with pytest.raises(LinewrightError):
        read_position(text)
