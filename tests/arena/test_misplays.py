"""Players that fail, cheat or dawdle: named, counted as losses, and the rest is played."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fogbound
from fogbound import arena
from fogbound.arena import apart
from fogbound.bots import Misplay, Seated, play_game
from fogbound.core.players import Budget
from tests.conformance.planting import installed

GAME = fogbound.game("liars_dice")
FAILING = "tests.bots.strangers:Failing"


@pytest.mark.parametrize("bad", [FAILING, "tests.bots.strangers:Cheating"])
def test_a_misplay_is_a_loss(bad: str) -> None:
    """The other one has won, all games are played, and it is said who did what how often."""
    result = arena.run(GAME, GAME.settings(2), ["random", bad], 6, 1, workers=1)
    assert [player.wins for player in result.players] == [6, 0]
    assert result.misplays == {bad: 6}
    said = result.first_misplay()
    assert said is not None
    assert said.startswith(f"the player '{bad}'")
    assert "--seed " in said
    assert result.data()["misplays"] == {bad: 6}


@pytest.mark.parametrize(
    ("bad", "what"),
    [
        ("tests.bots.strangers:Brooding:20ms", "gave no answer in 0.2 s"),
        ("tests.bots.strangers:Vanishing", "has ended its process"),
        ("tests.bots.strangers:Babbling", "wrote where answers are written: 'hm'"),
    ],
)
def test_who_never_answers_holds_up_nobody(bad: str, what: str) -> None:
    """It is ended after ten times its time, whatever it catches; each game is lost, and all are played."""
    result = arena.run(GAME, GAME.settings(2), ["random", bad], 4, 1, workers=1)
    assert [player.wins for player in result.players] == [4, 0]
    assert result.misplays == {bad: 4}
    said = result.first_misplay()
    assert said is not None
    assert said.startswith(f"the player '{bad}' {what} (--seats ")


def test_who_has_no_time_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where nothing was said of time; and a player that is slow to be made has lost as well."""
    monkeypatch.setattr(apart, "PATIENCE", 0.001)
    result = arena.run(GAME, GAME.settings(2), ["random", "tests.bots.strangers:Careful"], 2, 1, workers=1)
    assert result.misplays == {"tests.bots.strangers:Careful": 2}


def test_who_plays_apart_plays_the_same() -> None:
    """It is shown the same there, and has the same random numbers."""
    wavering, settings = "tests.bots.strangers:Wavering", GAME.settings(3)
    result = arena.run(GAME, settings, ["scripted", wavering, wavering], 9, 1, workers=1)
    assert not result.misplays
    for row in result.rows():
        assert play_game(GAME, settings, row["seats"], row["seed"]).winners == row["won"]


def test_with_more_players_all_others_have_won() -> None:
    """Who is to blame is one, whoever would have won."""
    result = arena.run(GAME, GAME.settings(3), ["random", FAILING, "scripted"], 3, 1, workers=1)
    assert [player.wins for player in result.players] == [3, 0, 3]


def test_a_game_without_end_is_nobodys_win(tmp_path: Path) -> None:
    """No player alone is to blame."""
    with installed(tmp_path, "dice_without_end", [("catalogue.py", "longest=20_000", "longest=3")]) as game:
        result = arena.run(game, game.settings(2), ["scripted", "scripted"], 2, 1, workers=1)
    assert [player.wins for player in result.players] == [0, 0]
    assert result.misplays == {"nobody alone": 2}


class Dawdler:
    def __init__(self, clock: list[float]) -> None:
        self.clock = clock

    def choose(self, view: Any, budget: Budget, rng: Random) -> str:
        """Take eleven seconds."""
        self.clock[0] += 11
        return str(view.decision["options"][0])


@pytest.mark.parametrize(("seconds", "late"), [(1.0, True), (1.2, False), (None, False)])
def test_who_takes_ten_times_the_time_has_misplayed(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None, late: bool
) -> None:
    """A time that was given is meant; a number of worlds is not measured by the clock."""
    clock = [0.0]
    monkeypatch.setattr(import_module("fogbound.bots.seated"), "perf_counter", lambda: clock[0])
    player = Seated("slow:1s", Dawdler(clock), Budget(seconds=seconds), Random(1))
    view = GAME.view(GAME.setup(GAME.settings(2, starter="first"), 1), 0)
    if not late:
        assert player.choose(view) == view.decision["options"][0]
        return
    with pytest.raises(Misplay, match=r"^the player 'slow:1s' took 11.0 s for a choice, and was given 1 s$"):
        player.choose(view)
