"""The rules on payments, tunnels and yards once more, read from the rule pages word by word, slowly and by brute force.

Nothing here is shared with the core: what pays is found by giving every space of a track something, card by card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from linewright.data import COLORS as COLOR_NAMES
from linewright.data import GREY, Track
from tests.core.positions import Cards

LOCOMOTIVE = 8
COLORS = range(8)


def parts_of(cards: Cards) -> Iterator[Cards]:
    """Every multiset that can be taken out of some cards."""
    yield from product(*(range(count + 1) for count in cards))


def number_of_parts(cards: Cards) -> int:
    count = 1
    for each in cards:
        count *= each + 1
    return count


def allowed_colors(track: Track) -> list[int]:
    return list(COLORS) if track.color == GREY else [COLOR_NAMES.index(track.color)]


def pays_ordinary(cards: Cards, length: int, color: int, *, wild: bool) -> bool:
    """U-C1 and U-C2, N-C1 and N-L1, and the set laid for a tunnel (N-T1): all of one colour, locomotives where wild."""
    if sum(cards) != length:
        return False
    others = sum(cards) - cards[color] - cards[LOCOMOTIVE]
    return others == 0 and (wild or cards[LOCOMOTIVE] == 0)


@cache
def pays_ferry(cards: Cards, length: int, symbols: int, color: int, triples_anywhere: bool) -> bool:
    """N-F1 to N-F4. Each symbol takes a locomotive or any three cards; each other space a card of the colour, a
    locomotive (N-F2) or, unless triples are for symbols only, any three cards."""
    for on_symbols in range(symbols + 1):  # locomotives laid on symbols; the other symbols take three cards
        plain = length - symbols
        for colored in range(plain + 1):
            for wild in range(plain - colored + 1):
                threes = plain - colored - wild
                if threes and not triples_anywhere:
                    continue
                if cards[color] < colored or cards[LOCOMOTIVE] < on_symbols + wild:
                    continue
                left = sum(cards) - colored - on_symbols - wild
                if left == 3 * (symbols - on_symbols + threes):
                    return True
    return False


@cache
def pays_nine(cards: Cards, color: int) -> bool:
    """N-C3. Each of nine spaces takes a card of the colour, or any four cards."""
    return any(cards[color] >= colored and sum(cards) - colored == 4 * (9 - colored) for colored in range(10))


def pays(track: Track, cards: Cards, *, locomotives_are_wild: bool, triples_anywhere: bool) -> bool:
    """Whether exactly these cards pay for a track."""
    for color in allowed_colors(track):
        if track.ferry_locomotives:
            if pays_ferry(cards, track.length, track.ferry_locomotives, color, triples_anywhere):
                return True
        elif track.length == 9:
            if pays_nine(cards, color):
                return True
        elif pays_ordinary(cards, track.length, color, wild=locomotives_are_wild or track.tunnel):
            return True
    return False


def additions(laid: Cards, turned: tuple[int, ...], hand: Cards, *, match_exactly: bool) -> set[Cards]:
    """N-T1, N-T2, N-T5. What may be added to a set laid for a tunnel, as multisets, one card for each that counts."""
    colors = [color for color in COLORS if laid[color]]
    asked: list[list[int]] = []  # for each card turned up that counts, the kinds that match it
    for kind in turned:
        if not colors:
            if kind == LOCOMOTIVE:
                asked.append([LOCOMOTIVE])
        elif kind == LOCOMOTIVE:
            asked.append([LOCOMOTIVE] if match_exactly else [colors[0], LOCOMOTIVE])
        elif kind == colors[0]:
            asked.append([colors[0], LOCOMOTIVE])
    found = set()
    for added in product(*asked):
        cards = tuple(added.count(kind) for kind in range(9))
        if all(count <= have for count, have in zip(cards, hand, strict=True)):
            found.add(cards)
    return found


# A play into the yard: for each pile its colour, the cards of the colour, and the locomotives on top.
Lay = frozenset[tuple[int, int, int]]


def lays(hand: Cards, piles: dict[tuple[int, int], int], seat: int) -> set[Lay]:
    """K-Y1 to K-Y4. `piles` are the sizes of the piles that lie in yards, by seat and colour."""
    found: set[Lay] = set()
    for color in COLORS:
        if piles.get((seat, color)):
            continue  # K-Y3
        to_beat = max([size for (_, other), size in piles.items() if other == color], default=0)
        for cards in range(1, hand[color] + 1):
            for locomotives in range(hand[LOCOMOTIVE] + 1):
                if cards + locomotives >= 2 and cards + locomotives > to_beat:
                    found.add(frozenset({(color, cards, locomotives)}))
    free = [color for color in COLORS if hand[color] and not any(piles.get((who, color)) for who in range(5))]
    found |= {frozenset((color, 1, 0) for color in three) for three in combinations(free, 3)}
    return found


def can_be_completed(cards: Cards, needs: list[Cards]) -> bool:
    """K-R2. Whether cards pay for all of several tickets: card by card, a locomotive where the colour has run out."""
    left = list(cards)
    for need in needs:
        for color in COLORS:
            for _ in range(need[color]):
                if left[color]:
                    left[color] -= 1
                elif left[LOCOMOTIVE]:
                    left[LOCOMOTIVE] -= 1
                else:
                    return False
    return True
