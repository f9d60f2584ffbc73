"""The mansion from above."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Picture


def board(settings: Settings) -> Picture:
    """The house with nobody in it."""
    return Picture("mansion", 400, 300, "The mansion", "The plan of the house.", [])


def draw(view: Sight) -> Picture:
    """Who is where."""
    return Picture("mansion", 400, 300, "The mansion", "Guests in the house.", [])
