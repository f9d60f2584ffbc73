"""Visitors of a server in a test: browsers with cookies of their own, and what they find on pages."""

from __future__ import annotations

import re
from html import unescape
from http.cookies import SimpleCookie
from typing import Any

import httpx2 as httpx
from starlette.testclient import TestClient, WebSocketTestSession

from fogbound.server.house import House
from fogbound.server.table import Table


class Server:
    """A running server; `house` is what it holds."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def house(self) -> House:
        house: House = self.client.app.state.house  # type: ignore[attr-defined]
        return house

    def visitor(self) -> Visitor:
        """Somebody with a browser that was never here."""
        return Visitor(self)

    def table(self, name: str) -> Table:
        """A table as this server knows it."""
        portal = self.client.portal
        assert portal is not None
        return portal.call(self.house.open, name).table


class Visitor:
    """One browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, live: bool = False, **more: Any) -> httpx.Response:
        """One request; cookies are kept."""
        headers = {"sec-fetch-site": "same-origin", **self._cookie(), **more.pop("headers", {})}
        if live:
            headers["x-live"] = "1"
        self.server.client.cookies.clear()
        answer = self.server.client.request(method, path, headers=headers, **more)
        for header in answer.headers.get_list("set-cookie"):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(header).items()}
        return answer

    def _cookie(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}

    def get(self, path: str) -> httpx.Response:
        """A page."""
        return self.ask("GET", path)

    def post(self, path: str, live: bool = False, **fields: Any) -> httpx.Response:
        """A form that is sent."""
        return self.ask("POST", path, live, data=fields)

    def sets(self, game: str = "liars_dice", **fields: Any) -> str:
        """Set a table by the form; its name."""
        answer = self.post(f"/new/{game}", **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].split("/")[2]

    def link(self, table: str, seat: int) -> str:
        """Make a link for a seat; its path."""
        page = self.post(f"/table/{table}/seats/link", seat=str(seat)).text
        found = re.search(r'value="http://table(/sit/[^"]+)"', page)
        assert found, "the page shows the link"
        return found[1]

    def sits_down(self, link: str, name: str = "") -> str:
        """Use a link; the path of the seat."""
        answer = self.post(link, name=name)
        assert answer.status_code == 303, answer.text
        place: str = answer.headers["location"]
        return place

    def follows(self, place: str, sheet: str = "wide") -> WebSocketTestSession:
        """The live connection of a seat, whose page came on the wide sheet."""
        return self.server.client.websocket_connect(f"{place}/live?sheet={sheet}&board=wide", headers=self._cookie())

    def chooses(self, place: str, choice: str, number: int | None = None) -> httpx.Response:
        """Press a choice on the page as it is now."""
        shown = number if number is not None else int(found(self.get(place).text, r'name="number" value="(\d+)"'))
        return self.post(f"{place}/choose", live=True, choice=choice, number=str(shown))


def found(text: str, pattern: str) -> str:
    """What a pattern finds."""
    match = re.search(pattern, text)
    assert match, f"{pattern} is not in the page"
    return unescape(match[1])


def choices(page: str) -> list[str]:
    """The choices on a page."""
    return [unescape(one) for one in re.findall(r'name="choice" value="([^"]+)"', page)]


ALONE = {"seat-0": "me", "seat-1": "here", "option-starter": "first", "option-dice": "1", "pace": "at once"}
"""Two seats of one browser, which share a screen; the first begins."""

APART = {**ALONE, "seat-1": "open"}
"""A seat for whoever has the link."""
