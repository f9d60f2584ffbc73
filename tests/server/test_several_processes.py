"""Several servers on one PostgreSQL are one house: what happens at one is seen at the others at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from fogbound.server import keeping
from fogbound.server.app import make_app
from fogbound.server.config import Config
from fogbound.server.storage import StoredTable
from tests.server.postgres import Postgres
from tests.server.test_keeping import AGAINST, entries, wait_until
from tests.server.visiting import ALONE, APART, Server, Visitor


@pytest.fixture
def two(config: Config, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers, each with what it remembers."""
    shared = replace(config, database=postgres.database())
    with (
        TestClient(make_app(shared), base_url="http://table", follow_redirects=False) as one,
        TestClient(make_app(shared), base_url="http://table", follow_redirects=False) as other,
    ):
        servers = Server(one), Server(other)
        for server in servers:
            wait_until(lambda server=server: server.house.hears)  # type: ignore[misc]
        yield servers


def moved(visitor: Visitor, server: Server) -> Visitor:
    """The same browser at another server."""
    there = Visitor(server)
    there.cookies = visitor.cookies
    return there


def test_a_choice_at_one_is_seen_at_the_other(two: tuple[Server, Server]) -> None:
    """A page that follows there changes by itself, and the next choice can be made there."""
    ada = two[0].visitor()
    name = ada.sets(**ALONE)
    there = moved(ada, two[1])
    place = f"/table/{name}"
    with there.follows(f"{place}/1") as live:
        assert "Pass the screen" in live.receive_text()
        ada.chooses(f"{place}/0", "bid 1x2")
        assert "bids 1 two" in live.receive_text()
    assert there.chooses(f"{place}/1", "bid 1x3").status_code == 204
    wait_until(lambda: entries(two[0].table(name)) == ["bid 1x2", "bid 1x3"])


def test_both_answer_the_same_decision_and_one_does(config: Config) -> None:
    """Who comes second is told so, though that server has not heard of the first: in SQLite none hears."""
    with (
        TestClient(make_app(config), base_url="http://table", follow_redirects=False) as one,
        TestClient(make_app(config), base_url="http://table", follow_redirects=False) as other,
    ):
        ada = Server(one).visitor()
        name = ada.sets(**ALONE)
        there = moved(ada, Server(other))
        there.get(f"/table/{name}/0")
        assert [who.chooses(f"/table/{name}/0", "bid 1x2", 0).status_code for who in (ada, there)] == [204, 409]
        assert entries(there.server.table(name)) == ["bid 1x2"]


def test_what_is_written_while_a_table_is_read_is_not_overlooked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is read again."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    store, read = server.house.store, server.house.store.read
    written: list[str] = []

    def slowly(table: str) -> StoredTable | None:
        found = read(table)
        if not written:
            written.append("by another process")
            store.note(table, 0, written[0])
            server.house.forget(table)
        return found

    monkeypatch.setattr(store, "read", slowly)
    server.house.forget(name)
    assert "by another process" in ada.get(f"/table/{name}/0/note").text


def test_a_new_link_at_one_closes_the_seat_at_the_other(two: tuple[Server, Server]) -> None:
    """Who sat there by the old one is sent away from the page that is open."""
    ada, ben = two[0].visitor(), two[1].visitor()
    name = ada.sets(**APART)
    seat = ben.sits_down(ada.link(name, 1), "Ben")
    with ben.follows(seat) as live:
        live.receive_text()
        ada.link(name, 1)
        while live.receive()["type"] != "websocket.close":
            pass
    assert ben.get(seat).status_code == 404


def test_one_of_them_plays_for_the_computers(two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    """Both know the table, one of them chooses; where that one is gone, the other does after a while."""
    monkeypatch.setattr(keeping, "LEASE", 0.3)
    ada = two[0].visitor()
    name = ada.sets(**AGAINST)
    there = moved(ada, two[1])
    there.get(f"/table/{name}/0")
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    wait_until(lambda: len(entries(two[1].table(name))) > 1)
    two[0].house.on_change = lambda _: None
    while two[1].table(name).actor == 0:
        offered = two[1].table(name).view(0).decision["options"]
        there.chooses(f"/table/{name}/0", "liar" if "liar" in offered else offered[0])
        if two[1].table(name).over:
            break
    wait_until(lambda: two[1].table(name).over or two[1].table(name).actor == 0)
