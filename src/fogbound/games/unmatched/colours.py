"""The colours of the game, by day and by night."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import colour

COLOURS: Final = {
    "accent": ("#1f4f66", "#9cc9df"),
    "second": ("#8f3a1c", "#f0a982"),
    "green": ("#c9cda0", "#2a3320"),
    "attack": ("#8a2f2a", "#f0a094"),
    "defence": ("#27506a", "#9cc9df"),
    "versatile": ("#5d4a86", "#c8b7f0"),
    "scheme": ("#735413", "#e6bf6a"),
}
ACCENT: Final = colour("accent", COLOURS["accent"][0])
"""What can be done now."""
SECOND: Final = colour("second", COLOURS["second"][0])
"""What is known: who threatens whom, and the numbers of a combat."""
GREEN: Final = colour("green", COLOURS["green"][0])
KINDS: Final = {
    "attack": colour("attack", COLOURS["attack"][0]),
    "defense": colour("defence", COLOURS["defence"][0]),
    "versatile": colour("versatile", COLOURS["versatile"][0]),
    "scheme": colour("scheme", COLOURS["scheme"][0]),
}
"""Of cards."""
COATS: Final = {"sherlock": "#27506a", "dracula": "#7d1f2c", "jekyll_hyde": "#6a3a78", "invisible_man": "#4d5248"}
"""Of heroes: things keep their colours by night."""
BLACK: Final = "#17120e"
PALE: Final = "#f3e6c8"
WHITE: Final = "#fffaf0"
