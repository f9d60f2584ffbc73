"""Golden records: games of every preset, and of every way in which a game can end. `make record` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogbound
from fogbound.core.agenda import Fact
from fogbound.core.records import Record, read_record
from fogbound.core.registry import own_games
from fogbound.core.replay import Replay, honest

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.json"))


def records_of(name: str) -> list[Record]:
    """All golden records of a game."""
    return [read_record(path) for path in FILES if path.parent.name == name]


def facts_of(record: Record) -> list[Fact]:
    """All that everybody was told in a game."""
    return [fact for _, fact in Replay(record).positions[-1].heard(None)]


@pytest.mark.parametrize("path", [pytest.param(path, id=f"{path.parent.name} {path.stem}") for path in FILES])
def test_a_golden_record_is_followed_to_its_end(path: Path) -> None:
    """Choice by choice, with the chance that stands in it, and with the chance that its seed gives."""
    record = read_record(path)
    assert record.game.info.name == path.parent.name
    assert record.outcome is not None
    assert Replay(record).divergence is None
    assert honest(record) is None
    assert path.read_text(encoding="utf-8") == record.text()


@pytest.mark.parametrize("name", own_games())
def test_every_ending_has_a_golden_record(name: str) -> None:
    """Every reason for which a game can end has come about once."""
    ended = {record.outcome.reason for record in records_of(name) if record.outcome is not None}
    assert set(fogbound.game(name).info.endings) - ended == set(), f"make record ARGS={name} may find one"


@pytest.mark.parametrize("name", own_games())
def test_every_preset_has_a_golden_record(name: str) -> None:
    """With the values of the preset, and as many seats."""
    info = fogbound.game(name).info
    settings = [record.settings.data() for record in records_of(name)]
    assert [preset for preset in info.presets if info.settings(preset=preset).data() not in settings] == []
