"""Battle (B8): opening, reaction, exchange, result; neutral cities and ruins."""

from __future__ import annotations

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.artefacts import (
    NO_SUCH_CARD,
    NOT_USED_ALONE,
    TRANSFORMING,
    Transforming,
    obstacle_to_strike,
    obstacle_to_use,
    offer_striking,
    strike,
)
from battalia.engine.chapters.great_artefacts import (
    OWNS_ONE,
    ChoosingGreatArtefact,
    owns_great_artefact,
    prizes,
)
from battalia.engine.chapters.heroes import distinct_heroes
from battalia.engine.chapters.land import (
    NOBODY,
    free_token,
    ground,
    home_of,
    level_of,
    owner_of,
    set_token,
    token,
    what_lies,
)
from battalia.engine.chapters.piles import find_unit
from battalia.engine.chapters.rows import (
    HAND_ITEMS,
    ROUSE_FIRST,
    Purse,
    gain,
    is_asleep,
    open_row,
    supply_payments,
)
from battalia.engine.chapters.table import usable_as
from battalia.engine.choices import (
    Attack,
    Choice,
    Fight,
    Fly,
    From,
    Item,
    Join,
    Keep,
    Lay,
    Limbo,
    Pass,
    Pay,
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
    AmbushRecalled,
    AttackDeclared,
    AttackVoided,
    BattleEnded,
    CardLaid,
    CardWon,
    CityConquered,
    DefenderReacted,
    HeroJoined,
    HeroLost,
    HeroRetreated,
    TotalsAnnounced,
)
from battalia.engine.game import Frame, Game, Laid, Loose, Question
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    FACTION,
    FRIMAN,
    HORSE,
    KIND,
    LORD,
    ONE,
    ROYALS,
    RUINS,
    SCROLL,
    STACKED,
    STARDUST_CARD,
    STEADY,
    SUPPLY_CARD,
    TITLE,
    UNITS,
    UNIVERSAL,
    WEAPON,
    WILD,
    Card,
    Hero,
    Kind,
    Seat,
    Space,
    distinct,
    merge,
    take,
)

FIGHTING: Final = STACKED
CANNOT_OPEN: Final = -1_000
"""Less than any total, which may be negative (S13.3)."""
ROUSED: Final = 2
"""As how many a card counts that a sacrifice has roused (S14.2)."""

