"""KDL-8 for standing orders: what it is to foil, and how an order lays no more than it was allowed."""

from __future__ import annotations

from typing import Final

from fogbound.core.responses import Response
from fogbound.core.seen import View
from fogbound.games.kill_doctor_lucky.agreed import agreed_in
from fogbound.games.kill_doctor_lucky.catalogue import DONE
from fogbound.games.kill_doctor_lucky.defending import first, missing, plans

MOST: Final = 12
"""Clovers and tokens that an order can allow."""


def foil(view: View, most: int) -> str:
    """The next of the cheapest that foils the attempt with so much; where nothing does, no more is laid."""
    agreed = agreed_in(view)
    laid, wanted = missing(view, agreed)
    enough = [plan for plan in plans(view, agreed) if wanted <= plan.clovers <= most - laid]
    return DONE.text if wanted <= 0 or not enough else first(min(enough, key=lambda plan: plan.cost))


RESPONSES: Final = {"MayFoil": Response("foil an attempt", DONE.text, MOST, foil, inner=("lay", "token"))}
