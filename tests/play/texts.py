"""What people might send: plays that are legal somewhere, plays that are not, and no plays at all."""

from __future__ import annotations

from random import Random

from linewright.data import COLORS
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.game import Game

NO_PLAYS = (
    "",
    " ",
    "+",
    "+pink",
    "+red +red",
    "keep",
    "keep 1 x",
    "keep -1",
    "keep ²",
    "lay",
    "lay red",
    "lay 2 pink",
    "lay 2 red 2 red",
    "lay -2 red",
    "add",
    "add 1",
    "complete",
    "complete Oslo",
    "complete ,",
    "withdraw now",
    "pass 1",
    "Oslo",
    "2 red",
    "tickets please",
    "{ $text }",
    "\x00\n",
    "🚂 🚂",
    "+red\n+deck",
)


def random_cards(random: Random, most: int = 9) -> Cards:
    counts = [0] * len(KIND_NAMES)
    kinds = random.sample(range(len(KIND_NAMES)), random.choice([1, 1, 1, 2, 2, 3, 9]))
    for _ in range(random.randint(0, most)):
        counts[random.choice(kinds)] += 1
    return Cards(tuple(counts))


def some_of(hand: Cards, random: Random) -> Cards:
    """Some cards of a hand, more often of one kind than of many."""
    kinds = [kind for kind in range(len(KIND_NAMES)) if hand[kind]]
    if not kinds:
        return Cards()
    counts = [0] * len(KIND_NAMES)
    for kind in random.sample(kinds, random.randint(1, min(3, len(kinds)))):
        counts[kind] = random.randint(1, hand[kind])
    return Cards(tuple(counts))


def random_text(game: Game, random: Random) -> str:
    """Anything from what is legal now to what nobody could read."""
    names = game.engine.names
    seat = random.choice(game.speakers or range(game.engine.seats))
    view = game.view(seat)
    cards = some_of(view.hand, random) if random.random() < 0.6 else random_cards(random)
    tickets = random.sample(names.tickets, random.randint(1, 4))
    own = view.players[seat].tickets
    payable = list(view.choices.claims)
    match random.randrange(14):
        case 0:
            return f"+{random.choice([*KIND_NAMES, 'deck'])}"
        case 1:
            return "tickets"
        case 2:
            return "keep " + " ".join(str(random.randint(0, 7)) for _ in range(random.randint(1, 4)))
        case 3:
            return "keep none"
        case 4 | 5:
            return f"{random.choice(names.tracks or names.tickets)} {cards}"
        case 6:
            return f"{random.choice(payable or names.tracks or ('Oslo-Bergen',))} {cards}"
        case 7:
            return f"add {Cards.of({random.choice(KIND_NAMES): random.randint(0, 3)})}"
        case 8:
            return random.choice(["withdraw", "pass"])
        case 9 | 10:
            return f"lay {cards}"
        case 11:
            some = random.sample(own, random.randint(0, len(own))) if random.random() < 0.7 else tickets
            return "complete " + (", ".join(some) or "none")
        case 12:
            return f"lay {Cards.of(dict.fromkeys(random.sample(COLORS, 3), 1))}"
        case _:
            return random.choice(NO_PLAYS)
