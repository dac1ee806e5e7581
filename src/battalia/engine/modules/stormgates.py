"""Stormgates and storm events (S1.1-S1.4); what each event does is in ``storm_events``."""

from collections.abc import Callable
from itertools import pairwise
from typing import ClassVar, Final

import msgspec
from msgspec.structs import force_setattr

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.ending import check_ending
from battalia.engine.chapters.heroes import (
    HERO_NOT_ON_BOARD,
    ONE_BY_ONE,
    OTHER_HERO,
    SAME_HERO,
    Riding,
    distinct_heroes,
    is_free_step,
    journeys,
    move_hero,
    obstacle_to_go,
    obstacle_to_reach,
    own_heroes,
    walk,
)
from battalia.engine.chapters.land import HERE, set_tile, what_lies
from battalia.engine.chapters.paying import Paying, Pending, begin_paying
from battalia.engine.chapters.rows import Purse, times, together, worth_of_row
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, DrawTerrain, Roll, Step, Travel
from battalia.engine.content import Content
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Option, Slice
from battalia.engine.notation import within
from battalia.engine.options import OptionsError
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CHANCE,
    EMPTY,
    GATE,
    NEUTRAL,
    Factions,
    Hero,
    Seat,
    Space,
    Terrain,
    shape_of,
    take,
    terrain_of,
    tile,
)

NAME: Final = "stormgates"
NOT_ON_GATE: Final = Reason("not-on-gate", "S1.2")
NO_GATE_THERE: Final = Reason("no-gate-there", "S1.2")
NO_OTHER_GATE: Final = Reason("no-other-gate", "S1.2")
JUMPED_ALREADY: Final = Reason("jumped-already", "S1.2")
NO_TOLL: Final = Reason("cannot-pay", "S1.2", {"purpose": "jump"})
TOO_FAR: Final = Reason("too-far", "B7.2")


class Storms(msgspec.Struct, frozen=True):
    """What this module keeps; all of it is public."""

    played: tuple[int, ...] = ()
    """Storm events that lie face up, the last on top (S1.4)."""
    jumped: tuple[int, ...] = ()
    """Figures, as ``seat * 2 + hero``, that have jumped in this turn (S1.2)."""


STORMS: Final = Slice(NAME, Storms)


class GateLaid(Event, frozen=True, tag="gate-laid"):
    """A stormgate lies on the board (S1.1)."""

    space: Space
    terrain: Terrain


# Set-up (S1.1, S10.6).


def lay_gates(game: Game) -> None:
    """S1.1: the gates of the players' factions at random on the gate spaces."""
    game.push(LayingGates(game.rules.layout.gates, bytes(sorted(game.faction))))


class LayingGates(Frame, frozen=True):
    """Chance lays one gate after the other."""

    spaces: tuple[Space, ...]
    gates: Factions

    def step(self, game: Game) -> Question | None:
        if not self.spaces:
            game.pop()
            return None
        options: list[Choice] = [DrawTerrain(terrain) for terrain in self.gates]
        return Question(CHANCE, "lay-gate", options, [1] * len(options))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, DrawTerrain)
        space, *rest = self.spaces
        set_tile(game, space, tile(GATE, choice.terrain, 15))
        game.tell(GateLaid(space, choice.terrain))
        game.swap(LayingGates(tuple(rest), take(self.gates, choice.terrain)))

    def check(self, game: Game) -> Reason | None:
        if len(self.spaces) != len(self.gates) or len(set(self.spaces)) != len(self.spaces):
            return Reason("frame-spaces")
        if any(space < 0 or game.board[space] != EMPTY for space in self.spaces):
            return Reason("frame-space-taken")
        return None


# Gates on the board.


def gates(game: Game) -> dict[int, Space]:
    """The gates on the board by their number, 1 to 6, and where they lie (S0.2)."""
    # Often asked for, so the shape is looked at here; there is no card without a shape.
    spaces = [space for space, on in enumerate(game.board) if on >> 4 & 31 == GATE]
    return dict(
        sorted(
            (game.rules.catalogue.gates.index(terrain_of(game.board[space])) + 1, space)
            for space in spaces
        )
    )


