"""A computer player with rules of thumb, good enough to learn the game against.

Every option of a question gets a worth; the highest is chosen. The worths of actions say in which
order things are done in a turn: attack what falls, build, use artefacts, hire, create, move, end.
"""

from functools import lru_cache
from random import Random
from typing import Final

from battalia.engine import Choice, Question, Seat, View
from battalia.engine.catalogue import load_catalogue
from battalia.engine.chapters.building import Placing
from battalia.engine.chapters.land import Land
from battalia.engine.choices import (
    Annex,
    As,
    Attack,
    Build,
    ChooseFaction,
    Cohort,
    Convert,
    Create,
    Drop,
    Fight,
    Fly,
    Halt,
    Hire,
    HireHero,
    Item,
    Keep,
    KeepTent,
    Lay,
    Limbo,
    Mulligan,
    NameFaction,
    On,
    Pass,
    Pay,
    Place,
    Promote,
    Recall,
    Retreat,
    Ride,
    Stand,
    Station,
    Step,
    Strike,
    Surrender,
    Take,
    Travel,
    TurnItself,
    Upgrade,
    Use,
    With,
)
from battalia.engine.modules.abilities import DrawAnother
from battalia.engine.modules.bilkarr import BuyPotion
from battalia.engine.modules.draft import Pick
from battalia.engine.modules.fanatics import Rouse
from battalia.engine.modules.fortune import SeekArtefact
from battalia.engine.modules.great_artefacts.bag import TakeSupply
from battalia.engine.modules.great_artefacts.cloak import Hide
from battalia.engine.modules.great_artefacts.mask import TakeOver
from battalia.engine.modules.great_artefacts.summoning import Summon
from battalia.engine.modules.kings_bridge import Exchange, GiveArtefact, Lower
from battalia.engine.modules.metamorpha import Invoke
from battalia.engine.modules.potion_cards import Eclipse, Freeze, Rage
from battalia.engine.modules.potions import Drink
from battalia.engine.modules.royals import Crown
from battalia.engine.modules.stormgates import Jump
from battalia.engine.modules.trading import BuildPost, Trade
from battalia.engine.modules.valleys import Collect, Explore, SpendAmplifier
from battalia.engine.terms import (
    ALL_GREAT,
    AMULET,
    ARROW,
    ARTEFACTS,
    BAG,
    BANNER,
    CHEST,
    CLOAK,
    CLOSED_BUILDING,
    CRYSTAL,
    EMPTY,
    EXITS,
    FRIMAN,
    HAMMER,
    HORN,
    HORSE,
    LORD,
    LOST_SCROLL,
    MASK,
    PRIEST,
    RUINS,
    SCROLL,
    SHIELD,
    STAFF,
    SUPPLY,
    SWORD,
    TENT,
    TERRAINS,
    TITLE,
    TOOL,
    UNITS,
    UNIVERSAL,
    WEAPON,
    WINGS,
    Card,
    Faction,
    Kind,
    Shape,
    Space,
    Tile,
    faction_of,
    is_great,
    kind_of,
    shape_of,
)

LAKES, MOUNTAINS, JUNGLE, ICE = (
    TERRAINS.index(name) for name in ("lakes", "mountains", "jungle", "ice")
)

WANTED: Final = {WEAPON: 3, TITLE: 2, TOOL: 1, HORSE: 1, AMULET: 1, SCROLL: 1, TENT: 1}
"""How many of each artefact are worth having in a deck; the dearer needs come first."""
PRIZES: Final = {
    SWORD: 5,
    ARROW: 4.5,
    HAMMER: 4,
    BANNER: 4,
    WINGS: 3,
    BAG: 3,
    MASK: 3,
    HORN: 2,
    CLOAK: 2,
    CRYSTAL: 2,
    LOST_SCROLL: 2,
    SHIELD: 1,
    STAFF: 1,
}
GREAT_USES: Final = {HORN: 88, BAG: 87, BANNER: 86, LOST_SCROLL: 60, CLOAK: 7}
"""When a Great Artefact is used by itself; the others are kept."""
NEVER: Final = -1.0
GIFTS: Final = {MOUNTAINS: 62.0, JUNGLE: 44.0, LAKES: 20.0, ICE: 20.0}
"""What Metamorpha is asked for, by her terrain (S12.3)."""
STORMGATES: Final[dict[type[Choice], float]] = {
    Collect: 99,
    Crown: 75,
    Jump: 35,
    BuildPost: 26,
    BuyPotion: 14,
    SpendAmplifier: 1,
    SeekArtefact: 1,
    DrawAnother: 1,
    Freeze: 1,
    Hide: 1,
    Rage: 60,
    TakeOver: 0.3,
    Drink: NEVER,
    Eclipse: NEVER,
    Rouse: NEVER,
    GiveArtefact: NEVER,
    Lower: NEVER,
    Exchange: NEVER,
    Summon: NEVER,
}
"""Actions of the expansion whose worth does not depend on the table."""


