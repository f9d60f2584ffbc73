"""F-9: who may look at Petition cards that lie beside a Lady."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import look
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat, only
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.catalogue import PASS
from fogbound.games.shadows_over_camelot.false_lady.petitions import draw_petition, place_top
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    GUINEVERE_QUEEN,
    LADY_NAMES,
    LOOK_AT,
    PETITION_CARDS,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import Court, court
from fogbound.games.shadows_over_camelot.state import Camelot


def glimpse(state: Camelot, seat: Seat, lady: Lady) -> None:
    """All face-down cards beside one Lady, for his eyes alone (F-12.2)."""
    at_court: Court = state.more
    at_court.beside[lady] = look(state, at_court.beside[lady], only(seat), len(at_court.beside[lady]))
    if state.telling:
        state.tell(EVERYONE, ("looks_at_petitions", seat, LADY_NAMES[lady]))
        names = [PETITION_CARDS.names[card] for card in at_court.beside[lady].cards]
        state.tell(only(seat), ("sees_petitions", seat, LADY_NAMES[lady], names))


def to_look_at(state: Camelot) -> list[Lady]:
    """The Ladies with a face-down card, those in mourning included (R-9.5)."""
    at_court: Court = state.more
    return [lady for lady, row in enumerate(at_court.beside) if row.cards and at_court.has_face_down(lady)]


class MayGlimpse(Asking):
    """F-9.1: after a Morgan, the unmasked Traitor."""

    def arises(self, state: Camelot) -> bool:
        return bool(to_look_at(state))

    def options(self, state: Camelot) -> list[Option]:
        return [PASS, *[LOOK_AT[lady] for lady in to_look_at(state)]]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is not PASS:
            glimpse(state, self.seat, option.value)


def after_morgan(state: Camelot) -> None:
    """F-9.1."""
    if state.unmasked != NO_SEAT:
        state.then(MAY_GLIMPSE[state.unmasked])


def instead_of_black_cards(state: Camelot, seat: Seat) -> list[Option]:
    """F-9.3: another's Lady, by Clairvoyance."""
    own = court(state).ladies[seat]
    return [LOOK_AT[lady] for lady in to_look_at(state) if lady != own]


def guinevere_petitions(state: Camelot, drawer: Seat) -> None:
    """F-9.2: beside the Queen if she is in play, else beside the drawer's Lady if she is."""
    at_court: Court = state.more
    for lady in (GUINEVERE_QUEEN, at_court.ladies[drawer]):
        if at_court.in_play(lady):
            if at_court.deck.cards:
                place_top(state, lady)
            return


def convocation_petition(state: Camelot, seat: Seat) -> None:
    """F-9.4."""
    if court(state).is_romantic(state, seat):
        draw_petition(state, seat)


MAY_GLIMPSE: Final = [MayGlimpse(seat) for seat in range(MOST_SEATS)]
