"""Who plays when no person is to choose: computer players, standing orders, and answers that wait for their window."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from anyio.from_thread import start_blocking_portal

import fogbound
from fogbound.core.responses import Response
from fogbound.server import keeping
from fogbound.server.keeping import Due, wait
from fogbound.server.routes import live
from fogbound.server.table import Table
from fogbound.server.thinking import Failed, Late, Question, Thinkers
from tests.server.visiting import ALONE, Server

T = TypeVar("T")

PATIENCE = 30.0


def wait_until(happened: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Look again and again: the test fails when it does not happen."""
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def entries(table: Table) -> list[str]:
    """What was chosen."""
    return [entry.choice for entry in table.session.record.entries]


class Thoughts:
    """Thinkers that answer as a test says, and remember what they were asked."""

    def __init__(self, *answers: str | Failed) -> None:
        self.answers = list(answers)
        self.asked: list[Question] = []

    async def ask(self, question: Question, seconds: float) -> str:
        """Give the next answer."""
        self.asked.append(question)
        answer = self.answers.pop(0) if self.answers else question.view.decision["options"][0]
        if isinstance(answer, Failed):
            raise answer
        return answer


def think(server: Server, monkeypatch: pytest.MonkeyPatch, *answers: str | Failed) -> Thoughts:
    """Let these be the thoughts of all computer players."""
    thoughts = Thoughts(*answers)
    monkeypatch.setattr(server.house.thinkers, "ask", thoughts.ask)
    return thoughts


def of_a_process(ask: Callable[[Thinkers], Awaitable[T]]) -> T:
    """What comes of asking a process of its own, which is ended then."""

    async def asked() -> T:
        thinkers = Thinkers(1)
        try:
            return await ask(thinkers)
        finally:
            await thinkers.close()

    # In a thread of its own: a browser's tests leave this one with a running loop.
    with start_blocking_portal() as portal:
        return portal.call(asked)


AGAINST = {**ALONE, "seat-1": "random"}


def test_a_computer_player_chooses_by_its_view(server: Server) -> None:
    """In a process of its own, one choice after another."""
    ada = server.visitor()
    name = ada.sets(**AGAINST)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: len(entries(server.table(name))) > 1)


def test_it_is_asked_with_its_own_view_and_nothing_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question holds the view of its seat, and luck that cannot be worked out from the table's name."""
    thoughts = think(server, monkeypatch, "bid 1x3")
    ada = server.visitor()
    name = ada.sets(**AGAINST)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: "bid 1x3" in entries(server.table(name)))
    asked = thoughts.asked[0]
    assert asked.view.seat == 1
    assert asked.view.cups[0]["cards"] == [None]
    assert name not in asked.luck


@pytest.mark.parametrize(
    ("failure", "said"), [(Late("late"), "did not answer in time"), (Failed("crashed"), "could not answer")]
)
def test_one_that_is_late_or_crashes_is_replaced(
    server: Server, monkeypatch: pytest.MonkeyPatch, failure: Failed, said: str
) -> None:
    """By the game's usual player, and the log says so."""
    thoughts = think(server, monkeypatch, failure, "bid 1x4")
    ada = server.visitor()
    name = ada.sets(**AGAINST)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: "bid 1x4" in entries(server.table(name)))
    assert [question.player for question in thoughts.asked] == ["random", "scripted"]
    assert f"Agatha {said}" in ada.get(f"/table/{name}/0/story").text


