"""`kill -9` at any moment under load: no accepted choice is lost, none is half written, every table opens again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx2 as httpx

from fogbound.server.storage import Store
from fogbound.server.table import ENTRY
from fogbound.server.unpacking import table_of
from tests.browser.serving import Serving
from tests.server.amounts import amount
from tests.server.test_keeping import wait_until
from tests.server.test_programs import TWO

AGAINST_A_COMPUTER = {**TWO, "seats": [{"name": "Ada"}, {"player": "random"}], "options": {}}


class Player:
    """Sets tables and chooses as fast as it is answered, and remembers all that was accepted."""

    def __init__(self, address: str, game: dict[str, Any]) -> None:
        self.client = httpx.Client(base_url=f"{address}/api", timeout=20)
        self.game = game
        self.accepted: dict[str, list[tuple[int, str]]] = {}

    def play(self, over: Event) -> None:
        """Until the server is gone."""
        with suppress(httpx.HTTPError):
            while not over.is_set():
                self._game(over)

    def _game(self, over: Event) -> None:
        set_up = self._told(self.client.post("/tables", json=self.game), over)
        path, tokens = f"/tables/{set_up['table']}", [seat["token"] for seat in set_up["seats"]]
        accepted = self.accepted.setdefault(set_up["table"], [])
        sight = self._told(self.client.get(path, headers=_bearer(tokens[0])), over)
        while not over.is_set() and not sight["over"]:
            decision = sight["view"]["decision"]
            token = tokens[decision["seat"]]
            if token is None:
                after = {"after": sight["changes"], "seconds": 1}
                sight = self._told(self.client.get(f"{path}/changes", params=after, headers=_bearer(tokens[0])), over)
                continue
            mine = self._told(self.client.get(path, headers=_bearer(token)), over)
            if not mine["choices"]:
                sight = mine
                continue
            made = {"choice": mine["choices"][0]["choice"], "number": decision["number"]}
            sight = self._told(self.client.post(f"{path}/choices", json=made, headers=_bearer(token)), over)
            accepted.append((decision["number"], made["choice"]))

    def _told(self, answer: httpx.Response, over: Event) -> Any:
        if answer.status_code == 429:
            over.wait()
            raise httpx.HTTPError("the server has had enough of us")
        assert answer.status_code < 300, answer.text
        return answer.json()


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@contextmanager
def under_load(serving: Serving) -> Iterator[list[Player]]:
    """As long as this lasts, three play."""
    players = [Player(serving.address, game) for game in (TWO, AGAINST_A_COMPUTER, AGAINST_A_COMPUTER)]
    over = Event()
    threads = [Thread(target=player.play, args=(over,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield players
    finally:
        over.set()
        for thread in threads:
            thread.join()
        for player in players:
            player.client.close()


def require_kept(database: str, accepted: dict[str, list[tuple[int, str]]]) -> None:
    """Every table opens, its position follows from its entries, and all that was accepted stands there in order."""
    store = Store(database)
    try:
        for name, choices in accepted.items():
            stored = store.read(name)
            assert stored is not None, f"{name} is lost"
            table = table_of(stored)
            entries = [row.data.get("choice") for row in stored.rows if row.kind == ENTRY]
            assert [entries[number] for number, _ in choices] == [choice for _, choice in choices], name
            assert table.kept == len(stored.rows)
    finally:
        store.close()


def test_a_killed_server_has_lost_nothing(tmp_path: Path, database: str) -> None:
    """Killed again and again, each time in the middle of something."""
    rng = Random(1)
    accepted: dict[str, list[tuple[int, str]]] = {}
    with Serving(tmp_path, "--database", database) as serving:
        for _ in range(amount(5, 100)):
            with under_load(serving) as players:
                wait_until(lambda players=players: any(choices(players).values()))  # type: ignore[misc]
                time.sleep(rng.uniform(0, 0.5))
                serving.kill()
            now = choices(players)
            require_kept(database, now)
            accepted |= now
            serving.start()
            with httpx.Client(base_url=serving.address, timeout=30) as client:
                for name in now:
                    assert client.get(f"/api/tables/{name}").status_code == 200
    require_kept(database, accepted)


def choices(players: list[Player]) -> dict[str, list[tuple[int, str]]]:
    """What was accepted of all of them, table by table."""
    return {name: made for player in players for name, made in list(player.accepted.items())}
