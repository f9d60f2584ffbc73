"""LD-7: who begins the next round, and who is out."""

from __future__ import annotations

import pytest

from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import played, position


@pytest.mark.parametrize(("bid", "wrong"), [("1x5", 2), ("3x5", 1)])
def test_whoever_was_wrong_begins(bid: str, wrong: int) -> None:
    """LD-7.1: The caller of a true bid, or the bidder of a lie."""
    state = played(position("5 2", "2 3", "4 4", bids=bid, starter=1), "liar")
    assert GAME.actor(state) == wrong


def test_the_next_with_dice_begins() -> None:
    """LD-7.1: The bidder, wrong, has lost the last die; to the left an empty cup is passed over."""
    state = played(position("5 2", "3", "", "4 4", bids="4x5", starter=1), "liar")
    assert GAME.actor(state) == 3


def test_who_called_exact_rightly_begins() -> None:
    """LD-7.2: The caller begins, whoever had begun the round."""
    state = played(position("5 2", "2 3", "4 4", bids="1x5", starter=1, exact="safe"), "exact")
    assert GAME.actor(state) == 2


def test_out_of_the_game() -> None:
    """LD-7.3: Who has no dice left is not asked again, and has no dice to roll."""
    state = played(position("5 2", "3", "4 4", bids="4x5", starter=1), "liar")
    turns = {GAME.actor(state), GAME.actor(played(state, "bid 1x1")), GAME.actor(played(state, "bid 1x2"))}
    assert turns == {0, 2}
    assert GAME.view(state, 1).cups[1] == {"count": 0, "cards": []}
