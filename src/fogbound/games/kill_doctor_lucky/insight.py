"""What can be worked out from a view."""

from __future__ import annotations

from typing import Any

from fogbound.core.players import Sight


def insight(view: Sight) -> dict[str, Any]:
    """Chances of the attempts on offer."""
    return {}


def values(view: Sight) -> list[float]:
    """A score for every seat."""
    return [0.0] * view.settings["seats"]