NO_HERO_HERE: Final = Reason("attack-needs-hero", "B8.1")
NO_TARGET: Final = Reason("nothing-to-attack", "B8.1")
NO_WEAPON: Final = Reason("attack-needs-weapon", "B8.2")
TOO_WEAK: Final = Reason("attack-too-weak", "B8.13")
NOT_FROM_AFAR: Final = Reason("attack-from-afar", "S7.1")
NO_STRENGTH: Final = Reason("no-strength", "B8.2")
WEAPON_FIRST: Final = Reason("weapon-first", "B8.2")
TOTAL_TOO_LOW: Final = Reason("total-too-low", "B8.5")
NOTHING_TO_LAY: Final = Reason("nothing-to-lay", "B8.4")
LAY_FIRST: Final = Reason("lay-first", "B8.5")
SUFFICES: Final = Reason("total-suffices", "B8.5")
NO_SUCH_COPIES: Final = Reason("no-such-copies", "B8.2")
JOIN_IN_DEFENCE: Final = Reason("join-in-defence", "B8.5")
MUSTER_ONCE: Final = Reason("muster-once", "B8.2")
REACT_ONCE: Final = Reason("react-once", "B8.4")
RECALL_ONCE: Final = Reason("recall-once", "B8.4")
FIRST: Final = {
    "muster": Reason("muster-first", "B8.2"),
    "weapon": WEAPON_FIRST,
    "reaction": Reason("react-first", "B8.4"),
    "recall": Reason("recall-first", "B8.4"),
}
"""What is decided before anything else, by the stage of the battle."""
NOT_IN_BATTLE: Final = Reason("not-in-battle", "B8.12")
PEACEFUL: Final = Reason("not-in-battle", "S13.3")
RETREAT_AT_ONCE: Final = Reason("retreat-at-once", "B8.8")
ONLY_HEROES_RETREAT: Final = Reason("only-heroes-retreat", "B8.8")
RETREAT_TO_ENEMY: Final = Reason("retreat-to-enemy", "B8.8")
CANNOT_PAY_RETREAT: Final = Reason("cannot-pay", "B8.8", {"purpose": "retreat"})
NOTHING_ON_OFFER: Final = Reason("no-great-artefact-on-offer", "B8.15")


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
    at: str = "muster"
    """``muster``, ``weapon``, ``opening``, ``reaction``, ``recall``, ``defence``, ``attack``."""
    fought: bool = False
    """The defender has laid a card (B8.5)."""
    far: tuple[Hero, ...] = ()
    """The attacker's heroes by name, where they attack from other spaces (S7.1, S12.3)."""
    armed: bool = True
    """A weapon opens the attack (B8.2); else any card does (S12.3)."""

    def step(self, game: Game) -> Question | None:
        attacker, defender = self.attacker, self.defender
        if self.at in ("muster", "weapon") and self._is_void(game):
            game.tell(AttackVoided(attacker, self.space))
            game.pop()
            return None
        match self.at:
            case "muster":
                if game.rules.far_targets or heroes_on(game, attacker, self.space) > 1:
                    return Question(attacker, "muster", musters(game, self))
                game.swap(self._at("weapon", heroes=1))
                return None
            case "weapon":
                far = bool(self.far)
                return Question(attacker, "open-attack", list(openings(game, attacker, far)))
            case "opening" | "attack":
                return Question(attacker, self.at, self._plays(game, attacker))
        assert defender is not None
        match self.at:
            case "reaction":
                return Question(defender, "reaction", self._reactions(game, defender))
            case "recall":
                recalls: list[Choice] = [Recall()]
                if can_fight(game, self, game.hand[defender] + tent_cards(game, defender)):
                    recalls.append(Keep())
                return Question(defender, "recall", recalls)
            case _:
                return Question(defender, "defence", self._plays(game, defender))

    def _is_void(self, game: Game) -> bool:
        """Before the weapon lies, what forbids the attack still voids it (S4.3, S13.3)."""
        if not game.rules.interjections and game.alone:
            return False
        if obstacle_to_target(game, self.attacker, self.space, self._hero_of()) is not None:
            return True
        if self.at == "muster":
            return not musters(game, self)
        # Weakened since, it could not even be declared (B8.13).
        return not can_exceed(game, self, self.heroes, self.far)

    def mustered(self, heroes: int, far: tuple[Hero, ...]) -> Battle:
        """The same battle with these heroes."""
        return self._at(self.at, heroes=heroes, far=far)

    def _at(
        self,
        at: str,
        heroes: int | None = None,
        joined: int | None = None,
        fought: bool | None = None,
        far: tuple[Hero, ...] | None = None,
    ) -> Battle:
        return Battle(
            self.attacker,
            self.space,
            self.defender,
            self.hero,
            self.heroes if heroes is None else heroes,
            self.joined if joined is None else joined,
            at,
            self.fought if fought is None else fought,
            self.far if far is None else far,
            self.armed,
        )

    def _first(self) -> int:
        """While opening, the weapon cannot be transformed; it lies first (B8.12)."""
        return 1 if self.at == "opening" and self.armed else 0

    def side(self) -> Seat:
        """Who plays: a card, or how to react."""
        if self.at in ("reaction", "recall", "defence"):
            assert self.defender is not None
            return self.defender
        return self.attacker

    # A play, card by card (B8.5).

    def _plays(self, game: Game, seat: Seat) -> list[Choice]:
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

    def answer(self, game: Game, choice: Choice) -> None:
        seat = self.side()
        match choice:
            case With(heroes):
                game.swap(self._at("weapon", heroes=heroes))
            case From(heroes):
                game.swap(self._at("weapon", heroes=len(heroes), far=heroes))
            case Lay(item, copies):
                lay(game, seat, item, copies)
                if self.at == "weapon":
                    self.declare(game)
                elif self.at == "defence" and not self.fought:
                    game.swap(self._at("defence", fought=True))
                self._announce(game)
            case Use(item):
                game.push(Transforming(seat, item, self._first()))
            case Strike():
                strike(game, seat, choice)
            case Join():
                game.tell(HeroJoined(seat))
                game.swap(self._at("defence", joined=self.joined + 1))
                self._announce(game)
            case Stand():
                self._announce(game)
                if self.defender is None:
                    self._finish(game, True)
                elif self.at == "opening":
                    game.swap(self._at("reaction"))
                else:
                    game.swap(self._at("attack" if self.at == "defence" else "defence"))
            case Pass():
                self._finish(game, self.at == "defence")
            case Fight():
                game.tell(DefenderReacted(seat, "fight"))
                game.swap(self._at("recall" if game.ambush[seat] else "defence"))
            case Recall() | Keep():
                if isinstance(choice, Recall):
                    recall(game, seat)
                game.swap(self._at("defence"))
            case Surrender():
                game.tell(DefenderReacted(seat, "surrender"))
                self._finish(game, True)
            case Retreat(space):
                game.tell(DefenderReacted(seat, "retreat"))
                game.push(Retreating(seat, space))
            case _:
                fight = game.rules.actions[type(choice)].fight
                assert fight is not None
                fight(game, self, seat, choice)
                self._announce(game)

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
        game.swap(self._at("opening", joined=1 if self.hero else 0))

    def _announce(self, game: Game) -> None:
        """B8.5: each time the totals are announced."""
        battle = game.lanes[game.at][-1]
        if isinstance(battle, Battle):
            game.tell(TotalsAnnounced(*battle.totals(game)))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        seat = self.side()
        match choice:
            case Lay(item, _):
                zone = game.hand[seat]
                if item.table:
                    zone = bytes(one.card for one in game.loose[seat] if one.copies or one.asleep)
                if item.card not in zone:
                    return NO_SUCH_CARD
                attacking = seat == self.attacker
                catalogue = game.rules.catalogue
                table = catalogue.attack_strength if attacking else catalogue.defence_strength
                if not table[item.kind]:
                    return NO_STRENGTH
                if is_asleep(game, seat, item):
                    return ROUSE_FIRST
                reason = obstacle_to_item(game, seat, item)
                if reason is None and self.at == "weapon":
                    opener = self.far and item.kind in game.rules.openers
                    reason = NOT_FROM_AFAR if opener else WEAPON_FIRST
                return reason or FIRST.get(self.at, NO_SUCH_COPIES)
            case With(heroes) if self.at == "muster":
                here = heroes_on(game, seat, self.space)
                return TOO_WEAK if 0 < heroes <= here else NO_HERO_HERE
            case From() if self.at == "muster":
                return TOO_WEAK if choice in far_musters(game, self) else NOT_FROM_AFAR
            case With() | From():
                return MUSTER_ONCE
            case Stand() | Pass() | Join() if self.at in FIRST:
                return FIRST[self.at]
            case Stand():
                return TOTAL_TOO_LOW if self.lacking(game) else LAY_FIRST
            case Pass():
                return LAY_FIRST if self.lacking(game) else SUFFICES
            case Join():
                return NO_HERO_HERE if self.at == "defence" else JOIN_IN_DEFENCE
            case Fight() | Surrender():
                return NOTHING_TO_LAY if self.at == "reaction" else REACT_ONCE
            case Recall() | Keep() if self.at != "recall":
                return RECALL_ONCE
            case Retreat(space) if self.at == "reaction":
                return obstacle_to_retreat(game, self, space)
            case Retreat():
                return RETREAT_AT_ONCE
            case Keep() if self.at == "recall":
                return NOTHING_TO_LAY
            case Use(item) if item.kind in TRANSFORMING:
                reason = obstacle_to_item(game, seat, item)
                reason = reason or obstacle_to_use(game, seat, item, self._first())
                return reason or FIRST.get(self.at)
            case Strike():
                reason = obstacle_to_strike(game, seat, Purse(game, seat), choice)
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

    # Totals (B8.3, B8.7, B12.2).

    def totals(self, game: Game) -> tuple[int, int]:
        """The total strength of attacker and defender now."""
        return (
            line_strength(game, self.attacker, True)
            + morale(game, self.attacker, self.heroes)
            + bonus(game, self.attacker, self),
            self.base_defence(game)
            + (
                0
                if self.defender is None
                else line_strength(game, self.defender, False)
                + morale(game, self.defender, self.joined)
            ),
        )

    def base_defence(self, game: Game) -> int:
        """B8.3: a city's level, a hero's 0; with the bonuses of B12.2."""
        base = 0 if self.hero else defence_of(game, self.space)
        if self.defender is not None:
            base += bonus(game, self.defender, self)
        return base

    # The result (B8.6, B8.9-B8.15).

    def _finish(self, game: Game, won: bool) -> None:
        attack, defence = self.totals(game)
        winner, loser = self.attacker, self.defender
        if not won:
            winner, loser = loser, winner  # type: ignore[assignment]
        game.tell(BattleEnded(winner, loser, attack, defence))
        if won and self.defender is not None:
            lose_heroes(game, self.defender, self.space, self.joined, self.hero)
        elif not won and self.far:
            for hero in self.far:
                lose_hero(game, self.attacker, hero)
        elif not won:
            lose_heroes(game, self.attacker, self.space, self.heroes)
        self.clear(game)
        if won and not self.hero:
            self._conquer(game)

    def clear(self, game: Game) -> None:
        """B8.11: the attacker's cards are spent, the defender's go to the shelter."""
        game.pop()
        attacker, defender = self.attacker, self.defender
        open_row(game, attacker, "attack", line_cards(game, attacker))
        if defender is not None:
            loose = bytes(one.card for one in game.loose[defender] if one.real)
            game.shelter[defender] += line_cards(game, defender) + loose
            game.loose[defender] = ()
        game.rules.battle_over(game, self)

    def _conquer(self, game: Game) -> None:
        seat, space = self.attacker, self.space
        if what_lies(game, space) == RUINS:
            # B8.15: the ruins stay neutral; the winner chooses a Great Artefact.
            game.push(ChoosingGreatArtefact(seat))
            return
        neutral = owner_of(game.tokens[space]) == NOBODY
        plain = game.rules.plain_conquests(game, space) if neutral else None
        if plain is not None:
            conquer(game, seat, space, plain)
            return
        level = LORD if neutral else level_of(game.tokens[space])
        conquer(game, seat, space, level)
        if neutral:
            win_lord(game, seat, space)
            game.rules.spoils(game, seat, space)

    def check(self, game: Game) -> Reason | None:
        stages = ("muster", "weapon", "opening", "reaction", "recall", "defence", "attack")
        if self.at not in stages:
            return Reason("frame-no-step", args={"step": self.at})
        if self.defender == self.attacker:
            return Reason("frame-self-attack")
        if _nothing_here(game, self.attacker, self.space, self._hero_of()) is not None:
            return Reason("nothing-to-attack")
        if not self.hero and self.defender != _defender(game, self.space):
            return Reason("frame-defender")
        if self.defender is None and self.at in ("reaction", "recall", "defence", "attack"):
            return Reason("frame-nobody-reacts")
        if not self.armed and (len(self.far) != 1 or self.at in ("muster", "weapon")):
            return Reason("frame-without-weapon", "S12.3")
        started = self.at != "muster"
        here = heroes_on(game, self.attacker, self.space)
        if self.far:
            if self.heroes != len(self.far) or len(set(self.far)) != len(self.far):
                return Reason("frame-heroes")
            reach = {self.space, *game.rules.layout.around(self.space)}
            here = sum(game.heroes[2 * self.attacker + hero] in reach for hero in self.far)
        if self.heroes > here or started != (self.heroes > 0):
            return Reason("frame-heroes")
        here = 0 if self.defender is None else heroes_on(game, self.defender, self.space)
        if self.joined > here or self.joined < (self.hero and self.at not in ("muster", "weapon")):
            return Reason("frame-heroes")
        if self.at == "muster":
            if not musters(game, self):
                return Reason("frame-no-muster")
        elif self.at == "weapon":
            if self.defender is not None and game.line[self.defender]:
                return Reason("frame-line-too-early")
            if not openings(game, self.attacker, bool(self.far)):
                return Reason("frame-no-card")
        elif not self.fought and self.defender is not None and game.line[self.defender]:
            return Reason("frame-line-too-early")
        partners = len(game.team(self.attacker)) > 1
        if self.at in ("recall", "defence") and not self.fought and not partners:
            seat = self.side()
            zone = game.hand[seat] + tent_cards(game, seat)
            if self.at == "recall":
                zone += game.ambush[seat]
            if not can_fight(game, self, zone) and not lays(game, seat, False):
                return Reason("frame-no-card")
        return None

    def _hero_of(self) -> Seat | None:
        return self.defender if self.hero else None


