"""Positions: the books' examples set up, random moments written and read again, and what cannot be."""

from __future__ import annotations

from random import Random

import pytest

from linewright.core.numbers import TURN
from linewright.play.cards import Cards
from linewright.play.game import Game
from linewright.play.positions import ImpossiblePosition, read_position, write_position
from linewright.play.records import Record, RecordError
from tests.core.whole_games import Kind, kinds
from tests.play.tables import POSITIONS, accepts, at, moments, position

# The books' examples.


def turned_up(game: Game, text: str) -> tuple[list[str], int]:
    """Try the tunnel of the examples: the cards turned up, and how many must be added."""
    game.play(0, f"Kristiansand-Stavanger/green {text}")
    tunnel = game.view(None).tunnel
    assert tunnel is not None
    return sorted(tunnel.turned), tunnel.add


def test_N_T6_one_green_turned_up_asks_for_one_more_green() -> None:
    game = position("nordic-tunnel-green")
    assert turned_up(game, "2 green") == (["blue", "green", "red"], 1)
    assert game.view(0).choices.add == [Cards.of(green=1), Cards.of(locomotive=1)]
    game.play(0, "add 1 green")
    assert game.view(None).players[0].tracks == ["Kristiansand-Stavanger/green"]
    assert game.view(0).hand == Cards.of(green=1, locomotive=3)


def test_N_T6_N_T5_one_locomotive_turned_up_asks_for_one_more_green() -> None:
    game = position("nordic-tunnel-locomotive")
    assert turned_up(game, "2 green") == (["blue", "locomotive", "red"], 1)
    assert accepts(game, 0, "add 1 green")
    exactly = position("nordic-tunnel-exactly")
    assert turned_up(exactly, "2 green") == (["blue", "locomotive", "red"], 1)
    assert not accepts(exactly, 0, "add 1 green")
    assert accepts(exactly, 0, "add 1 locomotive")


def test_N_T6_N_T2_one_locomotive_turned_up_asks_locomotives_for_one_more() -> None:
    game = position("nordic-tunnel-locomotive")
    assert turned_up(game, "2 locomotive") == (["blue", "locomotive", "red"], 1)
    assert game.view(0).choices.add == [Cards.of(locomotive=1)]
    game.play(0, "add 1 locomotive")
    assert game.view(0).hand == Cards.of(green=4)
    nothing = position("nordic-tunnel-green")
    nothing.play(0, "Kristiansand-Stavanger/green 2 locomotive")
    assert nothing.view(0).players[0].tracks == ["Kristiansand-Stavanger/green"]


def test_N_F3_stavanger_kristiansand_is_one_locomotive_and_two_orange() -> None:
    for paid in ("1 locomotive 2 orange", "2 orange 3 blue"):
        game = position("nordic-ferry")
        game.play(0, f"Stavanger-Kristiansand/orange {paid}")
        assert game.view(None).players[0].points == 4
    assert not accepts(position("nordic-ferry"), 0, "Stavanger-Kristiansand/orange 2 orange 2 blue")


def test_N_C3_seven_green_and_eight_others_pay_for_murmansk_lieksa() -> None:
    game = position("nordic-nine-spaces")
    assert game.view(0).choices.exchanges["Lieksa-Murmansk"] == [2]
    game.play(0, "Murmansk-Lieksa 7 green 3 red 2 blue 2 white 1 locomotive")
    player = game.view(None).players[0]
    assert (player.points, player.trains, player.cards) == (27, 31, 0)


def test_K_Y4_rolf_robs_john_of_his_blue_card() -> None:
    game = position("card-robbing")
    john, rolf = 0, 1
    events = game.play(rolf, "lay 3 blue")
    assert events[0] == {
        "line": "lay",
        "seat": rolf,
        "piles": {"blue": {"blue": 3}},
        "robbed": {"seat": john, "color": "blue", "cards": {"blue": 1}},
    }
    # John's turn has begun by now, and with it step 1 for what was left to him.
    view = game.view(None)
    assert view.players[rolf].yard == {"blue": Cards.of(blue=3)}
    assert (view.players[john].yard, view.players[john].on_track) == ({}, 2)
    assert view.discards == Cards.of(blue=1)


