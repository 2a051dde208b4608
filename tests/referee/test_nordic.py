"""Nordic Countries: each test breaks, or keeps, the rule in its name."""

from typing import Any

from tests.referee.script import Script, accept, count, loaded, refuse


def nordic(seats: int = 2, **more: Any) -> Script:
    return Script("nordic", seats, **more)


def rich(mine: str, **more: Any) -> Script:
    return loaded("nordic", mine, **more)


def test_N_P2_forty_six_tickets_and_two_to_three_seats() -> None:
    accept(nordic(3))
    script = nordic()
    script.lines[2]["order"].pop()
    script.lines = script.lines[:3]
    refuse(script, "N-P2")
    script = nordic(3)
    script.lines[0]["seats"].append("one too many")
    script.lines = script.lines[:1]
    refuse(script, "N-P2")


def test_N_S1_four_cards_each_or_five_by_the_variant() -> None:
    accept(nordic())
    accept(nordic(variants={"starting_hand": 5}))
    script = nordic()
    script.lines[0]["variants"]["starting_hand"] = 5
    script.lines = script.lines[:13]
    refuse(script, "N-S1")


def test_N_S2_two_of_five_tickets_must_be_kept_and_the_rest_leave() -> None:
    accept(nordic(keep=2).turn(0).take_tickets(0, 3, keep=1).turn(1))
    script = nordic(keep=1)
    script.lines.pop()
    refuse(script, "N-S2")


def test_N_D1_locomotives_are_taken_like_other_cards() -> None:
    script = nordic(open_cards="2 locomotive 3 red").turn(0).take(0, 0).take(0, 1).turn(1)
    accept(script)
    refuse(nordic(open_cards="1 locomotive 4 red").turn(0).take(0, 0).turn(1), "N-D3")
    refuse(nordic().turn(0).draw(0, 3), "N-D1")


def test_N_D2_no_swap_but_by_the_variant() -> None:
    five = "4 locomotive 1 red"
    accept(nordic(open_cards=five).turn(0).draw(0, 2).turn(1))
    script = nordic(open_cards=five).turn(0).draw(0)
    refuse(script.add("swap", cards=["locomotive"] * 4 + ["red"]), "N-D2")
    script = nordic(open_cards="2 locomotive 3 red", deck="1 locomotive", variants={"locomotive_swap": True})
    script.turn(0).take(0, 4)
    accept(script)
    refuse(script.draw(0), "N-D2")


def test_N_D3_second_card_must_be_drawn() -> None:
    refuse(nordic().turn(0).draw(0).turn(1), "N-D3")


def test_N_L1_locomotives_never_pay_an_ordinary_route() -> None:
    refuse(rich("1 orange 3 locomotive").claim(0, "Göteborg-Oslo", "1 orange 1 locomotive"), "N-L1")
    refuse(rich("1 orange 3 locomotive").claim(0, "Göteborg-Oslo", "2 locomotive"), "N-L1")


def test_N_C1_ordinary_route() -> None:
    accept(rich("4 orange").claim(0, "Göteborg-Oslo", "2 orange"))
    refuse(rich("4 red").claim(0, "Göteborg-Oslo", "2 red"), "N-C1")


def test_N_C2_double_routes() -> None:
    hands = ["4 red", "4 orange", "4 green"]
    script = nordic(3, hands=hands).turn(0).claim(0, "Norrköping-Stockholm/red", "1 red")
    accept(script.turn(1).claim(1, "Norrköping-Stockholm/orange", "1 orange").turn(2))
    script = nordic(2, hands=hands[:2]).turn(0).claim(0, "Norrköping-Stockholm/red", "1 red").turn(1)
    refuse(script.claim(1, "Norrköping-Stockholm/orange", "1 orange"), "N-C2")
    script = nordic(3, hands=["2 red 2 orange", "", ""]).turn(0).claim(0, "Norrköping-Stockholm/red", "1 red")
    script.turn(1).draw(1, 2).turn(2).draw(2, 2).turn(0)
    refuse(script.claim(0, "Norrköping-Stockholm/orange", "1 orange"), "N-C2")


