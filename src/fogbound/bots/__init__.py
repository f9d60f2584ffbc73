"""Computer players: which one a word means, and how it sits at a table."""

from fogbound.bots.levels import Level, levels
from fogbound.bots.seated import Misplay, Seated, play_game, seated
from fogbound.bots.specs import player, players

__all__ = ["Level", "Misplay", "Seated", "levels", "play_game", "player", "players", "seated"]
