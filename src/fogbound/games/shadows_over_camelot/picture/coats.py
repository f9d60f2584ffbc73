"""Knights as shields with their charges, and Ladies as lozenges, as heralds draw them."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.ink import EDGE, PAPER, SHADE
from fogbound.core.svg import Child, Markup, group, path
from fogbound.games.shadows_over_camelot.picture.colours import ACCENT, BLACK, PALE, PITCH, SECOND
from fogbound.games.shadows_over_camelot.picture.signs import sign

ARMS: Final = {
    "arthur": ("#a8322a", "crown"),
    "galahad": ("#b58a12", "grail"),
    "gawain": ("#2a6b42", "thistle"),
    "kay": ("#27579c", "key"),
    "palamedes": (PITCH, "crescent"),
    "percival": ("#77756f", "helm"),
    "tristan": ("#6a3a88", "harp"),
    "bedivere": ("#b3591a", "banner"),
}
"""The field of each knight's shield, and its charge: no two are alike in either."""

SHIELD: Final = "M-14-16h28v13c0 10-7 15-14 19c-7-4-14-9-14-19z"
_CHARGE_SIZE: Final = 19


@cache
def coat(knight: str, *, turn: bool = False, mine: bool = False, unmasked: bool = False) -> Markup:
    """A shield: ringed when it is his turn, underlined when it is one's own, cracked when he is the Traitor."""
    field, charge = ARMS[knight]
    parts: list[Child] = [path(SHIELD, fill=SHADE, transform="translate(2 2.5)")]
    if turn:
        parts += [
            path(SHIELD, stroke=PAPER, stroke_width=9),
            path(SHIELD, stroke=SECOND, stroke_width=5.5),
        ]
    parts += [
        path(SHIELD, fill=field, stroke=EDGE if field == PITCH else BLACK, stroke_width=1.6),
        path(SHIELD, stroke="#ffffff", stroke_width=0.8, opacity=0.85, transform="scale(.84)"),
        sign(charge, 0, -2, _CHARGE_SIZE, "#ffffff", 1.6),
    ]
    if unmasked:
        parts.append(path("M-10-15l7 9-6 6 9 8-4 8", stroke=BLACK, stroke_width=4))
        parts.append(path("M-10-15l7 9-6 6 9 8-4 8", stroke=PALE, stroke_width=1.4))
    if mine:
        parts.append(path("M-12 23H12", stroke=ACCENT, stroke_width=2.6))
    return group(*parts)


LADIES: Final = {
    "guinevere": ("#a8322a", "crown"),
    "dindrane": ("#b58a12", "grail"),
    "ragnelle": ("#2a6b42", "heart"),
    "andrivete": ("#27579c", "key"),
    "lynette": (PITCH, "ring"),
    "blanchefleur": ("#77756f", "rose"),
    "iseult": ("#6a3a88", "harp"),
    "elaine": ("#b3591a", "bell"),
}
_LOZENGE: Final = "M0-24L19 0 0 24-19 0z"


@cache
def lozenge(lady: str, *, gone: bool = False) -> Markup:
    """A Lady's arms; faded when she is no longer in play."""
    field, charge = LADIES[lady]
    return group(
        path(_LOZENGE, fill=SHADE, transform="translate(2 2.5)"),
        path(_LOZENGE, fill=field, stroke=EDGE if field == PITCH else BLACK, stroke_width=1.5),
        path(_LOZENGE, stroke="#ffffff", stroke_width=0.8, opacity=0.85, transform="scale(.82)"),
        sign(charge, 0, 0, 17, "#ffffff", 1.6),
        opacity=0.35 if gone else None,
    )
