"""Imagined worlds on decks small enough to count: each comes up as often as what was seen makes it likely."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import combinations, permutations

import pytest

from linewright.core import targets
from linewright.core.layout import NOTHING
from linewright.core.numbers import CHOOSE, PASS, TURN
from linewright.data import board
from linewright.play.game import Game
from tests.core import readings
from tests.core.positions import Cards, Position, counts, keep, kind, lay, mask_of, members, plus

Read = Callable[[Position], Hashable]
Worlds = Mapping[Hashable, float]


def position_of(game: str, seats: int, per_color: int, locomotives: int, **variants: object) -> Position:
    """An empty table of a game with fewer cards."""
    target = targets.compiled() if targets.has_compiler() else targets.interpreted()
    position = Position(game, seats, variants, target=target)
    position.set_up(1, first=0)
    s = position.s
    position.g.per_color, position.g.locomotives = per_color, locomotives
    s.hand[:], s.known[:], s.hand_size[:] = 0, 0, 0
    s.offered[:], s.offered_count[:], s.choosing = NOTHING, 0, 0
    s.deck[:], s.deck_size, s.open[:], s.discards[:] = 0, 0, NOTHING, 0
    s.unseen, s.unseen_count = (1 << position.g.tickets) - 1, position.g.tickets
    position.at_turn_of(0)
    return position


def seen(position: Position, seat: int, read: Read, worlds: int = 12_000) -> Counter[Hashable]:
    """What a seat imagines, how often."""
    view = position.copy()
    g, s, _ = view.blocks()
    view.hide(g, s, seat)
    world = view.copy()
    world.w.random = 20_011
    found: Counter[Hashable] = Counter()
    for _ in range(worlds):
        world.row[:] = view.row
        world.imagine(*world.blocks(), seat)
        found[read(world)] += 1
    return found


def assert_as_likely(found: Counter[Hashable], weights: Worlds) -> None:
    """Chi-square, with so wide a margin that chance alone does not cross it."""
    assert set(found) <= set(weights), "worlds that cannot be"
    total, count = sum(weights.values()), found.total()
    chi = 0.0
    for world, weight in weights.items():
        expected = count * weight / total
        assert expected >= 5, "too few worlds for the test"
        chi += (found[world] - expected) ** 2 / expected
    freedom = len(weights) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 6, f"chi-square {chi:.1f} with {freedom} degrees of freedom"


def hands(*seats: int) -> Read:
    return lambda world: tuple(world.hand(seat) for seat in seats)


def cards_of(names: list[str]) -> Cards:
    return counts(**{name: names.count(name) for name in names})


def splits(unseen: list[str], *sizes: int) -> Iterator[tuple[list[str], ...]]:
    """Every way to deal so many of the unseen cards to each of several places; cards of one kind are told apart."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(unseen)), sizes[0]):
        rest = [card for place, card in enumerate(unseen) if place not in chosen]
        for others in splits(rest, *sizes[1:]):
            yield ([unseen[place] for place in chosen], *others)


def test_cards_are_dealt_evenly_to_hands_and_deck() -> None:
    position = position_of("usa", 3, per_color=1, locomotives=2)
    position.give(0, red=1, orange=1)
    position.give(1, yellow=1, locomotive=1)
    position.s.known[1] = counts(locomotive=1)
    position.give(2, green=1, blue=1)
    position.discards(purple=1)
    position.open("black", None, None, None, None)
    position.deck(white=1, locomotive=1)
    unseen = ["yellow", "green", "blue", "white", "locomotive"]
    weights: Worlds = Counter(
        (plus(counts(locomotive=1), cards_of(one)), cards_of(two)) for one, two in splits(unseen, 1, 2)
    )
    assert_as_likely(seen(position, 0, hands(1, 2)), weights)


def test_a_spectator_knows_no_hand() -> None:
    position = position_of("usa", 2, per_color=1, locomotives=1)
    position.give(0, red=1)
    position.give(1, orange=1)
    position.discards(yellow=1, green=1, blue=1, purple=1)
    position.deck(black=1, white=1, locomotive=1)
    unseen = ["red", "orange", "black", "white", "locomotive"]
    weights: Worlds = Counter((cards_of(one), cards_of(two)) for one, two in splits(unseen, 1, 1))
    assert_as_likely(seen(position, NOTHING, hands(0, 1)), weights)


