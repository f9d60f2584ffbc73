"""Houses and trees, scattered wherever they hide nothing. The same on every map, since the same numbers are thrown."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import hypot
from random import Random
from typing import Final

from fogbound.core.svg import Length, Markup, at, group
from fogbound.games.black_sonata.london import LONDON, PLACES
from fogbound.games.black_sonata.pieces import width_of
from fogbound.games.black_sonata.scenery import SCENERY, house, tree
from fogbound.games.black_sonata.sheets import Layout, Point

TRIES: Final = 3_000
STEP: Final = 15
"""How far houses stand from one another."""


def streets(layout: Layout) -> list[tuple[Point, Point]]:
    """From seal to seal."""
    pairs = [(one, other) for one in range(len(PLACES)) for other in range(one) if LONDON.joined[one] >> other & 1]
    spots = layout.spots
    return [((spots[PLACES[a]].x, spots[PLACES[a]].y), (spots[PLACES[b]].x, spots[PLACES[b]].y)) for a, b in pairs]


def scattered(layout: Layout) -> list[Markup]:
    """All that stands on the ground, what is farther away first."""
    chance = Random(1609)
    standing = [(site.y, at(site.x, site.y, SCENERY[site.kind], scale=site.scale)) for site in layout.sites]
    taken: list[tuple[Length, Length, Length]] = [(site.x, site.y - 22, site.room) for site in layout.sites]
    taken += [(*layout.title, 92), (*layout.compass, 62)]
    ways = streets(layout)
    for _ in range(TRIES):
        x, y = chance.uniform(26, layout.width - 26), chance.uniform(44, layout.height - 14)
        if not _free(layout, ways, taken, x, y - 8):
            continue
        taken.append((x, y - 8, STEP))
        standing.append((y, at(x, y, _something(layout, chance, x, y))))
    return [drawn for _, drawn in sorted(standing, key=lambda pair: pair[0])]


def _something(layout: Layout, chance: Random, x: Length, y: Length) -> Markup:
    """Houses within the wall and some beyond the river, trees elsewhere."""
    if in_city(layout, x, y) or (y > layout.lower_bank[0][1] and chance.random() < 0.6):
        wide = chance.choice((14, 16, 18))
        low, high = chance.randint(9, 13), chance.randint(11, 16)
        return group(at(-wide, 0, house(wide, low, False)), house(wide - 2, high, chance.random() < 0.5))
    return group(tree(chance.randrange(3)), transform=f"scale({chance.uniform(0.42, 0.6):.2f})")


def _free(
    layout: Layout,
    ways: list[tuple[Point, Point]],
    taken: list[tuple[Length, Length, Length]],
    x: Length,
    y: Length,
) -> bool:
    if between(layout.upper_bank, layout.lower_bank, x, y, 30):
        return False
    if any(hypot(x - a, y - b) < room + 13 for a, b, room in taken):
        return False
    if any(abs(x - a) < wide and abs(y - b) < 54 for a, b, wide in _placards(layout)):
        return False
    if any(distance(x, y, start, end) < 20 for start, end in pairwise(layout.wall)):
        return False
    if any(hypot(x - spot.x, y - spot.y) < 56 for spot in layout.spots.values()):
        return False
    return all(distance(x, y, start, end) > 25 for start, end in ways)


@cache
def _placards(layout: Layout) -> list[tuple[Length, Length, Length]]:
    """Where they are, and how far to the sides they keep the ground free."""
    return [
        (*layout.spots[name].placard, width_of(place, layout.lettering) / 2 + 22) for place, name in enumerate(PLACES)
    ]


def distance(x: Length, y: Length, start: Point, end: Point) -> float:
    """From a point to a line between two others."""
    (x1, y1), (x2, y2) = start, end
    along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
    along = min(1.0, max(0.0, along))
    return hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))


def height_at(line: tuple[Point, ...], x: Length) -> float:
    """How high a line that runs from left to right is here."""
    for (x1, y1), (x2, y2) in pairwise(line):
        if x1 <= x <= x2:
            return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
    return line[-1][1]


def between(upper: tuple[Point, ...], lower: tuple[Point, ...], x: Length, y: Length, margin: Length) -> bool:
    return height_at(upper, x) - margin < y < height_at(lower, x) + margin


def in_city(layout: Layout, x: Length, y: Length) -> bool:
    """Within the wall and north of the river."""
    wall = layout.wall
    inside = False
    for (x1, y1), (x2, y2) in zip(wall, (*wall[1:], wall[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            inside = not inside
    return inside
