"""B-2.8 and B-7.6: White cards are shared by agreement: one proposal, one vote; else they are dealt."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import deal_out, move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import Asking, HiddenAsking
from fogbound.games.shadows_over_camelot.cards import WHITE_CARDS
from fogbound.games.shadows_over_camelot.catalogue import AGREE, GIVE, HAND_TO, REFUSE
from fogbound.games.shadows_over_camelot.discarding import kinds
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS, SPOILS
from fogbound.games.shadows_over_camelot.scratch import Sharing
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import draw_white, white_at_hand


class PutDown(HiddenAsking):
    """B-2.7: everybody in secret puts one White card down."""

    def options(self, state: Camelot) -> list[Option]:
        return [GIVE[card] for card in kinds(state.hands[self.seat].cards)]

    def choose(self, state: Camelot, option: Option) -> None:
        state.hands[self.seat], state.offerings = move(state, option.value, state.hands[self.seat], state.offerings)
        if state.telling:
            state.tell(EVERYONE, ("put_down", self.seat))


class TurnUp(Effect[Camelot]):
    """B-2.7: the cards are shown without saying whose they were, and shared."""

    def run(self, state: Camelot) -> None:
        state.disclose(EVERYONE)
        for card in state.offerings.cards:
            state.offerings, state.spoils = move(state, card, state.offerings, state.spoils)
        begin_sharing(state, tuple(state.from_seat(state.active)))


def share_spoils(state: Camelot, count: int, present: tuple[Seat, ...], first: Seat) -> None:
    """B-7.6: so many White cards for the Knights present, beginning with `first` or the next of them in turn order."""
    sharers = tuple([seat for seat in state.agreed.from_seat[first] if seat in present])
    if len(sharers) == 1:
        draw_white(state, sharers[0], count)
        return
    for _ in range(count):
        if not white_at_hand(state):
            break
        card = state.white_pile.cards[0]
        if sharers:
            state.white_pile, state.spoils = move(state, card, state.white_pile, state.spoils, taken=0)
        else:
            state.white_pile, state.white_discards = move(state, card, state.white_pile, state.white_discards, taken=0)
    if sharers:
        begin_sharing(state, sharers)


def begin_sharing(state: Camelot, sharers: tuple[Seat, ...]) -> None:
    """The cards lie in `spoils`."""
    if not state.spoils.cards:
        return
    state.sharing = Sharing(sharers)
    if state.telling:
        state.tell(EVERYONE, ("to_be_shared", sharers[0], [WHITE_CARDS.names[card] for card in state.spoils.cards]))
    state.then(GIVE_OUT[sharers[0]], *[VOTE[seat] for seat in sharers[1:]], HAND_OUT)


class GiveOut(Asking):
    """B-2.8: the first sharer gives out the cards one by one, in the order of the catalogue."""

    def options(self, state: Camelot) -> list[Option]:
        assert state.sharing is not None
        return [HAND_TO[seat] for seat in sorted(state.sharing.sharers)]

    def choose(self, state: Camelot, option: Option) -> None:
        sharing = state.sharing
        assert sharing is not None
        if state.telling:
            card = WHITE_CARDS.names[state.spoils.cards[len(sharing.given)]]
            state.tell(EVERYONE, ("proposes", self.seat, card, option.value))
        state.sharing = sharing.giving(option.value)
        if len(state.sharing.given) < len(state.spoils):
            state.then(self)


class Vote(Asking):
    """B-2.8: every other sharer says yes or no; the first no ends it."""

    def arises(self, state: Camelot) -> bool:
        return bool(state.sharing and state.sharing.given)

    def options(self, state: Camelot) -> list[Option]:
        return [AGREE, REFUSE]

    def choose(self, state: Camelot, option: Option) -> None:
        assert state.sharing is not None
        if state.telling:
            state.tell(EVERYONE, ("votes", self.seat, option is AGREE))
        if option is REFUSE:
            state.sharing = Sharing(state.sharing.sharers)


class HandOut(Effect[Camelot]):
    """B-2.8: agreed, all see who gets what; else the cards are shuffled and dealt round face down."""

    def run(self, state: Camelot) -> None:
        sharing = state.sharing
        assert sharing is not None
        state.sharing = None
        if not sharing.given:
            deal_round(state, sharing.sharers)
            return
        for card, seat in zip(state.spoils.cards, sharing.given, strict=True):
            state.spoils, state.hands[seat] = move(state, card, state.spoils, state.hands[seat])
        if state.telling:
            state.tell(EVERYONE, ("shared", sharing.sharers[0]))


def deal_round(state: Camelot, sharers: tuple[Seat, ...]) -> None:
    """Without agreement: nobody but its owner sees where a card goes."""
    hands = deal_out(state, state.spoils.cards, [state.hands[seat] for seat in sharers])
    state.spoils = SPOILS.empty
    for seat, hand in zip(sharers, hands, strict=True):
        state.hands[seat] = hand
    if state.telling:
        state.tell(EVERYONE, ("dealt_round", sharers[0]))


class ShareDrawn(SeatEffect):
    """B-10.5: as many White cards as there are Knights in Camelot, shared from this Knight on."""

    def run(self, state: Camelot) -> None:
        from_here = state.in_camelot(self.seat)
        share_spoils(state, len(from_here), tuple(from_here), self.seat)


PUT_DOWN: Final = [PutDown(seat) for seat in range(MOST_SEATS)]
TURN_UP: Final = TurnUp()
GIVE_OUT: Final = [GiveOut(seat) for seat in range(MOST_SEATS)]
VOTE: Final = [Vote(seat) for seat in range(MOST_SEATS)]
HAND_OUT: Final = HandOut()
SHARE_DRAWN: Final = [ShareDrawn(seat) for seat in range(MOST_SEATS)]
