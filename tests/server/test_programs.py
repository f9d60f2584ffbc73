"""For programs: tables as JSON, described by OpenAPI; and what whoever runs the server looks at."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from fogbound.server.app import make_app
from fogbound.server.config import Config
from tests.server.visiting import ALONE, Server

TWO = {"game": "liars_dice", "seats": [{"name": "Ada"}, {}], "options": {"dice": 1, "starter": "first"}}


def asked(server: Server, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
    """What a program is told."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = server.client.request(method, f"/api{path}", headers=headers, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


def test_a_game_from_beginning_to_end(server: Server) -> None:
    """Two programs set a table, see only what they may, choose, and read how it ended."""
    set_up = asked(server, "POST", "/tables", body=TWO)
    path, tokens = f"/tables/{set_up['table']}", [seat["token"] for seat in set_up["seats"]]
    assert set_up["seats"][0]["link"] == f"http://table/sit/{tokens[0]}"
    onlooker = asked(server, "GET", path)
    assert (onlooker["seat"], onlooker["choices"]) == (None, [])
    sight = asked(server, "GET", path, tokens[0])
    assert sight["view"]["cups"][1]["cards"] == [None]
    while not sight["over"]:
        token = tokens[sight["view"]["decision"]["seat"]]
        mine = asked(server, "GET", path, token)
        offered = [one["choice"] for one in mine["choices"]]
        made = {"choice": "liar" if "liar" in offered else offered[0], "number": mine["view"]["decision"]["number"]}
        sight = asked(server, "POST", f"{path}/choices", token, made)
    assert any("win" in line for line in sight["lines"])


def test_a_choice_is_taken_back(server: Server) -> None:
    """As on the page."""
    set_up = asked(server, "POST", "/tables", body=TWO)
    path, token = f"/tables/{set_up['table']}", set_up["seats"][0]["token"]
    sight = asked(server, "POST", f"{path}/choices", token, {"choice": "bid 1x2", "number": 0})
    assert sight["can_take_back"]
    assert asked(server, "POST", f"{path}/back", token)["choices"]


def test_a_statement_is_made_and_heard(server: Server) -> None:
    """One of those that are listed; everybody sees it as data, and what was waited for is waited for still."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cleo")]
    set_up = asked(server, "POST", "/tables", body={"game": "shadows_over_camelot", "seats": seats})
    path, tokens = f"/tables/{set_up['table']}", [seat["token"] for seat in set_up["seats"]]
    before = asked(server, "GET", path, tokens[1])
    statement = before["statements"][0]["statement"]
    after = asked(server, "POST", f"{path}/statements", tokens[1], {"statement": statement})
    assert after["view"]["decision"] == before["view"]["decision"]
    assert [one["statement"] for one in asked(server, "GET", path, tokens[2])["view"]["said"]] == [statement]
    assert asked(server, "GET", path)["statements"] == []


def test_who_follows_is_told_of_the_next_change(server: Server) -> None:
    """At once where it has happened already; as it still is where nothing does."""
    set_up = asked(server, "POST", "/tables", body={**TWO, "seats": [{"name": "Ada"}, {"player": "random"}]})
    path, token = f"/tables/{set_up['table']}", set_up["seats"][0]["token"]
    before = asked(server, "GET", path, token)["changes"]
    assert asked(server, "GET", f"{path}/changes?after={before}&seconds=0.01", token)["changes"] == before
    asked(server, "POST", f"{path}/choices", token, {"choice": "bid 1x2", "number": 0})
    after = asked(server, "GET", f"{path}/changes?after={before}", token)["changes"]
    assert after > before
    assert asked(server, "GET", f"{path}/changes?after={after - 1}&seconds=20", token)["changes"] >= after


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "said"),
    [
        ("GET", "/tables/nosuchtable", None, 404, "there is no such table here"),
        ("GET", "/tables/a%00b", None, 404, "there is no such table here"),
        ("POST", "/tables", {**TWO, "game": "chess"}, 409, "there is no game 'chess'"),
        ("POST", "/tables", {**TWO, "seats": []}, 422, "seats: "),
        ("POST", "/tables", {**TWO, "options": {"seats": 3}}, 409, "there is no option 'seats'"),
        ("POST", "/tables", {**TWO, "options": {"self": 3}}, 409, "there is no option 'self'"),
        ("POST", "/tables", {**TWO, "seats": [{"player": "os:abort"}, {}]}, 409, "there is no player 'os:abort'"),
        ("POST", "/tables", {**TWO, "more": 1}, 422, "more: extra inputs are not permitted"),
    ],
)
def test_mistakes_are_one_sentence(server: Server, method: str, path: str, body: Any, status: int, said: str) -> None:
    """In JSON, as the description says."""
    answer = server.client.request(method, f"/api{path}", json=body)
    assert (answer.status_code, list(answer.json())) == (status, ["mistake"])
    assert said in answer.json()["mistake"]


def test_a_token_is_of_one_table(server: Server) -> None:
    """At another it is worth nothing, and a seat's deeds need one."""
    one, other = (asked(server, "POST", "/tables", body=TWO) for _ in range(2))
    path = f"/api/tables/{one['table']}"
    stranger = {"authorization": f"Bearer {other['seats'][0]['token']}"}
    assert server.client.get(path, headers=stranger).status_code == 404
    made = {"choice": "bid 1x2", "number": 0}
    assert server.client.post(f"{path}/choices", json=made, headers=stranger).status_code == 404
    assert server.client.post(f"{path}/choices", json=made).status_code == 409
    assert server.table(one["table"]).kept == 0


def test_the_description_says_how_a_token_is_sent(server: Server) -> None:
    """As OpenAPI wants it, and what else than success may come."""
    described = server.client.get("/api/openapi.json").json()
    assert described["components"]["securitySchemes"]["HTTPBearer"]["scheme"] == "bearer"
    choosing = described["paths"]["/api/tables/{table}/choices"]["post"]
    assert choosing["security"] == [{"HTTPBearer": []}]
    assert {"200", "404", "409", "422", "429"} <= choosing["responses"].keys()
    assert all("parameters" not in one or "Authorization" not in str(one["parameters"]) for one in [choosing])


def test_health_and_metrics(config: Config) -> None:
    """Whether the database answers; and counts, in the format of Prometheus, for this machine alone."""
    app = make_app(config)
    with TestClient(app, base_url="http://table", follow_redirects=False, client=("127.0.0.1", 1)) as client:
        counts_are_right(Server(client))
        for host in ("192.0.2.7", "2001:db8::7", "nobody"):
            assert TestClient(app, client=(host, 1)).get("/metrics").status_code == 403


def counts_are_right(server: Server) -> None:
    """After one choice at one table."""
    assert server.client.get("/health").json()["well"]
    ada = server.visitor()
    ada.chooses(f"/table/{ada.sets(**ALONE)}/0", "bid 1x2")
    lines = server.client.get("/metrics").text.splitlines()
    counted = dict(line.split(" ") for line in lines if not line.startswith("#"))
    assert counted["fogbound_choices_total"] == counted["fogbound_tables_set_total"] == "1"
    assert counted['fogbound_request_seconds_bucket{le="+Inf"}'] == counted["fogbound_request_seconds_count"]
    assert counted["fogbound_tables_in_memory"] == "1"


def test_health_says_when_the_database_is_gone(config: Config) -> None:
    """With a status that proxies understand, and no secret in it."""
    with TestClient(make_app(config), base_url="http://table") as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        house.store.engine.dispose()
        config.file.unlink()
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["well"]) == (503, False)
