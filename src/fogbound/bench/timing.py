"""Timing in turns, so that what slows the machine down for a while slows down all alike."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from fogbound.bench.measures import Measure

AT_LEAST: Final = 0.02
"""Shorter pieces of work are repeated until they take so many seconds."""


def timed_in_turns(measures: dict[str, Measure], rounds: int, after_round: Callable[[int], None]) -> dict[str, float]:
    """For each measure the seconds that the thing measured takes once: the median of all rounds."""
    repeats = {name: _repeats(measure) for name, measure in measures.items()}
    times: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(rounds):
        for name, measure in measures.items():
            times[name].append(_seconds(measure, repeats[name]) / (repeats[name] * measure.count))
        after_round(number + 1)
    return {name: median(found) for name, found in times.items()}


def _repeats(measure: Measure) -> int:
    return max(1, round(AT_LEAST / _seconds(measure, 1)))


def _seconds(measure: Measure, repeats: int) -> float:
    begun = process_time()
    for _ in range(repeats):
        measure.work()
    return process_time() - begun
