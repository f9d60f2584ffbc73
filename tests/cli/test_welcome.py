"""`fogbound play` alone: a few questions, each with an answer ready, and then the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Run, choices, kept

GAME = "Liar’s Dice"


def test_enter_is_an_answer_to_everything(run: Run, folder: Path) -> None:
    """The usual game, with one person."""
    done = run("play", [GAME, "", "", "", "", "quit"])
    assert done.status == 0
    assert kept(folder)["players"] == ["Guest", "scripted", "scripted", "scripted"]
    assert "fogbound play liars_dice --preset usual --seats you,scripted,scripted,scripted begins the same" in done.said


def test_all_can_be_chosen(run: Run, folder: Path) -> None:
    """Every option, how many, who sits here, and who the others are; by number, by name, or by how it begins."""
    done = run("play", ["liar", "own", "2", "six", "", "regain", "first", "4", "Ada, Ben", "random", "", "quit"])
    assert done.status == 0
    saved = kept(folder)
    assert saved["players"] == ["Ada", "Ben", "random", "random"]
    assert saved["settings"] == {
        "seats": 4, "dice": 2, "wild": "sixes", "loss": "one", "exact": "regain", "starter": "first"
    }  # fmt: skip
    begins = (
        "--set dice=2 --set wild=sixes --set exact=regain --set starter=first --seats you:Ada,you:Ben,random,random"
    )
    assert f"fogbound play liars_dice {begins} begins the same at once." in done.said


def test_what_cannot_be_is_asked_again(run: Run, folder: Path) -> None:
    """One question at a time, until the answer can be followed."""
    typed = ["99", "unicorn", GAME, "hard", "quick", "many", "7", "2", "A,B,C", "Ada,Ada", "Ada", "scriptd", "random"]
    done = run("play", [*typed, "quit"])
    assert kept(folder)["players"] == ["Ada", "random"]
    assert done.said.count("Type a number from 1 to ") == 3
    assert done.said.count("Type a number from 2 to 6, or nothing.") == 2
    assert "There are 2 seats for 3 people." in done.said
    assert "Two players are called Ada;" in done.said
    assert "There is no player 'scriptd'; did you mean scripted or scripted:easy?" in done.said


def test_the_last_game_is_offered_first(run: Run, folder: Path) -> None:
    """Enter goes on with it."""
    run("play liars_dice --seats you,scripted --set starter=first", ["1x1"])
    done = run("play", ["", "liar"])
    assert "1) Go on with Liar’s Dice, last played " in done.said
    assert "liar" in choices(folder)


@pytest.mark.parametrize(("leaves", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_who_wants_nothing_leaves(run: Run, folder: Path, leaves: type[BaseException], status: int) -> None:
    """At any question; nothing was begun."""
    for answered in ([], [GAME], [GAME, "quick", "3"]):
        done = run("play", [*answered, leaves])
        assert (done.status, done.err) == (status, "")
    assert list((folder / "games").iterdir()) == []
