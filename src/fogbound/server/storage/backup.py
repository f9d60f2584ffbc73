"""A copy of all tables as they are at one moment, made while the server goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from fogbound.core.files import reason
from fogbound.core.mistakes import Mistake


def back_up(database: str, target: Path) -> int:
    """Copy a database in a file into another file; how many tables there are."""
    if not database.startswith("sqlite:"):
        raise Mistake("PostgreSQL has a tool of its own for this: pg_dump")
    source = Path(make_url(database).database or "")
    if not source.is_file():
        raise Mistake(f"there are no tables at {source}")
    try:
        target.touch(mode=0o600, exist_ok=False)  # secrets stand in it
    except FileExistsError:
        raise Mistake(f"{target} is there already, and is left alone") from None
    except OSError as error:
        raise Mistake(f"cannot write {target}: {reason(error)}") from None
    return _copied(source, target)


def _copied(source: Path, target: Path) -> int:
    try:
        with closing(sqlite3.connect(source, timeout=15)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
            (count,) = there.execute("select count(*) from tables").fetchone()
    except sqlite3.Error as error:
        target.unlink()
        raise Mistake(f"{source} cannot be copied: {error}") from None
    return int(count)
