"""Random play, for searches, measurements and tests: as fast as the engine goes."""

from __future__ import annotations

from fogbound.core.agenda import State, decision, run_on
from fogbound.core.chance import LOW_BITS, MULTIPLIER, scrambled


def play_randomly(state: State, seed: int, most: int) -> int:
    """Choose at random until the game is over or so many choices are made; gives how many were."""
    rng = scrambled(seed)
    made = 0
    agenda = state.agenda
    waiting = decision(state)
    while waiting is not None and made < most:
        offered = waiting.options(state)
        rng = MULTIPLIER * (rng & LOW_BITS) + (rng >> 30)
        # What `apply` does, without calling it.
        agenda.pop()
        state.decisions += 1
        waiting.choose(state, offered[(rng & LOW_BITS) % len(offered)])
        waiting = run_on(state)
        made += 1
    return made
