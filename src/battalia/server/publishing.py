"""Open data: the finished games of a month that everybody at their tables shares.

Two files: the records, one after the other and packed, and a row for each turn. Nobody is named in
them. A person has one pseudonym for all games of a month, and another one in the next; nobody who
does not know the server's secret can tell whose it is. Only one game is in memory at a time, and
the same games make the same files.
"""

from __future__ import annotations

import asyncio
import gzip
import hmac
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from os import replace
from pathlib import Path
from typing import IO, Final, NamedTuple

import msgspec

from battalia.engine import RecordError, read_record
from battalia.engine.notation import seat_name
from battalia.engine.record import RULES_VERSION
from battalia.explorer import SOURCE, Source, Turn, Writer, turns_of
from battalia.server.messages import Settings
from battalia.server.past import options_of, written
from battalia.server.store import SeatRow, Store, TableRow
from battalia.server.table import Act

SECRET: Final = "publishing"
"""Under this name the secret is kept from which pseudonyms are made."""
PAGE: Final = 50
"""So many tables are looked for at once."""


class Month(NamedTuple):
    """One of the calendar, as it is in UTC."""

    year: int
    month: int

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}"

    @classmethod
    def of(cls, text: str) -> Month:
        """``2026-11`` (ValueError)."""
        day = datetime.strptime(text, "%Y-%m").replace(tzinfo=UTC)
        return cls(day.year, day.month)

    @classmethod
    def before(cls, now: float) -> Month:
        """The last one that is over."""
        day = datetime.fromtimestamp(now, UTC)
        return cls(day.year - 1, 12) if day.month == 1 else cls(day.year, day.month - 1)

    @property
    def since(self) -> float:
        return datetime(self.year, self.month, 1, tzinfo=UTC).timestamp()

    @property
    def until(self) -> float:
        year, month = (self.year + 1, 1) if self.month == 12 else (self.year, self.month + 1)
        return datetime(year, month, 1, tzinfo=UTC).timestamp()


class Published(NamedTuple):
    """What was written, and how much of it."""

    records: Path
    turns: Path
    games: int
    rows: int


class Told(NamedTuple):
    """A game without names."""

    record: str
    turns: list[Turn]


async def publish(store: Store, month: Month, folder: Path) -> Published:
    """Writes the files of a month, over those that were there (OSError, StoreError)."""
    secret = await store.keep_meta(SECRET, secrets.token_hex(32))
    names = Pseudonyms(secret, str(month))
    records, turns = (folder / f"battalia-{month}.{kind}" for kind in ("txt.gz", "parquet"))
    draft = records.with_name(f"{records.name}.new")
    folder.mkdir(parents=True, exist_ok=True)
    games = rows = 0
    try:
        with draft.open("wb") as file, Writer(turns) as writer, _packing(file) as packed:
            async for row, seats in _shared(store, month):
                acts = await store.acts(row.id)
                told = await asyncio.to_thread(partial(tell, row, seats, acts, names))
                if told is None:
                    continue
                packed.write(f"{told.record}\n".encode())
                writer.add(told.turns)
                games += 1
                rows += len(told.turns)
        replace(draft, records)
    finally:
        draft.unlink(missing_ok=True)
    return Published(records, turns, games, rows)


def _packing(file: IO[bytes]) -> gzip.GzipFile:
    """Without a name or a date, which would make other bytes of the same games."""
    return gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=file, mtime=0)


async def _shared(store: Store, month: Month) -> AsyncIterator[tuple[TableRow, list[SeatRow]]]:
    after = (month.since, "")
    while True:
        found = await store.published(
            month.since, month.until, rules=RULES_VERSION, after=after, limit=PAGE
        )
        for row, seats in found:
            if _is_plain(row):
                yield row, seats
        if len(found) < PAGE:
            return
        after = found[-1][0].changed, found[-1][0].id


def _is_plain(row: TableRow) -> bool:
    """No lesson, and nothing that somebody wrote: texts may tell who it was."""
    settings = msgspec.json.decode(row.settings, type=Settings)
    options = options_of(row)
    return not (settings.lesson or options.corrections or options.layout)


class Pseudonyms:
    """What takes the place of names."""

    def __init__(self, secret: str, month: str) -> None:
        self._secret = secret.encode()
        self._month = month

    def table(self, row: TableRow) -> str:
        """The id of a table leads to its game, and to the names of its players."""
        return f"{self._month}-{self._made('table', row.id)}"

    def seat(self, row: TableRow, seat: SeatRow) -> str:
        """Of one person one, unless several people sit at one screen; computers keep their name."""
        if seat.kind == "computer":
            return seat.level or ""
        if seat.person is None:
            return f"player-{self._made('seat', row.id, seat_name(seat.seat))}"
        return f"player-{self._made('person', str(seat.person), seat.name)}"

    def _made(self, *of: str) -> str:
        text = "\0".join((self._month, *of))
        return hmac.new(self._secret, text.encode(), sha256).hexdigest()[:12]


def tell(row: TableRow, seats: list[SeatRow], acts: list[Act], names: Pseudonyms) -> Told | None:
    """A game as it is published; None: what is stored of it is damaged."""
    called = [names.seat(row, seat) for seat in seats]
    game = names.table(row)
    source: Source = "people" if any(seat.kind == "person" for seat in seats) else "computers"
    tags = {"Game": game, SOURCE: source}
    tags |= {f"P{place}": name for place, name in enumerate(called, 1)}
    text = written(row, options_of(row), acts, tags=tags)
    try:
        return Told(text, turns_of(read_record(text), game, source))
    except RecordError:
        return None
