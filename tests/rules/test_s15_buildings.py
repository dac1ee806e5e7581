"""Exploring, buildings and centres (S15.2-S15.5)."""

from typing import Any

import pytest

from battalia.engine import Game, Options, explain, load, save, start, view, with_expansion
from battalia.engine.chapters.cities import NO_TOKEN
from battalia.engine.chapters.ending import great_cities, outcome, points
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.valleys import NO_HERO_BESIDE, Building, Collecting, building_on
from battalia.engine.notation import read_cards, read_seat
from battalia.engine.terms import ARTEFACTS, SUPPLY, TOOL
from battlefield import gained, heroes, mark, spent, totals
from positions import asked, cards, draw, offered, say, starting, until
from shelf import Potions
from valleys import KINGS, LINK, NORTH_ROAD, valley

ROAD = "valley-road neutral north"
KINGS_ROADS = dict.fromkeys(("r2c3", "r3c2", "r3c4", "r4c3"), ROAD)
CORNERS = ("r2c2", "r2c4", "r4c4", "r4c2")
CITIES = {
    "r0c0": "city-four woods north",
    "r0c2": "city-four lakes north",
    "r0c6": "city-four canyons north",
    "r0c8": "city-four mountains north",
    "r0c10": "city-four woods north",
    "r6c0": "city-four lakes north",
    "r6c2": "city-four canyons north",
    "r6c4": "city-four mountains north",
}
"""Eight lonely cities."""
SEVEN = list(CITIES)[:7]


def why(game: Game, wish: str, name: str = "p1") -> str:
    reason = explain(game, int(name[1]) - 1, wish)
    return "" if reason is None else f"{reason.id} {reason.rule}"


def lies(game: Game, space: str) -> str:
    return game.rules.notation.tile_name(game.board[game.rules.notation.read_space(space)])


def defences(game: Game) -> dict[str, int]:
    """With what each city and building defends, as everybody sees."""
    name = game.rules.notation.space_name
    return {name(city.space): city.defence for city in view(game, None).cities}


def at_the_building(hand: str = "friman.barfolk×2", **more: Any) -> Game:
    """p1 on the north road of the Valley of Kings, between two face-down buildings."""
    return valley(hand=hand, board=NORTH_ROAD, heroes={"p1": "r2c3"}, **more)


# S15.2: exploring.


@pytest.mark.rule("S15.2", "B3.1")
def test_a_road_is_explored_for_two_frimen_and_a_supply() -> None:
    game = valley(hand="friman.barfolk×2 supply", heroes={"p1": KINGS})
    assert starting(game, "explore") == [f"explore {road}" for road in sorted(KINGS_ROADS)]
    say(game, "p1: explore r2c3")
    assert lies(game, "r2c3") == "valley-road neutral north"
    assert spent(game) == "supply friman.barfolk×2"
    assert cards(game, "hand") == ""
    assert why(game, "explore r2c3") == "nothing-to-explore S15.2"


@pytest.mark.rule("S15.2")
@pytest.mark.parametrize("hand", ["friman.barfolk×2", "friman.barfolk supply×2", "chief.barfolk×3"])
def test_less_does_not_pay_for_a_road(hand: str) -> None:
    game = valley(hand=hand, heroes={"p1": KINGS})
    assert starting(game, "explore") == []
    assert why(game, "explore r2c3") == "cannot-pay-exploring S15.2"


@pytest.mark.rule("S15.2")
def test_a_building_is_explored_for_two_frimen_and_gets_a_level_two_token() -> None:
    game = at_the_building()
    say(game, "p1: explore r2c2")
    assert asked(game) == ["chance"]
    assert offered(game) == ["reveal tool", "reveal weapon", "reveal title", "reveal horse"]
    before = points(game, 0)
    say(game, "chance: reveal title")
    assert lies(game, "r2c2") == "building neutral east"
    assert mark(game, "r2c2") == "p1 2"
    assert points(game, 0) == before + 2


@pytest.mark.rule("S15.2", "B5.3")
def test_one_tool_alone_pays_for_a_building() -> None:
    game = at_the_building("tool.barfolk", day=2)
    say(game, "p1: explore r2c2", "chance: reveal tool")
    assert spent(game) == "tool.barfolk"
    assert starting(game, "explore") == []


@pytest.mark.rule("S15.2", "B11.4")
def test_an_illuminated_tool_serves_two_rows() -> None:
    game = at_the_building("tool.barfolk", day=1)
    say(game, "p1: explore r2c2", "p1: pay tool.barfolk", "chance: reveal tool")
    say(game, "p1: explore r2c4", "chance: reveal horse")
    assert mark(game, "r2c2") == mark(game, "r2c4") == "p1 2"
    assert starting(game, "explore") == []


@pytest.mark.rule("S15.2", "B5.5")
def test_a_tool_doubled_by_an_amulet_serves_two_rows() -> None:
    game = at_the_building("tool.barfolk amulet.barfolk", day=2)
    say(game, "p1: use amulet.barfolk", "p1: on tool.barfolk", "chance: roll 2")
    say(game, "p1: explore r2c2", "p1: pay @tool.barfolk", "chance: reveal title")
    say(game, "p1: explore r2c4", "chance: reveal weapon")
    assert mark(game, "r2c2") == mark(game, "r2c4") == "p1 2"


