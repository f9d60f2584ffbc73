"""Bringing a database to the shape that this version wants."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

from fogbound.core.mistakes import Mistake

NEWEST: Final = "0001"
"""The last migration; Alembic is not even loaded where the database has it already."""


def migrate(engine: Engine) -> None:
    found = version(engine)
    if found == NEWEST:
        return
    if found is not None and found > NEWEST:
        raise Mistake(f"the tables were kept by a newer Fogbound (version {found}; this one knows {NEWEST})")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together do this one after another
            connection.execute(text("select pg_advisory_xact_lock(7311)"))
        config.attributes["connection"] = connection
        command.upgrade(config, NEWEST)


def version(engine: Engine) -> str | None:
    """The last migration that the database has seen."""
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
            return found
    except OperationalError as error:
        if "no such table" in str(error.orig):
            return None
        raise Mistake(f"the database cannot be reached: {_first_line(error)}") from None
    except DBAPIError as error:
        if "alembic_version" in str(error.orig):
            return None
        raise Mistake(f"{engine.url.render_as_string()} is no database of Fogbound: {_first_line(error)}") from None


def _first_line(error: DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0]
