"""The maps: spaces, lines, zones, secret passages, and how far one gets."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.spaces import Board, Space, Spaces, members
from fogbound.games.unmatched.printed import MAPS

NOWHERE: Final[Space] = -1
"""The space of who is not on the board."""

FARTHEST: Final = 8
"""No move has more steps."""

MOST_KEPT: Final = 20_000
EIGHT: Final = 8
LOW_EIGHT: Final = 255


class Field:
    """A map. The numbers of its spaces are its own; sets of them are bit masks."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.spaces: Final = tuple([str(space["id"]) for space in data["spaces"]])
        zones = {zone["id"]: [s["id"] for s in data["spaces"] if zone["id"] in s["zones"]] for zone in data["zones"]}
        self.board: Final = Board(self.spaces, data["edges"], zones=zones)
        self.all: Final[Spaces] = self.board.open
        self.beside: Final = self.board.joined
        """UNM-1.2: for each space those adjacent to it."""
        self.zone_mates: Final = self.board.zone_mates
        """UNM-1.4: for each space those in its zones, itself included."""
        self.passages: Final[Spaces] = self.board.spaces(data["secret_passages"])
        self.starts: Final = tuple([self.board.space(data["start_spaces"][str(seat)]) for seat in range(1, 5)])
        self._around: Final = self._tables()
        self._kept: Final[dict[tuple[Space, int, Spaces], Spaces]] = {}
        self.free: Final = self._rings()
        """For 0, 1, 2 … steps and each space, how far one gets when nobody stands in the way."""

    def reach(self, start: Space, steps: int, blocked: Spaces, fog: Spaces) -> Spaces:
        """UNM-5.1, UNM-5.2 and UNM-13.2: spaces one gets to along lines, passages and from fog to fog."""
        if fog:
            return self._flood(start, steps, blocked, fog)
        free = self.free[steps][start]
        blocked &= free
        if not blocked:
            return free
        key = (start, steps, blocked)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._flood(start, steps, blocked, 0)
        return found

    def _flood(self, start: Space, steps: int, blocked: Spaces, fog: Spaces) -> Spaces:
        found = edge = 1 << start
        for _ in range(steps):
            reached = 0
            for number, table in enumerate(self._around):
                reached |= table[edge >> EIGHT * number & LOW_EIGHT]
            if edge & fog:
                reached |= fog
            edge = reached & ~blocked & ~found
            found |= edge
        return found

    def _one_step(self, space: Space) -> Spaces:
        """Along lines and passages."""
        found: Spaces = self.beside[space]
        return found | self.passages if self.passages >> space & 1 else found

    def _tables(self) -> tuple[tuple[Spaces, ...], ...]:
        """For every eight spaces where one step leads from each set of them."""
        tables = []
        for first in range(0, len(self.spaces), EIGHT):
            steps = [self._one_step(space) for space in range(first, min(first + EIGHT, len(self.spaces)))]
            table = [0] * (LOW_EIGHT + 1)
            for some in range(LOW_EIGHT + 1):
                for number, step in enumerate(steps):
                    if some >> number & 1:
                        table[some] |= step
            tables.append(tuple(table))
        return tuple(tables)

    def _rings(self) -> tuple[tuple[Spaces, ...], ...]:
        return tuple(
            [
                tuple([self._flood(space, steps, 0, 0) for space in range(len(self.spaces))])
                for steps in range(FARTHEST + 1)
            ]
        )

    def name_of(self, space: Space) -> str | None:
        return None if space == NOWHERE else self.spaces[space]

    def named(self, spaces: Spaces) -> list[str]:
        return [self.spaces[space] for space in members(spaces)]


FIELDS: Final = {name: Field(name, data) for name, data in MAPS.items()}
