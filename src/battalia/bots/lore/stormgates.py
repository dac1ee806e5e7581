"""Stormgates and storm events (S1)."""

from __future__ import annotations

from typing import Final

from battalia.bots.advice import Case
from battalia.bots.lore import Lore, known
from battalia.bots.opinions import KEPT, Worths, number
from battalia.bots.reasons import always, because, by_riding, exits_of, in_its_words, kinds_text
from battalia.bots.senses import NEVER, attraction, best, gain, land_worth
from battalia.engine.chapters.building import unrevealed
from battalia.engine.choices import Build, Choice
from battalia.engine.game import Game, Question
from battalia.engine.modules import stormgates
from battalia.engine.modules.storm_events import (
    CopyEvent,
    DestroyTent,
    ReplaceCard,
    Replacing,
    TakeTerrain,
)
from battalia.engine.modules.stormgates import Jump, Toll
from battalia.engine.notation import seat_name
from battalia.engine.reasons import Reason
from battalia.engine.terms import KIND, Seat, kind_of, shape_of

EVENT: Final = Worths("storm-events", lambda number: (stormgates.event_name(number),))
"""Storm events in points, by number (S1.5)."""
TOLL: Final = number("stormgates", "toll")


# Jumps.


def jump_worth(game: Game, seat: Seat, hero: int) -> float:
    """What a jump of this hero brings by itself: a storm event not played yet, and what else may
    wait at the gate that it leaves."""
    events = stormgates.unplayed(game) or stormgates.all_events(game)
    storm = sum(EVENT[event] for event in events) / len(events) - TOLL
    here = game.heroes[2 * seat + hero]
    number = next((gate for gate, at in stormgates.gates(game).items() if at == here), 0)
    for name, jump in known().jumps.items():
        if name in game.slices:
            storm += jump(game, seat, hero, number)
    return storm


def _ridden(game: Game, seat: Seat, jump: Jump) -> float:
    """A storm is worth something by itself (S1.3)."""
    return attraction(game, seat, jump.space) + jump_worth(game, seat, jump.hero)


def _jumps(game: Game, seat: Seat, options: list[Jump]) -> list[Jump]:
    """Nearer to something, or for the storm or an amplifier; steps before and after it are thought
    of by themselves."""
    options = [jump for jump in options if jump.origin is None and not jump.further]
    now = {jump.hero: attraction(game, seat, game.heroes[2 * seat + jump.hero]) for jump in options}
    by_itself = {hero: jump_worth(game, seat, hero) for hero in now}

    def worth(jump: Jump) -> float:
        return by_itself[jump.hero] + attraction(game, seat, jump.space) - now[jump.hero]

    return best(options, worth, 2)


# What storm events ask.


def _replace(game: Game, seat: Seat, choice: ReplaceCard) -> float:
    """Where another terrain of the stack does most (event 7); the old one may come back."""
    terrains = set(unrevealed(game, shape_of(game.board[choice.space])))
    return max([0.0, *(gain(game, seat, choice.space, new) for new in terrains)])


def _terrain(game: Game, question: Question) -> Choice:
    replacing = next(frame for frame in game.frames(Replacing) if frame.seat == question.seat)
    space = replacing.space
    assert space is not None

    def worth(option: Choice) -> float:
        if not isinstance(option, TakeTerrain):
            return NEVER
        return land_worth(game, question.seat, space, option.terrain)

    return max(question.options, key=worth)


def _destroy(game: Game, seat: Seat, choice: DestroyTent) -> float:
    """The richest of the opponents' tents, the poorest of the own team's (event 12)."""
    worth = sum(KEPT[KIND[card]] for card in choice.cards)
    return -worth if choice.of in game.team(seat) else worth


# Reasons.


def _home(case: Case, after: Game, choice: TakeTerrain) -> Reason | None:
    own = choice.terrain == case.game.faction[case.seat]
    return because("hint-home-terrain") if own else None


def _destroy_tent(case: Case, after: Game, choice: DestroyTent) -> Reason | None:
    if choice.of in case.game.team(case.seat):
        return None
    kinds = kinds_text(map(kind_of, choice.cards))
    return because("hint-tent-lost", players=seat_name(choice.of), kinds=kinds)


def _road(case: Case, after: Game, choice: Choice) -> Reason | None:
    """A road for nothing: the one with the most ways on."""
    if not isinstance(choice, Build):
        return None
    return because("hint-road", count=exits_of(choice.shape))


LORE: Final = Lore(
    module=stormgates.NAME,
    scores={
        CopyEvent: lambda game, seat, choice: EVENT[choice.event],
        Build: lambda game, seat, choice: exits_of(choice.shape),
        ReplaceCard: _replace,
        DestroyTent: _destroy,
    },
    special={"take-terrain": _terrain},
    moves={Jump: _ridden},
    listed={Jump: _jumps},
    reasons={
        "build-free": _road,
        TakeTerrain: _home,
        DestroyTent: _destroy_tent,
        Jump: by_riding,
    },
    hopes={
        Jump: always("hint-storm"),
        Toll: always("hint-storm"),
        CopyEvent: in_its_words(lambda game, copy: stormgates.event_of(game, copy.event)),
    },
)
