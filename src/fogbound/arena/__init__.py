"""Players against one another, and what can honestly be said of their strength afterwards."""

from fogbound.arena.result import Result, Standing
from fogbound.arena.tournament import run

__all__ = ["Result", "Standing", "run"]
