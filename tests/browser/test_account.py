"""Oneself: a password and recovery codes, what is kept, and that all of it can go."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from battalia.messages import LANGUAGES
from browser.conftest import Opens
from browser.moments import building
from browser.pages import illegible
from browser.player import HERE, ME, set_up, sit_down
from browser.test_access import violations

PASSWORD, NEW = "correct horse", "a newer horse"


def account(page: Page) -> None:
    page.goto("/#account")
    expect(page.get_by_test_id("account-login")).to_be_visible()


def signed_up(page: Page, login: str) -> list[str]:
    """The person of this page has a login now; the recovery codes."""
    account(page)
    page.get_by_test_id("account-login").fill(login)
    page.get_by_test_id("account-password").fill(PASSWORD)
    page.get_by_test_id("account-keep").click()
    shown = page.get_by_test_id("recovery-codes")
    expect(shown).to_be_visible()
    return shown.get_by_role("listitem").all_inner_texts()


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def person_of(page: Page) -> str:
    """A login that nobody has yet, for whoever sits at this page."""
    sit_down(page.context)
    login = f"ada-{set_up(page.context, building())}"
    answer = page.context.request.patch("/api/me", data={"name": called(login)})
    assert answer.ok, answer.text()
    return login


def called(login: str) -> str:
    """The name of who has this login: an account has it for itself, in other tests as well."""
    return login.replace("ada-", "Ada ")


def test_the_first_password_shows_recovery_codes_once(page: Page) -> None:
    codes = signed_up(page, person_of(page))
    assert len(codes) == 8
    assert all(re.fullmatch(r"(\w{4}-){3}\w{4}", code) for code in codes)
    expect(page.get_by_role("heading", name="Your recovery codes")).to_be_focused()
    assert violations(page) == []
    page.get_by_test_id("codes-kept").click()
    expect(page.get_by_test_id("recovery-codes")).to_have_count(0)
    expect(page.get_by_test_id("account-known")).to_have_text(
        "You are signed in on this device only. You have 8 recovery codes."
    )
    assert violations(page) == []
    page.reload()
    expect(page.get_by_test_id("account-known")).to_be_visible()
    expect(page.get_by_text(codes[0])).to_have_count(0)


def test_a_new_password_needs_the_old_one_and_signs_out_elsewhere(
    page: Page, another: Page
) -> None:
    login = person_of(page)
    signed_up(page, login)
    account(another)
    another.get_by_test_id("account-login").fill(login)
    another.get_by_test_id("account-password").fill(PASSWORD)
    another.get_by_test_id("sign-in").click()
    expect(another.get_by_test_id("account-known")).to_contain_text("on 2 devices")
    for old, told in (("another horse", "This is not your password."), (PASSWORD, "")):
        another.get_by_test_id("account-old").fill(old)
        another.get_by_test_id("account-password").fill(NEW)
        another.get_by_test_id("account-keep").click()
        if told:
            expect(another.get_by_role("alert")).to_have_text(told)
    expect(status(another)).to_contain_text("signed out on all other devices")
    page.reload()
    expect(page.get_by_test_id("sign-in")).to_be_visible()


@pytest.mark.slice(0)
def test_who_has_forgotten_the_password_comes_back_with_a_code(page: Page, another: Page) -> None:
    login = person_of(page)
    code = signed_up(page, login)[0]
    account(another)
    another.get_by_test_id("account-by-code").click()
    another.get_by_test_id("account-login").fill(login)
    another.get_by_test_id("account-password").fill(NEW)
    for typed, told in (("k7rm 3xpw 9tqh v2ne", "There is no such login"), (code.upper(), "")):
        another.get_by_test_id("account-code").fill(typed)
        another.get_by_test_id("account-recover").click()
        if told:
            expect(another.get_by_role("alert")).to_contain_text(told)
            assert violations(another) == []
    expect(status(another)).to_contain_text("Your new password is set")
    expect(another.get_by_test_id("account-known")).to_contain_text("7 recovery codes")
    # New codes for the password.
    another.get_by_text("New recovery codes").first.click()
    another.get_by_test_id("codes-password").fill(NEW)
    another.get_by_test_id("codes-renew").click()
    expect(another.get_by_test_id("recovery-codes").get_by_role("listitem")).to_have_count(8)
    expect(another.get_by_test_id("account-known")).to_contain_text("8 recovery codes")


@pytest.mark.chromium("Playwright hears of its downloads alone")
@pytest.mark.slice(0)
def test_ones_data_can_be_taken_along_and_all_of_it_can_go(page: Page) -> None:
    login = person_of(page)
    signed_up(page, login)
    with page.expect_download() as download:
        page.get_by_test_id("account-export").click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["person"] == {"name": called(login), "login": login}
    assert [one["table"]["id"] for one in data["tables"]] == [login.removeprefix("ada-")]
    page.get_by_test_id("account-delete").click()
    sure = page.get_by_test_id("delete-sure")
    page.get_by_test_id("delete-password").fill(PASSWORD)
    page.get_by_test_id("delete-name").fill("Somebody")
    expect(sure).to_be_disabled()
    page.get_by_test_id("delete-name").fill(called(login))
    assert violations(page) == []
    sure.click()
    expect(status(page)).to_have_text("Your account is deleted.")
    expect(page.get_by_test_id("sign-in")).to_be_visible()
    page.get_by_test_id("account-login").fill(login)
    page.get_by_test_id("account-password").fill(PASSWORD)
    page.get_by_test_id("sign-in").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such login")


@pytest.mark.slice(0)
def test_a_game_that_is_nobody_elses_can_be_removed(page: Page) -> None:
    sit_down(page.context)
    tables = [set_up(page.context, building(), seats=[ME, *[HERE] * 3]) for _ in range(2)]
    page.goto("/")
    page.get_by_test_id(f"remove-{tables[0]}").click()
    assert violations(page) == []
    page.get_by_test_id("remove-sure").click()
    expect(page.get_by_test_id(f"game-{tables[0]}")).to_have_count(0)
    expect(page.get_by_test_id(f"game-{tables[1]}")).to_be_visible()
    page.goto(f"/t/{tables[0]}")
    expect(page.get_by_test_id("not-here")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_the_page_of_oneself_can_be_read(opens: Opens, language: str) -> None:
    page = opens(locale=language, viewport={"width": 390, "height": 844}).new_page()
    signed_up(page, person_of(page))
    page.get_by_test_id("account-delete").click()
    page.get_by_test_id("account-by-code").click()
    expect(page.get_by_test_id("account-known")).to_be_visible()
    assert illegible(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
