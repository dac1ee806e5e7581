"""Rows and costs (B3)."""

import pytest

from battalia.engine import explain
from battalia.engine.bounds import MOST_WAYS
from battalia.engine.chapters.land import level_of, owner_of
from battalia.engine.chapters.rows import Paid, worth_of_row
from battalia.engine.game import Game, Pile, Refused
from battalia.engine.notation import SHAPE_NUMBERS, cards_text
from battalia.engine.play import advance, play
from battalia.engine.terms import SUPPLY
from positions import FACTIONS, asked, cards, draw, offered, say, table

HOME = {"r3c2": "city-four woods north"}
OWNED = {"r3c2": "p1 1"}

UNITS = ("friman", "chief", "priest", "lord")
CITIES = ("city-one", "city-opposite", "city-corner", "city-three", "city-four")
ROADS = ("straight", "curve", "tee", "crossroads")
COSTS = {
    "tool": ("friman.barfolk", "friman.islanders", "friman.emberians"),
    "weapon": ("chief.barfolk", "friman.barfolk", "friman.islanders"),
    "amulet": ("priest.barfolk", "friman.barfolk", "friman.islanders"),
    "title": ("lord.barfolk", "friman.barfolk", "friman.islanders"),
    "scroll": ("priest.barfolk", "chief.barfolk", "friman.barfolk"),
    "tent": ("chief.barfolk", "friman.barfolk", "supply"),
    "horse": ("chief.barfolk", "supply", "supply"),
}
UNMATCHED = dict.fromkeys(COSTS, 2) | {"scroll": 1}
"""For each artefact a day on which it is neither matched nor, if a tool, illuminated."""
ARTEFACTS = ("weapon", "amulet", "title", "scroll", "tent", "horse")


def all_of(kind: str, n: int) -> str:
    """All cards of a kind, n of each faction."""
    return " ".join(f"{kind}.{faction}×{n}" for faction in FACTIONS)


def lose_stack(game: Game, shape: str) -> None:
    """This city or road stack has run out."""
    number = SHAPE_NUMBERS[shape]
    pile = game.land_stacks[number]
    game.out_land += bytes(number << 3 | terrain for terrain in pile.bag)
    game.land_stacks[number] = Pile()
    game.ground = None
    advance(game)


def city(game: Game, space: str) -> tuple[int, int]:
    """Owner and level of the token on a space."""
    mark = game.tokens[game.rules.notation.read_space(space)]
    return owner_of(mark) + 1, level_of(mark)


def rows(game: Game) -> list[tuple[str, str]]:
    """The cards laid in each row of the first player, and the cards gained with it."""
    return [(cards_text(row.cards), cards_text(row.gained)) for row in game.rows[0]]


# B3.1: rows.


@pytest.mark.rule("B3.1")
def test_each_action_lays_its_cards_in_a_row_of_its_own() -> None:
    game = table(hand="supply×5", tops={"friman": "islanders", "chief": "emberians"})
    say(game, "hire friman")
    draw(game)
    say(game, "hire chief")
    draw(game)
    assert rows(game) == [
        ("supply×2", "supply friman.islanders"),
        ("supply×3", "supply chief.emberians"),
    ]


@pytest.mark.rule("B3.1")
def test_a_card_serves_in_one_row_per_turn() -> None:
    game = table(hand="supply×3")
    say(game, "hire friman")
    draw(game)
    assert cards(game, "hand") == "supply"
    assert offered(game) == ["end"]


@pytest.mark.rule("B3.1", "B2.7")
def test_the_gained_card_closes_the_row_and_is_not_used_in_this_turn() -> None:
    game = table(hand="supply×2 friman.barfolk×2", tops={"friman": "barfolk"})
    say(game, "hire friman")
    draw(game)
    assert cards(game, "hand") == "friman.barfolk×2"
    assert "create tool" not in offered(game)
    assert rows(game) == [("supply×2", "supply friman.barfolk")]


