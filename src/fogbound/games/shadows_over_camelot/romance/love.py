"""R-4: step 3 of a turn, Progress of Love."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.catalogue import PASS, UNMASK
from fogbound.games.shadows_over_camelot.discarding import DISCARD_CARDS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.romance.catalogue import LOVE_ON, TRUE_LOVE
from fogbound.games.shadows_over_camelot.romance.court import Court, court
from fogbound.games.shadows_over_camelot.romance.hearts import grow
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.traitor import may_unmask, unmask_in_turn

NO_LOVE: Final = Rule("R-1.2")
AT_ITS_HEIGHT: Final = Rule("R-4.1")
JEALOUS_COST: Final = Rule("R-4.2")
SCORNED: Final = Rule("R-9.1")


def forbids_love(state: Camelot, seat: Seat) -> Rule | None:
    """R-4.2, by what everybody can see."""
    at_court: Court = state.more
    if not at_court.is_romantic(state, seat):
        return NO_LOVE
    if at_court.scorned >> seat & 1:
        return SCORNED
    if at_court.love[seat] >= TRUE_LOVE:
        return AT_ITS_HEIGHT
    return JEALOUS_COST if at_court.is_jealous(seat) and not state.hands[seat].cards else None


class ProgressLove(Asking):
    """R-4.2: once a turn, or not at all."""

    def arises(self, state: Camelot) -> bool:
        return forbids_love(state, self.seat) is None

    def options(self, state: Camelot) -> list[Option]:
        return [PASS, UNMASK, LOVE_ON] if may_unmask(state, self.seat) else [PASS, LOVE_ON]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is UNMASK:
            unmask_in_turn(state, self.seat)
        elif option is LOVE_ON:
            grow(state, self.seat)
            if court(state).is_jealous(self.seat):
                state.then(DISCARD_CARDS[1][self.seat])


PROGRESS_LOVE: Final = [ProgressLove(seat) for seat in range(MOST_SEATS)]
