"""The six potions of the box (S13.3, S13.4)."""

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.artefacts.changing import NEVER_TRANSFORMED, NO_SUCH_CARD
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.battle.exchange import Battle, battles_of
from battalia.engine.chapters.paying import Pending
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.rows import Purse, spend_supply
from battalia.engine.chapters.table import whole_copies
from battalia.engine.choices import Choice, Draw
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Loose, Question, UrgentQuestion
from battalia.engine.module import Mark, Module
from battalia.engine.modules.potions import (
    SHELF,
    Drink,
    PotionCard,
    drink,
    is_charged,
    potion,
    use_charge,
    works_for,
)
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

BERSERK: Final = "berserk"
FREEZING: Final = "freezing"
ECLIPSE: Final = "eclipse"
BROTHERHOOD: Final = "brotherhood"
COLOSSUS: Final = "colossus"
WEAKNESS: Final = "weakness"

# Berserk.

NO_RAGE: Final = Reason("no-rage", "S13.3")
RAGE_WITH_OPENING: Final = Reason("rage-with-the-opening", "S13.3")
NOTHING_TO_STRIKE: Final = Reason("nothing-to-strike", "S13.3")


class Rage(Choice, frozen=True, tag="rage"):
    """The berserk potion strikes cards out of the defender's hand."""


class HandStruck(Event, frozen=True, tag="hand-struck"):
    """Cards of a defender's hand went to the shelter; only its top card is public (B2.6)."""

    seat: Seat
    cards: Cards | None
    count: int

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else HandStruck(self.seat, None, self.count)


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
        if left and len(self.struck) < THE_BERSERK.printed(game, "cards"):
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


THE_BERSERK: Final = PotionCard(
    name=BERSERK,
    rule="S13.3",
    numbers={"cards": 2},
    charged=True,
    actions=(
        Action(
            Rage,
            lambda game, seat, purse, wish: obstacle_to_rage(game, seat),
            in_battle=rages,
            fight=rage,
        ),
    ),
    stands_on={Raging: (Battle,)},
)


# Freezing touch (S13.4).

NOTHING_TO_FREEZE: Final = Reason("nothing-to-freeze", "S13.4")


class Freeze(Choice, frozen=True, tag="freeze"):
    """The freezing touch cancels the row."""


class Allow(Choice, frozen=True, tag="allow"):
    """The row takes effect."""


class RowFrozen(Event, frozen=True, tag="row-frozen"):
    seat: Seat
    of: Seat


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


def ask_to_freeze(rules: Rules) -> None:
    rules.interruption = freezer


THE_FREEZING: Final = PotionCard(
    name=FREEZING,
    rule="S13.4",
    charged=True,
    install=ask_to_freeze,
    actions=tuple(
        Action(wish, lambda game, seat, purse, wish: NOTHING_TO_FREEZE) for wish in (Freeze, Allow)
    ),
    stands_on={Freezing: (Pending, Transforming)},
    outsiders=(Freezing,),
)


# Solar eclipse.

NO_ECLIPSE: Final = Reason("no-eclipse", "S13.3")
NOT_ECLIPSED_SO: Final = Reason("not-eclipsed-so", "S13.3")


class Eclipse(Choice, frozen=True, tag="eclipse"):
    """The solar eclipse makes one hand card another."""

    card: Card
    kind: Kind


class CardEclipsed(Event, frozen=True, tag="card-eclipsed"):
    seat: Seat
    card: Card
    kind: Kind


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
THE_ECLIPSE: Final = PotionCard(
    name=ECLIPSE,
    rule="S13.3",
    charged=True,
    actions=(Action(Eclipse, obstacle_to_eclipse, offer_eclipse, eclipse),),
    marks=(ECLIPSED,),
)


# Brotherhood.

BROTHERS: Final = Reason("brothers-do-not-fight", "S13.3")


def brotherhood(
    game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool
) -> Reason | None:
    """No player attacks the drinker, nor the drinker a player."""
    if defender is None:
        return None
    united = works_for(game, BROTHERHOOD, seat) or works_for(game, BROTHERHOOD, defender)
    return BROTHERS if united else None


THE_BROTHERHOOD: Final = PotionCard(
    name=BROTHERHOOD,
    rule="S13.3",
    install=lambda rules: rules.vetoes.append(brotherhood),
)


# Colossus and weakness.

THE_COLOSSUS: Final = PotionCard(
    name=COLOSSUS,
    rule="S13.3",
    numbers={"strength": 4},
    in_battle=lambda game, card: card.printed(game, "strength"),
)
THE_WEAKNESS: Final = PotionCard(
    name=WEAKNESS,
    rule="S13.3",
    numbers={"strength": 4},
    poured=True,
    in_battle=lambda game, card: -card.printed(game, "strength"),
)

POTIONS: Final = (
    THE_BERSERK,
    THE_FREEZING,
    THE_ECLIPSE,
    THE_BROTHERHOOD,
    THE_COLOSSUS,
    THE_WEAKNESS,
)
MODULE: Final = Module(
    name="potion-cards",
    rule="S13.3",
    wanted=lambda options: options.bilkarr,
    contents=POTIONS,
)
