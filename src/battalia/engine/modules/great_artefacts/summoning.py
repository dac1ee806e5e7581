"""Summoning (S7.7, a table option): the Lost Scroll calls Metamorpha or Bilkarr to any space."""

from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.land import OFF_THE_BOARD
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Game
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import MISSING, Seat, Space

NAME: Final = "summoning"
TAKES_NO_PART: Final = Reason("takes-no-part", "S7.7")
ONE_AT_A_TIME: Final = Reason("one-summoned", "S7.7")
READ_FIRST: Final = Reason("read-first", "S7.7")


class Summoned(msgspec.Struct, frozen=True):
    """Who stands where a player wanted, until the next checkpoint: one at a time."""

    npc: str | None = None


SUMMONED: Final = Slice(NAME, Summoned)


class Summon(Choice, frozen=True, tag="summon"):
    """One of those whom nobody owns comes to this space."""

    npc: str
    space: Space


class NpcSummoned(Event, frozen=True, tag="npc-summoned"):
    seat: Seat
    npc: str
    space: Space


def obstacle_to_call(game: Game, npc: str) -> Reason | None:
    """S7.7: whoever takes part; while one stands summoned nobody else, but that one is moved so."""
    if npc not in game.rules.npcs:
        return TAKES_NO_PART
    return None if SUMMONED.of(game).npc in (None, npc) else ONE_AT_A_TIME


def summonings(game: Game, seat: Seat) -> list[Choice]:
    """S7.7: to any space."""
    return [
        Summon(npc, space)
        for npc in game.rules.npcs
        if obstacle_to_call(game, npc) is None
        for space, on in enumerate(game.board)
        if on != MISSING
    ]


def obstacle_to_summon(game: Game, seat: Seat, purse: Purse, wish: Summon) -> Reason | None:
    """S7.7: whoever may be called, to a space of the board, with the Lost Scroll."""
    reason = obstacle_to_call(game, wish.npc)
    if reason is not None:
        return reason
    if wish.space < 0 or game.board[wish.space] == MISSING:
        return OFF_THE_BOARD
    return READ_FIRST


def summon(game: Game, seat: Seat, choice: Summon) -> None:
    game.tell(NpcSummoned(seat, choice.npc, choice.space))
    game.rules.npcs[choice.npc](game, choice.space)
    SUMMONED.set(game, Summoned(choice.npc))


def leave(game: Game) -> None:
    """S3.1: at a checkpoint the summoned one leaves; a step that follows lets it enter again."""
    npc = SUMMONED.of(game).npc
    if npc is not None:
        game.rules.npcs[npc](game, -1)
        SUMMONED.set(game, Summoned())


def the_summoned_is_in_the_game(game: Game) -> Reason | None:
    npc = SUMMONED.of(game).npc
    return None if npc is None or npc in game.rules.npcs else Reason("law-summoned", "S7.7")


def install(rules: Rules) -> None:
    rules.checkpoint.add("summoned leave", leave)


MODULE: Final = Module(
    name=NAME,
    rule="S7.7",
    options=(
        Option(
            "summoning",
            "S7.7",
            "scroll-unfurled",
            expansion=True,
            needs=(
                Need(
                    lambda options: options.great_artefacts, "options-needs-great-artefacts", "S7.7"
                ),
                Need(
                    lambda options: options.metamorpha or options.bilkarr,
                    "options-needs-figure",
                    "S7.7",
                ),
            ),
        ),
    ),
    install=install,
    actions=(Action(Summon, obstacle_to_summon, begin=summon, by_scroll=summonings),),
    slice=SUMMONED,
    laws=(the_summoned_is_in_the_game,),
)
