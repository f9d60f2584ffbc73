"""What is under way: a Black card, a fight, the end of a Quest, cards to be shared. Made new, never changed."""

from __future__ import annotations

from typing import Final

from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.quests import Quest

ANY_CARD: Final = 0
OF_THE_BLACK_KNIGHT: Final = 1
OF_LANCELOT_OR_DRAGON: Final = 2
KINDS: Final = ("any", "black_knight", "lancelot_dragon")
"""What all know of a Black card that lies face down before its drawer."""


class Drawing:
    """B-5.2: a Black card that somebody has drawn and that is not yet carried out; it lies in the zone `drawn`."""

    __slots__ = ("chained", "face_down", "kind", "offers", "seat")

    def __init__(
        self,
        seat: Seat,
        chained: bool = False,
        kind: int = ANY_CARD,
        face_down: bool = False,
        offers: tuple[tuple[Seat, int], ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.chained: Final = chained
        """B-11.13: one of Morgan's three, which nothing can stop."""
        self.kind: Final = kind
        self.face_down: Final = face_down
        self.offers: Final = offers
        """B-5.3: who has added how many Merlins so far."""

    def named(self, kind: int, face_down: bool) -> Drawing:
        return Drawing(self.seat, self.chained, kind, face_down, self.offers)

    def offered(self, seat: Seat, count: int) -> Drawing:
        return Drawing(self.seat, self.chained, self.kind, self.face_down, (*self.offers, (seat, count)))

    def merlins(self) -> int:
        return sum([count for _, count in self.offers])


AGAINST_ENGINE: Final = -2


class Fight:
    """A siege fight (with its die, once it is rolled) or the reveal of a Combat Quest, and what was added to it."""

    __slots__ = ("bonus", "die", "kay_added", "quest", "seat", "sword_added")

    def __init__(
        self,
        quest: Quest,
        seat: Seat,
        die: int = 0,
        bonus: int = 0,
        sword_added: bool = False,
        kay_added: bool = False,
    ) -> None:
        self.quest: Final = quest
        """AGAINST_ENGINE for a siege fight."""
        self.seat: Final = seat
        """Who fights the engine, or ended the Quest; NO_SEAT if a Black card did."""
        self.die: Final = die
        self.bonus: Final = bonus
        """The Knights' sum in a siege fight; on a Quest what was added to the cards laid."""
        self.sword_added: Final = sword_added
        self.kay_added: Final = kay_added

    def rolled(self, die: int) -> Fight:
        return Fight(self.quest, self.seat, die, self.bonus, self.sword_added, self.kay_added)

    def adding(self, bonus: int) -> Fight:
        return Fight(self.quest, self.seat, self.die, self.bonus + bonus, self.sword_added, self.kay_added)

    def with_sword(self) -> Fight:
        return Fight(self.quest, self.seat, self.die, self.bonus + 1, True, self.kay_added)

    def with_kay(self) -> Fight:
        return Fight(self.quest, self.seat, self.die, self.bonus, self.sword_added, True)


class Ending:
    """B-7.5: a Quest that ends: who ended it (NO_SEAT: a Black card), who was there, and how it went."""

    __slots__ = ("by", "drawer", "present", "quest", "won")

    def __init__(self, quest: Quest, won: bool, by: Seat, drawer: Seat, present: tuple[Seat, ...]) -> None:
        self.quest: Final = quest
        self.won: Final = won
        self.by: Final = by
        """The Knight whose action, card or Boon it was; NO_SEAT for a Black card."""
        self.drawer: Final = drawer
        """Who drew that Black card."""
        self.present: Final = present
        """In turn order from the active player."""


class Sharing:
    """B-2.8: cards lie open; the first sharer gives them out one by one, then the others say yes or no."""

    __slots__ = ("given", "sharers")

    def __init__(self, sharers: tuple[Seat, ...], given: tuple[Seat, ...] = ()) -> None:
        self.sharers: Final = sharers
        """In turn order; the first proposes."""
        self.given: Final = given
        """To whom each of the first cards of `spoils` would go, in the order of the catalogue."""

    def giving(self, seat: Seat) -> Sharing:
        return Sharing(self.sharers, (*self.given, seat))
