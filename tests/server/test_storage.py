"""Tables are kept: entry by entry, whole or not at all, and opened again by whoever comes."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from starlette.testclient import TestClient

import fogbound
from fogbound.core.mistakes import Mistake
from fogbound.core.session import begin
from fogbound.server.app import make_app
from fogbound.server.config import Config
from fogbound.server.storage import Overtaken, Row, Store
from fogbound.server.storage.backup import back_up
from fogbound.server.storage.migrating import NEWEST
from fogbound.server.storage.schema import METADATA
from tests.server.visiting import ALONE, APART, Server

ROWS = [Row("entry", {"by": 0, "choice": "bid 1x1"}, 1.0), Row("said", {"seat": 0, "words": "“é”"}, 2.0)]


@pytest.fixture
def store(database: str) -> Any:
    """A store of its own, in a file and in PostgreSQL."""
    store = Store(database, "me")
    yield store
    store.close()


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    """What is written down in `schema.py` is what the migrations make."""
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_entries_are_added_all_or_none(store: Store) -> None:
    """Who writes a number that is written already adds nothing."""
    store.create("t", "liars_dice", {"seats": 2}, ROWS[:1], {"n": 0})
    store.append("t", 1, ROWS[1:], {"n": 1}, over=False)
    with pytest.raises(Overtaken):
        store.append("t", 1, ROWS, {"n": 2}, over=False)
    kept = store.read("t")
    assert kept is not None
    assert (kept.rows, kept.position) == (ROWS, {"n": 1})


def test_a_link_leads_to_one_seat_and_dies_with_the_next(store: Store) -> None:
    """And the claims made by it die as well."""
    store.create("t", "liars_dice", {}, [], {})
    store.put_link("t", 0, "old")
    store.claim("ada", "t", [0, 1])
    store.put_link("t", 0, "new")
    assert store.link("old") is None
    found = store.link("new")
    assert found is not None
    assert (found.table, found.seat) == ("t", 0)
    kept = store.read("t")
    assert kept is not None
    assert kept.claims == {"ada": {1}}


def test_old_tables_are_cleared_away(store: Store) -> None:
    """With all that belongs to them; others stay."""
    store.create("old", "liars_dice", {}, ROWS, {})
    store.claim("ada", "old", [0])
    store.put_link("old", 0, "hash")
    store.note("old", 0, "hm")
    then = time.time() + 0.001
    while time.time() <= then:
        pass
    store.create("new", "liars_dice", {}, [], {})
    assert store.expire(then) == 1
    assert (store.read("old"), store.link("hash"), store.tables_of("ada", 9)) == (None, None, [])
    assert store.read("new") is not None


def test_one_process_plays_for_a_table_at_a_time(store: Store, database: str) -> None:
    """Until its time is over."""
    store.create("t", "liars_dice", {}, [], {})
    other = Store(database, "other")
    assert store.keep("t", time.time() + 60)
    assert not other.keep("t", time.time() + 60)
    assert store.keep("t", time.time() - 1)
    assert other.keep("t", time.time() + 60)
    other.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "names no database"),
        ("mysql://x/y", "SQLite or PostgreSQL, not in mysql"),
        ("postgresql://nobody@127.0.0.1:1/none", "the database cannot be reached"),
    ],
)
def test_what_is_no_database_is_said_in_one_line(url: str, said: str) -> None:
    """With what would be right."""
    with pytest.raises(Mistake, match=said):
        Store(url)


def test_a_newer_database_is_left_alone(store: Store, database: str) -> None:
    """Rather than spoilt."""
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(Mistake, match=f"kept by a newer Fogbound .version 9999; this one knows {NEWEST}"):
        Store(database)


def test_a_restarted_server_has_everything(config: Config, database: str) -> None:
    """Position, seats, names, talk, notes, orders, what can be taken back: the pages are the same to the byte."""
    config = replace(config, database=database)
    with TestClient(make_app(config), base_url="http://table", follow_redirects=False) as client:
        server = Server(client)
        ada, ben = server.visitor(), server.visitor()
        name = ada.sets(**APART)
        seat = ben.sits_down(ada.link(name, 1), "Ben")
        ada.chooses(f"/table/{name}/0", "bid 1x2")
        ada.post(f"/table/{name}/0/back", live=True)
        ada.chooses(f"/table/{name}/0", "bid 1x3")
        ben.post(f"{seat}/say", live=True, words="Really?")
        ben.post(f"{seat}/note", live=True, note="ask again")
        pages_of_ben = [(ben, f"{seat}{page}") for page in ("", "/story", "/note")]
        places = [(ada, f"/table/{name}/0"), *pages_of_ben, (ada, f"/table/{name}/0/then/2")]
        before = [who.get(path).text for who, path in places]
    with TestClient(make_app(config), base_url="http://table", follow_redirects=False) as client:
        for who in (ada, ben):
            who.server = Server(client)
        for (who, path), was in zip(places, before, strict=True):
            assert who.get(path).text == was, path
        assert "Take back" in before[0]
        assert ada.post(f"/table/{name}/0/back", live=True).status_code == 204


def test_a_table_of_older_rules_goes_on_from_its_position(config: Config, database: str) -> None:
    """Where today's rules do not follow the entries."""
    config = replace(config, database=database)
    with TestClient(make_app(config), base_url="http://table", follow_redirects=False) as client:
        ada = Server(client).visitor()
        name = ada.sets(**ALONE)
        ada.chooses(f"/table/{name}/0", "bid 1x2")
    store = Store(config.url)
    with store.engine.begin() as connection:
        entry = json.dumps({"by": 0, "choice": "bid 30x6"})
        connection.execute(text("update entries set data = :entry"), {"entry": entry})
        for table, column in (("tables", "terms"), ("positions", "data")):
            change = f'update {table} set {column} = replace({column}, \'"rules":"1"\', \'"rules":"0"\')'
            connection.execute(text(change))
    store.close()
    with TestClient(make_app(config), base_url="http://table", follow_redirects=False) as client:
        ada.server = Server(client)
        assert ada.chooses(f"/table/{name}/1", "bid 1x3").status_code == 204


