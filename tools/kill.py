"""Kills a server again and again while people play, and looks whether anything was lost.

Many tables are played over real sockets. At a random moment the server is killed (SIGKILL); then
the database is compared with what the clients know, the server is started again, everybody comes
back, and play goes on. What must hold after every kill:

- What was acknowledged is stored, as it was asked for.
- What was not acknowledged is stored whole or not at all, and nothing is stored that nobody did.
- What anybody was shown is stored.
- Every game can be taken up, with its snapshot and without, and its record replays to the same.
- Everybody who comes back sees what the stored game shows them, and what they saw last if nothing
  has happened since.

    python tools/kill.py --kills 100 --tables 8 --seed 1
    python tools/kill.py --database postgresql://battalia@localhost/battalia

With several processes it is a hall (docs/halls.md), on a PostgreSQL of its own. Nobody waits until
everybody has noticed: any of the processes, PostgreSQL and Redis are killed at random and started
again after a while, or one process is cut off from what it stands on, or paused, and comes back.
What must hold is in ``kills.history``; and no table is without a leader for more than ten seconds
while PostgreSQL is there.

    python tools/kill.py --processes 3 --kills 200 --tables 12
    python tools/kill.py --processes 3 --partitions 14 --tables 6
"""

import argparse
import asyncio
import itertools
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import InvalidMessage

from battalia.engine import view
from battalia.server.client import ConnectionClosed, Declined, Guest, Place, Plain
from battalia.server.config import Config
from battalia.server.store import Store
from battalia.server.table import Act
from battalia.server.wire import Wire
from kills.engines import NotThere, Postgres, Redis
from kills.halls import GAMES, LEADERLESS, Crowd, Faults, Halls, Watch, compared
from kills.stored import Wrong, check_all, stored_game

COMMAND = "import sys; from battalia.cli import main; sys.exit(main())"
LIMITS = ("--rate-each", "100000", "--connections-each", "10000", "--log-level", "ERROR")
UNDO = 0.2
"""How often a choice is taken back where that is possible."""
LOST = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)
"""How a client learns that the server is gone."""


class Wish(NamedTuple):
    """What a client asked for: a choice, or to take one back."""

    seat: str
    kind: str
    text: str

    def fits(self, act: Act) -> bool:
        return (
            act.seat == int(self.seat[1:]) - 1
            and act.kind == self.kind
            and (self.kind == "undo" or act.text == self.text)
        )


class Running:
    """A server on a database, in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def begin(cls, database: str) -> "Running":
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", database),
            *LIMITS,
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stderr is not None
        lines = []
        async for line in process.stderr:
            lines.append(line.decode())
            found = re.search(r"Battalia is at (\S+)", lines[-1])
            if found:
                return cls(process, found[1].replace("localhost", "127.0.0.1"))
        raise Wrong("the server did not start:\n" + "".join(lines))

    async def _read(self) -> str:
        """What is logged must be read, or the server would wait for it."""
        assert self.process.stderr is not None
        return (await self.process.stderr.read()).decode()

    async def kill(self) -> str:
        """As a power cut would; what was logged."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        return await self._reader


class Game:
    """A table, and all that its clients know about it."""

    def __init__(self, table: str, keys: dict[str, str]) -> None:
        self.table = table
        self.keys = keys
        self.asked_for: dict[str, Wish] = {}
        """By seat: what was sent and has not been answered."""
        self.acknowledged: dict[int, Wish] = {}
        """By the number of the act."""
        self.seen: dict[str, tuple[int, Plain]] = {}
        """By seat: the last view, and its epoch."""
        self.over = False

    @property
    def latest(self) -> int:
        """The last act that anybody was shown or that was acknowledged."""
        return max([-1, *self.acknowledged, *(epoch for epoch, _ in self.seen.values())])


