"""A page follows its table: choices appear elsewhere, and a lost connection heals by itself."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Serving
from tests.browser.sitting import SHORT, TWO, choose, connected, guest, invited, my_turn, set_table


def test_two_seats_in_two_browsers(page: Page, chromium: Browser, serving: Serving) -> None:
    """One invites the other, they see each other's bids at once, and each only the own dice."""
    table = set_table(page, **TWO, **SHORT, name_0="Ada")
    link = invited(page, table, 1)
    with guest(chromium, serving, link) as ben:
        page.goto(f"/table/{table}")
        connected(page)
        my_turn(page)
        expect(ben.locator("#ask h1")).to_have_text("Ada is to choose")
        choose(page, "1 two")
        my_turn(ben)
        expect(ben.locator("#log li").first).to_have_text("Ada bids 1 two.")
        choose(ben, "Call Ada a liar")
        expect(page.locator("#log")).to_contain_text("Ben does not believe your 1 two")


def test_eight_tabs_of_one_browser(page: Page) -> None:
    """All of them follow, and pressing the same twice chooses once."""
    table = set_table(page, **{**TWO, "seat_1": "here"}, **SHORT)
    tabs = [page, *[page.context.new_page() for _ in range(7)]]
    for tab in tabs:
        tab.goto(f"/table/{table}/0")
        connected(tab)
    choose(tabs[3], "1 two")
    for tab in tabs:
        expect(tab.locator("#curtain")).to_contain_text("Pass the screen to Guest 2")
    stale = tabs[5].evaluate(
        "address => fetch(address, {method: 'POST', headers: {'x-live': '1'},"
        " body: new URLSearchParams({choice: '1x2', number: '0'})}).then(answer => answer.status)",
        f"/table/{table}/0/choose",
    )
    assert stale == 409
    page.context.pages[0].goto(f"/table/{table}/1/story")
    expect(page.locator(".story li", has_text="bids 1 two")).to_have_count(1)


def test_a_killed_server_is_found_again(chromium: Browser, own_server: Serving) -> None:
    """The page says that it is lost, heals when the server is back, and nothing that was accepted is missing."""
    with chromium.new_context(base_url=own_server.address) as context:
        page = context.new_page()
        table = set_table(page, **{**TWO, "seat_1": "here"}, **SHORT)
        connected(page)
        choose(page, "1 two")
        expect(page.locator("#curtain")).to_be_visible()
        own_server.kill()
        expect(page.locator("body")).to_have_attribute("data-line", "lost")
        expect(page.locator("#notice")).to_contain_text("cannot be reached")
        own_server.start()
        connected(page)
        page.goto(f"/table/{table}/1")
        my_turn(page)
        expect(page.locator("#log")).to_contain_text("bids 1 two")


def test_a_piece_keeps_its_node(page: Page) -> None:
    """So that it slides: what changes is morphed in."""
    set_table(page, **{**TWO, "seat_1": "random"}, **SHORT)
    connected(page)
    my_turn(page)
    page.evaluate("window.kept = document.querySelector('#drawn svg')")
    choose(page, "1 one")
    expect(page.locator("#log")).to_contain_text("You bid 1 one")
    assert page.evaluate("window.kept === document.querySelector('#drawn svg')")
