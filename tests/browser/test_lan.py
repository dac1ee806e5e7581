"""Friends in the same network: the host opens the house, and they follow the link that it shows."""

import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from battalia.server.house import is_private, own_places, url_of
from browser.conftest import PHONE, Opens, fresh
from browser.moments import attacked
from browser.player import LINK, ME, SIMPLE, Player, prepared, set_up_links, sit_down
from browser.test_access import violations
from server.serving import Served, served

JSQR = Path(__file__).parents[2] / "client/node_modules/jsqr/dist/jsQR.js"
READ = """
    async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.width, image.height];
        const drawn = canvas.getContext("2d");
        drawn.drawImage(image, 0, 0);
        const { data, width, height } = drawn.getImageData(0, 0, canvas.width, canvas.height);
        return jsQR(data, width, height)?.data;
    }
"""
ALONE = "So far only this computer can open these links"


@pytest.fixture(scope="module")
def network() -> str:
    """An address of this machine in a private network."""
    for address, _ in own_places():
        if is_private(address) and ":" not in address:
            return address
    pytest.skip("this machine is in no private network")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as somebody starts it to play on this machine."""
    database = tmp_path_factory.mktemp("home") / "tables.db"
    flags = ("--connections-each", "1000", "--rate-each", "10000", "--workers", "1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BROWSER", "true %s")
        with served(database, "--open", *flags) as server:
            yield server


@pytest.fixture
def host(browser: Browser, home: Served) -> Iterator[Page]:
    """Who sits at the machine of the server, by the address that it opens."""
    context = prepared(fresh(browser, home, base_url=home.url.replace("127.0.0.1", "localhost")))
    yield context.new_page()
    context.request.put("/api/house", data={"open": False})
    context.close()


@pytest.fixture
def friend(browser: Browser, home: Served, network: str) -> Iterator[BrowserContext]:
    """Who comes by the network, with a phone."""
    there = url_of(network, int(home.url.rpartition(":")[2]))
    context = prepared(fresh(browser, home, base_url=there, viewport=PHONE, has_touch=True))
    yield context
    context.close()


def sets_up(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("own-name").fill(name)
    page.get_by_test_id("friends-2").click()


def read(page: Page) -> str:
    """What a phone reads from the code on the page."""
    png = page.get_by_test_id("qr").screenshot()
    page.evaluate(JSQR.read_text(encoding="utf-8") + ";0")
    return str(page.evaluate(READ, b64encode(png).decode()))


@pytest.mark.slice(1)
def test_the_host_opens_the_house_and_a_friend_follows_the_link(
    host: Page, friend: BrowserContext, network: str
) -> None:
    sets_up(host, "Ada")
    link, reached = host.get_by_test_id("link-p2"), host.get_by_test_id("reached")
    # Said before anybody sends it, and nothing to photograph.
    expect(reached).to_contain_text(ALONE)
    expect(link).to_have_value(re.compile("^http://localhost:"))
    expect(host.get_by_test_id("qr")).to_have_count(0)
    assert violations(host) == []
    host.get_by_test_id("open-house").click()
    expect(link).to_have_value(re.compile(f"^http://{re.escape(network)}:"))
    expect(reached).to_contain_text("in the same network as this computer")
    assert violations(host) == []
    address = read(host)
    assert address == link.input_value()
    # The friend has nothing but the code.
    bob = Player(friend.new_page())
    bob.page.goto(address)
    expect(bob.page.get_by_role("heading")).to_have_text("Ada invites you to a game of Battalia")
    invitation = bob.see("invitation")
    for part in ("Base game", "2 players: Ada", "Everybody takes the time they need."):
        expect(invitation).to_contain_text(part)
    assert violations(bob.page) == []
    bob.page.get_by_role("textbox").fill("Bob")
    bob.page.get_by_role("button").click()
    expect(bob.see("table")).to_be_visible()
    host.get_by_test_id("to-table").click()
    expect(host.get_by_test_id("player-p2")).to_contain_text("Bob")


@pytest.mark.slice(0)
def test_the_waiting_table_shows_the_same_links_and_closes_the_house(
    host: Page, network: str
) -> None:
    sets_up(host, "Ada")
    host.get_by_test_id("open-house").click()
    given = host.get_by_test_id("link-p2").input_value()
    host.get_by_test_id("to-table").click()
    link = host.get_by_test_id("link-p2")
    expect(link).to_have_value(given.replace("localhost", network))
    assert violations(host) == []
    host.get_by_test_id("close-house").click()
    expect(host.get_by_test_id("reached")).to_contain_text(ALONE)
    expect(link).to_have_value(re.compile("^http://localhost:"))


@pytest.mark.slice(0)
def test_of_several_addresses_the_host_chooses(host: Page) -> None:
    told = {
        "addresses": [
            {"url": "http://192.168.1.5:8000", "network": "wlan0"},
            {"url": "http://10.0.0.7:8000", "network": "eth0"},
        ],
        "open": True,
        "may_open": True,
    }
    host.route("**/api/house", lambda route: route.fulfill(json=told))
    sets_up(host, "Ada")
    link = host.get_by_test_id("link-p2")
    expect(link).to_have_value(re.compile(r"^http://192\.168\.1\.5:8000/t/"))
    host.get_by_test_id("reach-which").select_option("http://10.0.0.7:8000")
    expect(link).to_have_value(re.compile(r"^http://10\.0\.0\.7:8000/t/"))
    assert read(host) == link.input_value()


@pytest.mark.slice(0)
def test_where_the_page_cannot_open_the_house_it_says_which_command_does(page: Page) -> None:
    sets_up(page, "Ada")
    reached = page.get_by_test_id("reached")
    expect(reached).to_contain_text(ALONE)
    expect(reached).to_contain_text("make play LAN=1")
    expect(page.get_by_test_id("open-house")).to_have_count(0)


@pytest.mark.slice(0)
def test_who_came_by_the_network_passes_that_address_on(
    host: Page, friend: BrowserContext, network: str
) -> None:
    host.goto("/")
    assert host.request.put("/api/house", data={"open": True}).ok
    page = friend.new_page()
    sets_up(page, "Bob")
    expect(page.get_by_test_id("link-p2")).to_have_value(re.compile(f"^http://{network}:"))
    expect(page.get_by_test_id("reached")).to_have_count(0)
    assert read(page) == page.get_by_test_id("link-p2").input_value()


def test_an_invitation_says_with_whom_by_which_modules_and_which_clock(
    context: BrowserContext, opens: Opens
) -> None:
    sit_down(context)
    made = set_up_links(
        context,
        options={"players": 4, "expansion": True, "royals": True, "weeks": 3},
        seats=[ME, LINK, SIMPLE, LINK],
        settings={"clock": {"kind": "game", "base": 600, "increment": 20}},
    )
    page = opens(locale="de-DE").new_page()
    page.goto(f"/t/{made['table']['id']}#s={made['seats']['p2']}")
    expect(page.get_by_role("heading")).to_have_text("Ada lädt dich zu einer Partie Battalia ein")
    invitation = page.get_by_test_id("invitation")
    for part in (
        "4 Spieler: Ada und",
        "2 Plätze",
        "Könige und Königinnen",
        "Wochen: 3",
        "10 Minuten",
    ):
        expect(invitation).to_contain_text(part)


@pytest.mark.slice(0)
def test_the_host_is_asked_for_a_name_once(page: Page) -> None:
    sets_up(page, "Ada")
    expect(page.get_by_test_id("account")).to_have_text("Ada")
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    expect(page.get_by_test_id("own-name")).to_have_value("Ada")
    page.goto("/#set-up")
    expect(page.get_by_test_id("own-name")).to_have_value("Ada")
    page.get_by_test_id("own-name").fill("Queen Ada")
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("player-p1")).to_contain_text("Queen Ada")


@pytest.mark.slice(0)
def test_whoever_plays_at_once_is_not_taken_for_named(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    expect(page.get_by_test_id("account")).to_have_text("Player")
    expect(page.get_by_test_id("own-name")).to_have_value("")


@pytest.mark.slice(0)
def test_log_waiting_line_and_battle_have_names_beside_the_factions(
    page: Page, another: Page
) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, attacked(), seats=[LINK, ME, SIMPLE, SIMPLE])
    ada, bob = Player(page), Player.invited(another, made, "p1")
    ada.open(made["table"]["id"])
    expect(bob.see("table")).to_be_visible()
    for one in ("Bärfolk (Bob)", "Islanders (Ada)"):
        expect(ada.see("battle")).to_contain_text(one)
    expect(bob.see("status")).to_contain_text("Islanders (Ada)")
    ada.do("surrender")
    expect(bob.see("log")).to_contain_text("Islanders (Ada)")
