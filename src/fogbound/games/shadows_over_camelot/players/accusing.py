"""Whether to accuse a Knight."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.suspicion import suspicion

ACCUSE_FROM: Final = 0.55
"""So likely somebody must be the Traitor for an accusation to pay."""


def accusing_worth(view: Sight, seat: int) -> float:
    """B-13.3: a Traitor found is a Sword gained, and two saved; a Loyal Knight accused is a Sword lost."""
    chance = suspicion(view)[seat]
    return 40.0 * (chance - ACCUSE_FROM)
