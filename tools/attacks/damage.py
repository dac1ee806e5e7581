"""Attacks 6, 7 and 8: what the server stands on gives way: the database, its rows, the clock."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed

from attacks.crowds import LOST
from attacks.games import long_position, record_in_play
from attacks.ground import (
    PATIENCE,
    Findings,
    Ground,
    Server,
    Stranger,
    all_see,
    drained,
    play,
    quickest,
)
from battalia.server.client import Declined, Place, Plain

NOTICED: Final = 40.0
"""Seconds within which the server's health is told as it is: the wait for a lock, and the pause
between two tries."""
JUMP: Final = 700.0
"""Seconds by which the clock jumps."""
JUMPING: Final = """
import sys, time
told, where = time.time, {where!r}
def jumping():
    with open(where) as file:
        return told() + float(file.read())
time.time = jumping
from battalia.cli import main
sys.exit(main())
"""
"""A server whose clock is ahead by as much as stands in a file; nothing else is different."""


# 6. A database that hangs.


@asynccontextmanager
async def locked(database: Path) -> AsyncIterator[None]:
    """Another program has the database for itself."""
    with closing(sqlite3.connect(database, isolation_level=None, timeout=10)) as other:
        other.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


@asynccontextmanager
async def full(server: Server) -> AsyncIterator[None]:
    """No file of the server can grow any more, as on a full disk."""
    assert server.pid is not None
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def _health(who: Stranger, wanted: int) -> tuple[bool, float, float]:
    """Asks until the health is as wanted: whether it was, when, and the longest single wait."""
    began, longest = time.monotonic(), 0.0
    while time.monotonic() - began < NOTICED:
        asked = time.monotonic()
        try:
            status = (await who.raw("GET", "/health")).status_code
        except httpx.HTTPError:
            status = 0
        longest = max(longest, time.monotonic() - asked)
        if status == wanted:
            return True, time.monotonic() - began, longest
        await asyncio.sleep(0.5)
    return False, time.monotonic() - began, longest


async def _unwell(
    ground: Ground,
    findings: Findings,
    server: Server,
    trouble: AbstractAsyncContextManager[None],
) -> None:
    """A game goes on before and after; in the trouble it is told that it does not."""
    player = await ground.person(server, "Player")
    links = await player.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "here", "name": "Friend"}]
    )
    table = links["table"]["id"]
    async with player.sits(table) as place:
        await all_see({"p1": place, "p2": place})
        seat, question = next(iter(place.questions.items()))
        epoch = place.epoch
        async with trouble:
            said = await _tried(place, seat, quickest(question))
            noticed, after, longest = await _health(player, 503)
            findings.expect(said in ("not-stored", "closed"), f"a choice meanwhile: {said}")
            findings.expect(
                noticed,
                f"/health {'said 503' if noticed else 'never said 503'} after {after:.0f} s, "
                f"each answer within {longest:.1f} s",
            )
            findings.expect(longest < PATIENCE, f"longest answer {longest:.1f} s")
    well, after, _ = await _health(player, 200)
    findings.expect(well, f"well again after {after:.0f} s" if well else "never well again")
    async with player.sits(table) as place:
        await all_see({"p1": place, "p2": place})
        findings.expect(place.epoch == epoch, f"act {place.epoch} of {epoch} kept")
        seat, question = next(iter(place.questions.items()))
        said = await _tried(place, seat, quickest(question))
        findings.expect(said == "done", f"a choice afterwards: {said}")


async def _tried(place: Place, seat: str, choice: str) -> str:
    """What became of a choice."""
    try:
        async with asyncio.timeout(PATIENCE):
            await place.choose(seat, choice)
            return "done"
    except Declined as problem:
        return problem.id
    except ConnectionClosed:
        return "closed"
    except TimeoutError:
        return "no answer"


async def database_locked(ground: Ground, short: bool) -> Findings:
    """Another program has locked the SQLite file.

    Held: a choice is refused as not stored; /health says 503 within bounded time; when the lock is
    gone, /health says 200 and the game goes on where it was.
    """
    findings = Findings()
    async with ground.own() as server:
        assert server.database is not None
        await _unwell(ground, findings, server, locked(server.database))
    return findings


async def disk_full(ground: Ground, short: bool) -> Findings:
    """The disk is full: no file can grow.

    Held: as with a locked database.
    """
    findings = Findings()
    async with ground.own() as server:
        await _unwell(ground, findings, server, full(server))
    return findings


# 7. Rows that are wrong.


WRONG: Final[dict[str, tuple[str, tuple[object, ...]]]] = {
    "snapshot of no encoding": (
        'UPDATE snapshots SET position = ? WHERE "table" = ?',
        (b"\xff\xfe no position",),
    ),
    "snapshot cut off": (
        'UPDATE snapshots SET position = substr(position, 1, ?) WHERE "table" = ?',
        (1000,),
    ),
    "snapshot of later": (
        'UPDATE snapshots SET number = number + ? WHERE "table" = ?',
        (1_000_000,),
    ),
    "snapshot of another game": (
        'UPDATE snapshots SET position = ? WHERE "table" = ?',
        (long_position().encode(),),
    ),
    "act": ('UPDATE acts SET text = ? WHERE number = 40 AND "table" = ?', ("no choice",)),
    "act missing": ('DELETE FROM acts WHERE number >= ? AND number < 45 AND "table" = ?', (40,)),
    "act of nobody": ('UPDATE acts SET seat = ? WHERE number = 40 AND "table" = ?', (77,)),
    "chance": ('UPDATE acts SET chance = ? WHERE number = 40 AND "table" = ?', ("roll x; ; ",)),
    "options": ("UPDATE tables SET options = ? WHERE id = ?", ('{"players": "many"',)),
    "other options": ("UPDATE tables SET options = ? WHERE id = ?", ('{"players": 99}',)),
    "settings": ("UPDATE tables SET settings = ? WHERE id = ?", ("[" * 5000,)),
    "asked": ("UPDATE tables SET asked = ? WHERE id = ?", ("p9 px",)),
    "epoch": ("UPDATE tables SET epoch = ? WHERE id = ?", (7,)),
}
SHORTCUTS: Final = tuple(name for name in WRONG if name.startswith("snapshot"))
"""Whose acts are all there, so that nothing is lost."""
AS_IT_WAS: Final = "as it was"
BROKEN: Final = "table-is-broken"
ACTS: Final = ("act", "act missing", "act of nobody", "chance")


async def rows(ground: Ground, short: bool) -> Findings:
    """Rows of the database are damaged while the server is down.

    Held: the list of the person who sits at all these tables is whole; a table with a wrong
    snapshot is as it was; one with a wrong act is as it was or told to be broken, and its history
    can be read up to there; one with wrong options has a reason for it, and nothing is answered
    with 5xx; other tables go on.
    """
    findings = Findings()
    database = ground.new_database()
    names = ["snapshot of no encoding", "act", "options"] if short else list(WRONG)
    tables: dict[str, str] = {}
    shown: dict[str, tuple[int, Plain]] = {}
    async with ground.own(database=database) as server:
        owner, friend = await ground.person(server, "Owner"), await ground.person(server, "Friend")
        key = owner.key
        for name in [*names, "sound"]:
            links = await owner.set_up(
                record=record_in_play(2, 500), seats=[{"who": "me"}, {"who": "link"}]
            )
            await friend.join(links["seats"]["p2"])
            tables[name] = links["table"]["id"]
            shown[name] = await _played(owner, friend, tables[name])
    _damage(database, {name: tables[name] for name in names}, findings)
    async with ground.own(database=database) as server:
        owner = ground.stranger(server)
        owner.key = key
        listed = await owner.raw("GET", "/api/tables?limit=100")
        count = len(listed.json()["tables"]) if listed.status_code == 200 else 0
        findings.expect(
            count == len(tables), f"my list: {listed.status_code}, {count} of {len(tables)} tables"
        )
        for name in [*names, "sound"]:
            looks, inside = await _looked_at(owner, tables[name], shown[name])
            well = all(status < 500 for status in looks) and inside in (AS_IT_WAS, BROKEN)
            if name in SHORTCUTS or name == "sound":
                well = well and inside == AS_IT_WAS
            if name in ACTS:
                well = well and looks[1] == 200
            findings.expect(well, f"{name}: {'/'.join(map(str, looks))}, {inside}")
    return findings


async def _played(owner: Stranger, friend: Stranger, table: str) -> tuple[int, Plain]:
    """Plays on until there is a snapshot; where the table stands then, as the owner sees it."""
    async with owner.sits(table) as one, friend.sits(table) as two:
        both = {"p1": one, "p2": two}
        await all_see(both)
        await play(both, least=3)
        while one.epoch < two.epoch:
            await one.hear()
        return one.epoch, one.views["p1"]


def _damage(database: Path, tables: dict[str, str], findings: Findings) -> None:
    with closing(sqlite3.connect(database)) as file:
        for name, table in tables.items():
            statement, values = WRONG[name]
            changed = file.execute(statement, (*values, table)).rowcount
            if not changed:
                findings.expect(False, f"{name}: there was nothing to damage")
        file.commit()


async def _looked_at(
    owner: Stranger, table: str, shown: tuple[int, Plain]
) -> tuple[list[int], str]:
    """What is answered about a table, and what it is for somebody who sits down."""
    looks = [
        (await owner.raw("GET", f"/api/tables/{table}{rest}")).status_code
        for rest in ("", "/history", "/record", "/position")
    ]
    try:
        async with asyncio.timeout(PATIENCE), owner.sits(table) as place:
            await all_see({"p1": place})
            same = (place.epoch, place.views["p1"]) == shown
            return looks, AS_IT_WAS if same else "another game"
    except Declined as problem:
        return looks, problem.id
    except LOST as problem:
        return looks, f"cut off ({type(problem).__name__})"


# 8. A clock that jumps.


async def clock_jumps(ground: Ground, short: bool) -> Findings:
    """The system's clock jumps forward by 700 s while a game with 600 s for each goes on.

    Only the time of day jumps; the server is an ordinary one otherwise. Held: nobody's time is up,
    nobody is played for, and the clock has lost less than a minute.
    """
    findings = Findings()
    ahead = ground.folder / "ahead"
    ahead.write_text("0")
    async with ground.own(command=JUMPING.format(where=str(ahead))) as server:
        player = await ground.person(server, "Player")
        links = await player.set_up(
            options={"players": 2},
            seats=[{"who": "me"}, {"who": "here", "name": "Friend"}],
            settings={"clock": {"kind": "game", "base": 600}},
        )
        table = links["table"]["id"]
        async with player.sits(table) as place:
            await all_see({"p1": place, "p2": place})
            ahead.write_text(str(JUMP))
            # The clocks are looked at every second.
            await asyncio.sleep(3.5)
            await drained(place.socket)
            info = await player.get(f"/api/tables/{table}")
    away = [seat["seat"] for seat in info["seats"] if seat.get("stand_in")]
    left = min(info.get("clock", {"left": {"nobody": 0.0}})["left"].values())
    findings.expect(not away, f"{len(away)} of 2 seats taken over by a computer")
    findings.expect(left > 540, f"{left:.0f} of 600 s left after a jump of {JUMP:.0f} s")
    return findings
