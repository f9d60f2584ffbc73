"""The tables of the database. A change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("terms", Text, nullable=False),  # all that was agreed before the first entry, chance's key included
    Column("begun", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("over", Boolean, nullable=False),
    Column("keeper", String(40), nullable=True),  # the process that plays for computers and standing orders
    Column("kept_until", Float, nullable=False),
)


def _of_table() -> Column[str]:
    return Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


ENTRIES: Final = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What happened at a table, in order; rows are added and never changed."""

POSITIONS: Final = Table("positions", METADATA, _of_table(), Column("data", Text, nullable=False))
"""The position after the last entry: where newer rules do not follow the entries, the game goes on from here."""

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)
"""The one living link of each seat, as a hash."""

CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("browser", String(64), primary_key=True),
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Which browser sits where, by the hash of its cookie; seat -1 is the host's chair beside the table."""

NOTES: Final = Table(
    "notes",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
