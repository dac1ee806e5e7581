"""The Valleys of Kings and Queens (S15): centres, roads and buildings instead of the ruins.

What lies under a face-down building is decided when it is explored: until then each building of
the valley that has not turned up may be any of its face-down ones.
"""

from collections import Counter
from collections.abc import Callable
from typing import ClassVar, Final

import msgspec
from msgspec.structs import force_setattr

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import HIGHEST_TOKEN, Cost
from battalia.engine.catalogue.mistakes import STORMGATES, CatalogueError, between, exactly
from battalia.engine.chapters.cities import NO_TOKEN
from battalia.engine.chapters.hiring import STACK_EMPTY, cards_left
from battalia.engine.chapters.land import (
    NOBODY,
    free_token,
    level_of,
    neighbours,
    own_tokens,
    owner_of,
    set_tile,
    set_token,
    token,
    what_lies,
)
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.piles import Fetching, Receiver
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice
from battalia.engine.content import Content
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.modules.common import take_to_hand
from battalia.engine.modules.expansion import LARGE, wrong_board
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARTEFACTS,
    BUILDING,
    CHANCE,
    CITY_FOUR,
    CLOSED_BUILDING,
    CLOSED_ROAD,
    CLOSED_SHAPES,
    EAST,
    KINDS,
    LINK,
    LORD,
    NEUTRAL,
    NORTH,
    SOUTH,
    SUPPLY,
    VALLEY_ROAD,
    WEST,
    Card,
    Kind,
    Seat,
    Space,
    Tile,
    shape_of,
    tile,
)

NAME: Final = "valleys"
OPEN: Final = {CLOSED_ROAD: VALLEY_ROAD, CLOSED_BUILDING: BUILDING}
"""What a face-down card shows when it is explored."""

NOT_UNEXPLORED: Final = Reason("nothing-to-explore", "S15.2")
NO_HERO_BESIDE: Final = Reason("explore-needs-hero", "S15.2")
CANNOT_EXPLORE: Final = Reason("cannot-pay-exploring", "S15.2")
NOT_YOUR_BUILDING: Final = Reason("not-your-building", "S15.3")
ALREADY_SERVED: Final = Reason("building-once-a-turn", "S15.3")
NO_SUPPLY_LEFT: Final = Reason("market-empty", "S15.3")


class Building(Content, frozen=True, kw_only=True):
    """What a building of the valleys gives once per turn (S15.3); it is named after that."""

    everywhere: ClassVar[bool] = True

    name: str = ""
    kind: Kind
    obstacle: Callable[[Game], Reason | None]
    """Why it has nothing to give now."""
    give: Callable[[Game, Seat], None]

    def __post_init__(self) -> None:
        force_setattr(self, "name", KINDS[self.kind])


class Explored(msgspec.Struct, frozen=True):
    """A building that lies face up."""

    space: Space
    gives: Kind
    """The artefact, or supply, that it gives (S15.1)."""


class Valleys(msgspec.Struct, frozen=True):
    """What this scenario keeps."""

    explored: tuple[Explored, ...] = ()
    served: tuple[Seat, ...] = ()
    """Who has had a card from a building this turn (S15.3)."""


VALLEYS: Final = Slice(NAME, Valleys)


class Explore(Choice, frozen=True, tag="explore"):
    """A face-down valley card is explored (S15.2)."""

    space: Space


class Reveal(Choice, frozen=True, tag="reveal"):
    """Which building lies there; chance decides."""

    gives: Kind


class Collect(Choice, frozen=True, tag="collect"):
    """A card from an own building (S15.3)."""

    space: Space


class SpendAmplifier(Choice, frozen=True, tag="spend-amplifier"):
    """A storm amplifier is spent after a jump (S15.6, S15.7)."""


class KeepAmplifier(Choice, frozen=True, tag="keep-amplifier"):
    """It is kept for later."""


class RoadExplored(Event, frozen=True, tag="road-explored"):
    seat: Seat
    space: Space


class BuildingExplored(Event, frozen=True, tag="building-explored"):
    seat: Seat
    space: Space
    gives: Kind
    level: int


# The board (S15.1).


