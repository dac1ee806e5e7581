"""The board: spaces, roads, and where a card may lie (B4, B7.3).

``Ground`` is derived from the board and the tokens and thrown away when they change. Heroes come
and go more often: what depends on them is asked of the game each time.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from battalia.engine.choices import Place
from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    BUILDING,
    CITY_FOUR,
    CITY_ONE,
    CLOSED_SHAPES,
    EAST,
    EMPTY,
    EXITS,
    LORD,
    MISSING,
    NEUTRAL,
    NO_CITY_BESIDE,
    NORTH,
    SOUTH,
    STACK_SHAPES,
    WEST,
    Seat,
    Shape,
    Side,
    Space,
    Tile,
    shape_of,
    terrain_of,
)

NOBODY: Final = 7
"""Owner of a neutral token."""


def token(owner: Seat, level: int) -> int:
    return owner + 1 << 4 | level


def owner_of(token: int) -> Seat:
    """Who put this token there; -1 where there is none."""
    return (token >> 4) - 1


def level_of(token: int) -> int:
    return token & 15


@lru_cache(maxsize=16)
def neighbours(rows: int, columns: int) -> tuple[tuple[tuple[Side, Space, Side], ...], ...]:
    """For each space: side, space there, and the side that it turns towards us."""
    table = []
    for row in range(rows):
        for column in range(columns):
            around = []
            if row > 0:
                around.append((NORTH, (row - 1) * columns + column, SOUTH))
            if column < columns - 1:
                around.append((EAST, row * columns + column + 1, WEST))
            if row < rows - 1:
                around.append((SOUTH, (row + 1) * columns + column, NORTH))
            if column > 0:
                around.append((WEST, row * columns + column - 1, EAST))
            table.append(tuple(around))
    return tuple(table)


def is_city(on: Tile) -> bool:
    return CITY_ONE <= shape_of(on) <= CITY_FOUR


def is_open(on: Tile) -> bool:
    """Whether a card lies here that can be entered (S15.1)."""
    return on > 0 and on >> 4 & 31 not in CLOSED_SHAPES


def is_closed(on: Tile) -> bool:
    """Whether a card lies here that cannot be entered yet (S15.1)."""
    return on > 0 and on >> 4 & 31 in CLOSED_SHAPES


class Site:
    """What the cards around an empty space demand of a card laid there."""

    __slots__ = ("_places", "beside_city", "must", "never", "roads", "space")

    def __init__(self, space: Space) -> None:
        self.space = space
        self.must = 0
        """Sides where a neighbour's road ends (B4.5)."""
        self.never = 0
        """Sides where a neighbour has no road (B4.5)."""
        self.beside_city = False
        self.roads: list[tuple[Side, Space]] = []
        """The neighbours of ``must``."""
        self._places: dict[Shape, list[Place]] = {}

    def places(self, shape: Shape) -> list[Place]:
        """How such a card may lie here (B4.4, B4.5)."""
        found = self._places.get(shape)
        if found is None:
            turned = fitting(shape, self.must, self.never, self.beside_city)
            found = self._places[shape] = [Place(self.space, side) for side, _ in turned]
        return found


