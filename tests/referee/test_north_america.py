"""North America: each test breaks, or keeps, the rule in its name."""

from typing import Any

import pytest

from tests.referee.script import Script, accept, count, fault_in, refuse


def usa(seats: int = 2, **more: Any) -> Script:
    return Script("usa", seats, **more)


def test_U_P2_the_pack_has_110_cards() -> None:
    accept(usa())
    script = usa()
    script.lines[1]["order"][0] = "locomotive"
    script.lines = script.lines[:2]
    refuse(script, "U-P2")


def test_U_P3_all_30_tickets_are_shuffled() -> None:
    script = usa()
    script.lines[2]["order"][0] = script.lines[2]["order"][1]
    script.lines = script.lines[:3]
    refuse(script, "U-P3")


def test_U_P4_is_for_two_to_five() -> None:
    for seats in (2, 3, 4, 5):
        accept(usa(seats))
    script = usa(2)
    script.lines[0]["seats"] = ["alone"]
    script.lines = script.lines[:1]
    refuse(script, "U-P4")


def test_U_S1_cards_are_dealt_one_by_one_in_turn_order() -> None:
    accept(usa(3, start=2))
    script = usa(3, start=2)
    assert [line["seat"] for line in script.lines[4:8]] == [2, 0, 1, 2]
    script.lines[5]["seat"] = 1
    script.lines = script.lines[:6]
    refuse(script, "U-S1")


def test_U_S2_two_of_the_first_tickets_must_be_kept() -> None:
    accept(usa(keep=2))
    script = usa(keep=1)
    script.lines.pop()
    refuse(script, "U-S2")


def test_U_S2_refused_tickets_go_under_the_deck_in_turn_order() -> None:
    script = usa(2, start=1, keep=2)
    last_two = [line["refused"][0] for line in script.lines if line["line"] == "keep"]
    assert script.tickets[-2:] == last_two
    for seat in (1, 0) * 4:
        script.turn(seat).take_tickets(seat, 3, keep=3)
    accept(script)
    script.turn(1).add("tickets", seat=1).add("offer", seat=1, tickets=last_two[::-1])
    refuse(script, "U-T1")


def test_U_S3_turns_go_clockwise_from_the_starting_seat() -> None:
    accept(usa(3, start=1).turn(1).draw(1, 2).turn(2).draw(2, 2).turn(0))
    refuse(usa(3, start=1).turn(2), "U-S3")
    refuse(usa(3).turn(0).draw(0, 2).turn(2), "U-S3")


def test_U_S4_three_locomotives_of_the_first_five_are_swapped() -> None:
    script = usa(open_cards="3 locomotive 2 red", deck="5 blue")
    refuse(script, "U-D5", lines_before_last=4 - 1)


def test_U_D1_a_taken_card_is_replaced_at_once() -> None:
    accept(usa(deck="1 white 1 black").turn(0).take(0, 2).take(0, 2).turn(1))
    script = usa().turn(0).take(0, 2)
    script.lines.pop()
    refuse(script.draw(0), "U-D1")
    script = usa().turn(0).take(0, 2)
    script.lines[-1]["place"] = 3
    refuse(script, "U-D1")


def test_U_D1_only_the_next_card_can_be_drawn() -> None:
    refuse(usa(deck="1 red").turn(0).add("draw", seat=0, card="blue"), "U-D1")
    refuse(usa().turn(0).add("take", seat=0, place=0, card="blue"), "U-D1")


def test_U_D1_a_third_card_is_refused() -> None:
    refuse(usa().turn(0).draw(0, 3), "U-D1")


def test_U_D2_an_open_locomotive_ends_the_drawing() -> None:
    accept(usa(open_cards="1 locomotive 4 red").turn(0).take(0, 0).turn(1))
    refuse(usa(open_cards="1 locomotive 4 red").turn(0).take(0, 0).draw(0), "U-D2")


def test_U_D3_locomotive_as_second_card_is_refused() -> None:
    script = usa(open_cards="1 locomotive 4 red").turn(0).draw(0)
    refuse(script.add("take", seat=0, place=0, card="locomotive"), "U-D3")


def test_U_D3_locomotive_that_has_just_turned_up_is_refused() -> None:
    script = usa(deck="1 locomotive").turn(0).take(0, 0)
    refuse(script.add("take", seat=0, place=0, card="locomotive"), "U-D3")


def test_U_D4_locomotive_from_the_deck_is_an_ordinary_card() -> None:
    accept(usa(deck="2 locomotive").turn(0).draw(0, 2).turn(1))
    refuse(usa(deck="1 locomotive").turn(0).draw(0).turn(1), "U-D8")


