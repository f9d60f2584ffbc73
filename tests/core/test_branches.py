"""Every way in which chance can fall."""

from __future__ import annotations

from fractions import Fraction

from fogbound.core.branches import branches
from fogbound.core.chance import Source


def two_coins_and_a_die(source: Source) -> str:
    """Throw a coin; after heads throw another, after tails a three-sided die."""
    rng, coin = source.draw(source.start(), 2)
    sides = 2 if coin == 0 else 3
    return f"{coin}{source.draw(rng, sides)[1]}"


def test_every_branch_comes_once_with_its_probability() -> None:
    """In the order of the numbers, and the probabilities make one."""
    found = list(branches(two_coins_and_a_die))
    assert [result for _, result in found] == ["00", "01", "10", "11", "12"]
    assert [share for share, _ in found] == [Fraction(1, 4)] * 2 + [Fraction(1, 6)] * 3


def test_what_needs_no_chance_happens_once() -> None:
    """One branch, certain."""
    assert list(branches(lambda _source: "certain")) == [(Fraction(1), "certain")]