def test_the_order_of_the_deck_is_any_order() -> None:
    position = position_of("usa", 2, per_color=1, locomotives=0)
    position.discards(red=1, orange=1, yellow=1, green=1)
    position.deck(blue=1, purple=1, black=1, white=1)

    # The top two cards, as the seat at turn would draw them.
    def top(world: Position) -> Hashable:
        drawn = []
        for _ in range(2):
            before = world.hand(0)
            world.s.turn, world.s.phase = 0, TURN
            world.s.open[:] = kind("red")  # so that drawing turns nothing up
            world.apply(109)
            drawn.append(tuple(a - b for a, b in zip(world.hand(0), before, strict=True)))
        return tuple(drawn)

    names = ["blue", "purple", "black", "white"]
    weights: Worlds = {(cards_of([a]), cards_of([b])): 1.0 for a, b in permutations(names, 2)}
    assert_as_likely(seen(position, 1, top), weights)


# What a forced pass excludes.

BARRED = [each.index for each in board("usa").tracks if each.length == 2 and each.color == "grey"]


def can_pay_two_grey(cards: Cards) -> bool:
    """Whether a hand pays for a grey track of two spaces (U-C1, U-C2)."""
    return any(
        readings.pays_ordinary(part, 2, color, wild=True) for part in readings.parts_of(cards) for color in range(8)
    )


