"""White cards that have to be discarded, of their owner's choice."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import HiddenAsking
from fogbound.games.shadows_over_camelot.catalogue import DISCARD
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import discard

MOST_DISCARDED: Final = 3


def kinds(cards: tuple[int, ...]) -> list[int]:
    """The kinds of cards in a hand, each once."""
    return [*dict.fromkeys(cards)]


class DiscardCards(HiddenAsking):
    """So many cards of his choice, face down, or all if he has fewer (B-14.2)."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.count)

    def arises(self, state: Camelot) -> bool:
        return len(state.hands[self.seat]) > 0

    def options(self, state: Camelot) -> list[Option]:
        return [DISCARD[card] for card in kinds(state.hands[self.seat].cards)]

    def choose(self, state: Camelot, option: Option) -> None:
        discard(state, self.seat, option.value)
        if state.telling:
            state.tell(EVERYONE, ("discarded", self.seat, 1))
        if self.count > 1:
            state.then(DISCARD_CARDS[self.count - 1][self.seat])


DISCARD_CARDS: Final = [
    [DiscardCards(seat, count) for seat in range(MOST_SEATS)] for count in range(MOST_DISCARDED + 1)
]
"""By count, then by seat."""
