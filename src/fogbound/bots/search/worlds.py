"""Worlds that fit a view; those are likelier in which the others have behaved as one would expect."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogbound.bots.search.habits import Habits
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.seen import View

VISITS: Final = 4
"""A world serves so many iterations, on average: so others' situations come again, and what they do there is learnt."""
DUEL: Final = 2
"""Against one other, every second world fits only what all can see: that one must not seem to know one's secrets."""


class Worlds:
    """The worlds of one search, drawn as they are needed."""

    def __init__(self, game: Game[Any], view: View, habits: Habits, rng: Random) -> None:
        self._game: Final = game
        self._habits: Final = habits
        self._rng: Final = rng
        self._sights: Final = [view]
        if view.settings["seats"] == DUEL:
            self._sights.append(game.view(game.sample(view, 0), None))
        self._worlds: Final[list[list[State]]] = [[] for _ in self._sights]
        self._weights: Final[list[list[float]]] = [[] for _ in self._sights]
        self._drawn = 0

    def draw(self) -> State:
        """A world to play on in."""
        kind = self._drawn % len(self._sights)
        worlds, weights = self._worlds[kind], self._weights[kind]
        if self._drawn // len(self._sights) >= VISITS * len(worlds):
            world = self._game.sample(self._sights[kind], self._rng.getrandbits(60))
            worlds.append(world)
            weights.append((weights[-1] if weights else 0.0) + self._habits.likelihood(world))
        self._drawn += 1
        found: State = self._rng.choices(worlds, cum_weights=weights)[0].clone()
        found.sow(self._rng.getrandbits(60))
        return found