class Land:
    """What follows from the cards on the board alone."""

    __slots__ = ("_fringe", "_open", "around", "board", "part", "sites", "ways")

    def __init__(self, board: list[Tile], rows: int, columns: int) -> None:
        self.board = board.copy()
        self.around = neighbours(rows, columns)
        self.ways: list[tuple[tuple[Side, Space], ...]] = [
            self._ways(space) for space in range(len(board))
        ]
        """For each space the steps that lead from it (B7.3)."""
        self.sites: dict[Space, Site] = {
            space: self._site(space) for space, on in enumerate(board) if on == EMPTY
        }
        self.part = self._parts()
        """For each card the lowest space that roads link with it; -1: no card."""
        self._open: dict[int, frozenset[Space]] = {}
        self._fringe: dict[int, list[Space]] | None = None

    def grown(self, space: Space, on: Tile) -> Land:
        """The land with one more card on an empty space; only what is around it is looked at."""
        land = Land.__new__(Land)
        land.board = self.board.copy()
        land.board[space] = on
        land.around = self.around
        land.ways = self.ways.copy()
        land.ways[space] = land._ways(space)
        land.sites = self.sites.copy()
        del land.sites[space]
        for _, there, _ in self.around[space]:
            if land.board[there] == EMPTY:
                land.sites[there] = land._site(there)
            elif land.board[there] > 0:
                land.ways[there] = land._ways(there)
        joined = {self.part[there] for _, there in land.ways[space]}
        lowest = min([space, *joined])
        land.part = [lowest if part in joined else part for part in self.part]
        land.part[space] = lowest
        land._open = {}
        land._fringe = None
        return land

    def _ways(self, space: Space) -> tuple[tuple[Side, Space], ...]:
        on = self.board[space]
        if not is_open(on):
            return ()
        board = self.board
        return tuple(
            [
                (side, there)
                for side, there, back in self.around[space]
                if on & side and board[there] > 0 and board[there] & back and is_open(board[there])
            ]
        )

    def _site(self, space: Space) -> Site:
        site = Site(space)
        for side, there, back in self.around[space]:
            on = self.board[there]
            if on <= 0:
                continue
            if on & back:
                site.must |= side
                site.roads.append((side, there))
            else:
                site.never |= side
            if shape_of(on) in NO_CITY_BESIDE:
                site.beside_city = True
        return site

    def _parts(self) -> list[int]:
        part = [-1] * len(self.board)
        for start in range(len(self.board)):
            if self.board[start] <= 0 or part[start] >= 0:
                continue
            part[start] = start
            border = [start]
            while border:
                for _, there in self.ways[border.pop()]:
                    if part[there] < 0:
                        part[there] = start
                        border.append(there)
        return part

    def fringe(self, parts: set[int]) -> list[Space]:
        """The empty spaces to which a road of these parts leads."""
        if self._fringe is None:
            self._fringe = {}
            for space, site in self.sites.items():
                for _, there in site.roads:
                    spaces = self._fringe.setdefault(self.part[there], [])
                    if not spaces or spaces[-1] != space:
                        spaces.append(space)
        if len(parts) == 1:
            return self._fringe.get(min(parts), [])
        return sorted({space for part in parts for space in self._fringe.get(part, [])})

    def open_spaces(self, shapes: Iterable[Shape]) -> frozenset[Space]:
        """Empty spaces that one of these shapes could still fill; the others are impassable.

        B4.7: some rotation respects B4.4 and B4.5 and has an exit towards a neighbour's road or
        an empty space, so that a link could exist. An impassable space counts as filled, so exits
        towards it do not help.
        """
        wanted = tuple(shapes)
        key = sum(1 << shape for shape in wanted)
        if key not in self._open:
            spaces = set(self.sites)
            shut = {space for space in spaces if not self._fillable(space, wanted, spaces)}
            while shut:
                spaces -= shut
                shut = {space for space in spaces if not self._fillable(space, wanted, spaces)}
            self._open[key] = frozenset(spaces)
        return self._open[key]

    def _fillable(self, space: Space, shapes: tuple[Shape, ...], spaces: set[Space]) -> bool:
        site = self.sites[space]
        links = site.must
        for side, there, _ in self.around[space]:
            if there in spaces:
                links |= side
        for shape in shapes:
            for _, exits in fitting(shape, site.must, site.never, site.beside_city):
                if exits & links:
                    return True
        return False

    def fits(self, space: Space, shapes: list[Shape]) -> bool:
        """Whether one of these cards may lie on this empty space (B4.4, B4.5)."""
        site = self.sites[space]
        return any(site.places(shape) for shape in shapes)

    def distances(self, start: Space) -> dict[Space, int]:
        """Steps along the roads from a space to all that it reaches."""
        steps = {start: 0}
        border = [start]
        for space in border:
            for _, there in self.ways[space]:
                if there not in steps:
                    steps[there] = steps[space] + 1
                    border.append(there)
        return steps


class Way(NamedTuple):
    """The cheapest way by road to a space, of those the shortest."""

    price: int
    """Steps that are not free (B12.1)."""
    steps: int
    before: Space
    """The space from which the last step leads."""


HERE: Final = Way(0, 0, -1)
"""No step at all."""


