"""Seats: one person on two devices, used links, giving up, the vote, and where games go then."""

import re
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import PHONE, Opens
from browser.moments import attacked, building, last_turn
from browser.player import HERE, LINK, ME, SIMPLE, Player, set_up, set_up_links, sit_down, steady
from browser.test_lasting import of_two
from positions import beaten

NEVER = re.compile("no longer connected", re.IGNORECASE)


def seated(page: Page, *others: Page, **wish: Any) -> list[Player]:
    """Ada has set up a table, and the others came by their links."""
    sit_down(page.context)
    wish = {"seats": [ME, *[LINK] * len(others)], "settings": {"stand_in": "simple"}, **wish}
    made = set_up_links(page.context, **wish)
    ada = Player(page)
    found = [ada]
    for other, seat, name in zip(others, made["seats"], ("Bob", "Cyd"), strict=False):
        found.append(Player.invited(other, made, seat, name))
    ada.open(made["table"]["id"])
    for one in found:
        expect(one.see("table").or_(one.see("hand-over"))).to_be_visible()
    return found


def settings_of(player: Player) -> None:
    player.page.get_by_role("button", name="Settings").click()
    expect(player.see("settings")).to_be_visible()


def code_of(player: Player) -> str:
    """The code that this device shows for another one."""
    settings_of(player)
    player.click("another-device")
    code = player.see("device-code-shown").inner_text()
    player.page.keyboard.press("Escape")
    return code


def resign(player: Player, seat: str) -> None:
    settings_of(player)
    player.click(f"resign-{seat}")
    player.click("resign-sure")
    expect(player.see("settings")).to_have_count(0)


# Two devices.


def test_a_used_link_lets_its_owner_in_by_a_code_and_both_devices_play(
    page: Page, another: Page, opens: Opens
) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, of_two(), seats=[ME, LINK])
    table, link = made["table"]["id"], made["seats"]["p2"]
    bob = Player.invited(another, made, "p2")
    bob.asked("action")
    phone = Player(opens(viewport=PHONE, has_touch=True, is_mobile=True).new_page())
    phone.page.goto(f"/t/{table}#s={link}")
    taken = phone.see("taken")
    expect(taken).to_contain_text("This seat is taken: Bob sits there")
    expect(taken).not_to_contain_text(NEVER)
    # A code that is none is refused in a sentence, and nothing happens.
    phone.see("device-code").fill("aaaa-aaaa-aaaa")
    phone.click("device-code-use")
    expect(phone.page.get_by_role("alert")).to_contain_text("There is no such code")
    phone.see("device-code").fill(code_of(bob).upper())
    phone.click("device-code-use")
    phone.asked("action")
    assert phone.hand() == bob.hand()
    assert "#s=" not in phone.page.url
    # What one device does the other shows, and either may go on.
    phone.do("hire friman")
    hand = len(phone.hand())
    expect(bob.see("hand-card")).to_have_count(hand)
    bob.asked("action")
    bob.end_turn()
    expect(phone.see("end-turn")).to_have_count(0)


@pytest.mark.slice(0)
def test_a_used_link_lets_its_owner_in_by_a_login(page: Page, another: Page, opens: Opens) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, of_two(), seats=[ME, LINK])
    # An account has its name for itself, in other tests as well.
    bob = Player.invited(another, made, "p2", f"Bob {token_hex(3)}")
    bob.asked("action")
    login = f"bob-{made['table']['id']}"
    kept = another.context.request.post(
        "/api/me/account", data={"login": login, "password": "correct horse"}
    )
    assert kept.ok
    elsewhere = Player(opens().new_page())
    elsewhere.page.goto(f"/t/{made['table']['id']}#s={made['seats']['p2']}")
    elsewhere.see("taken-login").fill(login)
    elsewhere.see("taken-password").fill("correct horse")
    elsewhere.see("taken").get_by_role("button", name="Sign in").click()
    elsewhere.asked("action")
    assert elsewhere.hand() == bob.hand()


@pytest.mark.slice(0)
def test_the_tables_address_alone_offers_the_same_on_another_device(
    page: Page, another: Page
) -> None:
    ada = Player.at(page, building())
    ada.asked("action")
    another.goto(f"/t/{ada.table}")
    elsewhere = Player(another)
    expect(elsewhere.see("taken")).not_to_contain_text(NEVER)
    elsewhere.see("device-code").fill(code_of(ada))
    elsewhere.click("device-code-use")
    elsewhere.asked("action")
    assert elsewhere.hand() == ada.hand()


