"""Players that follow the Lady by her signs."""

from __future__ import annotations

from random import Random

from fogbound.core.players import Budget, Sight


class Scripted:
    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        offered: list[str] = view.decision["options"]
        return rng.choice(offered)
