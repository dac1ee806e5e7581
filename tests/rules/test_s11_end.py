"""The end of the game with the expansion (S11)."""

from typing import Any

import pytest

from battalia.engine import Game, Options, explain, load, outcome, play, save, start
from battalia.engine.chapters.ending import Standing, end
from battalia.engine.events import GameEnded, StackTurned
from battalia.engine.game import Pile
from battalia.engine.laws import all_cards, broken_law, printed_cards
from battalia.engine.modules.fortune import DrawingFortune
from battalia.engine.modules.great_artefacts.in_use import GreatArtefacts
from battalia.engine.play import advance
from battalia.engine.terms import card_of, take
from battalia.engine.view import view
from battlefield import mark
from positions import SIX, asked, draw, offered, say, table
from rules.test_b10_end import full_board
from valleys import KINGS, valley

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


@pytest.mark.rule("S11.1", "S11.2")
def test_the_view_says_how_near_each_team_is() -> None:
    game = with_cities(5, {"p1": "4 3", "p3": "4", "p2": "4", "p4": "1"}, teams=True)
    near = view(game, None).ending
    assert near.sides == (
        Standing((0, 2, 4), 11, 2, 12),
        Standing((1, 3), 8, 1, 9),
    ), "the team of two scores half as much again"
    assert near.spaces is None, "three against two play on when the map is full"
    assert view(with_cities(4, {}, teams=True), None).ending.spaces
    scored = outcome(finished(game))
    assert scored is not None
    assert {scored.points[side.seats[0]] - side.points for side in near.sides} == {0}


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
@pytest.mark.parametrize("figure", ["r0c0 -", "- r0c0"])
@pytest.mark.parametrize("seat", range(4))
def test_either_hero_of_any_player_breaks_a_tie(seat: int, figure: str) -> None:
    owned = dict.fromkeys(("p1", "p2", "p3", "p4"), "3")
    result = outcome(finished(with_cities(4, owned, heroes={f"p{seat + 1}": figure})))
    assert result is not None
    assert result.winners == (seat,)


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


@pytest.mark.rule("S11.2", "S11.3")
def test_cities_of_level_1_break_a_tie_of_unequal_teams() -> None:
    """Two cities of the team of two score as much as three of the others."""
    owned = {"p1": "1", "p3": "1", "p5": "1", "p2": "1", "p4": "1"}
    result = outcome(finished(with_cities(5, owned, heroes={"p2": "r0c0"}, teams=True)))
    assert result is not None
    assert (result.points[0], result.points[1]) == (3, 3)
    assert result.winners == (0, 2, 4)


# S11.1: the end while partners are still acting.

NINTH = {"p1": "4 4 4 4 3", "p3": "4 4 4 4", "p2": "1 1"}


def ends_in_the_middle(game: Game) -> None:
    """p1's ninth great city of the team ends the game whatever p3 is doing; nothing is lost."""
    decks = [game.deck_size(seat) for seat in range(4)]
    raise_last(game)
    assert (game.ended, game.asked) == ("cities", {})
    assert broken_law(game) is None
    again = load(save(game))
    assert again == game
    assert outcome(again) == outcome(game)
    assert [game.deck_size(seat) for seat in range(4)] == decks
    assert view(game, None).battle is None
    assert str(explain(game, 2, "end")) == "game-over (B10.3)"


@pytest.mark.rule("S11.1", "S4.3")
@pytest.mark.parametrize(
    "plays",
    [
        ("attack r4c2",),
        ("attack r4c2", "lay weapon.emberians"),
        ("attack r4c2", "lay weapon.emberians", "lay lord.emberians"),
        ("attack r4c2", "lay weapon.emberians", "lay lord.emberians", "stand"),
        ("attack r4c2", "lay weapon.emberians", "lay lord.emberians", "stand", "p2: fight"),
        ("attack r4c2", "lay weapon.emberians", "lay lord.emberians", "use amulet.emberians"),
    ],
)
def test_the_battle_of_a_partner_is_not_finished(plays: tuple[str, ...]) -> None:
    game = with_cities(
        4,
        NINTH,
        hand={
            "p1": "lord.barfolk×2",
            "p2": "friman.islanders",
            "p3": "weapon.emberians lord.emberians amulet.emberians",
        },
        heroes={"p3": "r4c2"},
        teams=True,
    )
    for choice in plays:
        say(game, choice if ":" in choice else f"p3: {choice}")
    ends_in_the_middle(game)
    assert mark(game, "r4c2") == "p2 1"


@pytest.mark.rule("S11.1", "S7.6")
def test_units_that_the_mask_has_taken_count_for_their_owner() -> None:
    game = with_cities(
        4,
        NINTH,
        hand={"p1": "lord.barfolk×2", "p2": "mask", "p3": "weapon.emberians chief.emberians"},
        heroes={"p3": "r4c2"},
        teams=True,
        great_artefacts=True,
    )
    say(game, "p3: attack r4c2", "p3: with 1", "p3: lay weapon.emberians")
    say(game, "p3: lay chief.emberians", "p3: stand", "p2: fight", "p2: take-over 1")
    ends_in_the_middle(game)


