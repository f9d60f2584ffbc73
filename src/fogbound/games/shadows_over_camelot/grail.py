"""B-8.6: the Quest for the Holy Grail, from both ends."""

from __future__ import annotations

from fogbound.core.knowledge import move
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.black import discard_named
from fogbound.games.shadows_over_camelot.cards import GRAIL
from fogbound.games.shadows_over_camelot.quest_end import end_quest
from fogbound.games.shadows_over_camelot.quests import GRAIL_SPOTS, HOLY_GRAIL
from fogbound.games.shadows_over_camelot.state import Camelot


def spots_full(state: Camelot) -> bool:
    return len(state.laid[HOLY_GRAIL]) + len(state.against[HOLY_GRAIL]) >= GRAIL_SPOTS


def lay_grail(state: Camelot, seat: Seat) -> None:
    """A Grail card; with all spots full it takes off the Black card laid last, and both are discarded."""
    if spots_full(state):
        take_off_last(state, state.against[HOLY_GRAIL].cards[0])
        state.hands[seat], state.played = move(state, GRAIL, state.hands[seat], state.played)
        state.played, state.white_discards = move(state, GRAIL, state.played, state.white_discards)
        return
    state.hands[seat], state.laid[HOLY_GRAIL] = move(state, GRAIL, state.hands[seat], state.laid[HOLY_GRAIL])
    if len(state.laid[HOLY_GRAIL]) == GRAIL_SPOTS:
        end_quest(state, HOLY_GRAIL, won=True, by=seat)


def take_off_last(state: Camelot, card: int) -> None:
    """The card of this kind that was laid last is discarded."""
    row = state.against[HOLY_GRAIL]
    state.against[HOLY_GRAIL], state.black_discards = move(state, card, row, state.black_discards)


def lay_despair(state: Camelot, card: int, drawer: Seat) -> None:
    """Onto the first free spot from the far end; with all spots full it takes off a Grail card."""
    if spots_full(state):
        throw_out_grail(state)
        discard_named(state, card)
        return
    lay_black(state, card, drawer)


def throw_out_grail(state: Camelot) -> None:
    """The Grail card farthest from the Grail is discarded."""
    state.laid[HOLY_GRAIL], state.white_discards = move(state, GRAIL, state.laid[HOLY_GRAIL], state.white_discards)


def lay_black(state: Camelot, card: int, drawer: Seat) -> None:
    """It counts as laid last; the seventh loses the Quest."""
    state.named, state.against[HOLY_GRAIL] = move(state, card, state.named, state.against[HOLY_GRAIL])
    if len(state.against[HOLY_GRAIL]) == GRAIL_SPOTS:
        end_quest(state, HOLY_GRAIL, won=False, by=NO_SEAT, drawer=drawer)
