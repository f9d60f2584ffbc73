"""What lies on the table."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import State
from fogbound.core.chance import Seed
from fogbound.core.options import Option
from fogbound.core.seats import Seat
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.zones import Zone
from fogbound.games.liars_dice.catalogue import ASIDE, CUPS


class Showdown:
    """What was seen when the cups were last lifted, and what came of it. Never changed."""

    __slots__ = ("bid", "bidder", "call", "caller", "count", "dice", "wrong")

    def __init__(
        self,
        dice: tuple[tuple[int, ...], ...],
        bidder: Seat,
        bid: Option,
        caller: Seat,
        call: Option,
        count: int,
        wrong: Seat,
    ) -> None:
        self.dice: Final = dice
        self.bidder: Final = bidder
        self.bid: Final = bid
        self.caller: Final = caller
        self.call: Final = call
        self.count: Final = count
        self.wrong: Final = wrong
        """NO_SEAT when a bid was rightly called exact."""


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

    def last_bid(self) -> Option | None:
        return self.bids[-1][1] if self.bids else None

    def next_with_dice(self, seat: Seat) -> Seat:
        """The next player to the left who has dice."""
        seats = len(self.cups)
        seat = (seat + 1) % seats
        while not self.cups[seat].cards:
            seat = (seat + 1) % seats
        return seat
