"""The game's data: both decks, the Quests with their spoils, the Knights, and what there is of everything."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def _read(name: str) -> Any:
    data = files("fogbound.games.shadows_over_camelot").joinpath("data")
    return json.loads(data.joinpath(name).read_text(encoding="utf-8"))


WHITE: Final[list[dict[str, Any]]] = _read("white_deck.json")["cards"]
BLACK: Final[list[dict[str, Any]]] = _read("black_deck.json")["cards"]
QUESTS: Final[list[dict[str, Any]]] = _read("quests.json")["quests"]
RELICS: Final[list[dict[str, str]]] = _read("quests.json")["relics"]
BOX: Final[dict[str, Any]] = _read("knights.json")
"""Knights, Life, hands, Loyalty, supply, and the numbers of accusing and of the end."""
KNIGHTS: Final[list[dict[str, str]]] = BOX["knights"]
