"""Several processes on one PostgreSQL, and people who play there whatever becomes of them.

People, computers and spectators are at every table. Clients come to any process and, when they lose
it, to another one, as a proxy would send them; each notes what it asks for and what it sees. When
all is over, the notes are compared with what is stored (``kills.history``).
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from hashlib import blake2b
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from random import Random
from typing import Any, Final

import httpx
import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from battalia.engine import Options, view, with_expansion
from battalia.engine.notation import seat_name
from battalia.server.client import Declined, Guest, Place, Plain
from battalia.server.store import Store
from battalia.server.table import Act, Table
from battalia.server.wire import Wire
from kills.engines import Postgres, Redis, Relay, Way, free_port
from kills.history import Entry, History, Log, Outcome, Read, Sight, Write, violations
from kills.stored import Wrong, stored_game

FLAGS: Final = (
    *("--rate-each", "100000", "--connections-each", "10000", "--people-each", "1000000"),
    *("--workers", "1", "--log-level", "ERROR"),
)
PLENTY: Final = {"BATTALIA_WORK_EACH": "1e9", "BATTALIA_WORK_BURST": "1e9"}
GAMES: Final = (
    Options(players=2, weeks=3),
    Options(players=3, weeks=2, starting_heroes=2),
    with_expansion(4, weeks=2),
    Options(players=4, weeks=2),
)
"""What is played, table by table."""
COMPUTERS: Final = (0, 1, 2, 1)
"""So many of their seats are computers'."""
LEVEL: Final = "novice"
UNDO: Final = 0.1
"""How often a choice is taken back where that is possible."""
SPEAK: Final = 0.05
"""How often somebody says something before a choice."""
PAUSE: Final = 0.3
"""Seconds that a player waits at most before an answer."""
QUIET: Final = 0.7
"""After so many seconds without news a client asks how things stand."""
PATIENCE: Final = 5.0
"""Seconds after which a client gives up a server that does not answer."""
GREETING: Final = 13.0
"""The same for a hello: a process may wait for a leader that is no more."""
LEADERLESS: Final = 10.0
"""Seconds for which no table may be without a leader while PostgreSQL is there."""
LOOK: Final = 0.1
"""Seconds from one look at the leaders to the next."""
LATE: Final = frozenset({"late-answer", "not-asked", "nothing-to-undo", "undo-shows-new"})
"""Refusals by which nothing has happened: somebody else was quicker."""
UNKNOWN: Final = frozenset({"not-stored", "leader-lost", "table-without-leader", "server-closing"})
"""Refusals after which a client must see for itself how things stand."""
GONE: Final = (ConnectionClosed, WebSocketException, OSError, TimeoutError, httpx.TransportError)
"""How a client learns that a server is gone."""
LEADERS: Final = """
    SELECT tables.id, halls.address FROM tables JOIN halls ON halls.id = tables.leader
    WHERE halls.until > date_part('epoch', clock_timestamp())
"""
BROKEN: Final = re.compile(r"Traceback|a task failed|a conversation failed|could not be answered")
"""What no server may log, whatever is killed."""


class Bye(Exception):
    """The server said goodbye."""


def digest(seen: Plain) -> bytes:
    """A view in a few bytes."""
    return blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=8).digest()


# Processes.


