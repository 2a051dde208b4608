"""Whole pages: the table with or without the map beside it, the map alone, the tracks, the rules, the help."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from linewright.cli.terminal import panels
from linewright.cli.terminal.chips import chips, flow
from linewright.cli.terminal.map import WRITTEN_OUT, draw_map, legend, usual_height
from linewright.cli.terminal.map_tables import city_table, track_table
from linewright.cli.terminal.meaning import cities_meant
from linewright.cli.terminal.needs import owners, payable, ticket_states, wanted_tracks
from linewright.cli.terminal.screen import BESIDE, Screen
from linewright.cli.terminal.table import Table
from linewright.data import rule, rules
from linewright.play.events import Event
from linewright.play.telling import shortened, tell
from linewright.play.views import View

NARROW_MAP = 80
READABLE = 100  # columns for running text
AFFORDABLE, ON_TICKETS, EVERY = ("affordable", "a", "pay"), ("tickets", "t", "ticket"), ("all", "every")


def table_page(screen: Screen, table: Table, view: View, events: Sequence[Event]) -> list[RenderableType]:
    """Everything the person at turn looks at."""
    board = table.board
    if board is not None and screen.width >= BESIDE and screen.height >= usual_height(board, WRITTEN_OUT) + 5:
        side = screen.width - WRITTEN_OUT - 2
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=WRITTEN_OUT)
        grid.add_column(width=side)
        room = usual_height(board, WRITTEN_OUT) - 30
        grid.add_row(
            the_map(screen, table, view, WRITTEN_OUT), Group(*dashboard(screen, table, view, events, side, room))
        )
        return [grid, legend_of(screen, table)]
    fixed = dashboard(screen, table, view, [], screen.width, 1)
    lines = screen.render(*fixed).count("\n")
    news = max(min(screen.height - lines - 4, 12), 3)
    return dashboard(screen, table, view, events, screen.width, news)


def dashboard(
    screen: Screen, table: Table, view: View, events: Sequence[Event], width: int, news: int
) -> list[RenderableType]:
    """All but the map, in a given width."""
    tall = screen.height >= 32
    blank = [Text("")] if tall else []
    items: list[RenderableType] = [*panels.head(screen, table, view, width)]
    items += [panels.players(screen, table, view, width)]
    if table.board is None and (tall or view.phase == "complete"):
        items += [*panels.big_cities(screen, table, view, width), *blank]
    items += [*panels.news(screen, table, events, width, news), *blank]
    items += [*panels.open_cards(screen, view, width), *panels.hand(screen, view, width), *blank]
    if not view.offer or view.phase != "choose":
        items += [*panels.tickets(screen, table, view, width), *blank]
    if view.offer:
        items += panels.offer(screen, table, view)
    if view.phase == "tunnel":
        items += tunnel(screen, view, width)
    if view.phase == "complete":
        best = ", ".join(view.choices.complete_best)
        message = "terminal-complete-best" if best else "terminal-complete-best-none"
        items.append(Text(screen.words(message, tickets=best), "bold"))
    return items + panels.can_do(screen, table, view, width)


def tunnel(screen: Screen, view: View, width: int) -> list[RenderableType]:
    """A tunnel that waits: what it asks for, and what may be added."""
    assert view.tunnel is not None
    lines = [Text(screen.words("terminal-tunnel-asks", add=view.tunnel.add), "bold")]
    for place, cards in enumerate(view.choices.add, 1):
        lines += flow([Text(str(place)), *chips(screen, cards)], width)
    lines.append(Text(f"  w  {screen.words('terminal-tunnel-withdraw')}"))
    return [*lines]


def hint(screen: Screen, view: View) -> str:
    """What can be typed now, in one line."""
    choices = view.choices
    always = [*([screen.words("terminal-map-hint")] if view.game != "card" else []), "help"]
    if view.offer:
        return " · ".join([screen.words("terminal-hint-keep", least=choices.keep_least), *always])
    if view.phase == "tunnel" and not choices.add:
        return " · ".join([screen.words("terminal-tunnel-cannot"), *always])
    if view.phase in ("tunnel", "complete"):
        return " · ".join([screen.words(f"terminal-hint-{view.phase}"), *always])
    pieces = []
    if choices.take:
        pieces.append("terminal-hint-open")
    if choices.draw:
        pieces.append("terminal-hint-draw")
    if choices.tickets:
        pieces.append("terminal-hint-tickets")
    if choices.claims or choices.exchanges:
        pieces.append("terminal-hint-claim")
    if choices.lay_least or choices.lay_three:
        pieces.append("terminal-hint-lay")
    if choices.must_pass:
        pieces.append("terminal-hint-pass")
    words = [screen.words(piece) for piece in pieces]
    return " · ".join([*words, *always])


def question(screen: Screen, table: Table, view: View) -> str:
    """Whom we ask for what."""
    assert view.seat is not None
    ask = {"second_card": "second", "choose": "keep", "keep": "keep", "tunnel": "tunnel", "complete": "complete"}
    return screen.words(f"terminal-ask-{ask.get(view.phase, 'turn')}", seat=table.seats[view.seat])


def the_map(screen: Screen, table: Table, view: View, width: int) -> Text:
    board = table.board
    assert board is not None
    return draw_map(
        board,
        owners(board, view),
        table.closed(view),
        highlight_cities=panels.own_cities(table, view),
        highlight_tracks=payable(table, view),
        width=width,
        colour=screen.colour,
        plain=screen.plain,
    )


def legend_of(screen: Screen, table: Table) -> Text:
    return legend(seats=table.seats, colour=screen.colour, plain=screen.plain, say=screen.map_word)


def map_page(screen: Screen, table: Table, view: View) -> list[RenderableType]:
    """The map alone, as large as the window allows."""
    if table.board is None:
        return [screen.words("terminal-no-map")]
    width = max(screen.width, NARROW_MAP)
    if screen.height < usual_height(table.board, width) + 4 and screen.width >= WRITTEN_OUT:
        width = WRITTEN_OUT
    items: list[RenderableType] = [the_map(screen, table, view, width), legend_of(screen, table)]
    if width < WRITTEN_OUT:
        items.append(city_table(table.board, width=width, plain=screen.plain))
    return items


def routes_page(screen: Screen, table: Table, view: View, what: str) -> list[RenderableType]:
    """The tracks: free ones, those that can be paid for, those the tickets want, or those of a city."""
    board = table.board
    if board is None:
        return [screen.words("terminal-no-map")]
    affordable = on_tickets = cities = None
    free = True
    word = what.casefold()
    if word in AFFORDABLE:
        affordable = payable(table, view)
    elif word in ON_TICKETS:
        on_tickets = wanted_tracks(table, view)
    elif word in EVERY:
        free = False
    elif what:
        cities, free = cities_meant(what, board), False
        if not cities:
            return [screen.words("terminal-no-city", text=what)]
    grid = track_table(
        board,
        owners(board, view),
        table.closed(view),
        affordable=affordable,
        on_tickets=on_tickets,
        free=free,
        cities=cities,
        seats=table.seats,
        width=screen.width,
        colour=screen.colour,
        plain=screen.plain,
        say=screen.map_word,
    )
    return [grid] if grid.row_count else [screen.words("terminal-no-routes")]


def log_page(screen: Screen, table: Table, events: Sequence[Event]) -> list[RenderableType]:
    lines = [tell(event, table.seats, screen.language) for event in shortened(events)]
    return [*lines] or [screen.words("terminal-log-empty")]


def rule_page(screen: Screen, what: str, game: str) -> list[RenderableType]:
    """One rule in full, or all of this game's in short."""
    width = min(screen.width, READABLE)
    if what:
        each = rule(what)
        text = textwrap.fill(each.plain, width, initial_indent="  ", subsequent_indent="  ")
        return [Text(f"{each.id}  {each.section}", "bold"), Text(text)]
    return [
        Text(f"{each.id:5} {textwrap.shorten(each.plain, width - 8, placeholder=' ...')}")
        for each in rules().values()
        if each.game == game or (game == "nordic" and each.game == "usa")
    ]


