"""The deal that anyone can check: what was committed to, what the seats added, and what both decide together."""

from __future__ import annotations

import hashlib
import json

import pytest

from linewright.core.layout import BoardState, new_block
from linewright.core.targets import fields, interpreted
from linewright.data import COLORS, board
from linewright.play.deal import SEED_BYTES, commitment, key_of, new_seed, seed_from_number
from linewright.play.game import Game
from linewright.play.records import Record, RecordError
from linewright.play.transcripts import transcript_events
from tests.core.whole_games import Kind
from tests.play.tables import finished

SEED = seed_from_number(1)


def hands(game: Game) -> list[list[int]]:
    return [game.state[0]["hand"][seat].tolist() for seat in range(game.engine.seats)]


def test_a_commitment_is_the_hash_of_the_seed_as_documented() -> None:
    assert commitment(SEED) == hashlib.sha256(b"linewright seed 1\n" + SEED).hexdigest()
    assert SEED.hex() not in commitment(SEED)
    assert len({commitment(seed_from_number(number)) for number in range(100)}) == 100


def test_a_key_is_made_of_the_seed_and_every_number_as_documented() -> None:
    whole = hashlib.sha256(b"linewright deal 1\n" + SEED + b"\x00\x03abc" + b"\x00\x00" + b"\x00\x01d").digest()
    words = tuple(int.from_bytes(whole[place : place + 4], "little") for place in range(0, 32, 4))
    assert key_of(SEED, [b"abc", b"", b"d"]) == words
    assert all(0 <= word < 1 << 32 for word in words)


def test_where_one_number_ends_and_the_next_begins_makes_a_difference() -> None:
    keys = {key_of(SEED, numbers) for numbers in ([b"ab", b""], [b"a", b"b"], [b"", b"ab"], [b"ab"], [b"b", b"a"])}
    assert len(keys) == 5


def test_seeds_are_long_and_new_each_time() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert len(new_seed()) == len(SEED) == SEED_BYTES == 32


@pytest.mark.parametrize("kind", ["usa", "nordic", "card"])
def test_the_same_seed_and_numbers_are_the_same_deal(kind: str) -> None:
    numbers = [b"one", b"two"]
    game, again = (Game(kind, 2, seed=SEED, numbers=numbers) for _ in range(2))
    assert game.state.tobytes() == again.state.tobytes()
    assert game.log == again.log
    assert list(game.events(0)) == list(again.events(0))


@pytest.mark.parametrize("kind", ["usa", "nordic", "card"])
def test_one_seats_number_changes_the_deal(kind: str) -> None:
    deals = [
        Game(kind, 2, seed=SEED, numbers=numbers, first=0)
        for numbers in ([b"one", b"two"], [b"one", b"twp"], [b"onf", b"two"], [b"", b""], [b"two", b"one"])
    ]
    assert len({str((hands(game), game.view(None).open, game.view(0).offer)) for game in deals}) == len(deals)
    assert len({Game(kind, 2, seed=seed_from_number(number)).state.tobytes() for number in range(20)}) == 20


def test_names_variants_of_others_and_targets_change_no_deal() -> None:
    game = Game("nordic", ["Ada", "Bo"], seed=SEED)
    other = Game("nordic", 2, {"tie_break": "longest_ticket"}, seed=SEED, target="interpreted")
    assert game.state.tobytes() == other.state.tobytes()


def test_U_S3_the_seed_draws_the_starting_seat_unless_the_host_chose() -> None:
    starts = [Game("usa", 5, seed=seed_from_number(number)).view(None).first for number in range(100)]
    assert {starts.count(seat) > 10 for seat in range(5)} == {True}
    for first in range(5):
        game = Game("usa", 5, seed=SEED, first=first)
        assert game.view(None).first == first
        assert next(event for event in game.events(None) if event["line"] == "start") == {
            "line": "start",
            "seat": first,
            "chosen": True,
        }


