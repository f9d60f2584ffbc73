"""What a person does on the pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Serving

YOURS = "Your turn"


def set_table(page: Page, game: str = "liars_dice", **fields: str) -> str:
    """Fill in the set-up page and open the table; its name."""
    page.goto(f"/new/{game}")
    for name, value in fields.items():
        field = name.replace("_", "-")
        if field.startswith("seat-"):
            page.select_option(f"[name={field}]", value)
        elif field.startswith("name-"):
            page.fill(f"[name={field}]", value)
        else:
            page.check(f"[name={field}][value='{value}']")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    return page.url.split("/")[4]


def connected(page: Page) -> None:
    """Wait until the page follows its table."""
    expect(page.locator("body")).to_have_attribute("data-line", "live")


def choose(page: Page, words: str) -> None:
    """Press a choice of the list."""
    page.locator("#choices").get_by_role("button", name=words, exact=True).click()


def my_turn(page: Page) -> None:
    """Wait until it is this page's turn."""
    expect(page.locator("#ask h1")).to_have_text(YOURS)


@contextmanager
def guest(chromium: Browser, serving: Serving, link: str, name: str = "Ben") -> Iterator[Page]:
    """Somebody in a browser of their own who has sat down by a link."""
    with chromium.new_context(base_url=serving.address) as context:
        page = context.new_page()
        page.goto(link)
        page.fill("#name", name)
        page.get_by_role("button", name="Sit down").click()
        connected(page)
        yield page


TWO = {"seat_0": "me", "seat_1": "open", "seat_2": "nobody", "seat_3": "nobody"}
SHORT = {"option_dice": "1", "option_starter": "first", "pace": "at once"}


def invited(page: Page, table: str, seat: int) -> str:
    """Make a link for a seat."""
    page.goto(f"/table/{table}/seats")
    page.locator(".places > li").nth(seat).get_by_role("button", name="A link for this seat").click()
    return page.get_by_label("The link", exact=True).input_value()
