"""Wandering mercenaries: a module of our own invention, which is in none of the books.

- Beside the Oracle lies a stack of six mercenaries, shuffled: four pikemen and two captains.
- **Hire**: a row of 2 supply brings the top one, face up, to the player's side. It serves for
  seven days, today included, and then goes back into the stack. Nobody pays more than two.
- **In battle**, in a play of their own side, players may send their mercenaries: a pikeman adds 2
  to the total, a captain 4. After the battle, won or lost, they go back into the stack. Whether an
  attack can be declared at all is decided without them.
- **At the end** each captain in a player's pay counts 1 point.
"""

from collections import Counter
from typing import Final

import msgspec
from msgspec.structs import replace

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Draw
from battalia.engine.events import Event
from battalia.engine.further import kind_of_card
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Slice
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    KIND,
    ONE,
    SUPPLY,
    UNIVERSAL,
    Card,
    Cards,
    Kind,
    Seat,
    Space,
    card_of,
    distinct,
    merge,
    put,
    take,
)

NAME: Final = "mercenaries"

# Cards.

PIKEMAN: Final = kind_of_card("pikeman")
CAPTAIN: Final = kind_of_card("captain")
STRENGTH: Final[dict[Kind, int]] = {PIKEMAN: 2, CAPTAIN: 4}
COMPANY: Final = merge(ONE[card_of(PIKEMAN, UNIVERSAL)] * 4, ONE[card_of(CAPTAIN, UNIVERSAL)] * 2)
"""All cards of the module, sorted."""
PRICE: Final[Cost] = ((SUPPLY, 2),)
DAYS: Final = 7
MOST: Final = 2
"""So many a player may have at a time."""


# What it keeps: saved, copied and shown with the game.


class Hireling(msgspec.Struct, frozen=True):
    """A mercenary in somebody's pay."""

    seat: Seat
    card: Card
    until: int
    """The last day of service."""
    sent: Space = -1
    """Where it fights in a battle; -1: it does not."""


class Mercenaries(msgspec.Struct, frozen=True):
    """Where the mercenaries are; all of it is public."""

    stack: Cards = COMPANY
    hired: tuple[Hireling, ...] = ()


BAND: Final = Slice(NAME, Mercenaries)


def in_pay(game: Game, seat: Seat) -> list[Hireling]:
    """This player's mercenaries."""
    return [one for one in BAND.of(game).hired if one.seat == seat]


def ready(game: Game, seat: Seat) -> Cards:
    """Those of them that do not fight yet, sorted."""
    return bytes(sorted(one.card for one in in_pay(game, seat) if one.sent < 0))


# Choices and events.


class HireMercenary(Choice, frozen=True, tag="hire-mercenary"):
    """A mercenary comes for a week."""


class SendMercenary(Choice, frozen=True, tag="send-mercenary"):
    """A mercenary joins the battle."""

    card: Card


class MercenaryHired(Event, frozen=True, tag="mercenary-hired"):
    """A mercenary serves a player until the end of this day."""

    seat: Seat
    card: Card
    until: int


class MercenarySent(Event, frozen=True, tag="mercenary-sent"):
    """A mercenary has joined a battle."""

    seat: Seat
    card: Card


class MercenaryLeft(Event, frozen=True, tag="mercenary-left"):
    """A mercenary has gone back into the stack."""

    seat: Seat
    card: Card


# Hiring.

STACK_EMPTY: Final = Reason("mercenaries-all-hired")
ENOUGH: Final = Reason("mercenaries-enough", args={"most": MOST})
TOO_POOR: Final = Reason("mercenaries-too-poor")
NOT_IN_BATTLE: Final = Reason("mercenaries-only-in-battle")
NOT_READY: Final = Reason("mercenaries-not-ready")


def obstacle_to_hire(game: Game, seat: Seat, purse: Purse, wish: HireMercenary) -> Reason | None:
    if not BAND.of(game).stack:
        return STACK_EMPTY
    if len(in_pay(game, seat)) >= MOST:
        return ENOUGH
    return None if purse.covers(game, seat, PRICE) else TOO_POOR


