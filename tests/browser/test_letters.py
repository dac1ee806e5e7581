"""In again by a letter, or by a link from another device; reminders by e-mail, and their end."""

import re
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from battalia.messages import LANGUAGES
from browser.conftest import PHONE, Opens
from browser.moments import building
from browser.pages import illegible
from browser.player import LINK, ME, SIMPLE, set_up_links, sit_down
from browser.test_access import violations
from browser.test_account import NEW, PASSWORD, account, called, person_of, signed_up, status
from server.postbox import Letter, Postbox, postbox
from server.serving import Served, served


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    """The mail server."""
    with postbox() as one:
        yield one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Postbox) -> Iterator[Served]:
    """One that sends letters; their links lead back to it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    flags = ("--rate-each", "10000", "--port", str(port), "--url", f"http://127.0.0.1:{port}")
    settings = {
        "BATTALIA_SMTP": box.url,
        "BATTALIA_MAIL_FROM": "games@example.org",
        "BATTALIA_LETTERS_EACH": "1000",
    }
    database = tmp_path_factory.mktemp("letters") / "tables.db"
    with served(database, *flags, settings=settings) as one:
        yield one


def link_in(letter: Letter) -> str:
    (link,) = re.findall(r"http\S+/in#\S+", letter.text)
    assert isinstance(link, str)
    return link


def confirmed(page: Page, box: Postbox, address: str) -> None:
    """The person of this page, who has a login, has this address now."""
    account(page)
    page.get_by_test_id("mail-address").fill(address)
    page.get_by_test_id("mail-password").fill(PASSWORD)
    page.get_by_test_id("mail-give").click()
    expect(page.get_by_test_id("mail-sent")).to_contain_text(address)
    page.goto(link_in(box.letter()))
    page.get_by_test_id("in-confirm").click()
    expect(status(page)).to_have_text("The address is confirmed.")
    page.get_by_test_id("in-on").click()
    expect(page.get_by_test_id("mail-mine")).to_have_text(f"Letters go to {address}.")


def asks(page: Page, box: Postbox, address: str, purpose: str) -> Letter:
    """The letter for which somebody asks on the page of who is not signed in."""
    account(page)
    page.get_by_test_id("letter-address").fill(address)
    page.get_by_test_id(f"letter-{purpose}").click()
    expect(status(page).first).to_contain_text("If somebody here has this address")
    return box.letter()


def whose(page: Page) -> object:
    """Who is signed in there."""
    me = page.context.request.get("/api/me").json()
    return None if me is None else me.get("login")


def test_who_has_forgotten_the_password_comes_back_by_a_letter(
    page: Page, another: Page, box: Postbox
) -> None:
    login = person_of(page)
    signed_up(page, login)
    address = f"{login}@example.org"
    confirmed(page, box, address)
    letter = asks(another, box, address, "reset")
    assert letter.to == address
    another.goto(link_in(letter))
    expect(another.get_by_test_id("in-password")).to_be_visible()
    assert violations(another) == []
    another.get_by_test_id("in-password").fill(NEW)
    another.get_by_test_id("in-reset").click()
    expect(another.get_by_test_id("account")).to_have_text(called(login))
    assert whose(another) == login
    assert box.letter().message["Subject"] == "Battalia: your password has changed"
    # Everywhere else one is signed out.
    page.goto("/")
    expect(page.get_by_test_id("account")).to_have_text("Sign in")
    account(page)
    page.get_by_test_id("account-login").fill(login)
    page.get_by_test_id("account-password").fill(NEW)
    page.get_by_test_id("sign-in").click()
    expect(page.get_by_test_id("account-known")).to_contain_text("on 2 devices")


@pytest.mark.slice(0)
def test_a_letter_signs_in_on_a_second_device_once(
    page: Page, another: Page, opens: Opens, box: Postbox
) -> None:
    login = person_of(page)
    signed_up(page, login)
    address = f"{login}@example.org"
    confirmed(page, box, address)
    link = link_in(asks(another, box, address, "sign-in"))
    # To look at it is not to use it.
    for _ in range(2):
        another.goto("/")
        another.goto(link)
        expect(another.get_by_test_id("in-sign-in")).to_have_text(f"Sign in as {called(login)}")
    assert whose(another) is None
    another.get_by_test_id("in-sign-in").click()
    expect(another.get_by_test_id("account")).to_have_text(called(login))
    expect(another.get_by_test_id(f"game-{login.removeprefix('ada-')}")).to_be_visible()
    assert whose(another) == whose(page) == login
    third = opens().new_page()
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("This link was used already")
    assert violations(third) == []


@pytest.mark.slice(0)
def test_a_device_shows_a_link_that_signs_in_another_one(
    page: Page, another: Page, opens: Opens
) -> None:
    """Without a login, and without e-mail."""
    sit_down(page.context)
    account(page)
    page.get_by_test_id("device-show").click()
    link = page.get_by_test_id("device-link").input_value()
    assert violations(page) == []
    # Whoever was somebody else there is told what that means.
    sit_down(another.context, "Bea")
    another.goto(link)
    expect(another.get_by_text("Now you are Bea here")).to_be_visible()
    another.get_by_test_id("in-sign-in").click()
    expect(another.get_by_test_id("account")).to_have_text("Ada")
    assert another.context.request.get("/api/me/keys").json() == {"keys": 2}
    third = opens().new_page()
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("This link was used already")


@pytest.mark.slice(0)
def test_letters_about_ones_turn_have_a_switch_and_end_by_a_link(
    page: Page, opens: Opens, box: Postbox
) -> None:
    login = person_of(page)
    signed_up(page, login)
    address = f"{login}@example.org"
    confirmed(page, box, address)
    switch = page.get_by_test_id("mail-turns")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(status(page).filter(has_text="You get a letter")).to_be_visible()
    assert violations(page) == []
    letter = begun(page.context, opens(), box)
    assert letter.to == address
    (stop,) = re.findall(r"http\S+/unsubscribe/\S+", letter.text)
    # By whoever reads the letter, signed in or not.
    reader = opens().new_page()
    reader.goto(stop)
    expect(reader.get_by_test_id("stop")).to_be_visible()
    assert violations(reader) == []
    page.reload()
    expect(switch).to_be_checked()
    reader.get_by_test_id("stop").click()
    expect(status(reader)).to_contain_text("No more letters come")
    page.reload()
    expect(switch).not_to_be_checked()


def begun(ada: BrowserContext, bob: BrowserContext, box: Postbox) -> Letter:
    """A game begins while Ada, whose turn it is, is not there: the letter."""
    position = building()
    seats = [ME, LINK, *[SIMPLE] * (position.players - 2)]
    made = set_up_links(ada, position, seats=seats)
    joined = bob.request.post("/api/tables/join", data={"key": made["seats"]["p2"], "name": "Bob"})
    assert joined.ok
    return box.letter()


@pytest.mark.slice(0)
def test_another_address_takes_the_password_and_it_can_go(page: Page, box: Postbox) -> None:
    login = person_of(page)
    signed_up(page, login)
    confirmed(page, box, f"{login}@example.org")
    page.get_by_text("Another address, or none").click()
    page.get_by_test_id("mail-password").fill("another horse")
    page.get_by_test_id("mail-remove").click()
    expect(page.get_by_role("alert")).to_have_text("This is not your password.")
    page.get_by_test_id("mail-password").fill(PASSWORD)
    page.get_by_test_id("mail-remove").click()
    expect(status(page).filter(has_text="No more letters go to you.")).to_be_visible()
    expect(page.get_by_test_id("mail-mine")).to_have_count(0)
    assert box.letter().message["Subject"] == "Battalia: your address has changed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(0)
def test_all_of_it_can_be_read_on_a_phone(opens: Opens, box: Postbox, language: str) -> None:
    page = opens(locale=language, viewport=PHONE).new_page()

    def legible() -> None:
        assert illegible(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    account(page)
    expect(page.get_by_test_id("letter-address")).to_be_visible()
    legible()
    login = person_of(page)
    signed_up(page, login)
    page.get_by_test_id("codes-kept").click()
    page.get_by_test_id("mail-address").fill(f"{login}@a-rather-long-name.example.org")
    page.get_by_test_id("mail-password").fill(PASSWORD)
    page.get_by_test_id("mail-give").click()
    expect(page.get_by_test_id("mail-sent")).to_be_visible()
    page.get_by_test_id("device-show").click()
    device = page.get_by_test_id("device-link").input_value()
    legible()
    letter = box.letter()
    assert letter.message["Content-Language"] == language
    page.goto(link_in(letter))
    expect(page.get_by_test_id("in-confirm")).to_be_visible()
    legible()
    page.get_by_test_id("in-confirm").click()
    page.get_by_test_id("in-on").click()
    expect(page.get_by_test_id("mail-turns")).to_be_visible()
    legible()
    page.goto(device)
    expect(page.get_by_role("alert")).to_be_visible()
    legible()
