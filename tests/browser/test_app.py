"""The page as an app: installed, without a network, told by push, never older than its server."""

import json
import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from battalia.engine import write_record
from battalia.engine.options import Options
from battalia.messages import LANGUAGES
from battalia.server.page import files
from browser.conftest import PATIENCE, PHONE, Opens, fresh, watched
from browser.moments import building, played
from browser.player import LINK, ME, SIMPLE, Player, prepared, set_up, set_up_links, sit_down
from browser.test_access import violations
from positions import table
from server.push_service import Subscriber
from server.serving import COMMAND, Served, served

READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
UNTIL = """
    async (patience) => {
        const late = new Promise((_, no) => setTimeout(no, patience, new Error("still not so")));
        for (;;) {
            const found = await Promise.race([%s, late]);
            if (found) return found;
            await Promise.race([new Promise(requestAnimationFrame), late]);
        }
    }
"""
CACHED = """
    async () => {
        const found = {};
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const { url } of await cache.keys()) {
                const { pathname, search } = new URL(url);
                (found[name.replace(/-[^-]*\\/.*/, "")] ??= []).push(pathname + search);
            }
        }
        return found;
    }
"""
"""Everything that the browser keeps, by what keeps it: the worker or the page."""
READING = {"/rules": "[data-testid='rule-B8.8']", "/sheets": "main table", "/learn": "main li h2"}


@cache
def whole_game() -> str:
    """The record of a game that computers have played to its end."""
    return write_record(played(Options(players=2), lambda _: False).record)


def finished(context: BrowserContext) -> str:
    """A table of this browser's person at which the game is over."""
    return set_up(context, record=whole_game(), seats=[ME, SIMPLE])


def until(page: Page, promised: str) -> Any:
    """Waits until this is so; Playwright's own way to wait takes any promise for a yes."""
    return page.evaluate(UNTIL % promised, 3 * PATIENCE)


def ready(page: Page, path: str = "/") -> None:
    """Goes there and waits until it would work without a network."""
    page.goto(path)
    until(page, READY)


