"""The terminal game: what people type is understood, what they see is theirs to see, and nothing is lost."""

import ast
import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from linewright.bots import player
from linewright.cli import main
from linewright.cli.terminal import pages
from linewright.cli.terminal.meaning import Words
from linewright.cli.terminal.reading import Command, PayFor, read
from linewright.cli.terminal.saving import Keeper, load
from linewright.cli.terminal.screen import CLEAR, Screen
from linewright.cli.terminal.session import Session
from linewright.cli.terminal.table import Table, seat_names, target_for
from linewright.data import GAMES
from linewright.play.actions import Action, Claim, DrawDeck, KeepTickets, Lay, TakeOpen, TakeTickets
from linewright.play.cards import Cards
from linewright.play.deal import seed_from_number
from linewright.play.game import Game
from linewright.play.notation import write_play
from linewright.play.refusals import Unreadable
from linewright.play.telling import shortened, tell
from linewright.play.views import events_for
from tests.support import SOURCE

Answer = Callable[[str], str]


def new_table(game: str, *who: str, seed: int = 1) -> Table:
    names, bots = seat_names(who, Screen())
    return Table(Game(game, names, seed=seed_from_number(seed), first=0, target=target_for(bots)), bots)


class Sitting:
    """People who play as a bot would, by typing; what each of them saw is kept apart."""

    def __init__(self, table: Table, folder: Path, *, width: int = 100, height: int = 50, plain: bool = False) -> None:
        self.table = table
        self.out = io.StringIO()
        self.screen = Screen(width=width, height=height, colour=False, plain=plain, ask=self.ask, out=self.out)
        self.session = Session(table, self.screen, Keeper(folder))
        self.bot = player("greedy", 1)
        self.saw: dict[int, str] = dict.fromkeys(table.people, "")
        self.asked = 0
        self.stop_after: int | None = None
        self.before: dict[str, list[str]] = {}  # what is typed first at a turn's question, once

    def ask(self, prompt: str) -> str:
        text = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        looking = self.session.looking
        if looking is not None:
            self.saw[looking] += text + prompt
        else:
            assert "Your hand" not in text.rpartition(CLEAR)[2], "nobody in particular looks at this page"
        for start, answers in self.before.items():
            if start in prompt and answers:
                return answers.pop(0)
        if looking is None or not prompt.startswith(f"{self.table.seats[looking]}, "):
            return ""
        self.asked += 1
        if self.stop_after is not None and self.asked > self.stop_after:
            raise EOFError
        return write_play(self.bot.choose(self.table._game.seat(looking)))


