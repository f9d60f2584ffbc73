"""R-2 and R-3: Ladies are given out, and a turn has two steps more."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.romance.catalogue import LADY_NAMES, LADY_OF
from fogbound.games.shadows_over_camelot.romance.court import (
    ACTION_TAKEN,
    BOON_SPENT,
    HONOURED,
    IN_PLAY,
    JUST_DISHONOURED,
    Court,
    changed,
    court,
)
from fogbound.games.shadows_over_camelot.romance.hearts import FIRST_ROLL, RE_ROLL, ROLL_QUEST
from fogbound.games.shadows_over_camelot.spending import LETTERS, POWER_USED, SPECIAL_USED
from fogbound.games.shadows_over_camelot.state import Camelot

NO_COURTESIE: Final = Rule("R-7.2")
SCORNED: Final = Rule("R-9.1")
DISHONOURED: Final = Rule("F-7.3")

STEP_TWO_BEGUN: Final = LETTERS | SPECIAL_USED | POWER_USED


class GiveLadies(Effect[Camelot]):
    """R-2.1 and R-2.2."""

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        ladies = [LADY_OF[knight] for knight in state.knights]
        if at_court.agreed.random_ladies:
            every = list(range(len(LADY_NAMES)))
            state.disclose(EVERYONE)
            state.shuffle(every)
            ladies = every[: at_court.agreed.seats]
        at_court.ladies = tuple(ladies)
        at_court.standing = tuple([IN_PLAY if lady in ladies else 0 for lady in range(len(LADY_NAMES))])
        if state.telling:
            for seat, lady in enumerate(ladies):
                state.tell(EVERYONE, ("lady", seat, LADY_NAMES[lady]))
        state.then(*[ROLL_QUEST[FIRST_ROLL][seat] for seat in state.agreed.from_seat[state.active]])


def forbids_courtesie(state: Camelot, seat: Seat) -> Rule | None:
    """R-7.2: at the start of step 2, for an open quest."""
    at_court: Court = state.more
    if not at_court.is_romantic(state, seat) or not at_court.owns_open_quest(seat) or at_court.done & ACTION_TAKEN:
        return NO_COURTESIE
    if at_court.scorned >> seat & 1:
        return SCORNED
    if at_court.dishonour[seat] != HONOURED:
        return DISHONOURED
    return NO_COURTESIE if state.spent & STEP_TWO_BEGUN or at_court.done & BOON_SPENT else None


def show_courtesie(state: Camelot, seat: Seat) -> None:
    """R-7.2: step 2 is over, and the quest rolled anew."""
    court(state).done |= ACTION_TAKEN
    if state.telling:
        state.tell(EVERYONE, ("courtesie", seat))
    state.then(ROLL_QUEST[RE_ROLL][seat])


def turn_ended(state: Camelot, seat: Seat) -> None:
    """What held for a turn is over; F-7.3: a mark that was served leaves."""
    at_court: Court = state.more
    at_court.done = 0
    mark = at_court.dishonour[seat]
    if mark != HONOURED:
        at_court.dishonour = changed(at_court.dishonour, seat, mark - 1 if mark == JUST_DISHONOURED else HONOURED)


GIVE_LADIES: Final = GiveLadies()
