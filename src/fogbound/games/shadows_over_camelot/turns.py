"""B-4: the turn, and whose is next."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.boundary import Boundary
from fogbound.games.shadows_over_camelot.evil import PROGRESSION
from fogbound.games.shadows_over_camelot.heroic import HEROIC_ACTION
from fogbound.games.shadows_over_camelot.life import DEATHS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.traitor import TRAITOR_TURN


class Turn(Effect[Camelot]):
    """B-4.1 and B-4.2."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

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
        state.then(
            PROGRESSION[seat], BEGIN_STEP_TWO[seat], *state.agreed.level.later_steps(state, seat), END_TURN[seat]
        )


class BeginStepTwo(Effect[Camelot]):
    """The Heroic Action, unless he misses it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        if not state.agreed.level.skips_step_two(state, self.seat):
            state.then(HEROIC_ACTION[self.seat])


class EndTurn(Boundary):
    """B-12.2: whoever is dying dies now, the active Knight as well; then the next turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        state.agreed.level.turn_ended(state, self.seat)
        state.then(DEATHS[1], NEXT_TURN)


class NextTurn(Effect[Camelot]):
    """B-2.9: clockwise, to the next Knight in play or the unmasked Traitor."""

    def run(self, state: Camelot) -> None:
        for seat in (*state.agreed.from_seat[state.active][1:], state.active):
            if state.in_play >> seat & 1 or seat == state.unmasked:
                state.then(TURN[seat])
                return


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
BEGIN_STEP_TWO: Final = [BeginStepTwo(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = NextTurn()
