"""Computer players: which one a word means, and how it sits at a table."""

from fogbound.bots.seated import Misplay, Seated, play_game, seated
from fogbound.bots.specs import player, players

__all__ = ["Misplay", "Seated", "play_game", "player", "players", "seated"]
