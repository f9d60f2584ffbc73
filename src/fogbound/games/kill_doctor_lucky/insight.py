"""What can be worked out from a view."""

from __future__ import annotations

from typing import Any

from fogbound.core.players import Sight


def insight(view: Sight) -> dict[str, Any]:
    """Chances of the attempts on offer."""
    return {}
