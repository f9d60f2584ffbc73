"""B-11.12 to B-11.17: the five Morgans, and who volunteers against them."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.black import DISCARD_NAMED, discard_named
from fogbound.games.shadows_over_camelot.board import add_engines
from fogbound.games.shadows_over_camelot.cards import MORGAN
from fogbound.games.shadows_over_camelot.catalogue import PASS, VOLUNTEER
from fogbound.games.shadows_over_camelot.discarding import DISCARD_CARDS
from fogbound.games.shadows_over_camelot.life import DEATHS, lose
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.state import Camelot


def morgan_1(state: Camelot, seat: Seat) -> None:
    """B-11.12."""
    ask_volunteers(state, seat, 1)


def morgan_3(state: Camelot, seat: Seat) -> None:
    """B-11.14."""
    discard_named(state, MORGAN[2])
    add_engines(state, 2)


def morgan_4(state: Camelot, seat: Seat) -> None:
    """B-11.15."""
    discard_named(state, MORGAN[3])
    state.then(DEATHS[0])
    for knight in state.from_seat(seat):
        lose(state, knight, 1)


def morgan_5(state: Camelot, seat: Seat) -> None:
    """B-11.16; or, by an option, the drawer pays alone."""
    if state.agreed.morgan_5_volunteers:
        ask_volunteers(state, seat, 5)
        return
    state.then(DRAWER_PAYS[seat], DISCARD_NAMED[MORGAN[4]])


def ask_volunteers(state: Camelot, seat: Seat, morgan: int) -> None:
    """B-11.17: in turn order from the drawer; the first yes counts, else every Knight discards one card."""
    asked = state.from_seat(seat)
    state.then(
        *[MAY_VOLUNTEER[morgan][knight] for knight in asked], ALL_DISCARD[seat], DISCARD_NAMED[MORGAN[morgan - 1]]
    )


CARDS_TO_PAY: Final = 3
LIFE_TO_PAY: Final = 2


class MayVolunteer(Asking):
    """B-11.12, B-11.16 and B-11.17: whoever pays, pays in full."""

    def __init__(self, seat: Seat, morgan: int) -> None:
        super().__init__(seat)
        self.morgan: Final = morgan

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.morgan)

    def arises(self, state: Camelot) -> bool:
        """Hand sizes and Life are public."""
        if self.morgan == 1:
            return len(state.hands[self.seat]) >= CARDS_TO_PAY
        return state.life[self.seat] >= LIFE_TO_PAY

    def options(self, state: Camelot) -> list[Option]:
        return [VOLUNTEER, PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is PASS:
            return
        while not isinstance(state.agenda[-1], AllDiscard):
            state.agenda.pop()
        state.agenda.pop()
        state.disclose(EVERYONE)
        if state.telling:
            state.tell(EVERYONE, ("volunteers", self.seat))
        if self.morgan == 1:
            state.then(DISCARD_CARDS[CARDS_TO_PAY][self.seat])
        else:
            lose(state, self.seat, LIFE_TO_PAY)
            state.then(DEATHS[0])


class AllDiscard(SeatEffect):
    """B-11.17: nobody has volunteered."""

    def run(self, state: Camelot) -> None:
        state.then(*[DISCARD_CARDS[1][knight] for knight in state.from_seat(self.seat)])


class DrawerPays(Asking):
    """The other reading of Morgan 5: two Life or three cards, from the drawer."""

    def arises(self, state: Camelot) -> bool:
        return state.in_play >> self.seat & 1 == 1

    def options(self, state: Camelot) -> list[Option]:
        return [VOLUNTEER, PASS] if state.life[self.seat] > 0 else [PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is VOLUNTEER:
            lose(state, self.seat, LIFE_TO_PAY)
            state.then(DEATHS[0])
        else:
            state.then(DISCARD_CARDS[CARDS_TO_PAY][self.seat])


_SEATS: Final = range(MOST_SEATS)
MAY_VOLUNTEER: Final[dict[int, list[Decision[Camelot]]]] = {
    morgan: [MayVolunteer(seat, morgan) for seat in _SEATS] for morgan in (1, 5)
}
ALL_DISCARD: Final = [AllDiscard(seat) for seat in _SEATS]
DRAWER_PAYS: Final = [DrawerPays(seat) for seat in _SEATS]
