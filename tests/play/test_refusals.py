"""Refusals, one by one: the rule they name, the sentence they say, and that nothing has changed by them."""

from __future__ import annotations

import re

import pytest

from linewright.data import rules
from linewright.play.actions import Action, Claim, Complete, KeepTickets
from linewright.play.cards import Cards
from linewright.play.game import Game
from linewright.play.refusals import NotAllowed, NotYourTurn, Unreadable
from tests.core.whole_games import Kind
from tests.play.tables import accepts, at, moments, position, refusal
from tests.support import ROOT

NOBODY_CAN = {"not-possible"}  # what is said where no reason is found; test_fuzzing.py sees to it that it never is


def check(game: Game, seat: int, action: Action | str, message: str, rule: str, sentence: str) -> None:
    refused = refusal(game, seat, action)
    assert (refused.message, refused.rule) == (message, rule)
    assert refused.sentence() == sentence
    assert str(refused) == (f"{sentence} ({rule})" if rule else sentence)


def check_allowed(game: Game, seat: int, action: Action | str, message: str, rule: str, sentence: str) -> None:
    check(game, seat, action, message, rule, sentence)
    assert isinstance(refusal(game, seat, action), NotAllowed)


def new(game: str, seats: int = 2) -> Game:
    return Game(game, seats, seed=b"refusals", first=0)


def messages_of_refusals() -> list[str]:
    words = (ROOT / "words" / "en.ftl").read_text(encoding="utf-8")
    section = words.split("# Refusals")[1].split("\n# ")[0]
    return re.findall(r"^([a-z-]+) =", section, re.MULTILINE)


def test_every_refusal_has_a_test() -> None:
    files = sorted((ROOT / "tests" / "play").glob("test_refus*.py"))
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    parts = ("needs-color", "needs-any", "needs-ferry", "needs-nine", "color-one")  # said inside another message
    wanted = [each for each in messages_of_refusals() if not each.startswith(parts) and each not in NOBODY_CAN]
    assert len(wanted) > 35
    assert [each for each in wanted if f'"{each}"' not in written] == []


# What is no play at all.


@pytest.mark.parametrize(
    ("text", "message", "sentence"),
    [
        (
            "jump",
            "unreadable-play",
            "“jump” is no play: try “+red”, “+deck”, “tickets”, “keep 1 2”, a track and its cards, or “pass”.",
        ),
        (
            "+pink",
            "unreadable-card",
            "“+pink” names no card: the kinds are red, orange, yellow, green, blue, purple, black, white, locomotive.",
        ),
        (
            "Montreal-New York three blue",
            "unreadable-cards",
            (
                "“Montreal-New York three blue” names no cards: write a number and a kind, "
                "such as “2 red 1 locomotive”; the colours are red, orange, yellow, green, blue, purple, black, white."
            ),
        ),
        (
            "keep both",
            "unreadable-places",
            "“keep both” names no tickets: write the places of those you keep, such as “keep 1 3”.",
        ),
        ("complete Oslo-Miami", "unreadable-ticket", "There is no ticket “Oslo-Miami” in this game."),
        (
            "Montreal-Boston 2 red",
            "ambiguous-track",
            "“Montreal-Boston 2 red” could be any of Boston-Montreal/1, Boston-Montreal/2: say which.",
        ),
    ],
)
def test_what_is_no_play_is_said_to_be_none(text: str, message: str, sentence: str) -> None:
    game = at("usa")
    assert isinstance(refusal(game, 0, text), Unreadable)
    check(game, 0, text, message, "", sentence)


def test_a_track_of_another_board_is_unknown() -> None:
    oslo = Claim("Oslo-Miami", Cards.of(red=1))
    check(at("usa"), 0, oslo, "unknown-track", "", "There is no track “Oslo-Miami” on this board.")


# Whose turn it is.


def test_a_game_that_is_over_takes_no_play() -> None:
    *_, (game, _) = moments(Kind("usa", 2), 2)
    for seat in (0, 1):
        check(game, seat, "+deck", "over", "", "The game is over.")


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_only_seats_at_the_table_play(seat: int) -> None:
    check(at("usa"), seat, "+deck", "no-such-seat", "", f"Seat {seat + 1}: there is no such seat at this table.")


@pytest.mark.parametrize("game", ["usa", "nordic", "card"])
def test_U_S3_seats_play_in_turn(game: str) -> None:
    table = at(game)
    assert isinstance(refusal(table, 1, "+deck"), NotYourTurn)
    check(table, 1, "+deck", "not-your-turn", "U-S3", "It is not Seat 2’s turn: Seat 1 is to play.")


