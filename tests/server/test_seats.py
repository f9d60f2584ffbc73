"""Seats by link: whoever has it sits there; nobody else does, and the host can make a new one."""

from __future__ import annotations

from tests.server.visiting import ALONE, APART, Server


def test_a_link_becomes_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    """Looking at a link does nothing; sitting down does, and from then on the seat is this browser's."""
    ada, ben = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    link = ada.link(name, 1)
    assert ben.get(link).status_code == 200
    assert server.table(name).chairs[1].kind == "open"
    answer = ben.post(link, name="Ben")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert link.split("/")[-1] not in answer.headers["set-cookie"]
    assert server.table(name).chairs[1].name == "Ben"
    assert ben.get(f"/table/{name}").headers["location"] == f"/table/{name}/1"


def test_nobody_sits_on_anothers_seat(server: Server) -> None:
    """Neither looking nor choosing; a stranger is told what somebody is told who guesses."""
    ada, eve = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    wrong = eve.get("/table/nosuchtable/0")
    for answer in (eve.get(f"/table/{name}/0"), eve.chooses(f"/table/{name}/0", "bid 1x1", 0), wrong):
        assert answer.status_code == 404
        assert "There is no such table here" in answer.text
    assert eve.get(f"/table/{name}/seats").status_code == 200
    assert eve.post(f"/table/{name}/seats/link", seat="1").status_code == 404
    assert eve.get(f"/table/{name}/1").status_code == 404


def test_a_new_link_kills_the_old_one(server: Server) -> None:
    """And whoever sat there by it loses the seat."""
    ada, ben, eve = server.visitor(), server.visitor(), server.visitor()
    name = ada.sets(**APART)
    old = ada.link(name, 1)
    ben.sits_down(old, "Ben")
    new = ada.link(name, 1)
    assert eve.get(old).status_code == 404
    assert ben.get(f"/table/{name}/1").status_code == 404
    assert "The seat of Ben is free: there is a new link for it." in ada.get(f"/table/{name}/0").text
    assert eve.sits_down(new, "Eve") == f"/table/{name}/1"
    assert eve.get(f"/table/{name}/1").status_code == 200


def test_onlookers_see_what_lies_open(server: Server) -> None:
    """Unless it was agreed that nobody looks on."""
    ada, eve = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    assert eve.get(f"/table/{name}").headers["location"] == f"/table/{name}/watch"
    assert eve.get(f"/table/{name}/watch").status_code == 200
    closed = ada.sets(**APART, onlookers="no")
    assert eve.get(f"/table/{closed}/watch").status_code == 404
    assert eve.get(f"/table/{closed}/seats").status_code == 404


def test_a_seat_is_handed_to_a_computer_player_and_taken_back(server: Server) -> None:
    """By whoever sits there; the log tells of both."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    ada.post(f"/table/{name}/seats/computer", seat="1", player="random")
    assert (server.table(name).chairs[1].kind, server.table(name).chairs[1].spec) == ("computer", "random")
    ada.post(f"/table/{name}/seats/person", seat="1")
    assert server.table(name).chairs[1].kind == "person"
    assert "A computer player sits down for Guest 2." in ada.get(f"/table/{name}/0").text


def test_a_name_is_changed_for_everybody(server: Server) -> None:
    """One that is taken, or none, is refused."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    ada.post(f"/table/{name}/0/name", name="  Ada   Byron ")
    assert server.table(name).names == ["Ada Byron", "Guest 2"]
    assert "is called ada byron already" in ada.post(f"/table/{name}/1/name", live=True, name="ada byron").text
    assert "a name has from 1 to 20 letters" in ada.post(f"/table/{name}/1/name", live=True, name=" ").text.lower()


def test_a_curtain_hangs_between_two_who_share_a_screen(server: Server) -> None:
    """While the other is to choose, nothing of one's own is to be seen; and the other may draw it."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    own = 'id="own-die-0"'
    assert own in ada.get(f"/table/{name}/0").text
    hidden = ada.get(f"/table/{name}/1").text
    assert own not in hidden
    assert "Pass the screen to Guest" in hidden
    ada.chooses(f"/table/{name}/0", "bid 1x2")
    assert own not in ada.get(f"/table/{name}/0").text
    assert own in ada.get(f"/table/{name}/1").text


def test_a_duel_is_given_up_from_its_page(server: Server) -> None:
    """There alone is it offered; the other has won, and it cannot be taken back. Elsewhere the table says why not."""
    ada = server.visitor()
    duel = {"seat-0": "me", "seat-1": "here", "name-0": "Ada", "name-1": "Ben"}
    name = ada.sets("unmatched", **duel)
    assert "Yes, resign" in ada.get(f"/table/{name}/seats").text
    ada.post(f"/table/{name}/0/resign", live=True)
    assert "Ada resigns." in ada.get(f"/table/{name}/1/story").text
    assert "You have won" in ada.get(f"/table/{name}/1").text
    assert "Yes, resign" not in ada.get(f"/table/{name}/seats").text
    teams = ada.sets("unmatched", **duel, **{"seat-2": "here", "seat-3": "here"})
    assert "Yes, resign" not in ada.get(f"/table/{teams}/seats").text
    refused = ada.post(f"/table/{teams}/0/resign", live=True)
    assert (refused.status_code, refused.text) == (
        409,
        "Nobody can resign from Unmatched: Cobble & Fog as it was agreed here.",
    )