def test_U_D5_three_open_locomotives_are_swapped() -> None:
    start: dict[str, Any] = {"open_cards": "2 locomotive 3 red", "deck": "1 locomotive 5 blue"}
    accept(usa(**start).turn(0).take(0, 4).swap().draw(0).turn(1))
    refuse(usa(**start).turn(0).take(0, 4).draw(0), "U-D5")
    refuse(usa().turn(0).take(0, 4).add("swap", cards=["red"] * 5), "U-D5")


def test_U_D5_the_five_cards_swapped_are_the_open_ones() -> None:
    script = usa(open_cards="2 locomotive 3 red", deck="1 locomotive 5 blue").turn(0).take(0, 4)
    refuse(script.add("swap", cards=["locomotive"] * 3 + ["blue"] * 2), "U-D5")


def test_U_D5_after_three_swaps_the_cards_stay() -> None:
    five = "3 locomotive 2 red "
    script = usa(open_cards="2 locomotive 3 red", deck="1 locomotive " + five * 3 + "2 blue 1 green")
    script.turn(0).take(0, 4).swap().swap().swap()
    assert script.open.count("locomotive") == 3
    accept(script)
    more = usa(open_cards="2 locomotive 3 red", deck="1 locomotive " + five * 3 + "2 blue 1 green")
    refuse(more.turn(0).take(0, 4).swap().swap().swap().add("swap", cards=more.open), "U-D5")
    # Unseen draws turn nothing up; the next refill tests again.
    script.draw(0).turn(1).draw(1)
    accept(script)
    script.take(1, 4)
    refuse(script.turn(0), "U-D5")


def emptied(claims: bool) -> Script:
    """All 97 cards of the deck are drawn; one has been paid before, if `claims`."""
    script = usa(hands=["1 red", ""], open_cards="1 red 1 orange 1 yellow 1 green 1 locomotive")
    seat = 0
    if claims:
        script.turn(0).claim(0, "Atlanta-Nashville", "1 red")
        seat = 1
    for _ in range(48):
        script.turn(seat).draw(seat, 2)
        seat = 1 - seat
    return script.turn(seat).draw(seat)


def test_U_D6_no_hand_limit() -> None:
    script = emptied(claims=False)  # some fifty cards each
    accept(script)


def test_U_D7_empty_deck_is_renewed_at_once() -> None:
    script = emptied(claims=True)
    accept(script.shuffle("cards", ["red"]))
    refuse(emptied(claims=True).turn(0), "U-D7")
    script = emptied(claims=True)
    refuse(script.shuffle("cards", ["blue"]), "U-D7")


def test_U_D7_open_cards_are_not_replaced_without_deck_and_discards() -> None:
    script = emptied(claims=False)
    accept(script.take(0, 0).turn(1).take(1, 1).take(1, 2).turn(0).take(0, 3).turn(1).take(1, 4).turn(0))
    refuse(emptied(claims=False).add("draw", seat=0, card="red"), "U-D7")
    refuse(script.add("take", seat=0, place=0, card="red"), "U-D7")


def test_U_D7_places_are_refilled_as_soon_as_cards_are_there() -> None:
    script = emptied(claims=False).take(0, 0).turn(1).claim(1, "Atlanta-Nashville", "1 yellow")
    accept(script.shuffle("cards", ["yellow"]).refill().turn(0))
    script = emptied(claims=False).take(0, 0).turn(1).claim(1, "Atlanta-Nashville", "1 yellow")
    refuse(script.shuffle("cards", ["yellow"]).turn(0), "U-D1")


def test_U_D8_second_card_must_be_drawn_if_one_can_be() -> None:
    refuse(usa().turn(0).draw(0).turn(1), "U-D8")
    refuse(usa().turn(0).draw(0).add("tickets", seat=0), "U-D8")


def test_U_D8_one_card_is_enough_if_no_second_can_be_had() -> None:
    script = emptied(claims=False).take(0, 0)
    script.turn(1).take(1, 1).take(1, 2).turn(0).take(0, 3).turn(1)
    accept(script)
    assert script.open.count(None) == 4  # a locomotive is left, which cannot be the second card


def test_U_C1_payment_has_the_length_and_the_color() -> None:
    hand = ["2 green 2 red", ""]
    accept(usa(hands=hand).turn(0).claim(0, "Chicago-Saint Louis/green", "2 green").turn(1))
    for paid in ("2 red", "1 green", "2 green 1 red", "1 green 1 red"):
        refuse(usa(hands=hand).turn(0).claim(0, "Chicago-Saint Louis/green", paid), "U-C1")
    accept(usa(hands=hand).turn(0).claim(0, "Atlanta-Charleston", "2 red").turn(1))
    refuse(usa(hands=hand).turn(0).claim(0, "Atlanta-Charleston", "1 red 1 green"), "U-C1")
    refuse(usa(hands=["4 red", ""]).turn(0).claim(0, "Atlanta-Charleston", "2 green"), "U-C1")


