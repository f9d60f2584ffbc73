"""How much is tried: a small share in every run, all of it in `make fuzz`."""

from __future__ import annotations

import os


def amount(usual: int, thorough: int) -> int:
    """The one or the other."""
    return thorough if os.environ.get("FOGBOUND_THOROUGH") else usual
