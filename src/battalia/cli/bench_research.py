"""`battalia bench --research`: how many words a second agents can say.

With each word goes what a learner needs: the observation and the mask of who is asked, written into
arrays. Words are said at random; processor time of one process. Then ``step_many`` in one process
and in two, slices in turn, by the clock.
"""

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table as Lines

from battalia.research.many import Many
from battalia.research.table import Table
from battalia.research.tables import TABLES
from battalia.words import say

MEASURED: Final = ("small", "two", "four", "teams", "everything")
GAMES: Final = 256
SLICE: Final = 0.5


def run_research(seconds: float, as_json: bool) -> int:
    tables = _tables(seconds)
    one, two, ratio = _many(seconds)
    if as_json:
        many = {"games": GAMES, "one": one, "two": two, "ratio": ratio}
        print(msgspec.json.encode({"tables": tables, "many": many}).decode())
        return 0
    lines = Lines(title=say("bench-research-title"), title_justify="left")
    lines.add_column(say("bench-research-table"))
    for title in ("ids", "cells", "words", "decisions"):
        lines.add_column(say(f"bench-{title}"), justify="right")
    for row in tables:
        numbers = [f"{row[name]:,.0f}" for name in ("ids", "cells", "words", "decisions")]
        lines.add_row(row["table"], *numbers)
    console = Console(highlight=False)
    console.print(lines)
    console.print(
        say("bench-many", count=GAMES, one=f"{one:,.0f}", two=f"{two:,.0f}", ratio=f"{ratio:.2f}")
    )
    return 0


def _tables(seconds: float) -> list[dict[str, Any]]:
    """Each table in turn, one game at a time, until all have had their time."""
    sides = [_Side(name) for name in MEASURED]
    while True:
        short = [side for side in sides if side.seconds < seconds]
        if not short:
            return [side.numbers() for side in sides]
        for side in short:
            side.play_game()


class _Side:
    """One table, and what was measured at it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.table = Table(TABLES[name])
        self.row = np.zeros(self.table.cells.size, np.uint8)
        self.mask = np.zeros(len(self.table.catalogue), np.uint8)
        self.rng = Random(1)
        self.games = self.words = self.choices = 0
        self.seconds = 0.0

    def play_game(self) -> None:
        table, random = self.table, self.rng.random
        row, mask = self.row.data, self.mask.data
        began = time.process_time()
        table.reset(self.games)
        words = choices = 0
        while not table.over:
            seat = table.seat
            table.observe(seat, row)
            table.mask(seat, mask)
            legal = table.legal(seat)
            choices += table.step(legal[int(random() * len(legal))])
            words += 1
        self.seconds += time.process_time() - began
        self.words += words
        self.choices += choices
        self.games += 1

    def numbers(self) -> dict[str, Any]:
        return {
            "table": self.name,
            "ids": len(self.table.catalogue),
            "cells": self.table.cells.size,
            "words": self.words / self.seconds,
            "decisions": self.choices / self.seconds,
        }


def _many(seconds: float) -> tuple[float, float, float]:
    """``step_many`` in one process and in two: words a second, and the ratio."""
    random = Random(1).random
    with Many("four", GAMES, 1) as one, Many("four", GAMES, 2) as two:
        sides = (one, two)
        speeds: tuple[list[float], list[float]] = ([], [])
        for many in sides:
            many.reset(1)
        for _ in range(max(3, round(seconds / SLICE))):
            for many, speed in zip(sides, speeds, strict=True):
                speed.append(_slice(many, random))
    ratio = statistics.median(b / a for a, b in zip(*speeds, strict=True))
    return statistics.median(speeds[0]), statistics.median(speeds[1]), ratio


def _slice(many: Many, random: Callable[[], float]) -> float:
    """Words a second; choosing them is no part of it."""
    spent, steps = 0.0, 0
    while spent < SLICE:
        legal = [mask.nonzero()[0] for mask in many.masks]
        words = [words[int(random() * len(words))] for words in legal]
        began = time.perf_counter()
        many.step_many(words)
        spent += time.perf_counter() - began
        steps += 1
    return steps * GAMES / spent
