"""The pieces of a page: heading, players, cards, tickets, news. Each is lines of text for a given width."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.box import ASCII2, SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from linewright.cli.terminal.chips import chip, chips, flow, in_words, joined
from linewright.cli.terminal.map import seat_style, seat_symbol, track_sign
from linewright.cli.terminal.needs import (
    TicketState,
    board_tickets,
    card_tickets,
    payable,
    ticket_cards,
    ticket_states,
    together,
    wanted_tracks,
)
from linewright.cli.terminal.screen import Screen
from linewright.cli.terminal.table import Table
from linewright.data import card
from linewright.play.events import Event
from linewright.play.telling import shortened, tell
from linewright.play.views import View

Lines = list[Text]
NARROW = 60  # columns: with fewer, as beside the map, everything stands closer
FEW = 10  # tracks that are listed where they can be paid for; of more only the number is told


def hanging(text: str, width: int, indent: int) -> Lines:
    """Running text in lines of a width, all of it indented, what follows the first line a little more."""
    lines = textwrap.wrap(text, width, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))
    return [Text(line, no_wrap=True) for line in lines]


def head(screen: Screen, table: Table, view: View, width: int) -> Lines:
    """Which game, which turn, what lies in the decks, and whether the end is near."""
    game = screen.words(f"terminal-{view.game}")
    if view.game == "card" and len(view.players) == 4:
        title = screen.words("terminal-head-round", game=game, round=view.round, turn=view.turn_number)
    elif not view.turn_number:
        title = game
    else:
        title = screen.words("terminal-head", game=game, turn=view.turn_number)
    decks = screen.words("terminal-decks", deck=view.deck, discards=view.discards.size, tickets=view.ticket_deck)
    lines = flow([Text(title, "bold"), Text(decks)], width, indent=0, between="   ")
    if view.turns_left and view.phase != "over":
        style = "bold reverse" if screen.colour else ""
        lines.append(Text(f" {screen.words('terminal-last-turns', left=view.turns_left)} ", style))
    return lines


def players(screen: Screen, table: Table, view: View, width: int) -> Grid:
    """Everybody at the table."""
    board = table.board
    narrow = width < NARROW
    if narrow:
        grid = Grid(box=None, padding=(0, 1, 0, 0))
    else:
        grid = Grid(box=ASCII2 if screen.plain else SIMPLE_HEAD, pad_edge=False, show_edge=screen.plain)
    grid.add_column(screen.words("terminal-seat"), no_wrap=True, overflow="ellipsis")
    heads = ["terminal-cards", "terminal-tickets"]
    heads += ["terminal-trains", "terminal-points"] if board else ["terminal-on-track", "terminal-completed"]
    for name in heads:
        grid.add_column(screen.words(name), justify="right", no_wrap=True)
    if not narrow or not board:
        grid.add_column("" if board else screen.words("terminal-yard"), overflow="fold")
    for each in view.players:
        mark = ""
        if view.phase in ("choose", "complete"):
            mark = screen.words("terminal-choosing") if each.choosing else ""
        elif each.seat == view.turn and view.phase != "over":
            mark = f"{'<' if screen.plain else '◀'} {screen.words('terminal-at-turn')}"
        who = Text(f"{seat_symbol(each.seat, screen.plain)} ", seat_style(each.seat) if screen.colour else "")
        who.append(f" {table.seats[each.seat]}", "bold" if each.seat == view.seat else "")
        if narrow and mark:
            who.append(" <" if screen.plain else " ◀")
        tickets = each.ticket_count or (each.offered if view.phase == "choose" else 0)
        row = [who, Text(str(each.cards)), Text(str(tickets))]
        if board:
            low = each.trains <= 5 and screen.colour
            row += [Text(str(each.trains), "bold" if low else ""), Text(str(each.points))]
            row += [] if narrow else [Text(mark)]
        else:
            row += [Text(str(each.on_track)), Text(str(len(each.completed)))]
            yard = [joined(chips(screen, pile), " + ") for pile in each.yard.values()]
            cell = Text("\n").join(flow(yard, max(width - 46, 20), indent=0)) if yard else Text("-")
            if mark:
                cell.append(f"\n{mark}" if yard else f"  {mark}")
            row.append(cell)
        grid.add_row(*row)
    return grid


def open_cards(screen: Screen, view: View, width: int) -> Lines:
    """The five face-up cards, by place."""
    pieces = [Text(f"{screen.words('terminal-open')}:", "bold")]
    for place, kind in enumerate(view.open, 1):
        piece = Text(f"{place} ")
        piece.append_text(chip(screen, kind) if kind else Text(screen.words("terminal-empty")))
        pieces.append(piece)
    return flow(pieces, width, indent=0)


def hand(screen: Screen, view: View, width: int) -> Lines:
    """The own hand, by kind."""
    title = Text(f"{screen.words('terminal-hand', count=view.hand.size)}:", "bold")
    pieces = chips(screen, view.hand) or [Text(screen.words("count-none"))]
    return flow([title, *pieces], width, indent=0)


def tickets(screen: Screen, table: Table, view: View, width: int) -> Lines:
    """The own tickets, with what each still needs."""
    assert view.seat is not None
    me = view.players[view.seat]
    lines = [Text(f"{screen.words('terminal-your-tickets')}:", "bold")]
    if not me.tickets and not me.completed:
        lines[0].append(f" {screen.words('terminal-none')}", "not bold")
        return lines
    if table.board is None:
        return lines + _card_tickets(screen, view, width)
    states = ticket_states(table, view, me.tickets)
    widest = max(len(state.ticket.name) for state in states)
    can_pay = set(payable(table, view))
    for state in states:
        line = Text("  ")
        line.append(f"{'✓' if state.done else ' '} {state.ticket.name.ljust(widest)} {state.ticket.points:>3}  ")
        text = ticket_state(screen, table, state, me.trains, can_pay)
        if line.cell_len + len(text) <= width:
            lines.append(line.append(text, "bold" if state.done else ""))
        else:
            lines += [line, *hanging(text, width, 6)]
    return lines


def ticket_state(screen: Screen, table: Table, state: TicketState, trains: int, can_pay: set[int]) -> str:
    """What a ticket of a board still needs, in words and the map's signs."""
    board = table.board
    assert board is not None
    if state.done:
        return screen.words("terminal-ticket-done")
    if state.trains is None:
        return screen.words("terminal-ticket-lost")
    if state.trains > trains:
        return screen.words("terminal-ticket-short", trains=state.trains)
    signs = [track_sign(board.tracks[track], None, plain=screen.plain) for track in state.tracks]
    way = " ".join(f"[{sign}]" if track in can_pay else sign for track, sign in zip(state.tracks, signs, strict=True))
    return screen.words("terminal-ticket-needs", trains=state.trains, tracks=way)


