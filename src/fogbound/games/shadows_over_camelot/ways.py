"""B-6.4: which places stand open."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.catalogue import MOVE, RIDE
from fogbound.games.shadows_over_camelot.quests import (
    CAMELOT,
    COUNT,
    DRAGON,
    LANCELOT,
    SOLO,
    Quest,
)
from fogbound.games.shadows_over_camelot.state import Camelot

HERE_ALREADY: Final = Rule("B-6.4")
SOLO_TAKEN: Final = Rule("B-7.1")
QUEST_OVER: Final = Rule("B-7.7")
DRAGON_SLEEPS: Final = Rule("B-8.4")

_SOLO_QUESTS: Final = tuple([quest for quest in range(COUNT) if SOLO[quest]])
_moves: Final[dict[int, list[Option]]] = {}
_rides: Final[dict[int, list[Option]]] = {}
"""Options by the mask of places, made when they are first asked for."""


def forbids_quest(state: Camelot, quest: Quest) -> Rule | None:
    """B-7.7 and B-8.4: a Quest that is not open."""
    if state.over >> quest & 1:
        return QUEST_OVER
    return DRAGON_SLEEPS if quest == DRAGON and not state.over >> LANCELOT & 1 else None


def forbids_place(state: Camelot, seat: Seat, place: Quest) -> Rule | None:
    if state.place[seat] == place:
        return HERE_ALREADY
    if place == CAMELOT:
        return None
    closed = forbids_quest(state, place)
    if closed is not None:
        return closed
    return SOLO_TAKEN if SOLO[place] and place in state.place else None


def open_places(state: Camelot, seat: Seat) -> int:
    """All places where a Knight can go, as a bit mask."""
    places = (1 << COUNT + 1) - 1 & ~state.over & ~(1 << state.place[seat])
    if not state.over >> LANCELOT & 1:
        places &= ~(1 << DRAGON)
    for quest in _SOLO_QUESTS:
        if quest in state.place:
            places &= ~(1 << quest)
    return places


def moves(state: Camelot, seat: Seat) -> list[Option]:
    places = open_places(state, seat)
    found = _moves.get(places)
    if found is None:
        found = _moves[places] = [option for option in MOVE if places >> option.value & 1]
    return found


def rides(state: Camelot, seat: Seat) -> list[Option]:
    """B-17.7: from the Round Table to a Quest."""
    places = open_places(state, seat)
    found = _rides.get(places)
    if found is None:
        found = _rides[places] = [option for option in RIDE if places >> option.value & 1]
    return found
