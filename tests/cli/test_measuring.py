"""Tournaments, the benchmark and random play against the checks, as commands."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fogbound import arena, bench
from fogbound.cli import fuzzing
from fogbound.conformance import Fault
from fogbound.core.game import Game
from fogbound.core.settings import Settings
from tests.cli.terminal import Run

ARENA = ["arena", "liars_dice", "--seats", "scripted,random", "--games", "20", "--seed", "1", "--preset", "tiny"]


RUN = arena.run


def _run_here(*given: Any, **how: Any) -> arena.Result:
    """Play in this process."""
    return RUN(*given, **{**how, "workers": 1})


@pytest.fixture
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments in this process."""
    monkeypatch.setattr("fogbound.cli.comparing.tournaments.run", _run_here)


@pytest.mark.usefixtures("_here")
def test_a_tournament(run: Run) -> None:
    """Each player with games won, share and interval; the seed is said, so that it can be played again."""
    done = run(" ".join(ARENA))
    assert (done.status, done.err) == (0, "")
    assert "Liar’s Dice, 20 games, seed 1" in done.said
    assert "player won share 95 % interval scripted" in done.said
    assert run(" ".join(ARENA)).out == done.out


@pytest.mark.usefixtures("_here")
def test_a_tournament_as_data(run: Run) -> None:
    """In the form that programs rely on."""
    data = run(" ".join([*ARENA, "--json"])).data()
    assert list(data) == ["game", "games", "players"]
    assert (data["game"], data["games"]) == ("liars_dice", 20)
    assert [player["spec"] for player in data["players"]] == ["scripted", "random"]
    for player in data["players"]:
        assert list(player) == ["spec", "games", "wins", "share", "low", "high"]
        assert player["low"] <= player["share"] <= player["high"]


@pytest.mark.usefixtures("_here")
def test_everybody_against_everybody(run: Run, tmp_path: Path) -> None:
    """A tournament for each pair, ratings, all games in a file, and a picture."""
    saved, drawn = tmp_path / "games.json", tmp_path / "payoffs.svg"
    words = (
        "arena liars_dice --seats scripted,random --table 2 --games 8 --seed 1 --preset tiny --processes 1 --ratings"
    )
    done = run(f"{words} --save {saved} --svg {drawn}")
    assert (done.status, done.err) == (0, "")
    assert done.said.count("Liar’s Dice, 8 games, seed 1") == 2
    assert "Ratings by OpenSkill" in done.said
    assert len(json.loads(saved.read_text(encoding="utf-8"))["games"]) == 16
    assert "scripted among random" in drawn.read_text(encoding="utf-8")
    data = run(f"{words} --json").data()
    assert len(data["tournaments"]) == 2
    assert set(data["ratings"]) == {"scripted", "random"}


@pytest.mark.usefixtures("_here")
def test_a_player_of_ones_own_in_a_file(run: Run, tmp_path: Path) -> None:
    """Named by its file's stem; one that misplays is named with the number of games that it lost so."""
    mine = tmp_path / "mine.py"
    mine.write_text("from tests.bots.strangers import Failing\n\n\nclass Mine(Failing):\n    pass\n", encoding="utf-8")
    words = f"arena liars_dice --player {mine} --seats mine,random --games 4 --seed 1 --processes 1"
    done = run(words)
    assert f"{mine} lost 4 games by misplaying." in done.said
    assert "no dice, no chances" in done.said
    strict = run(f"{words} --strict")
    assert strict.status == 2
    assert "no dice, no chances" in strict.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--seats random,random --svg a.svg", "--svg draws what --table finds: say it too"),
        (
            "--seats random,scripted --table 2 --resume a.jsonl",
            "--resume is for one tournament; with --table there are several",
        ),
        (
            "--seats random,scripted --table 2 --sprt 0.6",
            "--sprt is for one tournament; with --table there are several",
        ),
        ("--seats random,random --save a.csv", "games are saved as .json or .parquet, not as .csv"),
        ("--seats random,random --player a.txt", "a player of your own is a file that ends with .py, not a.txt"),
        ("--seats random,random --player a.py", "nobody is seated as a: name it in --seats"),
        ("--seats a,random --player a.py", "the player 'a.py' cannot be loaded: there is no file a.py"),
        ("--seats random,random --sprt 0.4", "a share between the fair 0.5 and 1 can be hoped for, not 0.4"),
    ],
)
def test_what_cannot_be_asked_of_a_tournament(run: Run, words: str, said: str) -> None:
    """One line says what is wrong and what would be right."""
    done = run(f"arena liars_dice {words} --processes 1")
    assert (done.status, done.err) == (2, f"fogbound: {said}\n")


