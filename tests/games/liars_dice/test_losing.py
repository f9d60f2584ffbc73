"""LD-6: who is wrong, and what that costs."""

from __future__ import annotations

import pytest

from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import counts, played, position


@pytest.mark.parametrize(("bid", "left"), [("1x3", [3, 2]), ("2x3", [3, 2]), ("3x3", [2, 3])])
def test_called_a_liar(bid: str, left: list[int]) -> None:
    """LD-6.1: Where two threes lie, the caller of one or two threes is wrong, and so is the bidder of three."""
    assert counts(played(position("3 3 4", "2 2 6", bids=bid), "liar")) == left


@pytest.mark.parametrize(("bid", "left"), [("1x3", [3, 2]), ("2x3", [3, 3]), ("3x3", [3, 2])])
def test_called_exact(bid: str, left: list[int]) -> None:
    """LD-6.2: Where two threes lie, only the caller of two threes is right; a caller who is not loses a die."""
    assert counts(played(position("3 3 4", "2 2 6", bids=bid, exact="safe"), "exact")) == left


def test_a_mistake_costs_one_die() -> None:
    """LD-6.3: However far the bid was off, where nothing else was agreed."""
    assert counts(played(position("2 2 2 2", "2 2 4 4", bids="6x3"), "liar")) == [3, 4]


@pytest.mark.parametrize(
    ("bid", "call", "left"),
    [
        ("4x3", "liar", [2, 4]),  # two too many were bid
        ("2x3", "liar", [4, 3]),  # the bid was met, and one die is lost at least
        ("1x3", "liar", [4, 3]),
        ("4x3", "exact", [4, 2]),
        ("1x3", "exact", [4, 3]),
    ],
)
def test_a_mistake_costs_the_difference(bid: str, call: str, left: list[int]) -> None:
    """LD-6.3: Where so agreed, as many dice are lost as two threes are away from the bid, but at least one."""
    state = position("3 3 4 4", "2 2 6 6", bids=bid, loss="difference", exact="safe")
    assert counts(played(state, call)) == left


def test_nobody_loses_more_than_they_have() -> None:
    """LD-6.4: Whoever was off by three and has two dice loses two."""
    state = position("2 4", "2 2 6", "4 4 4", bids="3x3", loss="difference")
    assert counts(played(state, "liar")) == [0, 3, 3]


def test_lost_dice_are_set_aside() -> None:
    """LD-6.4: Where all can see them."""
    state = played(position("2 5", "4 4", bids="4x3"), "liar")
    assert [GAME.view(state, seat).aside for seat in (0, 1, None)] == [["2"]] * 3


def test_right_about_exact() -> None:
    """LD-6.5: Nobody loses anything, and where nothing more is agreed nobody gains anything either."""
    assert counts(played(position("3 4", "3", bids="2x3", exact="safe"), "exact")) == [2, 1]


def test_a_die_comes_back() -> None:
    """LD-6.5: Where so agreed, the caller takes back one die of those set aside."""
    state = played(position("3 4 5", "3", bids="2x3", exact="regain"), "exact")
    assert (counts(state), len(state.aside)) == ([3, 2], 1)


def test_never_more_than_at_the_beginning() -> None:
    """LD-6.5: Whoever has lost nothing gets nothing back, though others have lost dice."""
    state = played(position("3", "3 4", bids="2x3", exact="regain"), "exact")
    assert (counts(state), len(state.aside)) == ([1, 2], 1)
