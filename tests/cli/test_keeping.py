"""Nothing is lost: every choice is kept at once, and a game goes on as if it had never stopped."""

from __future__ import annotations

import itertools
import json
import signal
from pathlib import Path

import pytest

from fogbound.cli.table import undisturbed
from fogbound.core.mistakes import Mistake
from fogbound.server.folder import data_folder
from tests.cli.terminal import Run, choices, kept

TWO = "play liars_dice --seats you,scripted --set starter=first --seed 1"


def the_file(folder: Path) -> Path:
    """The one game in a data folder."""
    (path,) = (folder / "games").iterdir()
    return path


@pytest.mark.parametrize(("leaves", "status"), [("quit", 0), (EOFError, 0), (KeyboardInterrupt, 130)])
def test_who_leaves_can_go_on(run: Run, folder: Path, leaves: str | type[BaseException], status: int) -> None:
    """By a word, by the end of the input, by Ctrl-C: one line says where the game is, and it goes on from there."""
    left = run(TWO, ["2x1", leaves])
    path, before = the_file(folder), kept(folder)
    assert left.status == status
    assert left.err == f"The game is kept in {path}; fogbound play --resume goes on with it.\n"
    assert choices(folder)[0] == "bid 2x1"
    back = run("play --resume", ["undo", "2x2", leaves])
    assert "You bid 2 ones." in back.said
    assert choices(folder)[: len(before["entries"])] == [entry["choice"] for entry in before["entries"]]
    assert choices(folder)[len(before["entries"]) :][:2] == ["undo", "bid 2x2"]


def test_a_game_that_was_left_ends_as_one_that_was_not(run: Run, folder: Path) -> None:
    """The same seed and choices: leaving and going on changes nothing, neither dice nor computer players."""
    run(f"{TWO} --preset quick", itertools.repeat("1"))
    whole = kept(folder)
    the_file(folder).unlink()
    run(f"{TWO} --preset quick", ["1"])
    while kept(folder)["kind"] == "save":
        assert run("play --resume liars_dice", ["1", KeyboardInterrupt]).status in (0, 130)
    assert kept(folder) == whole


def test_ctrl_c_waits_until_a_choice_is_kept() -> None:
    """It is heeded, but not in the middle."""
    done = []

    def keep() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("kept")

    others = signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # whoever started the tests may have said otherwise
    try:
        with pytest.raises(KeyboardInterrupt):
            keep()
        assert done == ["kept"]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, others)


def test_a_finished_game_does_not_wait(run: Run, folder: Path) -> None:
    """Its file is a record now; `--resume` takes the last game that has not ended, and says so if there is none."""
    run("play liars_dice --preset tiny --seed 3", itertools.repeat("1"))
    none = run("play --resume")
    assert (none.status, none.out) == (2, "")
    assert none.err == f"fogbound: no game waits in {folder / 'games'}; fogbound play begins one\n"
    run(TWO, ["2x1"])
    run("play liars_dice --preset tiny --seed 3", itertools.repeat("1"))
    assert "2 players, dice 5" in run("play --resume").said


def test_the_game_goes_on_where_it_cannot_be_kept(run: Run, folder: Path) -> None:
    """A full disk is no reason to stop playing: it is said, and the next choice tries again."""
    away = folder.with_name("away")

    def gone() -> str:
        folder.rename(away)
        return "1x1"

    def back() -> str:
        away.rename(folder)
        return "undo"

    done = run(TWO, [gone, back, "1x2"])
    assert done.status == 0
    assert f"fogbound: cannot write {folder / 'games'}" in done.err
    assert choices(folder)[:4] == ["bid 1x1", choices(folder)[1], "undo", "bid 1x2"]


def test_a_player_that_fails_does_not_take_the_game_with_it(run: Run, folder: Path) -> None:
    """One line says what is wrong with the player, another where the game is."""
    done = run("play liars_dice --seats you,tests.cli.spying:Broken --set starter=first", ["1"])
    assert done.status == 2
    assert done.err.splitlines() == [
        f"The game is kept in {the_file(folder)}; fogbound play --resume goes on with it.",
        "fogbound: the player 'tests.cli.spying:Broken' cannot go on: the player is ill",
    ]
    assert choices(folder) == ["bid 1x1"]


def test_the_data_folder_is_the_usual_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where FOGBOUND_DATA names none: what the system says, below the person's home."""
    monkeypatch.delenv("FOGBOUND_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert data_folder() == tmp_path / "elsewhere" / "fogbound"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == tmp_path / ".local" / "share" / "fogbound"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "fogbound"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "fogbound"


def test_without_a_home_the_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some services run for nobody."""

    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.delenv("FOGBOUND_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(Mistake, match=r"no home folder .* FOGBOUND_DATA"):
        data_folder()


def test_two_games_of_one_second_have_two_files(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is written over the other."""
    monkeypatch.setattr("time.strftime", lambda *_: "2026-01-01-120000")
    run(TWO)
    run(TWO)
    assert sorted(path.name for path in (folder / "games").iterdir()) == [
        "liars_dice-2026-01-01-120000-2.json",
        "liars_dice-2026-01-01-120000.json",
    ]
    assert {json.loads(path.read_text(encoding="utf-8"))["kind"] for path in (folder / "games").iterdir()} == {"save"}
