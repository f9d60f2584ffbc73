"""The house: tables that are open, each done with by one at a time, and kept before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.seats import Seat
from fogbound.core.session import Session
from fogbound.core.settings import Settings
from fogbound.server.chairs import Chair
from fogbound.server.chronicle import Chronicles
from fogbound.server.config import Config
from fogbound.server.followers import Followers
from fogbound.server.limits import Buckets, Rooms
from fogbound.server.metrics import Metrics
from fogbound.server.storage import Overtaken, Row, Store
from fogbound.server.storage.store import HOST
from fogbound.server.table import ENTRY, Table
from fogbound.server.terms import Terms, begun, opening
from fogbound.server.thinking import Thinkers, Thoughts
from fogbound.server.tokens import hashed, new_name, new_token
from fogbound.server.unpacking import table_of

T = TypeVar("T")

WORKERS: Final = 8
"""Threads that wait for the database."""


class NoTable(Mistake):
    """There is no such table, or not for this visitor."""

    def __init__(self) -> None:
        super().__init__("there is no such table here; the link may be old, or the table has been cleared away")


@dataclass
class Open:
    """A table in memory, and who sits at it from which browser."""

    table: Table
    claims: dict[str, set[Seat]]
    notes: dict[Seat, str]
    chronicles: Chronicles = field(default_factory=Chronicles)
    fragments: dict[object, str] = field(default_factory=dict)
    """What was rendered of the table as it is now; several pages may show the same."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thoughts: dict[tuple[Seat, int], Thoughts] = field(default_factory=dict)
    """Of a game that is over: what computer players thought at positions that somebody has looked back at."""

    def rendered(self, key: object, render: Callable[[], str]) -> str:
        if key not in self.fragments:
            self.fragments[key] = render()
        return self.fragments[key]


