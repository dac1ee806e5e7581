"""What the second box changes by itself: set-up for 2-6 players (S10), the end (S11).

The new distance of a retreat (S16.2) and the boards are numbers of the catalogue.
"""

from typing import Final

from battalia.engine.chapters.ambush import lasting_deck
from battalia.engine.chapters.battle.retreat import wrong_distance
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.great_artefacts import CARDS
from battalia.engine.chapters.land import level_of, own_cities
from battalia.engine.chapters.setup import remove_faction, remove_factions
from battalia.engine.game import Game
from battalia.engine.module import Module, Option
from battalia.engine.options import OptionsError
from battalia.engine.points import Rules
from battalia.engine.terms import FACTIONS, KING, Seat

BASE_GAME = tuple(card.kind for card in CARDS)
"""Its Great Artefacts (B0.5)."""
ORDER = (
    "remove factions",
    "fill stacks",
    "lay ruins",
    "lay starting cities",
    "lay neutral cities",
    "offer great artefacts",
    "draw first player",
    "choose factions",
    "choose cities",
    "deal",
    "draw hands",
    "turn up units",
)
"""S10.6: factions and cities before anybody sees cards."""


SMALL = (7, 7)
LARGE = (7, 11)
"""Rows and columns of the two boards."""


def check_board(rules: Rules) -> None:
    """S10.5: which board of the book, corrected or not, goes with how many players."""
    if rules.options.layout:
        return
    players, board = rules.options.players, (rules.layout.rows, rules.layout.columns)
    if players >= 5 and board != LARGE:
        raise wrong_board(LARGE)
    if players == 2 and board != SMALL:
        raise wrong_board(SMALL)
    if board not in (SMALL, LARGE):
        raise wrong_board(SMALL, LARGE)


def wrong_board(*wanted: tuple[int, int]) -> OptionsError:
    """S10.5: the board is none of these."""
    sizes = " / ".join(f"{rows} × {columns}" for rows, columns in wanted)
    return OptionsError("layout", "options-board", "S10.5", sizes=sizes)


def agree_on_factions(game: Game) -> None:
    """S10.1: the factions are chosen freely among six; without an agreement at random."""
    agreed = game.rules.options.factions.split()
    if not agreed:
        remove_factions(game)
        return
    game.factions = bytes(game.rules.catalogue.factions)
    for faction in tuple(game.factions):
        if FACTIONS[faction] not in agreed:
            remove_faction(game, faction)


def map_ends(rules: Rules) -> bool:
    """S11.1: the complete map ends the game; by default not with two and three players on the
    boards of the book, nor with three against two."""
    options = rules.options
    if options.map_end:
        return options.map_end == "on"
    if options.players <= 3:
        return bool(options.layout)
    return not (options.players == 5 and options.teams)


def rank(game: Game, seat: Seat) -> tuple[int, ...]:
    """S11.2, S11.3: the team's points; then capitals, residences, level 4, 3, 2, 1 cities, heroes
    on the board, cards in the deck, members' counts added."""
    team = game.team(seat)
    cities = [level_of(game.tokens[space]) for member in team for space in own_cities(game, member)]
    heroes = sum(
        space >= 0 for member in team for space in game.heroes[2 * member : 2 * member + 2]
    )
    return (
        team_points(game, team),
        *(cities.count(level) for level in range(KING, 0, -1)),
        heroes,
        sum(lasting_deck(game, member) for member in team),
    )


def team_points(game: Game, team: tuple[Seat, ...]) -> int:
    """S11.2: the members' points; in teams 3:2 the team of two scores half as much again."""
    total = sum(points(game, member) for member in team)
    largest = max(len(other) for other in game.rules.teams)
    if len(team) < largest:
        times, of = game.rules.catalogue.box.small_team
        total = -(-total * times // of)
    return total


def install(rules: Rules) -> None:
    check_board(rules)
    rules.setup.replace("remove factions", agree_on_factions)
    rules.setup.put_in_order(ORDER)
    rules.map_ends = map_ends(rules)
    rules.team_points = team_points
    rules.rank = rank
    rules.retreat_distance = wrong_distance(rules, "S16.2")
    if not rules.options.great_artefacts:
        rules.great_artefacts = tuple(kind for kind in rules.great_artefacts if kind in BASE_GAME)
    if not rules.options.fortune:
        # S7.0: one more lies face up where no fortune cards do.
        rules.offered += 1


MODULE: Final = Module(
    name="expansion",
    rule="S0",
    options=(
        Option("expansion", "S0"),
        Option("map_end", "S11.1", values=("", "on", "off"), expansion=True),
        Option("factions", "S10.1", values=(), expansion=True),
    ),
    install=install,
)
