"""A seat's position in one number: all that its view holds, so that a search knows it again."""

from __future__ import annotations

from typing import Any

from fogbound.core.knowledge import remembered_by
from fogbound.core.seats import Seat
from fogbound.core.zones import Zone
from fogbound.games.shadows_over_camelot.state import Camelot


def key(state: Camelot, seat: Seat) -> int:
    """Equal for positions that the seat cannot tell apart."""
    zones = tuple([_perceived(zone, seat) for zone in state.zones()])
    remembered = tuple([(sighting.key, sighting.cards) for sighting in remembered_by(state, seat)])
    knights = (state.knights, tuple(state.life), tuple(state.place), tuple(state.witnessed), state.relics)
    marks = (state.in_play, state.dead, state.powers, state.shown, state.accused, state.unmasked)
    read = state.loyalty[0].place.policy
    board = (state.engines, state.white_swords, state.black_swords, state.die, state.excalibur, state.warriors)
    quests = (state.mordred, state.heroism_on, state.over)
    turn = (state.decisions, state.active, state.turns, state.spent)
    agenda = tuple([(type(step).__name__, step.arguments()) for step in state.agenda])
    more = state.agreed.level.key(state, seat)
    table = (zones, remembered, knights, marks, read, board, quests)
    return hash((seat, table, turn, agenda, _under_way(state), more, state.said, state.outcome is None))


def _perceived(zone: Zone, seat: Seat) -> tuple[Any, ...]:
    """What a seat knows of a zone, and who else it knows to have seen what."""
    place = zone.place
    if not zone.seen:
        return zone.cards if place.seers >> seat & 1 else (None,) * len(zone.cards), ()
    marks = [mark & ~place.seers for mark in zone.seen] if place.ordered or place.seers >> seat & 1 else []
    return tuple(zone.known_to(seat)), tuple(marks) if any(marks) else ()


def _under_way(state: Camelot) -> tuple[Any, ...]:
    """A Black card, a fight, the end of a Quest, cards to be shared."""
    drawing, fight, ending, sharing = state.drawing, state.fight, state.ending, state.sharing
    return (
        drawing and (drawing.seat, drawing.chained, drawing.kind, drawing.face_down, drawing.offers),
        fight and (fight.quest, fight.seat, fight.die, fight.bonus, fight.sword_added, fight.kay_added),
        ending and (ending.quest, ending.won, ending.by, ending.drawer, ending.present),
        sharing and (sharing.sharers, sharing.given),
    )
