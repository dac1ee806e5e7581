"""A real browser at a real server."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    WebError,
    expect,
    sync_playwright,
)

from browser import firefox as fox
from browser import webdriver
from browser.player import prepared
from browser.webkit import WebKit
from conftest import ALL
from server.serving import Served, served

NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""Chromium without all that is around a page: a third less work for the same page."""
SPARED = (
    # Chromium loads pages of its own behind the address line of every window, and keeps a process
    # in reserve: together as much work as our page.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    # Only the last list counts: what a page can notice of Playwright's own stands here again.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "PaintHolding",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    f"--disable-features={','.join(SPARED)}",
]
SAME_ADVICE = {"BATTALIA_HINT_STATES": "320"}
"""However busy the machine is, the coach says the same."""
NO_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"
"""Most tests are about one visit: nothing is kept for the next one meanwhile."""
SCREEN: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
NO_NETWORK = (
    "ERR_INTERNET_DISCONNECTED",
    "closed before the connection is established",
    "Firefox can’t establish a connection",
)
"""So Chromium and Firefox say that there is none."""
PATIENCE = 20_000
"""Milliseconds for something to appear: machines that run tests are slow at times."""
expect.set_options(timeout=PATIENCE)


def executable(whole: bool = ALL) -> str | None:
    """Where Chromium is; ``make test`` is content with its shell."""
    return next(filter(None, map(shutil.which, NAMES if whole else (SHELL, *NAMES))), None)


@contextmanager
def launched() -> Iterator[Browser]:
    """While it is open, no other event loop can run in this process."""
    with sync_playwright() as playwright:
        browser = started(playwright)
        yield browser
        browser.close()


def started(playwright: Playwright, whole: bool = ALL) -> Browser:
    return playwright.chromium.launch(executable_path=executable(whole), args=FLAGS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``make test-all`` does everything in Firefox once more, but for what names its engine."""
    marks = metafunc.definition.iter_markers
    named = any("engine" in mark.args[0] for mark in marks("parametrize")) or any(marks("chromium"))
    if ALL and "engine" in metafunc.fixturenames and not named:
        metafunc.parametrize("engine", ["chromium", "firefox"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last, so that one Chromium serves all that a worker runs of them.

    The long ones come first of them: workers that share the short ones end together.
    """
    long = [f"test_{name}.py" for name in ("whole_game", "wanderer", "tongues", "learn")]

    def order(item: pytest.Item) -> int:
        if Path(__file__).parent not in item.path.parents:
            return 0
        return 1 if item.path.name in long else 2

    items.sort(key=order)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


def _chromium(playwright: Playwright, whole: bool) -> Iterator[Browser]:
    if executable(whole) is None:
        pytest.skip("there is no Chromium on this machine")
    browser = started(playwright, whole)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    yield from _chromium(playwright, ALL)


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """With what its shell lacks, such as pushes."""
    yield from _chromium(playwright, whole=True)


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    if fox.executable() is None:
        pytest.skip("there is no Firefox on this machine")
    browser = fox.launched(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def webkit() -> Iterator[WebKit]:
    if lacks := webdriver.missing():
        pytest.skip(f"there is no {' and no '.join(lacks)} on this machine")
    with webdriver.screen() as screen:
        yield WebKit(screen)


@pytest.fixture
def engine() -> str:
    """Whose browsers a test opens."""
    return "chromium"


@pytest.fixture
def browser(request: pytest.FixtureRequest, engine: str) -> Browser:
    found: Browser = request.getfixturevalue(engine)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("browser")
    flags = ("--connections-each", "1000", "--rate-each", "10000", "--absent", "0")
    with served(folder / "tables.db", *flags, settings=SAME_ADVICE) as one:
        yield one


Opens = Callable[..., BrowserContext]


def fresh(
    browser: Browser, server: Served, *, worker: object = False, **more: object
) -> BrowserContext:
    """A browser of its own; with ``worker``, one that keeps what works without a network."""
    wishes: dict[str, object] = {
        "viewport": SCREEN,
        "locale": "en-GB",
        "color_scheme": "dark",
        "base_url": server.url,
    }
    one = browser.new_context(**(wishes | more))  # type: ignore[arg-type]
    one.set_default_timeout(PATIENCE)
    if not worker:
        one.add_init_script(NO_WORKER)
    return one


def watched(context: BrowserContext) -> list[str]:
    """What goes wrong in the context's pages from now on."""
    problems: list[str] = []

    def wrong(text: str) -> None:
        # Where there is no network the test itself has taken it away.
        if not any(sign in text for sign in NO_NETWORK):
            problems.append(text)

    def said(message: ConsoleMessage) -> None:
        # What the server refuses is told to the player: no error of the page.
        told = "/api/" in message.location["url"]
        if message.type in ("error", "warning") and not told:
            wrong(f"{message.text} {message.location}")

    def broken(error: WebError) -> None:
        wrong(f"{error.error} {getattr(error.error, 'stack', '')}")

    context.on("weberror", broken)
    context.on("console", said)
    return problems


@pytest.fixture
def opens(browser: Browser, server: Served) -> Iterator[Opens]:
    """Opens browsers of different people; what goes wrong in any of their pages fails the test."""
    opened: list[BrowserContext] = []
    problems: list[list[str]] = []

    def one(liked: dict[str, object] | None = None, **wishes: object) -> BrowserContext:
        context = prepared(fresh(browser, server, **wishes), **(liked or {}))
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