def test_a_backup_is_a_whole_house(server: Server, config: Config, tmp_path: Path) -> None:
    """Made while the server goes on; another server goes on from it. Only its owner may read it."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    (tmp_path / "copy").mkdir()
    copy = replace(config, data=tmp_path / "copy")
    assert back_up(config.url, copy.file) == 1
    assert copy.file.stat().st_mode & 0o077 == 0
    ada.chooses(f"/table/{name}/1", "bid 1x3")
    with TestClient(make_app(copy), base_url="http://table", follow_redirects=False) as client:
        ada.server = Server(client)
        assert ada.chooses(f"/table/{name}/1", "bid 1x4").status_code == 204


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    """And says what is missing, in one line."""
    kept = tmp_path / "tables.sqlite3"
    with pytest.raises(Mistake, match="there are no tables at"):
        back_up(f"sqlite:///{kept}", tmp_path / "copy")
    kept.write_text("something else, long enough to be looked at")
    with pytest.raises(Mistake, match="cannot be copied"):
        back_up(f"sqlite:///{kept}", tmp_path / "copy")
    with pytest.raises(Mistake, match="is there already, and is left alone"):
        back_up(f"sqlite:///{kept}", kept)
    with pytest.raises(Mistake, match="pg_dump"):
        back_up("postgresql://host/name", tmp_path / "copy")


def test_nobody_else_on_the_machine_reads_the_tables(config: Config, server: Server) -> None:
    """What is hidden stands in the files."""
    server.visitor().sets(**ALONE)
    files = list(config.data.glob("tables.sqlite3*"))
    assert config.file in files
    assert [path.name for path in files if path.stat().st_mode & 0o077] == []


def test_what_was_not_kept_was_not_done(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the database refuses, nobody has seen the choice, and it can be made again."""
    ada = server.visitor()
    name = ada.sets(**ALONE)

    def broken(*_: Any, **__: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.house.store, "append", broken)
        answer = ada.chooses(f"/table/{name}/0", "bid 1x2")
        assert (answer.status_code, answer.text) == (500, "Something went wrong here, and was written down.")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert server.house.metrics.failed == 1
    assert "bids 1 two" not in ada.get(f"/table/{name}/0/story").text
    assert ada.chooses(f"/table/{name}/0", "bid 1x2").status_code == 204


def test_a_record_is_brought_along_and_kept(server: Server) -> None:
    """A finished one is looked at; what was kept of it is what was brought."""
    ada = server.visitor()
    record = (Path(__file__).parents[1] / "records" / "liars_dice").glob("*.json")
    path = min(record)
    answer = ada.ask("POST", "/bring", files={"record": ("game.json", path.read_bytes(), "application/json")})
    assert answer.headers["location"].endswith("/replay"), answer.text
    name = answer.headers["location"].split("/")[2]
    brought, kept = json.loads(path.read_text()), ada.get(f"/table/{name}/record").json()
    assert {**kept, "players": brought["players"]} == brought
    assert ada.get(f"/table/{name}/replay?at=3&eyes=1").status_code == 200


def test_a_file_brings_no_code_along(server: Server, tmp_path: Path) -> None:
    """Where it names a computer player that is not of the house, the usual one sits down."""
    game = fogbound.game("liars_dice")
    session = begin(game, game.settings(2), ["Ada", "os:abort"], 1, seed=1)
    session.save(tmp_path / "save.json")
    ada = server.visitor()
    saved = (tmp_path / "save.json").read_bytes()
    answer = ada.ask("POST", "/bring", files={"record": ("save.json", saved, "application/json")})
    table = server.table(answer.headers["location"].split("/")[2])
    assert [(chair.kind, chair.spec) for chair in table.chairs] == [("person", "scripted"), ("computer", "scripted")]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"\xff\xfe", "it is not text"),
        (b"{", "is cut off"),
        (b"[]", "should be an object"),
        (b'{"fogbound": 1, "kind": "record", "game": "chess"}', "there is no game"),
        (b'{"players": ["\\ud800"]}', "letters that are none"),
        (b"[" * 100_000, "nested too deeply"),
    ],
)
def test_what_is_no_record_is_said_in_one_line(server: Server, body: bytes, said: str) -> None:
    """And no table is set."""
    answer = server.visitor().ask("POST", "/bring", files={"record": ("x", body, "text/plain")})
    assert answer.status_code == 409
    assert said in answer.text
    assert server.house.tables_open == 0
