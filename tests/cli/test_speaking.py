"""Computer players that say something, in the terminal: in a copy of Liar's Dice that has statements."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import Run, kept
from tests.conformance.planting import installed
from tests.conformance.test_planted_faults import SAYING

NAME = "speaking_in_terminal"


@pytest.fixture(autouse=True)
def _game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Have the copy, whose player says that it is sure, once two bids are made."""
    with installed(tmp_path_factory.mktemp("installed"), NAME, SAYING):
        yield


def test_what_computer_players_say_is_told(run: Run) -> None:
    """To who watches, before the choice that follows."""
    said = run(f"watch {NAME} --seats scripted,scripted --set dice=3 --set starter=first --seed 2").said
    assert "says: “I am sure.”" in said
    assert said == run(f"watch {NAME} --seats scripted,scripted --set dice=3 --set starter=first --seed 2").said


def test_it_is_told_to_who_plays_and_kept(run: Run, folder: Path) -> None:
    """As a person's statement is; the record replays with it."""
    line = f"play {NAME} --seats you:Ada,scripted,scripted --set dice=3 --set starter=first --seed 2"
    done = run(line, ["bid 1x1", "quit"])
    assert "Basil says: “I am sure.”" in done.said
    entries = kept(folder)["entries"]
    assert [entry.get("said", "") for entry in entries][:4] == ["", "", "sure", ""]
    (path,) = (folder / "games").iterdir()
    assert run(f"check {path}").status == 0
