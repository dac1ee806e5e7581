"""Attacks 3, 4 and 5: one address asks for more than its share.

A bystander from another address does what everybody does. What counts is the order: how much of
the attacker's work is done before the bystander's. Seconds are told, and never judged.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from attacks.games import busy_record, long_position, long_record, record_in_play
from attacks.ground import (
    MOST_MEMORY,
    PATIENCE,
    Findings,
    Ground,
    NotRun,
    Server,
    Stranger,
    all_see,
    growth,
    json,
    quickest,
)
from battalia.server.client import Declined, Place

LOST: Final = (httpx.HTTPError, WebSocketException, OSError, Declined)
"""How an attacker is turned away."""
SHARE: Final = 4
"""So many of the attacker's jobs may be done while the bystander waits for one of their own: those
that had been begun, and a turn each."""
DEAR: Final = 0.1
"""Seconds of processor time below which a job is not dear: of such more may be done meanwhile."""


# 3. Work that is dear.


Job = Callable[[Stranger, str, int], Coroutine[Any, Any, object]]
"""What an attacker asks for again and again: at a table of their own, for the so many-th time."""


async def _history(who: Stranger, table: str, _: int) -> object:
    return await who.get(f"/api/tables/{table}/history?viewer=all")


async def _history_page(who: Stranger, table: str, _: int) -> object:
    return await who.get(f"/api/tables/{table}/history?since=900")


async def _record(who: Stranger, table: str, _: int) -> object:
    return await who.get(f"/api/tables/{table}/record")


async def _clone(who: Stranger, table: str, _: int) -> object:
    return await who.post(f"/api/tables/{table}/clone", {"act": 500})


async def _import(who: Stranger, _: str, __: int) -> object:
    return await who.set_up(record=long_record())


async def _position(who: Stranger, _: str, __: int) -> object:
    return await who.set_up(position=long_position())


async def _login(who: Stranger, _: str, number: int) -> object:
    wish = {"login": f"nobody{number}", "password": "no password of anybody"}
    return await who.request("POST", "/api/login", wish)


async def _account(who: Stranger, _: str, number: int) -> object:
    wish = {"login": f"{who.address}.{number}", "password": "no password of anybody"}
    return await who.request("POST", "/api/me/account", wish)


async def _options(who: Stranger, _: str, number: int) -> object:
    corrections = f"# {number}\n[costs.friman]\nsupply = 2\n"
    return await who.post("/api/options", {"expansion": True, "corrections": corrections})


JOBS: Final[dict[str, Job]] = {
    "history": _history,
    "history-page": _history_page,
    "record": _record,
    "clone": _clone,
    "import": _import,
    "position": _position,
    "login": _login,
    "account": _account,
    "options": _options,
}


class Flood:
    """Many jobs of one attacker at once."""

    def __init__(self, job: Job, attacker: Stranger, table: str, count: int) -> None:
        self.granted = 0
        self.refused = 0
        self.count = count
        self._tasks = [
            asyncio.create_task(self._one(job, attacker, table, at)) for at in range(count)
        ]

    async def _one(self, job: Job, attacker: Stranger, table: str, at: int) -> None:
        try:
            await job(attacker, table, at)
        except Declined as problem:
            # A wrong password costs as much as a right one.
            if problem.id == "login-wrong":
                self.granted += 1
            else:
                self.refused += 1
        except LOST:
            self.refused += 1
        else:
            self.granted += 1

    async def first(self) -> None:
        """Until one of them has an answer."""
        await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)

    async def ended(self) -> None:
        await asyncio.gather(*self._tasks)

    @property
    def waiting(self) -> int:
        return self.count - self.granted - self.refused

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def bystanders_game(who: Stranger) -> None:
    """Sets up a table, sits down and plays a choice: what a newcomer does first."""
    links = await who.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "here", "name": "Friend"}]
    )
    async with who.sits(links["table"]["id"]) as place:
        await all_see({"p1": place, "p2": place})
        seat, question = next(iter(place.questions.items()))
        await place.choose(seat, quickest(question))


async def _own_long_table(attacker: Stranger) -> str:
    seats = [{"who": "me"}, *({"who": "here", "name": f"Me {at}"} for at in range(3))]
    links = await attacker.set_up(record=long_record(), seats=seats)
    return str(links["table"]["id"])


def flooding(name: str) -> Callable[[Ground, bool], Awaitable[Findings]]:
    """The attack with one kind of work."""

    async def attack(ground: Ground, short: bool) -> Findings:
        findings = Findings()
        server = await ground.server()
        attacker = await ground.person(server, "Mallory")
        bystander = await ground.person(server, "Bystander")
        table = await _own_long_table(attacker)
        await bystanders_game(bystander)
        count = 16 if short else 40
        await _until_quiet(server)
        with growth(server) as one:
            price = await _spent(server, Flood(JOBS[name], attacker, table, 1).ended())
        flood = Flood(JOBS[name], attacker, table, count)
        try:
            # With the first answer all others are on their way.
            await flood.first()
            before, began = flood.granted, time.monotonic()
            with growth(server) as grown:
                await bystanders_game(bystander)
            waited = time.monotonic() - began
            while_waiting = flood.granted - before
            told = (
                f"{count} at once: {while_waiting} were done while the bystander set up a table, "
                f"sat down and played ({waited:.1f} s), {flood.waiting} still waited, "
                f"{flood.refused} were refused; {1000 * price:.0f} ms of processor time each"
            )
            # Setting up, sitting down and playing are three jobs.
            share = 3 * SHARE * max(1.0, DEAR / max(price, 0.001))
            findings.expect(while_waiting <= share, told)
            # One password alone takes 64 MB for a moment, as it should.
            grown.allowed = one.bytes or 0
            findings.expect(grown.is_bounded, f"{grown} of memory")
        finally:
            await flood.end()
        return findings

    attack.__doc__ = f"""One address asks for {name} again and again, all at once.

    Held: while the bystander sets up a table, sits down and plays a choice, at most {SHARE} of the
    attacker's jobs are done for each of these three (of jobs that are not dear more, by their
    price), and the memory grows by less than 64 MB.
    """
    return attack


async def gone_askers(ground: Ground, short: bool) -> Findings:
    """Somebody asks for what is dear and hangs up at once, again and again.

    Held: what nobody waits for is not done: the processor time for all of them is below that of
    half of them, where one was measured before. (By processor time, so not in the short form.)
    """
    findings = Findings()
    server = await ground.server()
    if server.processor() is None:
        raise NotRun("needs to see the server's processor time: --pid or --serve")
    for name in ("history", "import", "login"):
        job, count = JOBS[name], 8
        attacker = await ground.person(server, "Mallory")
        table = await _own_long_table(attacker)
        await _until_quiet(server)
        one = await _spent(server, Flood(job, attacker, table, 1).ended())
        many = await _spent(server, _hang_up(server, Flood(job, attacker, table, count)))
        done = many / max(one, 0.01)
        findings.expect(
            done <= count / 2,
            f"{name}: one takes {one:.2f} s of processor time, {count} whose asker has gone "
            f"{many:.2f} s: about {done:.0f} were done",
        )
    return findings


async def _hang_up(server: Server, flood: Flood) -> None:
    """Asks, is gone, and waits until the server has nothing more to do."""
    await asyncio.sleep(0.3)
    await flood.end()
    await _until_quiet(server)


async def _spent(server: Server, job: Coroutine[Any, Any, object]) -> float:
    """Seconds of processor time; where nobody can know, as much as a dear job takes."""
    before = server.processor()
    await job
    after = server.processor()
    return DEAR if before is None or after is None else after - before


async def _until_quiet(server: Server, most: float = 60.0) -> None:
    """Until the server does nothing for a second, or so many seconds have passed."""
    end = time.monotonic() + most
    while time.monotonic() < end:
        before = server.processor() or 0.0
        await asyncio.sleep(1.0)
        if (server.processor() or 0.0) - before < 0.1:
            return


# 4. Computers and hints.


async def _thoughts(place: Place, thought: list[float]) -> None:
    """Counts what the computers at a table do."""
    with suppress(*LOST, asyncio.CancelledError):
        while True:
            message = await place.hear()
            if message["type"] == "update":
                thought.append(time.monotonic())


@asynccontextmanager
async def watched_experts(
    ground: Ground, server: Server, count: int, thought: list[float]
) -> AsyncIterator[int]:
    """So many tables of experts, set up and watched from one address; how many were let in."""
    async with AsyncExitStack() as stack:
        tasks: list[asyncio.Task[None]] = []
        people: list[Stranger] = []
        attacker = ground.stranger(server)
        for number in range(count):
            with suppress(*LOST):
                if number % 20 == 0:
                    await attacker.is_named(f"Mallory {number}")
                people.append(attacker)
                links = await attacker.set_up(
                    options={"players": 2}, seats=[{"who": "computer", "level": "expert"}] * 2
                )
                table = links["table"]["id"]
                place = await stack.enter_async_context(attacker.sits(table, links["watch"]))
                tasks.append(asyncio.create_task(_thoughts(place, thought)))
        try:
            yield len(tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def bystanders_turns(
    who: Stranger, thought: list[float], turns: int
) -> tuple[int, int, float]:
    """Plays against a computer: its acts, the attacker's thoughts meanwhile, the longest wait."""
    links = await who.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "computer", "level": "steady"}]
    )
    acts, theirs, longest = 0, 0, 0.0
    async with who.sits(links["table"]["id"]) as place:
        await all_see({"p1": place})
        while acts < turns:
            question = place.questions.get("p1")
            if question is not None:
                await place.choose("p1", quickest(question))
                continue
            before, began = len(thought), time.monotonic()
            async with asyncio.timeout(2 * PATIENCE):
                while (await place.hear())["type"] != "update":
                    pass
            acts += 1
            theirs += len(thought) - before
            longest = max(longest, time.monotonic() - began)
    return acts, theirs, longest