def _card_tickets(screen: Screen, view: View, width: int) -> Lines:
    assert view.seat is not None
    me = view.players[view.seat]
    own = card_tickets(me.tickets)
    lines = []
    widest = max((len(ticket.name) for ticket in [*own, *card_tickets(me.completed)]), default=0)
    for place, ticket in enumerate(own, 1):
        line = Text(f"  {place} {ticket.name.ljust(widest)} {ticket.points:>3}  ", no_wrap=True)
        line.append_text(in_words(screen, ticket_cards(ticket)))
        lines.append(line)
    if len(own) > 1:
        total = flow([Text(screen.words("terminal-ticket-all")), *chips(screen, together(own))], width, indent=2)
        lines += total
    for ticket in card_tickets(me.completed):
        lines.append(
            Text(f"  ✓ {ticket.name.ljust(widest)} {ticket.points:>3}  {screen.words('terminal-ticket-done')}")
        )
    if me.own_track is not None:
        lines += flow([Text(screen.words("terminal-own-track")), *chips(screen, me.own_track)], width, indent=2)
    return lines


def offer(screen: Screen, table: Table, view: View) -> Lines:
    """The tickets to choose from, with how far away each is."""
    lines = [Text(screen.words("terminal-offer", least=view.choices.keep_least), "bold")]
    widest = max(len(name) for name in view.offer)
    if table.board is None:
        for place, ticket in enumerate(card_tickets(view.offer), 1):
            line = Text(f"  {place} {ticket.name.ljust(widest)} {ticket.points:>3}  ", no_wrap=True)
            line.append_text(in_words(screen, ticket_cards(ticket)))
            lines.append(line)
        return lines
    for place, state in enumerate(ticket_states(table, view, view.offer), 1):
        if state.trains is None:
            way = screen.words("terminal-ticket-lost")
        elif state.done:
            way = screen.words("terminal-offer-done")
        else:
            way = screen.words("terminal-offer-way", trains=state.trains)
        lines.append(Text(f"  {place} {state.ticket.name.ljust(widest)} {state.ticket.points:>3}  {way}"))
    return lines


