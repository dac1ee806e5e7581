"""Building roads and cities (B3.5, B3.6, B4.1)."""

from collections.abc import Sequence
from typing import Final

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.cities import NO_TOKEN
from battalia.engine.chapters.land import (
    free_token,
    ground,
    linked_parts,
    obstacle_to_place,
    set_tile,
    set_token,
    take_terrain,
    token,
)
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Build, Choice, DrawTerrain, Place
from battalia.engine.events import CityBuilt, RoadBuilt, TerrainRevealed
from battalia.engine.game import Frame, Game, Question
from battalia.engine.notation import turns_of
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CHANCE,
    CITY_SHAPES,
    EXITS,
    ROAD_SHAPES,
    SHAPES,
    STACK_SHAPES,
    UNITS,
    Seat,
    Shape,
    Space,
    Terrain,
    distinct,
    take,
    tile,
)

ROADS: Final = {shape: Build(shape) for shape in ROAD_SHAPES}
CITIES: Final = {(shape, level): Build(shape, level) for shape in CITY_SHAPES for level in UNITS}
TERRAINS: Final = tuple(DrawTerrain(terrain) for terrain in range(8))
STACK_EMPTY: Final = {
    shape: Reason("land-stack-empty", "B3.9", {"shape": SHAPES[shape]}) for shape in STACK_SHAPES
}
NO_PLACE: Final = {
    shape: Reason("no-place-for-shape", "B4.1", {"shape": SHAPES[shape]}) for shape in STACK_SHAPES
}
NEVER_TURNED_SO: Final = {
    shape: Reason("never-turned-so", "B0.7", {"sides": turns_of(shape)}) for shape in STACK_SHAPES
}
LEVEL_AND_SHAPE: Final = Reason("level-and-shape", "B3.5")
CANNOT_BUILD_ROAD: Final = Reason("cannot-pay", "B3.6", {"purpose": "road"})
CANNOT_BUILD_CITY: Final = Reason("cannot-pay", "B3.5", {"purpose": "city"})


def obstacle_to_name(game: Game, seat: Seat, shape: Shape) -> Reason | None:
    """B4.1: a stack may be named only if its shape has a legal space; B3.9: if not empty."""
    if not game.land_stacks[shape].bag or (not game.alone and not unrevealed(game, shape)):
        return STACK_EMPTY[shape]
    if not ground(game).places(game, seat, shape):
        return NO_PLACE[shape]
    return None


def obstacle_to_pay_build(
    game: Game, seat: Seat, purse: Purse, shape: Shape, level: int | None
) -> Reason | None:
    """B3.5: three units of the level's rank, and a free token; B3.6: what a road costs."""
    catalogue = game.rules.catalogue
    if level is None:
        if not purse.covers(game, seat, catalogue.road_costs[shape]):
            return CANNOT_BUILD_ROAD
    elif not purse.covers(game, seat, catalogue.city_costs[level]):
        return CANNOT_BUILD_CITY
    elif not free_token(game, seat, level):
        return NO_TOKEN[level]
    return None


def obstacle_to_build(game: Game, seat: Seat, purse: Purse, wish: Build) -> Reason | None:
    """What forbids naming this stack for a card of this level now."""
    levels: tuple[int | None, ...] = UNITS if wish.shape in CITY_SHAPES else (None,)
    if wish.shape not in STACK_SHAPES or wish.level not in levels:
        return LEVEL_AND_SHAPE
    reason = obstacle_to_name(game, seat, wish.shape)
    return reason or obstacle_to_pay_build(game, seat, purse, wish.shape, wish.level)


