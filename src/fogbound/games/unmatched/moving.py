"""UNM-5.1 to UNM-5.4: where a fighter can move, and moving it there."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.spaces import FAR, Space, Spaces
from fogbound.games.unmatched.asking import NOT_NOW, InTheOpen
from fogbound.games.unmatched.fields import FARTHEST, NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, PARTY, Fighter, seat_of
from fogbound.games.unmatched.state import Battle

OUT_OF_REACH: Final = Rule("UNM-5.1")
ENEMY_THERE: Final = Rule("UNM-5.2")
TAKEN: Final = Rule("UNM-5.3")
OTHER_MAP: Final = Rule("UNM-1.1")


def reach(state: Battle, fighter: Fighter, steps: int) -> Spaces:
    """Where a move of so many steps can end: friends may be passed, the last space must be free."""
    seat, start = fighter // PARTY, state.at[fighter]
    blocked = state.enemies(seat)
    fog = 0 if fighter % PARTY else state.fog[seat]
    return state.agreed.field.reach(start, steps, blocked, fog) & ~state.occupied | 1 << start


class MoveFighter(InTheOpen):
    """A fighter is moved so many steps at the most; its own space is a move of none."""

    def __init__(self, seat: Seat, fighter: Fighter, steps: int) -> None:
        super().__init__(seat)
        self.fighter: Final = fighter
        self.steps: Final = steps

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, FIGHTERS[self.fighter], self.steps)

    def arises(self, state: Battle) -> bool:
        return state.at[self.fighter] != NOWHERE

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.go.among(reach(state, self.fighter, self.steps))

    def choose(self, state: Battle, option: Option) -> None:
        go_to(state, self.seat, self.fighter, option.value)

    def reason(self, state: Battle, option: Option) -> Rule:
        return NOT_NOW if option.verb != "go" else _forbids_going(state, self.fighter, option)

    def facts(self, state: Battle, option: Option, rule: Rule) -> dict[str, Any]:
        if rule is not OUT_OF_REACH:
            return {"to": option.noun, "fighter": FIGHTERS[self.fighter]}
        distance = state.agreed.field.board.distance(state.at[self.fighter], option.value)
        steps = distance if distance < FAR else None
        return {"to": option.noun, "fighter": FIGHTERS[self.fighter], "steps": self.steps, "distance": steps}


OWN_MOVES: Final = [
    [MoveFighter(fighter // PARTY, fighter, steps) for steps in range(FARTHEST + 1)] for fighter in range(len(FIGHTERS))
]
"""For each fighter and number of steps: moved by its owner."""


def _forbids_going(state: Battle, fighter: Fighter, option: Option) -> Rule:
    if not state.agreed.go.has(option):
        return OTHER_MAP
    if state.enemies(seat_of(fighter)) >> option.value & 1:
        return ENEMY_THERE
    return TAKEN if state.occupied >> option.value & 1 else OUT_OF_REACH


def go_to(state: Battle, mover: Seat, fighter: Fighter, space: Space) -> None:
    start = state.at[fighter]
    state.stand(fighter, space)
    if state.telling:
        spaces = state.agreed.field.spaces
        called = state.called(fighter)
        state.tell(EVERYONE, ("moved", fighter // PARTY, called, spaces[start], spaces[space], mover))
