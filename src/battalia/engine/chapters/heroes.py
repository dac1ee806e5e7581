"""Hiring and moving heroes (B3.7, B7)."""

from typing import ClassVar, Final

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.land import (
    Journeys,
    ground,
    holds_city,
    is_closed,
    own_cities,
    owner_of,
)
from battalia.engine.chapters.paying import begin_paying, take_effect
from battalia.engine.chapters.rows import Purse, times
from battalia.engine.chapters.table import spend, usable_as
from battalia.engine.choices import Choice, Fly, Halt, HireHero, Item, Ride, Step, Travel
from battalia.engine.events import ArtefactUsed, HeroHired, HeroMoved
from battalia.engine.game import Frame, Game, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    HAMMER,
    HORSE,
    UNIVERSAL,
    WILD,
    WINGS,
    Hero,
    Seat,
    Side,
    Space,
    card_of,
)

STEPS: Final = {(hero, side): Step(hero, side) for hero in (0, 1) for side in (1, 2, 4, 8)}
NONE_FREE: Final[frozenset[Space]] = frozenset()
ANYWHERE: Final = 1 << 16
"""More steps than any board has."""
NOT_YOUR_CITY: Final = Reason("hero-needs-own-city", "B7.1")
NO_HERO_LEFT: Final = Reason("no-hero-left", "B0.11")
CANNOT_HIRE_HERO: Final = Reason("cannot-pay", "B3.7", {"purpose": "hero"})
HERO_NOT_ON_BOARD: Final = Reason("hero-not-on-board", "B7.2")
SAME_HERO: Final = Reason("same-hero", "B0.11")
RIDE_ON: Final = Reason("ride-on", "B7.2")
ONE_BY_ONE: Final = Reason("ride-one-by-one", "B7.2")
NO_HORSE: Final = Reason("no-horse", "B5.9")
NO_WINGS: Final = Reason("no-wings", "B6.5")
NO_LANDING: Final = Reason("no-landing", "B6.5")
NO_ROAD: Final = Reason("no-road", "B7.3")
UNEXPLORED: Final = Reason("unexplored", "S15.1")
CANNOT_STEP: Final = Reason("cannot-pay", "B7.2", {"purpose": "step"})
CANNOT_TRAVEL: Final = Reason("cannot-pay", "B7.2", {"purpose": "travel"})
THERE_ALREADY: Final = Reason("there-already", "B7.2")
ONE_STEP: Final = Reason("one-step-away", "B7.2")
OTHER_HERO: Final = Reason("other-hero-moves", "B7.2")


def own_heroes(game: Game, seat: Seat) -> list[Space]:
    """Where this player's heroes stand; -1 = not on the board."""
    return game.heroes[2 * seat : 2 * seat + 2]


def distinct_heroes(game: Game, seat: Seat) -> list[Hero]:
    """Heroes on the board; two on one space are equal, so only the first counts (B0.11)."""
    one, two = own_heroes(game, seat)
    heroes = []
    if one >= 0:
        heroes.append(0)
    if two >= 0 and (two != one or game.rules.heroes_differ(game, seat)):
        heroes.append(1)
    return heroes


# Hiring (B3.7, B7.1).


def obstacle_to_hire_hero(game: Game, seat: Seat, purse: Purse, wish: HireHero) -> Reason | None:
    """B3.7: a weapon and two supply; B7.1: an unused figure, onto an own city."""
    if -1 not in own_heroes(game, seat):
        return NO_HERO_LEFT
    space = wish.space
    if owner_of(game.tokens[space]) != seat or not holds_city(game, space):
        return NOT_YOUR_CITY
    if not purse.covers(game, seat, game.rules.catalogue.hero_cost):
        return CANNOT_HIRE_HERO
    return None


