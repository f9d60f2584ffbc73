"""The player `search`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any, Final

from fogbound.bots.search.habits import Habits
from fogbound.bots.search.nodes import Node, SecretNode
from fogbound.bots.search.tree import Tree
from fogbound.bots.search.worlds import Worlds
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.players import Budget
from fogbound.core.seats import Seat
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
        self._round: tuple[str, Budget, Tree] | None = None
        """What was learnt of a round, so that it need not be learnt again: how it began, how long, the tree."""

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
        tree = self._from_here(view, self._budget, Random(view.json()))
        return [total / tree.rounds for total in tree.sums]

    def says(self, view: View) -> str | None:
        """What the game's own player would say here: it searches for what to do, not for words."""
        return self._habits.says(view)

    def tree(self, view: View, budget: Budget, rng: Random) -> Tree:
        """Search for as long as the budget allows."""
        if self._duel and self._game.tells_past:
            return self._of_the_round(view, budget)
        return self._from_here(view, budget, rng)

    def _of_the_round(self, view: View, budget: Budget) -> Tree:
        """Learn from what all could see where the past that can be read began, against one who reads it as well.

        So all choices in a round come of one tree, whatever is held: each alone may be good, and not fit the others.
        """
        here = self._game.sample(view, 0)
        past = self._game.past(here)
        start = self._game.view(past[0][0] if past else here, None)
        if self._round is None or self._round[:2] != (start.json(), budget):
            rng = Random(start.json())
            tree = Tree(self._game, None, self._habits, rng, self._duel)
            worlds = self._everybody_learns(start, rng)
            self._round = (start.json(), budget, _grown(tree, worlds, budget))
        return self._round[2]

    def _everybody_learns(self, start: View, rng: Random) -> Iterator[tuple[State, Seat, bool]]:
        """In turn, in worlds of which each is used once."""
        for learner in cycle(range(start.settings["seats"])):
            yield self._game.sample(start, rng.getrandbits(60)), learner, False

    def _from_here(self, view: View, budget: Budget, rng: Random) -> Tree:
        tree = Tree(self._game, view.seat, self._habits, rng, self._duel)
        secret = isinstance(self._root(tree, view), SecretNode)
        return _grown(tree, (self._secretly if secret else self._openly)(view, tree, rng), budget)

    def _openly(self, view: View, tree: Tree, rng: Random) -> Iterator[tuple[State, Seat, bool]]:
        """Worlds that fit the view, and who learns in them where choices are secret: everybody in turn."""
        own = Worlds(self._game, view, tree, rng)
        for learner in cycle(range(view.settings["seats"])):
            yield own.draw(), learner, True

    def _secretly(self, view: View, tree: Tree, rng: Random) -> Iterator[tuple[State, Seat, bool]]:
        """Only this seat learns in worlds that fit its view; the others in worlds that fit what all can see.

        Else they would learn as if they knew its secrets.
        """
        own = Worlds(self._game, view, tree, rng)
        public = Worlds(self._game, self._game.view(self._game.sample(view, 0), None), tree, rng)
        for learner in cycle(range(view.settings["seats"])):
            yield own.draw(), view.seat, True
            yield public.draw(), learner, False

    def _root(self, tree: Tree, view: View) -> Node:
        return tree.node(self._game.sample(view, 0))  # any world that fits the view has its key

    def _likely(self, tree: Tree, view: View) -> dict[str, float]:
        return dict(zip(view.decision["options"], self._root(tree, view).played(), strict=True))


def _grown(tree: Tree, worlds: Iterator[tuple[State, Seat, bool]], budget: Budget) -> Tree:
    """A tree that has learnt in one world after another, as long as the budget allows."""
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    for world, learner, fits in worlds:
        tree.iterate(world, learner, fits)
        if tree.iterations >= budget.worlds or (end is not None and perf_counter() >= end):
            break
    return tree