def test_N_C2_unequal_pairs_are_double_only_by_the_variant() -> None:
    def both(reading: str) -> Script:
        script = rich("2 orange 1 locomotive 1 green", variants={"unequal_pairs": reading}, tail="3 red")
        script.claim(0, "Kristiansand-Stavanger/orange", "2 orange 1 locomotive").turn(1).draw(1, 2)
        return script.turn(0).draw(0, 2).turn(1).draw(1, 2).turn(0)

    accept(both("single"))
    script = both("double")
    refuse(script.add("tunnel", seat=0, track="Kristiansand-Stavanger/green", cards={}), "N-C2")


def test_N_C3_four_cards_replace_one_on_murmansk_lieksa() -> None:
    track = "Lieksa-Murmansk"
    accept(rich("7 green 6 blue 2 locomotive").claim(0, track, "7 green 6 blue 2 locomotive"))
    refuse(rich("7 green 6 blue 2 locomotive").claim(0, track, "7 green 6 blue 1 locomotive"), "N-C3")
    refuse(rich("7 green 2 locomotive").claim(0, track, "7 green 2 locomotive"), "N-C3")
    accept(rich("9 green").claim(0, track, "9 green"))
    refuse(rich("6 green 6 blue 3 red").claim(0, track, "6 green 6 blue 3 red"), "N-C3")
    accept(rich("8 green 8 blue").claim(0, track, "8 green 4 blue"))
    every_color = "4 green 4 blue 5 red 5 orange 6 black 6 locomotive 6 purple"
    accept(rich(every_color).claim(0, track, every_color))
    refuse(rich(every_color).claim(0, track, every_color.replace("6 purple", "5 purple")), "N-C3")


def test_N_V1_points_follow_the_length() -> None:
    refuse(rich("9 green").claim(0, "Lieksa-Murmansk", "9 green", points=21), "N-V1")


def test_N_F1_ferry_asks_for_its_locomotives_and_its_color() -> None:
    track = "Kristiansand-Stavanger/orange"
    accept(rich("2 orange 1 locomotive").claim(0, track, "2 orange 1 locomotive"))
    refuse(rich("3 orange 1 red").claim(0, track, "3 orange"), "N-F1")
    refuse(rich("2 red 1 locomotive").claim(0, track, "2 red 1 locomotive"), "N-F1")
    accept(rich("1 red 1 locomotive").claim(0, "Ålborg-Göteborg", "1 red 1 locomotive"))
    refuse(rich("1 red 1 blue 2 locomotive").claim(0, "Göteborg-København", "1 red 1 locomotive"), "N-F1")


def test_N_F2_further_locomotives_stand_for_the_set() -> None:
    track = "Kristiansand-Stavanger/orange"
    accept(rich("3 locomotive").claim(0, track, "3 locomotive"))
    accept(rich("1 orange 2 locomotive").claim(0, track, "1 orange 2 locomotive"))


def test_N_F3_three_cards_replace_a_locomotive() -> None:
    track = "Kristiansand-Stavanger/orange"
    only: dict[str, Any] = {"variants": {"ferry_triples": "symbols_only"}}
    on_symbol, on_plain = "2 orange 3 blue", "1 orange 6 blue"
    accept(rich(on_symbol).claim(0, track, on_symbol))
    accept(rich(on_symbol, **only).claim(0, track, on_symbol))
    accept(rich(on_plain).claim(0, track, on_plain))
    refuse(rich(on_plain, **only).claim(0, track, on_plain), "N-F1")
    refuse(rich("2 orange 2 blue").claim(0, track, "2 orange 2 blue"), "N-F1")
    accept(rich("9 blue").claim(0, track, "9 blue"))
    refuse(rich("9 blue", **only).claim(0, track, "9 blue"), "N-F1")


