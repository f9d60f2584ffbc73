"""LD-3: bids."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import offered, played, position


def refused(text: str, *cups: str, bids: str = "") -> str | None:
    """The rule that forbids a choice now."""
    refusal = GAME.why_not(position(*cups, bids=bids), GAME.vocabulary.named(text))
    return None if refusal is None else refusal.rule


def test_the_starter_begins() -> None:
    """LD-3.1: Whoever begins the round must bid."""
    state = position("1", "2", "3", starter=1)
    assert GAME.actor(state) == 1
    assert all(choice.startswith("bid ") for choice in offered(state))


def test_turns_go_to_the_left() -> None:
    """LD-3.1: After the last seat it is the first one's turn again."""
    state = position("1", "2", "3", starter=1)
    turns = [GAME.actor(played(state, bid)) for bid in ("bid 1x1", "bid 1x2", "bid 1x3")]
    assert turns == [2, 0, 1]


def test_turns_pass_over_empty_cups() -> None:
    """LD-3.1: Who has no dice is not asked."""
    state = position("1", "", "3", "", starter=2)
    assert [GAME.actor(played(state, bid)) for bid in ("bid 1x1", "bid 1x2")] == [0, 2]


def test_a_bid_claims_at_least_so_many() -> None:
    """LD-3.2: More dice than were bid do not make it a lie."""
    state = played(position("3 3 3", "2 2 2", bids="2x3"), "liar")
    assert state.showdown is not None
    assert state.showdown.wrong == 1


def test_no_more_than_all_dice() -> None:
    """LD-3.3: With three dice nobody can bid four."""
    assert offered(position("1 3", "2"))[-1] == "bid 3x6"
    assert refused("bid 3x6", "1 3", "2") is None
    assert refused("bid 4x1", "1 3", "2") == "LD-3.3"


def test_more_dice_of_any_face() -> None:
    """LD-3.4: Three ones are higher than two sixes."""
    assert refused("bid 3x1", "1 1", "2 2", bids="2x6") is None


def test_the_same_number_of_a_higher_face() -> None:
    """LD-3.4: Two fives are higher than two fours; two fours again and two threes are not."""
    assert offered(position("1 1", "2 2", bids="2x4"))[0] == "bid 2x5"
    assert refused("bid 2x4", "1 1", "2 2", bids="2x4") == "LD-3.4"
    assert refused("bid 2x3", "1 1", "2 2", bids="2x4") == "LD-3.4"
    assert refused("bid 1x6", "1 1", "2 2", bids="2x4") == "LD-3.4"


BIDS_OF_FOUR_DICE = st.tuples(st.integers(1, 4), st.integers(1, 6))


@given(BIDS_OF_FOUR_DICE, BIDS_OF_FOUR_DICE)
def test_number_first_then_face(last: tuple[int, int], bid: tuple[int, int]) -> None:
    """LD-3.4: A bid is offered if its number, or for the same number its face, is greater, and else refused."""
    state = position("1 1", "2 2", bids="{}x{}".format(*last))
    text = "bid {}x{}".format(*bid)
    assert (text in offered(state)) == (bid > last) == (GAME.why_not(state, GAME.vocabulary.named(text)) is None)


def test_bids_stay_in_mind() -> None:
    """LD-3.5: All bids of the round are in everybody's view, the last one last; the next round begins without any."""
    state = position("1 1", "2 2", bids="1x2 2x1 2x5")
    said = [{"seat": 0, "bid": "1x2"}, {"seat": 1, "bid": "2x1"}, {"seat": 0, "bid": "2x5"}]
    assert [GAME.view(state, seat).bids for seat in (0, 1, None)] == [said] * 3
    assert GAME.view(played(state, "liar"), None).bids == []
