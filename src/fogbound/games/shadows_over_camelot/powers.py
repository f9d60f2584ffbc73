"""B-17: the powers that Knights use in their own step 2."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import look, move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.cards import MERLIN, WHITE_CARDS
from fogbound.games.shadows_over_camelot.catalogue import DONE, FREELY, PASS, SEARCH, SWAP, TAKE_MERLIN
from fogbound.games.shadows_over_camelot.discarding import DISCARD_CARDS
from fogbound.games.shadows_over_camelot.giving import SWAP_DONE, SWAP_GIVE, SWAP_RETURN
from fogbound.games.shadows_over_camelot.knights import ARTHUR, BEDIVERE, GALAHAD, TRISTAN
from fogbound.games.shadows_over_camelot.moving import go
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import CAMELOT
from fogbound.games.shadows_over_camelot.spending import POWER_USED, SPECIAL_USED
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.ways import forbids_place, rides
from fogbound.games.shadows_over_camelot.white_cards import play, special_options

NOT_ARTHUR: Final = Rule("B-17.1")
NOT_GALAHAD: Final = Rule("B-17.2")
NOT_TRISTAN: Final = Rule("B-17.7")
NOT_BEDIVERE: Final = Rule("B-17.8")

PRICE: Final = 3
"""B-17.8: cards that Bedivere pays."""


WITH_POWER: Final = frozenset([ARTHUR, GALAHAD, TRISTAN, BEDIVERE])
"""Whose power is one more choice of step 2."""


def power_options(state: Camelot, seat: Seat) -> list[Option]:
    """What this Knight's power offers now."""
    knight = state.knights[seat]
    if state.spent & POWER_USED or not (state.powers & state.in_play) >> seat & 1:
        return []
    if knight == TRISTAN:
        return rides(state, seat) if state.place[seat] == CAMELOT else []
    if knight == ARTHUR:
        return [SWAP[other] for other in range(state.agreed.seats) if can_swap(state, seat, other)]
    if knight == GALAHAD:
        return [FREELY] if can_play_freely(state, seat) else []
    if knight == BEDIVERE:
        return [SEARCH] if can_search(state, seat) else []
    return []


def forbids_power(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    unused = not state.spent & POWER_USED
    if option.verb == "ride":
        if not (unused and state.is_knight(seat, TRISTAN) and state.place[seat] == CAMELOT):
            return NOT_TRISTAN
        return forbids_place(state, seat, option.value)
    if option.verb == "swap":
        allowed = unused and state.is_knight(seat, ARTHUR) and can_swap(state, seat, option.value)
        return None if allowed else NOT_ARTHUR
    if option is FREELY:
        allowed = unused and state.is_knight(seat, GALAHAD) and can_play_freely(state, seat)
        return None if allowed else NOT_GALAHAD
    return None if unused and state.is_knight(seat, BEDIVERE) and can_search(state, seat) else NOT_BEDIVERE


def can_swap(state: Camelot, seat: Seat, other: Seat) -> bool:
    """B-17.1: both must have a card."""
    if other == seat or not state.in_play >> other & 1:
        return False
    return bool(state.hands[seat].cards and state.hands[other].cards)


def can_play_freely(state: Camelot, seat: Seat) -> bool:
    """By what all can see: that he may does not tell what he holds."""
    return not state.spent & SPECIAL_USED and bool(state.hands[seat].cards)


def can_search(state: Camelot, seat: Seat) -> bool:
    return len(state.hands[seat]) >= PRICE and bool(state.white_discards.cards)


def use_power(state: Camelot, seat: Seat, option: Option) -> None:
    """It costs no action."""
    state.spent |= POWER_USED
    if option.verb == "ride":
        go(state, seat, option.value)
    elif option.verb == "swap":
        other: Seat = option.value
        state.then(SWAP_GIVE[seat][other], SWAP_RETURN[other][seat], SWAP_DONE[other])
    elif option is FREELY:
        state.then(PLAY_FREELY[seat])
    else:
        search(state, seat)


def search(state: Camelot, seat: Seat) -> None:
    """B-17.8: he alone looks through the White discards."""
    state.white_discards = look(state, state.white_discards, only(seat), len(state.white_discards))
    state.disclose(only(seat))
    if state.telling:
        state.tell(EVERYONE, ("searches", seat))
        names = [WHITE_CARDS.names[card] for card in state.white_discards.cards]
        state.tell(only(seat), ("finds", seat, names))
    state.then(TAKE_FROM_DISCARDS[seat])


class TakeFromDiscards(Asking):
    """B-17.8: a Merlin for three cards, if one lies there."""

    def options(self, state: Camelot) -> list[Option]:
        return [TAKE_MERLIN, DONE] if MERLIN in state.white_discards.cards else [DONE]

    def choose(self, state: Camelot, option: Option) -> None:
        seat = self.seat
        if option is DONE:
            return
        state.disclose(EVERYONE)
        state.white_discards, state.hands[seat] = move(state, MERLIN, state.white_discards, state.hands[seat])
        if state.telling:
            state.tell(EVERYONE, ("takes_merlin", seat))
        state.then(DISCARD_CARDS[PRICE][seat])


class PlayFreely(Asking):
    """B-17.2: one Special White card at no action; it is still the only one of this turn."""

    def options(self, state: Camelot) -> list[Option]:
        return [*special_options(state, self.seat), PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is not PASS:
            play(state, self.seat, option)


PLAY_FREELY: Final = [PlayFreely(seat) for seat in range(MOST_SEATS)]
TAKE_FROM_DISCARDS: Final = [TakeFromDiscards(seat) for seat in range(MOST_SEATS)]
