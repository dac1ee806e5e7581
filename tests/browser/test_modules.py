"""Every module's own questions can be read and answered in the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from battalia.engine.game import Game
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.stormgates import gates
from browser.moments import MODULES, potions, teams
from browser.player import LINK, ME, NOVICE, SIMPLE, Player, about, set_up_links, sit_down, steady
from market import market
from positions import say
from rules.test_s13_potions import peace
from valleys import KINGS, valley


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.slice(2)
def test_its_question_is_read_and_answered(page: Page, module: str) -> None:
    game, choices, told = MODULES[module]
    player = Player.at(page, game())
    player.state()
    expect(page.get_by_text("⟨")).to_have_count(0)
    for choice in choices:
        player.do(choice)
    expect(player.see("log")).to_contain_text(re.compile(told))
    expect(page.get_by_text("⟨")).to_have_count(0)


@pytest.mark.slice(0)
def test_each_stormgate_bears_its_number(page: Page) -> None:
    game = MODULES["stormgates"].game()
    player = Player.at(page, game)
    found = gates(game)
    assert len(found) > 1
    for number, space in found.items():
        name = game.rules.notation.space_name(space)
        expect(player.see(f"space-{name}")).to_have_attribute(
            "aria-label", re.compile(f"Stormgate number {number}\\b")
        )


@pytest.mark.slice(0)
def test_a_valleys_centre_says_with_what_it_defends(page: Page) -> None:
    game = valley(tokens={KINGS: "p2 3", "r2c2": "p2 2"}, buildings={"r2c2": "tool"})
    player = Player.at(page, game)
    for space, defence in ((KINGS, 5), ("r2c2", 2)):
        expect(player.see(f"space-{space}")).to_have_attribute(
            "aria-label", re.compile(f"defence {defence}\\b", re.IGNORECASE)
        )


def test_cards_are_drafted_from_a_pack_that_is_shown(page: Page) -> None:
    options = {"players": 2, "expansion": True, "draft": True}
    player = Player.at(page, options=options, seats=[ME, NOVICE], seed="a pack")
    pack = player.question.get_by_test_id("option")
    player.play(steady, until=lambda _: about(player) == "pick" and pack.count() > 1)
    shown = {str(one.get_attribute("data-choice")) for one in pack.all()}
    picked = pack.last.get_attribute("data-choice")
    before = player.hand()
    pack.last.click()
    player.state()
    now = {str(one.get_attribute("data-choice")) for one in pack.all()}
    assert about(player) != "pick" or now != shown or player.hand() != before
    card = str(picked).split()[1]
    expect(page.locator(f"[data-card='{card}']").first).to_be_attached()


def two_people(page: Page, another: Page, game: Game) -> tuple[Player, Player]:
    """The first and the third of four seats, each at a browser of their own."""
    sit_down(page.context)
    made = set_up_links(page.context, game, seats=[ME, SIMPLE, LINK, SIMPLE])
    bob = Player.invited(another, made, "p3")
    ada = Player(page)
    ada.open(made["table"]["id"])
    return ada, bob


def test_partners_act_at_the_same_time(page: Page, another: Page) -> None:
    ada, bob = two_people(page, another, teams())
    for one in (ada, bob):
        one.asked("action")
    # Their points are one number.
    expect(ada.see("status").get_by_role("listitem")).to_have_count(2)
    # Both are about to pay: neither waits for the other.
    for one in (ada, bob):
        one.choose("hire friman")
        expect(one.see("payment")).to_be_visible()
    # What a partner did is new to whoever has not acted yet; who has finds it in the log.
    hired = re.compile(r"Emberians\s+Hired.*friman")
    logged = re.compile(r"Bärfolk.*hired.*friman")
    for one, other, where, told in ((bob, ada, "news", hired), (ada, bob, "log", logged)):
        hand = len(one.hand())
        one.click("confirm")
        expect(one.see("hand-card")).to_have_count(hand - 2)
        expect(other.see(where)).to_contain_text(told)
    # Who is done waits for the partner, and is told so.
    ada.end_turn()
    expect(page.get_by_role("status").filter(has_text="Emberians")).to_be_visible()
    bob.asked("action")


@pytest.mark.slice(0)
def test_a_potion_is_drunk_while_one_pays(page: Page) -> None:
    game = peace({"p1": "supply×4"}, held={"colossus": Potion(0)})
    say(game, "hire friman")
    player = Player.at(page, game)
    payment = player.see("payment")
    player.choose("drink colossus")
    expect(player.see("log")).to_contain_text(re.compile("olossus"))
    # What was to be paid is still to be paid.
    expect(payment).to_have_attribute("data-choice", "pay supply×2")
    player.click("confirm")
    expect(player.see("hand-card")).to_have_count(2)


def test_a_potion_is_drunk_in_the_turn_of_another(page: Page, another: Page) -> None:
    ada, bob = two_people(page, another, potions())
    ada.asked("action")
    expect(another.get_by_role("status").filter(has_text="Bärfolk")).to_be_visible()
    bob.choose("drink colossus")
    for one in (ada, bob):
        expect(one.see("log")).to_contain_text(re.compile("olossus"))
    # It has disturbed nobody.
    ada.asked("action")
    ada.do("hire friman")


@pytest.mark.slice(0)
def test_spaces_for_a_trading_post_light_up_when_one_turns_to_it(page: Page) -> None:
    """Nearly every road is one: what is to be seen in a turn would be lost among them."""
    terrains = ("woods", "lakes", "canyons", "mountains", "woods", "lakes")
    board = {"r1c0": "city-one woods east"}
    for column, terrain in enumerate(terrains, 1):
        board[f"r1c{column}"] = f"crossroads {terrain} north"
        for row in (0, 2) if column < 5 else (0,):
            board[f"r{row}c{column}"] = f"straight {terrain} north"
    hand = "friman.barfolk friman.islanders supply"
    game = market(hand, board=board, tokens={"r1c0": "p1 1"}, heroes={"p1": "r1c1"})
    player = Player.at(page, game)
    player.asked("action")
    lit = page.locator("[data-testid^=space-][data-mark]")
    expect(player.see("space-r1c2")).to_have_attribute("data-mark", "move")
    expect(player.see("space-r1c5")).not_to_have_attribute("data-mark", re.compile(""))
    few = lit.count()
    page.locator("[data-testid=options-of][data-verb=post]").click()
    expect(player.see("space-r1c5")).to_have_attribute("data-mark", "act")
    page.keyboard.press("Escape")
    expect(lit).to_have_count(few)
    player.see("space-r1c5").click()
    player.click("confirm")
    expect(player.see("log")).to_contain_text("r1c5")
