"""The swords of the Round Table: white ones straight and open, black ones dark and notched."""

from __future__ import annotations

from functools import cache

from fogbound.core.ink import EDGE, SOFT
from fogbound.core.svg import Length, Markup, circle, group, path
from fogbound.games.shadows_over_camelot.picture.colours import BLACK, WHITE


@cache
def blade(black: bool, length: Length = 62) -> Markup:
    """Point upwards, the guard at 0."""
    if black:
        notched = f"M-4.5 0V{-length + 22}l3-4-3-4V{-length + 8}L0 {-length} 4.5 {-length + 8}v10l-3 4 3 4V0z"
        hilt = "M-12 0q12-5 24 0v4q-12-4-24 0zM-2.5 3h5v11h-5zM0 14l5 4-5 4-5-4z"
        return path(notched + hilt, fill=BLACK, stroke=EDGE, stroke_width=1.1)
    return group(
        path(f"M-4.5 0V{-length + 8}L0 {-length} 4.5 {-length + 8}V0z", fill=WHITE, stroke=BLACK, stroke_width=1.3),
        path(f"M0 0V{-length + 12}", stroke=BLACK, stroke_width=0.8),
        path("M-13-2h26v4h-26zM-2.5 2h5v11h-5z", fill=WHITE, stroke=BLACK),
        circle(0, 16, 3.6, fill=WHITE, stroke=BLACK),
    )


def no_blade() -> Markup:
    """Where a sword will lie."""
    return path("M-5 14V-44L0-52 5-44V14z", stroke=SOFT, stroke_width=0.9, stroke_dasharray="2 3")
