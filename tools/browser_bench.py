"""How quick the pages are: measured in a real browser at a real server.

    .venv/bin/python tools/browser_bench.py

Prints the size of the first load, the time from a message of the server to what it changes on the
screen, and the frames per second while a full large board is moved about and enlarged. Beside
these stand the frames of the same page at rest: on a busy machine they are fewer, too.
"""

import argparse
import math
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import fresh, launched
from browser.moments import full_board, walking
from browser.player import ME, NOVICE, Player, prepared, set_up, sit_down, steady
from server.serving import Served, served

CHOICES = 40
"""So many questions are answered in each game, if it lasts."""
FRAMES = 180

STOPWATCH = """
    // From a message's arrival until the frame after the one that draws it begins: by then the
    // browser has it. The table bears the number of the last message that it shows.
    window.shown = [];
    let coming = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                const { type, epoch, question } = JSON.parse(data);
                if (type !== "update") return;
                coming.push({ epoch, asked: Boolean(question), arrived: performance.now() });
            });
        }
    };
    const frame = (now) => {
        for (const one of coming.filter(({ drawn }) => drawn))
            shown.push({ asked: one.asked, time: now - one.arrived });
        coming = coming.filter(({ drawn }) => !drawn);
        const at = Number(document.querySelector("[data-testid=table]")?.dataset.epoch ?? -1);
        for (const one of coming) one.drawn = at >= one.epoch;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"""
RECORD = """
    () => {
        window.intervals = [];
        let last = performance.now();
        const frame = (now) => {
            intervals.push(now - last);
            last = now;
            if (window.intervals) requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    }
"""
STOP = """
    () => {
        const found = intervals.slice(1);
        window.intervals = undefined;
        return found;
    }
"""
REST = """
    (frames) => new Promise((done) => {
        const wait = () => intervals.length > frames ? done() : requestAnimationFrame(wait);
        wait();
    })
"""
LIES = "getComputedStyle(document.querySelector('[data-testid=board] .stage')).transform"


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db", "--rate-each", "10000") as server,
        launched() as browser,
    ):
        first_load(browser, server)
        two = {"options": {"players": 2}, "seats": [ME, NOVICE], "seed": "the bench"}
        answers(browser, server, "a game for two", **two)
        answers(browser, server, "a full 7×11 board, six players", position=full_board())
        moving(browser, server)


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


def answers(browser: Browser, server: Served, name: str, **wish: Any) -> None:
    """A game against computers, played by clicking."""
    context, page = opened(browser, server)
    player = Player(page)
    player.open(set_up(context, **wish))
    asked = "shown.filter((one) => one.asked).length"
    player.play(steady, until=lambda state: state == "over" or page.evaluate(asked) >= CHOICES)
    shown = page.evaluate("shown")
    print(f"message to screen, {name}:")
    for what, times in (
        ("a question for me", [one["time"] for one in shown if one["asked"]]),
        ("what others do", [one["time"] for one in shown if not one["asked"]]),
    ):
        print(f"  {what}: {percentiles(times)}, {len(times)} messages")
    context.close()


def moving(browser: Browser, server: Served) -> None:
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

    def rest() -> None:
        page.evaluate(REST, FRAMES)

    def drag() -> None:
        page.mouse.down()
        for at in range(FRAMES):
            page.mouse.move(x + math.sin(at / 8) * 150, y + math.cos(at / 11) * 60)
        page.mouse.up()

    def wheel() -> None:
        page.keyboard.down("Control")
        for at in range(FRAMES):
            page.mouse.wheel(0, 20 if at % 60 < 30 else -20)
        page.keyboard.up("Control")

    print("a full 7×11 board:")
    page.mouse.move(x, y)
    for what, act in (
        ("at rest", rest),
        ("moved by dragging", drag),
        ("enlarged by the wheel", wheel),
    ):
        before = page.evaluate(LIES)
        page.evaluate(RECORD)
        act()
        times = page.evaluate(STOP)
        assert act is rest or page.evaluate(LIES) != before, "the board has moved"
        rate = 1000 * len(times) / sum(times)
        print(f"  {what}: {rate:.1f} frames per second, {percentiles(times)}, {len(times)} frames")
    context.close()


def percentiles(times: list[float]) -> str:
    ordered = sorted(times)
    most = ordered[int(0.95 * len(ordered))]
    return (
        f"median {statistics.median(ordered):.1f} ms, p95 {most:.1f} ms, max {ordered[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()
