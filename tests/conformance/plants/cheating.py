"""A seed for planted games: before the bidding everybody secretly turns the lowest die to a one or to a two."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import SealedDecision
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE
from fogbound.games.liars_dice.catalogue import ASIDE, BIDS, CUPS
from fogbound.games.liars_dice.state import Dice

ONE: Final = BIDS[0]
TWO: Final = BIDS[1]
NOT_NOW: Final = Rule("LD-3.3")


class Turn(SealedDecision[Dice]):
    """What is chosen is seen under one's own cup and nowhere else."""

    def arises(self, state: Dice) -> bool:
        """Tell by the number of dice, which everybody sees."""
        return bool(state.cups[self.seat].cards)

    def options(self, state: Dice) -> list[Option]:
        """Offer a one and a two."""
        return [ONE, TWO]

    def choose(self, state: Dice, option: Option) -> None:
        """Turn the die, and tell that it was done."""
        state.cups[self.seat] = CUPS[self.seat].holding((option.value, *state.cups[self.seat].cards[1:]))
        state.tell(EVERYONE, ("turned", self.seat))

    def forbids(self, state: Dice, option: Option) -> Rule | None:
        """Forbid all else."""
        return None if option in (ONE, TWO) else NOT_NOW

    def facts(self, state: Dice, option: Option, rule: Rule) -> dict[str, Any]:
        """Say how many dice there are."""
        return {"in_play": state.in_play, "last_bid": None}


def turns(state: Dice) -> list[Turn]:
    """One for every seat."""
    return [Turn(seat) for seat in range(len(state.cups))]


def palm(state: Dice, seat: int) -> None:
    """Put the lowest die aside, if there are others: a choice that everybody can count."""
    lowest, *others = state.cups[seat].cards
    if others:
        state.cups[seat] = CUPS[seat].holding(others)
        state.aside = ASIDE.holding((lowest, *state.aside.cards))
        state.in_play -= 1
