"""A player at a browser: sees what the page shows and clicks what it offers."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from battalia.engine import save
from battalia.engine.game import Game
from browser.webkit import expect

ME = {"who": "me"}
HERE = {"who": "here"}
LINK = {"who": "link"}
NOVICE = {"who": "computer", "level": "novice"}
SIMPLE = {"who": "computer", "level": "simple"}

MOST = 1000
"""So many states are answered; a short game has two hundred."""

LISTEN = """
    // What was asked over a socket and not answered yet: until then the page may still change.
    window.unanswered = new Set();
    // What the table asks each seat at this page, and how often it told of a change.
    window.asked = {};
    window.heard = 0;
    // How often a seat at this page had no choice, and the table chose for it.
    window.spared = 0;
    const { send } = WebSocket.prototype;
    const listened = new WeakSet();
    const hear = ({ data }) => {
        const { ref, type, seat, question, events, forced } = JSON.parse(data);
        unanswered.delete(ref);
        if (!["update", "view"].includes(type)) return;
        heard++;
        if (forced?.some((place) => events[place].seat === seat)) spared++;
        if (type === "view" || question !== undefined) asked[seat] = question;
    };
    // The page speaks first.
    WebSocket.prototype.send = function (data) {
        if (!listened.has(this)) {
            listened.add(this);
            this.addEventListener("message", hear);
            this.addEventListener("close", () => unanswered.clear());
        }
        const { ref } = JSON.parse(data);
        if (ref) unanswered.add(ref);
        send.call(this, data);
    };
"""
KEPT = """
    // What comes before the first page has nothing to keep it in.
    if (location.protocol.startsWith("http")) localStorage[%s] ??= %s;
"""
STATE = """
    () => {
        if (window.unanswered.size) return null;
        const seen = (test) => document.querySelector(`[data-testid="${test}"]`);
        if (seen("game-over")) return "over";
        if (seen("hand-over")) return "hand-over";
        if (document.querySelector("dialog [data-testid=confirm]")) return "sure";
        if (seen("menu")) return "menu";
        if (seen("payment")) return "payment";
        if (document.querySelector("[data-testid=question] select")) return "placing";
        if (seen("question")) return "question";
        if (document.querySelector("[data-testid=battle] [data-testid=option]")) return "battle";
        return null;
    }
"""
"""What the page waits for; null: nothing that a player could do."""
ABOUT = """document.querySelector("[data-testid=question]")?.dataset.about ?? "" """


def prepared(context: BrowserContext, **liked: object) -> BrowserContext:
    """Others' choices are shown at once, unless the test is about how they are shown."""
    context.add_init_script(LISTEN)
    keep(context, "battalia-settings", json.dumps({"speed": 0, **liked}))
    return context


def keep(context: BrowserContext, name: str, text: str) -> None:
    """What the browser has kept of an earlier visit, unless it keeps something else by now."""
    context.add_init_script(KEPT % (json.dumps(name), json.dumps(text)))


def sit_down(context: BrowserContext, name: str = "Ada") -> None:
    answer = context.request.post("/api/people", data={"name": name})
    assert answer.ok, answer.text()


def set_up(context: BrowserContext, position: Game | None = None, **wish: Any) -> str:
    """A table of this browser's person; its id."""
    links = set_up_links(context, position, **wish)
    return str(links["table"]["id"])


def set_up_links(
    context: BrowserContext, position: Game | None = None, **wish: Any
) -> dict[str, Any]:
    if position is not None:
        wish["position"] = save(position).decode()
        wish.setdefault("seats", [ME, *[SIMPLE] * (position.players - 1)])
    answer = context.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


