"""The game on the page of all games: the mansion by night, one window lit, and somebody on the gravel."""

from __future__ import annotations

from typing import Final

from fogbound.core.frontispiece import HEIGHT, WIDTH, mist
from fogbound.core.frontispiece import frontispiece as framed
from fogbound.core.ink import EDGE, INK, PLATE, WASH, filled, hatching
from fogbound.core.svg import Length, Markup, Picture, at, circle, group, path, rect
from fogbound.games.kill_doctor_lucky.colours import COLOURS, GREEN

BLACK: Final = "#1d1510"
LIT: Final = "#d9a53a"
MOONLIGHT: Final = "#f9f3e4"
"""Things keep their colours by night."""
SHADOW: Final = filled("mansion-shadow")


def frontispiece() -> Picture:
    parts = [
        path("M58 31a17 17 0 100 34a22 22 0 010-34z", stroke=BLACK, fill=MOONLIGHT),
        path(f"M0 184Q80 174 130 180T{WIDTH} 176V{HEIGHT}H0z", stroke=INK, fill=WASH),
        at(130, 190, _house(), scale=1.08),
        path("M112 198Q104 214 84 236M150 198Q160 214 178 236", stroke=INK),
        _tree(20, 204, 1.6),
        _tree(240, 202, 1.7),
        mist(196, 3, 1),
        at(131, 230, _doctor()),
    ]
    described = "A mansion by night with one window lit, and an old man in a tall hat before its door."
    grounds = [hatching("mansion-shadow", gap=3.2, opacity=0.75)]
    return framed("mansion-frontispiece", "Kill Doctor Lucky", described, COLOURS["accent"][0], parts, grounds)


def _house() -> Markup:
    walls = (
        "M-96 0V-66H-56V-92L-36-108-16-92V-66H16V-92L36-108 56-92V-66H96V0zM-96-66l7-14h33M96-66l-7-14H56"
        "M-16-66v-16h32v16M-80-80v-24h11v24M69-80v-24h11v24"
    )
    windows = "".join([
        f"M{x}-56h15v20h-15zM{x + 7.5}-56v20M{x}-46h15M{x}-26h15v18h-15zM{x + 7.5}-26v18" for x in (-90, -68, 53, 75)
    ])  # fmt: skip
    front = (
        "M-44-86h16v15h-16zM28-86h16v15h-16zM-44-54h16v20h-16zM28-54h16v20h-16zM-11 0v-24a11 11 0 0122 0V0M-22-32h44"
        "M-26 0v-32M26 0v-32M-34 3h68M-38 7h76M0-24V0"
    )
    return group(
        path(walls, stroke=INK, stroke_width=1.3, fill=PLATE),
        path(windows + front, stroke=INK, stroke_width=1.05),
        path("M56-66h40V0H56zM-16-66h6V0h-6zM36-108L56-92v26h-6z", fill=SHADOW),
        rect(28, -54, 16, 20, fill=LIT, stroke=INK),
        path("M36-54v20", stroke=INK, stroke_width=1),
        path("M33-34v-10q3-4 6 0v10", fill=BLACK),
        path("M-96-66l7-14h33v14zM96-66l-7-14H56v14z", fill=SHADOW, opacity=0.6),
    )


def _tree(x: Length, y: Length, scale: Length) -> Markup:
    crown = "M-9-20q4-6 8 0M0-34q4-6 8 0M-8-29q4-6 8 0M3-24q4-6 8 0M-3-40q4-6 8 0M-13-24q4-6 8 0M5-30q4-6 8 0"
    return at(
        x,
        y,
        path("M-2 0V-14M2 0V-14", stroke=INK),
        path(
            "M-6-14C-20-14-20-28-12-30C-14-44 12-46 12-32C22-30 18-14 6-14z", stroke=INK, stroke_width=1.1, fill=GREEN
        ),
        path(crown + "M-12 1h24M-8 4h20", stroke=INK, stroke_width=0.8, opacity=0.7),
        scale=scale,
    )


def _doctor() -> Markup:
    """From behind, with hat and stick."""
    return group(
        path("M-9 0l3-26q-8-2-6-14l6-6h12l6 6q2 12-6 14L9 0z", fill=BLACK, stroke=EDGE, stroke_width=1),
        circle(0, -51, 6, fill=BLACK),
        path("M-12-55q12 5 24 0l-4-2v-15q-8-3-16 0v15z", fill=BLACK, stroke=EDGE, stroke_width=1),
        path("M12-30L22 0", stroke=INK, stroke_width=1.8),
    )
