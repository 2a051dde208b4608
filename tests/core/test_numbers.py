"""The list of decision numbers: every play that the rules allow can be made, in one way, with no dead ends."""

from random import Random

import numpy as np
import pytest

from linewright.core import numbers, targets
from linewright.core.layout import WORD_BITS
from linewright.core.numbers import ADD, COMPLETE, COMPLETING, DONE, LAY, LOCOMOTIVES, OVER, TUNNEL, TURN, WITHDRAW
from linewright.data import board, card
from tests.core import readings
from tests.core.positions import Cards, Position, mask_of, members, minus
from tests.core.readings import Lay, number_of_parts, parts_of
from tests.core.rows import payments_of
from tests.core.whole_games import Kind, decisions


def new(game: str, seats: int, **variants: object) -> Position:
    target = targets.compiled() if targets.has_compiler() else targets.interpreted()
    position = Position(game, seats, variants, target=target)
    position.set_up(1, first=0)
    position.at_turn_of(0)
    position.s.choosing = 0
    return position


def random_hand(random: Random, most_parts: int, most: int = 12, locomotives: int = 14) -> Cards:
    """A hand of few kinds and many cards, or many kinds and few, whose parts can still be counted."""
    hand = [0] * 9
    kinds = random.sample(range(9), random.randint(1, 9))
    while True:
        kind = random.choice(kinds)
        more = list(hand)
        more[kind] += random.randint(1, 3)
        if (
            more[kind] > (locomotives if kind == readings.LOCOMOTIVE else most)
            or number_of_parts(tuple(more)) > most_parts
        ):
            return tuple(hand)
        hand = more
        if sum(hand) >= 40:
            return tuple(hand)


def expected_payments(position: Position, hand: Cards, *, triples_anywhere: bool = True) -> dict[int, set[Cards]]:
    """By brute force, every multiset that pays for each track, for tracks that are open and not too long."""
    found: dict[int, set[Cards]] = {}
    usa = position.game == "usa"
    by_facts: dict[tuple[object, ...], set[Cards]] = {}
    parts = list(parts_of(hand))
    for track in board(position.game).tracks:
        may = int(position.s.may_claim[0, track.index // WORD_BITS]) >> track.index % WORD_BITS & 1
        if not may or track.length > position.s.trains[0]:
            continue
        facts = (track.length, track.color, track.ferry_locomotives, track.tunnel)
        if facts not in by_facts:
            by_facts[facts] = {
                cards
                for cards in parts
                if sum(cards) >= track.length
                and readings.pays(track, cards, locomotives_are_wild=usa, triples_anywhere=triples_anywhere)
            }
        if by_facts[facts]:
            found[track.index] = by_facts[facts]
    return found


def check_claims(position: Position, random: Random, most_parts: int, *, triples_anywhere: bool = True) -> int:
    """Compare one random hand's claims with the rules read by brute force; how many plays there were."""
    hand = random_hand(random, most_parts)
    position.give(0, hand)
    position.s.trains[0] = random.choice([45, 45, 8, 5, 3])
    for word in range(2):
        position.s.may_claim[0, word] = int(position.g.every_track[word]) & random.getrandbits(WORD_BITS)
    expected = expected_payments(position, hand, triples_anywhere=triples_anywhere)
    assert {number for number in position.legal() if number < numbers.DRAW} == set(expected)
    plays = 0
    walked: dict[frozenset[Cards], int] = {}
    for track, payments in expected.items():
        plays += len(payments)
        alike = frozenset(payments)
        # Of tracks that cost the same, three are walked through.
        walked[alike] = walked.get(alike, 0) + 1
        if walked[alike] <= 3:
            assert payments_of(position, track) == payments
    return plays


CLAIMS = [
    ("usa", 3, {}, True),
    ("nordic", 2, {}, True),
    ("nordic", 3, {"ferry_triples": "symbols_only"}, False),
]


@pytest.mark.parametrize(("game", "seats", "variants", "triples_anywhere"), CLAIMS)
def test_N_F3_N_C3_U_C2_every_payment_has_one_row(
    game: str, seats: int, variants: dict[str, object], triples_anywhere: bool
) -> None:
    random = Random(f"{game} {seats}")
    position = new(game, seats, **variants)
    plays = sum(check_claims(position, random, 300, triples_anywhere=triples_anywhere) for _ in range(60))
    assert plays > 5000


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "variants", "triples_anywhere"), CLAIMS)
def test_every_payment_of_large_hands_has_one_row(
    game: str, seats: int, variants: dict[str, object], triples_anywhere: bool
) -> None:
    random = Random(f"large {game} {seats}")
    position = new(game, seats, **variants)
    for most_parts, hands in ((400, 300), (5000, 12), (25_000, 2)):
        for _ in range(hands):
            check_claims(position, random, most_parts, triples_anywhere=triples_anywhere)