def test_N_F4_the_three_may_be_any_cards() -> None:
    paid = "2 orange 1 blue 1 red 1 green"
    accept(rich(paid).claim(0, "Kristiansand-Stavanger/orange", paid))
    paid = "1 orange 1 locomotive 1 blue 2 black"
    accept(rich(paid).claim(0, "Kristiansand-Stavanger/orange", paid))


LILLEHAMMER = "Lillehammer-Oslo"  # a tunnel of two purple spaces


def dig(hand: str, paid: str, turned: str, add: int, **more: object) -> Script:
    return rich(hand, tail=turned, **more).tunnel(0, LILLEHAMMER, paid, add)


def done(script: Script, added: dict[str, int], paid: dict[str, int]) -> Script:
    script.add("added", seat=0, cards=added)
    return script.add("claim", seat=0, track=LILLEHAMMER, cards=paid, points=2)


def test_N_T1_colors_and_locomotives_turned_up_must_be_matched() -> None:
    turned = "1 purple 1 locomotive 1 red"
    script = dig("4 purple", "2 purple", turned, 2)
    accept(done(script, {"purple": 2}, {"purple": 4}).turn(1))
    refuse(dig("4 purple", "2 purple", turned, 1), "N-T1")
    script = dig("3 purple 1 red", "2 purple", turned, 2)
    refuse(script.add("added", seat=0, cards={"purple": 1, "red": 1}), "N-T1")
    script = dig("4 purple", "2 purple", turned, 2)
    refuse(script.add("added", seat=0, cards={"purple": 1}), "N-T1")
    script = dig("3 purple 1 locomotive", "2 purple", turned, 2)
    accept(done(script, {"purple": 1, "locomotive": 1}, {"purple": 3, "locomotive": 1}))


def test_N_T1_a_tunnel_is_not_claimed_at_once_and_others_are() -> None:
    refuse(rich("4 purple").claim(0, LILLEHAMMER, "2 purple"), "N-T1")
    refuse(rich("4 orange").add("tunnel", seat=0, track="Göteborg-Oslo", cards={"orange": 2}), "N-T1")
    refuse(rich("4 orange").add("tunnel", seat=0, track=LILLEHAMMER, cards={"orange": 2}), "N-T1")


def test_N_T1_the_claim_is_of_the_same_tunnel_with_all_its_cards() -> None:
    script = dig("4 purple", "2 purple", "3 red", 0)
    refuse(done(script, {}, {"purple": 3}), "N-T1")
    script = dig("4 purple", "2 purple", "3 red", 0).add("added", seat=0, cards={})
    refuse(script.add("claim", seat=0, track="Göteborg-Oslo", cards={"purple": 2}, points=2), "N-T1")


def test_N_T2_locomotives_alone_are_matched_by_locomotives() -> None:
    turned = "1 purple 1 locomotive 1 red"
    script = dig("3 locomotive 1 purple", "2 locomotive", turned, 1)
    accept(done(script, {"locomotive": 1}, {"locomotive": 3}))
    script = dig("3 locomotive 1 purple", "2 locomotive", turned, 1)
    refuse(script.add("added", seat=0, cards={"purple": 1}), "N-T2")
    refuse(dig("3 locomotive 1 purple", "2 locomotive", turned, 2), "N-T2")


def test_N_T3_the_set_may_be_taken_back() -> None:
    script = dig("4 purple", "2 purple", "1 purple 2 red", 1)
    script.add("withdrawn", seat=0, cards={"purple": 2}).turn(1).draw(1, 2).turn(0)
    accept(script.add("tunnel", seat=0, track=LILLEHAMMER, cards={"purple": 2}))
    script = dig("4 purple", "2 purple", "1 purple 2 red", 1)
    refuse(script.add("withdrawn", seat=0, cards={"purple": 3}), "N-T3")


def test_N_T3_with_nothing_to_add_the_tunnel_is_built() -> None:
    script = dig("4 purple", "2 purple", "3 red", 0)
    accept(done(script, {}, {"purple": 2}).turn(1))
    script = dig("4 purple", "2 purple", "3 red", 0)
    refuse(script.add("withdrawn", seat=0, cards={"purple": 2}), "N-T3")


