"""People among each other, in three browsers: friends, an invitation, a block, a club."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Opens
from browser.player import sit_down
from browser.test_access import violations


def somebody(opens: Opens, name: str, **wishes: object) -> Page:
    """The page of somebody with an account."""
    context = opens(**wishes)
    sit_down(context, name)
    account = {"login": name.replace(" ", "-"), "password": "correct horse"}
    answer = context.request.post("/api/me/account", data=account)
    assert answer.ok, answer.text()
    return context.new_page()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_friends_meet_at_a_table_until_one_blocks_the_other_and_found_a_club(
    opens: Opens, engine: str
) -> None:
    names = [f"{name} {engine}" for name in ("Ada", "Bea", "Cyd")]
    ada, bea = somebody(opens, names[0]), somebody(opens, names[1])
    cyd = somebody(opens, names[2], viewport=PHONE, has_touch=True)

    # Ada asks, Bea hears of it at once and says yes, and both see each other.
    bea.goto("/friends")
    expect(bea.get_by_test_id("friend-name")).to_be_visible()
    ada.goto("/friends")
    ada.get_by_test_id("avatar-friman.barfolk").check(force=True)
    ada.get_by_test_id("friend-name").fill(names[1].upper())
    ada.get_by_test_id("ask-friend").click()
    expect(ada.get_by_test_id("asked")).to_contain_text(names[1])
    bea.get_by_test_id(f"friends-yes-{names[0]}").click()
    expect(bea.get_by_test_id("friends")).to_contain_text(f"{names[0]} is here")
    expect(ada.get_by_test_id("friends")).to_contain_text(names[1])
    assert violations(ada) == []
    # She goes, and comes back: Ada hears of it without asking.
    expect(ada.get_by_test_id("friends")).to_contain_text(f"{names[1]} is here")
    bea.goto("about:blank")
    expect(ada.get_by_test_id("friends")).to_contain_text(f"{names[1]} is away")
    bea.goto("/friends")
    expect(ada.get_by_test_id("friends")).to_contain_text(f"{names[1]} is here")

    # Ada invites her to a table; wherever Bea is on the page, it is there, and she sits down.
    wish = {"options": {"players": 3}, "seats": [{"who": "me"}, {"who": "link"}, {"who": "link"}]}
    made = ada.context.request.post("/api/tables", data=wish).json()
    table = made["table"]["id"]
    bea.goto("/clubs")
    ada.goto(f"/t/{table}")
    ada.get_by_test_id(f"invite-{names[1]}").click()
    invited = bea.get_by_test_id("invited")
    expect(invited).to_contain_text(f"{names[0]} invites you to a table for 3.")
    invited.get_by_test_id("accept").click()
    expect(bea).to_have_url(re.compile(f"/t/{table}$"))
    expect(ada.get_by_test_id("seat-p2")).to_contain_text(names[1])

    # Cyd comes by a link: the game begins, and what one says all hear.
    cyd.goto(f"/t/{table}#s={made['seats']['p3']}")
    expect(cyd.get_by_test_id("table")).to_be_visible()
    for page in (ada, bea):
        page.get_by_test_id("tab-chat").click()
        expect(page.get_by_test_id("chat")).to_be_visible()

    def say(page: Page, text: str) -> None:
        page.get_by_test_id("chat").get_by_role("textbox").fill(text)
        page.get_by_test_id("chat").get_by_role("textbox").press("Enter")

    say(bea, "good luck")
    expect(ada.get_by_test_id("chat")).to_contain_text("good luck")

    # Ada blocks Bea: what Bea says and has said is gone, and so is the friend.
    ada.get_by_test_id("block-at").click()
    ada.get_by_test_id("block-p2").click()
    expect(ada.get_by_test_id("chat")).not_to_contain_text("good luck")
    say(bea, "are you there?")
    expect(bea.get_by_test_id("chat")).to_contain_text("are you there?")
    say(ada, "my turn")
    expect(bea.get_by_test_id("chat")).to_contain_text("my turn")
    expect(ada.get_by_test_id("chat")).to_contain_text("my turn")
    expect(ada.get_by_test_id("chat")).not_to_contain_text("are you there?")
    ada.goto("/friends")
    expect(ada.get_by_test_id("blocked")).to_contain_text(names[1])
    bea.goto("/friends")
    bea.get_by_test_id("friend-name").fill(names[0])
    bea.get_by_test_id("ask-friend").click()
    expect(bea.get_by_role("alert")).to_contain_text(f"{names[0]} wants no such requests")
    expect(bea.get_by_test_id("friends")).not_to_contain_text(names[0])

    # Ada founds a club; Cyd asks on a phone, is let in, and sits down at its table.
    ada.goto("/clubs")
    ada.get_by_test_id("club-name").fill(f"Night {engine}")
    ada.get_by_test_id("club-found").click()
    expect(ada.get_by_test_id("club-people")).to_contain_text(names[0])
    club = ada.url.rpartition("/")[2]
    cyd.goto(f"/clubs/{club}")
    cyd.get_by_test_id("club-join").click()
    expect(cyd.get_by_text("has asked to join")).to_be_visible()
    expect(cyd.get_by_test_id("club-tables")).to_have_count(0)
    ada.reload()
    ada.get_by_test_id(f"let-in-{names[2]}").click()
    expect(ada.get_by_test_id("club-people")).not_to_contain_text("has asked")
    assert violations(ada) == []
    ada.get_by_test_id("club-open").click()
    expect(ada.get_by_test_id("seat-p2")).to_be_visible()
    cyd.reload()
    expect(cyd.get_by_test_id("club-tables")).to_contain_text(names[0])
    assert fits(cyd)
    cyd.get_by_test_id("club-sit").click()
    expect(cyd).to_have_url(ada.url)
    cyd.goto("/friends")
    expect(cyd.get_by_test_id("privacy")).to_be_visible()
    assert fits(cyd)
