"""Picking fighters, opponents and numbers for what a card does."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.core.spaces import Spaces
from fogbound.games.unmatched.asking import Asked, InTheOpen
from fogbound.games.unmatched.cards import MOST_PLAYERS
from fogbound.games.unmatched.catalogue import CHOOSE, NUMBER, OPPONENT
from fogbound.games.unmatched.damage import on_board
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import Fighter, hero_of, seat_of
from fogbound.games.unmatched.state import Battle

WHOM: Final = ("any", "opposing", "adjacent", "in this combat")
ANY: Final = 0
OPPOSING: Final = 1
ADJACENT: Final = 2
IN_COMBAT: Final = 3


def candidates(state: Battle, seat: Seat, whom: int) -> list[Fighter]:
    """The fighters on the board that fit."""
    agreed, hero = state.agreed, hero_of(seat)
    if whom == IN_COMBAT:
        assert state.combat is not None
        both = sorted([state.combat.attack.fighter, state.combat.defence.fighter])
        return [fighter for fighter in both if state.at[fighter] != NOWHERE]
    spaces = agreed.field.all
    if whom == ADJACENT:
        spaces = beside(state, hero)
    found: list[Fighter] = []
    for other in agreed.enemies[seat] if whom == OPPOSING else range(agreed.seats):
        if state.held[other] & spaces:
            found += [fighter for fighter in on_board(state, other) if spaces >> state.at[fighter] & 1]
    return found


def beside(state: Battle, fighter: Fighter) -> Spaces:
    """UNM-1.2: the spaces adjacent to a fighter; none if it is not on the board."""
    here = state.at[fighter]
    return 0 if here == NOWHERE else state.agreed.field.beside[here]


class ChooseFighter(InTheOpen):
    """A fighter must be picked where one fits."""

    def __init__(self, seat: Seat, whom: int) -> None:
        super().__init__(seat)
        self.whom: Final = whom

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, WHOM[self.whom])

    def arises(self, state: Battle) -> bool:
        return bool(candidates(state, self.seat, self.whom))

    def options(self, state: Battle) -> list[Option]:
        return [CHOOSE[fighter] for fighter in candidates(state, self.seat, self.whom)]

    def choose(self, state: Battle, option: Option) -> None:
        state.picked_fighter = option.value
        if state.telling:
            state.tell(EVERYONE, ("chose", self.seat, seat_of(option.value), state.called(option.value)))


def adjacent_fighter(state: Battle, me: Seat) -> None:
    state.agenda.append(CHOOSE_FIGHTER[me][ADJACENT])


def opponents(state: Battle, me: Seat) -> list[Seat]:
    """UNM-6.3: neither out of the game nor away from the board."""
    return [seat for seat in state.agreed.enemies[me] if state.held[seat]]


class ChooseOpponent(InTheOpen):
    """UNM-6.3."""

    def arises(self, state: Battle) -> bool:
        return bool(opponents(state, self.seat))

    def options(self, state: Battle) -> list[Option]:
        return [OPPONENT[seat] for seat in opponents(state, self.seat)]

    def choose(self, state: Battle, option: Option) -> None:
        state.picked_opponent = option.value
        if state.telling:
            state.tell(EVERYONE, ("opponent", self.seat, option.value))


def an_opponent(state: Battle, me: Seat) -> None:
    """Where there is only one, it is that one."""
    found = opponents(state, me)
    if len(found) == 1:
        state.picked_opponent = found[0]
    elif found:
        state.agenda.append(CHOOSE_OPPONENT[me])


class NameNumber(Asked):
    """UNM-10.16: a number is said, of those printed in the deck of the opponent who was picked."""

    def arises(self, state: Battle) -> bool:
        return state.picked_opponent != NO_SEAT

    def options(self, state: Battle) -> list[Option]:
        return [NUMBER[number] for number in state.agreed.decks[state.picked_opponent].numbers]

    def choose(self, state: Battle, option: Option) -> None:
        state.picked_number = option.value
        state.disclose(EVERYONE)  # what follows depends on a hand
        if state.telling:
            state.tell(EVERYONE, ("named", self.seat, option.value))


SEATS: Final = range(MOST_PLAYERS)
CHOOSE_FIGHTER: Final = [[ChooseFighter(seat, whom) for whom in range(len(WHOM))] for seat in SEATS]
CHOOSE_OPPONENT: Final = [ChooseOpponent(seat) for seat in SEATS]
NAME_NUMBER: Final = [NameNumber(seat) for seat in SEATS]
