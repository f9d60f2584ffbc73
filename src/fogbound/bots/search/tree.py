"""From a world to a judgement and back: one iteration of the search."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogbound.bots.search.habits import Habits
from fogbound.bots.search.nodes import Node, OpenNode, SecretNode
from fogbound.core.agenda import Decision, SealedDecision, State, apply
from fogbound.core.game import Game
from fogbound.core.seats import Seat

REACH: Final = 12
"""After so many choices beyond the tree a position is judged instead of played on."""
FEW: Final = 13
"""Against one other, a choice among so few is mixed as a secret one is: it would tell too much of what one holds."""


class Tree:
    """What every seat has learnt, each by what it knows: positions that a seat cannot tell apart are one node."""

    def __init__(self, game: Game[Any], reader: Seat, habits: Habits, rng: Random, duel: bool) -> None:
        self._game: Final = game
        self._reader: Final = reader
        self._habits: Final = habits
        self._rng: Final = rng
        self._duel: Final = duel
        self._nodes: Final[dict[tuple[Seat, int], Node]] = {}
        self._worst = self._best = 0.0
        self.iterations = 0
        self.sums: Final[list[float]] = []
        """For each seat what came of all iterations together."""

    def node(self, state: State) -> Node:
        """What the seat that is to choose has learnt in this situation."""
        top = state.agenda[-1]
        key = (top.seat, self._game.key(state, top.seat))
        if key not in self._nodes:
            self._nodes[key] = self._new(state)
        return self._nodes[key]

    def _new(self, state: State) -> Node:
        top = state.agenda[-1]
        assert isinstance(top, Decision)
        prior = self._habits.shares(state, top.seat, top.options(state))
        mixed = isinstance(top, SealedDecision) or (self._duel and len(prior) <= FEW)
        return SecretNode(prior) if mixed else OpenNode(prior)

    def iterate(self, world: State) -> None:
        """Go down to what was not met before, play on for a while, and learn what came of it."""
        path: list[tuple[Node, Seat, int, float]] = []
        known = len(self._nodes)
        while world.agenda and len(self._nodes) == known:
            top = world.agenda[-1]
            assert isinstance(top, Decision)
            options = top.options(world)
            if len(options) == 1:
                apply(world, options[0])
                continue
            node = self.node(world)
            chosen, likely = node.pick(self._rng)
            path.append((node, top.seat, chosen, likely))
            apply(world, options[chosen])
        scores = self._play_on(world)
        self._count(scores)
        span = self._best - self._worst or 1.0
        for node, seat, chosen, likely in path:
            node.learn(chosen, likely, (scores[seat] - self._worst) / span)

    def _play_on(self, world: State) -> list[float]:
        """What each seat gets, or can expect after some more choices."""
        made = 0
        while world.agenda and made < REACH:
            top = world.agenda[-1]
            assert isinstance(top, Decision)
            options = top.options(world)
            if len(options) == 1:
                apply(world, options[0])
            else:
                apply(world, self._habits.choice(world, top, options, self._rng))
                made += 1
        if world.outcome is not None:
            return world.outcome.scores
        return self._game.values(self._game.seen(world, self._reader))

    def _count(self, scores: list[float]) -> None:
        self.iterations += 1
        self._worst, self._best = min(self._worst, *scores), max(self._best, *scores)
        self.sums[:] = [sum(both) for both in zip(self.sums, scores, strict=True)] if self.sums else scores