@pytest.mark.rule("S15.2")
def test_a_hero_stands_next_to_the_card_with_a_road_between_them() -> None:
    hand = "friman.barfolk×2 supply"
    # North of the building: next to it, but it has no road there.
    game = valley(hand=hand, board={"r1c2": "straight woods east"}, heroes={"p1": "r1c2"})
    assert why(game, "explore r2c2") == "explore-needs-hero S15.2"
    # A road of the valley leads north; this card has none to the south.
    game = valley(hand=hand, board={"r2c3": ROAD}, heroes={"p1": "r2c3"})
    assert why(game, "explore r2c2") == why(game, "explore r2c4") == ""
    assert why(game, "explore r4c3") == "explore-needs-hero S15.2"
    # Another player's hero does not help, nor one at a distance.
    game = valley(hand=hand, board={"r2c3": ROAD}, heroes={"p2": "r2c3", "p1": LINK})
    assert why(game, "explore r2c2") == "explore-needs-hero S15.2"
    assert starting(game, "explore") == ["explore r3c4", "explore r3c6"]


@pytest.mark.rule("S15.4")
def test_a_building_helps_no_city_but_the_centre() -> None:
    game = valley(
        hand="weapon.barfolk lord.barfolk",
        board={"r1c1": "city-four canyons north"},
        tokens={"r1c1": "p2 3", "r2c2": "p2 2"},
        buildings={"r2c2": "tool"},
        heroes={"p1": "r1c1"},
    )
    say(game, "p1: attack r1c1", "p1: lay weapon.barfolk")
    assert totals(game)[1] == 3


@pytest.mark.rule("S15.1", "S15.3")
def test_every_artefact_and_supply_has_its_building() -> None:
    game = valley(buildings={"r2c2": "tool"})
    found = building_on(game, game.rules.notation.read_space("r2c2"))
    assert found is not None
    assert found.everywhere, "no room is left for another"
    kinds = {building.kind for building in game.rules.all_of(Building)}
    assert kinds == {*ARTEFACTS, SUPPLY}


@pytest.mark.rule("S15.2")
@pytest.mark.parametrize("name", ["p1", "p2", "p3", "p4"])
def test_own_heroes_explore_and_no_others(name: str) -> None:
    hand = {name: "friman.barfolk×2 supply"}
    around = ["explore r2c3", "explore r3c2", "explore r3c4", "explore r4c3"]
    for own in (f"r0c5 {KINGS}", f"{KINGS} r0c5", KINGS):
        assert starting(valley(turn=name, hand=hand, heroes={name: own}), "explore") == around
    others = {other: f"{KINGS} {KINGS}" for other in ("p1", "p2", "p3", "p4") if other != name}
    game = valley(turn=name, hand=hand, heroes={**others, name: "r0c5 r3c0"})
    assert starting(game, "explore") == []
    assert explain(game, read_seat(name), "explore r2c3") == NO_HERO_BESIDE


@pytest.mark.rule("S15.2")
def test_only_face_down_cards_are_explored() -> None:
    game = valley(hand="friman.barfolk×4 supply×2", heroes={"p1": "r2c3"}, board=NORTH_ROAD)
    for space in ("r1c3", "r2c3", "r3c3", "r0c0"):
        assert why(game, f"explore {space}") == "nothing-to-explore S15.2"


@pytest.mark.rule("S15.2", "B0.10")
def test_without_a_token_for_it_a_building_cannot_be_explored() -> None:
    low = {space: f"p1 {1 + at % 2}" for at, space in enumerate(SEVEN)}
    game = valley(
        hand="friman.barfolk×2 supply",
        board=CITIES | NORTH_ROAD,
        tokens=low,
        heroes={"p1": "r2c3 r3c3"},
    )
    assert why(game, "explore r2c2") == "no-token B3.9"
    assert explain(game, 0, "explore r2c2") == NO_TOKEN[1]
    # A road needs none.
    assert starting(game, "explore") == ["explore r3c2", "explore r3c4", "explore r4c3"]


@pytest.mark.rule("S15.1", "S15.2")
def test_the_buildings_are_shuffled_by_valley_and_each_turns_up_once() -> None:
    roads = dict.fromkeys(("r2c3", "r4c3", "r2c7", "r4c7"), ROAD)
    game = valley(
        hand="friman.barfolk×6 friman.islanders×2",
        board=roads,
        heroes={"p1": "r2c3 r2c7"},
        buildings={"r4c2": "weapon"},
    )
    say(game, "p1: explore r2c2", "p1: pay friman.barfolk×2")
    assert offered(game) == ["reveal tool", "reveal title", "reveal horse"]
    assert game.asked[-1].weights == [1, 1, 1]
    say(game, "chance: reveal horse", "p1: explore r2c6", "p1: pay friman.barfolk×2")
    assert offered(game) == ["reveal supply", "reveal amulet", "reveal scroll", "reveal tent"]
    say(game, "chance: reveal tent", "p1: explore r2c4", "p1: pay friman.barfolk×2")
    assert offered(game) == ["reveal tool", "reveal title"]


@pytest.mark.rule("S15.2", "S12.1")
def test_exploring_does_not_move_metamorpha() -> None:
    game = at_the_building(metamorpha=True, slices={"metamorpha": Metamorpha(5)})
    say(game, "p1: explore r2c2", "chance: reveal tool")
    assert game.slices["metamorpha"] == Metamorpha(5)