# Declaring an attack (B8.1, B8.2, B8.13).


def battles_of(game: Game, seat: Seat) -> list[Battle]:
    """The battle that this player fights, if any."""
    return [battle for battle in game.frames(Battle) if seat in (battle.attacker, battle.defender)]


def heroes_on(game: Game, seat: Seat, space: Space) -> int:
    """How many of a player's heroes stand on a space."""
    return game.heroes[2 * seat : 2 * seat + 2].count(space)


def _defender(game: Game, space: Space) -> Seat | None:
    """Who defends what stands on a space; None: nobody reacts."""
    owner = owner_of(game.tokens[space])
    return None if owner == NOBODY else owner


def obstacle_to_target(game: Game, seat: Seat, space: Space, hero_of: Seat | None) -> Reason | None:
    """Whether there is something to attack here, and nothing forbids it (B8.1, B8.15)."""
    if not heroes_on(game, seat, space) and not far_heroes(game, seat, space):
        return NO_HERO_HERE
    return obstacle_to_assault(game, seat, space, hero_of)


def obstacle_to_assault(
    game: Game, seat: Seat, space: Space, hero_of: Seat | None
) -> Reason | None:
    """The same, wherever the attacking heroes stand."""
    reason = _nothing_here(game, seat, space, hero_of)
    if reason is not None:
        return reason
    defender = _defender(game, space) if hero_of is None else hero_of
    return game.rules.vetoes(game, seat, space, defender, hero_of is not None)


