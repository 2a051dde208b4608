"""The best choice of tickets at a round's end (K-R3), against trying every one."""

from random import Random

import pytest

from linewright.core import targets
from linewright.data import card
from tests.core.positions import Cards, Position, mask_of, members
from tests.core.readings import can_be_completed

TICKETS = card().tickets


def best(position: Position, cards: Cards, held: int) -> set[int]:
    position.s.on_track[0] = cards
    g, _, w = position.blocks()
    return members(int(position.target.completion.best_completion(g, w, position.s.on_track[0], held)))


def worth(tickets: set[int]) -> tuple[int, int]:
    """Most points, then most tickets."""
    return sum(TICKETS[each].points for each in tickets), len(tickets)


def needs(tickets: set[int]) -> list[Cards]:
    return [(*TICKETS[each].cards, 0) for each in tickets]


def every_choice(held: list[int], cards: Cards) -> tuple[int, int]:
    found = (0, 0)
    for chosen in range(1 << len(held)):
        tickets = {held[place] for place in members(chosen)}
        if worth(tickets) > found and can_be_completed(cards, needs(tickets)):
            found = worth(tickets)
    return found


def random_track(random: Random, size: int) -> Cards:
    kinds = random.choices(range(9), weights=[10] * 8 + [16], k=size)
    return tuple(kinds.count(kind) for kind in range(9))


def test_K_R3_the_best_choice_is_found_exactly() -> None:
    random = Random("best")
    position = Position("card", 2)
    for _ in range(250):
        held = random.sample(range(46), random.randint(0, 8))
        cards = random_track(random, random.randint(0, 14))
        found = best(position, cards, mask_of(held))
        assert found <= set(held)
        assert can_be_completed(cards, needs(found))
        assert worth(found) == every_choice(held, cards)


def test_K_R3_of_equal_points_more_tickets() -> None:
    # With a yellow, a blue and a green card: 5 + 6 points by two tickets, or 11 by one and then 5 by none ...
    names = {f"{card().cities[each.a].name}-{card().cities[each.b].name}": each.index for each in TICKETS}
    one, two = names["Chicago-New York"], names["New York-Chicago"]  # yellow: 5; blue: 5
    both = names["Chicago-Montreal"]  # yellow, blue: 7
    position = Position("card", 2)
    yellow_and_blue = (0, 0, 1, 0, 1, 0, 0, 0, 0)
    assert best(position, yellow_and_blue, mask_of([one, two, both])) == {one, two}
    ten = names["New York-Miami"]  # blue, red: 10
    cards = (1, 0, 1, 0, 1, 0, 0, 0, 0)
    assert best(position, cards, mask_of([one, two, ten])) == {one, ten}


def test_K_R3_nothing_to_complete() -> None:
    position = Position("card", 2)
    assert best(position, (0,) * 9, (1 << 46) - 1) == set()
    assert best(position, (10,) * 8 + (16,), 0) == set()
    all_tickets = set(range(46))
    total = sum(sum(TICKETS[each].cards) for each in all_tickets)
    assert total > 96  # so never all at once
    assert best(position, (30,) * 8 + (0,), (1 << 46) - 1) == all_tickets


@pytest.mark.long
@pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
def test_K_R3_many_tickets_against_every_choice() -> None:
    random = Random("many")
    position = Position("card", 2, target=targets.compiled())
    for _ in range(30):
        held = random.sample(range(46), 13)
        cards = random_track(random, random.randint(5, 30))
        assert worth(best(position, cards, mask_of(held))) == every_choice(held, cards)
