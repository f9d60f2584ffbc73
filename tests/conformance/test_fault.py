"""A fault is legible: it shows the first place where two things differ."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound.conformance import Fault, check_game
from fogbound.conformance.fault import difference, require_same


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (1, 2, "it is 1 in one and 2 in the other"),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": None}]}, "a[1].b is 2 in one and null in the other"),
        ({"a": 1}, {"a": 1, "b": [2]}, "b is absent in one and [2] in the other"),
        ([1, 2], [1, 2, 3], "it is [1,2] in one and [1,2,3] in the other"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, "the same entries in another order"),
        (1, True, "it is 1 in one and true in the other"),
        ({"a": "x" * 300}, {"a": ""}, f'a is "{"x" * 199}… in one and "" in the other'),
    ],
)
def test_the_first_difference_is_shown(one: Any, other: Any, said: str) -> None:
    """With the way to it and both values, and not too much of them."""
    assert difference(one, other) == said


def test_equal_data_are_no_fault() -> None:
    """A tuple and a list are one to JSON."""
    require_same({"a": (1, 2)}, {"a": [1, 2]}, "nothing")


def test_a_game_that_breaks_down_is_a_fault_with_its_cause() -> None:
    """What went wrong in the game's own code stays to be seen."""
    game = fogbound.game("liars_dice")
    settings = game.settings(2)
    settings.values["dice"] = "many"
    with pytest.raises(Fault, match=r"games_end \(liars_dice; 2 seats, dice many.*cannot be 'many'") as caught:
        check_game(game, settings, 1, ["games_end"])
    assert caught.value.__cause__ is not None
