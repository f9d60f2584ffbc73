"""What computer players say at a table on the web, in a copy of Liar's Dice that has statements."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

import fogbound
from fogbound.core.replay import Replay
from fogbound.core.responses import Response
from fogbound.games.shadows_over_camelot.players.scripted import Scripted
from fogbound.server import keeping
from fogbound.server.table import Table
from fogbound.server.thinking import Failed, Late, Question, Thinkers
from tests.conformance.planting import installed
from tests.conformance.test_planted_faults import SAYING
from tests.games.shadows_over_camelot.courtly import lovers
from tests.server.test_keeping import PATIENCE, Thoughts, entries, of_a_process, wait_until
from tests.server.visiting import ALONE, Server, Visitor

NAME = "talking_at_table"
AGAINST = {**ALONE, "seat-1": "scripted"}


@pytest.fixture(autouse=True)
def _game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Have the copy, whose player is asked what it says before it bids."""
    with installed(tmp_path_factory.mktemp("installed"), NAME, SAYING):
        yield


class Words(Thoughts):
    """Thinkers that say what a test wants said, and then choose as it wants, else the first on offer."""

    def __init__(self, said: str | Failed | None, *answers: str) -> None:
        super().__init__(*answers)
        self.said = said
        self.asked_for_words: list[Question] = []

    async def statement(self, question: Question, seconds: float) -> str | None:
        """Say it."""
        self.asked_for_words.append(question)
        if isinstance(self.said, Failed):
            raise self.said
        return self.said


def answered(
    server: Server, monkeypatch: pytest.MonkeyPatch, said: str | Failed | None, *answers: str
) -> tuple[Visitor, Table, Words]:
    """A table at which a person has bid, and a computer player has said something perhaps, and has bid."""
    words = Words(said, *answers)
    for name in ("ask", "statement"):
        monkeypatch.setattr(server.house.thinkers, name, getattr(words, name))
    ada = server.visitor()
    table = ada.sets(NAME, **AGAINST)
    ada.chooses(f"/table/{table}/0", "bid 1x2")
    wait_until(lambda: entries(server.table(table))[-1:] == ["bid 1x3"])
    return ada, server.table(table), words


def test_it_speaks_before_it_chooses(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands in the log of all, in every view, and in the record, which replays; what it chose was chosen after."""
    ada, table, words = answered(server, monkeypatch, "sure")
    assert [entry.data() for entry in table.session.record.entries[1:]] == [
        {"by": 1, "said": "sure"},
        {"by": 1, "choice": "bid 1x3"},
    ]
    said = [{"at": 1, "seat": 1, "statement": "sure"}]
    assert [table.view(seat).said for seat in (0, 1, None)] == [said] * 3
    for page in (ada.get(f"/table/{table.id}/0/story"), server.visitor().get(f"/table/{table.id}/watch")):
        assert "Agatha says: “I am sure.”" in page.text
    assert (words.asked_for_words[0].view.said, words.asked[0].view.said) == ([], said)
    assert Replay(table.session.record).divergence is None


def test_it_is_asked_with_its_own_view_and_nothing_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for its choice."""
    _, table, words = answered(server, monkeypatch, "sure")
    (asked,) = words.asked_for_words
    assert asked.view.seat == 1
    assert asked.view.cups[0]["cards"] == [None]
    assert asked.luck == words.asked[0].luck
    assert table.id not in asked.luck


@pytest.mark.parametrize("said", [None, "certain", "doubt 1", Late("late"), Failed("crashed")], ids=str)
def test_who_says_nothing_that_can_be_said_is_silent(
    server: Server, monkeypatch: pytest.MonkeyPatch, said: str | Failed | None
) -> None:
    """And chooses all the same."""
    ada, table, words = answered(server, monkeypatch, said)
    assert [entry.said for entry in table.session.record.entries] == ["", ""]
    assert len(words.asked_for_words) == 1
    assert "says:" not in ada.get(f"/table/{table.id}/0/story").text


def test_answers_to_others_are_given_in_silence(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked for words then: only the window says when an answer comes."""
    monkeypatch.setitem(fogbound.game(NAME).responses, "Bid", Response("bid", "liar"))
    monkeypatch.setitem(keeping.WINDOW, "at once", (0.0, 0.1))
    _, table, words = answered(server, monkeypatch, "sure", "bid 1x3")
    assert words.asked_for_words == []
    assert table.view(None).said == []


def test_it_speaks_half_way_to_its_choice(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the pace of the table, so that people can hear it first; its choice comes no later than without words."""
    monkeypatch.setitem(keeping.PACE, "at once", 0.4)
    _, table, _ = answered(server, monkeypatch, "sure")
    kept = server.house.store.read(table.id)
    assert kept is not None
    bid, spoken, chosen = [row.at for row in kept.rows]
    assert spoken - bid > 0.19
    assert spoken < chosen
    assert chosen - bid > 0.39


def test_a_process_is_asked_for_words() -> None:
    """It says by its view what its player would say; one that never says anything gives nothing."""
    camelot, dice = fogbound.game("shadows_over_camelot"), fogbound.game("liars_dice")
    knight = camelot.view(lovers(step="heroic", level="base", hands=("G G G",)), 0)
    bidder = dice.view(dice.setup(dice.settings(2, starter="first"), 1), 0)
    would_say = Scripted().says(knight)
    assert would_say
    for game, view, said in ((camelot, knight, would_say), (dice, bidder, None)):
        question = Question(game.info.name, "scripted", view, "1")
        assert of_a_process(partial(Thinkers.statement, question=question, seconds=PATIENCE)) == said
