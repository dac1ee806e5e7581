"""The leak law over the wire: what a seat cannot see changes not one byte of what it is sent.

Two tables stand side by side that differ only in cards hidden from a viewer. Everything that the
server posts to that viewer is compared: welcome, views, updates, answers and refusals, while both
games go on with choices that look the same.
"""

import asyncio
import random
from base64 import b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
import pytest

from battalia.bots.imagining import reimagine
from battalia.engine import CHANCE, Game, Seat, play, play_together, save, view
from battalia.engine.choices import Choice
from battalia.engine.notation import seat_name
from battalia.engine.record import RULES_VERSION
from battalia.server.client import Declined, Guest, Place, Plain, sitting
from battalia.server.computers import Computers
from battalia.server.hall import Hall
from battalia.server.keys import hashed
from battalia.server.live import Live
from battalia.server.metrics import Metrics
from battalia.server.reminders import Reminders
from battalia.server.socket import Conversation
from battalia.server.store import SeatRow, Store, TableRow
from battalia.server.table import Act
from laws.test_explain import WISHES
from laws.test_leaks import REVEALING, permute, same_choice
from random_play import rich_game, walk
from server.databases import found, opened
from server.serving import served

NOW: Final = 1_000_000.0
WATCH: Final = "the key of those who watch"


class World:
    """A hall in which time stands still."""

    def __init__(self, store: Store) -> None:
        self.computers = Computers(1)
        self.hall = Hall(store, self.computers, Reminders(), Metrics(), now=lambda: NOW)

    async def take_up(self, table: str, game: Game) -> Live:
        """A table for people only, with this game on it."""
        row = TableRow(
            id=table,
            created=NOW,
            changed=NOW,
            options=msgspec.json.encode(game.rules.options).decode(),
            settings="{}",
            rules=RULES_VERSION,
            seed="nobody knows",
            start=save(game).decode(),
            host=1,
            watch=hashed(WATCH + table),
        )
        seats = [
            SeatRow(seat, "person", None, f"Player {seat + 1}", link=hashed(key_to(table, seat)))
            for seat in range(game.players)
        ]
        await self.hall.store.add_table(row, seats, ())
        async with self.hall.at(table) as live:
            await self.hall.begin(live)
        return live


class Eyes:
    """A viewer's connection to a table, and what it is sent."""

    def __init__(self, world: World, live: Live, viewer: Seat | None) -> None:
        socket: Any = None
        handing: Any = None
        self.hall = world.hall
        self.live = live
        self.conversation = Conversation(world.hall, socket, lambda: True, 10, handing)
        self.conversation.live = live
        self.key = key_to(live.id, viewer)

    async def sit_down(self) -> None:
        await self.hall.sit_down(self.live.id, self.conversation.connection, [hashed(self.key)])

    async def hear(self, message: Plain) -> None:
        await self.conversation._heard(self.live, msgspec.json.encode(message).decode())

    def sent(self) -> list[bytes | None]:
        mailbox = self.conversation.connection.mailbox
        return [mailbox.get_nowait() for _ in range(mailbox.qsize())]

    @property
    def game(self) -> Game:
        assert self.live.table is not None
        return self.live.table.game

    def act(self, seat: Seat, text: str, chance: str) -> None:
        """Something happens at the table, and everybody is told."""
        table = self.live.table
        assert table is not None
        act = Act(table.epoch + 1, seat, "choice", text, chance, NOW)
        self.live.tell(table.repeat(act), NOW)

    def undo(self, seat: Seat) -> None:
        table = self.live.table
        assert table is not None
        self.live.tell(table.undo(seat, table.epoch, 1, NOW), NOW)


def key_to(table: str, viewer: Seat | None) -> str:
    return (WATCH if viewer is None else f"the key of {seat_name(viewer)}") + table


@asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    (folder / "one").mkdir()
    (folder / "two").mkdir()
    async with (
        opened(folder / "one" / "tables.db") as first,
        opened(folder / "two" / "tables.db") as second,
    ):
        for store in (first, second):
            await store.add_person("Host", hashed("the host's key"))
        worlds = World(first), World(second)
        yield worlds
        for world in worlds:
            await world.computers.close()


def twin(game: Game, viewer: Seat | None, rng: random.Random) -> Game | None:
    """Another game that looks the same to this viewer; None where none was found."""
    if rng.random() < 0.5:
        return reimagine(game, viewer, rng)
    return permute(game, viewer, rng, stacks=rng.random() < 0.5)


