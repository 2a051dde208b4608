"""Whatever is sent, a game answers with a play carried out or with a refusal; and only legal rows are plays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from linewright.core.layout import OFFER_PLACES
from linewright.data import rules
from linewright.play.actions import (
    Action,
    AddToTunnel,
    Claim,
    Complete,
    DrawDeck,
    KeepTickets,
    Lay,
    Pass,
    TakeOpen,
    TakeTickets,
    Withdraw,
)
from linewright.play.cards import KIND_NAMES, Cards
from linewright.play.game import Game
from linewright.play.refusals import NotAllowed, Refusal, Unreadable
from tests.core.whole_games import Kind, kinds
from tests.play.tables import accepts, at, legal_plays, moments, twin
from tests.play.texts import random_text

KINDS = kinds()
PLAIN = kinds(with_variants=False)
MOST_CARDS = 12  # hands up to this size are tried out in full


def check_answer(game: Game, seat: int, sent: str | Action) -> str:
    """Carried out on another table, or refused with nothing changed; the message of the refusal."""
    table = twin(game)
    try:
        table.play(seat, sent)
    except Refusal as refused:
        reason = refused
    else:
        assert len(table.plays) == len(game.plays) + 1
        return "carried out"
    assert table.state.tobytes() == game.state.tobytes()
    assert (table.plays, table.log) == (game.plays, game.log)
    assert reason.sentence()
    assert reason.message != "not-possible", f"{seat}: {sent}"
    assert reason.rule in rules() or (reason.rule == "" and not isinstance(reason, NotAllowed))
    return reason.message


def fuzz(kind: Kind, seed: int, every: int, texts: int) -> set[str]:
    answers: set[str] = set()
    for step, (game, _) in enumerate(moments(kind, seed)):
        random = Random(step)
        if step % every and game.view(None).phase not in ("choose", "keep", "tunnel", "complete"):
            continue
        for _ in range(texts):
            seat = random.choice([*game.speakers, random.randrange(-1, kind.seats + 1)])
            answers.add(check_answer(game, seat, random_text(game, random)))
    return answers


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whatever_is_sent_is_carried_out_or_refused_with_a_reason(kind: Kind) -> None:
    answers = fuzz(kind, 60 + KINDS.index(kind), 12, 15)
    assert {"carried out", "not-your-turn", "has-chosen", "keep-too-few", "not-in-hand", "over"} & answers
    assert len(answers) > 10


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whatever_is_sent_in_many_games_is_carried_out_or_refused_with_a_reason(kind: Kind) -> None:
    for seed in range(300, 305):
        fuzz(kind, seed, 1, 25)


@given(text=st.text(max_size=60))
def test_any_text_is_a_play_or_refused(text: str) -> None:
    for game in TABLES:
        check_answer(game, 0, text)


@given(
    word=st.sampled_from(["keep", "lay", "add", "complete", "+", "Oslo-Bergen", "Denver-Omaha", "tickets"]),
    rest=st.lists(st.sampled_from(["1", "2", "99", "-1", "red", "locomotive", "none", ",", "Miami", "²", "٣", "1.5"])),
)
def test_any_row_of_words_is_a_play_or_refused(word: str, rest: list[str]) -> None:
    for game in TABLES:
        check_answer(game, 0, " ".join([word, *rest]))


TABLES = tuple(at(game, 2, {"hand": "3 red 1 locomotive"}) for game in ("usa", "nordic", "card"))


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.game)
@pytest.mark.parametrize("before", ["keep ", "lay ", "add ", "Denver-Omaha ", "Oslo-Stockholm ", "complete "])
def test_numbers_too_long_to_be_meant_are_refused(game: Game, before: str) -> None:
    for number in ("9" * 30, "9" * 5000):
        with pytest.raises(Refusal):
            twin(game).play(0, f"{before}{number} red")
        with pytest.raises(Refusal):
            twin(game).play(0, f"{before}{number}")


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.game)
def test_a_play_sent_as_data_is_checked_as_one_that_is_read(game: Game) -> None:
    """A page sends names, not text: those that there are not are refused in the same words."""
    odd: list[Action] = [TakeOpen("pink"), Complete(("Oslo-Miami",)), KeepTickets((0,)), KeepTickets((-1, 10**20))]
    if game.game != "card":
        odd.append(Claim("Oslo-Miami", Cards.of(red=1)))
    for action in odd:
        with pytest.raises(Refusal) as refused:
            twin(game).play(0, action)
        assert isinstance(refused.value, Unreadable) == (not isinstance(action, KeepTickets))


def test_there_are_no_cards_of_another_kind_and_none_below_zero() -> None:
    for named in ({"pink": 1}, {"red": -1}):
        with pytest.raises(ValueError, match="card"):
            Cards.of(named)


@pytest.mark.parametrize("counts", [(0, 7, 0, 0, 0, 0, 0, 0, -1), (-1, 7, 0, 0, 0, 0, 0, 0, 0)])
def test_a_payment_of_fewer_cards_than_none_is_no_payment(counts: tuple[int, ...]) -> None:
    game = at("usa", 2, {"hand": "1 red 5 locomotive"})
    with pytest.raises((ValueError, Refusal)):
        twin(game).play(0, Claim("Miami-New Orleans", Cards(counts)))


# What is legal by number is what is accepted by name, tried out in full.


def parts_of(cards: Cards) -> Iterator[Cards]:
    for counts in product(*(range(count + 1) for count in cards.counts)):
        yield Cards(counts)


def subsets(names: list[str]) -> Iterator[tuple[str, ...]]:
    for size in range(len(names) + 1):
        yield from combinations(names, size)


def conceivable(game: Game, seat: int, random: Random) -> Iterator[Action]:
    """Every play with the cards and tickets that a seat has, and some with cards that it has not."""
    view = game.view(seat)
    yield from (TakeOpen(kind) for kind in KIND_NAMES)
    yield from (DrawDeck(), TakeTickets(), Withdraw(), Pass())
    yield from (KeepTickets(places) for places in places_of_offers())
    hands = list(parts_of(view.hand))
    beyond = [hand + Cards.of({random.choice(KIND_NAMES): 1}) for hand in random.sample(hands, min(20, len(hands)))]
    hands = list(dict.fromkeys([*hands, *beyond]))
    if view.phase == "tunnel":
        yield from (AddToTunnel(cards) for cards in hands)
    elif view.phase == "complete":
        yield from (Complete(tickets) for tickets in subsets(view.players[seat].tickets))
    elif game.game == "card":
        yield from (Lay(cards) for cards in hands)
    else:
        tracks = random.sample(game.engine.names.tracks, 8)
        for track in dict.fromkeys(
            [*tracks, *random.sample(list(view.choices.claims), min(6, len(view.choices.claims)))]
        ):
            yield from (Claim(track, cards) for cards in hands)


def places_of_offers() -> Iterator[tuple[int, ...]]:
    for size in range(OFFER_PLACES + 2):
        yield from combinations(range(1, OFFER_PLACES + 2), size)


def check_every_play(game: Game, seat: int, random: Random) -> None:
    legal = set(legal_plays(game, seat))
    tried = list(conceivable(game, seat, random))
    assert len(tried) == len(set(tried))
    accepted = {action for action in tried if accepts(game, seat, action)}
    assert accepted == legal & set(tried)
    assert all(accepts(game, seat, action) for action in legal)
    shown = game.view(seat).choices
    for action in legal:
        if isinstance(action, Claim):
            plain = shown.claims[action.track]
            longer = game.engine.rules[0]["length"][game.engine.names.track_numbers[action.track]] < action.cards.size
            assert action.cards in plain or (longer and action.track in shown.exchanges)
        if isinstance(action, AddToTunnel):
            assert action.cards in shown.add
    for track, payments in shown.claims.items():
        assert {Claim(track, cards) for cards in payments} <= legal
    assert shown.must_pass == (legal == {Pass()})


def small_enough(game: Game, seat: int) -> bool:
    view = game.view(seat)
    return view.hand.size <= MOST_CARDS and (view.phase != "complete" or len(view.players[seat].tickets) <= 8)


def check_all_plays(kind: Kind, seed: int, every: int) -> int:
    checked = 0
    for step, (game, _) in enumerate(moments(kind, seed)):
        if game.over or (step % every and game.view(None).phase not in ("tunnel", "complete")):
            continue
        for seat in game.speakers:
            if small_enough(game, seat):
                check_every_play(game, seat, Random(step))
                checked += 1
    return checked


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_what_is_accepted_by_name_is_what_is_legal_by_number(kind: Kind) -> None:
    assert check_all_plays(kind, 72, 50) > 2


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_accepted_by_name_is_what_is_legal_by_number_in_many_games(kind: Kind) -> None:
    for seed in range(400, 405):
        check_all_plays(kind, seed, 10)
