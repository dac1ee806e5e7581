"""A real browser at a real server."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

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
    flags = ("--connections-each", "1000", "--rate-each", "10000", "--absent", "0")
    with served(folder / "tables.db", *flags) as one:
        yield one


Opens = Callable[..., BrowserContext]


def fresh(chromium: Browser, server: Served, **more: object) -> BrowserContext:
    wishes: dict[str, object] = {"viewport": SCREEN, "locale": "en-GB", "base_url": server.url}
    one = chromium.new_context(**(wishes | more))  # type: ignore[arg-type]
    one.set_default_timeout(PATIENCE)
    return one


def watched(context: BrowserContext) -> list[str]:
    """What goes wrong in the context's pages from now on."""
    problems: list[str] = []

    def said(message: ConsoleMessage) -> None:
        # What the server refuses is told to the player: no error of the page.
        if message.type in ("error", "warning") and "/api/" not in message.location["url"]:
            problems.append(message.text)

    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("console", said)
    return problems


@pytest.fixture
def opens(chromium: Browser, server: Served) -> Iterator[Opens]:
    """Opens browsers of different people; what goes wrong in any of their pages fails the test."""
    opened: list[BrowserContext] = []
    problems: list[list[str]] = []

    def one(liked: dict[str, object] | None = None, **wishes: object) -> BrowserContext:
        context = prepared(fresh(chromium, server, **wishes), **(liked or {}))
        opened.append(context)
        problems.append(watched(context))
        return context

    yield one
    for context in opened:
        context.close()
    assert [each for found in problems for each in found] == []


@pytest.fixture
def context(opens: Opens) -> BrowserContext:
    """A browser of its own, without cookies."""
    return opens()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def phone(opens: Opens) -> Page:
    """A page on a phone."""
    return opens(viewport=PHONE, has_touch=True, is_mobile=True).new_page()


@pytest.fixture
def another(opens: Opens) -> Page:
    """Somebody else's browser."""
    return opens().new_page()
