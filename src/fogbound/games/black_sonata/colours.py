"""The colours of the game, by day and by night."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import colour

COLOURS: Final = {
    "accent": ("#7a2340", "#eaa3b6"),
    "second": ("#2f5d70", "#9fc6d6"),
    "land": ("#efe3c4", "#231f18"),
    "green": ("#c9cda0", "#2a2e1e"),
    "water": ("#c4d3cf", "#1b2b30"),
}
ACCENT: Final = colour("accent", COLOURS["accent"][0])
"""What can be done now."""
SECOND: Final = colour("second", COLOURS["second"][0])
"""What is known: her signs, and where they stand."""
LAND: Final = colour("land", COLOURS["land"][0])
GREEN: Final = colour("green", COLOURS["green"][0])
WATER: Final = colour("water", COLOURS["water"][0])
