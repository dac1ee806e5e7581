"""What the computer players know of the modules of the game, one place for each.

A ``Lore`` is everything that they know of one module: what its cards are worth, how its questions
are answered, which of its actions are worth a thought, how its hidden part is imagined, what can be
said for its choices. Each file here ends with one. Habits, judgement, planning, imagining and
advice know the base game and ask ``known`` for the rest: none of them names a module, and each has
a default for what nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec

from battalia.bots.opinions import is_known, learn, think_of
from battalia.engine.choices import Choice
from battalia.engine.fitting import misfit
from battalia.engine.game import Frame, Game, Question
from battalia.engine.modules import MODULES, OUTSIDE
from battalia.engine.outside import entry_points, shown_by, told
from battalia.engine.reasons import Reason
from battalia.engine.terms import Card, Hero, Kind, Seat, Space

if TYPE_CHECKING:
    from battalia.bots.advice import Case
    from battalia.engine.chapters.battle.exchange import Battle

Score = Callable[[Game, Seat, Any], float]
"""What a choice is worth to a player."""
Answer = Callable[[Game, Question], Choice]
Interjection = Callable[[Game, Question], Choice | None]
Worth = Callable[[Game, Seat], float]
OnSpace = Callable[[Game, Seat, Space], float]
Jumped = Callable[[Game, Seat, Hero, int], float]
Counted = Callable[[Game, Seat, Callable[[int], float]], float]
Turning = Callable[[Game, Question], list[Choice]]
Reach = Callable[[Game, "Battle", Seat], int]
Listing = Callable[[Game, Seat, list[Any]], list[Any]]
Unfold = Callable[[Game, Seat | None, list[Frame], Any], msgspec.Struct]
UnfoldFrame = Callable[[Game, Seat | None, Any], Frame]
Owner = Callable[[Game, Card], Seat]
DealGreat = Callable[[Game, list[Card]], None]
DealStacked = Callable[[Game, dict[Kind, list[Card]]], None]
InDecks = Callable[[Game], Iterable[tuple[Seat, Card]]]
Told = Callable[["Case", Game, Any], Reason | None]
"""Why a choice is good, from the game after it; None: there is nothing to say."""


class Lore(msgspec.Struct, frozen=True, kw_only=True):
    """What the computer players know of one module; all but its name may be missing."""

    module: str
    """Its name; where it keeps something, that of its slice."""
    worth: Mapping[str, Mapping[str, float]] = {}
    """What its cards, potions and the like are worth: entries for the tables of ``weights.toml``.
    The built-in modules have theirs there."""

    # Habits.
    scores: Mapping[type[Choice], Score] = {}
    """Options that are weighed one by one."""
    special: Mapping[str, Answer] = {}
    """Questions whose options are weighed together."""
    habitual: frozenset[str] = frozenset()
    """Questions that are left to habit; all others are answered by trying the options."""
    anytime: tuple[type[Choice], ...] = ()
    """Choices that may be made at any time, besides what a question is about."""
    interjection: Interjection | None = None
    """Which of them to make now."""
    ways_out: tuple[type[Choice], ...] = ()
    """Answers that let things be."""

    # Heroes.
    moves: Mapping[type[Choice], Score] = {}
    """What a ride may do besides steps, and what that is worth."""
    errand: OnSpace | None = None
    """What leads a hero to a space, besides conquests."""
    jump: Jumped | None = None
    """What a jump from the gate of this number brings a hero, besides the storm."""
    summoned: OnSpace | None = None
    """What it is worth to have the module's figure on a space."""

    # Battles.
    openings: tuple[type[Choice], ...] = ()
    """What a side does in its play whatever the totals."""
    turning: Turning | None = None
    """What may turn a battle that plain cards would lose."""
    reach: Reach | None = None
    """What that could add to a side, by and large; the battle is one of players."""

    # Plans and judgement.
    listed: Mapping[type[Choice], Listing] = {}
    """Of which actions only some are tried, and which; all others are."""
    assets: Worth | None = None
    """What the module's slice is worth to a player, in points."""
    checkpoint: Counted | None = None
    """What the next checkpoint may bring; it is told how likely a deck has so many cards then."""
    rows: Mapping[type[Choice], Score] = {}
    """What a row is worth to its player that is about to take effect, where one number does not do
    (``worth.rows`` in ``weights.toml``)."""

    # Imagining: a card that cannot be seen lies face down, as card 0, until it is dealt.
    unfold: Mapping[type[msgspec.Struct], Unfold] = {}
    """What the module keeps, from what it shows; frames may be exchanged."""
    unfold_frame: Mapping[type[Frame], UnfoldFrame] = {}
    """A frame as it may be, from what can be seen of it; everything else lies there."""
    owner: Mapping[Kind, Owner] = {}
    """Kinds of cards that only one player can have, and who."""
    deal_great: DealGreat | None = None
    """Takes Great Artefacts from the list for the places of its own."""
    deal_stacked: DealStacked | None = None
    """Takes cards, by kind, that are in no stack any more, for the places of its own."""
    in_decks: InDecks | None = None
    """Cards that players must have in nation or shelter."""

    # Advice.
    passing: frozenset[str] = frozenset()
    """Reasons against an attack that are gone by the next turn: the place remains a goal."""
    reasons: Mapping[type[Choice] | str, Told] = {}
    """Reasons for choices that speak for themselves; by question, or by kind of choice."""
    hopes: Mapping[type[Choice], Told] = {}
    """What luck or the future may bring, where nothing certain is gained."""


