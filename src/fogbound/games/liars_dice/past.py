"""What the bids on the table tell of how they came about."""

from __future__ import annotations

from fogbound.core.options import Option
from fogbound.games.liars_dice.state import Dice
from fogbound.games.liars_dice.steps import BID


def past(state: Dice) -> list[tuple[Dice, Option]]:
    """The bids of this round, each with the position in which it was made."""
    found = []
    for number, (seat, bid) in enumerate(state.bids):
        before = state.clone()
        before.bids = state.bids[:number]
        before.decisions = state.decisions - (len(state.bids) - number)
        before.agenda[-1] = BID[seat]
        found.append((before, bid))
    return found
