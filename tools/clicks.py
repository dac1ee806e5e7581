"""Counts the clicks that the commonest actions take in the browser.

    .venv/bin/python tools/clicks.py [--checkout FOLDER]

With a checkout of another version, whose page is built, the server and the page are that one's. The
table of docs/measurements.md was made so; tests/browser/test_clicks.py sees that it is still true.
"""

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from battalia.engine.game import Game
from battlefield import field
from browser.conftest import fresh, launched
from browser.moments import HOME, building, camp, walking
from browser.player import Player, prepared
from positions import table
from server.serving import served

ROOT: Final = Path(__file__).parents[1]
MOST: Final = 20
"""Clicks: what takes more has gone wrong."""
GOES_ON: Final = "dialog [data-testid=confirm], [data-testid=confirm]"
"""The button that does what is proposed."""


class Counted:
    """A player whose clicks are counted."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.clicks = 0

    def press(self, what: Locator) -> None:
        what.first.click()
        self.clicks += 1
        self.player.quiet()

    def test(self, name: str) -> None:
        self.press(self.player.see(name))

    def option(self, choice: str) -> None:
        self.press(self.player.page.locator(f'[data-choice^="{choice}"]:visible'))

    def card(self, card: str) -> None:
        self.press(self.player.page.locator(f"[data-testid=hand-card][data-card='{card}'] button"))

    def until(self, told: str) -> None:
        """Does what is proposed until the log tells that it is done."""
        page = self.player.page
        log = self.player.see("log")
        for _ in range(MOST):
            self.player.quiet()
            if re.search(told, log.inner_text()):
                return
            button = page.locator(GOES_ON)
            if button.count():
                self.press(button)
            else:
                page.wait_for_timeout(50)
        raise AssertionError(f"{told} has not come: {log.inner_text()[-300:]}")


class Action(NamedTuple):
    """What somebody wants, where, which clicks say so, and by which words of the log it is done."""

    position: Callable[[], Game]
    says: Callable[[Counted], None]
    told: str


def crossing() -> Game:
    """A city with four ways out of it, and one way to pay for a road."""
    board = {"r3c2": "city-four woods north"}
    return table(hand="supply×3 friman.barfolk×2", board=board, tokens={"r3c2": "p1 1"})


def founding() -> Game:
    """Three frimen, and a road that waits for a city."""
    board = {"r1c0": "city-one woods east", "r1c1": "straight woods east"}
    return table(hand="friman.barfolk×3", board=board, tokens={"r1c0": "p1 1"})


def rising() -> Game:
    return table(hand="chief.barfolk×2 supply", **HOME)  # type: ignore[arg-type]


def arming() -> Game:
    return table(hand="weapon.barfolk supply×2", **HOME)  # type: ignore[arg-type]


def riding() -> Game:
    return field("horse.barfolk", city="", heroes={"p1": "r1c0"})


def attacking() -> Game:
    return field("weapon.barfolk lord.barfolk×2", city="neutral 4")


def spent() -> Game:
    """A hand of which nothing can be made."""
    return table(2, hand={"p1": "priest.barfolk", "p2": "supply×5"}, fill=12)


def builds(stack: str, space: str) -> Callable[[Counted], None]:
    """Stack, then space, wherever that can be said; the card is laid where it lies for now."""

    def says(one: Counted) -> None:
        one.test(f"stack-{stack}")
        one.test(f"space-{space}")

    return says


def walks(start: str, *spaces: str) -> Callable[[Counted], None]:
    def says(one: Counted) -> None:
        one.test(f"space-{start}")
        for space in spaces:
            one.test(f"space-{space}")

    return says


def rides(one: Counted) -> None:
    one.test("space-r1c0")
    if one.player.see("menu").count():
        one.option("ride 1")
    hero = re.compile("Hero 1 of")
    for space in ("r1c1", "r1c2", "r1c3"):
        here = one.player.see(f"space-{space}")
        if not hero.search(str(here.get_attribute("aria-label"))):
            one.press(here)


def attacks(one: Counted) -> None:
    one.test("space-r1c2")
    for _ in range(3):
        one.press(one.player.see("battle").locator("[data-choice^=lay]"))
    one.option("stand")


def hires(one: Counted) -> None:
    """With two cards of the hand, which pay for it."""
    for place in (0, 1):
        one.press(one.player.page.locator("[data-card=supply] button").nth(place))
    one.test("stack-friman")


def promotes(one: Counted) -> None:
    one.card("title.barfolk")
    one.option("use title.barfolk")
    one.option("promote friman.barfolk")


def rolls(one: Counted) -> None:
    one.card("amulet.barfolk")
    one.option("use amulet.barfolk")
    one.option("on chief.barfolk")


def ambushes(one: Counted) -> None:
    one.card("supply")
    one.option("limbo supply")
    one.card("friman.barfolk")
    if one.player.page.locator("[data-choice='ambush friman.barfolk']:visible").count():
        one.option("ambush friman.barfolk")


def ends(one: Counted) -> None:
    one.test("end-turn")
    sure = one.player.page.locator("dialog [data-testid=confirm]")
    if sure.count():
        one.press(sure)
    if one.player.question.and_(one.player.page.locator("[data-about=top-card]")).count():
        one.press(one.player.question.get_by_test_id("option"))


def takes_back(first: Callable[[Counted], None]) -> Callable[[Counted], None]:
    def says(one: Counted) -> None:
        first(one)
        one.until("moved|rose|upgraded|level 2")
        one.clicks = 0
        one.test("undo")

    return says


ACTIONS: Final[dict[str, Action]] = {
    "hire a unit": Action(building, lambda one: one.test("stack-chief"), "hired"),
    "hire a unit with cards that are picked first": Action(building, hires, "hired"),
    "create an artefact, one way to pay": Action(
        building, lambda one: one.test("stack-horse"), "created"
    ),
    "create an artefact, five ways to pay": Action(
        building, lambda one: one.test("stack-weapon"), "created"
    ),
    "build a road, one way to pay and to lay it": Action(
        camp, builds("straight", "r1c1"), r"built.*r1c1"
    ),
    "build a road on one of four spaces": Action(
        crossing, builds("straight", "r3c1"), r"built.*r3c1"
    ),
    "build a curve, three ways to pay, two to lay it": Action(
        building, builds("curve", "r1c1"), r"built.*r1c1"
    ),
    "build a T-junction, five ways to pay, three to lay it": Action(
        building, builds("tee", "r1c1"), r"built.*r1c1"
    ),
    "build a city": Action(founding, builds("city-one", "r1c2"), r"r1c2"),
    "upgrade a city": Action(rising, lambda one: one.test("space-r1c0"), "level 2|to 2|upgraded"),
    "hire a hero": Action(arming, lambda one: one.test("space-r1c0"), "hero"),
    "a step of a hero": Action(walking, walks("r1c2"), r"to r1c2"),
    "a journey of four steps": Action(walking, walks("r1c1", "r1c5"), r"to r1c5"),
    "a ride of three steps out of a dead end": Action(riding, rides, r"r1c3"),
    "an attack on a neutral city with three cards": Action(attacking, attacks, "conquered|won"),
    "promote a unit": Action(camp, promotes, "promoted"),
    "roll the amulet": Action(camp, rolls, "rolled"),
    "put a card in ambush": Action(camp, ambushes, "ambush"),
    "take back a journey": Action(walking, takes_back(walks("r1c1", "r1c4")), "took"),
    "end the turn, nothing left to do": Action(spent, ends, "discarded"),
}
"""Twenty that come up in every game, each in a position of its own."""


def counted(page: Page, action: Action) -> int:
    """How many clicks it takes, each with the mouse, on what the page shows."""
    one = Counted(Player.at(page, action.position()))
    one.player.asked("action")
    action.says(one)
    one.until(action.told)
    return one.clicks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkout", type=Path, default=ROOT, help="of which version")
    args = parser.parse_args()
    os.environ["PYTHONPATH"] = str(args.checkout.resolve() / "src")
    flags = ("--connections-each", "1000", "--rate-each", "10000")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db", *flags) as server,
        launched() as chromium,
    ):
        for name, action in ACTIONS.items():
            context = prepared(fresh(chromium, server))
            print(f"| {name} | {counted(context.new_page(), action)} |", flush=True)
            context.close()


if __name__ == "__main__":
    main()
