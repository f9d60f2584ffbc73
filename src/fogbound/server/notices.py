"""Several processes on one PostgreSQL: each hears what another has written, and looks again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fogbound.server.house import House
from fogbound.server.storage.store import CHANNEL

LOG: Final = logging.getLogger("fogbound.notices")
SECONDS_TO_RETRY: Final = 1.0


@asynccontextmanager
async def listening(house: House) -> AsyncIterator[None]:
    """Hear of the other processes' changes, as long as this lasts."""
    if not house.store.shared:
        yield
        return
    task = asyncio.create_task(_listen_for_ever(house))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _listen_for_ever(house: House) -> None:
    while True:
        try:
            await _listen(house)
        except OSError as error:
            LOG.warning("the database cannot be heard", extra={"reason": type(error).__name__})
        except Exception:
            LOG.exception("the database cannot be heard")
        finally:
            house.hears = False
        await asyncio.sleep(SECONDS_TO_RETRY)


async def _listen(house: House) -> None:
    import psycopg

    url = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        house.forget_all()  # something may have been written while nobody listened
        house.hears = True
        async for notice in connection.notifies():
            process, _, table = notice.payload.partition(" ")
            if process != house.store.process and house.knows(table):
                house.forget(table)
                house.changed(table)
