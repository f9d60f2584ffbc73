"""LD-3 and LD-4: which bids and calls are allowed."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.games.liars_dice.catalogue import EXACT, SIDES
from fogbound.games.liars_dice.state import Dice

MORE_THAN_ALL_DICE: Final = Rule("LD-3.3")
NOT_HIGHER: Final = Rule("LD-3.4")
NOTHING_TO_CALL: Final = Rule("LD-4.1")
EXACT_NOT_AGREED: Final = Rule("LD-4.2")


def forbids_bid(state: Dice, bid: Option) -> Rule | None:
    if bid.value >= beyond_highest(state):
        return MORE_THAN_ALL_DICE
    return NOT_HIGHER if bid.value < lowest(state) else None


def forbids_call(state: Dice, call: Option) -> Rule | None:
    if call is EXACT and not exact_agreed(state):
        return EXACT_NOT_AGREED
    return None if state.bids else NOTHING_TO_CALL


def lowest(state: Dice) -> int:
    """LD-3.4: the rank of the lowest bid that is higher than the last."""
    return state.bids[-1][1].value + 1 if state.bids else 0


def beyond_highest(state: Dice) -> int:
    """LD-3.3: the rank of the first bid that is for more dice than there are."""
    return state.in_play * SIDES


def exact_agreed(state: Dice) -> bool:
    """LD-4.2."""
    return state.settings.values["exact"] != "no"