@pytest.mark.rule("S11.1", "S4.3")
@pytest.mark.parametrize(
    "plays",
    [
        ("hire friman",),
        ("use tent.emberians",),
        ("use tent.emberians", "pay supply"),
        ("use amulet.emberians",),
        ("limbo friman.emberians",),
    ],
)
def test_the_row_of_a_partner_is_not_finished(plays: tuple[str, ...]) -> None:
    hand = "supply×2 tent.emberians amulet.emberians friman.emberians"
    game = with_cities(
        4,
        NINTH,
        hand={"p1": "lord.barfolk×2", "p3": hand},
        nation={"p3": "supply×8"},
        teams=True,
    )
    for choice in plays:
        play(game, 2, choice)
    assert 2 in game.asked
    ends_in_the_middle(game)


@pytest.mark.rule("S11.1", "S8.2")
def test_great_artefacts_from_which_a_partner_was_choosing_go_back() -> None:
    game = with_cities(4, NINTH, hand="lord.barfolk×2", offer="wings", teams=True, fortune=True)
    hammer = game.out[0]
    game.out = take(game.out, hammer)
    game.lanes[1] += (DrawingFortune(2, "hand", 1, 0, bytes((hammer,))),)
    assert broken_law(game) is None
    advance(game)
    ends_in_the_middle(game)
    assert hammer in game.out
    assert all_cards(game) == printed_cards(game)


@pytest.mark.rule("S11.1", "B10.3", "B8.14")
@pytest.mark.parametrize("name", ["p1", "p3"])
def test_the_game_ends_when_the_conquest_is_complete(name: str) -> None:
    """The lord is won and its stack turned up, whichever partner conquers."""
    game = with_cities(
        4,
        {"p1": "4 4 4 4", "p3": "4 4 4 4", "neutral": "4"},
        hand={name: "weapon.barfolk lord.emberians"},
        heroes={name: "r4c0"},
        teams=True,
    )
    for choice in ("attack r4c0", "lay weapon.barfolk", "lay lord.emberians"):
        say(game, f"{name}: {choice}")
    events = say(game, f"{name}: stand")
    assert asked(game) == ["chance"]
    assert load(save(game)) == game
    events += play(game, -1, game.asked[-1].options[0])
    order = [type(event) for event in events if isinstance(event, (StackTurned, GameEnded))]
    assert order == [StackTurned, GameEnded]
    assert broken_law(game) is None
    assert load(save(game)) == game


@pytest.mark.rule("S11.1", "S4.4", "B10.3")
def test_a_defender_is_refilled_before_the_game_ends() -> None:
    game = with_cities(
        4,
        {"p1": "4 4 4 4", "p3": "4 4 4 4", "p2": "4 1"},
        hand={"p3": "sword"},
        heroes={"p3": "r4c0"},
        teams=True,
    )
    for choice in ("attack r4c0", "lay sword", "stand"):
        say(game, f"p3: {choice}")
    say(game, "p2: surrender")
    draw(game)
    assert (game.ended, len(game.hand[1])) == ("cities", 6)
    assert broken_law(game) is None


@pytest.mark.rule("S11.1")
@pytest.mark.parametrize("players", [5, 6])
def test_in_a_free_for_all_of_five_or_six_the_fifth_great_city_ends_the_game(players: int) -> None:
    last = f"p{players}"
    game = with_cities(players, {last: "4 4 4 4 3"}, turn=last, hand="lord.barfolk×2")
    raise_last(game, last)
    assert game.ended == "cities"
    result = outcome(game)
    assert result is not None
    assert result.winners == (players - 1,)
    assert result.places == (2,) * (players - 1) + (1,)


@pytest.mark.rule("S11.1", "B13.3")
def test_alone_a_table_may_agree_on_another_number_of_cities() -> None:
    game = with_cities(5, {"p1": "4 4 3"}, hand="lord.barfolk×2", cities_to_end=3)
    raise_last(game)
    assert game.ended == "cities"


@pytest.mark.rule("S11.1", "S2.3")
def test_in_teams_residences_and_the_capital_count_too() -> None:
    game = with_cities(
        4,
        {"p1": "6 5 4 4 3", "p3": "5 4 4 4"},
        hand="lord.barfolk×2",
        teams=True,
        royals=True,
    )
    raise_last(game)
    assert game.ended == "cities"


@pytest.mark.rule("S11.1")
def test_the_cities_of_opponents_do_not_add_up() -> None:
    game = with_cities(
        4, {"p1": "4 4 4 4 3", "p2": "4 4 4 4", "p4": "4 4 4"}, hand="lord.barfolk×2", teams=True
    )
    raise_last(game)
    assert game.ended == ""


# S11.2, S11.3: ranking of teams.