def same_act(
    games: list[Game], viewer: Seat | None, rng: random.Random
) -> tuple[Seat, list[str], list[str]] | None:
    """A choice and all of chance's answers, each as it is in both games; None: they part here."""
    one, two = (game.copy() for game in games)
    first = same_choice(one, two, viewer, rng)
    found = first
    texts: tuple[list[str], list[str]] = [], []
    while found is not None:
        seat, *choices = found
        for game, choice, written in zip((one, two), choices, texts, strict=True):
            assert isinstance(choice, Choice)
            events = [event.seen(viewer) for event in play(game, seat, choice)]
            written.append(game.rules.notation.text(choice))
            if any(game.rules.notation.plain(event)["event"] in REVEALING for event in events):
                return None
        asked = [CHANCE in game.asked for game in (one, two)]
        if asked == [False, False]:
            assert first is not None
            return first[0], texts[0], texts[1]
        if asked != [True, True]:
            return None
        found = None
        for _ in range(20):
            found = same_choice(one, two, viewer, rng)
            if found is None or found[0] == CHANCE:
                break
        if found is not None and found[0] != CHANCE:
            return None
    return None


async def compared(
    worlds: tuple[World, World], table: str, seed: int, counts: dict[str, int]
) -> None:
    """Plays two games that look the same to somebody, who must not be able to tell them apart."""
    game, rng = rich_game(seed)
    for _ in walk(game, rng, rng.randrange(60)):
        pass
    while CHANCE in game.asked:
        for _ in walk(game, rng, 1):
            pass
    viewer = rng.choice([None, *range(game.players)])
    other = twin(game, viewer, rng)
    if not game.asked or other is None or other == game:
        return
    assert view(game, viewer) == view(other, viewer)
    one, two = both = [
        Eyes(world, await world.take_up(table, each), viewer)
        for world, each in zip(worlds, (game, other), strict=True)
    ]

    def same(what: str) -> None:
        counts[what] = counts.get(what, 0) + 1
        assert one.sent() == two.sent(), f"{what}, seed {seed}"

    for eyes in both:
        await eyes.sit_down()
    same("welcome and view")
    for _ in range(12):
        for message in questions_of(one, viewer, rng):
            for eyes in both:
                await eyes.hear(message)
            same(message["type"])
        last = one.live.table.undoable(viewer) if one.live.table and viewer is not None else 0
        if viewer is not None and last and rng.random() < 0.3:
            for eyes in both:
                eyes.undo(viewer)
            same("undone")
        found = same_act([one.game, two.game], viewer, rng)
        if found is None:
            break
        seat, *texts = found
        for eyes, (text, *chance) in zip(both, texts, strict=True):
            eyes.act(seat, text, "; ".join(chance))
        same("update")


def questions_of(eyes: Eyes, viewer: Seat | None, rng: random.Random) -> Iterator[Plain]:
    """What a viewer might ask or try that is not granted, and what tells it something."""
    table = eyes.live.table
    assert table is not None
    seat = seat_name(0 if viewer is None else viewer)
    asked = None if viewer is None else eyes.game.asked.get(viewer)
    text = eyes.game.rules.notation.text
    offered = [] if asked is None else [text(option) for option in asked.options]
    for wish in rng.sample(WISHES, 4):
        yield {"type": "explain", "seat": seat, "wish": wish, "ref": "e"}
        if wish not in offered:
            yield {"type": "choose", "seat": seat, "epoch": table.epoch, "choice": wish}
    for first in rng.sample(offered, min(2, len(offered))):
        choice = eyes.game.rules.notation.read_choice(first)
        assert viewer is not None
        tried = play_together(eyes.game, viewer, [choice])
        if not tried.learned and viewer in tried.game.asked:
            # Refused as a whole: how it would have begun must not show, nor what it met with.
            go = f"{first}; gaze 9"
            yield {"type": "choose", "seat": seat, "epoch": table.asked[viewer].epoch, "choice": go}
    if asked is None or not asked.optional:
        yield {"type": "preview", "seat": seat, "ref": "p"}
    yield {"type": "undo", "seat": seat, "epoch": table.epoch - 1}
    yield {"type": "ping"}


@pytest.mark.anyio
async def test_two_games_that_differ_in_hidden_cards_send_the_same_bytes(tmp_path: Path) -> None:
    counts: dict[str, int] = {}
    async with two_worlds(tmp_path) as worlds:
        for seed in range(40):
            await compared(worlds, f"{seed:012}", seed, counts)
            # So many tables need not stay in memory.
            for world in worlds:
                world.hall._live.clear()
    assert counts["welcome and view"] > 20
    assert counts["update"] > 100
    assert counts["preview"] > 100
    assert counts["undone"] > 3


# What is secret beside the cards.

PASSWORD: Final = "correct horse battery"
HOOK: Final = "http://127.0.0.1:9/the-hook-of-ann"


class Told(NamedTuple):
    """What others than Ann were told while she and they played, and what was logged."""

    secrets: dict[str, str]
    to_others: str
    to_the_operator: str
    log: str


