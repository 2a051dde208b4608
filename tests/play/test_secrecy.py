"""What a seat may know: change all that it cannot, and what it is shown, told and refused stays the same."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from linewright.play.events import Event
from linewright.play.game import Game
from linewright.play.notation import write_play
from linewright.play.records import Record
from linewright.play.refusals import Refusal
from linewright.play.rows import row_of
from linewright.play.transcripts import transcript
from linewright.play.views import events_for
from tests.core.whole_games import Kind, kinds, temper_of
from tests.play.scrambling import other_world, with_other_tracks
from tests.play.tables import legal_plays, moments, new_game, random_play, twin
from tests.play.texts import random_text

PLAIN = kinds(with_variants=False)
CARD = [kind for kind in kinds() if kind.game == "card"]
RARE = ("choose", "keep", "tunnel", "complete")


def answer(game: Game, seat: int, text: str) -> str:
    """What a seat is told when it sends this: the refusal, or that it was carried out."""
    try:
        twin(game).play(seat, text)
    except Refusal as refused:
        return f"{type(refused).__name__}: {refused}"
    return "carried out"


def told(game: Game, play: tuple[int, str], seat: int | None, *, same_chance: bool) -> list[Event] | None:
    """What a seat is told of a play; up to the first thing that chance decides, unless that is the same."""
    table = twin(game)
    try:
        events = events_for(table.play(*play), seat)
    except Refusal:
        return None  # the cards for it lie elsewhere in this world
    if table.over or table.view(None).phase == "complete":
        return None
    if same_chance:
        return events
    own = [event.get("seat") == seat and event["line"] in ("draw", "deal", "offer") for event in events]
    chance = [event["line"] in ("refill", "turned", "swap") or mine for event, mine in zip(events, own, strict=True)]
    return events[: chance.index(True)] if True in chance else events


def check_seat(game: Game, seat: int | None, random: Random, where: str) -> None:
    """All that a seat gets is the same in another world that it cannot tell from this one."""
    other = other_world(game, seat, random)
    assert other.state.tobytes() != game.state.tobytes(), where
    assert other.engine.view(other.state, seat).tobytes() == game.engine.view(game.state, seat).tobytes(), where
    assert other.view(seat) == game.view(seat), where
    assert other.speakers == game.speakers, where
    if seat is None:
        return
    mine, theirs = game.seat(seat), other.seat(seat)
    assert theirs.blind.tobytes() == mine.blind.tobytes(), where
    assert theirs.view == mine.view, where
    if len(game.speakers) == 1:
        assert mine.view == game.view(seat), where
    if seat in game.speakers:
        assert mine.engine.legal(mine.blind) == legal_numbers(game, seat) == legal_numbers(other, seat), where
    for _ in range(6):
        text = random_text(game, random)
        assert answer(other, seat, text) == answer(game, seat, text), f"{where}: {text}"


def legal_numbers(game: Game, seat: int) -> list[int]:
    state = game.state.copy()
    game.engine.give_word(state, seat)
    return game.engine.legal(state)


def check_next_play(game: Game, seat: int | None, random: Random, temper: str, where: str) -> int:
    """What is played next is told to a seat in the same way in a world that it cannot tell from this one."""
    speaker, action, _ = random_play(game, random, temper)
    play, compared = (speaker, write_play(action)), 0
    for same_chance in (True, False):
        other = other_world(game, seat, random, same_chance=same_chance)
        here = told(game, play, seat, same_chance=same_chance)
        there = told(other, play, seat, same_chance=same_chance)
        if here is not None and there is not None:
            assert there == here, f"{where}: {play}"
            compared += 1
    return compared


def check_secrets(kind: Kind, seed: int, every: int) -> int:
    compared = 0
    for step, (game, _) in enumerate(moments(kind, seed)):
        random = Random(step)
        phase = game.view(None).phase
        if game.over or (step % every and not (phase in RARE and step % 3 == 0)):
            continue
        for seat in (None, *range(kind.seats)):
            where = f"{kind}, game {seed}, play {step} ({phase}), seat {seat}"
            check_seat(game, seat, random, where)
            compared += check_next_play(game, seat, random, temper_of(seed), where)
    return compared


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_U_T2_K_A1_what_a_seat_cannot_know_changes_nothing_it_gets(kind: Kind) -> None:
    assert sum(check_secrets(kind, seed, 20) for seed in (20 + kind.seats, 22 + kind.seats)) > 50


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_secrets_of_many_games(kind: Kind) -> None:
    for seed in range(200, 203):
        check_secrets(kind, seed, 5)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_rows_of_a_seats_plays_are_the_same_from_all_that_it_knows(kind: Kind) -> None:
    """A row that is made from a view is the row that the table makes, number for number."""
    for step, (game, _) in enumerate(moments(kind, 25)):
        if game.over or step % 30:
            continue
        for seat in game.speakers:
            blind = game.seat(seat).blind
            state = game.state.copy()
            game.engine.give_word(state, seat)
            for action in legal_plays(game, seat)[:50]:
                assert row_of(game.engine, blind, action) == row_of(game.engine, state, action)


@pytest.mark.parametrize("kind", CARD, ids=str)
def test_K_A1_no_page_shows_what_lies_on_a_track_before_it_is_scored(kind: Kind) -> None:
    """Nobody sees more of a stack than how many cards it has; by variant the owner does."""
    peeking = dict(kind.variants).get("peek_own_track") is True
    shown = 0
    for step, (game, random) in enumerate(moments(kind, 30)):
        view = game.view(None)
        if game.over or view.phase == "complete" or step % 4:
            continue
        assert all(player.own_track is None for player in view.players)
        other = with_other_tracks(game, random)
        assert other.view(None) == view
        for seat in range(kind.seats):
            mine = game.view(seat)
            assert [player.seat for player in mine.players if player.own_track is not None] == [seat] * peeking
            if not peeking:
                assert other.view(seat) == mine
            else:
                stack = mine.players[seat].own_track
                assert stack is not None
                assert stack.size == mine.players[seat].on_track
                shown += stack.size
    assert (shown > 0) == peeking


@pytest.mark.parametrize("kind", CARD, ids=str)
def test_K_R3_the_owner_sees_its_track_when_it_chooses_what_to_complete(kind: Kind) -> None:
    seen = 0
    for game, _ in moments(kind, 32):
        if game.view(None).phase != "complete":
            continue
        for seat in game.speakers:
            for player in game.view(seat).players:
                assert (player.own_track is not None) == (player.seat == seat)
            seen += 1
    assert seen


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_U_S2_others_see_only_that_a_seat_has_chosen(kind: Kind) -> None:
    game = new_game(kind, 40)
    for seat in range(kind.seats):
        assert game.view(None).phase == "choose"
        assert [player.choosing for player in game.view(None).players] == [other >= seat for other in range(kind.seats)]
        events = game.play(seat, "keep 1 2")
        assert events[0] == {"line": "chosen", "seat": seat}
        assert len(events) == 1 or seat == kind.seats - 1
    assert game.view(None).phase == "turn"


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_U_S2_K_R3_every_order_of_arrival_is_the_same_game(kind: Kind) -> None:
    """Whoever chooses first, what comes of it is the same, byte for byte."""
    checked = set()
    for game, random in moments(kind, 41):
        if len(game.speakers) < kind.seats:
            continue
        checked.add(game.view(None).phase)
        chosen = {seat: random.choice(legal_plays(game, seat)) for seat in game.speakers}
        tables = []
        for order in permutations(game.speakers):
            table = twin(game)
            for seat in order:
                table.play(seat, chosen[seat])
            tables.append(table)
        assert len({table.state.tobytes() for table in tables}) == 1
        assert all(table.log == tables[0].log for table in tables)
        if all(table.over for table in tables):
            assert len({"\n".join(transcript(table)) for table in tables}) == 1
            assert len({Record.of(table).replay().state.tobytes() for table in tables}) == 1
    assert checked == ({"choose", "complete"} if kind.game == "card" else {"choose"})


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_what_happened_is_told_to_each_seat_without_the_others_secrets(kind: Kind) -> None:
    *_, (game, _) = moments(kind, 42)
    for seat in (None, *range(kind.seats)):
        for event in game.events(seat):
            if event["line"] == "shuffle":
                assert set(event) == {"line", "deck", "number"}
            elif event.get("seat") != seat and not event.get("given"):
                assert event["line"] not in ("deal", "draw") or "card" not in event
                assert event["line"] not in ("offer", "keep") or "tickets" not in event
