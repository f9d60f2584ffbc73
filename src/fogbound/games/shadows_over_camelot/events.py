"""Where a level is asked, once something is fully carried out."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.boundary import Lasting
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot


class EventOver(Effect[Camelot]):
    """One action, Black card or Life given up, with all that follows from it, is carried out."""

    def run(self, state: Camelot) -> None:
        state.agreed.level.event_over(state)


class AfterBlackCard(Lasting):
    """A Special Black card was not stopped and is carried out, deaths included."""

    def __init__(self, card: int, seat: Seat) -> None:
        self.card: Final = card
        self.drawer: Final = seat

    def arguments(self) -> tuple[Any, ...]:
        return (BLACK_CARDS.names[self.card], self.drawer)

    def run(self, state: Camelot) -> None:
        state.agreed.level.after_black_card(state, self.card, self.drawer)


EVENT_OVER: Final = EventOver()
AFTER_BLACK_CARD: Final = [
    [AfterBlackCard(card, seat) for seat in range(MOST_SEATS)] for card in range(len(BLACK_CARDS.names))
]
