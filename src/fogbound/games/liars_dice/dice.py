"""Dice and cups as they are drawn, each around its middle or standing on its foot."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import INK, LEAF, PLATE, SHADE, SOFT, colour, filled, fog, hatching, text
from fogbound.core.svg import Attribute, Length, Markup, at, circle, group, path, rect, use

COLOURS: Final = {"accent": ("#64345f", "#d8afd6"), "second": ("#8a5a0c", "#e2b866")}
ACCENT: Final = colour("accent", COLOURS["accent"][0])
SECOND: Final = colour("second", COLOURS["second"][0])

SIDE: Final = 36
SMALL: Final = 21
"""The smallest words: on a phone still to be read."""
_CORNERS: Final = ((-1, -1), (1, 1))
_OTHERS: Final = ((1, -1), (-1, 1))
_PIPS: Final = {
    "1": ((0, 0),),
    "2": _CORNERS,
    "3": (*_CORNERS, (0, 0)),
    "4": (*_CORNERS, *_OTHERS),
    "5": (*_CORNERS, *_OTHERS, (0, 0)),
    "6": (*_CORNERS, *_OTHERS, (-1, 0), (1, 0)),
}


def _pips(face: str, **attributes: Attribute) -> Markup:
    return group(*[circle(9.5 * x, 9.5 * y, 3.5) for x, y in _PIPS[face]], **attributes)


DEFS: Final = [
    *[_pips(face, id=f"pips-{face}") for face in _PIPS],
    fog("fog-on-dice", scale=0.75),
    hatching("shadow-on-cups", gap=3.4),
]
"""What the pieces are made of, once for a picture."""


def _square(**attributes: Attribute) -> Markup:
    return rect(-SIDE / 2, -SIDE / 2, SIDE, SIDE, rx=5, **attributes)


_SHADOW: Final = _square(fill=SHADE, transform="translate(2.5 2.5)")
HIDDEN_DIE: Final = group(_square(fill=PLATE), _square(fill=filled("fog-on-dice"), stroke=INK, stroke_width=1.6))
LOST_DIE: Final = _square(stroke=SOFT, stroke_dasharray="2 4")
"""The place of a die that its player no longer has."""


def die(face: str, ground: str = LEAF, ink: str = INK) -> Markup:
    return group(_SHADOW, _square(fill=ground, stroke=ink, stroke_width=1.6), use(f"pips-{face}", fill=ink))


def die_alone(face: str) -> Markup:
    """A die for a picture that has no `DEFS`."""
    return group(_SHADOW, _square(fill=LEAF, stroke=INK, stroke_width=1.6), _pips(face, fill=INK))


def bid(claim: str, size: Length, ink: str = INK) -> list[Markup]:
    """A number of dice and a face, with their middle here."""
    number, face = claim.split("x")
    x = (0.22 * len(number) - 0.06) * size
    return [
        text(x, 0.35 * size, f"{number} ×", size, text_anchor="end", fill=ink),
        at(x + 0.7 * size, 0, die(face, ink=ink), scale=0.03 * size),
    ]


_BODY: Final = "M-52 0L-40-66A40 9 0 0 1 40-66L52 0A52 11 0 0 1-52 0Z"


def cup(mark: Markup, edge: str = INK, width: Length = 1.6) -> Markup:
    """A dice cup that stands on its mouth, with somebody's mark on it."""
    return group(
        path(_BODY, fill=SHADE, transform="translate(4 3)"),
        path(_BODY, fill=PLATE),
        path("M30-59Q38-62 40-66L52 0Q46 7 34 9Z", fill=filled("shadow-on-cups")),
        path("M-40-66A40 9 0 0 0 40-66M-41-60A41 9 0 0 0 41-60M-50-9A50 11 0 0 0 50-9", stroke=edge, stroke_width=0.9),
        path(_BODY, stroke=edge, stroke_width=width),
        mark,
    )


def no_cup(mark: Markup) -> Markup:
    """Where the cup of somebody stood who is out of the game."""
    return group(path(_BODY, stroke=SOFT, stroke_dasharray="2 4"), mark)


def leaf(edge: str) -> Markup:
    """Beside whoever is to choose."""
    return path("M-9 7C-9-7 3-12 15-11C15 2 5 12-9 7ZM-16 12L8-5", fill=LEAF, stroke=edge, stroke_width=1.6)


def laurel() -> Markup:
    """A wreath for the winner, open at the top."""
    left = [
        at(0, 0, path("M0 91Q-9 80-24 88Q-12 98 0 91ZM0 89Q-6 76-2 70Q4 80 0 89Z"), turn=turn)
        for turn in range(4, 150, 14)
    ]
    return group(*left, group(*left, transform="scale(-1 1)"), fill=LEAF, stroke=SECOND)
