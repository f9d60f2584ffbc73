"""Random play, for searches, measurements and tests: as fast as the engine goes."""

from __future__ import annotations

from fogbound.core.agenda import State, apply, options
from fogbound.core.chance import LOW_BITS, MULTIPLIER, scrambled


def play_randomly(state: State, seed: int, most: int) -> int:
    """Choose at random until the game is over or so many choices are made; gives how many were."""
    rng = scrambled(seed)
    made = 0
    while made < most and state.agenda:
        offered = options(state)
        rng = MULTIPLIER * (rng & LOW_BITS) + (rng >> 30)
        apply(state, offered[(rng & LOW_BITS) % len(offered)])
        made += 1
    return made