def offer_hiring(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    if obstacle_to_hire(game, seat, purse, HireMercenary()) is None:
        out.append(HireMercenary())


class Engaging(Frame, frozen=True):
    """Chance says which mercenary lies on top."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        stack = BAND.of(game).stack
        if not stack:
            # A partner was faster.
            game.give_way(self.seat)
            return None
        return ask_for_card(stack, "mercenary")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        band, until = BAND.of(game), game.day + DAYS - 1
        hired = (*band.hired, Hireling(self.seat, choice.card, until))
        BAND.set(game, Mercenaries(take(band.stack, choice.card), hired))
        game.tell(MercenaryHired(self.seat, choice.card, until))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not BAND.in_play(game):
            return Reason("frame-absent")
        return ENOUGH if len(in_pay(game, self.seat)) >= MOST else None


# Battle.


def fights_for(game: Game, seat: Seat) -> Battle | None:
    """The battle in which this player is to play now."""
    for battle in game.frames(Battle):
        if battle.at in ("opening", "attack", "defence") and battle.side() == seat:
            return battle
    return None


def obstacle_to_send(game: Game, seat: Seat, purse: Purse, wish: SendMercenary) -> Reason | None:
    if fights_for(game, seat) is None:
        return NOT_IN_BATTLE
    return None if wish.card in ready(game, seat) else NOT_READY


def sends(game: Game, battle: Battle, seat: Seat) -> list[Choice]:
    return [SendMercenary(card) for card in distinct(ready(game, seat))]


def send(game: Game, battle: Battle, seat: Seat, choice: SendMercenary) -> None:
    hired = list(BAND.of(game).hired)
    at = next(
        place
        for place, one in enumerate(hired)
        if one.seat == seat and one.card == choice.card and one.sent < 0
    )
    hired[at] = replace(hired[at], sent=battle.space)
    BAND.change(game, hired=tuple(hired))
    game.tell(MercenarySent(seat, choice.card))


def bonus(game: Game, seat: Seat, battle: Battle) -> int:
    """What those sent to this battle add to the total."""
    return sum(STRENGTH[KIND[one.card]] for one in in_pay(game, seat) if one.sent == battle.space)


def after_battle(game: Game, battle: Battle) -> None:
    sides = (battle.attacker, battle.defender)
    _leave(
        game, [one for one in BAND.of(game).hired if one.sent == battle.space and one.seat in sides]
    )


# The week is over; the end of the game.


def end_of_service(game: Game) -> None:
    _leave(game, [one for one in BAND.of(game).hired if one.until <= game.day])


def _leave(game: Game, leaving: list[Hireling]) -> None:
    for one in leaving:
        band = BAND.of(game)
        hired = list(band.hired)
        hired.remove(one)
        BAND.set(game, Mercenaries(put(band.stack, one.card), tuple(hired)))
        game.tell(MercenaryLeft(one.seat, one.card))


def points(game: Game, seat: Seat) -> int:
    """A captain in a player's pay is a point."""
    return sum(KIND[one.card] == CAPTAIN for one in in_pay(game, seat))


# Laws: what holds in every position; a saved game that breaks one is refused.


def mercenaries_are_in_order(game: Game) -> Reason | None:
    battles = {
        (battle.space, seat)
        for battle in game.frames(Battle)
        for seat in (battle.attacker, battle.defender)
    }
    for one in BAND.of(game).hired:
        if len(in_pay(game, one.seat)) > MOST:
            return ENOUGH
        if not game.day <= one.until < game.day + DAYS:
            return Reason("law-mercenary-day")
        if one.sent >= 0 and not game.ended and (one.sent, one.seat) not in battles:
            return Reason("law-mercenary-sent")
    return None


def install(rules: Rules) -> None:
    rules.printed.append(lambda game: Counter(COMPANY))
    rules.zones.append(
        lambda game: BAND.of(game).stack + bytes(one.card for one in BAND.of(game).hired)
    )
    rules.battle_bonuses[NAME] = bonus
    rules.battle_over.append(after_battle)
    rules.night.insert_before("turn oracle", "mercenaries leave", end_of_service)
    rules.further_points.append(points)


MODULE: Final = Module(
    name=NAME,
    rule="",
    install=install,
    slice=BAND,
    actions=(
        Action(
            HireMercenary,
            obstacle_to_hire,
            offer_hiring,
            begin_paying,
            price=lambda game, seat, wish: PRICE,
            effect=lambda game, seat, wish: game.push(Engaging(seat)),
        ),
        Action(SendMercenary, obstacle_to_send, in_battle=sends, fight=send),
    ),
    stands_on={Engaging: (Turn,)},
    laws=(mercenaries_are_in_order,),
    icons={NAME: "cowled", "pikeman": "crossed-swords", "captain": "star-medal"},
)
