"""From a world to a judgement and back: one iteration of the search."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogbound.bots.search.habits import Habits
from fogbound.bots.search.nodes import Node, OpenNode, SecretNode
from fogbound.core.agenda import Decision, SealedDecision, State, apply
from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.seats import Seat

REACH: Final = 12
"""After so many choices beyond the tree a position is judged instead of played on."""
FEW: Final = 13
"""Against one other, where what was done can be read, a choice among so few is mixed: it would tell too much."""


class Tree:
    """What every seat has learnt, each by what it knows: positions that a seat cannot tell apart are one node."""

    def __init__(self, game: Game[Any], reader: Seat | None, habits: Habits, rng: Random, duel: bool) -> None:
        self._game: Final = game
        self._reader: Final = reader
        """Whose window is judged; None where everybody learns alike."""
        self._habits: Final = habits
        self._rng: Final = rng
        self._duel: Final = duel
        self._nodes: Final[dict[tuple[Seat, int], Node]] = {}
        self._worst = self._best = 0.0
        self.iterations = 0
        """So often it was played on from where something new was met."""
        self.rounds = 0
        """How many iterations began in worlds that fit the view."""
        self.sums: Final[list[float]] = []
        """For each seat what came of all rounds together."""

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
        options = top.options(state)
        prior = self._habits.shares(state, top.seat, options)
        return SecretNode(prior) if self._mixed(top, options) else OpenNode(prior)

    def _mixed(self, top: Decision[Any], options: list[Option]) -> bool:
        """Whether it pays that nobody can foretell the choice."""
        if isinstance(top, SealedDecision) or not self._duel:
            return isinstance(top, SealedDecision)
        return (self._game.tells_past and len(options) <= FEW) or _hidden(top, options)

    def likelihood(self, state: State, option: Option) -> float:
        """How likely a seat is to choose this, as it has learnt to play; more than 1 for what is likelier than most."""
        options = self._game.options(state)
        return self.node(state).believed()[options.index(option)] * len(options)

    def iterate(self, world: State, learner: Seat, fits: bool = True) -> None:
        """Go down to what was not met before, play on for a while, and learn what came of it.

        Where choices are secret, one seat learns at a time: it tries all that it could do, against what others chose.
        """
        if not fits:
            self._follow(world, learner)
            return
        root = self.node(world)
        if isinstance(root, SecretNode) and world.agenda[-1].seat == learner:
            root.remember()
        scores = self._follow(world, learner)
        self.rounds += 1
        self.sums[:] = [sum(both) for both in zip(self.sums, scores, strict=True)] if self.sums else scores

    def _follow(self, world: State, learner: Seat) -> list[float]:
        """What each seat gets from here on."""
        while world.agenda:
            top = world.agenda[-1]
            assert isinstance(top, Decision)
            options = top.options(world)
            if len(options) == 1:
                apply(world, options[0])
                continue
            known = len(self._nodes)
            node = self.node(world)
            if len(self._nodes) > known:
                break
            if isinstance(node, SecretNode) and top.seat == learner:
                return self._regret(node, world, options, learner)
            chosen = node.pick(self._rng)
            apply(world, options[chosen])
            if isinstance(node, SecretNode):
                continue
            scores = self._follow(world, learner)
            node.learn(chosen, self._worth(scores[top.seat]))
            return scores
        scores = self._play_on(world)
        self._count(scores)
        return scores

    def _regret(self, node: SecretNode, world: State, options: list[Option], learner: Seat) -> list[float]:
        """Every option is tried; what the seat gets is what it would get as it chooses now."""
        strategy = node.strategy()
        found: list[list[float]] = []
        for option in options:
            after = world.clone()
            apply(after, option)
            found.append(self._follow(after, learner))
        node.regret([self._worth(scores[learner]) for scores in found])
        return [
            sum([share * score for share, score in zip(strategy, each, strict=True)])
            for each in zip(*found, strict=True)
        ]

    def _worth(self, score: float) -> float:
        return (score - self._worst) / (self._best - self._worst or 1.0)

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


def _hidden(top: Decision[Any], options: list[Option]) -> bool:
    """Whether onlookers do not see what is chosen."""
    return any(top.shown(option, None) != option.text for option in options)