async def experts(ground: Ground, short: bool) -> Findings:
    """One address watches 60 tables at which experts play against each other.

    Held: while a bystander's computer answers, on the average less than a quarter of the
    attacker's tables have a turn. Where everybody stands in one line, all of them have; a turn that
    follows a plan takes next to no time, so some are had while the bystander's act is stored.
    """
    findings = Findings()
    async with ground.own() as server:
        bystander = await ground.person(server, "Bystander")
        alone = await bystanders_turns(bystander, [], 3)
        thought: list[float] = []
        async with watched_experts(ground, server, 12 if short else 60, thought) as tables:
            acts, theirs, longest = await bystanders_turns(bystander, thought, 4 if short else 8)
    findings.expect(
        theirs <= max(2 * SHARE, tables / 4) * acts,
        f"{tables} tables watched: {theirs} thoughts of theirs during {acts} of the bystander's "
        f"computer, which took up to {longest:.2f} s (alone {alone[2]:.2f} s)",
    )
    return findings


async def hints(ground: Ground, short: bool) -> Findings:
    """One address asks for hints at many tables of its own, over and over.

    Held: while a bystander's computer answers, at most four of the hints are given, on the average.
    """
    findings = Findings()
    async with ground.own() as server, AsyncExitStack() as stack:
        bystander = await ground.person(server, "Bystander")
        attacker = await ground.person(server, "Mallory")
        given: list[float] = []
        refused: list[float] = []
        tasks: list[asyncio.Task[None]] = []
        for _ in range(6 if short else 12):
            with suppress(*LOST):
                table = await _own_long_table_in_play(attacker)
                place = await stack.enter_async_context(attacker.sits(table))
                await all_see({f"p{at}": place for at in range(1, 5)})
                tasks.append(asyncio.create_task(_ask_on(place, given, refused)))
        try:
            await asyncio.sleep(0.5)
            acts, theirs, longest = await bystanders_turns(bystander, given, 3)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    findings.expect(
        theirs <= SHARE * acts,
        f"{len(tasks)} askers: {theirs} hints during {acts} thoughts of the bystander's computer, "
        f"which took up to {longest:.2f} s; {len(refused)} hints refused",
    )
    return findings


