"""What a seat has tried in one situation, as it knows it, and what came of it: how it chooses there.

Worths are shares of the span between the worst and the best score that the search has met: 0 to 1.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, Protocol

CURIOSITY: Final = 1.0
"""How much what was tried seldom is preferred."""
BASELINE_WEIGHT: Final = 1.0
"""The prior stands for so many tries that went as the rest of the node did."""
ASTRAY: Final = 0.15
"""How often a secret choice is made without regard to regrets, so that each is tried."""
PRIOR_WEIGHT: Final = 5.0
LEFT_OUT: Final = 0.2
"""What is chosen less often than this share of the likeliest was only tried, and is not played at the table."""


class Node(Protocol):
    """A situation of one seat: all positions that it cannot tell apart."""

    def pick(self, rng: Random) -> tuple[int, float]:
        """The number of the option to try now, and how likely it was to be that one."""

    def learn(self, chosen: int, likely: float, worth: float) -> None:
        """What came of it."""

    def played(self) -> list[float]:
        """How likely each option is to be played at the table, by what is known so far."""


class OpenNode:
    """Tries what has gone well, and what is promising by the prior and was tried seldom (PUCT)."""

    __slots__ = ("prior", "sums", "visits")

    def __init__(self, prior: list[float]) -> None:
        self.prior: Final = prior
        self.visits: Final = [0] * len(prior)
        self.sums: Final = [0.0] * len(prior)

    def pick(self, rng: Random) -> tuple[int, float]:
        tries = sum(self.visits)
        expected = sum(self.sums) / tries if tries else 0.5
        reach = CURIOSITY * sqrt(tries + 1)
        best, highest = 0, -1.0
        for n, visits in enumerate(self.visits):
            mean = (self.sums[n] + BASELINE_WEIGHT * expected) / (visits + BASELINE_WEIGHT)
            bound = mean + reach * self.prior[n] / (1 + visits)
            if bound > highest:
                best, highest = n, bound
        return best, 1.0

    def learn(self, chosen: int, likely: float, worth: float) -> None:
        self.visits[chosen] += 1
        self.sums[chosen] += worth

    def played(self) -> list[float]:
        most = max(self.visits)
        if not most:
            return self.prior
        best = max(range(len(self.visits)), key=lambda n: (self.visits[n], self.sums[n]))
        return [float(n == best) for n in range(len(self.visits))]


class SecretNode:
    """Chooses in proportion to regrets: two of these meet as in a matrix game, and on average come to its solution.

    What was not tried is reckoned with at its mean so far, and what was tried is corrected by how seldom it is: that
    leaves the regrets right on average and keeps them steady (Schmid and others 2019).
    """

    __slots__ = ("means", "regrets", "sums", "visits")

    def __init__(self, prior: list[float]) -> None:
        self.regrets: Final = [PRIOR_WEIGHT * share for share in prior]
        self.sums: Final = [0.5 * share for share in prior]
        """What was played, over all visits."""
        self.means: Final = [0.5] * len(prior)
        self.visits: Final = [0] * len(prior)

    def strategy(self) -> list[float]:
        every = sum([regret for regret in self.regrets if regret > 0])
        if every <= 0:
            return [1 / len(self.regrets)] * len(self.regrets)
        return [max(regret, 0.0) / every for regret in self.regrets]

    def pick(self, rng: Random) -> tuple[int, float]:
        strategy = self.strategy()
        for n, share in enumerate(strategy):
            self.sums[n] += share
        mixed = [(1 - ASTRAY) * share + ASTRAY / len(strategy) for share in strategy]
        chosen = rng.choices(range(len(mixed)), mixed)[0]
        return chosen, mixed[chosen]

    def learn(self, chosen: int, likely: float, worth: float) -> None:
        strategy, gains = self.strategy(), list(self.means)
        gains[chosen] += (worth - gains[chosen]) / likely
        expected = sum([share * gain for share, gain in zip(strategy, gains, strict=True)])
        for n, gain in enumerate(gains):
            self.regrets[n] = max(0.0, self.regrets[n] + gain - expected)
        self.visits[chosen] += 1
        self.means[chosen] += (worth - self.means[chosen]) / (self.visits[chosen] + 1)

    def played(self) -> list[float]:
        least = LEFT_OUT * max(self.sums)
        kept = [share if share >= least else 0.0 for share in self.sums]
        return [share / sum(kept) for share in kept]
