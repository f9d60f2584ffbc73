"""Sight and ways, computed anew from a floor plan: every unit row and column of the grid is walked along."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Pairs: TypeAlias = dict[str, set[str]]


class Floor:
    """A plan as cells: which space each belongs to, and between which neighbouring cells there is a gap."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.width: Final[int] = plan["grid"]["width"]
        self.height: Final[int] = plan["grid"]["height"]
        self.doors: Final[list[dict[str, Any]]] = plan["doors"]
        self.rooms: Final = {space["id"] for space in plan["spaces"] if space["kind"] == "room"}
        self.spaces: Final = [space["id"] for space in plan["spaces"]]
        pieces = [(space["id"], rect) for space in plan["spaces"] for rect in space["rects"]]
        self.pieces: Final = [*pieces, *[("", rect) for rect in plan["solids"]]]
        self.owner: Final = {cell: space for space, rect in self.pieces for cell in cells(rect)}
        self.gaps: Final = {pair for door in self.doors for pair in gaps(door)}

    def sight_lines(self, closed: frozenset[str] = frozenset()) -> set[tuple[str, ...]]:
        """The spaces that rows and columns lead through without meeting a wall, in order; closed rooms are walls."""
        tracks = [[(x, y) for x in range(self.width)] for y in range(self.height)]
        tracks += [[(x, y) for y in range(self.height)] for x in range(self.width)]
        return {line for track in tracks for line in self._lines(track, closed) if len(line) > 1}

    def _lines(self, track: list[Cell], closed: frozenset[str]) -> Iterator[tuple[str, ...]]:
        line: list[str] = []
        before: Cell | None = None
        for cell in track:
            space = self.owner[cell]
            if not space or space in closed:
                yield tuple(line)
                line, before = [], None
                continue
            if before is not None and self.owner[before] != space and (before, cell) not in self.gaps:
                yield tuple(line)
                line = []
            if not line or line[-1] != space:
                line.append(space)
            before = cell
        yield tuple(line)

    def sight(self, closed: frozenset[str] = frozenset()) -> Pairs:
        """Who sees whom."""
        found: Pairs = {space: set() for space in self.spaces}
        for line in self.sight_lines(closed):
            for one, other in permutations(set(line), 2):
                found[one].add(other)
        return found

    def steps(self) -> Pairs:
        """Which spaces a door or an opening joins; nobody climbs over a railing."""
        found: Pairs = {space: set() for space in self.spaces}
        for door in self.doors:
            if door["type"] != "railing":
                one, other = door["between"]
                found[one].add(other)
                found[other].add(one)
        return found

    def ways(self) -> Pairs:
        """Which rooms are joined where hallways cost nothing."""
        steps = self.steps()
        found: Pairs = {}
        for start in self.rooms:
            reached, queue = {start}, [start]
            for space in queue:
                for other in steps[space] - reached:
                    reached.add(other)
                    if other not in self.rooms:
                        queue.append(other)
            found[start] = reached & self.rooms - {start}
        return found


def cells(rect: list[int]) -> list[Cell]:
    """Those of a rectangle."""
    return list(product(range(rect[0], rect[2]), range(rect[1], rect[3])))


def gaps(door: dict[str, Any]) -> list[tuple[Cell, Cell]]:
    """The pairs of neighbouring cells that a door opens to each other."""
    along, at = range(door["from"], door["to"]), door["at"]
    if door["axis"] == "v":
        return [((at - 1, k), (at, k)) for k in along]
    return [((k, at - 1), (k, at)) for k in along]
