"""The worlds that a seat imagines are as likely as they are: counted on small positions of every game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import fogbound
from fogbound.conformance import Fault, SmallPosition, check_fairness
from fogbound.conformance.fairness import bound
from fogbound.core.game import Game
from fogbound.core.registry import own_games


def small_positions(name: str) -> list[SmallPosition]:
    """Those of `tests/games/<game>/worlds.py`, which every game must have."""
    positions: list[SmallPosition] = import_module(f"tests.games.{name}.worlds").SMALL_POSITIONS
    return positions


@pytest.mark.parametrize("name", own_games())
def test_imagined_worlds_are_as_likely_as_they_are(name: str) -> None:
    """Chi-square, with a fixed seed, against all worlds counted by brute force."""
    positions = small_positions(name)
    assert positions, f"tests/games/{name}/worlds.py has no small position"
    for small in positions:
        check_fairness(fogbound.game(name), small)


@pytest.mark.parametrize(
    ("freedom", "exceeded_once_in_a_million"), [(1, 23.93), (5, 36.25), (20, 66.62), (35, 91.45), (215, 331.2)]
)
def test_the_bound_lies_where_tables_have_it(freedom: int, exceeded_once_in_a_million: float) -> None:
    """About what is exceeded once in a million cases; the approximation is good enough for that."""
    assert 0.85 * exceeded_once_in_a_million < bound(freedom) < 1.02 * exceeded_once_in_a_million


def liars_dice_counted(worlds: dict[str, int]) -> tuple[Game[Any], SmallPosition]:
    """The first small position of Liar's Dice, with other weights."""
    small = small_positions("liars_dice")[0]
    return fogbound.game("liars_dice"), SmallPosition("miscounted", small.position, small.seat, small.world, worlds)


def test_a_wrong_weight_is_noticed() -> None:
    """Two different faces come twice as often as a double: who counts them alike is told."""
    game, small = liars_dice_counted(dict.fromkeys(small_positions("liars_dice")[0].worlds, 1))
    with pytest.raises(Fault, match="times instead of some 60: chi-square"):
        check_fairness(game, small)


def test_a_world_that_was_not_counted_is_noticed() -> None:
    """A sampler that imagines what cannot be is wrong, however seldom it does."""
    game, small = liars_dice_counted({"1 6": 1, "2 2": 1})
    with pytest.raises(Fault, match="which cannot be"):
        check_fairness(game, small)


def test_a_position_that_was_not_counted_is_noticed() -> None:
    """The count must hold the position itself."""
    game, small = liars_dice_counted({"1 1": 1, "2 2": 1})
    with pytest.raises(Fault, match="is not among the worlds counted"):
        check_fairness(game, small)
