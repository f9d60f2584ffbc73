"""Clicks in a real browser, one game at a time: how long until the page has changed, and how much is sent."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as Late
from websockets.frames import Frame
from websockets.sync.client import connect

import fogbound
from tools.served import Served

WATCH: Final = """
window.taken = [];
document.addEventListener('table:changed', () => {
  if (window.pressed) taken.push(performance.now() - window.pressed);
  window.pressed = 0;
});
"""
PRESS: Final = """
() => {
  const found = [...document.querySelectorAll('#choices form button, #choices button')].filter(one => !one.disabled);
  if (!found.length) return false;
  window.pressed = performance.now();
  found[Math.floor(Math.random() * found.length)].click();
  return true;
}
"""
SIGN_OF_LIFE: Final = 20
"""What is no longer tells of no change."""


@dataclass
class Clicks:
    """What was measured."""

    title: str
    milliseconds: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    processor: float = 0.0


def clicks_in(served: Served, name: str, count: int) -> Clicks:
    """So many choices at one table, or at more where its game is over before."""
    game = fogbound.game(name)
    found = Clicks(game.info.title)
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"])
        stack.callback(browser.close)
        size: ViewportSize = {"width": 1440, "height": 900}
        page = browser.new_page(base_url=served.address, viewport=size, bypass_csp=True)
        place = _set_up(page, game)
        _count(stack, page, served, place, found.bytes)
        before = served.processor()
        while len(found.milliseconds) < count:
            if not _click(page, found):
                place = _set_up(page, game)
                _count(stack, page, served, place, found.bytes)
        found.processor = served.processor() - before
    return found


def _set_up(page: Page, game: Any) -> str:
    """A table with computer players at the other seats, which answer at once; its place."""
    page.goto(f"/new/{game.info.name}")
    for seat in range(game.info.most_seats):
        who = "me" if seat == 0 else "random" if seat < game.info.default_seats else "nobody"
        page.select_option(f"[name=seat-{seat}]", who) if game.info.most_seats > 1 else None
    page.check("[name=pace][value='at once']")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    page.wait_for_function("document.body.dataset.line === 'live'")
    page.evaluate(WATCH)
    return f"/table/{page.url.split('/')[4]}"


def _click(page: Page, found: Clicks) -> bool:
    """Press any choice; False where none comes: the game is over."""
    try:
        page.wait_for_function("document.querySelector('#choices button')", timeout=4000)
    except Late:
        return False
    if not page.evaluate(PRESS):
        return False
    page.wait_for_function("window.pressed === 0", timeout=20_000)
    found.milliseconds = [*found.milliseconds, page.evaluate("taken.at(-1)")]
    return True


def _count(stack: ExitStack, page: Page, served: Served, place: str, sizes: list[int]) -> None:
    """Follow the same by a program, for a seat and an onlooker, and note how large each message is as it comes."""
    cookie = "; ".join([f"{one['name']}={one['value']}" for one in page.context.cookies()])
    for who in ("0", "watch"):
        where = f"ws://127.0.0.1:{served.port}{place}/{who}/live?sheet=wide&board=wide"
        line = stack.enter_context(connect(where, additional_headers={"cookie": cookie}, max_queue=None))
        line.recv(30)
        (deflate,) = line.protocol.extensions
        deflate.decode = _counting(deflate.decode, sizes)  # type: ignore[method-assign]


def _counting(decode: Callable[..., Frame], sizes: list[int]) -> Callable[..., Frame]:
    def counted(frame: Frame, **more: Any) -> Frame:
        if len(frame.data) > SIGN_OF_LIFE:
            sizes.append(len(frame.data))
        return decode(frame, **more)

    return counted
