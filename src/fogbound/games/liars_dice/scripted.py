"""A player that reckons probabilities."""

from __future__ import annotations

from random import Random
from typing import Final

from fogbound.core.players import Budget, Sight
from fogbound.games.liars_dice.insight import chances

SAFE_ENOUGH: Final = 0.05
"""Bids whose chance is this close to the best one's are as good as the best: choosing among them tells less."""


class Scripted:
    """Calls when a call is likelier to be right than any bid, else makes one of the safest bids."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        likely = chances(view, view.decision["options"])
        best = max(likely.values())
        return rng.choice([choice for choice, chance in likely.items() if chance >= best - SAFE_ENOUGH])