async def _ask_on(place: Place, given: list[float], refused: list[float]) -> None:
    """A hint after the other."""
    seat = next(iter(place.questions))
    with suppress(*LOST):
        while True:
            try:
                await place.ask({"type": "hint", "seat": seat})
                given.append(time.monotonic())
            except Declined:
                refused.append(time.monotonic())
                await asyncio.sleep(0.2)


async def previews(ground: Ground, short: bool) -> Findings:
    """One address asks over several connections what each of many options leads to.

    Held: a bystander's request is answered before more than a tenth of the attacker's messages.
    """
    findings = Findings()
    server = await ground.server()
    bystander, attacker = await ground.person(server), await ground.person(server, "Mallory")
    seats = [{"who": "me"}, *({"who": "here", "name": f"Me {at}"} for at in range(3))]
    table = (await attacker.set_up(record=busy_record(), seats=seats))["table"]["id"]
    connections, each = (5 if short else 20), 30
    answered: list[float] = []
    async with AsyncExitStack() as stack:
        places = []
        for _ in range(connections):
            place = await stack.enter_async_context(attacker.sits(table))
            await all_see({f"p{at}": place for at in range(1, 5)})
            places.append(place)
        listening = [asyncio.create_task(_answers(place, answered)) for place in places]
        for number in range(each):
            for place in places:
                seat = next(iter(place.questions))
                await place.send({"type": "preview", "seat": seat, "ref": str(number)})
        before, began = len(answered), time.monotonic()
        await bystander.get("/api/me")
        waited, meanwhile = time.monotonic() - began, len(answered) - before
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    count = connections * each
    findings.expect(
        meanwhile <= count / 10,
        f"{meanwhile} of {count} previews over {connections} connections were made while a "
        f"bystander asked who they are ({waited:.2f} s)",
    )
    return findings


