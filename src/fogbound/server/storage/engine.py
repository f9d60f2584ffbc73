"""The way to a database, set so that nothing accepted is ever lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from fogbound.core.files import reason
from fogbound.core.mistakes import Mistake


def engine_for(url: str) -> Engine:
    """An engine for SQLite in a file, or for PostgreSQL."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise Mistake(f"{url!r} names no database; write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if found.drivername in ("postgres", "postgresql"):
        found = found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise Mistake(f"tables are kept in SQLite or PostgreSQL, not in {found.get_backend_name()}")
    if found.get_backend_name() == "sqlite":
        return _sqlite(str(found.database or ""), found)
    try:
        return create_engine(found, pool_pre_ping=True, pool_size=5, max_overflow=10, hide_parameters=True)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise Mistake("PostgreSQL needs one more package: pip install 'fogbound[postgres]'") from None


def _sqlite(file: str, url: Any) -> Engine:
    if file and file != ":memory:":
        try:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            Path(file).touch(mode=0o600)  # what is hidden at the tables stands in it
        except OSError as error:
            raise Mistake(f"cannot keep tables at {file}: {reason(error)}") from None
    engine = create_engine(url, connect_args={"timeout": 15.0}, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _: Any) -> None:
    """Readers and the writer do not wait for one another; what was committed outlives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
