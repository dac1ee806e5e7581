"""How often what is done: choices by their verbs and events by their names, seat by seat.

Every choice and every event is counted under the name that the engine gives it, so nothing can be
forgotten; those of which more is worth knowing are counted a second time with a detail:
``unit-hired`` and ``unit-hired lord``.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from battalia.engine import CHANCE, Choice, Event, Game, Options, Seat, choices
from battalia.engine.choices import Draw, DrawTerrain, First, Remove, Roll, Use
from battalia.engine.events import (
    AmuletRolled,
    ArtefactCreated,
    ArtefactUsed,
    AttackDeclared,
    AttackVoided,
    BattleEnded,
    CardConverted,
    CardSentToLimbo,
    CardWon,
    CityAnnexed,
    CityBuilt,
    CityConquered,
    CityUpgraded,
    CohortAnnounced,
    DefenderReacted,
    RoadBuilt,
    UnitHired,
    UnitPromoted,
)
from battalia.engine.modules.bilkarr import PotionBought
from battalia.engine.modules.fortune import FortuneDrawn
from battalia.engine.modules.metamorpha import MetamorphaInvoked
from battalia.engine.modules.potions import PotionDrunk
from battalia.engine.modules.royals import RoyalGiven
from battalia.engine.modules.stormgates import StormEventDrawn
from battalia.engine.modules.valleys import BuildingExplored
from battalia.engine.notation import faction_name
from battalia.engine.points import assemble
from battalia.engine.terms import KINDS, RUINS, SHAPES, TERRAINS, kind_of, shape_of

Counts = Counter[str]


def _kind(name: str) -> Callable[[Any], str]:
    return lambda event: KINDS[getattr(event, name)]


def _kind_of_card(name: str) -> Callable[[Any], str]:
    return lambda event: KINDS[kind_of(getattr(event, name))]


def _shape(event: Any) -> str:
    return SHAPES[event.shape]


def _value(name: str) -> Callable[[Any], str]:
    return lambda event: str(getattr(event, name))


DETAILS: Final[dict[type[msgspec.Struct], Callable[[Any], str]]] = {
    Use: lambda choice: KINDS[choice.item.kind],
    CohortAnnounced: _value("size"),
    UnitHired: _kind_of_card("card"),
    ArtefactCreated: _kind_of_card("card"),
    ArtefactUsed: _kind("kind"),
    AmuletRolled: _value("die"),
    UnitPromoted: _kind_of_card("new"),
    CardConverted: lambda event: faction_name(event.faction),
    CardSentToLimbo: _kind_of_card("card"),
    CardWon: _kind_of_card("card"),
    RoadBuilt: _shape,
    CityBuilt: _value("level"),
    CityUpgraded: _value("level"),
    CityAnnexed: _value("level"),
    CityConquered: _value("level"),
    DefenderReacted: _value("reaction"),
    # The Stormgates.
    StormEventDrawn: _value("storm"),
    FortuneDrawn: _value("card"),
    RoyalGiven: _kind_of_card("card"),
    PotionBought: _value("potion"),
    PotionDrunk: _value("potion"),
    MetamorphaInvoked: lambda event: TERRAINS[event.terrain],
    BuildingExplored: _kind("gives"),
}
"""What else is told of some choices and events."""


CHANCES: Final = {Choice, Draw, DrawTerrain, First, Remove, Roll}
"""What no player chooses."""


class Counting:
    """Looks on at a game and counts."""

    def __init__(self, players: int) -> None:
        self.seats: list[Counts] = [Counter() for _ in range(players)]
        self.table: Counts = Counter()
        """What happened to nobody in particular."""
        self._attacks: dict[Seat, str] = {}
        """What each attacker attacks; partners fight at the same time (S4.3)."""

    def note(self, game: Game, seat: Seat, choice: Choice, events: Iterable[Event]) -> None:
        """One choice, and what came of it."""
        if seat != CHANCE:
            self._count(self.seats[seat], choice)
        for event in events:
            match event:
                case AttackDeclared():
                    self._attacks[event.seat] = _target(game, event)
                case AttackVoided():
                    self._attacks.pop(event.seat, None)
                case BattleEnded():
                    self._end_battle(event)
                    continue
            concerned = getattr(event, "seat", None)
            self._count(self.table if concerned is None else self.seats[concerned], event)
            if isinstance(event, AttackDeclared):
                self.seats[event.seat][f"{tag(event)} {self._attacks[event.seat]}"] += 1

    def _count(self, counts: Counts, what: msgspec.Struct) -> None:
        counts[tag(what)] += 1
        detail = DETAILS.get(type(what))
        if detail is not None:
            counts[f"{tag(what)} {detail(what)}"] += 1

    def _end_battle(self, event: BattleEnded) -> None:
        """``attack-won city`` for the attacker, ``defence-won city`` for a player attacked."""
        for attacker, other in ((event.winner, event.loser), (event.loser, event.winner)):
            if attacker is None or attacker not in self._attacks:
                continue
            target = self._attacks.pop(attacker)
            how = "won" if attacker == event.winner else "lost"
            against = "lost" if how == "won" else "won"
            for seat, name in ((attacker, f"attack-{how}"), (other, f"defence-{against}")):
                if seat is not None:
                    self.seats[seat][name] += 1
                    self.seats[seat][f"{name} {target}"] += 1
            return


def _target(game: Game, attack: AttackDeclared) -> str:
    if attack.hero:
        return "hero"
    if attack.defender is not None:
        return "city"
    return "ruins" if shape_of(game.board[attack.space]) == RUINS else "neutral-city"


def tag(struct: msgspec.Struct | type[msgspec.Struct]) -> str:
    """A verb, or the name of an event."""
    return str(struct.__struct_config__.tag)


def actions(options: Options) -> list[str]:
    """The verbs of all that players do at this table, and every artefact that can be used."""
    rules = assemble(options)
    verbs = {
        choice
        for choice in vars(choices).values()
        if isinstance(choice, type) and issubclass(choice, Choice)
    }
    verbs.update(rules.actions)
    uses = {f"{tag(Use)} {KINDS[kind]}" for kind in rules.powers}
    return sorted({tag(verb) for verb in verbs - CHANCES} | uses)
