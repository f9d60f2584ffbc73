"""R-8: Affairs of the Heart."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.romance.catalogue import AFFAIR, LADY_NAMES, OF_AFFAIRS, RENOUNCE
from fogbound.games.shadows_over_camelot.romance.court import AFFAIR_HAD, Court, court
from fogbound.games.shadows_over_camelot.romance.hearts import CLAIM_BOON, NEW_ROLL, ROLL_QUEST, make_jealous, scorn
from fogbound.games.shadows_over_camelot.romance.hooks import story
from fogbound.games.shadows_over_camelot.state import Camelot

ONE_AFFAIR: Final = Rule("R-8.1")
STAGE_NOT_REACHED: Final = Rule("R-5.3")
SCORNED_SUITOR: Final = Rule("R-8.3")
NOT_OPEN: Final = Rule("R-5.1")
NOT_ROMANTIC: Final = Rule("R-1.2")

QUESTS_OF_AFFAIRS: Final = sum([1 << number for number, is_one in enumerate(OF_AFFAIRS) if is_one])
"""As a bit mask."""


def affairs(state: Camelot, seat: Seat, served: int) -> list[Option]:
    """R-8.1: all Affairs that this Knight can have now, by deeds that serve these quests."""
    if not served & QUESTS_OF_AFFAIRS or forbids_affairs(state, seat) is not None:
        return []
    at_court: Court = state.more
    return [
        AFFAIR[owner]
        for owner, number in enumerate(at_court.quests)
        if served >> number & 1 and owner != seat and forbids_affair_with(state, seat, owner) is None
    ]


def forbids_affairs(state: Camelot, seat: Seat) -> Rule | None:
    """R-8.1: with whomsoever."""
    at_court: Court = state.more
    if not at_court.is_romantic(state, seat):
        return NOT_ROMANTIC
    if seat != state.active or at_court.done & AFFAIR_HAD:
        return ONE_AFFAIR
    return story(state).forbids_affair(state, seat)


def forbids_affair_with(state: Camelot, seat: Seat, owner: Seat) -> Rule | None:
    """R-8.1 and R-8.3: with another Knight's Lady, whose quest is served."""
    at_court: Court = state.more
    if not at_court.owns_open_quest(owner) or not OF_AFFAIRS[at_court.quests[owner]]:
        return NOT_OPEN
    if not at_court.is_romantic(state, owner):
        return NOT_ROMANTIC
    if not at_court.stage_reached(owner):
        return STAGE_NOT_REACHED
    return SCORNED_SUITOR if at_court.is_scorned(seat) and not at_court.is_jealous(owner) else None


class ConductAffair(Effect[Camelot]):
    """R-8.1, in this order; then R-8.2."""

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.seat = seat
        self.owner: Final = owner

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.owner)

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        seat, lady = self.seat, at_court.ladies[self.owner]
        at_court.done |= AFFAIR_HAD
        if state.telling:
            state.tell(EVERYONE, ("affair", seat, self.owner, LADY_NAMES[lady]))
        petitions = story(state).petitions_in_affair(state, seat, lady)
        state.then(*petitions, CLAIM_BOON[seat][lady], AFTERMATH[seat], RIVAL[self.owner])


class Aftermath(Effect[Camelot]):
    """R-5.8: whoever was to renounce all others is Scorned by his own Lady."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        if court(state).quests[self.seat] == RENOUNCE:
            scorn(state, self.seat)


class Rival(Effect[Camelot]):
    """R-8.2: the Lady's Knight is Jealous and rolls a new quest, unless he may keep his."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        make_jealous(state, self.seat)
        if story(state).may_keep_quest(state, self.seat):
            state.then(*story(state).asks_rival(self.seat))
        else:
            state.then(ROLL_QUEST[NEW_ROLL][self.seat])


CONDUCT: Final = [[ConductAffair(seat, owner) for owner in range(MOST_SEATS)] for seat in range(MOST_SEATS)]
AFTERMATH: Final = [Aftermath(seat) for seat in range(MOST_SEATS)]
RIVAL: Final = [Rival(seat) for seat in range(MOST_SEATS)]
