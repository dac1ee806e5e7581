"""Many tables at once: scripted clients play at a running server, and their waiting is measured.

Each table has four clients with a WebSocket of their own, in one process or a few. Whoever is asked
pauses as people do, then takes any of the options. The first tables begin in the middle of a game,
so that all stages of games are there at once; a game that ends is followed by a new one. Spectators
see to it that they are told of every act, once and in order.

All times are the clients': the way there and back and their own delay are in them.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import math
import multiprocessing
import re
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from battalia.bots import Match, RandomBot
from battalia.engine import CHANCE, Options, Question, play, save, start, write_record
from battalia.engine.game import drawn
from battalia.server.client import Declined, Guest, Plain
from battalia.words import say

OPTIONS: Final = Options(players=4, weeks=4)
SEATS: Final = ("p1", "p2", "p3", "p4")
SPREAD: Final = 0.75
"""The standard deviation of a pause's logarithm: many short ones, now and then a long one."""
LAST_DAY: Final = 21
"""The first games begin on a day up to this, so that not many end soon."""
AT_ONCE: Final = 8
"""So many tables are set up at the same time."""
ACTS: Final = 50
"""The acts of a table at rest: as many as follow on its last snapshot on average."""
RECORDS: Final = 10
"""So many different games lie on the tables at rest."""
MANY: Final = 1_000_000
"""From the seed of a game that was over too soon to that of another."""
OPENED: Final = 50
"""So many tables at rest are opened, one after the other."""
SETTLING: Final = 180.0
"""Seconds until tables at which nobody sits must be at rest."""
LIMITS: Final = frozenset(
    {"too-many-requests", "too-many-connections", "too-many-messages", "too-many-tables"}
)

_Result = TypeVar("_Result")


class LoadError(Exception):
    """Nothing can be measured: why, in one sentence."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is to be measured."""

    url: str
    others: tuple[str, ...] = ()
    """More processes of the hall: tables come to one after the other, each with all its players."""
    apart: bool = False
    """Whether the players of a table come to different processes."""
    tables: int
    seconds: float
    pause: float = 2.0
    """Seconds between a question and its answer, on average."""
    jobs: int = 1
    """Processes of clients."""
    stored: int = 0
    """Tables at rest beside them."""
    spectators: int = 0
    """At each table."""
    acts: int = 0
    """Acts that the first games have behind them; 0: none, though they begin on any day."""
    watch_at: str = ""
    """Where spectators come in, if not where the players do: at another process of the hall."""
    seed: int = 1

    @property
    def urls(self) -> tuple[str, ...]:
        """All processes that are measured."""
        return (self.url, *self.others)


class Tally(Struct):
    """What clients have counted."""

    acknowledged: list[float] = []
    """Seconds from each choice to its acknowledgement: it is done, and stored."""
    told: list[float] = []
    """Seconds from each choice until all others at the table knew of it."""
    watched: list[float] = []
    """… and until all spectators did."""
    games: int = 0
    """Games that were played to their end."""
    problems: dict[str, int] = {}
    """Refusals by their id, lost connections and whatever else must not be."""

    def add(self, other: Tally) -> None:
        self.acknowledged += other.acknowledged
        self.told += other.told
        self.watched += other.watched
        self.games += other.games
        self.problems = dict(Counter(self.problems) + Counter(other.problems))


class Gauges(NamedTuple):
    """What the server says of itself."""

    memory: float
    """Bytes."""
    cpu: float
    """Seconds, since it was started."""
    tables: int
    """In memory."""
    choices: int
    choice_seconds: float