HELP = (
    ("1 ... 5", "open", ""),
    ("d", "draw", ""),
    ("t", "tickets", ""),
    ("k 1 3", "keep", ""),
    ("42", "claim", "board"),
    ("66*2", "sign", "board"),
    ("#3", "claim-first", "board"),
    ("42 2r 1L", "claim-cards", "board"),
    ("boston montreal", "name", "usa"),
    ("oslo bergen", "name", "nordic"),
    ("add, w", "tunnel", "nordic"),
    ("l red, l 3r 1L, l r g b", "lay", "card"),
    ("complete 1 3", "complete", "card"),
    ("p", "pass", ""),
    ("m", "map", "board"),
    ("r, r affordable, r tickets, r CITY", "routes", "board"),
    ("log", "log", ""),
    ("s", "score", ""),
    ("rules, ? ID", "rules", ""),
    ("why", "why", ""),
    ("save FILE", "save", ""),
    ("q", "quit", ""),
)


def help_page(screen: Screen, game: str) -> list[RenderableType]:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for keys, message, only in HELP:
        if only in ("", game) or (only == "board" and game != "card"):
            grid.add_row(Text(keys, "bold"), screen.words(f"terminal-help-{message}"))
    return [screen.heading(screen.words("terminal-help-title")), grid]


def score_page(screen: Screen, table: Table, view: View) -> list[RenderableType]:
    """How the viewer would stand if the game ended now."""
    assert view.seat is not None
    me = view.players[view.seat]
    if table.board is None:
        values = dict(zip(table.names.tickets, table.names.ticket_values, strict=True))
        routes = 0
        done = sum(values[name] for name in me.completed)
        still_open = sum(values[name] for name in me.tickets)
    else:
        states = ticket_states(table, view, me.tickets)
        routes = me.points
        done = sum(state.ticket.points for state in states if state.done)
        still_open = sum(state.ticket.points for state in states if not state.done)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    if table.board is not None:
        grid.add_row(screen.words("terminal-score-routes"), str(routes))
    grid.add_row(screen.words("terminal-score-tickets-done"), f"+{done}")
    grid.add_row(screen.words("terminal-score-tickets-open"), f"-{still_open}")
    grid.add_row(Text(screen.words("terminal-score-total"), "bold"), Text(str(routes + done - still_open), "bold"))
    return [screen.heading(screen.words("terminal-score-now")), grid, screen.words("terminal-score-secret")]
