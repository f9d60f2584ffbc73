"""The spaces of all boards: a space has one number wherever it is found."""

from __future__ import annotations

from typing import Final

from fogbound.games.kill_doctor_lucky.printed import BOARDS, PLANS

NOWHERE: Final = -1
"""The space of what is not on the board."""

ROOMS: Final[tuple[str, ...]] = (
    *BOARDS["lucky_manor_20"]["doctor_path"],
    *BOARDS["lucky_manor_20"]["unnumbered"],
)
HALLWAYS: Final[tuple[str, ...]] = tuple(
    [space["id"] for space in PLANS["classic"]["spaces"] if space["kind"] != "room"]
)
"""Those of the original mansion, where people may stop; in the other houses hallways are no spaces."""

SPACES: Final = ROOMS + HALLWAYS
SPACE: Final = {name: space for space, name in enumerate(SPACES)}
TITLES: Final[dict[str, str]] = {s["id"]: s["name"] for plan in PLANS.values() for s in plan["spaces"]}
"""What spaces are called, hallways that nobody stops in included."""

ALL_ROOMS: Final = (1 << len(ROOMS)) - 1
"""The set of all rooms."""
