"""Every game there is, from the start page to the end, by clicking as a person would."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import fogbound
from fogbound.bots.specs import player
from fogbound.core.players import Budget
from fogbound.core.session import Session, begin
from fogbound.server.chairs import usual_player
from tests.browser.playing import Player
from tests.browser.sitting import my_turn

GAMES = list(fogbound.games())
LEFT = 12
"""So many choices before its end a long game is brought to the table."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(page: Page, name: str) -> None:
    """Set up, played to the end, looked at again, and begun anew with the same seats."""
    page.goto("/")
    page.locator(f"article:has(#game-{name})").get_by_role("link", name="Set a table").click()
    page.check("[name=pace][value='at once']")
    page.get_by_role("button", name="Open the table").click()
    person = Player(page)
    person.play_on()
    assert person.in_list
    expect(page.locator("#ask h1")).to_have_text(re.compile("You have won|You have lost|The game is over"))
    page.get_by_role("link", name="Look at the whole game").click()
    expect(page.locator(".steps")).to_contain_text(re.compile(r"(\d+) of \1$|(\d+) of \2\D"))
    expect(page.locator("#play")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=\d+"))
    page.get_by_role("link", name="The table").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#ask h1")).not_to_have_text("The game is over")
    expect(page.locator("#ask")).not_to_contain_text("Look at the whole game")


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_long_game(page: Page, name: str, tmp_path: Path) -> None:
    """A saved game is brought along near its end, and goes on from there."""
    saved = tmp_path / "saved.json"
    near_the_end(name).save(saved)
    page.goto("/")
    page.set_input_files("#record", saved)
    page.get_by_role("button", name="Bring it here").click()
    page.wait_for_url("**/table/**")
    Player(page, seed=2).play_on()
    expect(page.locator("#ask")).to_contain_text("Look at the whole game")


def near_the_end(name: str) -> Session:
    """A game by its usual players, all but its last choices; the first seat is a person's from there on."""
    whole = played(name, None)
    return played(name, max(0, len(whole.record.entries) - LEFT))


def played(name: str, entries: int | None) -> Session:
    """Play with the game’s usual players up to so many entries, or to the end."""
    game = fogbound.game(name)
    settings = game.settings()
    usual = usual_player(game)
    session = begin(game, settings, ["Ada", *[usual] * (settings.seats - 1)], people=1, seed=5)
    luck, mind = Random(7), player(game, settings, usual)
    while (seat := session.now.actor) is not None and (entries is None or len(session.record.entries) < entries):
        session.choose(seat, mind.choose(session.now.view(seat), Budget(), luck))
    return session


def test_choices_of_a_board_can_be_clicked_there(page: Page) -> None:
    """A place that can be gone to is a button of its own."""
    page.goto("/")
    page.locator("article:has(#game-black_sonata)").get_by_role("button", name="Play now").click()
    my_turn(page)
    person = Player(page)
    while not person.on_board:
        person.choose()
    expect(page.locator("#log")).to_contain_text(re.compile("You (go|name|search|wait)"))
