"""The floor plan of a house as geometry: walls and outlines, worked out from the cells of its grid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeAlias

from fogbound.games.kill_doctor_lucky.printed import BOARDS, PLANS

Corner: TypeAlias = tuple[float, float]
"""A point on the grid."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and lower edge."""
Run: TypeAlias = tuple[Corner, Corner]


class Room:
    """A space of the plan: its rectangles, and all cells of them."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.name: Final[str] = entry["id"]
        self.title: Final[str] = entry["name"]
        self.kind: Final[str] = entry["kind"]
        """Room, hallway or stairs."""
        self.colour: Final[str] = entry["color"]
        self.boxes: Final[list[Box]] = [(x0, y0, x1, y1) for x0, y0, x1, y1 in entry["rects"]]
        self.cells: Final = {
            (x, y) for x0, y0, x1, y1 in entry["rects"] for x in range(x0, x1) for y in range(y0, y1)
        }  # fmt: skip
        self.outline: Final = outline(self.cells)
        """Its corners, clockwise."""

    @property
    def largest(self) -> Box:
        """The largest of its rectangles: there people stand."""
        return max(self.boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))

    @property
    def bounds(self) -> Box:
        return (
            min(box[0] for box in self.boxes),
            min(box[1] for box in self.boxes),
            max(box[2] for box in self.boxes),
            max(box[3] for box in self.boxes),
        )


class Gap:
    """Where a wall is open: a door, an opening, or a railing, which lets only eyes through."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.between: Final = frozenset(entry["between"])
        self.kind: Final[str] = entry["type"]
        self.upright: Final = entry["axis"] == "v"
        """Whether the wall runs from top to bottom."""
        self.wall: Final[int] = entry["at"]
        self.first: Final[int] = entry["from"]
        self.last: Final[int] = entry["to"]

    @property
    def run(self) -> Run:
        if self.upright:
            return (self.wall, self.first), (self.wall, self.last)
        return (self.first, self.wall), (self.last, self.wall)


class Plan:
    """A house from above."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.width: Final[int] = data["grid"]["width"]
        self.height: Final[int] = data["grid"]["height"]
        self.rooms: Final = {entry["id"]: Room(entry) for entry in data["spaces"]}
        self.gaps: Final = [Gap(entry) for entry in data["doors"]]
        self.solids: Final[list[Box]] = [(x0, y0, x1, y1) for x0, y0, x1, y1 in data["solids"]]
        self.walls: Final = self._walls()

    def _walls(self) -> list[Run]:
        """Every edge between cells of different spaces, but where a gap is; edges in a row are one wall."""
        where = {cell: room.name for room in self.rooms.values() for cell in room.cells}
        open_edges = {(gap.upright, gap.wall, k) for gap in self.gaps for k in range(gap.first, gap.last)}
        edges: dict[tuple[bool, int], list[int]] = {}
        for x in range(self.width + 1):
            for y in range(self.height + 1):
                here = where.get((x, y))
                if where.get((x - 1, y)) != here and (True, x, y) not in open_edges and y < self.height:
                    edges.setdefault((True, x), []).append(y)
                if where.get((x, y - 1)) != here and (False, y, x) not in open_edges and x < self.width:
                    edges.setdefault((False, y), []).append(x)
        return [
            ((wall, first), (wall, last)) if upright else ((first, wall), (last, wall))
            for (upright, wall), at in edges.items()
            for first, last in in_rows(at)
        ]

    def is_outer(self, wall: Run) -> bool:
        """Whether a wall is one of the house's own four."""
        (x0, y0), (x1, y1) = wall
        return (x0 == x1 and x0 in (0, self.width)) or (y0 == y1 and y0 in (0, self.height))


def in_rows(numbers: list[int]) -> list[tuple[int, int]]:
    """`[1, 2, 3, 7]` as `[(1, 4), (7, 8)]`: from where to where."""
    rows: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if rows and rows[-1][1] == number:
            rows[-1] = (rows[-1][0], number + 1)
        else:
            rows.append((number, number + 1))
    return rows


def outline(cells: Iterable[tuple[int, int]]) -> list[Corner]:
    """Round a set of cells that hang together, clockwise, from corner to corner."""
    inside = set(cells)
    following: dict[Corner, Corner] = {}
    for x, y in inside:
        for edge in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if edge[0] not in inside:
                following[edge[1]] = edge[2]
    start = min(following)
    loop = [start]
    while following[loop[-1]] != start:
        loop.append(following[loop[-1]])
    around = zip([loop[-1], *loop[:-1]], loop, [*loop[1:], start], strict=True)
    return [
        (x, y) for before, (x, y), after in around if (x - before[0], y - before[1]) != (after[0] - x, after[1] - y)
    ]


def shrunk(corners: list[Corner], by: float) -> list[Corner]:
    """The same outline, so far within its walls."""
    found = []
    around = zip([corners[-1], *corners[:-1]], corners, [*corners[1:], corners[0]], strict=True)
    for before, (x, y), after in around:
        inward = _inward(before, (x, y)), _inward((x, y), after)
        found.append((x + by * (inward[0][0] + inward[1][0]), y + by * (inward[0][1] + inward[1][1])))
    return found


def _inward(start: Corner, end: Corner) -> Corner:
    """To the right of a way that is gone clockwise."""
    across, down = end[0] - start[0], end[1] - start[1]
    return -_sign(down), _sign(across)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


@cache
def plan_of(board: str) -> Plan:
    """The plan of a board; two boards share one."""
    return _plan(BOARDS[board]["plan"])


@cache
def _plan(name: str) -> Plan:
    return Plan(PLANS[name])
