"""The twelve storm events of the box (S1.5)."""

from typing import Final

from battalia.engine.catalogue.mistakes import STORMGATES, between
from battalia.engine.chapters.artefacts.tents import NO_SUCH_TENT, Stationing, take_down
from battalia.engine.chapters.building import (
    ROADS,
    Placing,
    Revealing,
    obstacle_to_name,
    unrevealed,
)
from battalia.engine.chapters.great_artefacts import HAND
from battalia.engine.chapters.heroes import own_heroes
from battalia.engine.chapters.piles import Drawing, TurningUp, take_top_unit
from battalia.engine.choices import Build, Choice
from battalia.engine.events import Event, TentDissolved
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module
from battalia.engine.modules import fortune
from battalia.engine.modules.common import (
    ChoosingStack,
    FromLimbo,
    GainingArtefact,
    PromotingFree,
    RaisingFree,
    full_stacks,
    promotable,
    raisable,
    replace_land,
    replaceable,
    returnable,
    take_to_hand,
)
from battalia.engine.modules.stormgates import (
    STORMS,
    StormEvent,
    Storming,
    event_name,
    event_of,
)
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    LORD,
    ROAD_SHAPES,
    Card,
    Hero,
    Seat,
    Space,
    Terrain,
    distinct,
    put,
    shape_of,
    terrain_of,
)

NEVER_COPIED: Final = Reason("never-copied", "S1.5")
NOT_PLAYED: Final = Reason("event-not-played", "S1.4")
WITHOUT_EFFECT: Final = Reason("event-without-effect", "S1.3")
ONLY_ROADS: Final = Reason("only-roads", "S1.5")
NOT_REPLACED: Final = Reason("card-not-replaced", "S1.5")
REPLACE_FIRST: Final = Reason("replace-first", "S1.5")
REPLACE_ONE: Final = Reason("replace-one", "S1.5")
TERRAIN_NOT_LEFT: Final = Reason("terrain-not-left", "S1.5")
OPPONENTS_FIRST: Final = Reason("opponents-tent-first", "S1.5")


# Event 2.


def take_lord(game: Game, storm: Storming) -> None:
    """The top lord free, with 1 supply (fanatic lord: 2)."""
    if not game.stacks[LORD].top:
        return
    card = take_top_unit(game, LORD)
    supply = game.gain_supply(game.rules.unit_supply(game, card))
    for gained in (card, *supply):
        take_to_hand(game, storm.seat, gained)


# Event 4.


def roads(game: Game, seat: Seat) -> list[Choice]:
    """Road stacks that this player may name (B4.1)."""
    return [ROADS[shape] for shape in ROAD_SHAPES if obstacle_to_name(game, seat, shape) is None]


