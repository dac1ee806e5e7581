"""Goals: what a player could have within a few turns, and what it still takes.

A goal is found from what its player may know: the board, the stacks, the own cards. What it needs
is said in the engine's own numbers: the defence of a place, the price of a way, the cost of a card.
The day is one on which it can be had if the cards come right: ``Luck`` finds the draws that bring
them, so the day is possible, but no promise.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from battalia.bots.lore import known
from battalia.bots.reasons import because, kinds_text
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.mustering import defender_of, obstacle_to_assault
from battalia.engine.chapters.battle.strength import attack_strengths, bonus, defence_of
from battalia.engine.chapters.building import obstacle_to_name
from battalia.engine.chapters.cities import obstacle_to_raise
from battalia.engine.chapters.great_artefacts import owns_great_artefact
from battalia.engine.chapters.heroes import journeys, own_heroes
from battalia.engine.chapters.land import (
    NOBODY,
    free_token,
    ground,
    is_open,
    level_of,
    open_spaces,
    own_cities,
    owner_of,
    what_lies,
)
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Attack, Build, Choice, Create, Hire, HireHero, Travel, Upgrade
from battalia.engine.game import Game
from battalia.engine.notation import seat_name
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CITY_SHAPES,
    FRIMAN,
    KIND,
    KINDS,
    LORD,
    RUINS,
    SUPPLY,
    TOOL,
    UNITS,
    WEAPON,
    Card,
    Kind,
    Seat,
    Space,
)

FAR: Final = 10
"""Further ahead than so many turns nobody looks."""
EACH: Final = 0.7
"""So many turns away counts a goal without a day for each thing that is left to do."""
SOONER: Final = 1.5
"""How much nearer goals are preferred: each counts as so many turns further away."""
FEW: Final = 2
"""So many cards come together soon enough; for each further one it takes longer."""
HELD: Final = 0.5
"""How much a card that waits for the next hand is worth of all that is left to do."""
GREAT: Final = 3.0
"""What a Great Artefact is worth as a goal, in points."""
ASLEEP: Final = -1
"""The kind of a card that only a sacrifice rouses (S14.2)."""
RECRUITS: Final = 3
"""So many units at most are hired for one attack."""


class Goal(msgspec.Struct, frozen=True):
    """Something worth having, and what it still takes."""

    name: str
    """By which it is known again: ``take r1c5``, ``upgrade r1c1 2``, ``build 3 2 1`` (a third city,
    the first one of level 2 or more)."""
    reason: Reason
    """What it is, and what it brings."""
    needs: tuple[Reason, ...] = ()
    """What is still missing, first things first; none: it can be done in this turn."""
    day: int = 0
    """On which it can be done, if the cards come right; 0: nobody can say yet."""
    space: Space = -1
    """Where; -1: wherever there is room."""
    left: float = 0.0
    """How much there is still to do that lasts: cards for the deck, roads, steps."""
    worth: float = 0.0
    """In points."""
    cards: int = 0
    """How many have to be in one hand for it."""
    phases: tuple[Phase, ...] = ()
    """One way to get there, as far as it can be told."""
    ready: bool = False
    """Whether the first of it could be done at once, with the cards at hand."""
    turns: int = 0
    """How many they take at least, if the cards come right."""
    waits: bool = False
    """Whether the present turn is better used for something else."""

    def appeal(self, today: int) -> float:
        """The more it brings and the sooner, the better; many cards seldom come together."""
        turns = self.day - today if self.day else EACH * self.left
        return self.worth / (turns + SOONER * (1 + max(0, self.cards - FEW)))


# The cards that come.


class Phase(NamedTuple):
    """Something done with cards of one hand."""

    choice: Choice
    cost: tuple[Kind, ...]
    gains: tuple[Kind, ...] = ()
    """New cards, which come to the shelter at the end of the turn."""
    later: bool = False
    """Whether something forbids it in the present turn."""


class Day(NamedTuple):
    """What is drawn for a turn, and what is done in it."""

    drawn: Counter[Kind]
    done: list[Phase]


class Luck:
    """The own deck, turn after turn, with the best of luck in drawing.

    ``over``: in the present turn nothing more is done.
    """

    def __init__(self, game: Game, seat: Seat, over: bool = False) -> None:
        self._size = game.rules.catalogue.hand
        self._tool = game.rules.catalogue.tool_frimen
        nation = game.nation[seat]
        bound = game.rules.bound
        kinds = [ASLEEP if card in bound else KIND[card] for card in range(len(KIND))]
        self._top = [kinds[card] for card in nation.top]
        self._bag = Counter(kinds[card] for card in nation.bag)
        self._bottom = [kinds[card] for card in nation.bottom]
        self._shelter = Counter(kinds[card] for card in game.shelter[seat])
        self._hand = Counter(kinds[card] for card in game.hand[seat])
        self._held = Counter(kinds[card] for card in game.ambush[seat])
        self._over = over
        if any(turn.at == "cohort" and turn.seat == seat for turn in game.frames(Turn)):
            # B2.2: they come back before the actions.
            self._hand, self._held = self._hand + self._held, Counter()
        spent = [row.cards + row.gained for row in game.rows[seat]]
        spent.append(bytes(one.card for one in game.loose[seat] if one.real))
        self._spent = Counter(kinds[card] for zone in spent for card in zone)

    def days(self, phases: Sequence[Phase]) -> list[Day] | None:
        """The turns, the present one first, in which all of this is done in its order; None: that
        takes too long."""
        turns: list[Day] = []
        at = 0
        while len(turns) < FAR:
            drawn: Counter[Kind] = Counter()
            if turns:
                drawn = self._next_hand(phases[at:])
                self._hand += drawn + self._held
                self._held.clear()
            done: list[Phase] = []
            while at < len(phases) and (turns or not (self._over or phases[at].later)):
                used = self._used(self._hand, phases[at])
                if used is None:
                    break
                self._hand -= used
                self._spent += used
                self._spent.update(phases[at].gains)
                done.append(phases[at])
                at += 1
            turns.append(Day(drawn, done))
            if at == len(phases):
                return turns
            self._shelter += self._hand + self._spent
            self._hand, self._spent = Counter(), Counter()
        return None

    def is_ready(self, phases: Sequence[Phase]) -> bool:
        """Whether the first of it can be done at once."""
        if not phases or phases[0].later or self._over:
            return False
        return self._used(self._hand, phases[0]) is not None

    def waiting(self, kinds: Iterable[Kind]) -> int:
        """How many of these wait in ambush for the next hand."""
        return (Counter(kinds) & self._held).total()

    def _used(self, hand: Counter[Kind], phase: Phase) -> Counter[Kind] | None:
        """The cards that pay for it; a tool stands in for frimen (B5.3)."""
        used = Counter(phase.cost)
        lack = used[FRIMAN] - hand[FRIMAN]
        if lack > 0:
            used[FRIMAN] = hand[FRIMAN]
            used[TOOL] += -(-lack // self._tool)
        return +used if used <= hand else None

    def _next_hand(self, phases: Sequence[Phase]) -> Counter[Kind]:
        """What is drawn for the next turn: all that is needed, or else as little of it as possible,
        so that it comes together later."""
        wanted: Counter[Kind] = Counter()
        for phase in phases:
            wanted.update(phase.cost)
            if wanted.total() > self._size:
                break
        first: Counter[Kind] = Counter(phases[0].cost)
        for goal in (wanted, first):
            top, bag, bottom, shelter = [*self._top], +self._bag, [*self._bottom], +self._shelter
            drawn = self._draw(goal, True)
            if goal - drawn - self._held == Counter():
                return drawn
            self._top, self._bag, self._bottom, self._shelter = top, bag, bottom, shelter
        return self._draw(first, False)

    def _draw(self, wanted: Counter[Kind], eager: bool) -> Counter[Kind]:
        drawn: Counter[Kind] = Counter()
        for _ in range(self._size):
            if not self._top and not +self._bag and not self._bottom:
                self._bag, self._shelter = +self._shelter, Counter()
            if self._top:
                drawn[self._top.pop(0)] += 1
            elif kinds := sorted(+self._bag):
                open_ = wanted - drawn
                kind = min(kinds, key=lambda kind: ((open_[kind] > 0) != eager, kind))
                self._bag[kind] -= 1
                drawn[kind] += 1
            elif self._bottom:
                drawn[self._bottom.pop(0)] += 1
        return drawn


# What there is to be had.


def goals(game: Game, seat: Seat, over: bool = False) -> list[Goal]:
    """All goals of a player whose turn it is, the most appealing first.

    ``over``: as they are if nothing more is done in this turn.
    """
    if not any(frame.seat == seat for frame in game.frames(Turn)) or min(game.faction) < 0:
        return []
    found = [
        *_conquests(game, seat, over),
        *_upgrades(game, seat, over),
        *_cities(game, seat, over),
    ]
    last = game.rules.weeks * 7 if game.rules.weeks else 0
    found = [goal for goal in found if not last or goal.day <= last]
    return sorted(found, key=lambda goal: (-goal.appeal(game.day), goal.name))


def is_reached(game: Game, seat: Seat, name: str) -> bool:
    """Whether the goal of this name is a goal no more, since the player has it; a city may be a
    partner's, whose points count as well (S11.2)."""
    match name.split():
        case ["take", text]:
            space = _space(game, text)
            if space is not None and what_lies(game, space) == RUINS:
                return owns_great_artefact(game, seat)
            return space is not None and owner_of(game.tokens[space]) in game.team(seat)
        case ["upgrade", text, level]:
            space = _space(game, text)
            if space is None or owner_of(game.tokens[space]) != seat:
                return False
            return level.isdecimal() and level_of(game.tokens[space]) >= int(level)
        case ["build", *numbers] if len(numbers) == 3 and all(map(str.isdecimal, numbers)):
            cities, least, such = map(int, numbers)
            levels = [level_of(game.tokens[space]) for space in own_cities(game, seat)]
            return len(levels) >= cities and sum(level >= least for level in levels) >= such
    return False


