"""The decisions by which a seat answers what another does, for standing orders."""

from __future__ import annotations

from typing import Final

from fogbound.core.responses import Response
from fogbound.core.seen import View
from fogbound.games.shadows_over_camelot.drawing import NEEDED


def merlins_to_add(view: View, most: int) -> str:
    """As many as are still needed, if so many may be spent and are held; else none."""
    needed = NEEDED - view.merlins
    held = view.hands[view.seat]["cards"].count("merlin")
    return f"merlins {needed}" if needed <= min(most, held) else "merlins 0"


RESPONSES: Final = {
    "OfferMerlins": Response("add Merlins against a Special Black card", "merlins 0", NEEDED, merlins_to_add),
    "StopWithExcalibur": Response("give up Excalibur to cancel a Black card", "pass"),
    "MayVolunteer": Response("pay for all when Morgan calls", "pass"),
    "SaveWithGrail": Response("save a dying Knight with the Grail", "pass"),
    "AddToFight": Response("add to a fight", "done"),
    "ComeHome": Response("come to Camelot when called", "stay"),
}