@pytest.mark.rule("B3.1")
def test_an_illuminated_card_may_serve_in_two_rows() -> None:
    game = table(day=1, hand="tool.barfolk supply×2", board=HOME, tokens=OWNED)
    for space in ("place r2c2 north", "place r4c2 north"):
        say(game, "build straight", "terrain woods", space)
    assert cards(game, "hand") == ""
    assert len(rows(game)) == 2


@pytest.mark.rule("B3.1", "B5.5")
def test_a_copied_card_may_serve_in_as_many_rows_as_it_has_copies() -> None:
    game = table(day=2, hand="amulet.barfolk chief.barfolk supply×4")
    say(game, "use amulet.barfolk", "on chief.barfolk", "roll 2")
    say(game, "create horse", "draw horse.barfolk", "create horse", "draw horse.islanders")
    assert cards(game, "hand") == ""
    assert [gained for _, gained in rows(game)] == ["", "horse.barfolk", "horse.islanders"]


# B3.2: hiring units.


@pytest.mark.rule("B3.2")
def test_a_unit_costs_its_rank_plus_one_in_supply_and_brings_a_supply() -> None:
    game = table(hand="supply×3 friman.barfolk", tops={"chief": "cloudborn"})
    assert "hire chief" in offered(game)
    assert "hire priest" not in offered(game)
    say(game, "hire chief")
    draw(game)
    assert cards(game, "hand") == "friman.barfolk"
    say(game, "end")
    assert cards(game, "shelter") == "friman.barfolk supply×4 chief.cloudborn"


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize(
    ("unit", "price"), [("friman", 2), ("chief", 3), ("priest", 4), ("lord", 5)]
)
def test_a_friman_costs_two_supply_a_chief_three_a_priest_four_a_lord_five(
    unit: str, price: int
) -> None:
    game = table(hand=f"supply×{price - 1} tool.barfolk horse.barfolk friman.barfolk")
    assert f"hire {unit}" not in offered(game)
    game = table(hand=f"supply×{price}", tops={unit: "emberians"})
    left = game.supply
    assert f"hire {unit}" in offered(game)
    say(game, f"hire {unit}")
    draw(game)
    assert cards(game, "hand") == ""
    assert rows(game) == [(f"supply×{price}", f"supply {unit}.emberians")]
    assert game.supply == left - 1


@pytest.mark.rule("B3.2", "B1.6")
def test_the_unit_hired_is_the_top_card_which_lies_open() -> None:
    game = table(hand="supply×4", tops={"friman": "cloudborn"})
    say(game, "hire friman", "draw friman.emberians")
    say(game, "hire friman", "draw friman.barfolk")
    assert [gained for _, gained in rows(game)] == [
        "supply friman.cloudborn",
        "supply friman.emberians",
    ]


@pytest.mark.rule("B3.2")
def test_nothing_but_a_unit_brings_a_supply() -> None:
    game = table(
        day=2,
        hand=(
            "weapon.barfolk supply×3 friman.barfolk×6 friman.islanders chief.barfolk×3 "
            "title.barfolk scroll.barfolk"
        ),
        board=HOME,
        tokens=OWNED,
    )
    left = game.supply
    say(game, "hero r3c2")
    say(game, "use title.barfolk", "promote friman.islanders 1")
    draw(game)
    say(game, "use scroll.barfolk", "convert friman.barfolk emberians")
    draw(game)
    say(game, "build straight", "pay supply friman.barfolk", "terrain woods", "place r2c2 north")
    say(game, "build city-one 1", "pay friman.barfolk×2 @friman.emberians")
    say(game, "terrain woods", "place r1c2 south")
    say(game, "upgrade r3c2", "pay chief.barfolk×2")
    say(game, "create weapon", "pay friman.barfolk×2 chief.barfolk", "draw weapon.islanders")
    assert game.supply == left
    assert "supply" not in "".join(gained for _, gained in rows(game))


# B3.3: creating artefacts.