class Journeys:
    """What a hero reaches by road from a space (B7.3), at most at this price."""

    __slots__ = ("_start", "_ways", "goals", "most", "prices")

    def __init__(
        self,
        land: Land,
        start: Space,
        most: int,
        free: frozenset[Space] = frozenset(),
        and_back: bool = False,
    ) -> None:
        self.most = most
        self._start = start
        self._ways: dict[Space, Way] = {}
        border = [(0, 0, start, start)]
        while border:
            price, steps, before, space = heappop(border)
            if space in self._ways:
                continue
            self._ways[space] = Way(price, steps, before)
            for _, there in land.ways[space]:
                if there not in self._ways:
                    paid = price if there in free else price + 1
                    if paid <= most:
                        heappush(border, (paid, steps + 1, space, there))
        del self._ways[start]
        if and_back:
            home = 0 if start in free else 1
            beside = [(home + (there not in free), there) for _, there in land.ways[start]]
            price, before = min(beside, default=(most + 1, start))
            if price <= most:
                self._ways[start] = Way(price, 2, before)
        far = [(way.price, space) for space, way in self._ways.items() if way.steps > 1]
        far.sort()
        self.goals = [space for _, space in far]
        """Those that are two steps away or more, the cheapest first."""
        self.prices = [price for price, _ in far]
        """What each of them costs."""

    def to(self, space: Space) -> Way | None:
        """How to get there; None: no road leads there, or not at this price.

        Where it began a way ends only out and back, if that was asked for.
        """
        return self._ways.get(space)

    def within(self, steps: int) -> list[Space]:
        """The goals that so many paid steps lead to."""
        return self.goals[: bisect_right(self.prices, steps)]

    def path(self, space: Space) -> list[Space]:
        """The spaces that are entered on the way there."""
        path = [space]
        while (space := self._ways[space].before) != self._start:
            path.append(space)
        return path[::-1]


class Reach(NamedTuple):
    """What could still be built on from the cities on the board (B4.7)."""

    linked: frozenset[Space]
    """Spaces that are open whatever the heroes do."""
    beside: tuple[tuple[Space, frozenset[Space]], ...]
    """Cities that nobody owns, with the further spaces that are open while one can be taken."""


class Ground:
    """What follows from the board and the tokens."""

    __slots__ = (
        "_cities",
        "_open",
        "_places",
        "_reached",
        "_tokens",
        "ending_checked",
        "journeys",
        "land",
    )

    def __init__(self, land: Land) -> None:
        self.land = land
        self.ending_checked = False
        self.journeys: dict[tuple[Space, Seat], Journeys] = {}
        """Where roads lead from a space, as far as it has been asked for; by player where steps may
        be free (B12.1)."""
        self._cities: dict[Seat, list[Space]] = {}
        self._tokens: dict[Seat, list[Space]] = {}
        self._open: dict[frozenset[Space], Reach] = {}
        self._reached: dict[int, list[Space]] = {}
        """By ``seat * 2``, and one more for cities."""
        self._places: dict[int, list[Place]] = {}
        """By ``seat << 5 | shape``."""

    def places(self, game: Game, seat: Seat, shape: Shape) -> list[Place]:
        """Where and how this player may lay such a card (B4.2-B4.7)."""
        key = seat << 5 | shape
        found = self._places.get(key)
        if found is None:
            found = []
            sites = self.land.sites
            for space in self._spaces(game, seat, shape <= CITY_FOUR):
                found += sites[space].places(shape)
            self._places[key] = found
        return found

    def tokens(self, game: Game, seat: Seat) -> list[Space]:
        """The spaces with this player's tokens."""
        found = self._tokens.get(seat)
        if found is None:
            owner = seat + 1
            found = [space for space, mark in enumerate(game.tokens) if mark >> 4 == owner]
            self._tokens[seat] = found
        return found

    def cities(self, game: Game, seat: Seat) -> list[Space]:
        """This player's cities."""
        found = self._cities.get(seat)
        if found is None:
            found = [space for space in self.tokens(game, seat) if is_city(game.board[space])]
            self._cities[seat] = found
        return found

    def can_grow(self, game: Game, seat: Seat) -> bool:
        """Whether this player could lay a card from the stacks: then the map is not complete.

        A quick yes, nearly always; only without it ``open_spaces`` must be asked.
        """
        for shape in STACK_SHAPES:
            if game.land_stacks[shape].bag and self.places(game, seat, shape):
                return True
        return False

    def open_spaces(self, game: Game) -> frozenset[Space]:
        """Empty spaces that are not impassable (B4.7).

        A space must lie in a region of such spaces to which a road leads from somebody's city, or
        from one that a hero's player may still take: elsewhere nobody's link could exist. But while
        a player without a city could lay one somewhere (B4.6), it could lead anywhere.
        """
        reach = self._reach(game)
        pockets = [pocket for city, pocket in reach.beside if can_be_taken(game, city)]
        return reach.linked.union(*pockets) if pockets else reach.linked

    def rests_on_heroes(self, game: Game) -> bool:
        """Whether the map is complete once heroes are elsewhere (B4.7, B10.1)."""
        reach = self._reach(game)
        return not reach.linked and bool(reach.beside)

    def _reach(self, game: Game) -> Reach:
        shapes = [shape for shape in STACK_SHAPES if game.land_stacks[shape].bag]
        fillable = self.land.open_spaces(shapes)
        if fillable not in self._open:
            self._open[fillable] = self._look_around(game, fillable, shapes)
        return self._open[fillable]

    def _look_around(self, game: Game, fillable: frozenset[Space], shapes: list[Shape]) -> Reach:
        """What could be built on of the spaces that some card could fill."""
        part = self.land.part
        parts = [linked_parts(game, seat) for seat in range(game.players)]
        cities = [shape for shape in shapes if shape <= CITY_FOUR]
        if None in parts and any(self.land.fits(at, cities) for at in fillable):
            return Reach(fillable, ())
        linked = self._region(fillable, set().union(*(own for own in parts if own is not None)))
        pockets = fillable - linked
        beside = []
        for city, on in enumerate(game.board) if pockets else ():
            if is_city(on) and owner_of(game.tokens[city]) in (-1, NOBODY):
                pocket = self._region(pockets, {part[city]})
                if pocket:
                    beside.append((city, pocket))
        return Reach(linked, tuple(beside))

    def _region(self, spaces: frozenset[Space], own: set[int]) -> frozenset[Space]:
        """Those of the spaces that a road net of these parts could grow into."""
        land = self.land
        border = [
            space
            for space in spaces
            if any(land.part[there] in own for _, there in land.sites[space].roads)
        ]
        reached = set(border)
        for space in border:
            for _, there, _ in land.around[space]:
                if there in spaces and there not in reached:
                    reached.add(there)
                    border.append(there)
        return frozenset(reached)

    def _spaces(self, game: Game, seat: Seat, city: bool) -> list[Space]:
        """The spaces on which this player may build at all."""
        key = seat * 2 + city
        reached = self._reached.get(key)
        if reached is None:
            own = linked_parts(game, seat)
            near = self.land.sites if own is None else self.land.fringe(own)
            reached = [space for space in near if obstacle_to_reach(game, own, city, space) is None]
            self._reached[key] = reached
        return reached