def obstacle_here(game: Game, seat: Seat, shapes: Sequence[Shape], space: Space) -> Reason | None:
    """What forbids all of these shapes on this space, however they are turned (B4.2-B4.7)."""
    own = linked_parts(game, seat)
    reason: Reason | None = None
    for shape in shapes:
        for _, exits in EXITS[shape]:
            reason = obstacle_to_place(game, own, shape, exits, space)
            if reason is None:
                return None
    return reason


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Stacks that can be named."""
    can = purse.affordable
    for shape in can.roads:
        if (
            obstacle_to_pay_build(game, seat, purse, shape, None) is None
            and obstacle_to_name(game, seat, shape) is None
        ):
            out.append(ROADS[shape])
    for level in can.levels:
        if obstacle_to_pay_build(game, seat, purse, CITY_SHAPES[0], level) is None:
            for shape in CITY_SHAPES:
                if obstacle_to_name(game, seat, shape) is None:
                    out.append(CITIES[shape, level])


def build(game: Game, seat: Seat, purpose: Build) -> None:
    """B4.1: the row is paid and the stack named; now its top card is seen."""
    game.push(Revealing(seat, purpose.shape, purpose.level))


class Revealing(Frame, frozen=True):
    """The top card of a terrain stack is turned."""

    seat: Seat
    shape: Shape
    level: int | None

    def step(self, game: Game) -> Question | None:
        bag = unrevealed(game, self.shape)
        if not bag or not ground(game).places(game, self.seat, self.shape):
            # A partner was faster (S4.3).
            game.give_way(self.seat)
            return None
        terrains = distinct(bag)
        options: list[Choice] = [TERRAINS[terrain] for terrain in terrains]
        return Question(CHANCE, "terrain", options, [bag.count(terrain) for terrain in terrains])

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, DrawTerrain)
        game.tell(TerrainRevealed(self.seat, self.shape, choice.terrain))
        game.swap(Placing(self.seat, self.shape, self.level, choice.terrain))

    def check(self, game: Game) -> Reason | None:
        return check_building(game, self.seat, self.shape, self.level)


def unrevealed(game: Game, shape: Shape) -> bytes:
    """The cards of a terrain stack but those that are just being placed by partners (S4.3)."""
    bag = game.land_stacks[shape].bag
    if not game.alone:
        for frame in being_placed(game, shape):
            bag = take(bag, frame.terrain)
    return bag


def being_placed(game: Game, shape: Shape) -> "list[Placing]":
    """The cards of a terrain stack that have been turned but do not lie on the board yet."""
    return [placing for placing in game.frames(Placing) if placing.shape == shape]


class Placing(Frame, frozen=True):
    """The builder lays the card; it leaves its stack only now, so the places stay as they were."""

    seat: Seat
    shape: Shape
    level: int | None
    terrain: Terrain

    def step(self, game: Game) -> Question | None:
        places = ground(game).places(game, self.seat, self.shape)
        if not places:
            # A partner was faster: the card stays in its stack (S4.3).
            game.give_way(self.seat)
            return None
        return Question(self.seat, "place", list(places))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Place)
        space, side = choice.space, choice.side
        exits = dict(EXITS[self.shape])[side]
        take_terrain(game, self.shape, self.terrain)
        set_tile(game, space, tile(self.shape, self.terrain, exits))
        if self.level is None:
            game.tell(RoadBuilt(self.seat, self.shape, self.terrain, space, side))
        else:
            set_token(game, space, token(self.seat, self.level))
            game.tell(CityBuilt(self.seat, self.shape, self.terrain, space, side, self.level))
        game.pop()
        game.rules.card_laid(game, space)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Place):
            return None
        exits = dict(EXITS[self.shape]).get(choice.side)
        if exits is None:
            return NEVER_TURNED_SO[self.shape]
        own = linked_parts(game, self.seat)
        return obstacle_to_place(game, own, self.shape, exits, choice.space)

    def check(self, game: Game) -> Reason | None:
        reason = check_building(game, self.seat, self.shape, self.level)
        placed = bytes(frame.terrain for frame in being_placed(game, self.shape))
        bag = game.land_stacks[self.shape].bag
        if reason is None and placed.count(self.terrain) > bag.count(self.terrain):
            reason = Reason("frame-too-few")
        return reason


def check_building(game: Game, seat: Seat, shape: Shape, level: int | None) -> Reason | None:
    """Why such a build cannot be in progress."""
    if shape not in STACK_SHAPES or (shape in CITY_SHAPES) != (level is not None):
        return Reason("level-and-shape")
    if level is not None and (level not in UNITS or not free_token(game, seat, level)):
        return Reason("frame-no-token")
    if game.alone and obstacle_to_name(game, seat, shape) is not None:
        return Reason("frame-no-use")
    return None


def price(game: Game, seat: Seat, wish: Build) -> Cost:
    """B3.4, B3.6: a city costs by its level, a road by its shape."""
    catalogue = game.rules.catalogue
    return catalogue.city_costs[wish.level] if wish.level else catalogue.road_costs[wish.shape]


def row_of(wish: Build) -> str:
    name = f"build {SHAPES[wish.shape]}"
    return f"{name} {wish.level}" if wish.level else name


ACTIONS: Final = (
    Action(Build, obstacle_to_build, offer, begin_paying, price=price, row=row_of, effect=build),
)