class Listening:
    """Keeps all that comes over HTTP, headers and all."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def __call__(self, response: httpx.Response) -> None:
        await response.aread()
        self.heard.append(f"{response.headers} {response.text}")


@pytest.fixture(scope="module", params=["INFO", "DEBUG"])
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Told:
    folder: Path = tmp_path_factory.mktemp("secrets")
    flags = ("--private-hooks", "--public-metrics", "--workers", "1", "--log-level", request.param)
    with served(folder / "battalia.sqlite", *flags) as server:
        secrets, others, operator = asyncio.run(evening(server.url))
        assert server.stop() == 0
    [(secrets["seed"],)] = found(folder / "battalia.sqlite", "SELECT seed FROM tables")
    return Told(secrets, others, operator, server.log)


async def evening(url: str) -> tuple[dict[str, str], str, str]:
    """Ann has an account and sets up a table; Bob comes by a link, Cara watches."""
    listening = Listening()
    ann, bob, cara = [await Guest.named(url, name) for name in ("Ann", "Bob", "Cara")]
    secrets = {"Ann's key": ann.key}
    account = await ann.post("/api/me/account", {"login": "ann", "password": PASSWORD})
    used, unused, *_ = account["recovery"]
    secrets |= {"recovery code": unused, "used code": used}
    await ann.post("/api/me/account", {"login": "ann", "password": PASSWORD, "code": used})
    await ann.request("PATCH", "/api/me", {"hook": HOOK})
    again = await ann.post("/api/login", {"login": "ann", "password": PASSWORD})
    secrets["Ann's other key"] = again["key"]
    ann.http.cookies.clear()
    links = await ann.set_up(
        options={"players": 3},
        seats=[{"who": "me"}, {"who": "link"}, {"who": "link"}],
    )
    table = links["table"]["id"]
    secrets |= {"password": PASSWORD, "hook": HOOK, "link": links["seats"]["p3"]}
    for guest in (bob, cara):
        guest.http.event_hooks["response"] = [listening]
    await bob.join(links["seats"]["p2"], "Bob")
    third = await ann.join(links["seats"]["p3"], "Dora")
    own = await ann.post(f"/api/tables/{table}/seats/p1/link")
    secrets |= {"Ann's seat": own["key"], "third seat": third["key"]}
    heard: list[Plain] = []
    async with (
        ann.at(table, [own["key"]]) as first,
        bob.at(table) as second,
        cara.at(table, [links["watch"]]) as watching,
        sitting(url, table, [third["key"]]) as last,
    ):
        places = [first, second, last]
        await first.ask({"type": "say", "text": "Good evening", "ref": "1"})
        for _ in range(15):
            for place in places:
                await place.ask({"type": "ping"})
            place, seat = next((place, seat) for place in places for seat in place.questions)
            await place.choose(seat, place.questions[seat]["options"][-1]["choice"])
            heard += await news(second) + await news(watching)
        with pytest.raises(Declined):
            await second.choose("p1", "end", 0)
    for guest, key in ((bob, bob.key), (cara, links["watch"])):
        guest.key = key
        for path in (
            "",
            "/history?viewer=watch",
            "/history?viewer=p1",
            "/record",
            "/proof",
            "/draws",
        ):
            with suppress(Declined):
                await guest.get(f"/api/tables/{table}{path}")
        for path in ("/api/tables", "/api/me", "/api/offer"):
            with suppress(Declined):
                await guest.get(path)
    operator = "".join([(await ann.http.get(path)).text for path in ("/metrics", "/health")])
    for guest in (ann, bob, cara):
        await guest.close()
    return secrets, str(heard) + "".join(listening.heard), operator


async def news(place: Place) -> list[Plain]:
    """All that came in since."""
    await place.send({"type": "ping", "ref": "news"})
    heard = [await place.hear()]
    while heard[-1].get("ref") != "news":
        heard.append(await place.hear())
    return heard


def traces(secret: str) -> list[str]:
    """A secret, what is stored of it, and the longer part of it."""
    kept = hashed(secret)
    return [secret, secret[: len(secret) * 2 // 3], kept.hex(), b64encode(kept).decode()]


def test_nobody_is_told_the_secrets_of_somebody_else(told: Told) -> None:
    assert len(told.to_others) > 10_000
    for what, secret in told.secrets.items():
        # To the hash of a table's secret the server has bound itself before everybody.
        bound = [hashed(secret).hex()] if what == "seed" else []
        for trace in traces(secret):
            assert trace not in told.to_others or trace in bound, what


def test_no_secret_is_logged(told: Told) -> None:
    assert "/api/login" in told.log
    for what, secret in told.secrets.items():
        for trace in traces(secret):
            assert trace not in told.log, what


def test_counts_and_health_tell_no_secret_and_nobodys_name(told: Told) -> None:
    assert "battalia_choices_total" in told.to_the_operator
    for what, secret in told.secrets.items():
        for trace in traces(secret):
            assert trace not in told.to_the_operator, what
    for name in ("Ann", "Bob", "Cara", "Dora"):
        assert name not in told.to_the_operator