class SimpleBot:
    """Chooses what its rules of thumb hold for best; among equals by chance."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        if question.optional:
            return None
        options = plain(question)
        if len(options) == 1:
            return options[0]
        sight = Sight(view, question.seat)
        best = max(
            (worth(sight, question, option), rng.random(), place)
            for place, option in enumerate(options)
        )
        return options[best[2]]


def plain(question: Question) -> list[Choice]:
    """The options without travel rows of several steps: a hero is moved step by step."""
    if question.about != "action":
        return question.options
    return [
        option
        for option in question.options
        if not isinstance(option, Travel)
        and (not isinstance(option, Jump) or option == Jump(option.hero, option.space))
    ]


class Sight:
    """What the rules of thumb look at."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.hand = self.me.hand or b""
        self.deck = self.hand + (self.me.nation or b"") + (self.me.shelter or b"")
        self.levels = {city.space: city.level for city in view.cities}
        self.owners = {city.space: city.owner for city in view.cities}
        self.land = land_of(view.board, view.board_rows, view.board_columns)

    def strength(self, kind: Kind, attacking: bool) -> int:
        """As printed on the card (B0.2, B0.4, B6.3, B6.4)."""
        catalogue = load_catalogue(self.view.options.corrections)
        table = catalogue.attack_strength if attacking else catalogue.defence_strength
        return table[kind]

    def count(self, kind: Kind) -> int:
        """How many such cards are at hand, copies included."""
        loose = sum(one.copies for one in self.me.loose if one.kind == kind)
        return loose + sum(kind_of(card) == kind for card in self.hand)

    def owned(self, kind: Kind) -> int:
        """How many such cards the deck has."""
        return sum(kind_of(card) == kind for card in self.deck)

    def favourite(self) -> Faction:
        """The faction with most cards in the deck: cohorts grow from it (B2.1)."""
        factions = [faction_of(card) for card in self.deck]
        return max(sorted(set(self.view.factions)), key=factions.count)

    def reach(self, attacking: bool, ambush: bool = False) -> int:
        """The strength of all cards that could still be laid."""
        zone = self.hand + b"".join(tent.cards for tent in self.me.tents)
        if ambush:
            zone += self.me.ambush or b""
        total = sum(self.strength(kind_of(card), attacking) for card in zone)
        loose = (self.strength(one.kind, attacking) * one.copies for one in self.me.loose)
        return total + sum(loose)

    def armed(self) -> bool:
        """Whether an attack could be opened (B8.2)."""
        return any(self.count(kind) for kind in (WEAPON, SWORD, SHIELD))

    def falls(self, space: Space) -> bool:
        """Whether an attack on what stands here would probably win."""
        owner = self.owners[space]
        defence = self.levels[space]
        if owner is not None:
            # A defender lays about a point of strength for each card held.
            defence += self.view.players[owner].hand_count
        return self.armed() and self.reach(True) > defence

    def targets(self) -> list[Space]:
        """Where a hero should go: what falls now; else neutral places to wait at."""
        great = any(map(is_great, self.deck))
        team = next((team for team in self.view.teams if self.seat in team), (self.seat,))
        found = []
        for space, owner in self.owners.items():
            if owner in team:
                continue
            if shape_of(self.view.board[space]) == RUINS and (great or not self.view.offer):
                continue
            found.append(space)
        falling = [space for space in found if self.falls(space)]
        return falling or [space for space in found if self.owners[space] is None]

    def distance(self, space: Space) -> int:
        """Steps from here to the nearest target; a large number where there is none."""
        steps = self.land.distances(space)
        return min((steps.get(target, 99) for target in self.targets()), default=99)

    def is_set(self, kind: Kind, count: int) -> bool:
        """Whether so many units of a rank build or upgrade something (B3.5)."""
        upgradable = any(
            owner == self.seat and self.levels[space] == kind - 1
            for space, owner in self.owners.items()
        )
        return count >= 3 or (count == 2 and upgradable)

    def sites(self) -> int:
        """Spaces on which a city could be built next (B4)."""
        own = {self.land.part[space] for space, owner in self.owners.items() if owner == self.seat}
        return sum(
            not site.beside_city
            and space not in self.view.impassable
            and any(self.land.part[there] in own for _, there in site.roads)
            for space, site in self.land.sites.items()
        )


@lru_cache(maxsize=8)
def land_of(board: tuple[Tile, ...], rows: int, columns: int) -> Land:
    """The roads of a board; many questions are asked about the same one."""
    return Land(list(board), rows, columns)