@pytest.mark.rule("S15.2", "S4.3")
def test_of_two_partners_the_faster_explores() -> None:
    game = valley(
        hand={"p1": "friman.barfolk×2 friman.islanders", "p3": "friman.emberians×2 tool.barfolk"},
        board=NORTH_ROAD,
        heroes={"p1": "r2c3", "p3": "r2c3"},
        teams=True,
    )
    say(game, "p1: explore r2c2", "p3: explore r2c2", "p3: pay friman.emberians×2")
    say(game, "chance: reveal tool")
    assert mark(game, "r2c2") == "p3 2"
    # Nothing of the other is laid.
    assert cards(game, "hand", "p1") == "friman.barfolk×2 friman.islanders"
    assert "explore r2c4" in offered(game, "p1")


# S15.2: what a building is, and what it is not.


def owned(level: int = 2, **more: Any) -> Game:
    """p1 owns the smith and stands on it; their only city is far away."""
    settings: dict[str, Any] = {
        "board": CITIES | {"r2c3": ROAD, "r3c2": ROAD},
        "tokens": {"r2c2": f"p1 {level}", "r6c4": "p1 1"},
        "buildings": {"r2c2": "tool"},
        "heroes": {"p1": "r2c2"},
    }
    for name in ("board", "tokens", "buildings", "heroes"):
        settings[name] = settings[name] | more.pop(name, {})
    return valley(**settings, **more)


@pytest.mark.rule("S15.2", "B7.1")
def test_no_hero_is_hired_on_a_building() -> None:
    game = owned(hand="weapon.barfolk supply×2")
    assert starting(game, "hero") == ["hero r6c4"]
    assert why(game, "hero r2c2") == "hero-needs-own-city B7.1"


@pytest.mark.rule("S15.2", "B4.6")
def test_a_building_links_nothing() -> None:
    game = owned(hand="friman.barfolk supply")
    # A road leads from the building over r2c3 to r1c3.
    assert why(game, "build straight r1c3") == "space-not-linked B4.6"


@pytest.mark.rule("S15.2", "B3.5", "S1.6")
def test_a_building_is_never_upgraded() -> None:
    game = owned(1, hand="chief.barfolk×2")
    assert starting(game, "upgrade") == ["upgrade r6c4"]
    assert why(game, "upgrade r2c2") == "no-city-here B3.5"
    storm = owned(1, heroes={"p1": "r2c2 r0c5"}, hand="supply×2")
    say(storm, "p1: jump 2 r6c5", "chance: event 10")
    assert offered(storm) == ["upgrade r6c4"]


@pytest.mark.rule("S15.2", "S15.4")
def test_a_building_scores_its_token_but_is_no_city_for_the_end_and_ties() -> None:
    game = owned(tokens={"r0c0": "p1 4", "r0c2": "p1 4", "r0c6": "p2 4", "r0c8": "p2 4"})
    assert points(game, 0) == 2 + 1 + 4 + 4
    assert view(game, 0).players[0].points == 11
    assert great_cities(game, 0) == 2
    # Two points from a city or from a building: the city breaks the tie.
    tie = owned(
        tokens={"r6c4": "p2 2", "r2c2": "p1 2", "r0c0": "p1 1", "r0c2": "p2 1"},
        weeks=1,
        day=7,
    )
    while not tie.ended:
        say(tie, "end" if "end" in offered(tie) else offered(tie)[0])
    result = outcome(tie)
    assert result is not None
    assert result.points[:2] == (3, 3)
    assert result.winners == (1,)


@pytest.mark.rule("S15.2", "S15.4", "B8.10")
@pytest.mark.parametrize("level", [1, 2])
def test_a_building_is_conquered_like_a_city_against_two(level: int) -> None:
    game = owned(
        level,
        turn="p2",
        hand={"p2": "weapon.islanders friman.islanders friman.emberians", "p1": ""},
        heroes={"p1": "r6c4", "p2": "r2c2"},
    )
    say(game, "p2: attack r2c2", "p2: lay weapon.islanders", "p2: lay friman.emberians")
    assert totals(game) == (2, 2)
    assert "stand" not in offered(game)
    say(game, "p2: lay friman.islanders", "p2: stand")
    assert offered(game) == ["surrender"]
    say(game, "p1: surrender")
    assert mark(game, "r2c2") == f"p2 {level}"
    assert "collect r2c2" in offered(game)


@pytest.mark.rule("S15.2", "B8.10")
def test_a_building_without_a_token_for_it_is_abandoned_and_may_be_annexed() -> None:
    low = dict.fromkeys(SEVEN, "p2 1")
    game = owned(
        turn="p2",
        hand={"p2": "weapon.islanders priest.islanders", "p1": ""},
        tokens=low | {"r2c2": "p1 2"},
        heroes={"p1": "r3c2", "p2": "r2c2"},
    )
    say(game, "p2: attack r2c2", "p2: lay weapon.islanders", "p2: lay priest.islanders")
    say(game, "p2: stand", "p1: surrender")
    assert mark(game, "r2c2") == ""
    assert why(game, "collect r2c2", "p2") == "not-your-building S15.3"
    assert why(game, "annex r2c2", "p2") == "no-token B3.9"
    later = owned(tokens={"r2c2": "p1 1"})
    later.tokens[later.rules.notation.read_space("r2c2")] = 0
    later.ground = None
    game = load(save(later))
    say(game, "p1: annex r2c2")
    assert mark(game, "r2c2") == "p1 1"


@pytest.mark.rule("S15.2", "B4.4")
def test_an_explored_building_still_keeps_cities_away_from_its_outer_sides() -> None:
    game = owned(
        hand="friman.barfolk×3",
        board={"r1c3": "crossroads woods north"},
        tokens={KINGS: "p1 4"},
    )
    assert why(game, "build city 1 r1c2") == "space-beside-city B4.4"


# S15.3: a card from a building.


