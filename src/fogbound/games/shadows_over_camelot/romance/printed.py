"""The data of Courtly Love: Ladies, Boons, Romantic Quests, the love track and the Petition cards."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

_TEXT: Final = files("fogbound.games.shadows_over_camelot.romance").joinpath("data", "courtly_love.json")
_READ: Final[dict[str, Any]] = json.loads(_TEXT.read_text(encoding="utf-8"))

LADIES: Final[list[dict[str, str]]] = _READ["ladies"]
BOONS: Final[list[dict[str, str]]] = _READ["boons"]
QUESTS: Final[list[dict[str, Any]]] = _READ["quests"]
LOVE: Final[dict[str, Any]] = _READ["love"]
PETITIONS: Final[list[dict[str, Any]]] = _READ["petitions"]
