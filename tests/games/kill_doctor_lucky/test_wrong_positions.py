"""Positions that somebody wrote and that cannot be: one line says what is wrong, and where."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import ORIGINAL, position_data

ASKED: list[Any] = [["NextTurn"], ["DoctorWalks"], ["Settle"], ["MayFoil", 1]]


def table(**entries: Any) -> dict[str, Any]:
    """A good position with other entries on the table."""
    data = position_data("gallery kitchen kitchen", hands=("weapon_trowel F1", "F2"))
    data["table"].update(entries)
    return data


def attempt(agenda: list[Any] | None = None, more: dict[str, Any] | None = None, **entries: Any) -> dict[str, Any]:
    """An attempt of value 3 by the first guest, with other entries."""
    made = {"attacker": 0, "value": 3, **entries}
    return position_data(
        "gallery kitchen kitchen",
        hands=("F1", "move_foyer F2"),
        tokens="0 1 0",
        agenda=agenda or ASKED,
        table={"attempt": made, **(more or {})},
    )


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (table(pawns=["gallery", "kitchen"]), r"position.table.pawns: should have 3 entries, not 2"),
        (table(pawns=["gallery", "kitchn", "foyer"]), r"pawns\[1\]: there is no name 'kitchn'; did you mean kitchen"),
        (table(pawns=["gallery", None, "foyer"]), "pawn 1 is nowhere; that happens only in an escape"),
        (table(pawns=["gallery", "main_west_hall", "foyer"]), r"pawns\[1\]: there is no name 'main_west_hall'"),
        (table(doctor=None), "the Doctor is nowhere"),
        (table(closed_wings=["north"]), "there is no name 'north'; choose west or east"),
        (table(closed_wings=["west"]), "the closed wings are west; with these settings it should be none"),
        (position_data("gallery kitchen kitchen", closed="west"), "pawn 1 stands in kitchen, which is closed"),
        (position_data("gallery foyer foyer", "kitchen", closed="west"), "the Doctor is in kitchen, which is closed"),
        (
            table(hands=[["failure_bats"], [], ["failure_bats"]]),
            "the deck has 1 of failure_bats, and on the table there are 2",
        ),
        (table(hands=[["failure_1"], [], []]), "the deck has 0 of failure_1, and on the table there are 1"),
        (table(pile=[]), "the deck has 1 of move_armory, and on the table there are 0"),
        (position_data("gallery foyer foyer", removed="move_foyer"), "move_foyer cannot have been laid against"),
        (
            position_data("gallery foyer foyer", table={"covered": ["failure_bats"]}),
            "1 cards lie on closed rooms; it should be 0",
        ),
        (position_data("gallery foyer foyer", table={"cat": "foyer"}), "the cat is in the house, but pets is none"),
        (position_data("gallery foyer foyer", pets="dog"), "the dog is nowhere, but pets is dog"),
        (
            position_data("gallery foyer foyer", pets="dog", closed="west", table={"dog": "kitchen"}),
            "the dog is in kitchen, which is closed",
        ),
        (table(lights_out=True), "the lights are out, but cards are left in the pile"),
        (position_data("gallery foyer foyer", pile_count=0), "the pile is empty, but the lights are on"),
        (
            position_data("gallery foyer foyer", pile_count=0, deck_exhaustion="reshuffle", table={"lights_out": True}),
            "the lights are out, but here they stay on",
        ),
        (table(tokens=[0, -1, 0]), r"tokens\[1\]: should be 0 or more, not -1"),
        (table(doctor_tokens=1), "the Doctor has tokens only in an escape"),
        (table(points=2), "2 points come from cards, but no card was played"),
        (table(turns=240), "240 turns are over; the game ends after 240"),
        (table(turn=1), "seat 0 cannot have this turn: it is that of pawn 1"),
        (table(free_step=2), "free_step: should be from 0 to 1, not 2"),
        (table(weapon=["weapon_big_red_hammer"]), "the deck has 0 of weapon_big_red_hammer"),
        (
            position_data("gallery foyer foyer", table={"weapon": ["weapon_trowel"]}),
            "a weapon or cards against an attempt lie there, but there is no attempt",
        ),
        (attempt(more={"weapon": ["move_armory"]}), "move_armory is not a weapon"),
        (attempt(more={"weapon": ["weapon_trowel", "weapon_bad_cream"]}), "2 weapons are used in one attempt"),
        (attempt(agenda=[["TakeTurn", 0]]), "there is an attempt, but nobody is to answer it"),
        (position_data("gallery foyer foyer", agenda=ASKED), "an attempt is to be answered, but there is none"),
        (attempt(attacker=2), "pawn 2 cannot attack: it is the turn of pawn 0"),
        (attempt(attacker="doctor"), "the Doctor attacks in an escape, and there alone"),
        (attempt(victim=1), "guests are attacked in an escape, and there alone"),
        (attempt(agenda=[["Settle"], ["MayFoil", 0]]), "seat 0 is not asked about its own attempt"),
        (attempt(failure=3), "is not to be decided any more"),
        (attempt(laid=["failure_bats"]), "failure_bats is laid face down, but is not in the hand of seat 1"),
        (attempt(laid=["move_foyer"]), "move_foyer cannot be laid against an attempt"),
        (attempt(laid_tokens=2), "seat 1 cannot have laid 2 tokens"),
        (
            attempt(agenda=[["Settle"], ["ChooseWeapon", 0]], laid_tokens=1),
            "something is laid face down, but nobody is",
        ),
        (
            position_data("foyer - kitchen", variant="escape", hands=("", "F1"), agenda=[["TakeEscapeTurn", 0]]),
            "seat 1 is dead, and cannot have cards or tokens",
        ),
        (table(hat=1), "there is no entry 'hat'"),
        (position_data("gallery foyer foyer", agenda=[["TakeTurn", 3]]), "should be from 0 to 2, not 3"),
        (position_data("gallery foyer foyer", agenda=[["Rest", 0]]), "there is no step 'Rest'"),
        (
            position_data("gallery foyer foyer", **{**ORIGINAL, "hallways_are_free": True}),
            "hallways_are_free must be no",
        ),
    ],
)
def test_a_wrong_position(data: dict[str, Any], complaint: str) -> None:
    """What is wrong, where, and what would be right."""
    with pytest.raises(Mistake, match=complaint) as caught:
        GAME.from_data(data)
    assert "\n" not in str(caught.value)


def test_good_positions_are_read() -> None:
    """And what comes out is what was written."""
    for data in (table(), attempt(), attempt(laid=["failure_inexplicable"], laid_tokens=1)):
        written = GAME.data(GAME.from_data(data))["table"]
        assert {name: written[name] for name in data["table"] if name != "attempt"} == {
            name: value for name, value in data["table"].items() if name != "attempt"
        }