def test_where_all_fail_the_table_does_not_stand_still(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any choice on offer is made."""
    think(server, monkeypatch, Late("late"), Failed("crashed"))
    ada = server.visitor()
    name = ada.sets(**AGAINST)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: len(entries(server.table(name))) > 1)


def test_a_table_that_stood_still_goes_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full for a while, the computer's choice comes later, and nobody has to do anything."""
    monkeypatch.setattr(keeping, "FIRST_PAUSE", 0.01)
    ada = server.visitor()
    name = ada.sets(**ALONE)
    full = [True, True]
    append = server.house.store.append

    def sometimes(*arguments: Any, **more: Any) -> None:
        if server.table(name).chairs[0].kind == "computer" and full:
            full.pop()
            raise OSError("the disk is full")
        append(*arguments, **more)

    think(server, monkeypatch, "bid 1x2")
    ada.post(f"/table/{name}/seats/computer", seat="0", player="random")
    monkeypatch.setattr(server.house.store, "append", sometimes)
    wait_until(lambda: entries(server.table(name)) == ["bid 1x2"])


@pytest.fixture
def responding(monkeypatch: pytest.MonkeyPatch) -> Response:
    """Liar's Dice, in which a bid may be answered to: calling lets it pass."""
    response = Response("bid", "liar", most=3, spend=lambda view, _: str(view.decision["options"][0]))
    monkeypatch.setitem(fogbound.game("liars_dice").responses, "Bid", response)
    return response


def asked_to_answer(server: Server, monkeypatch: pytest.MonkeyPatch, **fields: Any) -> tuple[Any, str]:
    """A table at which the second seat is to answer, in a window that stays open."""
    open_windows(monkeypatch, 0)
    ada = server.visitor()
    name = ada.sets(**{**ALONE, **fields})
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: "bid 1x2" in entries(server.table(name)))
    open_windows(monkeypatch, 3600)
    return ada, name


def open_windows(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """All windows stay open for so long."""
    monkeypatch.setattr(keeping, "WINDOW", dict.fromkeys(keeping.WINDOW, (seconds, seconds)))


@pytest.mark.usefixtures("responding")
def test_an_answer_waits_for_its_window(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given at once, it is seen when the window closes; until then it can be taken back."""
    ada, name = asked_to_answer(server, monkeypatch)
    table = server.table(name)
    assert ada.chooses(f"/table/{name}/1", "bid 1x3").status_code == 204
    assert (entries(table), table.answer is not None) == (["bid 1x2"], True)
    assert "Your answer is given" in ada.get(f"/table/{name}/1").text
    ada.post(f"/table/{name}/1/back", live=True)
    assert table.answer is None
    open_windows(monkeypatch, 0)
    ada.chooses(f"/table/{name}/1", "bid 1x4")
    wait_until(lambda: entries(table) == ["bid 1x2", "bid 1x4"])


@pytest.mark.usefixtures("responding")
@pytest.mark.parametrize(("kind", "answered"), [("never", "liar"), ("up_to", "bid 1x3"), ("last", None)])
def test_a_standing_order_answers(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str, answered: str | None
) -> None:
    """Without asking, after the same delay; nobody else is told that there is one."""
    open_windows(monkeypatch, 0.1)
    ada = server.visitor()
    name = ada.sets(**ALONE)
    before = ada.get(f"/table/{name}/0").text
    assert ada.post(f"/table/{name}/1/order", live=True, decision="Bid", kind=kind, most="2").status_code == 204
    assert ada.get(f"/table/{name}/0").text == before
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    if answered is None:
        wait_until(lambda: server.table(name).actor == 1)
    else:
        wait_until(lambda: answered in entries(server.table(name)))


@pytest.mark.usefixtures("responding")
def test_who_thinks_too_long_about_an_answer_is_not_betrayed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual player's answer was ready when the window closed, and the log tells of it when the game is over."""
    thoughts = think(server, monkeypatch, "bid 1x3", Late("late"))
    open_windows(monkeypatch, 0.1)
    ada = server.visitor()
    name = ada.sets(**AGAINST)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: "bid 1x3" in entries(server.table(name)))
    assert [question.player for question in thoughts.asked[:2]] == ["scripted", "random"]
    assert "did not answer in time" not in ada.get(f"/table/{name}/0/story").text
    ada.chooses(f"/table/{name}/0", "liar")
    wait_until(lambda: server.table(name).over)
    assert "did not answer in time" in ada.get(f"/table/{name}/0/story").text


@pytest.mark.usefixtures("responding")
def test_what_waits_is_not_counted_for_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an order nor an answer that is given moves what a program is told of changes."""
    ada, name = asked_to_answer(server, monkeypatch)
    before = ada.get(f"/api/tables/{name}").json()
    ada.post(f"/table/{name}/0/order", live=True, decision="Bid", kind="never")
    ada.chooses(f"/table/{name}/1", "bid 1x3")
    assert server.table(name).answer is not None
    assert ada.get(f"/api/tables/{name}").json() == before


def test_signs_of_life_do_not_betray_what_waits() -> None:
    """When the next one comes depends on what was sent last: waking a page for what is sealed from it moves nothing."""

    async def signs() -> tuple[list[str], float, float]:
        line, woken, now = Line(), asyncio.Event(), asyncio.get_running_loop().time()
        woken.set()
        moved = await live.woken_or_alive(line, woken, now + 3600) - now  # type: ignore[arg-type]
        woken.clear()
        asyncio.get_running_loop().call_later(0.01, woken.set)
        late = await live.woken_or_alive(line, woken, now - 1) - now  # type: ignore[arg-type]
        return line.sent, moved, late

    with start_blocking_portal() as portal:
        sent, moved, late = portal.call(signs)
    assert (sent, round(moved), round(late)) == ([""], 3600, live.SIGN_OF_LIFE - 1)


class Line:
    """A connection that notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, words: str) -> None:
        """Note it."""
        self.sent.append(words)


