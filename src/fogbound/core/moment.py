"""A position as it may be looked at from outside: it answers what a seat may ask, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Fact, Outcome, State
from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.seen import View


class Moment:
    """What tables, terminals and pages hold instead of a state."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game: Final = game
        self._state: Final = state

    @property
    def actor(self) -> Seat | None:
        """Whose choice is waited for; None when the game is over."""
        return self.game.actor(self._state)

    @property
    def number(self) -> int:
        """The number of the decision that is waited for."""
        return self._state.decisions

    @property
    def told(self) -> int:
        """How much has been told so far: from this number on, all will be news."""
        return self._state.told

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    def view(self, seat: Seat | None) -> View:
        """All that a seat (None: an onlooker) may see."""
        return self.game.view(self._state, seat)

    def heard(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Fact]]:
        """What a seat was told from this number on."""
        return self._state.heard(seat, since)

    def statements(self, seat: Seat) -> list[Option]:
        """What a seat may say now, by the rules of the game."""
        return self.game.statements(self._state, seat)

    def why_not(self, option: Option) -> Refusal | None:
        """The rule that forbids a choice: for the eyes of the actor alone."""
        return self.game.why_not(self._state, option)
