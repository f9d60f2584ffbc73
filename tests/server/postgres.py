"""A real PostgreSQL of one's own, started by the tests. It refuses to run as root, so it never does."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg
import pytest
from psycopg import sql

HOME = Path("/usr/lib/postgresql")
"""Where Debian puts it, by version; not on anybody's path."""


class Postgres:
    """A server in a folder of its own that listens at a socket there and nowhere else."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fogbound-postgres-"))
        self.account = _account()
        self.databases = 0

    def __enter__(self) -> Self:
        if self.account is not None:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
        self._run("initdb", "--auth=trust", "--username=fogbound", "--encoding=UTF8", "--no-locale", "--no-sync")
        self._run("pg_ctl", "start", "--wait", f"--log={self.folder / 'log'}", "--options", self._options)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._run("pg_ctl", "stop", "--mode=immediate")
        shutil.rmtree(self.folder)

    @property
    def _options(self) -> str:
        return f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"

    def _run(self, program: str, *words: str) -> None:
        who: dict[str, Any] = {}
        if self.account is not None:
            who = {"user": self.account.pw_uid, "group": self.account.pw_gid, "extra_groups": []}
        command = [_program(program), *words, "--pgdata", str(self.folder / "data")]
        done = subprocess.run(command, cwd=self.folder, capture_output=program == "initdb", check=False, **who)
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


def _account() -> pwd.struct_passwd | None:
    """Whom to run it as: oneself, and for root somebody who may do nothing else."""
    if os.geteuid() != 0:
        return None
    names = {account.pw_name: account for account in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def _program(name: str) -> str:
    versions = sorted(HOME.glob("*/bin"), key=lambda folder: float(folder.parent.name))
    found = shutil.which(name) or next(
        (str(folder / name) for folder in versions[::-1] if (folder / name).exists()), None
    )
    if found is None:
        pytest.fail(
            "these tests need PostgreSQL: install it (Debian: apt install postgresql) and try again", pytrace=False
        )
    return found