def is_gate(game: Game, space: Space) -> bool:
    """Whether a gate lies here."""
    on = game.board[space]
    return shape_of(on) == GATE and terrain_of(on) < NEUTRAL


def ask_for_gate(game: Game, about: str) -> Question:
    """The die names a gate in play; numbers of absent gates are rolled again (S12.1, S13.1)."""
    options: list[Choice] = [Roll(number) for number in gates(game)]
    return Question(CHANCE, about, options, [1] * len(options))


# Jumping (S1.2).


class Jump(Choice, frozen=True, tag="jump"):
    """A hero goes from a stormgate to another one; the row may hold steps before and after it."""

    hero: Hero
    space: Space
    origin: Space | None = None
    """The gate to which the hero goes first; None: it stands on the gate."""
    further: int = 0
    """So many steps are paid for that are named after the storm event."""


class Toll(Choice, frozen=True, tag="toll"):
    """The same, as the purpose of a row that holds the toll alone: the step is paid otherwise."""

    hero: Hero
    space: Space


def obstacle_to_leave(
    game: Game, seat: Seat, hero: Hero, space: Space, origin: Space | None = None
) -> Reason | None:
    """S1.2: from a gate, to which roads may lead first, to any other; each figure once per turn."""
    here = game.heroes[2 * seat + hero]
    if here < 0:
        return HERO_NOT_ON_BOARD
    if origin is not None:
        reason = obstacle_to_reach(game, seat, hero, origin)
        if reason is not None:
            return reason
        here = origin
    on_board = gates(game).values()
    if here not in on_board:
        return NOT_ON_GATE
    if len(on_board) < 2:
        return NO_OTHER_GATE
    if space == here or space not in on_board:
        return NO_GATE_THERE
    if has_jumped(game, seat, hero):
        return JUMPED_ALREADY
    return None


def has_jumped(game: Game, seat: Seat, hero: Hero) -> bool:
    """Whether this figure has jumped in this turn; being hired again changes nothing (S1.2)."""
    return 2 * seat + hero in STORMS.of(game).jumped


def one_has_jumped(game: Game, seat: Seat) -> bool:
    """Then this player's heroes are not alike, even on one space."""
    return has_jumped(game, seat, 0) != has_jumped(game, seat, 1)


def obstacle_to_jump(game: Game, seat: Seat, purse: Purse, wish: Jump) -> Reason | None:
    """S1.2: the steps and the toll in one row; in a ride the toll only."""
    if (wish.origin is not None or wish.further) and is_riding(game, seat, wish.hero):
        return ONE_BY_ONE
    reason = obstacle_to_leave(game, seat, wish.hero, wish.space, wish.origin)
    if reason is None and wish.hero not in distinct_heroes(game, seat):
        reason = SAME_HERO
    if reason is None and not purse.covers(game, seat, price(game, seat, wish)):
        reason = NO_TOLL
    return reason


def obstacle_to_pass(game: Game, seat: Seat, purse: Purse, wish: Toll) -> Reason | None:
    """S1.2: the toll, where the step is free (B12.1) or a point of the ride pays it."""
    reason = obstacle_to_leave(game, seat, wish.hero, wish.space)
    if reason is None:
        paid = is_free_step(game, seat, wish.space) or is_riding(game, seat, wish.hero)
        if not paid or not purse.covers(game, seat, toll(game)):
            reason = NO_TOLL
    return reason


def is_riding(game: Game, seat: Seat, hero: Hero) -> bool:
    """Whether this hero is in the middle of a ride."""
    return any((ride.seat, ride.hero) == (seat, hero) for ride in game.frames(Riding))


def toll(game: Game) -> Cost:
    return game.rules.catalogue.storm_costs["toll"]


def toll_and_steps(game: Game, steps: int) -> Cost:
    """Both in one row."""
    return together(toll(game), times(game.rules.catalogue.step_cost, steps))


