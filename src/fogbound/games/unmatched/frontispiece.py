"""The game on the page of all games: the hound before the moon, and a street lamp in the fog."""

from __future__ import annotations

from fogbound.core.frontispiece import HEIGHT, WIDTH, mist
from fogbound.core.frontispiece import frontispiece as framed
from fogbound.core.ink import EDGE, INK, WASH
from fogbound.core.svg import Picture, at, circle, path
from fogbound.games.unmatched.colours import BLACK, COLOURS
from fogbound.games.unmatched.scenery import HOUND, lamp

MOONLIGHT = "#f9f3e4"


def frontispiece() -> Picture:
    far = f"M0 160l30-26 16 8 22-14 30 22H{WIDTH}V{HEIGHT}H0z"
    hill = f"M0 178Q60 132 120 150T210 176 {WIDTH} 170V{HEIGHT}H0z"
    parts = [
        circle(118, 74, 48, fill=MOONLIGHT, opacity=0.5),
        circle(118, 74, 44, fill=MOONLIGHT, stroke=BLACK),
        path(far, stroke=INK, stroke_width=1, fill=WASH),
        path(hill, stroke=INK, fill=WASH),
        path("M40 166l20-8M62 160l18-4M96 158l22 2M130 162l18 8M150 178l20 6", stroke=INK, stroke_width=0.8),
        at(118, 152, path(HOUND, fill=BLACK, stroke=EDGE, stroke_width=0.7), scale=1.5),
        mist(172, 5, 2),
        at(214, 228, lamp(), scale=1.75),
        path(f"M0 {HEIGHT}V224Q90 212 160 222T{WIDTH} 220V{HEIGHT}z", stroke=INK, fill=WASH),
    ]
    described = "A hound on a hill before the full moon, and a street lamp in the fog."
    return framed("duel-frontispiece", "Unmatched: Cobble & Fog", described, COLOURS["accent"][0], parts)
