"""Whole turns of the computer players: what any sensible player would do in plain positions.

A novice may err; steady and expert must not.
"""

from random import Random
from typing import Any

import pytest

from battalia.bots.imagining import reimagine
from battalia.bots.judgement import Judgement
from battalia.bots.planning import Planner, undisturbed
from battalia.bots.thinking import Expert, FirstExpert, Steady
from battalia.bots.weights import weights_of
from battalia.engine import CHANCE, Game, outcome, play, view
from battalia.engine.notation import read_card
from battlefield import BOARD, HIGH, LOW, field, heroes, mark, station
from positions import cards, offered, table
from random_play import rich_game
from rules.test_b10_end import full_board

WEIGHED: list[type[Steady]] = [Steady, FirstExpert]
BOTS = [*WEIGHED, Expert]
every = pytest.mark.parametrize("bot", BOTS)
by_weights = pytest.mark.parametrize("bot", WEIGHED)
"""A net has learned from games, in which hands like these do not occur: it may like another way."""


def turn(game: Game, bot: type[Steady], seed: int = 1) -> list[str]:
    """The player whose turn it is plays it to its end: all of their choices.

    Others answer as such players, too.
    """
    (seat,) = game.asked
    bots = [bot() for _ in range(game.players)]
    rng = Random(seed)
    told: list[str] = []
    while game.asked and told[-1:] != ["end"]:
        if CHANCE in game.asked:
            question = game.asked[CHANCE]
            play(game, CHANCE, rng.choices(question.options, question.weights)[0])
            continue
        ((who, question),) = game.asked.items()
        choice = bots[who].choose(view(game, who), question, rng)
        assert choice is not None
        play(game, who, choice)
        if who == seat:
            told.append(game.rules.notation.text(choice))
    return told


def first(game: Game, bot: type[Steady], seed: int = 1) -> str:
    """The answer to the open question."""
    ((seat, question),) = game.asked.items()
    choice = bot().choose(view(game, seat), question, Random(seed))
    assert choice is not None
    return game.rules.notation.text(choice)


def verbs(told: list[str]) -> list[str]:
    return [text.split()[0] for text in told]


CORNER = {
    "r0c0": "city-four woods north",
    "r0c1": "straight lakes east",
    "r1c0": "straight lakes north",
}
"""A city with two roads, each to a site for another one."""
MINE = {"r0c0": "p1 1"}
ARMY = (
    "friman.barfolk×2 friman.islanders chief.barfolk priest.emberians priest.barfolk"
    " lord.islanders weapon.barfolk supply×3"
)
"""A deck that can do a bit of everything."""


def corner(hand: str, **more: Any) -> Game:
    """p1 in the corner of the board, with this hand."""
    return table(hand=hand, **({"board": CORNER, "tokens": MINE} | more))


# Cities.


@every
@pytest.mark.parametrize("seed", range(3))
def test_three_lords_and_a_site_are_a_city_of_level_4(bot: type[Steady], seed: int) -> None:
    game = corner("lord.barfolk lord.islanders lord.emberians supply×2")
    turn(game, bot, seed)
    assert sorted(mark(game, space) for space in ("r0c2", "r2c0")) == ["", "p1 4"]


@every
def test_so_they_are_where_the_deck_is_full_of_lords(bot: type[Steady]) -> None:
    hand = "lord.barfolk×2 lord.islanders×3"
    game = corner(hand, nation={"p1": "lord.barfolk×2 lord.islanders lord.emberians×4 supply"})
    turn(game, bot)
    assert sorted(mark(game, space) for space in ("r0c2", "r2c0")) == ["", "p1 4"]


@pytest.mark.parametrize(
    ("bot", "level", "units"),
    [
        *((bot, 1, "chief.barfolk chief.islanders") for bot in BOTS),
        *((bot, 2, "priest.barfolk priest.islanders") for bot in BOTS),
        (Steady, 3, "lord.barfolk lord.islanders"),
        (FirstExpert, 3, "lord.barfolk lord.islanders"),
        (Expert, 3, "lord.barfolk lord.islanders"),
    ],
)
def test_a_city_is_upgraded_where_the_units_have_nothing_else_to_do(
    bot: type[Steady], level: int, units: str
) -> None:
    game = corner(units, nation={"p1": ARMY}, tokens={"r0c0": f"p1 {level}"})
    turn(game, bot)
    assert mark(game, "r0c0") == f"p1 {level + 1}"


