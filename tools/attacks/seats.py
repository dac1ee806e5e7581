"""Attack 1: a socket outlives its seat.

Somebody sits at a table and keeps the connection, while the right to the seat goes to somebody
else. From then on the old socket must hear nothing that the seat sees and do nothing in its name.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed

from attacks.ground import (
    PATIENCE,
    Findings,
    Ground,
    NotRun,
    Server,
    Stranger,
    all_see,
    drained,
    json,
    listed,
    play,
)
from battalia.server.client import Declined, Place, Plain

# No words: a part of one that stands in a log is no chance.
PASSWORD: Final = secrets.token_urlsafe(24)
NEW_PASSWORD: Final = secrets.token_urlsafe(24)
ALLOWED: Final = frozenset({"done", "explained", "previewed", "hinted"})
"""The answers to somebody who has the seat."""
LATE: Final = frozenset({"late-answer", "nothing-asked", "nothing-to-undo", "not-asked"})
"""Refusals that only somebody hears who would have been allowed at another moment."""
THOUGHT: Final = 12.0
"""Seconds after which the advice of an expert has come, if it ever does."""


class Old:
    """A connection whose right to a seat has gone."""

    def __init__(self, place: Place, seat: str, kept: Iterable[str] = ()) -> None:
        self.place = place
        self.seat = seat
        self.kept = set(kept)
        """Seats that it still has; without any it has no business at the table at all."""

    async def judge(self, findings: Findings, name: str, others: dict[str, Place]) -> None:
        """The game goes on without it."""
        await play(others, self.seat if self.seat in others else "")
        heard = await drained(self.place.socket, "after")
        leaks = [message["type"] for message in heard.messages if self._is_leak(message)]
        did: list[str] = []
        if not heard.closed:
            heir = others.get(self.seat)
            did = await self._tries(None if heir is None else heir.questions[self.seat])
        ending = "closed" if heard.closed else "open"
        figure = f"{name}: socket {ending}, saw {listed(leaks)}, could {listed(did)}"
        findings.expect(not leaks and not did, figure)

    def _is_leak(self, message: Plain) -> bool:
        match message["type"]:
            case "view" | "update":
                seat = message.get("seat")
                return seat == self.seat or not self.kept
            case "hinted":
                return True
            case "said":
                return not self.kept
        return False

    async def _tries(self, question: Plain | None) -> list[str]:
        """What it can do in the name of the seat, of all that can be done there."""
        seat = self.seat
        wishes: list[Plain] = [
            {"type": "explain", "seat": seat, "wish": "end"},
            {"type": "preview", "seat": seat},
            {"type": "say", "seat": seat, "text": "It is me."},
        ]
        if question is not None:
            epoch, choice = question["epoch"], question["options"][0]["choice"]
            wishes += [
                {"type": "undo", "seat": seat, "epoch": epoch},
                {"type": "choose", "seat": seat, "epoch": epoch, "choice": choice},
            ]
        return [wish["type"] for wish in wishes if await self._is_granted(wish)]

    async def _is_granted(self, wish: Plain) -> bool:
        ref = f"try {wish['type']}"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.place.socket.send(json({**wish, "ref": ref}))
                while True:
                    answer: Plain = msgspec.json.decode(await self.place.socket.recv())
                    if answer.get("ref") == ref:
                        refused = answer.get("reason", {}) or {}
                        return answer["type"] in ALLOWED or refused.get("id") in LATE
        except ConnectionClosed:
            return False


class Scene:
    """A table for two on a server, and those who come to it."""

    def __init__(self, ground: Ground, server: Server, stack: AsyncExitStack) -> None:
        self.ground = ground
        self.server = server
        self.stack = stack

    async def person(self, name: str) -> Stranger:
        return await self.ground.person(self.server, name)

    async def sits(self, who: Stranger, table: str, *keys: str) -> Place:
        return await self.stack.enter_async_context(who.sits(table, *keys))

    async def will_be_old(self, who: Stranger, table: str, *keys: str) -> Place:
        """A connection that still has its right, and has read all that it was sent by it."""
        place = await self.sits(who, table, *keys)
        messages, closed = await drained(place.socket, "before")
        shown = {message.get("seat") for message in messages if message["type"] == "view"}
        if closed or shown != (set(place.seats) if place.table["state"] == "playing" else set()):
            raise RuntimeError("somebody with every right to a seat was not shown it")
        return place


Variant = Callable[[Scene], Awaitable[tuple[Old, dict[str, Place]]]]
"""Sets the scene: the old connection, and the rightful ones by seat."""


async def joined(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """Who was seated by a link gave its key away; the next one has joined with it."""
    host = await scene.person("Host")
    links = await host.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    table = links["table"]["id"]
    first, second = scene.ground.stranger(scene.server), scene.ground.stranger(scene.server)
    old_key = (await first.join(links["seats"]["p2"]))["key"]
    old = await scene.will_be_old(first, table, old_key)
    new_key = (await second.join(old_key))["key"]
    return Old(old, "p2"), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(second, table, new_key),
    }


async def left(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """Somebody got up before the game, and somebody else took the seat."""
    host, first, second, third = [
        await scene.person(name) for name in ("Host", "First", "Second", "Third")
    ]
    links = await host.set_up(
        options={"players": 3}, seats=[{"who": "me"}, {"who": "link"}, {"who": "link"}]
    )
    table = links["table"]["id"]
    await first.join(links["seats"]["p2"])
    old = await scene.will_be_old(first, table)
    await first.post(f"/api/tables/{table}/leave")
    link = (await host.post(f"/api/tables/{table}/seats/p2/link"))["key"]
    await second.join(link)
    await third.join(links["seats"]["p3"])
    return Old(old, "p2"), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(second, table),
        "p3": await scene.sits(third, table),
    }


async def new_link(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """Somebody makes a new link to the own seat, so that the old one works no more."""
    host, owner = await scene.person("Host"), await scene.person("Owner")
    links = await host.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    table = links["table"]["id"]
    key = (await owner.join(links["seats"]["p2"]))["key"]
    finder = scene.ground.stranger(scene.server)
    old = await scene.will_be_old(finder, table, key)
    await owner.post(f"/api/tables/{table}/seats/p2/link")
    return Old(old, "p2"), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(owner, table),
    }


async def handed_on(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """Two sat at one screen; one of them goes on playing on a screen of their own."""
    host = await scene.person("Host")
    links = await host.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "here", "name": "Guest"}]
    )
    table = links["table"]["id"]
    old = await scene.will_be_old(host, table)
    link = (await host.post(f"/api/tables/{table}/seats/p2/link"))["key"]
    guest = await scene.person("Guest")
    await guest.join(link)
    # What the host knows of the own seat comes over a second connection.
    return Old(old, "p2", ["p1"]), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(guest, table),
    }


async def _with_account(scene: Scene) -> tuple[Stranger, Stranger, Stranger, str]:
    """Somebody on two devices at a table of somebody else's."""
    # The names of accounts are each somebody's own.
    login = f"owner{len(scene.ground.secrets)}"
    host, one = await scene.person("Host"), await scene.person(login.capitalize())
    scene.ground.secrets |= {PASSWORD, NEW_PASSWORD}
    await one.post("/api/me/account", {"login": login, "password": PASSWORD})
    other = scene.ground.stranger(scene.server)
    welcomed = await other.post("/api/login", {"login": login, "password": PASSWORD})
    other.key = welcomed["key"]
    links = await host.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    await one.join(links["seats"]["p2"])
    return host, one, other, links["table"]["id"]