def ground(game: Game) -> Ground:
    """The ground as it is now."""
    if game.ground is None:
        layout = game.rules.layout
        game.ground = Ground(Land(game.board, layout.rows, layout.columns))
    return game.ground


def set_tile(game: Game, space: Space, on: Tile) -> None:
    """A terrain card comes to lie on a space."""
    if game.ground is not None and game.board[space] == EMPTY:
        game.ground = Ground(game.ground.land.grown(space, on))
    else:
        game.ground = None
    game.board[space] = on


def set_token(game: Game, space: Space, new: int) -> None:
    """A token is laid on a city, or taken from it (0)."""
    game.tokens[space] = new
    if game.ground is not None:
        game.ground = Ground(game.ground.land)


def take_terrain(game: Game, shape: Shape, terrain: int) -> None:
    """A terrain card leaves its stack; an emptied stack may make spaces impassable (B4.7)."""
    pile = game.land_stacks[shape]
    bag = pile.bag
    place = bag.index(terrain)
    game.land_stacks[shape] = type(pile)(bag=bag[:place] + bag[place + 1 :])
    if game.ground is not None:
        game.ground = Ground(game.ground.land)


def open_spaces(game: Game) -> frozenset[Space]:
    """Empty spaces that are not impassable (B4.7)."""
    return ground(game).open_spaces(game)


def own_cities(game: Game, seat: Seat) -> list[Space]:
    """This player's cities."""
    return ground(game).cities(game, seat)


def own_tokens(game: Game, seat: Seat) -> list[Space]:
    """The spaces with this player's tokens: cities and buildings (S15.2)."""
    return ground(game).tokens(game, seat)


def linked_parts(game: Game, seat: Seat) -> set[int] | None:
    """The parts of the road net with a city of this player; None: no city at all (B4.6)."""
    homes = own_cities(game, seat)
    for further in game.rules.homes:
        homes = homes + further(game, seat)
    if not homes:
        return None
    part = ground(game).land.part
    return {part[space] for space in homes}


def can_be_taken(game: Game, city: Space) -> bool:
    """Whether a hero stands in the road net of this city whose player may still take it (B4.7)."""
    part = ground(game).land.part
    net = road_net(game, city)
    for seat in range(game.players):
        for space in game.heroes[2 * seat : 2 * seat + 2]:
            if space >= 0 and part[space] in net and may_take(game, seat, city):
                return True
    return False


