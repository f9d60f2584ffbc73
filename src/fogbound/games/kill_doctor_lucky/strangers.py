"""KDL-15: what a stranger does on its turn. It decides nothing."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import EVERYONE
from fogbound.games.kill_doctor_lucky.agreed import STRANGERS
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR, Attempt
from fogbound.games.kill_doctor_lucky.attempts import MAY_FOIL, SETTLE, with_tokens
from fogbound.games.kill_doctor_lucky.conditions import forbids_attempt
from fogbound.games.kill_doctor_lucky.spaces import SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion


class StrangerActs(Effect[Mansion]):
    """KDL-15.5: attack, or walk and attack."""

    def __init__(self, pawn: int) -> None:
        self.pawn: Final = pawn

    def arguments(self) -> tuple[Any, ...]:
        return (self.pawn,)

    def run(self, state: Mansion) -> None:
        if forbids_attempt(state, self.pawn) is not None:
            state.pawns[self.pawn] = state.house.walk_back[state.pawns[self.pawn]]
            if state.telling:
                state.tell(EVERYONE, ("walks", state.agreed.called(self.pawn), SPACES[state.pawns[self.pawn]]))
        if forbids_attempt(state, self.pawn) is None:
            self.attack(state)

    def attack(self, state: Mansion) -> None:
        """KDL-15.7 and KDL-15.8."""
        number = STRANGERS.index(self.pawn)
        value = 1 + state.tries[number]
        state.tries = with_tokens(state.tries, number, 1)
        state.attempt = Attempt(self.pawn, DOCTOR, value, state.agreed.head_start)
        if state.telling:
            state.tell(EVERYONE, ("attempts", state.agreed.called(self.pawn), SPACES[state.doctor]))
            state.tell(EVERYONE, ("weapon", state.agreed.called(self.pawn), "", value))
        state.then(*[MAY_FOIL[seat] for seat in state.agreed.asked[self.pawn]], SETTLE)


STRANGER_ACTS: Final = {pawn: StrangerActs(pawn) for pawn in STRANGERS}