@every
@pytest.mark.parametrize(
    ("level", "units"), [(1, "chief.barfolk"), (2, "priest.barfolk"), (3, "lord.barfolk")]
)
def test_on_the_last_day_every_upgrade_counts(bot: type[Steady], level: int, units: str) -> None:
    game = corner(
        f"{units}×2", nation={"p1": ARMY}, tokens={"r0c0": f"p1 {level}"}, day=21, weeks=3
    )
    turn(game, bot)
    assert mark(game, "r0c0") == f"p1 {level + 1}"


@every
def test_an_abandoned_city_under_the_hero_is_annexed(bot: type[Steady]) -> None:
    """B8.10."""
    game = field("supply", city="", heroes={"p1": "r1c4"})
    turn(game, bot)
    assert mark(game, "r1c4") == "p1 1"


@by_weights
def test_without_a_site_a_road_is_built(bot: type[Steady]) -> None:
    game = corner("friman.barfolk supply", board={"r0c0": CORNER["r0c0"]}, nation={"p1": ARMY})
    assert verbs(turn(game, bot))[0] == "build"


# Heroes.


@every
def test_a_neutral_city_under_the_hero_is_taken(bot: type[Steady]) -> None:
    game = field("weapon.barfolk lord.barfolk chief.barfolk", city="neutral 4")
    turn(game, bot)
    assert mark(game, "r1c2") == "p1 4"
    assert "lord" in cards(game, "shelter") + cards(game, "nation") + cards(game, "hand")


@every
@pytest.mark.parametrize(
    ("means", "start"),
    [
        ("supply×2", "r1c0"),
        ("supply", "r1c1"),
        ("horse.barfolk", "r1c5"),
        ("horse.barfolk supply", "r1c6"),
        ("horse.barfolk", "r1c0"),
        ("wings", "r3c3"),
    ],
)
def test_the_hero_goes_to_a_neutral_city_and_takes_it(
    bot: type[Steady], means: str, start: str
) -> None:
    game = field(f"weapon.barfolk lord.barfolk {means}", city="neutral 4", heroes={"p1": start})
    turn(game, bot)
    assert mark(game, "r1c2") == "p1 4"
    assert heroes(game, "p1") == "r1c2 -"


@every
def test_a_hero_without_the_cards_for_the_attack_goes_nearer(bot: type[Steady]) -> None:
    game = field("supply", city="neutral 4", heroes={"p1": "r1c0"}, nation={"p1": ARMY})
    turn(game, bot)
    assert heroes(game, "p1") == "r1c1 -"


@every
def test_so_it_does_on_a_horse(bot: type[Steady]) -> None:
    game = field("horse.barfolk", city="neutral 4", heroes={"p1": "r1c0"}, nation={"p1": ARMY})
    turn(game, bot)
    assert heroes(game, "p1") == "r1c2 -"


@every
def test_a_hero_is_hired_with_weapon_and_two_supply(bot: type[Steady]) -> None:
    """B3.7: the deck could take the city nearby, with a hero."""
    game = field("weapon.barfolk supply×2", city="neutral 4", heroes={}, nation={"p1": ARMY})
    turn(game, bot)
    assert heroes(game, "p1") == "r1c0 -"


RUINS = {"r3c1": "city-four woods north", "r3c2": "crossroads lakes north"}


def at_the_ruins(hand: str, hero: str = "r3c3", **more: Any) -> Game:
    return table(hand=hand, board=RUINS, tokens={"r3c1": "p1 1"}, heroes={"p1": hero}, **more)


