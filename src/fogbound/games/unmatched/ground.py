"""The zones of a map as areas: what lies nearest to a space is its ground, and a split space divides it."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, dist, pi, sin
from typing import Any, Final, TypeAlias

from fogbound.core.svg import Sheet
from fogbound.games.unmatched.printed import MAPS
from fogbound.games.unmatched.sheets import EDGE, FRAMES, Point, places

Slice: TypeAlias = tuple[str, float, float]
"""A zone, and from which angle to which a space belongs to it."""

REACH: Final = 260
"""A space's ground goes no farther than this."""
ROUND: Final = 2 * pi


@cache
def slices(name: str, sheet: Sheet) -> dict[str, list[Slice]]:
    """For each space how its ring is divided: each zone faces the rest of that zone."""
    return {space["id"]: _slices(space, name, sheet) for space in MAPS[name]["spaces"]}


def _slices(space: dict[str, Any], name: str, sheet: Sheet) -> list[Slice]:
    zones = space["zones"]
    if len(zones) == 1:
        return [(zones[0], 0, ROUND)]
    x, y = places(name, sheet)[space["id"]]
    facing = []
    for zone in zones:
        middle = _rest_of(zone, space, name, sheet)
        facing.append((atan2(middle[1] - y, middle[0] - x) % ROUND, str(zone)))
    facing.sort()
    if len(facing) == 2:  # halves, cut across the two directions
        (a, first), (b, second) = facing
        cut = atan2(sin(a) - sin(b), cos(a) - cos(b)) % ROUND
        return [(first, cut - pi / 2, cut + pi / 2), (second, cut + pi / 2, cut + 3 * pi / 2)]
    part = ROUND / len(facing)
    start = sum([angle - n * part for n, (angle, _) in enumerate(facing)]) / len(facing)
    return [(zone, start + (n - 0.5) * part, start + (n + 0.5) * part) for n, (_, zone) in enumerate(facing)]


def _rest_of(zone: str, space: dict[str, Any], name: str, sheet: Sheet) -> Point:
    """The middle of the two spaces next to it that belong to the zone, whole ones before split ones."""
    where = places(name, sheet)
    here = where[space["id"]]
    near = sorted(
        [
            (dist(where[other["id"]], here), str(other["id"]))
            for other in MAPS[name]["spaces"]
            if zone in other["zones"] and other is not space and (len(other["zones"]) == 1 or len(space["zones"]) > 1)
        ]
    )[:2]
    points = [where[found] for _, found in near] or [here]
    return sum([x for x, _ in points]) / len(points), sum([y for _, y in points]) / len(points)


@cache
def grounds(name: str, sheet: Sheet) -> dict[str, str]:
    """For each zone its ground as a path."""
    found = {zone["id"]: "" for zone in MAPS[name]["zones"]}
    for space, parts in slices(name, sheet).items():
        cell = _cell(space, name, sheet)
        x, y = places(name, sheet)[space]
        for zone, begin, end in parts:
            piece = cell
            if len(parts) == 2:
                piece = _clipped(piece, x, y, (begin + end) / 2 + pi)
            elif len(parts) > 2:
                piece = _clipped(_clipped(piece, x, y, begin - pi / 2), x, y, end + pi / 2)
            found[zone] += outline(piece)
    return found


def _cell(space: str, name: str, sheet: Sheet) -> list[Point]:
    """What lies nearer to a space than to any other, on the map."""
    frame, where = FRAMES[sheet], places(name, sheet)
    x, y = where[space]
    cell = [(x + REACH * cos(ROUND * n / 60), y + REACH * sin(ROUND * n / 60)) for n in range(60)]
    for px, py, angle in (
        (EDGE + 2.0, 0.0, pi),
        (EDGE + frame.wide - 2, 0.0, 0.0),
        (0.0, EDGE + 2.0, -pi / 2),
        (0.0, EDGE + frame.high - 2, pi / 2),
    ):
        cell = _clipped(cell, px, py, angle)
    for other, (ox, oy) in where.items():
        if other != space and dist((x, y), (ox, oy)) < 2 * REACH:
            cell = _clipped(cell, (x + ox) / 2, (y + oy) / 2, atan2(oy - y, ox - x))
    return cell


def _clipped(corners: list[Point], px: float, py: float, angle: float) -> list[Point]:
    """The part of an area on the near side of the line through a point, seen in the direction of the angle."""
    nx, ny = cos(angle), sin(angle)
    kept: list[Point] = []
    for n, (x, y) in enumerate(corners):
        tx, ty = corners[(n + 1) % len(corners)]
        here, there = (x - px) * nx + (y - py) * ny, (tx - px) * nx + (ty - py) * ny
        if here <= 0:
            kept.append((x, y))
        if here * there < 0:
            share = here / (here - there)
            kept.append((x + share * (tx - x), y + share * (ty - y)))
    return kept


def outline(corners: list[Point]) -> str:
    return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in corners]) + "z" if corners else ""
