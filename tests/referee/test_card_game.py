"""The Card Game: each test breaks, or keeps, the rule in its name."""

from typing import Any

from tests.referee.script import Script, accept, refuse


def card(seats: int = 2, **more: Any) -> Script:
    return Script("card", seats, **more)


def laid(**piles: str) -> Script:
    """Seat 0 lays these of its cards (3 red, 2 blue, a green, a white and the locomotive); seat 1 is next."""
    return card(hands=["3 red 2 blue 1 green 1 white", "4 red 2 blue 1 green"]).turn(0).lay(0, None, **piles)


def test_K_P1_the_pack_and_the_tickets() -> None:
    for place in (1, 2):
        script = card()
        script.lines[place]["order"].pop()
        script.lines = script.lines[: place + 1]
        refuse(script, "K-P1")


def test_K_S1_a_locomotive_and_seven_cards_each() -> None:
    accept(card(3))
    script = card()
    script.lines[4]["card"] = "red"
    script.lines = script.lines[:5]
    refuse(script, "K-S1")


def test_K_S2_no_swap() -> None:
    script = card(open_cards="3 locomotive 2 red").turn(0).draw(0, 2).turn(1)
    accept(script)
    refuse(script.add("swap", cards=script.open), "K-S2")


def test_K_S3_one_of_six_tickets_must_be_kept_and_the_deck_is_shuffled() -> None:
    accept(card(keep=1))
    script = card(keep=0)
    script.lines = script.lines[:-2]
    refuse(script, "K-S3")
    script = card(keep=1)
    script.lines.pop()
    refuse(script.turn(0), "K-S3")
    script = card(keep=1)
    script.lines[-1]["order"].pop()
    refuse(script, "K-S3")


def test_K_S4_turns_go_clockwise() -> None:
    refuse(card(3, start=1).turn(1).draw(1, 2).turn(0), "K-S4")


def test_K_S5_is_for_two_to_four() -> None:
    script = card(4)
    accept(script)
    script.lines[0]["seats"].append("one too many")
    script.lines = script.lines[:1]
    refuse(script, "K-S5")


def test_K_A1_one_card_of_each_pile_goes_to_the_track() -> None:
    script = laid(red="3 red")
    script.turn(1).draw(1, 2).turn(0)
    accept(script.add("track", seat=0, cards={"red": "red"}).draw(0, 2))
    script = laid(red="3 red").turn(1).draw(1, 2).turn(0)
    refuse(script.draw(0), "K-A1")
    script = laid(red="1 red", green="1 green", white="1 white").turn(1).draw(1, 2).turn(0)
    refuse(script.add("track", seat=0, cards={"red": "red", "green": "green"}), "K-A1")
    refuse(card().turn(0).add("track", seat=0, cards={}), "K-A1")


def test_K_A2_one_action_a_turn() -> None:
    refuse(laid(red="2 red").draw(0), "K-A2")
    refuse(card().turn(0).turn(1), "K-A2")


def test_K_D1_the_draw_rules_of_the_board() -> None:
    loco: dict[str, Any] = {"open_cards": "1 locomotive 4 red"}
    accept(card(**loco).turn(0).take(0, 0).turn(1))
    refuse(card(**loco).turn(0).take(0, 0).draw(0), "U-D2")
    refuse(card(**loco).turn(0).draw(0).add("take", seat=0, place=0, card="locomotive"), "U-D3")
    refuse(card().turn(0).draw(0, 3), "K-D1")


def test_K_D2_the_second_card_must_be_taken_while_there_is_one() -> None:
    refuse(card().turn(0).draw(0).turn(1), "K-D2")


def test_K_Y1_two_of_one_color_or_three_of_three() -> None:
    accept(laid(red="2 red"))
    accept(laid(red="1 red", green="1 green", white="1 white"))
    refuse(laid(red="1 red"), "K-Y1")
    refuse(laid(red="1 red", green="1 green"), "K-Y1")
    refuse(laid(red="2 red", green="1 green", white="1 white"), "K-Y1")
    refuse(laid(red="1 red", green="1 green", white="1 white", blue="1 blue"), "K-Y1")
    refuse(laid(yellow="2 yellow"), "K-Y1")


def test_K_Y2_locomotives_only_in_a_one_color_play_and_on_top() -> None:
    script = laid(red="1 red 1 locomotive").turn(1).draw(1, 2).turn(0)
    accept(script)
    refuse(script.add("track", seat=0, cards={"red": "red"}), "K-A1")
    script.lines.pop()
    accept(script.add("track", seat=0, cards={"red": "locomotive"}))
    refuse(laid(red="2 locomotive"), "K-Y2")
    refuse(laid(locomotive="1 locomotive"), "K-Y2")
    refuse(laid(red="1 red", green="1 green", white="1 locomotive"), "K-Y2")


def test_K_Y3_no_color_that_is_in_the_own_yard() -> None:
    script = laid(blue="2 blue").turn(1).draw(1, 2).turn(0).add("track", seat=0, cards={"blue": "blue"})
    refuse(script.lay(0, None, blue="2 blue"), "K-Y3")