class Party:
    """All tables, and everybody who plays at them."""

    def __init__(self, database: str, tables: int, seed: int) -> None:
        self.database = database
        self.random = Random(seed)
        self.games: list[Game | None] = [None] * tables
        self.answers = 0
        self.goal = 0
        """After so many answers the server is killed."""
        self.reached = asyncio.Event()
        self.counts: Counter[str] = Counter()
        self.begun = 0

    # Playing.

    async def play(self, url: str) -> None:
        """Plays on at all tables until the server is gone and everybody has noticed."""
        host = Guest(url)
        try:
            await everything(*(self._host(host, url, at) for at in range(len(self.games))))
        finally:
            await host.close()

    async def _host(self, host: Guest, url: str, at: int) -> None:
        """One game after the other at one table."""
        while True:
            game = self.games[at]
            if game is None or game.over:
                game = self.games[at] = await self._set_up(host, at)
            await everything(*(self._sit(url, game, seat) for seat in game.keys))
            self.counts["games"] += 1

    async def _set_up(self, host: Guest, at: int) -> Game:
        somebody = await host.post("/api/people", {"name": f"Host {at}"})
        host.http.cookies.clear()
        options = GAMES[at % len(GAMES)]
        self.begun += 1
        links = await Guest(host.url, somebody["key"], host.http).set_up(
            options=msgspec.to_builtins(options),
            seats=[{"who": "link"}] * options.players,
            seed=f"kill {self.begun}",
        )
        keys = {}
        for seat, link in links["seats"].items():
            keys[seat] = (await Guest(host.url, "", host.http).join(link))["key"]
        return Game(links["table"]["id"], keys)

    async def _sit(self, url: str, game: Game, seat: str) -> None:
        """One player, until the game is over."""
        person = Guest(url)
        try:
            async with person.at(game.table, [game.keys[seat]]) as place:
                while seat not in place.views:
                    await place.hear()
                self._compare(game, seat, place)
                while place.table["state"] != "over":
                    if seat in place.questions:
                        await self._answer(game, seat, place)
                    else:
                        await place.hear()
                        game.seen[seat] = place.epoch, place.views[seat]
                game.over = True
        except Wrong:
            self.reached.set()
            raise
        finally:
            await person.close()

    def _compare(self, game: Game, seat: str, place: Place) -> None:
        """Who comes back sees what was there."""
        epoch, known = game.seen.get(seat, (-1, {}))
        if place.epoch < epoch:
            raise Wrong(f"{game.table}: {seat} is back at act {place.epoch}, having seen {epoch}")
        if place.epoch == epoch and place.views[seat] != known:
            raise Wrong(f"{game.table}: {seat} sees act {epoch} otherwise than before")
        game.seen[seat] = place.epoch, place.views[seat]

    async def _answer(self, game: Game, seat: str, place: Place) -> None:
        verbs: dict[str, list[str]] = {}
        for option in place.questions[seat]["options"]:
            verbs.setdefault(option["verb"], []).append(option["choice"])
        text = self.random.choice(verbs[self.random.choice(list(verbs))])
        await self._ask(game, Wish(seat, "choice", text), place)
        if place.undo.get(seat) and self.random.random() < UNDO:
            await self._ask(game, Wish(seat, "undo", ""), place)

    async def _ask(self, game: Game, wish: Wish, place: Place) -> None:
        game.asked_for[wish.seat] = wish
        try:
            if wish.kind == "undo":
                done = await place.take_back(wish.seat)
            else:
                done = await place.choose(wish.seat, wish.text)
        except Declined as refusal:
            # A partner was quicker, and the question or what could be undone is another one.
            if refusal.id not in ("late-answer", "not-asked", "nothing-to-undo"):
                raise Wrong(f"{game.table}: {wish} was refused: {refusal.id}") from None
            self.counts["late"] += 1
        else:
            game.acknowledged[done["epoch"]] = wish
            self.counts[wish.kind] += 1
        finally:
            game.seen[wish.seat] = place.epoch, place.views[wish.seat]
        del game.asked_for[wish.seat]
        self.answers += 1
        if self.answers >= self.goal:
            self.reached.set()

    # Killing and looking.

    async def round(self) -> None:
        """Starts the server, lets everybody play, kills it, and looks at what is left."""
        server = await Running.begin(self.database)
        self.reached.clear()
        self.goal = self.answers + self.random.randrange(1, 25 * len(self.games))
        playing = asyncio.create_task(self.play(server.url))
        waiting = asyncio.create_task(self.reached.wait())
        try:
            await asyncio.wait((playing, waiting), return_when=asyncio.FIRST_COMPLETED)
            # A moment more, so that it is not always an acknowledgement that comes last.
            for _ in range(self.random.randrange(200)):
                await asyncio.sleep(0)
        finally:
            waiting.cancel()
            status = server.process.returncode
            logged = await server.kill()
            with suppress(*LOST):
                await playing
        if logged:
            raise Wrong(f"the server complained:\n{logged}")
        if status is not None:
            raise Wrong(f"the server ended by itself with {status}")
        await self.look()

    async def look(self) -> None:
        """Compares the database with what everybody knows."""
        store = Store(self.database)
        await store.open()
        try:
            for game in self.games:
                if game is not None:
                    await self._look_at(store, game)
        finally:
            await store.close()

    async def _look_at(self, store: Store, game: Game) -> None:
        acts, table = await stored_game(store, game.table)
        if table is None:
            raise Wrong(f"{game.table}: the game has not begun")
        if len(acts) <= game.latest:
            raise Wrong(f"{game.table}: act {game.latest} was shown, {len(acts) - 1} is the last")
        for number, wish in game.acknowledged.items():
            if not wish.fits(acts[number]):
                raise Wrong(f"{game.table}: {wish} was acknowledged, stored is {acts[number]}")
        unheard = list(game.asked_for.values())
        for act in acts[1:]:
            if act.number in game.acknowledged:
                continue
            mine = next((wish for wish in unheard if wish.fits(act)), None)
            if mine is None:
                raise Wrong(f"{game.table}: nobody asked for {act}")
            unheard.remove(mine)
            # From now on it is known that it happened.
            game.acknowledged[act.number] = mine
            self.counts["unacknowledged, stored"] += 1
        self.counts["unacknowledged, not stored"] += len(unheard)
        game.asked_for.clear()
        game.over = table.over
        wire = Wire(table.game.rules.notation)
        for seat, (epoch, known) in game.seen.items():
            shown = wire.view(view(table.game, int(seat[1:]) - 1))
            if epoch == table.epoch and msgspec.to_builtins(shown) != known:
                raise Wrong(f"{game.table}: {seat} was shown act {epoch} otherwise")


