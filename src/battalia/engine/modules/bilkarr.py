"""Bilkarr (S13.1, S13.2): he walks over the board and sells potions."""

from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.turn import Night
from battalia.engine.choices import Choice, Roll
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.modules.checkpoints import Checkpoint
from battalia.engine.modules.potions import (
    NO_SUCH_POTION,
    Potion,
    cards_of,
    potion,
    set_potion,
)
from battalia.engine.modules.stormgates import ask_for_gate, gates
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import Seat, Space

NAME: Final = "bilkarr"
NOT_AT_BILKARR: Final = Reason("not-at-bilkarr", "S13.2")
POTION_SOLD: Final = Reason("potion-sold", "S13.2")
CANNOT_BUY: Final = Reason("cannot-pay", "S13.2", {"purpose": "potion"})


class Bilkarr(msgspec.Struct, frozen=True):
    """Where he is and where he goes."""

    space: Space = -1
    """-1: he is not on the board. It may be a space that does not exist for anybody else."""
    right: bool = True
    down: bool = True
    cornered: bool = False
    """He has stepped into a corner: next day the die puts him on a gate."""
    still: int = 0
    """The day of his arrival at a checkpoint, through which he stands still."""


BILKARR: Final = Slice(NAME, Bilkarr)


class BuyPotion(Choice, frozen=True, tag="buy-potion"):
    potion: str


class BilkarrArrived(Event, frozen=True, tag="bilkarr-arrived"):
    """The die has put him on a gate."""

    space: Space


class BilkarrMoved(Event, frozen=True, tag="bilkarr-moved"):
    origin: Space
    space: Space


class PotionBought(Event, frozen=True, tag="potion-bought"):
    seat: Seat
    potion: str


# His walk (S13.1).


def enter(game: Game) -> None:
    """At the first checkpoint; at a later one if he was summoned until then (S7.7)."""
    if BILKARR.of(game).space < 0:
        game.push(Arriving(game.day + 1))


class Arriving(Frame, frozen=True):
    """The die puts Bilkarr on a gate."""

    still: int = 0
    """The first day of the new week, where he arrives at a checkpoint."""

    def step(self, game: Game) -> Question | None:
        if not gates(game):
            game.pop()
            return None
        return ask_for_gate(game, "bilkarr-gate")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Roll)
        game.pop()
        BILKARR.set(game, Bilkarr(gates(game)[choice.die], still=self.still))
        game.tell(BilkarrArrived(BILKARR.of(game).space))

    def check(self, game: Game) -> Reason | None:
        return None if BILKARR.in_play(game) else Reason("frame-absent")


def walk(game: Game) -> None:
    """From the day after his arrival on: so many single steps, or the die if he is cornered."""
    here = BILKARR.of(game)
    if here.space < 0 or here.still == game.day:
        return
    if here.cornered:
        game.push(Arriving())
        return
    origin = here.space
    for _ in range(game.rules.catalogue.box.bilkarr_steps):
        if not here.cornered:
            here = step_on(game, here)
    BILKARR.set(game, here)
    game.tell(BilkarrMoved(origin, here.space))


def step_on(game: Game, here: Bilkarr) -> Bilkarr:
    """One diagonal step; what would lead out of the rectangle of the board is reversed first."""
    rows, columns = rectangle(game)
    row, column = divmod(here.space, game.rules.layout.columns)
    row, down = _one_on(row, here.down, rows)
    column, right = _one_on(column, here.right, columns)
    cornered = row in (rows[0], rows[-1]) and column in (columns[0], columns[-1])
    return Bilkarr(row * game.rules.layout.columns + column, right, down, cornered)


def _one_on(at: int, forward: bool, line: range) -> tuple[int, bool]:
    if at + (1 if forward else -1) not in line:
        forward = not forward
    there = at + (1 if forward else -1)
    return there if there in line else at, forward


def rectangle(game: Game) -> tuple[range, range]:
    """The rows and columns of the board, missing corners included."""
    layout = game.rules.layout
    there = [
        divmod(space, layout.columns)
        for space in range(len(game.board))
        if space not in layout.missing
    ]
    rows, columns = [row for row, _ in there], [column for _, column in there]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def put_on(game: Game, space: Space) -> None:
    """He is summoned to this space, or leaves (S7.7); he keeps his direction."""
    here = BILKARR.of(game)
    BILKARR.set(game, Bilkarr(space, here.right, here.down))


# The market (S13.2).


def at_the_market(game: Game, seat: Seat) -> bool:
    """Whether a hero of this player stands on his space."""
    space = BILKARR.of(game).space
    return space >= 0 and space in game.heroes[2 * seat : 2 * seat + 2]


def obstacle_to_buy(game: Game, seat: Seat, purse: Purse, wish: BuyPotion) -> Reason | None:
    """A hero on his space, a potion that is nobody's, and its price."""
    if wish.potion not in cards_of(game):
        return NO_SUCH_POTION
    if not at_the_market(game, seat):
        return NOT_AT_BILKARR
    if potion(game, wish.potion).owner is not None:
        return POTION_SOLD
    if not purse.covers(game, seat, game.rules.catalogue.storm_costs["potion"]):
        return CANNOT_BUY
    return None


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """The potions that this player can buy."""
    if not at_the_market(game, seat):
        return
    for name in cards_of(game):
        wish = BuyPotion(name)
        if obstacle_to_buy(game, seat, purse, wish) is None:
            out.append(wish)


def price(game: Game, seat: Seat, wish: BuyPotion) -> Cost:
    """S13.2."""
    return game.rules.catalogue.storm_costs["potion"]


def buy(game: Game, seat: Seat, purpose: BuyPotion) -> None:
    set_potion(game, purpose.potion, Potion(seat))
    game.tell(PotionBought(seat, purpose.potion))


def he_is_on_the_board(game: Game) -> Reason | None:
    space = BILKARR.of(game).space
    row, column = divmod(space, game.rules.layout.columns)
    rows, columns = rectangle(game)
    if space >= 0 and (row not in rows or column not in columns):
        return Reason("law-bilkarr", "S13.1")
    return None


def install(rules: Rules) -> None:
    rules.checkpoint.add("bilkarr", enter)
    rules.night.insert_after("turn potions", "bilkarr moves", walk)
    rules.npcs[NAME] = put_on


MODULE: Final = Module(
    name=NAME,
    rule="S13",
    options=(
        Option(
            "bilkarr",
            "S13",
            "potion-ball",
            expansion=True,
            needs=(Need(lambda options: options.stormgates, "options-needs-stormgates", "S10.5"),),
        ),
    ),
    install=install,
    actions=(Action(BuyPotion, obstacle_to_buy, offer, begin_paying, price=price, effect=buy),),
    slice=BILKARR,
    laws=(he_is_on_the_board,),
    stands_on={Arriving: (Checkpoint, Night)},
)
