"""Many tables at once, each with two pages that follow it and somebody who clicks now and then."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

import fogbound
from tools.served import Served


@dataclass
class Crowd:
    """What was measured."""

    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    clicks: int = 0
    processor: float = 0.0
    memory: int = 0
    memory_before: int = 0


class Watching:
    """A page that follows a table, and when it was last told something."""

    def __init__(self, line: ClientConnection) -> None:
        self.line: Final = line
        self.told = asyncio.Event()
        self.at = 0.0

    async def listen(self) -> None:
        async for words in self.line:
            if words:
                self.at = time.perf_counter()
                self.told.set()


class Table:
    """A table whose seats are all ours."""

    def __init__(self, client: httpx.AsyncClient, served: Served, game: str) -> None:
        self.client: Final = client
        self.served: Final = served
        self.game: Final = fogbound.game(game)
        self.pages: list[Watching] = []
        self.name = ""
        self.tokens: list[str] = []
        self.cookie = ""

    async def set_up(self, stack: AsyncExitStack) -> None:
        """Set it, sit down at every seat, and follow it: the first seat's page, and another's or an onlooker's."""
        seats = [{"name": f"Guest {n}"} for n in range(self.game.info.default_seats)]
        given = (await self._post("/api/tables", json={"game": self.game.info.name, "seats": seats})).json()
        self.name = given["table"]
        self.tokens = [seat["token"] for seat in given["seats"]]
        for token in self.tokens:
            answer = await self._post(f"/sit/{token}")
            self.cookie = self.cookie or answer.headers["set-cookie"].partition(";")[0]
        for who in ("0", "1" if len(seats) > 1 else "watch"):
            where = f"ws://127.0.0.1:{self.served.port}/table/{self.name}/{who}/live?sheet=wide&board=wide"
            line = await stack.enter_async_context(connect(where, additional_headers={"cookie": self.cookie}))
            self.pages.append(Watching(line))

    async def _post(self, path: str, **more: Any) -> httpx.Response:
        headers = {"x-live": "1"} | ({"cookie": self.cookie} if self.cookie else {})
        self.client.cookies.clear()
        answer = await self.client.post(path, headers=headers, **more)
        answer.raise_for_status() if answer.status_code != 303 else None
        return answer

    async def click(self, found: Crowd) -> bool:
        """Choose something for whoever is to choose; whether the game goes on."""
        sight = (await self.client.get(f"/api/tables/{self.name}", headers=self._bearer(0))).json()
        if sight["over"]:
            return False
        decision = sight["view"]["decision"]
        mine = (await self.client.get(f"/api/tables/{self.name}", headers=self._bearer(decision["seat"]))).json()
        if not mine["choices"]:
            return True  # given already, and waiting for its window
        choice = random.choice(mine["choices"])["choice"]
        waiting = choice.partition(" ")[0] not in _inner(self.game, decision["name"])
        response = decision["name"] in self.game.responses and waiting
        for page in self.pages:
            page.told.clear()
        begun = time.perf_counter()
        place = f"/table/{self.name}/{decision['seat']}/choose"
        await self._post(place, data={"choice": choice, "number": str(decision["number"])})
        found.clicks += 1
        if not response:
            own = 1 if decision["seat"] == 1 else 0
            await self._await_both(found, begun, own)
        return True

    async def _await_both(self, found: Crowd, begun: float, own: int) -> None:
        for n, page in enumerate(self.pages):
            try:
                async with asyncio.timeout(5):
                    await page.told.wait()
            except TimeoutError:  # nothing that this page may see has changed
                continue
            (found.own if n == own else found.other).append(page.at - begun)

    def _bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}


def _inner(game: Any, decision: str) -> tuple[str, ...]:
    response = game.responses.get(decision)
    return () if response is None else response.inner


async def crowd(served: Served, count: int, seconds: float, pause: float) -> Crowd:
    """So many tables of all games in turns."""
    found = Crowd(memory_before=served.memory())
    games = list(fogbound.games())
    async with AsyncExitStack() as stack:
        limits = httpx.Limits(max_connections=60)
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=served.address, limits=limits, timeout=60))
        tables = [Table(client, served, games[n % len(games)]) for n in range(count)]
        for table in tables:
            await table.set_up(stack)
        listening = [asyncio.create_task(page.listen()) for table in tables for page in table.pages]
        before, end = served.processor(), time.monotonic() + seconds
        await asyncio.gather(*[_play(table, found, end, pause) for table in tables])
        found.processor = served.processor() - before
        found.memory = served.memory()
        for task in listening:
            task.cancel()
    return found


async def _play(table: Table, found: Crowd, end: float, pause: float) -> None:
    await asyncio.sleep(random.uniform(0, pause))
    while time.monotonic() < end and await table.click(found):
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
