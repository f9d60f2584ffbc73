"""What came of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogbound.arena.intervals import interval


class Standing:
    """One player of those named: how many games it won, and between what its true share lies with 95 % confidence."""

    def __init__(self, spec: str, wins: Sequence[int], size: int) -> None:
        self.spec: Final = spec
        self.games: Final = len(wins) * size
        self.wins: Final = sum(wins)
        self.share: Final = self.wins / self.games
        self.low, self.high = interval(wins, size)

    def data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("spec", "games", "wins", "share", "low", "high")}


class Result:
    """The players in the order in which they were named; who is named twice stands here twice."""

    def __init__(self, game: str, players: list[Standing]) -> None:
        self.game: Final = game
        self.games: Final = players[0].games
        self.players: Final = players

    def data(self) -> dict[str, Any]:
        return {"game": self.game, "games": self.games, "players": [player.data() for player in self.players]}
