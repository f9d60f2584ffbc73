"""The mansion from above."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Picture, Sheet

SIZE: Final = {"wide": (400, 300), "tall": (300, 400)}
COLOURS: Final = {"accent": ("#2a5a44", "#9bd0b2"), "second": ("#8a5a0c", "#e2b866")}


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    """The house with nobody in it."""
    return Picture("mansion-board", *SIZE[sheet], "The mansion", "The plan of the house.", [])


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    """Who is where."""
    return Picture("mansion", *SIZE[sheet], "The mansion", "Guests in the house.", [])


def hand(view: Sight) -> list[Picture]:
    return []


def frontispiece() -> Picture:
    return Picture("mansion-frontispiece", 260, 240, "The mansion", "The mansion.", [])
