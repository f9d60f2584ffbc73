"""What a computer player is: it is given what its seat may know, and answers with one of the choices on offer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol, TypeAlias

Sight: TypeAlias = Any
"""A view, or a window in an imagined world: both have the same names, so players and insight read either."""


class Budget:
    """How much a player may think about one choice: worlds imagined, or seconds, whichever ends first."""

    def __init__(self, worlds: int = 100, seconds: float | None = None) -> None:
        self.worlds: Final = worlds
        self.seconds: Final = seconds


class Player(Protocol):
    """Whoever chooses for a seat. The same view, budget and random numbers give the same choice."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        """One of `view.decision["options"]`."""


class OpenPlayer(Player, Protocol):
    """One that also says how likely it is to choose what. A search begins with that, and believes it of others."""

    def probabilities(self, view: Sight) -> dict[str, float]:
        """For each of `view.decision["options"]` how likely it is; together 1."""


class TalkingPlayer(Player, Protocol):
    """One that also says something, in a game whose rules let players do so: asked before choices of its own turn."""

    def says(self, view: Sight) -> str | None:
        """One of the game's statements, or nothing; the same view gives the same."""


PlayerMaker: TypeAlias = Callable[[], Player]
