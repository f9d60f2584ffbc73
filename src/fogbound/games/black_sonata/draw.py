"""London in the fog."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Picture, Sheet

SIZE: Final = {"wide": (400, 300), "tall": (300, 400)}
COLOURS: Final = {"accent": ("#7a2340", "#eaa3b6"), "second": ("#2f5d70", "#9fc6d6")}


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    return Picture("london-board", *SIZE[sheet], "London", "London.", [])


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    return Picture("london", *SIZE[sheet], "London", "London.", [])


def hand(view: Sight) -> list[Picture]:
    return []


def frontispiece() -> Picture:
    return Picture("london-frontispiece", 260, 240, "London", "London.", [])
