"""Moments of games, each with something in it that the page has an interface of its own for."""

from collections.abc import Callable
from typing import Any, NamedTuple

from battalia.bots import Match, make_bot
from battalia.engine import Record, replay
from battalia.engine.game import Game
from battalia.engine.modules.potions import Potion
from battalia.engine.options import Options, with_expansion
from battlefield import field
from market import market
from positions import say, table
from rules.test_s01_events import strike
from rules.test_s01_stormgates import storm
from rules.test_s02_royals import realm
from rules.test_s05_heroic import heroic
from rules.test_s07_great_artefacts import at_table
from rules.test_s08_fortune import drawing
from rules.test_s12_abilities import canyons, cold, near
from rules.test_s13_bilkarr import market as bazaar
from rules.test_s13_potions import peace
from rules.test_s14_fanatics import turn
from rules.test_s15_bridge import beside as beside_bridge
from rules.test_s15_pass import beside as beside_pass
from valleys import KINGS, valley

HOME = {"board": {"r1c0": "city-one woods east"}, "tokens": {"r1c0": "p1 1"}}
"""p1's first city, with one way out of it."""


def building() -> Game:
    """A road can be paid for in three ways."""
    hand = "friman.barfolk friman.islanders tool.barfolk supply×3 chief.barfolk"
    return table(hand=hand, tops={"chief": "islanders"}, **HOME)  # type: ignore[arg-type]


def camp() -> Game:
    """Artefacts that change cards, and cards to ambush."""
    hand = "supply×2 friman.barfolk chief.barfolk amulet.barfolk title.barfolk"
    return table(hand=hand, fill=12, **HOME)  # type: ignore[arg-type]


def walking() -> Game:
    """A hero of p1 on a long road, with supply to walk it."""
    return field("supply×4", city="", heroes={"p1": "r1c1"})


def battle(attack: str = "weapon.barfolk lord.barfolk", defence: str = "friman.islanders") -> Game:
    """p1 with a hero at the gates of p2's city."""
    return field(attack, defence)


