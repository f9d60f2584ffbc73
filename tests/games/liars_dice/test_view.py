"""What a seat knows, in one number, and worlds that fit it."""

from __future__ import annotations

from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import played, position


def test_hidden_dice_do_not_change_the_key() -> None:
    """Two positions that differ in what is under another's cup are one to this seat, and two to that one."""
    one, other = position("1 3", "2 2", bids="1x3"), position("1 3", "4 6", bids="1x3")
    assert GAME.key(one, 0) == GAME.key(other, 0)
    assert GAME.key(one, 1) != GAME.key(other, 1)


def test_the_key_tells_who_was_wrong() -> None:
    """The last showdown counts with its players, even where dice, bid and call were the same."""
    here, there = (
        played(position("1 3", "2 2", "4 4", bids=bids, rolls="1 1 1 1 1"), "liar") for bids in ("2x3", "1x3 2x3")
    )
    assert GAME.view(here, 0).showdown["caller"] == 1
    assert GAME.view(there, 0).showdown["caller"] == 2
    assert GAME.key(here, 0) != GAME.key(there, 0)


def test_a_world_that_fits() -> None:
    """Own dice, numbers of dice, bids and the last showdown are kept; hidden dice are rolled anew, all faces alike."""
    view = GAME.view(played(position("1 3", "2 2", "4 4 4", bids="3x3"), "liar", "bid 1x2"), 0)
    worlds = [GAME.sample(view, seed) for seed in range(600)]
    assert all(GAME.view(world, 0) == view for world in worlds)
    rolled = [die for world in worlds for die in world.cups[1].cards]
    assert all(150 < rolled.count(face) < 250 for face in range(6))


def test_unseen_dice_are_counted() -> None:
    """What a seat does not see are the dice of the others; an onlooker sees none."""
    state = position("1 3", "2 2", "4 4 4")
    assert [GAME.unseen(GAME.view(state, seat))["dice"] for seat in (0, 2, None)] == [5, 4, 7]
