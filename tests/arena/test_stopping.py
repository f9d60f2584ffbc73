"""Tournaments that stop: on purpose when all is clear, or by accident, and then go on where they were."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import fogbound
from fogbound import arena
from fogbound.arena.sprt import Sprt
from fogbound.core.mistakes import Mistake

GAME = fogbound.game("liars_dice")
SPECS = ["scripted", "random"]


def tournament_of(games: int, journal: Path | None = None, seed: int = 3, hoped: float | None = None) -> arena.Result:
    """Play one in this process."""
    return arena.run(GAME, GAME.settings(2, dice=2), SPECS, games, seed, workers=1, journal=journal, hoped=hoped)


def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    """What was played is not played again, a line that was cut off is; the result is that of one that ran through."""
    journal = tmp_path / "games.jsonl"
    tournament_of(8, journal)
    whole = journal.read_text(encoding="utf-8")
    journal.write_text(whole[:-9], encoding="utf-8")
    told: list[int] = []
    result = arena.run(
        GAME, GAME.settings(2, dice=2), SPECS, 20, 3, lambda done, _: told.append(done), 1, journal=journal
    )
    assert result.data() == tournament_of(20).data()
    assert told == list(range(2, 21, 2))
    assert journal.read_text(encoding="utf-8").startswith(whole)
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 11


def test_fewer_games_of_what_was_played_are_just_read(tmp_path: Path) -> None:
    """Nothing is added."""
    journal = tmp_path / "games.jsonl"
    tournament_of(12, journal)
    before = journal.read_bytes()
    assert tournament_of(6, journal).data() == tournament_of(6).data()
    assert journal.read_bytes() == before


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    """The plan stands in the first line."""
    journal = tmp_path / "games.jsonl"
    tournament_of(2, journal)
    with pytest.raises(Mistake, match="holds another tournament; choose another file, or remove it"):
        tournament_of(2, journal, seed=4)


def test_a_journal_that_cannot_be_written(tmp_path: Path) -> None:
    """It is said why."""
    with pytest.raises(Mistake, match=r"^the tournament cannot be kept in .*: No such file or directory"):
        tournament_of(2, tmp_path / "nowhere" / "games.jsonl")


def test_a_clear_case_is_stopped_early() -> None:
    """Against chance the scripted player has four games of five long before a thousand are played."""
    result = tournament_of(1000, hoped=0.8)
    assert result.verdict == "hoped for"
    assert result.games < 200
    assert result.data()["verdict"] == "hoped for"


def test_what_is_not_clear_is_said_not_to_be() -> None:
    """After a few games."""
    assert tournament_of(4, hoped=0.8).verdict == "not clear"


def test_a_share_below_the_fair_one_cannot_be_hoped_for() -> None:
    """Nor more than all."""
    with pytest.raises(Mistake, match=r"^a share between the fair 0.5 and 1 can be hoped for, not 0.4$"):
        tournament_of(4, hoped=0.4)


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "fair"), (0.6, "hoped for")])
def test_a_verdict_is_wrong_in_one_case_of_twenty(share: float, verdict: str) -> None:
    """Of 400 tournaments at least 92 % are judged rightly: 95 % less what chance may do to so many."""
    rng, right, sprt = Random(7), 0, Sprt(0.5, 0.6)
    for _ in range(400):
        shares: list[float] = []
        while (said := sprt.verdict(shares)) is None:
            shares.append(((rng.random() < share) + (rng.random() < share)) / 2)
        right += said == verdict
    assert right >= 0.92 * 400
