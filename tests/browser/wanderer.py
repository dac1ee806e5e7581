"""Somebody who wanders through a game: does at random what the page offers, and looks about.

Only what is seen is clicked. At every step the page must be sound: it asks something that can be
answered or says for whom it waits, no text is missing, nothing hangs over the edge, and every
answer that the server would take can be given by what is shown.
"""

from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import ElementHandle, Error, Page

from battalia.engine.options import Options, with_expansion
from browser.player import HERE, ME, NOVICE, SIMPLE, Player

EYES: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

EVERYTHING: Final[dict[str, Any]] = {
    "weeks": 1,
    "metamorpha": True,
    "bilkarr": True,
    "fanatics": True,
    "staff": True,
    "summoning": True,
    "starting_heroes": 2,
}


def everything(players: int, **more: Any) -> Options:
    return with_expansion(players, **EVERYTHING, **more)


GAMES: Final[dict[str, tuple[Options, list[dict[str, str]]]]] = {
    "two": (Options(players=2, weeks=1, starting_heroes=1), [ME, NOVICE]),
    "one screen": (Options(players=3, weeks=1, advanced=True, starting_cities=2), [ME, HERE, HERE]),
    "relics": (Options(players=2, weeks=1, relics=True, hard=True), [ME, SIMPLE]),
    "expansion": (everything(2), [ME, SIMPLE]),
    "teams": (everything(4), [ME, SIMPLE, HERE, SIMPLE]),
    "pass": (everything(4, teams=False, valleys="pass"), [ME, *[SIMPLE] * 3]),
    "bridge": (everything(5, two_attacks=True, valleys="bridge"), [ME, *[SIMPLE] * 4]),
    "six": (everything(6, three_against_three=True), [ME, *[SIMPLE] * 5]),
}
"""Tables that between them have everything; each is over after a week at the latest."""

LIKES: Final = {
    "option": 8, "group": 6, "confirm": 8, "other": 2, "where": 3, "space": 5, "land": 1,
    "stack": 5, "grey": 1, "card": 5, "drag": 2, "camp": 4, "end": 2, "undo": 1, "back": 1,
}  # fmt: skip
"""How gladly it does something of this kind, however many of them there are."""
EARNEST: Final = {"option": 4, "group": 4, "confirm": 8, "end": 1}
"""When it has dallied for a while."""
DALLIES: Final = 12
HURRY: Final = 5_000
"""Milliseconds in which what is offered takes a click."""
PATIENCE: Final = 60_000
"""Milliseconds that computers may think."""
MANY: Final = 40
"""So many ways to pay are looked through."""


class Lost(AssertionError):
    """The page is not sound; what was done before is told."""


