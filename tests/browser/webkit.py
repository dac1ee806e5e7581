"""The words that Playwright has for a browser, for WebKit, which it does not drive.

So that one test tries every engine. Only the words that such tests use are here. What is looked for
is found by ``webkit.js`` in the page; clicks and keys are the window's own.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import expect as playwright_expect

from browser.webdriver import ELEMENT, Driver, Refused, key, pattern

LIBRARY = Path(__file__).with_name("webkit.js").read_text(encoding="utf-8")
CALL = """
    const [args, tell] = arguments;
    (async () => {
        %s
        if (!window.problems) {
            window.problems = [];
            addEventListener("error", ({ message }) => problems.push(message));
            addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
            %s
        }
        return (%s)(...args);
    })().then((value) => tell({ value }), (error) => tell({ error: String(error) }));
"""
"""A context's own scripts cannot run before those of a page: they do when one first looks at it."""
UNTIL = """
    async (wanted, ...args) => {
        const end = performance.now() + 1000;
        for (;;) {
            const found = await (%s)(...args);
            if (Boolean(found) === wanted) return [found];
            if (performance.now() > end) return [];
            await new Promise((next) => setTimeout(next, 20));
        }
    }
"""
"""A second of waiting; whoever waits longer asks again, for the page may be another one by then."""
FETCH = """
    async (method, path, data) => {
        const headers = data === undefined ? {} : { "Content-Type": "application/json" };
        const body = data === undefined ? undefined : JSON.stringify(data);
        const answer = await fetch(path, { method, headers, body });
        return [answer.ok, await answer.text()];
    }
"""
ROLES = {
    "alert": "[role=alert]",
    "button": "button, [role=button]",
    "textbox": "input:not([type]), input[type=text], textarea",
}
AGAIN = (
    "element click intercepted",
    "element not interactable",
    "javascript error",
    "script timeout",
    "stale element reference",
    "unknown error",
)
"""What comes of a page that is just changing."""
PATIENCE = 20
"""Seconds for something to appear."""
EMPTY = "/health"
"""Not a page, but of the same server: there one can ask it before anything is opened."""
LANGUAGE = "battalia-language"
"""Where the page keeps it; the browser's own is that of the machine."""
Text = str | re.Pattern[str]


def patiently() -> Iterator[None]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield


class Locator:
    """Elements of a page, looked for anew at every use."""

    def __init__(self, page: "Page", *steps: tuple[str, object]) -> None:
        self.page = page
        self.steps = steps

    def _further(self, *steps: tuple[str, object]) -> "Locator":
        return Locator(self.page, *self.steps, *steps)

    def locator(self, css: str) -> "Locator":
        bare = css.removesuffix(":visible")
        found = self._further(("css", bare))
        return found if bare == css else found._further(("seen", None))

    def get_by_test_id(self, test: str) -> "Locator":
        return self.locator(f'[data-testid="{test}"]')

    def get_by_role(self, role: str, name: Text | None = None) -> "Locator":
        found = self._further(("css", ROLES[role]), ("seen", None))
        return found if name is None else found._further(("named", pattern(name)))

    def or_(self, other: "Locator") -> "Locator":
        return self._further(("or", other.steps))

    def nth(self, at: int) -> "Locator":
        return self._further(("at", at))

    @property
    def first(self) -> "Locator":
        return self.nth(0)

    @property
    def last(self) -> "Locator":
        return self.nth(-1)

    def all(self) -> list["Locator"]:
        return [self.nth(at) for at in range(self.count())]

    # What is seen.

    def count(self) -> int:
        return int(self.evaluate_all("(all) => all.length"))

    def evaluate_all(self, script: str) -> Any:
        return self.page.call(f"(steps) => ({script})(find(steps))", self.steps)

    def evaluate(self, script: str) -> Any:
        self.judge("to_be_attached")
        return self.evaluate_all(f"(all) => ({script})(only(all))")

    def get_attribute(self, name: str) -> Any:
        return self.evaluate(f"(one) => one.getAttribute({json.dumps(name)})")

    def inner_text(self) -> str:
        return str(self.evaluate("(one) => one.innerText"))

    def bounding_box(self) -> Any:
        return self.evaluate("place")

    def judge(self, name: str, *wanted: object, so: bool = True) -> Any:
        """Waits until this holds of them, by its name in ``webkit.js``; what was found."""
        script = f"(steps, ...wanted) => holds.{name}(find(steps), ...wanted)"
        return self.page.until(script, self.steps, *wanted, so=so)

    # What is done.

    def click(self) -> None:
        self._do("click")

    def fill(self, text: str) -> None:
        self._do("clear")
        self._do("value", text=text)

    def _do(self, what: str, **how: object) -> None:
        for _ in patiently():
            element = self.judge("ready")[ELEMENT]
            try:
                self.page.context.driver.do(f"/element/{element}/{what}", **how)
                return
            except Refused as refused:
                if refused.error not in AGAIN:
                    raise
        raise AssertionError(f"{what} is not possible: {self.steps}")

    def select_option(self, value: str) -> None:
        self.evaluate(
            f"(one) => {{ one.value = {json.dumps(value)};"
            " one.dispatchEvent(new Event('change', { bubbles: true })); }"
        )


