"""The Mountain Pass between the valleys (S15.6)."""

from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.great_artefacts import SHELTER, ChoosingGreatArtefact, prizes
from battalia.engine.chapters.heroes import Riding
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Roll
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Slice
from battalia.engine.modules.fortune import DrawingFortune
from battalia.engine.modules.stormgates import Travelling, ask_for_gate, gates
from battalia.engine.modules.valleys import KeepAmplifier, SpendAmplifier
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import Hero, Seat, Space

NAME: Final = "mountain-pass"
AFTER_A_JUMP: Final = Reason("amplifier-after-jump", "S15.6")


class Amplifier(msgspec.Struct, frozen=True):
    """The storm amplifier of a hero."""

    seat: Seat
    hero: Hero
    gate: int
    """The number of the gate for which it serves (S0.2)."""


class Amplifiers(msgspec.Struct, frozen=True):
    """What the Pass keeps."""

    held: tuple[Amplifier, ...] = ()


AMPLIFIERS: Final = Slice(NAME, Amplifiers)


class AmplifierTaken(Event, frozen=True, tag="amplifier-taken"):
    """A hero stopped on the Pass; the die named a gate."""

    seat: Seat
    hero: Hero
    gate: int


class AmplifierSpent(Event, frozen=True, tag="amplifier-spent"):
    seat: Seat
    gate: int


class AmplifierLost(Event, frozen=True, tag="amplifier-lost"):
    """It left the board with its hero."""

    seat: Seat
    gate: int


def held(game: Game) -> tuple[Amplifier, ...]:
    return AMPLIFIERS.of(game).held


def amplifier_of(game: Game, seat: Seat, hero: Hero) -> Amplifier | None:
    """The amplifier of this hero, if it has one."""
    for one in held(game):
        if (one.seat, one.hero) == (seat, hero):
            return one
    return None


def give_up(game: Game, amplifier: Amplifier) -> None:
    """It is spent or lost."""
    rest = tuple(one for one in held(game) if one != amplifier)
    AMPLIFIERS.set(game, Amplifiers(rest))


# Taking one.


def stop(game: Game, seat: Seat, hero: Hero) -> None:
    """S15.6: a hero that stops on the Pass takes one, at most one at a time."""
    here = game.heroes[2 * seat + hero] == game.rules.layout.link
    if here and amplifier_of(game, seat, hero) is None and gates(game):
        game.push(Amplifying(seat, hero))


class Amplifying(Frame, frozen=True):
    """The die names a gate in play."""

    seat: Seat
    hero: Hero

    def step(self, game: Game) -> Question | None:
        return ask_for_gate(game, "amplifier")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Roll)
        new = Amplifier(self.seat, self.hero, choice.die)
        AMPLIFIERS.set(game, Amplifiers((*held(game), new)))
        game.tell(AmplifierTaken(self.seat, self.hero, choice.die))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not AMPLIFIERS.in_play(game):
            return Reason("frame-absent")
        if game.heroes[2 * self.seat + self.hero] != game.rules.layout.link:
            return Reason("frame-hero-elsewhere")
        if amplifier_of(game, self.seat, self.hero) is not None or not gates(game):
            return Reason("law-amplifier")
        return None


# Spending it.


def jumped(game: Game, seat: Seat, hero: Hero, left: Space, entered: Space) -> None:
    """S15.6: after the event of a jump from its gate the amplifier may be spent."""
    amplifier = amplifier_of(game, seat, hero)
    if amplifier is not None and gates(game).get(amplifier.gate) == left:
        game.push(Spending(seat, hero))


class Spending(Frame, frozen=True):
    """The traveller may spend the amplifier for a Great Artefact on offer or a fortune card."""

    seat: Seat
    hero: Hero

    def step(self, game: Game) -> Question | None:
        if not prizes(game, self.seat):
            game.pop()
            return None
        return Question(self.seat, "spend-amplifier", [SpendAmplifier(), KeepAmplifier()])

    def answer(self, game: Game, choice: Choice) -> None:
        game.pop()
        if isinstance(choice, SpendAmplifier):
            amplifier = amplifier_of(game, self.seat, self.hero)
            assert amplifier is not None
            give_up(game, amplifier)
            game.tell(AmplifierSpent(self.seat, amplifier.gate))
            game.push(ChoosingGreatArtefact(self.seat, SHELTER))

    def check(self, game: Game) -> Reason | None:
        if not AMPLIFIERS.in_play(game) or amplifier_of(game, self.seat, self.hero) is None:
            return Reason("frame-no-amplifier")
        return None


def lose(game: Game, seat: Seat, hero: Hero) -> None:
    """S15.6: lost when the hero leaves the board."""
    amplifier = amplifier_of(game, seat, hero)
    if amplifier is not None:
        give_up(game, amplifier)
        game.tell(AmplifierLost(seat, amplifier.gate))


def differ(game: Game, seat: Seat) -> bool:
    """Two heroes with different amplifiers are not equal."""
    one, two = (amplifier_of(game, seat, hero) for hero in (0, 1))
    return (one and one.gate) != (two and two.gate)


def heroes_hold_amplifiers(game: Game) -> Reason | None:
    owners = [(one.seat, one.hero) for one in held(game)]
    if len(set(owners)) != len(owners):
        return Reason("law-amplifier", "S15.6")
    for one in held(game):
        if game.heroes[2 * one.seat + one.hero] < 0 or one.gate not in gates(game):
            return Reason("law-amplifier", "S15.6")
    return None


def install(rules: Rules) -> None:
    rules.stops.append(stop)
    rules.jumped.append(jumped)
    rules.hero_leaves.append(lose)
    rules.heroes_differ.append(differ)
    rules.precious_heroes.append(
        lambda game, seat, hero: amplifier_of(game, seat, hero) is not None
    )


MODULE: Final = Module(
    name=NAME,
    rule="S15.6",
    wanted=lambda options: options.valleys == "pass",
    install=install,
    actions=(
        *(
            Action(wish, lambda game, seat, purse, wish: AFTER_A_JUMP)
            for wish in (SpendAmplifier, KeepAmplifier)
        ),
    ),
    slice=AMPLIFIERS,
    laws=(heroes_hold_amplifiers,),
    stands_on={
        Amplifying: (Turn,),
        Spending: (Turn, Riding, Travelling),
        ChoosingGreatArtefact: (Riding, Travelling),
        DrawingFortune: (Riding, Travelling),
    },
)
