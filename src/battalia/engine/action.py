"""An action is one value: when it is offered, what forbids it, what it costs and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from battalia.engine.catalogue.loading import Cost
from battalia.engine.choices import Choice
from battalia.engine.reasons import Reason
from battalia.engine.terms import Kind

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle
    from battalia.engine.chapters.great_artefacts import Zone
    from battalia.engine.chapters.rows import Purse
    from battalia.engine.game import Game

Offer: TypeAlias = Callable[["Game", int, "Purse", list[Choice]], None]
Handler: TypeAlias = Callable[["Game", int, Any], None]
Obstacle: TypeAlias = Callable[["Game", int, "Purse", Any], Reason | None]


class Action(msgspec.Struct, frozen=True):
    """What a player may do by a choice of this kind: in the action step (B2.3), or where a field
    below says so."""

    choice: type[Choice]
    obstacle: Obstacle
    """Why it cannot be begun now; None: nothing forbids it."""
    offer: Offer | None = None
    """Adds all choices of this kind that can be completed now."""
    begin: Handler | None = None
    """Begins it; None: it is only ever an answer to a question of its own."""
    price: Callable[[Game, int, Any], Cost] | None = None
    """What its row must hold (B3.1); None: nothing is paid."""
    row: Callable[[Any], str] | None = None
    """How its row is called; None: like the choice."""
    effect: Handler | None = None
    """Carries it out once its row lies."""
    stands: Callable[[Game, int, Any], bool] | None = None
    """Whether it could wait for its effect in this position; None: what may be begun can."""
    cancel: Handler | None = None
    """What becomes of its cards where it was cancelled and they lie in no row (S13.4)."""

    at_any_time: Callable[[Game, int], list[Choice]] | None = None
    """What this player may do of it whoever's turn it is (S13.3)."""
    on_the_way: Callable[[Game, int, int], list[Choice]] | None = None
    """What this hero may do of it in the middle of a move (S1.3)."""
    in_battle: Callable[[Game, Battle, int], list[Choice]] | None = None
    """What this side may do of it in a play, besides laying cards (S7.6, S13.3, S14.2)."""
    fight: Callable[[Game, Battle, int, Any], None] | None = None
    """Carries it out there."""
    by_scroll: Callable[[Game, int], list[Choice]] | None = None
    """What the Lost Scroll may do of it instead of bringing back a card (S7.7)."""
    as_prize: Callable[[Game, int], list[Choice]] | None = None
    """What may be had of it instead of a Great Artefact on offer (S7.8)."""
    award: Callable[[Game, int, Zone], None] | None = None
    """Gives such a prize; it goes there."""


class Power(msgspec.Struct, frozen=True):
    """What an artefact or Great Artefact does that is used by itself (B5, B6, S7)."""

    kind: Kind
    begin: Handler
    """Lays it on the table."""
    effect: Handler | None = None
    """What it does once it lies."""
    obstacle: Callable[[Game, int], Reason | None] | None = None
    """Why this Great Artefact cannot be used now."""