def worth(sight: Sight, question: Question, choice: Choice) -> float:
    """How good it is to choose this now; what only ends something is worth nothing."""
    match choice:
        case Lay() | Stand() | Pass() | Fight() | Surrender() | Retreat() | Recall() | Keep():
            return worth_in_battle(sight, question, choice)
        case Strike() | Use() if sight.view.battle is not None:
            return worth_in_battle(sight, question, choice)
        case Step() | Travel() | Halt() if question.about in ("ride", "travel-on"):
            return worth_of_riding(sight, choice)
        case Use(item):
            return worth_of_use(sight, item)
        case Promote() | On() | Convert() | TurnItself():
            return worth_of_transforming(sight, choice)
        case Build() | Upgrade() | Hire() | HireHero() | Create():
            return worth_of_row(sight, choice)
        case Step() | Ride() | Fly():
            return worth_of_move(sight, choice)
        case _:
            return worth_of_the_rest(sight, question, choice)


def worth_of_the_rest(sight: Sight, question: Question, choice: Choice) -> float:
    """The steps of a turn, payments and single cards."""
    match choice:
        case Explore(space):
            building = shape_of(sight.view.board[space]) == CLOSED_BUILDING
            return 68 if building else 27
        case Invoke(_, terrain):
            return GIFTS.get(terrain, NEVER)
        case Trade(card):
            return 33 if kind_of(card) == CHEST else NEVER
        case Pick(card):
            return 1 if faction_of(card) == sight.me.faction else 0
        case TakeSupply(count):
            return count
        case Cohort() | Annex():
            return 100
        case Mulligan():
            return 1 if _is_poor(sight) else NEVER
        case Attack(space, hero_of):
            return _worth_of_attack(sight, space, hero_of)
        case Limbo():
            return NEVER
        case Strike(tent):
            cards = sight.me.tents[tent].cards
            sets = [sight.is_set(k, sight.count(k) + 1) for k in map(kind_of, cards) if k in UNITS]
            return 92 if any(sets) else NEVER
        case Pay(items):
            return -sum(_price(sight, item) for item in items)
        case Place(space, side):
            return _worth_of_place(sight, space, side)
        case NameFaction(faction) | ChooseFaction(faction):
            return 1 if faction == sight.favourite() else 0
        case Station(card):
            return _value(card) - 2.5
        case Take(card):
            return PRIZES.get(kind_of(card), 0) + _value(card)
        case KeepTent(tent):
            return sum(map(_value, sight.me.tents[tent].cards))
        case Drop(card):
            return -_value(card)
        case As(kind):
            return sight.strength(kind, True)
        case With(heroes):
            return heroes
    return STORMGATES.get(type(choice), 0)


# Single cards.


def _value(card: Card) -> float:
    """How good a card is to have."""
    kind = kind_of(card)
    if kind in UNITS:
        return kind
    return 2 if kind in ARTEFACTS else 0


def _price(sight: Sight, item: Item) -> float:
    """What is given away by paying with this card: copies first, great things last."""
    if item.table:
        return 0.2 if item.kind == kind_of(item.card) else 3
    price = {TOOL: 1.5, HAMMER: 5, SWORD: 5, SHIELD: 5}.get(kind_of(item.card), 1)
    return price + (0.1 if faction_of(item.card) == sight.favourite() else 0)


def _is_poor(sight: Sight) -> bool:
    """A hand with which nothing can be done."""
    kinds = [kind_of(card) for card in sight.hand]
    return (
        kinds.count(SUPPLY) < 2
        and all(kinds.count(unit) < 2 for unit in UNITS)
        and not any(kind in ARTEFACTS or kind in ALL_GREAT for kind in kinds)
    )


# Rows.


def worth_of_row(sight: Sight, choice: Choice) -> float:
    match choice:
        case Build(_, level) if level:
            return 70 + 4 * level
        case Build(shape):
            return _worth_of_road(sight, shape)
        case Upgrade(space):
            return 61 + sight.levels[space]
        case Hire(unit):
            return 40 + unit
        case HireHero(space):
            absent = all(hero < 0 for hero in sight.me.heroes)
            near = max(0, 5 - sight.distance(space)) / 10
            return near + (48 if absent else 41.5 if sight.count(WEAPON) > 1 else NEVER)
        case Create(artefact):
            lacking = WANTED[artefact] - sight.owned(artefact)
            return 30 + lacking if lacking > 0 else NEVER
    raise AssertionError(choice)


def _worth_of_road(sight: Sight, shape: Shape) -> float:
    """Roads lead to new sites; without any they come before everything else that is paid."""
    exits = EXITS[shape][0][1].bit_count()
    base = 47 if sight.sites() < 2 else 25
    return base + exits / 10


