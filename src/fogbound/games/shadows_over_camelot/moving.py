"""B-6.4 and B-6.5: going somewhere, and what a Solo Quest loses by it."""

from __future__ import annotations

from fogbound.core.knowledge import pour
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.quests import CAMELOT, NOWHERE, PLACE_NAMES, SOLO, Quest
from fogbound.games.shadows_over_camelot.state import Camelot


def go(state: Camelot, seat: Seat, place: Quest) -> None:
    """To another place, by whatever cause."""
    leave(state, seat)
    state.place[seat] = place
    if state.telling:
        state.tell(EVERYONE, ("moved", seat, PLACE_NAMES[place]))


def leave(state: Camelot, seat: Seat) -> None:
    """B-6.5: whoever leaves a Solo Quest before its end leaves no Fight card there."""
    place = state.place[seat]
    if place in (CAMELOT, NOWHERE) or not SOLO[place]:
        return
    clear_laid(state, place)


def clear_laid(state: Camelot, quest: Quest) -> None:
    """The Knights' cards on a Quest are discarded, known to all."""
    state.laid[quest], state.white_discards = pour(state, state.laid[quest], state.white_discards)
