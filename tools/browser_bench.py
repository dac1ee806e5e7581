"""How quick the pages are: measured in a real browser at a real server.

    .venv/bin/python tools/browser_bench.py

Prints the size of the first load, the time from a message of the server to the choice on the
screen, and the frames per second while a full large board is moved about.
"""

import math
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import FLAGS, executable, fresh
from browser.moments import full_board, walking
from browser.player import ME, NOVICE, Player, prepared, set_up, sit_down, steady
from server.serving import Served, served

CHOICES = 60
FRAMES = 120

STOPWATCH = """
    // From a message's arrival until the frame that shows it has been drawn.
    window.shown = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                if (JSON.parse(data).type !== "update") return;
                const arrived = performance.now();
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => window.shown.push(performance.now() - arrived);
                    port2.postMessage(null);
                });
            });
        }
    };
"""
RECORD = """
    () => {
        window.intervals = [];
        let last = performance.now();
        const frame = (now) => {
            intervals.push(now - last);
            last = now;
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    }
"""
LIES = "getComputedStyle(document.querySelector('[data-testid=board] .stage')).transform"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db", "--rate-each", "10000") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        first_load(browser, server)
        answers(browser, server)
        panning(browser, server)
        browser.close()


def opened(browser: Browser, server: Served) -> tuple[BrowserContext, Page]:
    context = prepared(fresh(browser, server), confirmEnd=False)
    context.add_init_script(STOPWATCH)
    sit_down(context)
    return context, context.new_page()


def first_load(browser: Browser, server: Served) -> None:
    """All that is fetched until the first question of a table is on the screen."""
    context, page = opened(browser, server)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    player = Player(page)
    player.open(set_up(context, walking()))
    player.asked("action")
    ready = page.evaluate("performance.now()")
    print(f"first load: {sum(sizes) / 1000:.0f} kB in {len(sizes)} requests, {ready:.0f} ms")
    context.close()


def answers(browser: Browser, server: Served) -> None:
    """A game against a computer, played by clicking."""
    context, page = opened(browser, server)
    player = Player(page)
    player.open(set_up(context, options={"players": 2}, seats=[ME, NOVICE], seed="the bench"))
    player.play(steady, until=lambda _: page.evaluate("window.shown.length") >= CHOICES)
    times = sorted(page.evaluate("window.shown"))
    median, most = statistics.median(times), times[int(0.95 * len(times))]
    print(f"message to screen: median {median:.1f} ms, p95 {most:.1f} ms, {len(times)} messages")
    context.close()


def panning(browser: Browser, server: Served) -> None:
    """A full board of seven rows and eleven columns is enlarged and moved about."""
    context, page = opened(browser, server)
    player = Player(page)
    player.open(set_up(context, full_board()))
    player.state()
    player.click("board-zoom-in")
    player.click("board-zoom-in")
    box = player.see("board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    before = page.evaluate(LIES)
    page.evaluate(RECORD)
    for at in range(FRAMES):
        page.mouse.move(x + math.sin(at / 8) * 150, y + math.cos(at / 11) * 60)
    times = page.evaluate("intervals.slice(1)")
    assert page.evaluate(LIES) != before, "the board has moved"
    page.mouse.up()
    each = statistics.median(times)
    slow = sorted(times)[int(0.95 * len(times))]
    print(
        f"moving a full 7×11 board: {1000 * len(times) / sum(times):.0f} frames per second,"
        f" median {each:.1f} ms, p95 {slow:.1f} ms"
    )
    context.close()


if __name__ == "__main__":
    main()
