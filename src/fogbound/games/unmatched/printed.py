"""The game's data: maps, heroes, decks."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def _read(name: str) -> Any:
    data = files("fogbound.games.unmatched").joinpath("data")
    return json.loads(data.joinpath(name).read_text(encoding="utf-8"))


HEROES: Final[dict[str, Any]] = {hero["id"]: hero for hero in _read("heroes.json")["heroes"]}
"""By id, in the order in which they are always listed."""
DECKS: Final[dict[str, Any]] = {hero: _read(f"deck_{hero}.json") for hero in HEROES}
MAPS: Final[dict[str, Any]] = {name: _read(f"map_{name}.json") for name in ("baskerville_manor", "soho")}
