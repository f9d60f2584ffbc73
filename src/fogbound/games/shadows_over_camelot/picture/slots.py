"""Cards as they lie on the board, small: white ones light, black ones dark, face-down ones fog."""

from __future__ import annotations

from functools import cache

from fogbound.core.ink import INK, SOFT, text
from fogbound.core.svg import Length, Markup, circle, group, path, rect
from fogbound.games.shadows_over_camelot.picture.colours import BLACK, GOLD, PALE, PITCH, WHITE
from fogbound.games.shadows_over_camelot.picture.signs import SIGNS, sign


def place(x: Length, y: Length, wide: Length, high: Length, number: str = "") -> Markup:
    """An empty place for a card, with the number that belongs there."""
    empty = rect(x, y, wide, high, rx=3, stroke=SOFT, stroke_width=1, stroke_dasharray="2 3")
    if not number:
        return empty
    inside = text(x + wide / 2, y + high / 2 + 7, number, 20, fill=SOFT, font_variant="lining-nums")
    return group(empty, inside)


@cache
def white(x: Length, y: Length, wide: Length, high: Length, what: str) -> Markup:
    """A White card, by its value or its sign."""
    return group(
        rect(x, y, wide, high, rx=3, fill=WHITE, stroke=BLACK, stroke_width=1.3),
        _inside(x, y, wide, high, what, GOLD, BLACK),
    )


@cache
def black(x: Length, y: Length, wide: Length, high: Length, what: str) -> Markup:
    """A Black card, by its value or its sign."""
    return group(_dark(x, y, wide, high), _inside(x, y, wide, high, what, PALE, PALE))


@cache
def unseen(x: Length, y: Length, wide: Length, high: Length) -> Markup:
    """A Black card that lies face down."""
    lines = "".join([
        f"M{x + 5} {y + k:g}h{wide - 14:g}m3 0h1" if n % 2 else f"M{x + 5} {y + k:g}h5m3 0h{wide - 19:g}"
        for n, k in enumerate(range(7, int(high) - 4, 4))
    ])  # fmt: skip
    middle = (x + wide / 2, y + high / 2)
    return group(
        _dark(x, y, wide, high),
        path(lines, stroke=PALE, stroke_width=0.8, opacity=0.8),
        circle(*middle, 9, fill=PITCH, stroke=PALE, stroke_width=0.8),
        text(middle[0], middle[1] + 5.5, "?", 16.5, fill=PALE),
    )


def _dark(x: Length, y: Length, wide: Length, high: Length) -> Markup:
    return group(
        rect(x, y, wide, high, rx=3, fill=PITCH, stroke=INK, stroke_width=1.3),
        rect(x + 2.5, y + 2.5, wide - 5, high - 5, rx=2, stroke=PALE, stroke_width=0.7),
    )


def _inside(x: Length, y: Length, wide: Length, high: Length, what: str, sign_ink: str, ink: str) -> Markup:
    if what in SIGNS:
        return sign(what, x + wide / 2, y + high / 2, min(wide, high) * 0.72, sign_ink, 1.4)
    return text(x + wide / 2, y + high / 2 + 7.5, what, 22, fill=ink, font_weight=600, font_variant="lining-nums")
