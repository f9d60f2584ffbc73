"""KDL-6 and KDL-7: what forbids a draw or an attempt. Each condition gives its rule, or nothing when it is met."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.kill_doctor_lucky.spaces import ALL_ROOMS, NOWHERE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion

NOT_NOW: Final = Rule("KDL-4.4")
NO_OTHER_ACTION: Final = Rule("KDL-4.2")
MOVEMENT_IS_OVER: Final = Rule("KDL-4.3")

WATCHED: Final = Rule("KDL-6.1")
DOCTOR_WATCHES: Final = Rule("KDL-6.2")
NOT_IN_A_ROOM: Final = Rule("KDL-6.4")
CARD_PLAYED: Final = Rule("KDL-6.5")
DOG_WATCHES_DRAW: Final = Rule("KDL-6.6")
PILE_EMPTY: Final = Rule("KDL-6.8")
NOTHING_TO_SHUFFLE: Final = Rule("KDL-6.9")

DOCTOR_ELSEWHERE: Final = Rule("KDL-7.1")
ATTACKER_WATCHED: Final = Rule("KDL-7.2")
DOG_WATCHES_ATTEMPT: Final = Rule("KDL-7.3")

WRONG_CARD: Final = Rule("KDL-8.2")
ONE_TOKEN: Final = Rule("KDL-8.3")
NO_TOKENS: Final = Rule("KDL-8.4")
TOO_FEW_TOKENS: Final = Rule("KDL-3.11")

GHOST_CANNOT_BE_KILLED: Final = Rule("KDL-16.1")
DRAW_AT_BEGINNING: Final = Rule("KDL-16.3")
VICTIM_ELSEWHERE: Final = Rule("KDL-16.6")


def forbids_draw(state: Mansion, seat: Seat) -> Rule | None:
    agreed = state.agreed
    if state.played and agreed.draw_barred_after_card:
        return CARD_PLAYED
    if not state.pile.cards:
        if not agreed.reshuffles:
            return PILE_EMPTY
        if not state.discards.cards:
            return NOTHING_TO_SHUFFLE
    space = state.pawns[seat]
    if not ALL_ROOMS >> space & 1:
        return NOT_IN_A_ROOM
    if agreed.draw_needs_privacy:
        if state.sight[space] >> state.doctor & 1:
            return DOCTOR_WATCHES
        if state.watched(seat):
            return WATCHED
    return DOG_WATCHES_DRAW if state.seen_by_dog(space) else None


def forbids_attempt(state: Mansion, pawn: int) -> Rule | None:
    space = state.pawns[pawn]
    if space != state.doctor:
        return DOCTOR_ELSEWHERE
    if state.watched(pawn):
        return ATTACKER_WATCHED
    return DOG_WATCHES_ATTEMPT if state.seen_by_dog(space) else None


def facts_of_watchers(state: Mansion, seat: Seat) -> dict[str, Any]:
    """Where one stands and the Doctor stands, and who sees one along which line."""
    here = state.pawns[seat]
    seen, cat = state.sight[here], state.cat_that_cuts()
    seers = [
        {"pawn": state.agreed.called(pawn), "line": state.house.line(space, here, cat)}
        for pawn, space in enumerate(state.pawns)
        if pawn != seat and space != NOWHERE and seen >> space & 1
    ]
    doctor = state.house.line(state.doctor, here, cat) if seen >> state.doctor & 1 else []
    dog = state.house.line(state.dog, here, cat) if state.seen_by_dog(here) else []
    return {"here": SPACES[here], "doctor": SPACES[state.doctor], "watchers": seers, "doctor_sees": doctor, "dog": dog}
