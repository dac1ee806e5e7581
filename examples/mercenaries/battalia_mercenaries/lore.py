"""What computer players know of the mercenaries."""

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.opinions import Worths, by_kind
from battalia.bots.reasons import always, turns_battle
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.choices import Choice
from battalia.engine.game import Game, Question
from battalia.engine.terms import KIND, Seat
from battalia_mercenaries import (
    NAME,
    STRENGTH,
    HireMercenary,
    SendMercenary,
    in_pay,
    ready,
)

WORTH: Final = Worths(NAME, by_kind)
"""A mercenary in the own pay, by kind, in points."""


def _assets(game: Game, seat: Seat) -> float:
    return sum(WORTH[KIND[one.card]] for one in in_pay(game, seat))


def _reach(game: Game, battle: Battle, seat: Seat) -> int:
    """What those who are ready would add to a side."""
    return sum(STRENGTH[KIND[card]] for card in ready(game, seat))


def _turning(game: Game, question: Question) -> list[Choice]:
    return [option for option in question.options if isinstance(option, SendMercenary)]


LORE: Final = Lore(
    module=NAME,
    worth={NAME: {"default": 0.4, "captain": 1.2}},
    assets=_assets,
    reach=_reach,
    turning=_turning,
    reasons={SendMercenary: turns_battle},
    hopes={HireMercenary: always("hint-mercenary")},
)
