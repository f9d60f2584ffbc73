"""A house: a board with the wings that are closed, and all that follows from them. Made once, shared by every state."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fogbound.core.players import Sight
from fogbound.core.spaces import Board, Space, Spaces, members
from fogbound.games.kill_doctor_lucky.printed import BOARDS, PLANS
from fogbound.games.kill_doctor_lucky.spaces import ALL_ROOMS, NOWHERE, ROOMS, SPACE, SPACES

POOL_BITS: Final = 8
SPACE_BITS: Final = 6
MOST_PLACES: Final = 20
"""Bits that hold a house, a space in it and a pool of points, as one number."""

_houses: Final[dict[tuple[str, tuple[str, ...], bool], House]] = {}

Outlook: TypeAlias = tuple[Spaces, ...]
"""For each space the set of those one sees from it."""

ONLY_HERE: Final[Outlook] = tuple([1 << space for space in range(len(SPACES))])
"""KDL-11.1: what one sees when the lights are out."""


class House:
    """KDL-1: rooms and ways, the Doctor's round, and who sees whom from where."""

    def __init__(self, name: str, closed_wings: tuple[str, ...], annex_closes: bool) -> None:
        data: dict[str, Any] = BOARDS[name]
        plan: dict[str, Any] = PLANS[data["plan"]]
        self.name: Final = name
        self.closed_wings: Final = closed_wings
        self.hallways_are_spaces: Final[bool] = data["hallways_are_spaces"]
        self.sight_lines: Final[list[list[str]]] = plan["sight_lines"]
        names = SPACES if self.hallways_are_spaces else ROOMS
        ways = plan["step_adjacency"] if self.hallways_are_spaces else plan["room_adjacency"]
        closed = closed_rooms(name, closed_wings, annex_closes)
        self.board: Final = Board(names, _pairs(ways, names), sight=_pairs(plan["sight"], names), closed=closed)
        self.rooms: Final[Spaces] = self.board.open & ALL_ROOMS
        """The open rooms."""
        self.number: Final[dict[Space, int]] = {SPACE[room]: number for room, number in data["numbers"].items()}
        self.round: Final = tuple([SPACE[r] for r in data["doctor_path"] if not self.board.closed >> SPACE[r] & 1])
        """KDL-9.1 and KDL-9.2: the Doctor's stops, in order."""
        spaces = range(len(names))
        self.walk: Final = tuple([self._next_stop(space, 1) for space in spaces])
        """KDL-9: where the Doctor goes from each space."""
        self.walk_back: Final = tuple([self._next_stop(space, -1) for space in spaces])
        """KDL-15.5 and KDL-15.6: where a stranger goes."""
        ordinal = len(_houses)
        self.where: Final = tuple([(ordinal << SPACE_BITS | space) << POOL_BITS for space in range(len(SPACES))])
        """For each space one number of its own, with room for a pool of points."""
        self._with_cat: Final[dict[tuple[Space, bool], Outlook]] = {}

    def _next_stop(self, space: Space, direction: int) -> Space:
        if space in self.round:
            return self.round[(self.round.index(space) + direction) % len(self.round)]
        # No farther than need be; of several rooms that with the highest number, for strangers the lowest.
        far = {stop: self.board.distance(space, stop) for stop in self.round}
        return min(self.round, key=lambda stop: (far[stop], -direction * self.number[stop]))

    def sight_with_cat(self, cat: Space, cuts_lines: bool) -> Outlook:
        """KDL-12.1 and KDL-12.2: who sees whom while the cat is in a room."""
        if (cat, cuts_lines) not in self._with_cat:
            self._with_cat[cat, cuts_lines] = self._cut(cat, cuts_lines)
        return self._with_cat[cat, cuts_lines]

    def _cut(self, cat: Space, cuts_lines: bool) -> Outlook:
        sight = []
        for space, seen in enumerate(self.board.in_sight):
            left = 1 << space if space == cat else seen & ~(1 << cat)
            if cuts_lines:
                left = sum([1 << other for other in members(left) if self.line(space, other, cat)])
            sight.append(left)
        return tuple(sight)

    def line(self, start: Space, end: Space, cat: Space = NOWHERE) -> list[str]:
        """The spaces of a line from one to another, hallways included; not through the cat's room, if there is one."""
        one, other = SPACES[start], SPACES[end]
        if one == other:
            return [one]
        avoided = "" if cat == NOWHERE else SPACES[cat]
        for line in self.sight_lines:
            if one in line and other in line:
                a, b = line.index(one), line.index(other)
                between = line[a : b + 1] if a < b else line[b : a + 1][::-1]
                if avoided not in between[1:-1]:
                    return between
        return []


def closed_rooms(board: str, wings: tuple[str, ...], annex_closes: bool) -> list[str]:
    """KDL-1.4 and KDL-1.5."""
    closed: list[str] = []
    for wing in wings:
        data: dict[str, list[str]] = BOARDS[board]["wings"][wing]
        closed += data["rooms"]
        if annex_closes:
            closed += data["annex"]
    return closed


def _pairs(table: dict[str, list[str]], names: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(one, other) for one in names for other in table[one] if one < other and other in names]


def house(board: str, closed_wings: tuple[str, ...], annex_closes: bool) -> House:
    """The house of these choices."""
    key = (board, closed_wings, annex_closes)
    if key not in _houses:
        _houses[key] = House(*key)
    return _houses[key]


def house_of(view: Sight) -> House:
    """The house that a view shows."""
    settings = view.settings
    return house(settings["board"], tuple(view.closed_wings), settings["seed_annex_rooms_close"])


def next_stops(view: Sight, count: int) -> list[str]:
    """Where the Doctor walks next, if nothing moves him."""
    walk, stop = house_of(view).walk, SPACE[view.doctor]
    found = []
    for _ in range(count):
        stop = walk[stop]
        found.append(SPACES[stop])
    return found
