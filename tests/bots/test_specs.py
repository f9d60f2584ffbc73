"""Which player a word means, and what is said about words that mean none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fogbound
from fogbound.bots import player, players
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
    assert (budget(spec).worlds, budget(spec).seconds) == (worlds, seconds)


@pytest.mark.parametrize("spec", ["", ":", "nobody", "serch:500", "search:-1", "a b:C", "./bot.py:C", "nowhere_:C"])
def test_an_unknown_name_is_answered_with_those_that_can_be_given(spec: str) -> None:
    """Whoever mistypes is told what there is."""
    assert mistake(spec).startswith(
        f"there is no player {spec!r}; choose random, scripted, scripted:easy, cfr or package.module:Class"
    )


def test_a_misspelt_name_is_answered_with_the_nearest() -> None:
    """A letter too few."""
    assert mistake("scriptd") == "there is no player 'scriptd'; did you mean scripted or scripted:easy?"


def test_a_player_in_this_folder(folder: Path) -> None:
    """One's own file needs not be installed."""
    (folder / "my_first_player.py").write_text("from tests.bots.strangers import Careful as Mine\n", encoding="utf-8")
    assert isinstance(player(GAME, SETTINGS, "my_first_player:Mine"), Careful)


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