class House:
    """All tables of one server process."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers) -> None:
        self.config: Final = config
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.followers: Final = Followers()
        self.metrics: Final = Metrics()
        limits = config.limits
        self.setting: Final = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)
        self.sayings: Final = Buckets(limits.sayings, 5)
        self.connections: Final = Rooms(limits.connections)
        self.hears: bool = not store.shared
        """Whether it would hear of what another process writes."""
        self.on_change: Callable[[str], None] = lambda _: None
        """Called whenever a table has changed: whoever plays for its computers looks what is to be done."""
        self._workers: Final = ThreadPoolExecutor(WORKERS, "database")
        self._open: Final[OrderedDict[str, Open]] = OrderedDict()
        self._opening: Final[dict[str, asyncio.Lock]] = {}
        self._outdated: Final[set[str]] = set()
        """Tables at which something was written while they were being read."""

    async def stored(self, work: Callable[..., T], *arguments: Any) -> T:
        """Something done with the database, while other visitors are served."""
        return await asyncio.get_running_loop().run_in_executor(self._workers, work, *arguments)

    def close(self) -> None:
        """When all that was begun with the database is done."""
        self._workers.shutdown()
        self.store.close()

    async def open(self, table_id: str) -> Open:
        """A table, from memory or from the store; never in the middle of something that is not kept yet."""
        while True:
            found = self._open.get(table_id) or await self._opened(table_id)
            async with found.lock:
                pass
            if self._open.get(table_id) is found:
                self._open.move_to_end(table_id)
                return found

    async def _opened(self, table_id: str) -> Open:
        """From the store; whoever comes at the same time waits for the same."""
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                return self._open.get(table_id) or await self._fetch(table_id)
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)
                self._outdated.discard(table_id)

    async def _fetch(self, table_id: str) -> Open:
        opened = await self._read(table_id)
        while table_id in self._outdated:
            opened = await self._read(table_id)
        self._open[table_id] = opened
        while len(self._open) > self.config.limits.tables_open:
            self._open.popitem(last=False)
        self.on_change(table_id)
        return opened

    async def _read(self, table_id: str) -> Open:
        self._outdated.discard(table_id)
        stored = await self.stored(self.store.read, table_id) if table_id.isalnum() else None
        if stored is None:
            raise NoTable
        return Open(await self.stored(table_of, stored), stored.claims, stored.notes)

    def peek(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        found = self._open.get(table_id)
        return None if found is None else found.table

    def knows(self, table_id: str) -> bool:
        """Whether anybody here would notice a change."""
        return table_id in self._open or self.followers.of(table_id) > 0

    def forget(self, table_id: str) -> None:
        """The table will be opened again from the store: somebody else has written, or something went wrong."""
        self._open.pop(table_id, None)
        if table_id in self._opening:
            self._outdated.add(table_id)

    def forget_all(self) -> None:
        for table_id in [*self._open, *self._opening]:
            self.forget(table_id)
        self.followers.wake_all()

    async def create(
        self, game: Game[Any], settings: Settings, chairs: list[Chair], terms: Terms, seed: int | None = None
    ) -> Table:
        """Set a new table."""
        return await self.set_up(begun(game, settings, chairs, seed), terms)

    async def set_up(self, session: Session, terms: Terms) -> Table:
        """Keep a game that has just begun, or that somebody has brought along."""
        name = new_name()
        table = Table(name, replace(terms, opening=opening(session)), time.time(), session)
        rows = [Row(ENTRY, entry.data(), time.time()) for entry in session.record.entries]
        await self.stored(self.store.create, name, session.game.info.name, table.terms.data(), rows, session.position())
        table.kept = len(rows)
        self._open[name] = Open(table, {}, {})
        self.metrics.tables_set += 1
        self.on_change(name)
        return table

    async def do(self, table_id: str, deed: Callable[[Table], list[Row]]) -> Table:
        """Let something happen at a table: it is kept, then everybody is told. A `Mistake` changes nothing."""
        for _ in range(5):
            opened = await self.open(table_id)
            async with opened.lock:
                if self._open.get(table_id) is not opened:
                    continue
                try:
                    rows = deed(opened.table)
                except Mistake:
                    if await self._overtaken(opened.table):
                        continue
                    raise
                except BaseException:
                    self.forget(table_id)
                    raise
                try:
                    await asyncio.shield(self._keep(opened.table, rows))
                except Overtaken:
                    self.forget(table_id)
                    continue
                except BaseException:
                    self.forget(table_id)
                    raise
            self.changed(table_id)
            return opened.table
        raise Mistake("the table is busy: try again")

    async def _overtaken(self, table: Table) -> bool:
        """Whether another process has written what has not been heard of here yet."""
        if not self.store.shared or await self.stored(self.store.length, table.id) == table.kept:
            return False
        self.forget(table.id)
        return True

    async def _keep(self, table: Table, rows: list[Row]) -> None:
        if not rows:
            return
        played = any(row.kind == ENTRY for row in rows)
        position = table.session.position() if played else None
        await self.stored(self.store.append, table.id, table.kept, rows, position, table.over)
        table.kept += len(rows)
        self.metrics.choices += sum(row.kind == ENTRY for row in rows)

    def changed(self, table_id: str) -> None:
        """Tell all who look on, and whoever plays for the computers."""
        opened = self._open.get(table_id)
        if opened is not None:
            opened.fragments.clear()
        self.followers.wake(table_id)
        self.on_change(table_id)

    async def rematch(self, opened: Open) -> str | None:
        """The same seats at a new table, to which everybody is led; its name."""
        old = opened.table
        terms = replace(old.terms, chairs=tuple(old.chairs))
        new = await self.create(old.game, old.session.record.settings, old.chairs, terms)
        for who, seats in opened.claims.items():
            await self.claim(who, new.id, *seats)
        now = await self.do(
            old.id, lambda table: [] if table.next_table else table.note_down("next", {"table": new.id})
        )
        return now.next_table

    # Who sits where.

    async def seats_of(self, browser: str | None, table_id: str) -> set[Seat]:
        """The seats of a browser at a table; `HOST` for whoever set it."""
        return set() if browser is None else (await self.open(table_id)).claims.get(browser, set())

    async def claim(self, browser: str, table_id: str, *seats: Seat) -> None:
        opened = await self.open(table_id)
        await self.stored(self.store.claim, browser, table_id, list(seats))
        opened.claims.setdefault(browser, set()).update(seats)

    async def new_link(self, table_id: str, seat: Seat) -> str:
        """A fresh link for a seat; the old one dies, and so does the cookie of whoever used it."""
        token = new_token()
        opened = await self.open(table_id)
        await self.stored(self.store.put_link, table_id, seat, hashed(token))
        for seats in opened.claims.values():
            seats.discard(seat)
        self.changed(table_id)
        return token

    async def note(self, table_id: str, seat: Seat, words: str) -> None:
        opened = await self.open(table_id)
        await self.stored(self.store.note, table_id, seat, words)
        opened.notes[seat] = words

    def is_host(self, seats: set[Seat]) -> bool:
        return HOST in seats

    @property
    def tables_open(self) -> int:
        return len(self._open)
