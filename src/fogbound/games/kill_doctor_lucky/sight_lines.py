"""Who sees whom along which line, to be laid over the plan: straight through doors, as the rules have it."""

from __future__ import annotations

from typing import NamedTuple

from fogbound.core.emblems import emblem
from fogbound.core.ink import PAPER, PLATE
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, Picture, Sheet, at, circle, group, path
from fogbound.games.kill_doctor_lucky.colours import SECOND
from fogbound.games.kill_doctor_lucky.frames import FRAMES, Frame
from fogbound.games.kill_doctor_lucky.plan import Corner, Gap, Plan, plan_of
from fogbound.games.kill_doctor_lucky.spaces import TITLES


class Ray(NamedTuple):
    """A line of sight on the plan, and where it goes through its first and its last door."""

    start: Corner
    end: Corner
    doors: tuple[Corner, Corner]


def sight(view: Sight, sheet: Sheet = "wide") -> Picture:
    """The lines of `view.lines`; those that end where the reader stands are stronger, with an eye in the door."""
    frame, plan = FRAMES[sheet], plan_of(view.settings["board"])
    here = None if view.seat is None else view.pawns[view.seat]
    drawn = [_line(ray_through(plan, line), plan, frame, line, here) for line in view.lines if len(line) > 1]
    told = "; ".join([" – ".join([TITLES[space] for space in line]) for line in view.lines if len(line) > 1])
    return Picture("mansion-sight", frame.width, frame.height, "Lines of sight", told, drawn)


def _line(ray: Ray, plan: Plan, frame: Frame, line: list[str], here: str | None) -> Markup:
    mine = here in (line[0], line[-1])
    way = frame.way(plan, [ray.start, ray.end])
    ends = [circle(*frame.at(plan, end), 4.5, fill=SECOND) for end in (ray.start, ray.end)]
    marks = [
        path(way, stroke=PAPER, stroke_width=5.5, opacity=0.7),
        path(way, stroke=SECOND, stroke_width=3.2, stroke_dasharray="1 6.5"),
        *ends,
    ]
    if mine:
        marks.append(at(*frame.at(plan, ray.doors[0 if here == line[0] else 1]), *_eye()))
    return group(*marks, opacity=None if mine else 0.6)


def _eye() -> list[Markup]:
    return [circle(0, 0, 12, fill=PLATE, stroke=SECOND, stroke_width=1.8), emblem("eye", 0, 0, 17, SECOND, 1.8)]


def ray_through(plan: Plan, line: list[str]) -> Ray:
    """The straight way through all these spaces: in the middle of what their doors leave open."""
    for upright in (True, False):
        found = _doors(plan, line, upright, 0, plan.width + plan.height)
        if found is not None:
            gaps, low, high = found
            return _ray(plan, line, gaps, (low + high) / 2)
    raise ValueError(f"no straight line leads through {', '.join(line)}")


def _doors(
    plan: Plan, line: list[str], upright: bool, low: float, high: float
) -> tuple[list[Gap], float, float] | None:
    """One gap after the other, all in walls of one direction, and what all of them leave open."""
    if len(line) == 1:
        return [], low, high
    for gap in plan.gaps:
        if gap.upright == upright and gap.between == {line[0], line[1]} and max(low, gap.first) < min(high, gap.last):
            rest = _doors(plan, line[1:], upright, max(low, gap.first), min(high, gap.last))
            if rest is not None:
                return [gap, *rest[0]], rest[1], rest[2]
    return None


def _ray(plan: Plan, line: list[str], gaps: list[Gap], across: float) -> Ray:
    forward = _side(plan, line[-1], gaps[-1], across) > gaps[-1].wall
    first, last = gaps[0], gaps[-1]
    start = _middle(plan, line[0], first, across, not forward)
    end = _middle(plan, line[-1], last, across, forward)
    points = [(along, across) if first.upright else (across, along) for along in (start, end, first.wall, last.wall)]
    return Ray(points[0], points[1], (points[2], points[3]))


def _side(plan: Plan, room: str, gap: Gap, across: float) -> float:
    """A point of the room just beside the gap."""
    cells = plan.rooms[room].cells
    beside = (gap.wall, int(across)) if gap.upright else (int(across), gap.wall)
    return gap.wall + 0.5 if beside in cells else gap.wall - 0.5


def _middle(plan: Plan, room: str, gap: Gap, across: float, forward: bool) -> float:
    """Half-way from the gap to the opposite wall, along the line."""
    cells = plan.rooms[room].cells
    deep = 0
    while _cell(gap, across, gap.wall + deep if forward else gap.wall - deep - 1) in cells:
        deep += 1
    return gap.wall + deep / 2 if forward else gap.wall - deep / 2


def _cell(gap: Gap, across: float, along: int) -> tuple[int, int]:
    return (along, int(across)) if gap.upright else (int(across), along)
