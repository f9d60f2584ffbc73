"""F-5: a Lady is accused, and one of her Petition cards turned up."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import move, shuffled
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.zones import Place
from fogbound.games.shadows_over_camelot.false_lady.duels import uphold
from fogbound.games.shadows_over_camelot.false_lady.petitions import return_held
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    ACCUSE_LADY,
    FALSE_LADY,
    LADY_NAMES,
    PETITION_CARDS,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import IN_PLAY, REMOVED, Court, changed
from fogbound.games.shadows_over_camelot.romance.hearts import reconcile
from fogbound.games.shadows_over_camelot.romance.level import end_quest
from fogbound.games.shadows_over_camelot.state import Camelot

NOT_IN_PLAY: Final = Rule("F-5.1")
NO_CARD: Final = Rule("F-5.2")
TREACHEROUS: Final = Rule("F-8.7")
SCORNED: Final = Rule("R-9.1")

OPEN: Final = Place("turned up", "everyone", PETITION_CARDS, ordered=True)
"""Where a card lies for the moment in which it is turned up."""

MANY: Final = 7
"""F-11.2: with so many players the False Lady comes back once."""


def accusations(state: Camelot, seat: Seat) -> list[Option]:
    """F-5.1: all Ladies whom he can accuse."""
    at_court: Court = state.more
    if forbids_accusations(at_court, seat) is not None:
        return []
    return [
        ACCUSE_LADY[n] for n, row in enumerate(at_court.beside) if row.cards and not forbids_accusing_her(at_court, n)
    ]


def forbids_accusation(state: Camelot, seat: Seat, lady: Lady) -> Rule | None:
    at_court: Court = state.more
    return forbids_accusations(at_court, seat) or forbids_accusing_her(at_court, lady)


def forbids_accusations(at_court: Court, seat: Seat) -> Rule | None:
    """F-5.1: whomsoever."""
    if at_court.scorned >> seat & 1:
        return SCORNED
    most = at_court.agreed.most_accusations
    return NOT_IN_PLAY if most and at_court.accusations[seat] >= most else None


def forbids_accusing_her(at_court: Court, lady: Lady) -> Rule | None:
    """F-5.1, F-5.2 and F-8.7."""
    if at_court.standing[lady] != IN_PLAY:
        return NOT_IN_PLAY
    if lady == at_court.treacherous:
        return TREACHEROUS
    return None if at_court.has_face_down(lady) else NO_CARD


def accuse(state: Camelot, seat: Seat, lady: Lady) -> None:
    """F-5.1: one of her face-down cards is turned up at random."""
    at_court: Court = state.more
    at_court.accusations = changed(at_court.accusations, seat, at_court.accusations[seat] + 1)
    if state.telling:
        state.tell(EVERYONE, ("accuses_lady", seat, LADY_NAMES[lady]))
    hidden = at_court.face_down(lady)
    index = hidden[state.throw(len(hidden))]
    card = turn_up(state, lady, index)
    if state.telling:
        state.tell(EVERYONE, ("petition_turned_up", LADY_NAMES[lady], PETITION_CARDS.names[card]))
    if card != FALSE_LADY:
        if not at_court.agreed.true_heart_stays:
            put_away(state, lady, index)
        uphold(state, seat, lady)
        return
    dispose(state, lady, index)
    if at_court.knight_of(lady) == state.unmasked:
        become_treacherous(state, lady)
    else:
        remove(state, lady)


def turn_up(state: Camelot, lady: Lady, index: int) -> int:
    """All see it, and it lies where it lay."""
    at_court: Court = state.more
    row = at_court.beside[lady]
    card = row.cards[index]
    row, lying = move(state, card, row, OPEN.empty, taken=index)
    _, at_court.beside[lady] = move(state, card, lying, row, index=index, taken=0)
    return card


def put_away(state: Camelot, lady: Lady, index: int) -> None:
    """A Petition card is discarded; who knew it knows it there."""
    at_court: Court = state.more
    row = at_court.beside[lady]
    at_court.beside[lady], at_court.gone = move(state, row.cards[index], row, at_court.gone, taken=index)


def dispose(state: Camelot, lady: Lady, index: int) -> None:
    """F-11.2: the False Lady is discarded; with seven or eight players she comes back the first time."""
    at_court: Court = state.more
    at_court.discoveries += 1
    if at_court.agreed.seats < MANY or at_court.discoveries > 1:
        put_away(state, lady, index)
        return
    row = at_court.beside[lady]
    at_court.beside[lady], at_court.deck = move(state, FALSE_LADY, row, at_court.deck, taken=index)
    at_court.deck = shuffled(state, at_court.deck)
    if state.telling:
        state.tell(EVERYONE, ("false_lady_returns",))


def remove(state: Camelot, lady: Lady) -> None:
    """F-5.4."""
    at_court: Court = state.more
    seat = at_court.knight_of(lady)
    for _ in at_court.beside[lady].cards:
        put_away(state, lady, 0)
    at_court.standing = changed(at_court.standing, lady, REMOVED)
    at_court.swords = changed(at_court.swords, lady, 0)
    at_court.scorned &= ~(1 << seat)
    end_quest(at_court, seat)
    return_held(state, seat)
    at_court.tokens = tuple([tokens & ~(1 << lady) for tokens in at_court.tokens])
    if state.telling:
        state.tell(EVERYONE, ("lady_removed", seat, LADY_NAMES[lady]))


def become_treacherous(state: Camelot, lady: Lady) -> None:
    """F-8.6: the unmasked Traitor's Lady stays, and he is reconciled with her."""
    at_court: Court = state.more
    at_court.treacherous = lady
    if state.telling:
        state.tell(EVERYONE, ("treacherous", state.unmasked, LADY_NAMES[lady]))
    reconcile(state, state.unmasked)
