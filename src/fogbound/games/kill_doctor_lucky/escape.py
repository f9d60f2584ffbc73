"""KDL-16: the Doctor's ghost hunts the guests."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR, Attempt
from fogbound.games.kill_doctor_lucky.attempts import (
    CHOOSE_WEAPON,
    MAY_FOIL,
    clear_away,
    end_with_winner,
    gains,
)
from fogbound.games.kill_doctor_lucky.catalogue import ATTACK, ATTEMPT, DRAW, END, MOST_SEATS, SEND_ON
from fogbound.games.kill_doctor_lucky.conditions import (
    DRAW_AT_BEGINNING,
    GHOST_CANNOT_BE_KILLED,
    VICTIM_ELSEWHERE,
)
from fogbound.games.kill_doctor_lucky.moving import MOVES, make_move, moves
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.turns import TakeTurn, begin_turn, draw, out_of_time


class EscapeTurn(Effect[Mansion]):
    """KDL-16.3 and KDL-16.4: a turn begins with a card."""

    def __init__(self, guest: Seat) -> None:
        self.guest: Final = guest

    def arguments(self) -> tuple[Any, ...]:
        return (self.guest,)

    def run(self, state: Mansion) -> None:
        begin_turn(state, self.guest)
        if state.pile.cards or state.discards.cards:
            draw(state, self.guest)
        state.then(TAKE_ESCAPE_TURN[self.guest], GHOST_WALKS, NEXT_ALIVE)


class TakeEscapeTurn(TakeTurn):
    """KDL-16.5 and KDL-16.6: move on, attack a guest, or end the turn."""

    def arises(self, state: Mansion) -> bool:
        """KDL-16.11."""
        return state.pawns[self.seat] != NOWHERE

    def options(self, state: Mansion) -> list[Option]:
        here = state.pawns[self.seat]
        found = moves(state, self.seat)
        found += [ATTACK[seat] for seat, space in enumerate(state.pawns) if space == here and seat != self.seat]
        found.append(END)
        return found

    def choose(self, state: Mansion, option: Option) -> None:
        if option is END:
            if state.telling:
                state.tell(EVERYONE, ("ended", self.seat))
        elif option.verb == "attack":
            attack(state, self.seat, option.value)
        else:
            make_move(state, self.seat, option)
            state.agenda.append(self)
            if option is SEND_ON:
                ghost_enters(state)

    def forbids(self, state: Mansion, option: Option) -> Rule | None:
        if option is ATTEMPT:
            return GHOST_CANNOT_BE_KILLED
        if option is DRAW:
            return DRAW_AT_BEGINNING
        if option.verb == "attack":
            there = option.value < len(state.pawns) and state.pawns[option.value] == state.pawns[self.seat]
            return None if there and option.value != self.seat else VICTIM_ELSEWHERE
        return super().forbids(state, option)

    def facts(self, state: Mansion, option: Option, rule: Rule) -> dict[str, Any]:
        return super().facts(state, option, rule) if option.verb in MOVES else {}


def attack(state: Mansion, seat: Seat, victim: Seat) -> None:
    """KDL-16.6."""
    state.disclose(EVERYONE)
    state.attempt = Attempt(seat, victim, 0)
    if state.telling:
        state.tell(EVERYONE, ("attacks", seat, victim))
    state.then(CHOOSE_WEAPON[seat], MAY_FOIL[victim], SETTLE_ATTACK)


class GhostWalks(Effect[Mansion]):
    """KDL-9.1 and KDL-16.9."""

    def run(self, state: Mansion) -> None:
        state.doctor = state.house.walk[state.doctor]
        if state.telling:
            state.tell(EVERYONE, ("doctor", SPACES[state.doctor]))
        ghost_enters(state)


def ghost_enters(state: Mansion) -> None:
    """KDL-16.9: he attacks everybody in the room he has come into."""
    clockwise = state.agreed.clockwise[state.turn]
    state.then(*[GHOST_ATTACKS[seat] for seat in clockwise if state.pawns[seat] == state.doctor])


class GhostAttacks(Effect[Mansion]):
    """KDL-16.10."""

    def __init__(self, victim: Seat) -> None:
        self.victim: Final = victim

    def arguments(self) -> tuple[Any, ...]:
        return (self.victim,)

    def run(self, state: Mansion) -> None:
        value = 1 + state.doctor_tokens
        state.attempt = Attempt(DOCTOR, self.victim, value)
        if state.telling:
            state.tell(EVERYONE, ("attacks", state.agreed.called(DOCTOR), self.victim))
            state.tell(EVERYONE, ("weapon", state.agreed.called(DOCTOR), "", value))
        state.then(MAY_FOIL[self.victim], SETTLE_ATTACK)


class SettleAttack(Effect[Mansion]):
    """KDL-16.7, KDL-16.8 and KDL-16.10."""

    def run(self, state: Mansion) -> None:
        attempt = state.attempt
        assert attempt is not None
        clear_away(state)
        if not attempt.foiled:
            die(state, attempt.victim, attempt.attacker)
            return
        if attempt.attacker == DOCTOR:
            gain = attempt.tokens + 1
            state.doctor_tokens += gain
        else:
            gain = gains(state, attempt)
        if state.telling:
            state.tell(EVERYONE, ("escaped", attempt.victim, state.agreed.called(attempt.attacker), gain))


def die(state: Mansion, victim: Seat, killer: int) -> None:
    """KDL-16.8 and KDL-16.12."""
    state.pawns[victim] = NOWHERE
    for card in state.hands[victim].cards:
        state.hands[victim], state.discards = move(state, card, state.hands[victim], state.discards)
    state.tokens = (*state.tokens[:victim], 0, *state.tokens[victim + 1 :])
    if state.telling:
        state.tell(EVERYONE, ("died", victim, state.agreed.called(killer)))
    alive = [seat for seat, space in enumerate(state.pawns) if space != NOWHERE]
    if len(alive) == 1:
        if state.telling:
            state.tell(EVERYONE, ("last_alive", alive[0]))
        end_with_winner(state, alive[0], "last_alive")


class NextAlive(Effect[Mansion]):
    """KDL-16.4."""

    def run(self, state: Mansion) -> None:
        if not out_of_time(state):
            clockwise = state.agreed.clockwise[state.turn]
            state.agenda.append(ESCAPE_TURN[next(seat for seat in clockwise if state.pawns[seat] != NOWHERE)])


ESCAPE_TURN: Final = [EscapeTurn(seat) for seat in range(MOST_SEATS)]
TAKE_ESCAPE_TURN: Final = [TakeEscapeTurn(seat) for seat in range(MOST_SEATS)]
GHOST_WALKS: Final = GhostWalks()
GHOST_ATTACKS: Final = [GhostAttacks(seat) for seat in range(MOST_SEATS)]
SETTLE_ATTACK: Final = SettleAttack()
NEXT_ALIVE: Final = NextAlive()
