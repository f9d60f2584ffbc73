"""A deal: the same cards and dice, played once with the players moved on by each number of seats.

So every player sits once at each seat. Who sits next to whom matters as well (it is good to follow a weak player), and
moving on does not change it: therefore the players sit down in a new order for each deal.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

from fogbound.arena import apart
from fogbound.bots import Misplay, play_game
from fogbound.core.chance import scrambled
from fogbound.core.game import Game
from fogbound.core.registry import game as game_named
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings, Value


class Dealt:
    """What came of one deal: for each of its games who has won, and who misplayed and how."""

    def __init__(self, deal: int, winners: list[list[int]], misplays: list[tuple[int, str]]) -> None:
        self.deal: Final = deal
        self.winners: Final = winners
        """Players by their numbers in the plan."""
        self.misplays: Final = misplays
        """The player's number and what it did, or -1 where nobody alone was at fault."""

    def wins(self, players: int) -> list[int]:
        """How many of the games each player won: whoever the outcome names as a winner, alone, in a team or all."""
        return [sum([player in winners for winners in self.winners]) for player in range(players)]

    def data(self) -> dict[str, Any]:
        return {"deal": self.deal, "winners": self.winners, "misplays": self.misplays}


class Plan:
    """All that decides how a tournament goes: any process that has it plays the same games."""

    def __init__(self, game: Game[Any], settings: Settings, specs: list[str], seed: int, strict: bool = False) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.specs: Final = specs
        self.seed: Final = seed
        self.strict: Final = strict
        """Whether a misplay ends the tournament; else it is that player's loss."""

    def seed_of(self, deal: int) -> int:
        """The seed of a deal's games: `watch` with it shows them again."""
        return scrambled(self.seed) + deal

    def seated(self, deal: int) -> list[list[int]]:
        """For each game of a deal, the player at each seat."""
        order = Random(self.seed_of(deal)).sample(range(len(self.specs)), len(self.specs))
        return [order[moved:] + order[:moved] for moved in range(len(order))]

    def play(self, deal: int) -> Dealt:
        """Play the games of a deal."""
        found = Dealt(deal, [], [])
        for players in self.seated(deal):
            found.winners.append(sorted([players[seat] for seat in self._winners(players, deal, found)]))
        return found

    def _winners(self, players: list[int], deal: int, found: Dealt) -> list[Seat]:
        """The seats that have won: all others, where one of them misplayed."""
        seats, seed = [self.specs[player] for player in players], self.seed_of(deal)
        try:
            return play_game(self.game, self.settings, seats, seed, sit=apart.seated).winners
        except Misplay as misplay:
            said = f"{misplay} (--seats {','.join(seats)} --seed {seed})"
            if self.strict:
                raise Misplay(said) from misplay
            guilty = misplay.seat
            found.misplays.append((-1 if guilty is None else players[guilty], said))
            return [] if guilty is None else [seat for seat in range(len(players)) if seat != guilty]


Written: TypeAlias = tuple[str, int, dict[str, Value], list[str], int, bool]


def written(plan: Plan) -> Written:
    """A plan for another process, which knows games by name."""
    return plan.game.info.name, plan.settings.seats, plan.settings.values, plan.specs, plan.seed, plan.strict


def read(plan: Written) -> Plan:
    name, seats, values, specs, seed, strict = plan
    game = game_named(name)
    return Plan(game, game.info.settings(seats, None, **values), specs, seed, strict)