def test_N_T4_three_cards_are_turned_up_in_the_deck_s_order() -> None:
    refuse(rich("4 purple", tail="3 red").tunnel(0, LILLEHAMMER, "2 purple", 0, turned=2), "N-T4")


def short_deck(left: int) -> Script:
    """Seat 0 is in turn, `left` cards are in the deck and one green card is discarded."""
    script = nordic(hands=["4 purple", "4 green"]).turn(0).draw(0, 2)
    script.turn(1).claim(1, "Boden-Tornio", "1 green")
    if left == 1:
        script.turn(0).take_tickets(0, 3, keep=3)
        seat = 1
    else:
        script.turn(0).take(0, 0).draw(0)
        seat = 1
    while len(script.deck) > left:
        script.turn(seat).draw(seat, 2)
        seat = 1 - seat
    assert (len(script.deck), seat) == (left, 0)
    return script.turn(0)


def test_N_T4_a_short_deck_is_renewed_without_the_cards_on_the_table() -> None:
    script = short_deck(1)
    script.add("tunnel", seat=0, track=LILLEHAMMER, cards={"purple": 2})
    turned = [script.deck[0], "green"]
    script.shuffle("cards", ["green"]).add("turned", seat=0, cards=turned, add=turned.count("purple"))
    accept(script)
    assert not turned.count("purple")
    done(script, {}, {"purple": 2})
    accept(script.shuffle("cards", [*turned, "purple", "purple"]).turn(1))
    script = short_deck(1)
    script.add("tunnel", seat=0, track=LILLEHAMMER, cards={"purple": 2})
    refuse(script.shuffle("cards", ["green", "purple", "purple"]), "N-D3")


def test_N_T4_the_third_card_may_be_the_last_of_the_deck() -> None:
    for shuffled_first in (True, False):
        script = short_deck(3)
        turned = list(script.deck)
        script.add("tunnel", seat=0, track=LILLEHAMMER, cards={"purple": 2})
        if shuffled_first:
            script.shuffle("cards", ["green"])
        script.add("turned", seat=0, cards=turned, add=turned.count("purple"))
        if not shuffled_first:
            script.shuffle("cards", ["green"])
        accept(script)
        refuse(script.turn(1), "N-T3")


def test_N_T5_locomotives_are_matched_exactly_by_the_variant() -> None:
    turned = "1 locomotive 2 red"
    exact: dict[str, Any] = {"variants": {"tunnel_locomotives": "match_exactly"}}
    accept(done(dig("4 purple", "2 purple", turned, 1), {"purple": 1}, {"purple": 3}))
    script = dig("4 purple", "2 purple", turned, 1, **exact)
    refuse(script.add("added", seat=0, cards={"purple": 1}), "N-T5")
    script = dig("3 purple 1 locomotive", "2 purple", turned, 1, **exact)
    accept(done(script, {"locomotive": 1}, {"purple": 2, "locomotive": 1}))


def test_N_T6_examples_of_the_books() -> None:
    accept(dig("4 purple", "2 purple", "1 purple 2 red", 1))
    accept(dig("4 purple", "2 purple", "1 locomotive 2 red", 1))
    accept(dig("4 locomotive", "2 locomotive", "1 locomotive 2 red", 1))


def test_N_T7_no_exchange_on_a_tunnel() -> None:
    for paid in ("1 purple 3 red", "1 purple 4 red", "6 red"):
        script = rich("2 purple 6 red")
        refuse(script.add("tunnel", seat=0, track=LILLEHAMMER, cards=count(paid)), "N-T1")


def test_N_K1_three_tickets_and_the_refused_leave_the_game() -> None:
    refuse(nordic().turn(0).take_tickets(0, 3, keep=0), "N-K1")
    script = nordic(keep=5)
    seat = 0
    for _ in range(12):
        script.turn(seat).take_tickets(seat, 3, keep=1)
        seat = 1 - seat
    accept(script)
    refuse(script.turn(seat).add("tickets", seat=seat), "N-K1")
