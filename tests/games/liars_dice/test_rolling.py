"""LD-2: rolling, and who sees what."""

from __future__ import annotations

from fogbound.core.chance import Scripted
from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import cups, numbers, played, position


def test_all_roll_at_the_beginning() -> None:
    """LD-2.1: Every die under a cup is rolled before the first bid."""
    state = GAME.setup(GAME.settings(2, dice=3, starter="first"), Scripted(numbers("5 1 3 2 6 2")))
    assert cups(state) == ["1 3 5", "2 2 6"]


def test_all_roll_again_in_the_next_round() -> None:
    """LD-2.1: In a later round those roll who still have dice, and no more dice than they have."""
    state = position("1 3", "", "2 4", bids="2x5", rolls="6 5 4", dice=2)
    assert cups(played(state, "liar")) == ["6", "", "4 5"]


def test_own_dice_alone_are_seen() -> None:
    """LD-2.2: A player sees the own dice, an onlooker none; how many there are is seen by all."""
    state = position("1 3 5", "2 2")
    own, others, nobodys = (GAME.view(state, seat).cups for seat in (0, 1, None))
    assert own == [{"count": 3, "cards": ["1", "3", "5"]}, {"count": 2, "cards": [None, None]}]
    assert others == [{"count": 3, "cards": [None, None, None]}, {"count": 2, "cards": ["2", "2"]}]
    assert nobodys == [{"count": 3, "cards": [None, None, None]}, {"count": 2, "cards": [None, None]}]


def test_own_dice_alone_are_told() -> None:
    """LD-2.2: All are told that dice were rolled, each player what lies under the own cup."""
    state = GAME.setup(GAME.settings(2, dice=1, starter="first"), Scripted([3, 4]))
    told = [[fact for _, fact in state.heard(seat)] for seat in (0, 1, None)]
    rolled = ("rolled", 0, 2)
    assert told == [[rolled, ("own_dice", 0, ["4"])], [rolled, ("own_dice", 1, ["5"])], [rolled]]
