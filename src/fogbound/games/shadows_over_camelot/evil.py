"""B-5.1: the Progression of Evil, in one's own turn and as a penalty; Percival's look before it."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import look
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.shadows_over_camelot.asking import NOT_NOW, Asking
from fogbound.games.shadows_over_camelot.black_cards import CARRY_OUT
from fogbound.games.shadows_over_camelot.board import add_engine
from fogbound.games.shadows_over_camelot.boundary import Boundary
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    TRAITOR,
)
from fogbound.games.shadows_over_camelot.catalogue import (
    ADD_ENGINE,
    DRAW_BLACK,
    LOSE_LIFE,
    PEEK,
    UNMASK,
)
from fogbound.games.shadows_over_camelot.drawing import CHOOSE_DRAWN, DRAW, take_top
from fogbound.games.shadows_over_camelot.events import EVENT_OVER
from fogbound.games.shadows_over_camelot.knights import PERCIVAL
from fogbound.games.shadows_over_camelot.life import DEATHS, lose
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import THE_ARMOR
from fogbound.games.shadows_over_camelot.spending import CHOSEN, LOOKED
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.traitor import forbids_unmask, may_unmask, unmask_before_turn
from fogbound.games.shadows_over_camelot.white import reshuffle
from fogbound.games.shadows_over_camelot.witnessed import ADDED_ENGINE, DREW_BLACK, LOST_LIFE, witness

IS_DYING: Final = Rule("B-5.1")
NO_LOOK: Final = Rule("B-17.6")


class Penalty(SeatEffect):
    """R-1.3: the same as a penalty, on whosever turn."""

    def run(self, state: Camelot) -> None:
        state.spent &= ~(LOOKED | CHOSEN)
        state.then(PROGRESS_EVIL_AS_PENALTY[self.seat], PENALTY_OVER)


class PenaltyOver(Boundary):
    """Guinevere drawn as a penalty cuts no more than the penalty (R-3.2)."""

    def run(self, state: Camelot) -> None:
        state.spent &= ~(LOOKED | CHOSEN)


def black_in_sight(state: Camelot, seat: Seat) -> int:
    """B-17.6: how many cards Percival looks at; two with the Armor."""
    return 2 if state.relics[THE_ARMOR] == seat else 1


class ProgressEvil(Asking):
    """B-5.1: exactly one of three; before it Percival's look, and whatever a level adds."""

    def options(self, state: Camelot) -> list[Option]:
        seat = self.seat
        found = [DRAW_BLACK, ADD_ENGINE]
        if state.life[seat] > 0:
            found.append(LOSE_LIFE)
        if state.knights[seat] == PERCIVAL and forbids_look(state, seat) is None:
            found.append(PEEK)
        if self.is_penalty():
            return found
        if state.loyalty[seat].cards[0] == TRAITOR and may_unmask(state, seat):
            found.append(UNMASK)
        return found + state.agreed.level.evil_options(state, seat)

    def is_penalty(self) -> bool:
        return False

    def choose(self, state: Camelot, option: Option) -> None:
        seat = self.seat
        if option is DRAW_BLACK:
            witness(state, seat, DREW_BLACK)
            state.then(DRAW[seat][0], CARRY_OUT, EVENT_OVER)
        elif option is ADD_ENGINE:
            witness(state, seat, ADDED_ENGINE)
            if state.telling:
                state.tell(EVERYONE, ("lets_engine_come", seat))
            if add_engine(state):
                state.agenda.append(EVENT_OVER)
        elif option is LOSE_LIFE:
            witness(state, seat, LOST_LIFE)
            lose(state, seat, 1)
            if self.is_penalty():
                state.then(DEATHS[0], EVENT_OVER)
            else:
                state.agreed.level.deed(state, "life_given", seat)
                state.agenda.append(EVENT_OVER)
        elif option is PEEK:
            peek(state, seat)
            state.then(self)
            if state.drawn[seat].cards:
                state.then(CHOOSE_DRAWN[seat])
        elif option is UNMASK:
            unmask_before_turn(state, seat)
        else:
            state.agreed.level.choose(state, self, option)

    def forbids(self, state: Camelot, option: Option) -> Rule | None:
        if option is DRAW_BLACK or option is ADD_ENGINE:
            return None
        if option is LOSE_LIFE:
            return None if state.life[self.seat] > 0 else IS_DYING
        if option is PEEK:
            return forbids_look(state, self.seat)
        if option is UNMASK:
            return NOT_NOW if self.is_penalty() else forbids_unmask(state, self.seat)
        return super().forbids(state, option)


class ProgressEvilAsPenalty(ProgressEvil):
    """R-1.3: nobody unmasks himself here, and Life that is lost is not given up by choice."""

    def is_penalty(self) -> bool:
        return True


def forbids_look(state: Camelot, seat: Seat) -> Rule | None:
    """B-17.6."""
    if not state.is_knight(seat, PERCIVAL) or state.spent & LOOKED:
        return NO_LOOK
    return None if state.black_pile.cards or state.black_discards.cards else NO_LOOK


def peek(state: Camelot, seat: Seat) -> None:
    """B-17.6: with the Armor he looks at two, and one of them goes under the pile."""
    state.spent |= LOOKED
    if not state.black_pile.cards:
        reshuffle(state)
    count = min(black_in_sight(state, seat), len(state.black_pile))
    if state.telling:
        names = [BLACK_CARDS.names[card] for card in state.black_pile.cards[:count]]
        state.tell(EVERYONE, ("looks", seat, count))
        state.tell(only(seat), ("sees", seat, names))
    if count == 1:
        state.black_pile = look(state, state.black_pile, only(seat), 1)
        return
    for _ in range(count):
        take_top(state, seat)


PROGRESSION_AS_PENALTY: Final = [Penalty(seat) for seat in range(MOST_SEATS)]
PENALTY_OVER: Final = PenaltyOver()
PROGRESS_EVIL: Final = [ProgressEvil(seat) for seat in range(MOST_SEATS)]
PROGRESS_EVIL_AS_PENALTY: Final = [ProgressEvilAsPenalty(seat) for seat in range(MOST_SEATS)]
