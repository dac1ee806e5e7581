"""An artefact is used by itself (B5.1)."""

from typing import Final

from battalia.engine.action import Action, Power
from battalia.engine.chapters.artefacts.changing import (
    HAND,
    NO_SUCH_CARD,
    NO_TARGET,
    TRANSFORMING,
    USE_SCROLL_FIRST,
    USE_TITLE_FIRST,
    each_transformation,
    obstacle_to_convert,
    obstacle_to_promote,
)
from battalia.engine.chapters.artefacts.tents import (
    NOTHING_TO_STATION,
    can_pitch,
    dissolve_brief_tents,
    fold,
    obstacle_to_strike,
    offer_striking,
    pitch,
    station,
    strike,
)
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.paying import stationable
from battalia.engine.chapters.rows import Purse, free_hand
from battalia.engine.chapters.table import usable_as
from battalia.engine.choices import (
    Choice,
    Convert,
    Item,
    Promote,
    Strike,
    Use,
)
from battalia.engine.game import Game
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    HAMMER,
    KIND,
    SCROLL,
    TENT,
    TITLE,
    WILD,
    Seat,
)

NOT_USED_ALONE: Final = Reason("not-used-alone", "B5.1")


def obstacle_to_use(game: Game, seat: Seat, item: Item, line: int | None) -> Reason | None:
    """Why this card cannot be used as this transforming artefact or tent now."""
    if item.kind == TENT:
        return None if can_pitch(game, seat, item) else NOTHING_TO_STATION
    possible = next(each_transformation(game, seat, item, line), None)
    return NO_TARGET[item.kind] if possible is None else None


def obstacle_to_use_card(game: Game, seat: Seat, purse: Purse, wish: Use) -> Reason | None:
    """What forbids using this card so in the action step."""
    item = wish.item
    power = game.rules.powers.get(item.kind)
    if power is not None and power.obstacle is not None:
        there = item.card in game.hand[seat] and KIND[item.card] == item.kind and not item.table
        return power.obstacle(game, seat) if there else NO_SUCH_CARD
    if item.kind not in TRANSFORMING and item.kind != TENT:
        return NOT_USED_ALONE
    if item not in usable_as(game, seat, item.kind):
        return NO_SUCH_CARD
    return obstacle_to_use(game, seat, item, HAND)


def offer_uses(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Artefacts to use by themselves."""
    count = purse.count
    anything = count[HAMMER] + count[WILD]
    for kind in (AMULET, TITLE, SCROLL, TENT):
        if count[kind] or anything:
            for item in usable_as(game, seat, kind):
                if obstacle_to_use(game, seat, item, HAND) is None:
                    out.append(Use(item))


def cancel_use(game: Game, seat: Seat, choice: Use) -> None:
    """What was used alone is spent; a tent is folded (S13.4)."""
    if choice.item.kind == TENT:
        fold(game, seat, choice)


def use(game: Game, seat: Seat, choice: Use) -> None:
    """Begins what an artefact does."""
    game.rules.powers[choice.item.kind].begin(game, seat, choice)


def work(game: Game, seat: Seat, choice: Use) -> None:
    """What was laid does what it does."""
    effect = game.rules.powers[choice.item.kind].effect
    assert effect is not None
    effect(game, seat, choice)


def stands(game: Game, seat: Seat, choice: Use) -> bool:
    """Whether what was used may still be about to do something: a tent has a card to hold."""
    item = choice.item
    if item.kind == TENT:
        tents = game.tents[seat]
        pitched = bool(tents) and not tents[-1].cards and tents[-1].card == item.card
        return pitched and bool(stationable(free_hand(game, seat)))
    power = game.rules.powers.get(item.kind)
    return power is not None and power.effect is not None


def transform(game: Game, seat: Seat, choice: Use) -> None:
    """An amulet, title or scroll is laid on the table."""
    game.push(Transforming(seat, choice.item, HAND))


ACTIONS: Final = (
    Action(
        Use,
        obstacle_to_use_card,
        offer_uses,
        use,
        price=lambda game, seat, wish: game.rules.catalogue.pitch_cost,
        row=lambda wish: "pitch",
        effect=work,
        stands=stands,
        cancel=cancel_use,
    ),
    Action(
        Strike,
        obstacle_to_strike,
        lambda game, seat, purse, out: offer_striking(game, seat, out),
        strike,
    ),
    Action(Promote, lambda *wish: obstacle_to_promote(*wish) or USE_TITLE_FIRST),
    Action(Convert, lambda *wish: obstacle_to_convert(*wish) or USE_SCROLL_FIRST),
)
POWERS: Final = (
    *(Power(kind, transform) for kind in TRANSFORMING),
    Power(TENT, pitch, station),
)


def install(rules: Rules) -> None:
    rules.night.add("dissolve tents", dissolve_brief_tents)