@every
@pytest.mark.parametrize("start", ["r3c3", "r3c2"])
def test_a_great_artefact_that_can_be_had_is_taken(bot: type[Steady], start: str) -> None:
    """B8.15."""
    game = at_the_ruins("weapon.barfolk lord.barfolk×2 supply", start, offer="sword")
    turn(game, bot)
    assert read_card("sword") in game.deck(0)


@by_weights
def test_nobody_goes_to_the_ruins_for_nothing(bot: type[Steady]) -> None:
    game = at_the_ruins("weapon.barfolk lord.barfolk×2 supply", "r3c2", offer="")
    assert "step" not in verbs(turn(game, bot))


@every
def test_an_attack_that_is_surely_lost_is_not_made(bot: type[Steady]) -> None:
    """A lord in a tent lies open: with the level of the city that is more than all cards here."""
    game = field(
        {"p1": "weapon.barfolk lord.barfolk", "p2": "tent.islanders lord.islanders"}, city="p2 4"
    )
    station(game, "p2", "tent.islanders", "lord.islanders")
    assert "attack r1c2" in offered(game)
    assert "attack" not in verbs(turn(game, bot))


@every
def test_an_attack_on_a_neutral_city_is_made_only_where_it_succeeds(bot: type[Steady]) -> None:
    """B8.13: it may be declared for what an amulet could make of the chief."""
    for seed in range(3):
        game = field("weapon.barfolk chief.islanders amulet.barfolk", city="neutral 4")
        assert "attack r1c2" in offered(game)
        if "attack r1c2" in turn(game, bot, seed):
            assert mark(game, "r1c2") == "p1 4"


@every
def test_a_city_that_nobody_can_defend_is_conquered(bot: type[Steady]) -> None:
    game = field({"p1": "weapon.barfolk lord.barfolk×2", "p2": ""}, city="p2 4")
    turn(game, bot)
    assert mark(game, "r1c2") == "p1 4"


# The end of the game.


def last_space(mine: int, theirs: int) -> Game:
    """p1 could fill the last space of the board."""
    return table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=full_board({"r1c3"}),
        tokens={"r1c1": f"p1 {mine}", "r5c5": f"p2 {theirs}"},
    )


@every
def test_a_game_that_is_won_is_ended(bot: type[Steady]) -> None:
    """B10.1."""
    game = last_space(3, 1)
    turn(game, bot)
    result = outcome(game)
    assert result is not None
    assert result.winners == (0,)


@every
def test_a_game_that_would_be_lost_is_not_ended(bot: type[Steady]) -> None:
    game = last_space(1, 3)
    turn(game, bot)
    assert not game.ended


@every
def test_an_end_that_an_upgrade_makes_a_victory_comes_after_it(bot: type[Steady]) -> None:
    """B10.1: the last road alone would end the game at two points all, lost by the greater city.

    The hand has more ways that look better at first than are tried again after the upgrade.
    """
    game = table(
        2,
        hand="friman.barfolk×2 chief.barfolk×2 priest.barfolk lord.barfolk weapon.barfolk supply×6",
        board=full_board({"r1c3"}),
        tokens={"r1c1": "p1 1", "r1c5": "p1 1", "r5c5": "p2 2"},
    )
    turn(game, bot)
    result = outcome(game)
    assert result is not None
    assert result.winners == (0,)


def fifth_city(theirs: int) -> Game:
    """p1 could make a fifth city of level 4; p2 has so many of level 3."""
    mine = [*list(HIGH)[:4], *list(LOW)[:1]]
    tokens = dict.fromkeys(mine[:4], "p1 4") | {mine[4]: "p1 3"}
    spaces = [*list(HIGH)[4:], *list(LOW)[1:]]
    tokens |= dict.fromkeys(spaces[:theirs], "p2 3")
    board = {**BOARD, **HIGH, **LOW}
    return table(hand="lord.barfolk×2", board=board, tokens=tokens)


@every
def test_the_fifth_great_city_is_built_where_it_wins(bot: type[Steady]) -> None:
    """B10.2: twenty points against eighteen."""
    game = fifth_city(6)
    turn(game, bot)
    result = outcome(game)
    assert result is not None
    assert result.winners == (0,)