def _nothing_here(game: Game, seat: Seat, space: Space, hero_of: Seat | None) -> Reason | None:
    """Whether there is anything to attack on a space (B8.1, B8.15)."""
    if hero_of is not None:
        if hero_of == seat or not heroes_on(game, hero_of, space):
            return NO_TARGET
        return None
    owner = owner_of(game.tokens[space])
    if owner in (-1, seat):
        return NO_TARGET
    if owner == NOBODY and what_lies(game, space) == RUINS:
        if owns_great_artefact(game, seat):
            return OWNS_ONE
        if not prizes(game, seat):
            return NOTHING_ON_OFFER
    return None


def far_heroes(game: Game, seat: Seat, space: Space) -> list[Hero]:
    """Own heroes that could attack this space from afar, those on it included (S7.1)."""
    heroes: set[Hero] = set()
    for far in game.rules.far_targets:
        heroes |= set(far(game, seat).get(space, ()))
    return sorted(heroes)


def musters(game: Game, battle: Battle) -> list[Choice]:
    """The heroes that could take part: so many of those there (B8.2), or some by name (S7.1)."""
    present = heroes_on(game, battle.attacker, battle.space)
    options: list[Choice] = [With(n) for n in range(1, present + 1) if can_exceed(game, battle, n)]
    for named in far_musters(game, battle):
        if can_exceed(game, battle, len(named.heroes), named.heroes):
            options.append(named)
    return options


def far_musters(game: Game, battle: Battle) -> list[From]:
    """The heroes within range of the target by name, not all of them standing on it (S7.1)."""
    far = far_heroes(game, battle.attacker, battle.space)
    spaces = game.heroes[2 * battle.attacker : 2 * battle.attacker + 2]
    found = []
    for heroes in ((0,), (1,), (0, 1)):
        if heroes == (1,) and 1 not in distinct_heroes(game, battle.attacker):
            continue
        if not set(heroes) <= set(far) or all(spaces[hero] == battle.space for hero in heroes):
            continue
        found.append(From(heroes))
    return found


def holds_weapon(game: Game, purse: Purse) -> bool:
    """B8.2: a weapon, or a wild card to use as one; the Hammer opens no battle (B6.2)."""
    return any(purse.count[kind] for kind in game.rules.openers) or purse.count[WILD] > 0


def defence_of(game: Game, space: Space) -> int:
    """With what a city, a building or the ruins defend: their level (B8.3), or by module."""
    found = game.rules.defences(game, space)
    return level_of(game.tokens[space]) if found is None else found


def obstacle_to_attack(
    game: Game, seat: Seat, purse: Purse, space: Space, hero_of: Seat | None
) -> Reason | None:
    """B8.1, B8.2, B8.13: a target, a weapon, and strength that could exceed the base defence."""
    if not holds_weapon(game, purse):
        return NO_WEAPON
    reason = obstacle_to_target(game, seat, space, hero_of)
    if reason is not None:
        return reason
    defender = _defender(game, space) if hero_of is None else hero_of
    battle = Battle(seat, space, defender, hero_of is not None)
    present = heroes_on(game, seat, space)
    if present and can_exceed(game, battle, present):
        return None
    if not game.rules.far_targets or not musters(game, battle):
        # A weapon on the table may be no use in battle (S13.3).
        return NO_WEAPON if game.loose[seat] and not openings(game, seat) else TOO_WEAK
    return None