BUILT_IN: Final = (
    "common",
    "relics",
    "checkpoints",
    "royals",
    "teams",
    "heroic",
    "stormgates",
    "stardust",
    "trading",
    "great_artefacts",
    "mask",
    "staff",
    "fortune",
    "metamorpha",
    "summoning",
    "draft",
    "fanatics",
    "valleys",
    "mountain_pass",
    "kings_bridge",
    "potions",
    "bilkarr",
)
"""The files of this package, named as the modules of the engine."""


GROUP: Final = "battalia.lore"
"""Entry points that name a file with a ``LORE``, each called as its module (docs/modules.md)."""


@cache
def all_lore() -> tuple[Lore, ...]:
    """All that is known, in a fixed order.

    It is gathered when it is first asked for: lore stands on the habits that ask for it.
    """
    found: list[Lore] = [import_module(f"{__name__}.{name}").LORE for name in BUILT_IN]
    found += _from_outside()
    for lore in found:
        learn(lore.worth)
    for module in MODULES:
        think_of(module.contents)
    return tuple(found)


def _from_outside() -> Iterator[Lore]:
    """The lore of modules from outside; where it is of no use, its module is not, either."""
    for entry in sorted(entry_points(GROUP), key=lambda entry: entry.name):
        if entry.name not in OUTSIDE.files:
            continue
        try:
            lore = entry.load().LORE
            if not isinstance(lore, Lore):
                raise TypeError("LORE is no Lore")
            wrong = misfit(lore)
            if wrong is not None:
                raise TypeError(f"{wrong} is not what it should be")
            if lore.module != entry.name:
                raise ValueError(f"it is the lore of {lore.module}")
            _check_worth(lore)
            _check_own(lore)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # Whatever somebody else's package raises, be it an exit.
            OUTSIDE.reject(entry.name, Reason("module-lore", args={"problem": told(error)}))
            continue
        yield _while_in_play(lore)


def _check_worth(lore: Lore) -> None:
    """Its numbers are numbers, and nobody else's."""
    for table, entries in lore.worth.items():
        for name, worth in entries.items():
            if type(worth) not in (int, float):
                raise TypeError(f"{table}.{name} is no number")
            if is_known(table, name):
                raise ValueError(f"{table}.{name} has a number")


