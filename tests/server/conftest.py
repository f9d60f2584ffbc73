"""A server in this process, with a data folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from fogbound.server.app import make_app
from fogbound.server.config import Config, Limits
from tests.server.postgres import Postgres
from tests.server.visiting import Server

LIMITS = Limits(requests=10_000, burst=10_000, tables_an_hour=10_000, sayings=10_000)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """The usual server, one that does not mind how often it is asked."""
    return Config(data=tmp_path, thinkers=1, limits=LIMITS)


@pytest.fixture
def server(config: Config) -> Iterator[Server]:
    """The server, running."""
    with TestClient(make_app(config), base_url="http://table", follow_redirects=False) as client:
        yield Server(client)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that stays, for tests that ask it for databases of their own."""
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()