def big_cities(screen: Screen, table: Table, view: View, width: int) -> Lines:
    """The bonus cards of the Card Game, and how many completed tickets each has to them."""
    data = card()
    pieces = [Text(f"{screen.words('terminal-big-cities')}:", "bold")]
    for each in data.big_cities:
        piece = Text(f"{data.cities[each.city].name} {each.points}")
        counts = []
        for player in view.players:
            count = sum(1 for ticket in card_tickets(player.completed) if each.city in (ticket.a, ticket.b))
            if count:
                counts.append(f"{seat_symbol(player.seat, screen.plain)}{count}")
        if counts:
            piece.append(f" ({' '.join(counts)})")
        pieces.append(piece)
    return flow(pieces, width, indent=0)


def news(screen: Screen, table: Table, events: Sequence[Event], width: int, most: int) -> Lines:
    """The last things that happened, in words."""
    lines = [Text(f"{screen.words('terminal-news')}:", "bold")]
    told: Lines = []
    for event in reversed(shortened(events)):
        sentence = hanging(tell(event, table.seats, screen.language), width, 2)
        if told and len(told) + len(sentence) > most:
            break
        told = sentence + told
    return lines + (told or [Text(f"  {screen.words('terminal-nothing-yet')}")])


def can_do(screen: Screen, table: Table, view: View, width: int) -> Lines:
    """What can be claimed, or laid, now."""
    if view.phase != "turn":
        return []
    if table.board is None:
        return _can_lay(screen, table, view, width)
    tracks = payable(table, view)
    if not tracks:
        return [Text(screen.words("terminal-payable-none"), "dim")]
    signs = {track: track_sign(table.board.tracks[track], None, plain=screen.plain) for track in tracks}
    useful = wanted_tracks(table, view)
    wanted = [sign for track, sign in signs.items() if track in useful]
    if len(signs) <= FEW:
        lines = hanging(screen.words("terminal-payable", tracks=" ".join(signs.values())), width, 0)
    else:
        lines = hanging(screen.words("terminal-payable-many", count=len(signs)), width, 0)
    if wanted:
        lines += hanging(screen.words("terminal-payable-tickets", tracks=" ".join(wanted)), width, 0)
    return lines


def _can_lay(screen: Screen, table: Table, view: View, width: int) -> Lines:
    pieces = []
    for color, least in view.choices.lay_least.items():
        piece = chip(screen, color)
        robbed = next((each.seat for each in view.players if color in each.yard), None)
        if robbed is None:
            piece.append(f" {screen.words('terminal-lay-least', count=least)}")
        else:
            piece.append(f" {screen.words('terminal-lay-robs', count=least, seat=table.seats[robbed])}")
        pieces.append(piece)
    if view.choices.lay_three:
        letters = " ".join(chip(screen, kind, short=True).plain.strip() for kind in view.choices.lay_three[0].as_dict())
        pieces.append(Text(screen.words("terminal-can-lay-three", letters=letters)))
    return flow([Text(f"{screen.words('terminal-can-lay')}:", "bold"), *pieces], width, indent=0) if pieces else []


def own_cities(table: Table, view: View) -> dict[int, str]:
    """The cities of the viewer's tickets that are still open, to be marked on the map."""
    board = table.board
    if board is None or view.seat is None:
        return {}
    marks: dict[int, str] = {}
    names = view.players[view.seat].tickets or view.offer
    done = {state.ticket.name for state in ticket_states(table, view, names) if state.done}
    for ticket in board_tickets(board, names):
        if ticket.name not in done:
            marks[ticket.a] = marks[ticket.b] = "><"
    return marks
