"""How far a share of games won may be from the true one.

Games come in deals: the same cards and dice, played once with the players moved on by each number of seats. So luck
falls on all of them alike, and the games of a deal are not independent of one another. Mostly that makes the share
surer than so many single games would, but it could make it less sure: some deals may suit one player from any seat.
Therefore the interval is Wilson's, which keeps its promise with few games and near 0 and 1 as well, for as many
independent games as the deals are found to be worth, and never for more than were played: it may be too wide, not too
narrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)
"""95 % of a normal distribution lie within so many deviations."""


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of so many independent games."""
    spread = Z * sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
    middle, scale = share + Z**2 / (2 * games), 1 + Z**2 / games
    return round((middle - spread) / scale, 12), round((middle + spread) / scale, 12)


def worth(wins: Sequence[int], size: int) -> float:
    """How many independent games say as much, when these are the wins in each deal of so many games."""
    deals = len(wins)
    games = deals * size
    share = sum(wins) / games
    if deals == 1 or share in (0, 1):
        return games
    between_deals = sum((won / size - share) ** 2 for won in wins) / (deals - 1)
    if_independent = share * (1 - share) / size
    return games / max(1.0, between_deals / if_independent)


def interval(wins: Sequence[int], size: int) -> tuple[float, float]:
    """The 95 % interval for the share of games won, from the wins in each deal of so many games."""
    return wilson(sum(wins) / (len(wins) * size), worth(wins, size))
