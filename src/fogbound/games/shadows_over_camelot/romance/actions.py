"""R-7: step 4 of a turn. One Romantic Action, and before or after it discards for an Affair."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.asking import NOT_NOW, Asking
from fogbound.games.shadows_over_camelot.catalogue import PASS, UNMASK
from fogbound.games.shadows_over_camelot.discarding import DISCARD_CARDS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import CAMELOT
from fogbound.games.shadows_over_camelot.romance.affairs import CONDUCT, affairs
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    PETITION,
    RECONCILE,
    RENOUNCE,
)
from fogbound.games.shadows_over_camelot.romance.court import ACTION_TAKEN, HONOURED, Court, court
from fogbound.games.shadows_over_camelot.romance.giving import bringing, can_bring, discards_serve
from fogbound.games.shadows_over_camelot.romance.hearts import (
    CLAIM_BOON,
    NEW_ROLL,
    ROLL_QUEST,
    complete,
    reconcile,
)
from fogbound.games.shadows_over_camelot.romance.hooks import story
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.traitor import may_unmask, unmask_in_turn
from fogbound.games.shadows_over_camelot.white import draw_white

ONE_ACTION: Final = Rule("R-3.1")
DISHONOURED: Final = Rule("F-7.3")
SCORNED: Final = Rule("R-9.1")
NOT_SCORNED: Final = Rule("R-7.3")
NOT_COMPLETED: Final = Rule("R-7.1")
NOT_ROMANTIC: Final = Rule("R-1.2")

RECONCILED_FOR: Final = 2


def forbids_action(state: Camelot, seat: Seat) -> Rule | None:
    """R-3.1 and F-7.3: why this Knight has no Romantic Action left."""
    at_court: Court = state.more
    if not at_court.is_romantic(state, seat):
        return NOT_ROMANTIC
    if at_court.done & ACTION_TAKEN:
        return ONE_ACTION
    return DISHONOURED if at_court.dishonour[seat] != HONOURED else None


def forbids_petition(state: Camelot, seat: Seat) -> Rule | None:
    """R-7.1."""
    at_court: Court = state.more
    if at_court.scorned >> seat & 1:
        return SCORNED
    if at_court.completed >> seat & 1 or completes_by_discards(state, seat):
        return None
    return NOT_COMPLETED


def completes_by_discards(state: Camelot, seat: Seat) -> bool:
    """R-5.10: his own quest."""
    at_court: Court = state.more
    served = can_bring(state, seat) >> at_court.quests[seat] & 1 == 1
    return served and at_court.owns_open_quest(seat) and at_court.stage_reached(seat)


def forbids_reconciliation(state: Camelot, seat: Seat) -> Rule | None:
    """R-7.3."""
    at_court: Court = state.more
    able = state.place[seat] == CAMELOT and len(state.hands[seat].cards) >= RECONCILED_FOR
    return None if able and at_court.is_scorned(seat) else NOT_SCORNED


class RomanticAction(Asking):
    """R-3.1 and R-5.10, until he lets it be."""

    def arises(self, state: Camelot) -> bool:
        """By what everybody can see."""
        if forbids_action(state, self.seat) is None:
            return True
        return bool(affairs(state, self.seat, discards_serve(state, self.seat)))

    def options(self, state: Camelot) -> list[Option]:
        seat = self.seat
        found = [PASS, UNMASK] if may_unmask(state, seat) else [PASS]
        served = can_bring(state, seat)
        if served:
            found += affairs(state, seat, served)
        if forbids_action(state, seat) is None:
            if forbids_petition(state, seat) is None:
                found.append(PETITION)
            if forbids_reconciliation(state, seat) is None:
                found.append(RECONCILE)
            found += story(state).further_actions(state, seat)
        return found

    def choose(self, state: Camelot, option: Option) -> None:
        seat = self.seat
        if option is PASS:
            return
        if option is UNMASK:
            unmask_in_turn(state, seat)
            return
        state.then(self)
        if option.verb == "affair":
            state.then(*bringing(seat, court(state).quests[option.value]), CONDUCT[seat][option.value])
            return
        court(state).done |= ACTION_TAKEN
        if option is PETITION:
            petition_own(state, seat)
        elif option is RECONCILE:
            give = DISCARD_CARDS[RECONCILED_FOR][seat]
            state.then(give, RECONCILED[seat], ROLL_QUEST[NEW_ROLL][seat])
        else:
            story(state).take_further_action(state, seat, option)

    def forbids(self, state: Camelot, option: Option) -> Rule | None:
        if option in self.options(state):
            return None
        if option is PETITION or option is RECONCILE:
            which = forbids_petition if option is PETITION else forbids_reconciliation
            return forbids_action(state, self.seat) or which(state, self.seat) or NOT_NOW
        return super().forbids(state, option)


def petition_own(state: Camelot, seat: Seat) -> None:
    """R-7.1, in this order."""
    at_court: Court = state.more
    number, lady = at_court.quests[seat], at_court.ladies[seat]
    discards = () if at_court.completed >> seat & 1 else (*bringing(seat, number), COMPLETED[seat])
    petition = story(state).petitions_own(state, seat)
    bonus = (FOR_FAITH[seat],) if number == RENOUNCE else ()
    state.then(*discards, *petition, CLAIM_BOON[seat][lady], *bonus, ROLL_QUEST[NEW_ROLL][seat])


class Completed(Effect[Camelot]):
    """R-5.10: by discards."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        complete(state, self.seat)


class ForFaith(Effect[Camelot]):
    """R-5.8: with this Boon comes a White card."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        draw_white(state, self.seat)


class Reconciled(Effect[Camelot]):
    """R-7.3."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        reconcile(state, self.seat)


ROMANTIC_ACTION: Final = [RomanticAction(seat) for seat in range(MOST_SEATS)]
COMPLETED: Final = [Completed(seat) for seat in range(MOST_SEATS)]
FOR_FAITH: Final = [ForFaith(seat) for seat in range(MOST_SEATS)]
RECONCILED: Final = [Reconciled(seat) for seat in range(MOST_SEATS)]
