"""Boards: spaces joined by ways, who sees whom from where, and how far it is.

A space is a small number with a name; a set of spaces is a bit mask. A board is made once from a game's data and never
changes, so that every state shares it; what changes in a game (who stands in the way, a passage of fog) is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from fogbound.core.mistakes import listed, unknown

Space: TypeAlias = int
Spaces: TypeAlias = int
"""A set of spaces: bit s stands for space s."""

FAR: Final = 1_000_000
"""The distance between spaces that no way joins."""


class Board:
    """All that can be known of a board beforehand.

    Who sees whom is given as `sight`; where it is not, neighbours and spaces with a zone in common see each other. A
    space always sees itself. Closed spaces keep their numbers, but nobody gets there and nobody sees in.
    """

    def __init__(
        self,
        names: Sequence[str],
        ways: Iterable[Sequence[str]],
        *,
        sight: Iterable[Sequence[str]] | None = None,
        zones: Mapping[str, Sequence[str]] | None = None,
        closed: Iterable[str] = (),
        connected: bool = True,
    ) -> None:
        self.names: Final = tuple(names)
        self._numbers: Final = {name: number for number, name in enumerate(names)}
        if len(self._numbers) < len(names):
            twice = sorted({name for name in names if self.names.count(name) > 1})
            raise ValueError(f"two spaces have one name: {listed(twice, 'and')}")
        self.closed: Final[Spaces] = self.spaces(closed)
        self.open: Final[Spaces] = (1 << len(names)) - 1 & ~self.closed

        self.joined: Final = self._pairs(ways)
        """For each space the set of its neighbours."""
        self.neighbours: Final = tuple([tuple(members(mask)) for mask in self.joined])
        self._distances: Final = tuple([self._row(space) for space in range(len(names))])
        self._within: Final = tuple([_rings(row) for row in self._distances])
        if connected and self.open:
            first = members(self.open)[0]
            if lost := members(self.open & ~self._within[first][-1]):
                raise ValueError(f"no way leads from {names[first]} to {listed([names[s] for s in lost], 'and')}")

        self.zones: Final = {name: self.spaces(inside) & self.open for name, inside in (zones or {}).items()}
        """Each zone's set of spaces."""
        self.zone_mates: Final = tuple([self._mates(space) for space in range(len(names))])
        """For each space those that have a zone in common with it, itself included."""
        given = None if sight is None else self._pairs(sight)
        self.in_sight: Final = tuple(
            [
                1 << space | (self.joined[space] | self.zone_mates[space] if given is None else given[space])
                for space in range(len(names))
            ]
        )
        """For each space those that see it and are seen from it, itself included."""

    def __len__(self) -> int:
        return len(self.names)

    def space(self, name: str) -> Space:
        if name not in self._numbers:
            raise ValueError(str(unknown("space", name, self.names)))
        return self._numbers[name]

    def spaces(self, names: Iterable[str]) -> Spaces:
        found = 0
        for name in names:
            found |= 1 << self.space(name)
        return found

    def distance(self, start: Space, end: Space) -> int:
        """How many steps it takes when nothing stands in the way; `FAR` if no way leads there."""
        return self._distances[start][end]

    def within(self, space: Space, steps: int) -> Spaces:
        """All spaces at most so many steps away, itself included."""
        rings = self._within[space]
        return rings[min(steps, len(rings) - 1)]

    def sees(self, one: Space, other: Space) -> bool:
        return self.in_sight[one] >> other & 1 == 1

    def walk(self, start: Space, steps: int, blocked: Spaces = 0, links: Sequence[Spaces] = ()) -> dict[Space, int]:
        """How many steps each space takes that can be reached, nearest first. Blocked ones cannot be entered.

        A link is a set of spaces with one step from any of them to any other, beside the ways of the board.
        """
        taken = {start: 0}
        order = [start]
        for space in order:
            count = taken[space] + 1
            if count > steps:
                break
            for reached in self._around(space, links):
                if reached not in taken and not blocked >> reached & 1:
                    taken[reached] = count
                    order.append(reached)
        return taken

    def reachable(self, start: Space, steps: int, blocked: Spaces = 0, links: Sequence[Spaces] = ()) -> Spaces:
        """The spaces of such a walk as a set, the start included."""
        found = 0
        for space in self.walk(start, steps, blocked, links):
            found |= 1 << space
        return found

    def path(self, start: Space, end: Space, blocked: Spaces = 0, links: Sequence[Spaces] = ()) -> list[Space]:
        """A shortest path, both ends included; empty if no way leads there."""
        taken = self.walk(start, len(self.names), blocked, links)
        if end not in taken:
            return []
        path = [end]
        for count in range(taken[end] - 1, -1, -1):
            path.append(min(space for space in self._around(path[-1], links) if taken.get(space) == count))
        return path[::-1]

    def _around(self, space: Space, links: Sequence[Spaces]) -> tuple[Space, ...]:
        """Where one step leads."""
        around = self.joined[space]
        for link in links:
            if link >> space & 1:
                around |= link
        return self.neighbours[space] if around == self.joined[space] else tuple(members(around & ~(1 << space)))

    def _pairs(self, pairs: Iterable[Sequence[str]]) -> tuple[Spaces, ...]:
        """For each space the set of those it makes a pair with, as far as they are open."""
        found = [0] * len(self.names)
        for one, other in pairs:
            a, b = self.space(one), self.space(other)
            if a == b:
                raise ValueError(f"{one} makes a pair with itself")
            if not self.closed & (1 << a | 1 << b):
                found[a] |= 1 << b
                found[b] |= 1 << a
        return tuple(found)

    def _row(self, start: Space) -> tuple[int, ...]:
        taken = self.walk(start, len(self.names))
        return tuple([taken.get(space, FAR) for space in range(len(self.names))])

    def _mates(self, space: Space) -> Spaces:
        found = 1 << space
        for zone in self.zones.values():
            if zone >> space & 1:
                found |= zone
        return found


def members(spaces: Spaces) -> list[Space]:
    """The spaces of a set, lowest number first."""
    return [space for space in range(spaces.bit_length()) if spaces >> space & 1]


def _rings(distances: Sequence[int]) -> tuple[Spaces, ...]:
    """For 0, 1, 2 … steps the set of spaces that are no farther away."""
    farthest = max(distance for distance in distances if distance < FAR)
    rings = [0] * (farthest + 1)
    for space, distance in enumerate(distances):
        for steps in range(distance, farthest + 1):
            rings[steps] |= 1 << space
    return tuple(rings)
