"""The twelve storm events (S1.3, S1.5) and free upgrades (S1.6)."""

import json
from typing import Any

import pytest

from battalia.engine import CatalogueError, Options, PositionError, explain, load, save
from battalia.engine.chapters.heroes import Riding
from battalia.engine.events import CardDrawn, HeroHired, TentDissolved
from battalia.engine.game import Game, Pile, Tent
from battalia.engine.modules.common import CardTaken, LandReplaced
from battalia.engine.modules.fortune import FortuneEmpty
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.storm_events import HeroAppeared, StormEventCopied
from battalia.engine.modules.stormgates import (
    STORMS,
    StormEvent,
    StormEventDrawn,
    Storming,
    Storms,
)
from battalia.engine.modules.trading import Post, Trading
from battalia.engine.modules.valleys import Explored, Valleys
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.play import advance
from battalia.engine.points import assemble
from battalia.engine.terms import ARTEFACTS, LORD, STRAIGHT, TENT, TOOL, merge
from battlefield import HIGH, LOW, heroes, mark, station
from positions import asked, cards, draw, offered, say, starting, table
from refusals import refuses
from rules.test_b10_end import full_board
from rules.test_s01_stormgates import BOARD, jumps, partners_at_gates, storm
from valleys import KINGS, NORTH_ROAD, valley

LORDS = " ".join(
    f"lord.{faction}×4" for faction in ("barfolk", "islanders", "emberians", "cloudborn")
)
"""All of them."""


def strike(event: int, hand: str = "", **more: Any) -> Game:
    """p1's hero has jumped to r5c1 (canyons) and this event was drawn; p1 has these cards left."""
    game = jumped(hand, **more)
    say(game, f"chance: event {event}")
    return game


def jumped(hand: str = "", **more: Any) -> Game:
    """p1's hero has jumped to r5c1; the event is to be drawn."""
    game = storm({"p1": f"{hand} supply×2", **more.pop("others", {})}, **more)
    say(game, "p1: jump 1 r5c1")
    if -1 not in game.asked:
        say(game, "p1: pay supply×2")
    return game


def about(game: Game, seat: int = 0) -> str:
    return game.asked[seat].about


def tile_on(game: Game, space: str) -> str:
    return game.rules.notation.tile_name(game.board[game.rules.notation.read_space(space)])


# Event 1.


@pytest.mark.rule("S1.5", "B1.6")
def test_event_1_takes_the_top_card_of_an_artefact_stack_to_the_hand() -> None:
    game = strike(1, "friman.barfolk")
    stacks = ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse")
    assert offered(game) == [f"take-from {kind}" for kind in stacks]
    say(game, "take-from weapon")
    assert asked(game) == ["chance"]
    events = say(game, "chance: draw weapon.islanders")
    assert CardTaken(0, read_card("weapon.islanders")) in events
    assert cards(game, "hand") == "friman.barfolk weapon.islanders"
    assert game.rows[0][-1].gained == b""
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "B11.3")
def test_event_1_lets_name_the_faction_of_a_matched_artefact() -> None:
    game = jumped(day=1)
    matched = "tool"
    say(game, "chance: event 1", f"take-from {matched}", "name emberians")
    assert cards(game, "hand") == "tool.emberians"
    game = strike(1, day=1)
    say(game, f"take-from {matched}", "top-card", "chance: draw tool.cloudborn")
    assert cards(game, "hand") == "tool.cloudborn"


@pytest.mark.rule("S1.3", "S1.5", "B5.3", "B3.9")
def test_event_1_cannot_be_declined_and_its_card_serves_at_once() -> None:
    game = jumped("supply")
    game.stacks[TENT] = Pile()
    game.limbo = bytes(sorted(read_cards("tent.barfolk×3 tent.islanders×3 tent.emberians×3"
                                         " tent.cloudborn×3")))  # fmt: skip
    say(game, "chance: event 1")
    assert "take-from tent" not in offered(game)
    assert all(option.startswith("take-from") for option in offered(game))
    say(game, "take-from horse", "chance: draw horse.barfolk")
    assert "ride 1 horse.barfolk" in offered(game)


@pytest.mark.rule("S1.3", "S1.5", "B3.9")
def test_event_1_has_no_effect_where_all_stacks_are_empty() -> None:
    game = jumped()
    for kind in ARTEFACTS:
        game.limbo = merge(game.limbo, game.stacks[kind].cards())
        game.stacks[kind] = Pile()
    say(game, "chance: event 1")
    assert about(game) == "action"
    assert STORMS.of(game).played == (1,)


@pytest.mark.rule("S1.5", "B3.9")
def test_why_event_1_does_not_take_from_a_stack() -> None:
    game = jumped()
    game.limbo = game.stacks[TENT].cards()
    game.stacks[TENT] = Pile()
    say(game, "chance: event 1")
    assert str(explain(game, 0, "take-from tent")) == "stack-empty (B3.9)"
    assert str(explain(game, 0, "take-from lord")) == "not-an-artefact (B3.3)"
    assert str(explain(game, 0, "end")) == "answer-first (B3.1)"


# Event 2.


@pytest.mark.rule("S1.5")
def test_event_2_takes_the_top_lord_and_a_supply_to_the_hand() -> None:
    game = jumped(tops={"lord": "emberians"})
    supply = game.supply
    say(game, "chance: event 2")
    assert asked(game) == ["chance"]
    say(game, "chance: draw lord.islanders")
    assert cards(game, "hand") == "supply lord.emberians"
    assert game.supply == supply - 1
    assert cards_text(game.stacks[LORD].top) == "lord.islanders"
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "S14.1")
def test_event_2_brings_two_supply_with_a_fanatic_lord() -> None:
    game = jumped(tops={"lord": "fanatic"}, fanatics=True)
    say(game, "chance: event 2", "chance: draw lord.islanders")
    assert cards(game, "hand") == "supply×2 lord.fanatic"


@pytest.mark.rule("S1.5", "B3.9")
def test_event_2_brings_no_supply_where_none_is_left() -> None:
    game = jumped(tops={"lord": "barfolk"}, supply_left=0)
    say(game, "chance: event 2")
    draw(game)
    assert cards(game, "hand") == "lord.barfolk"


@pytest.mark.rule("S1.3", "S1.5", "B3.9")
def test_event_2_has_no_effect_without_lords() -> None:
    game = jumped(limbo=LORDS)
    supply = game.supply
    say(game, "chance: event 2")
    assert about(game) == "action"
    assert cards(game, "hand") == ""
    assert game.supply == supply


# Event 3.


@pytest.mark.rule("S1.5", "B2.5")
def test_event_3_draws_a_card_of_the_nation_unseen_by_others() -> None:
    game = strike(3, nation={"p1": "lord.barfolk friman.islanders"})
    assert set(offered(game)) >= {"draw lord.barfolk", "draw friman.islanders"}
    events = say(game, "chance: draw lord.barfolk")
    (drawn,) = [event for event in events if isinstance(event, CardDrawn)]
    assert drawn.card == read_card("lord.barfolk")
    hidden = drawn.seen(1)
    assert isinstance(hidden, CardDrawn)
    assert hidden.card is None
    assert cards(game, "hand") == "lord.barfolk"