def test_U_C2_locomotives_are_wild() -> None:
    hand = ["1 green 2 locomotive", ""]
    accept(usa(hands=hand).turn(0).claim(0, "Chicago-Saint Louis/green", "1 green 1 locomotive"))
    accept(usa(hands=hand).turn(0).claim(0, "Chicago-Saint Louis/green", "2 locomotive"))


def test_U_C3_an_owned_track_is_refused() -> None:
    script = usa(hands=["4 red", "4 blue"]).turn(0).claim(0, "Atlanta-Charleston", "2 red").turn(1)
    refuse(script.claim(1, "Atlanta-Charleston", "2 blue"), "U-C3")


def test_U_C3_one_route_a_turn() -> None:
    script = usa(hands=["4 red", ""]).turn(0).claim(0, "Atlanta-Charleston", "2 red")
    refuse(script.claim(0, "Atlanta-Nashville", "1 red"), "U-C3")


@pytest.mark.parametrize("seats", [4, 5])
def test_U_C4_nobody_owns_both_tracks(seats: int) -> None:
    script = usa(seats, hands=["4 red", "4 blue", *[""] * (seats - 2)])
    script.turn(0).claim(0, "Atlanta-Raleigh/1", "2 red").turn(1).claim(1, "Atlanta-Raleigh/2", "2 blue")
    accept(script)
    script = usa(seats, hands=["4 red", *[""] * (seats - 1)]).turn(0).claim(0, "Atlanta-Raleigh/1", "2 red")
    for seat in range(1, seats):
        script.turn(seat).draw(seat, 2)
    refuse(script.turn(0).claim(0, "Atlanta-Raleigh/2", "2 red"), "U-C4")


@pytest.mark.parametrize("seats", [2, 3])
def test_U_C5_with_few_players_one_track_is_closed(seats: int) -> None:
    script = usa(seats, hands=["4 red", "4 blue", *[""] * (seats - 2)])
    script.turn(0).claim(0, "Atlanta-Raleigh/1", "2 red").turn(1)
    refuse(script.claim(1, "Atlanta-Raleigh/2", "2 blue"), "U-C5")


def test_U_V1_points_follow_the_length() -> None:
    refuse(usa(hands=["4 red", ""]).turn(0).claim(0, "Atlanta-Charleston", "2 red", points=3), "U-V1")


def test_U_T1_three_tickets_from_the_top_one_kept() -> None:
    accept(usa().turn(0).take_tickets(0, 3, keep=1).turn(1))
    refuse(usa().turn(0).take_tickets(0, 3, keep=0), "U-T1")
    refuse(usa().turn(0).take_tickets(0, 2, keep=1), "U-T1", lines_before_last=1)
    refuse(usa().turn(0).take_tickets(0, 3, keep=1).take_tickets(0, 3, keep=1), "U-T1", lines_before_last=2)


def test_U_T1_fewer_are_taken_from_a_short_deck_and_none_from_an_empty_one() -> None:
    script = usa(3, keep=3)
    seat = 0
    for _ in range(7):
        script.turn(seat).take_tickets(seat, 3, keep=3)
        seat = (seat + 1) % 3
    accept(script)
    refuse(script.turn(seat).add("tickets", seat=seat), "U-T1")
    script = usa(2, keep=3)
    for seat in (0, 1) * 4:
        script.turn(seat).take_tickets(seat, 3, keep=3 if seat else 2)
    script.turn(0).take_tickets(0, 3, keep=1)
    assert fault_in(script.lines) is None


def test_U_T2_kept_tickets_are_not_given_back() -> None:
    script = usa().turn(0).add("tickets", seat=0)
    offered = script.offer(0, 3)
    old: list[str] = next(line["tickets"] for line in script.lines if line["line"] == "keep")
    refuse(script.add("keep", seat=0, tickets=offered, refused=old[:1]), "U-T1")


def test_U_T3_the_action_is_not_taken_back_after_the_tickets_are_seen() -> None:
    script = usa().turn(0).add("tickets", seat=0)
    script.offer(0, 3)
    refuse(script.draw(0), "U-T1")


def test_U_N1_no_pass_while_something_can_be_done() -> None:
    refuse(usa().turn(0).add("pass", seat=0), "U-N1")
    refuse(usa().turn(0).turn(1), "U-N1")


def test_a_seat_pays_with_its_own_cards() -> None:
    script = usa(hands=["4 red", "4 blue"]).turn(0)
    script.add("claim", seat=0, track="Atlanta-Nashville", cards=count("1 blue"), points=1)
    refuse(script, "U-C1")