class Player:
    """Somebody who looks at a table in a page of their own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.spared = 0
        """So many of the answers that are to follow the table has given by itself."""

    @classmethod
    def at(cls, page: Page, position: Game | None = None, **wish: Any) -> "Player":
        """Sits down at a table that is set up like this."""
        context = page.context
        if context.request.get("/api/me").json() is None:
            sit_down(context)
        one = cls(page)
        one.open(set_up(context, position, **wish))
        return one

    @classmethod
    def invited(cls, page: Page, made: dict[str, Any], seat: str, name: str = "Bob") -> "Player":
        """Follows the link to a seat of a table."""
        one = cls(page)
        one.table = made["table"]["id"]
        page.goto(f"/t/{one.table}#s={made['seats'][seat]}")
        page.get_by_role("textbox").fill(name)
        page.get_by_role("button").click()
        return one

    def open(self, table: str) -> None:
        self.table = table
        self.page.goto(f"/t/{table}")

    # What is seen.

    def see(self, test: str) -> Locator:
        return self.page.get_by_test_id(test)

    @property
    def question(self) -> Locator:
        return self.see("question")

    def state(self) -> str:
        """What the page waits for, as soon as it waits for something."""
        return str(self.page.wait_for_function(STATE).json_value())

    def asked(self, about: str) -> None:
        """Waits until it is asked about this."""
        expect(self.question).to_have_attribute("data-about", about)
        self.quiet()

    def quiet(self) -> None:
        """Waits until the page has heard all that it has asked for."""
        self.page.wait_for_function("() => window.unanswered.size === 0")

    def hand(self) -> list[str]:
        found: list[str] = self.see("hand-card").evaluate_all(
            "(all) => all.map((one) => one.dataset.card)"
        )
        return found

    # What is done.

    def click(self, test: str) -> None:
        self.see(test).click()

    def choose(self, choice: str) -> None:
        """Clicks an option, wherever the page shows it; opens the menus for it if need be."""
        self.state()
        option = self.page.locator(f'[data-choice="{choice}"]:visible').first
        if not option.count():
            verb = choice.split()[0]
            for group in self.page.locator(
                f'[data-testid="options-of"][data-verb^="{verb}"]'
            ).all():
                group.click()
                if option.count():
                    break
                self.page.keyboard.press("Escape")
        option.click()

    def do(self, choice: str) -> None:
        """Chooses, and pays as it is proposed, or is sure of it."""
        self.choose(choice)
        if self.state() in ("payment", "sure"):
            self.click("confirm")
        self.quiet()

    def end_turn(self) -> None:
        """Is sure of it, and discards any card on top."""
        self.quiet()
        # It is invited to where nothing useful is left, and then it is not asked.
        invited = "main" in str(self.see("end-turn").get_attribute("class")).split()
        self.click("end-turn")
        if not invited:
            self.page.locator("dialog [data-testid=confirm]").click()
        expect(self.see("end-turn")).to_have_count(0)
        self.quiet()
        if about(self) == "top-card":
            self.question.get_by_test_id("option").first.click()
            self.quiet()

    def follow(self, choice: str) -> None:
        """Gives just this answer by clicking: pays it, lays it, or chooses it and is sure.

        What goes without saying is not asked for: the only payment, the only choice.
        """
        verb, *nouns = choice.split()
        state = self.state()
        if self.spared:
            self.spared -= 1
            return
        with self.sparing():
            self._followed(choice, verb, nouns, state)

    @contextmanager
    def sparing(self) -> Iterator[None]:
        """Notes what the table chooses for this player meanwhile."""
        before = int(self.page.evaluate("window.spared"))
        yield
        self.quiet()
        self.spared += int(self.page.evaluate("window.spared")) - before

    def _followed(self, choice: str, verb: str, nouns: list[str], state: str) -> None:
        if verb == "pay" and state != "payment":
            return
        if verb == "pay":
            self.turn_to(
                choice, self.see("payment"), self.page.locator(".payment .turn button").last
            )
        elif verb == "place":
            self.page.locator("[data-testid=question] select").select_option(nouns[0])
            lies = self.page.locator("[data-testid=confirm][data-choice]")
            self.turn_to(choice, lies, self.see("turn-right"))
        elif state != "sure":
            self.choose(choice)
        if self.state() == "sure":
            self.page.locator("dialog [data-testid=confirm]").click()

    def turn_to(self, choice: str, shown: Locator, other: Locator) -> None:
        """Looks through what is proposed until it is this, and takes it."""
        for _ in range(MOST):
            if shown.get_attribute("data-choice") == choice:
                self.click("confirm")
                return
            other.click()
        raise AssertionError(f"{choice} is not proposed")

    def play(self, rule: Callable[["Player", str], None], until: Callable[[str], bool]) -> None:
        """Does what the rule says, state after state."""
        for state in self.states():
            if until(state):
                return
            rule(self, state)

    def states(self) -> Iterator[str]:
        """One after the other, so that whoever answers them comes to an end."""
        for _ in range(MOST):
            yield self.state()
        raise AssertionError("this has no end")


def steady(player: Player, state: str) -> None:
    """A simple way to play: pays what is proposed, builds and hires while it can, ends its turn."""
    page = player.page
    if state == "sure":
        page.locator("dialog [data-testid=confirm]").click()
    elif state == "hand-over":
        player.see("hand-over").get_by_role("button").click()
    elif state == "payment":
        player.see("confirm").click()
    elif state == "placing":
        place(player)
    elif state == "menu":
        player.see("menu").get_by_test_id("option").first.click()
    elif state == "battle":
        player.see("battle").get_by_test_id("option").first.click()
    else:
        answer(player)


def together(players: Iterable[Player], turns: int) -> None:
    """All play at one table, whoever is asked, until so many turns have begun."""
    players = list(players)
    for _ in range(100 * MOST):
        for one in players:
            if state := one.page.evaluate(STATE):
                turns -= begins(one, state)
                steady(one, state)
        if not turns:
            return
    raise AssertionError("nobody is asked")


def place(player: Player) -> None:
    """Lays the card onto the first space that lights up."""
    if not player.see("confirm").count():
        player.page.locator("[data-testid^=space-][data-mark]").first.click()
    player.see("confirm").click()


def about(player: Player) -> str:
    """What the player is asked about, if it is not about a battle."""
    return str(player.page.evaluate(ABOUT))


def begins(player: Player, state: str) -> bool:
    """Whether the player has a new turn; that the last one ended need not have been asked."""
    return state == "question" and about(player) == "cohort"


def answer(player: Player) -> None:
    if about(player) != "action":
        first = player.question.get_by_test_id("option").or_(player.see("options-of")).first
        first.click()
        return
    for verb in ("upgrade", "build", "hire"):
        chip = player.page.locator(f'[data-testid="options-of"][data-verb="{verb}"]')
        if chip.count():
            chip.click()
            return
    player.see("end-turn").click()
