"""What a tournament is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["round-robin", "swiss", "knockout", "arena"]
Entrant: TypeAlias = int
"""A number in the order of the draw, from 1."""
HALF: Final = Fraction(1, 2)


class Game(msgspec.Struct, frozen=True):
    """One table of a round."""

    round: int
    """From 1."""
    seats: tuple[Entrant, ...]
    """Who sits where; somebody alone has a bye."""
    places: tuple[int, ...] | None = None
    """What each came to, by the book's own order (B10.4): 1 has won, equal ones share a place; a
    place behind all seats: they were not there. None: it is in play."""
    points: tuple[int, ...] = ()
    """Victory points, where any were counted."""

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1


def score(game: Game, seat: int) -> Fraction:
    """What a game that is over is worth at this seat: the share of the others who came in behind,
    those at the same place by half. So it is 1, ½ or 0 in a duel, and 1, ⅔, ⅓ or 0 among four. A
    bye is worth as much as a victory."""
    if game.bye:
        return Fraction(1)
    assert game.places is not None
    others = len(game.seats) - 1
    if game.places[seat] > len(game.seats):
        return Fraction(0)
    behind = sum(place > game.places[seat] for place in game.places)
    level = sum(place == game.places[seat] for place in game.places) - 1
    return (behind + HALF * level) / others


def met(games: Iterable[Game]) -> Counter[tuple[Entrant, Entrant]]:
    """How often any two sat at one table, the lower number first."""
    return Counter(pair for game in games for pair in combinations(sorted(game.seats), 2))


# Knockout.


def going_on(game: Game) -> list[Entrant]:
    """Who goes on from a table: the better half of it, and of equals whoever is seeded higher;
    never who was not there."""
    if game.bye:
        return [*game.seats]
    assert game.places is not None
    size = len(game.seats)
    ranked = sorted(zip(game.places, game.seats, strict=True))
    return [one for place, one in ranked[: size // 2] if place <= size]


def is_final(games: Sequence[Game]) -> bool:
    """Whether these games of one round are the last of a knockout."""
    return len(games) == 1 and not games[0].bye
