"""LD-1: what is agreed before the first round."""

from __future__ import annotations

import pytest

from fogbound.core.chance import Scripted
from fogbound.core.mistakes import Mistake
from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import counts, position


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("dice", range(1, 6))
def test_cups_and_dice(seats: int, dice: int) -> None:
    """LD-1.1: Two to six players have one to five dice each."""
    assert counts(GAME.setup(GAME.settings(seats, dice=dice), 1)) == [dice] * seats


def test_five_dice_are_usual() -> None:
    """LD-1.1: Where nothing else is said, each player has five."""
    assert counts(GAME.setup(GAME.settings(3), 1)) == [5, 5, 5]


@pytest.mark.parametrize("seats", [1, 7])
def test_too_few_or_too_many(seats: int) -> None:
    """LD-1.1: One player alone cannot play, and seven are too many."""
    with pytest.raises(Mistake, match=f"Liar’s Dice is for 2 to 6 players, not {seats}"):
        GAME.settings(seats)


def test_six_dice_each_are_too_many() -> None:
    """LD-1.1: Nobody has six dice."""
    with pytest.raises(Mistake, match="dice cannot be '6'; choose 1, 2, 3, 4, 5"):
        GAME.settings(2, dice=6)


@pytest.mark.parametrize(("wild", "count"), [("none", 1), ("ones", 2), ("sixes", 3)])
def test_which_face_is_wild(wild: str, count: int) -> None:
    """LD-1.2: The ones, the sixes, or none."""
    state = position("1 3 6 6", "2 2 4 4", bids="1x3", wild=wild)
    GAME.play(state, "liar")
    assert state.showdown is not None
    assert state.showdown.count == count


@pytest.mark.parametrize(("loss", "left"), [("one", 4), ("difference", 2)])
def test_what_a_mistake_costs(loss: str, left: int) -> None:
    """LD-1.3: One die, or as many as the bid was away from the truth."""
    state = position("3 3 3 3 3", "2 2 4 4 5", bids="2x3", loss=loss)
    GAME.play(state, "liar")
    assert counts(state) == [5, left]


@pytest.mark.parametrize(("exact", "dice"), [("safe", 2), ("regain", 3)])
def test_what_exact_brings(exact: str, dice: int) -> None:
    """LD-1.4: Nothing, or a lost die back."""
    state = position("3 3 4", "2 2", bids="2x3", exact=exact)
    GAME.play(state, "exact")
    assert counts(state) == [3, dice]


def test_exact_is_not_agreed_unless_said() -> None:
    """LD-1.4: Usually a bid can only be called a lie."""
    assert GAME.settings().word("exact") == "no"


def test_the_first_seat_begins() -> None:
    """LD-1.5: Where it is agreed, the player in the first seat begins, and chance only rolls the dice."""
    state = GAME.setup(GAME.settings(2, dice=1, starter="first"), Scripted([3, 4]))
    assert GAME.actor(state) == 0


@pytest.mark.parametrize("seat", range(3))
def test_chance_decides_who_begins(seat: int) -> None:
    """LD-1.5: Else chance decides, before dice are rolled."""
    state = GAME.setup(GAME.settings(3, dice=1), Scripted([seat, 3, 4, 5]))
    assert GAME.actor(state) == seat
