"""What everybody at a table is told: with what its game began, and when computers hurry."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from browser.conftest import PHONE, Opens
from browser.moments import building
from browser.pages import illegible
from browser.player import HERE, LINK, ME, SIMPLE, Player, set_up, set_up_links, sit_down
from browser.test_access import violations
from browser.test_screens import DOWN, SIDEWAYS
from positions import table

BEGAN = re.compile("began with a given position: .* may know hidden cards")
SIGN = re.compile("How this game began")


def test_who_is_invited_learns_with_what_the_game_began_before_they_sit_down(
    context: BrowserContext, page: Page, opens: Opens
) -> None:
    """Who is known has something to decide as well, and so is not seated at once."""
    sit_down(context)
    made = set_up_links(context, building(), seats=[ME, LINK, LINK, SIMPLE])
    address = f"/t/{made['table']['id']}"
    page.goto(address)
    expect(page.get_by_test_id("origin")).to_have_text(BEGAN)
    assert violations(page) == []
    known, unknown = opens(), opens()
    sit_down(known, "Bob")
    for guest, seat in ((known, "p2"), (unknown, "p3")):
        invited = guest.new_page()
        invited.goto(f"{address}#s={made['seats'][seat]}")
        expect(invited.get_by_test_id("origin")).to_have_text(BEGAN)
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text("still free")
        expect(invited.get_by_role("textbox")).to_have_count(0 if guest is known else 1)
        assert violations(invited) == []
        if guest is unknown:
            invited.get_by_role("textbox").fill("Cyd")
        invited.get_by_role("button", name="Sit down").click()
        # Whether others are still awaited or not.
        expect(
            invited.get_by_test_id("seat-p1").or_(invited.get_by_test_id("table"))
        ).to_be_visible()
        expect(invited.get_by_test_id("origin")).to_have_text(BEGAN)


def test_who_is_invited_to_a_new_game_sits_down_at_once(
    context: BrowserContext, another: Page
) -> None:
    sit_down(context)
    made = set_up_links(context, options={"players": 2}, seats=[ME, LINK])
    sit_down(another.context, "Bob")
    another.goto(f"/t/{made['table']['id']}#s={made['seats']['p2']}")
    expect(another.get_by_test_id("table")).to_be_visible()
    expect(another.get_by_test_id("origin")).to_have_count(0)


@pytest.mark.slice(0)
def test_at_the_table_those_who_play_and_those_who_watch_are_told_and_nothing_is_covered(
    page: Page, another: Page
) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, building(), seats=[ME, HERE, HERE, SIMPLE])
    player, watcher = Player(page), Player(another)
    player.open(made["table"]["id"])
    player.asked("action")
    another.goto(f"/t/{made['table']['id']}#w={made['watch']}")
    for one in (player, watcher):
        expect(one.see("origin")).to_have_text(BEGAN)
        expect(one.see("origin")).to_be_in_viewport(ratio=1)
        assert (one.page.evaluate(SIDEWAYS), one.page.evaluate(DOWN)) == (0, 0)
        assert violations(one.page) == []


@pytest.mark.slice(0)
def test_six_people_see_each_other_and_a_line_that_opens(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    game = table(6, hand="supply×3", fill=12, expansion=True)
    player = Player.at(page, game, seats=[ME, *[HERE] * 5])
    player.asked("action")
    line = player.see("origin").locator("summary")
    expect(line).to_have_text(SIGN)
    for seen in (line, *(player.see(f"player-p{seat}") for seat in range(1, 7))):
        expect(seen).to_be_in_viewport(ratio=1)
    line.focus()
    page.keyboard.press("Enter")
    expect(player.see("origin").get_by_text(BEGAN)).to_be_visible()
    assert violations(page) == []


@pytest.mark.slice(0)
def test_on_a_phone_a_sign_leads_to_it(phone: Page) -> None:
    player = Player.at(phone, building(), seats=[ME, HERE, HERE, SIMPLE])
    player.asked("action")
    drawer = phone.get_by_role("button", name=SIGN)
    expect(drawer).to_be_in_viewport(ratio=1)
    expect(player.see("origin")).to_be_hidden()
    assert phone.evaluate(SIDEWAYS) == 0
    drawer.click()
    expect(player.see("origin")).to_be_in_viewport(ratio=1)
    expect(player.see("origin")).to_have_text(BEGAN)
    assert violations(phone) == []


@pytest.mark.slice(1)
@pytest.mark.parametrize("screen", [None, PHONE])
def test_who_plays_against_computers_alone_is_not_warned(
    opens: Opens, screen: dict[str, int] | None
) -> None:
    page = (opens() if screen is None else opens(viewport=screen)).new_page()
    player = Player.at(page, building())
    player.asked("action")
    expect(player.see("origin")).to_have_count(0)
    expect(page.get_by_role("button", name=SIGN)).to_have_count(0)
    page.goto("/")
    expect(page.get_by_test_id(f"game-{player.table}")).not_to_contain_text("from a position")


def test_the_list_of_ones_games_says_it_in_a_few_words(context: BrowserContext, page: Page) -> None:
    sit_down(context)
    given = set_up(context, building(), seats=[ME, LINK, LINK, LINK])
    seeded = set_up(context, options={"players": 2}, seats=[ME, LINK], seed="x")
    plain = set_up(context, options={"players": 2}, seats=[ME, LINK])
    page.goto("/")
    expect(page.get_by_test_id(f"game-{given}")).to_contain_text("from a position")
    expect(page.get_by_test_id(f"game-{seeded}")).to_contain_text("with a given seed")
    expect(page.get_by_test_id(f"game-{plain}")).not_to_contain_text("given")
    assert illegible(page) == []


@pytest.mark.parametrize("watches", [False, True])
@pytest.mark.slice(0)
def test_while_many_tables_wait_it_says_that_computers_think_for_less_time(
    page: Page, watches: bool
) -> None:
    sockets: list[WebSocketRoute] = []
    infos: list[dict[str, object]] = []

    def held(socket: WebSocketRoute) -> None:
        """The computer's answers do not come through: it is seen to think on and on."""
        server = socket.connect_to_server()
        sockets.append(socket)

        def hears(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "welcome":
                # However quick it was: the page has not heard of its answer.
                said["table"]["asked"] = ["p2"]
                infos.append(said["table"])
            if said["type"] == "view":
                said.pop("question", None)
                said["view"]["asked"] = ["p2"]
            if said["type"] in ("welcome", "view"):
                socket.send(json.dumps(said))

        server.on_message(hears)

    def tell(**more: object) -> None:
        socket = sockets[-1]
        socket.send(json.dumps({"type": "table", "table": {**infos[-1], **more}}))

    page.route_web_socket(re.compile("/live$"), held)
    sit_down(page.context)
    game = table(2, turn="p2", hand={"p1": "supply×6", "p2": "supply×6"}, fill=12)
    seats = [SIMPLE, SIMPLE] if watches else [ME, SIMPLE]
    player = Player(page)
    player.open(set_up(page.context, game, seats=seats))
    status = page.get_by_role("status").filter(has_text="watching" if watches else "Waiting for")
    expect(status).to_be_visible()
    hurried = player.see("hurried")
    expect(hurried).to_have_count(0)
    tell(hurried=True)
    expect(hurried).to_be_visible()
    expect(status).to_contain_text("Computers think for less time just now")
    assert violations(page) == []
    tell()
    expect(hurried).to_have_count(0)
    # Where a person is waited for, it does not matter.
    person = {"seat": "p2", "kind": "person", "name": "Bea", "here": True}
    tell(hurried=True, seats=[infos[-1]["seats"][0], person])  # type: ignore[index]
    expect(player.see("player-p2")).to_contain_text("Bea")
    expect(hurried).to_have_count(0)