@pytest.mark.rule("S1.5", "B2.5")
def test_event_3_reshuffles_the_shelter_for_an_empty_nation() -> None:
    game = strike(3, shelter={"p1": "lord.barfolk×2 friman.barfolk×6"})
    say(game, "chance: draw lord.barfolk")
    assert cards(game, "hand") == "lord.barfolk"
    assert cards(game, "shelter") == ""


@pytest.mark.rule("S1.3", "S1.5", "B2.5")
def test_event_3_has_no_effect_where_nation_and_shelter_are_empty() -> None:
    game = strike(3, "friman.barfolk×5 chief.barfolk×3")
    assert about(game) == "action"
    assert cards(game, "nation") == cards(game, "shelter") == ""


@pytest.mark.rule("S1.5", "S7.5")
def test_event_3_draws_the_card_that_lies_on_top_by_the_crystal() -> None:
    game = jumped(nation={"p1": "lord.barfolk supply×7"})
    game.nation[0] = Pile(read_cards("lord.barfolk"), read_cards("supply×7"))
    say(game, "chance: event 3")
    assert about(game) == "action"
    assert cards(game, "hand") == "lord.barfolk"


# Event 4.


@pytest.mark.rule("S1.5", "B4.1")
def test_event_4_builds_a_road_of_any_type_free() -> None:
    game = strike(4)
    assert offered(game) == ["build straight", "build curve", "build tee", "build crossroads"]
    say(game, "build curve")
    assert asked(game) == ["chance"]
    say(game, "chance: terrain mountains")
    assert "place r0c1 east" in offered(game)
    say(game, "place r0c1 east")
    assert tile_on(game, "r0c1") == "curve mountains east"
    assert about(game) == "action"
    assert STORMS.of(game).played == (4,)
    assert cards(game, "hand") == ""


@pytest.mark.rule("S1.5", "B4.5", "B4.6")
def test_event_4_keeps_the_building_rules() -> None:
    game = strike(4)
    say(game, "build straight", "chance: terrain mountains")
    places = {option.split()[1] for option in starting(game, "place")}
    assert places == {"r0c1", "r2c1", "r1c4"}, "linked with the city of p1"
    assert str(explain(game, 0, "place r5c0 east")) == "space-not-linked (B4.6)"


@pytest.mark.rule("S1.3", "S1.5", "B4.6")
def test_event_4_has_no_effect_for_who_has_no_city() -> None:
    game = strike(4, tokens={})
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "S12.1")
def test_event_4_calls_metamorpha() -> None:
    game = strike(4, metamorpha=True, slices={"metamorpha": Metamorpha(8)})
    say(game, "build curve", "chance: terrain mountains", "place r0c1 east")
    state = game.slices["metamorpha"]
    assert isinstance(state, Metamorpha)
    assert state.space == 1


@pytest.mark.rule("S1.5", "S4.3")
def test_event_4_comes_to_nothing_where_a_partner_takes_the_last_place() -> None:
    only = {
        "r0c0": "city-one woods east",
        "r0c2": "city-one canyons west",
        "r5c1": "stormgate canyons north",
        "r6c6": "stormgate woods north",
    }
    game = storm(
        {"p1": "supply×2", "p3": "friman.barfolk supply"},
        {"p1": "r6c6"},
        board=only,
        tokens={"r0c0": "p1 1", "r0c2": "p3 1"},
        teams=True,
        map_end="off",
    )
    say(game, "p1: jump 1 r5c1", "chance: event 4", "p1: build straight", "chance: terrain woods")
    assert offered(game, "p1") == ["place r0c1 east"]
    say(game, "p3: build straight", "chance: terrain lakes", "p3: place r0c1 east")
    assert about(game) == "action"
    assert STORMS.of(game).played == (4,)


@pytest.mark.rule("S1.5", "S11.1", "B10.1", "B10.3")
def test_event_4_may_complete_the_map_and_end_the_game_within_a_ride() -> None:
    gates = {"r1c3": "stormgate woods north", "r5c3": "stormgate lakes north"}
    game = table(
        2,
        hand="supply horse.barfolk",
        board=full_board({"r3c1"}, instead=gates),
        tokens={"r1c1": "p1 1", "r5c5": "p2 1"},
        heroes={"p1": "r1c3"},
        expansion=True,
        stormgates=True,
        map_end="on",
    )
    say(game, "ride 1 horse.barfolk", "jump 1 r5c3", "chance: event 4", "build tee")
    draw(game)
    say(game, "place r3c1 east")
    assert game.ended == "map"
    assert game.asked == {}


@pytest.mark.rule("S1.5", "B4.1", "B3.9")
def test_why_event_4_does_not_build_so() -> None:
    game = jumped()
    game.out_land += bytes(STRAIGHT << 3 | terrain for terrain in game.land_stacks[STRAIGHT].bag)
    game.land_stacks[STRAIGHT] = Pile()
    game.ground = None
    say(game, "chance: event 4")
    assert str(explain(game, 0, "build straight")) == "land-stack-empty (B3.9)"
    assert str(explain(game, 0, "build city-one 1")) == "only-roads (S1.5)"
    assert str(explain(game, 0, "build city r0c1")) == "only-roads (S1.5)"


# Event 5.


def give(stardust: int = 0) -> dict[str, Any]:
    return {"fortune": True, "slices": {"stardust": Stardust(stardust)}}


@pytest.mark.rule("S1.5", "S8.2")
def test_event_5_applies_a_fortune_card_and_what_it_brings_goes_to_the_hand() -> None:
    game = strike(5, offer="", **give())
    say(game, "chance: fortune 2")
    assert offered(game) == ["seek-artefact", "take-stardust"]
    say(game, "take-stardust")
    assert cards(game, "hand") == "stardust"
    game = strike(5, offer="", **give())
    say(game, "chance: fortune 2", "seek-artefact", "chance: draw horn", "take horn")
    assert cards(game, "hand") == "horn"
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "S8.2", "B6.1")
def test_event_5_gives_stardust_to_the_owner_of_a_great_artefact() -> None:
    game = strike(5, shelter={"p1": "horn"}, offer="", **give())
    say(game, "chance: fortune 3")
    assert offered(game) == ["take-stardust"]
    say(game, "take-stardust")
    assert cards(game, "hand") == "stardust"


@pytest.mark.rule("S1.5", "S10.5")
def test_event_5_has_no_effect_without_fortune_cards() -> None:
    assert about(strike(5)) == "action"
    assert about(strike(5, trading=True)) == "action"


