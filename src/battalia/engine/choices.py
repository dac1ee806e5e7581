"""Every choice of the game: a verb (the tag) and its nouns (the fields).

The text form follows from the fields' annotations (``notation``): ``hire chief``,
``place r2c3 north``, ``pay supply×3``, ``roll 5``.
"""

from battalia.engine.showing import Shown
from battalia.engine.terms import (
    SCROLL,
    Card,
    Faction,
    Hero,
    Kind,
    OnTable,
    Seat,
    Shape,
    Side,
    Space,
    Terrain,
    card_of,
    kind_of,
)


class Choice(Shown, frozen=True, tag_field="verb"):
    """What a player or chance decides."""

    def in_order(self) -> "Choice":
        """The same choice with its nouns in the order in which they are offered.

        Whoever names several cards, heroes or spaces may name them in any order.
        """
        return self


class Item(Shown, frozen=True):
    """A card put to use: from the hand or already on the table, and as what."""

    card: Card
    kind: Kind
    """What it is used as: its own kind, or what a wild card or the Hammer stands for."""
    table: bool = False


def item_order(item: Item) -> tuple[bool, Kind, Card]:
    """Hand before table, then by kind and faction."""
    return item.table, item.kind, item.card


# Chance.


class Draw(Choice, frozen=True, tag="draw"):
    card: Card


class DrawTerrain(Choice, frozen=True, tag="terrain"):
    terrain: Terrain


class Roll(Choice, frozen=True, tag="roll"):
    die: int


class First(Choice, frozen=True, tag="first"):
    seat: Seat


class Remove(Choice, frozen=True, tag="remove"):
    faction: Faction


# Setup and the turn's steps (B1, B2).


class ChooseFaction(Choice, frozen=True, tag="faction"):
    faction: Faction


class ChooseCity(Choice, frozen=True, tag="city"):
    space: Space


class Cohort(Choice, frozen=True, tag="cohort"):
    faction: Faction
    size: int
    other: Faction | None = None
    """The second faction, where two cohorts of three are announced."""

    def in_order(self) -> "Cohort":
        if self.other is None or self.faction <= self.other:
            return self
        return Cohort(self.other, self.size, self.faction)


class Mulligan(Choice, frozen=True, tag="mulligan"):
    pass


class Skip(Choice, frozen=True, tag="skip"):
    pass


class End(Choice, frozen=True, tag="end"):
    pass


class Top(Choice, frozen=True, tag="top"):
    card: Card


class KeepTent(Choice, frozen=True, tag="keep-tent"):
    tent: int


# Rows (B3, B4, B7).


class Hire(Choice, frozen=True, tag="hire"):
    unit: Kind


class Create(Choice, frozen=True, tag="create"):
    artefact: Kind


class NameFaction(Choice, frozen=True, tag="name"):
    faction: Faction


class TopCard(Choice, frozen=True, tag="top-card"):
    pass


class Pay(Choice, frozen=True, tag="pay"):
    items: tuple[Item, ...]
    """Sorted; a card used several times stands there several times."""

    def in_order(self) -> "Pay":
        return Pay(tuple(sorted(self.items, key=item_order)))


class Build(Choice, frozen=True, tag="build"):
    shape: Shape
    level: int | None = None


class Place(Choice, frozen=True, tag="place"):
    space: Space
    side: Side


class Upgrade(Choice, frozen=True, tag="upgrade"):
    space: Space


class HireHero(Choice, frozen=True, tag="hero"):
    space: Space


class Annex(Choice, frozen=True, tag="annex"):
    space: Space


class Step(Choice, frozen=True, tag="step"):
    hero: Hero
    side: Side


class Travel(Choice, frozen=True, tag="travel"):
    """One travel row: a hero goes by road to a space two steps away or more, or out and back."""

    hero: Hero
    space: Space


class Ride(Choice, frozen=True, tag="ride"):
    hero: Hero
    item: Item


class Fly(Choice, frozen=True, tag="fly"):
    hero: Hero
    space: Space


class Halt(Choice, frozen=True, tag="halt"):
    pass


# Artefacts, ambush (B5, B6, B9).


class Use(Choice, frozen=True, tag="use"):
    item: Item


class On(Choice, frozen=True, tag="on"):
    card: Card
    table: OnTable = False
    """It lies on the table already, affected by no artefact yet (S12.3)."""


class Promote(Choice, frozen=True, tag="promote"):
    card: Card
    ranks: int
    table: OnTable = False

    @property
    def sought(self) -> Kind:
        """What the unit becomes (B5.6); of which faction, its stack will tell."""
        return kind_of(self.card) + self.ranks


class Convert(Choice, frozen=True, tag="convert"):
    card: Card
    faction: Faction
    table: OnTable = False

    @property
    def sought(self) -> Card:
        """The card that its stack is searched for (B5.7)."""
        return card_of(kind_of(self.card), self.faction)


class TurnItself(Choice, frozen=True, tag="turn-itself"):
    faction: Faction

    @property
    def sought(self) -> Card:
        """The scroll that its stack is searched for (B5.7)."""
        return card_of(SCROLL, self.faction)


class Station(Choice, frozen=True, tag="station"):
    card: Card


class Done(Choice, frozen=True, tag="done"):
    pass


class Strike(Choice, frozen=True, tag="strike"):
    tent: int


class Take(Choice, frozen=True, tag="take"):
    card: Card


class Limbo(Choice, frozen=True, tag="limbo"):
    card: Card


class Ambush(Choice, frozen=True, tag="ambush"):
    card: Card


class Drop(Choice, frozen=True, tag="drop"):
    card: Card


# Battle (B8).


class Attack(Choice, frozen=True, tag="attack"):
    space: Space
    hero_of: Seat | None = None
    """Whose hero is attacked; nobody's: the city or the ruins on the space."""


class With(Choice, frozen=True, tag="with"):
    heroes: int


class From(Choice, frozen=True, tag="from"):
    """Heroes by name that attack from where they stand (S7.1)."""

    heroes: tuple[Hero, ...]

    def in_order(self) -> "From":
        return From(tuple(sorted(self.heroes)))


class Lay(Choice, frozen=True, tag="lay"):
    item: Item
    copies: int = 1


class As(Choice, frozen=True, tag="as"):
    kind: Kind


class Fight(Choice, frozen=True, tag="fight"):
    pass


class Surrender(Choice, frozen=True, tag="surrender"):
    pass


class Retreat(Choice, frozen=True, tag="retreat"):
    space: Space


class Recall(Choice, frozen=True, tag="recall"):
    pass


class Keep(Choice, frozen=True, tag="keep"):
    pass


class Join(Choice, frozen=True, tag="join"):
    pass


class Stand(Choice, frozen=True, tag="stand"):
    pass


class Pass(Choice, frozen=True, tag="pass"):
    pass