async def everything(*jobs: Coroutine[Any, Any, None]) -> None:
    """Waits for all of them, whatever happens to some; then raises the worst of it."""
    problems = [
        problem
        for problem in await asyncio.gather(*jobs, return_exceptions=True)
        if problem is not None
    ]
    for problem in sorted(problems, key=lambda problem: isinstance(problem, LOST)):
        raise problem


async def torment(database: str, kills: int, tables: int, seed: int) -> Counter[str]:
    """So many kills; what was counted (Wrong)."""
    party = Party(database, tables, seed)
    began = time.monotonic()
    for number in range(1, kills + 1):
        await party.round()
        if number % 10 == 0:
            print(
                f"{number} kills, {time.monotonic() - began:.0f} s: {told(party.counts)}",
                flush=True,
            )
    party.counts["tables"] = await check_all(database)
    return party.counts


def told(counts: Counter[str]) -> str:
    """Everything that was counted, in a line."""
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))


class Plan(NamedTuple):
    """What becomes of a hall of several processes."""

    processes: int = 3
    kills: int = 0
    partitions: tuple[tuple[str, float], ...] = ()
    """Of which kind, and for how many seconds."""
    tables: int = 12
    seed: int = 1
    redis: bool = False
    every: float = 4.0
    """Seconds from one kill to the next, on average."""
    calm: float = 12.0
    """Seconds after the last fault in which everybody plays on."""


async def storm(folder: Path, plan: Plan) -> tuple[Crowd, Watch, Faults]:
    """Plays, kills and cuts off; then compares. What is wrong lies with the crowd (Wrong)."""
    if plan.redis and "redis" not in Config.__struct_fields__:
        raise NotThere("this server knows no Redis")
    postgres, redis = Postgres(folder), Redis() if plan.redis else None
    halls = Halls(postgres, redis, plan.processes)
    crowd = Crowd(halls, plan.tables, plan.seed)
    watch = Watch(crowd)
    faults = Faults(crowd, watch, plan.seed)
    await postgres.create()
    if redis is not None:
        await redis.start()
    try:
        await halls.start(relays=bool(plan.partitions))
        looking = asyncio.create_task(watch.look())
        playing = asyncio.create_task(crowd.play())
        try:
            await until_played(crowd, playing)
            await struck(plan, faults, watch, playing)
            await faults.mended()
            await asyncio.sleep(plan.calm)
            crowd.ending = True
            await playing
        finally:
            looking.cancel()
            playing.cancel()
            await asyncio.gather(looking, playing, return_exceptions=True)
            await faults.mended()
        await halls.stop()
        for problem in (*halls.complaints(), *await compared(crowd)):
            crowd.wrong(problem)
        crowd.counts["tables"] = await check_all(postgres.url)
    finally:
        await halls.stop()
        if redis is not None:
            await redis.kill()
        await postgres.stop()
    return crowd, watch, faults