@pytest.mark.usefixtures("responding")
def test_orders_that_cannot_be_are_refused(server: Server) -> None:
    """With what could be ordered."""
    ada = server.visitor()
    place = f"/table/{ada.sets(**ALONE)}/0/order"
    assert "no response" in ada.post(place, live=True, decision="Win", kind="never").text
    assert "no order" in ada.post(place, live=True, decision="Bid", kind="sometimes").text
    assert "At most 3" in ada.post(place, live=True, decision="Bid", kind="up_to", most="9").text


def test_the_delay_depends_on_nothing_that_is_held(server: Server) -> None:
    """It is a number of the table and the decision, whoever answers, and whatever."""
    ada = server.visitor()
    table = server.table(ada.sets(**ALONE))
    delays = {wait(table, Due(seat, 5, choice, "x", True)) for seat in (0, 1) for choice in ("liar", "bid 1x2", None)}
    assert len(delays) == 1


def test_windows_are_longer_for_all_where_somebody_thinks_for_long(server: Server) -> None:
    """Who sits there everybody knows; who is asked makes no difference."""
    ada = server.visitor()
    table = server.table(ada.sets(**AGAINST))
    assert wait(table, Due(0, 5, None, "", True)) < 1
    table.chairs[1] = table.chairs[1].sat_on("computer", spec="search:250")
    delays = {wait(table, Due(seat, 5, None, "", True)) for seat in (0, 1)}
    assert len(delays) == 1
    assert min(delays) > 2


@pytest.mark.parametrize(("pace", "least"), [("at once", 0), ("brisk", 0.5), ("calm", 1.5)])
def test_computer_players_keep_the_pace_of_the_table(server: Server, pace: str, least: float) -> None:
    """Their choices are not made before: nobody sees a position that another does not."""
    ada = server.visitor()
    table = server.table(ada.sets(**{**AGAINST, "pace": pace}))
    assert least <= wait(table, Due(1, 1, None, "random", False)) <= 2 * least + 0.1


@pytest.mark.parametrize(
    ("player", "failure"),
    [
        ("tests.server.thinking:Sleeper", Late),
        ("tests.server.thinking:Quitter", Failed),
        ("tests.server.thinking:Mumbler", Failed),
        ("unicorn", Failed),
    ],
)
def test_a_process_that_hangs_or_dies_is_replaced(player: str, failure: type[Failed]) -> None:
    """By another, which answers the next question."""
    game = fogbound.game("liars_dice")
    view = game.view(game.setup(game.settings(2, starter="first"), 1), 0)

    async def both(thinkers: Thinkers) -> str:
        await thinkers.ask(Question("liars_dice", "random", view, "1"), PATIENCE)
        with pytest.raises(failure):
            await thinkers.ask(Question("liars_dice", player, view, "1"), 0.3 if failure is Late else PATIENCE)
        return await thinkers.ask(Question("liars_dice", "random", view, "1"), PATIENCE)

    assert of_a_process(both) in view.decision["options"]
