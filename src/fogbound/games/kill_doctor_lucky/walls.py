"""Walls, doors, openings and the railing of a house."""

from __future__ import annotations

from fogbound.core.ink import INK, PLATE
from fogbound.core.svg import Attribute, Markup, circle, path
from fogbound.games.kill_doctor_lucky.frames import Frame
from fogbound.games.kill_doctor_lucky.plan import Gap, Plan


def walls(plan: Plan, frame: Frame) -> list[Markup]:
    """Outer walls have a light core."""
    inner = "".join([frame.way(plan, list(wall)) for wall in plan.walls if not plan.is_outer(wall)])
    outer = "".join([frame.way(plan, list(wall)) for wall in plan.walls if plan.is_outer(wall)])
    square: dict[str, Attribute] = {"stroke_linecap": "square"}
    return [
        path(inner, stroke=INK, stroke_width=5.5, **square),
        path(outer, stroke=INK, stroke_width=9, **square),
        path(outer, stroke=PLATE, stroke_width=1.4, **square),
    ]


def gaps(plan: Plan, frame: Frame) -> list[Markup]:
    doors = [gap for gap in plan.gaps if gap.kind == "door"]
    railings = [gap for gap in plan.gaps if gap.kind == "railing"]
    jambs = "".join([_jambs(plan, frame, door) for door in doors])
    sills = "".join([_sill(plan, frame, door) for door in doors])
    leaves = "".join([_leaf(plan, frame, door) for door in doors])
    return [
        path(sills, stroke=INK, stroke_width=0.6, opacity=0.7),
        path(jambs, stroke=INK, stroke_width=2.6, stroke_linecap="butt"),
        path(leaves, stroke=INK, stroke_width=1.4),
        *[part for railing in railings for part in _railing(plan, frame, railing)],
    ]


def _jambs(plan: Plan, frame: Frame, door: Gap) -> str:
    """Across the wall on both sides of a door."""
    found = ""
    for x, y in door.run:
        across, down = (0.22, 0.0) if door.upright else (0.0, 0.22)
        found += frame.way(plan, [(x - across, y - down), (x + across, y + down)])
    return found


def _sill(plan: Plan, frame: Frame, door: Gap) -> str:
    (x0, y0), (x1, y1) = door.run
    across, down = (0.12, 0.0) if door.upright else (0.0, 0.12)
    one = frame.way(plan, [(x0 - across, y0 - down), (x1 - across, y1 - down)])
    return one + frame.way(plan, [(x0 + across, y0 + down), (x1 + across, y1 + down)])


def _leaf(plan: Plan, frame: Frame, door: Gap) -> str:
    """It stands ajar."""
    x, y = door.run[0]
    wide = 0.6 * min(2, door.last - door.first)
    across, down = (0.8, 0.55) if door.upright else (0.55, 0.8)
    return frame.way(plan, [(x, y), (x + wide * across, y + wide * down)])


def _railing(plan: Plan, frame: Frame, railing: Gap) -> list[Markup]:
    """Balusters along a rail: sight, but no way."""
    (x0, y0), (x1, y1) = railing.run
    count = 2 * (railing.last - railing.first)
    steps = [(x0 + (x1 - x0) * (n + 0.5) / count, y0 + (y1 - y0) * (n + 0.5) / count) for n in range(count)]
    places = [frame.at(plan, step) for step in steps]
    return [
        path(frame.way(plan, [(x0, y0), (x1, y1)]), stroke=INK, stroke_width=1.6),
        *[circle(x, y, 2.7, fill=PLATE, stroke=INK) for x, y in places],
    ]
