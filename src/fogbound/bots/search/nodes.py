"""What a seat has tried in one situation, as it knows it, and what came of it: how it chooses there.

Worths are shares of the span between the worst and the best score that the search has met: 0 to 1.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, TypeAlias

CURIOSITY: Final = 0.15
"""How much is preferred what promises much by the prior and was tried seldom."""
PRIOR_WEIGHT: Final = 2.0
"""The prior stands for so much regret."""
ERRS: Final = 0.05
"""How often anybody is believed to do something else than what is learnt."""
LEFT_OUT: Final = 0.15
"""What is chosen less often than this share of the likeliest was only tried, and is not played at the table."""


class OpenNode:
    """Tries what has gone well, and what is promising by the prior and was tried seldom (PUCT)."""

    __slots__ = ("prior", "sums", "visits")

    def __init__(self, prior: list[float]) -> None:
        self.prior: Final = prior
        self.visits: Final = [0] * len(prior)
        self.sums: Final = [0.0] * len(prior)

    def pick(self, rng: Random) -> int:
        tries = sum(self.visits)
        expected = sum(self.sums) / tries if tries else 0.5
        reach = CURIOSITY * sqrt(tries + 1)
        best, highest = 0, -1.0
        for n, visits in enumerate(self.visits):
            mean = (self.sums[n] + expected) / (visits + 1)
            bound = mean + reach * self.prior[n] / (1 + visits)
            if bound > highest:
                best, highest = n, bound
        return best

    def learn(self, chosen: int, worth: float) -> None:
        self.visits[chosen] += 1
        self.sums[chosen] += worth

    def believed(self) -> list[float]:
        """How likely somebody else is believed to choose each option here."""
        return self.prior

    def played(self) -> list[float]:
        """How likely each option is to be played at the table, by what is known so far."""
        if not any(self.visits):
            return self.prior
        best = max(range(len(self.visits)), key=lambda n: (self.visits[n], self.sums[n]))
        return [float(n == best) for n in range(len(self.visits))]


class SecretNode:
    """Chooses in proportion to regrets: two of these meet as in a matrix game, and on average come to its solution."""

    __slots__ = ("regrets", "sums", "visits")

    def __init__(self, prior: list[float]) -> None:
        self.regrets: Final = [PRIOR_WEIGHT * share for share in prior]
        self.sums: Final = list(prior)
        """What was chosen, over all visits; later ones count more."""
        self.visits = 1

    def strategy(self) -> list[float]:
        every = sum(self.regrets)
        return [regret / every for regret in self.regrets] if every else [1 / len(self.regrets)] * len(self.regrets)

    def pick(self, rng: Random) -> int:
        self.remember()
        strategy = self.strategy()
        return rng.choices(range(len(strategy)), strategy)[0]

    def remember(self) -> None:
        """What it chooses now counts for what it chooses on average."""
        self.visits += 1
        for n, share in enumerate(self.strategy()):
            self.sums[n] += self.visits * share

    def regret(self, worths: list[float]) -> None:
        """Regret what would have been better than what it chooses, when the options are worth so much."""
        expected = sum([share * worth for share, worth in zip(self.strategy(), worths, strict=True)])
        self.regrets[:] = [max(0.0, old + worth - expected) for old, worth in zip(self.regrets, worths, strict=True)]

    def believed(self) -> list[float]:
        every = sum(self.sums)
        return [(1 - ERRS) * share / every + ERRS / len(self.sums) for share in self.sums]

    def played(self) -> list[float]:
        least = LEFT_OUT * max(self.sums)
        kept = [share if share >= least else 0.0 for share in self.sums]
        return [share / sum(kept) for share in kept]


Node: TypeAlias = OpenNode | SecretNode
"""A situation of one seat: all positions that it cannot tell apart."""
