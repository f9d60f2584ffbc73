"""The colours of the game, by day and by night."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import colour

COLOURS: Final = {
    "accent": ("#2b3f7d", "#b0bff0"),
    "second": ("#8a5f0a", "#e6bf6a"),
    "field": ("#c3cba0", "#2b3320"),
    "fight": ("#27506a", "#9cc9df"),
    "quest": ("#735413", "#e6bf6a"),
    "special": ("#5d4a86", "#c8b7f0"),
}
ACCENT: Final = colour("accent", COLOURS["accent"][0])
"""What can be done now."""
SECOND: Final = colour("second", COLOURS["second"][0])
"""What is known: the sword on its way, relics, the open side of what was turned up."""
FIELD: Final = colour("field", COLOURS["field"][0])
"""The meadow before the walls, where Siege Engines stand."""
KINDS: Final = {kind: colour(kind, COLOURS[kind][0]) for kind in ("fight", "quest", "special")}
"""Of White cards."""

TONES: Final = {
    "black_knight": "#6c655c",
    "lancelot": "#6d7fae",
    "dragon": "#9c4a3a",
    "excalibur": "#4f87a1",
    "holy_grail": "#d0a33a",
    "pict_war": "#5b8a4a",
    "saxon_war": "#b5583f",
}
"""One for each Quest, laid thinly over the head of its leaf."""

BLACK: Final = "#1d1510"
PITCH: Final = "#2a231d"
PALE: Final = "#f3e6c8"
WHITE: Final = "#f9f3e4"
"""Things keep their colours by night: a white sword stays white, a black card black with a pale edge."""
GOLD: Final = "#8a5f0a"
