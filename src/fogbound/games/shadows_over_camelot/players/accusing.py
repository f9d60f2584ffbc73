"""Whether to accuse a Knight."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.knights import LAST_SWORD
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.worth import enough

FOUND: Final = 12.0
"""What a Traitor found is worth: a Sword gained, and two that he will not turn."""
WRONGED: Final = 33.0
"""What it costs to accuse a Loyal Knight: a Sword turned, and an accusation spent."""


LAST_FEW: Final = 3
"""When so few Swords are to come, a hidden Traitor is about to turn two."""
LAST_HOUR: Final = 95.0
"""What finding him is worth then besides."""


def accusing_worth(scene: Scene, seat: int) -> float:
    """B-13.3: by how likely it is that he is the Traitor."""
    chance = scene.suspicions()[seat]
    out = scene.white + scene.black
    found = FOUND + (LAST_HOUR if out >= LAST_SWORD - LAST_FEW and scene.white < enough(scene) else 0.0)
    return chance * found - (1 - chance) * WRONGED
