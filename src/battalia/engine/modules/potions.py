"""The six potions (S13.2-S13.4): who holds them, drinking, and what they do."""

from functools import lru_cache
from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.artefacts import (
    NEVER_TRANSFORMED,
    NO_SUCH_CARD,
    Transforming,
    whole_copies,
)
from battalia.engine.chapters.battle.exchange import Battle, battles_of
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.rows import Pending, Purse, spend_supply
from battalia.engine.choices import Choice, Draw
from battalia.engine.events import Event, TotalsAnnounced
from battalia.engine.game import Frame, Game, Loose, Question, UrgentQuestion
from battalia.engine.module import Mark, Module, Slice
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    KIND,
    ONE,
    STEADY,
    SUPPLY_CARD,
    USABLE,
    WILD,
    Card,
    Cards,
    Kind,
    Seat,
    Space,
    distinct,
    take,
)

NAME: Final = "potions"
BERSERK: Final = "berserk"
FREEZING: Final = "freezing"
ECLIPSE: Final = "eclipse"
BROTHERHOOD: Final = "brotherhood"
COLOSSUS: Final = "colossus"
WEAKNESS: Final = "weakness"
POTIONS: Final = (BERSERK, FREEZING, ECLIPSE, BROTHERHOOD, COLOSSUS, WEAKNESS)
CHARGED: Final = (BERSERK, FREEZING, ECLIPSE)
"""Potions that do something once a day."""

NO_SUCH_POTION: Final = Reason("no-such-potion", "S13.3")
NOT_YOUR_POTION: Final = Reason("not-your-potion", "S13.3")
DRUNK_ALREADY: Final = Reason("drunk-already", "S13.3")
POURED_ON_OPPONENTS: Final = Reason("poured-on-opponents", "S13.3")
BROTHERS: Final = Reason("brothers-do-not-fight", "S13.3")
NO_RAGE: Final = Reason("no-rage", "S13.3")
RAGE_WITH_OPENING: Final = Reason("rage-with-the-opening", "S13.3")
NOTHING_TO_STRIKE: Final = Reason("nothing-to-strike", "S13.3")
NOTHING_TO_FREEZE: Final = Reason("nothing-to-freeze", "S13.4")
NO_ECLIPSE: Final = Reason("no-eclipse", "S13.3")
NOT_ECLIPSED_SO: Final = Reason("not-eclipsed-so", "S13.3")


class Potion(msgspec.Struct, frozen=True):
    """What has become of one potion."""

    owner: Seat | None = None
    """None: it is for sale."""
    drunk: int = 0
    """The day on which it was drunk; 0: not yet."""
    on: Seat | None = None
    """On whom it was poured."""
    used: int = 0
    """The day on which it last did what it does once a day."""


class Potions(msgspec.Struct, frozen=True):
    """All of them; who holds what is public (S13.2)."""

    berserk: Potion = Potion()
    freezing: Potion = Potion()
    eclipse: Potion = Potion()
    brotherhood: Potion = Potion()
    colossus: Potion = Potion()
    weakness: Potion = Potion()


SHELF: Final = Slice(NAME, Potions)


class Drink(Choice, frozen=True, tag="drink"):
    """A potion is drunk, or poured on somebody."""

    potion: str
    on: Seat | None = None


class Rage(Choice, frozen=True, tag="rage"):
    """The berserk potion strikes cards out of the defender's hand."""


class Freeze(Choice, frozen=True, tag="freeze"):
    """The freezing touch cancels the row."""


class Allow(Choice, frozen=True, tag="allow"):
    """The row takes effect."""


class Eclipse(Choice, frozen=True, tag="eclipse"):
    """The solar eclipse makes one hand card another."""

    card: Card
    kind: Kind


class PotionDrunk(Event, frozen=True, tag="potion-drunk"):
    seat: Seat
    potion: str
    on: Seat | None


class PotionSpent(Event, frozen=True, tag="potion-spent"):
    """It works no longer and is for sale again."""

    seat: Seat
    potion: str


