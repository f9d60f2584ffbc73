"""Answers by standing order, and what is said, between two people in two browsers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

import fogbound
from fogbound.bots.specs import player
from fogbound.core.players import Budget
from fogbound.core.reading import Reading
from fogbound.core.session import Session, begin, session_of
from fogbound.core.voice import Voice
from tests.browser.playing import Player
from tests.browser.serving import Serving
from tests.browser.sitting import connected, guest, invited

ADA, BEN, NAMES = 0, 1, ["Ada", "Ben", "Basil"]
SEEDS = range(20)
SOON = 150
"""Within so many entries a game comes to what is looked for, or another one is begun."""


class Asked(NamedTuple):
    """A game in which Ada's choice leads to Ben being asked something, and what is told when he lets it pass."""

    session: Session
    choice: str
    decision: str
    told: list[str]


def asked(name: str, **agreed: Any) -> Asked:
    """The first game of the house's players that comes to this."""
    game = fogbound.game(name)
    mind, luck = player(game, game.settings(3, **agreed), "scripted"), Random(1)
    for seed in SEEDS:
        session = begin(game, game.settings(3, **agreed), ["Ada", "scripted", "scripted"], 1 << ADA, seed)
        while (seat := session.now.actor) is not None and len(session.record.entries) < SOON:
            if seat == ADA and (found := _leads_to_asking(session)):
                return found
            session.choose(seat, mind.choose(session.now.view(seat), Budget(), luck))
    raise AssertionError(f"in {len(SEEDS)} games of {name} Ben is not asked for an answer")


def _leads_to_asking(session: Session) -> Asked | None:
    """A choice of Ada's after which Ben is asked, and could do something."""
    for choice in session.now.view(ADA).decision["options"]:
        after = session_of(Reading(session.data(), "a copy"))
        after.choose(ADA, choice)
        pending = after.now.view(BEN).decision
        response = pending and after.game.responses.get(pending["name"])
        if response and len(pending.get("options", ())) > 1:
            since = after.now.told
            after.choose(BEN, response.decline)
            told = [after.game.sentence(fact, Voice(NAMES, ADA)) for _, fact in after.now.heard(ADA, since)]
            return Asked(session, choice, pending["name"], [words for words in told if words])
    return None


def order(page: Page, decision: str, kind: str) -> None:
    """Give a standing order."""
    page.locator("#orders summary").click()
    form = page.locator("#orders form", has=page.locator(f"[name=decision][value={decision}]"))
    form.locator("[name=kind]").select_option(kind)
    form.get_by_role("button", name="Order it so").click()
    expect(page.locator("#notice")).to_have_text("It is ordered so.")


def say(page: Page, statement: str) -> None:
    """Make one of the game's statements."""
    page.locator("#statements select").select_option(statement)
    page.get_by_role("button", name="Say it").click()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "saved.json"


def seated_before_answer(page: Page, found: Asked, saved: Path) -> str:
    """Bring the game, and sit down where Ada is to choose; the link for Ben."""
    found.session.save(saved)
    page.goto("/")
    page.set_input_files("#record", saved)
    page.get_by_role("button", name="Bring it here").click()
    page.wait_for_url("**/table/**")
    place = page.url
    link = invited(page, place.split("/")[4], BEN)
    page.goto(place)
    connected(page)
    return link


def obeyed(page: Page, ben: Page, found: Asked) -> None:
    """Ben lets pass what he is asked, though nobody presses anything there."""
    order(ben, found.decision, "never")
    Player(page).press(found.choice)
    assert found.told
    for line in found.told:
        expect(page.locator("#log")).to_contain_text(line)
    expect(ben.locator("#ask h1")).not_to_have_text("Your turn")


def test_kill_doctor_lucky(page: Page, chromium: Browser, serving: Serving, saved: Path) -> None:
    """An attempt is not foiled by who has ordered so; what is said meanwhile is heard by the other."""
    found = asked("kill_doctor_lucky")
    with guest(chromium, serving, seated_before_answer(page, found, saved)) as ben:
        obeyed(page, ben, found)
        ben.fill("#words", "I have nothing, alas")
        ben.get_by_role("button", name="Say", exact=True).click()
        expect(page.locator("#log")).to_contain_text("Ben: “I have nothing, alas”")


def test_shadows_over_camelot(page: Page, chromium: Browser, serving: Serving, saved: Path) -> None:
    """No Merlin is added by who has ordered so; a statement of the game is heard by the other, and limited."""
    found = asked("shadows_over_camelot", level="base")
    with guest(chromium, serving, seated_before_answer(page, found, saved)) as ben:
        ben.locator("#statements summary").click()
        say(ben, "go holy_grail")
        expect(page.locator("#log")).to_contain_text("Ben says: “I go to the Quest for the Holy Grail.”")
        say(ben, "suspect 0")
        expect(page.locator("#log")).to_contain_text("Ben says: “I suspect you.”")
        expect(ben.locator("#statements")).to_have_count(0)
        obeyed(page, ben, found)