class ChoosingRoad(Frame, frozen=True):
    """Event 4: one road of any type is built free."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options = roads(game, self.seat)
        if not options:
            game.pop()
            return None
        return Question(self.seat, "build-free", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Build)
        game.swap(Revealing(self.seat, choice.shape, None))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Build):
            return None
        if choice.shape not in ROAD_SHAPES or choice.level is not None:
            return ONLY_ROADS
        return obstacle_to_name(game, self.seat, choice.shape)


# Event 5.


def draw_fortune(game: Game, storm: Storming) -> None:
    if fortune.in_play(game):
        fortune.draw_fortune(game, storm.seat, HAND)


# Event 6.


class HeroAppeared(Event, frozen=True, tag="hero-appeared"):
    seat: Seat
    hero: Hero
    space: Space


def is_elsewhere(game: Game, storm: Storming) -> bool:
    return own_heroes(game, storm.seat)[1 - storm.hero] != storm.space


def fetch_second_hero(game: Game, storm: Storming) -> None:
    """From wherever it is, hired or not; neither a hire nor a jump."""
    if is_elsewhere(game, storm):
        other = 1 - storm.hero
        game.heroes[2 * storm.seat + other] = storm.space
        game.tell(HeroAppeared(storm.seat, other, storm.space))


# Event 7.


class ReplaceCard(Choice, frozen=True, tag="replace-card"):
    """The card on the board that is replaced."""

    space: Space


class TakeTerrain(Choice, frozen=True, tag="take-terrain"):
    """The terrain of the new card, out of those in its stack."""

    terrain: Terrain


class Replacing(Frame, frozen=True):
    """Event 7: a card is replaced by another of its stack, its exits in the same directions."""

    seat: Seat
    space: Space | None = None

    def step(self, game: Game) -> Question | None:
        if self.space is not None:
            # The traveller looks through the stack; the old card may come back.
            old = game.board[self.space]
            terrains = put(unrevealed(game, shape_of(old)), terrain_of(old))
            options: list[Choice] = [TakeTerrain(terrain) for terrain in distinct(terrains)]
            return Question(self.seat, "take-terrain", options)
        spaces = [space for space in range(len(game.board)) if replaceable(game, space)]
        if not spaces:
            game.pop()
            return None
        return Question(self.seat, "replace-card", [ReplaceCard(space) for space in spaces])

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, ReplaceCard):
            game.swap(Replacing(self.seat, choice.space))
            return
        assert isinstance(choice, TakeTerrain)
        assert self.space is not None
        game.pop()
        replace_land(game, self.seat, self.space, choice.terrain)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case ReplaceCard():
                return NOT_REPLACED if self.space is None else REPLACE_ONE
            case TakeTerrain():
                return REPLACE_FIRST if self.space is None else TERRAIN_NOT_LEFT
        return None

    def check(self, game: Game) -> Reason | None:
        if self.space is not None and not (self.space >= 0 and replaceable(game, self.space)):
            return Reason("frame-no-land")
        return None


# Event 8.


class CopyEvent(Choice, frozen=True, tag="copy"):
    """The played event that is copied."""

    event: int


class StormEventCopied(Event, frozen=True, tag="storm-event-copied"):
    seat: Seat
    storm: int


class Copying(Frame, frozen=True):
    """A played event is copied (event 8)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [CopyEvent(event) for event in self._events(game)]
        if not options:
            game.pop()
            return None
        return Question(self.seat, "copy-event", options)

    def _events(self, game: Game) -> list[int]:
        """Those that can be copied; if any can be applied, one of those (S1.3)."""
        storm = game.below(self)
        assert isinstance(storm, Storming)
        played = STORMS.of(game).played
        events = [
            event
            for event in game.rules.all_of(StormEvent)
            if event.number in played and event.copied
        ]
        possible = [event for event in events if event.possible(game, storm)]
        return [event.number for event in possible or events]

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, CopyEvent)
        game.pop()
        storm = game.top()
        assert isinstance(storm, Storming)
        game.tell(StormEventCopied(self.seat, choice.event))
        event_of(game, choice.event).apply(game, storm)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, CopyEvent):
            return None
        event = game.rules.named(StormEvent).get(event_name(choice.event))
        if event is not None and not event.copied:
            return NEVER_COPIED
        return WITHOUT_EFFECT if choice.event in STORMS.of(game).played else NOT_PLAYED


# Event 12.


class DestroyTent(Choice, frozen=True, tag="destroy-tent"):
    """A tent with these cards."""

    of: Seat
    tent: Card
    cards: tuple[Card, ...]

    def in_order(self) -> "DestroyTent":
        return DestroyTent(self.of, self.tent, tuple(sorted(self.cards)))


def destructible(game: Game, seat: Seat) -> list[Choice]:
    """An opponent's tents if there are any, else own or teammates'; equal ones are one option."""
    for seats in (game.opponents(seat), game.team(seat)):
        found: list[Choice] = []
        for of in seats:
            for place in standing(game, of):
                tent = game.tents[of][place]
                choice = DestroyTent(of, tent.card, tuple(tent.cards))
                if choice not in found:
                    found.append(choice)
        if found:
            return found
    return []


def standing(game: Game, seat: Seat) -> list[int]:
    """The tents of this player but one that is just being pitched (S4.3)."""
    pitching = any(frame.seat == seat for frame in game.frames(Stationing))
    tents = game.tents[seat]
    return [place for place, tent in enumerate(tents[: len(tents) - pitching]) if tent.cards]


