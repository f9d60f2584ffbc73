"""LD-8: the end."""

from __future__ import annotations

from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import played, position


def test_the_last_with_dice_has_won() -> None:
    """LD-8.1: When the last opponent loses the last die, nothing is left to be done."""
    state = played(position("5", "", "2 2", bids="3x5"), "liar")
    assert state.outcome is not None
    assert state.outcome.data() == {"winners": [2], "losers": [0, 1], "scores": [-1, -1, 2], "reason": "last_with_dice"}
    assert GAME.actor(state) is None
    assert GAME.options(state) == []


def test_the_game_goes_on_while_two_have_dice() -> None:
    """LD-8.1: With two players left it is not over."""
    assert played(position("5 2", "3", "4 4", bids="4x5", starter=1), "liar").outcome is None


def test_scores() -> None:
    """LD-8.2: The winner of four scores three points, the others lose one each."""
    state = played(position("5", "", "", "2", bids="2x5"), "liar")
    assert state.outcome is not None
    assert state.outcome.scores == [-1, -1, -1, 3]