@pytest.mark.rule("S1.5", "S8.2", "B6.1")
def test_event_5_brings_nothing_to_the_owner_when_the_stardust_is_gone() -> None:
    held = {"p2": "stardust×12"}
    game = strike(5, shelter={"p1": "horn", **held}, offer="", **give(12))
    events = say(game, "chance: fortune 3")
    assert FortuneEmpty(0) in events
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "S8.2", "S15.5")
def test_event_5_gives_a_second_great_artefact_in_the_valleys() -> None:
    game = valley(
        hand="supply×2",
        heroes={"p1": "r0c5"},
        shelter={"p1": "horn"},
        offer="",
        fortune=True,
    )
    say(game, "jump 1 r6c5", "chance: event 5", "chance: fortune 2", "seek-artefact")
    say(game, "chance: draw wings", "take wings")
    assert cards(game, "hand") == "wings"


# Event 6.


@pytest.mark.rule("S1.5")
@pytest.mark.parametrize("spaces", ["r1c1", "r1c1 r1c3", "r1c1 r1c1"])
def test_event_6_brings_the_second_hero_to_the_exit_gate_hired_or_not(spaces: str) -> None:
    game = jumped(spaces=spaces)
    events = say(game, "chance: event 6")
    assert heroes(game, "p1") == "r5c1 r5c1"
    assert HeroAppeared(0, 1, 36) in events
    assert not any(isinstance(event, HeroHired) for event in events)
    assert sum(isinstance(event, StormEventDrawn) for event in events) == 1
    assert about(game) == "action"


@pytest.mark.rule("S1.3", "S1.5")
def test_event_6_has_no_effect_where_the_second_hero_stands_there_already() -> None:
    game = jumped(spaces="r1c1 r5c1")
    events = say(game, "chance: event 6")
    assert heroes(game, "p1") == "r5c1 r5c1"
    assert not any(isinstance(event, HeroAppeared) for event in events)


@pytest.mark.rule("S1.5", "S1.2")
def test_event_6_is_no_jump_so_the_second_hero_may_still_jump() -> None:
    game = strike(6, "supply×2")
    assert jumps(game) == ["jump 2 r1c5", "jump 2 r1c1", "jump 2 r5c6"]


@pytest.mark.rule("S1.5", "S1.2")
def test_event_6_gives_no_second_jump_to_a_hero_that_has_jumped() -> None:
    game = strike(6, "supply×2", spaces="r1c1 r5c6", jumped=(1,))
    assert heroes(game, "p1") == "r5c1 r5c1"
    assert jumps(game) == []


@pytest.mark.rule("S1.5", "B0.11")
def test_event_6_of_the_second_hero_brings_the_first() -> None:
    game = storm("supply×2", "r1c3 r1c1")
    say(game, "jump 2 r5c6", "chance: event 6")
    assert heroes(game, "p1") == "r5c6 r5c6"


@pytest.mark.rule("S1.5", "S15.6")
def test_event_6_leaves_the_second_hero_its_amplifier() -> None:
    amplifiers = Amplifiers((Amplifier(0, 1, 4),))
    game = valley(
        hand="supply×4",
        board=NORTH_ROAD,
        heroes={"p1": "r0c5 r1c3"},
        slices={"mountain-pass": amplifiers},
    )
    say(game, "jump 1 r6c5", "chance: event 6")
    assert heroes(game, "p1") == "r6c5 r6c5"
    assert game.slices["mountain-pass"] == amplifiers
    assert starting(game, "jump 1") == []
    say(game, "jump 2 r0c5", "chance: event 12")
    assert about(game) == "spend-amplifier"


# Event 7.


@pytest.mark.rule("S1.5")
def test_event_7_replaces_a_card_with_its_exits_tokens_and_figures_as_they_were() -> None:
    game = jumped(
        spaces={"p1": "r1c1", "p2": "r1c3", "p3": "r1c3"},
        tokens={"r1c0": "p1 1", "r1c3": "p2 4"},
    )
    stack = game.land_stacks[2].bag
    say(game, "chance: event 7", "replace-card r1c3")
    assert offered(game) == [
        f"take-terrain {terrain}" for terrain in ("woods", "lakes", "canyons", "mountains")
    ]
    events = say(game, "take-terrain woods")
    assert LandReplaced(0, 10, 0) in events
    assert tile_on(game, "r1c3") == "city-opposite woods east"
    assert mark(game, "r1c3") == "p2 4"
    assert heroes(game, "p2") == heroes(game, "p3") == "r1c3 -"
    assert sorted([*game.land_stacks[2].bag, 0]) == sorted([*stack, 2])
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "S2.3")
def test_event_7_replaces_a_capital_with_a_hero_on_it_and_it_stays_one() -> None:
    game = jumped(
        spaces={"p1": "r1c1", "p2": "r1c3 r1c3"},
        tokens={"r1c0": "p1 1", "r1c3": "p2 6"},
        royals=True,
    )
    say(game, "chance: event 7", "replace-card r1c3", "take-terrain lakes")
    assert tile_on(game, "r1c3") == "city-opposite lakes east"
    assert mark(game, "r1c3") == "p2 6"
    assert heroes(game, "p2") == "r1c3 r1c3"


@pytest.mark.rule("S1.3", "S1.5")
def test_event_7_has_no_effect_where_only_gates_and_ruins_lie() -> None:
    gates = {space: on for space, on in BOARD.items() if on.startswith("stormgate")}
    game = strike(7, board=gates, tokens={})
    assert about(game) == "action"
    assert STORMS.of(game).played == (7,)


@pytest.mark.rule("S1.5")
def test_why_event_7_does_not_replace_a_card_so() -> None:
    game = strike(7)
    for space in ("r1c1", "r3c3", "r0c0"):
        assert str(explain(game, 0, f"replace-card {space}")) == "card-not-replaced (S1.5)"
    say(game, "replace-card r1c2")
    assert str(explain(game, 0, "take-terrain ice")) == "terrain-not-left (S1.5)"


@pytest.mark.rule("S1.5", "S1.1")
def test_event_7_takes_any_city_or_road_but_no_gate_and_no_ruins() -> None:
    game = strike(7, tokens={"r1c0": "p1 1", "r1c3": "p2 4", "r5c4": "neutral 4"})
    assert offered(game) == [
        f"replace-card {space}" for space in ("r1c0", "r1c2", "r1c3", "r5c2", "r5c3", "r5c4")
    ]


@pytest.mark.rule("S1.5", "S15.1")
def test_event_7_takes_no_card_of_the_valleys() -> None:
    game = valley(hand="supply×2", board=NORTH_ROAD, heroes={"p1": "r0c5"})
    say(game, "jump 1 r6c5", "chance: event 7")
    assert offered(game) == ["replace-card r1c3"]


