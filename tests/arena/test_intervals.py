"""Intervals keep their promise: the true share lies inside 19 times of 20, however a deal's games hang together."""

from __future__ import annotations

from collections.abc import Callable
from math import isclose
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.arena.intervals import Z, interval, wilson, worth


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 1, 0.2065, 1.0),
        (8, 10, 0.4902, 0.9433),
        (50, 100, 0.4038, 0.5962),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    """As in any table of Wilson's intervals."""
    found = wilson(wins / games, games)
    assert [round(bound, 4) for bound in found] == [low, high]


@given(st.integers(1, 10_000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_bounds_are_shares_from_which_the_found_one_is_just_so_far(wins_of: tuple[int, int]) -> None:
    """Wilson's own definition: at each bound, the share found lies Z deviations away."""
    wins, games = wins_of
    share = wins / games
    low, high = wilson(share, games)
    assert 0 <= low <= share <= high <= 1
    for bound in (low, high):
        assert isclose((share - bound) ** 2, Z**2 * bound * (1 - bound) / games, abs_tol=1e-9)


def independent(rng: Random, share: float) -> int:
    """Give the wins in a deal of two games that have nothing to do with one another."""
    return (rng.random() < share) + (rng.random() < share)


def luck_decides(rng: Random, share: float) -> int:
    """Mostly the better seat wins, whoever sits there: one win each."""
    return 1 if rng.random() < 0.8 else independent(rng, (share - 0.4) / 0.2)


def deals_suit_one_player(rng: Random, share: float) -> int:
    """Mostly the deal suits one player from either seat: two wins or none."""
    return 2 * (rng.random() < share) if rng.random() < 0.8 else independent(rng, share)


@pytest.mark.parametrize("deal", [independent, luck_decides, deals_suit_one_player])
@pytest.mark.parametrize("share", [0.45, 0.55])
def test_the_true_share_lies_inside(deal: Callable[[Random, float], int], share: float) -> None:
    """In at least 93 % of 600 tournaments: 95 % less what chance may do to so many."""
    rng = Random(2024)
    inside = 0
    for _ in range(600):
        low, high = interval([deal(rng, share) for _ in range(100)], 2)
        inside += low <= share <= high
    assert inside >= 0.93 * 600


def test_what_deals_are_worth() -> None:
    """Twins count as one game, opposites and strangers as two; and where all were won, nothing speaks against two."""
    assert isclose(worth([2, 0] * 50, 2), 99, rel_tol=1e-9)
    assert worth([1] * 100, 2) == 200
    assert worth([2] * 100, 2) == 200
    assert worth([1], 2) == 2


def test_an_interval_never_promises_more_than_its_games() -> None:
    """Although luck that falls on both alike makes the share surer, the interval is that of independent games."""
    assert interval([1] * 100, 2) == wilson(0.5, 200)
    low, high = interval([2, 0] * 50, 2)
    assert high - low > 1.3 * (wilson(0.5, 200)[1] - wilson(0.5, 200)[0])