class Waiting(Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float
    p95: float
    p99: float
    longest: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Waiting:
        """Of at least one time."""
        ordered = sorted(seconds)

        def share(part: float) -> float:
            return 1000 * ordered[max(0, math.ceil(part * len(ordered)) - 1)]

        return cls(share(0.5), share(0.95), share(0.99), share(1))


class Rest(Struct, frozen=True):
    """What tables at rest cost."""

    tables: int
    seconds: float
    """It took to set them up."""
    before: float
    """The server's bytes without them."""
    after: float
    """… and with them, when all had gone back into the store."""
    opened: Waiting
    """From knocking at one of them to its view."""


class Report(Struct, frozen=True):
    """What came out."""

    plan: Plan
    choices: int
    games: int
    problems: dict[str, int]
    acknowledged: Waiting
    told: Waiting
    watched: Waiting | None
    """None: there were no spectators, or they knew of nothing yet."""
    busy: float
    """The share of one core that the server used."""
    own: float
    """Milliseconds that a choice took on the server itself, on average."""
    before: float
    """The server's bytes before anybody sat down."""
    seated: float
    """… when all had sat down."""
    after: float
    """… and when they had played."""
    rest: Rest | None = None

    @property
    def processor(self) -> float:
        """Milliseconds of the server's processor time for each choice."""
        return 1000 * self.busy * self.plan.seconds / self.choices

    @property
    def memory_each(self) -> float:
        """Bytes for a table in play."""
        return (self.after - self.before) / self.plan.tables


def measure(plan: Plan) -> Report:
    """Plays, and tells how it went (LoadError)."""
    with explained(plan.url):
        rest = in_loop(fill_and_open(plan)) if plan.stored else None
        before = gauges(*plan.urls)
        with _clients(plan) as clients:
            for client in clients:
                _hear(client)
            seated = gauges(*plan.urls)
            for client in clients:
                client.send("begin")
            tally = Tally()
            for client in clients:
                part = _hear(client)
                assert isinstance(part, Tally)
                tally.add(part)
            after = gauges(*plan.urls)
            for client in clients:
                client.send("go home")
    if not tally.acknowledged or not tally.told:
        raise LoadError(say("load-nothing", problems=problems_text(tally.problems)))
    return Report(
        plan,
        len(tally.acknowledged),
        tally.games,
        tally.problems,
        Waiting.of(tally.acknowledged),
        Waiting.of(tally.told),
        Waiting.of(tally.watched) if tally.watched else None,
        (after.cpu - seated.cpu) / plan.seconds,
        1000 * (after.choice_seconds - seated.choice_seconds) / (after.choices - seated.choices),
        before.memory,
        seated.memory,
        after.memory,
        rest,
    )


def problems_text(problems: dict[str, int]) -> str:
    """All problems in one line."""
    return ", ".join(f"{count} × {name}" for name, count in sorted(problems.items())) or "0"


def gauges(*urls: str) -> Gauges:
    """The server's own figures, now; of several processes together."""
    text = "".join([httpx.get(f"{url}/metrics", timeout=60).text for url in urls])

    def value(name: str) -> float:
        return sum(map(float, re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE)))

    return Gauges(
        value("process_resident_memory_bytes"),
        value("process_cpu_seconds_total"),
        int(value("battalia_tables")),
        int(value("battalia_choice_seconds_count")),
        value("battalia_choice_seconds_sum"),
    )


def in_loop(job: Coroutine[Any, Any, _Result]) -> _Result:
    """Runs a coroutine on the quickest loop there is."""
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        return runner.run(job)


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


@contextmanager
def explained(url: str) -> Iterator[None]:
    """A server that cannot be reached, or that lets nobody in, in one sentence."""
    try:
        yield
    except (httpx.HTTPError, OSError, TimeoutError) as problem:
        # Some say nothing but what they are.
        reason = str(problem) or type(problem).__name__
        raise LoadError(say("load-unreachable", url=url, reason=reason)) from None
    except InvalidStatus:
        # The server gives no reason where it does not even shake hands.
        raise LoadError(say("load-limited")) from None
    except (InvalidHandshake, ConnectionClosed) as problem:
        raise LoadError(say("load-unreachable", url=url, reason=str(problem))) from None
    except Declined as refusal:
        if refusal.id in LIMITS:
            raise LoadError(say("load-limited")) from None
        raise LoadError(say("load-refused", reason=str(refusal))) from None


