"""Calendar files (RFC 5545), as far as the rounds of a tournament need them: a name, a time and a
link. Everything is told in UTC, so that no zones have to be described."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

LINE: Final = 75
"""No line has more bytes; a longer one goes on in the next, after a space."""


class Occasion(NamedTuple):
    """Something that has a date."""

    id: str
    """The same for the same occasion, however often the file is written."""
    title: str
    begins: float
    ends: float
    url: str
    noted: float
    """When it was written down."""


def calendar(title: str, occasions: Iterable[Occasion]) -> str:
    """The file."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Battalia//EN", f"NAME:{_text(title)}"]
    for one in occasions:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{_text(one.id)}",
            f"DTSTAMP:{_time(one.noted)}",
            f"DTSTART:{_time(one.begins)}",
            f"DTEND:{_time(one.ends)}",
            f"SUMMARY:{_text(one.title)}",
            f"URL:{one.url}",
            "END:VEVENT",
        ]
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """A long line in parts, none of which cuts a letter in two."""
    part, size = "", 0
    for letter in line:
        more = len(letter.encode())
        if size + more > LINE:
            yield part
            part, size = " ", 1
        part += letter
        size += more
    yield part