@pytest.mark.parametrize(("game", "seats", "variants", "triples_anywhere"), CLAIMS)
def test_N_F1_N_C3_U_C1_whether_cards_pay_is_decided_as_the_rules_say(
    game: str, seats: int, variants: dict[str, object], triples_anywhere: bool
) -> None:
    random = Random(f"pays {game} {seats}")
    position = Position(game, seats, variants)
    tracks = {(each.length, each.color, each.ferry_locomotives, each.tunnel): each for each in board(game).tracks}
    verdicts = []
    for track in tracks.values():
        for _ in range(60):
            size = track.length + random.choice([0, 0, 2, 3, 4, 6, 9])
            kinds = random.choices([*readings.allowed_colors(track)[:2], readings.LOCOMOTIVE, 0, 6], k=size)
            cards = tuple(kinds.count(kind) for kind in range(9))
            expected = readings.pays(
                track, cards, locomotives_are_wild=game == "usa", triples_anywhere=triples_anywhere
            )
            assert position.target.payments.pays(position.g, track.index, cards) == expected, (track, cards)
            verdicts.append(expected)
    assert 0.05 < sum(verdicts) / len(verdicts) < 0.95


@pytest.mark.parametrize(("game", "seats"), [("usa", 4), ("nordic", 3)])
def test_the_list_of_claims_is_what_the_numbers_allow(game: str, seats: int) -> None:
    random = Random(game)
    position = new(game, seats)
    rows = np.zeros((100, 2), np.int64)
    for _ in range(100):
        position.give(0, random_hand(random, 10_000))
        count = position.target.choices.list_claims(*position.blocks(), 0, rows)
        told = {int(track): {numbers.PAY + place for place in members(int(mask))} for track, mask in rows[:count]}
        assert list(told) == sorted(number for number in position.legal() if number < numbers.DRAW)
        for track, payments in told.items():
            copy = position.copy()
            copy.apply(track)
            assert copy.legal() == payments


def test_N_T1_N_T2_N_T5_every_answer_to_a_tunnel_has_one_number() -> None:
    random = Random("tunnels")
    tunnels = [track for track in board("nordic").tracks if track.tunnel]
    for match_exactly in (False, True):
        position = new("nordic", 2, tunnel_locomotives="match_exactly" if match_exactly else "match_either")
        asked = 0
        for _ in range(1500):
            track = random.choice(tunnels)
            color = random.choice(readings.allowed_colors(track))
            locomotives = random.randint(0, track.length)
            laid = [0] * 9
            laid[color] = track.length - locomotives
            laid[readings.LOCOMOTIVE] = locomotives
            hand = [random.randint(0, 3) if random.random() < 0.7 else 0 for _ in range(9)]
            position.set_up(1, first=0)
            position.at_turn_of(0)
            position.give(0, tuple(a + b for a, b in zip(laid, hand, strict=True)))
            deck = [0] * 9
            for kind in random.choices([color, readings.LOCOMOTIVE, 0, 5], k=random.randint(0, 3)):
                deck[kind] += 1
            position.deck(tuple(deck))
            position.discards()
            row = numbers.PAY_LOCOMOTIVES if locomotives == track.length else numbers.PAY + 6 * color + locomotives
            position.do(track.index, row)
            turned = tuple(kind for kind in range(9) for _ in range(deck[kind]))
            expected = readings.additions(tuple(laid), turned, tuple(hand), match_exactly=match_exactly)
            if expected == {(0,) * 9}:
                assert position.owned(0) == {track.index}  # N-T3: built at once
                continue
            asked += 1
            assert position.s.phase == TUNNEL
            assert WITHDRAW in position.legal()
            found = []
            for number in sorted(position.legal() - {WITHDRAW}):
                assert ADD <= number < WITHDRAW
                copy = position.copy()
                copy.do(number)
                found.append(minus(tuple(hand), copy.hand(0)))
                assert copy.owned(0) == {track.index}
            assert len(found) == len(set(found))
            assert set(found) == expected
        assert asked > 300


