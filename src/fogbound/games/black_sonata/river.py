"""The Thames, and the two ways over it: the ferry and London Bridge."""

from __future__ import annotations

from math import hypot
from typing import Final

from fogbound.core.ink import INK, LEAF, PLATE
from fogbound.core.svg import Length, Markup, at, path
from fogbound.games.black_sonata.colours import SECOND, WATER
from fogbound.games.black_sonata.scenery import SCENERY, house
from fogbound.games.black_sonata.sheets import Layout, Point
from fogbound.games.black_sonata.town import between, height_at

FERRY: Final = ("blackfriars", "clink")
BRIDGE: Final = (("eastcheap", "london_bridge"), ("london_bridge", "southwark"))


def river(layout: Layout) -> list[Markup]:
    upper, lower = layout.upper_bank, layout.lower_bank
    water = smooth(upper) + "L" + smooth(tuple(reversed(lower)))[1:] + "z"
    found = [path(water, stroke=INK, stroke_width=1.6, fill=WATER)]
    for share, dashes, opacity in _RIPPLES:
        for part in (share, 1 - share):
            line = tuple([
                (x, round(y + part * (low - y), 1)) for (x, y), (_, low) in zip(upper, lower, strict=True)
            ])  # fmt: skip
            found.append(path(smooth(line), stroke=SECOND, stroke_width=0.8, stroke_dasharray=dashes, opacity=opacity))
    found.append(path(_waves(layout), stroke=SECOND, stroke_width=0.8, opacity=0.75))
    return found


_RIPPLES: Final = (
    (0.05, None, 0.9),
    (0.11, "150 9 60 7", 0.8),
    (0.18, "70 22 120 30", 0.7),
    (0.26, "36 50 70 44", 0.6),
    (0.35, "18 70 40 90", 0.55),
)


def _waves(layout: Layout) -> str:
    """Small waves in the middle of the stream."""
    found = ""
    for x in range(24, int(layout.width) - 40, 61):
        row = x % 5
        upper, lower = height_at(layout.upper_bank, x), height_at(layout.lower_bank, x)
        y = upper + (lower - upper) * (0.38 + 0.06 * row)
        found += f"M{x} {y:.1f}q4-3.2 8 0t8 0" + "q4-3.2 8 0t8 0" * (row % 3)
    return found


def smooth(points: tuple[Point, ...]) -> str:
    """A way through all these points without corners, from left to right."""
    first = points[0]
    way = f"M{first[0]} {first[1]}"
    for before, here, there, after in zip(
        (first, *points), points, points[1:], (*points[2:], points[-1]), strict=False
    ):
        leaving = f"{here[0] + (there[0] - before[0]) / 6:.1f} {here[1] + (there[1] - before[1]) / 6:.1f}"
        coming = f"{there[0] - (after[0] - here[0]) / 6:.1f} {there[1] - (after[1] - here[1]) / 6:.1f}"
        way += f"C{leaving} {coming} {there[0]} {there[1]}"
    return way


def _along(layout: Layout, start: str, end: str, share: Length) -> Point:
    one, other = layout.spots[start], layout.spots[end]
    return one.x + share * (other.x - one.x), one.y + share * (other.y - one.y)


def bridge(layout: Layout) -> list[Markup]:
    """Piers with their starlings under the street, and houses on it, as far as there is water."""
    found = []
    for start, end in BRIDGE:
        one, other = layout.spots[start], layout.spots[end]
        steps = int(hypot(other.x - one.x, other.y - one.y) / 21)
        for step in range(1, steps):
            x, y = _along(layout, start, end, step / steps)
            near_a_seal = min(hypot(x - one.x, y - one.y), hypot(x - other.x, y - other.y)) < 34
            if between(layout.upper_bank, layout.lower_bank, x, y, 4) and not near_a_seal:
                found.append(at(x, y, *_bridge_houses()))
    return found


def _bridge_houses() -> list[Markup]:
    return [
        path("M-9 4l-15 0-9 4 9 4 15 0M9 4l15 0 9 4-9 4-15 0", stroke=INK, stroke_width=1.1, fill=PLATE),
        at(-24, 8, house(15, 14, False)),
        at(9, 8, house(15, 12, True)),
    ]


def ferry(layout: Layout) -> list[Markup]:
    """The way over the river that has no bridge: oars’ strokes instead of paving, and a wherry."""
    one, other = layout.spots[FERRY[0]], layout.spots[FERRY[1]]
    way = f"M{one.x} {one.y}L{other.x} {other.y}"
    x, y = _along(layout, *FERRY, 0.55)
    return [
        path(way, stroke=LEAF, stroke_width=6, stroke_linecap="butt"),
        path(way, stroke=INK, stroke_width=2.8, stroke_dasharray="0.1 8"),
        at(x, y, SCENERY["wherry"]),
    ]
