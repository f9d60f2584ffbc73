"""Statements and resigning: entries of the table that are no choices, in a copy of Liar's Dice that has them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fogbound
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.records import read_record
from fogbound.core.replay import Replay, honest
from fogbound.core.session import Session, begin, resume
from fogbound.core.voice import Voice
from tests.conformance.planting import installed
from tests.conformance.test_planted_faults import TALKING

ADA, BEN, CY = 0, 1, 2
HOUSE = fogbound.game("liars_dice")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    """Give the copy; it is read from records by its name."""
    with installed(tmp_path_factory.mktemp("installed"), "talkative_dice", TALKING) as found:
        yield found


@pytest.fixture
def session(game: Game[Any]) -> Session:
    """Begin a game of three people, in which Ada is to choose."""
    return begin(game, game.settings(3, starter="first"), ["Ada", "Ben", "Cy"], 0b111, seed=5)


def test_a_statement_is_heard_by_all(session: Session) -> None:
    """It stands in every view with its seat and its time, and in the story; nobody need wait for a turn."""
    session.say(CY, "doubt 0")
    session.choose(ADA, "bid 1x1")
    session.say(ADA, "sure")
    said = [{"at": 0, "seat": CY, "statement": "doubt 0"}, {"at": 1, "seat": ADA, "statement": "sure"}]
    assert [session.now.view(seat).said for seat in (ADA, BEN, CY, None)] == [said] * 4
    sentences = [session.game.sentence(fact, Voice(["Ada", "Ben", "Cy"], ADA)) for _, fact in session.now.heard(ADA)]
    assert "Cy says: “I doubt you.”" in sentences
    assert "You say: “I am sure.”" in sentences


def test_only_so_much_is_said_before_somebody_chooses(session: Session) -> None:
    """Each may say two things, and two more after the next choice."""
    session.say(BEN, "sure")
    session.say(BEN, "doubt 0")
    assert session.now.statements(BEN) == []
    with pytest.raises(Mistake, match="at most 2 things can be said while one choice is waited for"):
        session.say(BEN, "sure")
    session.say(CY, "sure")
    session.choose(ADA, "bid 1x1")
    session.say(BEN, "sure")
    assert [statement.text for statement in session.now.statements(BEN)] == ["sure", "doubt 0", "doubt 2"]


@pytest.mark.parametrize(
    ("statement", "why"),
    [("shure", "there is no statement 'shure'; did you mean sure"), ("doubt 4", "'doubt 4' cannot be said now")],
)
def test_nothing_else_can_be_said(session: Session, statement: str, why: str) -> None:
    """What is no statement, or none for now, changes nothing."""
    with pytest.raises(Mistake, match=why):
        session.say(ADA, statement)
    assert session.record.entries == []
    assert session.now.view(None).said == []


def test_a_computer_player_is_asked_once_for_each_choice(session: Session) -> None:
    """Before those that the game names, and not again when it has said something."""
    game, view = session.game, session.now.view(ADA)
    assert game.asks_for_words(view)
    assert not HOUSE.asks_for_words(view)
    session.say(BEN, "sure")
    assert game.asks_for_words(session.now.view(ADA))
    session.say(ADA, "sure")
    assert not game.asks_for_words(session.now.view(ADA))
    session.choose(ADA, "bid 1x1")
    assert game.asks_for_words(session.now.view(BEN))
    session.choose(BEN, "bid 1x2")
    assert game.asks_for_words(session.now.view(CY))
    session.resign(CY)
    assert not game.asks_for_words(session.now.view(CY))


def test_liars_dice_is_played_in_silence() -> None:
    """And to its end: a game says by itself what else can be done at its table."""
    table = begin(HOUSE, HOUSE.settings(2), ["Ada", "Ben"], 0b11, seed=1)
    assert table.now.statements(ADA) == []
    with pytest.raises(Mistake, match="Liar’s Dice has no statements of its own"):
        table.say(ADA, "sure")
    with pytest.raises(Mistake, match="nobody can resign from Liar’s Dice"):
        table.resign(ADA)


def test_what_was_said_is_not_taken_back(session: Session) -> None:
    """It does not keep a choice from being taken back, and stays when it is."""
    session.choose(ADA, "bid 1x1")
    session.say(ADA, "sure")
    session.say(BEN, "doubt 0")
    session.take_back(ADA)
    assert session.now.actor == ADA
    assert [said["statement"] for said in session.now.view(None).said] == ["sure", "doubt 0"]
    assert session.why_not_back(BEN) == "nothing can be taken back: you have chosen nothing yet"
    assert Replay(session.record).divergence is None


def test_a_saved_game_remembers_what_was_said(session: Session, tmp_path: Path) -> None:
    """And lets as much be taken back as before."""
    session.choose(ADA, "bid 1x1")
    session.say(BEN, "doubt 0")
    session.save(tmp_path / "save.json")
    again = resume(tmp_path / "save.json")
    assert again.game.data(again.state) == session.game.data(session.state)
    assert again.can_take_back(ADA)
    again.take_back(ADA)
    assert again.now.view(None).said == session.now.view(None).said


def test_a_sampled_world_holds_what_was_said(session: Session) -> None:
    """Players find it there under the name it has in the view."""
    session.say(BEN, "doubt 0")
    world = session.game.sample(session.now.view(ADA), 1)
    assert session.game.seen(world, ADA).said == [{"at": 0, "seat": BEN, "statement": "doubt 0"}]


def test_a_record_with_statements_replays(session: Session, tmp_path: Path) -> None:
    """Entry by entry; one that could not have been said is named."""
    session.say(BEN, "sure")
    session.choose(ADA, "bid 1x1")
    session.record.write(tmp_path / "record.json")
    record = read_record(tmp_path / "record.json")
    assert record.data() == session.record.data()
    assert honest(record) is None
    edited = (tmp_path / "record.json").read_text().replace('"said": "sure"', '"said": "doubt 1"')
    (tmp_path / "edited.json").write_text(edited)
    assert Replay(read_record(tmp_path / "edited.json")).divergence == "entry 1: 'doubt 1' cannot be said now"


def test_a_position_names_what_was_said(session: Session) -> None:
    """Who writes one by hand is told what is no statement."""
    session.say(BEN, "sure")
    data = json.loads(json.dumps(session.game.data(session.state)))
    assert data["said"] == [[0, BEN, "sure"]]
    data["said"] = [[0, BEN, "shure"]]
    with pytest.raises(Mistake, match=r"said\[0\]\[2\].*'shure'"):
        session.game.from_data(data)


def test_who_resigns_ends_the_game_for_good(session: Session, tmp_path: Path) -> None:
    """Also when another is to choose; nobody takes it back, and the record tells it."""
    session.choose(ADA, "bid 1x1")
    session.resign(ADA)
    assert session.now.outcome is not None
    assert session.now.outcome.winners == [BEN]
    assert not session.can_take_back(ADA)
    with pytest.raises(Mistake, match="the game is over: nobody can resign"):
        session.resign(BEN)
    session.record.write(tmp_path / "record.json")
    record = read_record(tmp_path / "record.json")
    assert record.entries[-1].data() == {"by": ADA, "resigned": True}
    assert honest(record) is None
    facts = [session.game.sentence(fact, Voice(["Ada", "Ben", "Cy"])) for _, fact in session.now.heard(None)]
    assert facts[-1] == "Ada resigns."
