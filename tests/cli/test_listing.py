"""Which games there are, what can be set, and their rules."""

from __future__ import annotations

import pytest

import fogbound
from fogbound.cli import listing
from fogbound.core import registry
from tests.cli.terminal import Run


def test_a_game_is_listed_with_all_that_can_be_chosen(run: Run) -> None:
    """Seats, time, players on offer, options with a sentence for each value, and presets."""
    said = run("games liars_dice").said
    assert "Liar’s Dice (liars_dice)" in said
    assert "2 to 6 players, usually 4; 5 to 15 minutes." in said
    assert "easy Knows the rules and the aim" in said
    assert "By the names that programs use: random, scripted" in said
    assert "--set wild=… dice that count as every face (LD-1.2) none every die counts as what it shows ones" in said
    assert "ones are wild (usual)" in said
    assert "quick three dice each, and a mistake costs what the bid was off" in said


def test_a_game_for_one_is_for_one(run: Run) -> None:
    """Nobody is told of 1 to 1 players."""
    assert "One player; " in run("games black_sonata").said


@pytest.mark.parametrize(
    ("compiled", "engine", "said"), [(False, "plain", "in plain Python"), (True, "compiled", "compiled")]
)
def test_the_engine_that_runs_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, compiled: bool, engine: str, said: str
) -> None:
    """Compiled or plain Python, in words and as data."""
    monkeypatch.setattr(listing, "compiled", lambda: compiled)
    assert f"The engine runs {said}." in run("games liars_dice").said
    assert run("games liars_dice --json").data()["engine"] == engine


def test_games_as_data(run: Run) -> None:
    """Enough to make a set-up page of."""
    (game,) = run("games liars_dice --json").data()["games"]
    assert game["name"] == "liars_dice"
    assert game["seats"] == {"fewest": 2, "most": 6, "usual": 4}
    assert game["options"]["dice"]["usual"] == 5
    assert set(game["options"]["wild"]["values"]) == {"none", "ones", "sixes"}
    assert game["presets"]["tiny"]["seats"] == 2
    assert "scripted" in game["players"]


def test_all_games_are_listed(run: Run) -> None:
    """Without names."""
    assert [game["name"] for game in run("games --json").data()["games"]] == list(fogbound.games())


def test_a_broken_game_does_not_hide_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named with what is wrong with it."""
    monkeypatch.setattr(
        listing, "broken", lambda: {"mumble": "the game mumble of a.b:GAME cannot be loaded: SyntaxError"}
    )
    done = run("games")
    assert done.status == 0
    assert "Cannot be played: the game mumble of a.b:GAME cannot be loaded: SyntaxError" in done.said
    assert "Liar’s Dice" in done.said
    assert run("games --json").data()["broken"] == {
        "mumble": "the game mumble of a.b:GAME cannot be loaded: SyntaxError"
    }


def test_rules_by_chapter_by_number_and_by_words(run: Run) -> None:
    """All of them, one, those of a chapter, or those with these words."""
    every = run("rules liars_dice").said
    assert all(rule in every for rule in fogbound.game("liars_dice").rules.paragraphs)
    assert run("rules liars_dice ld-3.4").said.startswith("Bidding LD-3.4 Each bid must be higher")
    assert "LD-3.1" in run("rules liars_dice LD-3").said
    assert "LD-4.1" not in run("rules liars_dice LD-3").said
    assert "LD-6.5" in run("rules liars_dice lost die").said


def test_rules_as_data(run: Run) -> None:
    """With the chapter, and whether only people at a real table can follow them."""
    (rule,) = run("rules liars_dice LD-9.1 --json").data()
    assert (rule["rule"], rule["chapter"], rule["at_the_table"]) == ("LD-9.1", "Table manners", True)


def test_help_names_every_command(run: Run) -> None:
    """`fogbound --help`, and the version."""
    done = run("--help")
    assert done.status == 0
    for command in ("serve", "backup", "play", "watch", "games", "rules", "replay", "check", "arena", "bench", "fuzz"):
        assert f" {command} " in done.said
    assert run("--version").said.startswith("fogbound ")
    assert registry.own_games()
