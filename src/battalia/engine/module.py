"""A module is one value: what it is called, when it is on, what it keeps, and what it adds.

A module file ends with its ``MODULE``; ``modules/__init__.py`` lists them in the order in which
they are put together. Whatever needs to know of modules (options and what goes together, saved
games, views, frames, the command line, the page) asks these values and names no module itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from battalia.engine.action import Action
from battalia.engine.content import Content
from battalia.engine.options import Options
from battalia.engine.reasons import Reason

if TYPE_CHECKING:
    from battalia.engine.game import Frame, Game, Loose
    from battalia.engine.points import Rules

State = TypeVar("State", bound=msgspec.Struct)


class Slice(Generic[State]):
    """A module's part of the state: copied, saved and shown with the game, under its name."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: type[State]) -> None:
        self.name = name
        self.kind = kind

    def of(self, game: Game) -> State:
        """What the module keeps now; the module must be in play."""
        return game.slices[self.name]  # type: ignore[return-value]

    def set(self, game: Game, state: State) -> None:
        """From now on the module keeps this."""
        game.slices[self.name] = state

    def change(self, game: Game, **fields: Any) -> None:
        """These fields are something else from now on; the others stay."""
        game.slices[self.name] = replace(game.slices[self.name], **fields)

    def in_play(self, game: Game) -> bool:
        """Whether this game has such a part at all."""
        return self.name in game.slices


class Need(msgspec.Struct, frozen=True):
    """What must hold for an option to be chosen, and what is said where it does not (S10.5)."""

    met: Callable[[Options], bool]
    id: str
    rule: str


class Option(msgspec.Struct, frozen=True):
    """A field of ``Options``: where the rules speak of it, its sign, what it can be and needs."""

    name: str
    rule: str
    icon: str = ""
    values: tuple[bool | int | str, ...] = (False, True)
    """All that it can be; empty: players write it themselves."""
    expansion: bool = False
    """It came with the second box."""
    needs: tuple[Need, ...] = ()
    """What it stands on."""
    clashes: tuple[Need, ...] = ()
    """What it cannot be with; looked at after everything stands on what it needs."""

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    @property
    def is_choice(self) -> bool:
        """Neither a switch nor a text."""
        return bool(self.values) and not self.is_switch


class Mark(msgspec.Struct, frozen=True):
    """What follows for a card on the table to which a module has given this mark."""

    name: str
    law: Callable[[Game, Loose], Reason | None]
    """Why no card can lie so; it stands in for what holds of wild cards (B5.5)."""
    peaceful: Reason | None = None
    """Why such a card is never used in battle (S13.3)."""
    asleep: Reason | None = None
    """What has to be done before such a card is of use (S14.2)."""


class Module(msgspec.Struct, frozen=True, kw_only=True):
    """All that others need to know of a module."""

    name: str
    rule: str
    """The chapter that describes it."""
    install: Callable[[Rules], None] = lambda rules: None
    """It adds itself to the points of the rules."""
    needs: tuple[Need, ...] = ()
    """What a module from outside stands on; others have it with their options."""
    options: tuple[Option, ...] = ()
    """What players choose of it; the first switches it on."""
    wanted: Callable[[Options], bool] | None = None
    """Whether a table with these options plays with it; None: its first option says so, or, where
    it has none, that it is named among the modules from outside."""
    slice: Slice[Any] | None = None
    """What it keeps; a game begins with its defaults."""
    view: Callable[[Game, int | None], msgspec.Struct] | None = None
    """What a viewer may know of it; None: all of it is public."""
    laws: tuple[Callable[[Game], Reason | None], ...] = ()
    """What holds in every position."""
    actions: tuple[Action, ...] = ()
    """What players may do with it."""
    marks: tuple[Mark, ...] = ()
    """What it says of cards on the table."""
    stands_on: Mapping[type[Frame], tuple[type[Frame], ...]] = {}
    """Its frames, and others that it pushes, with what each may stand on."""
    contents: tuple[Content, ...] = ()
    """Storm events, potions and the like that it brings, for whichever module plays with them."""
    icons: Mapping[str, str] = {}
    """Signs on the page for a module from outside, by its own name and those of its kinds of cards;
    what has none gets a plain one."""
    outsiders: tuple[type[Frame], ...] = ()
    """Those of its frames that belong to players whose turn it need not be."""

    def is_on(self, options: Options) -> bool:
        """Whether a table with these options plays with it."""
        if self.wanted is not None:
            return self.wanted(options)
        if not self.options:
            return self.name in options.modules
        return bool(getattr(options, self.options[0].name))