class HandStruck(Event, frozen=True, tag="hand-struck"):
    """Cards of a defender's hand went to the shelter; only its top card is public (B2.6)."""

    seat: Seat
    cards: Cards | None
    count: int

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else HandStruck(self.seat, None, self.count)


class RowFrozen(Event, frozen=True, tag="row-frozen"):
    seat: Seat
    of: Seat


class CardEclipsed(Event, frozen=True, tag="card-eclipsed"):
    seat: Seat
    card: Card
    kind: Kind


# Who holds what.


def potion(game: Game, name: str) -> Potion:
    state = SHELF.of(game)
    found = getattr(state, name)
    assert isinstance(found, Potion)
    return found


def set_potion(game: Game, name: str, new: Potion) -> None:
    SHELF.change(game, **{name: new})


def works_for(game: Game, name: str, seat: Seat) -> bool:
    """Whether this player has drunk this potion and it works today."""
    of = potion(game, name)
    return of.owner == seat and of.drunk > 0


def is_charged(game: Game, name: str, seat: Seat) -> bool:
    """Whether it works and has not yet done today what it does once a day."""
    return works_for(game, name, seat) and potion(game, name).used != game.day


def use_charge(game: Game, name: str) -> None:
    of = potion(game, name)
    set_potion(game, name, Potion(of.owner, of.drunk, of.on, game.day))


# Drinking (S13.3).


def obstacle_to_drink(game: Game, seat: Seat, purse: Purse, wish: Drink) -> Reason | None:
    """S13.3: an own potion, at any time; weakness is poured on an opponent."""
    if wish.potion not in POTIONS:
        return NO_SUCH_POTION
    of = potion(game, wish.potion)
    if of.owner != seat:
        return NOT_YOUR_POTION
    if of.drunk:
        return DRUNK_ALREADY
    on = game.opponents(seat) if wish.potion == WEAKNESS else (None,)
    return None if wish.on in on else POURED_ON_OPPONENTS


def drinks(game: Game, seat: Seat) -> list[Choice]:
    """The potions that this player may drink."""
    state = SHELF.of(game)
    found: list[Choice] = []
    for owner, name in undrunk(state):
        if owner == seat:
            on = game.opponents(seat) if name == WEAKNESS else (None,)
            found += [Drink(name, victim) for victim in on]
    return found


@lru_cache(maxsize=1 << 10)
def undrunk(state: Potions) -> tuple[tuple[Seat, str], ...]:
    """Who holds which potion; everybody is asked for it after every choice."""
    held = [(getattr(state, name), name) for name in POTIONS]
    return tuple((of.owner, name) for of, name in held if of.owner is not None and not of.drunk)


def drink(game: Game, seat: Seat, choice: Drink) -> None:
    """S13.4: it counts at once, also in a battle."""
    set_potion(game, choice.potion, Potion(seat, game.day, choice.on))
    game.tell(PotionDrunk(seat, choice.potion, choice.on))
    if choice.potion in (COLOSSUS, WEAKNESS):
        for battle in battles_of(game, seat if choice.on is None else choice.on):
            if battle.at not in ("muster", "weapon"):
                game.tell(TotalsAnnounced(*battle.totals(game)))


def turn_potions(game: Game) -> None:
    """S13.3: after the day of drinking and the next two a potion is for sale again (S3.2)."""
    for name in POTIONS:
        of = potion(game, name)
        if (
            of.owner is not None
            and of.drunk
            and game.day >= of.drunk + game.rules.catalogue.box.potion_days
        ):
            set_potion(game, name, Potion())
            game.tell(PotionSpent(of.owner, name))


# Brotherhood, colossus and weakness.


def brotherhood(
    game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool
) -> Reason | None:
    """No player attacks the drinker, nor the drinker a player."""
    if defender is None:
        return None
    united = works_for(game, BROTHERHOOD, seat) or works_for(game, BROTHERHOOD, defender)
    return BROTHERS if united else None


def strength(game: Game, seat: Seat, battle: Battle) -> int:
    """Colossus strengthens, weakness weakens, in every battle."""
    each = game.rules.catalogue.box.potion_strength
    total = each if works_for(game, COLOSSUS, seat) else 0
    poured = potion(game, WEAKNESS)
    return total - each if poured.drunk and poured.on == seat else total


