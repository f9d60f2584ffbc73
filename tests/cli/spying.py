"""A computer player that remembers what it was shown, named in tests as `tests.cli.spying:Spy`."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.players import Budget
from fogbound.core.seen import View
from fogbound.core.settings import Settings

SHOWN: Final[list[View]] = []


class Spy:
    """Takes the first choice on offer."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        SHOWN.clear()

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Look, and choose the first."""
        SHOWN.append(view)
        return str(view.decision["options"][0])


class Broken(Spy):
    """Fails when it is to choose."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Fail."""
        raise Mistake("the player is ill")
