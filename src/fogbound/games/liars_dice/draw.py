"""Dice and cups."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Picture


def board(settings: Settings) -> Picture:
    """The empty table."""
    return Picture("table", 400, 300, "A table", "An empty table.", [])


def draw(view: Sight) -> Picture:
    """Cups and dice."""
    return Picture("table", 400, 300, "A table", "Cups and dice.", [])
