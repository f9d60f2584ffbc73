"""UNM-5.5 and UNM-5.6: putting fighters down on spaces without a way to go there."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.spaces import Spaces
from fogbound.games.unmatched.asking import NOT_NOW, InTheOpen
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, Fighter, hero_of, seat_of
from fogbound.games.unmatched.moving import OTHER_MAP
from fogbound.games.unmatched.state import Battle

DOES_NOT_FIT: Final = Rule("UNM-5.5")

WHERE: Final = ("anywhere", "in its zone", "in its hero’s zone", "beside its hero", "beside the defender", "on fog")
"""The spaces that fit."""
ANYWHERE: Final = 0
IN_ZONE: Final = 1
IN_HERO_ZONE: Final = 2
BESIDE_HERO: Final = 3
BESIDE_DEFENDER: Final = 4
ON_FOG: Final = 5


def fitting(state: Battle, fighter: Fighter, where: int) -> Spaces:
    """All spaces of this description, free or not."""
    field, seat = state.agreed.field, seat_of(fighter)
    if where == ANYWHERE:
        return field.all
    if where == ON_FOG:
        return state.fog[seat]
    if where == BESIDE_DEFENDER:
        assert state.combat is not None
        there = state.at[state.combat.defence.fighter]
        return 0 if there == NOWHERE else field.beside[there]
    there = state.at[fighter if where == IN_ZONE else hero_of(seat)]
    if there == NOWHERE:
        return 0
    return field.beside[there] if where == BESIDE_HERO else field.zone_mates[there]


class Placing(InTheOpen):
    """A fighter is put down on a space that fits."""

    def __init__(self, seat: Seat, fighter: Fighter, where: int) -> None:
        super().__init__(seat)
        self.fighter: Final = fighter
        self.where: Final = where

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, FIGHTERS[self.fighter], WHERE[self.where])

    def spaces(self, state: Battle) -> Spaces:
        """Those that can be picked."""
        return fitting(state, self.fighter, self.where) & ~state.occupied

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.place.among(self.spaces(state))

    def reason(self, state: Battle, option: Option) -> Rule:
        return why_not_there(state, option)


class PlaceFighter(Placing):
    """UNM-5.5 and UNM-5.6: one on the board, which may stay if its own space fits."""

    def arises(self, state: Battle) -> bool:
        return state.at[self.fighter] != NOWHERE and self.spaces(state) != 0

    def spaces(self, state: Battle) -> Spaces:
        found = fitting(state, self.fighter, self.where)
        if state.agreed.taken_may_be_picked:
            return found
        return found & (~state.occupied | 1 << state.at[self.fighter])

    def choose(self, state: Battle, option: Option) -> None:
        taken = state.occupied >> option.value & 1
        put(state, self.fighter, state.at[self.fighter] if taken else option.value)


class ReturnFighter(Placing):
    """UNM-11.14 and UNM-13.21: one that is off the board comes back, with the health it has or its first."""

    def arises(self, state: Battle) -> bool:
        return state.at[self.fighter] == NOWHERE and self.spaces(state) != 0

    def choose(self, state: Battle, option: Option) -> None:
        if not state.health[self.fighter]:
            state.health[self.fighter] = state.agreed.kind(self.fighter).health
        put(state, self.fighter, option.value)


def why_not_there(state: Battle, option: Option) -> Rule:
    if option.verb != "place":
        return NOT_NOW
    return DOES_NOT_FIT if state.agreed.place.has(option) else OTHER_MAP


def put(state: Battle, fighter: Fighter, space: int) -> None:
    before = state.at[fighter]
    state.stand(fighter, space)
    if state.telling:
        field = state.agreed.field
        called = state.called(fighter)
        state.tell(EVERYONE, ("placed", seat_of(fighter), called, field.name_of(space), field.name_of(before)))
