"""Drawn cards that are sorted, and cards that go on or under a deck."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.asking import InTheOpen, Secret
from fogbound.games.unmatched.catalogue import KEEP, NUMBER, TOP, UNDER
from fogbound.games.unmatched.drawing_cards import take
from fogbound.games.unmatched.showing import kinds_in_hand
from fogbound.games.unmatched.state import Battle


class DrawUpTo(InTheOpen):
    """UNM-12.14: as many as are said, which nobody is exhausted by; several are laid down to be sorted."""

    def __init__(self, seat: Seat, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.most)

    def options(self, state: Battle) -> list[Option]:
        return NUMBER[: 1 + min(self.most, len(state.decks[self.seat]))]

    def choose(self, state: Battle, option: Option) -> None:
        if option.value:
            take(state, self.seat, option.value, state.hands if option.value == 1 else state.laid)


class KeepOne(Secret):
    """UNM-12.14: one of the drawn cards goes to the hand."""

    def arises(self, state: Battle) -> bool:
        return len(state.laid[self.seat]) > 0

    def options(self, state: Battle) -> list[Option]:
        return [KEEP[card] for card in sorted(set(state.laid[self.seat].cards))]

    def choose(self, state: Battle, option: Option) -> None:
        seat = self.seat
        state.laid[seat], state.hands[seat] = move(state, option.value, state.laid[seat], state.hands[seat])
        if state.telling:
            state.tell(EVERYONE, ("kept", seat))


def put_under(state: Battle, seat: Seat) -> None:
    """UNM-12.14: the others go under the deck; where one is left, all can see that there is nothing to choose."""
    left = state.laid[seat].cards
    if len(left) == 1:
        _put_under(state, seat, left[0])
    elif left:
        state.agenda.append(PutUnder(seat, state.agreed.partners[seat]))


def _put_under(state: Battle, seat: Seat, card: int) -> None:
    bottom = len(state.decks[seat])
    state.laid[seat], state.decks[seat] = move(state, card, state.laid[seat], state.decks[seat], bottom)
    if state.telling:
        state.tell(EVERYONE, ("put_under", seat))


class PutUnder(Secret):
    """UNM-12.14: which goes under the deck next."""

    def options(self, state: Battle) -> list[Option]:
        return [UNDER[card] for card in sorted(set(state.laid[self.seat].cards))]

    def choose(self, state: Battle, option: Option) -> None:
        _put_under(state, self.seat, option.value)
        put_under(state, self.seat)


class PutOnTop(Secret):
    """UNM-13.17: cards of the hand go on the deck, one on the other; all that are left of so many."""

    def __init__(self, seat: Seat, partner: Seat, count: int) -> None:
        super().__init__(seat, partner)
        self.count: Final = count

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.count)

    def arises(self, state: Battle) -> bool:
        return self.count > 0 and len(state.hands[self.seat]) > 0

    def options(self, state: Battle) -> list[Option]:
        return [TOP[card] for card in kinds_in_hand(state, self.seat)]

    def choose(self, state: Battle, option: Option) -> None:
        seat = self.seat
        state.hands[seat], state.decks[seat] = move(state, option.value, state.hands[seat], state.decks[seat])
        if state.telling:
            state.tell(EVERYONE, ("put_on_top", seat))
        state.agenda.append(PutOnTop(seat, self.partner, self.count - 1))
