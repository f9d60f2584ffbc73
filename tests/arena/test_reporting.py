"""What is made of results: rows in files, ratings, and a picture of who beats whom."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fogbound
from fogbound import arena
from fogbound.arena.result import Result
from fogbound.bots import play_game
from fogbound.core.mistakes import Mistake

GAME = fogbound.game("liars_dice")
SETTINGS = GAME.settings(2, dice=2)


@pytest.fixture(scope="module")
def result() -> Result:
    """Play a short tournament."""
    return arena.run(GAME, SETTINGS, ["scripted", "random"], 12, 5, workers=1)


def test_every_game_is_a_row_that_can_be_seen_again(result: Result) -> None:
    """With its seed and seats the game ends as the row says."""
    rows = result.rows()
    assert len(rows) == 12
    for row in rows[:4]:
        assert play_game(GAME, SETTINGS, row["seats"], row["seed"]).winners == row["won"]
    assert sum("scripted" in {row["seats"][seat] for seat in row["won"]} for row in rows) == result.players[0].wins


def test_games_are_saved_as_json(result: Result, tmp_path: Path) -> None:
    """The result and all rows."""
    arena.save([result], tmp_path / "games.json")
    found = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert found["tournaments"] == [result.data()]
    assert found["games"] == [{"game_name": "liars_dice", **row} for row in result.rows()]


def test_games_are_saved_as_parquet(result: Result, tmp_path: Path) -> None:
    """The same rows."""
    parquet = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
    arena.save([result], tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.to_pylist() == [{"game_name": "liars_dice", **row} for row in result.rows()]


def test_other_kinds_of_files_are_refused(result: Result, tmp_path: Path) -> None:
    """It is said which there are."""
    with pytest.raises(Mistake, match=r"^games are saved as .json or .parquet, not as .csv$"):
        arena.save([result], tmp_path / "games.csv")


def test_the_stronger_player_is_rated_higher(result: Result) -> None:
    """Best first, and less unsure than at the beginning."""
    rated = arena.ratings([result])
    assert list(rated) == ["scripted", "random"]
    assert rated["scripted"]["mean"] > 25 > rated["random"]["mean"]
    assert rated["scripted"]["unsure"] < 25 / 3


def test_everybody_meets_everybody() -> None:
    """One of the row among others of the column, drawn with its share in each square."""
    specs = ["scripted", "scripted:easy", "random"]
    found = arena.payoffs(GAME, GAME.settings(3, dice=1), specs, 3, 1, workers=1)
    assert list(found) == [(row, column) for row in specs for column in specs if row != column]
    assert found["random", "scripted"].plan.specs == ["random", "scripted", "scripted"]
    drawn = arena.picture(found).svg()
    for (row, column), cell in found.items():
        assert f"{row} among {column}: {cell.players[0].share:.0%}" in drawn
        assert f"{cell.players[0].share:.1%}" in drawn


@pytest.mark.parametrize(
    ("name", "seats", "specs", "said"),
    [
        ("liars_dice", 2, ["random"], "at least two players are compared, each named once"),
        ("liars_dice", 2, ["random", "random"], "at least two players are compared, each named once"),
        ("black_sonata", 1, ["random", "strong"], "Black Sonata is played alone: nobody meets anybody"),
    ],
)
def test_what_cannot_be_compared(name: str, seats: int, specs: list[str], said: str) -> None:
    """It is said why."""
    game = fogbound.game(name)
    with pytest.raises(Mistake, match=f"^{said}$"):
        arena.payoffs(game, game.settings(seats), specs, 2, 1)
