"""The Great Artefacts of The Stormgates (S7)."""

from __future__ import annotations

from typing import Final

from battalia.bots.advice import Case
from battalia.bots.lore import Lore
from battalia.bots.opinions import KEPT, number
from battalia.bots.reasons import because, most
from battalia.bots.senses import OWN_FACTION, best_card, counts, prey, sets, threatened, worth_of
from battalia.engine.chapters.land import level_of
from battalia.engine.choices import Choice, Take
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.modules.great_artefacts import banner, cloak
from battalia.engine.modules.great_artefacts.bag import TakeSupply
from battalia.engine.modules.great_artefacts.cloak import Hide
from battalia.engine.modules.great_artefacts.crystal import Gazing, GreatArtefactsView
from battalia.engine.modules.great_artefacts.in_use import IN_USE, NAME, GreatArtefacts
from battalia.engine.reasons import Reason
from battalia.engine.terms import FACTION, KIND, UNITS, WEAPON, Seat, take

HIDDEN: Final = number("cloak", "hidden")


def _arrange(game: Game, question: Question) -> Choice:
    """Sets of units on top of the nation, of few factions (S7.5)."""
    seat = question.seat
    gazing = next(frame for frame in game.frames(Gazing) if frame.seat == seat)
    top = game.nation[seat].top
    chosen, rest = top[: gazing.chosen], top[gazing.chosen : gazing.looked]
    kinds = [KIND[card] for card in chosen]
    left = [KIND[card] for card in rest]

    def worth(option: Choice) -> float:
        assert isinstance(option, Take)
        kind = KIND[option.card]
        have = kinds.count(kind)
        total = worth_of(game, seat, option.card)
        total += 0.1 * sum(FACTION[card] == FACTION[option.card] for card in chosen)
        if kind in UNITS:
            if have < 3 <= have + left.count(kind):
                total += 0.4 * kind
            elif have < 2 <= have + left.count(kind):
                total += 0.12 * kind
        return total

    return max(question.options, key=worth)


def _rally(game: Game, question: Question) -> Choice:
    """The kind that makes sets together with the hand, and all that may follow (S7.3)."""
    seat = question.seat
    count = counts(game, seat)
    shelter = [KIND[card] for card in game.shelter[seat]]
    strength = game.rules.catalogue.attack_strength
    most = banner.CARD.printed(game, "strength")

    def worth(option: Choice) -> float:
        if not isinstance(option, Take):
            return 0.0
        kind = KIND[option.card]
        follow = min(shelter.count(kind), most // strength[kind])
        after = count.copy()
        after[kind] += follow
        total = sets(after) - sets(count) + KEPT[kind] * follow
        if kind == WEAPON and not count[WEAPON] and prey(game, seat):
            total += 1.0
        return total + (OWN_FACTION if FACTION[option.card] == game.faction[seat] else 0.0)

    return max(question.options, key=worth)


def _hide(game: Game, seat: Seat, choice: Hide) -> float:
    """The highest city, first of all one that is threatened (S7.4)."""
    return level_of(game.tokens[choice.space]) + 10 * threatened(game, seat, choice.space)


def _hidden(game: Game, seat: Seat) -> float:
    state = IN_USE.of(game)
    if state.cloak_of != seat:
        return 0.0
    return HIDDEN * sum(level_of(game.tokens[space]) for space in state.hidden)


# The Crystal lets its owner look at the top of the nation (S7.5).


def _unfold(
    game: Game, seat: Seat | None, frames: list[Frame], state: GreatArtefactsView
) -> GreatArtefacts:
    """Only who looks into the Crystal sees what lies on top of the nation."""
    for frame in frames:
        if isinstance(frame, Gazing):
            of = frame.seat
            gazed = state.gazed if of == seat else bytes(frame.looked)
            game.nation[of] = _gazed_at(game.nation[of], gazed)
    return GreatArtefacts(state.bag, state.bag_of, state.hidden, state.cloak_of)


def _gazed_at(pile: Pile, gazed: bytes) -> Pile:
    """The nation with these cards on top."""
    rest = pile.cards()
    for card in gazed:
        rest = take(rest, card)
    return Pile(gazed, bytes(sorted(rest)))


# Reasons.


def _hidden_city(case: Case, after: Game, choice: Hide) -> Reason | None:
    if threatened(case.game, case.seat, choice.space):
        return because("hint-threatened", space=case.name(choice.space))
    level = level_of(case.game.tokens[choice.space])
    if not case.is_best(lambda one: level_of(case.game.tokens[one.space])):
        return None
    return because("hint-highest", level=level)


LORE: Final = Lore(
    module=NAME,
    scores={
        Hide: _hide,
        TakeSupply: lambda game, seat, choice: choice.count,
    },
    special={"arrange": _arrange, "rally": _rally, "read-scroll": best_card},
    assets=_hidden,
    unfold={GreatArtefactsView: _unfold},
    passing=frozenset({cloak.HIDDEN.id}),
    reasons={Hide: _hidden_city, TakeSupply: most},
)