def _check_own(lore: Lore) -> None:
    """It speaks of the module's own choices, frames, cards and questions: what is known of the
    rest of the game stays as it is."""
    name = lore.module
    module = next(module for module in OUTSIDE.modules if module.name == name)
    own: set[object] = {*OUTSIDE.kinds[name], *OUTSIDE.cards[name]}
    if module.slice is not None:
        own |= {module.slice.kind, shown_by(module)}
    for field in lore.__struct_fields__:
        value = getattr(lore, field)
        if field == "worth" or not isinstance(value, (Mapping, tuple, frozenset)):
            continue
        for one in value:
            named = isinstance(one, str) and (one == name or one.startswith(f"{name}-"))
            if one not in own and not named:
                raise ValueError(f"{field}: {getattr(one, '__name__', one)} is not its own")


ABSENT: Final[dict[str, Any]] = {
    "interjection": None,
    "errand": 0.0,
    "jump": 0.0,
    "summoned": 0.0,
    "turning": [],
    "reach": 0,
    "assets": 0.0,
    "checkpoint": 0.0,
    "deal_great": None,
    "deal_stacked": None,
    "in_decks": (),
}
"""What a module that is not in play has to say where every module is asked."""


def _while_in_play(lore: Lore) -> Lore:
    """This lore, asked only at tables that play with its module."""
    changed = {
        field: _asked_in_play(lore.module, getattr(lore, field), absent)
        for field, absent in ABSENT.items()
        if getattr(lore, field) is not None
    }
    return msgspec.structs.replace(lore, **changed)


def _asked_in_play(name: str, ask: Callable[..., Any], absent: Any) -> Callable[..., Any]:
    def asked(game: Game, *args: Any) -> Any:
        return ask(game, *args) if name in game.rules.options.modules else absent

    return asked


class Known:
    """All lore, put together: by kind of choice, question or frame, or by module."""

    def __init__(self, lore: tuple[Lore, ...]) -> None:
        def merged(field: str) -> dict[Any, Any]:
            return {key: known for one in lore for key, known in getattr(one, field).items()}

        def joined(field: str) -> tuple[Any, ...]:
            return tuple(known for one in lore for known in getattr(one, field))

        def by_module(field: str) -> dict[str, Any]:
            return {one.module: getattr(one, field) for one in lore if getattr(one, field)}

        self.scores: dict[type, Score] = merged("scores")
        self.special: dict[str, Answer] = merged("special")
        self.habitual: frozenset[str] = frozenset(joined("habitual"))
        self.anytime: tuple[type[Choice], ...] = joined("anytime")
        self.interjections: dict[str, Interjection] = by_module("interjection")
        self.ways_out: tuple[type[Choice], ...] = joined("ways_out")
        self.moves: dict[type, Score] = merged("moves")
        self.errands: dict[str, OnSpace] = by_module("errand")
        self.jumps: dict[str, Jumped] = by_module("jump")
        self.summoned: dict[str, OnSpace] = by_module("summoned")
        self.openings: tuple[type[Choice], ...] = joined("openings")
        self.turning: dict[str, Turning] = by_module("turning")
        self.reaches: dict[str, Reach] = by_module("reach")
        self.listed: dict[type, Listing] = merged("listed")
        self.assets: dict[str, Worth] = by_module("assets")
        self.checkpoints: dict[str, Counted] = by_module("checkpoint")
        self.rows: dict[type, Score] = merged("rows")
        self.unfold: dict[type, Unfold] = merged("unfold")
        self.unfold_frame: dict[type, UnfoldFrame] = merged("unfold_frame")
        self.owners: dict[Kind, Owner] = merged("owner")
        self.deal_great: dict[str, DealGreat] = by_module("deal_great")
        self.deal_stacked: dict[str, DealStacked] = by_module("deal_stacked")
        self.in_decks: dict[str, InDecks] = by_module("in_decks")
        self.passing: frozenset[str] = frozenset(joined("passing"))
        self.reasons: dict[type | str, Told] = merged("reasons")
        self.hopes: dict[type, Told] = merged("hopes")


@cache
def known() -> Known:
    """All that is known of all modules."""
    return Known(all_lore())
