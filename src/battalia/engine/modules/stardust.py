"""The stardust stack (S6.3): in play with trading posts or fortune cards (S10.5)."""

from collections import Counter
from typing import Final

import msgspec

from battalia.engine.content import CardKind
from battalia.engine.game import Game
from battalia.engine.module import Module, Slice
from battalia.engine.options import Options
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import ONE, STARDUST, STARDUST_CARD

NAME: Final = "stardust"


class Stardust(msgspec.Struct, frozen=True):
    """What has become of the stardust."""

    given: int = 0
    """Cards that have left the stack; none ever goes back."""


DUST: Final = Slice(NAME, Stardust)


def printed(game: Game) -> int:
    """So many there are (S0.3)."""
    box = game.rules.catalogue.box
    return box.stardust


def stardust_left(game: Game) -> int:
    """How many lie in the stack."""
    state = DUST.of(game)
    return printed(game) - state.given


def give_stardust(game: Game) -> None:
    """One leaves the stack; the caller says where it goes."""
    DUST.set(game, Stardust(printed(game) - stardust_left(game) + 1))


def stardust_is_in_order(game: Game) -> Reason | None:
    if stardust_left(game) < 0:
        return Reason("law-stardust", "S0.3", {"count": printed(game)})
    if STARDUST_CARD in game.limbo:
        return Reason("law-stardust-limbo", "S6.3")
    return None


def wanted(options: Options) -> bool:
    """S10.5."""
    return options.trading or options.fortune


def install(rules: Rules) -> None:
    box = rules.catalogue.box
    rules.catalogue.box_has_at_least(1, "S6.3", "stardust_supply")
    rules.stardust_supply = box.stardust_supply
    rules.kept_from_limbo |= {STARDUST_CARD}
    rules.printed.append(lambda game: Counter({STARDUST_CARD: printed(game)}))
    rules.zones.append(lambda game: ONE[STARDUST_CARD] * stardust_left(game))


MODULE: Final = Module(
    name=NAME,
    rule="S6.3",
    wanted=wanted,
    contents=(CardKind(kind=STARDUST, rule="S6.3", icon="falling-star"),),
    install=install,
    slice=DUST,
    laws=(stardust_is_in_order,),
)