def plan(rules: Rules) -> dict[Space, Tile]:
    """The valley cards as they lie at first; all their roads are known."""
    layout, box = rules.layout, rules.catalogue.box
    assert layout.link is not None
    down = layout.columns
    cards = {}
    for centre in layout.ruins:
        cards[centre] = tile(CITY_FOUR, NEUTRAL, 15)
        for road in (centre - down, centre + 1, centre + down, centre - 1):
            cards[road] = tile(CLOSED_ROAD, NEUTRAL, 15)
        for corner, exits in (
            (centre - down - 1, EAST | SOUTH),
            (centre - down + 1, SOUTH | WEST),
            (centre + down + 1, NORTH | WEST),
            (centre + down - 1, NORTH | EAST),
        ):
            cards[corner] = tile(CLOSED_BUILDING, NEUTRAL, exits)
    link_exits = 15 if box.link_four_exits else EAST | WEST
    cards[layout.link] = tile(LINK, NEUTRAL, link_exits)
    return cards


def lay_valleys(game: Game) -> None:
    """S15.1: the centres with their neutral token and the link face up, the rest face down."""
    for space, on in plan(game.rules).items():
        set_tile(game, space, on)
    for centre in game.rules.layout.ruins:
        set_token(game, centre, token(NOBODY, game.rules.catalogue.box.centre))


def valley_of(game: Game, space: Space) -> int:
    """0: the space lies in the Valley of Kings, 1: in that of Queens."""
    layout = game.rules.layout
    return 0 if space in layout.around(layout.ruins[0]) else 1


def unexplored(game: Game, valley: int) -> list[Kind]:
    """What the buildings of this valley that lie face down give, in no order of their own."""
    left = list(game.rules.catalogue.buildings[valley])
    for building in VALLEYS.of(game).explored:
        if valley_of(game, building.space) == valley:
            left.remove(building.gives)
    return left


# Exploring (S15.2).


def price(game: Game, seat: Seat, wish: Explore) -> Cost:
    """S15.2: two frimen for a building, a supply more for a road."""
    kind = "building" if what_lies(game, wish.space) == CLOSED_BUILDING else "road"
    return game.rules.catalogue.storm_costs[f"explore-{kind}"]


def token_level(game: Game, seat: Seat) -> int:
    """The level of the token that an explored building gets; 0: there is none."""
    level = game.rules.catalogue.box.building_level
    while level and not free_token(game, seat, level):
        level -= 1
    return level


def obstacle_to_explore(game: Game, seat: Seat, purse: Purse, wish: Explore) -> Reason | None:
    """S15.2: face down, a road to an own hero next to it, a token for a building, two frimen."""
    space = wish.space
    on, layout = game.board[space], game.rules.layout
    if what_lies(game, space) not in CLOSED_SHAPES:
        return NOT_UNEXPLORED
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    if not any(
        there in heroes and on & side and game.board[there] & back
        for side, there, back in neighbours(layout.rows, layout.columns)[space]
    ):
        return NO_HERO_BESIDE
    if what_lies(game, space) == CLOSED_BUILDING and not token_level(game, seat):
        return NO_TOKEN[1]
    if not purse.covers(game, seat, price(game, seat, wish)):
        return CANNOT_EXPLORE
    return None


def offer_exploring(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Cards next to own heroes."""
    layout = game.rules.layout
    around = neighbours(layout.rows, layout.columns)
    spaces = {
        there
        for space in game.heroes[2 * seat : 2 * seat + 2]
        if space >= 0
        for _, there, _ in around[space]
    }
    for space in sorted(spaces):
        if obstacle_to_explore(game, seat, purse, Explore(space)) is None:
            out.append(Explore(space))


def explore(game: Game, seat: Seat, wish: Explore) -> None:
    """The card is turned; which building it is, chance decides."""
    if what_lies(game, wish.space) == CLOSED_ROAD:
        turn_over(game, wish.space)
        game.tell(RoadExplored(seat, wish.space))
    else:
        game.push(Exploring(seat, wish.space))


def opened(on: Tile) -> Tile:
    """This face-down card face up."""
    return tile(OPEN[shape_of(on)], NEUTRAL, on & 15)


def turn_over(game: Game, space: Space) -> None:
    """A card that comes from no stack: it does not draw Metamorpha (S12.1)."""
    set_tile(game, space, opened(game.board[space]))


class Exploring(Frame, frozen=True):
    """Chance reveals a building; it gets the explorer's token at once."""

    seat: Seat
    space: Space

    def step(self, game: Game) -> Question | None:
        kinds = unexplored(game, valley_of(game, self.space))
        options: list[Choice] = [Reveal(kind) for kind in sorted(set(kinds))]
        weights = [kinds.count(kind) for kind in sorted(set(kinds))]
        return Question(CHANCE, "reveal-building", options, weights)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Reveal)
        seat, space, state = self.seat, self.space, VALLEYS.of(game)
        level = token_level(game, seat)
        turn_over(game, space)
        set_token(game, space, token(seat, level))
        explored = (*state.explored, Explored(space, choice.gives))
        VALLEYS.change(game, explored=explored)
        game.tell(BuildingExplored(seat, space, choice.gives, level))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not VALLEYS.in_play(game):
            return Reason("nothing-to-explore")
        if self.space < 0 or what_lies(game, self.space) != CLOSED_BUILDING:
            return Reason("nothing-to-explore")
        return None if token_level(game, self.seat) else Reason("frame-no-token")


