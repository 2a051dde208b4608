"""The players that come with Linewright: they keep the rules, repeat themselves by their seed, differ in strength."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from linewright.bots import PLAYERS, Player, player
from linewright.core import targets
from linewright.errors import UnknownName
from linewright.games.variants import VARIANTS
from linewright.play.actions import Claim, TakeTickets
from linewright.play.cards import Cards
from linewright.play.deal import seed_from_number
from linewright.play.game import Game
from linewright.play.referee import review
from linewright.play.transcripts import transcript
from tests.core.whole_games import Kind, kinds
from tests.play.scrambling import other_world
from tests.play.tables import at, moments, twin

KINDS = kinds()
PLAIN = kinds(with_variants=False)
NAMES = tuple(PLAYERS)


def match(kind: Kind, names: list[str], seed: int, target: str = "") -> Game:
    """A whole game between players. A refusal ends it with an error: a player must never earn one."""
    game = Game(kind.game, names, dict(kind.variants), seed=seed_from_number(seed), target=target)
    players = [player(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.speakers[0]
        game.play(seat, players[seat].choose(game.seat(seat)))
    return game


def test_the_players_that_there_are() -> None:
    assert {"random", "greedy"} <= set(NAMES)
    for name in NAMES:
        made: Player = player(name)
        assert callable(made.choose)
    with pytest.raises(UnknownName, match="there is no player 'grandmaster': the players are random, greedy"):
        player("grandmaster")


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_all_players_play_whole_games_by_the_rules(kind: Kind) -> None:
    for seed, names in enumerate((["greedy"] * kind.seats, (["random", "greedy"] * 3)[: kind.seats])):
        verdict = review(list(transcript(match(kind, names, seed))))
        assert (verdict.games, verdict.fault) == (1, None)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.game != "card"], ids=str)
def test_the_planner_plays_by_the_rules_compiled_and_interpreted_alike(kind: Kind) -> None:
    names = ["planner"] * kind.seats
    games = [match(kind, names, 3, target) for target in ("compiled", "interpreted")]
    assert games[0].state.tobytes() == games[1].state.tobytes()
    verdict = review(list(transcript(games[0])))
    assert (verdict.games, verdict.fault) == (1, None)


def test_the_planner_beats_the_greedy_player_on_both_boards() -> None:
    for game in ("usa", "nordic"):
        kind = Kind(game, 2)
        won = 0.0
        for seed in range(24):
            names = ["planner", "greedy"] if seed % 2 else ["greedy", "planner"]
            over = match(kind, names, seed // 2)
            won += (names.index("planner") in over.winners) / len(over.winners)
        assert won >= 14, f"{won} of 24 on {game}"


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_all_players_play_many_whole_games_by_the_rules(kind: Kind) -> None:
    chance = Random(str(kind))
    for seed in range(100, 120):
        names = [chance.choice(NAMES) for _ in range(kind.seats)]
        assert review(list(transcript(match(kind, names, seed)))).fault is None


@pytest.mark.skipif(not targets.has_compiler(), reason="there is no compiler here")
@pytest.mark.parametrize("kind", [Kind("usa", 3), Kind("nordic", 2), Kind("card", 4)], ids=str)
def test_players_play_the_same_on_both_targets(kind: Kind) -> None:
    names = (["greedy", "random"] * 2)[: kind.seats]
    compiled, interpreted = (match(kind, names, 5, target) for target in ("compiled", "interpreted"))
    assert compiled.plays == interpreted.plays
    assert compiled.state.tobytes() == interpreted.state.tobytes()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", [Kind("usa", 2), Kind("nordic", 3), Kind("card", 3)], ids=str)
def test_a_player_plays_the_same_by_the_same_seed(kind: Kind, name: str) -> None:
    first, again, other = (match(kind, [name] * kind.seats, seed) for seed in (1, 1, 2))
    assert first.plays == again.plays
    assert first.plays != other.plays


def test_two_random_players_of_different_seeds_play_differently() -> None:
    seat = at("usa").seat(0)
    chosen = {str(player("random", seed).choose(seat)) for seed in range(30)}
    assert len(chosen) > 3


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_U_T2_a_player_cannot_peek(kind: Kind, name: str) -> None:
    """It chooses the same wherever it cannot tell the worlds apart, and it leaves what it is given as it was."""
    for step, (game, random) in enumerate(moments(kind, 71)):
        if game.over or step % 25:
            continue
        for number in game.speakers:
            other = other_world(game, number, random).seat(number)
            mine = game.seat(number)
            before = mine.blind.tobytes()
            assert player(name, step).choose(mine) == player(name, step).choose(other)
            assert mine.blind.tobytes() == before


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_greedy_finds_a_play_wherever_random_play_leads(kind: Kind) -> None:
    """Positions that it would never come to itself are no reason to stumble."""
    for step, (game, _) in enumerate(moments(kind, 72)):
        if not game.over and step % 6 == 0:
            for seat in game.speakers:
                twin(game).play(seat, player("greedy").choose(game.seat(seat)))


def test_greedy_claims_what_its_ticket_needs() -> None:
    mine = {"hand": "3 blue 3 red", "tickets": ["Atlanta-New York", "Atlanta-Montreal"], "tracks": ON_THE_WAY}
    chosen = player("greedy").choose(at("usa", 2, mine).seat(0))
    assert chosen == Claim("Montreal-New York", Cards.of(blue=3))


ON_THE_WAY = ["New York-Washington/black", "Raleigh-Washington/1", "Atlanta-Raleigh/1"]


def test_greedy_takes_tickets_when_nothing_else_is_left() -> None:
    colors = "12 red 12 orange 12 yellow 12 green 12 blue 12 purple 12 black 12 white"
    table = at("usa", 2, {}, {"hand": f"{colors} 14 locomotive"})
    assert player("greedy").choose(table.seat(0)) == TakeTickets()


def wins(kind: Kind, games: int) -> tuple[float, Counter[str]]:
    """The share of games that greedy wins against random, seats in turn, and the points of both together."""
    won, points = 0.0, Counter[str]()
    for seed in range(games):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        game = match(kind, names, 1000 + seed)
        won += sum(1 / len(game.winners) for seat in game.winners if names[seat] == "greedy")
        for name, result in zip(names, game.results, strict=True):
            points[name] += result.total
    return won / games, points


@pytest.mark.parametrize("game", VARIANTS)
def test_greedy_beats_random_clearly(game: str) -> None:
    share, points = wins(Kind(game, 2), 12)
    assert share >= 0.9
    assert points["greedy"] > points["random"] + 12 * 20


GAMES_TO_TELL = 120  # of 40 the share still moves by five in a hundred either way


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_greedy_beats_random_at_every_table(kind: Kind) -> None:
    won = 0.0
    for seed in range(GAMES_TO_TELL):
        names = ["random"] * kind.seats
        names[seed % kind.seats] = "greedy"
        winners = match(kind, names, 2000 + seed).winners
        won += sum(1 / len(winners) for seat in winners if names[seat] == "greedy")
    share = won / GAMES_TO_TELL
    assert share > (2 / kind.seats - 0.15 if kind.seats > 2 else 0.9)
