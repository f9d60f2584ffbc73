"""UNM-7.1 and UNM-7.2: who can attack whom."""

from __future__ import annotations

from typing import Final

from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.core.spaces import Spaces
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import PARTY, Fighter, seat_of
from fogbound.games.unmatched.state import Battle

NO_FIGHTER: Final = Rule("UNM-7.1")
OUT_OF_REACH: Final = Rule("UNM-7.2")
FRIEND: Final = Rule("UNM-14.2")
FIRST_ROUND: Final = Rule("UNM-15.2")


def in_reach(state: Battle, fighter: Fighter) -> Spaces:
    """The spaces that a fighter on the board can attack."""
    return state.agreed.reach[fighter][state.at[fighter]]


def next_in_game(state: Battle, seat: Seat) -> Seat:
    """The next seat that is still in the game."""
    seats = state.agreed.seats
    following = (seat + 1) % seats
    while state.is_out(following) and following != seat:
        following = (following + 1) % seats
    return following


def may_be_attacked(state: Battle, seat: Seat) -> list[Seat]:
    """The enemies whose fighters a seat may attack now."""
    agreed = state.agreed
    enemies = agreed.enemies[seat]
    if not agreed.each_alone or state.round > 1:
        return list(enemies)
    return [enemy for enemy in enemies if enemy < seat or enemy == next_in_game(state, seat)]


def attackable(state: Battle, seat: Seat) -> Spaces:
    """The spaces of all enemies that a seat may attack now, wherever they are."""
    if not state.agreed.each_alone or state.round > 1:
        return state.enemies(seat)
    found = 0
    for enemy in may_be_attacked(state, seat):
        found |= state.held[enemy]
    return found


def targets(state: Battle, fighter: Fighter) -> list[Fighter]:
    """The enemies in reach of a fighter."""
    if state.at[fighter] == NOWHERE:
        return []
    spaces = in_reach(state, fighter)
    found: list[Fighter] = []
    for enemy in may_be_attacked(state, fighter // PARTY):
        if spaces & state.held[enemy]:
            for target in state.agreed.parties[enemy]:
                space = state.at[target]
                if space != NOWHERE and spaces >> space & 1:
                    found.append(target)
    return found


def forbids_target(state: Battle, fighter: Fighter, target: Fighter) -> Rule | None:
    """Why a fighter cannot attack another."""
    seat, other = seat_of(fighter), seat_of(target)
    if target >= len(state.at) or state.at[target] == NOWHERE:
        return NO_FIGHTER
    if other not in state.agreed.enemies[seat]:
        return FRIEND
    if other not in may_be_attacked(state, seat):
        return FIRST_ROUND
    return None if in_reach(state, fighter) >> state.at[target] & 1 else OUT_OF_REACH
