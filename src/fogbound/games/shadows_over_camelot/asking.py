"""What every question of the game answers alike to "why not?": what is not on offer is not for now."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.state import Camelot

NOT_NOW: Final = Rule("B-4.4")


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Decision[Camelot]):
    """A decision besides those of the turn itself."""

    def forbids(self, state: Camelot, option: Option) -> Rule | None:
        if option in self.options(state):
            return None
        return state.agreed.level.forbids(state, self, option) or NOT_NOW

    def facts(self, state: Camelot, option: Option, rule: Rule) -> dict[str, Any]:
        return {} if rule is NOT_NOW else state.agreed.level.facts(state, self, option, rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenAsking(Asking):
    """One whose answer is for the eyes of its seat alone; others see only that it was made."""

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if seat == self.seat else "has chosen"
