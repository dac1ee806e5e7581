"""The form of a puzzle, and those that travel with the program."""

from __future__ import annotations

import lzma
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Final, Literal, get_args

import msgspec

from battalia.engine import Choice, Game, Reason, Seat, load
from battalia.engine.notation import read_seat

Theme = Literal["win", "close", "open", "take", "hold", "cohort", "artefact"]
"""Win this turn; lay the last card of the map and win; do not end the game; take a city; hold one
against an attack; cohort, another hand or this one; the right artefact."""
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
FILE: Final = "shipped.json.xz"


class Goal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a solution reaches, so that every line that reaches it is one."""

    what: Literal["won", "owned", "created", "used", "answered", "open"]
    """The game is won; the player owns the city on a space; has created an artefact of a kind; has
    used one; has answered so; the game goes on, and the turn was not wasted."""
    of: str = ""
    """The space, the kind, or the verb of the answer, as the notation has it."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position in which one turn, one battle or one answer is clearly the best."""

    theme: Theme
    position: str
    """The whole of it, as JSON."""
    seat: str
    """Who is to find it."""
    goal: Goal
    line: tuple[str, ...]
    """A solution, choice by choice, in the notation."""
    chance: float
    """The chance to win with the solution."""
    gap: float
    """How much less it is with the best other thing that was found."""
    difficulty: int
    """From 0 to 4: how far a computer must look to find it."""
    reason: Reason
    """Why it is the best."""
    source: str
    """The game in which it was found."""

    @property
    def id(self) -> str:
        return id_of(self.position)

    @property
    def box(self) -> str:
        """``base`` or ``stormgates``."""
        return self.source.partition(" ")[0]

    @property
    def player(self) -> Seat:
        return read_seat(self.seat)

    def game(self) -> Game:
        """A new game that stands there (PositionError)."""
        return load(self.position)

    def choices(self, game: Game) -> list[Choice]:
        """The solution (NotationError)."""
        return [game.rules.notation.read_choice(text) for text in self.line]


def id_of(position: str) -> str:
    """By what the puzzle is known that begins with a position."""
    return blake2b(position.encode(), digest_size=5).hexdigest()


def read(packed: bytes) -> list[Puzzle]:
    """The puzzles of a file (lzma.LZMAError, msgspec.DecodeError)."""
    return msgspec.json.decode(lzma.decompress(packed), type=list[Puzzle])


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """What they are kept as; those of one kind lie side by side, which packs best."""
    kept = sorted(puzzles, key=lambda one: (one.source.split(",")[0], one.theme, one.id))
    return lzma.compress(msgspec.json.encode(kept), preset=9 | lzma.PRESET_EXTREME)


@cache
def shipped() -> dict[str, Puzzle]:
    """All puzzles of the program, by their ids."""
    packed = (resources.files("battalia.puzzles") / FILE).read_bytes()
    return {puzzle.id: puzzle for puzzle in read(packed)}
