"""Stopping as soon as it is clear: Wald's sequential test, in its form for outcomes that are not just won or lost.

Two claims are weighed: the first player has its fair share, or it has the share that was hoped for. After each deal the
logarithm of how much likelier the second claim makes what was seen is reckoned from the mean and the spread of all
deals so far (as chess engines are tested). Beyond the bounds, either claim is wrong in one case of twenty.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

BOUND: Final = log(0.95 / 0.05)
FEWEST: Final = 10
"""Before so many deals their spread is not known well enough."""


class Sprt:
    """Whether a player's share is the fair one or the one hoped for."""

    def __init__(self, fair: float, hoped: float) -> None:
        self.fair: Final = fair
        self.hoped: Final = hoped

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of the likelihoods' ratio, from the share won in each deal."""
        deals = len(shares)
        mean = sum(shares) / deals
        # As if half a deal more had gone either way: a spread of nothing would make everything certain.
        spread = (sum([(share - mean) ** 2 for share in shares]) + 0.5 * (mean**2 + (1 - mean) ** 2)) / deals
        return deals * (self.hoped - self.fair) * (2 * mean - self.hoped - self.fair) / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> str | None:
        """`hoped for` or `fair` once it is clear."""
        if len(shares) < FEWEST:
            return None
        ratio = self.ratio(shares)
        return "hoped for" if ratio >= BOUND else "fair" if ratio <= -BOUND else None