@pytest.mark.parametrize("size", [(80, 24), (100, 50), (140, 60)])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_typing(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    table = new_table(game, "you", "greedy", seed=3)
    sitting = Sitting(table, tmp_path, width=size[0], height=size[1])
    assert sitting.session.run()
    assert table.over
    end = sitting.out.getvalue()
    assert "Winner: " in end
    assert "linewright verify" in end
    (file,) = tmp_path.glob("*.jsonl")  # the unfinished game is gone, its record is there
    assert load(file).over
    for line in sitting.saw[0].replace(CLEAR, "").split("\n"):
        assert len(line) <= size[0] or " > " in line, line


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_another_holds(game: str, tmp_path: Path) -> None:
    table = new_table(game, "anna", "bo", seed=5)
    sitting = Sitting(table, tmp_path)
    assert sitting.session.run()
    secrets = {
        seat: {
            ticket for event in table.events(seat) for ticket in event.get("tickets", ()) if event["line"] == "offer"
        }
        for seat in (0, 1)
    }
    tracks = {name.partition("/")[0] for name in table.names.tracks}
    for seat, other in ((0, 1), (1, 0)):
        hidden = secrets[other] - secrets[seat] - tracks
        before_the_end = sitting.saw[seat].partition("Round 1 is over")[0].partition("The count")[0]
        assert hidden
        assert not [ticket for ticket in hidden if ticket in before_the_end]
        name = table.seats[other]
        drawn = re.findall(rf"{name} drew ([a-z ]+)", before_the_end) + re.findall(
            rf"{name} took [a-z ]+ and drew ([a-z ]+)", before_the_end
        )
        assert drawn
        assert {*drawn} <= {"two cards from the deck", "from the deck", "one from the deck"}


@pytest.mark.parametrize("game", GAMES)
def test_pages_do_not_depend_on_secrets(game: str) -> None:
    """With everything changed that the viewer cannot know, every page is the same to the letter."""
    table = new_table(game, "anna", "bo", seed=7)
    screen = Screen(width=140, height=70, colour=True, out=io.StringIO())
    bot = player("greedy", 2)
    engine = table._game.engine
    for step in range(60):
        seat = table.speaker()
        if step % 4 == 0:
            for viewer in (0, 1):
                real, shown = table._game.state, everything(screen, table, viewer)
                blind = engine.view(real, viewer)
                table._game.state = engine.imagine(blind, viewer, step + 1)
                assert everything(screen, table, viewer) == shown
                table._game.state = real
        table.play(seat, bot.choose(table._game.seat(seat)))


def everything(screen: Screen, table: Table, viewer: int) -> str:
    view = table.view(viewer)
    page = pages.table_page(screen, table, view, table.events(viewer))
    rest = [*pages.map_page(screen, table, view), *pages.routes_page(screen, table, view, "affordable")]
    return screen.render(*page, *rest, *pages.score_page(screen, table, view), pages.hint(screen, view))


def test_only_the_table_holds_the_game() -> None:
    """Pages are made from views and cut events: no module of the terminal reaches for the state or the whole log."""
    for path in [*(SOURCE / "cli" / "terminal").glob("*.py"), SOURCE / "cli" / "play.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"state", "log", "plays", "blind", "results_of"}, f"{path.name}: {node.attr}"
                assert node.attr != "_game" or path.name == "table.py", path.name


def at_turn(game: str) -> Table:
    table = new_table(game, "you", "greedy", seed=2)
    while table.view(0).phase == "choose":
        seat = table.speaker()
        table.play(seat, KeepTickets(tuple(range(1, len(table.view(seat).offer) + 1))))
    return table


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("usa", "d", DrawDeck()),
        ("usa", "+deck", DrawDeck()),
        ("usa", "T", TakeTickets()),
        ("usa", "tickets", TakeTickets()),
        ("usa", "8", PayFor("Boston-Montreal/1")),
        ("usa", "#3", PayFor("Atlanta-Nashville")),
        ("usa", "c 3 2 red", Claim("Atlanta-Nashville", Cards.of(red=2))),
        ("usa", "8 2r", Claim("Boston-Montreal/1", Cards.of(red=2))),
        ("usa", "8 red", PayFor("Boston-Montreal/1", "red")),
        ("usa", "boston-montreal/2 1 red 1 locomotive", Claim("Boston-Montreal/2", Cards.of(red=1, locomotive=1))),
        ("usa", "bos mon 1 red, 1 loco", Claim("Boston-Montreal/1", Cards.of(red=1, locomotive=1))),
        ("usa", "new york pit 2 white", Claim("New York-Pittsburgh/white", Cards.of(white=2))),
        ("usa", "kansas city to omaha l", PayFor("Kansas City-Omaha/1", "locomotive")),
        ("nordic", "oslo-goteborg", PayFor("Göteborg-Oslo")),
        ("nordic", "honn kirk 2g 1L", Claim("Honningsvåg-Kirkenes", Cards.of(green=2, locomotive=1))),
        ("card", "l r g b", Lay(Cards.of(red=1, green=1, blue=1))),
        ("card", "r g b", Lay(Cards.of(red=1, green=1, blue=1))),
        ("card", "lay 3 red 1 locomotive", Lay(Cards.of(red=3, locomotive=1))),
        ("card", "2 pu", Lay(Cards.of(purple=2))),
        ("usa", "? U-C1", Command("rules", "U-C1")),
        ("usa", "r affordable", Command("routes", "affordable")),
        ("usa", "save my game.jsonl", Command("save", "my game.jsonl")),
        ("usa", "", Command("table")),
    ],
)
def test_what_is_typed_is_understood(game: str, text: str, meant: Action | Command | PayFor) -> None:
    table = at_turn(game)
    assert read(text, table, table.view(0), Words()) == meant