@pytest.mark.parametrize("game", ["usa", "nordic", "card"])
def test_U_S2_N_S2_K_S3_first_tickets_are_chosen_once(game: str) -> None:
    table = new(game)
    table.play(0, "keep 1 2")
    check(table, 0, "keep 1 2", "has-chosen", "", "Seat 1 has chosen already; the others are still choosing.")


def test_a_play_meant_for_an_earlier_moment_is_stale() -> None:
    table = at("usa")
    table.play(0, "+deck", expected=0)
    stale = refusal(table, 0, "+deck", expected=0)
    assert isinstance(stale, NotYourTurn)
    assert (stale.message, stale.rule) == ("stale", "")
    assert stale.sentence() == "The table has moved on: this was meant for play 0, and the table is at play 1."


def test_U_S2_seats_that_choose_at_the_same_time_do_not_outdate_each_other() -> None:
    """Staleness is per seat: what one has chosen makes no other's choice stale."""
    table = new("usa", 3)
    table.play(1, "keep 1 2", expected=0)
    table.play(0, "keep 1 2", expected=0)


# The wrong thing at this moment.


@pytest.mark.parametrize(
    ("game", "rule", "later"), [("usa", "U-S2", "U-T1"), ("nordic", "N-S2", "N-K1"), ("card", "K-S3", "K-T1")]
)
def test_U_S2_U_T1_N_K1_K_T1_tickets_offered_are_chosen_first(game: str, rule: str, later: str) -> None:
    sentence = "First choose which of your tickets to keep."
    check_allowed(new(game), 0, "+deck", "first-choose-tickets", rule, sentence)
    table = at(game)
    table.play(0, "tickets")
    for text in ("+deck", "pass", "tickets"):
        check_allowed(table, 0, text, "first-choose-tickets", later, sentence)


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-D1"), ("nordic", "N-D1"), ("card", "K-D1")])
def test_U_D1_N_D1_K_D1_the_second_card_is_due(game: str, rule: str) -> None:
    table = at(game)
    table.play(0, "+deck")
    for text in ("tickets", "pass"):
        check_allowed(table, 0, text, "second-card-due", rule, "You have taken one card: now draw the second.")


def test_N_T1_a_tunnel_is_answered_first() -> None:
    table = position("nordic-tunnel-green")
    table.play(0, "Kristiansand-Stavanger/green 2 green")
    sentence = "First answer the tunnel: add 1 card, or take your cards back."
    for text in ("+deck", "tickets", "pass"):
        check_allowed(table, 0, text, "answer-tunnel", "N-T1", sentence)


def test_N_T1_there_must_be_a_tunnel_to_answer() -> None:
    for text in ("withdraw", "add 1 green"):
        check_allowed(at("nordic"), 0, text, "no-tunnel", "N-T1", "You have no tunnel to answer.")


def test_seats_are_called_by_the_names_of_those_who_sit_there() -> None:
    table = Game("usa", ["Ada", "Bo"], seed=b"refusals", first=0)
    table.play(0, "keep 1 2")
    assert refusal(table, 0, "keep 1 2").sentence() == "Ada has chosen already; the others are still choosing."
    table.play(1, "keep 1 2")
    assert refusal(table, 1, "+deck").sentence() == "It is not Bo’s turn: Ada is to play."


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-T1"), ("nordic", "N-K1"), ("card", "K-T1")])
def test_U_T1_N_K1_K_T1_tickets_are_kept_of_an_offer(game: str, rule: str) -> None:
    check_allowed(at(game), 0, "keep 1", "nothing-offered", rule, "No tickets have been offered to you.")


def completing() -> Game:
    """Two players whose round ends with the last turn of the second."""
    mine = {"tickets": ["Chicago-New York", "New York-Chicago", "Chicago-Dallas"], "on_track": "1 yellow 1 locomotive"}
    table = at("card", 2, mine, turn=2, turns_left=1)
    table.play(1, "tickets")
    table.play(1, "keep none")
    return table


def test_K_R3_when_the_round_is_over_tickets_are_completed() -> None:
    sentence = "The round is over: say which tickets you complete."
    for text in ("+deck", "pass", "lay 2 red"):
        check_allowed(completing(), 0, text, "choose-completions", "K-R3", sentence)


def test_K_R2_tickets_are_completed_at_the_end_of_a_round_only() -> None:
    sentence = "Tickets are completed at the end of a round."
    check_allowed(at("card"), 0, "complete none", "no-round-end", "K-R2", sentence)


