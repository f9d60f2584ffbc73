"""A deal: the same cards and dice, played once with the players moved on by each number of seats.

So every player sits once at each seat. Who sits next to whom matters as well (it is good to follow a weak player), and
moving on does not change it: therefore the players sit down in a new order for each deal.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

from fogbound.bots import Misplay, play_game
from fogbound.core.chance import scrambled
from fogbound.core.game import Game
from fogbound.core.registry import game as game_named
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings, Value


class Plan:
    """All that decides how a tournament goes: any process that has it plays the same games."""

    def __init__(self, game: Game[Any], settings: Settings, specs: list[str], seed: int) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.specs: Final = specs
        self.seed: Final = seed

    def seed_of(self, deal: int) -> int:
        """The seed of a deal's games: `watch` with it shows them again."""
        return scrambled(self.seed) + deal

    def wins(self, deal: int) -> list[int]:
        """How many of its games each player won: whoever the outcome names as a winner, alone, in a team or all."""
        seed = self.seed_of(deal)
        order = Random(seed).sample(range(len(self.specs)), len(self.specs))
        wins = [0] * len(order)
        for moved in range(len(order)):
            players = order[moved:] + order[:moved]
            for seat in self._winners([self.specs[player] for player in players], seed):
                wins[players[seat]] += 1
        return wins

    def _winners(self, seats: list[str], seed: int) -> list[Seat]:
        try:
            return play_game(self.game, self.settings, seats, seed).winners
        except Misplay as misplay:
            raise Misplay(f"{misplay} (--seats {','.join(seats)} --seed {seed})") from misplay


Written: TypeAlias = tuple[str, int, dict[str, Value], list[str], int]


def written(plan: Plan) -> Written:
    """A plan for another process, which knows games by name."""
    return plan.game.info.name, plan.settings.seats, plan.settings.values, plan.specs, plan.seed


def read(plan: Written) -> Plan:
    name, seats, values, specs, seed = plan
    game = game_named(name)
    return Plan(game, game.info.settings(seats, None, **values), specs, seed)
