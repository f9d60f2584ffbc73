"""The player `search`."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from fogbound.bots.search.habits import Habits
from fogbound.bots.search.tree import Tree
from fogbound.bots.search.worlds import Worlds
from fogbound.core.game import Game
from fogbound.core.players import Budget
from fogbound.core.seen import View
from fogbound.core.settings import Settings

DUEL: Final = 2


class Search:
    """Imagines worlds that fit what it sees, and tries out in them what it and the others could do."""

    def __init__(self, game: Game[Any], settings: Settings, budget: Budget | None = None) -> None:
        self._game: Final = game
        self._budget: Final = budget or Budget()
        self._habits: Final = Habits(game)
        self._duel: Final = settings.seats == DUEL

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        offered: list[str] = view.decision["options"]
        if len(offered) == 1:
            return offered[0]
        likely = self._likely(self.tree(view, budget, rng), view)
        return rng.choices(list(likely), list(likely.values()))[0]

    def probabilities(self, view: View) -> dict[str, float]:
        """What it plays with its own budget; the same for the same view."""
        if len(view.decision["options"]) == 1:
            return {view.decision["options"][0]: 1.0}
        return self._likely(self.tree(view, self._budget, Random(view.json())), view)

    def value(self, view: View) -> list[float]:
        """The score that each seat can expect."""
        tree = self.tree(view, self._budget, Random(view.json()))
        return [total / tree.iterations for total in tree.sums]

    def tree(self, view: View, budget: Budget, rng: Random) -> Tree:
        """Search for as long as the budget allows."""
        tree = Tree(self._game, view.seat, self._habits, rng, self._duel)
        worlds = Worlds(self._game, view, self._habits, rng)
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        while tree.iterations < budget.worlds and (end is None or perf_counter() < end or not tree.iterations):
            tree.iterate(worlds.draw())
        return tree

    def _likely(self, tree: Tree, view: View) -> dict[str, float]:
        node = tree.node(self._game.sample(view, 0))  # any world that fits the view has its key
        shares = node.played()
        return dict(zip(view.decision["options"], shares, strict=True))
