"""Malformed and hostile requests are refused, never fail, and change nothing. A thousand here, ten in `make fuzz`."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from sqlalchemy import select
from starlette.testclient import TestClient

from fogbound.server.config import Config
from fogbound.server.storage.schema import METADATA
from tests.browser.serving import Serving
from tests.server.amounts import amount
from tests.server.hostile import Asked, Place, hostile
from tests.server.test_programs import TWO, asked
from tests.server.visiting import ALONE, Server, Visitor

IN_A_FILE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.fixture
def config(config: Config, database: str) -> Config:
    """The usual server, in a file and on PostgreSQL, which takes less for a text than SQLite does."""
    return replace(config, database=database)


def everything(server: Server) -> dict[str, list[Any]]:
    """All that is kept."""
    with server.house.store.engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in METADATA.sorted_tables
        }


@pytest.fixture
def table(server: Server) -> tuple[Visitor, Place]:
    """Somebody who sits at a table with nobody looking on, in mid-game."""
    ada = server.visitor()
    name = ada.sets(**ALONE, onlookers="no")
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    return ada, Place(name, seat=1, number=1)


def status(server: Server, asked: Asked, visitors: dict[str, Visitor]) -> int:
    """How a request is answered."""
    who = visitors[asked.who]
    client: TestClient = server.client
    client.cookies.clear()
    cookies = {"cookie": f"fogbound={who.cookies['fogbound']}"} if "fogbound" in who.cookies else {}
    headers = {**cookies, **asked.headers}
    return client.request(asked.method, asked.path, content=asked.body, headers=headers).status_code


def test_requests_made_by_hand(server: Server, table: tuple[Visitor, Place]) -> None:
    """Choices that are none, others' seats, guessed links, bodies of all kinds: 4xx, and nothing has changed."""
    ada, place = table
    stranger = server.visitor()
    stranger.sets(**ALONE)
    visitors = {"sitting": ada, "stranger": stranger, "nobody": server.visitor()}
    before = everything(server)
    for request in hostile(amount(700, 7000), 1, place):
        answered = status(server, request, visitors)
        assert 400 <= answered < 500, f"{answered}: {request}"
    assert everything(server) == before


def operations(server: Server) -> dict[str, Any]:
    """What programs can ask for, as the description says."""
    described = schemathesis.openapi.from_dict(server.client.get("/api/openapi.json").json())
    found = [one.ok() for one in described.get_all_operations() if isinstance(one, Ok)]
    return {f"{one.method} {one.path}": one for one in found}


@IN_A_FILE
@pytest.mark.parametrize(
    ("operation", "own"),
    [
        ("post /api/tables", False),
        ("get /api/tables/{table}", False),
        ("get /api/tables/{table}/changes", True),
        ("get /api/tables/{table}/changes", False),
        ("post /api/tables/{table}/choices", True),
        ("post /api/tables/{table}/choices", False),
        ("post /api/tables/{table}/statements", True),
        ("post /api/tables/{table}/back", False),
    ],
)
def test_requests_made_of_the_description(server: Server, operation: str, own: bool) -> None:
    """What contradicts it, with a token of one's own and without."""
    set_up = asked(server, "POST", "/tables", body=TWO)
    given_along: dict[str, Any] = {}
    if own:
        given_along["path_parameters"] = {"table": set_up["table"]}
        given_along["headers"] = {"Authorization": f"Bearer {set_up['seats'][0]['token']}"}
    wrong = operations(server)[operation].as_strategy(generation_mode=GenerationMode.NEGATIVE, **given_along)
    before = everything(server)

    @settings(max_examples=amount(45, 450), suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(case=wrong)
    def refused(case: Any) -> None:
        sent = case.as_transport_kwargs(base_url="http://table")
        if isinstance(sent.get("data"), bytes):
            sent["content"] = sent.pop("data")
        if operation.endswith("/changes"):  # where all is right, nobody waits
            sent["params"] = {"seconds": 0, **(sent.get("params") or {})}
        known = ("method", "url", "headers", "params", "json", "data", "content")
        answer = server.client.request(**{name: sent[name] for name in known if name in sent})
        expected = range(200, 500) if operation.startswith("get") else range(400, 500)
        assert answer.status_code in expected, f"{sent}: {answer.text}"
        assert answer.status_code < 400 or list(answer.json()) == ["mistake"]

    refused()
    assert everything(server) == before


@IN_A_FILE
def test_all_that_programs_can_ask_for_is_tried(server: Server) -> None:
    """Whoever adds something to the description adds it here."""
    (tried,) = [
        mark.args[1]
        for mark in test_requests_made_of_the_description.pytestmark  # type: ignore[attr-defined]
        if mark.args[0] == ("operation", "own")
    ]
    assert set(operations(server)) - {"get /api/games"} == {operation for operation, _ in tried}


def test_what_is_no_http_at_all(tmp_path: Path) -> None:
    """A server in a process of its own is as well afterwards as before."""
    nonsense = (
        b"\x00" * 500,
        b"\r\n" * 50,
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 9000,
        b"GET /" + b"a" * 90_000,
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"POST /new/liars_dice HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET /table/x/0/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    )
    with Serving(tmp_path) as serving:
        for said in nonsense:
            answer = answered(serving, said)
            assert answer == b"" or answer.split()[1].startswith(b"4"), (said[:60], answer)
        assert httpx.get(f"{serving.address}/health", timeout=30).json()["well"]


def answered(serving: Serving, said: bytes) -> bytes:
    """How an answer begins; nothing where the server hangs up."""
    with suppress(ConnectionError), socket.create_connection(("127.0.0.1", serving.port), 20) as line:
        line.sendall(said)
        line.shutdown(socket.SHUT_WR)
        return line.recv(100)
    return b""