async def _answers(place: Place, answered: list[float]) -> None:
    with suppress(*LOST):
        while True:
            if (await place.hear())["type"] in ("previewed", "refused"):
                answered.append(time.monotonic())


async def _own_long_table_in_play(attacker: Stranger) -> str:
    """A table of one's own in the middle of a long game, with somebody asked."""
    seats = [{"who": "me"}, *({"who": "here", "name": f"Me {at}"} for at in range(3))]
    links = await attacker.set_up(record=record_in_play(4, 600), seats=seats)
    return str(links["table"]["id"])


# 5. Those who only hold the door open.


HEADERS_HALF: Final = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "
BODY_HALF: Final = (
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
NO_HELLO: Final = (
    b"GET /api/tables/aaaaaaaaaaaa/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
NOT_READ: Final = b"GET /api/rules HTTP/1.1\r\nHost: x\r\n\r\n" * 20
NOTHING: Final = b""
DOORS: Final = {
    "half-headers": HEADERS_HALF,
    "half-bodies": BODY_HALF,
    "no-hello": NO_HELLO,
    "not-read": NOT_READ,
    "silence": NOTHING,
}
HANDLES: Final = 256
LITTLE: Final = 1 << 12
"""So many bytes are read at most before somebody asks for them."""


async def _held_open(server: Server, address: str, said: bytes) -> asyncio.StreamWriter | None:
    try:
        async with asyncio.timeout(5):
            # Nobody ever reads: what is sent stays in a buffer that is soon full.
            _, writer = await asyncio.open_connection(
                server.host, server.port, local_addr=(address, 0), limit=LITTLE
            )
            writer.write(said)
            return writer
    except (OSError, TimeoutError):
        return None


async def _newcomer(who: Stranger) -> tuple[int, int, float]:
    """Asks until there were three answers, for so long as somebody would: answers and tries."""
    began = time.monotonic()
    answers = tries = 0
    while answers < 3 and time.monotonic() - began < PATIENCE:
        tries += 1
        try:
            answers += (await who.raw("GET", "/health")).status_code == 200
        except LOST:
            await asyncio.sleep(0.5)
    return answers, tries, time.monotonic() - began


def doors(name: str) -> Callable[[Ground, bool], Awaitable[Findings]]:
    """The attack with sockets of one kind."""

    async def attack(ground: Ground, short: bool) -> Findings:
        findings = Findings()
        count = 400
        async with ground.own(handles=HANDLES) as server:
            attacker, newcomer = ground.stranger(server), ground.stranger(server)
            opened: list[asyncio.StreamWriter | None] = []
            for _ in range(0, count, 40):
                opened += await asyncio.gather(
                    *(_held_open(server, attacker.address, DOORS[name]) for _ in range(40))
                )
            answers, tries, waited = await _newcomer(newcomer)
            held = sum(writer is not None for writer in opened)
            for writer in opened:
                if writer is not None:
                    writer.transport.abort()
            lines = len(server.lines)
            findings.expect(
                answers == 3,
                f"{held} of {count} sockets opened at a server with {HANDLES} handles: a newcomer "
                f"was answered {answers} times in {tries} tries ({waited:.1f} s)",
            )
            loud = sum("Too many open files" in line for line in server.lines)
            findings.expect(loud < 10, f"{lines} lines logged, {loud} of them about open files")
        return findings

    attack.__doc__ = f"""400 sockets of one address ({name}), where there are {HANDLES} handles.

    Held: a newcomer from another address, who tries again and again for {PATIENCE:.0f} s, is
    answered three times, and the log does not say the same over and over.
    """
    return attack


async def unread_pongs(ground: Ground, short: bool) -> Findings:
    """A socket sends pings of the protocol without a pause and never reads the answers.

    Held: the memory grows by less than 64 MB.
    """
    findings = Findings()
    # A log that tells every ping would slow down the attack.
    async with ground.own("--log-level", "WARNING") as server:
        attacker = await ground.person(server, "Mallory")
        table = (await attacker.set_up(options={"players": 2}))["table"]["id"]
        with growth(server) as grown:
            sent = await _ping_on(server, attacker, table, seconds=5 if short else 20)
    findings.expect(grown.is_bounded, f"{sent >> 20} MB of pings taken, {grown} of memory")
    return findings


async def _ping_on(server: Server, attacker: Stranger, table: str, seconds: float) -> int:
    """Sends pings for so long, and reads nothing; how many bytes of them were taken."""
    reader, writer = await asyncio.open_connection(
        server.host, server.port, local_addr=(attacker.address, 0), limit=LITTLE
    )
    writer.write(NO_HELLO.replace(b"aaaaaaaaaaaa", table.encode()))
    await reader.readuntil(b"\r\n\r\n")
    hello = json({"type": "hello", "keys": [attacker.key]}).encode()
    writer.write(b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello)
    pings = (b"\x89\xfd" + bytes(4) + b"x" * 125) * 500
    sent = 0
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(seconds):
            while sent < 4 * MOST_MEMORY and not writer.is_closing():
                writer.write(pings)
                await writer.drain()
                sent += len(pings)
    writer.transport.abort()
    return sent


async def unread_news(ground: Ground, short: bool) -> Findings:
    """Many connections of one address watch a table whose options are long, and read nothing.

    Somebody else comes and goes there, and each time everybody is sent what the table is now.
    Held: the memory grows by less than 64 MB.
    """
    findings = Findings()
    server = await ground.server()
    attacker = await ground.person(server, "Mallory")
    table, watch, size = await _wordy_table(attacker)
    watchers, visits = (10, 60) if short else (90, 200)
    async with AsyncExitStack() as stack:
        before = server.memory() or 0
        with growth(server) as grown:
            for _ in range(watchers):
                with suppress(*LOST):
                    place = await stack.enter_async_context(attacker.sits(table, watch))
                    place.socket.transport.pause_reading()
            came = 0
            for _ in range(visits):
                with suppress(*LOST):
                    async with attacker.sits(table):
                        came += 1
                if (server.memory() or 0) - before > 4 * MOST_MEMORY:
                    break
    findings.expect(
        grown.is_bounded,
        f"options of {size} characters, {watchers} watchers, {came} visits: {grown} of memory",
    )
    return findings


async def _wordy_table(who: Stranger) -> tuple[str, str, int]:
    """A table with options as long as the server takes them: its id, its key to watch, how long."""
    for size in (900_000, 250_000, 60_000, 16_000, 4_000, 1_000, 0):
        with suppress(Declined):
            links = await who.set_up(
                options={"players": 2, "corrections": "# ....\n" * (size // 7)},
                seats=[{"who": "me"}, {"who": "here", "name": "Me"}],
            )
            return links["table"]["id"], links["watch"], size
    raise RuntimeError("no table can be set up")


async def knocking(ground: Ground, short: bool) -> Findings:
    """A stranger says hello at tables of others, which lie in the store, with a key of nobody.

    Held: none of them is taken up into memory for it.
    """
    findings = Findings()
    database = ground.new_database()
    count = 10 if short else 40
    async with ground.own(database=database) as server:
        host = await ground.person(server, "Host")
        tables = [(await host.set_up(options={"players": 2}))["table"]["id"] for _ in range(count)]
    async with ground.own(database=database) as server:
        stranger = ground.stranger(server)
        before = await _tables_in_memory(stranger)
        for table in tables:
            with suppress(*LOST):
                async with stranger.sits(table, "k" * 43):
                    pass
        after = await _tables_in_memory(stranger)
    findings.expect(after == before, f"{count} knocks: {after - before} tables taken up")
    return findings


async def _tables_in_memory(who: Stranger) -> int:
    response = await who.raw("GET", "/metrics")
    if response.status_code != 200:
        raise NotRun("/metrics does not say how many tables are in memory")
    lines = [line for line in response.text.splitlines() if line.startswith("battalia_tables ")]
    return int(float(lines[0].split()[1]))
