"""Hiring and moving heroes (B3.7, B7)."""

from typing import Final

from battalia.engine.choices import Choice, Fly, Halt, HireHero, Item, Ride, Step
from battalia.engine.events import ArtefactUsed, HeroHired, HeroMoved
from battalia.engine.game import Frame, Game, Question
from battalia.engine.land import ground, holds_city, is_closed, own_cities, owner_of
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.rows import Purse, begin_paying, take_effect
from battalia.engine.table import spend, usable_as
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
NOT_YOUR_CITY: Final = Reason("hero-needs-own-city", "B7.1")
NO_HERO_LEFT: Final = Reason("no-hero-left", "B0.11")
CANNOT_HIRE_HERO: Final = Reason("cannot-pay", "B3.7", {"purpose": "hero"})
HERO_NOT_ON_BOARD: Final = Reason("hero-not-on-board", "B7.2")
SAME_HERO: Final = Reason("same-hero", "B0.11")
OTHER_HERO: Final = Reason("other-hero-rides", "B7.2")
RIDE_ON: Final = Reason("ride-on", "B7.2")
NO_HORSE: Final = Reason("no-horse", "B5.9")
NO_WINGS: Final = Reason("no-wings", "B6.5")
NO_LANDING: Final = Reason("no-landing", "B6.5")
NO_ROAD: Final = Reason("no-road", "B7.3")
UNEXPLORED: Final = Reason("unexplored", "S15.1")
CANNOT_STEP: Final = Reason("cannot-pay", "B7.2", {"purpose": "step"})


def own_heroes(game: Game, seat: Seat) -> list[Space]:
    """Where this player's heroes stand; -1 = not on the board."""
    return game.heroes[2 * seat : 2 * seat + 2]


def distinct_heroes(game: Game, seat: Seat) -> list[Hero]:
    """Heroes on the board; two on one space are equal, so only the first counts (B0.11)."""
    one, two = own_heroes(game, seat)
    heroes = []
    if one >= 0:
        heroes.append(0)
    if two >= 0 and (two != one or any(differ(game, seat) for differ in game.rules.heroes_differ)):
        heroes.append(1)
    return heroes


# Hiring (B3.7, B7.1).


def obstacle_to_hire_hero(game: Game, seat: Seat, purse: Purse, space: Space) -> Reason | None:
    """B3.7: a weapon and two supply; B7.1: an unused figure, onto an own city."""
    if -1 not in own_heroes(game, seat):
        return NO_HERO_LEFT
    if owner_of(game.tokens[space]) != seat or not holds_city(game, space):
        return NOT_YOUR_CITY
    if not purse.covers(game, seat, game.rules.catalogue.hero_cost):
        return CANNOT_HIRE_HERO
    return None


