"""Who comes by nothing that is not for them: no state, no other host, no record before the end, no log."""

from __future__ import annotations

import ast
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import fogbound
from fogbound.server.app import make_app
from fogbound.server.config import Config
from fogbound.server.running import Structured
from tests.server.visiting import Server

SOURCE = Path(fogbound.__file__).parent


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
