"""F-7: honour upheld or not, dishonour, and who Progresses Evil."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.evil import PROGRESSION_AS_PENALTY
from fogbound.games.shadows_over_camelot.romance.catalogue import LADY_NAMES
from fogbound.games.shadows_over_camelot.romance.court import DISHONOURED, HONOURED, JUST_DISHONOURED, Court, changed
from fogbound.games.shadows_over_camelot.romance.duel import Duel
from fogbound.games.shadows_over_camelot.romance.hearts import CLAIM_BOON, scorn
from fogbound.games.shadows_over_camelot.romance.hooks import Steps
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import clear_played, draw_white

ACCUSER_DRAWS: Final = 2
"""F-7.2."""


class Settle(Effect[Camelot]):
    """F-6.6 and F-7: the higher total wins, and a tie is the defender's."""

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        duel = at_court.duel
        assert duel is not None
        clear_played(state)
        accused, defended = duel.bonus
        upheld = defended >= accused
        if state.telling:
            state.tell(EVERYONE, ("duel", duel.accuser, duel.defender, LADY_NAMES[duel.lady], accused, defended))
        at_court.jealous &= ~(1 << (duel.defender if upheld else duel.accuser))
        for seat in (duel.accuser, duel.defender):
            if not duel.laid[duel.side(seat)]:
                dishonour(state, seat)
        if not upheld:
            state.then(NOT_UPHELD)
            return
        at_court.duel = None
        fought = bool(duel.laid[0] or duel.laid[1])
        boon = (CLAIM_BOON[duel.defender][duel.lady],) if fought else ()
        state.then(*boon, *penalties(state, duel))


def penalties(state: Camelot, duel: Duel) -> Steps:
    """F-7.1, and F-8.5 for the unmasked Traitor's Lady: who Progresses Evil now that her honour is upheld."""
    at_court: Court = state.more
    if at_court.knight_of(duel.lady) != state.unmasked:
        return (PROGRESSION_AS_PENALTY[duel.accuser],)
    match at_court.agreed.traitors_lady_evil:
        case "accuser":
            return (PROGRESSION_AS_PENALTY[duel.accuser],)
        case "both":
            return (PROGRESSION_AS_PENALTY[duel.defender], PROGRESSION_AS_PENALTY[duel.accuser])
    return (PROGRESSION_AS_PENALTY[duel.defender],)


def dishonour(state: Camelot, seat: Seat) -> None:
    """F-7.3: for his next own turn; a mark got in one's own turn outlasts that turn."""
    at_court: Court = state.more
    if at_court.dishonour[seat] != HONOURED:
        return
    mark = JUST_DISHONOURED if seat == state.active else DISHONOURED
    at_court.dishonour = changed(at_court.dishonour, seat, mark)
    if state.telling:
        state.tell(EVERYONE, ("dishonoured", seat))


class NotUpheld(Effect[Camelot]):
    """F-7.2: she is stained, the accuser draws, and who loves her is Scorned, whoever fought for her."""

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        duel = at_court.duel
        assert duel is not None
        at_court.duel = None
        lady = duel.lady
        at_court.swords = changed(at_court.swords, lady, at_court.swords[lady] + 1)
        if state.telling:
            state.tell(EVERYONE, ("not_upheld", LADY_NAMES[lady], at_court.swords[lady]))
        draw_white(state, duel.accuser, ACCUSER_DRAWS)
        scorn(state, at_court.knight_of(lady))


SETTLE: Final = Settle()
NOT_UPHELD: Final = NotUpheld()