def test_a_number_takes_the_card_at_that_place() -> None:
    table = at_turn("usa")
    view = table.view(0)
    for place, kind in enumerate(view.open, 1):
        assert kind
        assert read(str(place), table, view, Words()) == TakeOpen(kind)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("boston", "terminal-no-play"),
        ("8 2 rde", "unreadable-cards"),
        ("8 2 bl", "terminal-ambiguous-cards"),
        ("101", "unknown-track"),
        ("what now", "terminal-no-play"),
        ("s-d", "terminal-no-play"),
        ("+rde", "unreadable-card"),
    ],
)
def test_what_is_not_understood_is_said(text: str, message: str) -> None:
    table = at_turn("usa")
    with pytest.raises(Unreadable) as raised:
        read(text, table, table.view(0), Words())
    assert raised.value.message == message
    assert raised.value.sentence()


def test_a_refusal_names_its_rule_and_why_quotes_it(tmp_path: Path) -> None:
    table = at_turn("usa")
    sitting = Sitting(table, tmp_path)
    sitting.before["You, your turn"] = ["90 5 purple", "why", "? u-d2", "help", "map", "r tickets", "log", "score"]
    sitting.stop_after = 0
    assert not sitting.session.run()
    seen = sitting.saw[0]
    assert "(U-C1) Type why for the rule." in seen
    assert "U-C1: Play as many cards as the route has spaces" in seen
    assert "U-D2  A turn: exactly one of three actions / Draw train cards" in seen
    for part in ("What you can type", "Vancouver", "any one", "kept", "If the game ended now"):
        assert part in seen


def test_a_game_that_is_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = new_table("nordic", "you", "greedy", seed=3)
    sitting = Sitting(table, tmp_path)
    sitting.stop_after = 12
    assert not sitting.session.run()
    assert "linewright play --continue" in sitting.out.getvalue()
    again = load(tmp_path / "unfinished.jsonl")
    assert again.bots == ["", "greedy"]
    assert again.record() == table.record()
    assert Sitting(again, tmp_path).session.run()


def test_leaving_and_saving(tmp_path: Path) -> None:
    table = at_turn("card")
    sitting = Sitting(table, tmp_path / "data")
    file = tmp_path / "mine.jsonl"
    sitting.before["You, your turn"] = ["save", f"save {tmp_path / 'none' / 'x'}", "q", "q"]
    sitting.before["Leave the game?"] = ["x", str(file)]
    assert not sitting.session.run()
    assert load(file).record() == table.record()
    assert "Say where: save FILE." in sitting.saw[0]


@pytest.mark.parametrize("game", GAMES)
def test_without_a_terminal_a_game_is_shown(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("LINEWRIGHT_DATA", str(tmp_path / "data"))
    file = tmp_path / "game.jsonl"
    assert main(["play", game, "--seed", "4", "--seats", "you,random", "--plain", "--save", str(file)]) == 0
    shown = capsys.readouterr()
    assert "Winner: " in shown.out
    assert shown.err == ""
    assert load(file).over
    assert not (tmp_path / "data").exists()
    strange = set(re.sub(r"[A-Za-zÅÄÖåäöøØ]", "", shown.out)) - {chr(code) for code in range(10, 127)}
    assert not strange, "plain is plain"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["usa", "--seats", "greedy"], "2 to 5 players"),
        (["nordic", "--variant", "starting_hand=6"], "N-S1"),
        (["nordic", "--first", "9"], "there is no seat 9"),
        (["--language", "xx"], "the languages are"),
        (["--load", "no-such-file"], "No such file"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["play", *arguments]) in (1, 2)
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_event_can_be_told(game: str) -> None:
    table = new_table(game, "greedy", "random", seed=9)
    whole = []
    while not table.over:
        seat = table.speaker()
        bot = player(table.bots[seat], seat)
        whole += table._game.play(seat, bot.choose(table._game.seat(seat)))
    for viewer in (0, 1, None):
        for event in [*events_for(whole, viewer), *table.events(viewer)]:
            assert tell(event, table.seats)
    told = [tell(event, table.seats) for event in shortened(table.events(None))]
    assert not [line for line in told if re.search(r"drew \d", line)]