@pytest.mark.slice(0)
def test_a_link_that_was_used_here_opens_the_table(page: Page, another: Page) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, of_two(), seats=[ME, LINK])
    bob = Player.invited(another, made, "p2")
    bob.asked("action")
    another.goto("/")
    another.goto(f"/t/{made['table']['id']}#s={made['seats']['p2']}")
    bob.asked("action")
    # So does one that the browser knows by its key alone.
    another.context.clear_cookies()
    another.goto("/")
    another.goto(f"/t/{made['table']['id']}#s={made['seats']['p2']}")
    bob.asked("action")


@pytest.mark.slice(0)
def test_ones_account_shows_a_code_and_takes_one(page: Page, another: Page) -> None:
    sit_down(page.context)
    page.goto("/#account")
    page.get_by_test_id("another-device").click()
    code = page.get_by_test_id("device-code-shown").inner_text()
    another.goto("/#account")
    another.get_by_test_id("device-code").fill(code)
    another.get_by_test_id("device-code-use").click()
    expect(another.get_by_test_id("account")).to_have_text("Ada")


# Giving up.


def test_a_computer_that_has_lost_gives_up_and_the_winner_ends_the_game(page: Page) -> None:
    computer = {"who": "computer", "level": "steady"}
    (ada,) = seated(page, position=beaten(), seats=[ME, computer])
    while not ada.see("given-up").is_visible():
        if ada.question.get_attribute("data-about") == "cohort":
            ada.choose("skip")
        else:
            ada.end_turn()
        ada.state()
    expect(ada.see("given-up")).to_contain_text("gives up: you can end the game, which is won")
    expect(ada.see("player-p2")).to_contain_text("resigned")
    ada.asked("cohort")
    ada.click("vote-end")
    expect(ada.see("game-over")).to_contain_text("You have won!")


@pytest.mark.slice(0)
def test_who_is_left_of_two_ends_the_game_and_both_play_again(page: Page, another: Page) -> None:
    ada, bob = seated(page, another, position=of_two())
    resign(bob, "p2")
    # Bob looks on, without a hand.
    expect(bob.see("hand")).to_have_count(0)
    expect(bob.see("player-p2")).to_contain_text("resigned")
    given_up = ada.see("given-up")
    expect(given_up).to_contain_text("Bob has resigned; a computer plays on.")
    expect(ada.see("log")).to_contain_text("Bob resigned.")
    ada.click("vote-end")
    expect(ada.see("game-over")).to_contain_text("You have won!")
    expect(bob.see("game-over")).to_contain_text("The game was given up before its end.")
    for one in (ada, bob):
        # Nobody is waited for any more.
        expect(one.see("table")).not_to_contain_text(re.compile("thinks|to act|Your turn"))
        rows = one.see("game-over").locator("tbody tr[data-seat]")
        expect(rows.first).to_have_attribute("data-seat", "p1")
        expect(rows.last).to_contain_text("resigned")
    # Who was at the table finds the next one.
    ada.see("game-over").get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(ada.table))
    bob.see("game-over").get_by_role("link", name="To the next game").click()
    expect(another).to_have_url(page.url)
    for one in (ada, bob):
        expect(one.see("table")).to_be_visible()


@pytest.mark.slice(0)
def test_who_is_left_plays_on_against_the_computer(page: Page, another: Page) -> None:
    ada, bob = seated(page, another, position=of_two())
    bob.asked("action")
    resign(bob, "p2")
    # It was Bob's turn: the computer ends it, and Ada plays on.
    ada.asked("cohort")
    ada.choose("skip")
    ada.end_turn()
    ada.asked("cohort")
    # Coming back, Bob looks on still.
    another.reload()
    expect(bob.see("table")).to_be_visible()
    expect(bob.see("hand")).to_have_count(0)


@pytest.mark.slice(0)
def test_in_a_battle_the_computer_answers_for_who_resigns(page: Page, another: Page) -> None:
    ada, bob = seated(page, another, position=attacked(), seats=[ME, LINK, SIMPLE, SIMPLE])
    expect(bob.see("battle")).to_be_visible()
    resign(bob, "p2")
    expect(ada.see("log")).to_contain_text("Bob resigned.")
    assert ada.state() in ("question", "battle")


