"""R-5.10: White cards that are given up for love, three gifts or two Grails."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import HiddenAsking
from fogbound.games.shadows_over_camelot.cards import GRAIL
from fogbound.games.shadows_over_camelot.catalogue import DISCARD
from fogbound.games.shadows_over_camelot.discarding import kinds
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import CAMELOT, HOLY_GRAIL
from fogbound.games.shadows_over_camelot.romance.catalogue import GIFTS, VIGIL
from fogbound.games.shadows_over_camelot.romance.hooks import Steps
from fogbound.games.shadows_over_camelot.state import Camelot

GIFTS_BROUGHT: Final = 3
"""R-5.5."""
GRAILS_BROUGHT: Final = 2
"""R-5.7."""


class BringGift(HiddenAsking):
    """R-5.5: a White card unlike those brought before it."""

    def options(self, state: Camelot) -> list[Option]:
        brought = state.offerings.cards
        return [DISCARD[card] for card in kinds(state.hands[self.seat].cards) if card not in brought]

    def choose(self, state: Camelot, option: Option) -> None:
        hand, card = state.hands[self.seat], option.value
        state.hands[self.seat], state.offerings = move(state, card, hand, state.offerings)


class GiftsBrought(Effect[Camelot]):
    """R-5.5: all three are discarded, face down."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        for card in state.offerings.cards:
            state.offerings, state.white_discards = move(state, card, state.offerings, state.white_discards)
        if state.telling:
            state.tell(EVERYONE, ("gifts", self.seat))


class BringGrails(Effect[Camelot]):
    """R-5.7: two Grail cards, for all to see."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def run(self, state: Camelot) -> None:
        for _ in range(GRAILS_BROUGHT):
            state.hands[self.seat], state.spoils = move(state, GRAIL, state.hands[self.seat], state.spoils)
            state.spoils, state.white_discards = move(state, GRAIL, state.spoils, state.white_discards)
        if state.telling:
            state.tell(EVERYONE, ("grails_brought", self.seat))


def can_bring(state: Camelot, seat: Seat) -> int:
    """R-5.5 and R-5.7: the quests whose deed this Knight can do with his discards, here and now, as a bit mask."""
    served = discards_serve(state, seat)
    if not served:
        return 0
    hand = state.hands[seat].cards
    if len(set(hand)) < GIFTS_BROUGHT:
        served &= ~(1 << GIFTS)
    return served if hand.count(GRAIL) >= GRAILS_BROUGHT else served & ~(1 << VIGIL)


def discards_serve(state: Camelot, seat: Seat) -> int:
    """The same, by what everybody can see."""
    if state.place[seat] != CAMELOT:
        return 0
    held = len(state.hands[seat].cards)
    served = 1 << GIFTS if held >= GIFTS_BROUGHT else 0
    return served | 1 << VIGIL if held >= GRAILS_BROUGHT and state.is_over(HOLY_GRAIL) else served


def bringing(seat: Seat, number: int) -> Steps:
    """The discards of such a quest."""
    if number == GIFTS:
        return (BRING_GIFT[seat], BRING_GIFT[seat], BRING_GIFT[seat], GIFTS_ARE_BROUGHT[seat])
    return (BRING_GRAILS[seat],)


BRING_GIFT: Final = [BringGift(seat) for seat in range(MOST_SEATS)]
GIFTS_ARE_BROUGHT: Final = [GiftsBrought(seat) for seat in range(MOST_SEATS)]
BRING_GRAILS: Final = [BringGrails(seat) for seat in range(MOST_SEATS)]
