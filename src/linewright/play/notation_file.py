"""Games as lines that people read: a head, then one line a turn. Read and written; docs/formats.md has the grammar.

linewright-notation 1 rules 1 usa
seats Ada, Bo
seed 6c...
0.1 keep 1 3
0.2 keep 2 3
1.1 +red; +deck
2.2 Duluth-Omaha/1 2 blue
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from linewright.errors import LinewrightError
from linewright.games.variants import VARIANTS, Reading
from linewright.play.game import Game
from linewright.play.notation import write_play
from linewright.play.records import RULES, Record, RecordError

HEAD = "linewright-notation 1"


def write_notation(game: Game) -> Iterator[str]:
    """The lines of one game, ending with an empty one."""
    yield f"{HEAD} rules {RULES} {game.game}"
    for name, reading in game.variants.items():
        yield f"variant {name} = {str(reading).lower()}"
    yield "seats " + ", ".join(game.seat_names)
    if game.first_chosen is not None:
        yield f"first {game.first_chosen + 1}"
    yield f"seed {game.seed.hex()}"
    for number in game.numbers:
        if number:
            yield "numbers " + ", ".join(each.hex() or "-" for each in game.numbers)
            break
    for turn, seat, texts in _turns(game):
        yield f"{turn}.{seat + 1} " + "; ".join(texts)
    if game.over:
        points = ", ".join(str(result.total) for result in game.results)
        yield f"result {points}"
    yield ""


def _turns(game: Game) -> list[tuple[int, int, list[str]]]:
    """The plays, put together by turn: found by playing the game again."""
    again = Record.of(game).start(game.engine.target)
    turns: list[tuple[int, int, list[str]]] = []
    for play in game.plays:
        turn = int(again.state[0]["turn_number"])
        everybody = len(again.speakers) > 1 or again.view(None).phase in ("choose", "complete")
        text = write_play(play.action)
        if not everybody and turns and turns[-1][:2] == (turn, play.seat) and not _begins_turn(again):
            turns[-1][2].append(text)
        else:
            turns.append((turn, play.seat, [text]))
        again.play(play.seat, play.action)
    return turns


def _begins_turn(game: Game) -> bool:
    return game.view(None).phase == "turn"


def read_notation(lines: Sequence[str]) -> Iterator[tuple[Record, list[int]]]:
    """The games of a file, each with the line of each of its plays."""
    block: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            block.append((number, line.strip()))
        elif block:
            yield _read_game(block)
            block = []
    if block:
        yield _read_game(block)


def _read_game(block: list[tuple[int, str]]) -> tuple[Record, list[int]]:
    start, head = block[0]
    words = head.split()
    if not head.startswith(HEAD) or len(words) != 5 or words[4] not in VARIANTS:
        raise RecordError(f"a game begins with {HEAD!r}, the rules and the game", line=start)
    if words[3] != str(RULES):
        raise RecordError(f"this game was played under rules {words[3]}; this program knows {RULES}", line=start)
    game = words[4]
    variants: dict[str, Reading] = {}
    seats: list[str] = []
    first: int | None = None
    seed = b""
    numbers: list[bytes] = []
    plays: list[tuple[int, str]] = []
    starts: list[int] = []
    for number, line in block[1:]:
        word, _, rest = line.partition(" ")
        try:
            if word == "variant":
                name, _, reading = rest.partition(" = ")
                variants[name] = _reading(game, name, reading)
            elif word == "seats":
                seats = [name.strip() for name in rest.split(",")]
            elif word == "first":
                first = int(rest) - 1
            elif word == "seed":
                seed = bytes.fromhex(rest)
            elif word == "numbers":
                numbers = [b"" if each.strip() == "-" else bytes.fromhex(each) for each in rest.split(",")]
            elif word != "result":
                seat = int(word.split(".")[1]) - 1
                for text in rest.split(";"):
                    plays.append((seat, text.strip()))
                    starts.append(number)
        except (ValueError, IndexError):
            raise RecordError(f"{line!r} is no line of notation", line=number) from None
    if not seats or not seed:
        raise RecordError("a game needs its seats and its seed", line=start)
    try:
        record = Record(game, variants, seats, first, seed, numbers or [b""] * len(seats), plays)
    except LinewrightError as error:
        raise RecordError(str(error), line=start) from None
    return record, starts or [start]


def _reading(game: str, name: str, text: str) -> Reading:
    for variant in VARIANTS[game]:
        if variant.name == name:
            for reading in variant.readings:
                if str(reading).lower() == text:
                    return reading
    raise ValueError(name)
