"""R-5: deeds, the quests they complete, and the Affairs they make possible."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.options import Option
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.catalogue import PASS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import COMBATS, WARS
from fogbound.games.shadows_over_camelot.romance.affairs import CONDUCT, affairs
from fogbound.games.shadows_over_camelot.romance.catalogue import COMPLETE, LANDS, LISTS, SUFFER, VIGIL
from fogbound.games.shadows_over_camelot.romance.court import Court, changed, court
from fogbound.games.shadows_over_camelot.romance.hearts import complete
from fogbound.games.shadows_over_camelot.state import Camelot

WAR_CARD: Final = 3
"""R-5.6: a Fight card of so much or more."""


def quest_served(deed: str, detail: int) -> int:
    """The number of the Romantic Quest that a deed of the base game serves; 0 for none."""
    match deed:
        case "engine_destroyed":
            return LISTS
        case "quest_won":
            return LISTS if detail in COMBATS else LANDS if detail in WARS else 0
        case "laid_in_war":
            return LANDS if detail >= WAR_CARD else 0
        case "grail_laid":
            return VIGIL
        case "life_given":
            return SUFFER
    return 0


def note(state: Camelot, deed: str, seat: Seat, detail: int) -> None:
    """R-5.11: kept until the event is over."""
    number = quest_served(deed, detail)
    if number:
        at_court: Court = state.more
        at_court.deeds = changed(at_court.deeds, seat, at_court.deeds[seat] | 1 << number)


def event_over(state: Camelot) -> None:
    """R-5.11: whose own quest it fulfils is asked, from the active one on; then he may have an Affair."""
    at_court: Court = state.more
    around = state.agreed.from_seat[state.active]
    served = [MAY_COMPLETE[seat] for seat in around if at_court.deeds[seat] and may_complete(state, seat)]
    state.then(*served, MAY_HAVE_AFFAIR[state.active], EVENT_FORGOTTEN)


def may_complete(state: Camelot, seat: Seat) -> bool:
    """R-5.3."""
    at_court: Court = state.more
    if not at_court.deeds[seat] >> at_court.quests[seat] & 1:
        return False
    return at_court.is_romantic(state, seat) and at_court.owns_open_quest(seat) and at_court.stage_reached(seat)


class MayComplete(Asking):
    """R-5.11: whether a deed completes one's own quest."""

    def arises(self, state: Camelot) -> bool:
        return may_complete(state, self.seat)

    def options(self, state: Camelot) -> list[Option]:
        return [PASS, COMPLETE]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is COMPLETE:
            at_court: Court = state.more
            at_court.deeds = changed(at_court.deeds, self.seat, 0)
            complete(state, self.seat)


class MayHaveAffair(Asking):
    """R-8.1: with a deed that serves another Knight's quest."""

    def arises(self, state: Camelot) -> bool:
        at_court: Court = state.more
        return bool(affairs(state, self.seat, at_court.deeds[self.seat]))

    def options(self, state: Camelot) -> list[Option]:
        return [PASS, *affairs(state, self.seat, court(state).deeds[self.seat])]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is not PASS:
            state.then(CONDUCT[self.seat][option.value])


class EventForgotten(Effect[Camelot]):
    """What was done has had its effect."""

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        at_court.deeds = (0,) * len(at_court.deeds)


MAY_COMPLETE: Final = [MayComplete(seat) for seat in range(MOST_SEATS)]
MAY_HAVE_AFFAIR: Final = [MayHaveAffair(seat) for seat in range(MOST_SEATS)]
EVENT_FORGOTTEN: Final = EventForgotten()
