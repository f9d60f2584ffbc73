"""BS-6: how many moves it takes to enter all the places whose keys are still missing."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.spaces import Space, Spaces
from fogbound.games.black_sonata.london import ALL_PLACES, LONDON, PLACES

TOO_FAR: Final = 99


def moves_left(place: Space, missing: Spaces) -> int:
    return _tours()[missing][place]


@cache
def _tours() -> list[list[int]]:
    """For each set of missing keys and each place to begin at, the moves of the shortest tour."""
    tours = [[0] * len(PLACES)]
    for missing in range(1, ALL_PLACES + 1):
        # To enter a missing place leaves a smaller set, whose tours are known; other moves only lead there.
        moves = [TOO_FAR] * len(PLACES)
        for entered in range(len(PLACES)):
            if missing >> entered & 1:
                rest = 1 + tours[missing & ~(1 << entered)][entered]
                for neighbour in LONDON.neighbours[entered]:
                    moves[neighbour] = min(moves[neighbour], rest)
        for _ in range(len(PLACES)):
            moves = [
                min([moves[place], *[1 + moves[near] for near in LONDON.neighbours[place]]])
                for place in range(len(PLACES))
            ]
        tours.append(moves)
    return tours