# A card from a building (S15.3).


def building_on(game: Game, space: Space) -> Building | None:
    """The building here that lies face up, if any."""
    for explored in VALLEYS.of(game).explored:
        if explored.space == space:
            return game.rules.named(Building)[KINDS[explored.gives]]
    return None


def obstacle_to_collect(game: Game, seat: Seat, purse: Purse, wish: Collect) -> Reason | None:
    """S15.3: an own building, once per turn, while there are cards."""
    building = building_on(game, wish.space)
    if building is None or owner_of(game.tokens[wish.space]) != seat:
        return NOT_YOUR_BUILDING
    if seat in VALLEYS.of(game).served:
        return ALREADY_SERVED
    return building.obstacle(game)


def offer_collecting(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Buildings that can give a card now."""
    for space in own_tokens(game, seat):
        wish = Collect(space)
        if obstacle_to_collect(game, seat, purse, wish) is None:
            out.append(wish)


def collect(game: Game, seat: Seat, choice: Collect) -> None:
    """One card goes to the hand."""
    state = VALLEYS.of(game)
    VALLEYS.change(game, served=(*state.served, seat))
    building = building_on(game, choice.space)
    assert building is not None
    building.give(game, seat)


class Collecting(Receiver, frozen=True):
    """The top card of the artefact's stack goes to the hand, matched or not."""

    seat: Seat
    kind: Kind

    def step(self, game: Game) -> Question | None:
        game.push(Fetching(self.kind))
        return None

    def awaits(self) -> Kind | None:
        return self.kind

    def receive(self, game: Game, card: Card) -> None:
        take_to_hand(game, self.seat, card)
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not VALLEYS.in_play(game) or self.kind not in ARTEFACTS:
            return Reason("frame-other-cards", "S15.3")
        return None if len(game.stacks[self.kind]) else Reason("frame-stack-empty", "B3.9")


def workshop(kind: Kind) -> Building:
    """A building that gives the artefact of this kind."""
    return Building(
        kind=kind,
        rule="S15.3",
        obstacle=lambda game: None if cards_left(game, kind) else STACK_EMPTY[kind],
        give=lambda game, seat: game.push(Collecting(seat, kind)),
    )


def obstacle_to_sell(game: Game) -> Reason | None:
    return None if game.supply else NO_SUPPLY_LEFT


MARKET: Final = Building(
    kind=SUPPLY,
    rule="S15.3",
    obstacle=obstacle_to_sell,
    give=lambda game, seat: take_to_hand(game, seat, game.gain_supply()[0]),
)


def serve_again(game: Game, seat: Seat) -> None:
    """S15.3: once per turn."""
    state = VALLEYS.of(game)
    if seat in state.served:
        served = tuple(one for one in state.served if one != seat)
        VALLEYS.change(game, served=served)


# Battle (S15.4).


def defence(game: Game, space: Space) -> int | None:
    """An owned centre has 2 more for each building of its valley with the same owner; a building
    always defends with 2."""
    box = game.rules.catalogue.box
    if what_lies(game, space) == BUILDING:
        return box.building_defence
    owner = owner_of(game.tokens[space])
    layout = game.rules.layout
    if space not in layout.ruins or owner in (-1, NOBODY):
        return None
    buildings = sum(
        what_lies(game, there) == BUILDING and owner_of(game.tokens[there]) == owner
        for there in layout.around(space)
    )
    return level_of(game.tokens[space]) + box.centre_bonus * buildings


def plain_conquest(game: Game, space: Space) -> int | None:
    """S15.4: a neutral centre gives neither lord nor supply."""
    return game.rules.catalogue.box.centre_level if space in game.rules.layout.ruins else None


# Laws.


def is_laid(game: Game) -> bool:
    """Whether set-up has come to the valleys."""
    done = [setup.done for setup in game.frames(Setup)]
    return not done or done[0] > game.rules.setup.index("lay valleys")


def is_valley_card(game: Game, space: Space) -> bool:
    """Whether the valley card of this space lies here, face down or explored."""
    first, on = plan(game.rules).get(space), game.board[space]
    return first is not None and (on == first or (shape_of(first) in OPEN and on == opened(first)))


def valley_cards_lie_in_place(game: Game) -> Reason | None:
    for space in plan(game.rules) if is_laid(game) else ():
        if not is_valley_card(game, space):
            return Reason("law-valleys", "S15.1")
    for centre in game.rules.layout.ruins:
        mark = game.tokens[centre]
        if owner_of(mark) == NOBODY and level_of(mark) != game.rules.catalogue.box.centre:
            return Reason("law-centre", "S15.1")
    return None


def buildings_are_known(game: Game) -> Reason | None:
    state = VALLEYS.of(game)
    standing = [space for space, on in enumerate(game.board) if shape_of(on) == BUILDING and on > 0]
    if sorted(building.space for building in state.explored) != standing:
        return Reason("law-buildings-known", "S15.2")
    for valley, kinds in enumerate(game.rules.catalogue.buildings):
        found = [b.gives for b in state.explored if valley_of(game, b.space) == valley]
        if Counter(found) - Counter(kinds):
            names = " ".join(KINDS[kind] for kind in kinds)
            return Reason("law-buildings", "S15.1", {"kinds": names})
    if len(set(state.served)) != len(state.served):
        return Reason("law-building-once", "S15.3")
    return None


# The table.


def check_valleys(rules: Rules) -> None:
    """S10.3, S10.5: refuses a board on which the valleys cannot lie."""
    layout, box = rules.layout, rules.catalogue.box
    if (layout.rows, layout.columns) != LARGE:
        raise wrong_board(LARGE)
    ruins, link = layout.place.at("ruins"), layout.place.at("link")
    exactly(len(layout.ruins), 2, ruins, "S15.1")
    if layout.link is None:
        raise CatalogueError(link, "catalogue-missing", "S15.1")
    kings, queens = layout.ruins
    row, column = divmod(kings, layout.columns)
    if not (0 < row < layout.rows - 1 and 0 < column < layout.columns - 5):
        raise CatalogueError(ruins, "catalogue-valleys", "S15.1")
    if (layout.link, queens) != (kings + 2, kings + 4):
        raise CatalogueError(link, "catalogue-link", "S15.1")
    cards = {space: on & 15 for space, on in plan(rules).items()}
    others = {*layout.start, *layout.neutral, *layout.gates}
    for space in cards:
        layout.check_card(space, others, "ruins")
    cards |= dict.fromkeys(others, 15)
    around = neighbours(layout.rows, layout.columns)
    for space, exits in cards.items():
        for side, there, back in around[space]:
            if there in cards and bool(exits & side) != bool(cards[there] & back):
                name = layout.space_name(space)
                raise CatalogueError(ruins, "law-roads", "B4.5", space=name)
    between(box.centre, 1, HIGHEST_TOKEN, STORMGATES.at("centre"), "S15.1")
    between(box.centre_level, 1, LORD, STORMGATES.at("centre_level"), "S15.4")
    between(box.building_level, 1, 2, STORMGATES.at("building_level"), "S15.2")


def install(rules: Rules) -> None:
    check_valleys(rules)
    box = rules.catalogue.box
    rules.own_land.append(is_valley_card)
    rules.setup.insert_after("lay ruins", "lay valleys", lay_valleys)
    rules.setup.drop("lay ruins")
    rules.neutral_levels += (box.centre,)
    rules.great_artefact_limit = 0
    rules.turn_begins.append(serve_again)
    rules.defences.append(defence)
    rules.plain_conquests.append(plain_conquest)


MODULE: Final = Module(
    name=NAME,
    rule="S15",
    options=(
        Option(
            "valleys",
            "S15",
            values=("", "pass", "bridge"),
            expansion=True,
            needs=(
                Need(lambda options: options.stormgates, "options-needs-stormgates", "S10.5"),
                Need(lambda options: options.players >= 4, "options-needs-four", "S10.5"),
            ),
        ),
    ),
    install=install,
    actions=(
        Action(
            Explore, obstacle_to_explore, offer_exploring, begin_paying, price=price, effect=explore
        ),
        Action(Collect, obstacle_to_collect, offer_collecting, collect),
    ),
    slice=VALLEYS,
    contents=(*map(workshop, ARTEFACTS), MARKET),
    laws=(
        valley_cards_lie_in_place,
        buildings_are_known,
    ),
    stands_on={
        Exploring: (Turn,),
        Collecting: (Turn,),
        Fetching: (Collecting,),
    },
)
