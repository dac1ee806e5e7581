"""What every process must hear: keys that have ended, tables whose seats are others now, people for
whom there is something to be told.

It goes through the database, in the transaction that makes it true: what is heard is so, and what
was rolled back is not told. Where a process is alone, nobody need be told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, func, select

from battalia.server.store.leases import Leases

CHANNEL: Final = "battalia"
EACH: Final = 50
"""So many keys and tables are told at once: the database takes 8000 bytes."""
LONGEST: Final = 7500
"""Bytes of what is told of the house at once."""
QUIET: Final = 5
"""After so many seconds without news the connection is asked for a sign of life."""


class News(msgspec.Struct, frozen=True):
    """What one process tells all others."""

    hall: str
    """Who tells it."""
    keys: list[bytes] = []
    """Hashes of keys that prove nobody any more."""
    tables: list[str] = []
    """Tables to look at again."""
    told: list[tuple[str, str]] = []
    """What happened in the house: topics, and events as JSON."""
    people: list[int] = []
    """People about whom something was decided, or who have something new to hear."""
    house: bool = False
    """There are other announcements."""


class Newsroom(Leases):
    """Telling, and hearing."""

    def _announce(
        self,
        connection: Connection,
        keys: Sequence[bytes] = (),
        tables: Sequence[str] = (),
        people: Sequence[int] = (),
        *,
        house: bool = False,
    ) -> None:
        """All other processes hear this as soon as the transaction is done."""
        if not self.address:
            return
        for at in range(0, max(len(keys), len(tables), len(people), int(house)), EACH):
            some = slice(at, at + EACH)
            news = News(
                self.hall,
                list(keys[some]),
                list(tables[some]),
                people=list(people[some]),
                house=house,
            )
            payload = msgspec.json.encode(news).decode()
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def tell(self, told: Sequence[tuple[str, str]]) -> None:
        """All other processes hear that this has happened in the house."""
        parts: list[list[tuple[str, str]]] = []
        size = LONGEST
        for event in told:
            size += len(msgspec.json.encode(event))
            if size > LONGEST:
                parts.append([])
                size = len(msgspec.json.encode(event))
            parts[-1].append(event)
        payloads = [msgspec.json.encode(News(self.hall, told=part)).decode() for part in parts]

        def work(connection: Connection) -> None:
            for payload in payloads:
                connection.execute(select(func.pg_notify(CHANNEL, payload)))

        await self._write(work)

    async def news(self) -> AsyncIterator[News | None]:
        """What others tell, for as long as the connection holds (StoreError).

        First None: from then on nothing is missed.
        """
        import psycopg

        url = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            async with asyncio.timeout(self._patience):
                connection = await psycopg.AsyncConnection.connect(
                    url,
                    autocommit=True,
                    keepalives_idle=QUIET,
                    keepalives_interval=1,
                    keepalives_count=3,
                )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield None
                async for heard in connection.notifies():
                    news = msgspec.json.decode(heard.payload, type=News)
                    if news.hall != self.hall:
                        yield news
        except TimeoutError:
            raise self._overdue() from None
        except (psycopg.Error, OSError) as error:
            raise self._error(error) from error