# Processes of clients.


@contextmanager
def _clients(plan: Plan) -> Iterator[list[Connection]]:
    """The pipes to processes that share the tables; all have ended at the end."""
    context = multiprocessing.get_context("spawn")
    processes = []
    pipes: list[Connection] = []
    for job in range(plan.jobs):
        share = plan.tables // plan.jobs + (job < plan.tables % plan.jobs)
        part = msgspec.structs.replace(plan, tables=share, seed=plan.seed + job)
        ours, theirs = context.Pipe()
        process = context.Process(target=_attend, args=(part, theirs), daemon=True)
        process.start()
        theirs.close()
        processes.append(process)
        pipes.append(ours)
    try:
        yield pipes
        for process in processes:
            process.join()
    finally:
        for process in processes:
            process.kill()
            process.join()


def _hear(client: Connection) -> object:
    try:
        heard: object = client.recv()
    except EOFError:
        raise LoadError(say("load-client-died")) from None
    if isinstance(heard, LoadError):
        raise heard
    return heard


def _attend(plan: Plan, pipe: Connection) -> None:
    """A process of clients: says when all sit, plays when told to, says how it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with explained(plan.url):
            in_loop(_play(plan, pipe))
    except LoadError as problem:
        pipe.send(problem)


async def _play(plan: Plan, pipe: Connection) -> None:
    party = Party(plan)
    try:
        async with asyncio.TaskGroup() as group, party.hosting():
            tables = [group.create_task(party.keep_a_table()) for _ in range(plan.tables)]
            await party.everybody_sits()
            # Garbage is left lying for the few seconds: whoever tidies up does not hear the news.
            gc.collect()
            gc.disable()
            pipe.send("seated")
            await _word(pipe)
            party.playing.set()
            await asyncio.sleep(plan.seconds)
            pipe.send(party.finish())
            await _word(pipe)
            for table in tables:
                table.cancel()
    except BaseExceptionGroup as problems:
        raise problems.exceptions[0] from None


async def _word(pipe: Connection) -> None:
    """Waits for a word through the pipe."""
    # A thread that waits could not be called off if a client fails meanwhile.
    while not pipe.poll():
        await asyncio.sleep(0.05)
    pipe.recv()


# The clients.


class _Option(Struct):
    choice: str


class _Question(Struct):
    epoch: int
    options: list[_Option]
    optional: bool = False


class _State(Struct):
    state: str


class _Reason(Struct):
    id: str


class Heard(Struct):
    """What a scripted client reads of a message; the rest is skipped unread."""

    type: str
    epoch: int = -1
    by: str | None = None
    ref: str = ""
    question: _Question | UnsetType | None = UNSET
    table: _State | None = None
    reason: _Reason | None = None


read: Final = msgspec.json.Decoder(Heard).decode


class Party:
    """The tables of one process."""

    def __init__(self, plan: Plan, first_day: int = 1, last_day: int = LAST_DAY) -> None:
        """The first games begin on any of these days."""
        self.plan = plan
        self.random = Random(plan.seed)
        self.playing = asyncio.Event()
        self.tally = Tally()
        # Made beforehand: nobody may wait while games are played here.
        days = first_day, last_day
        self._first: list[Plain] = (
            [{"record": record(plan.seed + at, plan.acts)} for at in range(plan.tables)]
            if plan.acts
            else [{"position": position(self.random, *days)} for _ in range(plan.tables)]
        )
        self._hosts: list[Guest] = []
        # The first table comes to the first process.
        self._numbers = itertools.count(plan.seed - 1)
        self._sitting = 0
        self._all_sit = asyncio.Event()
        self._doors = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def hosting(self) -> AsyncIterator[None]:
        """Somebody at each process who sets up the tables, as long as this lasts."""
        async with AsyncExitStack() as stack:
            for url in self.plan.urls:
                self._hosts.append(await stack.enter_async_context(somebody(url)))
            yield

    async def everybody_sits(self) -> None:
        await self._all_sit.wait()

    def finish(self) -> Tally:
        """Nobody answers any more; what was counted until now."""
        self.playing.clear()
        tally, self.tally = self.tally, Tally()
        return tally

    def pause(self) -> float:
        """How long somebody thinks."""
        mean = self.plan.pause
        if not mean:
            return 0.0
        return self.random.lognormvariate(math.log(mean) - SPREAD**2 / 2, SPREAD)

    def problem(self, name: str) -> None:
        self.tally.problems[name] = self.tally.problems.get(name, 0) + 1

    async def keep_a_table(self) -> None:
        """One game after the other. What fails before the play begins is raised, later counted."""
        wish = self._first.pop()
        while True:
            try:
                await self._game(wish)
            except (Declined, OSError, TimeoutError, httpx.HTTPError, InvalidHandshake) as problem:
                if not self._all_sit.is_set():
                    raise
                self.problem(problem.id if isinstance(problem, Declined) else "no-connection")
                return
            wish = {"options": msgspec.to_builtins(OPTIONS)}

    async def _game(self, wish: Plain) -> None:
        """A game from sitting down to its end."""
        async with AsyncExitStack() as stack:
            async with self._doors:
                game = await self._set_up(stack, wish)
            self._sitting += 1
            if self._sitting == self.plan.tables:
                self._all_sit.set()
            async with asyncio.TaskGroup() as group:
                for player in game.players:
                    group.create_task(player.play())
                for spectator in game.spectators:
                    group.create_task(spectator.look())
        self.tally.games += game.is_over

    async def _set_up(self, stack: AsyncExitStack, wish: Plain) -> Game:
        number, urls = next(self._numbers), self.plan.urls
        host = self._hosts[number % len(urls)]
        new = await host.set_up(seats=[{"who": "link"}] * len(SEATS), **wish)
        game = Game(self)
        for at, seat in enumerate(SEATS):
            key = (await host.join(new["seats"][seat], seat))["key"]
            url = urls[(number + at * self.plan.apart) % len(urls)]
            socket = await stack.enter_async_context(at_table(url, new["table"]["id"]))
            await socket.send(hello(key))
            game.players.append(Player(game, seat, socket))
        for _ in range(self.plan.spectators):
            url = self.plan.watch_at or urls[number % len(urls)]
            socket = await stack.enter_async_context(at_table(url, new["table"]["id"]))
            await socket.send(hello(new["watch"]))
            game.spectators.append(Spectator(game, socket))
            await game.spectators[-1].take_seat()
        return game


class _Spread(Struct):
    """How a choice gets about."""

    sent: float | None = None
    """When; None: its own player does not know its number yet."""
    others: int = 0
    """So many other players have it."""
    last: float = 0.0


class Game:
    """Four players at a table, and who watches them."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.players: list[Player] = []
        self.spectators: list[Spectator] = []
        self.is_over = False
        self._spreading: dict[int, _Spread] = {}
        self._watching: dict[int, _Spread] = {}

    def acknowledged(self, epoch: int, sent: float, now: float) -> None:
        """A choice was done; its number is known now."""
        self.party.tally.acknowledged.append(now - sent)
        for spreading in (self._spreading, self._watching):
            spreading.setdefault(epoch, _Spread()).sent = sent
        self._note(epoch)

    def told(self, epoch: int, now: float) -> None:
        """One of the others has learned of a choice."""
        self._reached(self._spreading, epoch, now)

    def watched(self, epoch: int, now: float) -> None:
        """So has one of the spectators."""
        self._reached(self._watching, epoch, now)

    def _reached(self, spreading: dict[int, _Spread], epoch: int, now: float) -> None:
        spread = spreading.setdefault(epoch, _Spread())
        spread.others += 1
        spread.last = now
        self._note(epoch)

    def _note(self, epoch: int) -> None:
        tally = self.party.tally
        for spreading, others, times in (
            (self._spreading, len(self.players) - 1, tally.told),
            (self._watching, len(self.spectators), tally.watched),
        ):
            spread = spreading.get(epoch)
            if spread is not None and spread.sent is not None and spread.others == others:
                del spreading[epoch]
                if others:
                    times.append(spread.last - spread.sent)


