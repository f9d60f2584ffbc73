"""Who is spoken to, and what the seats are called, for sentences about a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogbound.core.seats import Seat


class Voice:
    """Speaks to one seat (None: an onlooker): that seat is "you"."""

    def __init__(self, names: Sequence[str], reader: Seat | None = None) -> None:
        self.names: Final = tuple(names)
        self.reader: Final = reader

    def name(self, seat: Seat) -> str:
        return "you" if seat == self.reader else self._called(seat)

    def does(self, seat: Seat, you: str, others: str) -> str:
        """The beginning of a sentence: `You bid` or `Ada bids`."""
        return f"You {you}" if seat == self.reader else f"{self._called(seat)} {others}"

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.reader else f"{self._called(seat)}’s"

    def _called(self, seat: Seat) -> str:
        """Where nobody has been given a name, as in a library, seats are counted as people count them."""
        return self.names[seat] if seat < len(self.names) else f"seat {seat + 1}"

    def several(self, seats: Sequence[Seat]) -> str:
        named = [self.name(seat) for seat in seats]
        return "nobody" if not named else named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"


class Hint:
    """Something worked out from what a seat sees, told to a person. A share of 1 draws as a full bar, None as none."""

    __slots__ = ("label", "share", "words")

    def __init__(self, label: str, words: str, share: float | None = None) -> None:
        self.label: Final = label
        self.words: Final = words
        self.share: Final = share


def plural(count: int, one: str, many: str | None = None) -> str:
    """`1 die`, `2 dice`."""
    return f"{count} {one if count == 1 else many or one + 's'}"
