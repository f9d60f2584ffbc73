"""KDL-4, KDL-9 and KDL-10: a turn, the Doctor's walk, and whose turn is next."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision, Effect
from fogbound.core.knowledge import move, shuffled
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.kill_doctor_lucky.attempts import announce
from fogbound.games.kill_doctor_lucky.cards import CARDS
from fogbound.games.kill_doctor_lucky.catalogue import ATTEMPT, DRAW, END, MOST_SEATS
from fogbound.games.kill_doctor_lucky.conditions import (
    NOT_NOW,
    VICTIM_ELSEWHERE,
    facts_of_watchers,
    forbids_attempt,
    forbids_draw,
)
from fogbound.games.kill_doctor_lucky.moving import MOVES, facts_of_move, forbids_move, make_move, moves
from fogbound.games.kill_doctor_lucky.spaces import SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.strangers import STRANGER_ACTS


class Turn(Effect[Mansion]):
    """KDL-4.1: a turn of a pawn."""

    def __init__(self, pawn: int) -> None:
        self.pawn: Final = pawn

    def arguments(self) -> tuple[Any, ...]:
        return (self.pawn,)

    def run(self, state: Mansion) -> None:
        begin_turn(state, self.pawn)
        if self.pawn < state.agreed.seats:
            state.then(TAKE_TURN[self.pawn], DOCTOR_WALKS, NEXT_TURN)
        else:
            state.then(STRANGER_ACTS[self.pawn], DOCTOR_WALKS, NEXT_TURN)


def begin_turn(state: Mansion, pawn: int) -> None:
    state.turn = pawn
    state.free_step = 1
    state.points = 0
    state.played = False
    if state.telling:
        state.tell(EVERYONE, ("turn", state.agreed.called(pawn)))


class TakeTurn(Decision[Mansion]):
    """KDL-4.1: move on, act, or end the turn."""

    def options(self, state: Mansion) -> list[Option]:
        seat = self.seat
        found = moves(state, seat)
        if state.pawns[seat] == state.doctor and forbids_attempt(state, seat) is None:  # the first for speed alone
            found.append(ATTEMPT)
        if forbids_draw(state, seat) is None:
            found.append(DRAW)
        found.append(END)
        return found

    def choose(self, state: Mansion, option: Option) -> None:
        if option is END:
            if state.telling:
                state.tell(EVERYONE, ("ended", self.seat))
        elif option is DRAW:
            draw(state, self.seat)
        elif option is ATTEMPT:
            announce(state, self.seat)
        else:
            make_move(state, self.seat, option)
            state.agenda.append(self)

    def forbids(self, state: Mansion, option: Option) -> Rule | None:
        if option.verb in MOVES:
            return forbids_move(state, self.seat, option)
        if option is ATTEMPT:
            return forbids_attempt(state, self.seat)
        if option is DRAW:
            return forbids_draw(state, self.seat)
        return VICTIM_ELSEWHERE if option.verb == "attack" else NOT_NOW

    def facts(self, state: Mansion, option: Option, rule: Rule) -> dict[str, Any]:
        if option.verb in MOVES:
            return facts_of_move(state, self.seat, option, rule)
        return facts_of_watchers(state, self.seat)


def draw(state: Mansion, seat: Seat) -> None:
    """KDL-6: the top card of the pile, seen by its owner alone."""
    if not state.pile.cards:
        reshuffle(state)
    card = state.pile.cards[0]
    state.pile, state.hands[seat] = move(state, card, state.pile, state.hands[seat], taken=0)
    if state.telling:
        state.tell(EVERYONE, ("drew", seat))
        state.tell(only(seat), ("drew_card", seat, CARDS.names[card]))
    if not state.pile.cards and not state.agreed.reshuffles and not state.agreed.escape:
        state.dark = True  # KDL-11.1
        state.look_round()
        state.tell(EVERYONE, ("lights_out",))


def reshuffle(state: Mansion) -> None:
    """KDL-6.9: the discards become a new pile."""
    for card in state.discards.cards:
        state.discards, state.pile = move(state, card, state.discards, state.pile)
    state.pile = shuffled(state, state.pile)
    state.tell(EVERYONE, ("reshuffled", len(state.pile)))


class DoctorWalks(Effect[Mansion]):
    """KDL-9."""

    def run(self, state: Mansion) -> None:
        state.doctor = state.house.walk[state.doctor]
        if state.telling:
            state.tell(EVERYONE, ("doctor", SPACES[state.doctor]))


class NextTurn(Effect[Mansion]):
    """KDL-10."""

    def run(self, state: Mansion) -> None:
        if not out_of_time(state):
            state.agenda.append(TURN[next_pawn(state)])


def out_of_time(state: Mansion) -> bool:
    """KDL-14.3: a turn is over; nobody wins if it was the last."""
    state.turns += 1
    if state.turns < state.agreed.turn_limit:
        return False
    state.end([], [], [0.0] * state.agreed.seats, "turn_limit")
    state.tell(EVERYONE, ("out_of_time", state.turns))
    return True


def next_pawn(state: Mansion) -> int:
    agreed, pawns, doctor = state.agreed, state.pawns, state.doctor
    clockwise = agreed.clockwise[state.turn]
    if doctor in pawns and (state.turns >= agreed.pawns or not agreed.first_round_in_order):  # KDL-10.4
        for pawn in clockwise:
            if pawns[pawn] == doctor:
                return pawn
    return clockwise[0]


TURN: Final = [Turn(pawn) for pawn in range(MOST_SEATS)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
DOCTOR_WALKS: Final = DoctorWalks()
NEXT_TURN: Final = NextTurn()
