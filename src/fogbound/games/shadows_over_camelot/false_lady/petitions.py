"""F-2 to F-4: Petition cards are drawn, held unseen, and placed beside Ladies."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import move, shuffled
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    GO_BETWEEN,
    KEEP_QUEST,
    LADY_NAMES,
    PLACE_CARD,
    ROLL_ANEW,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import (
    ACTION_TAKEN,
    HONOURED,
    IN_PLAY,
    Court,
    court,
)
from fogbound.games.shadows_over_camelot.romance.hearts import NEW_ROLL, RE_ROLL, ROLL_QUEST, make_jealous
from fogbound.games.shadows_over_camelot.romance.hooks import Steps
from fogbound.games.shadows_over_camelot.state import Camelot

DEPLETED: Final = Rule("F-11.1")
NO_AFFAIR_LEFT: Final = Rule("F-3.5")
NEEDS_PETITION: Final = Rule("F-3.1")
NOT_POSSIBLE: Final = Rule("F-4.1")
SCORNED_SUITOR: Final = Rule("R-9.2")


def draw_petition(state: Camelot, seat: Seat) -> None:
    """F-2.1: face down beside his own coat of arms; none from an empty deck."""
    at_court: Court = state.more
    if not at_court.deck.cards:
        return
    card, end = at_court.deck.cards[0], len(at_court.held[seat])
    at_court.deck, at_court.held[seat] = move(state, card, at_court.deck, at_court.held[seat], index=end, taken=0)
    if state.telling:
        state.tell(EVERYONE, ("petition_drawn", seat))


def place_top(state: Camelot, lady: Lady) -> None:
    """F-8.3 and F-9.2: the top card of the deck, unseen, at the end of her row."""
    at_court: Court = state.more
    card, end = at_court.deck.cards[0], len(at_court.beside[lady])
    at_court.deck, at_court.beside[lady] = move(state, card, at_court.deck, at_court.beside[lady], index=end, taken=0)
    if state.telling:
        state.tell(EVERYONE, ("petition_from_deck", LADY_NAMES[lady]))


def return_held(state: Camelot, seat: Seat) -> None:
    """B-12.3, F-5.4 and F-8.2: held cards are shuffled into the deck."""
    at_court: Court = state.more
    if not at_court.held[seat].cards:
        return
    for card in at_court.held[seat].cards:
        at_court.held[seat], at_court.deck = move(state, card, at_court.held[seat], at_court.deck, taken=0)
    at_court.deck = shuffled(state, at_court.deck)
    if state.telling:
        state.tell(EVERYONE, ("petitions_returned", seat))


def depleted(at_court: Court) -> bool:
    """F-3.5 and F-11.1: the deck is empty and nobody holds a card."""
    if at_court.deck.cards:
        return False
    for held in at_court.held:  # noqa: SIM110  (faster than `any`)
        if held.cards:
            return False
    return True


def uses_action(state: Camelot, seat: Seat) -> bool:
    """F-3.1: he holds a card, and has his Romantic Action still."""
    at_court: Court = state.more
    unspent = not at_court.has_done(ACTION_TAKEN) and at_court.dishonour[seat] == HONOURED
    return unspent and len(at_court.held[seat]) > 0


class PlacePetition(Asking):
    """F-2.2: one held card, chosen by its place in the row, goes beside a Lady."""

    def __init__(self, seat: Seat, lady: Lady) -> None:
        super().__init__(seat)
        self.lady: Final = lady

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, LADY_NAMES[self.lady])

    def arises(self, state: Camelot) -> bool:
        return len(court(state).held[self.seat]) > 0

    def options(self, state: Camelot) -> list[Option]:
        return PLACE_CARD[: len(court(state).held[self.seat])]

    def choose(self, state: Camelot, option: Option) -> None:
        at_court, seat, lady = court(state), self.seat, self.lady
        held, row = at_court.held[seat], at_court.beside[lady]
        card = held.cards[option.value]
        at_court.held[seat], at_court.beside[lady] = move(state, card, held, row, index=len(row), taken=option.value)
        if lady != at_court.ladies[seat]:
            at_court.faithful &= ~(1 << seat)
        if state.telling:
            state.tell(EVERYONE, ("petitioned", seat, LADY_NAMES[lady]))

    def forced(self, state: Camelot) -> Option | None:
        return PLACE_CARD[0] if len(court(state).held[self.seat]) == 1 else None


class MayKeepQuest(Asking):
    """F-3.3: a card placed beside his own Lady keeps a rival's quest and Love die."""

    def options(self, state: Camelot) -> list[Option]:
        return [KEEP_QUEST, ROLL_ANEW]

    def choose(self, state: Camelot, option: Option) -> None:
        seat = self.seat
        if option is KEEP_QUEST:
            if state.telling:
                state.tell(EVERYONE, ("keeps_quest", seat))
            state.then(PLACE_PETITION[seat][court(state).ladies[seat]])
        else:
            state.then(ROLL_QUEST[NEW_ROLL][seat])


def with_affair(state: Camelot, seat: Seat, lady: Lady) -> Steps:
    """F-3.1: the card that goes with an Affair uses his Romantic Action; without one he keeps it."""
    if not uses_action(state, seat):
        return ()
    court(state).done |= ACTION_TAKEN
    return (PLACE_PETITION[seat][lady],)


def go_betweens(state: Camelot, seat: Seat) -> list[Option]:
    """F-4.1: to every Lady to whom he can send one."""
    at_court: Court = state.more
    if forbids_go_betweens(at_court, seat) is not None:
        return []
    return [option for option in GO_BETWEEN if forbids_go_between_to(at_court, seat, option.value) is None]


def forbids_go_between(state: Camelot, seat: Seat, lady: Lady) -> Rule | None:
    """F-4.1."""
    at_court: Court = state.more
    return forbids_go_betweens(at_court, seat) or forbids_go_between_to(at_court, seat, lady)


def forbids_go_betweens(at_court: Court, seat: Seat) -> Rule | None:
    """To whomsoever."""
    if at_court.held[seat].cards and at_court.owns_open_quest(seat):
        return None
    return DEPLETED if depleted(at_court) else NOT_POSSIBLE


def forbids_go_between_to(at_court: Court, seat: Seat, lady: Lady) -> Rule | None:
    if at_court.standing[lady] != IN_PLAY or lady == at_court.ladies[seat]:
        return NOT_POSSIBLE
    if not at_court.is_scorned(seat) or at_court.is_jealous(at_court.knight_of(lady)):
        return None
    return SCORNED_SUITOR


def send_go_between(state: Camelot, seat: Seat, lady: Lady) -> None:
    """F-4.1: her Knight is Jealous, and the sender's own quest is rolled anew."""
    at_court: Court = state.more
    owner = at_court.knight_of(lady)
    if state.telling:
        state.tell(EVERYONE, ("go_between", seat, LADY_NAMES[lady]))
    if state.in_play >> owner & 1:
        make_jealous(state, owner)
    state.then(PLACE_PETITION[seat][lady], ROLL_QUEST[RE_ROLL][seat])


PLACE_PETITION: Final = [[PlacePetition(seat, lady) for lady in range(len(LADY_NAMES))] for seat in range(MOST_SEATS)]
MAY_KEEP_QUEST: Final = [MayKeepQuest(seat) for seat in range(MOST_SEATS)]
