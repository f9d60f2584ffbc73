"""LD-1: what lies on the table before the first round."""

from __future__ import annotations

from fogbound.core.chance import Seed
from fogbound.core.refusals import Refusal
from fogbound.core.settings import Settings
from fogbound.games.liars_dice.catalogue import CUPS
from fogbound.games.liars_dice.state import Dice
from fogbound.games.liars_dice.steps import ROUND


def impossible(settings: Settings) -> list[Refusal]:
    """All that can be set goes together."""
    return []


def deal(settings: Settings, seed: Seed) -> Dice:
    """Dice for everybody, and who begins."""
    state = Dice(settings, seed)
    unrolled = [0] * settings.number("dice")
    state.cups = [CUPS[seat].holding(unrolled) for seat in range(settings.seats)]
    state.in_play = len(unrolled) * settings.seats
    state.starter = state.throw(settings.seats) if settings.word("starter") == "chance" else 0
    state.then(ROUND)
    return state