def played_lays(position: Position) -> list[Lay]:
    """Every play into the yard that the numbers can make."""
    seat = int(position.s.turn)
    start = position.row.copy()
    found: list[Lay] = []

    def yard() -> set[tuple[int, int, int]]:
        rows = zip(position.s.yard[seat].tolist(), position.s.yard_locomotives[seat].tolist(), strict=True)
        return {(color, cards, wild) for color, (cards, wild) in enumerate(rows) if cards or wild}

    before = yard()
    for number in sorted(position.legal()):
        if not LAY <= number < COMPLETE:
            continue
        position.row[:] = start
        position.apply(number)
        if position.s.phase != LOCOMOTIVES:
            found.append(frozenset(yard() - before))
            continue
        middle = position.row.copy()
        choices = sorted(position.legal())
        assert choices, "a dead end"
        for second in choices:
            position.apply(second)
            found.append(frozenset(yard() - before))
            position.row[:] = middle
    position.row[:] = start
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_Y1_K_Y2_K_Y3_K_Y4_every_play_into_the_yard_has_one_row(seats: int) -> None:
    random = Random(seats)
    position = new("card", seats)
    plays = 0
    for _ in range(400):
        hand = random_hand(random, 3000, most=10, locomotives=16)
        position.give(0, hand)
        position.s.yard[:] = 0
        position.s.yard_locomotives[:] = 0
        for color in range(8):
            if random.random() < 0.5:
                owner = random.randrange(seats)
                position.s.yard[owner, color] = random.randint(0, 4)
                position.s.yard_locomotives[owner, color] = random.choice([0, 0, 1, 2, 5])
        position.at_turn_of(0)
        piles = {
            (seat, color): int(position.s.yard[seat, color] + position.s.yard_locomotives[seat, color])
            for seat in range(seats)
            for color in range(8)
        }
        found = played_lays(position)
        assert len(found) == len(set(found))
        assert set(found) == readings.lays(hand, piles, 0)
        plays += len(found)
    assert plays > 5000


def completions(position: Position) -> list[frozenset[int]]:
    """Every set of tickets that the numbers can name for the seat that speaks."""
    seat = int(position.s.turn)
    start = position.row.copy()
    found = []

    def walk() -> None:
        choices = sorted(position.legal())
        assert DONE in choices
        here = position.row.copy()
        for number in choices:
            if number == DONE:
                found.append(frozenset(members(position.s.completing[seat])))
                continue
            position.apply(number)
            walk()
            position.row[:] = here

    walk()
    position.row[:] = start
    return found


def test_K_R2_K_R3_every_set_of_tickets_that_can_be_completed_has_one_row() -> None:
    random = Random("completions")
    position = new("card", 2)
    tickets = card().tickets
    for _ in range(150):
        held = random.sample(range(46), random.randint(0, 7))
        cards = tuple(random.choice([0, 0, 1, 1, 2, 3]) for _ in range(9))
        position.s.held[0] = mask_of(held)
        position.s.on_track[0] = cards
        position.s.completing[0] = 0
        position.s.completing_from = 0
        position.s.choosing = 0b11
        position.s.turn = 0
        position.s.phase = COMPLETING
        expected = {
            frozenset(held[place] for place in range(len(held)) if chosen >> place & 1)
            for chosen in range(1 << len(held))
            if readings.can_be_completed(
                cards, [(*tickets[held[place]].cards, 0) for place in range(len(held)) if chosen >> place & 1]
            )
        }
        found = completions(position)
        assert len(found) == len(set(found))
        assert set(found) == expected


@pytest.mark.parametrize(("game", "seats"), [("usa", 5), ("nordic", 3), ("card", 4)])
def test_no_decision_is_without_a_choice(game: str, seats: int) -> None:
    position = Kind(game, seats).new(targets.compiled() if targets.has_compiler() else targets.interpreted())
    for seed in range(10):
        for number in decisions(position, seed):
            legal = position.legal()
            assert legal or position.s.phase == OVER
            assert number in legal or position.s.phase == OVER
            assert all(0 <= each < numbers.NUMBERS for each in legal)
            assert (numbers.PASS in legal) <= (legal == {numbers.PASS} and position.s.phase == TURN)