@pytest.mark.slice(0)
def test_of_three_two_decide(page: Page, another: Page, opens: Opens) -> None:
    third = opens().new_page()
    ada, bob, cyd = seated(page, another, third, options={"players": 3})
    resign(cyd, "p3")
    for one in (ada, bob):
        expect(one.see("given-up")).to_contain_text("0 of 2 voices")
    expect(cyd.see("vote-end")).to_have_count(0)
    ada.click("vote-end")
    expect(bob.see("given-up")).to_contain_text("1 of 2 voices")
    ada.click("vote-go-on")
    expect(bob.see("given-up")).to_contain_text("0 of 2 voices")
    bob.click("vote-end")
    ada.click("vote-end")
    for one in (ada, bob, cyd):
        expect(one.see("game-over")).to_be_visible()
        # Nobody is called the winner of what two could still have won.
        expect(one.see("game-over")).not_to_contain_text("won")


@pytest.mark.slice(0)
def test_against_computers_resigning_is_the_end_and_one_plays_again(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    resign(player, "p1")
    expect(player.see("game-over")).to_contain_text("The game was given up before its end.")
    player.see("game-over").get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(player.table))
    expect(player.see("table")).to_be_visible()


@pytest.mark.slice(0)
def test_at_one_screen_one_resigns_and_the_others_play_on(page: Page) -> None:
    player = Player.at(page, building(), seats=[ME, *[HERE] * 3])
    player.asked("action")
    settings_of(player)
    for seat in ("p1", "p2", "p3", "p4"):
        expect(player.see(f"resign-{seat}")).to_be_visible()
    player.click("resign-p1")
    player.click("resign-sure")
    # Whoever of the others looks next says so first, before any card of theirs is seen.
    expect(player.see("hand-over")).to_have_attribute("data-seat", "p2")
    expect(player.see("hand-card")).to_have_count(0)
    player.see("hand-over").get_by_role("button").click()
    assert player.state() in ("question", "battle")
    expect(player.see("given-up")).to_be_visible()


@pytest.mark.slice(0)
def test_who_leaves_is_played_for_until_they_come_back(page: Page, another: Page) -> None:
    ada, bob = seated(page, another, position=of_two())
    bob.asked("action")
    settings_of(bob)
    bob.click("leave")
    expect(another.get_by_test_id("my-games")).to_be_visible()
    ada.asked("cohort")
    another.get_by_test_id(f"game-{ada.table}").click()
    expect(bob.see("hand")).to_be_visible()
    ada.choose("skip")
    ada.end_turn()
    bob.asked("cohort")


@pytest.mark.slice(0)
def test_who_gets_up_before_the_game_leaves_the_seat_open(page: Page, another: Page) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, options={"players": 3}, seats=[ME, LINK, LINK])
    bob = Player.invited(another, made, "p2")
    page.goto(f"/t/{made['table']['id']}")
    expect(page.get_by_test_id("seat-p2")).to_contain_text("Bob")
    bob.click("get-up")
    expect(another.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("seat-p2")).not_to_contain_text("Bob")


# Where games go.


@pytest.mark.slice(0)
def test_a_game_goes_to_the_archive_and_comes_back_and_is_removed(
    page: Page, another: Page
) -> None:
    ada, bob = seated(page, another, options={"players": 2})
    another.goto("/")
    game = another.get_by_test_id(f"game-{ada.table}")
    expect(game).to_be_visible()
    # Somebody waits for Bob there, or Bob for somebody: it cannot be put away.
    expect(another.get_by_test_id(f"remove-{ada.table}")).to_have_count(0)
    bob.open(ada.table)
    resign(bob, "p2")
    another.goto("/")
    expect(game).to_contain_text("You resigned; the others play on")
    another.get_by_test_id(f"remove-{ada.table}").click()
    another.get_by_test_id("archive").click()
    expect(game).to_have_count(0)
    another.reload()
    another.get_by_test_id("put-away").click()
    expect(game).to_be_visible()
    another.get_by_test_id(f"remove-{ada.table}").click()
    another.get_by_test_id("bring-back").click()
    another.reload()
    expect(game).to_be_visible()
    another.get_by_test_id(f"remove-{ada.table}").click()
    another.get_by_test_id("remove-mine").click()
    expect(game).to_have_count(0)
    # For Ada nothing has changed, and the address leads there still.
    page.goto("/")
    expect(page.get_by_test_id(f"game-{ada.table}")).to_be_visible()
    bob.open(ada.table)
    expect(bob.see("table")).to_be_visible()