def test_a_tournament_in_a_process_of_its_own() -> None:
    """The program as it is installed, with as many workers as it likes."""
    command = [sys.executable, "-m", "fogbound", *ARENA, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    assert json.loads(done.stdout)["games"] == 20
    assert done.stderr == ""


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each measurement once."""
    monkeypatch.setattr("fogbound.cli.measuring.benchmark.report", partial(bench.report, rounds=1))


@pytest.mark.usefixtures("_short")
def test_the_benchmark(run: Run) -> None:
    """In words; and as data in the form that programs rely on."""
    done = run("bench liars_dice")
    assert (done.status, done.err) == (0, "")
    assert "million times a second" in done.said
    for what in ("decisions in random play", "choices in random play", "iterations of a search", "a scripted choice"):
        assert what in done.said
    assert "view as JSON" in done.said
    data = run("bench liars_dice --json").data()
    assert set(data) == {"loop_per_s", "compiled", "games"}
    assert {"decisions_per_s", "iterations_per_s", "choices_per_1000_loops", "clone_loops"} <= set(
        data["games"]["liars_dice"]
    )


@pytest.mark.usefixtures("_short")
def test_the_benchmark_against_another_build(run: Run, tmp_path: Path) -> None:
    """The build is measured by a program of its own, and how many times as fast it is stands in the report."""
    measured = {"decisions_per_1000_loops": 1e6, "clone_loops": 0.001}
    other = {"loop_per_s": 1, "compiled": True, "games": {"liars_dice": measured}}
    package = tmp_path / "build" / "fogbound"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(f"print({json.dumps(json.dumps(other))})", encoding="utf-8")
    data = run(f"bench liars_dice --json --against {tmp_path / 'build'}").data()
    assert data["against"] == other
    assert set(data["factors"]["liars_dice"]) == {"decisions", "clone"}
    assert data["factors"]["liars_dice"]["decisions"] > 1
    done = run(f"bench liars_dice --against {tmp_path / 'build'}")
    assert "compiled, this is so many times as fast: decisions" in done.said
    (package / "__main__.py").write_text("raise SystemExit('there is no game here')", encoding="utf-8")
    failed = run(f"bench liars_dice --against {tmp_path / 'build'}")
    assert failed.status == 2
    assert failed.err == f"fogbound: the build in {tmp_path / 'build'} cannot be measured: there is no game here\n"


class Tried:
    """Stands for the conformance checks: keeps what they were given, and finds what it is told to find."""

    def __init__(self, fault: Fault | None = None) -> None:
        self.given: list[tuple[str, dict[str, Any], int]] = []
        self.fault = fault

    def __call__(self, game: Game[Any], settings: Settings, seed: int) -> None:
        """One game put to the checks."""
        self.given.append((game.info.name, settings.data(), seed))
        if self.fault is not None:
            raise self.fault


def test_games_are_fuzzed_with_other_settings_and_seeds_each_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the time is over; the same seed tries the same."""
    tried, clock = Tried(), iter(range(0, 1000, 10))
    monkeypatch.setattr(fuzzing, "check_game", tried)
    monkeypatch.setattr(fuzzing, "monotonic", lambda: next(clock))
    done = run("fuzz liars_dice --minutes 2 --seed 5")
    assert done.status == 0
    assert f"liars_dice: {len(tried.given)} cases from seed 5 on. All promises were kept." in done.said
    assert len(tried.given) > 2
    assert [seed for _, _, seed in tried.given] == list(range(5, 5 + len(tried.given)))
    assert len({str(settings) for _, settings, _ in tried.given}) == len(tried.given)


def test_a_broken_promise_is_a_failure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said with all that is needed to see it again, the game is not tried again, and the exit status is 1."""
    tried = Tried(Fault("a die is lost"))
    monkeypatch.setattr(fuzzing, "check_game", tried)
    done = run("fuzz liars_dice --minutes 60 --seed 5")
    assert done.status == 1
    assert len(tried.given) == 1
    assert "a die is lost" in done.said
    data = run("fuzz liars_dice --minutes 60 --seed 5 --json")
    assert data.status == 1
    assert data.data() == {"seed": 5, "cases": {"liars_dice": 1}, "faults": ["a fault: a die is lost"]}


def test_the_real_checks_are_used(run: Run) -> None:
    """One case of Liar's Dice, which keeps its promises."""
    assert run("fuzz liars_dice --minutes 0 --seed 5 --json").data()["faults"] == []
