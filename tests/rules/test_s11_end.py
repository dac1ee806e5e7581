"""The end of the game with the expansion (S11)."""

from typing import Any

import pytest

from battalia.engine import Game, Options, outcome, start
from battalia.engine.ending import end
from battalia.engine.terms import card_of
from positions import SIX, draw, offered, say, table
from rules.test_b10_end import full_board

BOX: dict[str, Any] = {"expansion": True}
LONELY = tuple(f"r{row}c{column}" for row in (0, 2, 4, 6) for column in (0, 2, 4, 6))
"""Spaces on which cities may lie without touching each other or the ruins' roads."""
TERRAINS = ("woods", "lakes", "canyons", "mountains")
SHAPES = ("city-four", "city-four", "city-four", "city-corner", "city-three", "city-opposite")


def with_cities(players: int, levels: dict[str, str], **more: Any) -> Game:
    """A table at which these players hold cities of these levels (``p1``: ``4 4 3``)."""
    board: dict[str, str] = {}
    tokens: dict[str, str] = {}
    cards = iter([f"{shape} {terrain} north" for shape in SHAPES for terrain in TERRAINS])
    spaces = iter(LONELY)
    for name, owned in levels.items():
        for level in owned.split():
            space = next(spaces)
            board[space] = next(cards)
            tokens[space] = f"{name} {level}"
    return table(players, board=board, tokens=tokens, factions=SIX, **(BOX | more))


def raise_last(game: Game, name: str = "p1") -> None:
    """The player upgrades a level 3 city to level 4."""
    wish = next(choice for choice in offered(game, name) if choice.startswith("upgrade"))
    say(game, f"{name}: {wish}")


def finished(game: Game) -> Game:
    end(game, "weeks")
    game.asked = {}
    return game


# S11.1: the cities.


@pytest.mark.rule("S11.1")
def test_alone_the_fifth_great_city_ends_the_game_at_once() -> None:
    game = with_cities(4, {"p1": "4 4 4 4 3"}, hand="lord.barfolk×2")
    raise_last(game)
    assert game.ended == "cities"


@pytest.mark.rule("S11.1", "S2.3")
def test_residences_and_the_capital_count_as_great_cities() -> None:
    game = with_cities(4, {"p1": "4 5 5 6 3"}, hand="lord.barfolk×2", royals=True)
    raise_last(game)
    assert game.ended == "cities"


@pytest.mark.rule("S11.1")
def test_in_teams_a_single_members_fifth_ends_nothing() -> None:
    game = with_cities(4, {"p1": "4 4 4 4 3", "p3": "4 4 4"}, hand="lord.barfolk×2", teams=True)
    raise_last(game)
    assert game.ended == ""
    assert set(game.asked) == {0, 2}


@pytest.mark.rule("S11.1")
def test_in_teams_the_ninth_great_city_of_two_members_ends_the_game() -> None:
    game = with_cities(4, {"p1": "4 4 4 4 3", "p3": "4 4 4 4"}, hand="lord.barfolk×2", teams=True)
    raise_last(game)
    assert game.ended == "cities"


@pytest.mark.rule("S11.1")
@pytest.mark.parametrize(("others", "ended"), [("4 4 4", ""), ("4 4 4 4", "cities")])
def test_in_teams_the_twelfth_great_city_of_three_members_ends_the_game(
    others: str, ended: str
) -> None:
    game = with_cities(
        5,
        {"p1": "4 4 4 3", "p3": "4 4 4 4", "p5": others},
        hand="lord.barfolk×2",
        teams=True,
    )
    raise_last(game)
    assert game.ended == ended


@pytest.mark.rule("S11.1")
def test_partners_who_are_still_acting_do_not_finish() -> None:
    game = with_cities(
        4,
        {"p1": "4 4 4 4 3", "p3": "4 4 4 4"},
        hand={"p1": "lord.barfolk×2", "p3": "supply×5"},
        teams=True,
    )
    say(game, "p3: hire friman")
    draw(game)
    raise_last(game)
    assert game.ended == "cities"
    assert game.asked == {}
    assert game.hand[2] != b""


# S11.1: the map.