def can_exceed(game: Game, battle: Battle, heroes: int, far: tuple[Hero, ...] = ()) -> bool:
    """B8.13: with so many heroes the cards at hand could exceed the base defence."""
    battle = battle.mustered(heroes, far)
    base = battle.base_defence(game)
    return best_attack(game, battle, base) > base


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Attacks that can be declared."""
    if not holds_weapon(game, purse):
        return
    spaces = set(game.heroes[2 * seat : 2 * seat + 2])
    for far in game.rules.far_targets:
        spaces |= set(far(game, seat))
    for space in sorted(spaces):
        if space < 0:
            continue
        targets: list[Seat | None] = [None]
        targets += [other for other in range(game.players) if heroes_on(game, other, space)]
        for hero_of in targets:
            if obstacle_to_attack(game, seat, purse, space, hero_of) is None:
                out.append(Attack(space, hero_of))


def attack(game: Game, seat: Seat, choice: Attack) -> None:
    """An attack is declared; it stands once its weapon is laid."""
    defender = _defender(game, choice.space) if choice.hero_of is None else choice.hero_of
    game.push(Battle(seat, choice.space, defender, choice.hero_of is not None))


def best_attack(game: Game, battle: Battle, enough: int) -> int:
    """The highest total that the cards at hand could reach (B8.13).

    Amulets, titles and scrolls count at their best: what a stack holds is nobody's to know, so it
    must not decide what is offered. Stops at the first total above ``enough``.
    """
    best = _best_attack(game, battle, enough, 0)
    for sacrifices in game.rules.sacrifices:
        for after, roused in sacrifices(game, battle.attacker):
            if best > enough:
                return best
            best = max(best, _best_attack(after, battle, enough, roused))
    return best


def _best_attack(game: Game, battle: Battle, enough: int, roused: int) -> int:
    """The same where so many sleeping cards can be roused (S14.2)."""
    seat, heroes = battle.attacker, battle.heroes * hero_morale(game, battle.attacker)
    strength = attack_strengths(game, seat)
    extra = bonus(game, seat, battle)
    weapons = game.rules.far_openers if battle.far else game.rules.openers
    bound = game.rules.bound
    faction = game.faction[seat]
    in_hand = len(game.hand[seat])
    # Every card that could be laid: strength, whether it keeps up morale, its promotable rank,
    # and whether an artefact may still affect it.
    fresh: list[_Force] = []
    openers: list[_Force] = []
    uses = dict.fromkeys(TRANSFORMING, 0)
    title_pairs = 0
    for place, card in enumerate(game.hand[seat] + tent_cards(game, seat)):
        kind = KIND[card]
        factor = game.factor(kind)
        if card in bound:
            if roused:
                fresh.append(_sleeper(strength, kind))
        elif strength[kind]:
            own = FACTION[card] in (faction, UNIVERSAL)
            force = _Force(strength[kind] * factor, own, kind, card not in STEADY)
            fresh.append(force)
            if kind in weapons and place < in_hand:
                openers.append(force)
        elif kind in uses:
            uses[kind] += factor
            title_pairs += kind == TITLE and factor == 2
    wilds = []
    for loose in game.loose[seat]:
        own = FACTION[loose.card] in (faction, UNIVERSAL)
        if loose.peaceful:
            continue
        if loose.kind == WILD:
            wilds.append(own)
        elif loose.kind in uses:
            uses[loose.kind] += loose.copies
            if loose.kind == TITLE == game.lit:
                title_pairs += loose.copies // 2
        elif loose.asleep:
            if roused:
                fresh.append(_sleeper(strength, loose.kind))
        elif strength[loose.kind] and loose.copies:
            untouched = loose.kind in UNITS and not loose.touched and loose.card not in STEADY
            each = strength[loose.kind]
            force = _Force(each * loose.copies, own, loose.kind, untouched, loose.copies)
            fresh.append(force)
            if loose.kind in weapons:
                openers.append(force)
    wild_best = max(strength[kind] * game.factor(kind) for kind in FIGHTING)
    if not battle.armed and (fresh or wilds):
        # Any card opens (S12.3): as if a weapon without strength lay there.
        openers = [_Force(0, True, WEAPON, False)]
        fresh += openers
    if openers:
        awake = sum(force.strength for force in fresh if not force.asleep)
        plain = awake + wild_best * len(wilds) + extra
        if plain > enough:
            return plain
    if not openers and (not wilds or battle.far):
        return CANNOT_OPEN
    best = CANNOT_OPEN
    as_weapon = _Force(strength[WEAPON] * game.factor(WEAPON), any(wilds), WEAPON, False)
    if wilds and battle.armed and not battle.far:
        openers.append(as_weapon)
    for opener in openers:
        others = fresh.copy()
        spare = sorted(wilds)
        if opener is as_weapon:
            spare.pop()
        else:
            others.remove(opener)
        # A wild card fights itself, or serves as an artefact under another card.
        for amulets, titles, scrolls in _roles(len(spare)):
            fighting = spare[amulets + titles + scrolls :]
            forces = others + [_Force(wild_best, own, WILD, False) for own in fighting]
            left = (
                uses[AMULET] + amulets * game.factor(AMULET),
                uses[TITLE] + titles * game.factor(TITLE),
                title_pairs + (titles if game.lit == TITLE else 0),
                uses[SCROLL] + scrolls * game.factor(SCROLL),
                roused,
            )
            total = opener.strength + extra
            reach = _reach(game, strength, forces, left, None, wild_best)
            best = max(best, total + reach)
            if opener.own:
                reach = _reach(game, strength, forces, left, faction, wild_best)
                # Without a card in the line there is no morale (B8.7).
                best = max(best, total + reach + (heroes if battle.armed or reach else 0))
            if best > enough:
                return best
    return best


class _Force:
    """A card that could be laid in an attack."""

    __slots__ = ("asleep", "copies", "fresh", "kind", "own", "strength")

    def __init__(self, strength: int, own: bool, kind: Kind, fresh: bool, copies: int = 1) -> None:
        self.copies = copies
        """Of a unit that counts as two (S12.3)."""
        self.strength = strength
        self.own = own
        self.kind = kind
        self.fresh = fresh
        self.asleep = False
        """It must be roused first (S14.2)."""


def _sleeper(strength: list[int], kind: Kind) -> _Force:
    """A universal card that has to be roused and then counts twice (S14.2)."""
    force = _Force(ROUSED * strength[kind], True, kind, False)
    force.asleep = True
    return force


def _roles(wilds: int) -> list[tuple[int, int, int]]:
    """How many of so many wild cards could serve as amulets, titles and scrolls."""
    return [
        (amulets, titles, scrolls)
        for amulets in range(wilds + 1)
        for titles in range(wilds + 1 - amulets)
        for scrolls in range(wilds + 1 - amulets - titles)
    ]


_Left = tuple[int, int, int, int, int]
"""Amulets, titles, illuminated titles not yet broken, scrolls, cards to be roused."""


def _reach(
    game: Game,
    strength: list[int],
    forces: list[_Force],
    left: _Left,
    own: int | None,
    wild_best: int,
) -> int:
    """The most that these cards reach with so many artefacts.

    ``own``: the faction of which all cards laid must be, for the heroes' morale; None: any.
    """
    best: dict[_Left, int] = {left: 0}
    for force in forces:
        fits = force.own or own is None
        after: dict[_Left, int] = {} if fits and not force.asleep else dict(best)
        for (amulets, titles, pairs, scrolls, roused), total in best.items():
            ways: list[tuple[_Left, int]] = []
            if force.asleep:
                if roused:
                    ways.append(((amulets, titles, pairs, scrolls, roused - 1), force.strength))
            elif fits:
                ways.append(((amulets, titles, pairs, scrolls, roused), force.strength))
            if force.fresh and fits and amulets:
                most = max(3 * force.strength, wild_best)
                ways.append(((amulets - 1, titles, pairs, scrolls, roused), most))
            if force.fresh and FRIMAN <= force.kind < LORD:
                raised = []
                if titles:
                    raised.append((1, titles - 1, min(pairs, (titles - 1) // 2)))
                if pairs:
                    raised.append((2, titles - 2, pairs - 1))
                for ranks, left_over, unbroken in raised:
                    rank = force.kind + ranks
                    if _promotes(game, rank, fits, own):
                        left = (amulets, left_over, unbroken, scrolls, roused)
                        ways.append((left, strength[rank] * force.copies))
                    if roused and _sleeps_on_top(game, rank):
                        left = (amulets, left_over, unbroken, scrolls, roused - 1)
                        ways.append((left, strength[rank] * ROUSED))
            if force.fresh and scrolls and force.kind in FIGHTING:
                if not fits:
                    ways.append(((amulets, titles, pairs, scrolls - 1, roused), force.strength))
                if roused and _sleeps_on_top(game, force.kind):
                    left = (amulets, titles, pairs, scrolls - 1, roused - 1)
                    ways.append((left, strength[force.kind] * ROUSED))
            for rest, gained in ways:
                if after.get(rest, -1) < total + gained:
                    after[rest] = total + gained
        best = after
    return max(best.values())


def _promotes(game: Game, rank: int, fits: bool, own: int | None) -> bool:
    """Whether a title could bring a unit of this rank that may be laid: of the unit's own faction
    if its stack has one, else the top card (B5.6)."""
    if rank > LORD or not len(game.stacks[rank]):
        return False
    return fits or any(FACTION[card] == own for card in game.stacks[rank].top)


def _sleeps_on_top(game: Game, kind: Kind) -> bool:
    """Whether a search that finds no card of the faction would bring one to be roused (S14.2)."""
    return kind <= LORD and any(card in game.rules.bound for card in game.stacks[kind].top)


# Laying cards (B8.2, B8.5).


def tent_cards(game: Game, seat: Seat) -> bytes:
    """All cards stationed in a player's tents."""
    return b"".join(tent.cards for tent in game.tents[seat])


