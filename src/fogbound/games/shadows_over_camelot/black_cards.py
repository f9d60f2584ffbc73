"""B-11: what each Black card does, by its id, and how a card that nothing has stopped is carried out."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot import black_quests, morgan
from fogbound.games.shadows_over_camelot.black import DISCARD_NAMED, discard_named, stays
from fogbound.games.shadows_over_camelot.black_quests import Behaviour
from fogbound.games.shadows_over_camelot.boundary import cut_short
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARD,
    BLACK_CARDS,
    GUINEVERE,
    MISTS,
    MORGAN,
    OF_BLACK_KNIGHT,
    OF_LANCELOT,
    PICT,
    SAXON,
    SPECIAL_BLACK,
    VIVIEN,
)
from fogbound.games.shadows_over_camelot.drawing import DRAW, current_card
from fogbound.games.shadows_over_camelot.events import AFTER_BLACK_CARD
from fogbound.games.shadows_over_camelot.moving import go
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import CAMELOT, PICT_WAR, SAXON_WAR
from fogbound.games.shadows_over_camelot.state import Camelot


def guinevere(state: Camelot, seat: Seat) -> None:
    """B-11.8: all come home, and the drawer's turn ends."""
    discard_named(state, GUINEVERE)
    if MORGAN[1] in state.named.cards:
        discard_named(state, MORGAN[1])
    state.agreed.level.guinevere(state, seat)
    for knight in state.from_seat(seat):
        if state.place[knight] != CAMELOT:
            go(state, knight, CAMELOT)
    cut_short(state)


def mists_of_avalon(state: Camelot, seat: Seat) -> None:
    """B-11.9."""
    stays(state, MISTS)


def vivien(state: Camelot, seat: Seat) -> None:
    """B-11.11."""
    stays(state, VIVIEN)


def morgan_2(state: Camelot, seat: Seat) -> None:
    """B-11.13: three Black cards one after another."""
    state.then(MORGAN_CHAIN[3][seat], DISCARD_NAMED[MORGAN[1]])


class MorganChain(Effect[Camelot]):
    """B-11.13: so many Black cards are still to come."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left: Final = left

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def run(self, state: Camelot) -> None:
        if self.left > 1:
            state.then(MORGAN_CHAIN[self.left - 1][self.seat])
        state.then(DRAW[self.seat][1], CARRY_OUT)


BEHAVIOUR: Final[dict[str, Behaviour]] = {
    **{
        name: black_quests.combat(card)
        for name, card in BLACK_CARD.items()
        if OF_BLACK_KNIGHT[card] or OF_LANCELOT[card]
    },
    "excalibur": black_quests.excalibur,
    "despair": black_quests.despair,
    "pict": black_quests.warrior(PICT, PICT_WAR),
    "saxon": black_quests.warrior(SAXON, SAXON_WAR),
    "mercenaries": black_quests.mercenaries,
    "desolation": black_quests.desolation,
    "dark_forest": black_quests.dark_forest,
    "guinevere": guinevere,
    "mists_of_avalon": mists_of_avalon,
    "mordred": black_quests.mordred,
    "vivien": vivien,
    "morgan_1": morgan.morgan_1,
    "morgan_2": morgan_2,
    "morgan_3": morgan.morgan_3,
    "morgan_4": morgan.morgan_4,
    "morgan_5": morgan.morgan_5,
}

if BEHAVIOUR.keys() != BLACK_CARD.keys():
    raise ValueError(f"cards or behaviour without the other: {sorted(BEHAVIOUR.keys() ^ BLACK_CARD.keys())}")

_BY_CARD: Final = [BEHAVIOUR[name] for name in BLACK_CARDS.names]


class CarryOut(Effect[Camelot]):
    """B-5.2: what was not stopped is applied (B-11)."""

    def run(self, state: Camelot) -> None:
        drawing = state.drawing
        if drawing is None:
            return
        seat = drawing.seat
        state.drawing = None
        if drawing.face_down:
            black_quests.lay_face_down(state, seat)
            return
        card = current_card(state, drawing.chained)
        if SPECIAL_BLACK[card] and state.agreed.further:
            state.then(AFTER_BLACK_CARD[card][seat])
        _BY_CARD[card](state, seat)


MORGAN_CHAIN: Final = {left: [MorganChain(seat, left) for seat in range(MOST_SEATS)] for left in (1, 2, 3)}
CARRY_OUT: Final = CarryOut()