@pytest.mark.rule("S15.1", "S15.3")
@pytest.mark.parametrize(
    ("space", "gives"),
    [
        ("r2c2", "tool"),
        ("r2c4", "title"),
        ("r4c4", "horse"),
        ("r4c2", "weapon"),
        ("r2c6", "tent"),
        ("r2c8", "amulet"),
        ("r4c8", "scroll"),
    ],
)
def test_a_building_gives_the_top_card_of_its_artefact(space: str, gives: str) -> None:
    # Day 1 matches the tool: no faction may be named all the same.
    game = valley(buildings={space: gives}, tokens={space: "p1 2"}, day=1)
    assert starting(game, "collect") == [f"collect {space}"]
    say(game, f"p1: collect {space}")
    assert asked(game) == ["chance"]
    say(game, f"chance: draw {gives}.cloudborn")
    assert cards(game, "hand") == f"{gives}.cloudborn"
    assert starting(game, "collect") == []
    assert why(game, f"collect {space}") == "building-once-a-turn S15.3"


@pytest.mark.rule("S15.1", "S15.3")
def test_the_market_gives_a_supply() -> None:
    game = valley(buildings={"r4c6": "supply"}, tokens={"r4c6": "p1 2"})
    left = game.supply
    say(game, "p1: collect r4c6")
    assert cards(game, "hand") == "supply"
    assert game.supply == left - 1
    empty = valley(buildings={"r4c6": "supply"}, tokens={"r4c6": "p1 2"}, supply_left=0)
    assert why(empty, "collect r4c6") == "market-empty S15.3"


@pytest.mark.rule("S15.3", "B2.7")
def test_the_card_is_usable_at_once_also_in_the_turn_of_exploring() -> None:
    game = at_the_building("friman.barfolk×2", day=2)
    say(game, "p1: explore r2c2", "chance: reveal tool", "p1: collect r2c2")
    say(game, "chance: draw tool.emberians", "p1: explore r2c4", "chance: reveal title")
    assert mark(game, "r2c4") == "p1 2"
    assert starting(game, "collect") == []


@pytest.mark.rule("S15.3")
def test_one_card_from_one_building_per_turn_and_again_in_the_next() -> None:
    game = valley(
        buildings={"r2c2": "tool", "r4c6": "supply", "r2c6": "tent"},
        tokens={"r2c2": "p1 2", "r4c6": "p1 2", "r2c6": "p2 2"},
    )
    assert starting(game, "collect") == ["collect r2c2", "collect r4c6"]
    assert why(game, "collect r2c6") == "not-your-building S15.3"
    assert why(game, "collect r2c8") == "not-your-building S15.3"
    say(game, "p1: collect r4c6")
    assert why(game, "collect r2c2") == "building-once-a-turn S15.3"
    say(game, "p1: end")
    draw(game)
    assert asked(game) == ["p2"]
    say(game, "p2: skip")
    assert starting(game, "collect") == ["collect r2c6"]
    for name in ("p2", "p3", "p4"):
        say(game, f"{name}: end")
        until_asked(game)
        say(game, "skip")
    assert starting(game, "collect") == ["collect r2c2", "collect r4c6"]


def until_asked(game: Game) -> None:
    """Chance draws and top cards are chosen until a turn begins."""
    while "skip" not in offered(game):
        say(game, offered(game)[0])


@pytest.mark.rule("S15.3", "S4.3")
def test_partners_have_a_card_each() -> None:
    game = valley(
        buildings={"r4c6": "supply", "r2c2": "tool"},
        tokens={"r4c6": "p1 2", "r2c2": "p3 2"},
        teams=True,
    )
    say(game, "p1: collect r4c6", "p3: collect r2c2", "chance: draw tool.barfolk")
    assert cards(game, "hand", "p1") == "supply"
    assert cards(game, "hand", "p3") == "tool.barfolk"
    assert why(game, "collect r2c2", "p1") == "not-your-building S15.3"


@pytest.mark.rule("S15.3", "B3.9")
def test_an_empty_stack_gives_nothing() -> None:
    tools = "tool.barfolk×3 tool.islanders×3 tool.emberians×3 tool.cloudborn×3"
    game = valley(buildings={"r2c2": "tool"}, tokens={"r2c2": "p1 2"}, shelter={"p2": tools})
    assert why(game, "collect r2c2") == "stack-empty B3.9"


# S15.4: centres.


def before_the_centre(hand: str, **more: Any) -> Game:
    return valley(hand=hand, heroes={"p1": KINGS}, **more)


@pytest.mark.rule("S15.4", "B8.14")
@pytest.mark.parametrize("heroic", [False, True])
def test_a_neutral_centre_is_taken_against_six_for_a_level_four_token_alone(heroic: bool) -> None:
    more: dict[str, Any] = {"advanced": True, "heroic": True} if heroic else {}
    game = before_the_centre("sword friman.barfolk", **more)
    lords, supply = len(game.stacks[4]), game.supply
    say(game, f"p1: attack {KINGS}", "p1: lay sword")
    assert totals(game) == (6, 6)
    assert "stand" not in offered(game)
    say(game, "p1: lay friman.barfolk", "p1: stand")
    assert mark(game, KINGS) == "p1 4"
    assert gained(game) == ""
    assert (len(game.stacks[4]), game.supply) == (lords, supply)


@pytest.mark.rule("S15.4", "B8.10")
def test_without_a_level_four_token_the_centre_gets_a_lower_one() -> None:
    high = dict.fromkeys(SEVEN, "p1 3")
    game = before_the_centre("sword friman.barfolk", board=CITIES, tokens=high)
    say(game, f"p1: attack {KINGS}", "p1: lay sword", "p1: lay friman.barfolk", "p1: stand")
    assert mark(game, KINGS) == "p1 2"