def attacked(defence: str = "supply×3 horse.islanders friman.islanders") -> Game:
    """A hero of p2 is attacked by p1, and may retreat."""
    game = field(
        "weapon.barfolk lord.barfolk",
        defence,
        heroes={"p1": "r1c2", "p2": "r1c2"},
        tokens={"r1c0": "p3 1"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand")
    return game


def last_turn() -> Game:
    """The last turn of the only week: p2's, and then the game is over."""
    hands = {"p1": "supply×3", "p2": "friman.islanders supply×2"}
    return table(2, day=7, turn="p2", weeks=1, hand=hands, fill=12)


def played(
    options: Options, until: Callable[[Game], bool], level: str = "simple", seed: int = 1
) -> Match:
    """A game between computers, up to this moment."""
    match = Match.begin(options, [make_bot(level) for _ in range(options.players)], seed)
    while match.seat is not None and not until(match.game):
        match.step()
    return match


def built(filled: int) -> Callable[[Game], bool]:
    """At an action of p1, when so many spaces of the board are full."""

    def so_far(game: Game) -> bool:
        question = game.asked.get(0)
        begins = question is not None and question.about == "action" and len(game.hand[0]) > 4
        return begins and sum(on > 0 for on in game.board) >= filled

    return so_far


def in_play(options: Options, filled: int, level: str = "novice", seed: int = 1) -> Game:
    """A game between computers, at an action of p1, when so many spaces of the board are full."""
    return played(options, built(filled), level, seed).game


def defends(seat: int) -> Callable[[Game], bool]:
    """In a battle in which cards lie on both sides, and this defender may lay more."""

    def now(game: Game) -> bool:
        question = game.asked.get(seat)
        lays = question is not None and question.about == "defence"
        return lays and len(game.line[seat]) > 0 and sum(map(len, game.line)) > 3

    return now


def nearly_over() -> tuple[Record, int, str]:
    """A game whose next card fills the map and ends it: who lays it, and on which space."""
    match = Match.begin(Options(players=2), [make_bot("simple")] * 2, 1)
    for _ in match.steps():
        pass
    seat, choice = match.record.choices.pop()
    match.record.result = ""
    return match.record, seat, match.game.rules.notation.text(choice).split()[1]


def last_card() -> tuple[Game, int, str]:
    """The same as a position."""
    record, seat, space = nearly_over()
    return replay(record), seat, space


def full_board() -> Game:
    """Seven rows and eleven columns, nearly all of them built over."""
    return in_play(with_expansion(6, teams=False), 60, "simple")


class Moment(NamedTuple):
    """A moment, what p1 does in it by clicking, and what is told of it then."""

    game: Callable[[], Game]
    choices: tuple[str, ...]
    told: str
    """A regular expression."""


def fortune() -> Game:
    game = drawing()
    say(game, "fortune 3")
    return game


def teams() -> Game:
    hands = {"p1": "supply×4", "p3": "supply×4"}
    return table(4, hand=hands, expansion=True, teams=True)


def great_artefact() -> Game:
    hand: Any = "weapon.barfolk lord.barfolk×2"
    game = table(
        hand=hand,
        heroes={"p1": "r3c3"},
        offer="crystal mask bag",
        expansion=True,
        great_artefacts=True,
    )
    lays = ("lay weapon.barfolk", "lay lord.barfolk", "lay lord.barfolk")
    say(game, "attack r3c3", "with 1", *lays, "stand")
    return game


def potions() -> Game:
    """The turn of p1; p3 holds a potion to be drunk at any time, p2 one that spoils a row."""
    held = {"colossus": Potion(2), "freezing": Potion(1)}
    return peace({"p1": "supply×4", "p3": "supply"}, held=held)


MODULES: dict[str, Moment] = {
    "stormgates": Moment(lambda: storm("supply×4 friman.barfolk×2"), ("jump 1 r1c5",), "r1c5"),
    "a storm's choice of a stack": Moment(
        lambda: strike(1, "supply"), ("take-from horse",), "[Hh]orse"
    ),
    "a storm that replaces a card": Moment(
        lambda: strike(7, "supply"), ("replace-card r1c2", "take-terrain woods"), "r1c2"
    ),
    "a storm that raises a city": Moment(lambda: strike(10, "supply"), ("upgrade r1c0",), "r1c0"),
    "a storm that promotes": Moment(
        lambda: strike(9, "supply friman.barfolk"), ("promote friman.barfolk 1",), "promot"
    ),
    "royals": Moment(
        lambda: realm("queen.barfolk king.barfolk supply"),
        ("crown r5c2", "crown r5c2"),
        "r5c2.*6",
    ),
    "teams": Moment(teams, ("hire friman",), "[Ff]riman"),
    "heroic": Moment(
        lambda: heroic("sword friman.barfolk", city="neutral 6"),
        ("attack r1c2", "lay sword", "lay friman.barfolk", "stand"),
        "r1c2",
    ),
    "trading post": Moment(
        lambda: market("friman.barfolk friman.islanders supply"), ("post r1c3",), "r1c3"
    ),
    "trading": Moment(
        lambda: market("weapon.barfolk chest supply", {"p1": "r1c1"}),
        ("trade chest horse", "trade weapon.barfolk"),
        "[Cc]hest",
    ),
    "new Great Artefacts": Moment(great_artefact, ("take mask",), "Mask"),
    "Fortuna's Bag": Moment(
        lambda: at_table(hand="bag supply"), ("use bag", "take-supply 2"), "Bag"
    ),
    "fortune": Moment(fortune, ("take-stardust",), "tardust"),
    "Metamorpha's woods": Moment(
        lambda: near("r1c0", "supply×2"), ("invoke 1 woods", "step 1 east", "halt"), "r1c1"
    ),
    "Metamorpha's mountains": Moment(
        lambda: near("r1c3", "supply"), ("invoke 1 mountains", "upgrade r1c0"), "r1c0"
    ),
    "Metamorpha's canyons": Moment(
        lambda: canyons("lord.barfolk lord.emberians supply"),
        ("invoke 1 canyons", "attack r4c2", "lay lord.emberians", "lay lord.barfolk", "stand"),
        "r4c2",
    ),
    "Metamorpha's jungle": Moment(
        lambda: cold("r1c0", "supply×2"), ("invoke 1 jungle", "draw-another"), "drew"
    ),
    "Bilkarr": Moment(
        lambda: bazaar("supply×4"),
        ("buy-potion colossus", "buy-potion berserk", "drink berserk"),
        "erserk",
    ),
    "fanatics": Moment(
        lambda: turn("chief.fanatic friman.fanatic supply×3"),
        ("rouse friman.fanatic supply", "rouse chief.fanatic supply"),
        "[Cc]hief",
    ),
    "valleys": Moment(
        lambda: valley(hand="friman.barfolk×2 supply", heroes={"p1": KINGS}),
        ("explore r2c3",),
        "r2c3",
    ),
    "the Mountain Pass": Moment(
        lambda: beside_pass(hand="supply×2"), ("step 1 east", "step 1 east"), "r3c6"
    ),
    "the King's Bridge": Moment(
        lambda: beside_bridge(hand="supply×2"), ("step 1 east", "cross", "step 1 east"), "r3c6"
    ),
}
"""What each module of The Stormgates brings, as it is done by clicking."""
