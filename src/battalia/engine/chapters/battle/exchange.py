"""The battle itself (B8.2-B8.6): muster, opening, reaction, and the exchange of plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from battalia.engine.chapters.artefacts.changing import TRANSFORMING
from battalia.engine.chapters.artefacts.tents import obstacle_to_strike, offer_striking, strike
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.artefacts.using import NOT_USED_ALONE, obstacle_to_use
from battalia.engine.chapters.battle.conquest import figures_on, finish
from battalia.engine.chapters.battle.laying import (
    NOT_IN_BATTLE,
    can_fight,
    lay,
    lays,
    obstacle_to_item,
    obstacle_to_lay,
    openings,
    recall,
    tent_cards,
)
from battalia.engine.chapters.battle.mustering import (
    NO_HERO_HERE,
    defender_of,
    heroes_on,
    musterings,
    musters,
    nothing_here,
    obstacle_to_target,
)
from battalia.engine.chapters.battle.reach import TOO_WEAK, can_exceed
from battalia.engine.chapters.battle.retreat import Retreating, obstacle_to_retreat, retreats
from battalia.engine.chapters.battle.strength import bonus, defence_of, line_strength, morale
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.table import usable_as
from battalia.engine.choices import (
    Choice,
    Fight,
    Fly,
    From,
    Join,
    Keep,
    Lay,
    Limbo,
    Pass,
    Recall,
    Retreat,
    Ride,
    Stand,
    Strike,
    Surrender,
    Use,
    With,
)
from battalia.engine.events import (
    AttackDeclared,
    AttackVoided,
    DefenderReacted,
    HeroJoined,
    TotalsAnnounced,
)
from battalia.engine.game import Frame, Game, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import Hero, Kind, Seat, Space

Stage: TypeAlias = Literal["muster", "weapon", "opening", "reaction", "recall", "defence", "attack"]
DEFENDERS: Final = ("reaction", "recall", "defence")
"""The stages in which the defender decides."""

NOT_FROM_AFAR: Final = Reason("attack-from-afar", "S7.1")
WEAPON_FIRST: Final = Reason("weapon-first", "B8.2")
TOTAL_TOO_LOW: Final = Reason("total-too-low", "B8.5")
NOTHING_TO_LAY: Final = Reason("nothing-to-lay", "B8.4")
LAY_FIRST: Final = Reason("lay-first", "B8.5")
SUFFICES: Final = Reason("total-suffices", "B8.5")
JOIN_IN_DEFENCE: Final = Reason("join-in-defence", "B8.5")
MUSTER_ONCE: Final = Reason("muster-once", "B8.2")
REACT_ONCE: Final = Reason("react-once", "B8.4")
RECALL_ONCE: Final = Reason("recall-once", "B8.4")
RETREAT_AT_ONCE: Final = Reason("retreat-at-once", "B8.8")
FIRST: Final[dict[Stage, Reason]] = {
    "muster": Reason("muster-first", "B8.2"),
    "weapon": WEAPON_FIRST,
    "reaction": Reason("react-first", "B8.4"),
    "recall": Reason("recall-first", "B8.4"),
}
"""What is decided before anything else, by the stage of the battle."""


class Battle(Frame, frozen=True):
    """A battle between two sides, or against a neutral city or the ruins."""

    attacker: Seat
    space: Space
    defender: Seat | None
    hero: bool
    """A hero is attacked, not what stands on the space."""
    heroes: int = 0
    """The attacker's heroes taking part."""
    joined: int = 0
    """The defender's heroes taking part."""
    at: Stage = "muster"
    fought: bool = False
    """The defender has laid a card (B8.5)."""

    armed: ClassVar[bool] = True
    """A weapon opens the attack (B8.2); else any card does (S12.3)."""

    # Who attacks, and with what; heroes that stand elsewhere do it in another way (S7.1, S12.3).

    def mustered(self, heroes: int) -> Battle:
        """The same battle with so many heroes of those on the space."""
        return Battle(self.attacker, self.space, self.defender, self.hero, heroes, self.joined)

    def present(self, game: Game) -> int:
        """How many heroes the attacker could have in this battle."""
        return heroes_on(game, self.attacker, self.space)

    def figures(self, game: Game) -> Sequence[Hero]:
        """The attacker's heroes that take part."""
        return figures_on(game, self.attacker, self.space, False)[: self.heroes]

    def grounds(self, game: Game) -> Sequence[Space]:
        """Where they stand."""
        return (self.space,)

    def weapons(self, game: Game) -> Collection[Kind]:
        """What opens this attack (B8.2)."""
        return game.rules.openers

    def why_not_open(self, game: Game, kind: Kind) -> Reason:
        """Why such a card does not open it."""
        return WEAPON_FIRST

    # What is asked.

    def step(self, game: Game) -> Question | None:
        attacker = self.attacker
        if self.at in ("muster", "weapon") and self._is_void(game):
            game.tell(AttackVoided(attacker, self.space))
            game.pop()
            return None
        match self.at:
            case "muster":
                if game.rules.musters or heroes_on(game, attacker, self.space) > 1:
                    return Question(attacker, "muster", musters(game, self))
                game.swap(self.but(at="weapon", heroes=1))
                return None
            case "weapon":
                return Question(attacker, "open-attack", list(openings(game, self)))
            case "opening" | "attack":
                return Question(attacker, self.at, self._plays(game, attacker))
        return self._ask_defender(game, self.side())

    def _ask_defender(self, game: Game, seat: Seat) -> Question:
        match self.at:
            case "reaction":
                return Question(seat, "reaction", self._reactions(game, seat))
            case "recall":
                recalls: list[Choice] = [Recall()]
                if can_fight(game, self, game.hand[seat] + tent_cards(game, seat)):
                    recalls.append(Keep())
                return Question(seat, "recall", recalls)
            case _:
                return Question(seat, "defence", self._plays(game, seat))

    def _is_void(self, game: Game) -> bool:
        """Before the weapon lies, what forbids the attack still voids it (S4.3, S13.3)."""
        if not game.rules.interjections and game.alone:
            return False
        if obstacle_to_target(game, self.attacker, self.space, self._hero_of()) is not None:
            return True
        if self.at == "muster":
            return not musters(game, self)
        # Weakened since, it could not even be declared (B8.13).
        return not can_exceed(game, self)

    def _first(self) -> int:
        """While opening, the weapon cannot be transformed; it lies first (B8.12)."""
        return 1 if self.at == "opening" and self.armed else 0

    def _hero_of(self) -> Seat | None:
        return self.defender if self.hero else None

    def side(self) -> Seat:
        """Who plays: a card, or how to react."""
        if self.at in DEFENDERS:
            assert self.defender is not None
            return self.defender
        return self.attacker

    def _plays(self, game: Game, seat: Seat) -> list[Choice]:
        """A play, card by card (B8.5)."""
        laying = lays(game, seat, seat == self.attacker)
        options: list[Choice] = list(laying)
        first = self._first()
        for kind in TRANSFORMING:
            for item in usable_as(game, seat, kind, in_battle=True):
                if obstacle_to_use(game, seat, item, first) is None:
                    options.append(Use(item))
        offer_striking(game, seat, options)
        for action in game.rules.battle_plays:
            assert action.in_battle is not None
            options += action.in_battle(game, self, seat)
        if self.at == "defence":
            if self.joined < heroes_on(game, seat, self.space):
                options.append(Join())
            zone = game.hand[seat] + tent_cards(game, seat)
            if not self.fought and (laying or can_fight(game, self, zone)):
                return options
            # With nothing to lay the defender cannot go on: an event took the tent (S4.3).
        options.append(Pass() if self.lacking(game) else Stand())
        return options

    def lacking(self, game: Game) -> int:
        """B8.2, B8.5: what the side that plays still needs to go on: the attacker must exceed, the
        defender must equal the other side."""
        attack, defence = self.totals(game)
        if self.side() == self.defender:
            return max(attack - defence, 0)
        # Without a weapon some card has to open the attack (S12.3).
        unopened = not self.armed and self.at == "opening" and not game.line[self.attacker]
        return max(defence + 1 - attack, 1 if unopened else 0)

    def _reactions(self, game: Game, seat: Seat) -> list[Choice]:
        """B8.4: fight, surrender or retreat; tents may be opened before (B5.8)."""
        options: list[Choice] = []
        zone = game.hand[seat] + game.ambush[seat] + tent_cards(game, seat)
        if can_fight(game, self, zone):
            options.append(Fight())
        options.append(Surrender())
        if self.hero:
            options += [Retreat(space) for space in retreats(game, self)]
        offer_striking(game, seat, options)
        return options

    # What is answered.

    def answer(self, game: Game, choice: Choice) -> None:
        seat = self.side()
        match choice:
            case With() | From():
                game.swap(musterings(game, self)[choice].but(at="weapon"))
            case Fight() | Surrender() | Retreat() | Recall() | Keep():
                self._react(game, seat, choice)
            case Stand():
                self._stand(game)
            case Pass():
                finish(game, self, self.at == "defence")
            case Use(item):
                game.push(Transforming(seat, item, self._first()))
            case Strike():
                strike(game, seat, choice)
            case _:
                self._play(game, seat, choice)

    def _play(self, game: Game, seat: Seat, choice: Choice) -> None:
        """What changes a total: each time the totals are announced (B8.5)."""
        match choice:
            case Lay(item, copies):
                lay(game, seat, item, copies)
                if self.at == "weapon":
                    self.declare(game)
                elif self.at == "defence" and not self.fought:
                    game.swap(self.but(fought=True))
            case Join():
                game.tell(HeroJoined(seat))
                game.swap(self.but(joined=self.joined + 1))
            case _:
                fight = game.rules.actions[type(choice)].fight
                assert fight is not None
                fight(game, self, seat, choice)
        battle = game.top()
        if isinstance(battle, Battle):
            battle.announce(game)

    def _react(self, game: Game, seat: Seat, choice: Choice) -> None:
        """B8.4: how the defender goes on."""
        match choice:
            case Fight():
                game.tell(DefenderReacted(seat, "fight"))
                game.swap(self.but(at="recall" if game.ambush[seat] else "defence"))
            case Surrender():
                game.tell(DefenderReacted(seat, "surrender"))
                finish(game, self, True)
            case Retreat(space):
                game.tell(DefenderReacted(seat, "retreat"))
                game.push(Retreating(seat, space))
            case _:
                if isinstance(choice, Recall):
                    recall(game, seat)
                game.swap(self.but(at="defence"))

    def _stand(self, game: Game) -> None:
        """The total suffices: it is the other side's play (B8.5)."""
        self.announce(game)
        if self.defender is None:
            finish(game, self, True)
        elif self.at == "opening":
            game.swap(self.but(at="reaction"))
        else:
            game.swap(self.but(at="attack" if self.at == "defence" else "defence"))

    def declare(self, game: Game) -> None:
        """The weapon is on the table, or none is needed (S12.3): the attack stands (B8.13)."""
        game.tell(AttackDeclared(self.attacker, self.space, self.defender, self.hero, self.heroes))
        if (
            game.rules.refill_later
            and self.defender is not None
            and self.defender not in game.attacked
        ):
            order = game.seats_from(self.attacker)
            game.attacked = tuple(sorted((*game.attacked, self.defender), key=order.index))
        game.rules.attack_declared(game, self)
        game.swap(self.but(at="opening", joined=1 if self.hero else 0))

    # Totals (B8.3, B8.7, B12.2).

    def announce(self, game: Game) -> None:
        """B8.5: both totals are said aloud."""
        game.tell(TotalsAnnounced(*self.totals(game)))

    def totals(self, game: Game) -> tuple[int, int]:
        """The total strength of attacker and defender now."""
        attack = (
            line_strength(game, self.attacker, True)
            + morale(game, self.attacker, self.heroes)
            + bonus(game, self.attacker, self)
        )
        defence = self.base_defence(game)
        if self.defender is not None:
            defence += line_strength(game, self.defender, False)
            defence += morale(game, self.defender, self.joined)
        return attack, defence

    def base_defence(self, game: Game) -> int:
        """B8.3: a city's level, a hero's 0; with the bonuses of B12.2."""
        base = 0 if self.hero else defence_of(game, self.space)
        if self.defender is not None:
            base += bonus(game, self.defender, self)
        return base

    # What is not offered, and why.

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        seat = self.side()
        match choice:
            case Lay(item, _):
                reason = obstacle_to_lay(game, seat, choice, seat == self.attacker)
                if reason is None and self.at == "weapon":
                    return self.why_not_open(game, item.kind)
                return reason or FIRST.get(self.at)
            case With() | From():
                return self._why_not_muster(game, choice)
            case Fight() | Surrender() | Retreat() | Recall() | Keep():
                return self._why_not_react(game, choice)
            case Stand() | Pass() | Join():
                return self._why_not_go_on(game, choice)
            case Strike():
                reason = obstacle_to_strike(game, seat, Purse(game, seat), choice)
                return reason or FIRST.get(self.at)
            case Use(item) if item.kind in TRANSFORMING:
                reason = obstacle_to_item(game, seat, item)
                reason = reason or obstacle_to_use(game, seat, item, self._first())
                return reason or FIRST.get(self.at)
            case Use(item) if item.kind not in game.rules.powers:
                return NOT_USED_ALONE
            case Use() | Ride() | Fly() | Limbo():
                return NOT_IN_BATTLE
        action = game.rules.actions.get(type(choice))
        if action is None:
            return None
        if action.fight is not None:
            reason = action.obstacle(game, seat, Purse(game, seat), choice)
            return reason or FIRST.get(self.at)
        return NOT_IN_BATTLE if action.begin is not None else None

    def _why_not_muster(self, game: Game, choice: With | From) -> Reason:
        if self.at != "muster":
            return MUSTER_ONCE
        if choice in musterings(game, self):
            return TOO_WEAK
        return NO_HERO_HERE if isinstance(choice, With) else NOT_FROM_AFAR

    def _why_not_react(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Retreat(space):
                at_once = self.at == "reaction"
                return obstacle_to_retreat(game, self, space) if at_once else RETREAT_AT_ONCE
            case Fight() | Surrender():
                return NOTHING_TO_LAY if self.at == "reaction" else REACT_ONCE
            case _:
                return NOTHING_TO_LAY if self.at == "recall" else RECALL_ONCE

    def _why_not_go_on(self, game: Game, choice: Choice) -> Reason:
        if self.at in FIRST:
            return FIRST[self.at]
        match choice:
            case Stand():
                return TOTAL_TOO_LOW if self.lacking(game) else LAY_FIRST
            case Pass():
                return LAY_FIRST if self.lacking(game) else SUFFICES
            case _:
                return NO_HERO_HERE if self.at == "defence" else JOIN_IN_DEFENCE

    # A battle of a position that somebody wrote.

    def check(self, game: Game) -> Reason | None:
        if self.at not in get_args(Stage):
            return Reason("frame-no-step", args={"step": self.at})
        if self.defender == self.attacker:
            return Reason("frame-self-attack")
        if nothing_here(game, self.attacker, self.space, self._hero_of()) is not None:
            return Reason("nothing-to-attack")
        if not self.hero and self.defender != defender_of(game, self.space):
            return Reason("frame-defender")
        if self.defender is None and (self.at in DEFENDERS or self.at == "attack"):
            return Reason("frame-nobody-reacts")
        return self._check_heroes(game) or self._check_cards(game)

    def _check_heroes(self, game: Game) -> Reason | None:
        """Whether both sides could have so many heroes in it."""
        mustered = self.at != "muster"
        if self.heroes > self.present(game) or mustered != (self.heroes > 0):
            return Reason("frame-heroes")
        here = 0 if self.defender is None else heroes_on(game, self.defender, self.space)
        if self.joined > here or self.joined < (self.hero and self.at not in ("muster", "weapon")):
            return Reason("frame-heroes")
        if self.at == "muster" and not musters(game, self):
            return Reason("frame-no-muster")
        return None

    def _check_cards(self, game: Game) -> Reason | None:
        """Whether the lines could lie so, and somebody has a card to go on with."""
        if self.at == "muster":
            return None
        opened = self.at != "weapon"
        line = b"" if self.defender is None else game.line[self.defender]
        if line and not (opened and self.fought):
            return Reason("frame-line-too-early")
        if not opened and not openings(game, self):
            return Reason("frame-no-card")
        partners = len(game.team(self.attacker)) > 1
        if self.at in ("recall", "defence") and not self.fought and not partners:
            seat = self.side()
            zone = game.hand[seat] + tent_cards(game, seat)
            if self.at == "recall":
                zone += game.ambush[seat]
            if not can_fight(game, self, zone) and not lays(game, seat, False):
                return Reason("frame-no-card")
        return None


def battles_of(game: Game, seat: Seat) -> list[Battle]:
    """The battle that this player fights, if any."""
    return [battle for battle in game.frames(Battle) if seat in (battle.attacker, battle.defender)]