def steps_of(game: Game, seat: Seat, wish: Jump) -> int:
    """The paid steps of a jump's row: to the gate, through it (B12.1: unless free), and on."""
    steps = wish.further + (not is_free_step(game, seat, wish.space))
    if wish.origin is not None:
        way = journeys(game, seat, game.heroes[2 * seat + wish.hero]).to(wish.origin)
        assert way is not None
        steps += way.price
    return steps


def price(game: Game, seat: Seat, wish: Jump) -> Cost:
    """S1.2: each of them a supply, and the toll."""
    return toll_and_steps(game, steps_of(game, seat, wish))


def on_gates(game: Game, seat: Seat) -> bool:
    """Whether this player has a hero on a gate."""
    return any(space >= 0 and what_lies(game, space) == GATE for space in own_heroes(game, seat))


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Jumps that can be paid for: from the gate on which a hero stands, or from one to which roads
    lead."""
    heroes = [hero for hero in distinct_heroes(game, seat) if not has_jumped(game, seat, hero)]
    if not heroes or not purse.covers(game, seat, toll(game)):
        return
    most = 0
    while purse.covers(game, seat, toll_and_steps(game, most + 1)):
        most += 1
    spaces = list(gates(game).values())
    for hero in heroes:
        here = game.heroes[2 * seat + hero]
        reached = journeys(game, seat, here, most)
        for gate in sorted(spaces, key=lambda space: space != here):
            way = HERE if gate == here else reached.to(gate)
            if way is None or way.price > most:
                continue
            origin = None if gate == here else gate
            for space in spaces:
                if space != gate:
                    step = 0 if is_free_step(game, seat, space) else 1
                    left = most - way.price - step
                    out += [Jump(hero, space, origin, more) for more in range(left + 1)]


def jumps_in_ride(game: Game, seat: Seat, hero: Hero) -> list[Choice]:
    """S1.2, S1.3: a horse or ability point pays the step, never the toll."""
    if not on_gates(game, seat):
        return []
    if not Purse(game, seat).covers(game, seat, toll(game)):
        return []
    return [
        Jump(hero, space)
        for space in gates(game).values()
        if obstacle_to_leave(game, seat, hero, space) is None
    ]


def begin_jump(game: Game, seat: Seat, choice: Jump) -> None:
    """The step is paid by supply, by a point of the ride, or is free; the toll always."""
    free = is_free_step(game, seat, choice.space)
    riding = game.top()
    if isinstance(riding, Riding):
        left = riding.left if free else riding.left - 1
        game.swap(Riding(seat, choice.hero, left, True))
    alone = free and choice == Jump(choice.hero, choice.space)
    if alone or isinstance(riding, Riding):
        begin_paying(game, seat, Toll(choice.hero, choice.space))
    else:
        begin_paying(game, seat, choice)


def jump(game: Game, seat: Seat, choice: Jump | Toll) -> None:
    """S1.3: paid; the hero is put on the exit gate and the storm breaks."""
    if isinstance(choice, Jump):
        if choice.origin is not None:
            walk(game, seat, choice.hero, choice.origin)
        if choice.further:
            game.push(Travelling(seat, choice.hero, choice.further, True))
    origin = game.heroes[2 * seat + choice.hero]
    move_hero(game, seat, choice.hero, choice.space)
    state = STORMS.of(game)
    jumped = tuple(sorted((*state.jumped, 2 * seat + choice.hero)))
    STORMS.set(game, Storms(state.played, jumped))
    game.push(Storming(seat, choice.hero, origin, choice.space))


class Travelling(Riding, frozen=True):
    """The rest of a travel row after its jump and the storm event (S1.3); the way is named anew."""

    about = "travel-on"

    def further(self, game: Game) -> list[Choice]:
        here = game.heroes[2 * self.seat + self.hero]
        reached = journeys(game, self.seat, here).within(self.left)
        return [Travel(self.hero, space) for space in reached]

    def answer(self, game: Game, choice: Choice) -> None:
        if not isinstance(choice, Travel):
            super().answer(game, choice)
            return
        way = journeys(game, self.seat, game.heroes[2 * self.seat + self.hero]).to(choice.space)
        assert way is not None
        walk(game, self.seat, self.hero, choice.space)
        self.go_on(game, way.price)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if isinstance(choice, (Step, Travel)) and choice.hero != self.hero:
            return OTHER_HERO
        if isinstance(choice, Travel):
            return obstacle_to_go(game, self.seat, self.hero, choice.space) or TOO_FAR
        return super().why_not(game, choice)

    def check(self, game: Game) -> Reason | None:
        if NAME not in game.slices:
            return Reason("frame-absent")
        if not self.moved or not has_jumped(game, self.seat, self.hero):
            return Reason("frame-not-jumped", "S1.2")
        rows = game.rows[self.seat]
        if not rows or rows[-1].purpose != Jump.__struct_config__.tag:
            return Reason("frame-no-row")
        return super().check(game)

    def most(self, game: Game) -> int:
        """What the row holds besides the toll and the step through the gate, unless that could be
        free (B12.1)."""
        jump = toll_and_steps(game, 0 if game.rules.free_steps else 1)
        return worth_of_row(game, self.seat) - sum(n for _, n in jump)


def forget_jumps(game: Game, seat: Seat) -> None:
    """S1.2: each figure at most one jump per turn."""
    STORMS.set(game, Storms(STORMS.of(game).played))


# Storm events (S1.3-S1.5).


class DrawEvent(Choice, frozen=True, tag="event"):
    """The storm event that chance draws."""

    event: int


class StormEventDrawn(Event, frozen=True, tag="storm-event-drawn"):
    seat: Seat
    storm: int


class StormEventsReshuffled(Event, frozen=True, tag="storm-events-reshuffled"):
    """The played events are drawn again (S1.4)."""


def brewing(game: Game) -> list[int]:
    """The events that are being applied: two partners may jump at the same time (S4.3)."""
    return [storm.event for storm in game.frames(Storming) if storm.event]


def unplayed(game: Game) -> list[int]:
    """The events from which the next is drawn."""
    seen = (*STORMS.of(game).played, *brewing(game))
    return [event for event in all_events(game) if event not in seen]


def reshuffle_events(game: Game) -> None:
    STORMS.set(game, Storms((), STORMS.of(game).jumped))
    game.tell(StormEventsReshuffled())


class Storming(Frame, frozen=True):
    """The storm event of a jump is drawn, applied, and joins the played pile (S1.3, S1.4)."""

    seat: Seat
    hero: Hero
    origin: Space
    """The gate that was left."""
    space: Space
    """The gate that was entered."""
    event: int = 0
    """0: not yet drawn. Once drawn, its frames lie above; when they are done, it is applied."""

    def step(self, game: Game) -> Question | None:
        if self.event:
            self._end(game)
            return None
        if not unplayed(game):
            # The last of them is being applied by a partner (S4.3).
            reshuffle_events(game)
        options: list[Choice] = [DrawEvent(event) for event in unplayed(game)]
        return Question(CHANCE, "storm-event", options, [1] * len(options))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, DrawEvent)
        game.swap(Storming(self.seat, self.hero, self.origin, self.space, choice.event))
        game.tell(StormEventDrawn(self.seat, choice.event))
        event_of(game, choice.event).apply(game, self)

    def _end(self, game: Game) -> None:
        """S1.4: the event joins the pile; after the last of them all are reshuffled."""
        game.pop()
        state = STORMS.of(game)
        STORMS.set(game, Storms((*state.played, self.event), state.jumped))
        if len(STORMS.of(game).played) == len(all_events(game)):
            reshuffle_events(game)
        if not check_ending(game, self.seat):
            game.rules.jumped(game, self.seat, self.hero, self.origin, self.space)

    def check(self, game: Game) -> Reason | None:
        on_board = gates(game).values()
        if self.space == self.origin or not {self.space, self.origin} <= set(on_board):
            return Reason("frame-no-gate", "S1.2")
        if game.heroes[2 * self.seat + self.hero] != self.space:
            return Reason("frame-hero-elsewhere", "S1.3")
        if not has_jumped(game, self.seat, self.hero):
            return Reason("frame-not-jumped", "S1.2")
        return None


class StormEvent(Content, frozen=True, kw_only=True):
    """What a storm event does, and whether it can be applied in any way (S1.3), for those that copy
    it; whoever draws it applies it as far as that goes.

    Those of the box have the numbers from 1 on, without a gap; further ones the numbers after them.
    """

    opinions: ClassVar[str] = "storm-events"

    name: str = ""
    """Made of its number."""
    number: int
    apply: Callable[[Game, Storming], None]
    possible: Callable[[Game, Storming], object] = lambda game, storm: True
    copied: bool = True
    """Whether another event can copy it (S1.5)."""

    def __post_init__(self) -> None:
        if type(self.number) is not int or not 0 < self.number < 10_000:
            raise ValueError(f"the number of a storm event is 1 to 9999, unlike {self.number}")
        force_setattr(self, "name", event_name(self.number))

    def texts(self) -> tuple[str, ...]:
        return (*Content.texts(self), f"sheets-{self.name}")


def event_name(number: int) -> str:
    return f"event-{number}"


def event_of(game: Game, number: int) -> StormEvent:
    return game.rules.named(StormEvent)[event_name(number)]


def all_events(game: Game) -> list[int]:
    return [event.number for event in game.rules.all_of(StormEvent)]


def storms_are_in_order(game: Game) -> Reason | None:
    """S0.2, S0.3, S1.2, S1.4."""
    state = STORMS.of(game)
    seen = (*state.played, *brewing(game))
    if len(set(seen)) != len(seen) or not set(seen) <= set(all_events(game)):
        return Reason("law-storms", "S0.3")
    if len(state.played) == len(all_events(game)):
        return Reason("law-storms-reshuffled", "S1.4")
    figures = sorted(set(state.jumped) & set(range(len(game.heroes))))
    if list(state.jumped) != figures:
        return Reason("law-jump-once", "S1.2")
    terrains = [terrain_of(on) for on in game.board if on > 0 and shape_of(on) == GATE]
    if len(set(terrains)) != len(terrains) or not set(terrains) <= set(game.faction):
        return Reason("law-gates", "S1.1")
    return None


def rides_pay_their_toll_only(game: Game) -> Reason | None:
    """S1.2: what is paid for in the middle of a ride is the toll of its hero."""
    for lane in game.lanes:
        for ride, frame in pairwise(lane):
            if isinstance(ride, Riding) and isinstance(frame, (Paying, Pending)):
                purpose = frame.purpose
                if not isinstance(purpose, Toll) or purpose.hero != ride.hero:
                    tag = str(frame.__struct_config__.tag)
                    return within(tag, Reason("frame-cannot-pay", "S1.2"))
    return None


def install(rules: Rules) -> None:
    if len(rules.layout.gates) != rules.options.players:
        raise OptionsError("layout", "options-gates", "S1.1")
    rules.own_land.append(is_gate)
    rules.setup.insert_after("choose factions", "lay gates", lay_gates)
    rules.turn_begins.append(forget_jumps)
    rules.heroes_differ.append(one_has_jumped)
    rules.hired_last.append(has_jumped)
    rules.passages.append(lambda game: gates(game).values())


MODULE: Final = Module(
    name=NAME,
    rule="S1",
    options=(Option("stormgates", "S1", "magic-portal", expansion=True),),
    install=install,
    actions=(
        Action(
            Jump,
            obstacle_to_jump,
            offer,
            begin_jump,
            price=price,
            effect=jump,
            on_the_way=jumps_in_ride,
        ),
        Action(Toll, obstacle_to_pass, price=lambda game, seat, wish: toll(game), effect=jump),
    ),
    slice=STORMS,
    laws=(storms_are_in_order, rides_pay_their_toll_only),
    stands_on={
        LayingGates: (Setup,),
        Travelling: (Turn,),
        Storming: (Turn, Riding, Travelling),
        Paying: (Riding,),
        Pending: (Riding,),
    },
)
