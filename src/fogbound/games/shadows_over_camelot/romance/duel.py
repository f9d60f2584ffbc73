"""F-6: a Duel of Honour that is being fought. Never changed, but replaced."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.seats import NO_SEAT, Seat

Laid: TypeAlias = tuple[int, ...] | None
"""The Fight cards that a duellist has chosen, still in his hand until both show them; None until he has."""


class Duel:
    """Who fights for and against whom, what they chose, and what they add."""

    __slots__ = ("accuser", "added", "bonus", "defender", "lady", "laid", "restored", "shown")

    def __init__(
        self,
        accuser: Seat,
        lady: int,
        defender: Seat = NO_SEAT,
        laid: tuple[Laid, Laid] = (None, None),
        bonus: tuple[int, int] = (0, 0),
        added: int = 0,
        restored: bool = False,
        shown: bool = False,
    ) -> None:
        self.accuser: Final = accuser
        self.lady: Final = lady
        self.defender: Final = defender
        self.laid: Final = laid
        """The accuser's and the defender's."""
        self.bonus: Final = bonus
        """The sums of what each shows and adds, once the cards are shown."""
        self.added: Final = added
        """F-6.5: what the duellist who is asked has added, as a bit mask."""
        self.restored: Final = restored
        """F-6.3: the defender was Scorned before."""
        self.shown: Final = shown
        """The cards have left the hands and lie open."""

    def side(self, seat: Seat) -> int:
        """0 for the accuser, 1 for the defender."""
        return 0 if seat == self.accuser else 1

    def defended_by(self, seat: Seat, restored: bool) -> Duel:
        return Duel(self.accuser, self.lady, seat, self.laid, self.bonus, self.added, restored, self.shown)

    def chosen(self, seat: Seat, cards: tuple[int, ...]) -> Duel:
        """A duellist has chosen, or chosen more."""
        laid = (cards, self.laid[1]) if self.side(seat) == 0 else (self.laid[0], cards)
        return Duel(self.accuser, self.lady, self.defender, laid, self.bonus, self.added, self.restored, self.shown)

    def shows(self, one: int, other: int) -> Duel:
        """Both turn up what they chose, worth so much."""
        return Duel(self.accuser, self.lady, self.defender, self.laid, (one, other), 0, self.restored, True)

    def adding(self, seat: Seat, value: int, what: int) -> Duel:
        one, other = self.bonus
        bonus = (one + value, other) if self.side(seat) == 0 else (one, other + value)
        return Duel(
            self.accuser, self.lady, self.defender, self.laid, bonus, self.added | what, self.restored, self.shown
        )

    def asked_next(self) -> Duel:
        """The next one adds; nothing is added by him yet."""
        return Duel(self.accuser, self.lady, self.defender, self.laid, self.bonus, 0, self.restored, self.shown)
