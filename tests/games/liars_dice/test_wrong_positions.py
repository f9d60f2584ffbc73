"""Positions that somebody wrote: each mistake is said in one line, with the place."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.liars_dice import GAME
from tests.games.liars_dice.positions import played, position, position_data


def complaint(data: dict[str, Any]) -> str:
    """What is said of data that are no position."""
    with pytest.raises(Mistake) as mistake:
        GAME.from_data(data)
    return str(mistake.value)


def with_table(**changed: Any) -> dict[str, Any]:
    """Two players with two dice each, with something wrong on the table."""
    data = position_data("1 3", "2 2", bids="1x3")
    return {**data, "table": {**data["table"], **changed}}


def bid(seat: int, noun: str) -> dict[str, Any]:
    """An entry of the bids."""
    return {"seat": seat, "bid": noun}


SHOWN = {"dice": [["1", "3"], ["2", "2"]], "bidder": 0, "bid": "1x3", "caller": 1, "call": "liar"}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"cups": [["1", "3"]]}, "position.table.cups: should have 2 entries, not 1"),
        (
            {"cups": [["1", "7"], ["2", "2"]]},
            "position.table.cups[0][1]: there is no name '7'; choose 1, 2, 3, 4, 5 or 6",
        ),
        ({"cups": [[1, 3], ["2", "2"]]}, "position.table.cups[0][0]: should be a text, not 1"),
        ({"cups": [["1"], ["2", "2"]]}, "position: there are 3 dice under the cups and set aside; 4 were agreed on"),
        ({"aside": ["1"]}, "position: there are 5 dice under the cups and set aside; 4 were agreed on"),
        ({"cups": [["1"], ["2", "2", "2"]]}, "position: cup 1 holds more than the 2 dice of its player"),
        (
            {"cups": [[], ["2", "2"]], "aside": ["1", "1"]},
            "position: fewer than two players have dice, but the outcome is not given",
        ),
        ({"starter": 2}, "position.table.starter: should be from 0 to 1, not 2"),
        (
            {"bids": [bid(0, "1x7")]},
            "position.table.bids[0].bid: there is no name '1x7'; did you mean 1x6, 1x5 or 1x4?",
        ),
        ({"bids": [bid(1, "1x3")]}, "position: seat 1 could not bid 1x3: it was the turn of seat 0"),
        ({"bids": [bid(0, "1x3"), bid(1, "1x3")]}, "position: seat 1 could not bid 1x3: LD-3.4 forbids it"),
        ({"bids": [bid(0, "5x3")]}, "position: seat 0 could not bid 5x3: LD-3.3 forbids it"),
        (
            {"bids": [bid(0, "1x3"), bid(1, "1x4")]},
            "position: the agenda must be Round, LoseDice, LiftCups and the Bid of seat 0",
        ),
        ({"cup": []}, "position.table: there is no entry 'cup'; did you mean cups?"),
        (
            {"showdown": {**SHOWN, "wrong": 0}},
            "position.table.showdown.wrong: should be 1: that follows from the dice and the call",
        ),
        (
            {"showdown": {**SHOWN, "count": 1}},
            "position.table.showdown.count: should be 2: that follows from the dice and the call",
        ),
        (
            {"showdown": {**SHOWN, "call": "lie"}},
            "position.table.showdown.call: there is no name 'lie'; choose liar or exact",
        ),
    ],
)
def test_wrong_on_the_table(changed: dict[str, Any], said: str) -> None:
    """Dice, bids and showdowns that cannot be."""
    assert complaint(with_table(**changed)) == said


def test_bid_without_dice() -> None:
    """Who has no dice can neither have bid nor begin the round."""
    three = position_data("1 3", "", "2 2", bids="1x3")
    three["table"]["bids"].append(bid(1, "1x4"))
    assert complaint(three) == "position: seat 1 could not bid 1x4: it was the turn of seat 2"
    three["table"].update(bids=[], starter=1)
    assert complaint(three) == "position: seat 1 cannot begin the round: it has no dice"


def test_of_another_time_or_game() -> None:
    """A newer file, and one of another game, are known for what they are."""
    data = position_data("1", "2")
    assert "newer Fogbound" in complaint({**data, "fogbound": 99})
    assert "is of another game" in complaint({**data, "game": "chess"})


def test_settings_that_cannot_be() -> None:
    """A value is named with those that are right."""
    assert complaint(position_data("1", "2", wild="twos")) == (
        "position.settings: wild cannot be 'twos'; it is one of 'none', 'ones', 'sixes'"
    )


def test_wrong_end() -> None:
    """At the end the winner alone has dice, and nothing is left to be done."""
    over = GAME.data(played(position("5", "2", bids="2x5"), "liar"))
    assert complaint({**over, "agenda": [["Bid", 1]]}) == (
        "position: nothing can be left on the agenda of a game that is over"
    )
    over["outcome"]["winners"] = [0]
    assert complaint(over) == "position: the winner must be the only player who has dice"


def test_what_can_be_left_out() -> None:
    """Of the table only the cups must be given; who bids stands on the agenda."""
    data = position_data("1 3", "2 2")
    data["table"] = {"cups": data["table"]["cups"]}
    assert GAME.data(GAME.from_data(data))["table"]["starter"] == 0


def test_a_showdown_without_what_follows() -> None:
    """Count and loser follow from the dice and the call."""
    shown = GAME.from_data(with_table(showdown=SHOWN)).showdown
    assert shown is not None
    assert (shown.count, shown.wrong) == (2, 1)