def test_K_R3_completions_are_chosen_once() -> None:
    table = completing()
    table.play(0, "complete none")
    sentence = "Seat 1 has chosen already; the others are still choosing."
    check(table, 0, "complete none", "has-chosen", "", sentence)


def test_K_A2_the_card_game_has_no_tracks() -> None:
    claim = Claim("Montreal-New York", Cards.of(blue=3))
    check_allowed(at("card"), 0, claim, "no-tracks-here", "K-A2", "The Card Game has no tracks to claim.")


@pytest.mark.parametrize("game", ["usa", "nordic"])
def test_U_C1_the_boards_have_no_yards(game: str) -> None:
    check_allowed(at(game), 0, "lay 2 red", "no-yard-here", "U-C1", "There are no rail yards on this board.")


# Drawing.


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-D1"), ("nordic", "N-D1"), ("card", "K-D1")])
def test_U_D1_N_D1_K_D1_only_a_card_that_lies_there_is_taken(game: str, rule: str) -> None:
    table = at(game, 2, open=["blue", "blue", "red", "red", "locomotive"])
    sentence = "No green lies face up; face up are 2 red, 2 blue and 1 locomotive."
    check_allowed(table, 0, "+green", "no-such-open-card", rule, sentence)


def test_U_D7_no_card_lies_there_when_none_is_left() -> None:
    table = at("usa", 2, *EVERY_CARD_IN_HANDS)
    check_allowed(table, 0, "+green", "no-such-open-card", "U-D1", "No green lies face up; no card does.")


ALL_COLORS = "12 red 12 orange 12 yellow 12 green 12 blue 12 purple 12 black 12 white"
EVERY_CARD_IN_HANDS = ({"hand": ALL_COLORS}, {"hand": "14 locomotive"})


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-D3"), ("card", "K-D1")])
def test_U_D3_K_D1_a_face_up_locomotive_is_never_the_second_card(game: str, rule: str) -> None:
    table = at(game, 2, open=["blue", "blue", "red", "red", "locomotive"])
    table.play(0, "+deck")
    sentence = "A face-up locomotive cannot be the second card: take another face-up card, or the top of the deck."
    check_allowed(table, 0, "+locomotive", "no-second-locomotive", rule, sentence)


def test_N_D1_a_face_up_locomotive_may_be_the_second_card() -> None:
    table = at("nordic", 2, open=["blue", "blue", "red", "red", "locomotive"])
    table.play(0, "+deck")
    table.play(0, "+locomotive")
    assert table.view(None).turn == 1


@pytest.mark.parametrize(
    ("game", "rule", "color", "locomotives"),
    [("usa", "U-D7", 12, 14), ("nordic", "N-D3", 12, 14), ("card", "K-D2", 10, 16)],
)
def test_U_D7_N_D3_K_D2_nothing_is_drawn_from_an_empty_deck(game: str, rule: str, color: int, locomotives: int) -> None:
    hand = ALL_COLORS.replace("12", str(color)).replace(f"{color} red", f"{color - 5} red")
    fields = {"turns_left": 2} if game == "card" else {}
    table = at(game, 2, {"hand": hand}, {"hand": f"{locomotives} locomotive"}, open=["red"] * 5, **fields)
    check_allowed(table, 0, "+deck", "deck-empty", rule, "The deck of train cards is empty.")


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-T1"), ("nordic", "N-K1"), ("card", "K-T1")])
def test_U_T1_N_K1_K_T1_no_tickets_are_taken_from_an_empty_deck(game: str, rule: str) -> None:
    every = list(at(game).engine.names.tickets)
    table = at(game, 2, {"tickets": every[:20]}, {"tickets": every[20:]})
    check_allowed(table, 0, "tickets", "tickets-empty", rule, "The ticket deck is empty.")


# Keeping tickets.


@pytest.mark.parametrize(
    ("game", "rule", "least", "count"), [("usa", "U-S2", 2, 3), ("nordic", "N-S2", 2, 5), ("card", "K-S3", 1, 6)]
)
def test_U_S2_N_S2_K_S3_enough_of_the_first_tickets_are_kept(game: str, rule: str, least: int, count: int) -> None:
    for kept in range(least):
        text = "keep " + (" ".join(map(str, range(1, kept + 1))) or "none")
        sentence = f"Keep at least {least} of the {count} tickets; you chose {kept}."
        check_allowed(new(game), 0, text, "keep-too-few", rule, sentence)


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-T1"), ("nordic", "N-K1")])
def test_U_T1_N_K1_one_of_three_is_kept(game: str, rule: str) -> None:
    table = at(game)
    table.play(0, "tickets")
    sentence = "Keep at least 1 of the 3 tickets; you chose 0."
    check_allowed(table, 0, "keep none", "keep-too-few", rule, sentence)


