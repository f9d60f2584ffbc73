"""Black cards that lie open: what becomes of them."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS, MORGAN
from fogbound.games.shadows_over_camelot.state import Camelot


def discard_named(state: Camelot, card: int) -> None:
    """A card that was carried out."""
    state.named, state.black_discards = move(state, card, state.named, state.black_discards)


def stays(state: Camelot, card: int) -> None:
    state.named, state.lasting = move(state, card, state.named, state.lasting)


class DiscardNamed(Effect[Camelot]):
    """B-5.6: a Special Black card is done."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def arguments(self) -> tuple[Any, ...]:
        return (BLACK_CARDS.names[self.card],)

    def run(self, state: Camelot) -> None:
        discard_named(state, self.card)


DISCARD_NAMED: Final = {card: DiscardNamed(card) for card in MORGAN}
