"""Across the world: behind a real nginx on loopback, with the configuration that the page on hosting gives."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.browser.serving import Serving
from tests.server.nginx import Nginx
from tests.server.postgres import Postgres
from tests.server.test_programs import TWO
from tests.server.visiting import ALONE, choices, found

BURST = 240


@contextmanager
def hosted(tmp_path: Path, count: int = 1, *words: str) -> Iterator[tuple[Nginx, list[Serving]]]:
    """So many servers behind one proxy."""
    with ExitStack() as stack:
        nginx = stack.enter_context(Nginx())
        known = ("--public-url", f"http://127.0.0.1:{nginx.port}", "--trusted-proxy", "127.0.0.1", *words)
        servers = [stack.enter_context(Serving(tmp_path / str(n), *known)) for n in range(count)]
        nginx.start([server.port for server in servers])
        yield nginx, servers


def visitor(nginx: Nginx, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody who comes from an address, with cookies of their own."""
    here = f"http://127.0.0.1:{nginx.port}"
    return httpx.Client(
        base_url=here, timeout=30, headers={"origin": here}, transport=httpx.HTTPTransport(local_address=address)
    )


def sets_table(ada: httpx.Client) -> str:
    """Set a table and sit down; the path of the seat."""
    answer = ada.post("/new/liars_dice", data={**ALONE, "seat-1": "open"})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removesuffix("/seats")


def test_a_game_behind_nginx(tmp_path: Path) -> None:
    """Pages, posts, a link for another seat, and the live connection; links stand in no log."""
    with hosted(tmp_path) as (nginx, servers), visitor(nginx) as ada, visitor(nginx) as ben:
        place = sets_table(ada)
        link = found(ada.post(f"{place}/seats/link", data={"seat": "1"}).text, r'value="(http[^"]+/sit/[^"]+)"')
        assert link.startswith(str(ada.base_url))
        assert ben.get(link).status_code == 200
        assert ben.post(link, data={"name": "Ben"}).headers["location"] == f"{place}/1"
        cookie = f"fogbound={ben.cookies['fogbound']}"
        live = f"{str(ben.base_url).replace('http', 'ws')}{place}/1/live?sheet=wide&board=wide"
        with connect(live, additional_headers={"cookie": cookie}, origin=Origin(ben.headers["origin"])) as socket:
            assert "Ada" not in socket.recv(30)
            ada.post(f"{place}/0/choose", data={"choice": "bid 1x2", "number": "0"}, headers={"x-live": "1"})
            assert "bids 1 two" in socket.recv(30)
        assert ben.get("/health").json()["well"]
        servers[0].kill()
        assert ben.get(f"{place}/1").status_code == 502
        servers[0].start()
        assert "bid 1x3" in choices(ben.get(f"{place}/1").text)
        assert f"POST {place}/0/choose" in nginx.log()
        assert "/sit/" not in nginx.log()
        with httpx.Client() as plain:
            answer = plain.get(f"http://127.0.0.1:{nginx.plain}/new/liars_dice")
            assert (answer.status_code, answer.headers["location"]) == (301, "https://127.0.0.1/new/liars_dice")


def test_only_this_machine_sees_the_counts(tmp_path: Path) -> None:
    """Whoever comes from elsewhere is refused."""
    with hosted(tmp_path) as (nginx, _), visitor(nginx) as ada, visitor(nginx, "127.0.0.2") as eve:
        assert "fogbound_requests_total" in ada.get("/metrics").text
        assert eve.get("/metrics").status_code == 403
        assert eve.get("/health").status_code == 200


def test_who_says_to_come_from_elsewhere_is_not_believed(tmp_path: Path) -> None:
    """Behind the proxy, limits are those of the address it saw; another visitor has limits of another address."""
    with hosted(tmp_path) as (nginx, _), visitor(nginx, "127.0.0.2") as eve, visitor(nginx) as ada:
        assert 429 in refusals(eve)
        assert ada.get("/health").status_code == 200


def test_without_a_trusted_proxy_nobody_is_believed(tmp_path: Path) -> None:
    """A server that stands alone does not read what proxies say."""
    with Serving(tmp_path) as serving, httpx.Client(base_url=serving.address, timeout=30) as eve:
        assert 429 in refusals(eve)


def refusals(client: httpx.Client) -> set[int]:
    """How requests are answered that pretend to come from ever new addresses, more than one address may send."""
    seen = set()
    for n in range(2 * BURST):
        said = f"203.0.113.{n % 250}"
        headers = {"x-forwarded-for": said, "x-real-ip": said, "forwarded": f"for={said}"}
        seen.add(client.get("/favicon.ico", headers=headers).status_code)
        if 429 in seen:
            break
    return seen


def test_two_servers_behind_one_name(tmp_path: Path, postgres: Postgres) -> None:
    """It does not matter which of them a visitor reaches: a whole game, request by request at either."""
    database = postgres.database()
    with hosted(tmp_path, 2, "--database", database) as (nginx, servers), visitor(nginx) as ada:
        set_up = ada.post("/api/tables", json=TWO).json()
        path, tokens = f"/api/tables/{set_up['table']}", [seat["token"] for seat in set_up["seats"]]
        for number in itertools.count():
            bearer = {"authorization": f"Bearer {tokens[number % 2]}"}
            sight = ada.get(path, headers=bearer).json()
            while not sight["over"] and sight["view"]["decision"]["number"] < number:  # the news are on their way
                sight = ada.get(f"{path}/changes", params={"after": sight["changes"]}, headers=bearer).json()
            if sight["over"]:
                break
            made = {"choice": sight["choices"][0]["choice"], "number": number}
            answer = ada.post(f"{path}/choices", json=made, headers=bearer)
            assert answer.status_code == 200, answer.text
        assert number > 10
        counted = [httpx.get(f"{server.address}/metrics").text for server in servers]
        requests = [int(re.findall(r"fogbound_requests_total (\d+)", text)[0]) for text in counted]
        assert min(requests) > 5, "both were asked"


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "fogbound.service"])
def test_the_page_on_hosting_names_its_files(name: str) -> None:
    """And they agree about the server's port and its name."""
    folder = Path(__file__).parents[2] / "docs"
    text = (folder / "hosting" / name).read_text()
    assert f"(hosting/{name})" in (folder / "hosting.md").read_text()
    assert "games.example.org" in text
    assert "8700" in text or "--trusted-proxy 127.0.0.1" in text
