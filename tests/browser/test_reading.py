"""Pages for everybody: checked by axe on desktop, tablet and phone, by day and by night; and by keyboard alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

import fogbound
from tests.browser.playing import READY
from tests.browser.serving import Serving
from tests.browser.sitting import SHORT, TWO, connected, my_turn, set_table

AXE = Path(__file__).parents[2] / "build" / "vendor" / "axe.js"
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}


def faults(page: Page) -> list[str]:
    """What axe finds."""
    found: list[dict[str, Any]] = page.evaluate(
        AXE.read_text(encoding="utf-8") + "; axe.run().then(run => run.violations)"
    )
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(chromium: Browser, serving: Serving, size: str, scheme: Literal["light", "dark"]) -> None:
    """Every kind of page, and the table of every game."""
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    with chromium.new_context(
        base_url=serving.address,
        color_scheme=scheme,
        viewport=viewport,  # type: ignore[arg-type]
        bypass_csp=True,
        reduced_motion="reduce",
    ) as context:
        page = context.new_page()
        page.goto("/")
        for name in fogbound.games():
            page.goto("/")
            page.locator(f"article:has(#game-{name})").get_by_role("button", name="Play now").click()
            page.wait_for_url("**/table/**")
            connected(page)
            assert faults(page) == [], f"the table of {name}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the page"
        place = page.url
        for path in (
            "/",
            "/new/liars_dice",
            "/rules/liars_dice",
            f"{place}/words",
            f"{place}/story",
            f"{place}/then/0",
        ):
            page.goto(path)
            assert faults(page) == [], path
        page.goto(f"{place.rsplit('/', 1)[0]}/seats")
        assert faults(page) == [], "who sits where"


def test_a_game_by_keyboard_alone(page: Page) -> None:
    """From the start page to the end: Tab and Enter. The focus is seen, and stays where choices are."""
    page.goto("/new/liars_dice")
    page.locator("[name=seat-2]").select_option("nobody")
    page.locator("[name=seat-3]").select_option("nobody")
    page.check("[name=option-dice][value='1']")
    page.check("[name=pace][value='at once']")
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    for turn in range(20):
        page.wait_for_function(READY, arg="")
        if not page.locator("#choices").count():
            break
        assert turn == 0 or focused_in(page, "#ask")
        while not focused_in(page, "#choices"):
            page.keyboard.press("Tab")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
        number = page.locator("#choices [name=number]").input_value()
        page.keyboard.press("Enter")
        page.wait_for_function(READY, arg=number)
    expect(page.locator("#ask h1")).to_have_text(re.compile("You have (won|lost)"))
    assert focused_in(page, "#ask")


def focused_in(page: Page, where: str) -> bool:
    """Whether what has the focus lies within."""
    found: bool = page.evaluate("where => document.activeElement.closest(where) !== null", where)
    return found


def test_rules_open_beside_the_board_and_give_the_focus_back(page: Page) -> None:
    """Escape closes them."""
    set_table(page, **{**TWO, "seat_1": "random"}, **SHORT)
    my_turn(page)
    link = page.get_by_role("link", name="Why not something else?")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#leaf")).to_contain_text("LD-4.1")
    page.locator("#leaf .rule").first.click()
    expect(page.locator("#leaf h1")).to_have_text("Liar's Dice")
    page.keyboard.press("Escape")
    expect(page.locator("#leaf")).to_be_hidden()
    expect(link).to_be_focused()


def test_without_script_the_game_goes_on(chromium: Browser, serving: Serving) -> None:
    """Every choice is a form."""
    with chromium.new_context(base_url=serving.address, java_script_enabled=False) as context:
        page = context.new_page()
        set_table(page, **{**TWO, "seat_1": "here"}, **SHORT)
        page.locator("#choices").get_by_role("button", name="1 two", exact=True).click()
        page.get_by_role("link", name="I am Guest 2").click()
        expect(page.locator("#log")).to_contain_text("Guest bids 1 two")
