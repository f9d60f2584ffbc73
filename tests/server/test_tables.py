"""Tables on the web: setting one, choosing, taking back; each thing once, and as well without script."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from tests.server.visiting import ALONE, APART, Server, choices


def test_one_click_and_a_game_is_on(server: Server) -> None:
    """“Play now” sets a table with computer players and leads to one's own seat."""
    ada = server.visitor()
    answer = ada.post("/play/liars_dice")
    assert answer.status_code == 303
    seat = ada.get(answer.headers["location"])
    assert seat.headers["location"].endswith("/0")
    assert "Liar’s Dice" in ada.get(seat.headers["location"]).text


def test_a_table_is_set_as_the_form_says(server: Server) -> None:
    """Seats, names and options; and it is found again on the start page of this browser, and of no other."""
    ada = server.visitor()
    name = ada.sets(**{"seat-0": "me", "name-0": "Ada", "seat-1": "random", "option-dice": "2", "pace": "calm"})
    table = server.table(name)
    assert [(chair.kind, chair.name, chair.spec) for chair in table.chairs] == [
        ("person", "Ada", "scripted"),
        ("computer", "Agatha", "random"),
    ]
    assert table.session.record.settings.values["dice"] == 2
    assert table.terms.pace == "calm"
    assert f"/table/{name}" in ada.get("/").text
    assert f"/table/{name}" not in server.visitor().get("/").text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seat-0": "unicorn"}, "there is no player &#39;unicorn&#39;"),
        ({"seat-0": "scripted", "seat-1": "scripted"}, "nobody sits at the table"),
        ({"seat-0": "me"}, "Liar’s Dice is for 2 to 6 players, not 1"),
        ({"option-dice": "many"}, "dice cannot be &#39;many&#39;; choose 1, 2, 3, 4 or 5"),
        ({"seat-0": "me", "name-0": "Ada", "seat-1": "open", "name-1": "ada"}, "somebody at this table is called ada"),
        ({"seat-0": "os.system:x", "seat-1": "me"}, "there is no player"),
    ],
)
def test_what_cannot_be_is_said_above_the_form(server: Server, fields: dict[str, Any], said: str) -> None:
    """In one sentence; what was filled in stands there still, and no table is set."""
    answer = server.visitor().post("/new/liars_dice", **fields)
    assert answer.status_code == 422
    assert said.lower() in answer.text.lower()
    assert "<form" in answer.text
    assert server.house.tables_open == 0


def test_a_choice_is_made_once(server: Server) -> None:
    """A double click and a stale page change nothing, and say so."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    assert ada.chooses(f"/table/{name}/0", "bid 1x2").status_code == 204
    again = ada.chooses(f"/table/{name}/0", "bid 1x2", number=0)
    assert again.status_code == 409
    assert "seat 1 is to choose" in again.text
    assert len(server.table(name).session.record.entries) == 1


def test_what_is_not_on_offer_is_refused_with_the_reason(server: Server) -> None:
    """And nothing is changed."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    answer = ada.chooses(f"/table/{name}/0", "liar")
    assert (answer.status_code, answer.text) == (409, "There is no bid yet that could be called.")
    assert server.table(name).kept == 0


def test_without_script_the_page_comes_again(server: Server) -> None:
    """A form that no script sends is answered with the way back."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    answer = ada.post(f"/table/{name}/0/choose", choice="bid 1x2", number="0")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{name}/0")


def test_a_choice_is_taken_back_until_something_was_shown(server: Server) -> None:
    """The engine decides: a bid can be, a call cannot."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    place = f"/table/{name}"
    ada.chooses(f"{place}/0", "bid 1x2")
    assert ada.post(f"{place}/0/back", live=True).status_code == 204
    ada.chooses(f"{place}/0", "bid 1x3")
    ada.chooses(f"{place}/1", "liar")
    refused = ada.post(f"{place}/1/back", live=True)
    assert (refused.status_code, "something has been shown" in refused.text) == (409, True)


def test_the_page_has_every_choice_as_a_button(server: Server) -> None:
    """The same that the engine offers, in whatever blocks; for nobody but whoever is to choose."""
    ada = server.visitor()
    name = ada.sets(**APART)
    table = server.table(name)
    assert sorted(choices(ada.get(f"/table/{name}/0").text)) == sorted(table.view(0).decision["options"])
    assert choices(ada.get(f"/table/{name}/watch").text) == []


@pytest.mark.parametrize("name", list(fogbound.games()))
@pytest.mark.parametrize("sheet", ["wide", "tall"])
def test_every_game_has_its_pages(server: Server, name: str, sheet: str) -> None:
    """The table, its words, why not, the rules, the set-up: for every game that the registry finds."""
    ada = server.visitor()
    ada.cookies["sheet"] = sheet
    place = ada.get(ada.post(f"/play/{name}").headers["location"]).headers["location"]
    pages = [place, f"{place}?hints=on", *[f"{place}/{part}" for part in ("words", "why", "story", "then/0")]]
    for path in [*pages, f"/new/{name}", f"/rules/{name}", f"/rules/{name}?find=the", f"/games/{name}.css"]:
        answer = ada.get(path)
        assert answer.status_code == 200, f"{path}: {answer.text[:300]}"


def test_a_page_that_turns_out_to_be_narrow(server: Server) -> None:
    """The first thing that comes is the board on the other sheet, and after it all parts that lie on it."""
    ada = server.visitor()
    name = ada.sets(**ALONE)
    with ada.follows(f"/table/{name}/0", "tall") as live:
        first = live.receive_text()
    assert first.startswith('<div id="board" data-sheet="tall">')
    assert '<div id="drawn"' in first
    assert "&lt;div" not in first


def test_play_again_with_the_same_seats(server: Server) -> None:
    """Who sat there is led to the new table, where they sit as before."""
    ada, ben = server.visitor(), server.visitor()
    name = ada.sets(**APART)
    seat = ben.sits_down(ada.link(name, 1), "Ben")
    ada.chooses(f"/table/{name}/0", "bid 1x1")
    assert ada.post(f"/table/{name}/0/again", live=True).text == "The game is not over yet."
    while not server.table(name).over:
        actor = server.table(name).actor
        who, place = (ada, f"/table/{name}/0") if actor == 0 else (ben, seat)
        offered = choices(who.get(place).text)
        who.chooses(place, "liar" if "liar" in offered else offered[-1])
    assert "Play again" in ben.get(seat).text
    assert ben.post(f"{seat}/again", live=True).status_code == 204
    new = server.table(name).next_table
    assert ada.get(f"/table/{new}").headers["location"] == f"/table/{new}/0"
    assert ben.get(f"/table/{new}/1").status_code == 200
    assert ada.post(f"/table/{name}/0/again").headers["location"] == f"/table/{new}"
