"""A seed for planted games: before the bidding everybody in turn drops a hint, which costs nothing."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE
from fogbound.games.liars_dice.catalogue import BIDS
from fogbound.games.liars_dice.state import Dice

HINTS: Final = BIDS[:2]
NO_HINT: Final = Rule("LD-3.3")


class Hint(Decision[Dice]):
    """Everybody is asked who has dice, whatever they hold."""

    def arises(self, state: Dice) -> bool:
        """Tell by the number of dice, which everybody sees."""
        return bool(state.cups[self.seat].cards)

    def options(self, state: Dice) -> list[Option]:
        """Offer the two lowest bids."""
        return HINTS[:]

    def choose(self, state: Dice, option: Option) -> None:
        """Say it aloud."""
        state.tell(EVERYONE, ("bid", self.seat, option.noun))

    def forbids(self, state: Dice, option: Option) -> Rule | None:
        """Forbid all else."""
        return None if option in HINTS else NO_HINT

    def facts(self, state: Dice, option: Option, rule: Rule) -> dict[str, Any]:
        """Say how many dice there are."""
        return {"in_play": state.in_play, "last_bid": None}


def hints(state: Dice) -> list[Hint]:
    """One for every seat."""
    return [Hint(seat) for seat in range(len(state.cups))]
