"""Potions (S13.2, S13.3): who holds them, and drinking; what each does is in ``potion_cards``."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import ClassVar, Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.battle.exchange import Battle, battles_of
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Choice
from battalia.engine.content import Content
from battalia.engine.events import Event, TotalsAnnounced
from battalia.engine.game import Game
from battalia.engine.module import Module, Slice
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    Seat,
)

NAME: Final = "potions"
NO_SUCH_POTION: Final = Reason("no-such-potion", "S13.3")
NOT_YOUR_POTION: Final = Reason("not-your-potion", "S13.3")
DRUNK_ALREADY: Final = Reason("drunk-already", "S13.3")
POURED_ON_OPPONENTS: Final = Reason("poured-on-opponents", "S13.3")


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


class Shelf(msgspec.Struct, frozen=True):
    """All potions in play, each under its name; who holds what is public (S13.2)."""

    def __reduce__(self) -> tuple[Callable[..., "Shelf"], tuple[object, ...]]:
        """Its class is made for the table, so another process has to make it, too."""
        return _again, (self.__struct_fields__, msgspec.structs.astuple(self))


SHELF: Final = Slice(NAME, Shelf)


@cache
def shelf_for(names: tuple[str, ...]) -> type[Shelf]:
    """A shelf with a place for each of these."""
    places = [(name, Potion, Potion()) for name in names]
    shelf = msgspec.defstruct("Potions", places, bases=(Shelf,), module=__name__, frozen=True)
    shelf.__doc__ = Shelf.__doc__
    assert issubclass(shelf, Shelf)
    return shelf


def _again(names: tuple[str, ...], potions: tuple[Potion, ...]) -> Shelf:
    return shelf_for(names)(*potions)


class Drink(Choice, frozen=True, tag="drink"):
    """A potion is drunk, or poured on somebody."""

    potion: str
    on: Seat | None = None


class PotionDrunk(Event, frozen=True, tag="potion-drunk"):
    seat: Seat
    potion: str
    on: Seat | None


class PotionSpent(Event, frozen=True, tag="potion-spent"):
    """It works no longer and is for sale again."""

    seat: Seat
    potion: str


class PotionCard(Content, frozen=True, kw_only=True):
    """What one potion is; its name is one word.

    What it lets its drinker do are its actions; what else it changes, ``install`` adds.
    """

    opinions: ClassVar[str] = "potions"

    icon: str = "potion-ball"
    charged: bool = False
    """Whether it does something once a day."""
    poured: bool = False
    """Whether it is poured on an opponent."""
    in_battle: Callable[[Game, "PotionCard"], int] | None = None
    """What it adds to the strength of who drank it, or on whom it was poured, in every battle."""
    drunk: Callable[[Game, Drink], None] | None = None
    """What it does at once; whoever drank it owns it now."""

    def __post_init__(self) -> None:
        if not self.name.isidentifier():
            raise ValueError(f"the name of a potion is one word, unlike {self.name}")

    def texts(self) -> tuple[str, ...]:
        name = f"sheets-potion-{self.name}"
        return (*Content.texts(self), name, f"{name}-does")


# Who holds what.


def potion(game: Game, name: str) -> Potion:
    found = getattr(SHELF.of(game), name)
    assert isinstance(found, Potion)
    return found


def cards_of(game: Game) -> dict[str, PotionCard]:
    """All potions in play, by name."""
    return game.rules.named(PotionCard)


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
    card = cards_of(game).get(wish.potion)
    if card is None:
        return NO_SUCH_POTION
    of = potion(game, wish.potion)
    if of.owner != seat:
        return NOT_YOUR_POTION
    if of.drunk:
        return DRUNK_ALREADY
    on = game.opponents(seat) if card.poured else (None,)
    return None if wish.on in on else POURED_ON_OPPONENTS


def drinks(game: Game, seat: Seat) -> list[Choice]:
    """The potions that this player may drink."""
    state = SHELF.of(game)
    found: list[Choice] = []
    for owner, name in undrunk(state):
        if owner == seat:
            on = game.opponents(seat) if cards_of(game)[name].poured else (None,)
            found += [Drink(name, victim) for victim in on]
    return found


@lru_cache(maxsize=1 << 10)
def undrunk(state: Shelf) -> tuple[tuple[Seat, str], ...]:
    """Who holds which potion; everybody is asked for it after every choice."""
    held = [(getattr(state, name), name) for name in state.__struct_fields__]
    return tuple((of.owner, name) for of, name in held if of.owner is not None and not of.drunk)


def drink(game: Game, seat: Seat, choice: Drink) -> None:
    """S13.4: it counts at once, also in a battle."""
    set_potion(game, choice.potion, Potion(seat, game.day, choice.on))
    game.tell(PotionDrunk(seat, choice.potion, choice.on))
    card = cards_of(game)[choice.potion]
    if card.drunk is not None:
        card.drunk(game, choice)
    if card.in_battle is not None:
        for battle in battles_of(game, seat if choice.on is None else choice.on):
            if battle.at not in ("muster", "weapon"):
                game.tell(TotalsAnnounced(*battle.totals(game)))


def turn_potions(game: Game) -> None:
    """S13.3: after the day of drinking and the next two a potion is for sale again (S3.2)."""
    for name in cards_of(game):
        of = potion(game, name)
        if (
            of.owner is not None
            and of.drunk
            and game.day >= of.drunk + game.rules.catalogue.box.potion_days
        ):
            set_potion(game, name, Potion())
            game.tell(PotionSpent(of.owner, name))


def strength(game: Game, seat: Seat, battle: Battle) -> int:
    """What potions add to this player's side."""
    total = 0
    for card in cards_of(game).values():
        if card.in_battle is not None:
            of = potion(game, card.name)
            if of.drunk and (of.on if card.poured else of.owner) == seat:
                total += card.in_battle(game, card)
    return total


def potions_are_in_order(game: Game) -> Reason | None:
    days = game.rules.catalogue.box.potion_days
    for name, card in cards_of(game).items():
        of = potion(game, name)
        if of.owner is None:
            if of != Potion():
                return Reason("law-potion-sold", "S13.2")
            continue
        if of.drunk and not of.drunk <= game.day < of.drunk + days:
            return Reason("law-potion-days", "S13.3", {"days": days})
        if (of.on is not None) != (card.poured and of.drunk > 0):
            return Reason("poured-on-opponents", "S13.3")
        if of.on is not None and of.on not in game.opponents(of.owner):
            return Reason("poured-on-opponents", "S13.3")
        if of.used and (not card.charged or not 0 < of.drunk <= of.used <= game.day):
            return Reason("law-potion-once", "S13.3")
    return None


def install(rules: Rules) -> None:
    rules.catalogue.box_has_at_least(1, "S13.3", "potion_days")
    rules.slices[NAME] = shelf_for(tuple(rules.named(PotionCard)))
    rules.night.insert_after("turn oracle", "turn potions", turn_potions)
    rules.battle_bonuses["potions"] = strength


MODULE: Final = Module(
    name=NAME,
    rule="S13.3",
    wanted=lambda options: options.bilkarr,
    install=install,
    actions=(Action(Drink, obstacle_to_drink, begin=drink, at_any_time=drinks),),
    slice=SHELF,
    laws=(potions_are_in_order,),
)