# Berserk.


def obstacle_to_rage(game: Game, seat: Seat) -> Reason | None:
    """Once a day, with the opening of an attack on a player who has a hand."""
    if not is_charged(game, BERSERK, seat):
        return NO_RAGE
    for battle in battles_of(game, seat):
        if battle.at == "opening" and battle.attacker == seat and battle.defender is not None:
            return None if game.hand[battle.defender] else NOTHING_TO_STRIKE
    return RAGE_WITH_OPENING


def rages(game: Game, battle: Battle, seat: Seat) -> list[Choice]:
    """What the drinker may do with the opening."""
    return [Rage()] if obstacle_to_rage(game, seat) is None else []


def rage(game: Game, battle: Battle, seat: Seat, choice: Rage) -> None:
    assert battle.defender is not None
    use_charge(game, BERSERK)
    game.push(Raging(battle.defender))


class Raging(Frame, frozen=True):
    """Chance strikes cards out of a defender's hand; they go to the shelter together."""

    seat: Seat
    struck: Cards = b""
    """Still in the hand."""

    def step(self, game: Game) -> Question | None:
        left = game.hand[self.seat]
        for card in self.struck:
            left = take(left, card)
        if left and len(self.struck) < game.rules.catalogue.box.berserk_cards:
            return ask_for_card(left, "strike")
        game.hand[self.seat] = left
        game.shelter[self.seat] += self.struck
        game.tell(HandStruck(self.seat, self.struck, len(self.struck)))
        game.pop()
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        game.swap(Raging(self.seat, self.struck + ONE[choice.card]))

    def seen(self, seat: Seat | None) -> Frame:
        return self if seat == self.seat else Raging(self.seat)

    def check(self, game: Game) -> Reason | None:
        if not SHELF.in_play(game):
            return Reason("frame-absent")
        hand = game.hand[self.seat]
        if any(self.struck.count(card) > hand.count(card) for card in self.struck):
            return Reason("frame-no-card")
        battle = game.below(self)
        if not isinstance(battle, Battle) or battle.at != "opening":
            return Reason("frame-step")
        return None if battle.defender == self.seat else Reason("frame-defender")


# Freezing touch (S13.4).


def freezer(game: Game, seat: Seat) -> Frame | None:
    """Which opponent may cancel a row of this player, if any."""
    owner = potion(game, FREEZING).owner
    if owner is None or owner not in game.opponents(seat) or not can_freeze(game, owner):
        return None
    return Freezing(owner, seat)


def can_freeze(game: Game, seat: Seat) -> bool:
    """With a charge, or with the potion to drink it now."""
    of = potion(game, FREEZING)
    return of.owner == seat and (not of.drunk or of.used != game.day)


class Freezing(Frame, frozen=True):
    """An opponent may cancel the row that lies."""

    seat: Seat
    of: Seat
    """Whose row it is."""

    def step(self, game: Game) -> Question | None:
        if not can_freeze(game, self.seat):
            game.pop()
            return None
        return UrgentQuestion(self.seat, "freeze", [Freeze(), Allow()])

    def answer(self, game: Game, choice: Choice) -> None:
        game.pop()
        if isinstance(choice, Freeze):
            if not potion(game, FREEZING).drunk:
                drink(game, self.seat, Drink(FREEZING))
            use_charge(game, FREEZING)
            game.tell(RowFrozen(self.seat, self.of))
            game.top().cancel(game)

    def check(self, game: Game) -> Reason | None:
        if not SHELF.in_play(game):
            return Reason("frame-absent")
        row = game.below(self)
        if not isinstance(row, (Pending, Transforming)) or row.seat != self.of:
            return Reason("frame-no-row")
        if isinstance(row, Transforming) and (row.chosen is None or row.line is not None):
            return Reason("frame-no-card")
        if self.seat not in game.opponents(self.of) or not can_freeze(game, self.seat):
            return Reason("frame-other-seat")
        return None


