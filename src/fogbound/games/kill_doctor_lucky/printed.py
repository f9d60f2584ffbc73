"""The game's data: floor plans and boards, decks, guests."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def _read(name: str) -> Any:
    data = files("fogbound.games.kill_doctor_lucky").joinpath("data")
    return json.loads(data.joinpath(name).read_text(encoding="utf-8"))


BOARDS: Final[dict[str, Any]] = _read("board.json")["boards"]
PLANS: Final[dict[str, Any]] = _read("board.json")["plans"]
DECKS: Final[dict[str, Any]] = _read("deck.json")
GUESTS: Final[list[dict[str, str]]] = _read("guests.json")["guests"]
PETS: Final[list[dict[str, str]]] = _read("guests.json")["pets"]