def with_passes(seats: list[int], hand_of: dict[int, Cards], own: Cards, discards: Cards) -> Position:
    """All cards are in hands (else nobody would have passed); some seats had to pass with three grey twos open."""
    position = position_of("usa", 3, per_color=2, locomotives=1)
    position.give(0, own)
    for seat, cards in hand_of.items():
        position.give(seat, cards)
    position.s.discards[:] = discards
    for seat in range(3):
        position.s.may_claim[seat] = 0
        for index in BARRED[:3]:
            position.s.may_claim[seat, index // 50] |= 1 << index % 50
    position.s.unseen, position.s.unseen_count = 0, 0
    position.s.removed = (1 << position.g.tickets) - 1
    for seat in seats:
        position.at_turn_of(seat)
        assert position.legal() == {PASS}, "the true hand must not pay"
        position.apply(PASS)
    position.at_turn_of(0)
    return position


UNSEEN = ["red", "red", "orange", "orange", "yellow", "green", "locomotive"]
OWN = counts(blue=2, purple=2, black=2, white=2, yellow=1, green=1)


@pytest.mark.parametrize(
    ("passed", "one", "two"),
    [
        ([1], counts(red=1, orange=1), counts(locomotive=1, red=1, orange=1, yellow=1, green=1)),
        ([2], counts(red=1, locomotive=1, orange=1, yellow=1), counts(red=1, orange=1, green=1)),
        ([1, 2], counts(red=1, orange=1, green=1), counts(red=1, orange=1, yellow=1)),
    ],
    ids=["first", "second", "both"],
)
def test_U_N1_a_forced_pass_excludes_hands_that_could_have_paid(passed: list[int], one: Cards, two: Cards) -> None:
    unseen = list(UNSEEN)
    if sum(one) + sum(two) < len(unseen):
        unseen.remove("locomotive")
    own = OWN if len(unseen) == 7 else plus(OWN, counts(locomotive=1))
    position = with_passes(passed, {1: one, 2: two}, own, counts())
    weights: Counter[Hashable] = Counter()
    for first, second in splits(unseen, sum(one), sum(two)):
        hand = {1: cards_of(first), 2: cards_of(second)}
        if not any(can_pay_two_grey(hand[seat]) for seat in passed):
            weights[hand[1], hand[2]] += 1
    assert_as_likely(seen(position, 0, hands(1, 2), worlds=20_000), weights)


def test_U_N1_a_card_drawn_after_the_pass_may_be_any() -> None:
    """The hand of the moment of the pass is excluded, not the hand with what came later unseen."""
    position = with_passes([1], {1: counts(red=1, orange=1), 2: counts(yellow=1, green=1)}, OWN, counts())
    # The other cards come back as discards, and the seat that passed draws one of them unseen.
    position.deck(red=1, orange=1, locomotive=1)
    position.s.open[:] = NOTHING
    position.s.open[:] = [kind(name) for name in ("blue", "blue", "purple", "purple", "black")]
    position.give(0, counts(black=1, white=2, yellow=1, green=1))
    position.at_turn_of(1)
    position.apply(109)
    position.s.phase = TURN
    drawn = position.hand(1)
    assert sum(drawn) == 3
    unseen = ["red", "red", "orange", "orange", "yellow", "green", "locomotive"]
    weights: Counter[Hashable] = Counter()
    for at_pass, later, other in splits(unseen, 2, 1, 2):
        if not can_pay_two_grey(cards_of(at_pass)):
            world = (plus(cards_of(at_pass), cards_of(later)), cards_of(other))
            weights[world] += 1
    assert_as_likely(seen(position, 0, hands(1, 2), worlds=20_000), weights)


def test_K_N1_a_forced_pass_in_the_card_game_excludes_hands_that_could_have_laid() -> None:
    position = position_of("card", 3, per_color=2, locomotives=2)
    position.g.tickets = 0
    position.s.unseen, position.s.unseen_count = 0, 0
    position.give(0, counts(blue=2, purple=2, locomotive=1))
    position.give(1, counts(red=1, orange=1))
    position.give(2, counts(red=1, orange=1, yellow=1, green=1, locomotive=1))
    position.s.yard[0] = counts(black=2)[:8]
    position.discards(white=2, yellow=1, green=1)
    position.at_turn_of(1)
    assert position.legal() == {PASS}
    position.apply(PASS)
    assert position.s.turn == 2
    assert lay("red", 1) in position.legal()
    unseen = ["red", "red", "orange", "orange", "yellow", "green", "locomotive"]
    weights: Counter[Hashable] = Counter()
    for one, two in splits(unseen, 2, 5):
        if not readings.lays(cards_of(one), {(0, kind("black")): 2}, 1):
            world = (cards_of(one), cards_of(two))
            weights[world] += 1
    assert_as_likely(seen(position, 0, hands(1, 2)), weights)


# Tickets.


def few_tickets(game: str, count: int) -> Position:
    position = position_of(game, 3, per_color=12, locomotives=14)
    position.g.tickets = count
    position.s.unseen, position.s.unseen_count = (1 << count) - 1, count
    position.deck((12,) * 8 + (14,) if game != "card" else (10,) * 8 + (16,))
    if game == "card":
        position.g.per_color, position.g.locomotives = 10, 16
    return position


def test_U_T2_tickets_lie_anywhere_that_was_not_seen() -> None:
    """Of seven tickets the first seat holds one and knows where one lies in the ring; five are anywhere."""
    position = few_tickets("usa", 7)
    s = position.s
    s.held[0], s.ticket_count[0] = 1 << 0, 1
    s.held[1], s.ticket_count[1] = mask_of([2, 3]), 2
    s.held[2], s.ticket_count[2] = 1 << 4, 1
    s.bottom[:2], s.bottom_size = [1, 5], 2
    s.seen[0] = 1 << 1
    s.unseen, s.unseen_count = 1 << 6, 1

    def places(world: Position) -> Hashable:
        return (
            frozenset(members(world.s.held[1])), int(world.s.held[2]), int(world.s.bottom[1]), int(world.s.unseen),
        )  # fmt: skip

    weights: Worlds = Counter(
        (frozenset(order[:2]), 1 << order[2], order[3], 1 << order[4]) for order in permutations([2, 3, 4, 5, 6])
    )
    found = seen(position, 0, places)
    assert_as_likely(found, weights)


def test_N_K1_refused_tickets_of_others_lie_out_of_the_game() -> None:
    position = few_tickets("nordic", 6)
    s = position.s
    s.held[0], s.ticket_count[0] = 1 << 0, 1
    s.held[1], s.ticket_count[1] = 1 << 1, 1
    s.removed = mask_of([2, 3])
    s.seen[0] = 1 << 2
    s.unseen, s.unseen_count = mask_of([4, 5]), 2

    def places(world: Position) -> Hashable:
        return int(world.s.held[1]), int(world.s.removed), int(world.s.unseen)

    weights: Worlds = Counter(
        (1 << order[0], 1 << 2 | 1 << order[1], 1 << order[2] | 1 << order[3]) for order in permutations([1, 3, 4, 5])
    )
    assert_as_likely(seen(position, 0, places), weights)


def test_U_S2_offers_and_choices_of_others_before_the_first_turn() -> None:
    position = few_tickets("usa", 5)
    s = position.s
    s.phase, s.choosing = CHOOSE, 0b101
    s.offered[0, :2], s.offered_count[0] = [0, 1], 2
    s.offered[1, :2], s.offered_count[1] = [2, 3], 2
    s.chosen[1] = keep(0, 1) - keep()
    s.unseen, s.unseen_count = 1 << 4, 1

    def places(world: Position) -> Hashable:
        return tuple(world.s.offered[1, :2].tolist()), int(world.s.chosen[1])

    weights: Worlds = {(order, 0b11): 1.0 for order in permutations([2, 3, 4], 2)}
    assert_as_likely(seen(position, 0, places), weights)


def test_K_S3_nobody_is_imagined_to_hold_at_first_what_one_refused_oneself() -> None:
    game = Game("card", 3, seed=b"refused")
    for seat in range(3):
        game.play(seat, "keep 1 2")
    engine, state = game.engine, game.state
    refused = int(state[0]["refused_first"][0])
    assert refused.bit_count() == 4
    later = 0
    for number in range(200):
        world = engine.imagine(engine.view(state, 0), 0, number)[0]
        assert not any(int(world["held"][seat]) & refused for seat in (1, 2))
        later += bool(int(world["unseen"]) & refused)
    assert later == 200, "they are in the deck"