async def logged_out(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """A device is logged out while its page is still open."""
    host, one, other, table = await _with_account(scene)
    old = await scene.will_be_old(other, table)
    await other.post("/api/logout")
    return Old(old, "p2"), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(one, table),
    }


async def new_password(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """A new password shuts out whoever has found an old key."""
    host, one, other, table = await _with_account(scene)
    old = await scene.will_be_old(other, table)
    login = (await one.get("/api/me"))["login"]
    wish = {"login": login, "password": NEW_PASSWORD}
    try:
        changed = await one.post("/api/me/account", {**wish, "old": PASSWORD})
    except Declined:
        # A server that does not ask for the old one.
        changed = await one.post("/api/me/account", wish)
    one.key = changed.get("key", one.key)
    return Old(old, "p2"), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(one, table),
    }


async def logged_out_elsewhere(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """Somebody logs out all devices but one."""
    host, one, other, table = await _with_account(scene)
    old = await scene.will_be_old(other, table)
    await _wish(one, "DELETE", "/api/me/keys")
    return Old(old, "p2"), {
        "p1": await scene.sits(host, table),
        "p2": await scene.sits(one, table),
    }


async def deleted(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """An account is deleted on one device while the game is open on another."""
    host, one, other, table = await _with_account(scene)
    old = await scene.will_be_old(other, table)
    await _wish(one, "POST", "/api/me/delete", {"password": PASSWORD})
    return Old(old, "p2"), {"p1": await scene.sits(host, table)}


async def _wish(who: Stranger, method: str, path: str, body: object = None) -> None:
    """Something that not every server has."""
    try:
        await who.request(method, path, body)
    except Declined as problem:
        if problem.id == "request-unusable":
            raise NotRun(f"this server has no {method} {path}") from None
        raise


async def hint_in_flight(scene: Scene) -> tuple[Old, dict[str, Place]]:
    """An expert thinks about advice for a seat that is handed on before the answer comes."""
    host = await scene.person("Host")
    links = await host.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    table = links["table"]["id"]
    first, second = scene.ground.stranger(scene.server), scene.ground.stranger(scene.server)
    old_key = (await first.join(links["seats"]["p2"]))["key"]
    old, hosts = await scene.sits(first, table, old_key), await scene.sits(host, table)
    await all_see({"p1": hosts, "p2": old})
    await play({"p1": hosts, "p2": old}, "p2", least=0)
    await old.send({"type": "hint", "seat": "p2", "ref": "hint"})
    # When the ping behind it is answered, the expert has been asked.
    await drained(old.socket, "before")
    new_key = (await second.join(old_key))["key"]
    news = await scene.sits(second, table, new_key)
    # Another hint of the same table is answered after the first, so that is done by then.
    async with asyncio.timeout(THOUGHT):
        while "p2" not in news.questions:
            await news.hear()
        await news.ask({"type": "hint", "seat": "p2"})
    return Old(old, "p2"), {"p1": hosts, "p2": news}


VARIANTS: Final[dict[str, Variant]] = {
    "join": joined,
    "leave": left,
    "new link": new_link,
    "hot seat": handed_on,
    "logout": logged_out,
    "password": new_password,
    "logout elsewhere": logged_out_elsewhere,
    "delete": deleted,
    "hint": hint_in_flight,
}


def outlived(name: str) -> Callable[[Ground, bool], Awaitable[Findings]]:
    """The attack of one variant."""

    async def attack(ground: Ground, short: bool) -> Findings:
        findings = Findings()
        server = await ground.server()
        async with AsyncExitStack() as stack:
            old, others = await VARIANTS[name](Scene(ground, server, stack))
            await all_see(others)
            await old.judge(findings, name, others)
        return findings

    attack.__doc__ = f"""{VARIANTS[name].__doc__}

    Held: the old socket is sent no view, event, question, chat or hint of the seat any more, and
    nothing that it asks for in the name of the seat is granted, whether it is closed or stays open.
    """
    return attack
