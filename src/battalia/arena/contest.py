"""What is played: line-ups of bots at one table, each deal with every rotation of its line-up.

A *deal* is one seed. It decides chance's answers alone, so the games of a deal differ by who sits
where and by nothing else: what luck gives to a place, it gives in turn to everybody.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from battalia import __version__
from battalia.bots import LIMIT
from battalia.engine import Options
from battalia.engine.record import RULES_VERSION

LineUp: TypeAlias = tuple[str, ...]
"""The names of the bots, by seat."""


class Deal(msgspec.Struct, frozen=True):
    """One seed for one line-up: as many games as the line-up has rotations."""

    line_up: LineUp
    seed: int


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides the results: the same contest always has the same games."""

    line_ups: tuple[LineUp, ...]
    options: Options
    seed: int
    """Of the first deal; the others follow."""
    deals: int
    """Of each line-up; all line-ups get the same ones."""
    limit: int = LIMIT
    """Choices until a game counts as stalled."""
    records: bool = False
    """Whether the record of every game is kept."""
    position: str = ""
    """In which the games begin; empty: they are set up."""
    version: str = __version__
    rules: int = RULES_VERSION

    def all_deals(self) -> Iterator[Deal]:
        """Seed by seed, so that a contest broken off has about as much of every line-up."""
        for seed in range(self.seed, self.seed + self.deals):
            for line_up in self.line_ups:
                yield Deal(line_up, seed)

    @property
    def games(self) -> int:
        return self.deals * sum(len(rotations(line_up)) for line_up in self.line_ups)

    @property
    def bots(self) -> list[str]:
        """Everybody once, in the order of the line-ups."""
        return list(dict.fromkeys(itertools.chain(*self.line_ups)))


def rotations(line_up: LineUp) -> list[LineUp]:
    """All that turning the line-up round the table gives, each once."""
    turned = [line_up[turn:] + line_up[:turn] for turn in range(len(line_up))]
    return list(dict.fromkeys(turned))


def filled(bots: Sequence[str], players: int) -> LineUp:
    """The bots named, and the last of them in the seats that are left."""
    return tuple(bots[min(seat, len(bots) - 1)] for seat in range(players))


def round_robin(bots: Iterable[str], players: int) -> tuple[LineUp, ...]:
    """Every two bots in turn round the table; with an odd number of seats once more each."""
    found: list[LineUp] = []
    for pair in itertools.combinations(dict.fromkeys(bots), 2):
        for first, second in (pair, pair[::-1]):
            line_up = tuple(second if seat % 2 else first for seat in range(players))
            if not any(line_up in rotations(other) for other in found):
                found.append(line_up)
    return tuple(found)