@pytest.mark.rule("B3.3")
@pytest.mark.parametrize("kind", COSTS)
def test_an_artefact_is_created_with_exactly_the_cards_of_its_cost(kind: str) -> None:
    game = table(day=UNMATCHED[kind], hand=" ".join(COSTS[kind]))
    left = game.supply
    say(game, f"create {kind}")
    assert asked(game) == ["chance"]
    say(game, f"draw {kind}.cloudborn")
    assert cards(game, "hand") == ""
    assert [gained for _, gained in rows(game)] == [f"{kind}.cloudborn"]
    assert game.supply == left


@pytest.mark.rule("B3.3")
@pytest.mark.parametrize("kind", COSTS)
def test_an_artefact_is_not_created_while_one_card_of_its_cost_is_missing(kind: str) -> None:
    cost = COSTS[kind]
    for missing in range(3):
        rest = " ".join(card for place, card in enumerate(cost) if place != missing)
        game = table(day=UNMATCHED[kind], hand=rest)
        assert f"create {kind}" not in offered(game), rest


@pytest.mark.rule("B3.3", "B3.8")
@pytest.mark.parametrize(
    ("kind", "hand"),
    [
        ("tool", "friman.barfolk×2 chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("weapon", "friman.barfolk×6 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("weapon", "friman.barfolk chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("amulet", "friman.barfolk×6 chief.barfolk×3 lord.barfolk×3 supply×3"),
        ("amulet", "friman.barfolk chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("title", "friman.barfolk×6 chief.barfolk×3 priest.barfolk×3 supply×3"),
        ("title", "friman.barfolk chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("scroll", "friman.barfolk×6 chief.barfolk×3 lord.barfolk×3 supply×3"),
        ("scroll", "friman.barfolk×6 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("scroll", "chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("tent", "friman.barfolk×6 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("tent", "chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("tent", "friman.barfolk×6 chief.barfolk×3 priest.barfolk×3 lord.barfolk×3"),
        ("horse", "friman.barfolk×6 priest.barfolk×3 lord.barfolk×3 supply×3"),
        ("horse", "friman.barfolk×6 chief.barfolk×3 priest.barfolk×3 lord.barfolk×3 supply"),
    ],
)
def test_no_number_of_other_cards_makes_up_for_a_missing_card(kind: str, hand: str) -> None:
    assert f"create {kind}" not in offered(table(day=UNMATCHED[kind], hand=hand))


@pytest.mark.rule("B3.3", "B1.6")
def test_the_artefact_created_is_the_top_card_of_its_stack_whatever_it_is() -> None:
    game = table(day=2, hand="friman.barfolk×3", limbo="tool.islanders×3")
    say(game, "create tool")
    assert offered(game) == ["draw tool.barfolk", "draw tool.emberians", "draw tool.cloudborn"]


# B3.4: what artefacts do not pay.


@pytest.mark.rule("B3.4")
@pytest.mark.parametrize("artefact", [*ARTEFACTS, "sword", "shield", "wings", "horn"])
def test_no_artefact_but_a_tool_pays_for_units_artefacts_roads_cities_or_upgrades(
    artefact: str,
) -> None:
    great = artefact in ("sword", "shield", "wings", "horn")
    spare = artefact if great else f"{artefact}.barfolk×3"
    hands = [
        f"supply {spare}",
        f"friman.barfolk×2 chief.barfolk {spare}",
        f"friman.barfolk priest.barfolk lord.barfolk {spare}",
        f"supply friman.barfolk×2 {spare}",
        f"friman.barfolk×2 {spare}",
        f"chief.barfolk {spare}",
    ]
    dearer = {
        hands[0]: ["hire friman", "build straight", "build tee"],
        hands[1]: ["create tool", "create scroll", "build straight", "upgrade r3c2"],
        hands[2]: ["create amulet", "create title", "create weapon", "create scroll"],
        hands[3]: ["hire friman", "create tent", "create horse", "build city-one 1"],
        hands[4]: ["build straight", "build crossroads", "build city-four 1", "create tool"],
        hands[5]: ["upgrade r3c2", "create tent", "create horse"],
    }
    for hand, actions in dearer.items():
        game = table(day=2, hand=hand, board=HOME, tokens=OWNED)
        for action in actions:
            assert action not in offered(game), hand


@pytest.mark.rule("B3.4", "B5.3")
def test_a_tool_stands_in_for_frimen_only() -> None:
    game = table(
        day=2,
        hand="tool.barfolk×2 supply chief.barfolk priest.barfolk lord.barfolk",
        board=HOME,
        tokens=OWNED,
    )
    choices = offered(game)
    assert "create tool" in choices
    assert "create weapon" in choices
    assert "build straight" in choices
    assert "build city-one 1" in choices
    for action in ("hire friman", "create horse", "build city-one 2", "upgrade r3c2"):
        assert action not in choices


@pytest.mark.rule("B3.4", "B6.2", "B5.5")
def test_hammer_and_wild_card_stand_in_for_a_tool() -> None:
    game = table(day=2, hand="hammer friman.barfolk")
    say(game, "create tool", "draw tool.barfolk")
    assert cards(game, "hand") == ""
    game = table(day=2, hand="amulet.barfolk supply friman.barfolk")
    say(game, "use amulet.barfolk", "on supply", "roll 6")
    say(game, "create tool", "draw tool.barfolk")
    assert cards(game, "hand") == ""


@pytest.mark.rule("B3.4", "B3.7")
@pytest.mark.parametrize("weapon", ["weapon.barfolk", "sword", "shield"])
def test_a_weapon_pays_for_heroes(weapon: str) -> None:
    game = table(hand=f"{weapon} supply×2", board=HOME, tokens=OWNED)
    say(game, "hero r3c2")
    assert cards(game, "hand") == ""
    assert game.rules.notation.space_name(game.heroes[0]) == "r3c2"


# B3.5: cities.


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_city_of_a_level_costs_three_units_of_that_rank_whatever_its_exits(level: int) -> None:
    unit = UNITS[level - 1]
    board = {"r3c2": "city-four woods north", "r2c2": "straight woods north"}
    game = table(hand=f"{unit}.barfolk×3", board=board, tokens=OWNED)
    built = [choice for choice in offered(game) if choice.startswith("build")]
    assert built == [f"build {shape} {level}" for shape in CITIES]
    say(game, f"build city-one {level}", "terrain lakes", "place r1c2 south")
    assert cards(game, "hand") == ""
    assert city(game, "r1c2") == (1, level)


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_two_units_of_its_rank_do_not_build_a_city(level: int) -> None:
    board = {"r3c2": "city-four woods north", "r2c2": "straight woods north"}
    others = " ".join(f"{unit}.islanders×2" for unit in UNITS)
    game = table(hand=others, board=board, tokens=OWNED)
    assert not [choice for choice in offered(game) if choice.endswith(f" {level}")]


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize(("level", "unit"), [(2, "chief"), (3, "priest"), (4, "lord")])
def test_an_upgrade_costs_two_units_of_the_new_rank(level: int, unit: str) -> None:
    owned = {"r3c2": f"p1 {level - 1}"}
    game = table(hand=f"{unit}.barfolk friman.barfolk×3", board=HOME, tokens=owned)
    assert "upgrade r3c2" not in offered(game)
    game = table(hand=f"{unit}.barfolk×2", board=HOME, tokens=owned)
    say(game, "upgrade r3c2")
    assert city(game, "r3c2") == (1, level)
    assert cards(game, "hand") == ""


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize(("level", "units"), [(1, "priest lord"), (2, "chief lord")])
def test_no_level_is_skipped(level: int, units: str) -> None:
    hand = " ".join(f"{unit}.barfolk×2" for unit in units.split())
    game = table(hand=hand, board=HOME, tokens={"r3c2": f"p1 {level}"})
    assert "upgrade r3c2" not in offered(game)


@pytest.mark.rule("B3.5")
def test_a_city_is_upgraded_several_times_in_one_turn() -> None:
    hand = "chief.barfolk×2 priest.barfolk×2 lord.barfolk×2"
    game = table(hand=hand, board=HOME, tokens=OWNED)
    for level in (2, 3, 4):
        say(game, "upgrade r3c2")
        assert city(game, "r3c2") == (1, level)
    assert "upgrade r3c2" not in offered(game)


@pytest.mark.rule("B3.5")
def test_a_level_4_city_is_not_upgraded() -> None:
    hand = "chief.barfolk×2 priest.barfolk×2 lord.barfolk×2"
    game = table(hand=hand, board=HOME, tokens={"r3c2": "p1 4"})
    assert "upgrade r3c2" not in offered(game)


@pytest.mark.rule("B3.5")
def test_a_city_built_this_turn_is_upgraded_in_the_same_turn() -> None:
    board = {"r3c2": "city-four woods north", "r2c2": "straight woods north"}
    game = table(hand="friman.barfolk×3 chief.barfolk×2", board=board, tokens=OWNED)
    say(game, "build city-one 1", "terrain lakes", "place r1c2 south", "upgrade r1c2")
    assert city(game, "r1c2") == (1, 2)


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("mark", ["p2 1", "neutral 4", ""])
def test_only_an_own_city_is_upgraded(mark: str) -> None:
    board = {"r3c2": "city-four woods north", "r0c0": "city-four lakes north"}
    tokens = {"r0c0": "p1 4"} | ({"r3c2": mark} if mark else {})
    hand = "chief.barfolk×2 priest.barfolk×2 lord.barfolk×2"
    game = table(hand=hand, board=board, tokens=tokens, heroes={"p1": "r3c2"})
    assert not [choice for choice in offered(game) if choice.startswith("upgrade")]


# B3.6: roads.


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("shape", ["straight", "curve"])
def test_a_simple_road_costs_a_friman_and_a_supply(shape: str) -> None:
    for hand in ("friman.barfolk×2", "supply×2", "chief.barfolk supply"):
        assert f"build {shape}" not in offered(table(hand=hand, board=HOME, tokens=OWNED))
    game = table(hand="friman.barfolk supply", board=HOME, tokens=OWNED)
    say(game, f"build {shape}", "terrain woods")
    say(game, offered(game)[0])
    assert cards(game, "hand") == ""


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("shape", ["tee", "crossroads"])
def test_a_junction_costs_two_frimen_and_a_supply(shape: str) -> None:
    for hand in (
        "friman.barfolk supply×2",
        "friman.barfolk×3",
        "friman.barfolk chief.barfolk supply",
    ):
        assert f"build {shape}" not in offered(table(hand=hand, board=HOME, tokens=OWNED))
    game = table(hand="friman.barfolk×2 supply", board=HOME, tokens=OWNED)
    say(game, f"build {shape}", "terrain woods")
    say(game, offered(game)[0])
    assert cards(game, "hand") == ""


# B3.7: heroes.


@pytest.mark.rule("B3.7")
def test_a_hero_costs_a_weapon_and_two_supply() -> None:
    for hand in ("weapon.barfolk supply", "supply×3", "weapon.barfolk×3", "horse.barfolk supply×2"):
        assert "hero r3c2" not in offered(table(hand=hand, board=HOME, tokens=OWNED))
    game = table(hand="weapon.barfolk supply×2", board=HOME, tokens=OWNED)
    say(game, "hero r3c2")
    assert cards(game, "hand") == ""
    assert rows(game) == [("supply×2 weapon.barfolk", "")]


# B3.8: costs are exact.


@pytest.mark.rule("B3.8")
def test_a_unit_of_higher_rank_does_not_replace_a_lower_one() -> None:
    game = table(hand="chief.barfolk×3")
    assert "create tool" not in offered(game)
    with pytest.raises(Refused):
        say(game, "create tool")


@pytest.mark.rule("B3.8")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_units_of_another_rank_build_no_city_of_this_level(level: int) -> None:
    board = {"r3c2": "city-four woods north", "r2c2": "straight woods north"}
    unit = UNITS[level - 1]
    others = " ".join(f"{other}.barfolk×3" for other in UNITS if other != unit)
    game = table(hand=f"{unit}.barfolk×2 {others}", board=board, tokens=OWNED)
    choices = offered(game)
    for other in (1, 2, 3, 4):
        assert (f"build city-four {other}" in choices) == (other != level)


@pytest.mark.rule("B3.8")
def test_nobody_pays_more_than_the_cost() -> None:
    game = table(hand="supply×6", tops={"friman": "barfolk"})
    say(game, "hire friman")
    draw(game)
    assert cards(game, "hand") == "supply×4"


@pytest.mark.rule("B3.8")
def test_all_different_ways_to_pay_are_offered_each_once() -> None:
    game = table(day=2, hand="friman.barfolk×3 friman.islanders×2")
    say(game, "create tool")
    assert offered(game) == [
        "pay friman.barfolk×3",
        "pay friman.barfolk×2 friman.islanders",
        "pay friman.barfolk friman.islanders×2",
    ]
    say(game, "pay friman.barfolk friman.islanders×2", "draw tool.barfolk")
    assert cards(game, "hand") == "friman.barfolk×2"


@pytest.mark.rule("B3.8", "B5.3")
def test_ways_to_pay_with_frimen_and_tools_are_offered_each_once() -> None:
    game = table(day=2, hand="friman.barfolk×3 tool.barfolk×2")
    say(game, "create tool")
    ways = offered(game)
    assert len(ways) == len(set(ways))
    assert set(ways) == {
        "pay friman.barfolk×3",
        "pay friman.barfolk×2 tool.barfolk",
        "pay friman.barfolk tool.barfolk",
        "pay friman.barfolk tool.barfolk×2",
        "pay tool.barfolk×2",
    }


@pytest.mark.rule("B3.8", "B5.5")
def test_copies_on_the_table_and_cards_of_the_hand_are_different_payments() -> None:
    game = table(day=2, hand="amulet.barfolk friman.barfolk×3")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 2", "create tool")
    assert set(offered(game)) == {
        "pay friman.barfolk×2 @friman.barfolk",
        "pay friman.barfolk @friman.barfolk×2",
    }
    assert len(offered(game)) == 2


# B3.9: limits.


@pytest.mark.rule("B3.9")
@pytest.mark.parametrize(
    ("unit", "each"), [("friman", 6), ("chief", 6), ("priest", 4), ("lord", 4)]
)
def test_no_unit_is_hired_from_an_empty_stack(unit: str, each: int) -> None:
    game = table(hand="supply×5", limbo=all_of(unit, each))
    hires = [choice for choice in offered(game) if choice.startswith("hire")]
    assert hires == [f"hire {other}" for other in UNITS if other != unit]


@pytest.mark.rule("B3.9")
def test_the_last_unit_of_a_stack_is_hired_and_then_none() -> None:
    limbo = "lord.barfolk×4 lord.islanders×4 lord.emberians×4 lord.cloudborn×3"
    game = table(hand="supply×10", limbo=limbo)
    say(game, "hire lord")
    draw(game)
    assert rows(game) == [("supply×5", "supply lord.cloudborn")]
    assert "hire lord" not in offered(game)
    assert "hire priest" in offered(game)


@pytest.mark.rule("B3.9")
@pytest.mark.parametrize("kind", COSTS)
def test_no_artefact_is_created_from_an_empty_stack(kind: str) -> None:
    game = table(day=UNMATCHED[kind], hand=" ".join(COSTS[kind]), limbo=all_of(kind, 3))
    assert f"create {kind}" not in offered(game)
    with pytest.raises(Refused):
        say(game, f"create {kind}")


@pytest.mark.rule("B3.9")
@pytest.mark.parametrize("shape", [*ROADS, *CITIES])
def test_nothing_is_built_from_an_empty_stack(shape: str) -> None:
    board = {"r3c2": "city-four woods north", "r2c2": "straight woods north"}
    game = table(hand="friman.barfolk×3 supply", board=board, tokens=OWNED)
    before = [choice for choice in offered(game) if choice.startswith("build")]
    name = f"build {shape}" if shape in ROADS else f"build {shape} 1"
    assert name in before
    lose_stack(game, shape)
    after = [choice for choice in offered(game) if choice.startswith("build")]
    assert after == [choice for choice in before if choice != name]


def realm(levels: list[int], hand: str) -> Game:
    """A position with cities of these levels; a straight road leads from the first one."""
    spaces = ["r0c0", "r0c4", "r2c0", "r2c2", "r2c4", "r2c6", "r4c0", "r4c2", "r4c4", "r4c6"]
    terrains = ["woods"] * 3 + ["lakes"] * 3 + ["canyons"] * 3 + ["mountains"] * 3
    board = {
        space: f"city-four {terrain} north"
        for space, terrain in zip(spaces[: len(levels)], terrains, strict=False)
    }
    tokens = {
        space: f"p1 {level}" for space, level in zip(spaces[: len(levels)], levels, strict=True)
    }
    return table(hand=hand, board=board | {"r0c1": "straight woods east"}, tokens=tokens)


@pytest.mark.rule("B3.9", "B0.10")
def test_with_seven_cities_of_levels_1_and_2_none_of_these_levels_is_built() -> None:
    hand = "friman.barfolk×3 chief.barfolk×3 priest.barfolk×3 lord.barfolk×3"
    choices = offered(realm([1, 1, 1, 2, 2, 2], hand))
    assert {f"build city-one {level}" for level in (1, 2, 3, 4)} <= set(choices)
    choices = offered(realm([1, 1, 1, 1, 2, 2, 2], hand))
    assert "build city-one 1" not in choices
    assert "build city-one 2" not in choices
    assert "build city-one 3" in choices
    assert "build city-one 4" in choices


@pytest.mark.rule("B3.9", "B0.10")
def test_with_seven_cities_of_levels_3_and_4_none_of_these_levels_is_built() -> None:
    hand = "friman.barfolk×3 chief.barfolk×3 priest.barfolk×3 lord.barfolk×3"
    choices = offered(realm([3, 3, 3, 3, 4, 4], hand))
    assert {f"build city-one {level}" for level in (1, 2, 3, 4)} <= set(choices)
    choices = offered(realm([3, 3, 3, 3, 3, 4, 4], hand))
    assert "build city-one 3" not in choices
    assert "build city-one 4" not in choices
    assert "build city-one 1" in choices
    assert "build city-one 2" in choices


@pytest.mark.rule("B3.9")
def test_upgrading_1_to_2_flips_the_token_and_needs_no_free_one() -> None:
    game = realm([1, 1, 1, 1, 1, 1, 1], "chief.barfolk×2 friman.barfolk×3")
    say(game, "upgrade r2c2")
    assert city(game, "r2c2") == (1, 2)
    assert "build city-one 1" not in offered(game)


@pytest.mark.rule("B3.9")
def test_upgrading_3_to_4_flips_the_token_and_needs_no_free_one() -> None:
    game = realm([3, 3, 3, 3, 3, 3, 3], "lord.barfolk×2 priest.barfolk×3")
    say(game, "upgrade r2c2")
    assert city(game, "r2c2") == (1, 4)
    assert "build city-one 3" not in offered(game)


@pytest.mark.rule("B3.9")
def test_upgrading_2_to_3_needs_a_free_token_of_levels_3_and_4() -> None:
    hand = "priest.barfolk×2"
    assert "upgrade r4c2" not in offered(realm([3, 3, 3, 3, 3, 3, 3, 2], hand))
    assert "upgrade r4c0" in offered(realm([3, 3, 3, 3, 3, 3, 2, 2], hand))


@pytest.mark.rule("B3.9")
def test_upgrading_2_to_3_gives_the_token_of_levels_1_and_2_back() -> None:
    game = realm([2, 2, 2, 2, 2, 2, 2], "priest.barfolk×2 friman.barfolk×3")
    assert "build city-one 1" not in offered(game)
    say(game, "upgrade r4c0")
    assert city(game, "r4c0") == (1, 3)
    assert "build city-one 1" in offered(game)


@pytest.mark.rule("B3.9")
def test_other_players_cities_take_none_of_the_own_tokens() -> None:
    board = {
        space: f"city-four {terrain} north"
        for space, terrain in zip(
            ["r0c0", "r0c4", "r2c0", "r2c2", "r2c4", "r2c6", "r4c0", "r4c2"],
            ["woods"] * 3 + ["lakes"] * 3 + ["canyons"] * 2,
            strict=True,
        )
    }
    tokens = dict.fromkeys(list(board)[1:], "p2 1") | {"r0c0": "p1 1"}
    board["r0c1"] = "straight woods east"
    game = table(hand="friman.barfolk×3", board=board, tokens=tokens)
    assert "build city-one 1" in offered(game)


@pytest.mark.rule("B3.9")
def test_without_supply_in_the_common_supply_the_unit_comes_alone() -> None:
    game = table(hand="supply×4", supply_left=1, tops={"friman": "barfolk"})
    say(game, "hire friman", "draw friman.barfolk")
    assert game.supply == 0
    say(game, "hire friman")
    draw(game)
    assert game.supply == 0
    assert [gained for _, gained in rows(game)] == ["supply friman.barfolk", "friman.barfolk"]


@pytest.mark.rule("B3.8")
def test_every_payment_holds_exactly_what_is_needed() -> None:
    game = table(hand="friman.barfolk friman.islanders×5")
    say(game, "create tool")
    assert offered(game) == [
        "pay friman.barfolk friman.islanders×2",
        "pay friman.islanders×3",
    ]


@pytest.mark.rule("B3.1", "B11.4")
def test_three_uses_of_two_illuminated_tools_lay_one_and_keep_a_use_of_the_other() -> None:
    game = table(hand="tool.barfolk×2", day=1)
    say(game, "create tool", "pay tool.barfolk×3")
    assert [row.cards for row in game.rows[0]] == [bytes([7 << 3])]
    assert [(loose.copies, loose.real) for loose in game.loose[0]] == [(1, True)]


@pytest.mark.rule("B3.9")
def test_the_reason_names_the_token_that_an_upgrade_lacks() -> None:
    spaces = ("r0c0", "r0c2", "r0c4", "r0c6", "r2c0", "r2c2", "r2c4")
    shapes = ("city-four", "city-one", "city-opposite", "city-corner", "city-three")
    terrains = ("woods", "lakes", "canyons", "mountains")
    cards_left = [f"{shape} {terrain} north" for shape in shapes for terrain in terrains]
    board = dict(zip(spaces, cards_left[4:], strict=False)) | {"r4c0": "city-four woods north"}
    tokens = dict.fromkeys(spaces, "p1 3") | {"r4c0": "p1 2"}
    game = table(hand="priest.barfolk×2", board=board, tokens=tokens)
    reason = explain(game, 0, "upgrade r4c0")
    assert reason is not None
    assert (reason.id, reason.args) == ("no-token", {"level": 3})


@pytest.mark.rule("B3.1", "B3.8")
def test_where_no_row_lies_nothing_is_paid() -> None:
    game = table(hand="supply×3")
    assert worth_of_row(game, 0) == 0
    assert not Paid(game, 0).covers(game, 0, ((SUPPLY, 1),))
    say(game, "hire chief")
    assert worth_of_row(game, 0) == 3
    assert Paid(game, 0).covers(game, 0, ((SUPPLY, 3),))
    assert not Paid(game, 0).covers(game, 0, ((SUPPLY, 4),))


@pytest.mark.rule("B3.3", "B5.3")
def test_a_corrected_cost_of_one_kind_has_as_many_ways_as_any_may_have() -> None:
    hand = " ".join(f"friman.{faction}×6 tool.{faction}×3" for faction in FACTIONS)
    game = table(day=7, hand=hand, corrections="[costs]\nweapon = { friman = 12 }")
    play(game, 0, "create weapon")
    assert len(offered(game)) == MOST_WAYS
