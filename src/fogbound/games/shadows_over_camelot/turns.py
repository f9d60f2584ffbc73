"""B-4: the turn, and whose is next."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.boundary import Boundary
from fogbound.games.shadows_over_camelot.evil import PROGRESS_EVIL
from fogbound.games.shadows_over_camelot.heroic import HEROIC_ACTION
from fogbound.games.shadows_over_camelot.life import DEATHS, anybody_dying
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.traitor import TRAITOR_TURN


class Turn(SeatEffect):
    """B-4.1 and B-4.2."""

    def run(self, state: Camelot) -> None:
        seat = self.seat
        state.active = seat
        state.turns += 1
        state.spent = 0
        if state.telling:
            state.tell(EVERYONE, ("turn", seat))
        if state.unmasked == seat:
            state.then(TRAITOR_TURN[seat], END_TURN[seat])
            return
        if state.agreed.further:
            later = state.agreed.level.later_steps(state, seat)
            state.then(PROGRESS_EVIL[seat], BEGIN_STEP_TWO[seat], *later, END_TURN[seat])
        else:
            state.then(PROGRESS_EVIL[seat], HEROIC_ACTION[seat], END_TURN[seat])


class BeginStepTwo(SeatEffect):
    """The Heroic Action, unless he misses it."""

    def run(self, state: Camelot) -> None:
        if not state.agreed.level.skips_step_two(state, self.seat):
            state.agenda.append(HEROIC_ACTION[self.seat])


class EndTurn(Boundary):
    """B-12.2: whoever is dying dies now, the active Knight as well; then the next turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        state.agreed.level.turn_ended(state, self.seat)
        if anybody_dying(state):
            state.then(DEATHS[1], NEXT_TURN)
        else:
            next_turn(state)


class NextTurn(Effect[Camelot]):
    """Once the dead are gone."""

    def run(self, state: Camelot) -> None:
        next_turn(state)


def next_turn(state: Camelot) -> None:
    """B-2.9: clockwise, to the next Knight in play or the unmasked Traitor."""
    seats = state.agreed.seats
    seat = (state.active + 1) % seats
    while not state.in_play >> seat & 1 and seat != state.unmasked:
        seat = (seat + 1) % seats
    state.agenda.append(TURN[seat])


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
BEGIN_STEP_TWO: Final = [BeginStepTwo(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = NextTurn()