@every
def test_the_fifth_great_city_is_not_built_where_it_loses(bot: type[Steady]) -> None:
    """Twenty points against twenty-one."""
    game = fifth_city(7)
    turn(game, bot)
    assert not game.ended


# Artefacts.


@every
def test_a_title_makes_the_third_lord(bot: type[Steady]) -> None:
    game = corner("priest.barfolk lord.barfolk×2 title.barfolk")
    told = turn(game, bot)
    assert told[:2] == ["use title.barfolk", "promote priest.barfolk 1"]
    assert "p1 4" in (mark(game, "r0c2"), mark(game, "r2c0"))


@every
def test_an_illuminated_title_makes_a_lord_of_a_chief(bot: type[Steady]) -> None:
    """B11.4."""
    game = corner("chief.barfolk lord.barfolk×2 title.barfolk", day=4)
    told = turn(game, bot)
    assert told[:2] == ["use title.barfolk", "promote chief.barfolk 2"]
    assert "p1 4" in (mark(game, "r0c2"), mark(game, "r2c0"))


@every
def test_a_tool_stands_in_for_two_frimen(bot: type[Steady]) -> None:
    """B5.3: a weapon for a deck that has none, a neutral city before its hero."""
    nation = {"p1": "lord.barfolk×3 priest.barfolk×3 supply×5"}
    game = field("tool.barfolk chief.barfolk", city="neutral 4", nation=nation, day=3)
    told = turn(game, bot)
    assert told[:2] == ["create weapon", "pay chief.barfolk tool.barfolk"]


@every
def test_the_horn_fetches_what_makes_a_city(bot: type[Steady]) -> None:
    """B6.6."""
    game = corner("horn lord.barfolk", nation={"p1": "lord.barfolk×2 supply×8"})
    told = turn(game, bot)
    assert told[:3] == ["use horn", "take lord.barfolk", "take lord.barfolk"]
    assert "p1 4" in (mark(game, "r0c2"), mark(game, "r2c0"))


@by_weights
def test_an_amulet_is_tried_where_nothing_else_helps(bot: type[Steady]) -> None:
    """B5.5: a 2, a 3 or a 6 make a city of two lords."""
    game = corner("amulet.barfolk lord.barfolk×2 friman.emberians")
    told = turn(game, bot)
    assert told[:2] == ["use amulet.barfolk", "on lord.barfolk"]


# Holding and thinning.


@every
def test_lords_wait_in_ambush_for_the_third(bot: type[Steady]) -> None:
    nation = {"p1": "lord.islanders supply×9 friman.barfolk×2"}
    game = corner("supply×2 lord.barfolk×2", nation=nation)
    told = turn(game, bot)
    assert "ambush" in verbs(told)
    assert "lord.barfolk" in cards(game, "ambush")


@every
def test_too_much_supply_goes_to_limbo_for_it(bot: type[Steady]) -> None:
    """B9.1: late in the game, supply that hires nobody any more."""
    nation = {"p1": "lord.islanders×2 supply×15"}
    game = corner("supply lord.barfolk", nation=nation, day=18, weeks=3)
    turn(game, bot)
    assert game.limbo == bytes((read_card("supply"),))


@every
def test_no_card_goes_to_limbo_from_a_deck_of_ten(bot: type[Steady]) -> None:
    """B9.2."""
    game = corner("supply×2 lord.barfolk×2")
    assert game.deck_size(0) == 10
    turn(game, bot)
    assert game.limbo == b""


@every
def test_a_tent_holds_a_lord_where_no_card_may_go_to_limbo(bot: type[Steady]) -> None:
    """B5.8: in a deck of ten there is no ambush."""
    game = corner(
        "tent.barfolk supply lord.barfolk×2", nation={"p1": "lord.islanders supply×5"}, day=2
    )
    assert game.deck_size(0) == 10
    told = turn(game, bot)
    assert told[:1] == ["use tent.barfolk"]
    assert [tent.cards for tent in game.tents[0]] == [bytes((read_card("lord.barfolk"),))]


