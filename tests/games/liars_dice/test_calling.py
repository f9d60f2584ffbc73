"""LD-4: calling the last bid."""

from __future__ import annotations

import pytest

from fogbound.core.refusals import NotOffered
from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import offered, played, position


def test_a_bid_can_be_called() -> None:
    """LD-4.1: Instead of bidding higher one may call the last bidder a liar."""
    assert offered(position("1", "2", bids="2x5")) == ["bid 2x6", "liar"]


def test_nothing_to_call() -> None:
    """LD-4.1: Whoever begins a round has nothing to call."""
    with pytest.raises(NotOffered, match="there is no bid yet") as refused:
        played(position("1", "2", exact="safe"), "liar")
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "LD-4.1"


def test_exact_must_be_agreed() -> None:
    """LD-4.2: A bid can be called exact where that was agreed."""
    assert offered(position("1", "2", bids="2x5", exact="safe")) == ["bid 2x6", "liar", "exact"]
    with pytest.raises(NotOffered, match="it was agreed") as refused:
        played(position("1", "2", bids="2x5"), "exact")
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "LD-4.2"


def test_nothing_to_call_exact() -> None:
    """LD-4.1: Nor can what was not bid be called exact."""
    with pytest.raises(NotOffered, match="there is no bid yet"):
        played(position("1", "2", exact="safe"), "exact")


def test_the_highest_bid_can_only_be_called() -> None:
    """LD-4.3: Nothing is higher than all dice showing sixes; everybody can see what must follow."""
    state = position("1", "2", bids="2x6")
    pending = GAME.decision(state)
    assert pending is not None
    assert offered(state) == ["liar"]
    assert pending.forced(state) is GAME.vocabulary.named("liar")


@pytest.mark.parametrize(("bids", "exact"), [("2x5", "no"), ("2x6", "safe"), ("", "no")])
def test_nothing_is_forced_while_there_is_a_choice(bids: str, exact: str) -> None:
    """LD-4.3: Where the highest bid can also be called exact, or another bid be made, the player is asked."""
    state = position("1", "2", bids=bids, exact=exact)
    pending = GAME.decision(state)
    assert pending is not None
    assert pending.forced(state) is None
