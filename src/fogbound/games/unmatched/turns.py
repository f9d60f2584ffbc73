"""UNM-3: turns, and how many actions they have."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.abilities import ability_of
from fogbound.games.unmatched.actions import TAKE_ACTION
from fogbound.games.unmatched.asking import OfSeat
from fogbound.games.unmatched.cards import MOST_PLAYERS
from fogbound.games.unmatched.damage import settle
from fogbound.games.unmatched.fighters import hero_of
from fogbound.games.unmatched.placing import ANYWHERE, ReturnFighter
from fogbound.games.unmatched.reach_of_attack import next_in_game
from fogbound.games.unmatched.showing import DISCARD_DOWN
from fogbound.games.unmatched.state import Battle

ACTIONS: Final = 2


class Turn(OfSeat):
    """UNM-3.1: the first one."""

    def run(self, state: Battle) -> None:
        begin_turn(state, self.seat)


def begin_turn(state: Battle, seat: Seat) -> None:
    """UNM-3.1: a return to the board, the hero's ability, actions."""
    if seat <= state.turn or state.round == 0:
        state.round += 1
    state.turn = seat
    state.actions = ACTIONS
    state.began_on_fog = False
    if state.telling:
        state.tell(EVERYONE, ("turn", seat, state.round))
    if state.is_away(seat):
        state.then(RETURN[seat], START_ABILITY[seat], NEXT_ACTION[seat])
    else:
        state.agenda.append(NEXT_ACTION[seat])
        ability_of(state, seat).at_turn_start(state, seat)


class StartAbility(OfSeat):
    """UNM-3.1: of a hero who has returned to the board."""

    def run(self, state: Battle) -> None:
        ability_of(state, self.seat).at_turn_start(state, self.seat)


class NextAction(OfSeat):
    """UNM-3.2: actions as long as there are any and somebody to take them, then the hand limit and the next turn."""

    def run(self, state: Battle) -> None:
        seat = self.seat
        if state.agreed.ends_with_actions:
            _action_is_over(state)
            if state.outcome is not None:
                return
        if state.actions and state.held[seat]:
            state.actions -= 1
            state.agenda += ACTION[seat]
        elif state.is_out(seat):
            state.agenda.append(NEXT_TURN)
        else:
            state.then(DISCARD_DOWN[seat], NEXT_TURN)


def _action_is_over(state: Battle) -> None:
    """UNM-9.9, UNM-14.4 and UNM-15.3: the fallen, and the fog of who is out."""
    settle(state)
    for seat in range(state.agreed.seats):
        if state.fog[seat] and state.is_out(seat):
            state.fog[seat] = 0


class NextTurn(Effect[Battle]):
    """UNM-3.1: of the next seat in the game."""

    def run(self, state: Battle) -> None:
        begin_turn(state, next_in_game(state, state.turn))


RETURN: Final = [ReturnFighter(seat, hero_of(seat), ANYWHERE) for seat in range(MOST_PLAYERS)]
"""UNM-13.21."""
TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
START_ABILITY: Final = [StartAbility(seat) for seat in range(MOST_PLAYERS)]
NEXT_ACTION: Final = [NextAction(seat) for seat in range(MOST_PLAYERS)]
ACTION: Final = [[NEXT_ACTION[seat], TAKE_ACTION[seat]] for seat in range(MOST_PLAYERS)]
"""An action and what comes after it, as they lie on the agenda: the last one first."""
NEXT_TURN: Final = NextTurn()