def _worth_of_place(sight: Sight, space: Space, side: int) -> float:
    """Open sides are good, best those towards spaces that could hold a city."""
    placing = next(
        frame
        for frame in sight.view.frames
        if isinstance(frame, Placing) and frame.seat == sight.seat
    )
    exits = dict(EXITS[placing.shape])[side]
    total = 0.0
    for towards, there, _ in sight.land.around[space]:
        if exits & towards and sight.view.board[there] == EMPTY:
            total += 0 if there in sight.view.impassable else 1
            total += 0 if sight.land.sites[there].beside_city else 1
    return total


# Artefacts.


def worth_of_use(sight: Sight, item: Item) -> float:
    units = [kind_of(card) for card in sight.hand if kind_of(card) in UNITS]
    match item.kind:
        case k if k in ALL_GREAT:
            return GREAT_USES.get(k, NEVER)
        case k if k == TITLE:
            return 50 if any(unit < LORD for unit in units) else NEVER
        case k if k == AMULET:
            return 45 if any(unit > FRIMAN for unit in units) else NEVER
        case k if k == TENT:
            return 9 if any(unit >= PRIEST for unit in units) else NEVER
        case k if k == SCROLL:
            strangers = [
                card
                for card in sight.hand
                if kind_of(card) in UNITS and faction_of(card) != sight.favourite()
            ]
            return 8 if strangers else NEVER
    return NEVER


def worth_of_transforming(sight: Sight, choice: Choice) -> float:
    match choice:
        case Promote(card, ranks):
            return kind_of(card) + ranks
        case On(card):
            return kind_of(card) if kind_of(card) in UNITS else 0
        case Convert(card, faction):
            if faction != sight.favourite() or faction_of(card) == faction:
                return NEVER
            return _value(card)
    return NEVER


# Heroes.


def worth_of_move(sight: Sight, choice: Choice) -> float:
    """Heroes go where something falls; spare supply brings them nearer to neutral places."""
    match choice:
        case Fly(hero, space):
            return (
                93
                if _falls_here(sight, space) and not _falls_here(sight, _at(sight, hero))
                else NEVER
            )
        case Ride(hero, _) | Step(hero, _):
            here = sight.distance(_at(sight, hero))
            if here in (0, 99):
                return NEVER
            reach = sight.count(SUPPLY) + 3 * sight.count(HORSE)
            ready = sight.armed() and here <= reach and any(map(sight.falls, sight.targets()))
            if isinstance(choice, Ride):
                return 93.5 if ready and here > 1 else 12 if here > 2 else NEVER
            if sight.distance(_beyond(sight, hero, choice.side)) >= here:
                return NEVER
            return 93 if ready else 41.5 if here <= 3 else 10 if sight.count(SUPPLY) < 2 else NEVER
    raise AssertionError(choice)


def worth_of_riding(sight: Sight, choice: Choice) -> float:
    """A ride goes on as long as it leads nearer."""
    match choice:
        case Step(hero, side):
            there = _beyond(sight, hero, side)
        case Travel(hero, space):
            there = space
        case _:
            return 0.5
    return sight.distance(_at(sight, hero)) - sight.distance(there)


def _at(sight: Sight, hero: int) -> Space:
    return sight.me.heroes[hero]


def _beyond(sight: Sight, hero: int, side: int) -> Space:
    return dict(sight.land.ways[_at(sight, hero)])[side]


def _falls_here(sight: Sight, space: Space) -> bool:
    return space in sight.targets() and sight.falls(space)


# Battle.


def _worth_of_attack(sight: Sight, space: Space, hero_of: Seat | None) -> float:
    if hero_of is not None:
        cards = sight.view.players[hero_of].hand_count
        return 30 if sight.reach(True) > cards else NEVER
    return 95 + sight.levels[space] if sight.falls(space) else NEVER


def worth_in_battle(sight: Sight, question: Question, choice: Choice) -> float:
    """Cards are laid only while the battle can be won, and no stronger ones than needed."""
    battle = sight.view.battle
    assert battle is not None
    attacking = battle.attacker == sight.seat
    missing = battle.attack - battle.defence
    if attacking:
        missing = 1 - missing
    hopeless = sight.reach(attacking) < missing
    match choice:
        case Lay(item, copies):
            gain = sight.strength(item.kind, attacking) * copies
            own = faction_of(item.card) in (sight.me.faction, UNIVERSAL)
            if question.about == "open-attack":
                return gain + own
            if hopeless:
                return NEVER
            return (20 - gain if gain >= missing else gain) + own / 2
        case Stand():
            return 50
        case Fight():
            return 10 if sight.reach(False, ambush=True) >= missing else NEVER
        case Retreat():
            return 1
        case Recall():
            return 1 if hopeless else NEVER
        case Strike(tent):
            cards = sight.me.tents[tent].cards
            laid = any(sight.strength(kind_of(card), attacking) for card in cards)
            return 0.5 if laid and not hopeless and question.about != "reaction" else NEVER
        case Use(item):
            return 0.2 if hopeless and item.kind == AMULET else NEVER
    return 0