class Page(Locator):
    """The window of a context."""

    def __init__(self, context: "Context") -> None:
        super().__init__(self)
        self.context = context
        self.keyboard = SimpleNamespace(press=self._press)

    def call(self, script: str, *args: object) -> Any:
        """What a function gives in the page."""
        whole = CALL % (LIBRARY, "\n".join(self.context.scripts), script)
        answer = self.context.driver.do("/execute/async", script=whole, args=[args])
        if "error" in answer:
            raise Refused("javascript error", answer["error"])
        return answer.get("value")

    def until(self, script: str, *args: object, so: bool = True) -> Any:
        """Waits until the function gives something, or no longer does; what it gives then."""
        problem = ""
        for _ in patiently():
            try:
                if found := self.call(UNTIL % script, so, *args):
                    return found[0]
            except Refused as refused:
                if refused.error not in AGAIN:
                    raise
                problem = str(refused)
        raise AssertionError(f"waited in vain: {script} {args} {problem}")

    def evaluate(self, script: str) -> Any:
        return self.call(f"() => {{ const f = {script}; return f instanceof Function ? f() : f; }}")

    def wait_for_function(self, script: str) -> Any:
        found = self.until(script)
        return SimpleNamespace(json_value=lambda: found)

    def goto(self, path: str) -> None:
        self.context.driver.do("/url", url=self.context.address + path)

    def reload(self) -> None:
        self.context.driver.do("/refresh")

    @property
    def url(self) -> str:
        return str(self.context.driver.tell("/url"))

    def _press(self, name: str) -> None:
        strokes = [{"type": how, "value": key(name)} for how in ("keyDown", "keyUp")]
        self.context.driver.do("/actions", actions=[{"type": "key", "id": "k", "actions": strokes}])

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """The page has so much room, whatever the window itself needs."""
        wide, high = size["width"], size["height"]
        self.context.driver.do("/window/rect", width=wide, height=high)
        own = self.evaluate("outerHeight - innerHeight")
        self.context.driver.do("/window/rect", width=wide, height=high + own)
        self.wait_for_function(f"() => innerWidth === {wide} && innerHeight === {high}")


class Context:
    """A browser of its own, with one window."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address
        self.scripts: list[str] = []
        self.request = self
        self._told: Callable[[Any], None] = lambda problem: None
        self._page = Page(self)
        self._page.goto(EMPTY)

    def set_default_timeout(self, milliseconds: float) -> None:
        """It is the same for all."""

    def add_init_script(self, script: str) -> None:
        self.scripts.append(script)

    def new_page(self) -> Page:
        return self._page

    def on(self, event: str, told: Callable[[Any], None]) -> None:
        """Errors of the page it was last at; of its console nothing is known."""
        if event == "weberror":
            self._told = told

    def get(self, path: str) -> Any:
        return self._asked("GET", path)

    def post(self, path: str, data: object) -> Any:
        return self._asked("POST", path, data)

    def _asked(self, *request: object) -> Any:
        ok, text = self._page.call(FETCH, *request)
        return SimpleNamespace(ok=ok, text=lambda: text, json=lambda: json.loads(text))

    def close(self) -> None:
        try:
            for problem in self._page.evaluate("window.problems"):
                self._told(SimpleNamespace(error=problem))
        finally:
            self.driver.close()


class WebKit:
    """Opens browsers on a screen."""

    def __init__(self, screen: str) -> None:
        self._screen = screen
        self._folder = TemporaryDirectory()

    def new_context(self, **wishes: Any) -> Context:
        """With an address, a size and a language; of other wishes it knows nothing."""
        driver = Driver(self._screen, Path(self._folder.name))
        context = Context(driver, wishes["base_url"])
        page = context.new_page()
        page.set_viewport_size(wishes["viewport"])
        page.call(f"(kept) => (localStorage[{LANGUAGE!r}] = kept)", wishes["locale"][:2])
        return context


class Expected:
    """What is to be so of elements, before patience ends."""

    def __init__(self, found: Locator) -> None:
        self._found = found

    def __getattr__(self, name: str) -> Callable[..., None]:
        so = not name.startswith("not_")

        def wait(*wanted: Text | int, ratio: float = 0) -> None:
            given = [pattern(one) if isinstance(one, re.Pattern) else one for one in wanted]
            bare = name.removeprefix("not_")
            self._found.judge(bare, *(given or [ratio]), so=so)

        return wait


def expect(found: Any) -> Any:
    """Playwright's, or the same for WebKit."""
    return Expected(found) if isinstance(found, Locator) else playwright_expect(found)
