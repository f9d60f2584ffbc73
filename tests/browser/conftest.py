"""A real browser and a real server, each started once for the tests that need it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.serving import Serving

NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Chromium, as the system has it."""
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        pytest.fail("these tests need Chromium: install it (Debian: apt install chromium) and try again", pytrace=False)
    with sync_playwright() as playwright:
        words = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=[*words, "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that stays, for tests that set tables of their own."""
    with Serving(tmp_path_factory.mktemp("tables"), "--tables-an-hour", "1000") as server:
        yield server


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that a test may kill."""
    with Serving(tmp_path_factory.mktemp("own")) as server:
        yield server


@pytest.fixture
def page(chromium: Browser, serving: Serving) -> Iterator[Page]:
    """A page of a browser that was never here. Whatever it complains of fails the test."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, base_url=serving.address)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert not complaints, complaints
