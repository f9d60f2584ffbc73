"""What earlier releases wrote still opens: a game saved in mid-choice goes on, a record can be looked at."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from random import Random

import pytest

from fogbound.core.records import read_record
from fogbound.core.registry import own_games
from fogbound.core.replay import Replay
from fogbound.core.session import Session, resume

SAVES = Path(__file__).parents[1] / "saves"
RULE_FIX = SAVES / "rule_fix"


def files(kind: str) -> list[Path]:
    """The saves or records of every release."""
    return sorted(path for path in SAVES.glob(f"*/*.{kind}.json") if path.parent != RULE_FIX)


def play_to_the_end(session: Session) -> None:
    """Choose anything until the game is over."""
    rng = Random(0)
    while (actor := session.now.actor) is not None:
        session.choose(actor, rng.choice(session.now.view(actor).decision["options"]))


@pytest.mark.parametrize("path", files("save"), ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_saved_game_goes_on(path: Path) -> None:
    """In the middle of the choice in which it was saved, and to its end."""
    session = resume(path)
    assert session.now.actor is not None
    assert session.now.view(session.now.actor).decision["options"]
    play_to_the_end(session)


@pytest.mark.parametrize("path", files("save"), ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_saved_game_is_saved_again_and_goes_on(path: Path, tmp_path: Path) -> None:
    """What today's version writes of it opens as well."""
    session = resume(path)
    session.save(tmp_path / "again.json")
    again = resume(tmp_path / "again.json")
    assert session.game.data(again.state) == session.game.data(session.state)


@pytest.mark.parametrize("path", files("record"), ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_record_can_be_looked_at(path: Path) -> None:
    """To its end, while the rules are those it was played by; else as far as today's rules follow it."""
    record = read_record(path)
    replay = Replay(record)
    assert replay.positions
    if record.rules == record.game.info.rules_version:
        assert replay.divergence is None


@pytest.mark.parametrize("name", own_games())
def test_this_version_has_its_saves(name: str) -> None:
    """`make record` writes what is missing."""
    for kind in ("save", "record"):
        assert (SAVES / version("fogbound") / f"{name}.{kind}.json").is_file()


def test_a_record_of_rules_that_were_mended_is_followed_as_far_as_it_goes() -> None:
    """LD-3.4: these rules let a bid be as high as the last; today's say where they part with the record."""
    record = read_record(RULE_FIX / "liars_dice.record.json")
    replay = Replay(record)
    assert replay.divergence is not None
    assert replay.divergence.startswith("entry 3: a bid must be higher than 2 fours")
    assert len(replay.positions) == 3
    assert replay.moment(2).view(None).bids == [{"seat": 0, "bid": "1x2"}, {"seat": 1, "bid": "2x4"}]


def test_a_save_of_rules_that_were_mended_goes_on_from_its_position() -> None:
    """By today's neither its entries nor its position could have come about: nothing is taken back, and it goes on."""
    session = resume(RULE_FIX / "liars_dice.save.json")
    assert session.record.rules == "0"
    assert not any(session.can_take_back(seat) for seat in range(2))
    play_to_the_end(session)
