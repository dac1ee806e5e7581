"""Moments of games, each with something in it that the page has an interface of its own for."""

from collections.abc import Callable
from typing import Any, NamedTuple

from battalia.bots import Match, make_bot
from battalia.engine import replay
from battalia.engine.game import Game
from battalia.engine.modules.potions import Potion
from battalia.engine.options import Options, with_expansion
from battlefield import field
from market import market
from positions import say, table
from rules.test_s01_stormgates import storm
from rules.test_s02_royals import realm
from rules.test_s05_heroic import heroic
from rules.test_s08_fortune import drawing
from rules.test_s12_metamorpha import road
from rules.test_s13_bilkarr import market as bazaar
from rules.test_s13_potions import peace
from rules.test_s14_fanatics import turn
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


def in_play(options: Options, filled: int, level: str = "novice", seed: int = 1) -> Game:
    """A game between computers, at an action of p1, when so many spaces of the board are full."""
    match = Match.begin(options, [make_bot(level) for _ in range(options.players)], seed)
    while match.seat is not None:
        game = match.game
        question = game.asked.get(0)
        begins = question is not None and question.about == "action" and len(game.hand[0]) > 4
        if begins and sum(on > 0 for on in game.board) >= filled:
            break
        match.step()
    return match.game


def last_card() -> tuple[Game, int, str]:
    """A game whose next card fills the map and ends it: who lays it, and on which space."""
    match = Match.begin(Options(players=2), [make_bot("simple")] * 2, 1)
    for _ in match.steps():
        pass
    seat, choice = match.record.choices.pop()
    match.record.result = ""
    game = replay(match.record)
    return game, seat, game.rules.notation.text(choice).split()[1]


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


MODULES: dict[str, Moment] = {
    "stormgates": Moment(lambda: storm("supply×4 friman.barfolk×2"), ("jump 1 r1c5",), "r1c5"),
    "royals": Moment(lambda: realm("queen.barfolk supply×2"), ("crown r5c2",), "r5c2"),
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
        ("trade chest horse",),
        "hest",
    ),
    "new Great Artefacts": Moment(great_artefact, ("take mask",), "Mask"),
    "fortune": Moment(fortune, ("take-stardust",), "tardust"),
    "Metamorpha": Moment(lambda: road("r1c0", "supply×2"), ("invoke 1 woods",), "Metamorpha"),
    "Bilkarr": Moment(bazaar, ("buy-potion colossus",), "olossus"),
    "potions": Moment(
        lambda: peace("supply×2", held={"colossus": Potion(0)}), ("drink colossus",), "olossus"
    ),
    "fanatics": Moment(
        lambda: turn("chief.fanatic friman.fanatic supply×3"),
        ("rouse friman.fanatic supply",),
        "riman",
    ),
    "valleys": Moment(
        lambda: valley(hand="friman.barfolk×2 supply", heroes={"p1": KINGS}),
        ("explore r2c3",),
        "r2c3",
    ),
}