@pytest.mark.rule("S1.3", "S1.5")
def test_event_7_may_take_the_same_terrain_and_has_no_other_with_an_empty_stack() -> None:
    game = strike(7)
    say(game, "replace-card r1c2", "take-terrain lakes")
    assert tile_on(game, "r1c2") == "straight lakes east"
    game = strike(7)
    game.out_land += bytes(STRAIGHT << 3 | terrain for terrain in game.land_stacks[STRAIGHT].bag)
    game.land_stacks[STRAIGHT] = Pile()
    say(game, "replace-card r1c2")
    assert offered(game) == ["take-terrain lakes"]
    say(game, "take-terrain lakes")
    assert game.land_stacks[STRAIGHT].bag == b""


@pytest.mark.rule("S1.5")
def test_event_7_offers_only_terrains_of_the_same_stack() -> None:
    game = strike(7)
    bag = game.land_stacks[STRAIGHT].bag
    game.out_land += bytes([STRAIGHT << 3] * bag.count(0))
    game.land_stacks[STRAIGHT] = Pile(bag=bytes(one for one in bag if one))
    say(game, "replace-card r1c2")
    assert "take-terrain woods" not in offered(game)


@pytest.mark.rule("S1.5", "B8.14")
def test_event_7_changes_the_reward_of_a_neutral_city() -> None:
    game = strike(
        7,
        "weapon.barfolk lord.islanders",
        board={**BOARD, "r1c3": "straight canyons east", "r5c2": "city-opposite canyons east"},
        tokens={"r1c0": "p1 1", "r5c2": "neutral 4"},
    )
    say(game, "replace-card r5c2", "take-terrain woods")
    game.heroes[0] = 37
    advance(game)
    say(game, "attack r5c2", "lay weapon.barfolk", "lay lord.islanders", "stand")
    draw(game)
    assert cards_text(game.rows[0][-1].gained) == "supply lord.barfolk"


@pytest.mark.rule("S1.5", "B12.1")
def test_event_7_can_make_a_card_home_terrain() -> None:
    game = strike(7, advanced=True)
    say(game, "replace-card r5c2", "take-terrain woods")
    assert starting(game, "step") == ["step 1 east"]


@pytest.mark.rule("S1.5", "S6.1")
def test_event_7_leaves_trading_posts_where_they_are() -> None:
    posts = Trading((Post(9, 0),))
    game = strike(7, trading=True, slices={"trading": posts})
    say(game, "replace-card r1c2", "take-terrain woods")
    assert game.slices["trading"] == posts


@pytest.mark.rule("S1.5", "S12.1")
def test_event_7_calls_metamorpha_whatever_the_terrain() -> None:
    for terrain in ("woods", "lakes"):
        game = strike(7, metamorpha=True, slices={"metamorpha": Metamorpha(8)})
        say(game, "replace-card r1c2", f"take-terrain {terrain}")
        state = game.slices["metamorpha"]
        assert isinstance(state, Metamorpha)
        assert state.space == 9


@pytest.mark.rule("S1.5", "S4.3")
def test_event_7_leaves_a_card_to_the_partner_who_is_placing_it() -> None:
    game = storm(
        {"p1": "supply×2", "p3": "friman.barfolk supply"},
        {"p1": "r1c1"},
        tokens={"r1c0": "p1 1", "r1c3": "p3 1"},
        teams=True,
    )
    bag = game.land_stacks[STRAIGHT].bag
    rest = bytes(terrain for terrain in bag if terrain)
    game.land_stacks[STRAIGHT] = Pile(bag=bytes(1) + rest)
    game.out_land += bytes([STRAIGHT << 3] * (len(bag) - len(rest) - 1))
    say(game, "p3: build straight", "chance: terrain woods")
    say(game, "p1: jump 1 r5c1", "chance: event 7", "p1: replace-card r1c2")
    assert "take-terrain woods" not in offered(game, "p1")
    say(game, "p3: place r1c4 east")
    assert tile_on(game, "r1c4") == "straight woods east"
    say(game, "p1: take-terrain canyons")
    assert tile_on(game, "r1c2") == "straight canyons east"


# Event 8.


@pytest.mark.rule("S1.5", "S1.4")
def test_event_8_copies_a_played_event_but_never_2() -> None:
    game = strike(8, played=(2, 10, 6))
    assert offered(game) == ["copy 6", "copy 10"]
    events = say(game, "copy 10")
    assert StormEventCopied(0, 10) in events
    assert STORMS.of(game).played == (2, 10, 6), "it joins the pile after it is applied"
    say(game, "upgrade r1c0")
    assert mark(game, "r1c0") == "p1 2"
    assert STORMS.of(game).played == (2, 10, 6, 8)
    assert about(game) == "action"


@pytest.mark.rule("S1.4", "S4.3")
def test_event_8_copies_what_a_partner_plays_meanwhile() -> None:
    """Whoever has not chosen yet is offered it at once: it lies face up."""
    game = partners_at_gates(limbo="lord.barfolk tool.barfolk", played=(3,))
    say(game, "p1: jump 1 r5c1", "chance: event 8")
    assert offered(game, "p1") == ["copy 3"]
    say(game, "p3: jump 1 r5c6", "chance: event 11", "p3: take lord.barfolk")
    assert offered(game, "p1") == ["copy 3", "copy 11"]
    say(game, "p1: copy 11", "p1: take tool.barfolk")
    assert set(STORMS.of(game).played) == {3, 8, 11}


@pytest.mark.rule("S1.3", "S1.5")
@pytest.mark.parametrize("played", [(), (2,)])
def test_event_8_has_no_effect_where_nothing_can_be_copied(played: tuple[int, ...]) -> None:
    game = strike(8, played=played)
    assert about(game) == "action"
    assert STORMS.of(game).played == (*played, 8)


@pytest.mark.rule("S1.3", "S1.5")
def test_event_8_copies_what_can_be_applied_if_anything_can() -> None:
    game = strike(8, played=(5, 11, 12, 9, 3))
    assert offered(game) == ["copy 3"], "no fortune, no limbo, no tent, no unit in hand"
    game = strike(8, played=(5, 11, 12, 9))
    assert offered(game) == ["copy 5", "copy 9", "copy 11", "copy 12"]
    say(game, "copy 12")
    assert about(game) == "action"


@pytest.mark.rule("S1.3", "S1.5")
def test_event_8_copies_event_3_where_nation_or_shelter_holds_a_card() -> None:
    units = "friman.barfolk friman.islanders chief.barfolk chief.islanders priest.barfolk"
    game = strike(8, units, played=(3, 12), fill=10)
    assert cards(game, "shelter") == ""
    assert offered(game) == ["copy 3"]
    game = strike(8, units, played=(3, 12), shelter={"p1": "supply×6"})
    assert cards(game, "nation") == ""
    assert offered(game) == ["copy 3"]


@pytest.mark.rule("S1.3", "S1.5", "S8.2")
def test_event_8_copies_event_5_only_if_a_fortune_card_would_bring_something() -> None:
    game = strike(8, played=(5, 12), offer="", **give())
    assert offered(game) == ["copy 5"]
    held = {"p1": "horn", "p2": "stardust×12"}
    game = strike(8, played=(3, 5), shelter=held, offer="", **give(12))
    assert offered(game) == ["copy 3"]


