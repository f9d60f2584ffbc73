"""A real PostgreSQL of one's own, started by the tests. It refuses to run as root, so it never does."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg
from psycopg import sql

from tests.server.installed import installed, own_folder, removed, unprivileged

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))[::-1]
"""Where Debian puts it, the newest first; not on anybody's path."""


class Postgres:
    """A server in a folder of its own that listens at a socket there and nowhere else."""

    def __init__(self) -> None:
        self.folder = own_folder("postgres")
        self.databases = 0

    def __enter__(self) -> Self:
        self._run("initdb", "--auth=trust", "--username=fogbound", "--encoding=UTF8", "--no-locale", "--no-sync")
        self._run("pg_ctl", "start", "--wait", f"--log={self.folder / 'log'}", "--options", self._options)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._run("pg_ctl", "stop", "--mode=immediate")
        removed(self.folder)

    @property
    def _options(self) -> str:
        return f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"

    def _run(self, program: str, *words: str) -> None:
        command = [installed(program, "postgresql", *DEBIAN), *words, "--pgdata", str(self.folder / "data")]
        done = subprocess.run(
            command, cwd=self.folder, capture_output=program == "initdb", check=False, **unprivileged()
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def database(self) -> str:
        """An empty database, as `--database` names it."""
        self.databases += 1
        name = f"tables{self.databases}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("create database {}").format(sql.Identifier(name)))
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://fogbound@/{name}?host={self.folder}"
