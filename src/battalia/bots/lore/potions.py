"""The six potions (S13.2-S13.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battalia.bots.advice import Case
from battalia.bots.fighting import battle_of, extra_reach, margin, spare
from battalia.bots.lore import Lore, known
from battalia.bots.opinions import DEFAULT, GREAT, KEPT, Worths, by_choice, by_name, number
from battalia.bots.reasons import always, because, in_its_words, strengths
from battalia.bots.senses import NEVER, SET, best, changed, counts, prey
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.laying import tent_cards
from battalia.engine.chapters.ending import great_cities
from battalia.engine.chapters.land import NOBODY, level_of, owner_of
from battalia.engine.chapters.paying import Pending
from battalia.engine.choices import Build, Choice, Hire, Retreat, Upgrade, Use
from battalia.engine.game import Frame, Game, Question
from battalia.engine.modules import potions
from battalia.engine.modules.potion_cards import (
    BERSERK,
    BROTHERHOOD,
    COLOSSUS,
    ECLIPSE,
    FREEZING,
    WEAKNESS,
    Allow,
    Eclipse,
    Freeze,
    Freezing,
    Rage,
)
from battalia.engine.modules.potions import Drink, cards_of, potion
from battalia.engine.notation import seat_name
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    KIND,
    LORD,
    PRIEST,
    STEADY,
    UNITS,
    Card,
    Kind,
    Seat,
    distinct,
    is_great,
)

POTION: Final = Worths("potions", by_name)
"""A potion at hand (S13.3)."""
ROW: Final = Worths("rows", by_choice)
"""A row of this purpose that is about to take effect."""
DRUNK: Final = number("drinking", "drunk")
"""What is left of it once it is drunk, for all of its days."""
CHARGE: Final = number("drinking", "charge")
WHOLE: Final = number("drinking", "whole")
"""A row must be worth so much to be frozen: with a charge, and with the whole potion (S13.4)."""


def _worth(game: Game, seat: Seat) -> float:
    """What this player's potions are worth."""
    total = 0.0
    days = game.rules.catalogue.box.potion_days
    for name in cards_of(game):
        of = potion(game, name)
        if of.owner == seat:
            left = DRUNK * (of.drunk + days - game.day) / days if of.drunk else 1.0
            total += POTION[name] * left
    return total


# Drinking (S13.3).


def _interjection(game: Game, question: Question) -> Choice | None:
    """The potion to drink now; None: it is better kept."""
    for wish in question.options:
        if isinstance(wish, Drink) and wish.potion in DRINKING:
            battle = battle_of(game, question.seat)
            if DRINKING[wish.potion](game, question, battle, wish):
                return wish
    return None