def cached(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(CACHED)
    return found


@pytest.fixture
def app(opens: Opens) -> Page:
    """A browser that keeps what works without a network."""
    return opens(worker=True).new_page()


# Installed.


@pytest.mark.chromium("its own protocol says what is offered")
@pytest.mark.slice(0)
def test_browsers_offer_to_install_the_page(app: Page) -> None:
    ready(app)
    session = app.context.new_cdp_session(app)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every browser of the tests is a private window.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(2)
def test_the_manifest_speaks_the_readers_language(opens: Opens, language: str) -> None:
    page = opens(locale=language).new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", f"/app-{language}.webmanifest")
    answer = page.request.get(f"/app-{language}.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["lang"], manifest["name"], manifest["id"]) == (language, "Battalia", "/")
    assert manifest["display"] == "standalone"
    assert len({one["name"] for one in manifest["shortcuts"]}) == 3


def test_every_icon_is_as_large_as_it_says() -> None:
    manifest = json.loads(files()["app-en.webmanifest"].data)
    sizes = {one["src"]: one["sizes"] for one in manifest["icons"] if one["type"] == "image/png"}
    assert {one.get("purpose") for one in manifest["icons"]} == {None, "maskable"}
    for path, size in {
        **sizes,
        "/apple-touch-icon.png": "180x180",
        "/badge-96.png": "96x96",
    }.items():
        data = files()[path.removeprefix("/")].data
        assert data.startswith(b"\x89PNG")
        width, height = struct.unpack(">II", data[16:24])
        assert f"{width}x{height}" == size
    assert b'rel="apple-touch-icon"' in files()["index.html"].data


def test_the_app_offers_to_be_installed_where_the_browser_does(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.evaluate("""
        const offer = new Event("beforeinstallprompt", { cancelable: true });
        offer.prompt = async () => { window.prompted = true; };
        dispatchEvent(offer);
        window.left = offer.defaultPrevented;
    """)
    assert page.evaluate("left")
    page.get_by_test_id("install").click()
    assert page.evaluate("prompted")
    expect(page.get_by_test_id("install")).to_have_count(0)


@pytest.mark.chromium("its own protocol counts the bytes")
def test_the_first_load_stays_small(opens: Opens) -> None:
    context = opens()
    sit_down(context)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    player = Player(page)
    player.open(set_up(context, building()))
    player.asked("action")
    assert 100_000 < sum(sizes) < 260_000


# Without a network.


@pytest.mark.chromium("Firefox does not tell what its service worker answered")
@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.slice(1)
def test_what_is_there_to_read_can_be_read_offline(
    opens: Opens, language: str, wishes: dict[str, Any]
) -> None:
    context = opens(worker=True, locale=language, **wishes)
    page = context.new_page()
    ready(page)
    context.set_offline(True)
    for path, something in READING.items():
        answer = page.goto(path)
        assert answer is not None
        assert answer.from_service_worker
        # What is kept is as strict as what the server sends.
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        expect(page.locator(something).first).to_be_visible()
        expect(page.get_by_test_id("offline")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert violations(page) == []
    context.set_offline(False)
    expect(page.get_by_test_id("offline")).to_have_count(0)


@pytest.mark.slice(0)
def test_a_page_that_is_open_says_that_it_is_offline_and_when_it_is_not(app: Page) -> None:
    ready(app)
    offline = app.get_by_test_id("offline")
    expect(offline).to_have_count(0)
    app.context.set_offline(True)
    expect(offline).to_contain_text("You are offline.")
    app.get_by_test_id("play-now").click()
    expect(app.get_by_role("alert")).to_have_text("There is no connection to the server just now.")
    app.context.set_offline(False)
    expect(offline).to_have_count(0)
    app.get_by_test_id("play-now").click()
    expect(app).to_have_url(re.compile("/t/"))


@pytest.mark.slice(0)
def test_a_server_that_is_away_is_not_called_offline(chromium: Browser, tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as server:
        context = prepared(fresh(chromium, server, worker=True))
        page = context.new_page()
        ready(page)
        server.kill()
        page.goto("/rules")
        expect(page.locator(READING["/rules"])).to_be_visible()
        expect(page.get_by_test_id("offline")).to_contain_text("no connection to the server")
        with served(tmp_path / "tables.db", "--port", server.url.rsplit(":", 1)[1]):
            expect(page.get_by_test_id("offline")).to_have_count(0)
            context.close()


def test_a_game_goes_on_where_it_was_when_the_network_is_back(opens: Opens) -> None:
    context = opens(worker=True)
    player = Player.at(context.new_page(), building())
    player.asked("action")
    hand = player.hand()
    context.set_offline(True)
    away = player.page.get_by_role("alert").filter(visible=True)
    expect(away).to_contain_text("You are offline.")
    expect(away).to_contain_text("The game waits")
    context.set_offline(False)
    expect(away).to_have_count(0)
    player.asked("action")
    assert player.hand() == hand
    player.do("hire friman")
    player.asked("action")


@pytest.mark.slice(0)
def test_a_table_that_is_opened_offline_says_so_and_is_there_when_the_network_is(
    opens: Opens,
) -> None:
    context = opens(worker=True)
    sit_down(context)
    here = set_up(context, building())
    page = context.new_page()
    ready(page)
    context.set_offline(True)
    page.goto(f"/t/{here}")
    expect(page.get_by_role("status").filter(visible=True)).to_contain_text("You are offline.")
    context.set_offline(False)
    Player(page).asked("action")


# Games that are over.


@pytest.mark.slice(0)
def test_a_replay_that_was_seen_is_seen_offline_and_found_on_the_first_page(app: Page) -> None:
    context = app.context
    sit_down(context)
    here = finished(context)
    ready(app, f"/replay/{here}")
    seen = app.get_by_test_id("replay")
    expect(seen).to_be_visible()
    app.wait_for_load_state("networkidle")
    context.set_offline(True)
    app.goto("/")
    app.get_by_test_id(f"kept-{here}").click()
    expect(seen).to_be_visible()
    expect(app.get_by_test_id("offline")).to_be_visible()
    app.keyboard.press("End")
    # Through other eyes it was not seen.
    app.get_by_test_id("replay-viewer").select_option("all")
    expect(app.get_by_role("status").filter(has_text="kept on this device")).to_be_visible()
    app.goto("/replay/zzzzzzzzzzzz")
    expect(app.get_by_test_id("not-here")).to_contain_text("You are offline.")


@pytest.mark.slice(0)
def test_ones_last_finished_games_are_kept_without_being_opened(app: Page) -> None:
    context = app.context
    sit_down(context)
    games = [finished(context) for _ in range(4)]
    ready(app)
    app.reload()
    last = games[-3:]
    for game in last:
        until(app, f"({CACHED})().then((all) => JSON.stringify(all).includes('{game}/'))")
    app.wait_for_load_state("networkidle")
    context.set_offline(True)
    app.goto("/")
    expect(app.get_by_test_id("kept-games").get_by_role("link")).to_have_count(3)
    assert violations(app) == []
    app.goto(f"/replay/{last[0]}")
    expect(app.get_by_test_id("replay")).to_be_visible()


@pytest.mark.slice(0)
def test_of_a_game_in_play_nothing_is_kept(app: Page) -> None:
    context = app.context
    sit_down(context)
    here = set_up(context, building())
    ready(app)
    player = Player(app)
    player.open(here)
    player.asked("action")
    player.do("hire friman")
    player.asked("action")
    app.goto(f"/replay/{here}")
    expect(app.get_by_test_id("replay")).to_be_visible()
    app.wait_for_load_state("networkidle")
    found = cached(app)
    assert set(found) == {"battalia-page", "battalia-kept"}
    assert [path for path in found["battalia-page"] if path.startswith("/api")] == []
    read = re.compile(
        r"/assets/.*|/api/((rules|modules)\?language=\w\w|lessons|catalogue\?expansion=\w+)"
    )
    assert [path for path in found["battalia-kept"] if not read.fullmatch(path)] == []


@pytest.mark.slice(0)
def test_no_more_than_so_many_games_are_kept(app: Page) -> None:
    context = app.context
    sit_down(context)
    ready(app)
    games = [finished(context) for _ in range(12)]
    for game in games:
        app.goto(f"/replay/{game}")
        expect(app.get_by_test_id("replay")).to_be_visible()
        app.wait_for_load_state("networkidle")
    kept = cached(app)["battalia-kept"]
    tables = {found[1] for path in kept if (found := re.search(r"/tables/(\w{12})", path))}
    assert tables == set(games[-10:])


@pytest.mark.slice(0)
def test_signing_out_takes_the_games_along(app: Page) -> None:
    sit_down(app.context)
    ready(app, f"/replay/{finished(app.context)}")
    expect(app.get_by_test_id("replay")).to_be_visible()
    app.wait_for_load_state("networkidle")
    assert [path for path in cached(app)["battalia-kept"] if "/tables/" in path]
    app.goto("/#account")
    app.get_by_role("button", name="Sign out").click()
    app.get_by_role("button", name="Sign out").click()
    expect(app.get_by_role("status").filter(has_text="signed out")).to_be_visible()
    assert [path for path in cached(app)["battalia-kept"] if "/tables/" in path] == []


# A newer server.

NEWER = (
    """
import os
import re
from functools import cache
from battalia.server import page

ordinary = page.files

@cache
def newer(folder=page.FOLDER):
    # The next build: its first script has another name, and nobody has the old one any more.
    found = ordinary(folder)
    if folder != page.FOLDER:
        return found
    old = re.search(rb"assets/(index-[\\w-]+)\\.js", found["index.html"].data)[1]
    name = lambda path: path.replace(old.decode() + ".js", "index-newer.js")
    kind = lambda file: file.kind.partition(";")[0]
    return {
        name(path): page.packed(
            file.data.replace(old + b".js", b"index-newer.js"), kind(file)
        )
        for path, file in found.items()
    }

def files(folder=page.FOLDER):
    # The worker is the old one for as long as the test holds the new one back.
    found = newer(folder)
    held = folder == page.FOLDER and os.path.exists(os.environ.get("HELD", ""))
    return found | {"sw.js": ordinary()["sw.js"]} if held else found

page.files = files
"""
    + COMMAND
)
UPDATE = "navigator.serviceWorker.getRegistration().then((own) => own.update()).then(() => null)"
INSTALLED = """
    navigator.serviceWorker.getRegistration().then(async ({ installing, waiting }) =>
        !installing && await caches.has("battalia-page-/assets/index-newer.js")
            && (waiting ? "waiting" : "active"))
"""
ENTRY = "document.querySelector('script[type=module]').src"


def renew(page: Page) -> None:
    """Lets the newer worker come, and waits until it has taken the old one's place.

    For that Chromium ends the old one. If a request starts that once more just then, it is ended
    again after half a minute without work; but not while a debugger looks at it, as Playwright does
    at every worker. Then the new one waits for five minutes, and so does any page that is opened
    meanwhile: so the old one is ended from here.
    """
    page.evaluate(UPDATE)
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    late = monotonic() + PATIENCE / 1000
    while until(page, INSTALLED) == "waiting":
        assert monotonic() < late, "the new worker still waits"
        session.send("ServiceWorker.stopAllWorkers")
    session.detach()


@pytest.mark.slice(0)
def test_a_newer_page_is_offered_and_forced_on_nobody(chromium: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        context = prepared(fresh(chromium, server, worker=True))
        problems = watched(context)
        page = context.new_page()
        sit_down(context)
        ready(page)
        player = Player(page)
        player.open(set_up(context, building()))
        player.asked("action")
        before = page.evaluate(ENTRY)
        problems.clear()
        server.kill()
    port = server.url.rsplit(":", 1)[1]
    held = tmp_path / "held"
    held.touch()
    with served(database, "--port", port, command=NEWER, settings={"HELD": str(held)}):
        newer = page.get_by_test_id("newer")
        expect(newer).to_be_visible()
        # In the midst of a turn: the page stays, with all its parts, and the game goes on.
        assert page.evaluate(ENTRY) == before
        player.do("hire friman")
        player.asked("action")
        assert violations(page) == []
        # Whoever comes anew gets the server's page, whatever the old worker has.
        tab = context.new_page()
        tab.goto("/")
        assert tab.evaluate(ENTRY).endswith("/assets/index-newer.js")
        tab.close()
        newer.get_by_role("button", name="Load it").click()
        player.asked("action")
        assert page.evaluate(ENTRY).endswith("/assets/index-newer.js")
        expect(newer).to_have_count(0)
        # And so it is without a network, once the new worker is there.
        held.unlink()
        renew(page)
        context.set_offline(True)
        page.goto("/rules")
        assert page.evaluate(ENTRY).endswith("/assets/index-newer.js")
        context.close()
    assert [one for one in problems if "ERR_" not in one and "WebSocket" not in one] == []


@pytest.mark.slice(0)
def test_a_newer_page_can_wait(chromium: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        context = prepared(fresh(chromium, server))
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_test_id("play-now")).to_be_visible()
        server.kill()
    with served(database, "--port", server.url.rsplit(":", 1)[1], command=NEWER):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.get_by_test_id("newer").get_by_role("button", name="Later").click()
        expect(page.get_by_test_id("newer")).to_have_count(0)
        context.close()


# Word by push.


class Service(BaseHTTPRequestHandler):
    """A push service; what it was given is in ``posted``."""

    posted: "Queue[tuple[str, bytes]]"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.send_response(201)
        self.end_headers()
        self.posted.put((self.path, body))

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def push_service() -> Iterator[tuple[str, "Queue[tuple[str, bytes]]"]]:
    posted: Queue[tuple[str, bytes]] = Queue()
    handler = type("Serving", (Service,), {"posted": posted})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", posted
        finally:
            server.shutdown()
            thread.join()


SUBSCRIBES = """
    // The browser's own service is out of reach here; this one is the test's.
    const made = () => {
        const one = JSON.parse(localStorage.subscribed ?? "null");
        return one && {
            endpoint: one.endpoint,
            toJSON: () => one,
            unsubscribe: async () => { delete localStorage.subscribed; return true; },
        };
    };
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        localStorage.key = applicationServerKey;
        if (!userVisibleOnly) throw new Error("hidden pushes");
        localStorage.subscribed = JSON.stringify(%s);
        return made();
    };
"""


def subscribing(context: BrowserContext, endpoint: str) -> Subscriber:
    """This browser gets its word from the test."""
    browser = Subscriber()
    wish = browser.subscription(endpoint)
    keys = {name: wish[name] for name in ("p256dh", "auth")}
    context.add_init_script(SUBSCRIBES % json.dumps({"endpoint": endpoint, "keys": keys}))
    context.grant_permissions(["notifications"])
    return browser


def of_two() -> dict[str, Any]:
    position = table(2, turn="p2", hand={"p1": "supply×6", "p2": "supply×6"}, fill=12)
    return {"position": position, "seats": [ME, LINK]}


def test_word_of_ones_turn_comes_by_push_and_says_nothing_of_the_game(
    whole_chromium: Browser, tmp_path: Path
) -> None:
    with (
        push_service() as (origin, posted),
        served(tmp_path / "tables.db", "--private-hooks") as server,
    ):
        ada = prepared(fresh(whole_chromium, server, worker=True, locale="de"))
        bob = prepared(fresh(whole_chromium, server))
        phone = subscribing(ada, f"{origin}/send/ada")
        sit_down(ada)
        made = set_up_links(ada, **of_two())
        page = ada.new_page()
        ready(page, "/#account")
        switch = page.get_by_test_id("push")
        expect(switch).not_to_be_checked()
        switch.check()
        expect(switch).to_be_checked()
        expect(switch).to_be_enabled()
        assert violations(page) == []
        page.reload()
        expect(switch).to_be_checked()
        # Bob acts while nobody is at Ada's seat.
        other = Player.invited(bob.new_page(), made, "p2")
        other.asked("action")
        other.end_turn()
        path, body = posted.get(timeout=60)
        assert path == "/send/ada"
        word = phone.read(body)
        assert word == {
            "table": made["table"]["id"],
            "title": "Battalia: Du bist am Zug.",
            "text": "Am Tisch: Bob",
            "waiting": 1,
        }
        # What came reaches the worker, which shows it, and leads to the table.
        assert delivered(page, server, json.dumps(word)) == {
            "title": "Battalia: Du bist am Zug.",
            "body": "Am Tisch: Bob",
            "data": f"/t/{made['table']['id']}",
        }
        assert delivered(page, server, "no JSON at all")["data"] == "/"
        odd = delivered(page, server, json.dumps({"table": "../../evil"}))
        assert odd["data"] == "/"
        # Signed out, nothing of it is left.
        page.goto("/#account")
        page.get_by_role("button", name="Abmelden").click()
        page.get_by_role("button", name="abmelden").click()
        expect(page.get_by_test_id("push")).to_have_count(0)
        page.wait_for_function("() => !localStorage.subscribed")
        ada.close()
        bob.close()


SHOWN = """
    navigator.serviceWorker.ready
        .then((own) => own.getNotifications())
        .then(([one]) => one && { title: one.title, body: one.body, data: one.data })
"""


NONE_SHOWN = """
    navigator.serviceWorker.ready
        .then((own) => own.getNotifications())
        .then((all) => all.length === 0)
"""


def delivered(page: Page, server: Served, data: str) -> dict[str, Any]:
    """What the worker shows for this."""
    page.evaluate("""
        async () => {
            const { getNotifications } = ServiceWorkerRegistration.prototype;
            const own = await navigator.serviceWorker.ready;
            for (const one of await getNotifications.call(own)) one.close();
        }
    """)
    # One that is still being closed would take the next with it, which has its name.
    until(page, NONE_SHOWN)
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", registered)
    session.send("ServiceWorker.enable")
    while not found:
        page.evaluate("1")
    push = {"origin": server.url, "registrationId": found[0], "data": data}
    shown: dict[str, Any] | None = None
    # A busy browser loses what is delivered in this way while its worker starts.
    for patience in (PATIENCE, PATIENCE, 3 * PATIENCE):
        session.send("ServiceWorker.deliverPushMessage", push)
        with suppress(Error):
            shown = page.evaluate(UNTIL % SHOWN, patience)
            break
    session.detach()
    assert shown is not None
    return shown


@pytest.mark.slice(0)
def test_push_is_switched_off_again_and_follows_the_language(
    chromium: Browser, tmp_path: Path
) -> None:
    with served(tmp_path / "tables.db", "--private-hooks") as server:
        context = prepared(fresh(chromium, server, worker=True))
        subscribing(context, "http://127.0.0.1:9/send")
        sit_down(context)
        page = context.new_page()
        ready(page, "/#account")
        page.get_by_test_id("push").check()
        expect(page.get_by_test_id("push")).to_be_enabled()
        with page.expect_request(lambda one: one.method == "POST" and "/push" in one.url) as told:
            page.get_by_test_id("language").select_option("hu")
        assert json.loads(told.value.post_data or "")["language"] == "hu"
        page.get_by_test_id("push").uncheck()
        expect(page.get_by_test_id("push")).to_be_enabled()
        assert "endpoint" not in context.request.get("/api/me/push").json()
        assert page.evaluate("localStorage.subscribed ?? null") is None
        context.close()


@pytest.mark.slice(0)
def test_whoever_forbids_notices_is_told_how_to_change_that(opens: Opens) -> None:
    context = opens(worker=True)
    context.add_init_script("""
        Notification.requestPermission = async () => "denied";
        Object.defineProperty(Notification, "permission", { get: () => window.said ?? "default" });
    """)
    sit_down(context)
    page = context.new_page()
    ready(page, "/#account")
    page.evaluate("window.said = 'denied'")
    page.get_by_test_id("push").click()
    expect(page.get_by_test_id("push-text")).to_contain_text("You have told this browser")
    expect(page.get_by_test_id("push")).to_be_disabled()


@pytest.mark.chromium("Firefox has no push on the empty page before the first")
@pytest.mark.slice(0)
def test_a_browser_whose_service_is_out_of_reach_says_so(opens: Opens) -> None:
    context = opens(worker=True)
    context.grant_permissions(["notifications"])
    context.add_init_script("""
        PushManager.prototype.subscribe = async () => {
            throw new DOMException("Registration failed - push service error", "AbortError");
        };
    """)
    sit_down(context)
    page = context.new_page()
    ready(page, "/#account")
    page.get_by_test_id("push").click()
    expect(page.get_by_role("alert")).to_contain_text("notification service")
    expect(page.get_by_test_id("push")).not_to_be_checked()


@pytest.mark.slice(0)
def test_a_browser_without_push_says_that_it_has_none(page: Page) -> None:
    sit_down(page.context)
    page.goto("/#account")
    expect(page.get_by_test_id("push-text")).to_contain_text("This browser cannot be told")
    expect(page.get_by_test_id("push")).to_be_disabled()


@pytest.mark.chromium("Firefox does not go to 0.0.0.0")
def test_without_https_the_page_says_why_there_is_no_push(opens: Opens, server: Served) -> None:
    """To a browser this address is no more secure than any other without HTTPS."""
    context = opens(worker=True, base_url=server.url.replace("127.0.0.1", "0.0.0.0"))
    sit_down(context)
    page = context.new_page()
    page.goto("/#account")
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_test_id("push-text")).to_contain_text("begins with https://")
    expect(page.get_by_test_id("push")).to_be_disabled()
    page.goto("/rules")
    expect(page.locator(READING["/rules"])).to_be_visible()


@pytest.mark.slice(0)
def test_the_settings_at_a_table_have_the_switch_too(opens: Opens) -> None:
    context = opens(worker=True)
    player = Player.at(context.new_page(), building())
    player.asked("action")
    player.page.get_by_role("button", name="Settings").click()
    expect(player.see("settings").get_by_test_id("push")).to_be_visible()
    assert violations(player.page) == []


# How many games wait.

BADGES = """
    window.badges = [];
    navigator.setAppBadge = async (count) => { badges.push(count); };
    navigator.clearAppBadge = async () => { badges.push(0); };
"""


@pytest.mark.slice(0)
def test_the_games_that_wait_are_counted_at_the_icon_in_the_title_and_in_the_tab(
    opens: Opens,
) -> None:
    context = opens()
    context.add_init_script(BADGES)
    sit_down(context)
    page = context.new_page()
    page.goto("/")
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("Battalia")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    games = [set_up(context, building()) for _ in range(2)]
    finished(context)
    page.goto("/")
    expect(page).to_have_title("(2) Battalia")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    assert page.evaluate("badges.at(-1)") == 2
    page.goto("/rules")
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    # At a table the other ones are counted in its title, and all of them at the icon.
    player = Player(page)
    player.open(games[0])
    player.asked("action")
    expect(page).to_have_title("(1) ● Your turn · Battalia")
    page.wait_for_function("() => badges.at(-1) === 2")
