"""Who follows a table live. There is no queue: whoever is woken looks at the newest state."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class Followers:
    """One event for each page that is open."""

    def __init__(self) -> None:
        self._events: Final[dict[str, set[asyncio.Event]]] = {}

    @contextmanager
    def following(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something changes at a table."""
        event = asyncio.Event()
        events = self._events.setdefault(table, set())
        events.add(event)
        try:
            yield event
        finally:
            events.discard(event)
            if not events:
                self._events.pop(table, None)

    def wake(self, table: str) -> None:
        for event in self._events.get(table, ()):
            event.set()

    def wake_all(self) -> None:
        for table in self._events:
            self.wake(table)

    def of(self, table: str) -> int:
        return len(self._events.get(table, ()))

    def count(self) -> int:
        return sum(len(events) for events in self._events.values())
