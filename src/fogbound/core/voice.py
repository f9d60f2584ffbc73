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
        return "you" if seat == self.reader else self.names[seat]

    def does(self, seat: Seat, you: str, others: str) -> str:
        """The beginning of a sentence: `You bid` or `Ada bids`."""
        return f"You {you}" if seat == self.reader else f"{self.names[seat]} {others}"

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.reader else f"{self.names[seat]}'s"

    def several(self, seats: Sequence[Seat]) -> str:
        named = [self.name(seat) for seat in seats]
        return "nobody" if not named else named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"


def plural(count: int, one: str, many: str | None = None) -> str:
    """`1 die`, `2 dice`."""
    return f"{count} {one if count == 1 else many or one + 's'}"
