"""B-7.2: the best way to fill the Knights' side of a Combat Quest with what lies there and what one holds."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import Final

PATTERNS: Final = {"black_knight": (2, 2), "lancelot": (3, 2), "dragon": (3, 3, 3)}


class Plan:
    """How many cards of each value the finished side has, what is missing for it, and its sum."""

    __slots__ = ("cards", "missing", "needed", "total")

    def __init__(self, cards: tuple[int, ...], missing: int, needed: int, total: int) -> None:
        self.cards: Final = cards
        self.missing: Final = missing
        """Cards that are neither laid nor held."""
        self.needed: Final = needed
        """Cards still to be laid."""
        self.total: Final = total


@lru_cache(maxsize=4096)
def best_plan(quest: str, laid: tuple[int, ...], held: tuple[int, ...]) -> Plan | None:
    """With the fewest cards missing, and of these the highest sum; None where nothing fits what is laid."""
    best: Plan | None = None
    for shape in _shapes(quest):
        if True in [there > most for there, most in zip(laid, shape, strict=True)]:
            continue
        open_spots = [most - there for there, most in zip(laid, shape, strict=True)]
        missing = sum([max(0, spots - mine) for spots, mine in zip(open_spots, held, strict=True)])
        total = sum([value * count for value, count in enumerate(shape, start=1)])
        if best is None or (missing, -total) < (best.missing, -best.total):
            best = Plan(shape, missing, sum(open_spots), total)
    return best


@cache
def _shapes(quest: str) -> list[tuple[int, ...]]:
    """Every way in which the pattern can come about, as counts of the values from 1 to 5."""
    pattern = PATTERNS[quest]
    even = len(set(pattern)) == 1
    ways = combinations(range(5), len(pattern)) if even else permutations(range(5), len(pattern))
    found = []
    for values in ways:
        counts = [0] * 5
        for value, count in zip(values, pattern, strict=True):
            counts[value] = count
        found.append(tuple(counts))
    return found
