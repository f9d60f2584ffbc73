"""The game on the page of all games: the Dark Lady by the Thames at dusk."""

from __future__ import annotations

from typing import Final

from fogbound.core.frontispiece import HEIGHT, WIDTH, mist
from fogbound.core.frontispiece import frontispiece as framed
from fogbound.core.ink import INK, WASH, hatching
from fogbound.core.svg import Length, Markup, Picture, at, path
from fogbound.games.black_sonata.colours import COLOURS, WATER
from fogbound.games.black_sonata.people import BLACK, LADY
from fogbound.games.black_sonata.scenery import SCENERY, house

SHORE: Final = 160
"""Where the houses stand."""
MOONLIGHT: Final = "#f9f3e4"

_LEFT: Final = ((26, 30), (22, 42), (28, 28), (24, 36))
_RIGHT: Final = ((24, 36), (28, 28), (22, 42), (28, 30))


def frontispiece() -> Picture:
    parts = [
        path("M212 26a20 20 0 100 40a26 26 0 010-40z", stroke=BLACK, fill=MOONLIGHT),
        *_row(-8, _LEFT),
        *_row(174, _RIGHT),
        at(134, SHORE, SCENERY["cathedral"], scale=1.15),
        path(f"M0 {SHORE}H{WIDTH}V{HEIGHT}H0z", stroke=INK, fill=WATER),
        path(_waves(), stroke=INK, stroke_width=0.9, opacity=0.7),
        at(216, 182, SCENERY["wherry"], scale=0.8),
        mist(140, 5),
        path(f"M0 {HEIGHT}V212Q70 196 140 210T260 206V{HEIGHT}z", stroke=INK, fill=WASH),
        at(80, 231, LADY, scale=1.14),
    ]
    described = "A lady in black stands by the Thames and looks at London in the fog."
    grounds = [hatching("london-shadow", gap=3.2, opacity=0.75)]
    return framed("london-frontispiece", "Black Sonata", described, COLOURS["accent"][0], parts, grounds)


def _row(x: Length, sizes: tuple[tuple[int, int], ...]) -> list[Markup]:
    found = []
    for number, (wide, high) in enumerate(sizes):
        found.append(at(x, SHORE, house(wide, high, number % 2 == 0)))
        x += wide
    return found


def _waves() -> str:
    return "".join([f"M{(n * 53) % 240} {168 + n * 5}q5-3 10 0t10 0 10 0" for n in range(13)])