def _space(game: Game, text: str) -> Space | None:
    """The space of this name, if the board has it."""
    name = game.rules.notation.space_name
    return next((space for space in range(len(game.board)) if name(space) == text), None)


def _finished(
    luck: Luck, game: Game, goal: Goal, phases: list[Phase], needs: list[Reason], is_known: bool
) -> Goal:
    """The goal with its day, if the whole way is known, and without needs where it can be done at
    once."""
    is_ready = luck.is_ready(phases)
    days = luck.days(phases)
    turns = FAR + 1 if days is None else len(days)
    is_dated = is_known and days is not None
    return msgspec.structs.replace(
        goal,
        needs=() if is_dated and turns == 1 else tuple(needs),
        day=game.day + turns - 1 if is_dated else 0,
        phases=tuple(phases),
        ready=is_ready,
        turns=turns,
    )


def _road(game: Game, seat: Seat) -> Phase:
    """The cheapest land card that may be laid."""
    costs = game.rules.catalogue.road_costs
    shapes = [shape for shape in costs if obstacle_to_name(game, seat, shape) is None]
    shape = min(shapes or costs, key=lambda shape: len(_flat(costs[shape])))
    return Phase(Build(shape), _flat(costs[shape]))


def _flat(cost: Cost) -> tuple[Kind, ...]:
    return tuple(kind for kind, count in cost for _ in range(count))