def road_net(game: Game, space: Space) -> set[int]:
    """The parts of the road net between which heroes go on foot, that of this space among them."""
    part = ground(game).land.part
    net = {part[space]}
    joined = [{part[at] for at in passages(game)} for passages in game.rules.passages]
    for parts in joined * len(joined):
        if net & parts:
            net |= parts
    return net


def may_take(game: Game, seat: Seat, city: Space) -> bool:
    """Whether a city that nobody owns could become this player's: there is a token for it, and no
    scenario forbids it (B8.10, B8.14, B13.2). Cards and strength play no part."""
    if not game.tokens[city]:
        return free_token(game, seat, 1)
    if any(barred(game, seat) for barred in game.rules.barred_from_neutral):
        return False
    return any(free_token(game, seat, level) for level in range(1, LORD + 1))


OFF_THE_BOARD: Final = Reason("space-missing", "B4.2")
OCCUPIED: Final = Reason("space-occupied", "B4.2")
TOUCHES_NOTHING: Final = Reason("space-touches-nothing", "B4.3")
BESIDE_CITY: Final = Reason("space-beside-city", "B4.4")
ROADS_DIFFER: Final = Reason("space-roads-differ", "B4.5")
NOT_LINKED: Final = Reason("space-not-linked", "B4.6")
NO_CITY: Final = Reason("space-no-own-city", "B4.6")
IMPASSABLE: Final = Reason("space-impassable", "B4.7")


def obstacle_to_place(
    game: Game, own: set[int] | None, shape: Shape, exits: int, space: Space
) -> Reason | None:
    """What forbids a card with these exits on this space, to the owner of these parts (B4)."""
    reason = obstacle_to_reach(game, own, shape <= CITY_FOUR, space)
    if reason is None:
        reason = obstacle_to_fit(ground(game).land.sites[space], shape, exits)
    return reason


def obstacle_to_reach(game: Game, own: set[int] | None, city: bool, space: Space) -> Reason | None:
    """What forbids the owner of these parts any card on this space (B4.2, B4.3, B4.6, B4.7)."""
    land = ground(game).land
    site = land.sites.get(space)
    if site is None:
        return OFF_THE_BOARD if land.board[space] == MISSING else OCCUPIED
    if not site.must and not site.never:
        return TOUCHES_NOTHING
    if own is None:
        if not city:
            return NO_CITY
        # Without a link that could exist the space is impassable even for a last city.
        return None if space in open_spaces(game) else IMPASSABLE
    for _, there in site.roads:
        if land.part[there] in own:
            return None
    return NOT_LINKED


def obstacle_to_fit(site: Site, shape: Shape, exits: int) -> Reason | None:
    """What the cards around a space have against this card (B4.4, B4.5)."""
    return _misfit(shape, exits, site.must, site.never, site.beside_city)


def _misfit(shape: Shape, exits: int, must: int, never: int, beside_city: bool) -> Reason | None:
    if beside_city and shape <= CITY_FOUR:
        return BESIDE_CITY
    if must & ~exits or never & exits:
        return ROADS_DIFFER
    return None


@cache
def fitting(shape: Shape, must: int, never: int, beside_city: bool) -> tuple[tuple[Side, int], ...]:
    """How a shape may be turned where its neighbours demand this: its first side, its exits."""
    return tuple(
        (side, exits)
        for side, exits in EXITS[shape]
        if _misfit(shape, exits, must, never, beside_city) is None
    )


def free_token(game: Game, seat: Seat, level: int) -> bool:
    """Whether the player has a token with this level left (B0.10, S2.3)."""
    if level > LORD:
        return game.rules.great_token(game, seat, level)
    tokens = game.rules.catalogue.tokens
    low = level <= 2
    used = 0
    for space in own_tokens(game, seat):
        if ((game.tokens[space] & 15) + 1 >> 1) == (1 if low else 2):
            used += 1
    return used < (tokens.low if low else tokens.high)


def home_of(game: Game, space: Space) -> int:
    """The faction at home on this space; neutral for the ruins."""
    on = game.board[space]
    return NEUTRAL if on <= 0 else terrain_of(on)


def holds_city(game: Game, space: Space) -> bool:
    return is_city(game.board[space])


def holds_token(game: Game, space: Space) -> bool:
    """Whether a player's token may lie here: a city, or an explored building (S15.2)."""
    return holds_city(game, space) or what_lies(game, space) == BUILDING


def what_lies(game: Game, space: Space) -> Shape:
    return shape_of(game.board[space])
