"""What all decisions of this game share: a choice is offered, or a rule says why not."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Decision
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.games.unmatched.state import Battle

NOT_NOW: Final = Rule("UNM-3.1")


class Asked(Decision[Battle]):
    """A decision whose refusals are worked out only when somebody asks for them."""

    def forbids(self, state: Battle, option: Option) -> Rule | None:
        return None if option in self.options(state) else self.reason(state, option)

    def reason(self, state: Battle, option: Option) -> Rule:
        """The rule that forbids what is not on offer."""
        return NOT_NOW
