"""The look of every picture: ink is what you know, fog is what you do not.

A colour is the page's custom property with a value to fall back on, so that one picture follows the page by day and by
night, and also stands alone.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from fogbound.core.svg import Attribute, Length, Markup, element, group, number, path


def colour(name: str, otherwise: str) -> str:
    """A colour that the page may set as `--name`."""
    return f"var(--{name}, {otherwise})"


COLOURS: Final = {
    "paper": ("#efe6d2", "#15130f"),
    "plate": ("#f5ecd8", "#1b1814"),
    "leaf": ("#f9f3e4", "#201c17"),
    "wash": ("#e6d9bd", "#2d271f"),
    "ink": ("#2b2119", "#efe4cc"),
    "soft": ("#5f503f", "#bcae93"),
    "ok": ("#2f5d46", "#93c7a8"),
    "bad": ("#8c2a22", "#f0a094"),
    "fog": ("#8b8270", "#8f8672"),
    "rule": ("#a8946f", "#6e6049"),
    "halo": ("#f7efdd", "#1b1814"),
    "shade": ("#2b211922", "#00000055"),
    "edge": ("#1d1510", "#f3e6c8"),
    "onink": ("#fbf6e9", "#191510"),
}
"""By day and by night. What a game calls its accent and its second colour it says itself."""


def _house(name: str) -> str:
    return colour(name, COLOURS[name][0])


PAPER: Final = _house("paper")
PLATE: Final = _house("plate")
LEAF: Final = _house("leaf")
WASH: Final = _house("wash")
INK: Final = _house("ink")
SOFT: Final = _house("soft")
OK: Final = _house("ok")
BAD: Final = _house("bad")
RULE: Final = _house("rule")
HALO: Final = _house("halo")
SHADE: Final = _house("shade")
EDGE: Final = _house("edge")
"""Round what is black, so that it can be seen by night."""
ON_INK: Final = _house("onink")
"""For words on an accent."""
FOG: Final = _house("fog")
"""For fog lines only."""


def text(x: Length, y: Length, words: str, size: Length = 16, halo: Length = 0, **attributes: Attribute) -> Markup:
    """Words in ink, their middle at x. A halo of this width keeps them readable over an engraving."""
    look: dict[str, Attribute] = {"font_size": size, "text_anchor": "middle", "fill": INK}
    if halo:
        look.update(stroke=HALO, stroke_width=halo, paint_order="stroke")
    look.update(attributes)
    return element("text", words, x=x, y=y, **look)


def rays(radius: Length, length: Length, count: int = 20) -> str:
    """Short strokes that shine out of something round."""
    found = ""
    for n in range(count):
        x, y = cos(2 * pi * n / count), sin(2 * pi * n / count)
        found += f"M{radius * x:.1f} {radius * y:.1f}L{(radius + length) * x:.1f} {(radius + length) * y:.1f}"
    return found


# Grounds, to be put among a picture's `defs`; a shape takes one by `fill=filled("mist")`. Names count for the whole
# page: two pictures that use one name should mean the same by it.


def filled(name: str) -> str:
    return f"url(#{name})"


def hatching(
    name: str, gap: Length = 4, turn: Length = 45, width: Length = 0.7, opacity: Length = 0.5, stroke: str = INK
) -> Markup:
    """Parallel lines, for shadow and texture."""
    line = path("M", 0, gap / 2, "H", gap, stroke=stroke, stroke_width=width, opacity=opacity, stroke_linecap="butt")
    return _pattern(name, gap, gap, f"rotate({number(turn)})", line)


_FOG_RUNS: Final = ((46, 6, 23, 4, 36, 5), (17, 5, 58, 7, 28, 5), (33, 4, 40, 6, 31, 6))
_FOG_WIDTH: Final = 120
_FOG_GAP: Final = 6.5
_FOG_STARTS: Final = (0, 71, 34, 98, 52, 13)


def fog(name: str, stroke: str = FOG, bank: str | None = None, scale: Length = 1) -> Markup:
    """What is not known, and nothing else: broken engraver's lines, over banks of mist if `bank` gives their colour."""
    lines = []
    for row, start in enumerate(_FOG_STARTS):
        runs = " ".join([str(run) for run in _FOG_RUNS[row % len(_FOG_RUNS)]])
        way = f"M0 {number((row + 0.5) * _FOG_GAP)}H{_FOG_WIDTH}"
        if bank is not None:
            lines.append(
                path(way, stroke=bank, stroke_width=5, opacity=0.7, stroke_dasharray=runs, stroke_dashoffset=start)
            )
        lines.append(path(way, stroke=stroke, stroke_width=1.1, stroke_dasharray=runs, stroke_dashoffset=start))
    tile = group(*lines, stroke_linecap="butt")
    return _pattern(name, _FOG_WIDTH, len(_FOG_STARTS) * _FOG_GAP, None if scale == 1 else f"scale({scale:.4g})", tile)


def _pattern(name: str, width: Length, height: Length, transform: str | None, tile: Markup) -> Markup:
    return element(
        "pattern", tile, id=name, width=width, height=height, patternUnits="userSpaceOnUse", patternTransform=transform
    )
