"""B-11.1 to B-11.7 and B-11.10: Black cards that go to Quests. They are named like their card in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.black import discard_named, stays
from fogbound.games.shadows_over_camelot.board import add_engine
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    DARK_FOREST,
    DESOLATION,
    DESPAIR,
    EXCALIBUR_CARD,
    MERCENARIES,
    MORDRED,
    OF_BLACK_KNIGHT,
    OF_LANCELOT,
)
from fogbound.games.shadows_over_camelot.catalogue import WAR
from fogbound.games.shadows_over_camelot.combat import after_black_blow
from fogbound.games.shadows_over_camelot.grail import lay_black, lay_despair, throw_out_grail
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import (
    BLACK_KNIGHT,
    DRAGON,
    EXCALIBUR,
    HOLY_GRAIL,
    LANCELOT,
    PICT_WAR,
    SAXON_WAR,
    Quest,
)
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.track import move_excalibur
from fogbound.games.shadows_over_camelot.wars import add_warrior, warriors_in
from fogbound.games.shadows_over_camelot.white import draw_white
from fogbound.games.shadows_over_camelot.witnessed import FED_THE_WORSE_WAR, witness

Behaviour: TypeAlias = Callable[[Camelot, Seat], None]
"""What a Black card does; the seat is that of its drawer. The card lies in `named`."""


def engine_instead(state: Camelot, card: int) -> None:
    """B-5.5: its Quest is over."""
    discard_named(state, card)
    add_engine(state)


# Combat Quests.


def opencombat(state: Camelot, card: int) -> Quest:
    """B-11.1 and B-11.2: the Quest to which a card of combat goes."""
    if OF_BLACK_KNIGHT[card]:
        return BLACK_KNIGHT
    return DRAGON if state.is_over(LANCELOT) else LANCELOT


def lay_face_down(state: Camelot, seat: Seat) -> None:
    """B-5.4: its value stays the drawer's secret, and he draws a White card before a full side ends the Quest."""
    card = state.drawn[seat].cards[0]
    quest = opencombat(state, card)
    state.drawn[seat], state.against[quest] = move(state, card, state.drawn[seat], state.against[quest])
    if state.in_play >> seat & 1:
        draw_white(state, seat)
    after_black_blow(state, quest, seat)


def combat(card: int) -> Behaviour:
    def lay(state: Camelot, seat: Seat) -> None:
        if OF_LANCELOT[card] and state.is_over(DRAGON):
            engine_instead(state, card)
            return
        quest = opencombat(state, card)
        state.named, state.against[quest] = move(state, card, state.named, state.against[quest])
        after_black_blow(state, quest, seat)

    return lay


# Excalibur and the Grail.


def excalibur(state: Camelot, seat: Seat) -> None:
    """B-11.3."""
    discard_named(state, EXCALIBUR_CARD)
    if state.is_over(EXCALIBUR):
        add_engine(state)
    else:
        move_excalibur(state, -1, NO_SEAT, seat)


def despair(state: Camelot, seat: Seat) -> None:
    """B-11.4."""
    if state.is_over(HOLY_GRAIL):
        engine_instead(state, DESPAIR)
    else:
        lay_despair(state, DESPAIR, seat)


def desolation(state: Camelot, seat: Seat) -> None:
    """B-11.6: it takes the place of a Grail card, or is laid like Despair."""
    if state.is_over(HOLY_GRAIL):
        engine_instead(state, DESOLATION)
    elif state.agreed.desolation_replaces and state.laid[HOLY_GRAIL].cards:
        throw_out_grail(state)
        lay_black(state, DESOLATION, seat)
    else:
        lay_despair(state, DESOLATION, seat)


def dark_forest(state: Camelot, seat: Seat) -> None:
    """B-11.7."""
    if state.is_over(HOLY_GRAIL):
        engine_instead(state, DARK_FOREST)
    else:
        stays(state, DARK_FOREST)


# Wars.


def warrior(card: int, war: Quest) -> Behaviour:
    def add(state: Camelot, seat: Seat) -> None:
        discard_named(state, card)
        add_warrior(state, war, seat)

    return add


def mercenaries(state: Camelot, seat: Seat) -> None:
    """B-11.5: the drawer chooses the War."""
    state.then(CHOOSE_WAR[MERCENARIES][seat])


def mordred(state: Camelot, seat: Seat) -> None:
    """B-11.10."""
    state.then(CHOOSE_WAR[MORDRED][seat])


class ChooseWar(Asking):
    """B-11.5 and B-11.10: the drawer chooses the War to which a warrior is added."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, BLACK_CARDS.names[self.card])

    def options(self, state: Camelot) -> list[Option]:
        return [WAR[PICT_WAR], WAR[SAXON_WAR]]

    def choose(self, state: Camelot, option: Option) -> None:
        war: Quest = option.value
        if warriors_in(state, war) > warriors_in(state, PICT_WAR if war == SAXON_WAR else SAXON_WAR):
            witness(state, self.seat, FED_THE_WORSE_WAR)
        if self.card == MORDRED:
            stays(state, MORDRED)
            state.mordred = war
            if state.telling:
                state.tell(EVERYONE, ("mordred", option.noun))
        else:
            discard_named(state, self.card)
        add_warrior(state, war, self.seat)


CHOOSE_WAR: Final = {card: [ChooseWar(seat, card) for seat in range(MOST_SEATS)] for card in (MERCENARIES, MORDRED)}