@pytest.mark.rule("S11.1")
@pytest.mark.parametrize(
    ("options", "ends"),
    [
        (Options(players=2, **BOX), False),
        (Options(players=3, **BOX), False),
        (Options(players=4, **BOX), True),
        (Options(players=4, teams=True, **BOX), True),
        (Options(players=5, **BOX), True),
        (Options(players=5, teams=True, **BOX), False),
        (Options(players=6, **BOX), True),
        (Options(players=6, teams=True, **BOX), True),
        (Options(players=2, map_end="on", **BOX), True),
        (Options(players=4, map_end="off", **BOX), False),
    ],
)
def test_whether_the_complete_map_ends_the_game_depends_on_the_table(
    options: Options, ends: bool
) -> None:
    assert start(options).rules.map_ends == ends


@pytest.mark.rule("S11.1")
@pytest.mark.parametrize(("map_end", "ended"), [("", ""), ("on", "map"), ("off", "")])
def test_with_two_players_a_complete_map_ends_the_game_only_if_agreed(
    map_end: str, ended: str
) -> None:
    game = table(
        2,
        hand="friman.barfolk×2 supply",
        board=full_board(["r1c2"]),
        tokens={"r1c1": "p1 1", "r5c5": "p2 1"},
        factions=SIX,
        map_end=map_end,
        **BOX,
    )
    say(game, "build tee")
    draw(game)
    say(game, "place r1c2 south")
    assert game.ended == ended


# S11.2: teams.


@pytest.mark.rule("S11.2")
def test_teams_add_up_their_points() -> None:
    game = finished(with_cities(4, {"p1": "4 1", "p2": "3", "p3": "2", "p4": "3"}, teams=True))
    result = outcome(game)
    assert result is not None
    assert result.points == (7, 6, 7, 6)
    assert result.winners == (0, 2)
    assert result.places == (1, 3, 1, 3)


@pytest.mark.rule("S11.2")
@pytest.mark.parametrize(
    ("two", "three", "points"),
    [("4 1", "2 2 3", (7, 8)), ("4 2", "2 2 3", (7, 9)), ("1", "1 1 1", (3, 2))],
)
def test_the_team_of_two_scores_half_as_much_again_rounded_up(
    two: str, three: str, points: tuple[int, int]
) -> None:
    one, other = [*two.split(), ""][:2]
    a, b, c = three.split()
    owned = {"p1": a, "p3": b, "p5": c, "p2": one, "p4": other}
    result = outcome(finished(with_cities(5, owned, teams=True)))
    assert result is not None
    assert (result.points[0], result.points[1]) == points


@pytest.mark.rule("S11.2")
def test_nothing_is_multiplied_among_equal_teams_or_alone() -> None:
    for options in ({"teams": True}, {}):
        result = outcome(finished(with_cities(4, {"p1": "3", "p2": "3"}, **options)))
        assert result is not None
        assert result.points[:2] == (3, 3)


# S11.3: ties.


@pytest.mark.rule("S11.3")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("6 1", "5 2"),
        ("5 1", "4 2"),
        ("4 1", "3 2"),
        ("3 1", "2 2"),
        ("2 1", "1 1 1"),
        ("6 4", "5 5"),
    ],
)
def test_higher_cities_break_a_tie(one: str, two: str) -> None:
    result = outcome(finished(with_cities(2 + 2, {"p1": one, "p2": two}, royals=True)))
    assert result is not None
    assert result.points[0] == result.points[1]
    assert result.winners == (0,)


@pytest.mark.rule("S11.3")
def test_then_heroes_on_the_board_break_a_tie() -> None:
    game = with_cities(4, {"p1": "3", "p2": "3"}, heroes={"p2": "r0c0"})
    result = outcome(finished(game))
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rule("S11.3")
def test_then_cards_in_the_deck_break_a_tie_and_then_it_is_shared() -> None:
    game = finished(with_cities(4, {"p1": "3", "p2": "3", "p3": "1", "p4": "1"}))
    result = outcome(game)
    assert result is not None
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3, 3)
    game.shelter[1] += bytes((card_of(1, 1),))
    result = outcome(game)
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rule("S11.3")
def test_members_counts_are_added_without_a_factor() -> None:
    """The team of two has 6 points by its factor, and fewer heroes."""
    game = with_cities(
        5,
        {"p1": "2", "p3": "2", "p5": "2", "p2": "2", "p4": "2"},
        heroes={"p1": "r0c0", "p2": "r0c0", "p4": "r0c0"},
        teams=True,
    )
    result = outcome(finished(game))
    assert result is not None
    assert (result.points[0], result.points[1]) == (6, 6)
    assert result.winners == (0, 2, 4), "three level 2 cities beat two"
