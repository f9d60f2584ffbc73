"""UNM-13.3 to UNM-13.7: shifting and sending fog tokens."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.spaces import Spaces
from fogbound.games.unmatched.asking import NOT_NOW, Asked, InTheOpen
from fogbound.games.unmatched.catalogue import DONE
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.state import Battle

TOO_FAR: Final = Rule("UNM-13.5")
NOT_THERE: Final = Rule("UNM-13.7")

ANYWHERE: Final = 0
"""How far a token goes: so many steps, or it is sent anywhere, or only where no fighter stands."""
WITHOUT_FIGHTERS: Final = -1


class OfToken(InTheOpen):
    """A seat's fog, and how far a token of it goes."""

    def __init__(self, seat: Seat, owner: Seat, far: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.far: Final = far

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.owner, self.far)


class PickToken(OfToken):
    """UNM-13.6: one of a seat's tokens, but not the one that was moved just before by the same effect."""

    def arises(self, state: Battle) -> bool:
        return self._spaces(state) != 0

    def _spaces(self, state: Battle) -> Spaces:
        found = state.fog[self.owner]
        return found if state.picked_token == NOWHERE else found & ~(1 << state.picked_token)

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.token.among(self._spaces(state))

    def choose(self, state: Battle, option: Option) -> None:
        state.picked_token = option.value
        state.agenda.append(MoveToken(self.seat, self.owner, self.far))


class MoveToken(OfToken):
    """Where the token that was picked goes: it may share a space with fighters, never with another token."""

    def arises(self, state: Battle) -> bool:
        return self._spaces(state) != 0

    def _spaces(self, state: Battle) -> Spaces:
        field, start = state.agreed.field, state.picked_token
        if self.far > 0:
            return field.free[self.far][start] & ~state.all_fog() | 1 << start
        found = field.all & ~state.all_fog()
        return found & ~state.occupied if self.far == WITHOUT_FIGHTERS else found

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.go.among(self._spaces(state))

    def choose(self, state: Battle, option: Option) -> None:
        start = state.picked_token
        state.fog[self.owner] = state.fog[self.owner] & ~(1 << start) | 1 << option.value
        state.picked_token = option.value
        state.moved_tokens |= 1 << option.value
        if state.telling:
            spaces = state.agreed.field.spaces
            state.tell(EVERYONE, ("fog_moved", self.seat, self.owner, spaces[start], spaces[option.value]))

    def reason(self, state: Battle, option: Option) -> Rule:
        if option.verb != "go":
            return NOT_NOW
        return TOO_FAR if self.far > 0 else NOT_THERE


class SendEachToken(Asked):
    """UNM-13.13: each token may be sent to another space, one after the other."""

    def arises(self, state: Battle) -> bool:
        return state.fog[self.seat] & ~state.moved_tokens != 0

    def options(self, state: Battle) -> list[Option]:
        return [*state.agreed.token.among(state.fog[self.seat] & ~state.moved_tokens), DONE]

    def choose(self, state: Battle, option: Option) -> None:
        if option is not DONE:
            state.picked_token = option.value
            state.then(MoveToken(self.seat, self.seat, ANYWHERE), self)
