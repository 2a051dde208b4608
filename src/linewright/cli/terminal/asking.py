"""The two questions before a game: which one, and against whom. Enter answers both."""

from __future__ import annotations

from linewright.bots import PLAYERS
from linewright.cli.terminal.screen import Screen
from linewright.data import GAMES
from linewright.games.variants import PLAYERS as SEATS

BOT = "greedy"  # the opponent when nobody says otherwise


def ask_game(screen: Screen) -> str:
    """One of the three games."""
    screen.show(screen.heading(screen.words("terminal-which-game")))
    for place, game in enumerate(GAMES, 1):
        fewest, most = SEATS[game]
        seats = screen.words("terminal-players-range", fewest=fewest, most=most)
        screen.show(f"  {place}  {screen.words(f'terminal-{game}')} ({seats})")
    first = screen.words(f"terminal-{GAMES[0]}")
    while True:
        typed = screen.ask(screen.words("terminal-enter-first", choice=first)).casefold()
        if not typed:
            return GAMES[0]
        if typed in GAMES:
            return typed
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(GAMES):
            return GAMES[int(typed) - 1]
        screen.tell("terminal-no-choice", most=len(GAMES))


def ask_seats(screen: Screen) -> list[str]:
    """Who sits where, as words: you, a name, or a player."""
    screen.show(screen.heading(screen.words("terminal-against-whom")))
    choices = ("one", "two", "friend")
    for place, choice in enumerate(choices, 1):
        screen.show(f"  {place}  {screen.words(f'terminal-against-{choice}')}")
    screen.show(f"     {screen.words('terminal-against-more', bots=', '.join(PLAYERS))}")
    while True:
        typed = screen.ask(screen.words("terminal-enter-first", choice=screen.words("terminal-against-one")))
        if typed in ("", "1"):
            return ["you", BOT]
        if typed == "2":
            return ["you", BOT, BOT]
        if typed == "3":
            return ["you", screen.ask(screen.words("terminal-friend-name")) or screen.words("terminal-friend")]
        if "," in typed:
            return split(typed)
        screen.tell("terminal-no-choice", most=len(choices))


def split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
