"""What all decisions of this game share, and effects that are for one seat."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision, Effect
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.games.unmatched.state import Battle

NOT_NOW: Final = Rule("UNM-3.1")


class Asked(Decision[Battle]):
    """A decision whose refusals are worked out only when somebody asks for them."""

    def forbids(self, state: Battle, option: Option) -> Rule | None:
        return None if option in self.options(state) else self.reason(state, option)

    def reason(self, state: Battle, option: Option) -> Rule:
        """The rule that forbids what is not on offer."""
        return NOT_NOW


class InTheOpen(Asked):
    """A decision whose options everybody can see: where there is only one, it need not be asked for (UNM-3.5)."""

    def forced(self, state: Battle) -> Option | None:
        found = self.options(state)
        return found[0] if len(found) == 1 else None


class Secret(Asked):
    """A choice that its seat alone sees; with UNM-14.9 its partner does too."""

    def __init__(self, seat: Seat, partner: Seat = NO_SEAT) -> None:
        super().__init__(seat)
        self.partner: Final = partner

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if seat in {self.seat, self.partner} else "has chosen"


class OfSeat(Effect[Battle]):
    """An effect that is for one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)
