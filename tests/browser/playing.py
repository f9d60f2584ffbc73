"""Somebody who plays with the mouse: on the board where a choice is drawn there, else in the list."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Page

PATIENCE: Final = 60_000.0
READY: Final = """number => {
  const field = document.querySelector('#choices input[name=number]');
  return field ? field.value !== number : document.querySelector('#ask a[href$="/replay"]') !== null;
}"""
"""Whether another decision is asked than that of this number, or the game is over."""

OFFERED: Final = """() => [...document.querySelectorAll('#choices button')].map(button => {
  const drawn = [...document.querySelectorAll(`[data-option="${CSS.escape(button.value)}"]`)].map(place => {
    const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    return {x, y, hit: document.elementFromPoint(x, y)?.closest('[data-option]') === place};
  }).filter(place => place.hit);
  return {option: button.value, drawn};
})"""
"""The choices of the list, and where on the page each is drawn so that it can be clicked."""


class Player:
    """Clicks until the game is over."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.page.emulate_media(reduced_motion="reduce")  # what slides is not where it was seen when the mouse comes
        self.luck = Random(seed)
        self.in_list = 0
        self.on_board = 0

    def play_on(self, at_most: int = 1000) -> None:
        """Choose whenever asked."""
        for _ in range(at_most):
            if not self.choose():
                return
        raise AssertionError(f"after {at_most} choices the game is not over")

    def choose(self) -> bool:
        """Make one choice and wait for what comes of it; False if the game is over."""
        self.page.wait_for_function(READY, arg="", timeout=PATIENCE)
        field = self.page.locator("#choices input[name=number]")
        if not field.count():
            return False
        number = field.input_value()
        offered = self.page.evaluate(OFFERED)
        wanted = self.luck.choice(offered)
        if wanted["drawn"] and (not self.on_board or self.luck.random() < 0.5):
            place = wanted["drawn"][0]
            self.page.mouse.click(place["x"], place["y"])
            self.on_board += 1
        else:
            self.press(wanted["option"])
            self.in_list += 1
        self.page.wait_for_function(READY, arg=number, timeout=PATIENCE)
        return True

    def press(self, option: str) -> None:
        """Press a choice of the list, unfolding it where it is folded."""
        button = self.page.locator(f'button[value="{option}"]')
        folded = self.page.locator("#choices details:not([open])", has=button)
        if folded.count():
            folded.locator("summary").click()
        self.page.locator("#choices").locator(button).click()
