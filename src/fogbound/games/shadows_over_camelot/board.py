"""Siege Engines and Swords, as they come and go."""

from __future__ import annotations

from fogbound.core.seats import EVERYONE, NO_SEAT, only
from fogbound.core.zones import Zone
from fogbound.games.shadows_over_camelot.knights import ACCUSE_ENGINES, ACCUSE_SWORDS
from fogbound.games.shadows_over_camelot.places import LOYALTY, UNREAD_LOYALTY
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.the_end import game_is_lost


def add_engine(state: Camelot) -> bool:
    """B-3.1: whether the game goes on."""
    state.engines += 1
    if state.telling:
        state.tell(EVERYONE, ("engine_added", state.engines))
    if state.agreed.brave:
        look_at_loyalty(state)
    return not game_is_lost(state)


def add_engines(state: Camelot, count: int) -> bool:
    """One after the other (B-11.14)."""
    return all(add_engine(state) for _ in range(count))


def remove_engine(state: Camelot) -> None:
    state.engines -= 1
    if state.telling:
        state.tell(EVERYONE, ("engine_removed", state.engines))


def add_swords(state: Camelot, white: int, black: int) -> None:
    """Laid on the Round Table; what comes of it is checked when all of this event lie there (B-3.4)."""
    state.white_swords += white
    state.black_swords += black
    if state.telling:
        state.tell(EVERYONE, ("swords", white, black, state.white_swords, state.black_swords))
    if state.agreed.brave:
        look_at_loyalty(state)


def look_at_loyalty(state: Camelot) -> None:
    """B-15.3: six Swords or six Siege Engines are out for the first time: all look at their Loyalty at once."""
    unread = state.loyalty[0].place is UNREAD_LOYALTY[0]
    if not unread or (state.swords() < ACCUSE_SWORDS and state.engines < ACCUSE_ENGINES):
        return
    for seat, zone in enumerate(state.loyalty):
        state.loyalty[seat] = Zone(LOYALTY[seat], zone.cards, zone.seen)
        state.disclose(only(seat))
    if state.telling:
        state.tell(EVERYONE, ("look_at_loyalty", NO_SEAT))