@pytest.mark.rule("S1.5")
def test_events_2_and_8_are_never_copied() -> None:
    events = assemble(Options(expansion=True, stormgates=True)).all_of(StormEvent)
    assert [event.number for event in events] == list(range(1, 13))
    assert [event.number for event in events if not event.copied] == [2, 8]


@pytest.mark.rule("S0.3")
def test_events_are_numbered_from_one_on() -> None:
    for number in (1, 9999):
        event = StormEvent(number=number, rule="S1.5", apply=lambda game, storm: None)
        assert event.name == f"event-{number}"
    for wrong in (-1, 0, 10_000, True):
        with pytest.raises(ValueError, match="1 to 9999"):
            StormEvent(number=wrong, rule="S1.5", apply=lambda game, storm: None)


@pytest.mark.rule("S1.3")
def test_an_event_that_says_nothing_else_can_always_be_applied() -> None:
    event = StormEvent(number=13, rule="S1.5", apply=lambda game, storm: None)
    assert event.possible(storm(), Storming(0, 0, 12, 8))


@pytest.mark.rule("S0.3")
@pytest.mark.parametrize("count", [0, 1, 12, 13])
def test_a_box_has_one_storm_event_at_least_and_no_more_than_twelve(count: int) -> None:
    options = Options(
        expansion=True, stormgates=True, corrections=f"[stormgates]\nevents = {count}"
    )
    if count in (0, 13):
        with refuses(CatalogueError, r"stormgates\.events.*\(S0\.3\)"):
            assemble(options)
    else:
        assert len(list(assemble(options).all_of(StormEvent))) == count


@pytest.mark.rule("S1.4", "S1.5")
def test_event_8_as_the_twelfth_is_followed_by_the_reshuffle() -> None:
    others = tuple(number for number in range(1, 13) if number != 8)
    game = strike(8, played=others)
    say(game, "copy 6")
    assert heroes(game, "p1") == "r5c1 r5c1"
    assert STORMS.of(game).played == ()


@pytest.mark.rule("S1.4", "S1.5", "S4.3")
def test_event_8_has_no_effect_when_the_pile_is_reshuffled_for_a_partner_before() -> None:
    others = tuple(number for number in range(1, 13) if number != 8)
    game = partners_at_gates(played=others)
    say(game, "p1: jump 1 r5c1", "chance: event 8")
    assert about(game) == "copy-event"
    say(game, "p3: jump 1 r5c6", "chance: event 12")
    assert about(game) == about(game, 2) == "action"
    assert set(STORMS.of(game).played) == {8, 12}


@pytest.mark.rule("S1.5")
@pytest.mark.parametrize("event", [1, 3, 4, 5, 6, 7, 9, 10, 11, 12])
def test_event_8_does_what_the_copied_event_does(event: int) -> None:
    def begun(first: int, *choices: str) -> Game:
        game = camp(
            {"p1": "supply×2 friman.barfolk"},
            {"p2": "islanders"},
            limbo="lord.barfolk",
            played=() if first == event else (event,),
            offer="",
            **give(),
        )
        say(game, "jump 1 r5c1", f"chance: event {first}", *choices)
        return game

    drawn, copied = begun(event), begun(8, f"copy {event}")
    assert asked(drawn) == asked(copied)
    assert offered(drawn) == offered(copied)
    assert drawn.heroes == copied.heroes


@pytest.mark.rule("S1.3", "S1.4", "S1.5")
def test_why_event_8_does_not_copy_an_event() -> None:
    game = strike(8, played=(2, 3, 12))
    assert str(explain(game, 0, "copy 2")) == "never-copied (S1.5)"
    assert str(explain(game, 0, "copy 8")) == "never-copied (S1.5)"
    assert str(explain(game, 0, "copy 6")) == "event-not-played (S1.4)"
    assert str(explain(game, 0, "copy 12")) == "event-without-effect (S1.3)"


# Event 9.


@pytest.mark.rule("S1.5", "B5.6")
def test_event_9_promotes_a_hand_unit_by_one_rank_of_its_faction() -> None:
    game = strike(9, "friman.emberians chief.barfolk lord.barfolk tool.barfolk")
    assert offered(game) == ["promote friman.emberians 1", "promote chief.barfolk 1"]
    say(game, "promote friman.emberians 1")
    draw(game)
    assert cards(game, "hand") == "chief.barfolk chief.emberians lord.barfolk tool.barfolk"
    assert game.loose[0] == ()
    assert cards_text(game.stacks[1].bottom) == "friman.emberians"


@pytest.mark.rule("S1.5", "B5.1", "B9.1")
def test_event_9_leaves_an_ordinary_hand_card() -> None:
    game = strike(9, "friman.emberians title.barfolk", fill=14)
    say(game, "promote friman.emberians 1")
    draw(game)
    assert "limbo chief.emberians" in offered(game)
    say(game, "use title.barfolk", "promote chief.emberians 1")
    draw(game)
    assert [cards_text(bytes([one.card])) for one in game.loose[0]] == ["priest.emberians"]


@pytest.mark.rule("S1.3", "S1.5", "S2.1", "S14.2")
def test_event_9_promotes_no_lord_no_royal_and_no_fanatic() -> None:
    game = strike(
        9,
        "lord.barfolk queen.barfolk chief.fanatic",
        royals=True,
        fanatics=True,
        slices={"royals": Royals(read_cards("queen.barfolk"))},
    )
    assert offered(game) == ["done"]
    say(game, "done")
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "B5.6", "B3.9")
@pytest.mark.parametrize(
    ("unit", "above", "count"), [("friman", "chief", 6), ("chief", "priest", 4)]
)
def test_event_9_needs_a_card_of_the_next_rank(unit: str, above: str, count: int) -> None:
    game = strike(9, "priest.barfolk", limbo=LORDS)
    assert offered(game) == ["done"]
    factions = ("barfolk", "islanders", "emberians", "cloudborn")
    empty = " ".join(f"{above}.{faction}×{count}" for faction in factions)
    game = strike(9, f"{unit}.barfolk", limbo=empty)
    assert offered(game) == ["done"]
    assert str(explain(game, 0, f"promote {unit}.barfolk 1")) == "next-rank-empty (B5.6)"


@pytest.mark.rule("S1.5", "B11.4", "B5.6")
def test_event_9_promotes_by_one_rank_also_while_titles_are_illuminated() -> None:
    game = strike(9, "friman.barfolk lord.barfolk queen.barfolk", day=4, royals=True,
                  slices={"royals": Royals(read_cards("queen.barfolk"))})  # fmt: skip
    assert offered(game) == ["promote friman.barfolk 1"]
    assert str(explain(game, 0, "promote friman.barfolk 2")) == "not-promoted (B5.6)"
    assert str(explain(game, 0, "promote lord.barfolk 1")) == "not-promoted (B5.6)"
    assert str(explain(game, 0, "promote queen.barfolk 1")) == "not-promoted (B5.6)"
    assert str(explain(game, 0, "promote chief.barfolk 1")) == "no-such-card (B5.1)"
    game = strike(9, "priest.barfolk", limbo=LORDS)
    assert str(explain(game, 0, "promote priest.barfolk 1")) == "next-rank-empty (B5.6)"


