"""R-4, R-6 and R-9: what changes in a heart. A quest is rolled, a Boon claimed, somebody is Scorned or Jealous."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    BOON_NAMES,
    FIRST_LOVE,
    LADY_NAMES,
    QUEST_DIE,
    RENOUNCE,
    ROMANCE_NAMES,
    TRUE_LOVE,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import Court, changed
from fogbound.games.shadows_over_camelot.romance.hooks import story
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import draw_white

FIRST_ROLL, NEW_ROLL, RE_ROLL = range(3)
"""R-2.1: at the set-up; R-5.2: a new quest; a quest that is thrown away unfinished."""


class RollQuest(Effect[Camelot]):
    """R-5.1: a Knight rolls his next Romantic Quest."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind: Final = kind

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.kind)

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        if not at_court.is_romantic(state, self.seat):
            return
        number = 1 + state.throw(QUEST_DIE)
        while self.kind == RE_ROLL and number == at_court.quests[self.seat]:
            number = 1 + state.throw(QUEST_DIE)
        at_court.quests = changed(at_court.quests, self.seat, number)
        at_court.completed &= ~(1 << self.seat)
        at_court.faithful |= 1 << self.seat
        at_court.love = changed(at_court.love, self.seat, FIRST_LOVE)
        if state.telling:
            state.tell(EVERYONE, ("quest_rolled", self.seat, ROMANCE_NAMES[number]))
        if self.kind != FIRST_ROLL:
            story(state).rolled(state, self.seat, self.kind == NEW_ROLL or at_court.agreed.rerolls_draw)


def grow(state: Camelot, seat: Seat) -> None:
    """R-4.2, and R-5.8: the Love die goes up, and at its highest a faithful Knight has renounced all others."""
    at_court: Court = state.more
    love = at_court.love[seat] + 1
    at_court.love = changed(at_court.love, seat, love)
    if state.telling:
        state.tell(EVERYONE, ("love", seat, love))
    faithful = at_court.faithful >> seat & 1 == 1
    if love == TRUE_LOVE and at_court.quests[seat] == RENOUNCE and faithful and at_court.owns_open_quest(seat):
        complete(state, seat)


def complete(state: Camelot, seat: Seat) -> None:
    """R-5.1: the deed is done."""
    at_court: Court = state.more
    at_court.completed |= 1 << seat
    if state.telling:
        state.tell(EVERYONE, ("quest_completed", seat, ROMANCE_NAMES[at_court.quests[seat]]))


class ClaimBoon(Effect[Camelot]):
    """R-6.1 and R-6.2: a token of this Lady, or a White card in place of a second one."""

    def __init__(self, seat: Seat, lady: Lady) -> None:
        self.seat = seat
        self.lady: Final = lady

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, LADY_NAMES[self.lady])

    def run(self, state: Camelot) -> None:
        claim(state, self.seat, self.lady)


def claim(state: Camelot, seat: Seat, lady: Lady) -> None:
    at_court: Court = state.more
    at_court.jealous &= ~(1 << seat)
    if lady != at_court.ladies[seat]:
        at_court.faithful &= ~(1 << seat)
    second = at_court.tokens[seat] >> lady & 1 == 1
    if state.telling:
        state.tell(EVERYONE, ("boon", seat, LADY_NAMES[lady], BOON_NAMES[lady], second))
    if second:
        draw_white(state, seat)
    else:
        at_court.tokens = changed(at_court.tokens, seat, at_court.tokens[seat] | 1 << lady)


def spend(state: Camelot, seat: Seat, lady: Lady) -> None:
    """R-6.3: the token goes."""
    at_court: Court = state.more
    at_court.tokens = changed(at_court.tokens, seat, at_court.tokens[seat] & ~(1 << lady))
    if state.telling:
        state.tell(EVERYONE, ("boon_used", seat, BOON_NAMES[lady]))


def scorn(state: Camelot, seat: Seat) -> None:
    """R-9.1; who is Scorned is not Jealous (R-9.4)."""
    at_court: Court = state.more
    at_court.jealous &= ~(1 << seat)
    if at_court.is_scorned(seat):
        return
    at_court.scorned |= 1 << seat
    if state.telling:
        state.tell(EVERYONE, ("scorned", seat, LADY_NAMES[at_court.ladies[seat]]))


def reconcile(state: Camelot, seat: Seat) -> None:
    """R-9.3."""
    at_court: Court = state.more
    if not at_court.is_scorned(seat):
        return
    at_court.scorned &= ~(1 << seat)
    if state.telling:
        state.tell(EVERYONE, ("reconciled", seat, LADY_NAMES[at_court.ladies[seat]]))


def make_jealous(state: Camelot, seat: Seat) -> None:
    """R-9.4: of a rival; not while Scorned."""
    at_court: Court = state.more
    if at_court.is_scorned(seat) or at_court.is_jealous(seat):
        return
    at_court.jealous |= 1 << seat
    if state.telling:
        state.tell(EVERYONE, ("jealous", seat, LADY_NAMES[at_court.ladies[seat]]))


ROLL_QUEST: Final = [[RollQuest(seat, kind) for seat in range(MOST_SEATS)] for kind in range(3)]
CLAIM_BOON: Final = [[ClaimBoon(seat, lady) for lady in range(len(LADY_NAMES))] for seat in range(MOST_SEATS)]