@pytest.mark.rule("S11.2")
def test_three_teams_of_two_and_two_of_three_are_ranked_as_teams() -> None:
    owned = {"p1": "3", "p2": "2", "p3": "1", "p4": "1", "p5": "3", "p6": "1"}
    result = outcome(finished(with_cities(6, owned, teams=True)))
    assert result is not None
    # 1+4 have four points, 2+5 five, 3+6 two.
    assert result.points == (4, 5, 2, 4, 5, 2)
    assert result.places == (3, 1, 5, 3, 1, 5)
    assert result.winners == (1, 4)
    result = outcome(finished(with_cities(6, owned, teams=True, three_against_three=True)))
    assert result is not None
    assert result.points == (7, 4, 7, 4, 7, 4)
    assert result.places == (1, 4, 1, 4, 1, 4)


@pytest.mark.rule("S11.2")
def test_alone_everybody_of_five_or_six_has_their_own_points() -> None:
    for players in (5, 6):
        owned = {f"p{seat}": str(1 + seat % 4) for seat in range(1, players + 1)}
        result = outcome(finished(with_cities(players, owned)))
        assert result is not None
        assert result.points == tuple(1 + seat % 4 for seat in range(1, players + 1))
        assert result.winners == (2,)


@pytest.mark.rule("S11.2")
def test_the_factor_counts_for_the_sum_of_the_team_not_for_each_member() -> None:
    """1 + 1 points are 3, not 2 + 2."""
    result = outcome(finished(with_cities(5, {"p1": "3", "p2": "1", "p4": "1"}, teams=True)))
    assert result is not None
    assert result.points == (3, 3, 3, 3, 3)
    assert result.winners == (0, 2, 4), "a level 3 city breaks the tie"


@pytest.mark.rule("S11.3")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"p1": "6", "p3": "1"}, {"p2": "5", "p4": "2"}),
        ({"p1": "5", "p3": "1"}, {"p2": "4", "p4": "2"}),
        ({"p1": "2", "p3": "2"}, {"p2": "2", "p4": "1 1"}),
    ],
)
def test_the_members_cities_break_a_tie_of_teams(one: dict[str, str], two: dict[str, str]) -> None:
    result = outcome(finished(with_cities(4, one | two, teams=True, royals=True)))
    assert result is not None
    assert result.points[0] == result.points[1]
    assert result.winners == (0, 2)


@pytest.mark.rule("S11.3")
def test_the_members_heroes_then_their_cards_break_a_tie_of_teams() -> None:
    owned = {"p1": "1", "p2": "1", "p3": "1", "p4": "1"}
    game = with_cities(4, owned, heroes={"p1": "r0c0 r0c0", "p4": "r0c0"}, teams=True)
    result = outcome(finished(game))
    assert result is not None
    assert result.winners == (0, 2)
    game = finished(
        with_cities(4, owned, nation={"p3": "supply×12", "p2": "supply×11"}, teams=True)
    )
    result = outcome(game)
    assert result is not None
    assert result.winners == (0, 2)
    game = finished(
        with_cities(4, owned, nation={"p3": "supply×12", "p4": "supply×12"}, teams=True)
    )
    result = outcome(game)
    assert result is not None
    assert (result.winners, result.places) == ((0, 1, 2, 3), (1, 1, 1, 1))


@pytest.mark.rule("S11.3", "B9.2")
def test_cards_count_wherever_they_are_and_royals_with_them() -> None:
    game = with_cities(4, {"p1": "1", "p2": "1"}, ambush={"p1": "supply"}, fill=11)
    assert game.deck_size(0) == game.deck_size(1)
    game = with_cities(
        4, {"p1": "1", "p2": "1"}, nation={"p1": "supply×10"}, ambush={"p1": "supply"}
    )
    result = outcome(finished(game))
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rule("S11.3", "S15.2", "S15.4")
def test_buildings_count_in_points_but_not_in_ties() -> None:
    """p1 has two buildings of level 2, p2 four cities of level 1."""
    cities = dict.fromkeys(("r0c0", "r0c10", "r6c0", "r6c10"), "p2 1")
    game = valley(
        board={
            "r0c0": "city-four woods north",
            "r0c10": "city-four lakes north",
            "r6c0": "city-four canyons north",
            "r6c10": "city-four mountains north",
        },
        tokens={"r2c2": "p1 2", "r2c4": "p1 2", **cities},
        buildings={"r2c2": "tool", "r2c4": "title"},
    )
    result = outcome(finished(game))
    assert result is not None
    assert result.points[:2] == (4, 4)
    assert result.winners == (1,)
    # A centre of level 4 is a city of level 4.
    game = valley(
        tokens={"r2c2": "p1 2", "r2c4": "p1 2", KINGS: "p2 4"},
        buildings={"r2c2": "tool", "r2c4": "title"},
    )
    result = outcome(finished(game))
    assert result is not None
    assert result.winners == (1,)
    assert view(game, None).players[0].great_cities == 0


@pytest.mark.rule("S11.3", "S7.2")
def test_unspent_supply_of_the_bag_breaks_no_tie() -> None:
    game = with_cities(
        4,
        {"p1": "3", "p2": "3"},
        hand="supply×2",
        fill=12,
        great_artefacts=True,
        slices={"great-artefacts": GreatArtefacts(bag=2, bag_of=0)},
    )
    game.nation[1] = Pile(bag=game.nation[1].bag[:-1])
    result = outcome(finished(game))
    assert result is not None
    assert result.winners == (1,), "eleven cards beat ten"
