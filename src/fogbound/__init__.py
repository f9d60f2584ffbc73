"""Games of hidden information: exact engines, and a table to play them at."""

from fogbound.core.registry import game, games

__all__ = ["game", "games"]
