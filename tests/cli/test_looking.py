"""Records and kept games: gone through in words, and verified."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Run


@pytest.fixture
def record(run: Run, folder: Path) -> Path:
    """A finished game of Ada against the scripted player, in which something was taken back."""
    line = "play liars_dice --seats you:Ada,scripted --set starter=first --set dice=2 --seed 2"
    run(line, ["1x1", "undo", *itertools.repeat("1", 30)])
    (path,) = (folder / "games").iterdir()
    return path


@pytest.fixture
def keyed(run: Run, folder: Path) -> Path:
    """A finished game whose chance came from a key."""
    run("play liars_dice --preset tiny", itertools.repeat("1"))
    (path,) = (folder / "games").iterdir()
    return path


def changed(path: Path, **entries: Any) -> Path:
    """The same file with other entries."""
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **entries}), encoding="utf-8")
    return path


def entries_of(path: Path) -> list[dict[str, Any]]:
    """What was chosen, and what chance decided."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["entries"]
    return found


def test_a_record_in_words(run: Run, record: Path) -> None:
    """Who played, what was agreed, each thing that happened with the number of its entry, and the end."""
    done = run(f"replay {record}")
    assert (done.status, done.err) == (0, "")
    assert "Ada and Agatha (scripted). 2 players, dice 2," in done.said
    assert "0 A new round with 4 dice. Ada begins. 1 Ada bids 1 one." in done.said
    assert "Ada takes a choice back." in done.said
    assert f"After entry {len(entries_of(record))} " in done.said
    assert "nobody else has dice left. Scores: Ada " in done.said


def test_a_record_over_somebodys_shoulder(run: Run, record: Path) -> None:
    """By name or number: that seat's own dice, and nobody else's."""
    onlooker, ada, agatha = (run(f"replay {record} {who}") for who in ("", "--seat ada", "--seat 1"))
    assert "You roll" not in onlooker.said
    assert "You roll" in ada.said
    assert "You bid 1 one." in ada.said
    assert "Ada bids 1 one." in agatha.said
    assert ada.said != agatha.said


def test_one_position_of_a_record(run: Run, record: Path) -> None:
    """After so many entries; before the first, at 0."""
    first = run(f"replay {record} --at 0 --seat Ada")
    assert "Before the first entry" in first.said
    assert "4 dice under all cups; ones are wild. You begin the round with a bid." in first.said
    assert "After entry 1 " in run(f"replay {record} --at 1").said
    beyond = run(f"replay {record} --at 999")
    assert (beyond.status, beyond.out) == (2, "")
    assert f"can be followed to entry {len(entries_of(record))}, not to entry 999" in beyond.err


def test_a_record_as_data(run: Run, record: Path) -> None:
    """Views of one seat, or of an onlooker, at every position or at one; never the positions themselves."""
    data = run(f"replay {record} --json").data()
    count = len(entries_of(record))
    assert (data["game"], data["players"], data["entries"]) == ("liars_dice", ["Ada", "scripted"], count)
    assert len(data["views"]) == count + 1
    assert {die for cup in data["views"][0]["cups"] for die in cup["cards"]} == {None}
    (view,) = run(f"replay {record} --json --at 0 --seat 0").data()["views"]
    assert None not in view["cups"][0]["cards"]
    assert set(view["cups"][1]["cards"]) == {None}


def test_a_record_that_goes_no_further(run: Run, record: Path) -> None:
    """By today's rules a choice cannot be made: all before it is told, then where and why; the exit status is 2."""
    entries = entries_of(record)
    entries[3]["choice"] = "bid 9x6"
    done = run(f"replay {changed(record, entries=entries)}")
    assert done.status == 2
    assert "After entry 3 " in done.said
    assert done.err.startswith("by today’s rules the record goes no further: entry 4: ")
    assert done.err.count("\n") == 1
    assert run(f"replay {record} --json").data()["divergence"].startswith("entry 4: ")
    assert "After entry 3 " in run(f"replay {record} --at 3").said
    assert run(f"replay {record} --at 4").status == 2


def test_a_record_that_cannot_even_be_set_up(run: Run, record: Path) -> None:
    """Chance had decided other things before the first choice."""
    done = run(f"replay {changed(record, setup=[])}")
    assert done.status == 2
    assert "the record goes no further: the set-up: " in done.err
    assert run(f"replay {record} --at 0").status == 2


def test_what_is_in_order(run: Run, record: Path) -> None:
    """One line and exit status 0: it replays, ends as it says, and all chance comes from its seed."""
    done = run(f"check {record}")
    assert (done.status, done.err) == (0, "")
    winner = "Ada" if json.loads(record.read_text(encoding="utf-8"))["outcome"]["winners"] == [0] else "Agatha"
    assert "is in order: Liar’s Dice, " in done.said
    assert f"won by {winner}; all chance comes from seed 2." in done.said


def test_honest_shuffles_are_proved_by_the_key(run: Run, keyed: Path) -> None:
    """The key is the one whose hash was shown, and every throw follows from it."""
    assert "all chance comes from the key whose hash was shown before the game." in run(f"check {keyed}").said
    origin = json.loads(keyed.read_text(encoding="utf-8"))["origin"]
    done = run(f"check {changed(keyed, origin={**origin, 'key': '0' * 64})}")
    assert done.status == 2
    assert "is not in order: the key is not the one whose hash was shown before the game" in done.err


def test_a_key_kept_back_is_no_fault(run: Run, keyed: Path) -> None:
    """What can be checked without it is checked, and the rest is said to be open."""
    origin = json.loads(keyed.read_text(encoding="utf-8"))["origin"]
    done = run(f"check {changed(keyed, origin={**origin, 'key': None})}")
    assert done.status == 0
    assert "chance can be checked when the key is shown." in done.said
    assert run(f"check {keyed} --json").data()["chance_checked"] is False


def test_chance_that_was_helped(run: Run, record: Path) -> None:
    """Dice that the seed does not give are found, and where."""
    data = json.loads(record.read_text(encoding="utf-8"))
    first, *rest = data["setup"]
    done = run(f"check {changed(record, setup=[(first + 1) % 6, *rest])}")
    assert done.status == 2
    assert "is not in order: the set-up: " in done.err
    assert done.err.count("\n") == 1


def test_an_end_that_was_helped(run: Run, record: Path) -> None:
    """Who has won follows from the choices."""
    outcome = json.loads(record.read_text(encoding="utf-8"))["outcome"]
    other = {**outcome, "winners": outcome["losers"], "losers": outcome["winners"]}
    done = run(f"check {changed(record, outcome=other)}")
    assert done.status == 2
    assert "is not in order: the end: " in done.err


def test_verdicts_as_data(run: Run, record: Path) -> None:
    """For programs; the exit status says the same."""
    good = run(f"check {record} --json")
    count = len(entries_of(record))
    assert good.data() == {
        "game": "liars_dice",
        "entries": count,
        "over": True,
        "in_order": True,
        "chance_checked": True,
        "differs": None,
    }
    bad = run(f"check {changed(record, setup=[])} --json")
    assert bad.status == 2
    assert bad.data()["in_order"] is False
    assert bad.data()["differs"].startswith("the set-up: ")


def test_a_kept_game_is_checked_with_its_position(run: Run, folder: Path) -> None:
    """It is not over; its position follows from its entries."""
    run("play liars_dice --seats you,scripted --set starter=first", ["1"])
    (path,) = (folder / "games").iterdir()
    done = run(f"check {path}")
    assert done.status == 0
    assert "not over yet; all chance comes from the key" in done.said
    assert run(f"replay {path}").status == 0
