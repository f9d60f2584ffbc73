"""The same tournament on the workers of a Dask scheduler."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

import fogbound
from fogbound import arena
from fogbound.bots import Misplay
from fogbound.core.mistakes import Mistake

GAME = fogbound.game("liars_dice")
SETTINGS = GAME.settings(2, dice=2)

pytestmark = pytest.mark.filterwarnings("default")
"""Dask's own warnings are not ours."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start a scheduler and two workers, processes of this machine."""
    with import_module("distributed").LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as started:
        yield started.scheduler_address


def test_equal_seeds_give_equal_results(cluster: str) -> None:
    """Game by game."""
    here = arena.run(GAME, SETTINGS, ["scripted", "random"], 40, 9, workers=1)
    there = arena.run(GAME, SETTINGS, ["scripted", "random"], 40, 9, cluster=cluster)
    assert there.rows() == here.rows()
    assert there.data() == here.data()


def test_what_goes_wrong_there_is_said_here(cluster: str) -> None:
    """A player that fails, where none may."""
    with pytest.raises(Misplay, match=r"^the player 'tests.bots.strangers:Failing' failed: ZeroDivisionError"):
        arena.run(GAME, SETTINGS, ["random", "tests.bots.strangers:Failing"], 4, 1, cluster=cluster, strict=True)


def test_nobody_answers() -> None:
    """A wrong address is named."""
    with pytest.raises(Mistake, match=r"^no Dask scheduler answers at tcp://127.0.0.1:9: OSError$"):
        arena.run(GAME, SETTINGS, ["random", "random"], 4, 1, cluster="tcp://127.0.0.1:9")