class Spectator:
    """A scripted client that only looks."""

    def __init__(self, game: Game, socket: ClientConnection) -> None:
        self.game = game
        self.socket = socket
        self._epoch: int | None = None
        """The last act of which it was told."""

    async def take_seat(self) -> None:
        """Until it sees the table: to let it in is not what is measured."""
        while self._epoch is None:
            self.hear(read(await self.socket.recv()))

    async def look(self) -> None:
        """Until the game is over."""
        try:
            while not self.game.is_over:
                self.hear(read(await self.socket.recv()))
        except ConnectionClosed:
            if not self.game.is_over:
                self.game.party.problem("connection-lost")

    def hear(self, heard: Heard) -> None:
        if heard.type == "view":
            self._epoch = heard.epoch
        elif heard.type == "update":
            if self._epoch is None or heard.epoch != self._epoch + 1:
                self.game.party.problem("act-lost")
            self._epoch = heard.epoch
            self.game.watched(heard.epoch, time.perf_counter())
        elif heard.type == "bye":
            self.game.party.problem("refused" if heard.reason is None else heard.reason.id)


class Player:
    """A scripted client at one seat."""

    def __init__(self, game: Game, seat: str, socket: ClientConnection) -> None:
        self.game = game
        self.party = game.party
        self.seat = seat
        self.socket = socket
        self._refs = itertools.count(1)
        self._sent: dict[str, float] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the game is over."""
        try:
            while not self.game.is_over:
                self._hear(read(await self.socket.recv()))
        except ConnectionClosed:
            if not self.game.is_over:
                self.party.problem("connection-lost")
        finally:
            self._think_no_more()

    def _hear(self, heard: Heard) -> None:
        now = time.perf_counter()
        match heard.type:
            case "update":
                if heard.by != self.seat:
                    self.game.told(heard.epoch, now)
                if heard.question is not UNSET:
                    self._asked(heard.question)
            case "view":
                self._asked(None if heard.question is UNSET else heard.question)
            case "done":
                self.game.acknowledged(heard.epoch, self._sent.pop(heard.ref), now)
            case "table":
                if heard.table is not None and heard.table.state == "over":
                    self.game.is_over = True
            case "refused" | "bye":
                self.party.problem("refused" if heard.reason is None else heard.reason.id)

    def _asked(self, question: _Question | None) -> None:
        self._think_no_more()
        # The game does not wait for what one may leave.
        if question is not None and not question.optional:
            self._thinking = asyncio.create_task(self._answer(question))

    def _think_no_more(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _answer(self, question: _Question) -> None:
        await self.party.playing.wait()
        await asyncio.sleep(self.party.pause())
        await self.party.playing.wait()
        ref = str(next(self._refs))
        message = {
            "type": "choose",
            "seat": self.seat,
            "epoch": question.epoch,
            "choice": self.party.random.choice(question.options).choice,
            "ref": ref,
        }
        # From here on nobody changes their mind.
        self._thinking, self._sending = None, self._thinking
        self._sent[ref] = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())


@asynccontextmanager
async def somebody(url: str) -> AsyncIterator[Guest]:
    """Somebody new who sets up tables."""
    # The server hangs up on whoever is silent for five seconds: one must not just then ask again.
    limits = httpx.Limits(keepalive_expiry=2)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        guest = Guest(url, http=http)
        guest.key = (await guest.post("/api/people", {"name": "Host"}))["key"]
        http.cookies.clear()
        yield guest


@asynccontextmanager
async def at_table(url: str, table: str) -> AsyncIterator[ClientConnection]:
    """A WebSocket as a browser opens it, compression and all."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    # Without a bound on what was not read: whoever goes would else not hear the goodbye behind it,
    # and wait for it in vain.
    async with connect(
        address, max_size=None, max_queue=None, ping_interval=None, open_timeout=60
    ) as socket:
        yield socket


