"""What stands before every page: headers, limits, and no post from another site."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from fogbound.server.app import make_app
from fogbound.server.config import Config, Limits
from tests.server.visiting import ALONE, Server


def limited(config: Config, **limits: float) -> TestClient:
    """A server with limits that a test reaches."""
    return TestClient(
        make_app(replace(config, limits=replace(config.limits, **limits))),  # type: ignore[arg-type]
        base_url="http://table",
        follow_redirects=False,
    )


def test_every_answer_has_the_policy(server: Server) -> None:
    """Pages, mistakes and files: nothing inline, nothing from elsewhere, no referrer with a link in it."""
    ada = server.visitor()
    for path in ("/", "/nothing", "/rules/liars_dice", "/static/nothing", "/api/games"):
        headers = ada.get(path).headers
        assert "default-src 'none'; script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "strict-origin"
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_hold_no_script_and_no_style_of_their_own(server: Server) -> None:
    """The policy would refuse them."""
    ada = server.visitor()
    place = ada.get(ada.post("/play/liars_dice").headers["location"]).headers["location"]
    for path in ("/", place, "/new/liars_dice", f"{place}/why"):
        page = ada.get(path).text
        assert " style=" not in page
        assert "<style" not in page
        assert "onclick" not in page
        assert page.count("<script") == page.count('<script type="module" src="/static/')


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "same-origin", "origin": "https://elsewhere.example"},
    ],
)
def test_a_post_from_another_site_does_nothing(server: Server, headers: dict[str, str]) -> None:
    """Whatever cookie comes with it."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    answer = ada.ask("POST", f"/table/{name}/0/choose", data={"choice": "bid 1x1", "number": "0"}, headers=headers)
    assert answer.status_code == 403
    assert server.table(name).kept == 0


def test_a_socket_from_another_site_is_not_opened(server: Server) -> None:
    """A page elsewhere cannot follow a table with this browser's cookie."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    headers = {"cookie": f"fogbound={ada.cookies['fogbound']}", "origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect(f"/table/{name}/0/live", headers=headers) as live,
    ):
        live.receive_text()


def test_what_is_written_is_escaped(server: Server) -> None:
    """Names and talk are words, whatever they look like."""
    ada = server.visitor()
    name = ada.sets(**{**ALONE, "name-0": "<b>Ada</b>"})
    ada.post(f"/table/{name}/0/say", live=True, words="<script>alert(1)</script>")
    page = ada.get(f"/table/{name}/0").text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "<b>Ada</b>" not in page.replace("<b>You, &lt;b&gt;", "")


def test_a_body_that_is_too_long_is_not_read(config: Config) -> None:
    """Whether it says so beforehand or goes on and on."""
    with limited(config, body=1000) as client:
        assert client.post("/play/liars_dice", content=b"x" * 2000).status_code == 413
        form = {"content-type": "application/x-www-form-urlencoded"}
        endless = (b"x" * 500 for _ in range(10))
        assert client.post("/new/liars_dice", content=endless, headers=form).status_code == 413
        assert client.post("/new/liars_dice", content=b"{}", headers={"content-type": "x"}).status_code == 415


def test_who_asks_too_often_waits(config: Config) -> None:
    """Requests, tables, and things said have their rates."""
    with limited(config, requests=0.001, burst=3) as client:
        assert [client.get("/health").status_code for _ in range(4)] == [200, 200, 200, 429]
    with limited(config, tables_an_hour=1) as client:
        assert [client.post("/play/liars_dice").status_code for _ in range(2)] == [303, 429]
    with limited(config, sayings=0.001) as client:
        ada = Server(client).visitor()
        place = f"/table/{ada.sets(**ALONE)}/0"
        assert [ada.post(f"{place}/say", live=True, words="x").status_code for _ in range(6)] == [204] * 5 + [429]


def test_too_many_pages_of_one_address_are_not_followed(config: Config) -> None:
    """The page says that the table cannot be reached, and tries again."""
    with limited(config, connections=1) as client:
        ada = Server(client).visitor()
        place = f"/table/{ada.sets(**ALONE)}/0"
        with ada.follows(place) as first:
            assert first.receive_text()
            with pytest.raises(WebSocketDisconnect), ada.follows(place) as second:
                second.receive_text()


def test_nobody_is_let_in_from_outside_by_default() -> None:
    """A server listens to this machine alone until it is told otherwise."""
    assert Config.__dataclass_fields__["host"].default == "127.0.0.1"
    assert Limits().connections < 100
