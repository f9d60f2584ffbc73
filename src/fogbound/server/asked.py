"""What a table asks its computer players: by what their seat may see, and with the luck of that one decision."""

from __future__ import annotations

import hashlib
from typing import Any

from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.server.table import Table
from fogbound.server.thinking import Question


def question(table: Table, seat: Seat, player: str, view: View) -> Question:
    """The question for a player at a seat that is to choose by this view; the same again when it is looked back at."""
    return Question(table.game.info.name, player, view, luck(table, seat, view.decision["number"]))


def luck(table: Table, seat: Seat, number: int) -> str:
    """Luck of this one decision, which nobody can work out who has not the table's secret."""
    origin: dict[str, Any] = table.terms.opening["origin"]
    secret = origin.get("key") or origin.get("seed")
    return hashlib.sha256(f"{secret}, seat {seat}, decision {number}".encode()).hexdigest()
