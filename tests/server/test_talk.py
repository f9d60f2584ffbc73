"""Table talk and private notes."""

from __future__ import annotations

from tests.server.visiting import ALONE, APART, Server


def test_what_is_said_is_heard_by_all(server: Server) -> None:
    """Seats and onlookers, in the log."""
    ada, eve = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    with eve.follows(f"/table/{name}/watch") as live:
        live.receive_text()
        ada.post(f"/table/{name}/0/say", live=True, words="  Is anybody\n there? ")
        assert "“Is anybody there?”" in live.receive_text()
    assert "“Is anybody there?”" in ada.get(f"/table/{name}/0/story").text


def test_nothing_is_said_where_there_is_no_talk(server: Server) -> None:
    """It was agreed so, and the page has no line for it."""
    ada = server.visitor()
    name = ada.sets(**ALONE, talk="no")
    refused = ada.post(f"/table/{name}/0/say", live=True, words="Hello")
    assert (refused.status_code, refused.text) == (409, "There is no talk at this table.")
    assert f"/table/{name}/0/say" not in ada.get(f"/table/{name}/0").text
    assert server.table(name).kept == 0


def test_what_is_too_long_or_by_somebody_else_is_not_said(server: Server) -> None:
    """Onlookers listen; nobody says more than fits the line."""
    ada, eve = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    assert "at most 300 letters" in ada.post(f"/table/{name}/0/say", live=True, words="x" * 301).text
    assert eve.post(f"/table/{name}/watch/say", live=True, words="Hello").status_code == 409
    assert eve.post(f"/table/{name}/0/say", live=True, words="Hello").status_code == 404
    assert server.table(name).asides == []


def test_notes_are_ones_own(server: Server) -> None:
    """On no other page, in no message, in nobody's JSON."""
    ada, ben = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    seat = ben.sits_down(ada.link(name, 1), "Ben")
    with ada.follows(f"/table/{name}/0") as live:
        live.receive_text()
        ben.post(f"{seat}/note", live=True, note="Ada <always> bluffs")
        assert "Ada &lt;always&gt; bluffs" in ben.get(f"{seat}/note").text
        ben.post(f"{seat}/say", live=True, words="Hm")
        assert "bluffs" not in live.receive_text()
    for path in (f"/table/{name}/0", f"/table/{name}/watch", f"/api/tables/{name}", f"/table/{name}/0/story"):
        assert "bluffs" not in ada.get(path).text
    ben.post(f"{seat}/note", live=True, note="")
    assert ada.get(f"/table/{name}/1/note").status_code == 404
    assert "bluffs" not in ben.get(f"{seat}/note").text
