"""Records and positions in files."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from battalia.cli.errors import CommandError, wrong_with
from battalia.engine import (
    Choice,
    Game,
    PositionError,
    Record,
    RecordError,
    Seat,
    load,
    read_record,
    replay,
    write_record,
)
from battalia.engine.notation import Notation, seat_name
from battalia.words import say


def read_text(path: str) -> str:
    """What stands in a file; some editors put a mark of the encoding before it."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else say("file-not-text")
        raise CommandError(say("file-unreadable", file=path, reason=reason or "")) from None


def is_position(text: str) -> bool:
    """A position is JSON; everything else is taken for a record."""
    return text.lstrip().startswith("{")


def record_in(path: str) -> Record:
    try:
        return read_record(read_text(path))
    except RecordError as error:
        raise CommandError(wrong_with(path, error.reason)) from None


def game_in(path: str) -> Game:
    """The game of a position, or at the end of a record."""
    text = read_text(path)
    try:
        return load(text) if is_position(text) else replay(read_record(text))
    except (PositionError, RecordError) as error:
        raise CommandError(wrong_with(path, error.reason)) from None


@contextmanager
def writing(path: str) -> Iterator[None]:
    """Says in one sentence that a file cannot be written."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or ""
        raise CommandError(say("file-unwritable", file=path, reason=reason)) from None


class SavedGame:
    """A record on disk that is complete after every choice, whatever happens to the program."""

    def __init__(self, path: str, record: Record, notation: Notation) -> None:
        self.path = path
        self._record = record
        self._notation = notation
        self.tidy()

    def add(self, seat: Seat, choice: Choice) -> None:
        """Adds one choice at the end of the file."""
        with writing(self.path), Path(self.path).open("a", encoding="utf-8") as file:
            file.write(f"{seat_name(seat)}: {self._notation.text(choice)}\n")

    def tidy(self) -> None:
        """Writes the whole record anew, in lines of equal length and with its result."""
        draft = f"{self.path}.new"
        with writing(self.path):
            Path(draft).write_text(write_record(self._record), encoding="utf-8")
            os.replace(draft, self.path)