@pytest.mark.parametrize("first", [-1, 2, 7])
def test_U_S3_only_a_seat_at_the_table_can_start(first: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        Game("usa", 2, seed=SEED, first=first)


def test_there_is_one_number_for_each_seat() -> None:
    for numbers in ([], [b"one"], [b"one", b"two", b"three"]):
        with pytest.raises(ValueError, match="number"):
            Game("usa", 2, seed=SEED, numbers=numbers)


def test_U_S1_the_deal_can_be_done_again_from_the_documentation_alone() -> None:
    """Steps 3, 4, 5 and 7 of docs/formats.md, with nothing of ours but the block function of ChaCha8."""
    kind = Kind("usa", 3)
    game = finished(kind, 3)
    told = next(event for event in transcript_events(game) if event["line"] == "shuffle")
    key = key_of(game.seed, game.numbers)
    state = fields(BoardState, new_block(BoardState))
    state.key[:] = key
    words: list[int] = []
    counter = 0
    left = {**dict.fromkeys(COLORS, board("usa").per_color), "locomotive": board("usa").locomotives}
    order = []
    while sum(left.values()):
        n = sum(left.values())
        while True:
            if not words:
                interpreted().chance.chacha8(state.key, state.words[0], counter, 0, 0)
                words, counter = state.words[0].tolist(), counter + 1
            product = words.pop(0) * n
            if product % (1 << 32) >= (1 << 32) % n:
                break
        place = product >> 32
        for card, count in left.items():
            if place < count:
                left[card] -= 1
                order.append(card)
                break
            place -= count
    assert told["order"] == order


# Records are bound to what was committed to.


def record() -> dict[str, object]:
    game = Game("usa", ["Ada", "Bo"], seed=SEED, numbers=[b"\x01", b""], first=1)
    game.play(1, "keep 1 3")
    data: dict[str, object] = json.loads(Record.of(game).to_line())
    return data


def test_a_record_has_the_documented_fields() -> None:
    assert record() == {
        "format": "linewright-record 1",
        "rules": 1,
        "game": "usa",
        "variants": {},
        "seats": ["Ada", "Bo"],
        "first": 1,
        "commitment": commitment(SEED),
        "seed": SEED.hex(),
        "numbers": ["01", ""],
        "plays": [[1, "keep 1 3"]],
    }


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": seed_from_number(2).hex()}, "the seed is not the one that was committed to before the deal"),
        ({"commitment": commitment(seed_from_number(2))}, "the seed is not the one that was committed to"),
        ({"commitment": None}, "the seed is not the one that was committed to"),
        ({"format": "linewright-record 2"}, "this is not a record: its format is not 'linewright-record 1'"),
        ({"rules": 2}, "this record was played under rules 2; this program knows rules 1"),
        ({"rules": None}, "this record was played under rules None; this program knows rules 1"),
        ({"seed": "xyz"}, "this record is damaged"),
        ({"numbers": [""]}, "each seat adds one number"),
        ({"numbers": ["zz", ""]}, "this record is damaged"),
        ({"first": 2}, "seat 2 cannot start"),
        ({"first": "Ada"}, "seat 'Ada' cannot start"),
        ({"plays": [[0]]}, "this record is damaged"),
        ({"plays": 3}, "this record is damaged"),
        ({"seats": None}, "this record is damaged"),
        ({"variants": 7}, "this record is damaged"),
    ],
    ids=str,
)
def test_a_forged_or_damaged_record_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.from_line(json.dumps({**record(), **change}))
    assert message in str(refused.value)


def test_a_record_with_a_field_missing_is_refused() -> None:
    for name in record():
        with pytest.raises(RecordError):
            Record.from_line(json.dumps({field: value for field, value in record().items() if field != name}))
    for line in ("", "{", "[]", "null", "1"):
        with pytest.raises(RecordError):
            Record.from_line(line)


def test_another_number_of_a_seat_is_another_deal_and_its_plays_soon_break_the_rules() -> None:
    game = finished(Kind("nordic", 2), 4)
    line = json.loads(Record.of(game).to_line())
    line["numbers"][0] = "ff"
    with pytest.raises(RecordError) as refused:
        Record.from_line(json.dumps(line)).replay()
    assert refused.value.rule
    assert refused.value.play is not None
