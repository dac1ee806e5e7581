"""Attacks 9 and 10, and some more: what a server says about itself, its guests and its secrets."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

from attacks.crowds import LOST
from attacks.games import long_position, long_record
from attacks.ground import (
    PATIENCE,
    PIECE,
    Findings,
    Ground,
    Server,
    Stranger,
    drained,
    pieces,
)
from battalia.server.client import Declined

FEW: Final = 3


# 9. Where a table comes from.


async def origins(ground: Ground, short: bool) -> Findings:
    """Tables made from a record, a position, a clone or a known seed, with a seat for a stranger.

    Held: whoever sits down is told where the game comes from, before and after: ``origin``.
    """
    findings = Findings()
    server = await ground.server()
    host = await ground.person(server, "Host")
    two = [{"who": "me"}, {"who": "link"}]
    four = [*two, {"who": "computer"}, {"who": "computer"}]
    known = await host.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "here", "name": "Me"}]
    )
    made = {
        "new": await host.set_up(options={"players": 2}, seats=two),
        "seed": await host.set_up(options={"players": 2}, seats=two, seed="known"),
        "record": await host.set_up(record=long_record(), seats=four),
        "position": await host.set_up(position=long_position(), seats=four),
        "clone": await host.post(f"/api/tables/{known['table']['id']}/clone", {"seats": two}),
    }
    for origin, links in made.items():
        table, link = links["table"]["id"], links["seats"]["p2"]
        guest = ground.stranger(server)
        before = (await guest.get(f"/api/tables/{table}")).get("origin")
        seated = await guest.join(link)
        async with guest.sits(table, seated["key"]) as place:
            told = [before, seated["table"].get("origin"), place.table.get("origin")]
        # What is as always need not be said.
        well = all(one == origin or (origin == "new" and one is None) for one in told)
        findings.expect(well, f"{origin}: {told[0] if len(set(told)) == 1 else told}")
    return findings


# 10. Reminders.


class Hook:
    """An address for reminders: it takes them, or it lets them wait for ever."""

    def __init__(self) -> None:
        self.taken = 0
        self.waiting = 0
        self.given_up = 0
        self.arrived = asyncio.Event()
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            await reader.readuntil(b"\r\n\r\n")
            self.taken += 1
            self.arrived.set()
            writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
            await writer.drain()
        writer.close()

    async def hang(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.waiting += 1
        self.arrived.set()
        with suppress(OSError):
            while await reader.read(1 << 16):
                pass
        self.given_up += 1
        writer.close()


@asynccontextmanager
async def hook(hangs: bool) -> AsyncIterator[Hook]:
    """Each at a host of its own."""
    made, host = Hook(), "127.0.0.2" if hangs else "127.0.0.3"
    server = await asyncio.start_server(made.hang if hangs else made.answer, host, 0)
    made.url = f"http://{host}:{server.sockets[0].getsockname()[1]}/secret-path"
    try:
        yield made
    finally:
        server.close()


async def slow_hooks(ground: Ground, short: bool) -> Findings:
    """Somebody's address for reminders never answers; somebody else is reminded after it.

    Held: the second reminder arrives before the server has given up any attempt at the first.
    """
    findings = Findings()
    async with (
        ground.own("--private-hooks") as server,
        hook(hangs=True) as slow,
        hook(hangs=False) as good,
    ):
        host = await ground.person(server, "Host")
        for where, count in ((slow, FEW), (good, 1)):
            who = await ground.person(server, "Reminded")
            await who.request("PATCH", "/api/me", {"hook": where.url})
            for _ in range(count):
                # The game begins when the last one comes, and somebody who is not there is asked.
                links = await host.set_up(
                    options={"players": 2}, seats=[{"who": "link"}, {"who": "link"}]
                )
                await who.join(links["seats"]["p1"])
                await who.join(links["seats"]["p2"])
            if where is slow:
                await asyncio.wait_for(slow.arrived.wait(), PATIENCE)
        with suppress(TimeoutError):
            await asyncio.wait_for(good.arrived.wait(), PATIENCE)
        given_up = slow.given_up
        findings.expect(
            good.taken > 0 and given_up == 0,
            f"{FEW} reminders to an address that hangs: {given_up} attempts were given up before "
            f"the other address had its own ({'it came' if good.taken else 'it never came'})",
        )
    return findings


# 10. Keys.


async def logged_keys(ground: Ground, short: bool) -> Findings:
    """Keys are used rightly, wrongly, cut off and in every place; the log tells everything.

    Held: no eight characters of any key or password stand in the log of this server or of those
    that were attacked before, at the level DEBUG.
    """
    findings = Findings()
    async with ground.own() as server:
        await _use_keys(ground, server)
    lines = [line for server in ground.servers for line in server.lines]
    parts = pieces(ground.secrets)
    spilt = [line for line in lines if _holds(line, parts)]
    findings.expect(
        not spilt,
        f"{len(ground.secrets)} keys, {len(lines)} lines logged, {len(spilt)} with a part of one"
        + "".join(f", {_around(line, parts)}" for line in spilt[:FEW]),
    )
    return findings


async def _use_keys(ground: Ground, server: Server) -> None:
    owner = await ground.person(server, "Owner")
    password = secrets.token_urlsafe(24)
    ground.secrets.add(password)
    with suppress(Declined):
        await owner.post("/api/me/account", {"login": "owner", "password": password})
        await owner.post("/api/login", {"login": "owner", "password": password})
    links = await owner.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    table, link, watch = links["table"]["id"], links["seats"]["p2"], links["watch"]
    guest = ground.stranger(server)
    for path in (
        f"/join/{link}",
        f"/join/{link[:40]}",
        f"/t/{table}?key={link}",
        f"/t/{table}?key={link[:30]}",
        f"/api/tables/{link}",
        f"/api/tables/{watch[:-2]}",
        f"/api/tables/{table}/history?viewer={owner.key}",
        f"/api/me?token={owner.key}",
    ):
        await guest.raw("GET", path)
    await guest.raw("GET", "/api/me", cookie=f"battalia-key={owner.key}")
    await guest.raw("GET", "/api/me", authorization=f"Basic {owner.key}", referer=f"/join#{link}")
    await guest.raw("GET", "/api/me", authorization=f"Bearer {owner.key[:-1]}")
    for body in (
        f'{{"key":"{link[:-1]}"}}',
        f'{{"key":"{link}","{owner.key}":1}}',
        f'{{"key":["{link}"]}}',
        f'{{"key":"{link}"',
        f'"{link}"',
    ):
        await guest.raw("POST", "/api/tables/join", body)
    seated = await guest.join(link)
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(guest.sits(table, seated["key"], watch, owner.key))
        for text in (
            f'{{"type":"hello","keys":["{watch}"]}}',
            f'{{"type":"say","text":"{watch}","x":1}}',
            f'{{"type":"{watch}"}}',
            watch,
        ):
            await place.socket.send(text)
        await drained(place.socket)
    with suppress(*LOST):
        async with guest.sits(table, seated["key"][:-3]):
            pass


def _holds(line: str, parts: set[str]) -> bool:
    return any(line[at : at + PIECE] in parts for at in range(len(line) - PIECE + 1))


def _around(line: str, parts: set[str]) -> str:
    """The place in a line, with the key itself made unreadable."""
    for at in range(len(line) - PIECE + 1):
        if line[at : at + PIECE] in parts:
            return f"…{line[max(0, at - 60) : at]}{'*' * PIECE}…"
    return ""


# 10. Headers.


async def headers(ground: Ground, short: bool) -> Findings:
    """What a server says with ``--secure``, and that pages of other hosts can do nothing.

    Held: Strict-Transport-Security on every answer and ``Secure`` on the cookie; a request or a
    socket with the origin of another page is refused; answers about a person are never kept.
    """
    findings = Findings()
    async with ground.own("--secure") as server:
        somebody = ground.stranger(server)
        for path in ("/", "/api/offer", "/api/tables/zzzzzzzzzzzz"):
            response = await somebody.raw("GET", path)
            told = response.headers.get("strict-transport-security", "")
            findings.expect("max-age" in told, f"{path}: HSTS {told or 'missing'}")
        response = await somebody.raw("POST", "/api/people", b'{"name":"Secure"}')
        cookie = response.headers.get("set-cookie", "").lower()
        findings.expect(
            all(word in cookie for word in ("secure", "httponly", "samesite")), "cookie flags"
        )
    server = await ground.server()
    person = await ground.person(server)
    for origin in ("http://evil.example", "null", "http://127.0.0.1.evil.example", "file://"):
        response = await person.raw("POST", "/api/people", b'{"name":"Evil"}', origin=origin)
        findings.expect(response.status_code == 403, f"origin {origin}: {response.status_code}")
    response = await person.raw(
        "POST", "/api/people", b'{"name":"Evil"}', origin="http://evil.example", host="evil.example"
    )
    findings.expect(response.status_code == 403, f"a name that leads here: {response.status_code}")
    response = await person.raw("GET", "/api/me")
    kept = response.headers.get("cache-control", "")
    findings.expect("no-store" in kept, f"/api/me: {kept or 'may be kept'}")
    return findings


# 10. Quotas.


async def quotas(ground: Ground, short: bool) -> Findings:
    """One person sets up tables, and one address makes people, without end.

    Held: both are refused some time, in a sentence that is not about the number of requests.
    """
    findings = Findings()
    async with ground.own("--rate-each", "100000", "--log-level", "WARNING") as server:
        attacker = await ground.person(server, "Mallory")
        for name, most in (("tables", 150), ("people", 300)):
            count, reason = await _as_many_as_go(attacker, name, most)
            findings.expect(bool(reason), f"{count} {name}: {reason or 'no end'}")
    return findings


async def _as_many_as_go(who: Stranger, name: str, most: int) -> tuple[int, str]:
    seats = [{"who": "me"}, {"who": "link"}]
    for count in range(most):
        try:
            if name == "tables":
                await who.set_up(options={"players": 2}, seats=seats)
            else:
                await who.post("/api/people", {"name": f"Person {count}"})
        except Declined as problem:
            return count, problem.id
    return most, ""
