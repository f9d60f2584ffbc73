"""Players against one another, and what can honestly be said of their strength afterwards."""

from fogbound.arena.payoffs import Payoffs, payoffs, picture
from fogbound.arena.ratings import ratings
from fogbound.arena.result import Result, Standing
from fogbound.arena.saving import save
from fogbound.arena.tournament import run

__all__ = ["Payoffs", "Result", "Standing", "payoffs", "picture", "ratings", "run", "save"]