@cache
def warm() -> ForkServerContext:
    """A process that has imported what servers and computers need: all are forked from it.

    To start a hundred of them costs little then. Each is killed like any other.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["battalia.cli", "battalia.server.running", "battalia.bots"])
    forkserver.ensure_running()
    return context


def serve(arguments: Sequence[str], log: Connection) -> None:
    """The command in a process that was forked."""
    os.dup2(log.fileno(), 2)
    log.close()
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    os.environ.update(PLENTY)
    sys.argv = ["battalia", *arguments]
    from battalia.cli import main

    sys.exit(main())


class Process:
    """A server that is killed and started again, always with the same ways to everything."""

    def __init__(self, number: int, database: str, redis: str, ways: dict[str, Relay]) -> None:
        self.number = number
        self._database = database
        self._redis = redis
        self.ways = ways
        """By what they lead to: ``postgres``, ``redis``, ``others``."""
        self.url = ""
        """Where people come; empty: nobody can."""
        self.address = ""
        """Where other processes come."""
        self.well = False
        """It runs, and reaches the database."""
        self.log: list[str] = []
        self.failed = ""
        """What it logged when it last could not start."""
        self._process: ForkServerProcess | None = None
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> bool:
        """Returns when people can come; False: it has ended before."""
        others = self.ways.get("others")
        # With a relay before it, others know the relay's address, and it must stay.
        port = others.target if others is not None else free_port()
        self.address = f"127.0.0.1:{port if others is None else others.port}"
        redis = ("--redis", self._redis) if self._redis else ()
        arguments = (
            *("serve", "--port", "0", "--database", self._database),
            *("--hall", f"127.0.0.1:{port}", *redis, *FLAGS),
        )
        context = await asyncio.to_thread(warm)
        ours, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=serve, args=(arguments, theirs))
        self._process.start()
        theirs.close()
        logged = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(logged),
            os.fdopen(os.dup(ours.fileno()), "rb", buffering=0),
        )
        ours.close()
        lines = []
        async for line in logged:
            found = re.search(r"Battalia is at (\S+)", line.decode())
            if found:
                self.url = found[1].replace("localhost", "127.0.0.1")
                self.well = True
                self._reader = asyncio.create_task(self._read(logged))
                return True
            lines.append(line.decode())
        await asyncio.to_thread(self._process.join)
        self.failed = "".join(lines)
        return False

    async def _read(self, logged: asyncio.StreamReader) -> None:
        """What is logged must be read, or the server would wait for it."""
        async for line in logged:
            self.log.append(line.decode())
        if self.well and self._process is not None:
            # Nobody has killed it.
            self.log.append(f"a task failed: the process ended with {self._process.exitcode}")

    def signal(self, number: int) -> None:
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    async def kill(self) -> None:
        """As a power cut would."""
        self.url, self.well = "", False
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.join)
        if self._reader is not None:
            await self._reader


class Halls:
    """The processes, and what they stand on."""

    def __init__(self, postgres: Postgres, redis: Redis | None, processes: int) -> None:
        self.postgres = postgres
        self.redis = redis
        self.count = processes
        self.processes: list[Process] = []
        self.relays: list[Relay] = []

    async def start(self, *, relays: bool) -> None:
        """``relays``: every process can be cut off from everything."""
        for number in range(self.count):
            ways: dict[str, Relay] = {}
            if relays:
                ways = {"postgres": Relay(self.postgres.port), "others": Relay(free_port())}
                if self.redis is not None:
                    ways["redis"] = Relay(self.redis.port)
                for relay in ways.values():
                    await relay.start()
                    self.relays.append(relay)
            port = ways["postgres"].port if relays else self.postgres.port
            redis = ""
            if self.redis is not None:
                there = ways["redis"].port if relays else self.redis.port
                redis = f"redis://127.0.0.1:{there}/0"
            database = f"postgresql://battalia@127.0.0.1:{port}/postgres"
            self.processes.append(Process(number, database, redis, ways))
        # One after the other: the first one makes the form of the database.
        if not await self.processes[0].start():
            raise Wrong(f"the server did not start:\n{self.processes[0].failed}")
        if relays:
            await self._tell_relays()
            await self.processes[0].kill()
            await self.processes[0].start()
        await asyncio.gather(*(process.start() for process in self.processes[1:]))

    async def _tell_relays(self) -> None:
        """Processes write the address at which they listen into the database; others are to find
        the relay before it there."""
        async with await psycopg.AsyncConnection.connect(self.postgres.url) as connection:
            for process in self.processes:
                way = process.ways["others"]
                target, relay = f"127.0.0.1:{way.target}", f"127.0.0.1:{way.port}"
                name = f"relay_{process.number}"
                await connection.execute(
                    f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS"
                    f" $$ BEGIN NEW.address := '{relay}'; RETURN NEW; END $$".encode()
                )
                await connection.execute(
                    f"CREATE TRIGGER {name} BEFORE INSERT ON halls FOR EACH ROW"
                    f" WHEN (NEW.address = '{target}') EXECUTE FUNCTION {name}()".encode()
                )

    async def stop(self) -> None:
        for process in self.processes:
            await process.kill()
        for relay in self.relays:
            await relay.stop()

    @property
    def urls(self) -> list[str]:
        """Where a proxy would send people."""
        return [process.url for process in self.processes if process.url]

    def complaints(self) -> Iterator[str]:
        """What no process may log."""
        for process in self.processes:
            for at, line in enumerate(process.log):
                if BROKEN.search(line):
                    yield f"process {process.number} logged:\n" + "".join(process.log[at : at + 40])
                    break


# People.


class Game:
    """A table, and who is there."""

    def __init__(self, table: str, keys: dict[str, str], watch: str, host: str) -> None:
        self.table = table
        self.keys = keys
        """By seat; a computer has none."""
        self.watch = watch
        self.host = host
        """The key of the person who has set it up."""
        self.over = False
        self.since = time.monotonic()
        self.led = self.since
        """When it was last seen to have a leader."""
        self.answered = self.since
        """When anybody there was last answered."""

    @property
    def acts(self) -> str:
        return f"{self.table} acts"

    @property
    def chat(self) -> str:
        return f"{self.table} chat"


class Watched(Place):
    """A connection of which everything is noted."""

    def __init__(self, socket: ClientConnection, client: Client) -> None:
        super().__init__(socket)
        self.client = client
        client.visits += 1

    async def hear(self) -> Plain:
        message = await super().hear()
        now = time.monotonic()
        client, game = self.client, self.client.game
        match message["type"]:
            case "bye":
                raise Bye(message["reason"]["id"])
            case "view" | "update":
                seat = message.get("seat")
                client.crowd.history.sights.append(
                    Sight(
                        client.name,
                        game.acts,
                        client.visits,
                        seat or "",
                        message["epoch"],
                        now,
                        digest(self.views[seat]),
                        message["type"] == "view",
                    )
                )
            case "said" if message["line"]["text"] == client.saying:
                client.said = message["line"]["number"]
        game.over |= self.table.get("state") == "over"
        return message


class Client:
    """Somebody at a table, for as long as it is played at: a player, or a spectator."""

    def __init__(self, crowd: Crowd, game: Game, seat: str, name: str) -> None:
        self.crowd = crowd
        self.game = game
        self.seat = seat
        """Empty: a spectator."""
        self.name = name
        self.random = Random(f"{crowd.seed} {name} {game.table}")
        self.visits = 0
        self.saying = ""
        self.said = -1
        self._lines = itertools.count(1)

    async def stay(self) -> None:
        """Comes again and again until the game is over."""
        while not self.game.over and not self.crowd.ending:
            urls = self.crowd.halls.urls
            if urls:
                try:
                    await self._visit(self.random.choice(urls))
                except Bye as reason:
                    self.crowd.counts[f"bye: {reason}"] += 1
                    if str(reason) not in UNKNOWN:
                        self.crowd.wrong(f"{self.name} was sent away: {reason}")
                except Declined as refusal:
                    self.crowd.wrong(f"{self.name} was refused: {refusal.id}")
                except GONE:
                    self.crowd.counts["lost connections"] += 1
            await asyncio.sleep(self.random.uniform(0.05, 0.3))

    @asynccontextmanager
    async def _sitting(self, url: str) -> AsyncIterator[Watched]:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.game.table}/live"
        key = self.game.keys[self.seat] if self.seat else self.game.watch
        began = time.monotonic()
        async with connect(
            address, max_size=None, compression=None, open_timeout=PATIENCE, close_timeout=1
        ) as socket:
            place = Watched(socket, self)
            await place.send({"type": "hello", "keys": [key]})
            async with asyncio.timeout(GREETING):
                welcome = await place.hear()
            self._read(began, welcome["table"]["epoch"])
            lines = [line["number"] for line in welcome.get("chat", [])]
            self._read(began, max(lines, default=-1), self.game.chat)
            yield place

    def _read(self, began: float, number: int, log: str = "") -> None:
        now = self.game.answered = time.monotonic()
        read = Read(self.name, log or self.game.acts, began, now, number)
        self.crowd.history.reads.append(read)
        self.crowd.counts["reads"] += 1

    async def _visit(self, url: str) -> None:
        async with self._sitting(url) as place:
            while not self.game.over and not self.crowd.ending:
                if self.seat in place.questions:
                    await self._answer(place)
                    continue
                try:
                    async with asyncio.timeout(self.random.uniform(0.1, 2 * QUIET)):
                        await place.hear()
                except TimeoutError:
                    await self._look(place)

    async def _look(self, place: Watched) -> None:
        """How do things stand? Asked here, or of any process from outside."""
        began = time.monotonic()
        way = self.random.random()
        if way < 0.6:
            async with asyncio.timeout(PATIENCE):
                answer = await place.ask({"type": "ping"})
            self._read(began, answer["epoch"])
            return
        urls = self.crowd.halls.urls
        if not urls:
            return
        guest = Guest(self.random.choice(urls), self.game.host, self.crowd.http)
        try:
            async with asyncio.timeout(GREETING):
                if way < 0.85:
                    path = f"{guest.url}/api/tables/{self.game.table}"
                    number = (await guest.get(path))["epoch"]
                else:
                    tables = (await guest.get(f"{guest.url}/api/tables"))["tables"]
                    mine = [one for one in tables if one["id"] == self.game.table]
                    if not mine:
                        self.crowd.wrong(f"{self.game.table} is not in the list of its host")
                        return
                    number = mine[0]["epoch"]
        except Declined as refusal:
            if refusal.id not in UNKNOWN:
                self.crowd.wrong(f"{self.name}, from outside, was refused: {refusal.id}")
        except GONE:
            # The table itself may be well.
            self.crowd.counts["lost requests"] += 1
        else:
            self._read(began, number)

    async def _answer(self, place: Watched) -> None:
        await asyncio.sleep(self.random.uniform(0, PAUSE))
        if self.random.random() < SPEAK:
            await self._speak(place)
        if self.seat not in place.questions:
            return
        question = place.questions[self.seat]
        verbs: dict[str, list[str]] = {}
        for option in question["options"]:
            verbs.setdefault(option["verb"], []).append(option["choice"])
        text = self.random.choice(verbs[self.random.choice(list(verbs))])
        asking = place.choose(self.seat, text)
        await self._ask("choice", text, asking, question["epoch"])
        if place.undo.get(self.seat) and self.random.random() < UNDO:
            await self._ask("undo", "", place.take_back(self.seat), place.epoch)

    async def _speak(self, place: Watched) -> None:
        self.saying, self.said = f"{self.name}, {next(self._lines)}", -1
        say = place.ask({"type": "say", "text": self.saying})
        await self._ask("chat", self.saying, say, None)

    async def _ask(
        self, kind: str, text: str, asking: Coroutine[Any, Any, Plain], asked: int | None
    ) -> None:
        """Asks for an entry, and notes what became of it."""
        log = self.game.chat if kind == "chat" else self.game.acts
        entry = Entry(int(self.seat[1:]) - 1, kind, text)
        began = time.monotonic()
        outcome: Outcome = "open"
        number = -1
        try:
            async with asyncio.timeout(PATIENCE):
                done = await asking
            outcome = "done"
            number = self.said if kind == "chat" else done["epoch"]
            self.game.answered = time.monotonic()
        except Declined as refusal:
            outcome = "open" if refusal.id in UNKNOWN else "refused"
            if refusal.id not in LATE | UNKNOWN:
                self.crowd.wrong(f"{self.name}: {entry} was refused: {refusal.id}")
        finally:
            # Also where the connection was lost.
            ended = time.monotonic()
            self.crowd.history.writes.append(
                Write(self.name, log, entry, began, ended, outcome, number, asked)
            )
            self.crowd.counts[f"{kind} {outcome}"] += 1


class Crowd:
    """All tables, and everybody there."""

    def __init__(self, halls: Halls, tables: int, seed: int) -> None:
        self.halls = halls
        self.seed = seed
        self.history = History()
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.ending = False
        self.games: list[Game] = []
        self.playing: dict[int, Game] = {}
        self.http = httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=2))
        self.tables = tables

    def wrong(self, problem: str) -> None:
        self.problems.append(problem)
        print(f"WRONG: {problem}", flush=True)

    async def play(self) -> None:
        """Until ``ending``."""
        try:
            async with asyncio.TaskGroup() as group:
                for at in range(self.tables):
                    group.create_task(self._keep(at))
        finally:
            await self.http.aclose()

    async def _keep(self, at: int) -> None:
        """One game after the other at one table."""
        random = Random(f"{self.seed} host {at}")
        for number in itertools.count():
            while (game := await self._set_up(random, at, number)) is None:
                if self.ending:
                    return
                await asyncio.sleep(random.uniform(0.1, 0.5))
            self.games.append(game)
            self.playing[at] = game
            # Somebody has two windows open, and answers in whichever was quicker.
            seats = ["p1", *game.keys, "", ""]
            clients = [
                Client(self, game, seat, f"{seat or 'spectator'}.{window}")
                for window, seat in enumerate(seats)
            ]
            async with asyncio.TaskGroup() as group:
                for client in clients:
                    group.create_task(client.stay())
            if self.ending:
                return
            self.counts["games played"] += 1

    async def _set_up(self, random: Random, at: int, number: int) -> Game | None:
        urls = self.halls.urls
        if not urls:
            return None
        url = random.choice(urls)
        options = GAMES[at % len(GAMES)]
        people = options.players - COMPUTERS[at % len(GAMES)]
        try:
            async with asyncio.timeout(GREETING):
                host = await Guest.named(url, f"Host {at}")
                try:
                    links = await host.set_up(
                        options=msgspec.to_builtins(options),
                        seats=[{"who": "me"}]
                        + [{"who": "link"}] * (people - 1)
                        + [{"who": "computer", "level": LEVEL}] * (options.players - people),
                        seed=f"{self.seed} {at} {number}",
                    )
                    keys = {"p1": host.key}
                    for seat, link in links["seats"].items():
                        keys[seat] = (await Guest(url, "", host.http).join(link))["key"]
                finally:
                    await host.close()
        except Declined as refusal:
            if refusal.id not in UNKNOWN:
                self.wrong(f"a table could not be set up: {refusal.id}")
            return None
        except GONE:
            return None
        return Game(links["table"]["id"], keys, links["watch"], host.key)


# Looking.


class Watch:
    """Looks all the time whether every table has a leader, and whether anybody is answered."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.longest_leaderless = 0.0
        self.longest_unanswered = 0.0
        self.longest_held_up = 0.0
        """For so many seconds this process itself got no turn, or the database did not."""
        self._leaders: dict[str, tuple[str, float]] = {}

    async def look(self) -> None:
        """For ever."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.crowd.halls.postgres.url, autocommit=True, connect_timeout=2
                ) as connection:
                    while True:
                        began = time.monotonic()
                        async with asyncio.timeout(2):
                            found = await (await connection.execute(LEADERS)).fetchall()
                        self._note(dict(found))
                        await asyncio.sleep(LOOK)
                        held_up = time.monotonic() - began - LOOK
                        self.longest_held_up = max(self.longest_held_up, held_up)
            except (psycopg.Error, OSError, TimeoutError):
                await asyncio.sleep(0.1)

    @property
    def leaders(self) -> set[str]:
        """Where processes are reached that lead tables at which is played."""
        return {leader for leader, _ in self._leaders.values()}

    def _note(self, leaders: dict[str, str]) -> None:
        halls, now = self.crowd.halls, time.monotonic()
        if halls.postgres.up_since is None:
            return
        well = {process.address for process in halls.processes if process.well}
        for game in self.crowd.playing.values():
            if game.over:
                self._leaders.pop(game.table, None)
                continue
            leader = leaders.get(game.table, "")
            before, since = self._leaders.get(game.table, ("", 0.0))
            if leader in well:
                if leader != before or game.led < halls.postgres.up_since:
                    since = now
                self._leaders[game.table] = leader, since
                game.led = now
                unanswered = now - max(game.answered, halls.postgres.up_since, since)
                self.longest_unanswered = max(self.longest_unanswered, unanswered)
            else:
                self._leaders[game.table] = "", now
                without = now - max(game.led, halls.postgres.up_since)
                if without > LEADERLESS >= self.longest_leaderless:
                    self.crowd.wrong(f"{game.table} has had no leader for {without:.1f} s")
                self.longest_leaderless = max(self.longest_leaderless, without)


async def compared(crowd: Crowd) -> list[str]:
    """What clients know against what is stored (Wrong where that is no game)."""
    store = Store(crowd.halls.postgres.url)
    await store.open()
    logs: dict[str, Log] = {}
    needed: dict[str, set[tuple[str, int]]] = {}
    for sight in crowd.history.sights:
        needed.setdefault(sight.log, set()).add((sight.viewer, sight.number))
    try:
        for game in crowd.games:
            acts, table = await stored_game(store, game.table)
            if table is None:
                raise Wrong(f"{game.table}: the game has not begun")
            found = await store.table(game.table)
            assert found is not None
            row, seats = found
            people = frozenset(seat.seat for seat in seats if seat.kind == "person")
            entries = [Entry(act.seat, act.kind, _text(act)) for act in acts]
            fresh = Table(msgspec.json.decode(row.options, type=Options), row.seed, row.start)
            views = dict(_views(fresh, acts, needed.get(game.acts, set())))
            logs[game.acts] = Log(entries, people, views)
            lines = await store.chat(game.table, 10_000)
            if [line.number for line in lines] != list(range(len(lines))):
                raise Wrong(f"{game.table}: lines of its chat are missing")
            said = [Entry(line.seat, "chat", line.text) for line in lines]
            logs[game.chat] = Log(said, people)
    finally:
        await store.close()
    return violations(crowd.history, logs)


def _text(act: Act) -> str:
    # To where an undo goes back nobody asks for.
    return "" if act.kind == "undo" else act.text


def _views(
    table: Table, acts: list[Act], needed: set[tuple[str, int]]
) -> Iterator[tuple[tuple[str, int], bytes]]:
    """What the stored game showed after each act, as far as anybody has seen it."""
    wire = Wire(table.game.rules.notation)
    viewers = {"": None, **{seat_name(seat): seat for seat in range(table.game.players)}}
    for act in acts:
        table.repeat(act)
        for name, viewer in viewers.items():
            if (name, act.number) in needed:
                shown: Plain = msgspec.to_builtins(wire.view(view(table.game, viewer)))
                yield (name, act.number), digest(shown)


# Faults.


class Faults:
    """What becomes of the processes and of what they stand on."""

    def __init__(self, crowd: Crowd, watch: Watch, seed: int) -> None:
        self.crowd = crowd
        self.watch = watch
        self.halls = crowd.halls
        self.random = Random(f"{seed} faults")
        self.done: Counter[str] = Counter()
        self._mending: set[asyncio.Task[None]] = set()

    def _later(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def mended(self) -> None:
        """Returns when everything runs that is to be started again."""
        while self._mending:
            await asyncio.gather(*list(self._mending))

    async def _victim(self, *, leader: bool = False) -> Process:
        """A process that may go: another one is there. ``leader``: it leads a table."""
        while True:
            well = [process for process in self.halls.processes if process.well]
            found = [one for one in well if not leader or one.address in self.watch.leaders]
            if len(well) > 1 and found:
                return self.random.choice(found)
            await asyncio.sleep(0.05)

    async def _again(self, process: Process, after: float) -> None:
        await asyncio.sleep(after)
        while not await process.start():
            # There was no database.
            await asyncio.sleep(0.5)

    # Kills.

    async def kill_one(self) -> None:
        """Something is killed; it is started again later."""
        kinds = ["process"] * 7 + ["postgres"] * 2 + ["redis"] * (self.halls.redis is not None)
        kind = self.random.choice(kinds)
        if kind == "postgres" and self.halls.postgres.up_since is None:
            kind = "process"
        if kind == "process":
            process = await self._victim()
            await process.kill()
            self._later(self._again(process, self.random.uniform(0.2, 4.0)))
        elif kind == "postgres":
            hard = self.random.random() < 0.5
            kind = "postmaster" if hard else "postgres at once"
            await self.halls.postgres.kill(all_at_once=not hard)
            self._later(self._postgres_again(self.random.uniform(0.0, 3.0)))
        else:
            assert self.halls.redis is not None
            await self.halls.redis.kill()
            await asyncio.sleep(self.random.uniform(0.0, 2.0))
            await self.halls.redis.start()
        self.done[kind] += 1

    async def _postgres_again(self, after: float) -> None:
        await asyncio.sleep(after)
        await self.halls.postgres.start()

    # Partitions.

    async def cut_off(self, kind: str, seconds: float) -> None:
        """A process is cut off from something for so long, and back again."""
        process = await self._victim(leader=True)
        self.done[kind] += 1
        process.well = kind not in ("paused", "from postgres, held", "from postgres, cut")
        if kind == "paused":
            process.signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            process.signal(signal.SIGCONT)
        else:
            target, _, way = kind.removeprefix("from ").partition(", ")
            closed: Way = "held" if way == "held" else "cut"
            await process.ways[target].close(closed)
            await asyncio.sleep(seconds)
            await process.ways[target].open(anew=self.random.random() < 0.5)
        process.well = True

    @staticmethod
    def kinds(*, redis: bool) -> list[str]:
        """All that a process can be cut off from, and how."""
        targets = ["postgres", "others", *(["redis"] if redis else [])]
        return ["paused", *(f"from {one}, {way}" for one in targets for way in ("held", "cut"))]
