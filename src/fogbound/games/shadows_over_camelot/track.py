"""B-8.7: the Quest for Excalibur, a track with Evil at one end."""

from __future__ import annotations

from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.quest_end import end_quest
from fogbound.games.shadows_over_camelot.quests import EXCALIBUR, TRACK
from fogbound.games.shadows_over_camelot.state import Camelot


def move_excalibur(state: Camelot, steps: int, by: Seat, drawer: Seat = NO_SEAT) -> None:
    """Towards the Knights or away from them; either end of the track ends the Quest."""
    state.excalibur += steps
    if state.telling:
        state.tell(EVERYONE, ("excalibur_moved", by, state.excalibur))
    if abs(state.excalibur) == TRACK:
        end_quest(state, EXCALIBUR, won=state.excalibur > 0, by=by, drawer=drawer)
