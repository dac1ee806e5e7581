"""Metamorpha and her abilities (S12)."""

from __future__ import annotations

from typing import Final

from battalia.bots.advice import Case
from battalia.bots.fighting import margin, spare
from battalia.bots.lore import Lore
from battalia.bots.opinions import Worths, by_terrain, number
from battalia.bots.reasons import always, because, in_its_words
from battalia.bots.senses import NEVER, changed, conquest, counts
from battalia.engine.chapters.land import home_of
from battalia.engine.choices import Attack, Choice, On
from battalia.engine.game import Game, Question
from battalia.engine.modules import metamorpha
from battalia.engine.modules.abilities import Assailing, DrawAnother, battle_for
from battalia.engine.modules.metamorpha import Invoke
from battalia.engine.reasons import Reason
from battalia.engine.terms import KIND, KINDS, NEUTRAL, Seat, Space, kind_of

ABILITY: Final = Worths("abilities", by_terrain)
"""What she does, by terrain (S12.3)."""
ON_HER_TERRAIN: Final = number("metamorpha", "on-her-terrain")


def _double(game: Game, question: Question) -> Choice:
    """The unit that makes a set if it counts as two, else the highest (S12.3)."""
    count = counts(game, question.seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, On):
            return NEVER
        return changed(count, None, KIND[option.card]) + 0.05 * (KIND[option.card])

    return max(question.options, key=worth)


def _assail(game: Game, question: Question) -> Choice:
    """What should fall to this hero alone, the best first (S12.3)."""
    seat = question.seat
    assailing = next(frame for frame in game.frames(Assailing) if frame.seat == seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, Attack):
            return NEVER
        gain = 0.7 if option.hero_of is not None else conquest(game, seat, option.space)
        battle = battle_for(game, seat, assailing.hero, option)
        falls = spare(game, battle, seat) >= margin(game, battle, seat)
        return gain if falls else gain - 10.0

    return max(question.options, key=worth)


def _invocations(game: Game, seat: Seat, options: list[Invoke]) -> list[Invoke]:
    """Each ability once, but for those in which it matters which hero asks."""
    kept: list[Invoke] = []
    for wish in options:
        if metamorpha.ability_of(game, wish.terrain).by_hero or not kept:
            kept.append(wish)
    return kept


def _summoned(game: Game, seat: Seat, space: Space) -> float:
    """Her ability there, if an own hero is on that terrain."""
    terrain = home_of(game, space)
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    near = any(hero >= 0 and home_of(game, hero) == terrain for hero in heroes)
    return ABILITY[terrain] if near and terrain != NEUTRAL else -1.0


def _worth(game: Game, seat: Seat) -> float:
    terrain = metamorpha.her_terrain(game)
    if terrain == NEUTRAL:
        return 0.0
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    return ON_HER_TERRAIN * sum(s >= 0 and game.board[s] >> 9 == terrain for s in heroes)


# Reasons.


def _doubled(case: Case, after: Game, choice: Choice) -> Reason | None:
    if not isinstance(choice, On):
        return None
    return case.set_made(after) or because("hint-double", kind=KINDS[kind_of(choice.card)])


LORE: Final = Lore(
    module=metamorpha.NAME,
    scores={DrawAnother: lambda game, seat, choice: 1.0},
    special={"double-unit": _double, "assail": _assail},
    summoned=_summoned,
    listed={Invoke: _invocations},
    assets=_worth,
    rows={Invoke: lambda game, seat, row: ABILITY[row.terrain]},
    hopes={Invoke: in_its_words(lambda game, wish: metamorpha.ability_of(game, wish.terrain))},
    reasons={"double-unit": _doubled, DrawAnother: always("hint-more-cards", count=1)},
)