def _kinds(game: Game, cards: Iterable[Card]) -> Counter[Kind]:
    """How many there are of each kind; what only a sacrifice rouses counts for nothing (S14.2)."""
    return Counter(KIND[card] for card in cards if card not in game.rules.bound)


def _hired(game: Game, unit: Kind, count: int) -> list[Phase]:
    """So many units, each with a supply (B3.2)."""
    return [Phase(Hire(unit), _flat(game.rules.catalogue.costs[unit]), (unit, SUPPLY))] * count


def _may_hire(game: Game, unit: Kind, count: int) -> bool:
    """Whether so many are to be had, and none of them asleep (S14.2)."""
    if not count:
        return True
    return not game.rules.bound and min(len(game.stacks[unit]), game.supply) >= count


# Units together: cities and upgrades (B3.5).


def _upgrades(game: Game, seat: Seat, over: bool) -> Iterator[Goal]:
    name = game.rules.notation.space_name
    deck = _kinds(game, game.deck(seat))
    for space in own_cities(game, seat):
        if obstacle_to_raise(game, seat, space) is not None:
            continue
        level = level_of(game.tokens[space]) + 1
        ((unit, count),) = game.rules.catalogue.upgrade_costs[level]
        reason = because(
            "goal-upgrade", space=name(space), level=level, **_units(unit, count, deck[unit])
        )
        goal = Goal(f"upgrade {name(space)} {level}", reason, space=space, worth=1.0)
        yield _together(game, seat, goal, unit, count, Upgrade(space), over)


