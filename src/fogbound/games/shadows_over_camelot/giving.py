"""B-10.9 and B-17.1: cards that go from one Knight to another, seen by these two alone."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import look, move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.cards import WHITE_CARDS
from fogbound.games.shadows_over_camelot.catalogue import DONE, GIVE
from fogbound.games.shadows_over_camelot.discarding import kinds
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot

MOST_GIVEN: Final = 3


class Giving(Asking):
    """A card chosen for somebody: the two of them see it."""

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other: Final = other

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.other)

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if option is DONE or seat in (self.seat, self.other) else "gives a card"

    def told(self, state: Camelot, card: int) -> None:
        if state.telling:
            state.tell(EVERYONE, ("gave", self.seat, self.other))
            state.tell(
                only(self.seat) | only(self.other), ("gave_card", self.seat, self.other, WHITE_CARDS.names[card])
            )


class GiveCards(Giving):
    """B-10.9: one to three cards; so many were given already."""

    def __init__(self, seat: Seat, other: Seat, given: int) -> None:
        super().__init__(seat, other)
        self.given: Final = given

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.other, self.given)

    def options(self, state: Camelot) -> list[Option]:
        found = [GIVE[card] for card in kinds(state.hands[self.seat].cards)]
        return [*found, DONE] if self.given else found

    def choose(self, state: Camelot, option: Option) -> None:
        if option is DONE:
            return
        seat, other = self.seat, self.other
        state.hands[seat], state.hands[other] = move(state, option.value, state.hands[seat], state.hands[other])
        self.told(state, option.value)
        if self.given + 1 < MOST_GIVEN and state.hands[seat].cards:
            state.then(GIVE_CARDS[seat][other][self.given + 1])


class SwapGive(Giving):
    """B-17.1: Arthur's card."""

    def options(self, state: Camelot) -> list[Option]:
        return [GIVE[card] for card in kinds(state.hands[self.seat].cards)]

    def choose(self, state: Camelot, option: Option) -> None:
        state.hands[self.seat], state.on_the_way = move(state, option.value, state.hands[self.seat], state.on_the_way)
        state.on_the_way = look(state, state.on_the_way, only(self.other), 1)
        self.told(state, option.value)


class SwapReturn(Giving):
    """B-17.1: another card comes back; the one received lies aside until then."""

    def options(self, state: Camelot) -> list[Option]:
        return [GIVE[card] for card in kinds(state.hands[self.seat].cards)]

    def choose(self, state: Camelot, option: Option) -> None:
        seat, other = self.seat, self.other
        state.hands[seat], state.hands[other] = move(state, option.value, state.hands[seat], state.hands[other])
        self.told(state, option.value)


class SwapDone(SeatEffect):
    """B-17.1: the card that Arthur gave goes to the other hand."""

    def run(self, state: Camelot) -> None:
        card = state.on_the_way.cards[0]
        state.on_the_way, state.hands[self.seat] = move(state, card, state.on_the_way, state.hands[self.seat], taken=0)


_SEATS: Final = range(MOST_SEATS)
GIVE_CARDS: Final = [
    [[GiveCards(seat, other, given) for given in range(MOST_GIVEN)] for other in _SEATS] for seat in _SEATS
]
SWAP_GIVE: Final = [[SwapGive(seat, other) for other in _SEATS] for seat in _SEATS]
SWAP_RETURN: Final = [[SwapReturn(seat, other) for other in _SEATS] for seat in _SEATS]
SWAP_DONE: Final = [SwapDone(seat) for seat in _SEATS]
