"""Random play, for searches, measurements and tests: as fast as the engine goes."""

from __future__ import annotations

from fogbound.core.agenda import Decision, State, run_on
from fogbound.core.chance import LOW_BITS, MULTIPLIER, scrambled


def play_randomly(state: State, seed: int, most: int) -> int:
    """Choose at random until the game is over or so many choices are made; gives how many were."""
    rng = scrambled(seed)
    made = 0
    agenda = state.agenda
    while made < most and agenda:
        decision = agenda[-1]
        assert isinstance(decision, Decision)
        offered = decision.options(state)
        rng = MULTIPLIER * (rng & LOW_BITS) + (rng >> 30)
        # What `apply` does, without calling it.
        agenda.pop()
        state.decisions += 1
        decision.choose(state, offered[(rng & LOW_BITS) % len(offered)])
        run_on(state)
        made += 1
    return made
