"""What the False Lady adds to the romance, and where: hooks that here do nothing."""

from __future__ import annotations

from typing import Any, TypeAlias

from fogbound.core.agenda import Step
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.levels import Level
from fogbound.games.shadows_over_camelot.romance.catalogue import Lady
from fogbound.games.shadows_over_camelot.state import Camelot

Steps: TypeAlias = tuple[Step[Any], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class RomanceHooks(Level):
    """The romance played without the False Lady (R-1.6)."""

    def rolled(self, state: Camelot, seat: Seat, draws: bool) -> None:
        """R-2.1 and F-2.1: a new quest stands."""

    def forbids_affair(self, state: Camelot, seat: Seat) -> Rule | None:
        """Why this Knight can have no Affair at all now."""
        return None

    def petitions_in_affair(self, state: Camelot, seat: Seat, lady: Lady) -> Steps:
        """F-3.1: before the Boon."""
        return ()

    def may_keep_quest(self, state: Camelot, seat: Seat) -> bool:
        """F-3.3: whether this rival may keep his quest."""
        return False

    def asks_rival(self, seat: Seat) -> Steps:
        """F-3.3: how he is asked."""
        return ()

    def petitions_own(self, state: Camelot, seat: Seat) -> Steps:
        """F-3.6: before the Boon."""
        return ()

    def further_actions(self, state: Camelot, seat: Seat) -> list[Option]:
        """Romantic Actions besides R-7."""
        return []

    def take_further_action(self, state: Camelot, seat: Seat, option: Option) -> None:
        """One of them."""
        raise ValueError(f"{option.text!r} is no Romantic Action")

    def forbids_further_action(self, state: Camelot, seat: Seat, option: Option) -> Rule | None:
        """For a Romantic Knight who still has his Romantic Action."""
        return None

    def after_loss(self, state: Camelot, seat: Seat) -> None:
        """F-8.2 and B-12.3: a Knight is dead or unmasked; his held Petition cards go."""


def story(state: Camelot) -> RomanceHooks:
    """The level that is played."""
    level = state.agreed.level
    assert isinstance(level, RomanceHooks)
    return level
