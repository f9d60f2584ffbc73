"""The folder in which this user's games are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from fogbound.core.mistakes import Mistake

VARIABLE: Final = "FOGBOUND_DATA"


def data_folder() -> Path:
    """The folder that FOGBOUND_DATA names, else the one where this system keeps such things."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    try:
        return _usual() / "fogbound"
    except RuntimeError:
        raise Mistake(f"there is no home folder to keep games in; {VARIABLE} can name a folder") from None


def _usual() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
