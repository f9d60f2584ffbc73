"""What is in the box: the data files, read."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from fogbound.core.reading import Reading


def contents(name: str) -> Reading:
    """A data file of this game."""
    file = files("fogbound.games.black_sonata") / "data" / f"{name}.json"
    data: Any = json.loads(file.read_text(encoding="utf-8"))
    return Reading(data, f"{name}.json")


def words(entry: Reading) -> list[str]:
    """A list of texts."""
    return [item.text() for item in entry.items()]
