"""What computer players believed, when a game is looked back at."""

from __future__ import annotations

import pytest

import fogbound
from fogbound.server.believing import sat_then
from fogbound.server.table import Table
from fogbound.server.thinking import Failed, Question
from fogbound.server.thinking import Thoughts as Thought
from tests.server.test_keeping import PATIENCE, Thoughts, of_a_process, think, wait_until
from tests.server.visiting import ALONE, Server, Visitor

AGAINST = {**ALONE, "seat-1": "scripted", "name-0": "Ada"}


class Minds(Thoughts):
    """Thinkers that also say what a test wants them to have thought."""

    def __init__(self, *answers: str | Failed, thought: Thought | Failed) -> None:
        super().__init__(*answers)
        self.thought = thought
        self.asked_again: list[Question] = []

    async def thoughts(self, question: Question, seconds: float) -> Thought:
        """Think so."""
        self.asked_again.append(question)
        if isinstance(self.thought, Failed):
            raise self.thought
        return self.thought


LIKELY = Thought({"bid 1x3": 0.75, "liar": 0.25, "bid 1x4": 0.0}, None, [0.5, -0.5])


def bid_upon(server: Server, monkeypatch: pytest.MonkeyPatch, minds: Minds) -> tuple[Visitor, str]:
    """A table at which a person and a computer player have bid."""
    for name in ("ask", "thoughts"):
        monkeypatch.setattr(server.house.thinkers, name, getattr(minds, name))
    ada = server.visitor()
    table = ada.sets(**AGAINST)
    ada.chooses(f"/table/{table}/0", "bid 1x2")
    wait_until(lambda: server.table(table).actor == 0)
    return ada, table


def over(
    server: Server, monkeypatch: pytest.MonkeyPatch, thought: Thought | Failed, *answers: str | Failed
) -> tuple[Visitor, Table, Minds]:
    """A game that is over: a bid by a person, one by a computer player, and a call."""
    minds = Minds(*(answers or ("bid 1x3",)), thought=thought)
    ada, name = bid_upon(server, monkeypatch, minds)
    ada.chooses(f"/table/{name}/0", "liar")
    wait_until(lambda: server.table(name).over)
    return ada, server.table(name), minds


def page(who: Visitor, table: Table, at: int, eyes: str = "1", **more: str) -> str:
    """What is looked back at, with what was believed."""
    words = "&".join(f"{name}={value}" for name, value in {"at": at, "eyes": eyes, "beliefs": "on", **more}.items())
    return who.get(f"/table/{table.id}/replay?{words}").text


def test_it_is_asked_again_by_the_view_and_the_luck_it_had(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question as in the game; what it answers is shown with what it chose, and kept."""
    ada, table, minds = over(server, monkeypatch, LIKELY)
    shown = page(ada, table, 1)
    assert minds.asked_again == minds.asked[:1]
    for words in ("What Agatha believed", "75%, made", "25%", "1 other", "Scores that it expects: Ada +0.50"):
        assert words in shown
    page(server.visitor(), table, 1)
    assert len(minds.asked_again) == 1


def test_where_it_had_nothing_to_choose_it_is_not_asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its seat's insight is shown alone, and no more than its seat knew."""
    ada, table, minds = over(server, monkeypatch, LIKELY)
    shown = page(ada, table, 0)
    assert "By what it saw then" in shown
    assert "Its choices" not in shown
    assert minds.asked_again == []
    assert "There was nothing to work out" in page(ada, table, len(table.session.record.entries))


@pytest.mark.parametrize("eyes", ["0", "watch", "all", "9"])
def test_nobody_else_is_said_to_have_believed_anything(
    server: Server, monkeypatch: pytest.MonkeyPatch, eyes: str
) -> None:
    """People, onlookers, everybody together."""
    ada, table, minds = over(server, monkeypatch, LIKELY)
    assert "believed" not in page(ada, table, 1, eyes)
    assert minds.asked_again == []


def test_one_that_weighs_in_no_numbers_chooses_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said whether that comes to the same."""
    ada, table, _ = over(server, monkeypatch, Thought(None, "bid 1x3", None))
    assert "with the luck it had then, it chooses the same again" in page(ada, table, 1)
    ada, table, _ = over(server, monkeypatch, Thought(None, "liar", None))
    assert "with the luck it had then, it chooses Call Ada a liar" in page(ada, table, 1)
    assert "Scores" not in page(ada, table, 1)


def test_one_that_does_not_answer_again_does_not_spoil_the_page(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so, and is asked again the next time."""
    ada, table, minds = over(server, monkeypatch, Failed("crashed"))
    assert "It gives no answer now" in page(ada, table, 1)
    minds.thought = LIKELY
    assert "75%, made" in page(ada, table, 1)


def test_it_is_said_where_the_house_chose_for_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it thinks now is not why that was done."""
    ada, table, _ = over(server, monkeypatch, LIKELY, Failed("crashed"), "bid 1x3")
    assert "It gave no answer then" in page(ada, table, 1)
    ada, table, _ = over(server, monkeypatch, LIKELY)
    assert "It gave no answer then" not in page(ada, table, 1)


def test_who_sat_there_then_is_asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not whoever sits there at the end: the first choice was a person's, the last a computer player's."""
    minds = Minds("bid 1x3", "liar", thought=LIKELY)
    ada, name = bid_upon(server, monkeypatch, minds)
    ada.post(f"/table/{name}/seats/computer", seat="0", player="random")
    wait_until(lambda: server.table(name).over)
    table = server.table(name)
    assert [sat_then(table, 0, number).kind for number in (0, 1, 2)] == ["person", "person", "computer"]
    assert [sat_then(table, 1, number).spec for number in (0, 1, 2)] == ["scripted"] * 3
    assert "believed" not in page(ada, table, 0, "0")
    assert "What Ada believed" in page(ada, table, 2, "0")
    assert [question.player for question in minds.asked_again] == ["random"]


def test_nothing_is_told_before_the_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a computer player thinks is nobody's business until then."""
    think(server, monkeypatch, "bid 1x3")
    ada = server.visitor()
    name = ada.sets(**AGAINST)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: server.table(name).actor == 0)
    answer = ada.get(f"/table/{name}/replay?at=1&eyes=1&beliefs=on")
    assert (answer.status_code, "believed" in answer.text) == (409, False)


@pytest.mark.parametrize(
    ("player", "says"), [("scripted", ["likely"]), ("random", ["choice"]), ("search:4", ["likely", "scores"])]
)
def test_a_process_is_asked_what_it_thought(player: str, says: list[str]) -> None:
    """Whatever its player can say: how likely each choice is, which it takes, what it expects."""
    game = fogbound.game("liars_dice")
    view = game.view(game.setup(game.settings(2, starter="first"), 1), 0)

    found = vars(
        of_a_process(lambda thinkers: thinkers.thoughts(Question(game.info.name, player, view, "1"), PATIENCE))
    )
    assert [name for name, known in found.items() if known is not None] == says
    assert set(found["likely"] or view.decision["options"]) == set(view.decision["options"])