# The start of the turn (B2.1).


@every
@pytest.mark.parametrize(
    "hand",
    [
        "friman.barfolk×3 supply×3",
        "friman.barfolk chief.barfolk priest.barfolk lord.islanders×3",
        "supply chief.islanders×4 weapon.islanders",
    ],
)
def test_a_cohort_is_always_claimed(bot: type[Steady], hand: str) -> None:
    assert first(corner(hand, at="cohort"), bot).startswith("cohort")


@every
def test_a_hand_that_builds_a_city_is_kept(bot: type[Steady]) -> None:
    hand = "lord.barfolk lord.islanders lord.emberians supply×3"
    assert first(corner(hand, at="cohort", nation={"p1": ARMY}), bot) == "skip"


@every
def test_a_hand_that_takes_a_neutral_city_is_kept(bot: type[Steady]) -> None:
    hand = "weapon.barfolk lord.islanders lord.emberians supply×2"
    game = field(hand, city="neutral 4", at="cohort", nation={"p1": ARMY})
    assert first(game, bot) == "skip"


@every
def test_a_hand_that_brings_nothing_is_exchanged_for_one_that_brings_much(
    bot: type[Steady],
) -> None:
    lords = "lord.barfolk×2 lord.islanders×3 lord.emberians×2"
    nation = {"p1": f"{lords} friman.barfolk×2 supply×2"}
    assert first(corner("scroll.barfolk", at="cohort", nation=nation), bot) == "mulligan"


# How a plan is made.


def planner(level: str = "steady", **more: int) -> Planner:
    return Planner(Judgement(weights_of(level)), Random(1), reimagine, **more)


def test_planning_changes_nothing() -> None:
    for seed in range(5):
        game, _ = rich_game(seed)
        seat = next(iter(game.asked))
        if game.asked[seat].about != "action":
            continue
        before, options = game.copy(), list(game.asked[seat].options)
        planner(budget=30).plans(game, seat)
        assert game == before
        assert game.asked[seat].options == options


def test_to_do_nothing_is_a_plan_and_no_plan_is_worse() -> None:
    game = corner("supply×5 friman.barfolk", nation={"p1": ARMY})
    found = planner().plans(game, 0)
    values = [thought.value for thought in found]
    assert values == sorted(values, reverse=True)
    (idle,) = [thought for thought in found if not thought.path]
    assert found[0].value >= idle.value


def test_a_plan_can_be_carried_out() -> None:
    """Where chance has no part in it, what was planned is what comes of it."""
    game = corner("lord.barfolk lord.islanders lord.emberians supply×2", nation={"p1": ARMY})
    best = planner().plan(game, 0)
    for _, choice in best.path:
        while CHANCE in game.asked:
            play(game, CHANCE, game.asked[CHANCE].options[0])
        assert choice in game.asked[0].options
        play(game, 0, choice)
    while CHANCE in game.asked:
        play(game, CHANCE, game.asked[CHANCE].options[0])
    assert game.tokens == best.game.tokens
    assert game.hand[0] == best.game.hand[0]


def test_a_larger_budget_finds_no_worse_plan() -> None:
    hand = "supply×4 friman.barfolk×2 chief.islanders tool.barfolk"
    game = corner(hand, nation={"p1": ARMY})
    values = [planner(budget=budget).plan(game, 0).value for budget in (5, 40, 300)]
    assert values == sorted(values)


def test_partners_who_wait_are_not_asked_while_a_player_plans() -> None:
    """S4.3: their turns go on at the same time."""
    game = table(4, hand="supply×3 friman.barfolk", expansion=True, teams=True)
    assert set(game.asked) == {0, 2}
    for seat in game.asked:
        alone = undisturbed(game, seat)
        assert set(alone.asked) == {seat}
        assert alone.asked[seat].options == game.asked[seat].options
    assert set(game.asked) == {0, 2}


def test_without_partners_nothing_disturbs() -> None:
    game = corner("supply×3")
    assert undisturbed(game, 0) is game
