"""LD-5: lifting the cups, and which dice count."""

from __future__ import annotations

import pytest

from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import played, position


def count(wild: str, bid: str) -> int:
    """How many of 1 1 3 5 6 6 6 count for a bid when it is called."""
    state = played(position("1 3 6 6", "1 5 6", bids=bid, wild=wild), "liar")
    assert state.showdown is not None
    return state.showdown.count


def test_everybody_sees_all_dice() -> None:
    """LD-5.1: What lay under the cups is shown to players and onlookers, and told."""
    state = played(position("1 3", "2 2", bids="2x3"), "liar")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).showdown["dice"] == [["1", "3"], ["2", "2"]]
        assert ("lifted", 0, "2x3", 2, [["1", "3"], ["2", "2"]]) in [fact for _, fact in state.heard(seat)]


def test_everybody_was_shown_something() -> None:
    """LD-5.1: After the cups were lifted no earlier choice can be taken back."""
    state = position("1 3", "2 2", bids="2x3")
    before = [state.disclosed(seat) for seat in (0, 1, None)]
    played(state, "liar")
    assert all(state.disclosed(seat) > seen for seat, seen in zip((0, 1, None), before, strict=True))


@pytest.mark.parametrize(("face", "number"), [(1, 2), (2, 0), (3, 1), (4, 0), (5, 1), (6, 3)])
def test_dice_that_show_the_face(face: int, number: int) -> None:
    """LD-5.2: Where no face is wild, those dice count that show the face of the bid."""
    assert count("none", f"1x{face}") == number


@pytest.mark.parametrize(("face", "number"), [(2, 2), (3, 3), (5, 3), (6, 5)])
def test_wild_ones_count_as_well(face: int, number: int) -> None:
    """LD-5.3: Ones count as whatever was bid."""
    assert count("ones", f"1x{face}") == number


@pytest.mark.parametrize(("face", "number"), [(1, 5), (2, 3), (3, 4), (5, 4)])
def test_wild_sixes_count_as_well(face: int, number: int) -> None:
    """LD-5.3: So do sixes, where they are wild."""
    assert count("sixes", f"1x{face}") == number


@pytest.mark.parametrize(("wild", "bid", "number"), [("ones", "1x1", 2), ("sixes", "1x6", 3)])
def test_a_bid_on_the_wild_face(wild: str, bid: str, number: int) -> None:
    """LD-5.3: On a bid on the wild face only dice that show it count, and they count once."""
    assert count(wild, bid) == number
