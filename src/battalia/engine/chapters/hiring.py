"""Hiring units and creating artefacts (B3.2, B3.3)."""

from __future__ import annotations

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.oracle import matched
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.piles import Fetching, Receiver, find, take_top_unit
from battalia.engine.chapters.rows import Purse, gain
from battalia.engine.choices import (
    Choice,
    Create,
    Hire,
    NameFaction,
    TopCard,
)
from battalia.engine.events import (
    ArtefactCreated,
    UnitHired,
)
from battalia.engine.game import Game, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARTEFACTS,
    KINDS,
    ONE,
    STACKED,
    UNITS,
    Card,
    Kind,
    Seat,
)

HIRES: Final = {unit: Hire(unit) for unit in UNITS}
CREATES: Final = {kind: Create(kind) for kind in ARTEFACTS}
STACK_EMPTY: Final = {
    kind: Reason("stack-empty", "B3.9", {"kind": KINDS[kind]}) for kind in STACKED
}
FACTION_NOT_HERE: Final = Reason("faction-not-here", "B11.3")
NO_UNIT: Final = Reason("not-a-unit", "B3.2")
NO_ARTEFACT: Final = Reason("not-an-artefact", "B3.3")
CANNOT_HIRE: Final = {
    kind: Reason("cannot-pay", "B3.2", {"purpose": KINDS[kind]}) for kind in UNITS
}
CANNOT_CREATE: Final = {
    kind: Reason("cannot-pay", "B3.3", {"purpose": KINDS[kind]}) for kind in ARTEFACTS
}


def obstacle_to_hire(game: Game, seat: Seat, purse: Purse, wish: Hire) -> Reason | None:
    """B3.2: rank + 1 supply; B3.9: an empty stack gives nothing."""
    unit = wish.unit
    if unit not in UNITS:
        return NO_UNIT
    if not purse.covers(game, seat, game.rules.catalogue.costs[unit]):
        return CANNOT_HIRE[unit]
    if not game.stacks[unit].top:
        return STACK_EMPTY[unit]
    return None


def obstacle_to_create(game: Game, seat: Seat, purse: Purse, wish: Create) -> Reason | None:
    """B3.3: the artefact's cost; B3.9: an empty stack gives nothing."""
    kind = wish.artefact
    if kind not in ARTEFACTS:
        return NO_ARTEFACT
    if not purse.covers(game, seat, game.rules.catalogue.costs[kind]):
        return CANNOT_CREATE[kind]
    if not len(game.stacks[kind]) or (not game.alone and not cards_left(game, kind)):
        return STACK_EMPTY[kind]
    return None


def cards_left(game: Game, kind: Kind) -> int:
    """The cards of an artefact stack but those that partners have paid for and are about to take
    (S4.3)."""
    promised = sum(taking.kind == kind for taking in game.frames(FromStack))
    return len(game.stacks[kind]) - promised


def offer_units(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Units to hire."""
    for unit in purse.affordable.units:
        wish = HIRES[unit]
        if obstacle_to_hire(game, seat, purse, wish) is None:
            out.append(wish)


def offer_artefacts(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Artefacts to create."""
    for kind in purse.affordable.artefacts:
        wish = CREATES[kind]
        if obstacle_to_create(game, seat, purse, wish) is None:
            out.append(wish)


def hire(game: Game, seat: Seat, purpose: Hire) -> None:
    """B3.2: the top unit and one supply."""
    if not game.stacks[purpose.unit].top:
        return
    card = take_top_unit(game, purpose.unit)
    supply = game.gain_supply(game.rules.unit_supply(game, card))
    gain(game, seat, supply + ONE[card])
    game.tell(UnitHired(seat, card, len(supply)))


def create(game: Game, seat: Seat, purpose: Create) -> None:
    """B3.3: the top card of the stack, no supply."""
    game.push(Creating(seat, purpose.artefact))


class FromStack(Receiver, frozen=True):
    """The top card of an artefact stack, or a named faction's if matched today (B11.3)."""

    seat: Seat
    kind: Kind

    def step(self, game: Game) -> Question | None:
        if matched(game) == self.kind:
            options: list[Choice] = [NameFaction(faction) for faction in game.factions]
            options.append(TopCard())
            return Question(self.seat, "name-faction", options)
        game.push(Fetching(self.kind))
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, NameFaction):
            card = find(game, self.kind, choice.faction)
            if card is not None:
                self.receive(game, card)
            else:
                game.push(Fetching(self.kind, True))
        else:
            game.push(Fetching(self.kind))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return FACTION_NOT_HERE if isinstance(choice, NameFaction) else None

    def awaits(self) -> Kind | None:
        return self.kind

    def check(self, game: Game) -> Reason | None:
        if self.kind not in ARTEFACTS or cards_left(game, self.kind) < 0:
            return Reason("frame-stack-empty")
        return None


class Creating(FromStack, frozen=True):
    """The new artefact is laid at the end of its row (B3.3)."""

    def receive(self, game: Game, card: Card) -> None:
        gain(game, self.seat, ONE[card])
        game.tell(ArtefactCreated(self.seat, card))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not game.rows[self.seat]:
            return Reason("frame-no-row")
        return FromStack.check(self, game)


ACTIONS: Final = (
    Action(
        Hire,
        obstacle_to_hire,
        offer_units,
        begin_paying,
        price=lambda game, seat, wish: game.rules.catalogue.costs[wish.unit],
        row=lambda wish: f"hire {KINDS[wish.unit]}",
        effect=hire,
    ),
    Action(
        Create,
        obstacle_to_create,
        offer_artefacts,
        begin_paying,
        price=lambda game, seat, wish: game.rules.catalogue.costs[wish.artefact],
        row=lambda wish: f"create {KINDS[wish.artefact]}",
        effect=create,
    ),
)
