"""Pages for everybody: checked by axe on desktop, tablet and phone, by day and by night; and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import fogbound
from tests.browser.playing import READY
from tests.browser.serving import Serving
from tests.browser.sitting import SHORT, TWO, choose, connected, invited, my_turn, set_table

AXE = Path(__file__).parents[2] / "build" / "vendor" / "axe.js"
PLAYED = Path(__file__).parents[1] / "records" / "liars_dice" / "usual.json"
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}


def faults(page: Page) -> list[str]:
    """What axe finds. Of pictures it is told only their frame, which holds their name and their words."""
    found: list[dict[str, Any]] = page.evaluate(
        AXE.read_text(encoding="utf-8") + "; axe.run({exclude: [['svg > *']]}).then(run => run.violations)"
    )
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.fixture(params=[f"{scheme} {size}" for scheme in ("light", "dark") for size in SIZES])
def reading(request: pytest.FixtureRequest, chromium: Browser, serving: Serving) -> Iterator[Page]:
    """A page on each kind of screen, by day and by night."""
    scheme, size = request.param.split()
    width, height = SIZES[size]
    with chromium.new_context(
        base_url=serving.address,
        color_scheme=scheme,
        viewport={"width": width, "height": height},
        bypass_csp=True,
        reduced_motion="reduce",
    ) as context:
        yield context.new_page()


def require_faultless(page: Page, what: str) -> None:
    """Nothing that axe finds, and nothing wider than the screen."""
    assert faults(page) == [], what
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{what} is too wide"


@pytest.mark.parametrize("name", fogbound.games())
def test_axe_finds_nothing_in_a_game(reading: Page, name: str) -> None:
    """The pages of every game: its table, and those about it."""
    reading.goto("/")
    reading.locator(f"article:has(#game-{name})").get_by_role("button", name="Play now").click()
    reading.wait_for_url("**/table/**")
    connected(reading)
    place, table = reading.url, reading.url.rsplit("/", 1)[0]
    paths = [f"/new/{name}", f"/rules/{name}", place, f"{place}?hints=on", f"{table}/watch", f"{table}/seats"]
    paths += [f"{place}/{part}" for part in ("words", "story", "then/0", "why")]
    for path in paths:
        reading.goto(path)
        require_faultless(reading, path)
    if fogbound.game(name).lessons != "[]":
        reading.goto(f"/learn/{name}/1")
        reading.locator("#choices button").first.click()
        reading.wait_for_url("**#answer")
        require_faultless(reading, "a lesson that is answered")


def test_axe_finds_nothing_elsewhere(reading: Page) -> None:
    """The pages before a game, between two people, after it, and where there is none."""
    reading.goto("/")
    require_faultless(reading, "the start page")
    table = set_table(reading, **{**TWO, "seat_1": "here"}, **SHORT)
    connected(reading)
    choose(reading, "1 two")
    expect(reading.locator("#curtain")).to_be_visible()
    require_faultless(reading, "the curtain")
    reading.get_by_role("link", name="I am Guest 2").click()
    choose(reading, "Call Guest a liar")
    expect(reading.locator("#ask")).to_contain_text("Look at the whole game")
    require_faultless(reading, "the end")
    for path in (f"/table/{table}/replay", f"/table/{table}/replay/print", "/table/nowhere", "/"):
        reading.goto(path)
        require_faultless(reading, path)
    reading.set_input_files("#record", PLAYED)
    reading.get_by_role("button", name="Bring it here").click()
    reading.wait_for_url("**/replay")
    reading.goto(f"{reading.url}?at=3&eyes=0&beliefs=on")
    expect(reading.locator("#beliefs")).to_contain_text("Its choices")
    require_faultless(reading, "what a computer player believed")
    link = invited(reading, set_table(reading, **TWO, **SHORT), 1)
    require_faultless(reading, "a link and its code")
    reading.goto(link)
    require_faultless(reading, "where a link leads")


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
    """They are searched there, one leaf leads back to the one before it, and Escape closes it."""
    set_table(page, **{**TWO, "seat_1": "random"}, **SHORT)
    my_turn(page)
    link = page.get_by_role("link", name="Why not something else?")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#leaf")).to_contain_text("LD-4.1")
    page.locator("#leaf .rule").first.click()
    expect(page.locator("#leaf h1")).to_have_text("Liar’s Dice")
    page.locator("#leaf [name=find]").fill("exact")
    page.keyboard.press("Enter")
    expect(page.locator("#leaf dl > div").first).to_contain_text("LD-1.4")
    for _ in range(2):
        page.locator("#leaf").get_by_role("button", name="Back").click()
    expect(page.locator("#leaf h1")).to_have_text("Why not?")
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