# Solar eclipse.


def obstacle_to_eclipse(game: Game, seat: Seat, purse: Purse, wish: Eclipse) -> Reason | None:
    """Once a day: a hand card that may be transformed, as another unit, artefact or supply."""
    if not is_charged(game, ECLIPSE, seat):
        return NO_ECLIPSE
    if wish.card not in game.hand[seat]:
        return NO_SUCH_CARD
    if wish.card in STEADY:
        return NEVER_TRANSFORMED
    if wish.kind not in USABLE or wish.kind == KIND[wish.card]:
        return NOT_ECLIPSED_SO
    return None


def offer_eclipse(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    if is_charged(game, ECLIPSE, seat):
        for card in distinct(game.hand[seat]):
            for kind in USABLE:
                wish = Eclipse(card, kind)
                if obstacle_to_eclipse(game, seat, purse, wish) is None:
                    out.append(wish)


def eclipse(game: Game, seat: Seat, choice: Eclipse) -> None:
    """B5.1, B5.2: the card lies on the table as what it is now; illuminated with its kind."""
    use_charge(game, ECLIPSE)
    game.hand[seat] = take(game.hand[seat], choice.card)
    if choice.card == SUPPLY_CARD:
        spend_supply(game, seat, 1)
    copies = whole_copies(game, choice.kind)
    game.loose[seat] += (Loose(choice.card, choice.kind, copies, True, marks=(ECLIPSED.name,)),)
    game.tell(CardEclipsed(seat, choice.card, choice.kind))


def eclipses_may_lie_so(game: Game, loose: Loose) -> Reason | None:
    """One card that may be transformed has become another, with as many copies as that has."""
    steady = loose.card in STEADY or loose.kind == WILD or not loose.touched
    if steady or loose.copies > whole_copies(game, loose.kind):
        return Reason("law-eclipse", "S13.3")
    return None


ECLIPSED: Final = Mark("eclipsed", eclipses_may_lie_so, peaceful=Reason("not-in-battle", "S13.3"))


def potions_are_in_order(game: Game) -> Reason | None:
    days = game.rules.catalogue.box.potion_days
    for name in POTIONS:
        of = potion(game, name)
        if of.owner is None:
            if of != Potion():
                return Reason("law-potion-sold", "S13.2")
            continue
        if of.drunk and not of.drunk <= game.day < of.drunk + days:
            return Reason("law-potion-days", "S13.3", {"days": days})
        if (of.on is not None) != (name == WEAKNESS and of.drunk > 0):
            return Reason("poured-on-opponents", "S13.3")
        if of.on is not None and of.on not in game.opponents(of.owner):
            return Reason("poured-on-opponents", "S13.3")
        if of.used and (name not in CHARGED or not 0 < of.drunk <= of.used <= game.day):
            return Reason("law-potion-once", "S13.3")
    return None


def install(rules: Rules) -> None:
    rules.catalogue.box_has_at_least(1, "S13.3", "potion_days")
    rules.night.insert_after("turn oracle", "turn potions", turn_potions)
    rules.vetoes.append(brotherhood)
    rules.battle_bonuses["potions"] = strength
    rules.interruption = freezer


MODULE: Final = Module(
    name=NAME,
    rule="S13.3",
    wanted=lambda options: options.bilkarr,
    install=install,
    actions=(
        Action(Drink, obstacle_to_drink, begin=drink, at_any_time=drinks),
        Action(
            Rage,
            lambda game, seat, purse, wish: obstacle_to_rage(game, seat),
            in_battle=rages,
            fight=rage,
        ),
        *(
            Action(wish, lambda game, seat, purse, wish: NOTHING_TO_FREEZE)
            for wish in (Freeze, Allow)
        ),
        Action(Eclipse, obstacle_to_eclipse, offer_eclipse, eclipse),
    ),
    slice=SHELF,
    laws=(potions_are_in_order,),
    marks=(ECLIPSED,),
    stands_on={
        Raging: (Battle,),
        Freezing: (Pending, Transforming),
    },
    outsiders=(Freezing,),
)