def test_K_Y4_a_larger_pile_robs_another() -> None:
    accept(laid(red="3 red").turn(1).lay(1, (0, "red", "3 red"), red="4 red").turn(0).draw(0, 2))
    refuse(laid(red="3 red").turn(1).lay(1, None, red="4 red"), "K-Y4")
    refuse(laid(red="3 red").turn(1).lay(1, (0, "red", "3 red"), red="3 red"), "K-Y4")
    refuse(laid(red="3 red").turn(1).lay(1, (0, "red", "2 red"), red="4 red"), "K-Y4")
    refuse(laid(red="3 red").turn(1).lay(1, (0, "blue", "2 blue"), blue="2 blue"), "K-Y4")
    three = laid(red="3 red").turn(1)
    refuse(three.lay(1, None, red="1 red", blue="1 blue", green="1 green"), "K-Y4")


def test_K_Y4_locomotives_count_on_both_sides() -> None:
    script = laid(red="3 red 1 locomotive").turn(1)
    refuse(script.lay(1, (0, "red", "3 red 1 locomotive"), red="4 red"), "K-Y4")
    script = laid(red="3 red 1 locomotive").turn(1)
    accept(script.lay(1, (0, "red", "3 red 1 locomotive"), red="4 red 1 locomotive"))


def test_K_T1_four_tickets_any_number_kept() -> None:
    accept(card().turn(0).take_tickets(0, 4, keep=0).turn(1).take_tickets(1, 4, keep=4).turn(0))
    refuse(card().turn(0).take_tickets(0, 3, keep=1), "K-T1", lines_before_last=1)
    script = card(keep=6)
    seat = 0
    for _ in range(9):
        script.turn(seat).take_tickets(seat, min(4, len(script.tickets)), keep=4)
        seat = 1 - seat
    accept(script)
    refuse(script.turn(seat).add("tickets", seat=seat), "K-T1")


def test_K_N1_no_pass_while_something_can_be_done() -> None:
    refuse(card().turn(0).add("pass", seat=0), "K-N1")


def idle(laps: int) -> Script:
    script = card(keep=6)
    for _ in range(laps):
        for seat in (0, 1):
            script.turn(seat).take_tickets(seat, 4, keep=0)
    return script


def test_K_N2_three_idle_laps_end_the_round() -> None:
    accept(idle(3).add("round_end", round=1, reason="idle"))
    refuse(idle(2).add("round_end", round=1, reason="idle"), "K-R1")
    refuse(idle(3).turn(0), "K-N2")
    refuse(idle(3).add("round_end", round=1, reason="deck"), "K-N2")
    refuse(idle(3).add("round_end", round=2, reason="idle"), "K-S5")


def test_K_N2_any_card_or_ticket_starts_the_count_again() -> None:
    script = idle(2).turn(0).take_tickets(0, 4, keep=1).turn(1).take_tickets(1, 4, keep=0)
    accept(script.turn(0))


def drawn_out() -> Script:
    """Two seats draw the deck down to one card; seat 0 is in turn. 94 - 14 - 5 = 75 cards."""
    script = card(keep=6)
    seat = 0
    while len(script.deck) > 1:
        script.turn(seat).draw(seat, 2)
        seat = 1 - seat
    assert seat == 1
    return script.turn(1)


def test_K_R1_the_last_card_announces_the_last_turns() -> None:
    script = drawn_out().draw(1).add("last_turns", seat=1).take(1, 0)
    for seat in (0, 1):
        script.turn(seat).take_tickets(seat, 4, keep=0)
    accept(script.add("round_end", round=1, reason="deck"))
    refuse(drawn_out().draw(1).take(1, 0), "K-R1")
    refuse(script.turn(0), "K-R2")


def test_K_R1_a_refill_may_be_the_last_card() -> None:
    accept(drawn_out().take(1, 0).add("last_turns", seat=1).take(1, 0).turn(0))
    refuse(drawn_out().take(1, 0).take(1, 0), "K-R1")


def test_K_D2_one_card_may_be_the_only_one() -> None:
    script = card(keep=6, seats=4)
    seat = 0
    while len(script.deck) > 1:
        script.turn(seat).draw(seat, 2)
        seat = (seat + 1) % 4
    script.turn(seat).draw(seat).add("last_turns", seat=seat).take(seat, 0)
    for place in (1, 3):
        seat = (seat + 1) % 4
        script.turn(seat).take(seat, place).take(seat, place + 1)
    seat = (seat + 1) % 4
    accept(script.turn(seat))
    refuse(script.draw(seat) if script.deck else script.add("draw", seat=seat, card="red"), "K-D2")


def test_K_R2_tickets_are_paid_with_cards_on_the_track() -> None:
    script = idle(3).add("round_end", round=1, reason="idle")
    mine = script.lines[-1]
    assert mine["reason"] == "idle"
    refuse(script.add("complete", seat=0, tickets=["Chicago-New York"]), "K-R2")
    script.lines.pop()
    refuse(script.add("complete", seat=0, tickets=["Seattle-Miami"]), "K-R2")


def test_K_S5_K_R4_two_players_play_one_round() -> None:
    script = idle(3).add("round_end", round=1, reason="idle")
    script.add("complete", seat=0, tickets=[]).add("complete", seat=1, tickets=[])
    refuse(script.shuffle("cards", []), "K-N2")