def _cities(game: Game, seat: Seat, over: bool) -> Iterator[Goal]:
    levels = [level_of(game.tokens[space]) for space in own_cities(game, seat)]
    shapes = [shape for shape in CITY_SHAPES if obstacle_to_name(game, seat, shape) is None]
    deck = _kinds(game, game.deck(seat))
    for level in UNITS:
        if not free_token(game, seat, level):
            continue
        ((unit, count),) = game.rules.catalogue.city_costs[level]
        reason = because("goal-city", level=level, **_units(unit, count, deck[unit]))
        such = sum(own >= level for own in levels) + 1
        name = f"build {len(levels) + 1} {level} {such}"
        goal = Goal(name, reason, worth=float(level))
        choice = Build(shapes[0], level) if shapes else None
        yield _together(game, seat, goal, unit, count, choice, over)


def _units(unit: Kind, count: int, own: int) -> dict[str, str | int]:
    return {"kind": KINDS[unit], "count": count, "own": own}


def _together(
    game: Game, seat: Seat, goal: Goal, unit: Kind, count: int, choice: Choice | None, over: bool
) -> Goal:
    """So many units of one rank in one hand; None: there is no space for what they build yet."""
    own = _kinds(game, game.deck(seat))
    have = own[unit] + (game.rules.catalogue.tool_frimen * own[TOOL] if unit == FRIMAN else 0)
    lack = max(0, count - have)
    needs = [] if choice else [because("goal-needs-site")]
    if lack:
        supply = len(_flat(game.rules.catalogue.costs[unit]))
        needs.append(because("goal-needs-units", kind=KINDS[unit], count=lack, supply=supply))
    needs.append(because("goal-needs-together", kind=KINDS[unit], count=count))
    cards = (unit,) * count
    phases = [*_hired(game, unit, lack), Phase(choice or Build(CITY_SHAPES[0], unit), cards)]
    if choice is None:
        phases.insert(0, _road(game, seat))
    luck = Luck(game, seat, over)
    left = 3.0 * lack + (2 if choice is None else 0) - HELD * luck.waiting(cards)
    goal = msgspec.structs.replace(goal, left=left, cards=count)
    is_known = choice is not None and _may_hire(game, unit, lack)
    return _finished(luck, game, goal, phases, needs, is_known)


# Places to be taken (B8).


