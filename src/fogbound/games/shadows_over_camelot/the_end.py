"""B-3: how the game ends."""

from __future__ import annotations

from fogbound.core.knowledge import look
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.cards import TRAITOR
from fogbound.games.shadows_over_camelot.knights import LAST_BLACK_SWORD, LAST_ENGINE, LAST_SWORD, TRAITOR_TURNS
from fogbound.games.shadows_over_camelot.state import Camelot


def traitor_of(state: Camelot) -> Seat:
    """Who holds the Traitor's card; NO_SEAT if nobody does."""
    for seat, loyalty in enumerate(state.loyalty):
        if loyalty.cards[0] == TRAITOR:
            return seat
    return NO_SEAT


def game_is_lost(state: Camelot) -> bool:
    """B-3.1 to B-3.3: checked after every effect that adds Siege Engines or Swords, or takes Life."""
    if state.engines >= LAST_ENGINE:
        evil_wins(state, "siege")
    elif state.black_swords >= LAST_BLACK_SWORD:
        evil_wins(state, "black_swords")
    elif not loyal_in_play(state):
        evil_wins(state, "no_loyal_knight")
    return state.outcome is not None


def loyal_in_play(state: Camelot) -> bool:
    """There is one Traitor at most, so that of two Knights one is Loyal."""
    if state.in_play.bit_count() > 1:
        return True
    traitor = traitor_of(state)
    return state.in_play & ~(0 if traitor == NO_SEAT else 1 << traitor) != 0


def game_is_over(state: Camelot) -> bool:
    """B-3.5: all four, in this order."""
    if game_is_lost(state):
        return True
    if state.swords() < LAST_SWORD:
        return False
    final_count(state)
    return True


def final_count(state: Camelot) -> None:
    """B-3.4 and B-3.8: the Traitor's two Swords, what a level adds, and the count."""
    traitor = traitor_of(state)
    if traitor != NO_SEAT and state.in_play >> traitor & 1:
        if state.telling:
            state.tell(EVERYONE, ("traitor_shows", traitor))
        turn_swords(state, TRAITOR_TURNS)
    turn_swords(state, state.agreed.level.final_count(state))
    if state.white_swords > state.black_swords:
        finish(state, loyal_win=True, reason="loyal_victory")
    else:
        evil_wins(state, "evil_victory")


def turn_swords(state: Camelot, count: int) -> int:
    """White Swords turn to Black, as far as there are any; how many did."""
    turned = min(count, state.white_swords)
    state.white_swords -= turned
    state.black_swords += turned
    if state.telling and turned:
        state.tell(EVERYONE, ("swords_turned", turned, state.white_swords, state.black_swords))
    return turned


def evil_wins(state: Camelot, reason: str) -> None:
    finish(state, loyal_win=False, reason=reason)


def finish(state: Camelot, *, loyal_win: bool, reason: str) -> None:
    """B-1.1: the Traitor wins whenever the Loyal Knights lose."""
    traitor = traitor_of(state)
    for seat in range(state.agreed.seats):
        state.loyalty[seat] = look(state, state.loyalty[seat], EVERYONE, 1)
    state.disclose(EVERYONE)
    won = [(seat != traitor) == loyal_win for seat in range(state.agreed.seats)]
    winners = [seat for seat, wins in enumerate(won) if wins]
    losers = [seat for seat, wins in enumerate(won) if not wins]
    if state.telling:
        state.tell(EVERYONE, ("ended", reason, state.white_swords, state.black_swords, state.engines))
    state.end(winners, losers, [1.0 if wins else -1.0 for wins in won], reason)