async def until_played(crowd: Crowd, playing: asyncio.Task[None]) -> None:
    """Returns when there is a game at every table."""
    while len(crowd.playing) < crowd.tables:
        if playing.done():
            await playing
        await asyncio.sleep(0.05)


async def struck(plan: Plan, faults: Faults, watch: Watch, playing: asyncio.Task[None]) -> None:
    """All kills and partitions, one after the other; what is killed comes back meanwhile."""
    began = time.monotonic()
    for number in range(1, plan.kills + 1):
        await asyncio.sleep(faults.random.uniform(0.2, 2 * plan.every - 0.2))
        if playing.done():
            # A client has failed.
            await playing
        await faults.kill_one()
        if number % 10 == 0:
            print(
                f"{number} kills, {time.monotonic() - began:.0f} s,"
                f" longest without a leader {watch.longest_leaderless:.1f} s:"
                f" {told(faults.crowd.counts)}",
                flush=True,
            )
    for kind, seconds in plan.partitions:
        await asyncio.sleep(faults.random.uniform(1, 4))
        await faults.cut_off(kind, seconds)
        print(
            f"{kind}, {seconds:.0f} s: longest without a leader"
            f" {watch.longest_leaderless:.1f} s: {told(faults.crowd.counts)}",
            flush=True,
        )


def partitions(number: int, seed: int, *, redis: bool) -> tuple[tuple[str, float], ...]:
    """So many of them, each kind in its turn; who is paused is so for half a minute."""
    random, kinds = Random(f"{seed} partitions"), Faults.kinds(redis=redis)
    return tuple(
        (kind, 30.0 if kind == "paused" else random.uniform(5, 15))
        for kind, _ in zip(itertools.cycle(kinds), range(number), strict=False)
    )


def weather(plan: Plan) -> int:
    """Runs a storm and tells how it went; the exit status."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            crowd, watch, faults = asyncio.run(storm(Path(folder), plan))
        except (Wrong, NotThere) as problem:
            print(f"WRONG: {problem}")
            return 1
    counts = crowd.counts
    print(
        f"{plan.processes} processes, {plan.tables} tables, {time.monotonic() - began:.0f} s.\n"
        f"Faults: {told(faults.done)}.\n"
        f"Acknowledged: {counts['choice done'] + counts['undo done']} acts,"
        f" {counts['chat done']} lines; {told(counts)}.\n"
        f"Longest without a leader while PostgreSQL was there: {watch.longest_leaderless:.1f} s"
        f" (at most {LEADERLESS:.0f}); with a leader and without an answer:"
        f" {watch.longest_unanswered:.1f} s; a look at the leaders was held up by others on this"
        f" machine for {watch.longest_held_up:.1f} s.\n"
        f"Violations: {len(crowd.problems)}."
    )
    return 1 if crowd.problems else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Kills servers while people play.")
    parser.add_argument("--kills", type=int)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="an empty one; a SQLite file that is gone afterwards")
    several = parser.add_argument_group("a hall of several processes, on a PostgreSQL of its own")
    several.add_argument("--processes", type=int, default=1)
    several.add_argument("--partitions", type=int, default=0, help="so many, instead of kills")
    several.add_argument("--redis", action="store_true", help="with a Redis, which is killed, too")
    args = parser.parse_args(arguments)
    if args.processes > 1:
        cuts = partitions(args.partitions, args.seed, redis=args.redis)
        kills = (0 if cuts else 200) if args.kills is None else args.kills
        plan = Plan(args.processes, kills, cuts, args.tables, args.seed, args.redis)
        return weather(plan)
    kills = 100 if args.kills is None else args.kills
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        try:
            counts = asyncio.run(torment(database, kills, args.tables, args.seed))
        except Wrong as problem:
            print(f"WRONG: {problem}")
            return 1
    print(f"Nothing was lost in {kills} kills: {told(counts)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