def _conquests(game: Game, seat: Seat, over: bool) -> Iterator[Goal]:
    team = game.team(seat)
    for space, mark in enumerate(game.tokens):
        if not mark or owner_of(mark) in team:
            continue
        obstacle = obstacle_to_assault(game, seat, space, None)
        if obstacle is not None and obstacle.id not in known().passing:
            continue
        found = _conquest(game, seat, space, obstacle, over)
        if found is not None:
            yield found


def _conquest(
    game: Game, seat: Seat, space: Space, obstacle: Reason | None, over: bool
) -> Goal | None:
    """``obstacle`` stands against it in the present turn. None: no road can ever lead there."""
    name = game.rules.notation.space_name
    owner, defence = owner_of(game.tokens[space]), defence_of(game, space)
    battle = Battle(seat, space, defender_of(game, space), False).mustered(1)
    # What the place itself gives to the attacker, or takes (B12.2).
    need = battle.base_defence(game) + 1
    extra = bonus(game, seat, battle)
    args: dict[str, str | int] = {"space": name(space), "defence": defence, "need": need}
    points = _level_won(game, seat, space)
    if what_lies(game, space) == RUINS:
        reason, worth = because("goal-ruins", **args), GREAT
    elif owner == NOBODY:
        # A lord comes with it (B8.14).
        reason, worth = because("goal-neutral", **args, points=points), points + 1.0
    else:
        reason = because("goal-raid", **args, points=points, players=seat_name(owner))
        # What they may lay in defence nobody knows.
        worth = 0.4 * points
    goal = Goal(f"take {name(space)}", reason, space=space, worth=worth)

    needs = [] if obstacle is None else [obstacle]
    phases: list[Phase] = []
    left = 0.0
    costs = game.rules.catalogue.costs
    own = _kinds(game, game.deck(seat))
    # An attack begins with a weapon (B8.2).
    opener = max(
        (kind for kind in game.rules.openers if own[kind]), key=lambda kind: own[kind], default=None
    )
    if opener is None:
        opener = WEAPON
        needs.append(because("goal-needs-weapon", kinds=kinds_text(_flat(costs[WEAPON]))))
        phases.append(Phase(Create(WEAPON), _flat(costs[WEAPON]), (WEAPON,)))
        own[WEAPON] += 1
        left += 3
    # A hero goes there by road (B7).
    way, start, hero = _way(game, seat, space)
    if way is None:
        count = _roads(game, seat, space)
        if count is None:
            return None
        needs.append(because("goal-needs-road", count=count))
        phases += [_road(game, seat)] * count
        left += 2 * count
    if hero < 0:
        cost = _flat(game.rules.catalogue.hero_cost)
        needs.append(because("goal-needs-hero", kinds=kinds_text(cost)))
        phases.append(Phase(HireHero(start), cost))
        left += 3
    if way:
        needs.append(because("goal-needs-steps", space=name(start), count=len(way)))
        step = _flat(game.rules.catalogue.step_cost)
        phases += [Phase(Travel(max(hero, 0), there), step) for there in way]
        left += len(way)
    # Enough strength in one hand (B8.2).
    strength = attack_strengths(game, seat)
    cards = _line(strength, own, opener, need - extra, game.rules.catalogue.hand)
    reach = sum(strength[kind] for kind in cards) + extra
    if reach < need:
        needs.append(because("goal-needs-strength", need=need, reach=reach))
        left += need - reach
        unit = _recruit(game, own)
        for _ in range(RECRUITS if unit else 0):
            phases += _hired(game, unit, 1)
            own[unit] += 1
            cards = _line(strength, own, opener, need - extra, game.rules.catalogue.hand)
            reach = sum(strength[kind] for kind in cards) + extra
            if reach >= need:
                break
    if reach >= need:
        needs.append(because("goal-needs-line", kinds=kinds_text(cards), need=need, reach=reach))
    phases.append(Phase(Attack(space), cards, later=obstacle is not None))
    luck = Luck(game, seat, over)
    left -= HELD * luck.waiting(cards)
    goal = msgspec.structs.replace(goal, left=left, cards=len(cards))
    return _finished(luck, game, goal, phases, needs, way is not None and reach >= need)


