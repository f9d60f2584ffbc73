"""How a map is laid on a sheet: as it is on a wide one, turned by a quarter on a tall one, so that spaces are large."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from fogbound.core.svg import Length, Sheet
from fogbound.games.unmatched.printed import MAPS

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, foot."""

EDGE: Final = 14
ASPECT: Final = 1.5439
"""Both maps are so many times wider than they are high."""


class Frame:
    """Where on a sheet things lie."""

    def __init__(self, sheet: Sheet, size: Point, across: float, aside: Box, key: Box, code: Length) -> None:
        self.sheet: Final = sheet
        self.turned: Final = sheet == "tall"
        self.width, self.height = size
        self.wide: Final = across
        """How wide the map lies on the sheet."""
        self.high: Final = across * ASPECT if self.turned else across / ASPECT
        self.aside: Final = aside
        """Beside the map: the fighters' health, and the combat as it unfolds."""
        self.key: Final = key
        self.code: Final = code
        """How large the name of a space is."""

    def at(self, x: float, y: float) -> Point:
        """A point of the map, 0 to 1 in both directions."""
        if self.turned:
            x, y = 1 - y, x
        return EDGE + x * self.wide, EDGE + y * self.high


FRAMES: Final[dict[Sheet, Frame]] = {
    "wide": Frame("wide", (1226, 716), 1000, (1026, 14, 1214, 662), (14, 668, 1014, 708), 21),
    "tall": Frame("tall", (660, 1222), 632, (14, 998, 646, 1214), (14, 1150, 646, 1214), 26),
}
RADIUS: Final = 37
"""Of a space, without its edge."""


@cache
def places(name: str, sheet: Sheet) -> dict[str, Point]:
    """The middle of each space of a map."""
    frame = FRAMES[sheet]
    return {space["id"]: frame.at(space["x"], space["y"]) for space in MAPS[name]["spaces"]}


LETTERS: Final = {
    "garden": "H",
    "workroom": "W",
    "library": "L",
    "drawing": "D",
    "dining": "N",
    "drive": "G",
    "moor": "M",
    "slate": "S",
    "night": "N",
    "brick": "B",
    "cobbles": "C",
    "mill": "M",
    "wharf": "W",
    "lamps": "L",
}
"""A zone's letter in the codes of its spaces: no two of a map have the same."""


def code(space: dict[str, Any]) -> str:
    """`M3`: what stands on a space."""
    return f"{LETTERS[space['zones'][0]]}{space['label'].split()[-1]}"


CODES: Final = {space["id"]: code(space) for drawn in MAPS.values() for space in drawn["spaces"]}
LABELS: Final = {space["id"]: space["label"] for drawn in MAPS.values() for space in drawn["spaces"]}
