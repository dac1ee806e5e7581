"""What a player sees in a hand and on the board: the common sense of all habits.

Cards and what they make together, spaces and what a hero has before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battalia.bots.lore import known
from battalia.bots.opinions import GREAT_WORTH, KEPT, number
from battalia.engine.chapters.great_artefacts import owns_great_artefact, prizes
from battalia.engine.chapters.land import NOBODY, ground, level_of, owner_of, what_lies
from battalia.engine.choices import Choice, Take
from battalia.engine.game import Game, Question
from battalia.engine.terms import (
    FACTION,
    FRIMAN,
    KIND,
    MOST_KINDS,
    RUINS,
    TOOL,
    UNITS,
    WEAPON,
    Card,
    Kind,
    Seat,
    Space,
    Terrain,
    is_great,
    terrain_of,
)

NEVER: Final = -1_000.0

OWN_FACTION: Final = number("habits", "own-faction")
SET: Final = number("habits", "set")
PAIR: Final = number("habits", "pair")
NEARER: Final = number("habits", "nearer")
GREAT_PER_DAY: Final = number("habits", "great-artefact-per-day")
GREAT_DAYS: Final = number("habits", "great-artefact-days")
LAST_DAY: Final = 30
"""A game without a limit of weeks is over by then."""


def best(options: list[Any], worth: Callable[[Any], float], count: int) -> list[Any]:
    """So many of the best options that are worth anything."""
    good = [option for option in options if worth(option) > 0]
    return sorted(good, key=worth, reverse=True)[:count]


# Cards.


def worth_of(game: Game, seat: Seat, card: Card) -> float:
    """What a card to choose is worth."""
    own = OWN_FACTION if FACTION[card] == game.faction[seat] else 0.0
    return own + (GREAT_WORTH[KIND[card]] if is_great(card) else KEPT[KIND[card]])


def best_card(game: Game, question: Question) -> Choice:
    """The best of several cards, or what may be had in place of one (S7.8)."""
    seat = question.seat
    scores = known().scores

    def worth(option: Choice) -> float:
        if isinstance(option, Take):
            return worth_of(game, seat, option.card)
        score = scores.get(type(option))
        return NEVER if score is None else score(game, seat, option)

    return max(question.options, key=worth)


def counts(game: Game, seat: Seat) -> list[int]:
    """What is at hand and on the table, by kind; a tool stands in for two frimen (B5.3)."""
    count = [0] * MOST_KINDS
    for card in game.hand[seat]:
        count[KIND[card]] += 1
    for loose in game.loose[seat]:
        count[loose.kind] += loose.copies
    count[FRIMAN] += 2 * count[TOOL]
    return count


def sets(count: list[int]) -> float:
    """What sets of units bring: three are a city, two an upgrade (B3.5)."""
    total = 0.0
    for rank in UNITS:
        threes, rest = divmod(count[rank], 3)
        total += SET * rank * threes + PAIR * (rest == 2)
    return total


def changed(count: list[int], lost: Kind | None, won: Kind) -> float:
    """How much better the sets are after one card has become another."""
    after = count.copy()
    if lost is not None:
        after[lost] -= 1
        after[FRIMAN] -= 2 * (lost == TOOL)
    after[won] += 1
    after[FRIMAN] += 2 * (won == TOOL)
    return sets(after) - sets(count)


def artefact_worth(game: Game, seat: Seat, kind: Kind) -> float:
    """What one more artefact of this kind in the hand is worth now."""
    count = counts(game, seat)
    worth = KEPT[kind] * game.factor(kind) / (1 + count[kind])
    if kind == WEAPON and not count[WEAPON] and prey(game, seat):
        worth += 1.0
    if kind == TOOL:
        worth += max(0.0, changed(count, None, TOOL)) / 2
    return worth


def great_worth(game: Game, worth: float) -> float:
    """What a Great Artefact may still bring in this game, in points."""
    last = game.rules.weeks * 7 if game.rules.weeks else LAST_DAY
    days = min(max(last - game.day, 1), GREAT_DAYS)
    return GREAT_PER_DAY * days * worth


# The board.


def prey(game: Game, seat: Seat) -> list[Space]:
    """Spaces with an own hero and something to attack on them (B8.1)."""
    team = game.team(seat)
    heroes = {space for space in game.heroes[2 * seat : 2 * seat + 2] if space >= 0}
    return [
        space
        for space in sorted(heroes)
        if game.tokens[space] and owner_of(game.tokens[space]) not in team
    ]


def threatened(game: Game, seat: Seat, space: Space) -> bool:
    """Whether an opponent's hero could be here soon."""
    steps = ground(game).land.distances(space)
    return any(
        steps.get(hero, 99) <= game.rules.catalogue.horse_steps
        for other in game.opponents(seat)
        for hero in game.heroes[2 * other : 2 * other + 2]
    )


def attraction(game: Game, seat: Seat, space: Space) -> float:
    """What a hero on this space has before it, the nearer the better."""
    steps = ground(game).land.distances(space)
    team = game.team(seat)
    errands = [errand for name, errand in known().errands.items() if name in game.slices]
    nearest = 0.0
    for there, far in steps.items():
        mark = game.tokens[there]
        goal = 0.0
        if mark and owner_of(mark) not in team:
            goal = conquest(game, seat, there)
        for errand in errands:
            goal = max(goal, errand(game, seat, there))
        nearest = max(nearest, goal * NEARER**far)
    return nearest


def conquest(game: Game, seat: Seat, space: Space) -> float:
    """What the conquest of this space is worth."""
    mark = game.tokens[space]
    if what_lies(game, space) == RUINS:
        return 3.0 if prizes(game, seat) and not owns_great_artefact(game, seat) else 0.0
    return 5.0 if owner_of(mark) == NOBODY else 0.8 * level_of(mark)


def land_worth(game: Game, seat: Seat, space: Space, terrain: Terrain) -> float:
    """How good it is for a player that this terrain lies here (B8.14, B12)."""
    own = game.faction[seat]
    mark = game.tokens[space]
    owner, level = owner_of(mark), level_of(mark)
    rival = any(game.faction[other] == terrain for other in game.opponents(seat))
    if owner == NOBODY:
        # The lord who comes with the city is of its terrain.
        return 0.5 * (terrain == own) - 0.1 * rival
    if not game.rules.free_steps:
        return 0.0
    if owner < 0:
        return 0.2 * (terrain == own) - 0.1 * rival
    if owner in game.team(seat):
        return level * (0.3 * (terrain == game.faction[owner]) - 0.15 * rival)
    return level * (0.2 * (terrain == own) - 0.3 * (terrain == game.faction[owner]))


def gain(game: Game, seat: Seat, space: Space, terrain: Terrain) -> float:
    """What a player gains by another terrain here."""
    now = land_worth(game, seat, space, terrain_of(game.board[space]))
    return land_worth(game, seat, space, terrain) - now