@pytest.mark.rule("S1.5", "S14.1", "S14.2")
def test_event_9_may_bring_a_fanatic_to_the_hand_without_supply() -> None:
    chiefs = {"p2": "chief.barfolk×6"}
    game = jumped("friman.barfolk", fanatics=True, shelter=chiefs, tops={"chief": "fanatic"})
    say(game, "chance: event 9", "promote friman.barfolk 1")
    draw(game)
    assert cards(game, "hand") == "chief.fanatic"


# Event 10 and free upgrades (S1.6).


@pytest.mark.rule("S1.5", "S1.6")
def test_event_10_upgrades_one_own_city_by_one_level() -> None:
    tokens = {"r1c0": "p1 1", "r1c3": "p2 1", "r5c4": "p1 3"}
    game = strike(10, tokens=tokens)
    assert offered(game) == ["upgrade r1c0", "upgrade r5c4"]
    say(game, "upgrade r5c4")
    assert mark(game, "r5c4") == "p1 4"
    assert about(game) == "action"


@pytest.mark.rule("S1.6", "B3.9")
def test_a_free_upgrade_needs_a_token_as_any_other() -> None:
    high = dict.fromkeys(("r5c0", "r5c2", "r5c4", "r5c6", "r6c1", "r6c3", "r6c5"), "p1 3")
    gates = {"r0c1": "stormgate woods north", "r0c5": "stormgate canyons north"}
    board = {**HIGH, **gates, "r3c0": LOW["r3c0"], "r3c6": LOW["r3c6"]}
    game = storm(
        "supply×2",
        "r0c1",
        board=board,
        tokens={**high, "r3c0": "p1 2", "r3c6": "p1 1"},
        cities_to_end=7,
    )
    say(game, "jump 1 r0c5", "chance: event 10")
    assert "upgrade r3c0" not in offered(game)
    assert {"upgrade r3c6", "upgrade r5c0"} <= set(offered(game))


@pytest.mark.rule("S1.3", "S1.6")
def test_without_royals_level_4_is_the_highest() -> None:
    game = strike(10, tokens={"r1c0": "p1 4"})
    assert about(game) == "action"
    assert mark(game, "r1c0") == "p1 4"


@pytest.mark.rule("S1.6", "S2.3")
def test_with_royals_a_free_upgrade_makes_residences_and_a_capital_within_their_limits() -> None:
    tokens = {"r1c0": "p1 4", "r1c3": "p1 5", "r5c4": "p1 5"}
    game = strike(10, tokens=tokens, royals=True)
    assert offered(game) == ["upgrade r1c3", "upgrade r5c4"]
    say(game, "upgrade r1c3")
    assert mark(game, "r1c3") == "p1 6"
    tokens = {"r1c0": "p1 4", "r1c3": "p1 6", "r5c4": "p1 5"}
    game = strike(10, tokens=tokens, royals=True)
    assert offered(game) == ["upgrade r1c0"]


@pytest.mark.rule("S1.6", "S2.3", "B3.5")
def test_why_a_city_is_not_upgraded_free() -> None:
    tokens = {"r1c0": "p1 1", "r1c3": "p2 1", "r5c4": "p1 4"}
    game = strike(10, tokens=tokens)
    assert str(explain(game, 0, "upgrade r1c3")) == "not-your-city (B3.5)"
    assert str(explain(game, 0, "upgrade r1c1")) == "no-city-here (B3.5)"
    assert str(explain(game, 0, "upgrade r5c4")) == "highest-level (B3.5)"
    tokens = {"r1c0": "p1 5", "r1c3": "p1 6", "r5c4": "p1 3"}
    game = strike(10, tokens=tokens, royals=True)
    assert str(explain(game, 0, "upgrade r1c0")) == "no-higher-residence (S1.6)"
    assert str(explain(game, 0, "upgrade r1c3")) == "no-higher-residence (S1.6)"


@pytest.mark.rule("S1.5", "S1.6", "S11.1", "B10.2")
def test_event_10_may_end_the_game_at_once_even_within_a_ride() -> None:
    fours = dict.fromkeys(("r5c0", "r5c2", "r5c4"), "p1 4")
    gates = {"r0c1": "stormgate woods north", "r0c5": "stormgate canyons north"}
    game = storm(
        "supply",
        "r0c1",
        board={**HIGH, **gates},
        tokens={**fours, "r5c6": "p1 4", "r6c1": "p1 3"},
        frames=(Riding(0, 0, 3),),
    )
    say(game, "jump 1 r0c5", "chance: event 10", "upgrade r6c1")
    assert game.ended == "cities"


@pytest.mark.rule("S1.6", "S15.2")
def test_a_building_of_the_valleys_is_never_upgraded() -> None:
    game = valley(
        hand="supply×2",
        board={"r2c2": "building neutral east"},
        tokens={"r2c2": "p1 2", KINGS: "p1 4"},
        heroes={"p1": "r0c5"},
        slices={"valleys": Valleys((Explored(24, TOOL),))},
    )
    say(game, "jump 1 r6c5", "chance: event 10")
    assert about(game) == "action"


