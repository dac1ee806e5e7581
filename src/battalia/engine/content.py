"""Things of the box that a module plays with: storm events, potions, Great Artefacts and the like.

A content is one value that says all of itself but its texts. A module brings its own; one from
outside may bring further ones for a module of the box, which finds them all in the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec.structs import force_setattr

from battalia.engine.action import Action
from battalia.engine.reasons import Reason
from battalia.engine.terms import KINDS, Kind

if TYPE_CHECKING:
    from battalia.engine.game import Frame, Game
    from battalia.engine.module import Mark
    from battalia.engine.points import Rules


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """One thing, by its name in notation and texts."""

    opinions: ClassVar[str] = ""
    """The table of ``bots/weights.toml`` with what computer players think of such things."""
    everywhere: ClassVar[bool] = False
    """Whether every place of the box has one: there is no room for another from outside."""

    name: str
    rule: str
    """Where the rules describe it."""
    icon: str = ""
    """Its sign on the page."""
    worth: float | None = None
    """What computer players think of it, in points; None: ``bots/weights.toml`` says so."""
    hint: str = ""
    """The message that speaks for it, where computer players have nothing better to say."""
    numbers: Mapping[str, int] = {}
    """What is printed on it; a table may correct that, under ``cards`` and its name."""
    least: Mapping[str, int] = {}
    """What such a number is at least, where that is not 0."""
    install: Callable[[Rules], None] = lambda rules: None
    """It adds itself to the points of the rules."""
    actions: tuple[Action, ...] = ()
    """What players may do with it."""
    laws: tuple[Callable[[Game], Reason | None], ...] = ()
    """What holds for it in every position."""
    marks: tuple[Mark, ...] = ()
    """What it says of cards on the table."""
    stands_on: Mapping[type[Frame], tuple[type[Frame], ...]] = {}
    """Its frames, with what each may stand on."""
    outsiders: tuple[type[Frame], ...] = ()
    """Those of them that belong to players whose turn it need not be."""

    def printed(self, game: Game, name: str) -> int:
        """A printed number, as this table has it."""
        return game.rules.numbers[self.name][name]

    def texts(self) -> tuple[str, ...]:
        """The messages without which it cannot be shown."""
        return (self.hint,) if self.hint else ()

    def add_to(self, rules: Rules) -> None:
        """It joins the rules of a table."""
        self.install(rules)
        rules.laws += self.laws
        rules.add(*self.actions)
        rules.marks |= {mark.name: mark for mark in self.marks}


class CardKind(Content, frozen=True, kw_only=True):
    """All cards of one kind, by the kind's name."""

    name: str = ""
    kind: Kind
    figures: Mapping[str, str] = {}
    """Its signs on the page by faction, where each faction has a figure of its own."""

    def __post_init__(self) -> None:
        force_setattr(self, "name", KINDS[self.kind])
