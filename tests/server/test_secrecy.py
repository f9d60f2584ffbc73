"""What is sent to a seat is made of what that seat may see, and of nothing else: compared byte by byte."""

from __future__ import annotations

import ast
import itertools
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import fogbound
from fogbound.core.game import Game
from fogbound.core.settings import Settings
from fogbound.server.app import make_app
from fogbound.server.chairs import Chair
from fogbound.server.config import Config
from fogbound.server.running import Structured
from fogbound.server.storage.store import HOST
from fogbound.server.terms import Terms, begun
from fogbound.server.visitors import COOKIE
from tests.server.visiting import Server, Visitor

SOURCE = Path(fogbound.__file__).parent
ADA, BEN = 0, 1
PAGES = ("", "?hints=on", "/words", "/why", "/story", "/then/0")


def twins(game: Game[Any], settings: Settings) -> tuple[int, int]:
    """Two seeds whose games look the same to the first seat, and different to another."""
    seen: dict[str, list[int]] = {}
    for seed in itertools.count():
        state = game.setup(settings, seed)
        views = seen.setdefault(game.view(state, ADA).json(), [])
        others = [game.view(game.setup(settings, other), BEN).json() for other in views]
        now = game.view(state, BEN).json()
        for other, theirs in zip(views, others, strict=True):
            if theirs != now:
                return other, seed
        views.append(seed)
    raise AssertionError


def sat(server: Server, game: Game[Any], settings: Settings, seed: int) -> tuple[Visitor, str]:
    """Ada's browser at a table whose chance is known; the table's name."""
    chairs = [Chair("person", name, "scripted") for name in ("Ada", "Ben")]
    ada = server.visitor()
    ada.get("/")

    async def set_up() -> str:
        session = begun(game, settings, chairs, seed)
        table = await server.house.set_up(session, Terms(tuple(chairs), pace="at once"))
        await server.house.claim("ada", table.id, ADA)
        await server.house.claim("host", table.id, HOST)
        return table.id

    portal = server.client.portal
    assert portal is not None
    return ada, portal.call(set_up)


def sent(server: Server, name: str, place: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that this seat is sent for one position, with what differs from table to table left out."""
    ada = server.visitor()
    ada.cookies[COOKIE] = "ada"
    monkeypatch.setattr("fogbound.server.visitors.hashed", lambda token: token)
    texts = [ada.get(f"{place}{page}").text for page in PAGES]
    with ada.follows(place) as live:
        texts.append(live.receive_text())
    return [text.replace(name, "TABLE") for text in texts]


@pytest.mark.parametrize("dice", [1, 2])
def test_two_games_that_differ_in_what_ada_may_not_know(
    server: Server, monkeypatch: pytest.MonkeyPatch, dice: int
) -> None:
    """Every page and every message, choice by choice, until the cups are lifted."""
    game = fogbound.game("liars_dice")
    settings = game.settings(2, dice=dice, starter="first")
    names = [sat(server, game, settings, seed)[1] for seed in twins(game, settings)]
    tables = [server.table(name) for name in names]
    assert tables[0].view(BEN) != tables[1].view(BEN)
    rng = Random(dice)
    portal = server.client.portal
    assert portal is not None
    for _ in range(4):
        first, second = (sent(server, name, f"/table/{name}/{ADA}", monkeypatch) for name in names)
        assert first == second
        actor = tables[0].actor
        assert actor is not None
        bids = [text for text in tables[0].view(actor).decision["options"] if text != "liar"][:2]
        if not bids:
            break
        choice = rng.choice(bids)
        for name in names:
            portal.call(server.house.do, name, lambda now: now.choose(actor, choice, None))  # noqa: B023


def modules(*folders: str) -> Iterator[Path]:
    """The files of the server and its pages."""
    for folder in folders:
        yield from (SOURCE / folder).rglob("*.py")


@pytest.mark.parametrize("path", list(modules("server", "web")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nobody_out_here_reads_a_state(path: Path) -> None:
    """The server holds sessions and moments: it never says `.state` of a game, nor imports what one is made of."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("_state", "_standing", "positions"), f"line {node.lineno}"
            if node.attr == "state":
                assert ast.unparse(node) in ("request.app.state", "app.state", "now.state"), f"line {node.lineno}"
        if isinstance(node, ast.ImportFrom) and node.module == "fogbound.core.agenda":
            assert {alias.name for alias in node.names} <= {"Outcome", "Fact"}, f"line {node.lineno}"


def test_nothing_is_asked_of_another_host(server: Server) -> None:
    """No page names an address elsewhere but those of our own namespaces."""
    ada = server.visitor()
    place = ada.get(ada.post("/play/liars_dice").headers["location"]).headers["location"]
    for path in ("/", place, "/new/liars_dice", "/rules/liars_dice"):
        addresses = re.findall(r"https?://[^\s\"'<)]+", ada.get(path).text)
        assert {address for address in addresses if "w3.org" not in address} == set()


def test_a_record_is_given_away_only_at_the_end(server: Server) -> None:
    """Before, not even its host gets chance's key, the record or the replay."""
    ada = server.visitor()
    name = ada.sets(**{"seat-0": "me", "seat-1": "here"})
    for path in (f"/table/{name}/record", f"/table/{name}/replay"):
        answer = ada.get(path)
        assert answer.status_code == 409
        assert "The game is not over yet" in answer.text
    key = server.table(name).session.record.origin.key
    assert key
    for path in (f"/table/{name}/0", f"/table/{name}/seats", f"/api/tables/{name}"):
        assert key not in ada.get(path).text


def test_an_error_in_the_log_has_its_way_and_not_its_words() -> None:
    """What an exception says may be a choice, or what stands in the database."""
    try:
        raise ValueError("the sixth die shows a six")
    except ValueError:
        record = logging.LogRecord("fogbound", logging.ERROR, __file__, 1, "it failed", (), sys.exc_info())
    line = json.loads(Structured().format(record))
    assert (line["said"], line["error"]) == ("it failed", "ValueError")
    assert "test_an_error_in_the_log" in line["trace"][0]
    assert "six" not in str(line)


def test_the_log_of_the_server_tells_nothing(config: Config, caplog: pytest.LogCaptureFixture) -> None:
    """Neither links, nor views, nor choices: routes by their names."""
    caplog.set_level("INFO", logger="fogbound")
    with TestClient(make_app(config), base_url="http://table", follow_redirects=False) as client:
        ada = Server(client).visitor()
        name = ada.sets(**{"seat-0": "me", "seat-1": "open"})
        link = ada.link(name, 1)
        ada.get(link)
        ada.get(f"/table/{name}/0")
    said = "\n".join([str(record.__dict__) for record in caplog.records])
    assert "/sit/{token}" in said
    assert name not in said
    assert link not in said