def test_U_C1_U_C2_three_blue_pay_for_montreal_new_york() -> None:
    game = position("usa-montreal-new-york")
    assert [str(cards) for cards in game.view(0).choices.claims["Montreal-New York"]] == [
        "3 blue",
        "2 blue 1 locomotive",
        "1 blue 2 locomotive",
    ]
    game.play(0, "New York-Montreal 3 blue")
    player = game.view(None).players[0]
    assert (player.points, player.trains, player.tracks) == (4, 42, ["Montreal-New York"])


@pytest.mark.parametrize("name", sorted(path.stem for path in POSITIONS.glob("*.json")))
def test_every_position_kept_here_can_be_played_to_the_end(name: str) -> None:
    game = position(name)
    random = Random(1)
    while not game.over:
        seat = game.speakers[0]
        game.play(seat, game.seat(seat).random_action(random))
    assert game.winners


# Random moments.


def check_round_trip(game: Game) -> None:
    text = write_position(game)
    again = read_position(text, tuple(game.state[0]["key"].tolist()))
    assert write_position(again) == text
    assert again.engine.legal(again.state) == game.engine.legal(game.state)
    assert again.speakers == game.speakers
    for seat in range(game.engine.seats):
        mine, theirs = game.view(seat), again.view(seat)
        assert theirs.choices == mine.choices
        assert (theirs.hand, theirs.open, theirs.discards, theirs.deck) == (
            mine.hand,
            mine.open,
            mine.discards,
            mine.deck,
        )
        assert (theirs.ticket_deck, theirs.turns_left, theirs.round) == (
            mine.ticket_deck,
            mine.turns_left,
            mine.round,
        )
        for known, shown in zip(theirs.players, mine.players, strict=True):
            assert (known.hand, known.cards, known.trains, known.points) == (
                shown.hand,
                shown.cards,
                shown.trains,
                shown.points,
            )
            assert (known.tracks, known.yard, known.on_track) == (shown.tracks, shown.yard, shown.on_track)
            assert known.completed == shown.completed


def check_moments(kind: Kind, seed: int, every: int) -> int:
    written = 0
    for step, (game, _) in enumerate(moments(kind, seed)):
        if int(game.state[0]["phase"]) == TURN:
            if step % every == 0:
                check_round_trip(game)
                written += 1
        elif step % every == 0:
            with pytest.raises(ImpossiblePosition, match="a position is written at the beginning of a turn"):
                write_position(game)
    return written


@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_a_position_read_again_is_the_same_position(kind: Kind) -> None:
    assert check_moments(kind, 80 + kind.seats, 25) > 0


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_many_positions_read_again_are_the_same_positions(kind: Kind) -> None:
    for seed in range(500, 510):
        check_moments(kind, seed, 3)


def test_what_is_not_said_is_filled_in() -> None:
    view = at("usa").view(0)
    assert (view.deck, len(view.open), view.ticket_deck, view.turn) == (105, 5, 30, 0)
    assert [player.trains for player in view.players] == [45, 45]
    nordic = at("nordic", 3, turn=3, first=2).view(None)
    assert (nordic.turn, nordic.first, nordic.ticket_deck) == (2, 1, 46)
    assert at("usa", 2, {"hand": {"red": 2}}).view(0).hand == Cards.of(red=2)


def test_the_key_decides_what_is_drawn_from_a_position() -> None:
    events = [at("usa", key=key).play(0, "+deck")[0]["card"] for key in range(12)]
    assert len(set(events)) > 3
    assert events == [at("usa", key=key).play(0, "+deck")[0]["card"] for key in range(12)]


def test_a_game_from_a_position_has_no_deal_to_record() -> None:
    with pytest.raises(RecordError, match="has no deal to record"):
        Record.of(at("usa"))
