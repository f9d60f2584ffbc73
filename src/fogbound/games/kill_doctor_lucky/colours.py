"""The colours of the game, by day and by night."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import colour

COLOURS: Final = {
    "accent": ("#2a5a44", "#9bd0b2"),
    "second": ("#8a5a0c", "#e2b866"),
    "green": ("#b9c79a", "#2a3320"),
    "water": ("#c4d3cf", "#1b2b30"),
    "weapon": ("#8a2f2a", "#f0a094"),
    "move": ("#23573f", "#9bd0b2"),
    "failure": ("#5d4a86", "#c8b7f0"),
}
ACCENT: Final = colour("accent", COLOURS["accent"][0])
"""What can be done now."""
SECOND: Final = colour("second", COLOURS["second"][0])
"""What is known: sight, and where the Doctor goes next."""
GREEN: Final = colour("green", COLOURS["green"][0])
WATER: Final = colour("water", COLOURS["water"][0])
KINDS: Final = {kind: colour(kind, COLOURS[kind][0]) for kind in ("weapon", "move", "failure")}
"""Of cards."""
