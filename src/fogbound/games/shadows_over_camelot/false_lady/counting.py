"""F-10: the Ladies' Black Swords at the end."""

from __future__ import annotations

from fogbound.core.seats import EVERYONE, NO_SEAT
from fogbound.games.shadows_over_camelot.false_lady.accusing import turn_up
from fogbound.games.shadows_over_camelot.romance.catalogue import FALSE_LADY, LADY_NAMES
from fogbound.games.shadows_over_camelot.romance.court import Court, changed
from fogbound.games.shadows_over_camelot.state import Camelot


def ladies_swords(state: Camelot) -> int:
    """F-10.1 to F-10.4: how many White Swords turn to Black."""
    at_court: Court = state.more
    for lady in range(len(LADY_NAMES)):
        for index in at_court.face_down(lady):
            turn_up(state, lady, index)
        if FALSE_LADY in at_court.beside[lady].cards or lady == at_court.treacherous:
            at_court.swords = changed(at_court.swords, lady, at_court.swords[lady] + 1)
            if state.telling:
                state.tell(EVERYONE, ("false_at_the_end", LADY_NAMES[lady]))
    count = counting_swords(state)
    if state.telling:
        state.tell(EVERYONE, ("ladies_swords", count))
    return count


def counting_swords(state: Camelot) -> int:
    """F-10.3: all Ladies', or the Treacherous Lady's alone."""
    at_court: Court = state.more
    scoring = at_court.agreed.scoring
    alone = state.unmasked != NO_SEAT if scoring == "by_unmasking" else scoring == "treacherous_only"
    if not alone:
        return sum(at_court.swords)
    return at_court.swords[at_court.treacherous] if at_court.treacherous >= 0 else 0