class Wanderer(Player):
    """A player who does anything."""

    def __init__(self, page: Page, seed: object) -> None:
        super().__init__(page)
        page.add_init_script(EYES)
        self.random = Random(str(seed))
        self.done: deque[str] = deque(maxlen=25)
        """The last steps."""
        self.met: Counter[str] = Counter()
        """What it was asked about, and how often."""
        self.known: set[frozenset[str]] = set()
        """Kinds of questions whose every answer it has found."""
        self.dallied = 0
        self.heard = 0

    def wander(self, states: int) -> bool:
        """Looks and acts so many times; whether the game has ended by then."""
        for _ in range(states):
            seen = self.look()
            if seen["state"] == "game-over":
                return True
            if self.is_new(seen):
                self.find_all(seen)
                seen = self.look()
            self.act(seen)
        return False

    def lost(self, why: str) -> Lost:
        last = "\n  ".join(self.done)
        return Lost(f"{why}\nat {self.page.url}, after:\n  {last}")

    def look(self) -> dict[str, Any]:
        """Waits until there is something to do, and sees that all is well."""
        try:
            self.page.wait_for_function("() => wanderer.settled()", timeout=PATIENCE)
        except Error as late:
            raise self.lost("the page neither asks nor waits") from late
        seen: dict[str, Any] = self.page.evaluate("wanderer.look()")
        if seen["state"] == "waits":
            self.wait(seen)
            return self.look()
        if seen["odd"]:
            raise self.lost(f"odd texts: {seen['odd']}")
        if seen["sideways"]:
            raise self.lost(f"the page is {seen['sideways']} pixels too wide")
        return seen

    def wait(self, seen: dict[str, Any]) -> None:
        """Until something has happened at the table."""
        try:
            self.page.wait_for_function(
                "(heard) => window.heard > heard", arg=seen["heard"], timeout=PATIENCE
            )
        except Error as late:
            raise self.lost("nothing happens any more") from late

    def act(self, seen: dict[str, Any]) -> None:
        """Does one of the things that are offered."""
        if seen["optional"] and self.random.random() < 0.7:
            self.wait(seen)
            return
        self.dallied = 0 if seen["heard"] != self.heard else self.dallied + 1
        self.heard = seen["heard"]
        kinds = {kind for kind, _ in seen["offers"]}
        likes = {kind: much for kind, much in LIKES.items() if kind in kinds}
        if self.dallied > DALLIES:
            likes = {kind: much for kind, much in EARNEST.items() if kind in kinds} or likes
        if not likes:
            raise self.lost(f"there is nothing to do in the state {seen['state']}")
        kind = self.random.choices(list(likes), list(likes.values()))[0]
        at, what = self.random.choice(
            [(at, what) for at, (of, what) in enumerate(seen["offers"]) if of == kind]
        )
        self.done.append(f"{seen['state']} about {seen['about'] or '-'}: {kind} {what}")
        # What is told of the thing under the pointer may lie above others.
        self.page.mouse.move(0, 0)
        try:
            self.do_it(kind, at)
        except Error as covered:
            # Others may have changed the page meanwhile.
            if self.page.evaluate("window.heard") == seen["heard"]:
                raise self.lost(f"what is offered cannot be had: {kind} {what}") from covered

    def do_it(self, kind: str, at: int) -> None:
        if kind == "back":
            self.page.keyboard.press("Escape")
            return
        element = self.page.evaluate_handle("(at) => offered[at]", at).as_element()
        assert element is not None
        if kind == "drag":
            self.drag(element)
        elif kind == "where":
            spaces = element.evaluate("(all) => [...all.options].map((one) => one.value)")
            element.select_option(self.random.choice(spaces), timeout=HURRY)
        else:
            # What is greyed out says why.
            element.click(timeout=HURRY, force=kind == "grey")

    def drag(self, element: ElementHandle) -> None:
        """Onto a space or a stack, whatever comes of it."""
        box = element.bounding_box()
        drops = self.page.evaluate("wanderer.drops()")
        if box is None or not drops:
            return
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(*self.random.choice(drops), steps=3)
        mouse.up()

    # Whether every answer can be given.

    def is_new(self, seen: dict[str, Any]) -> bool:
        """Whether it is a question of a kind that was not met before."""
        if seen["optional"] or seen["state"] not in ("battle", "payment", "placing", "question"):
            return False
        kind = frozenset((seen["about"], *(one.split()[0] for one in seen["options"])))
        self.met[seen["about"]] += 1
        known = kind in self.known
        self.known.add(kind)
        return not known

    def find_all(self, seen: dict[str, Any]) -> None:
        """Every answer stands somewhere."""
        # What was begun, such as picked cards, is put back first.
        self.page.keyboard.press("Escape")
        self.look()
        found = set(self.choices())
        options = set(seen["options"])
        groups = self.page.locator("[data-testid=options-of]:not([data-choice])")
        for at in range(groups.count()):
            groups.nth(at).click(timeout=HURRY)
            found.update(self.choices())
            self.page.keyboard.press("Escape")
        if any(one.startswith("pay ") for one in options):
            found |= self.payments()
        if any(one.startswith("place ") for one in options):
            found |= self.placements(options)
        if missing := options - found:
            raise self.lost(f"{seen['about']}: no way to {sorted(missing)}; only {sorted(found)}")

    def choices(self) -> list[str]:
        return list(self.page.evaluate("wanderer.choices()"))

    def payments(self) -> set[str]:
        """All that are proposed, one after the other."""
        found: set[str] = set()
        after = self.page.locator("[data-testid=payment] .turn button").last
        for _ in range(MANY):
            found.update(self.choices())
            if not after.count():
                break
            after.click(timeout=HURRY)
        return found

    def placements(self, options: set[str]) -> set[str]:
        """On every space the card can be laid, and on one of them it is turned about."""
        where = self.page.locator("[data-testid=question] select")
        spaces = where.evaluate("(all) => [...all.options].map((one) => one.value)")
        found = {one for one in options if one.startswith("place ") and one.split()[1] in spaces}
        space = self.random.choice([one for one in spaces if one])
        where.select_option(space)
        ways = [one for one in options if one.startswith(f"place {space} ")]
        turned: set[str] = set()
        for _ in ways:
            turned.update(self.choices())
            self.page.keyboard.press("r")
        return found - set(ways) | turned
