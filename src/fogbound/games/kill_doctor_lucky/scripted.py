"""A player that waits for its moment."""

from __future__ import annotations

from random import Random

from fogbound.core.players import Budget, Sight


class Scripted:
    """Attacks when it can."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        choice: str = rng.choice(view.decision["options"])
        return choice