class DestroyingTent(Frame, frozen=True):
    """Event 12: one tent is destroyed; it and its cards go to their owner's shelter."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options = destructible(game, self.seat)
        if not options:
            game.pop()
            return None
        return Question(self.seat, "destroy-tent", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, DestroyTent)
        of, cards = choice.of, bytes(choice.cards)
        place = next(
            place
            for place in standing(game, of)
            if (game.tents[of][place].card, game.tents[of][place].cards) == (choice.tent, cards)
        )
        game.shelter[of] += cards
        take_down(game, of, place)
        game.tell(TentDissolved(of, choice.tent, cards))
        game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, DestroyTent):
            return None
        of, wanted = choice.of, (choice.tent, bytes(choice.cards))
        tents = [game.tents[of][place] for place in standing(game, of)]
        there = wanted in [(tent.card, tent.cards) for tent in tents]
        return OPPONENTS_FIRST if there else NO_SUCH_TENT


EVENTS: Final = (
    StormEvent(
        number=1,
        rule="S1.5",
        apply=lambda game, storm: game.push(ChoosingStack(storm.seat)),
        possible=lambda game, storm: full_stacks(game),
        stands_on={ChoosingStack: (Storming,), GainingArtefact: (Storming,)},
    ),
    StormEvent(
        number=2,
        rule="S1.5",
        apply=take_lord,
        possible=lambda game, storm: game.stacks[LORD].top,
        copied=False,
        stands_on={TurningUp: (Storming,)},
    ),
    StormEvent(
        number=3,
        rule="S1.5",
        apply=lambda game, storm: game.push(Drawing(storm.seat, 1)),
        possible=lambda game, storm: len(game.nation[storm.seat]) or game.shelter[storm.seat],
        stands_on={Drawing: (Storming,)},
    ),
    StormEvent(
        number=4,
        rule="S1.5",
        apply=lambda game, storm: game.push(ChoosingRoad(storm.seat)),
        possible=lambda game, storm: roads(game, storm.seat),
        stands_on=dict.fromkeys((ChoosingRoad, Revealing, Placing), (Storming,)),
    ),
    StormEvent(
        number=5,
        rule="S1.5",
        apply=draw_fortune,
        possible=lambda game, storm: fortune.in_play(game) and fortune.gifts(game, storm.seat),
        stands_on={fortune.DrawingFortune: (Storming,)},
    ),
    StormEvent(number=6, rule="S1.5", apply=fetch_second_hero, possible=is_elsewhere),
    StormEvent(
        number=7,
        rule="S1.5",
        apply=lambda game, storm: game.push(Replacing(storm.seat)),
        possible=lambda game, storm: any(
            replaceable(game, space) for space in range(len(game.board))
        ),
        stands_on={Replacing: (Storming,)},
    ),
    StormEvent(
        number=8,
        rule="S1.5",
        apply=lambda game, storm: game.push(Copying(storm.seat)),
        copied=False,
        stands_on={Copying: (Storming,)},
    ),
    StormEvent(
        number=9,
        rule="S1.5",
        apply=lambda game, storm: game.push(PromotingFree(storm.seat)),
        possible=lambda game, storm: promotable(game, storm.seat),
        stands_on={PromotingFree: (Storming,)},
    ),
    StormEvent(
        number=10,
        rule="S1.5",
        apply=lambda game, storm: game.push(RaisingFree(storm.seat)),
        possible=lambda game, storm: raisable(game, storm.seat),
        stands_on={RaisingFree: (Storming,)},
    ),
    StormEvent(
        number=11,
        rule="S1.5",
        apply=lambda game, storm: game.push(FromLimbo(storm.seat)),
        possible=lambda game, storm: returnable(game, storm.seat),
        stands_on={FromLimbo: (Storming,)},
    ),
    StormEvent(
        number=12,
        rule="S1.5",
        apply=lambda game, storm: game.push(DestroyingTent(storm.seat)),
        possible=lambda game, storm: destructible(game, storm.seat),
        stands_on={DestroyingTent: (Storming,)},
    ),
)


def install(rules: Rules) -> None:
    """A box that holds fewer of them has the first ones (S0.3)."""
    count = rules.catalogue.box.events
    between(count, 1, len(EVENTS), STORMGATES.at("events"), "S0.3")
    for event in EVENTS[count:]:
        rules.contents.remove(event)


MODULE: Final = Module(
    name="storm-events",
    rule="S1.5",
    wanted=lambda options: options.stormgates,
    install=install,
    contents=EVENTS,
)
