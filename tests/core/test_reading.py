"""Reading data that people may have written: what is wrong is said with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.core.reading import Reading

DATA = {"cups": [{"dice": ["one", "six"]}, {"dice": []}], "round": 3, "over": False, "starter": "Ada"}


def test_good_data_are_read() -> None:
    """Every kind of data comes out as what it is."""
    game = Reading(DATA, "game")
    dice = game.field("cups").items(2)[0].field("dice")
    assert dice.where == "game.cups[0].dice"
    assert dice.cards(["one", "two", "six"]) == [0, 2]
    assert game.field("round").number(1, 9) == 3
    assert game.field("over").flag() is False
    assert game.field("starter").text() == "Ada"
    assert game.field("starter").one_of(["Bob", "Ada"]) == 1
    assert game.maybe("names", []).items() == []
    assert list(game.fields("cups", "round", "over", "starter")) == list(DATA)


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda r: r.field("cups").fields(), "game.cups: should be an object, not a list"),
        (lambda r: r.fields("cup", "round"), "game: there is no entry 'cups'; did you mean cup?"),
        (lambda r: r.field("cup"), "game: 'cup' is missing"),
        (lambda r: r.items(), "game: should be a list, not an object"),
        (lambda r: r.field("cups").items(3), "game.cups: should have 3 entries, not 2"),
        (lambda r: r.field("round").number(4), "game.round: should be 4 or more, not 3"),
        (lambda r: r.field("round").number(1, 2), "game.round: should be from 1 to 2, not 3"),
        (lambda r: r.field("over").number(0), "game.over: should be a whole number 0 or more, not false"),
        (lambda r: r.field("round").flag(), "game.round: should be true or false, not 3"),
        (lambda r: r.field("round").text(), "game.round: should be a text, not 3"),
        (lambda r: r.maybe("names").text(), "game.names: should be a text, not nothing"),
        (lambda r: r.field("starter").flag(), "game.starter: should be true or false, not the text 'Ada'"),
        (lambda r: r.field("starter").one_of(["Bob"]), "game.starter: there is no name 'Ada'; choose Bob"),
        (
            lambda r: r.field("cups").items()[0].field("dice").cards(["one"]),
            "game.cups[0].dice[1]: there is no name 'six'; choose one",
        ),
    ],
)
def test_bad_data_are_refused(read: Callable[[Reading], Any], message: str) -> None:
    """The place stands first, then what should be there and what is."""
    with pytest.raises(Mistake) as caught:
        read(Reading(DATA, "game"))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("data", "words"),
    [(1.5, "1.5"), (True, "true"), ("a\nb", r"the text 'a\\nb'"), ([], "a list"), ({}, "an object"), ((), "a tuple")],
)
def test_any_data_have_a_name(data: Any, words: str) -> None:
    """Whatever a program hands in, its kind can be said, in one line."""
    with pytest.raises(Mistake, match=f"^x: should be a whole number 0 or more, not {words}$"):
        Reading(data, "x").number(0)
