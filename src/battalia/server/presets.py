"""Tables that are ready to be played, and how long a game at each of them takes.

How many days and decisions a game has was measured: ``tools/lengths.py`` lets computers play, and
writes what came of it into ``lengths.json``. Nothing else says how long a game takes.
"""

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from battalia.engine import Options, with_expansion
from battalia.engine.points import assemble

DECISION: Final = 10
"""Seconds that a person is reckoned to take for a decision. In the base game that makes about half
an hour for each player, as the book has it (S17)."""
WATCHING: Final = 5
"""Seconds that people look on while a computer has its turn."""
STEP: Final = 5
"""Nobody knows the minutes more exactly than in steps of so many."""
SMALL: Final = range(2, 5)
"""So many can play without the second box (S10.2)."""
ALL: Final = range(2, 7)


class Preset(NamedTuple):
    """A way to play that many people look for; the page has its words."""

    players: range
    options: Callable[[int], Options]
    links: bool = False
    """The others come by a link."""


def _base(players: int, **chosen: Any) -> Options:
    """The base game; on the large board with as much of the second box as that needs (S10.2)."""
    return Options(players=players, expansion=players not in SMALL, **chosen)


def _everything(players: int) -> Options:
    """All modules that go together (S10.5)."""
    modules = ("metamorpha", "bilkarr", "fanatics", "staff", "summoning")
    valleys = "" if players < 4 else "bridge"
    return with_expansion(players, valleys=valleys, **dict.fromkeys(modules, True))


PRESETS: Final = {
    # B13.3: two weeks are short.
    "short": Preset(ALL, lambda players: _base(players, weeks=2)),
    "base": Preset(SMALL, _base),
    "book": Preset(ALL, with_expansion),
    # What the books have for shorter games: three weeks (B13.3), and the map ends it (S11.1).
    "friends": Preset(
        ALL, lambda players: with_expansion(players, weeks=3, map_end="on"), links=True
    ),
    "everything": Preset(ALL, _everything),
}


# How long a game takes.


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of measured games: the quarters that split them, so half lie in between."""

    games: int
    days: tuple[float, float, float]
    decisions: tuple[float, float, float]
    """Of each player: answers to questions that could be answered in several ways."""


Lengths: TypeAlias = dict[str, dict[str, Measured]]
"""By preset and number of players."""

FILE: Final = "lengths.json"


@cache
def lengths() -> Lengths:
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=Lengths)


def minutes(measured: Measured, options: Options, people: int) -> tuple[int, int]:
    """Between how many minutes half of the games take, if so many of the players are people.

    Partners decide at the same time (S4), so each team counts once.
    """
    deciding = min(people, len(assemble(options).teams))
    watching = (options.players - people) * WATCHING
    least, _, most = (
        round((deciding * DECISION * decisions + watching * days) / 60 / STEP) * STEP
        for decisions, days in zip(measured.decisions, measured.days, strict=True)
    )
    return max(least, STEP), max(most, STEP)
