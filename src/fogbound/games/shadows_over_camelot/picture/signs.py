"""Signs of the game's own, each one path in a box of 24 by 24, drawn as the emblems that all games share."""

from __future__ import annotations

from typing import Final

from fogbound.core.emblems import EMBLEMS, engraved
from fogbound.core.ink import INK
from fogbound.core.svg import Length, Markup

_SHARED: Final = (
    "bell",
    "castle",
    "crown",
    "dragon",
    "eye",
    "fog",
    "heart",
    "key",
    "ring",
    "rose",
    "shield",
    "thistle",
)

SIGNS: Final = {
    **{name: EMBLEMS[name] for name in _SHARED},
    "armour": "M7 3c1 2 3 3 5 3s4-1 5-3l4 3-2 5-2-1v5c0 3-2 5-5 7-3-2-5-4-5-7v-5l-2 1-2-5zM12 6v15M7 14h10",
    "axe": "M6 22L15 5M12 3c4-2 8 0 9 4-3-1-5 0-6.5 3C12 8.5 11 6 12 3M15 5l1.5-2.5",
    "banner": "M6 22V2M6 3h13l-4 4.5 4 4.5H6M6 5.5h7M6 9.5h7",
    "catapult": (
        "M3 20h18M5 17h14M6 17l5-7 2 7M9 17L20 4M18 4l4 0-1.5 3.5M6.5 20a1.8 1.8 0 10.1 0"
        "M17.5 20a1.8 1.8 0 10.1 0M11 10l6 7"
    ),
    "crescent": "M15 3a9.5 9.5 0 100 18 11 11 0 010-18M17 12l1.2-2.6 1.2 2.6 2.6.3-2 1.9.6 2.8-2.4-1.4",
    "grail": ("M6 3h12c0 6-2 9-5 10v5c3 .3 4 1.5 4 3H7c0-1.5 1-2.7 4-3v-5C8 12 6 9 6 3M6.3 6h11.4M12 8.5h.1"),
    "hand": (
        "M8 22l-4-8c0-2 2-2 3 0V5c0-2 2.5-2 2.5 0v6-8c0-2 2.5-2 2.5 0v8-7c0-2 2.5-2 2.5 0v8-5c0-2 2.5-2"
        " 2.5 0v9c0 3-1 4-2 6z"
    ),
    "harp": "M6 21h8M8 21V7M8 7c0-3 3-5 5-3s3 0 5-1c0 8-3 14-10 16M10.5 6v12M13 5v11.5M15.5 5v8.5M8 7l-2-1",
    "helm": "M5 21V11c0-5 3-8 7-8s7 3 7 8v10l-5-2v-6h-4v6zM5 12h14M12 3v10M12 3V1",
    "lance": "M2 22L22 2M22 2l-5 1.5L20.5 7zM6 14l4 4M5 17l2 2",
    "letter": "M3 6h18v13H3zM3 6l9 7 9-7M12 13a2 2 0 110 4 2 2 0 010-4",
    "scroll": (
        "M6 3h12c-2 0-2 3 0 3H9v13c0 2-3 3-5 1-1-1 0-3 1-2h9v2c0 1.5 3 1.5 3-.5V6M11.5 9.5h4M11.5 12.5h4M11.5 15.5h2.5"
    ),
    "skull": (
        "M12 2c5 0 8 3.5 8 8 0 3-1.5 4.5-3 5.5V19H7v-3.5c-1.5-1-3-2.5-3-5.5 0-4.5 3-8 8-8M9 10.5a1.8 1.8"
        " 0 10.1 0M15 10.5a1.8 1.8 0 10.1 0M12 13.5l-1 2h2zM10 19v3M12 19v3M14 19v3"
    ),
    "sword": "M12 16V3l1.5-2L15 3v13M9 16h9M13.5 16v5.5M12 22h3M13.5 4v9",
    "wave": "M2 9q2.5-3 5 0t5 0 5 0 5 0M2 14q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0",
    "horse": (
        "M5 22c0-5 3-7 3-10 0-1-2-1-3.5.5L3 11c1-4 4-6 7-7l1-2.5 1.5 2.5C17 5 20 9 20 15c0 3-1 5-2 7M10 8h.1"
        "M13 6c2 2 4 5 4 9"
    ),
}


def sign(name: str, x: Length = 0, y: Length = 0, size: Length = 24, ink: str = INK, width: Length = 1.35) -> Markup:
    """A sign with its middle here."""
    return engraved(SIGNS[name], x, y, size, ink, width)
