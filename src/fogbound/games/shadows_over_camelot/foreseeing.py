"""B-10.4: the top Black cards are seen and put back in any order."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.shadows_over_camelot.asking import Asking, HiddenAsking
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS
from fogbound.games.shadows_over_camelot.catalogue import FORESEE, PUT_BACK
from fogbound.games.shadows_over_camelot.discarding import kinds
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import reshuffle

FORESEEN: Final = 5


def foresee(state: Camelot, seat: Seat, count: int = FORESEEN) -> None:
    """B-10.12: what lies in the pile; it is shuffled only if it is empty."""
    if not state.black_pile.cards:
        reshuffle(state)
    for _ in range(min(count, len(state.black_pile))):
        card = state.black_pile.cards[0]
        state.black_pile, state.drawn[seat] = move(state, card, state.black_pile, state.drawn[seat], taken=0)
    cards = state.drawn[seat].cards
    if state.telling:
        state.tell(EVERYONE, ("looks", seat, len(cards)))
        state.tell(only(seat), ("sees", seat, [BLACK_CARDS.names[card] for card in cards]))
    state.then(PUT_CARDS_BACK[seat])


def can_foresee(state: Camelot) -> bool:
    return bool(state.black_pile.cards or state.black_discards.cards)


class ChooseSight(Asking):
    """What Clairvoyance shows, where a level offers more than the Black cards."""

    def options(self, state: Camelot) -> list[Option]:
        found = [FORESEE] if can_foresee(state) else []
        return found + state.agreed.level.clairvoyance_options(state, self.seat)

    def choose(self, state: Camelot, option: Option) -> None:
        if option is FORESEE:
            foresee(state, self.seat)
        else:
            state.agreed.level.choose(state, self, option)


class PutCardsBack(HiddenAsking):
    """The card put back last lies on top."""

    def arises(self, state: Camelot) -> bool:
        return len(state.drawn[self.seat]) > 0

    def options(self, state: Camelot) -> list[Option]:
        return [PUT_BACK[card] for card in kinds(state.drawn[self.seat].cards)]

    def choose(self, state: Camelot, option: Option) -> None:
        seat = self.seat
        state.drawn[seat], state.black_pile = move(state, option.value, state.drawn[seat], state.black_pile)
        state.then(self)


CHOOSE_SIGHT: Final = [ChooseSight(seat) for seat in range(MOST_SEATS)]
PUT_CARDS_BACK: Final = [PutCardsBack(seat) for seat in range(MOST_SEATS)]
