"""Several people at one terminal: nothing that one was shown is left when another sits down."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from fogbound.cli import console
from tests.cli.terminal import Run, choices, kept

TABLE = "play liars_dice --seats you:Ada,you:Ben,scripted --set starter=first --seed 1"
BOTH = "play liars_dice --seats you:Ada,you:Ben --set starter=first --seed 1"
HIDDEN = "==== nothing is left on the screen ===="


@pytest.fixture(autouse=True)
def _screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line stands where the screen was made empty."""
    monkeypatch.setattr(console, "hide", lambda: console.say(HIDDEN))


def dice_of(folder: Path, seat: int) -> str:
    """What lies under a cup, as a person reads it."""
    cup: list[str] = kept(folder)["position"]["table"]["cups"][seat]
    return " ".join(cup)


def test_each_sees_their_own_dice_only(run: Run, folder: Path) -> None:
    """Screen by screen: Ada's, Ben's, Ada's again."""
    done = run(TABLE, ["", "1x1", "", "", "1x2", "", ""])
    ada, ben = dice_of(folder, 0), dice_of(folder, 1)
    first, second, third, last = done.out.split(HIDDEN)
    assert ada != ben
    assert f"You roll {ada}." in " ".join(first.split())
    assert f"You roll {ben}." in " ".join(second.split())
    assert "Ada bids 1 one." in second
    assert "Ben bids 1 two." in third
    for screen, other in ((first, ben), (second, ada), (third, ben)):
        assert other not in screen
    assert ada not in last
    assert ben not in last


def test_nobody_is_asked_before_the_screen_is_theirs(run: Run) -> None:
    """The first thing on a screen is a question by name; the hash of the key was there to be read before."""
    done = run(TABLE, ["", "1x1", "", ""])
    assert "Chance comes from seed 1." in done.out.split("Ada, press Enter when nobody else can see the screen.")[0]
    second = done.out.split(HIDDEN)[1].strip()
    assert second.startswith("Ben, press Enter when nobody else can see the screen.")


def test_who_gets_up_may_still_undo(run: Run, folder: Path) -> None:
    """Until the next person has sat down, and not after that."""
    done = run(BOTH, ["", "1x1", "undo", "1x3", "", "", "2x3", "", "", "undo"])
    assert choices(folder)[:3] == ["bid 1x1", "undo", "bid 1x3"]
    assert done.out.count("let Ben sit down; or type undo.") == 2
    assert done.out.count("let Ada sit down; or type undo.") == 1
    assert "Nothing can be taken back: another player has chosen since." in done.said


def test_after_something_was_shown_there_is_no_undo_to_offer(run: Run) -> None:
    """Ben has rightly called: the cups were lifted, and Ada begins."""
    done = run(BOTH, ["", "9x6", "", "", "liar", ""])
    assert "Press Enter, and let Ben sit down; or type undo." in done.out
    assert "Press Enter, and let Ada sit down. " in done.out


def test_the_end_is_looked_at_together(run: Run) -> None:
    """Both have one die: 2 sixes is called at once, and then nobody's view is told any more."""
    done = run("play liars_dice --seats you:Ada,you:Ben --preset tiny --seed 1", ["", "2x6", "", "", "liar", "", "1"])
    *_, end = done.out.split(HIDDEN)
    assert "You" not in end
    assert "The cups are lifted: Ada" in end
    assert "wins: nobody else has dice left." in end


def test_a_terminal_is_emptied_with_all_that_was_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen, what is above it, and the cursor goes home; where that is not understood, a page of empty lines."""
    monkeypatch.undo()
    shown = io.StringIO()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(console, "OUT", Console(file=shown, force_terminal=True, width=80, height=24))
    console.hide()
    assert shown.getvalue() == "\x1b[2J\x1b[3J\x1b[H"
    plain = io.StringIO()
    monkeypatch.setattr(console, "OUT", Console(file=plain, force_terminal=False, width=80, height=24))
    console.hide()
    assert plain.getvalue().count("\n") >= 24
