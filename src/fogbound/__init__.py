"""Games of hidden information: exact engines, and a table to play them at."""

import fogbound.games  # noqa: F401  (the folder comes first: loaded later, it would take the function's name)
from fogbound.core.registry import game, games

__all__ = ["game", "games"]
