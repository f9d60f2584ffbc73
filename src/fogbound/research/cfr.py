"""CFR+: how to play a small game so that nobody can gain anything against it.

Both seats play the whole game against each other again and again. Each remembers for every choice how much better it
would have been than what the seat did (its regret, never below 0), and chooses in proportion to that. What they did on
average, later rounds counting more, comes ever closer to play that cannot be exploited (Zinkevich and others 2007;
Tammelin 2014).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fogbound.research.sequences import Floats, SequenceForm, Sequences, Strategies


class Learner:
    """One seat's regrets, and what it has done so far."""

    def __init__(self, sequences: Sequences) -> None:
        self._sequences: Final = sequences
        self._regrets: Final[Floats] = np.zeros(len(sequences))
        self._played: Final[Floats] = np.zeros(len(sequences))
        self._strategy = sequences.in_proportion(self._regrets)
        self.plan = sequences.plan(self._strategy)
        """What it does now."""

    def learn(self, gains: Floats, weight: float) -> None:
        """Regret what would have been better when the endings of each sequence bring this much, and change."""
        self._regrets[:] = np.maximum(0, self._regrets + self._advantages(gains))
        self._strategy = self._sequences.in_proportion(self._regrets)
        self.plan = self._sequences.plan(self._strategy)
        self._played[:] += weight * self.plan

    def _advantages(self, gains: Floats) -> Floats:
        """How much more each choice would have brought than what the seat did."""
        its, gains = self._sequences, gains.copy()
        worth = np.zeros(len(its.before))
        for sets, sequences in reversed(its.by_length):
            np.add.at(worth, its.set_of[sequences - 1], self._strategy[sequences] * gains[sequences])
            np.add.at(gains, its.before[sets], worth[sets])
        gains[0] = 0
        gains[1:] -= worth[its.set_of]
        return gains

    def average(self) -> Floats:
        """The strategy it has played on average."""
        return self._sequences.in_proportion(self._played)


def solve(form: SequenceForm, rounds: int) -> Strategies:
    """Strategies for both seats; the more rounds, the less can they be exploited."""
    first, second = Learner(form.seats[0]), Learner(form.seats[1])
    for number in range(1, rounds + 1):
        first.learn(form.gains(0, second.plan), number)
        second.learn(form.gains(1, first.plan), number)
    return first.average(), second.average()
