"""Heroic mode (S5): strong neutral cities and ruins, veterans.

That all own heroes able to attack a target may do so with one weapon (S5.2) is B8.2 and S7.1.
"""

from typing import Final

import msgspec

from battalia.engine.events import Event
from battalia.engine.game import Game
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.modules import hard
from battalia.engine.modules.checkpoints import counted_decks
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import CHIEF, FRIMAN, Kind, Seat

NAME: Final = "heroic"


class Veterans(msgspec.Struct, frozen=True):
    """What this module keeps."""

    seats: tuple[Seat, ...] = ()
    """Who is a veteran now, by seat."""


VETERANS: Final = Slice(NAME, Veterans)


class VeteranNamed(Event, frozen=True, tag="veteran-named"):
    """A player has become a veteran (S5.3)."""

    seat: Seat


class VeteranLapsed(Event, frozen=True, tag="veteran-lapsed"):
    """A player is a veteran no more (S5.3)."""

    seat: Seat


def veterans(game: Game) -> tuple[Seat, ...]:
    """Who is a veteran."""
    return VETERANS.of(game).seats


def name_veterans(game: Game) -> None:
    """S5.3: from the second checkpoint on, by the decks as they were counted."""
    box = game.rules.catalogue.box
    before = veterans(game)
    decks = counted_decks(game)
    now = tuple(seat for seat, deck in enumerate(decks) if deck >= box.veteran_deck)
    VETERANS.set(game, Veterans(now))
    for seat in range(game.players):
        if seat in now and seat not in before:
            game.tell(VeteranNamed(seat))
        elif seat in before and seat not in now:
            game.tell(VeteranLapsed(seat))


def more_morale(game: Game, seat: Seat) -> int:
    """S5.3: a veteran's heroes add 4 instead of 1."""
    box = game.rules.catalogue.box
    return box.veteran_morale - 1 if seat in veterans(game) else 0


def more_strength(game: Game, seat: Seat, kind: Kind) -> int:
    """S5.3: every friman and chief of a veteran's line has +1."""
    box = game.rules.catalogue.box
    return box.veteran_strength if kind in (FRIMAN, CHIEF) and seat in veterans(game) else 0


def veterans_are_in_order(game: Game) -> Reason | None:
    seats = veterans(game)
    if list(seats) != sorted(set(seats)):
        return Reason("law-veteran", "S5.3")
    return None


def install(rules: Rules) -> None:
    hard.install(rules)
    rules.checkpoint.add("veterans", name_veterans)
    rules.morale_bonuses.append(more_morale)
    rules.line_bonuses.append(more_strength)


MODULE: Final = Module(
    name=NAME,
    rule="S5",
    options=(
        Option(
            "heroic",
            "S5",
            "viking-helmet",
            expansion=True,
            needs=(Need(lambda options: options.advanced, "options-needs-advanced", "S10.5"),),
        ),
    ),
    install=install,
    slice=VETERANS,
    laws=(veterans_are_in_order,),
)
