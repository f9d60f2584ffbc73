"""What lies on the table."""

from __future__ import annotations

from fogbound.core.agenda import State
from fogbound.core.chance import Seed
from fogbound.core.options import Option
from fogbound.core.seats import Seat
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.zones import Zone
from fogbound.games.liars_dice.catalogue import ASIDE, CUPS
from fogbound.games.liars_dice.counting import Showdown


class Dice(State):
    """A game of Liar's Dice."""

    __slots__ = ("aside", "bids", "call", "cups", "in_play", "showdown", "starter")

    def __init__(self, settings: Settings = NO_SETTINGS, seed: Seed = 0) -> None:
        super().__init__(settings, seed)
        self.cups: list[Zone] = [Zone(CUPS[seat], ()) for seat in range(settings.seats)]
        self.aside: Zone = Zone(ASIDE, ())
        self.in_play: int = 0
        """How many dice lie under all cups."""
        self.starter: Seat = 0
        """Who begins this round."""
        self.bids: tuple[tuple[Seat, Option], ...] = ()
        """The bids of this round, the last one last."""
        self.call: tuple[Seat, Option] | None = None
        """Who called the last bid, and what."""
        self.showdown: Showdown | None = None
        """What was seen when the cups were last lifted."""

    def clone(self) -> Dice:
        other = Dice.__new__(Dice)
        self.copy_to(other)
        other.cups = self.cups[:]
        other.aside = self.aside
        other.in_play = self.in_play
        other.starter = self.starter
        other.bids = self.bids
        other.call = self.call
        other.showdown = self.showdown
        return other

    def zones(self) -> list[Zone]:
        return [*self.cups, self.aside]

    def put(self, zones: list[Zone]) -> None:
        self.cups = zones[:-1]
        self.aside = zones[-1]

    def turn(self) -> Seat:
        """LD-3.1: who is to bid or to call."""
        return self.next_with_dice(self.bids[-1][0]) if self.bids else self.starter

    def next_with_dice(self, seat: Seat) -> Seat:
        """The next player to the left who has dice."""
        seats = len(self.cups)
        seat = (seat + 1) % seats
        while not self.cups[seat].cards:
            seat = (seat + 1) % seats
        return seat
