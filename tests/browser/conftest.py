"""A real browser at a real server."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.player import prepared
from server.serving import Served, served

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
]
SCREEN = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds for something to appear: machines that run tests are slow at times."""
expect.set_options(timeout=PATIENCE)


def executable() -> str | None:
    """Where Chromium is."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Closed after each file: while it is open, no other event loop can run in this process."""
    if executable() is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with served(folder / "tables.db", "--connections-each", "1000", "--rate-each", "10000") as one:
        yield one


@pytest.fixture
def context(chromium: Browser, server: Served) -> Iterator[BrowserContext]:
    """A browser of its own, without cookies; what goes wrong in the page fails the test."""
    one = prepared(fresh(chromium, server))
    yield one
    one.close()


def fresh(chromium: Browser, server: Served, **more: object) -> BrowserContext:
    wishes: dict[str, object] = {"viewport": SCREEN, "locale": "en-GB", "base_url": server.url}
    one = chromium.new_context(**(wishes | more))  # type: ignore[arg-type]
    one.set_default_timeout(PATIENCE)
    return one


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    one = context.new_page()
    problems: list[str] = []
    one.on("pageerror", lambda error: problems.append(str(error)))
    yield one
    assert problems == []


@pytest.fixture
def phone(chromium: Browser, server: Served) -> Iterator[Page]:
    """A page on a phone."""
    context = prepared(fresh(chromium, server, viewport=PHONE, has_touch=True, is_mobile=True))
    yield context.new_page()
    context.close()


@pytest.fixture
def another(chromium: Browser, server: Served) -> Iterator[Page]:
    """Somebody else's browser."""
    context = prepared(fresh(chromium, server))
    yield context.new_page()
    context.close()
