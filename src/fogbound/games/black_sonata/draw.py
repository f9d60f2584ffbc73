"""London in the fog."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Picture


def board(settings: Settings) -> Picture:
    return Picture("london-board", 400, 300, "London", "London.", [])


def draw(view: Sight) -> Picture:
    return Picture("london", 400, 300, "London", "London.", [])