@pytest.mark.rule("S15.4", "B8.14")
def test_only_the_centres_lack_a_reward() -> None:
    game = valley(
        hand="sword",
        board={"r1c3": "city-four lakes north"},
        tokens={"r1c3": "neutral 4"},
        heroes={"p1": "r1c3"},
    )
    say(game, "p1: attack r1c3", "p1: lay sword", "p1: stand")
    assert gained(game) == "supply lord.islanders"


@pytest.mark.rule("S15.4", "B8.3")
@pytest.mark.parametrize(
    ("owners", "defence"),
    [
        (("p2",), 3 + 2),
        (("p2", "p2"), 3 + 4),
        (("p2", "p2", "p2", "p2"), 3 + 8),
        (("p3", "p1"), 3),
        (("p3", "p2", "p1"), 3 + 2),
    ],
)
def test_an_owned_centre_defends_with_two_more_for_each_own_building_of_its_valley(
    owners: tuple[str, ...], defence: int
) -> None:
    given = ("tool", "title", "horse", "weapon")
    game = before_the_centre(
        "sword lord.islanders×2 lord.emberians",
        # A building of the other valley does not count.
        buildings=dict(zip(CORNERS, given[: len(owners)], strict=False)) | {"r2c6": "tent"},
        tokens={space: f"{owner} 2" for space, owner in zip(CORNERS, owners, strict=False)}
        | {KINGS: "p2 3", "r2c6": "p2 2"},
    )
    assert defences(game)[KINGS] == defence
    assert {defences(game)[space] for space in (*CORNERS[: len(owners)], "r2c6")} == {2}
    say(game, f"p1: attack {KINGS}", "p1: lay sword")
    assert totals(game) == (6, defence)