def obstacle_to_item(game: Game, seat: Seat, item: Item) -> Reason | None:
    """Why this card is no use in battle: it is not there, eclipsed (S13.3), or the Hammer."""
    if item in usable_as(game, seat, item.kind, in_battle=True):
        return None
    if item not in usable_as(game, seat, item.kind):
        return NO_SUCH_CARD
    return PEACEFUL if item.table else NOT_IN_BATTLE


def can_lay(game: Game, seat: Seat, zone: bytes) -> bool:
    """Whether the zone holds a card with strength in defence (B8.4)."""
    strength = game.rules.catalogue.defence_strength
    bound = game.rules.bound
    return any(strength[KIND[card]] and card not in bound for card in zone)


def can_fight(game: Game, battle: Battle, zone: bytes) -> bool:
    """Whether the defender could fight with these cards (B8.4, S7.6, S14.2)."""
    assert battle.defender is not None
    return can_lay(game, battle.defender, zone) or game.rules.fights(
        game, battle, battle.defender, zone
    )


def lays(game: Game, seat: Seat, attacking: bool) -> list[Lay]:
    """Cards with strength that can be laid now, with so many of their copies (B8.2, B11.4)."""
    catalogue = game.rules.catalogue
    strength = catalogue.attack_strength if attacking else catalogue.defence_strength
    bound = game.rules.bound
    options = []
    for card in distinct(game.hand[seat]):
        kind = KIND[card]
        if strength[kind] and card not in bound:
            for copies in range(1, game.factor(kind) + 1):
                options.append(Lay(Item(card, kind), copies))
    seen: set[tuple[Card, Kind, int]] = set()
    for loose in game.loose[seat]:
        if not loose.copies or loose.peaceful:
            continue
        kinds = FIGHTING if loose.kind == WILD else (loose.kind,)
        for kind in kinds:
            if strength[kind]:
                most = game.factor(kind) if loose.kind == WILD else loose.copies
                for copies in range(1, most + 1):
                    key = (loose.card, kind, copies)
                    if key not in seen:
                        seen.add(key)
                        options.append(Lay(Item(loose.card, kind, True), copies))
    return options