def _level_won(game: Game, seat: Seat, space: Space) -> int:
    """The level that the city would have after its conquest (B8.10, B8.14)."""
    level = level_of(game.tokens[space])
    if owner_of(game.tokens[space]) == NOBODY:
        plain = game.rules.plain_conquests(game, space)
        level = LORD if plain is None else plain
    while level and not free_token(game, seat, level):
        level -= 1
    return level


def _line(
    strength: list[int], own: Counter[Kind], opener: Kind, need: int, size: int
) -> tuple[Kind, ...]:
    """A weapon, and as few units as suffice; all that fit into a hand, where they do not."""
    line = [opener]
    total = strength[opener]
    rest = own - Counter(line)
    for unit in sorted(UNITS, key=lambda unit: -strength[unit]):
        for _ in range(rest[unit]):
            if total >= need or len(line) >= size:
                return tuple(line)
            line.append(unit)
            total += strength[unit]
    return tuple(line)


def _recruit(game: Game, own: Counter[Kind]) -> Kind:
    """The strongest unit that the own supply could ever hire; 0: none."""
    for unit in sorted(UNITS, reverse=True):
        cost = Counter(_flat(game.rules.catalogue.costs[unit]))
        fits = cost.total() <= game.rules.catalogue.hand and cost <= own
        if fits and _may_hire(game, unit, RECRUITS):
            return unit
    return 0


def _way(game: Game, seat: Seat, space: Space) -> tuple[list[Space] | None, Space, int]:
    """The paid steps of the cheapest way there, where it begins, and the hero who goes it; -1: a
    hero has to be hired for it in a city. None: no road leads there."""
    heroes = [(where, hero) for hero, where in enumerate(own_heroes(game, seat)) if where >= 0]
    unused = len(heroes) < 2
    best: tuple[int, Space, int, list[Space]] | None = None
    starts = heroes + ([(city, -1) for city in own_cities(game, seat)] if unused else [])
    for start, hero in starts:
        if start == space:
            found: tuple[int, Space, int, list[Space]] = (0, start, hero, [])
        else:
            ways = journeys(game, seat, start)
            way = ways.to(space)
            if way is None:
                continue
            free = [
                there
                for there in ways.path(space)
                if not game.rules.free_steps or not game.rules.free_steps(game, seat, there)
            ]
            found = (way.price, start, hero, free)
        # Whoever stands on the board already is three cards ahead.
        rank = found[0] + (3 if hero < 0 else 0)
        if best is None or rank < best[0] + (3 if best[2] < 0 else 0):
            best = found
    if best is not None:
        return best[3], best[1], best[2]
    start, hero = heroes[0] if heroes else (min(own_cities(game, seat), default=-1), -1)
    return None, start, hero


def _roads(game: Game, seat: Seat, space: Space) -> int | None:
    """How many land cards at least are missing on the way of a hero to a space; None: no road can
    ever lead there."""
    land, free = ground(game).land, open_spaces(game)
    heroes = [space for space in own_heroes(game, seat) if space >= 0]
    starts = heroes + (own_cities(game, seat) if len(heroes) < 2 else [])
    parts = {land.part[start] for start in starts}
    border = deque((0, there) for there, part in enumerate(land.part) if part in parts)
    seen = {there for _, there in border}
    while border:
        count, here = border.popleft()
        if here == space:
            return count
        for side, there, back in land.around[here]:
            # A road leads out of what lies here, and into what lies there; new cards have both.
            leaves = here in free or game.board[here] & side
            enters = there in free or (is_open(game.board[there]) and game.board[there] & back)
            if there in seen or not leaves or not enters:
                continue
            seen.add(there)
            if there in free:
                border.append((count + 1, there))
            else:
                border.appendleft((count, there))
    return None
