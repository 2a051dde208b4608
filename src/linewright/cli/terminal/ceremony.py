"""The count at the end: tickets one by one, the bonuses, the account, the winners."""

from __future__ import annotations

from rich.box import ASCII2, SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from linewright.cli.terminal import pages
from linewright.cli.terminal.map import seat_style, seat_symbol
from linewright.cli.terminal.needs import ticket_states
from linewright.cli.terminal.screen import Screen
from linewright.cli.terminal.table import Table
from linewright.play.telling import listing
from linewright.play.views import View


def ceremony(screen: Screen, table: Table, *, wait: bool) -> None:
    """Tell the end of a game. With `wait` a person presses Enter between the parts."""
    view = table.view(None)
    if wait:
        _last_map(screen, table, view)
        screen.clear()
    screen.show(screen.heading(screen.words("terminal-account")), "")
    for each in view.results:
        _opening(screen, table, view, each.seat)
        if wait:
            screen.ask(screen.words("terminal-go-on"))
        screen.show("")
    _bonuses(screen, table, view)
    screen.pause()
    screen.show(account(screen, table, view))
    names = [table.seats[seat] for seat in view.winners]
    total = max(each.total for each in view.results)
    screen.show(Text(screen.words("terminal-winner", seats=listing(names), count=len(names), total=total), "bold"))


def _last_map(screen: Screen, table: Table, view: View) -> None:
    """The board once more, where the window has room for it."""
    if table.board is None:
        return
    page = pages.map_page(screen, table, view)
    if screen.render(*page).count("\n") < screen.height - 2:
        screen.page(screen.heading(screen.words("terminal-final-map")), *page)
        screen.ask(screen.words("terminal-go-on"))


def _opening(screen: Screen, table: Table, view: View, seat: int) -> None:
    name, player = table.seats[seat], view.players[seat]
    line = Text(f"{seat_symbol(seat, screen.plain)} ", seat_style(seat) if screen.colour else "")
    line.append("  ")
    if table.board is not None:
        line.append(screen.words("terminal-account-tracks", seat=name, points=player.points), "bold")
        running = player.points
        states = ticket_states(table, view, player.tickets, seat)
        tickets = [(state.ticket.name, state.ticket.points, state.done) for state in states]
        words = {True: "terminal-ticket-joined", False: "terminal-ticket-not-joined"}
    else:
        line.append(screen.words("terminal-account-start", seat=name), "bold")
        running = 0
        values = dict(zip(table.names.tickets, table.names.ticket_values, strict=True))
        tickets = [(ticket, values[ticket], True) for ticket in player.completed]
        tickets += [(ticket, values[ticket], False) for ticket in player.tickets]
        words = {True: "terminal-ticket-completed", False: "terminal-ticket-not-completed"}
    screen.show(line)
    widest = max((len(ticket) for ticket, _, _ in tickets), default=0)
    say = {done: screen.words(message) for done, message in words.items()}
    wide = max(map(len, say.values()))
    for ticket, points, done in sorted(tickets, key=lambda each: (not each[2], each[1])):
        screen.pause()
        running += points if done else -points
        sign = "+" if done else "-"
        mark = "✓" if done else " "
        screen.show(
            Text(f"    {mark} {ticket.ljust(widest)}  {say[done].ljust(wide)}  {sign + str(points):>4}  = {running:>4}")
        )


def _bonuses(screen: Screen, table: Table, view: View) -> None:
    screen.pause()
    results = view.results
    if table.game == "card":
        cities: dict[str, list[str]] = {}
        for each in results:
            for city in each.cities:
                cities.setdefault(city, []).append(table.seats[each.seat])
        for city, names in cities.items():
            screen.tell("terminal-account-city", city=city, seats=listing(names))
        if not cities:
            screen.tell("terminal-account-no-city")
        return
    names = [table.seats[each.seat] for each in results if each.bonus]
    if not names:
        screen.tell("terminal-account-no-bonus")
    elif table.game == "usa":
        length = max(each.longest for each in results)
        screen.tell("terminal-account-longest", seats=listing(names), length=length)
    else:
        most = max(each.completed for each in results)
        screen.tell("terminal-account-globetrotter", seats=listing(names), count=most)


def account(screen: Screen, table: Table, view: View) -> Grid:
    """Everybody's account, the best first."""
    grid = Grid(box=ASCII2 if screen.plain else SIMPLE_HEAD, pad_edge=False, show_edge=screen.plain)
    grid.add_column(screen.words("terminal-seat"))
    heads = ["routes", "tickets", "count", "path", "bonus"] if table.board else ["tickets", "count", "cities", "bonus"]
    for head in [*heads, "total"]:
        grid.add_column(screen.words(f"terminal-account-{head}"), justify="left" if head == "cities" else "right")
    for each in sorted(view.results, key=lambda result: (result.seat not in view.winners, -result.total)):
        name = Text(f"{seat_symbol(each.seat, screen.plain)} ", seat_style(each.seat) if screen.colour else "")
        name.append(f" {table.seats[each.seat]}", "bold" if each.seat in view.winners else "")
        values = {
            "routes": str(each.routes),
            "tickets": f"{each.tickets:+}",
            "count": str(each.completed),
            "path": str(each.longest),
            "bonus": f"+{each.bonus}" if each.bonus else "",
            "cities": ", ".join(each.cities),
        }
        grid.add_row(name, *(values[head] for head in heads), Text(str(each.total), "bold"))
    return grid
