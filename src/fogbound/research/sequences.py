"""The sequence form of a small game of two: all that decides it, in a few arrays.

A *sequence* is what one seat has chosen so far, and what it knew each time. Every ending belongs to one sequence of
each seat, so the expected score is a sum over the endings of

    how likely chance allows it  x  the score  x  how likely one seat is to play so  x  how likely the other is.

A *strategy* gives the last choice of each sequence its probability, a *plan* the whole sequence. That needs seats that
forget nothing: positions that a seat cannot tell apart must follow the same sequence of its own.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fogbound.core.seats import Seat
from fogbound.research.walk import NOTHING_CHOSEN, Side

Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.intp]
Strategies: TypeAlias = tuple[Floats, Floats]


class Sequences:
    """The sequences of one seat."""

    def __init__(self, side: Side) -> None:
        self.before: Final[Numbers] = np.array(side.before)
        """Of each information set, the sequence that leads to it."""
        self.options: Final[Numbers] = np.diff(side.first)
        """How many options each information set has."""
        self.set_of: Final[Numbers] = np.repeat(np.arange(len(self.before)), self.options)
        """Of each sequence but the empty one, the information set from which it goes on."""
        length = np.array(side.length)
        self.by_length: Final[list[tuple[Numbers, Numbers]]] = []
        """For each number of choices, the information sets before the last one, and the sequences after it."""
        for choices in range(1, length.max() + 1):
            sets, sequences = np.flatnonzero(length[self.before] == choices - 1), np.flatnonzero(length == choices)
            self.by_length.append((sets, sequences))

    def __len__(self) -> int:
        return 1 + len(self.set_of)

    def in_proportion(self, weights: Floats) -> Floats:
        """The strategy with probabilities in proportion to these weights; all the same where nothing has any."""
        sums = np.bincount(self.set_of, weights[1:])
        weightless = sums == 0
        strategy = np.ones(len(weights))
        strategy[1:] = (weights[1:] + weightless[self.set_of]) / (sums + weightless * self.options)[self.set_of]
        return strategy

    def plan(self, strategy: Floats) -> Floats:
        """How likely the seat is to make all choices of a sequence, if chance and the other seat allow it."""
        plan = strategy.copy()
        for _, sequences in self.by_length:
            plan[sequences] *= plan[self.before[self.set_of[sequences - 1]]]
        return plan

    def best_answer(self, gains: Floats) -> float:
        """What the best strategy wins when the endings of each sequence bring this much."""
        gains, worth = gains.copy(), np.full(len(self.before), -np.inf)
        for sets, sequences in reversed(self.by_length):
            np.maximum.at(worth, self.set_of[sequences - 1], gains[sequences])
            np.add.at(gains, self.before[sets], worth[sets])
        return float(gains[NOTHING_CHOSEN])


class SequenceForm:
    """A whole game: the sides, of each ending the sequence of each seat, and its worth as a `Walk` finds it."""

    def __init__(self, sides: tuple[Side, Side], ends: tuple[list[int], list[int]], worth: list[float]) -> None:
        self.seats: Final = (Sequences(sides[0]), Sequences(sides[1]))
        self._ends: Final = (np.array(ends[0]), np.array(ends[1]))
        self._worth: Final = (np.array(worth), -np.array(worth))

    def gains(self, seat: Seat, plan: Floats) -> Floats:
        """What the endings of each sequence of a seat bring when the other seat keeps to this plan."""
        weights = self._worth[seat] * plan[self._ends[1 - seat]]
        return np.bincount(self._ends[seat], weights, len(self.seats[seat])).astype(np.float64)

    def value(self, strategies: Strategies) -> float:
        """What the first seat wins when both play like this."""
        first, second = self._plans(strategies)
        return float(first @ self.gains(0, second))

    def best_answers(self, strategies: Strategies) -> tuple[float, float]:
        """What each seat wins with the best answer to the other's strategy."""
        first, second = self._plans(strategies)
        return self.seats[0].best_answer(self.gains(0, second)), self.seats[1].best_answer(self.gains(1, first))

    def exploitability(self, strategies: Strategies) -> float:
        """What best answers win, the mean of both seats: 0 for perfect play. (NashConv is the sum of both.)"""
        return sum(self.best_answers(strategies)) / 2

    def _plans(self, strategies: Strategies) -> tuple[Floats, Floats]:
        return self.seats[0].plan(strategies[0]), self.seats[1].plan(strategies[1])
