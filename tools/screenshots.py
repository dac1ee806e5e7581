"""Makes the pictures of the documentation again: the pages in their main states.

    .venv/bin/python tools/screenshots.py [NAME ...]

Writes docs/pictures/NAME.webp; without names all of them. ``first-game`` is a strip: what a
newcomer sees in the first ten steps, in a game of its own each time. ``house`` is one, too: the
pages between tables.
"""

import argparse
import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from PIL import Image
from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from battalia.engine import Record, write_record
from battalia.engine.game import Game
from battalia.engine.options import Options, with_expansion
from battalia.explorer import Writer, turns_of
from battalia.messages import LANGUAGES
from battalia.puzzles import shipped
from browser.conftest import PHONE, SAME_ADVICE, SCREEN, fresh, launched
from browser.moments import built, defends, nearly_over, played
from browser.player import (
    HERE,
    LINK,
    ME,
    SIMPLE,
    Player,
    about,
    answer,
    prepared,
    set_up,
    set_up_links,
    sit_down,
    steady,
)
from browser.test_moderation import appointed
from browser.test_tournaments import OTHERS, Cup, in_play, ready
from reviewed import TEXT
from server.serving import served

PICTURES: Final = Path(__file__).parents[1] / "docs/pictures"
LARGEST: Final = 250_000
"""Bytes of one picture."""
QUALITY: Final = 45
STRIP_LARGEST: Final = 150_000
STRIP_QUALITY: Final = 35
STRIP_SIZE: Final = (512, 288)
"""Of each picture of it."""
GAP: Final = 8
RATED: Final = 30
"""Rated games after which a rating is sure."""
BASE: Final = Options(players=3)


