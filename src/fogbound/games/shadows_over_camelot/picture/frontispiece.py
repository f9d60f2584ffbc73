"""The game on the page of all games: a castle on its hill by night, engines before it, and one window lit."""

from __future__ import annotations

from fogbound.core.frontispiece import HEIGHT, WIDTH, mist
from fogbound.core.frontispiece import frontispiece as framed
from fogbound.core.ink import EDGE, INK, PLATE, filled, hatching
from fogbound.core.svg import Length, Markup, Picture, at, circle, group, path, rect
from fogbound.games.shadows_over_camelot.picture.blades import blade
from fogbound.games.shadows_over_camelot.picture.colours import BLACK, COLOURS, FIELD, WHITE

_LIT = "#d9a53a"
_SHADOW = filled("camelot-night")


def frontispiece() -> Picture:
    parts = [
        circle(206, 46, 17, fill=WHITE, stroke=BLACK),
        path("M212 34a17 17 0 010 24", stroke=BLACK, stroke_width=0.8, opacity=0.5),
        path(f"M0 196Q60 186 96 152T150 138T206 160T{WIDTH} 186V{HEIGHT}H0z", stroke=INK, fill=FIELD),
        at(146, 150, _castle()),
        mist(178, 3, 2),
        path("M118 236Q146 214 140 190T141 164M136 236Q160 214 152 190T148 164", stroke=INK, stroke_width=1.1),
        at(42, 214, _engine()),
        at(214, 216, _engine(), scale=0.8),
        at(100, 222, blade(False, 78), scale=0.74, turn=180),
        path("M82 232q18-9 36 0q4 4 8 4h-52q4 0 8-4z", fill=PLATE, stroke=INK),
    ]
    described = "A castle on a hill by night with one window lit, siege engines before it, and a sword in a stone."
    grounds = [hatching("camelot-night", gap=3.2, opacity=0.75)]
    return framed("camelot-frontispiece", "Shadows over Camelot", described, COLOURS["accent"][0], parts, grounds)


def _castle() -> Markup:
    walls = (
        "M-62 14V-30h-4v-9h7v4h6v-4h7v4h6v-4h7v9h-4V-14h20V-58h-4v-10h8v5h7v-5h8v5h7v-5h8v10h-4V-14h20V-40h-4v-9h7v4h6"
        "v-4h7v4h6v-4h7v9h-4V14z"
    )
    return group(
        path(walls, fill=PLATE, stroke=INK, stroke_width=1.3),
        path("M4-58h9V-14h-9zM49-40h11V14h-11zM-46-30h9V14h-9z", fill=_SHADOW),
        path("M-12 14V-2a10 10 0 0120 0V14M-4 14V-8M2 14V-8M-12 4h20", stroke=INK),
        rect(-2, -46, 7, 14, fill=_LIT, stroke=INK),
        path("M-54-20h5v8h-5zM-54-2h5v8h-5zM36-24h5v8h-5zM36-4h5v8h-5z", stroke=INK, stroke_width=1),
        path("M2-68V-92M2-91q11-5 20 1-9 3-9 8 0 0-11-1zM-50-39V-54M-50-53q8-4 14 1-6 2-6 5 0 0-8-1z", stroke=INK),
    )


def _engine() -> Markup:
    frame = "M-20 12h40M-15 12l12-16 12 16M-10 6L17-19M13-21q7-4 9 3l-7 4zM-4-4l10 13"
    wheel: Length = 5
    return group(
        path(frame, stroke=BLACK, stroke_width=4.4),
        path(frame, stroke=EDGE, stroke_width=1),
        circle(-13, 14, wheel, fill=PLATE, stroke=INK, stroke_width=1.6),
        circle(13, 14, wheel, fill=PLATE, stroke=INK, stroke_width=1.6),
    )
