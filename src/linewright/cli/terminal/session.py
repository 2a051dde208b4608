"""A game at one terminal: people take turns at the screen, bots play in between, and nobody sees another's hand."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from linewright.cli.terminal import pages
from linewright.cli.terminal.ceremony import ceremony
from linewright.cli.terminal.chips import chip, chips, flow
from linewright.cli.terminal.meaning import Words
from linewright.cli.terminal.needs import payments
from linewright.cli.terminal.reading import Command, PayFor, read
from linewright.cli.terminal.saving import Keeper, write
from linewright.cli.terminal.screen import Screen
from linewright.cli.terminal.table import Table
from linewright.data import rule
from linewright.errors import LinewrightError, UnknownName
from linewright.play.actions import Action, Claim
from linewright.play.cards import Cards
from linewright.play.events import Event
from linewright.play.refusals import Refusal, Unreadable
from linewright.play.telling import MINOR_LINES, listing, shortened, tell
from linewright.play.views import View
from linewright.play.words import track_name

CONTEXT = 4  # events from before the own last turn that are still shown
BACK = ("x", "q", "back", "no", "n")


class Left(Exception):
    """A person left the table; the game is kept."""


class Session:
    """One sitting at one terminal."""

    def __init__(self, table: Table, screen: Screen, keeper: Keeper) -> None:
        self.table = table
        self.screen = screen
        self.keeper = keeper
        self.words = Words(screen.language)
        self.looking: int | None = None if len(table.people) > 1 else table.people[0]
        self.seen = dict.fromkeys(range(len(table.seats)), 0)  # how many events each has been shown
        self.refused = ""  # the rule of the last refusal

    def run(self) -> bool:
        """Play to the end (True), or until somebody leaves (False)."""
        try:
            self._run()
        except (EOFError, KeyboardInterrupt, Left):
            self.keeper.keep(self.table)
            self.screen.show("")
            if self.keeper.broken:
                self.screen.tell("terminal-cannot-save", file=str(self.keeper.unfinished), why=self.keeper.broken)
            else:
                self.screen.tell("terminal-kept")
            return False
        return True

    def _run(self) -> None:
        table = self.table
        while not table.over:
            seat = table.speaker()
            if table.bots[seat]:
                table.let_bot_play(seat)
            else:
                self._person(seat)
            self.keeper.keep(table)
        file = self.keeper.finish(table)
        ceremony(self.screen, table, wait=True)
        if file:
            self.screen.tell("terminal-verify", file=str(file))

    # One person's play.

    def _person(self, seat: int) -> None:
        if self.looking != seat:
            self._hand_over(seat)
        notice: list[Text] = []
        while True:
            view = self.table.view(seat)
            self._show_table(view, notice)
            try:
                done = self._answer(view)
            except Refusal as refusal:
                notice = self._refusal(refusal)
                continue
            except LinewrightError as error:
                notice = [Text(str(error))]
                continue
            if isinstance(done, list):
                self._after(seat, done)
                return
            notice = [Text(done)] if done else []

    def _answer(self, view: View) -> list[Event] | str:
        """One line typed: events where it was a play that was carried out, else a notice for the next page."""
        assert view.seat is not None
        typed = self.screen.ask(pages.question(self.screen, self.table, view))
        meant = read(typed, self.table, view, self.words)
        if isinstance(meant, Command):
            return self._command(meant, view)
        if isinstance(meant, PayFor):
            action = self._pay(meant, view)
            if action is None:
                return ""
            meant = action
        return self.table.play(view.seat, meant)

    def _refusal(self, refusal: Refusal) -> list[Text]:
        sentence = refusal.sentence(self.screen.language)
        if not refusal.rule:
            return [Text(sentence, "bold")]
        self.refused = refusal.rule
        text = self.screen.words("terminal-refused", sentence=sentence, rule=refusal.rule)
        return [Text(f"{text} {self.screen.words('terminal-why-hint')}", "bold")]

    def _show_table(self, view: View, notice: list[Text]) -> None:
        assert view.seat is not None
        events = [event for event in self.table.events(view.seat) if event["line"] not in MINOR_LINES]
        news = events[max(self.seen[view.seat] - CONTEXT, 0) :]
        page = pages.table_page(self.screen, self.table, view, news)
        self.screen.page(*page, *notice, Text(pages.hint(self.screen, view), "dim"), in_pieces=False)

    def _hand_over(self, seat: int) -> None:
        self.screen.clear()
        self.screen.forget()
        name = self.table.seats[seat]
        self.screen.ask(self.screen.words("terminal-hand-over", seat=name))
        self.looking = seat

    def _after(self, seat: int, events: list[Event]) -> None:
        """What came of a play: a tunnel's cards one by one, and, before another takes over, all that was new."""
        told = [event for event in self.table.events(seat) if event["line"] not in MINOR_LINES]
        if any(event["line"] == "turned" for event in events):
            self._drama(events)
        following = None if self.table.over else self.table.speaker()
        if following == seat:
            return
        self.seen[seat] = len(told)
        if len(self.table.people) > 1:
            self.screen.clear()
            news = [tell(event, self.table.seats, self.screen.language) for event in shortened(events)]
            if news:
                self.screen.show(*news)
                others = [self.table.seats[other] for other in self.table.people if other != seat]
                self.screen.ask(self.screen.words("terminal-turn-done", seat=listing(others)))
                self.screen.clear()
            self.looking = None

    def _drama(self, events: list[Event]) -> None:
        screen = self.screen
        screen.clear()
        for event in events:
            if event["line"] == "tunnel":
                cards = Cards.of(event["cards"])
                screen.tell("terminal-tunnel-laid", track=track_name(event["track"]), cards=cards)
                screen.show("")
            elif event["line"] == "turned":
                for place, kind in enumerate(event["cards"], 1):
                    screen.pause()
                    screen.show(Text.assemble(f"   {place}  ", chip(screen, kind)))
                screen.pause()
                screen.show("")
                message = "terminal-tunnel-asks" if event["add"] else "terminal-tunnel-nothing"
                screen.tell(message, add=event["add"])
        screen.ask(screen.words("terminal-go-on"))

    # Paying.

    def _pay(self, meant: PayFor, view: View) -> Action | None:
        """The payment for a track, chosen from a list or written; None goes back."""
        board = self.table.board
        assert board is not None
        track = board.tracks[self.table.names.track_numbers[meant.track]]
        ways = [way for way in payments(self.table, view, meant.track) if meant.color in ("", *way.cards.as_dict())]
        if meant.color and ways:
            return Claim(meant.track, ways[0].cards)
        if not ways and not view.choices.exchanges.get(meant.track):
            # The rules say why: nothing is the cheapest payment that they can refuse.
            return Claim(meant.track, Cards())
        self.screen.clear()
        self._show_payments(meant.track, view)
        while True:
            typed = self.screen.ask(self.screen.words("terminal-pay-enter"))
            if typed.casefold() in BACK:
                return None
            if not typed and ways:
                return Claim(meant.track, ways[0].cards)
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(ways):
                return Claim(meant.track, ways[int(typed) - 1].cards)
            try:
                return Claim(track.name, self.words.cards(typed))
            except Unreadable as refusal:
                self.screen.show(refusal.sentence(self.screen.language))

    def _show_payments(self, name: str, view: View) -> None:
        screen, board = self.screen, self.table.board
        assert board is not None
        track = board.tracks[self.table.names.track_numbers[name]]
        screen.show(
            Text(
                screen.words(
                    "terminal-pay-for", track=track_name(name), length=track.length, points=self.table.points(name)
                ),
                "bold",
            )
        )
        for place, way in enumerate(payments(self.table, view, name), 1):
            pieces = [Text(str(place)), *chips(screen, way.cards)]
            if way.exchanges:
                pieces.append(Text(screen.words("terminal-pay-exchange", count=way.exchanges)))
            screen.show(*flow(pieces, screen.width))
        if view.choices.exchanges.get(name):
            screen.tell(f"terminal-pay-exchanges-{'ferry' if track.ferry_locomotives else 'nine'}")
        if track.tunnel:
            screen.tell("terminal-pay-tunnel")

    # Everything that is no play.

    def _command(self, command: Command, view: View) -> str:
        screen, table, rest = self.screen, self.table, command.rest
        assert view.seat is not None
        match command.name:
            case "help":
                page = pages.help_page(screen, table.game)
            case "map":
                page = pages.map_page(screen, table, view)
            case "routes":
                page = pages.routes_page(screen, table, view, rest)
            case "log":
                page = pages.log_page(screen, table, table.events(view.seat))
            case "score":
                page = pages.score_page(screen, table, view)
            case "rules":
                page = pages.rule_page(screen, rest, table.game)
            case "why":
                return self._why()
            case "save":
                return self._save(rest)
            case "quit":
                return self._quit()
            case _:
                return ""
        screen.page(*page)
        screen.ask(screen.words("terminal-back"))
        return ""

    def _why(self) -> str:
        try:
            return f"{self.refused}: {rule(self.refused).plain}"
        except UnknownName:
            return self.screen.words("terminal-no-why")

    def _save(self, name: str) -> str:
        if not name:
            return self.screen.words("terminal-save-where")
        try:
            file = Path(name).expanduser()
            write(self.table, file)
        except (OSError, RuntimeError, ValueError) as error:  # no such user's home, no file's name
            why = getattr(error, "strerror", None) or str(error)
            return self.screen.words("terminal-cannot-save", file=name, why=why)
        return self.screen.words("terminal-saved", file=str(file))

    def _quit(self) -> str:
        answer = self.screen.ask(self.screen.words("terminal-quit"))
        if answer.casefold() in BACK:
            return ""
        if answer:
            self.screen.show(self._save(answer))
        raise Left
