"""B-5.2 to B-5.7: a Black card is drawn, named, and perhaps stopped. What it does follows by the step `CarryOut`."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.asking import Asking, HiddenAsking
from fogbound.games.shadows_over_camelot.board import add_engine
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    MERLIN,
    MORGAN,
    OF_BLACK_KNIGHT,
    OF_LANCELOT,
    SPECIAL_BLACK,
    VIVIEN,
)
from fogbound.games.shadows_over_camelot.catalogue import FACE_DOWN, FACE_UP, MERLINS_ADDED, PASS, RESOLVE, STOP_IT
from fogbound.games.shadows_over_camelot.life import lose_relic
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import DRAGON, THE_ARMOR, THE_SWORD
from fogbound.games.shadows_over_camelot.scratch import ANY_CARD, OF_LANCELOT_OR_DRAGON, OF_THE_BLACK_KNIGHT, Drawing
from fogbound.games.shadows_over_camelot.spending import CHOSEN
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import reshuffle
from fogbound.games.shadows_over_camelot.witnessed import (
    ADDED_MERLINS,
    ADDED_NO_MERLINS,
    LAID_FACE_DOWN,
    LAID_FACE_UP,
    witness,
)

NEEDED: Final = 3
"""B-5.3: so many Merlins stop a Special Black card."""


def take_top(state: Camelot, seat: Seat) -> None:
    card = state.black_pile.cards[0]
    state.black_pile, state.drawn[seat] = move(state, card, state.black_pile, state.drawn[seat], taken=0)


class DrawBlack(Effect[Camelot]):
    """B-5.2: a Black card is drawn, two with the Armor; B-10.12: where none is to be had an engine comes instead."""

    def __init__(self, seat: Seat, chained: int) -> None:
        self.seat = seat
        self.chained: Final = chained

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.chained)

    def run(self, state: Camelot) -> None:
        seat = self.seat
        if not state.black_pile.cards:
            reshuffle(state)
        if not state.black_pile.cards:
            add_engine(state)
            return
        state.drawing = Drawing(seat, self.chained == 1)
        if state.telling:
            state.tell(EVERYONE, ("draws_black", seat))
        armed = state.relics[THE_ARMOR] == seat and not self.chained and not state.spent & CHOSEN
        if not armed and kind_face_down(state, state.black_pile.cards[0]) == ANY_CARD:
            state.disclose(EVERYONE)
            card = state.black_pile.cards[0]
            state.black_pile, state.named = move(state, card, state.black_pile, state.named, taken=0)
            name_open(state, card)
            return
        take_top(state, seat)
        state.then(NAME_CARD[seat])
        if armed:
            if not state.black_pile.cards:
                reshuffle(state)
            if state.black_pile.cards:
                take_top(state, seat)
                state.then(CHOOSE_DRAWN[seat])


class ChooseDrawn(HiddenAsking):
    """B-9.3: which of two Black cards is played (B-17.6: kept on top); the other goes under the pile unseen."""

    def options(self, state: Camelot) -> list[Option]:
        cards = state.drawn[self.seat].cards
        return [RESOLVE[card] for i, card in enumerate(cards) if i == 0 or cards[i - 1] != card]

    def choose(self, state: Camelot, option: Option) -> None:
        seat = self.seat
        one, other = state.drawn[seat].cards
        under = one if option.value == other else other
        state.drawn[seat], state.black_pile = move(
            state, under, state.drawn[seat], state.black_pile, index=len(state.black_pile)
        )
        if state.drawing is None:
            state.spent |= CHOSEN
            state.drawn[seat], state.black_pile = move(state, option.value, state.drawn[seat], state.black_pile)
        if state.telling:
            state.tell(EVERYONE, ("put_under", seat))


class NameCard(SeatEffect):
    """B-5.2: the drawer names the card; one that may lie face down he need not show."""

    def run(self, state: Camelot) -> None:
        seat = self.seat
        drawing = state.drawing
        assert drawing is not None
        state.disclose(EVERYONE)
        kind = kind_face_down(state, state.drawn[seat].cards[0])
        if kind == ANY_CARD:
            open_card(state, seat)
        else:
            state.drawing = drawing.named(kind, False)
            state.then(LAY_DOWN[seat])


def kind_face_down(state: Camelot, card: int) -> int:
    """B-5.4: what all know of a card that may lie face down; ANY_CARD for others, which are named."""
    if OF_BLACK_KNIGHT[card]:
        return OF_THE_BLACK_KNIGHT
    return OF_LANCELOT_OR_DRAGON if OF_LANCELOT[card] and not state.is_over(DRAGON) else ANY_CARD


def open_card(state: Camelot, seat: Seat) -> None:
    """The card lies open for all; now it may be stopped."""
    card = state.drawn[seat].cards[0]
    state.drawn[seat], state.named = move(state, card, state.drawn[seat], state.named)
    name_open(state, card)


def name_open(state: Camelot, card: int) -> None:
    drawing = state.drawing
    assert drawing is not None
    if drawing.kind != ANY_CARD:
        state.drawing = drawing.named(ANY_CARD, False)
    if state.telling:
        state.tell(EVERYONE, ("black_card", drawing.seat, BLACK_CARDS.names[card]))
    ask_who_stops(state, card)


class LayDown(Asking):
    """B-5.4: a card of the Black Knight, of Lancelot or of the Dragon is laid face up or face down."""

    def options(self, state: Camelot) -> list[Option]:
        return [FACE_UP, FACE_DOWN]

    def choose(self, state: Camelot, option: Option) -> None:
        seat, drawing = self.seat, state.drawing
        assert drawing is not None
        witness(state, seat, LAID_FACE_UP if option is FACE_UP else LAID_FACE_DOWN)
        if option is FACE_UP:
            open_card(state, seat)
            return
        state.drawing = drawing.named(drawing.kind, True)
        if state.telling:
            state.tell(EVERYONE, ("black_card_face_down", seat, drawing.kind))
        ask_who_stops(state, -1)


def ask_who_stops(state: Camelot, card: int) -> None:
    """B-5.2 and B-5.3: Merlins against a Special card, then Excalibur; `card` is -1 face down, when it is Standard."""
    drawing = state.drawing
    assert drawing is not None
    seat = drawing.seat
    if drawing.chained:
        return
    special = card >= 0 and SPECIAL_BLACK[card]
    sword = state.relics[THE_SWORD]
    asked = sword != NO_SEAT and (state.agreed.excalibur_cancels_any or not special)
    if asked:
        state.then(STOP_WITH_EXCALIBUR[sword])
    if special and VIVIEN not in state.lasting.cards:
        state.then(*[OFFER_MERLINS[other] for other in state.from_seat(seat)], SETTLE_MERLINS)


class OfferMerlins(Asking):
    """B-5.3: in turn order from the drawer, each says how many Merlins he adds."""

    def arises(self, state: Camelot) -> bool:
        return state.drawing is not None and state.drawing.merlins() < NEEDED

    def options(self, state: Camelot) -> list[Option]:
        assert state.drawing is not None
        most = min(NEEDED - state.drawing.merlins(), state.hands[self.seat].cards.count(MERLIN))
        return MERLINS_ADDED[: most + 1]

    def choose(self, state: Camelot, option: Option) -> None:
        assert state.drawing is not None
        state.disclose(EVERYONE)
        witness(state, self.seat, ADDED_MERLINS if option.value else ADDED_NO_MERLINS)
        if option.value:
            state.drawing = state.drawing.offered(self.seat, option.value)
            for _ in range(option.value):
                state.hands[self.seat], state.merlins = move(state, MERLIN, state.hands[self.seat], state.merlins)
        if state.telling:
            state.tell(EVERYONE, ("merlins", self.seat, option.value))

    def forced(self, state: Camelot) -> Option | None:
        return None if state.hands[self.seat].cards else MERLINS_ADDED[0]


class SettleMerlins(Effect[Camelot]):
    """B-5.3: three stop the card and are discarded; fewer go back."""

    def run(self, state: Camelot) -> None:
        drawing = state.drawing
        assert drawing is not None
        if drawing.merlins() >= NEEDED:
            for card in state.merlins.cards:
                state.merlins, state.white_discards = move(state, card, state.merlins, state.white_discards)
            cancel(state, "merlins")
            return
        for seat, count in drawing.offers:
            for _ in range(count):
                state.merlins, state.hands[seat] = move(state, MERLIN, state.merlins, state.hands[seat])
        state.drawing = Drawing(drawing.seat, drawing.chained, drawing.kind, drawing.face_down, ())


class StopWithExcalibur(Asking):
    """B-9.1: its holder is asked about every card."""

    def arises(self, state: Camelot) -> bool:
        return state.drawing is not None and state.relics[THE_SWORD] == self.seat

    def options(self, state: Camelot) -> list[Option]:
        return [STOP_IT, PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is STOP_IT:
            lose_relic(state, THE_SWORD)
            cancel(state, "excalibur")


def cancel(state: Camelot, means: str) -> None:
    """B-5.7: no effect, no White card; face down if it was to be laid so."""
    drawing = state.drawing
    assert drawing is not None
    seat = drawing.seat
    if drawing.face_down:
        card = state.drawn[seat].cards[0]
        state.drawn[seat], state.black_discards = move(state, card, state.drawn[seat], state.black_discards)
    else:
        card = current_card(state, drawing.chained)
        state.named, state.black_discards = move(state, card, state.named, state.black_discards)
    state.drawing = None
    if state.telling:
        state.tell(EVERYONE, ("cancelled", seat, means))


def current_card(state: Camelot, chained: bool) -> int:
    """The card that lies open; in a chain Morgan, who called for it, lies there as well."""
    for card in state.named.cards:
        if not (chained and card == MORGAN[1]):
            return card
    raise ValueError("no Black card lies open")


DRAW: Final = [[DrawBlack(seat, chained) for chained in (0, 1)] for seat in range(MOST_SEATS)]
CHOOSE_DRAWN: Final = [ChooseDrawn(seat) for seat in range(MOST_SEATS)]
NAME_CARD: Final = [NameCard(seat) for seat in range(MOST_SEATS)]
LAY_DOWN: Final = [LayDown(seat) for seat in range(MOST_SEATS)]
OFFER_MERLINS: Final = [OfferMerlins(seat) for seat in range(MOST_SEATS)]
SETTLE_MERLINS: Final = SettleMerlins()
STOP_WITH_EXCALIBUR: Final = [StopWithExcalibur(seat) for seat in range(MOST_SEATS)]