@pytest.mark.slice(0)
def test_a_lesson_is_no_game_that_waits_for_one(page: Page) -> None:
    page.goto("/learn")
    page.get_by_test_id("lesson-turn").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    table = page.url.split("/t/")[1].split("#")[0]
    set_up(page.context, building())
    page.goto("/")
    games = page.get_by_test_id("my-games")
    expect(games).to_contain_text("Your turn")
    expect(page.get_by_test_id(f"game-{table}")).not_to_be_visible()
    page.get_by_test_id("put-away").click()
    lesson = page.get_by_test_id(f"game-{table}")
    expect(lesson).to_contain_text("Lesson:")
    expect(lesson).not_to_have_class(re.compile("mine"))
    lesson.click()
    expect(page).to_have_url(re.compile(f"/t/{table}#guide=turn"))


# Rematch, spectators, correspondence.


def test_three_browsers_see_the_end_and_two_play_again_while_one_watches(
    page: Page, another: Page, opens: Opens
) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, last_turn(), seats=[ME, LINK])
    table = made["table"]["id"]
    bob = Player.invited(another, made, "p2")
    watcher = Player(opens().new_page())
    watcher.page.goto(f"/t/{table}#w={made['watch']}")
    ada = Player(page)
    ada.open(table)
    bob.play(steady, until=lambda state: state == "over")
    for one in (ada, watcher):
        expect(one.see("game-over")).to_be_visible()
    expect(watcher.see("game-over").get_by_role("button", name="Play again")).to_have_count(0)
    bob.see("game-over").get_by_role("button", name="Play again").click()
    expect(another).not_to_have_url(re.compile(table))
    ada.see("game-over").get_by_role("link", name="To the next game").click()
    expect(page).to_have_url(another.url)
    for one in (ada, bob):
        expect(one.see("player-p1")).to_contain_text("Ada")
        expect(one.see("player-p2")).to_contain_text("Bob")


@pytest.mark.slice(0)
def test_two_who_watch_see_every_choice_and_that_somebody_resigns(
    page: Page, another: Page, opens: Opens
) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, of_two(), seats=[ME, LINK])
    table = made["table"]["id"]
    bob = Player.invited(another, made, "p2")
    watchers = [Player(opens().new_page()) for _ in range(2)]
    for one in watchers:
        one.page.goto(f"/t/{table}#w={made['watch']}")
        expect(one.see("table")).to_be_visible()
    bob.asked("action")
    bob.do("hire friman")
    for one in watchers:
        expect(one.see("log")).to_contain_text(re.compile("[Ff]riman"))
        expect(one.see("hand")).to_have_count(0)
    resign(bob, "p2")
    for one in watchers:
        expect(one.see("log")).to_contain_text("Bob resigned.")
        expect(one.see("vote-end")).to_have_count(0)
        # What was told before they came is told as well when they come again.
        one.page.reload()
        expect(one.see("log")).to_contain_text("Bob resigned.")


@pytest.mark.slice(0)
def test_a_game_by_correspondence_waits_for_days_and_is_found_in_ones_list(
    page: Page, another: Page
) -> None:
    clock = {"kind": "move", "days": 2}
    ada, bob = seated(page, another, position=of_two(), settings={"clock": clock})
    bob.asked("action")
    # Who has days for an answer may be away: nobody is offered a computer in their place.
    another.goto("/")
    expect(another.get_by_test_id(f"game-{ada.table}")).to_contain_text("Your turn")
    expect(ada.see("away-p2")).to_contain_text("Bob")
    expect(ada.see("away-p2").get_by_role("button")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_test_id(f"game-{ada.table}")).to_contain_text("Waiting for Bob")
    another.get_by_test_id(f"game-{ada.table}").click()
    bob.asked("action")
    bob.end_turn()
    another.goto("/")
    expect(another.get_by_test_id(f"game-{ada.table}")).to_contain_text("Waiting for Ada")
    page.reload()
    expect(page.get_by_test_id(f"game-{ada.table}")).to_contain_text("Your turn")
    page.get_by_test_id(f"game-{ada.table}").click()
    ada.asked("cohort")


@pytest.mark.slice(0)
def test_at_one_screen_each_in_turn_sees_the_own_cards_alone(
    context: BrowserContext, page: Page
) -> None:
    sit_down(context)
    player = Player(page)
    player.open(set_up(context, of_two(), seats=[ME, {**HERE, "name": "Ben"}]))
    turns: list[str] = []
    for state in player.states():
        if state == "hand-over":
            expect(player.see("hand-card")).to_have_count(0)
            turns.append(str(player.see("hand-over").get_attribute("data-seat")))
            if len(turns) == 3:
                break
        if state == "question" and player.see("end-turn").count():
            player.see("end-turn").click()
        else:
            steady(player, state)
    assert turns[0] == turns[2] != turns[1]
