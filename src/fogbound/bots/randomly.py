"""The player that everybody should beat."""

from __future__ import annotations

from random import Random

from fogbound.core.players import Budget, Sight


class Randomly:
    """Takes any choice on offer, each as likely as another."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        choice: str = rng.choice(view.decision["options"])
        return choice