def _berserk(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Before an own attack on a city whose owner has a hand worth striking."""
    return (
        battle is not None
        and question.about in ("muster", "open-attack", "opening")
        and not battle.hero
        and battle.defender is not None
        and len(game.hand[battle.defender]) > 1
    )


def _brotherhood(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Before the weapon of an attack on an own city is laid: that voids it at no cost."""
    return (
        battle is not None
        and battle.defender == question.seat
        and battle.at in ("muster", "weapon")
        and not battle.hero
        and level_of(game.tokens[battle.space]) > 1
        and _is_weaker(game, battle)
    )


def _colossus(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Where it turns the battle."""
    return battle is not None and _would_turn(game, question, battle, wish)


def _weakness(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """The same, on the other side."""
    return (
        battle is not None
        and wish.on in (battle.attacker, battle.defender)
        and _would_turn(game, question, battle, wish)
    )


def _eclipse(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Where it makes a set of the hand."""
    return question.about == "action" and _makes_set(game, question.seat)


DRINKING: Final[dict[str, Callable[[Game, Question, Battle | None, Drink], bool]]] = {
    BERSERK: _berserk,
    BROTHERHOOD: _brotherhood,
    COLOSSUS: _colossus,
    WEAKNESS: _weakness,
    ECLIPSE: _eclipse,
}
"""When to drink which; the freezing touch is drunk when it is used, an unknown one by plan."""


def _is_weaker(game: Game, battle: Battle) -> bool:
    """Whether the defender would probably lose."""
    defender = battle.defender
    assert defender is not None
    catalogue = game.rules.catalogue
    attack, defence = battle.totals(game)
    zone = game.hand[defender] + game.ambush[defender] + tent_cards(game, defender)
    attack += sum(catalogue.attack_strength[KIND[card]] for card in game.hand[battle.attacker])
    defence += sum(catalogue.defence_strength[KIND[card]] for card in zone)
    return attack > defence


def _would_turn(game: Game, question: Question, battle: Battle, wish: Drink) -> bool:
    """Whether a potion's strength turns a battle that would be lost without it."""
    if question.about not in ("reaction", "defence", "opening", "attack"):
        return False
    if any(isinstance(option, Retreat) for option in question.options):
        return False
    seat = question.seat
    left = spare(game, battle, seat, ambush=question.about == "reaction")
    left += extra_reach(game, battle, seat)
    more = cards_of(game)[wish.potion].printed(game, "strength")
    return left < 0 and left + more >= margin(game, battle, seat)


def _makes_set(game: Game, seat: Seat) -> bool:
    """Whether the solar eclipse could turn a hand card into what a set lacks."""
    count = counts(game, seat)
    return any(
        _eclipse_worth(count, card, unit) >= SET
        for card in distinct(game.hand[seat])
        if card not in STEADY
        for unit in UNITS
        if unit != KIND[card]
    )


def _eclipse_worth(count: list[int], card: Card, kind: Kind) -> float:
    """What is gained if this card is another for this turn (S13.3)."""
    return changed(count, KIND[card], kind) - KEPT[KIND[card]] / 2


# Actions that are worth a thought.


def _drinks(game: Game, seat: Seat, options: list[Drink]) -> list[Drink]:
    """What serves an attack that a hero could make now, or makes a set; and what nobody knows."""
    owners = {owner_of(game.tokens[space]) for space in prey(game, seat)}
    players = owners - {NOBODY}
    useful = {
        FREEZING: False,
        BROTHERHOOD: False,
        COLOSSUS: bool(owners),
        BERSERK: bool(players),
        ECLIPSE: any(wish.potion == ECLIPSE for wish in options) and _makes_set(game, seat),
    }
    return [
        wish
        for wish in options
        if (wish.on in players if wish.potion == WEAKNESS else useful.get(wish.potion, True))
    ]


def _eclipsed(game: Game, seat: Seat, options: list[Eclipse]) -> list[Eclipse]:
    count = counts(game, seat)
    return best(options, lambda wish: _eclipse_worth(count, wish.card, wish.kind), 3)


# Freezing touch (S13.4).


def _freeze(game: Game, question: Question) -> Choice:
    """Dear rows are cancelled, cheap ones are not."""
    lane = next(
        lane
        for lane in game.lanes
        if isinstance(lane[-1], Freezing) and lane[-1].seat == question.seat
    )
    price = CHARGE if potion(game, FREEZING).drunk else WHOLE
    wanted = Freeze if row_worth(game, lane[-2]) >= price else Allow
    return next(option for option in question.options if isinstance(option, wanted))


def row_worth(game: Game, row: Frame) -> float:
    """What a row that is about to take effect brings its player, in points."""
    if not isinstance(row, Pending):
        return number(ROW.table, DEFAULT)
    worth = known().rows.get(type(row.purpose))
    if worth is not None:
        return worth(game, row.seat, row.purpose)
    match row.purpose:
        case Build(_, level):
            return 0.2 if level is None else level + _last_step(game, row.seat, level)
        case Upgrade(space):
            level = level_of(game.tokens[space]) + 1
            return 1.0 + _last_step(game, row.seat, level)
        case Hire(unit):
            return {LORD: 1.2, PRIEST: 0.6}.get(unit, 0.2)
        case Use(item) if is_great(item.card):
            return number(ROW.table, GREAT)
    return ROW[type(row.purpose)]


def _last_step(game: Game, seat: Seat, level: int) -> float:
    """A city of level 4 brings the end nearer (B10.2)."""
    return 0.5 + 0.5 * great_cities(game, seat) if level >= LORD else 0.0


# Reasons.


def _drunk(case: Case, after: Game, choice: Drink) -> Reason | None:
    battle = battle_of(case.game, case.seat)
    if choice.potion == ECLIPSE:
        return because("hint-eclipse")
    if battle is None:
        return None
    if choice.potion in (COLOSSUS, WEAKNESS):
        args = strengths(case.game, battle, case.seat, case.question.about == "reaction")
        args["count"] = cards_of(case.game)[choice.potion].printed(case.game, "strength")
        return because("hint-potion-turns", **args)
    if choice.potion == BROTHERHOOD:
        return because("hint-brotherhood", space=case.name(battle.space))
    if choice.potion == BERSERK and battle.defender is not None:
        cards = len(case.game.hand[battle.defender])
        return because("hint-rage", players=seat_name(battle.defender), count=cards)
    return None


def _rage(case: Case, after: Game, choice: Rage) -> Reason | None:
    battle = battle_of(case.game, case.seat)
    if battle is None or battle.defender is None:
        return None
    cards = len(case.game.hand[battle.defender])
    return because("hint-rage", players=seat_name(battle.defender), count=cards)


LORE: Final = Lore(
    module=potions.NAME,
    scores={Drink: lambda game, seat, choice: NEVER},
    special={"freeze": _freeze},
    habitual=frozenset({"freeze"}),
    anytime=(Drink,),
    interjection=_interjection,
    ways_out=(Allow,),
    openings=(Rage,),
    listed={Drink: _drinks, Eclipse: _eclipsed},
    assets=_worth,
    hopes={Drink: in_its_words(lambda game, drink: cards_of(game)[drink.potion])},
    reasons={
        Drink: _drunk,
        Rage: _rage,
        Freeze: always("hint-freeze"),
        Allow: always("hint-allow"),
    },
)