def openings(game: Game, seat: Seat, far: bool = False) -> list[Lay]:
    """Weapons that can open the attack (B8.2, B6.3, B6.4), or one from afar (S7.1)."""
    weapons = game.rules.far_openers if far else game.rules.openers
    return [option for option in lays(game, seat, True) if option.item.kind in weapons]


def lay(game: Game, seat: Seat, item: Item, copies: int) -> None:
    """A card, or some of its copies, is laid in the battle line."""
    game.tell(CardLaid(seat, item.card, item.kind, copies))
    if not item.table:
        game.hand[seat] = take(game.hand[seat], item.card)
        left = game.factor(KIND[item.card]) - copies
        touched, real = False, not left
        if left:
            game.loose[seat] += (Loose(item.card, item.kind, left, False),)
    else:
        touched, real = _lay_loose(game, seat, item, copies)
    new = Laid(item.card, item.kind, copies, touched, real)
    if item.table and real:
        _complete(game, seat, new)
    else:
        game.line[seat] += (new,)


def _lay_loose(game: Game, seat: Seat, item: Item, copies: int) -> tuple[bool, bool]:
    """Copies leave a card on the table; with the last of them the card itself is laid."""
    loose = list(game.loose[seat])
    for wild in (False, True):
        for place, one in enumerate(loose):
            if one.card != item.card or not one.copies or one.peaceful:
                continue
            most = game.factor(item.kind) if wild else one.copies
            if one.kind != (WILD if wild else item.kind) or most < copies:
                continue
            if most == copies:
                del loose[place]
            else:
                loose[place] = Loose(one.card, item.kind, most - copies, one.touched, one.real)
            game.loose[seat] = tuple(loose)
            return one.touched, one.real and most == copies
    raise AssertionError(item)


def _complete(game: Game, seat: Seat, new: Laid) -> None:
    """The last copies of a card join those that lie in the line already."""
    line = game.line[seat]
    for place, laid in enumerate(line):
        if (
            not laid.real
            and laid.card == new.card
            and laid.kind == new.kind
            and laid.touched == new.touched
        ):
            whole = Laid(new.card, new.kind, laid.copies + new.copies, new.touched)
            game.line[seat] = (*line[:place], whole, *line[place + 1 :])
            return
    game.line[seat] = (*line, new)


def line_cards(game: Game, seat: Seat) -> bytes:
    """Takes up a battle line and what lies under it; what was taken goes back (S7.6)."""
    own = bytes(laid.card for laid in game.line[seat] if laid.real and laid.of is None)
    for laid in game.line[seat]:
        if laid.of is not None:
            game.shelter[laid.of] += ONE[laid.card]
    cards = own + game.under[seat]
    game.line[seat] = ()
    game.under[seat] = b""
    return cards


def recall(game: Game, seat: Seat) -> None:
    """B8.4: all ambush cards to the hand, for this battle."""
    cards = game.ambush[seat]
    game.ambush[seat] = b""
    game.hand[seat] = merge(game.hand[seat], cards)
    game.tell(AmbushRecalled(seat, cards, len(cards)))


# Strength.


def line_strength(game: Game, seat: Seat, attacking: bool) -> int:
    """The cards of a line, with their copies."""
    return sum(laid_strength(game, seat, laid, attacking) for laid in game.line[seat])


def laid_strength(game: Game, seat: Seat, laid: Laid, attacking: bool) -> int:
    """A card of a line, with its copies."""
    catalogue = game.rules.catalogue
    strength = catalogue.attack_strength if attacking else catalogue.defence_strength
    each = strength[laid.kind]
    if game.rules.line_bonuses:
        each += game.rules.line_bonuses(game, seat, laid.kind)
    return each * laid.copies


def attack_strengths(game: Game, seat: Seat) -> list[int]:
    """The strength of each kind in this player's attack."""
    strength = game.rules.catalogue.attack_strength
    if not game.rules.line_bonuses:
        return strength
    return [
        value + game.rules.line_bonuses(game, seat, kind) for kind, value in enumerate(strength)
    ]


def morale(game: Game, seat: Seat, heroes: int) -> int:
    """B8.7: +1 for each hero while all cards of the line are of its faction or universal."""
    line = game.line[seat]
    if not heroes or not line:
        return 0
    faction = game.faction[seat]
    for laid in line:
        if FACTION[laid.card] not in (faction, UNIVERSAL):
            return 0
    return heroes * hero_morale(game, seat)


def hero_morale(game: Game, seat: Seat) -> int:
    """What one hero adds (B8.7, S5.3)."""
    return 1 + game.rules.morale_bonuses(game, seat)


def bonus(game: Game, seat: Seat, battle: Battle) -> int:
    """What a side has from the start (B12.2, S13.3)."""
    total = 0
    for of in game.rules.battle_bonuses.values():
        total += of(game, seat, battle)
    return total


def parts(game: Game, battle: Battle, attacking: bool) -> dict[str, int]:
    """What the total of a side consists of, by name."""
    seat = battle.attacker if attacking else battle.defender
    place = 0 if attacking or battle.hero else defence_of(game, battle.space)
    found = {"place": place, "units": 0, "artefacts": 0}
    if seat is not None:
        for laid in game.line[seat]:
            name = "units" if laid.kind in UNITS + ROYALS else "artefacts"
            found[name] += laid_strength(game, seat, laid, attacking)
        found["morale"] = morale(game, seat, battle.heroes if attacking else battle.joined)
        for name, of in game.rules.battle_bonuses.items():
            found[name] = of(game, seat, battle)
    return {name: count for name, count in found.items() if count}


# Retreat (B8.8).


def retreats(game: Game, battle: Battle) -> list[Space]:
    """Spaces to which the attacked hero can retreat and the defender can pay."""
    reached = sorted(ground(game).land.distances(battle.space))
    return [space for space in reached if obstacle_to_retreat(game, battle, space) is None]