def start(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()


def set_up_page(page: Page) -> None:
    page.goto("/#set-up")
    page.get_by_test_id("preset-book").click()


def sits(
    page: Page, options: Options, until: Callable[[Game], bool], seed: int, seat: int = 0
) -> Player:
    """At a game that computers have played until now, so that there is something to be told."""
    seats = [SIMPLE] * options.players
    seats[seat] = ME
    record = write_record(played(options, until, seed=seed).record)
    player = Player.at(page, record=record, seats=seats)
    player.state()
    # Where many play, what is new stands in front of the log.
    page.locator("[data-testid=log] p, [data-testid=news] p").last.wait_for(state="attached")
    return player


def table(page: Page) -> None:
    sits(page, BASE, built(30), seed=16)


def building(page: Page) -> None:
    """The first of the roads that can be paid for is being laid."""
    player = sits(page, BASE, built(22), seed=9)
    page.locator("[data-testid=options-of][data-verb=build]").click()
    if player.state() == "menu":
        player.see("menu").get_by_test_id("option").first.click()
    if player.state() == "payment":
        player.click("confirm")
    player.asked("place")
    page.locator("[data-testid^=space-][data-mark]").first.click()


def battle(page: Page) -> None:
    sits(page, BASE, defends(2), seed=1, seat=2)


def expansion(page: Page) -> None:
    sits(page, with_expansion(6, teams=False), built(60), seed=11)


def valleys(page: Page) -> None:
    options = with_expansion(4, teams=False, draft=False, valleys="pass")
    sits(page, options, built(48), seed=8)


def end(page: Page) -> None:
    """The last card fills the map."""
    record, seat, space = nearly_over()
    seats = [SIMPLE, SIMPLE]
    seats[seat] = ME
    player = Player.at(page, record=write_record(record), seats=seats)
    player.asked("place")
    page.locator("[data-testid=question] select").select_option(space)
    player.click("confirm")
    page.locator("dialog [data-testid=confirm]").click()
    page.get_by_test_id("game-over").wait_for()


def replay(page: Page) -> None:
    player = sits(page, BASE, built(30), seed=29)
    page.goto(f"/replay/{player.table}")
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("End")
    page.get_by_test_id("tab-charts").click()
    page.get_by_test_id("chart").first.wait_for()


def learn(page: Page) -> None:
    page.goto("/learn")
    page.locator("[data-testid^=lesson-]").first.wait_for()


def lesson(page: Page) -> None:
    learn(page)
    page.locator("[data-testid^=lesson-]").first.click()
    page.get_by_test_id("coach").wait_for()
    Player(page).state()


def puzzle(page: Page) -> None:
    """The solution of one in which a city is taken, half-way."""
    sit_down(page.context)
    found = min((one for one in shipped().values() if one.theme == "take"), key=lambda one: one.id)
    made = page.context.request.post("/api/puzzles", data={"again": found.id}).json()
    page.goto(f"/t/{made['table']['id']}#guide=puzzle-{made['span']}")
    page.get_by_test_id("puzzle-give-up").click()
    page.get_by_test_id("puzzle-line").click()
    for _ in range(len(found.line) // 2):
        page.get_by_test_id("solution-next").click()


def review(page: Page) -> None:
    """What decided a game."""
    sit_down(page.context)
    table = set_up(page.context, record=TEXT, seats=[ME, HERE])
    page.goto(f"/replay/{table}#review")
    page.get_by_test_id("tab-review").click()
    page.get_by_test_id("review-ask").click()
    page.get_by_test_id("turning").first.wait_for(timeout=600_000)


def statistics(page: Page) -> None:
    """The page of somebody who has played for some weeks; the numbers are made up, since only games
    that people have played from their first turn are counted."""
    sit_down(page.context)
    days = range(1, 27)
    told = {
        "games": 34,
        "counted": 34,
        "more": False,
        "tables": [
            {"name": "2 base", "games": 21, "won": 0.5714},
            {"name": "3 base", "games": 8, "won": 0.375},
            {"name": "2 expansion", "games": 5, "won": 0.4},
        ],
        "opponents": [
            {"name": "simple", "games": 6, "won": 0.8333},
            {"name": "novice", "games": 10, "won": 0.6},
            {"name": "steady", "games": 9, "won": 0.3333},
            {"name": "person", "games": 9, "won": 0.4444},
        ],
        "points": [
            {"day": day, "own": 1 + day**1.3 / 4.2, "others": 1 + day**1.28 / 4.4} for day in days
        ],
        "bought": {"friman": 4.2, "priest": 2.1, "chief": 1.8, "lord": 0.7, "tool": 1.4}
        | {"weapon": 1.9, "horse": 0.6},
        "built": {"road": 9.3, "city": 3.1, "upgrade": 4.4, "hero": 0.9, "conquest": 1.6},
        "reviewed": 12,
        "errors": {
            "turn": {"decisions": 271, "loss": 0.024},
            "hand": {"decisions": 118, "loss": 0.009},
            "battle": {"decisions": 96, "loss": 0.013},
        },
    }
    page.route("**/api/me/statistics", lambda route: route.fulfill(json=told))
    page.goto("/statistics")
    page.get_by_test_id("bars").last.wait_for()


def over(seed: int) -> Record:
    """A game of two weeks that is over."""
    return played(Options(players=2, weeks=2), lambda game: False, seed=seed).record


def explored(path: Path) -> None:
    """The turns of some games."""
    with Writer(path) as writer:
        for seed in range(60):
            writer.add(turns_of(over(seed), f"game-{seed}", "computers"))


def explorer(page: Page) -> None:
    """What was bought on the third day of some games."""
    page.goto("/explore#about=buys&day=3")
    page.get_by_test_id("explored").wait_for()


def house(page: Page, database: Path) -> Iterator[None]:
    """Lobby, profile, leaderboard, bots, moderation and the operator's page, for somebody who may
    see all of them; the others play over HTTP."""
    name = "Ada"
    appointed(page.context, database, name, "administrator")
    page.context.request.patch("/api/me/privacy", data={"avatar": "friman.barfolk"})
    page.goto("/")
    origin = page.evaluate("location.origin")
    bea, cid = (Company(origin, other) for other in ("Bea", "Cid"))
    page.context.request.post("/api/clubs", data={"id": "owls", "name": "Night owls"})
    for number in range(RATED):
        made = set_up_links(
            page.context,
            options={"players": 2},
            seats=[ME, LINK],
            settings={"clock": {"kind": "book"}},
            rated=True,
        )
        seats = f"/api/tables/{made['table']['id']}/seats"
        bea.post("/api/tables/join", {"key": made["seats"]["p2"], "name": ""})
        if number % 3 == 0:
            page.context.request.post(f"{seats}/p1/resign", data={})
            bea.post(f"{seats}/p2/vote", {"end": True})
        else:
            bea.post(f"{seats}/p2/resign", {})
            page.context.request.post(f"{seats}/p1/vote", data={"end": True})
    for players, box, pace, host in ((2, "base", "fast", bea), (4, "stormgates", "calm", cid)):
        host.post("/api/lobby", {"players": players, "box": box, "pace": pace})
    for bot in ("Deep Bea", "Bea the Brave"):
        bea.post("/api/bots", {"name": bot})
    rude = {"kind": "person", "name": "Cid", "reason": "insult", "text": "Rude at every table."}
    bea.post("/api/reports", rude)
    for path, shown in (
        ("/lobby", "[data-testid=open-tables] [data-testid=sit]"),
        (f"/people/{name}", "[data-testid=profile-games]"),
        ("/leaders", "[data-testid=leaders] tr.mine"),
        ("/bots", "[data-testid=bots] li"),
        ("/moderation", "[data-testid=reports] [data-testid=decide]"),
        ("/operator", "[data-testid=storage]"),
    ):
        page.goto(path)
        page.locator(shown).first.wait_for()
        yield


class Company:
    """Somebody with an account who has no browser."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.post("/api/people", {"name": name})
        self.post("/api/me/account", {"login": name.lower(), "password": "long enough"})

    def post(self, path: str, body: object) -> None:
        self.http.post(path, json=body).raise_for_status()


def first_game(page: Page, _: Path) -> Iterator[None]:
    """The first ten steps of somebody new, who does what the coach advises."""
    start(page)
    yield
    learn(page)
    yield
    page.get_by_test_id("first-game").click()
    player = Player(page)
    player.state()
    yield
    player.click("coach-next")
    yield
    player.see("coach").get_by_role("button", name="Skip this").click()
    for state in player.states():
        if player.see("coach-advice").count():
            break
        yield from _told(player)
        if not player.see("coach-advice").count():
            steady(player, state)
    yield
    for state in player.states():
        yield from _told(player)
        if player.see("coach-advice").count():
            player.click("coach-do")
        elif state == "question" and about(player) == "action":
            answer(player)
        else:
            steady(player, state)
        player.quiet()
        if not player.see("coach-next").count():
            yield


def _told(player: Player) -> Iterator[None]:
    """Whatever the coach has to tell of a question that is new is looked at, and read."""
    while player.see("coach-next").count():
        yield
        player.click("coach-next")
        player.state()


def strip(page: Page, steps: Iterator[None], most: int, path: Path) -> None:
    """So many pictures of these steps, two in a row, as in a comic."""
    width, height = STRIP_SIZE
    whole = Image.new("RGB", (2 * (width + GAP) - GAP, (most // 2) * (height + GAP) - GAP))
    for at, _ in zip(range(most), steps, strict=False):
        page.mouse.move(0, 0)
        shot = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
        place = (at % 2 * (width + GAP), at // 2 * (height + GAP))
        whole.paste(shot.convert("RGB").resize((width, height), Image.Resampling.LANCZOS), place)
    whole.save(path, quality=STRIP_QUALITY, method=6)


def smaller(shot: Image.Image) -> Image.Image:
    """As large as it is shown beside another one: the package has the documentation's pictures."""
    width = min(shot.width, SCREEN["width"] // 2)
    size = (width, round(shot.height * width / shot.width))
    return shot.resize(size, Image.Resampling.LANCZOS)


def editor(page: Page) -> None:
    page.goto("/editor#scenario=narrows")
    page.get_by_test_id("space-r2c3").wait_for()
    page.get_by_text("This can be played.").wait_for()


def position(page: Page) -> None:
    page.goto("/editor#scenario=old-enemies")
    page.get_by_test_id("board").wait_for()
    page.get_by_text("This can be played.").wait_for()


def scenarios(page: Page) -> None:
    page.goto("/scenarios")
    page.get_by_test_id("scenario-narrows").wait_for()


def tournament(page: Page) -> None:
    """Six people, three rounds; whoever has the higher number gives up."""
    sit_down(page.context)
    wish = {"title": "Midsummer cup", "starts": time.time() + 600, "rounds": 3, "pause": 0}
    table = {"options": {"players": 2}, "clock": {"kind": "game", "base": 1800}}
    made = page.context.request.post("/api/tournaments", data={**wish, **table}).json()
    page.goto(f"/tournaments/{made['id']}")
    cup = Cup(page.evaluate("location.origin"), made["id"])
    for name in OTHERS:
        cup.enter(name)
    page.get_by_test_id("tournament-begin").click()
    for number in (1, 2, 3):
        told = cup.until(page, ready(number))
        for game in in_play(told):
            numbers = game["seats"]
            cup.give_up(told, game, cup.sitting(told, game)[numbers.index(max(numbers))])
    cup.until(page, lambda told: bool(told["state"] == "over"))
    page.reload()
    page.get_by_test_id("crosstable").wait_for()


ON_PHONE: Final[dict[str, Any]] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
ON_ITS_SIDE: Final = {"width": PHONE["height"], "height": PHONE["width"]}
HALF: Final = {"width": SCREEN["width"] // 2, "height": SCREEN["height"] // 2}
"""What a page twice as large has room for."""
SHOTS: Final[dict[str, tuple[Callable[[Page], None], dict[str, Any]]]] = {
    "start": (start, {}),
    "set-up": (set_up_page, {}),
    "table": (table, {}),
    "building": (building, {}),
    "battle": (battle, {}),
    "expansion": (expansion, {}),
    "valleys": (valleys, {}),
    "end": (end, {}),
    "replay": (replay, {}),
    "learn": (learn, {}),
    "lesson": (lesson, {}),
    "puzzle": (puzzle, {}),
    "review": (review, {}),
    "statistics": (statistics, {}),
    "explorer": (explorer, {}),
    "scenarios": (scenarios, {}),
    "tournament": (tournament, {}),
    "editor": (editor, {}),
    "position": (position, {}),
    "phone": (table, ON_PHONE),
    "phone-battle": (battle, ON_PHONE),
    "phone-landscape": (table, ON_PHONE | {"viewport": ON_ITS_SIDE}),
    "table-light": (table, {"color_scheme": "light"}),
    "table-zoomed": (table, {"viewport": HALF, "device_scale_factor": 2}),
    "table-contrast": (table, {"forced_colors": "active"}),
    **{f"table-{language}": (table, {"locale": language}) for language in LANGUAGES[1:]},
}
BESIDE: Final = (
    "review",
    "statistics",
    "explorer",
    "scenarios",
    "position",
    "phone-landscape",
    "table-light",
    "table-zoomed",
    "table-contrast",
)
"""Pictures that stand two in a line."""
STRIPS: Final[dict[str, tuple[Callable[[Page, Path], Iterator[None]], int]]] = {
    "first-game": (first_game, 10),
    "house": (house, 6),
}
"""With the number of their pictures."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    known = [*SHOTS, *STRIPS]
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = parser.parse_args().names or known
    # By itself the parser would not take a list of choices that may be empty.
    if unknown := [name for name in names if name not in known]:
        parser.error(f"there is no picture {', '.join(unknown)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(
            database := Path(folder) / "tables.db",
            *("--rate-each", "10000", "--open-data", folder),
            settings=SAME_ADVICE,
        ) as server,
        launched() as browser,
    ):
        if "explorer" in names:
            explored(Path(folder) / "turns.parquet")
        for name in names:
            make, wishes = SHOTS.get(name, (None, {}))
            # Nothing moves: the same state is the same picture.
            context = prepared(fresh(browser, server, reduced_motion="reduce", **wishes))
            page = context.new_page()
            path = PICTURES / f"{name}.webp"
            if make is None:
                steps, most = STRIPS[name]
                strip(page, steps(page, database), most, path)
            else:
                make(page)
                page.wait_for_load_state("networkidle")
                page.mouse.move(0, 0)
                shot = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
                (smaller(shot) if name in BESIDE else shot).save(path, quality=QUALITY, method=6)
            size = path.stat().st_size
            print(f"{path.name}: {size / 1000:.0f} kB")
            assert size <= (STRIP_LARGEST if make is None else LARGEST), f"{path.name} is too large"
            context.close()


if __name__ == "__main__":
    main()