@pytest.mark.rule("S15.4")
def test_each_is_conquered_separately() -> None:
    game = before_the_centre(
        "sword lord.islanders",
        buildings={"r2c2": "tool"},
        tokens={KINGS: "p2 3", "r2c2": "p2 2"},
    )
    say(game, f"p1: attack {KINGS}", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    say(game, "p2: surrender")
    assert (mark(game, KINGS), mark(game, "r2c2")) == ("p1 3", "p2 2")


@pytest.mark.rule("S15.4", "B7.1", "B4.6", "B3.5")
def test_a_centre_is_a_city_in_every_respect() -> None:
    game = valley(
        hand="weapon.barfolk supply×3 friman.barfolk priest.barfolk×2",
        board={"r2c3": ROAD},
        tokens={KINGS: "p1 2"},
    )
    assert starting(game, "hero") == [f"hero {KINGS}"]
    assert starting(game, "upgrade") == [f"upgrade {KINGS}"]
    assert why(game, "build straight r1c3") == ""
    say(game, f"p1: upgrade {KINGS}")
    assert mark(game, KINGS) == "p1 3"


@pytest.mark.rule("S15.4", "S11.1")
def test_a_centre_counts_among_the_five_cities_that_end_the_game() -> None:
    four = dict.fromkeys(SEVEN[:4], "p1 4")
    game = before_the_centre("sword friman.barfolk", board=CITIES, tokens=four)
    say(game, f"p1: attack {KINGS}", "p1: lay sword", "p1: lay friman.barfolk", "p1: stand")
    assert game.ended == "cities"


@pytest.mark.rule("S15.4", "S2.3")
def test_a_queen_makes_a_centre_a_residence() -> None:
    game = valley(
        royals=True,
        hand="queen.barfolk",
        tokens={KINGS: "p1 4"},
        slices={"royals": Royals(read_cards("queen.barfolk"))},
    )
    say(game, f"p1: crown {KINGS}")
    assert mark(game, KINGS) == "p1 5"


# S15.5 and other modules.


@pytest.mark.rule("S15.5", "B6.1")
def test_a_deck_may_hold_any_number_of_great_artefacts() -> None:
    game = valley(hand="wings horn sword", shelter={"p1": "shield"}, heroes={"p1": KINGS})
    assert load(save(game)) == game
    assert "use horn" in offered(game)


@pytest.mark.rule("S15.5", "S7.7")
def test_a_great_artefact_comes_back_from_limbo_to_an_owner() -> None:
    game = valley(hand="lost-scroll wings", limbo="horn", great_artefacts=True)
    say(game, "p1: use lost-scroll")
    assert offered(game) == ["take horn"]


@pytest.mark.rule("S15.2", "S6.1")
def test_a_trading_post_stands_on_an_explored_road_but_not_on_the_link() -> None:
    game = valley(
        hand="friman.barfolk×2",
        trading=True,
        board=dict.fromkeys(("r2c3", "r3c4"), ROAD),
        tokens={KINGS: "p1 4"},
    )
    assert starting(game, "post") == ["post r2c3", "post r3c4"]


@pytest.mark.rule("S15.4", "S7.1")
def test_the_arrow_reaches_centres_and_buildings() -> None:
    game = valley(
        hand="arrow lord.islanders lord.emberians",
        great_artefacts=True,
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p2 1"},
        board={"r2c3": ROAD},
        heroes={"p1": "r2c3"},
    )
    assert starting(game, "attack") == ["attack r2c2", f"attack {KINGS}"]
    say(game, "p1: attack r2c2", "p1: from 1", "p1: lay arrow")
    assert totals(game) == (3, 2)


@pytest.mark.rule("S15.1", "S1.5")
def test_event_seven_replaces_no_card_of_the_valleys() -> None:
    game = valley(
        hand="supply×2",
        board={**NORTH_ROAD, "r0c0": "city-four woods north"},
        tokens={KINGS: "p1 4"},
        heroes={"p1": "r0c5"},
        buildings={"r2c2": "tool"},
    )
    say(game, "p1: jump 1 r6c5", "chance: event 7")
    assert starting(game, "replace-card") == ["replace-card r0c0", "replace-card r1c3"]


@pytest.mark.rule("S15.2", "S7.4")
def test_the_cloak_hides_a_centre_but_no_building() -> None:
    game = valley(
        hand="cloak",
        great_artefacts=True,
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p1 2", KINGS: "p1 4"},
        heroes={"p1": "r3c3"},
    )
    say(game, "p1: use cloak")
    assert starting(game, "hide") == [f"hide {KINGS}"]
    assert heroes(game, "p1") == "r3c3 -"


@pytest.mark.rule("S15.2", "S15.3", "S13.4")
def test_the_freezing_touch_cancels_exploring_but_no_gift_of_a_building() -> None:
    game = at_the_building(
        bilkarr=True,
        buildings={"r4c6": "supply"},
        tokens={"r4c6": "p1 2"},
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(game, "p1: collect r4c6")
    assert cards(game, "hand") == "supply friman.barfolk×2"
    say(game, "p1: explore r2c2")
    assert "freeze" in offered(game, "p2")
    say(game, "p2: freeze")
    assert lies(game, "r2c2") == "closed-building neutral east"
    assert (mark(game, "r2c2"), cards(game, "hand")) == ("", "supply")
    allowed = at_the_building(bilkarr=True, slices={"potions": Potions(freezing=Potion(1))})
    say(allowed, "p1: explore r2c2", "p2: allow", "chance: reveal tool")
    assert mark(allowed, "r2c2") == "p1 2"


@pytest.mark.rule("S15.1", "S7.9")
def test_the_staff_reshapes_no_card_of_the_valleys() -> None:
    game = valley(
        hand="staff",
        great_artefacts=True,
        staff=True,
        board={**NORTH_ROAD, "r0c0": "city-four woods north"},
        tokens={KINGS: "p1 4"},
        buildings={"r2c2": "tool"},
    )
    say(game, "p1: use staff")
    named = {word for choice in offered(game) for word in choice.split() if word[:1] == "r"}
    assert {"r0c0", "r1c3"} <= named
    assert not named & {KINGS, LINK, "r2c2", "r2c3", "r2c4", "r3c2"}


@pytest.mark.rule("S15.4", "S5.2", "S2.4")
def test_a_residence_in_a_centre_is_conquered_as_the_limits_allow() -> None:
    tokens = {KINGS: "p2 5", "r0c0": "p1 5", "r0c2": "p1 5"}
    game = valley(
        royals=True,
        hand="sword lord.islanders",
        board=CITIES,
        tokens=tokens,
        heroes={"p1": KINGS},
    )
    say(game, f"p1: attack {KINGS}", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    say(game, "p2: surrender")
    assert mark(game, KINGS) == "p1 4"


# Rules lawyers.


@pytest.mark.rule("S15.2", "B5.3")
def test_a_tool_and_a_supply_pay_for_a_road() -> None:
    game = valley(hand="tool.barfolk supply", heroes={"p1": KINGS}, day=2)
    say(game, "p1: explore r2c3")
    assert lies(game, "r2c3") == "valley-road neutral north"
    assert spent(game) == "supply tool.barfolk"


@pytest.mark.rule("S15.2", "S6.3")
def test_stardust_is_the_supply_for_a_road() -> None:
    game = valley(
        hand="friman.barfolk×2 stardust",
        heroes={"p1": KINGS},
        trading=True,
        slices={"stardust": Stardust(1)},
    )
    say(game, "p1: explore r2c3")
    assert spent(game) == "friman.barfolk×2 stardust"


@pytest.mark.rule("S15.2", "B11.4")
def test_the_other_copy_of_an_illuminated_tool_serves_any_other_row() -> None:
    game = at_the_building("tool.barfolk friman.barfolk", day=1)
    say(game, "p1: explore r2c2", "p1: pay tool.barfolk", "chance: reveal tool")
    say(game, "p1: create tool")
    assert starting(game, "explore") == []


@pytest.mark.rule("S15.2", "S13.4", "B11.4")
def test_a_frozen_row_leaves_the_other_copy_of_the_tool() -> None:
    game = at_the_building(
        "tool.barfolk", day=1, bilkarr=True, slices={"potions": Potions(freezing=Potion(1))}
    )
    say(game, "p1: explore r2c2", "p1: pay tool.barfolk", "p2: freeze")
    assert lies(game, "r2c2") == "closed-building neutral east"
    say(game, "p1: explore r2c2", "chance: reveal tool")
    assert mark(game, "r2c2") == "p1 2"
    assert starting(game, "explore") == []


@pytest.mark.rule("S15.2", "S14.2")
def test_a_fanatic_must_be_roused_to_explore() -> None:
    game = at_the_building("friman.fanatic supply", fanatics=True, fill=12)
    assert why(game, "explore r2c2") == "cannot-pay-exploring S15.2"
    say(game, "p1: rouse friman.fanatic supply", "p1: explore r2c2", "chance: reveal tool")
    assert mark(game, "r2c2") == "p1 2"


@pytest.mark.rule("S15.2", "B0.10")
def test_the_explorers_last_token_goes_on_the_building() -> None:
    six = dict.fromkeys(SEVEN[:6], "p1 1")
    game = valley(
        hand="friman.barfolk×4",
        board=CITIES | NORTH_ROAD,
        tokens=six,
        heroes={"p1": "r2c3"},
    )
    say(game, "p1: explore r2c2", "chance: reveal tool")
    assert mark(game, "r2c2") == "p1 2"
    assert why(game, "explore r2c4") == "no-token B3.9"
    # Its token is one of the seven: a city of level 1 cannot be built any more.
    assert why(game, "build city 1 r4c0") != ""


@pytest.mark.rule("S15.2", "S15.3", "B8.10")
def test_a_building_gives_its_card_in_the_turn_of_its_conquest_but_one_card_a_turn() -> None:
    hands = {"p1": "weapon.barfolk lord.barfolk", "p2": ""}
    fight = ("attack r2c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    game = owned(hand=hands, tokens={"r2c2": "p2 2"})
    say(game, *(f"p1: {choice}" for choice in fight), "p2: surrender")
    say(game, "p1: collect r2c2", "chance: draw tool.barfolk")
    assert cards(game, "hand") == "tool.barfolk"
    served = owned(
        hand=hands,
        tokens={"r2c2": "p2 2", "r4c6": "p1 2"},
        buildings={"r4c6": "supply"},
    )
    say(served, "p1: collect r4c6", *(f"p1: {choice}" for choice in fight), "p2: surrender")
    assert why(served, "collect r2c2") == "building-once-a-turn S15.3"


@pytest.mark.rule("S15.3", "S4.3")
def test_a_card_is_had_between_actions_only() -> None:
    game = owned(hand="horse.barfolk")
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 east")
    assert starting(game, "collect") == []
    assert why(game, "collect r2c2") == "answer-first B3.1"
    say(game, "p1: halt")
    assert starting(game, "collect") == ["collect r2c2"]


@pytest.mark.rule("S15.2", "B4.6")
def test_whoever_owns_buildings_but_no_city_may_place_one_anywhere() -> None:
    game = owned(hand="friman.barfolk×3", tokens={"r6c4": "p2 1"})
    assert why(game, "build city 1 r1c3") == ""
    assert why(game, "build straight r1c3") == "space-no-own-city B4.6"


@pytest.mark.rule("S15.2", "B8.1", "B8.3")
def test_a_hero_on_a_building_or_a_centre_may_be_attacked_alone() -> None:
    game = valley(
        hand="weapon.barfolk",
        heroes={"p1": f"{KINGS} r2c2", "p2": f"{KINGS} r2c2"},
        buildings={"r2c2": "tool"},
        tokens={KINGS: "p2 4", "r2c2": "p2 2"},
        board={"r2c3": ROAD},
    )
    assert starting(game, "attack") == ["attack r2c2 p2", f"attack {KINGS} p2"]
    assert why(game, "attack r2c2") == why(game, f"attack {KINGS}") == "attack-too-weak B8.13"
    say(game, f"p1: attack {KINGS} p2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, 0)


@pytest.mark.rule("S15.2", "B8.7")
def test_a_hero_joins_the_defence_of_a_building() -> None:
    game = owned(
        turn="p2",
        hand={"p1": "friman.barfolk×2", "p2": "weapon.islanders priest.emberians"},
        heroes={"p1": "r2c2", "p2": "r2c2"},
    )
    say(game, "p2: attack r2c2", "p2: lay weapon.islanders", "p2: lay priest.emberians")
    say(game, "p2: stand", "p1: fight", "p1: lay friman.barfolk", "p1: join", "p1: stand")
    assert totals(game) == (4, 2 + 1 + 1)
    say(game, "p2: pass")
    assert (mark(game, "r2c2"), heroes(game, "p2")) == ("p1 2", "- -")


@pytest.mark.rule("S15.2", "B8.8")
def test_nobody_retreats_to_a_building_of_the_attacker() -> None:
    for owner, free in ("p1", False), ("p2", True):
        game = valley(
            hand={"p1": "weapon.barfolk", "p2": "supply×3"},
            board={"r0c3": "straight woods north", **NORTH_ROAD},
            heroes={"p1": "r0c3", "p2": "r0c3"},
            buildings={"r2c2": "tool"},
            tokens={"r2c2": f"{owner} 2"},
        )
        say(game, "p1: attack r0c3 p2", "p1: lay weapon.barfolk", "p1: stand")
        assert ("retreat r2c2" in offered(game)) == free


@pytest.mark.rule("S15.4", "S13.3")
def test_brotherhood_keeps_buildings_safe_but_no_neutral_centre() -> None:
    game = valley(
        hand="sword friman.barfolk",
        bilkarr=True,
        heroes={"p1": f"{KINGS} r2c2"},
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p2 2"},
        slices={"potions": Potions(brotherhood=Potion(1, 1))},
    )
    assert starting(game, "attack") == [f"attack {KINGS}"]
    own = valley(
        hand="sword friman.barfolk",
        bilkarr=True,
        heroes={"p1": f"{KINGS} r2c2"},
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p2 2"},
        slices={"potions": Potions(brotherhood=Potion(0, 1))},
    )
    assert starting(own, "attack") == [f"attack {KINGS}"]


@pytest.mark.rule("S15.4", "S13.3")
def test_the_colossus_stands_beside_the_two_of_a_building() -> None:
    game = valley(
        hand="sword lord.islanders",
        bilkarr=True,
        heroes={"p1": "r2c2"},
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p2 1"},
        slices={"potions": Potions(colossus=Potion(1, 1))},
    )
    say(game, "p1: attack r2c2", "p1: lay sword")
    assert totals(game) == (6, 2 + 4)


@pytest.mark.rule("S15.4", "S2.3", "S2.4")
def test_a_capital_in_a_centre_defends_with_six_and_its_buildings() -> None:
    game = before_the_centre(
        "sword lord.islanders×2",
        royals=True,
        buildings={"r2c2": "tool", "r2c4": "title"},
        tokens={KINGS: "p2 6", "r2c2": "p2 2", "r2c4": "p2 1"},
    )
    say(game, f"p1: attack {KINGS}", "p1: lay sword")
    assert totals(game) == (6, 6 + 4)
    say(game, "p1: lay lord.islanders", "p1: lay lord.islanders", "p1: stand", "p2: surrender")
    assert (mark(game, KINGS), mark(game, "r2c2")) == ("p1 6", "p2 2")


@pytest.mark.rule("S15.4", "S2.3")
def test_a_king_makes_a_residence_in_a_centre_the_capital() -> None:
    game = valley(
        royals=True,
        hand="king.barfolk",
        tokens={KINGS: "p1 5"},
        slices={"royals": Royals(read_cards("king.barfolk"))},
    )
    say(game, f"p1: crown {KINGS}")
    assert mark(game, KINGS) == "p1 6"


@pytest.mark.rule("S15.4", "S4.5")
def test_a_partners_buildings_do_not_help_a_centre() -> None:
    game = valley(
        hand="sword lord.islanders",
        teams=True,
        heroes={"p1": KINGS},
        buildings={"r2c2": "tool", "r2c4": "title"},
        tokens={KINGS: "p2 3", "r2c2": "p4 2", "r2c4": "p2 2"},
    )
    say(game, f"p1: attack {KINGS}", "p1: lay sword")
    assert totals(game) == (6, 3 + 2)


@pytest.mark.rule("S15.4", "S11.1")
@pytest.mark.parametrize(("players", "needed"), [(4, 9), (6, 12)])
def test_a_centre_is_the_ninth_or_twelfth_city_of_a_team(players: int, needed: int) -> None:
    members = ("p1", "p3") if players == 4 else ("p1", "p3", "p5")
    spaces = [f"r{row}c{column}" for row in (0, 6) for column in (0, 2, 4, 6, 8, 10)]
    terrains = ("woods", "lakes", "canyons", "mountains")
    cities = {
        space: f"city-four {terrains[at % 4]} north"
        for at, space in enumerate(spaces[: needed - 1])
    }
    tokens = {space: f"{members[at % len(members)]} 4" for at, space in enumerate(cities)}
    game = valley(
        players=players,
        hand="sword friman.barfolk",
        teams=True,
        three_against_three=players == 6,
        gates=False,
        board=cities,
        tokens=tokens,
        heroes={"p1": KINGS},
    )
    say(game, f"p1: attack {KINGS}", "p1: lay sword", "p1: lay friman.barfolk")
    assert game.asked
    say(game, "p1: stand")
    assert game.ended == "cities"


@pytest.mark.rule("S15.2", "S11.1", "S11.2")
def test_a_building_scores_for_its_team_but_ends_nothing() -> None:
    four = dict.fromkeys(SEVEN[:4], "p1 4")
    game = owned(tokens=four | {"r6c4": "p2 1"})
    assert not game.ended
    assert points(game, 0) == 18


@pytest.mark.rule("S15.4", "B8.10")
def test_an_abandoned_centre_may_be_annexed() -> None:
    game = valley(heroes={"p1": KINGS}, tokens={KINGS: "p2 4"})
    game.tokens[game.rules.notation.read_space(KINGS)] = 0
    game.ground = None
    game = load(save(game))
    assert starting(game, "attack") == []
    say(game, f"p1: annex {KINGS}")
    assert mark(game, KINGS) == "p1 1"


@pytest.mark.rule("S15.1", "S6.1")
def test_a_post_lies_neither_on_a_building_nor_on_an_unexplored_road() -> None:
    game = valley(
        hand="friman.barfolk×2",
        trading=True,
        board={"r2c3": ROAD},
        tokens={KINGS: "p1 4", "r2c2": "p1 2"},
        buildings={"r2c2": "tool"},
    )
    for space in (LINK, "r3c2", "r2c2", "r2c4", KINGS):
        assert why(game, f"post {space}") == "post-needs-road S6.1"


@pytest.mark.rule("S15.1", "S7.7", "S12.2")
def test_metamorpha_lends_nothing_on_neutral_ground() -> None:
    game = valley(
        metamorpha=True,
        hand="supply",
        heroes={"p1": KINGS},
        slices={"metamorpha": Metamorpha(3 * 11 + 3)},
    )
    assert starting(game, "invoke") == []


@pytest.mark.rule("S15.3")
@pytest.mark.parametrize(
    ("options", "kind", "reason"),
    [
        (with_expansion(4, valleys="pass"), TOOL, "None"),
        (with_expansion(4, valleys="pass"), SUPPLY, "frame-other-cards"),
        (Options(players=4), TOOL, "frame-other-cards"),
    ],
    ids=["an artefact", "supply", "no valleys"],
)
def test_buildings_give_artefacts_where_there_are_valleys(
    options: Options, kind: int, reason: str
) -> None:
    """In a position written by hand."""
    game = until(start(options), "cohort")
    assert str(Collecting(0, kind).check(game)).startswith(reason)
