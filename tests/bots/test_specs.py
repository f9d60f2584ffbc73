"""Which player a word means, and what is said about words that mean none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import fogbound
from fogbound.bots import levels, player, players, specs
from fogbound.bots.levels import level_name
from fogbound.bots.randomly import Randomly
from fogbound.bots.specs import NO_LIMIT, budget
from fogbound.core.mistakes import Mistake
from fogbound.games.liars_dice.scripted import Easy, Scripted
from tests.bots.strangers import Careful

GAME = fogbound.game("liars_dice")
SETTINGS = GAME.settings(2)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Stand in an empty folder, and forget afterwards what was imported from it."""
    known = set(sys.modules)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield tmp_path
    for name in set(sys.modules) - known:
        del sys.modules[name]


def mistake(spec: str) -> str:
    """Give what is said about a spec that means no player."""
    with pytest.raises(Mistake) as caught:
        player(GAME, SETTINGS, spec)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_players_name() -> None:
    """General players and the game's own are known by name, and made anew each time."""
    assert isinstance(player(GAME, SETTINGS, "random"), Randomly)
    assert isinstance(player(GAME, SETTINGS, "scripted"), Scripted)
    assert isinstance(player(GAME, SETTINGS, "scripted:easy"), Easy)
    assert isinstance(player(GAME, SETTINGS, "scripted:easy:200ms"), Easy)
    assert player(GAME, SETTINGS, "scripted") is not player(GAME, SETTINGS, "scripted")


def test_every_name_on_the_list_means_a_player() -> None:
    """The list holds nothing that is not there, on the smallest settings where all can play."""
    *names, own = players(GAME)
    assert own == "package.module:Class"
    for name in names:
        assert callable(player(GAME, GAME.settings(preset="tiny"), name).choose)


def test_a_player_of_other_people_is_made_with_the_game_and_its_settings() -> None:
    """A class in any module that can be imported."""
    made = player(GAME, SETTINGS, "tests.bots.strangers:Careful")
    assert isinstance(made, Careful)
    assert made.game is GAME
    assert made.settings is SETTINGS


@pytest.mark.parametrize(
    ("spec", "worlds", "seconds"),
    [
        ("tests.bots.strangers:Careful", 100, None),
        ("tests.bots.strangers:Careful:500", 500, None),
        ("tests.bots.strangers:Careful:200ms", NO_LIMIT, 0.2),
        ("scripted:2s", NO_LIMIT, 2),
    ],
)
def test_a_number_after_the_name_is_the_budget(spec: str, worlds: int, seconds: float | None) -> None:
    """So many worlds, or a time; the name means the same player."""
    assert callable(player(GAME, SETTINGS, spec).choose)
    assert (budget(GAME, spec).worlds, budget(GAME, spec).seconds) == (worlds, seconds)


@pytest.mark.parametrize("spec", ["", ":", "nobody", "a b:C", "nowhere_:C"])
def test_an_unknown_name_is_answered_with_those_that_can_be_given(spec: str) -> None:
    """Whoever mistypes is told what there is."""
    assert mistake(spec).startswith(
        f"there is no player {spec!r}; choose easy, normal, hard, random, scripted, scripted:easy, search, cfr or"
    )


def test_a_misspelt_name_is_answered_with_the_nearest() -> None:
    """A letter too few, or a budget that is none."""
    assert mistake("search:-1") == "there is no player 'search:-1'; did you mean search?"
    assert mistake("scriptd") == "there is no player 'scriptd'; did you mean scripted or scripted:easy?"


def test_a_player_in_this_folder(folder: Path) -> None:
    """One's own file needs not be installed."""
    (folder / "my_first_player.py").write_text("from tests.bots.strangers import Careful as Mine\n", encoding="utf-8")
    assert isinstance(player(GAME, SETTINGS, "my_first_player:Mine"), Careful)


@pytest.mark.parametrize("spec", ["mine.py", "mine.py:Mine", "./mine.py:500"])
def test_a_player_in_a_file(folder: Path, spec: str) -> None:
    """The one class there that can choose, or the one that is named."""
    source = "from tests.bots.strangers import Careful\n\n\nclass Mine(Careful):\n    pass\n"
    (folder / "mine.py").write_text(source, encoding="utf-8")
    assert type(player(GAME, SETTINGS, spec)).__name__ == "Mine"


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gone.py", "the player 'gone.py' cannot be loaded: there is no file gone.py"),
        ("both.py", "both.py has Ann and Ben to choose; say both.py:Class"),
        ("none.py", "none.py has no class to choose; say none.py:Class"),
        ("both.py:Anna", "there is no player in both.py, 'Anna'; did you mean Ann?"),
        ("bad.py", "the player 'bad.py' cannot be loaded: ZeroDivisionError: division by zero"),
    ],
)
def test_a_file_in_which_no_player_is_found(folder: Path, spec: str, said: str) -> None:
    """It is said why, and what would do."""
    one = "class {}:\n    def choose(self, *_):\n        pass\n"
    (folder / "both.py").write_text(one.format("Ann") + one.format("Ben"), encoding="utf-8")
    (folder / "none.py").write_text("from tests.bots.strangers import Careful\n", encoding="utf-8")
    (folder / "bad.py").write_text("1 / 0\n", encoding="utf-8")
    assert mistake(spec) == said


def test_a_player_of_an_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is known by the name of its entry point."""
    point = EntryPoint("stranger", "tests.bots.strangers:Careful", specs.ENTRY_POINTS)
    monkeypatch.setattr(specs, "_installed", lambda: {"stranger": point})
    assert isinstance(player(GAME, SETTINGS, "stranger:7"), Careful)
    assert budget(GAME, "stranger:7").worlds == 7
    assert "stranger" in players(GAME)


def test_levels_are_players_with_a_sentence() -> None:
    """Every game names each of its own players, the last one hard; a level means its player and that one's budget."""
    for game in fogbound.games().values():
        found = levels(game)
        assert [level.name for level in found if level.name in {"easy", "normal", "hard"}] == ["easy", "normal", "hard"]
        assert found[-1].name == "hard"
        assert {level_name(game, name) for name in game.players} <= {level.name for level in found}
        for level in found:
            assert level.sentence.endswith(".")
            made = player(game, game.settings(), level.name)
            assert type(made) is type(player(game, game.settings(), level.spec))
    assert budget(GAME, "hard").seconds == 0.9
    assert levels(GAME)[0].data()["player"] == "scripted:easy"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def Mine(:\n", "SyntaxError: invalid syntax (broken_player.py, line 1)"),
        ("import surely_not_there\n", "ModuleNotFoundError: No module named 'surely_not_there'"),
        ("raise SystemExit('bye')\n", "SystemExit: bye"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("", "AttributeError: module 'broken_player' has no attribute 'Mine'"),
    ],
)
def test_a_player_that_cannot_be_loaded(folder: Path, code: str, said: str) -> None:
    """Whatever is wrong in other people's code is said in one line."""
    (folder / "broken_player.py").write_text(code, encoding="utf-8")
    assert mistake("broken_player:Mine") == f"the player 'broken_player:Mine' cannot be loaded: {said}"


def test_a_player_that_cannot_be_made() -> None:
    """It is said how it was called."""
    said = mistake("tests.bots.strangers:Studious")
    assert "cannot be made by Studious(game, settings): TypeError" in said
    assert "opening_book" in said


def test_what_cannot_choose_is_no_player() -> None:
    """It is said what is missing."""
    assert mistake("tests.bots.strangers:Mute").endswith("has no method choose(view, budget, rng)")