def offer_hiring(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Own cities on which a hero can be hired."""
    if -1 in own_heroes(game, seat) and purse.affordable.hero:
        for space in own_cities(game, seat):
            if obstacle_to_hire_hero(game, seat, purse, space) is None:
                out.append(HireHero(space))


def hire_hero(game: Game, seat: Seat, purpose: HireHero) -> None:
    """B7.1: an unused figure is placed."""
    unused = [hero for hero, space in enumerate(own_heroes(game, seat)) if space < 0]
    hero = min(
        unused, key=lambda hero: any(last(game, seat, hero) for last in game.rules.hired_last)
    )
    game.heroes[2 * seat + hero] = purpose.space
    game.tell(HeroHired(seat, hero, purpose.space))


# Moving (B7.2, B7.3).


def is_free_step(game: Game, seat: Seat, there: Space) -> bool:
    """Whether no card is needed to enter this space (B12.1)."""
    for free in game.rules.free_steps:
        if free(game, seat, there):
            return True
    return False


def obstacle_to_step(game: Game, seat: Seat, purse: Purse, hero: Hero, side: Side) -> Reason | None:
    """B7.3: a road on both sides; B7.2: one supply, unless the step is free (B12.1)."""
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


def obstacle_to_ride(game: Game, seat: Seat, purse: Purse, wish: Ride) -> Reason | None:
    """B5.9: a horse, a hero on the board, and a road that leads on."""
    space = game.heroes[2 * seat + wish.hero]
    if wish.hero not in distinct_heroes(game, seat):
        return HERO_NOT_ON_BOARD if space < 0 else SAME_HERO
    if wish.item not in usable_as(game, seat, HORSE):
        return NO_HORSE
    if ground(game).land.ways[space]:
        return None
    further = any(more(game, seat, wish.hero) for more in game.rules.ways_on.values())
    return None if further else NO_ROAD


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


def offer_moving(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Single steps and rides."""
    heroes = distinct_heroes(game, seat)
    if not heroes:
        return
    ways = ground(game).land.ways
    for hero in heroes:
        for side, _ in ways[game.heroes[2 * seat + hero]]:
            if obstacle_to_step(game, seat, purse, hero, side) is None:
                out.append(STEPS[hero, side])
    if purse.count[HORSE] or purse.count[HAMMER] or purse.count[WILD]:
        for item in usable_as(game, seat, HORSE):
            for hero in heroes:
                wish = Ride(hero, item)
                if obstacle_to_ride(game, seat, purse, wish) is None:
                    out.append(wish)
    if purse.count[WINGS]:
        for hero in heroes:
            for space in range(len(game.board)):
                flight = Fly(hero, space)
                if obstacle_to_fly(game, seat, purse, flight) is None:
                    out.append(flight)


def move_hero(game: Game, seat: Seat, hero: Hero, there: Space) -> None:
    """A hero comes to stand on another card; nothing is triggered (B7.3)."""
    at = 2 * seat + hero
    game.tell(HeroMoved(seat, hero, game.heroes[at], there))
    game.heroes[at] = there


def begin_step(game: Game, seat: Seat, choice: Step) -> None:
    """A free step is made at once; another is paid for."""
    if is_free_step(game, seat, _target(game, seat, choice)):
        step(game, seat, choice)
    else:
        begin_paying(game, seat, choice)


def step(game: Game, seat: Seat, choice: Step) -> None:
    """B7.2: one supply, one step of one hero."""
    move_hero(game, seat, choice.hero, _target(game, seat, choice))
    stop_here(game, seat, choice.hero)


def stop_here(game: Game, seat: Seat, hero: Hero) -> None:
    """A movement row of this hero has ended."""
    for stop in game.rules.stops:
        stop(game, seat, hero)


def _target(game: Game, seat: Seat, choice: Step) -> Space:
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

    def step(self, game: Game) -> Question | None:
        space = game.heroes[2 * self.seat + self.hero]
        if not self.left or space < 0:
            game.pop()
            return None
        ways = ground(game).land.ways[space]
        options: list[Choice] = [STEPS[self.hero, side] for side, _ in ways]
        for more in game.rules.ways_on.values():
            options += more(game, self.seat, self.hero)
        if self.moved or not options:
            options.append(Halt())
        return Question(self.seat, "ride", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Halt):
            game.pop()
            stop_here(game, self.seat, self.hero)
        elif isinstance(choice, Step):
            there = _target(game, self.seat, choice)
            move_hero(game, self.seat, self.hero, there)
            left = self.left if is_free_step(game, self.seat, there) else self.left - 1
            if left:
                game.swap(Riding(self.seat, self.hero, left, True))
            else:
                game.pop()
                stop_here(game, self.seat, self.hero)
        else:
            game.rules.handlers[type(choice)](game, self.seat, choice)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if isinstance(choice, Halt):
            return RIDE_ON
        if not isinstance(choice, Step) and type(choice) not in game.rules.ways_on:
            return None
        if getattr(choice, "hero", self.hero) != self.hero:
            return OTHER_HERO
        obstacle = game.rules.obstacles[type(choice)]
        return obstacle(game, self.seat, Purse(game, self.seat), choice)

    def check(self, game: Game) -> Reason | None:
        space = game.heroes[2 * self.seat + self.hero]
        if space < 0 or not (ground(game).land.ways[space] or game.rules.ways_on):
            return Reason("frame-no-road")
        if not 0 <= self.left <= game.rules.ride_steps:
            return Reason("frame-most", "", {"most": game.rules.ride_steps})
        return None


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


def install(rules: Rules) -> None:
    """This chapter's actions."""
    rules.offers += [offer_hiring, offer_moving]
    rules.handlers |= {HireHero: begin_paying, Step: begin_step, Ride: ride, Fly: fly}
    rules.obstacles |= {
        HireHero: lambda game, seat, purse, wish: obstacle_to_hire_hero(
            game, seat, purse, wish.space
        ),
        Step: lambda game, seat, purse, wish: obstacle_to_step(
            game, seat, purse, wish.hero, wish.side
        ),
        Ride: obstacle_to_ride,
        Fly: obstacle_to_fly,
    }
    rules.effects |= {HireHero: hire_hero, Step: step, Ride: mount, Fly: land}
