"""What others are believed to do: what the game's own player would, now and then something else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from fogbound.core.agenda import Decision, State
from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.players import Budget, OpenPlayer, Player
from fogbound.core.seats import Seat
from fogbound.core.seen import View

ELSE: Final = 0.1
"""How often something else is done: nobody is believed never to choose this or that."""
_NO_BUDGET: Final = Budget(worlds=1)


class Habits:
    """The game's usual player in everybody's place."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        usual: Any = next(iter(game.players.values()), lambda: None)()
        self._usual: Final[Player | None] = usual
        self._open: Final[OpenPlayer | None] = usual if hasattr(usual, "probabilities") else None

    def shares(self, state: State, seat: Seat, options: list[Option]) -> list[float]:
        """How likely each option is to be chosen."""
        even = 1 / len(options)
        if self._open is None:
            return [even] * len(options)
        likely = self._open.probabilities(self._game.seen(state, seat))
        return [(1 - ELSE) * likely[option.text] + ELSE * even for option in options]

    def says(self, view: View) -> str | None:
        """What is said before a choice, if anything."""
        says: Callable[[View], str | None] | None = getattr(self._usual, "says", None)
        return says and says(view)

    def choice(self, state: State, pending: Decision[Any], options: list[Option], rng: Random) -> Option:
        """What is done, when the search does not think about it."""
        if self._usual is None:
            return rng.choice(options)
        sight = self._game.seen(state, pending.seat)
        return self._game.vocabulary.named(self._usual.choose(sight, _NO_BUDGET, rng))