@pytest.mark.rule("S1.3", "S15.6")
def test_what_an_amplifier_brings_comes_after_the_event() -> None:
    game = valley(
        hand="supply×2",
        heroes={"p1": "r0c5"},
        limbo="lord.barfolk",
        slices={"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))},
    )
    say(game, "jump 1 r6c5", "chance: event 11")
    assert about(game) == "from-limbo"
    say(game, "take lord.barfolk")
    assert about(game) == "spend-amplifier"
    assert STORMS.of(game).played == (11,)


# Event 11.


@pytest.mark.rule("S1.5")
def test_event_11_takes_a_card_of_choice_from_limbo_to_the_hand() -> None:
    game = strike(11, limbo="lord.barfolk horse.islanders×2 supply")
    assert offered(game) == ["take supply", "take lord.barfolk", "take horse.islanders"]
    say(game, "take horse.islanders")
    assert cards(game, "hand") == "horse.islanders"
    assert cards_text(game.limbo) == "supply lord.barfolk horse.islanders"


@pytest.mark.rule("S1.5", "S2.2")
def test_event_11_takes_no_royal() -> None:
    issued = {"royals": Royals(read_cards("queen.barfolk"))}
    game = strike(11, limbo="queen.barfolk", royals=True, slices=issued)
    assert about(game) == "action"


@pytest.mark.rule("S1.5", "B6.1", "S15.5")
def test_event_11_takes_no_second_great_artefact_under_the_limit() -> None:
    more = {"limbo": "sword friman.barfolk", "offer": ""}
    game = strike(11, **more)
    assert offered(game) == ["take friman.barfolk", "take sword"]
    game = strike(11, shelter={"p1": "horn"}, **more)
    assert offered(game) == ["take friman.barfolk"]


@pytest.mark.rule("S1.5", "S6.4", "S14.1")
def test_event_11_brings_back_chests_and_fanatics_and_no_supply_with_them() -> None:
    chest = {"trading": Trading(chests=1)}
    game = strike(11, limbo="chest lord.fanatic", trading=True, fanatics=True, slices=chest)
    assert offered(game) == ["take lord.fanatic", "take chest"]
    again = game.copy()
    advance(again)
    say(again, "take chest")
    assert cards(again, "hand") == "chest"
    say(game, "take lord.fanatic")
    assert cards(game, "hand") == "lord.fanatic"


@pytest.mark.rule("S1.5", "S2.2", "B6.1")
def test_why_event_11_does_not_bring_a_card_back() -> None:
    issued = {"royals": Royals(read_cards("queen.barfolk"))}
    game = strike(
        11,
        limbo="queen.barfolk sword friman.barfolk",
        shelter={"p1": "horn"},
        offer="",
        royals=True,
        slices=issued,
    )
    assert offered(game) == ["take friman.barfolk"]
    assert str(explain(game, 0, "take queen.barfolk")) == "royal-in-limbo (S2.2)"
    assert str(explain(game, 0, "take sword")) == "owns-great-artefact (B6.1)"
    assert str(explain(game, 0, "take lord.barfolk")) == "not-in-limbo (B9.2)"


@pytest.mark.rule("S1.3", "S1.5")
def test_event_11_has_no_effect_with_an_empty_limbo() -> None:
    assert about(strike(11)) == "action"


@pytest.mark.rule("S1.5", "S4.3")
def test_event_11_has_no_effect_when_a_partner_takes_the_last_card_before() -> None:
    game = partners_at_gates(limbo="lord.barfolk", played=(11,))
    say(game, "p1: jump 1 r5c1", "chance: event 8", "p1: copy 11")
    copy = game.copy()
    copy.slices["stormgates"] = Storms((), (0,))
    say(copy, "p3: jump 1 r5c6", "chance: event 11", "p3: take lord.barfolk")
    assert about(copy, 0) == about(copy, 2) == "action"
    assert set(STORMS.of(copy).played) == {8, 11}


# Event 12.


def camp(hands: dict[str, str], tents: dict[str, str], **more: Any) -> Game:
    """Some players have tents with a lord in it."""
    hands = {"p1": "supply×2", **hands}
    for name, faction in tents.items():
        hands[name] = f"{hands.get(name, '')} tent.{faction} lord.{faction}"
    game = storm(hands, **more)
    for name, faction in tents.items():
        station(game, name, f"tent.{faction}", f"lord.{faction}")
    return game


@pytest.mark.rule("S1.5", "B5.8")
def test_event_12_sends_an_opponents_tent_and_its_cards_to_their_owners_shelter() -> None:
    game = camp({}, {"p1": "barfolk", "p2": "islanders", "p3": "emberians"})
    say(game, "jump 1 r5c1", "chance: event 12")
    assert offered(game) == [
        "destroy-tent p2 tent.islanders lord.islanders",
        "destroy-tent p3 tent.emberians lord.emberians",
    ]
    events = say(game, "destroy-tent p3 tent.emberians lord.emberians")
    assert TentDissolved(2, read_card("tent.emberians"), read_cards("lord.emberians")) in events
    assert cards(game, "shelter", "p3") == "lord.emberians tent.emberians"
    assert game.tents[2] == ()
    assert len(game.tents[0]) == len(game.tents[1]) == 1


@pytest.mark.rule("S1.3", "S1.5")
def test_event_12_destroys_an_own_tent_where_no_opponent_has_one() -> None:
    game = camp({}, {"p1": "barfolk"})
    say(game, "jump 1 r5c1", "chance: event 12")
    assert offered(game) == ["destroy-tent p1 tent.barfolk lord.barfolk"]
    say(game, "destroy-tent p1 tent.barfolk lord.barfolk")
    assert game.tents[0] == ()
    assert cards(game, "shelter") == "lord.barfolk tent.barfolk"


@pytest.mark.rule("S1.3", "S1.5")
def test_event_12_has_no_effect_without_tents() -> None:
    assert about(strike(12)) == "action"


@pytest.mark.rule("S1.5", "S4.1", "S4.3")
def test_event_12_spares_teammates_while_an_opponent_has_a_tent() -> None:
    game = camp({}, {"p1": "barfolk", "p2": "islanders", "p3": "emberians"}, teams=True)
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert offered(game, "p1") == ["destroy-tent p2 tent.islanders lord.islanders"]
    game = camp({}, {"p1": "barfolk", "p3": "emberians"}, teams=True)
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert offered(game, "p1") == [
        "destroy-tent p1 tent.barfolk lord.barfolk",
        "destroy-tent p3 tent.emberians lord.emberians",
    ]


@pytest.mark.rule("S1.5", "S4.3", "B5.8")
def test_event_12_spares_a_tent_that_a_partner_is_pitching() -> None:
    game = camp({"p3": "tent.barfolk supply friman.barfolk×2"}, {"p3": "emberians"}, teams=True)
    say(game, "p3: use tent.barfolk")
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert offered(game, "p1") == ["destroy-tent p3 tent.emberians lord.emberians"]
    say(game, "p1: destroy-tent p3 tent.emberians lord.emberians")
    say(game, "p3: station friman.barfolk")
    assert [cards_text(tent.cards) for tent in game.tents[2]] == ["friman.barfolk"]


@pytest.mark.rule("S1.5", "S4.3", "B5.8")
def test_event_12_spares_the_first_card_of_a_tent_that_gets_a_second() -> None:
    # On the sixth day tents are illuminated and hold two cards.
    game = camp(
        {"p3": "tent.barfolk supply friman.barfolk×3"}, {"p3": "emberians"}, teams=True, day=6
    )
    say(game, "p3: use tent.barfolk", "p3: station friman.barfolk")
    assert about(game, 2) == "station"
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert offered(game, "p1") == ["destroy-tent p3 tent.emberians lord.emberians"]


@pytest.mark.rule("S1.5", "S4.3", "B5.8")
def test_event_12_destroys_what_others_have_pitched_before() -> None:
    game = camp({"p3": "tent.barfolk supply friman.barfolk"}, {"p2": "islanders"}, teams=True)
    say(game, "p3: use tent.barfolk")
    assert about(game, 2) == "station"
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert offered(game, "p1") == ["destroy-tent p2 tent.islanders lord.islanders"]


@pytest.mark.rule("S1.5", "B8.12", "B5.8")
def test_event_12_takes_a_stationed_card_from_the_defence() -> None:
    game = camp(
        {"p1": "supply×3 weapon.barfolk chief.barfolk×2"},
        {"p2": "islanders"},
        tokens={"r1c0": "p1 1", "r5c4": "p2 1"},
    )
    say(game, "jump 1 r5c1", "chance: event 12", "destroy-tent p2 tent.islanders lord.islanders")
    game.heroes[0] = 39
    advance(game)
    say(game, "attack r5c4", "lay weapon.barfolk", "lay chief.barfolk", "stand")
    assert "strike 0" not in offered(game, "p2")


@pytest.mark.rule("S1.5", "B8.5", "S4.3")
def test_event_12_may_take_the_only_card_from_a_defender_who_chose_to_fight() -> None:
    """The battle stops only its two players; a defender with nothing to lay cannot go on."""
    game = camp(
        {"p3": "weapon.emberians lord.emberians"},
        {"p2": "islanders"},
        spaces={"p1": "r1c1", "p3": "r5c4"},
        tokens={"r1c0": "p1 1", "r5c4": "p2 1"},
        teams=True,
    )
    say(game, "p3: attack r5c4", "p3: lay weapon.emberians", "p3: lay lord.emberians", "p3: stand")
    say(game, "p2: fight")
    assert offered(game, "p2") == ["strike 0"]
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    say(game, "p1: destroy-tent p2 tent.islanders lord.islanders")
    assert offered(game, "p2") == ["pass"]
    assert load(save(game)) == game
    say(game, "p2: pass")
    draw(game)
    assert mark(game, "r5c4") == "p3 1"


@pytest.mark.rule("S1.5", "B5.10", "B6.2")
def test_event_12_sends_the_hammer_to_the_shelter_of_its_owner() -> None:
    game = storm({"p1": "supply×2", "p2": "hammer lord.islanders"}, offer="")
    game.hand[1] = b""
    game.tents[1] = (Tent(read_card("hammer"), read_cards("lord.islanders"), True),)
    advance(game)
    say(game, "jump 1 r5c1", "chance: event 12", "destroy-tent p2 hammer lord.islanders")
    assert cards(game, "shelter", "p2") == "lord.islanders hammer"


@pytest.mark.rule("S1.5", "B11.4", "S2.1")
def test_event_12_sends_both_cards_of_a_tent_home_also_a_queen() -> None:
    game = storm(
        {"p1": "supply×2", "p2": "tent.islanders queen.islanders supply"},
        royals=True,
        day=6,
        slices={"royals": Royals(read_cards("queen.islanders"))},
    )
    station(game, "p2", "tent.islanders", "supply queen.islanders")
    say(game, "jump 1 r5c1", "chance: event 12")
    say(game, "destroy-tent p2 tent.islanders supply queen.islanders")
    assert cards(game, "shelter", "p2") == "supply queen.islanders tent.islanders"


@pytest.mark.rule("S1.5", "B5.5")
def test_event_12_leaves_the_tent_to_its_other_copies() -> None:
    game = storm("supply×5 tent.barfolk amulet.barfolk friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on tent.barfolk", "chance: roll 2")
    say(game, "use @tent.barfolk", "station friman.barfolk")
    say(game, "use @tent.barfolk", "station chief.barfolk")
    say(game, "jump 1 r5c1", "chance: event 12", "destroy-tent p1 tent.barfolk friman.barfolk")
    assert cards(game, "shelter") == "friman.barfolk"
    (tent,) = game.tents[0]
    assert (cards_text(tent.cards), tent.real) == ("chief.barfolk", True)


@pytest.mark.rule("S1.5", "B5.8")
def test_event_12_destroys_one_of_two_equal_tents() -> None:
    game = camp({"p2": "tent.islanders lord.islanders"}, {"p2": "islanders"})
    station(game, "p2", "tent.islanders", "lord.islanders")
    say(game, "jump 1 r5c1", "chance: event 12")
    assert len(offered(game)) == 1
    say(game, offered(game)[0])
    assert len(game.tents[1]) == 1


@pytest.mark.rule("S1.5", "B5.8")
def test_why_event_12_does_not_destroy_a_tent() -> None:
    game = camp({}, {"p1": "barfolk", "p2": "islanders"})
    say(game, "jump 1 r5c1", "chance: event 12")
    own = "destroy-tent p1 tent.barfolk lord.barfolk"
    assert str(explain(game, 0, own)) == "opponents-tent-first (S1.5)"
    none = "destroy-tent p3 tent.barfolk lord.barfolk"
    assert str(explain(game, 0, none)) == "no-such-tent (B5.8)"


# All of them.


@pytest.mark.rule("S1.3", "S1.4")
@pytest.mark.parametrize("event", range(1, 13))
def test_every_event_can_be_saved_and_loaded_wherever_it_asks(event: int) -> None:
    game = jumped(
        "friman.barfolk",
        limbo="lord.barfolk",
        played=tuple({1, 4, 9} - {event}),
        offer="",
        **give(),
    )
    say(game, f"chance: event {event}")
    for _ in range(12):
        if 0 in game.asked and about(game) == "action":
            break
        assert load(save(game)) == game
        say(game, offered(game)[0])
    assert about(game) == "action"
    assert event in STORMS.of(game).played


@pytest.mark.rule("S1.5")
def test_event_7_replaces_a_card_in_the_first_corner_and_none_that_is_not_there() -> None:
    game = strike(7, board={**BOARD, "r0c0": "straight lakes east"})
    plain = json.loads(save(game))
    replacing = plain["lanes"][0][-1]
    assert replacing["frame"] == "replacing"
    replacing["space"] = "r0c0"
    loaded = load(json.dumps(plain))
    assert "take-terrain lakes" in offered(loaded)
    # Nothing lies there, the ruins, a gate, no space at all.
    for space in ("r0c4", "r3c3", "r5c1", "-"):
        replacing["space"] = space
        with refuses(PositionError, "card"):
            load(json.dumps(plain))


@pytest.mark.rule("S1.3")
def test_an_event_that_is_over_goes_on_where_the_jump_began() -> None:
    game = storm("supply", frames=(Riding(0, 0, 1, True), Storming(0, 0, 12, 8, 6)), jumped=(0,))
    assert about(game) == "ride"
    assert STORMS.of(game).played == (6,)


@pytest.mark.rule("S1.5")
@pytest.mark.parametrize("written", ["supply friman.islanders", "friman.islanders supply"])
def test_a_loaded_tent_can_be_named_however_its_cards_were_written(written: str) -> None:
    game = jumped(others={"p2": "tent.islanders supply friman.islanders"})
    station(game, "p2", "tent.islanders", "supply friman.islanders")
    plain = json.loads(save(game))
    plain["players"][1]["tents"][0]["cards"] = written
    game = load(json.dumps(plain))
    say(game, "chance: event 12")
    (choice,) = offered(game)
    say(game, choice)
    assert not game.tents[1]
