"""Reading and writing tables. Everything here waits for the database: the server calls it from a thread."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from fogbound.core.seats import Seat
from fogbound.server.storage.engine import engine_for
from fogbound.server.storage.migrating import migrate
from fogbound.server.storage.schema import CLAIMS, ENTRIES, LINKS, METADATA, NOTES, POSITIONS, TABLES

HOST: Final[Seat] = -1
"""The chair of whoever set the table, in claims."""

CHANNEL: Final = "fogbound"


class Overtaken(Exception):
    """Somebody else has written the next entry already."""


@dataclass(frozen=True)
class Row:
    """One entry of a table: its kind, its particulars, and when it came about."""

    kind: str
    data: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Link:
    """Where a link leads."""

    table: str
    seat: Seat


@dataclass(frozen=True)
class StoredTable:
    """A table as it is kept."""

    id: str
    terms: dict[str, Any]
    begun: float
    rows: list[Row]
    position: dict[str, Any]
    claims: dict[str, set[Seat]]
    notes: dict[Seat, str]


class Store:
    """One database."""

    def __init__(self, url: str, process: str = "") -> None:
        self.engine: Final = engine_for(url)
        self.process: Final = process
        self.shared: Final = self.engine.dialect.name == "postgresql"
        """Whether other processes may write here too."""
        try:
            migrate(self.engine)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.engine.dispose()

    # Tables and their entries.

    def create(
        self, table_id: str, game: str, terms: dict[str, Any], rows: list[Row], position: dict[str, Any]
    ) -> None:
        now = time.time()
        with self.engine.begin() as connection:
            values = {"id": table_id, "game": game, "terms": _written(terms), "begun": now, "touched": now}
            connection.execute(insert(TABLES).values(**values, over=False, kept_until=0.0))
            connection.execute(insert(POSITIONS).values(table_id=table_id, data=_written(position)))
            self._add(connection, table_id, 0, rows)

    def append(self, table_id: str, first: int, rows: list[Row], position: dict[str, Any] | None, over: bool) -> None:
        """Entries from this number on and the position they lead to, all or nothing."""
        try:
            with self.engine.begin() as connection:
                self._add(connection, table_id, first, rows)
                if position is not None:
                    changed = {"data": _written(position)}
                    connection.execute(update(POSITIONS).where(POSITIONS.c.table_id == table_id).values(changed))
                connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(touched=time.time(), over=over))
                self._notify(connection, table_id)
        except IntegrityError:
            raise Overtaken from None

    def _add(self, connection: Connection, table_id: str, first: int, rows: list[Row]) -> None:
        values = [
            {"table_id": table_id, "number": number, "kind": row.kind, "data": _written(row.data), "at": row.at}
            for number, row in enumerate(rows, start=first)
        ]
        if values:
            connection.execute(insert(ENTRIES), values)

    def _notify(self, connection: Connection, table_id: str) -> None:
        """Tell other processes on this database, once it is written."""
        if self.shared:
            connection.execute(
                text("select pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": f"{self.process} {table_id}"}
            )

    def read(self, table_id: str) -> StoredTable | None:
        with self.engine.connect() as connection:
            table = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
            if table is None:
                return None
            of_table = ENTRIES.c.table_id == table_id
            rows = connection.execute(select(ENTRIES).where(of_table).order_by(ENTRIES.c.number)).all()
            position = connection.execute(select(POSITIONS.c.data).where(POSITIONS.c.table_id == table_id)).scalar_one()
            claims: dict[str, set[Seat]] = {}
            for claim in connection.execute(select(CLAIMS).where(CLAIMS.c.table_id == table_id)):
                claims.setdefault(claim.browser, set()).add(claim.seat)
            notes = connection.execute(select(NOTES).where(NOTES.c.table_id == table_id)).all()
        return StoredTable(
            id=table_id,
            terms=json.loads(table.terms),
            begun=table.begun,
            rows=[Row(row.kind, json.loads(row.data), row.at) for row in rows],
            position=json.loads(position),
            claims=claims,
            notes={note.seat: note.text for note in notes},
        )

    def count(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()

    def tables_of(self, browser: str, most: int) -> list[str]:
        """The tables at which a browser sits, the one touched last first."""
        mine = select(CLAIMS.c.table_id).where(CLAIMS.c.browser == browser)
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.touched.desc()).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    # Who sits where.

    def link(self, token_hash: str) -> Link | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(LINKS).where(LINKS.c.hash == token_hash)).first()
        return None if found is None else Link(found.table_id, found.seat)

    def put_link(self, table_id: str, seat: Seat, token_hash: str) -> None:
        """A new link for a seat: the old one dies, and whoever sat there by it."""
        with self.engine.begin() as connection:
            for kept in (LINKS, CLAIMS):
                connection.execute(delete(kept).where(kept.c.table_id == table_id, kept.c.seat == seat))
            connection.execute(insert(LINKS).values(hash=token_hash, table_id=table_id, seat=seat))
            self._notify(connection, table_id)

    def claim(self, browser: str, table_id: str, seats: list[Seat]) -> None:
        with self.engine.begin() as connection:
            for seat in seats:
                same = (CLAIMS.c.browser == browser, CLAIMS.c.table_id == table_id, CLAIMS.c.seat == seat)
                connection.execute(delete(CLAIMS).where(*same))
                connection.execute(insert(CLAIMS).values(browser=browser, table_id=table_id, seat=seat))
            self._notify(connection, table_id)

    def leave(self, browser: str, table_id: str) -> None:
        """A browser forgets a table."""
        with self.engine.begin() as connection:
            connection.execute(delete(CLAIMS).where(CLAIMS.c.browser == browser, CLAIMS.c.table_id == table_id))
            self._notify(connection, table_id)

    def note(self, table_id: str, seat: Seat, words: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(NOTES).where(NOTES.c.table_id == table_id, NOTES.c.seat == seat))
            if words:
                connection.execute(insert(NOTES).values(table_id=table_id, seat=seat, text=words))
            self._notify(connection, table_id)

    # Keeping house.

    def keep(self, table_id: str, until: float) -> bool:
        """Whether this process may play for a table's computers until then: one at a time does."""
        mine_or_free = or_(TABLES.c.keeper == self.process, TABLES.c.kept_until < time.time())
        change = (
            update(TABLES).where(TABLES.c.id == table_id, mine_or_free).values(keeper=self.process, kept_until=until)
        )
        with self.engine.begin() as connection:
            return connection.execute(change).rowcount == 1

    def expire(self, before: float) -> int:
        """Forget tables that nobody has touched since."""
        old = select(TABLES.c.id).where(TABLES.c.touched < before)
        with self.engine.begin() as connection:
            for kept in METADATA.sorted_tables[::-1]:
                if kept is not TABLES:
                    connection.execute(delete(kept).where(kept.c.table_id.in_(old)))
            return connection.execute(delete(TABLES).where(TABLES.c.touched < before)).rowcount


def _written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
