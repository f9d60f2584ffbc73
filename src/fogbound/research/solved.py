"""The player `cfr`: has solved the game before it sits down."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.players import Budget, Sight
from fogbound.core.settings import Settings, Value
from fogbound.research.cfr import solve
from fogbound.research.sequences import SequenceForm, Strategies
from fogbound.research.walk import Walk

ROUNDS: Final = 500


class Solution:
    """How to play a game of two so that hardly anything can be gained against it."""

    def __init__(self, game: Game[Any], settings: Settings, rounds: int = ROUNDS) -> None:
        walk = Walk(game, settings)
        self.form: Final = SequenceForm(walk.sides, walk.ends, walk.worth)
        self.strategies: Final[Strategies] = solve(self.form, rounds)
        self._game: Final = game
        self._sides: Final = walk.sides

    def probabilities(self, view: Sight) -> dict[str, float]:
        """How likely each choice on offer should be made by who has this view."""
        # Any world that fits the view has its key: no secret is needed to find the information set.
        key = self._game.key(self._game.sample(view, 0), view.seat)
        side = self._sides[view.seat]
        if key not in side.sets:
            raise Mistake("this position does not arise in the game that was solved")
        first = side.first[side.sets[key]]
        return {text: float(self.strategies[view.seat][first + n]) for n, text in enumerate(view.decision["options"])}


class Solved:
    """Plays the solution: nobody can do better against it than against perfect play, but for some thousandth."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self._solution: Final = _solution(game, settings.seats, tuple(settings.values.items()))

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        likely = self.probabilities(view)
        return rng.choices(list(likely), list(likely.values()))[0]

    def probabilities(self, view: Sight) -> dict[str, float]:
        return self._solution.probabilities(view)


@cache
def _solution(game: Game[Any], seats: int, values: tuple[tuple[str, Value], ...]) -> Solution:
    """Solved once in a process: it takes some seconds."""
    return Solution(game, Settings(seats, dict(values)))
