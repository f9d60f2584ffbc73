"""B-13: accusing, unmasking, and the turn of the unmasked Traitor."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import look, move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat, Seats, only
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.black_cards import CARRY_OUT
from fogbound.games.shadows_over_camelot.board import add_engine, add_swords
from fogbound.games.shadows_over_camelot.boundary import cut_short
from fogbound.games.shadows_over_camelot.cards import TRAITOR, WHITE_CARDS
from fogbound.games.shadows_over_camelot.catalogue import ADD_ENGINE, DRAW_BLACK, ROB
from fogbound.games.shadows_over_camelot.drawing import DRAW
from fogbound.games.shadows_over_camelot.knights import ACCUSE_ENGINES, ACCUSE_SWORDS
from fogbound.games.shadows_over_camelot.life import lose_relic
from fogbound.games.shadows_over_camelot.moving import leave
from fogbound.games.shadows_over_camelot.of_a_seat import SeatEffect
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import NOWHERE, THE_GRAIL, THE_SWORD
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.the_end import game_is_over, turn_swords
from fogbound.games.shadows_over_camelot.white import discard_hand
from fogbound.games.shadows_over_camelot.witnessed import ACCUSED_LOYAL, ACCUSED_TRAITOR, witness

TOO_FEW_OUT: Final = Rule("B-13.1")
NOT_THIS_ONE: Final = Rule("B-13.2")
NO_TRAITOR: Final = Rule("B-13.5")
NOBODY_KNOWS: Final = Rule("B-15.3")


def accusing_open(state: Camelot) -> bool:
    """B-13.1."""
    return state.white_swords + state.black_swords >= ACCUSE_SWORDS or state.engines >= ACCUSE_ENGINES


def accusable(state: Camelot, seat: Seat) -> Seats:
    """B-13.2: whom this Knight can still accuse."""
    return 0 if state.accused >> seat & 1 else state.in_play & ~(state.shown | 1 << seat)


def forbids_accusing(state: Camelot, seat: Seat, other: Seat) -> Rule | None:
    """B-13.1 and B-13.2."""
    if not accusing_open(state):
        return TOO_FEW_OUT
    return None if accusable(state, seat) >> other & 1 else NOT_THIS_ONE


def accuse(state: Camelot, seat: Seat, other: Seat) -> None:
    """B-13.3: the accused shows his Loyalty card to all."""
    state.accused |= 1 << seat
    traitor = state.loyalty[other].cards[0] == TRAITOR
    show_loyalty(state, other)
    witness(state, seat, ACCUSED_TRAITOR if traitor else ACCUSED_LOYAL)
    if state.telling:
        state.tell(EVERYONE, ("accused", seat, other, traitor))
    if traitor:
        add_swords(state, 1, 0)
        unmask(state, other)
    else:
        turn_swords(state, 1)
    game_is_over(state)


def show_loyalty(state: Camelot, seat: Seat) -> None:
    state.shown |= 1 << seat
    state.disclose(EVERYONE)
    state.loyalty[seat] = look(state, state.loyalty[seat], EVERYONE, 1)


def knows_loyalty(state: Camelot, seat: Seat) -> bool:
    """B-15.3: whether he has looked at his card."""
    return state.loyalty[seat].seers(0) >> seat & 1 == 1


def may_unmask(state: Camelot, seat: Seat) -> bool:
    return state.loyalty[seat].cards[0] == TRAITOR and forbids_unmask(state, seat) is None


def forbids_unmask(state: Camelot, seat: Seat) -> Rule | None:
    """B-13.5: for the hidden Traitor alone."""
    if not knows_loyalty(state, seat):
        return NOBODY_KNOWS
    hidden = state.loyalty[seat].cards[0] == TRAITOR and state.in_play >> seat & 1
    return None if hidden else NO_TRAITOR


def unmask(state: Camelot, seat: Seat) -> None:
    """B-13.6: figure, Life, hand, relics but for the Armor, power and all the rest are gone."""
    if not state.shown >> seat & 1:
        show_loyalty(state, seat)
    state.unmasked = seat
    discard_hand(state, seat)
    leave(state, seat)
    state.place[seat] = NOWHERE
    state.in_play &= ~(1 << seat)
    state.life[seat] = 0
    for relic in (THE_SWORD, THE_GRAIL):
        if state.relics[relic] == seat:
            lose_relic(state, relic)
    if state.telling:
        state.tell(EVERYONE, ("unmasked", seat))
    state.agreed.level.unmasked(state, seat)


def unmask_before_turn(state: Camelot, seat: Seat) -> None:
    """B-13.8: before step 1 he plays the Traitor's turn at once."""
    unmask(state, seat)
    if state.outcome is None:
        cut_short(state)
        state.then(TRAITOR_TURN[seat])


def unmask_in_turn(state: Camelot, seat: Seat) -> None:
    """B-13.8: later in his own turn, that turn ends."""
    unmask(state, seat)
    if state.outcome is None:
        cut_short(state)


class TraitorTurn(SeatEffect):
    """B-13.9: he robs a Knight, then adds an engine or draws a Black card. Nothing else."""

    def run(self, state: Camelot) -> None:
        state.then(ROB_KNIGHT[self.seat], TRAITOR_EVIL[self.seat])


class RobKnight(Asking):
    """B-13.9: one White card of a Knight is discarded at random, seen by the Traitor and its owner (B-14.2)."""

    def arises(self, state: Camelot) -> bool:
        return bool(to_be_robbed(state) or state.agreed.level.traitor_options(state, self.seat))

    def options(self, state: Camelot) -> list[Option]:
        return [*[ROB[seat] for seat in to_be_robbed(state)], *state.agreed.level.traitor_options(state, self.seat)]

    def choose(self, state: Camelot, option: Option) -> None:
        if option.verb != "rob":
            state.agreed.level.choose(state, self, option)
            return
        rob(state, self.seat, option.value)


def to_be_robbed(state: Camelot) -> list[Seat]:
    """The Knights with cards."""
    return [seat for seat, hand in enumerate(state.hands) if hand.cards and state.in_play >> seat & 1]


def rob(state: Camelot, seat: Seat, other: Seat) -> None:
    hand = state.hands[other]
    both = only(seat) | only(other)
    state.disclose(both)
    card = hand.cards[state.below(len(hand))]
    state.hands[other], state.on_the_way = move(state, card, state.hands[other], state.on_the_way)
    state.on_the_way = look(state, state.on_the_way, only(seat), 1)
    state.on_the_way, state.white_discards = move(state, card, state.on_the_way, state.white_discards, taken=0)
    if state.telling:
        state.tell(EVERYONE, ("robs", seat, other))
        state.tell(both, ("robbed_of", seat, other, WHITE_CARDS.names[card]))


class TraitorEvil(Asking):
    """B-13.9: a Siege Engine, or a Black card."""

    def options(self, state: Camelot) -> list[Option]:
        return [DRAW_BLACK, ADD_ENGINE]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is DRAW_BLACK:
            state.then(DRAW[self.seat][0], CARRY_OUT)
        else:
            if state.telling:
                state.tell(EVERYONE, ("lets_engine_come", self.seat))
            add_engine(state)


ROB_KNIGHT: Final = [RobKnight(seat) for seat in range(MOST_SEATS)]
TRAITOR_EVIL: Final = [TraitorEvil(seat) for seat in range(MOST_SEATS)]
TRAITOR_TURN: Final = [TraitorTurn(seat) for seat in range(MOST_SEATS)]
