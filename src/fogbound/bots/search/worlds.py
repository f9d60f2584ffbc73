"""Worlds that fit a view; those are likelier in which the others would have done what they were seen to do."""

from __future__ import annotations

from itertools import accumulate
from math import prod
from random import Random
from typing import Any, Final

from fogbound.bots.search.tree import Tree
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.seen import View

VISITS: Final = 4
"""A world serves so many iterations, on average: so others' situations come again, and what they do there is learnt."""


class Worlds:
    """Worlds for one search, drawn from one view as they are needed."""

    def __init__(self, game: Game[Any], view: View, tree: Tree, rng: Random) -> None:
        self._game: Final = game
        self._view: Final = view
        self._tree: Final = tree
        self._rng: Final = rng
        self._worlds: Final[list[State]] = []
        self._believed: Final[list[float]] = []
        """How far each world is believed in, and all before it."""
        self._drawn = 0

    def draw(self) -> State:
        """A world to play on in."""
        if self._drawn >= VISITS * len(self._worlds):
            self._imagine()
        self._drawn += 1
        found = self._rng.choices(self._worlds, cum_weights=self._believed)[0].clone()
        found.sow(self._rng.getrandbits(60))
        return found

    def _imagine(self) -> None:
        """One more; whenever there are twice as many, the tree has learnt more of how far to believe in each."""
        world = self._game.sample(self._view, self._rng.getrandbits(60))
        self._worlds.append(world)
        count = len(self._worlds)
        if count & (count - 1):
            self._believed.append(self._believed[-1] + self._likelihood(world))
        else:
            self._believed[:] = accumulate([self._likelihood(one) for one in self._worlds])

    def _likelihood(self, world: State) -> float:
        """How likely everybody is to have done what was done in sight, if this is the world."""
        return prod([self._tree.likelihood(before, chosen) for before, chosen in self._game.past(world)])