def test_U_S2_the_same_place_twice_is_one_ticket() -> None:
    sentence = "Keep at least 2 of the 3 tickets; you chose 1."
    check_allowed(new("usa"), 0, KeepTickets((1, 1)), "keep-too-few", "U-S2", sentence)


@pytest.mark.parametrize(("game", "rule", "count"), [("usa", "U-S2", 3), ("nordic", "N-S2", 5), ("card", "K-S3", 6)])
def test_U_S2_N_S2_K_S3_there_is_no_ticket_beyond_those_offered(game: str, rule: str, count: int) -> None:
    for place in (0, count + 1, 70):
        sentence = f"You were offered {count} tickets; there is no number {place}."
        check_allowed(new(game), 0, f"keep 1 2 {place}", "keep-no-such-place", rule, sentence)


def test_K_T1_there_is_no_fifth_of_four_tickets() -> None:
    table = at("card")
    table.play(0, "tickets")
    sentence = "You were offered 4 tickets; there is no number 5."
    check_allowed(table, 0, "keep 5", "keep-no-such-place", "K-T1", sentence)


# Tickets at a round's end.


def test_K_R2_only_own_tickets_are_completed() -> None:
    sentence = "You do not hold the ticket Dallas-Miami."
    check_allowed(completing(), 0, "complete Dallas-Miami", "complete-not-held", "K-R2", sentence)


def test_K_R2_each_card_serves_one_ticket() -> None:
    sentence = (
        "Your track has not the cards for all of these tickets: they need 2 yellow and 1 green, "
        "and there is 1 card too few, locomotives counted in."
    )
    text = "complete Chicago-New York, Chicago-Dallas"
    check_allowed(completing(), 0, text, "complete-too-much", "K-R2", sentence)
    text = "complete Chicago-New York, New York-Chicago, Chicago-Dallas"
    assert "there are 2 cards too few" in refusal(completing(), 0, text).sentence()


def test_K_R2_a_ticket_named_twice_is_completed_once() -> None:
    """Or it is no play at all; but never is it said that no card is too few."""
    twice = Complete(("Chicago-New York", "Chicago-New York"))
    if not accepts(completing(), 0, twice):
        assert re.search(r"there (is|are) [1-9]\d* cards? too few", refusal(completing(), 0, twice).sentence())


# Passing.


@pytest.mark.parametrize(("game", "rule"), [("usa", "U-N1"), ("nordic", "U-N1"), ("card", "K-N1")])
def test_U_N1_K_N1_nobody_passes_who_can_draw(game: str, rule: str) -> None:
    sentence = "You may pass only when nothing else can be done; you can still draw train cards."
    check_allowed(at(game), 0, "pass", "must-not-pass", rule, sentence)


def test_U_N1_nobody_passes_who_can_take_tickets() -> None:
    table = at("usa", 2, *EVERY_CARD_IN_HANDS)
    sentence = "You may pass only when nothing else can be done; you can still take tickets."
    check_allowed(table, 0, "pass", "must-not-pass", "U-N1", sentence)


def test_U_N1_nobody_passes_who_can_claim() -> None:
    every = list(at("usa").engine.names.tickets)
    table = at("usa", 2, {**EVERY_CARD_IN_HANDS[0], "tickets": every}, EVERY_CARD_IN_HANDS[1])
    sentence = "You may pass only when nothing else can be done; you can still claim a track."
    check_allowed(table, 0, "pass", "must-not-pass", "U-N1", sentence)


def test_K_N1_nobody_passes_who_can_lay() -> None:
    every = list(at("card").engine.names.tickets)
    hand = ALL_COLORS.replace("12", "10")
    table = at("card", 2, {"hand": hand, "tickets": every}, {"hand": "16 locomotive"}, turns_left=2)
    sentence = "You may pass only when nothing else can be done; you can still lay cards in your yard."
    check_allowed(table, 0, "pass", "must-not-pass", "K-N1", sentence)


@pytest.mark.parametrize("message", messages_of_refusals())
def test_no_refusal_names_a_rule_that_there_is_not(message: str) -> None:
    """Rules are named beside a sentence, never in it: other languages say the same rule."""
    words = (ROOT / "words" / "en.ftl").read_text(encoding="utf-8")
    text = re.split(rf"^{message} =", words, flags=re.MULTILINE)[1].split("\n\n")[0].split("\n")[0]
    assert not [rule for rule in rules() if rule in text]
