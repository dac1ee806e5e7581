"""How much of a text that somebody wrote is read at all.

Whoever sends a text wants it read, and some readers take far more time and memory than the text
is long: a TOML key of many parts, a list in a list in a list, ``supply×999`` a thousand times. So
each text is measured first, by counting alone, in time that grows with its length and no faster;
what is beyond its bounds no reader sees. The bounds are many times what any game needs.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from battalia.engine.reasons import Reason

LARGEST: Final = 999
"""No game needs more of anything, and no server should lay out millions of cards."""
LONGEST_DEAL: Final = 99
"""Cards that one player begins with: each is drawn by a choice of its own."""
LONGEST_SIDE: Final = 30
"""Spaces along a board: everything that is shown of one grows with their number."""
MOST_WAYS: Final = 2_000
"""Ways to pay for one thing; the printed game has some hundreds. For six units of each of four
kinds, as corrections might ask for, there are millions."""
CARDS: Final = 100_000
"""Cards that one text may name, however short it is written."""
CHOICES: Final = 20_000
"""Choices of a record: a dozen long games."""
LINES: Final = 30_000
"""Lines of a record."""
LONGEST_CHOICE: Final = 10_000
"""Characters of a choice."""


class Bounds(NamedTuple):
    """How much a text in a language with brackets may hold."""

    size: int
    """Characters."""
    depth: int
    """Brackets within brackets."""
    signs: int
    """Brackets, commas and what stands in quotes: a reader makes something of each."""
    line: int = 0
    """Characters of a line; 0: as many as there are."""
    dots: int = 0
    """Dots of a line; 0: as many as there are."""


FILE: Final = Bounds(size=50_000, depth=8, signs=20_000, line=2_000, dots=32)
"""Corrections or a layout, in TOML. The whole catalogue of both boxes has 7,500 characters."""
SCENARIO: Final = Bounds(size=100_000, depth=8, signs=2_000, line=4_000, dots=100)
"""A scenario, in TOML; layout, corrections and position stand in it as texts, which are measured
when they are read."""
POSITION: Final = Bounds(size=1_000_000, depth=16, signs=20_000)
"""A position, in JSON. A late one of six players has some 15,000 characters and 600 signs."""
RECORD: Final = Bounds(size=1_000_000, depth=0, signs=0)
"""A record; its tags are JSON."""
TAG: Final = Bounds(size=RECORD.size, depth=2, signs=100)
"""A tag of a record. A position stands there as a text, which is measured when it is read."""

_STEPS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}
# Quotes that nobody closes reach to the end, as they do for a reader: nothing is looked at twice.
_JSON_SIGN: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{},]', re.DOTALL)
_TOML_SIGN: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5})?'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5})?"
    r'|"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|[\[\]{},]",
    re.DOTALL,
)
_TIMES: Final = re.compile(r"[×*x](\d{1,3})")


def too_much_json(text: str, bounds: Bounds) -> Reason | None:
    """Why a text in JSON is not read; None: it may be."""
    return _too_long(text, bounds) or _too_involved(text, _JSON_SIGN, bounds)


def too_much_toml(text: str, bounds: Bounds = FILE) -> Reason | None:
    """Why a text in TOML is not read; None: it may be."""
    return _too_long(text, bounds) or _too_involved(text, _TOML_SIGN, bounds)


def too_much_record(text: str) -> Reason | None:
    """Why a record is not read; None: it may be."""
    if text.count("\n") > LINES:
        return Reason("text-many-lines", args={"most": LINES})
    return _too_long(text, RECORD) or too_many_cards([text])


def too_long_choice(text: str) -> Reason | None:
    if len(text) > LONGEST_CHOICE:
        return Reason("text-too-long", args={"most": LONGEST_CHOICE})
    return None


def too_many_cards(texts: Iterable[str]) -> Reason | None:
    """Why these texts are not read if ``name×n`` stands in them for n cards."""
    cards = 0
    for text in texts:
        cards += sum(int(found[1]) for found in _TIMES.finditer(text))
        if cards > CARDS:
            return Reason("text-many-cards", args={"most": CARDS})
    return None


def _too_long(text: str, bounds: Bounds) -> Reason | None:
    if len(text) > bounds.size:
        return Reason("text-too-long", args={"most": bounds.size})
    if not bounds.line:
        return None
    # A reader of TOML ends a line nowhere else.
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > bounds.line:
            return Reason("text-long-line", args={"number": number, "most": bounds.line})
        # All of them: so no trick with quotes hides one.
        if line.count(".") > bounds.dots:
            return Reason("text-many-dots", args={"number": number, "most": bounds.dots})
    return None


def _too_involved(text: str, sign: re.Pattern[str], bounds: Bounds) -> Reason | None:
    depth = 0
    for number, found in enumerate(sign.finditer(text), 1):
        depth += _STEPS.get(text[found.start()], 0)
        if depth > bounds.depth:
            return Reason("text-too-deep", args={"most": bounds.depth})
        if number > bounds.signs:
            return Reason("text-many-entries", args={"most": bounds.signs})
    return None