def hello(key: str) -> str:
    return msgspec.json.encode({"type": "hello", "keys": [key]}).decode()


# Games to begin with.


def position(random: Random, first: int = 1, last: int = LAST_DAY) -> str:
    """A game in play, on any of these days."""
    while True:
        game = start(OPTIONS)
        day = random.randint(first, last)
        while game.asked and (game.day < day or CHANCE in game.asked):
            seat, question = _waited_for(game.asked)
            if seat == CHANCE:
                play(game, seat, drawn(question, random.random))
            else:
                play(game, seat, random.choice(question.options))
        if game.asked:
            return save(game).decode()


def _waited_for(asked: dict[int, Question]) -> tuple[int, Question]:
    return next((seat, question) for seat, question in asked.items() if not question.optional)


def record(seed: int, acts: int = ACTS) -> str:
    """The record of a game with so many acts; of one that lasts so long."""
    while True:
        match = Match.begin(OPTIONS, [RandomBot() for _ in SEATS], seed)
        left = acts
        while left and match.seat is not None:
            left -= match.seat != CHANCE
            match.step()
        if match.seat is not None:
            return write_record(match.record)
        seed += MANY


# Tables at rest.


async def fill_and_open(plan: Plan) -> Rest:
    """Sets up tables that nobody sits at, waits until they are at rest, and opens a few."""
    before = gauges(plan.url)
    began = time.perf_counter()
    watch = await fill(plan)
    seconds = time.perf_counter() - began
    after = await asyncio.to_thread(settled, plan.url, before.tables)
    some = Random(plan.seed).sample(watch, min(OPENED, len(watch)))
    times = await opened(plan.url, some)
    return Rest(plan.stored, seconds, before.memory, after.memory, Waiting.of(times))


