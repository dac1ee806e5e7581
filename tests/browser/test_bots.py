"""A bot of one's own: made in the browser, served by the command, challenged, and left to win."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.player import Player, sit_down
from browser.test_access import violations
from browser.test_seats import resign
from server.serving import COMMAND, Served

pytestmark = pytest.mark.chromium("the story is the server's; axe judges the page, not the engine")


@contextmanager
def joined(server: Served, token: str) -> Iterator["subprocess.Popen[str]"]:
    """The command as anybody would run it; it does not outlive the test."""
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "join", server.url, "--bot", "random", "--games", "2"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BATTALIA_TOKEN": token},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def account(page: Page, name: str) -> None:
    """Somebody with a login."""
    sit_down(page.context, name)
    wish = {"login": name.lower(), "password": "long enough"}
    assert page.context.request.post("/api/me/account", data=wish).ok


def test_a_bot_is_made_served_challenged_and_wins_a_rated_game(
    page: Page, another: Page, server: Served
) -> None:
    account(page, "Botmaker")
    page.goto("/bots")
    page.get_by_test_id("bot-name").fill("Story Bot")
    page.get_by_test_id("bot-make").click()
    page.get_by_test_id("own-bot").get_by_text("Story Bot").first.click()
    page.get_by_test_id("token-name").fill("at home")
    page.get_by_test_id("token-make").click()
    token = page.get_by_test_id("token").inner_text()
    assert violations(page) == []
    page.reload()
    expect(page.get_by_text(token)).to_have_count(0)

    account(another, "Challenger")
    with joined(server, token) as process:
        assert process.stdout is not None
        assert "Story Bot waits for challenges" in process.stdout.readline()
        another.goto("/bots")
        bot = another.get_by_test_id("bots").locator("li", has_text="Story Bot")
        expect(bot).to_contain_text("Bot by Botmaker")
        expect(bot).to_contain_text("awake")
        bot.get_by_role("button", name="Challenge Story Bot").click()
        another.set_viewport_size(PHONE)
        assert violations(another) == []
        another.get_by_test_id("challenge-rated").click()
        another.get_by_test_id("challenge-clock").get_by_text("Days", exact=True).click()
        another.get_by_test_id("challenge-send").click()
        expect(another).to_have_url(re.compile(r"/t/\w{12}$"))
        assert "Story Bot plays p" in process.stdout.readline()
        table = another.url.rpartition("/")[2]
        info = another.context.request.get(f"/api/tables/{table}").json()
        assert info["rated"]
        (mine,) = [seat["seat"] for seat in info["seats"] if seat.get("mine")]
        (theirs,) = [seat["seat"] for seat in info["seats"] if seat.get("bot")]
        player = Player(another)
        expect(player.see(f"player-{theirs}")).to_contain_text("bot")
        another.set_viewport_size({"width": 1280, "height": 800})
        resign(player, mine)
        assert "is over: resigned" in process.stdout.readline()
    page.goto("/bots")
    expect(page.get_by_test_id("bots").locator("li", has_text="Story Bot")).to_contain_text(
        "1 game"
    )
    assert violations(page) == []


def test_a_person_is_challenged_declines_once_and_accepts_then(page: Page, another: Page) -> None:
    account(page, "Asked")
    account(another, "Asking")
    page.goto("/challenges")
    expect(page.get_by_text("No challenge is open.")).to_be_visible()
    wish = {"to": "asked", "options": {"players": 2}}
    for answer in ("Decline", "Accept"):
        sent = another.context.request.post("/api/challenges", data=wish)
        assert sent.ok, sent.text()
        # It is told without a reload.
        expect(page.get_by_role("heading", name="Asking challenges you")).to_be_visible()
        if answer == "Decline":
            page.get_by_label("Because").select_option("clock")
            assert violations(page) == []
        page.get_by_role("button", name=answer).click()
    expect(page).to_have_url(re.compile(r"/t/\w{12}$"))
    first = another.context.request.get(f"/api/challenges/{sent.json()['id']}").json()
    assert first["state"] == "accepted"
