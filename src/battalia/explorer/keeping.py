"""Rows of many games in a Parquet file, and the records that they come from.

Nothing here keeps more than one game in memory, however many there are. The same games make the
same bytes.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import msgspec

from battalia.explorer.turns import Turn

if TYPE_CHECKING:
    import duckdb

COLUMNS: Final[dict[str, str]] = {
    "game": "VARCHAR",
    "source": "VARCHAR",
    "players": "UTINYINT",
    "expansion": "BOOLEAN",
    "seat": "UTINYINT",
    "player": "VARCHAR",
    "faction": "VARCHAR",
    "deck": "VARCHAR",
    "own": "UTINYINT",
    "turn": "USMALLINT",
    "day": "USMALLINT",
    "deeds": "VARCHAR[]",
    "points": "SMALLINT",
    "place": "FLOAT",
    "share": "FLOAT",
}
"""The fields of a ``Turn``, as a file has them."""
MEMORY: Final = "512MB"
FIRST: Final = "[Battalia "
"""With this a record begins: a file of many has one after the other."""


class NoTurns(Exception):
    """A file that holds something else, or cannot be read."""


def connected(threads: int = 1) -> duckdb.DuckDBPyConnection:
    """A database in memory that never takes more of it than ``MEMORY``."""
    import duckdb

    # What does not fit goes to the disk; nothing is installed or fetched from anywhere.
    return duckdb.connect(
        config={
            "threads": threads,
            "memory_limit": MEMORY,
            "autoinstall_known_extensions": "false",
            "autoload_known_extensions": "false",
        }
    )


def quoted(path: Path) -> str:
    """A path as SQL writes it, where no parameter can stand."""
    return "'" + str(path).replace("'", "''") + "'"


class Writer:
    """Takes turns one game at a time; the file is there, whole, when all of it went well."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._draft = path.with_name(f"{path.name}.new")
        self._lines = path.with_name(f"{path.name}.lines")
        self._encode = msgspec.json.Encoder()

    def __enter__(self) -> Self:
        self._file = self._lines.open("wb")
        return self

    def add(self, turns: Iterable[Turn]) -> None:
        self._file.write(self._encode.encode_lines(turns))

    def __exit__(self, kind: object, *_: object) -> None:
        self._file.close()
        try:
            if kind is None:
                self._convert()
                os.replace(self._draft, self._path)
        finally:
            self._lines.unlink()
            self._draft.unlink(missing_ok=True)

    def _convert(self) -> None:
        with connected() as database:
            database.execute(
                "COPY (SELECT * FROM read_json($lines, format = 'newline_delimited', "
                f"columns = {COLUMNS})) TO {quoted(self._draft)} "
                "(FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 100000)",
                {"lines": str(self._lines)},
            )


def records_in(path: Path) -> Iterator[tuple[str, str]]:
    """The records of a file, of a file of many (also packed), or of a folder of such, by name.

    OSError, UnicodeError; of what is packed also EOFError, zlib.error.
    """
    if path.is_dir():
        for found in sorted((*path.rglob("*.txt"), *path.rglob("*.txt.gz"))):
            yield from records_in(found)
        return
    name = path.name.removesuffix(".gz").removesuffix(".txt")
    lines: list[str] = []
    number = 0
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8", newline="\n") as file:
        for line in file:
            if line.startswith(FIRST) and lines:
                number += 1
                yield f"{name}-{number}", "".join(lines)
                lines.clear()
            lines.append(line)
    if lines:
        yield f"{name}-{number + 1}" if number else name, "".join(lines)