async def fill(plan: Plan) -> list[tuple[str, str]]:
    """So many tables with games in play: their ids and the keys to watch them."""
    records = [record(plan.seed + number) for number in range(RECORDS)]
    watch: list[tuple[str, str]] = []

    async def set_up(host: Guest, numbers: Iterator[int]) -> None:
        for number in numbers:
            seats = [{"who": "here"}] * len(SEATS)
            new = await host.set_up(record=records[number % RECORDS], seats=seats)
            watch.append((new["table"]["id"], new["watch"]))

    async with somebody(plan.url) as host:
        numbers = iter(range(plan.stored))
        await asyncio.gather(*(set_up(host, numbers) for _ in range(AT_ONCE)))
    return watch


def settled(url: str, tables: int) -> Gauges:
    """The figures when only so many tables are in memory (LoadError where they stay there)."""
    until = time.monotonic() + SETTLING
    while time.monotonic() < until:
        now = gauges(url)
        if now.tables <= tables:
            return now
        time.sleep(1)
    raise LoadError(say("load-no-rest", seconds=round(SETTLING)))


async def opened(url: str, watch: Sequence[tuple[str, str]]) -> list[float]:
    """Seconds from knocking at each of these tables to its view."""
    seconds: list[float] = []
    for table, key in watch:
        began = time.perf_counter()
        async with at_table(url, table) as socket:
            await socket.send(hello(key))
            heard = read(await socket.recv())
            while heard.type != "view":
                if heard.type == "bye" and heard.reason is not None:
                    raise LoadError(say("load-refused", reason=heard.reason.id))
                heard = read(await socket.recv())
        seconds.append(time.perf_counter() - began)
    return seconds
