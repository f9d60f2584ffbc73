"""A game that is over, looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Serving
from tests.browser.sitting import SHORT, TWO, choose, connected, set_table

ANNA, BEN = "Anna", "Ben"


@pytest.fixture
def over(page: Page) -> Page:
    """A game of two people on one screen that has just ended, on the page that shows it again."""
    table = set_table(page, **{**TWO, "seat_1": "here"}, **SHORT, name_0=ANNA, name_1=BEN)
    connected(page)
    choose(page, "2 fives")
    page.get_by_role("link", name=f"I am {BEN}").click()
    choose(page, f"Call {ANNA} a liar")
    expect(page.locator("#ask")).to_contain_text("Look at the whole game")
    page.goto(f"/table/{table}/replay")
    expect(page.locator("#play")).to_be_visible()
    return page


def test_it_is_stepped_through_without_a_new_page(over: Page) -> None:
    """By links and arrow keys; the picture keeps its nodes, so that pieces move, and the address is that position's."""
    over.evaluate("window.kept = document.querySelector('#drawn svg')")
    over.get_by_role("link", name="First").click()
    expect(over.locator(".steps")).to_contain_text("0 of 2")
    over.keyboard.press("ArrowRight")
    expect(over.locator(".steps")).to_contain_text("1 of 2")
    expect(over).to_have_url(re.compile(r"[?&]at=1\b"))
    assert over.evaluate("window.kept === document.querySelector('#drawn svg')")
    over.reload()
    expect(over.locator(".steps")).to_contain_text("1 of 2")
    expect(over.locator(".story [aria-current]")).to_contain_text(f"{ANNA} bids 2 fives")


def test_it_plays_by_itself(over: Page) -> None:
    """From the beginning to the end, and then it stops."""
    over.get_by_role("link", name="First").click()
    expect(over.locator(".steps")).to_contain_text("0 of 2")
    over.get_by_role("button", name="Play", exact=True).click()
    expect(over.locator("#play")).to_have_text("Pause")
    expect(over.locator(".steps")).to_contain_text("2 of 2")
    expect(over.locator("#play")).to_have_text("Play")


def test_it_is_seen_by_any_eyes(over: Page) -> None:
    """Of one seat, with that hand; of everybody, with all of them; of an onlooker, with none."""
    over.get_by_role("link", name="First").click()
    for eyes, hands in ((BEN, 1), ("an onlooker", 0), ("everybody", 2)):
        over.locator(".eyes").get_by_role("link", name=eyes).click()
        expect(over.locator(".eyes [aria-current]")).to_have_text(eyes)
        expect(over.locator(".shown")).to_have_count(hands)


def test_its_link_is_for_everybody(over: Page, chromium: Browser, serving: Serving) -> None:
    """Somebody who was not at the table sees the same position, keeps the record, and has a page to print."""
    over.locator(".jump [type=range]").fill("1")
    expect(over).to_have_url(re.compile(r"[?&]at=1\b"))
    with chromium.new_context(base_url=serving.address) as context:
        other = context.new_page()
        other.goto(over.url)
        expect(other.locator(".steps")).to_contain_text("1 of 2")
        with other.expect_download() as download:
            other.get_by_role("link", name="Download the record").click()
        assert download.value.suggested_filename.startswith("liars_dice-")
        other.get_by_role("link", name="A page to print").click()
        expect(other.locator(".printed")).to_contain_text(f"{ANNA} bids 2 fives")
        expect(other.locator(".printed .shown")).to_have_count(1)


def test_what_a_computer_player_believed(page: Page) -> None:
    """By its eyes alone; where it was to choose, also what it thought of its choices. It stays open for each step."""
    table = set_table(page, **{**TWO, "seat_1": "normal"}, **SHORT, name_0=ANNA)
    connected(page)
    choose(page, "2 fives")
    expect(page.locator("#ask")).to_contain_text("Look at the whole game")
    page.goto(f"/table/{table}/replay?at=1")
    expect(page.locator("#play")).to_be_visible()
    expect(page.locator(".eyes")).to_have_count(1)
    page.get_by_role("link", name="Agatha", exact=True).click()
    page.get_by_role("link", name="What Agatha believed").click()
    expect(page.locator("#beliefs h2")).to_contain_text("What Agatha believed")
    expect(page.locator("#beliefs dl").first).to_contain_text(f"Call {ANNA} a liar")
    expect(page.locator("#beliefs dl").first).to_contain_text("made")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps")).to_contain_text("0 of")
    expect(page.locator("#beliefs")).to_contain_text("By what it saw then")
    expect(page.locator("#beliefs")).not_to_contain_text("Its choices")
    page.get_by_role("link", name=ANNA, exact=True).click()
    expect(page.locator("#beliefs")).to_have_count(0)