def obstacle_to_retreat(game: Game, battle: Battle, space: Space) -> Reason | None:
    """B8.8, S16.2: a hero is attacked, so many steps by road, not to the attacker, and paid."""
    if not battle.hero or battle.defender is None:
        return ONLY_HEROES_RETREAT
    steps = ground(game).land.distances(battle.space).get(space, 0)
    price = game.rules.catalogue.retreat.get(steps)
    if price is None:
        return game.rules.retreat_distance
    if owner_of(game.tokens[space]) == battle.attacker or heroes_on(game, battle.attacker, space):
        return RETREAT_TO_ENEMY
    return None if retreat_payments(game, battle.defender, price) else CANNOT_PAY_RETREAT


def retreat_payments(game: Game, seat: Seat, price: int) -> list[Pay]:
    """Real cards of the hand only, no doubling, no transformation, no Hammer: supply, for which
    stardust stands in though the price is no row (S6.3), or one horse."""
    hand = game.hand[seat]
    sources = {
        KIND[card]: [(HAND_ITEMS[card], hand.count(card))]
        for card in (SUPPLY_CARD, STARDUST_CARD)
        if card in hand
    }
    ways = [Pay(items) for items in supply_payments(game, sources, price)]
    return ways + [Pay((HAND_ITEMS[card],)) for card in distinct(hand) if KIND[card] == HORSE]


def wrong_distance(rules: Rules, rule: str) -> Reason:
    """Says how many steps a retreat may have at this table."""
    steps = sorted(rules.catalogue.retreat)
    span = dict.fromkeys((steps[0], steps[-1]))
    return Reason("retreat-distance", rule, {"steps": "–".join(map(str, span))})


class Retreating(Frame, frozen=True):
    """The retreat is paid (B8.8)."""

    seat: Seat
    space: Space

    def step(self, game: Game) -> Question | None:
        steps = ground(game).land.distances(self._battle(game).space)[self.space]
        price = game.rules.catalogue.retreat[steps]
        return Question(self.seat, "pay-retreat", list(retreat_payments(game, self.seat, price)))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        self._retreat(game, choice)

    def _battle(self, game: Game) -> Battle:
        battle = game.lanes[game.at][-2]
        assert isinstance(battle, Battle)
        return battle

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pay):
            return None
        steps = ground(game).land.distances(self._battle(game).space)[self.space]
        price = game.rules.catalogue.retreat[steps]
        return Reason("retreat-price", "B8.8", {"steps": steps, "count": price})

    def _retreat(self, game: Game, way: Pay) -> None:
        battle = self._battle(game)
        for item in way.items:
            game.hand[self.seat] = take(game.hand[self.seat], item.card)
            game.shelter[self.seat] += ONE[item.card]
        hero = figures_on(game, self.seat, battle.space, True)[0]
        game.heroes[2 * self.seat + hero] = self.space
        game.tell(HeroRetreated(self.seat, battle.space, self.space))
        game.pop()
        battle.clear(game)

    def check(self, game: Game) -> Reason | None:
        for lane in game.lanes:
            if self in lane and lane.index(self) > 0:
                battle = lane[lane.index(self) - 1]
                if (
                    isinstance(battle, Battle)
                    and battle.hero
                    and battle.defender == self.seat
                    and battle.at == "reaction"
                    and self.space in retreats(game, battle)
                ):
                    return None
        return Reason("frame-retreat")


# Losses and conquest (B8.9, B8.10, B8.14).


def figures_on(game: Game, seat: Seat, space: Space, attacked: bool) -> list[Hero]:
    """This player's heroes on a space: the one that an attacker would name first, or the one that
    its player would (B8.1, B8.2, S15.6)."""
    heroes = [hero for hero in (0, 1) if game.heroes[2 * seat + hero] == space]
    if game.rules.precious_heroes:
        heroes.sort(key=lambda hero: game.rules.precious_heroes(game, seat, hero) != attacked)
    return heroes


def lose_heroes(game: Game, seat: Seat, space: Space, heroes: int, attacked: bool = False) -> None:
    """B8.9: the loser's participating heroes leave the board."""
    for hero in figures_on(game, seat, space, attacked)[:heroes]:
        lose_hero(game, seat, hero)


def lose_hero(game: Game, seat: Seat, hero: Hero) -> None:
    """A hero leaves the board."""
    space = game.heroes[2 * seat + hero]
    game.heroes[2 * seat + hero] = -1
    game.tell(HeroLost(seat, space))
    game.rules.hero_leaves(game, seat, hero)


def conquer(game: Game, seat: Seat, space: Space, level: int) -> None:
    """B8.10: the same level, else the first lower one with a token, else abandoned."""
    while level and not free_token(game, seat, level):
        level -= 1
    set_token(game, space, token(seat, level) if level else 0)
    game.tell(CityConquered(seat, space, level))


def win_lord(game: Game, seat: Seat, space: Space) -> None:
    """B8.14: a lord of the terrain's faction and one supply; without lords the supply alone."""
    lords = b""
    if len(game.stacks[LORD]):
        lords = ONE[find_unit(game, LORD, home_of(game, space))]
    cards = game.gain_supply(game.rules.unit_supply(game, lords[0]) if lords else 1) + lords
    gain(game, seat, cards)
    for card in cards:
        game.tell(CardWon(seat, card))


ACTIONS: Final = (
    Action(
        Attack,
        lambda game, seat, purse, wish: obstacle_to_attack(
            game, seat, purse, wish.space, wish.hero_of
        ),
        offer,
        attack,
    ),
)


def install(rules: Rules) -> None:
    rules.retreat_distance = wrong_distance(rules, "B8.8")
