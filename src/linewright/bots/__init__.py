"""Players. Each gets what its seat sees (`play.Seat`) and returns a play; none can see more."""

from linewright.bots.players import PLAYERS, Player, player

__all__ = ["PLAYERS", "Player", "player"]