def offer_hiring(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Own cities on which a hero can be hired."""
    if -1 in own_heroes(game, seat) and purse.affordable.hero:
        for space in own_cities(game, seat):
            wish = HireHero(space)
            if obstacle_to_hire_hero(game, seat, purse, wish) is None:
                out.append(wish)


def hire_hero(game: Game, seat: Seat, purpose: HireHero) -> None:
    """B7.1: an unused figure is placed."""
    unused = [hero for hero, space in enumerate(own_heroes(game, seat)) if space < 0]
    hero = min(unused, key=lambda hero: game.rules.hired_last(game, seat, hero))
    game.heroes[2 * seat + hero] = purpose.space
    game.tell(HeroHired(seat, hero, purpose.space))


# Moving (B7.2, B7.3).


def is_free_step(game: Game, seat: Seat, there: Space) -> bool:
    """Whether no card is needed to enter this space (B12.1)."""
    return game.rules.free_steps(game, seat, there)


def obstacle_to_step(game: Game, seat: Seat, purse: Purse, wish: Step) -> Reason | None:
    """B7.3: a road on both sides; B7.2: one supply, unless the step is free (B12.1)."""
    hero, side = wish.hero, wish.side
    space = game.heroes[2 * seat + hero]
    if hero not in distinct_heroes(game, seat):
        return HERO_NOT_ON_BOARD if space < 0 else SAME_HERO
    there = dict(ground(game).land.ways[space]).get(side)
    if there is None:
        return UNEXPLORED if _leads_to_unexplored(game, space, side) else NO_ROAD
    if is_free_step(game, seat, there):
        return None
    if not purse.covers(game, seat, game.rules.catalogue.step_cost):
        return CANNOT_STEP
    return None


def _leads_to_unexplored(game: Game, space: Space, side: Side) -> bool:
    """Whether a road leads to a card that lies face down (S15.1); valley roads always match."""
    around = {towards: there for towards, there, _ in ground(game).land.around[space]}
    on = game.board[space]
    return bool(on & side) and side in around and is_closed(game.board[around[side]])


def journeys(game: Game, seat: Seat, start: Space, most: int = ANYWHERE) -> Journeys:
    """Where roads lead this player's heroes from here, at this price at least; remembered.

    Out and back, too, where a stop may count (S15.6, S15.7).
    """
    on = ground(game)
    key = (start, seat if game.rules.free_steps else -1)
    found = on.journeys.get(key)
    if found is None or found.most < most:
        free = free_spaces(game, seat, start) if game.rules.free_steps else NONE_FREE
        found = on.journeys[key] = Journeys(on.land, start, most, free, bool(game.rules.stops))
    return found


def free_spaces(game: Game, seat: Seat, start: Space) -> frozenset[Space]:
    """The cards of this road net that this player's heroes enter without paying (B12.1)."""
    part, is_free = ground(game).land.part, game.rules.free_steps
    here = part[start]
    return frozenset(
        [space for space, there in enumerate(part) if there == here and is_free(game, seat, space)]
    )


def obstacle_to_reach(game: Game, seat: Seat, hero: Hero, space: Space) -> Reason | None:
    """B7.3: roads lead this hero, which is on the board, to this other space."""
    start = game.heroes[2 * seat + hero]
    if space == start:
        return THERE_ALREADY
    if journeys(game, seat, start).to(space) is None:
        return UNEXPLORED if space >= 0 and is_closed(game.board[space]) else NO_ROAD
    return None


def obstacle_to_go(game: Game, seat: Seat, hero: Hero, space: Space) -> Reason | None:
    """B7.2: more than one step, which is a choice of its own; perhaps out and back."""
    way = journeys(game, seat, game.heroes[2 * seat + hero]).to(space)
    if way is None:
        return obstacle_to_reach(game, seat, hero, space)
    return ONE_STEP if way.steps == 1 else None


def obstacle_to_travel(game: Game, seat: Seat, purse: Purse, wish: Travel) -> Reason | None:
    """B7.2: the whole way is paid for in one row."""
    start = game.heroes[2 * seat + wish.hero]
    if wish.hero not in distinct_heroes(game, seat):
        return HERO_NOT_ON_BOARD if start < 0 else SAME_HERO
    reason = obstacle_to_go(game, seat, wish.hero, wish.space)
    if reason is None and not purse.covers(game, seat, price(game, seat, wish)):
        reason = CANNOT_TRAVEL
    return reason


def price_of_step(game: Game, seat: Seat, wish: Step) -> Cost:
    """B7.2: one supply; nothing where it has become free meanwhile (B12.1, S4.3)."""
    free = is_free_step(game, seat, target_of(game, seat, wish))
    return () if free else game.rules.catalogue.step_cost


def price(game: Game, seat: Seat, wish: Travel) -> Cost:
    """B7.2: a supply for each step that is not free (B12.1)."""
    way = journeys(game, seat, game.heroes[2 * seat + wish.hero]).to(wish.space)
    assert way is not None
    return times(game.rules.catalogue.step_cost, way.price) if way.price else ()


def obstacle_to_ride(game: Game, seat: Seat, purse: Purse, wish: Ride) -> Reason | None:
    """B5.9: a horse, a hero on the board, and a road that leads on."""
    space = game.heroes[2 * seat + wish.hero]
    if wish.hero not in distinct_heroes(game, seat):
        return HERO_NOT_ON_BOARD if space < 0 else SAME_HERO
    if wish.item not in usable_as(game, seat, HORSE):
        return NO_HORSE
    if ground(game).land.ways[space]:
        return None
    return None if ways_on(game, seat, wish.hero) else NO_ROAD


def obstacle_to_fly(game: Game, seat: Seat, purse: Purse, wish: Fly) -> Reason | None:
    """B6.5: the Wings, and a card to land on."""
    space = game.heroes[2 * seat + wish.hero]
    if not purse.count[WINGS]:
        return NO_WINGS
    if wish.hero not in distinct_heroes(game, seat):
        return HERO_NOT_ON_BOARD if space < 0 else SAME_HERO
    if is_closed(game.board[wish.space]):
        return UNEXPLORED
    return None if game.board[wish.space] > 0 and space != wish.space else NO_LANDING


def ways_on(game: Game, seat: Seat, hero: Hero) -> list[Choice]:
    """What modules let this hero do in the middle of a move, besides single steps (S1.3)."""
    found: list[Choice] = []
    for action in game.rules.ways_on:
        assert action.on_the_way is not None
        found += action.on_the_way(game, seat, hero)
    return found


def offer_steps(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Single steps."""
    for hero in distinct_heroes(game, seat):
        for side, _ in ground(game).land.ways[game.heroes[2 * seat + hero]]:
            wish = STEPS[hero, side]
            if obstacle_to_step(game, seat, purse, wish) is None:
                out.append(wish)


def offer_travel(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Travel rows of several steps."""
    if purse.affordable.steps > 1 or game.rules.free_steps:
        most = purse.affordable.steps
        for hero in distinct_heroes(game, seat):
            reached = journeys(game, seat, game.heroes[2 * seat + hero], most)
            out += [Travel(hero, space) for space in reached.within(most)]


def offer_rides(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """What each horse may do."""
    if purse.count[HORSE] or purse.count[HAMMER] or purse.count[WILD]:
        heroes = distinct_heroes(game, seat)
        for item in usable_as(game, seat, HORSE) if heroes else ():
            for hero in heroes:
                wish = Ride(hero, item)
                if obstacle_to_ride(game, seat, purse, wish) is None:
                    out.append(wish)


def offer_flights(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Where the Wings may carry a hero."""
    if purse.count[WINGS]:
        for hero in distinct_heroes(game, seat):
            for space in range(len(game.board)):
                wish = Fly(hero, space)
                if obstacle_to_fly(game, seat, purse, wish) is None:
                    out.append(wish)


def move_hero(game: Game, seat: Seat, hero: Hero, there: Space) -> None:
    """A hero comes to stand on another card; nothing is triggered (B7.3)."""
    at = 2 * seat + hero
    game.tell(HeroMoved(seat, hero, game.heroes[at], there))
    game.heroes[at] = there


def begin_step(game: Game, seat: Seat, choice: Step) -> None:
    """A free step is made at once; another is paid for."""
    if is_free_step(game, seat, target_of(game, seat, choice)):
        step(game, seat, choice)
    else:
        begin_paying(game, seat, choice)


def step(game: Game, seat: Seat, choice: Step) -> None:
    """B7.2: one supply, one step of one hero."""
    move_hero(game, seat, choice.hero, target_of(game, seat, choice))
    stop_here(game, seat, choice.hero)


def begin_travel(game: Game, seat: Seat, choice: Travel) -> None:
    """Where all steps are free nothing is laid; else the row is paid."""
    if price(game, seat, choice):
        begin_paying(game, seat, choice)
    else:
        travel(game, seat, choice)


def travel(game: Game, seat: Seat, choice: Travel) -> None:
    """B7.2: one row, one hero; only the end of the way is a stop (S15.6)."""
    walk(game, seat, choice.hero, choice.space)
    stop_here(game, seat, choice.hero)


def walk(game: Game, seat: Seat, hero: Hero, goal: Space) -> None:
    """Step by step to the goal, by the cheapest way; nothing is triggered (B7.3)."""
    for there in journeys(game, seat, game.heroes[2 * seat + hero]).path(goal):
        move_hero(game, seat, hero, there)


def stop_here(game: Game, seat: Seat, hero: Hero) -> None:
    """A movement row of this hero has ended."""
    game.rules.stops(game, seat, hero)


def target_of(game: Game, seat: Seat, choice: Step) -> Space:
    """Where a step by road leads."""
    space = game.heroes[2 * seat + choice.hero]
    return dict(ground(game).land.ways[space])[choice.side]


def ride(game: Game, seat: Seat, choice: Ride) -> None:
    """B5.9: a horse moves one hero up to three spaces."""
    spend(game, seat, choice.item)
    game.tell(ArtefactUsed(seat, choice.item.card, HORSE))
    take_effect(game, seat, choice)


def mount(game: Game, seat: Seat, choice: Ride) -> None:
    """The horse is laid: the ride begins."""
    game.push(Riding(seat, choice.hero, game.rules.catalogue.horse_steps))


class Riding(Frame, frozen=True):
    """The uninterrupted move of one horse; free steps of the same hero may lie in it (B12.1)."""

    seat: Seat
    hero: Hero
    left: int
    moved: bool = False
    """The hero has left its space: the rest may be given up (B7.2)."""

    about: ClassVar[str] = "ride"

    def step(self, game: Game) -> Question | None:
        space = game.heroes[2 * self.seat + self.hero]
        if not self.left or space < 0:
            game.pop()
            return None
        ways = ground(game).land.ways[space]
        options: list[Choice] = [STEPS[self.hero, side] for side, _ in ways]
        options += self.further(game)
        if self.moved or not options:
            options.append(Halt())
        return Question(self.seat, self.about, options)

    def further(self, game: Game) -> list[Choice]:
        """Moves besides single steps."""
        return ways_on(game, self.seat, self.hero)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Halt):
            game.pop()
            stop_here(game, self.seat, self.hero)
        elif isinstance(choice, Step):
            there = target_of(game, self.seat, choice)
            move_hero(game, self.seat, self.hero, there)
            self.go_on(game, 0 if is_free_step(game, self.seat, there) else 1)
        else:
            game.rules.begin(game, self.seat, choice)

    def go_on(self, game: Game, spent: int) -> None:
        """So many steps were made; the last one is a stop."""
        left = self.left - spent
        if left:
            game.swap(type(self)(self.seat, self.hero, left, True))
        else:
            game.pop()
            stop_here(game, self.seat, self.hero)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if isinstance(choice, Halt):
            return RIDE_ON
        if isinstance(choice, Travel):
            return ONE_BY_ONE
        known = {Step, *(action.choice for action in game.rules.ways_on)}
        if type(choice) not in known:
            return None
        if getattr(choice, "hero", self.hero) != self.hero:
            return OTHER_HERO
        return game.rules.obstacle(game, self.seat, choice)

    def check(self, game: Game) -> Reason | None:
        space = game.heroes[2 * self.seat + self.hero]
        if space < 0 or not (ground(game).land.ways[space] or game.rules.ways_on):
            return Reason("frame-no-road")
        if not 0 <= self.left <= self.most(game):
            return Reason("frame-most", "", {"most": self.most(game)})
        return None

    def most(self, game: Game) -> int:
        """The most steps that may be left."""
        return game.rules.ride_steps


def fly(game: Game, seat: Seat, choice: Fly) -> None:
    """B6.5: the Wings carry one hero to any card on the board."""
    card = card_of(WINGS, UNIVERSAL)
    spend(game, seat, Item(card, WINGS))
    game.tell(ArtefactUsed(seat, card, WINGS))
    take_effect(game, seat, choice)


def land(game: Game, seat: Seat, choice: Fly) -> None:
    """The Wings are laid: the hero flies."""
    move_hero(game, seat, choice.hero, choice.space)
    stop_here(game, seat, choice.hero)


def is_here(game: Game, seat: Seat, choice: Ride | Fly) -> bool:
    """Whether the hero that is about to ride or fly stands on the board."""
    return game.heroes[2 * seat + choice.hero] >= 0


def can_land(game: Game, seat: Seat, choice: Fly) -> bool:
    on = game.board[choice.space]
    return is_here(game, seat, choice) and on > 0 and not is_closed(on)


ACTIONS: Final = (
    Action(
        HireHero,
        obstacle_to_hire_hero,
        offer_hiring,
        begin_paying,
        price=lambda game, seat, wish: game.rules.catalogue.hero_cost,
        effect=hire_hero,
    ),
    Action(
        Step,
        obstacle_to_step,
        offer_steps,
        begin_step,
        price=price_of_step,
        effect=step,
    ),
    Action(Travel, obstacle_to_travel, offer_travel, begin_travel, price=price, effect=travel),
    Action(Ride, obstacle_to_ride, offer_rides, ride, effect=mount, stands=is_here),
    Action(Fly, obstacle_to_fly, offer_flights, fly, effect=land, stands=can_land),
)
