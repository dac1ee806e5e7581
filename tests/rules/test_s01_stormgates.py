"""Stormgates and jumps (S1.1-S1.4)."""

import random
from typing import Any

import pytest

from battalia.engine import Options, PositionError, explain, load, save, start
from battalia.engine.chapters.heroes import Riding
from battalia.engine.chapters.land import set_tile
from battalia.engine.chapters.paying import Paying, Pending
from battalia.engine.chapters.rows import Purse
from battalia.engine.events import HeroHired, HeroMoved, PurposeGone, RowPaid
from battalia.engine.game import Game
from battalia.engine.laws import broken_law
from battalia.engine.modules.great_artefacts.in_use import GreatArtefacts
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.stormgates import (
    NAME,
    STORMS,
    GateLaid,
    Jump,
    LayingGates,
    StormEventDrawn,
    Storming,
    Storms,
    Travelling,
    gates,
    obstacle_to_jump,
)
from battalia.engine.notation import cards_text, read_seat
from battalia.engine.play import advance, play
from battalia.engine.terms import merge, terrain_of
from battalia.engine.view import view
from battlefield import heroes, spent, totals
from positions import asked, begun, cards, draw, offered, say, starting, table, until
from random_play import pick, random_options, walk
from refusals import refuses
from shelf import Potions
from valleys import valley

# Four gates; those of woods and lakes lie alone. p1 is at home in the woods, p2 at the lakes.
BOARD = {
    "r1c0": "city-one woods east",
    "r1c1": "stormgate mountains north",
    "r1c2": "straight lakes east",
    "r1c3": "city-opposite canyons east",
    "r1c5": "stormgate woods north",
    "r5c1": "stormgate canyons north",
    "r5c2": "straight canyons east",
    "r5c3": "straight mountains east",
    "r5c4": "city-one lakes west",
    "r5c6": "stormgate lakes north",
}
ROAD = {**BOARD, "r1c4": "straight lakes east"}
"""The same with a road to the gate of the woods."""


def storm(
    hand: dict[str, str] | str = "",
    spaces: dict[str, str] | str = "r1c1",
    *,
    played: tuple[int, ...] = (),
    jumped: tuple[int, ...] = (),
    **more: Any,
) -> Game:
    """p1 with these cards and heroes among the gates."""
    more = {
        "board": BOARD,
        "tokens": {"r1c0": "p1 1"},
        "heroes": {"p1": spaces} if isinstance(spaces, str) else spaces,
        **more,
    }
    slices = {NAME: Storms(played, jumped), **more.pop("slices", {})}
    return table(hand=hand, expansion=True, stormgates=True, slices=slices, **more)


def partners_at_gates(**more: Any) -> Game:
    """p1 and p3 are partners; each has a hero on a gate, and what a jump costs."""
    hands, spaces = {"p1": "supply×2", "p3": "supply×2"}, {"p1": "r1c1", "p3": "r1c5"}
    return storm(hands, spaces, teams=True, **more)


def jumps(game: Game) -> list[str]:
    return starting(game, "jump")


def reason(game: Game, wish: str) -> str:
    return str(explain(game, 0, wish))


# S1.1: the gates.


@pytest.mark.rule("S1.1", "S10.3", "S10.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_gates_of_the_players_factions_lie_on_the_gate_spaces(players: int) -> None:
    game = begun(Options(players=players, expansion=True, stormgates=True))
    found = gates(game)
    assert sorted(found.values()) == sorted(game.rules.layout.gates)
    assert {terrain_of(game.board[space]) for space in found.values()} == set(game.faction)
    for number, space in found.items():
        assert game.rules.catalogue.gates[number - 1] == terrain_of(game.board[space])


@pytest.mark.rule("S1.1", "S10.6")
def test_which_gate_lies_where_is_chance_after_the_factions_are_chosen() -> None:
    game = until(start(Options(players=3, expansion=True, stormgates=True)), "lay-gate")
    assert -1 not in game.faction
    assert len(offered(game)) == 3
    assert game.asked[-1].weights == [1, 1, 1]
    terrain = offered(game)[2]
    events = say(game, f"chance: {terrain}")
    first = game.rules.layout.gates[0]
    assert GateLaid(first, terrain_of(game.board[first])) in events
    assert game.rules.notation.tile_name(game.board[first]) == (
        f"stormgate {terrain.removeprefix('terrain ')} north"
    )
    assert terrain not in offered(game)


@pytest.mark.rule("S1.1", "B7.1", "B8.1", "B3.5")
def test_a_gate_is_no_city_but_heroes_on_it_are_attacked() -> None:
    hand = "weapon.barfolk×2 supply×2 chief.barfolk×2"
    game = storm(hand, {"p1": "r1c1", "p2": "r1c1"})
    assert starting(game, "hero") == ["hero r1c0"]
    assert starting(game, "upgrade") == ["upgrade r1c0"]
    assert starting(game, "attack") == ["attack r1c1 p2"]
    assert reason(game, "upgrade r1c1") == "no-city-here (B3.5)"


@pytest.mark.rule("S1.1", "B7.2")
def test_a_gate_is_entered_with_one_step_as_any_card() -> None:
    game = storm("supply", "r1c2")
    events = say(game, "step 1 west")
    assert heroes(game, "p1") == "r1c1 -"
    assert not any(isinstance(event, StormEventDrawn) for event in events)
    assert cards(game, "hand") == ""


@pytest.mark.rule("S1.1", "B12.1")
def test_the_own_gate_is_home_terrain() -> None:
    game = storm("", "r1c4", board=ROAD, advanced=True)
    assert starting(game, "step") == ["step 1 east"]
    say(game, "step 1 east")
    assert heroes(game, "p1") == "r1c5 -"
    game = storm("", "r1c2", advanced=True)
    assert starting(game, "step") == []


@pytest.mark.rule("S1.1", "B12.2")
def test_who_fights_on_the_own_gate_has_the_bonus() -> None:
    for advanced, attack in ((False, 2), (True, 3)):
        game = storm(
            {"p1": "weapon.barfolk", "p2": "lord.islanders"},
            {"p1": "r1c5", "p2": "r1c5"},
            advanced=advanced,
        )
        say(game, "p1: attack r1c5 p2", "p1: lay weapon.barfolk")
        assert totals(game) == (attack, 0)


@pytest.mark.rule("S1.1", "B4.4", "B4.5")
def test_cities_and_roads_are_built_beside_gates_where_the_roads_match() -> None:
    game = storm("friman.barfolk×3")
    say(game, "build city-one 1", "chance: terrain canyons")
    assert "place r0c1 south" in offered(game)
    assert "place r0c1 north" not in offered(game)
    assert str(explain(game, 0, "place r0c1 north")) == "space-roads-differ (B4.5)"


# S1.2: the jump.


@pytest.mark.rule("S1.2")
def test_a_hero_jumps_from_a_gate_to_any_other_for_a_step_and_a_toll_in_one_row() -> None:
    game = storm("supply×3")
    # The third supply may lie in the same row, for a step after the event.
    assert jumps(game) == [
        f"jump 1 {gate}{further}" for gate in ("r1c5", "r5c1", "r5c6") for further in ("", " 1")
    ]
    events = say(game, "jump 1 r5c6")
    assert [type(event) for event in events] == [RowPaid, HeroMoved]
    assert heroes(game, "p1") == "r5c6 -"
    assert spent(game) == "supply×2"
    assert len(game.rows[0]) == 1
    assert game.rows[0][0].purpose == "jump"
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("S1.2")
def test_a_step_without_the_toll_is_not_enough() -> None:
    game = storm("supply friman.barfolk weapon.barfolk")
    assert jumps(game) == []
    assert reason(game, "jump 1 r5c6") == "cannot-pay (S1.2)"
    assert starting(game, "step") == ["step 1 east", "step 1 west"]


@pytest.mark.rule("S1.2", "B12.1")
def test_in_the_advanced_game_the_step_onto_the_own_gate_is_free_but_the_toll_is_due() -> None:
    game = storm("supply", advanced=True)
    assert jumps(game) == ["jump 1 r1c5"]
    say(game, "jump 1 r1c5")
    assert spent(game) == "supply"
    assert game.rows[0][0].purpose == "toll"
    assert storm("supply").asked[0].options == storm("supply", jumped=(0,)).asked[0].options
    game = storm("", advanced=True)
    assert jumps(game) == []
    assert reason(game, "jump 1 r1c5") == "cannot-pay (S1.2)"
    game = storm("supply×2", advanced=True)
    say(game, "jump 1 r5c1")
    assert spent(game) == "supply×2"


# A travel row with a jump (B7.2).


@pytest.mark.rule("S1.2", "B7.2")
def test_the_way_to_the_gate_the_jump_and_its_toll_lie_in_one_row() -> None:
    game = storm("supply×4", "r1c3")
    assert jumps(game) == [f"jump 1 {gate} r1c1" for gate in ("r1c5", "r5c1", "r5c6")]
    events = say(game, "jump 1 r5c1 r1c1")
    assert [type(event) for event in events] == [RowPaid, *[HeroMoved] * 3]
    assert heroes(game, "p1") == "r5c1 -"
    assert [row.purpose for row in game.rows[0]] == ["jump"]
    assert spent(game) == "supply×4"
    assert asked(game) == ["chance"]
    say(game, "chance: event 12")
    assert STORMS.of(game).jumped == (0,)
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.2", "S6.3", "B7.2")
def test_two_stardust_pay_for_a_way_a_jump_and_its_toll() -> None:
    game = storm("stardust×2", "r1c3", trading=True, slices={"stardust": Stardust(2)})
    say(game, "jump 1 r5c6 r1c1")
    assert heroes(game, "p1") == "r5c6 -"
    assert spent(game) == "stardust×2"
    game = storm("stardust", "r1c2", trading=True, slices={"stardust": Stardust(1)})
    assert jumps(game) == []
    assert reason(game, "jump 1 r5c6 r1c1") == "cannot-pay (S1.2)"


@pytest.mark.rule("S1.3", "B7.2")
def test_after_the_event_the_rest_of_the_way_is_named_anew() -> None:
    game = storm("supply×5", "r1c2")
    say(game, "jump 1 r5c1 r1c1 2", "chance: event 12")
    assert game.asked[0].about == "travel-on"
    assert offered(game) == ["step 1 east", "travel 1 r5c3", "halt"]
    assert load(save(game)) == game
    say(game, "travel 1 r5c3")
    assert heroes(game, "p1") == "r5c3 -"
    assert game.asked[0].about == "action"
    assert spent(game) == "supply×5"
    assert len(game.rows[0]) == 1


@pytest.mark.rule("S1.3", "B7.2")
def test_the_rest_is_walked_step_by_step_or_lost_with_its_row() -> None:
    game = storm("supply×5", "r1c1")
    say(game, "jump 1 r5c1 3", "chance: event 12")
    assert offered(game) == ["step 1 east", "travel 1 r5c3", "travel 1 r5c4", "halt"]
    say(game, "step 1 east")
    assert offered(game) == ["step 1 east", "step 1 west", "travel 1 r5c4", "halt"]
    say(game, "halt")
    assert heroes(game, "p1") == "r5c2 -"
    assert starting(game, "step") == starting(game, "travel") == []


@pytest.mark.rule("S1.3", "B7.2")
def test_a_road_that_the_event_built_is_part_of_the_way() -> None:
    game = storm("supply×3", "r1c5", board=ROAD, tokens={"r1c3": "p1 1"})
    say(game, "jump 1 r1c1 1", "chance: event 4", "build straight", "chance: terrain woods")
    say(game, "place r2c1 north")
    assert offered(game) == ["step 1 east", "step 1 south", "step 1 west", "halt"]
    say(game, "step 1 south")
    assert heroes(game, "p1") == "r2c1 -"


@pytest.mark.rule("S1.3", "B7.2")
def test_where_no_road_leads_on_the_rest_is_lost() -> None:
    game = storm("supply×4", "r1c1")
    say(game, "jump 1 r5c6 2", "chance: event 12")
    assert offered(game) == ["halt"]
    say(game, "halt")
    assert heroes(game, "p1") == "r5c6 -"


@pytest.mark.rule("S1.2", "S1.3", "B12.1", "B7.2")
def test_free_steps_cost_nothing_in_a_row_with_a_jump() -> None:
    # The gate of the woods is home terrain.
    game = storm("supply×3", "r1c4", board=ROAD, advanced=True)
    assert "jump 1 r5c1 r1c5 1" in offered(game)
    say(game, "jump 1 r5c1 r1c5 1", "chance: event 12")
    assert spent(game) == "supply×3"
    game = storm("supply×2", "r1c2", advanced=True)
    say(game, "jump 1 r1c5 r1c1")
    assert heroes(game, "p1") == "r1c5 -"
    assert spent(game) == "supply×2"


@pytest.mark.rule("S1.2", "S1.3", "B7.2")
def test_why_a_row_with_a_jump_cannot_be() -> None:
    game = storm("supply×4", "r1c2")
    reasons = {
        "jump 1 r5c1": "not-on-gate (S1.2)",
        "jump 1 r5c1 r1c2": "there-already (B7.2)",
        "jump 1 r5c1 r1c3": "not-on-gate (S1.2)",
        "jump 1 r1c1 r1c1": "no-gate-there (S1.2)",
        "jump 1 r5c1 r5c6": "no-road (B7.3)",
        "jump 1 r5c1 r1c1 2": "cannot-pay (S1.2)",
        "jump 2 r5c1 r1c1": "hero-not-on-board (B7.2)",
        "jump 1 r5c1 r1c1 1": "None",
    }
    assert {wish: reason(game, wish) for wish in reasons} == reasons
    game = storm("supply×4", "r1c2 r5c1")
    say(game, "jump 1 r5c1 r1c1 1", "chance: event 12")
    assert offered(game) == ["step 1 east", "halt"]
    reasons = {
        "step 2 east": "other-hero-moves (B7.2)",
        "travel 2 r5c3": "other-hero-moves (B7.2)",
        "travel 1 r5c1": "there-already (B7.2)",
        "travel 1 r5c2": "one-step-away (B7.2)",
        "travel 1 r5c3": "too-far (B7.2)",
        "travel 1 r1c0": "no-road (B7.3)",
        "step 1 south": "no-road (B7.3)",
        "jump 1 r1c1": "jumped-already (S1.2)",
        "end": "answer-first (B3.1)",
    }
    assert {wish: reason(game, wish) for wish in reasons} == reasons


@pytest.mark.rule("S1.3", "B7.2")
@pytest.mark.parametrize("name", ["p1", "p3"])
def test_the_second_hero_travels_on_from_its_own_gate(name: str) -> None:
    game = storm({name: "supply×4"}, {name: "r1c2 r1c1"}, turn=name)
    say(game, "jump 2 r5c1 2", "chance: event 12")
    assert starting(game, "travel") == ["travel 2 r5c3"]
    say(game, "travel 2 r5c3")
    assert heroes(game, name) == "r1c2 r5c3"


@pytest.mark.rule("S1.2", "B12.1")
def test_without_a_supply_for_the_toll_a_free_step_is_no_jump() -> None:
    game = storm("friman.barfolk", advanced=True)
    assert jumps(game) == []
    assert reason(game, "jump 1 r1c5") == "cannot-pay (S1.2)"


@pytest.mark.rule("S1.2")
def test_jumps_from_the_gate_on_which_a_hero_stands_are_named_first() -> None:
    game = storm("supply×6", "r1c1", board=ROAD)
    # The gate of the woods is the first of all, but four steps away.
    led = [" r1c5" in jump.removeprefix("jump 1 r") for jump in jumps(game)]
    assert set(led) == {True, False}
    assert led == sorted(led)


@pytest.mark.rule("S1.2", "B7.2")
@pytest.mark.parametrize(
    "text", ["jump 1 r5c1", "jump 1 r5c1 2", "jump 1 r5c1 r1c1", "jump 1 r5c1 r1c1 2"]
)
def test_how_a_jump_is_written(text: str) -> None:
    notation = storm().rules.notation
    assert notation.text(notation.read_choice(text)) == text


@pytest.mark.rule("S1.2", "B7.2")
@pytest.mark.parametrize("frame", [Paying, Pending])
@pytest.mark.parametrize(
    "purpose",
    ["hire friman", "toll 2 r1c5", "jump 1 r1c5", "jump 1 r1c5 1", "travel 1 r1c3", "step 1 east"],
)
def test_what_is_paid_for_in_a_ride_is_its_heros_toll(
    purpose: str, frame: type[Paying | Pending]
) -> None:
    game = storm("horse.barfolk supply×6", "r1c2 r5c1", board=ROAD)
    say(game, "hire friman")
    draw(game)
    say(game, "ride 1 horse.barfolk", "step 1 west")
    read = game.rules.notation.read_choice
    lane = game.lanes[0]
    game.lanes = [(*lane, frame(0, read("toll 1 r1c5")))]
    assert broken_law(game) is None
    game.lanes = [(*lane, frame(0, read(purpose)))]
    with refuses(PositionError, "cannot be paid for|no effect"):
        load(save(game))


@pytest.mark.rule("S1.2", "B12.1")
@pytest.mark.parametrize("frame", [Paying, Pending])
def test_the_toll_alone_is_paid_without_a_ride_where_the_step_is_free(
    frame: type[Paying | Pending],
) -> None:
    for advanced in (True, False):
        game = storm("supply×6", board=ROAD, advanced=advanced)
        say(game, "hire friman")
        draw(game)
        toll = game.rules.notation.read_choice("toll 1 r1c5")
        game.lanes = [(*game.lanes[0], frame(0, toll))]
        assert (broken_law(game) is None) == advanced


@pytest.mark.rule("S1.3", "B7.2")
def test_the_rest_of_a_row_belongs_to_a_hero_that_has_moved() -> None:
    game = storm("supply×3", "r1c1")
    say(game, "jump 1 r5c1 1", "chance: event 12")
    game.lanes = [(*game.lanes[0][:-1], Travelling(0, 0, 1, False))]
    with refuses(PositionError, "not jumped"):
        load(save(game))


@pytest.mark.rule("S1.3", "B7.2")
@pytest.mark.parametrize(
    ("left", "jumped", "rows", "why"),
    [
        (2, (0,), "supply×3", "at most 1"),
        (9999, (0,), "supply×3", "at most 1"),
        (1, (), "supply×3", "not jumped"),
        (1, (0,), "", "no row"),
    ],
)
def test_the_rest_of_a_row_that_cannot_be_is_refused(
    left: int, jumped: tuple[int, ...], rows: str, why: str
) -> None:
    game = storm("supply×3", "r1c1")
    say(game, "jump 1 r5c1 1", "chance: event 12")
    assert isinstance(game.lanes[0][-1], Travelling)
    assert load(save(game)) == game
    game.lanes = [(*game.lanes[0][:-1], Travelling(0, 0, left, True))]
    game.slices[NAME] = Storms((12,), jumped)
    if not rows:
        game.shelter[0] += game.rows[0][0].cards
        game.rows[0] = ()
    with refuses(PositionError, why):
        load(save(game))


@pytest.mark.rule("S1.3", "S13.4", "B7.2")
def test_a_row_that_lies_holds_the_supply_for_what_it_is_named_for() -> None:
    potions = {"potions": Potions(freezing=Potion(1))}
    game = storm("supply×3", "r1c1", bilkarr=True, slices=potions)
    say(game, "p1: jump 1 r5c1 1")
    assert game.asked[1].about == "freeze"
    assert load(save(game)) == game
    text = save(game).decode()
    assert text.count("jump 1 r5c1 1") == 1
    with refuses(PositionError, "no effect"):
        load(text.replace("jump 1 r5c1 1", "jump 1 r5c1 2"))


@pytest.mark.rule("S1.2", "B5.9")
def test_a_horse_point_pays_the_step_but_never_the_toll() -> None:
    game = storm("horse.barfolk×2")
    say(game, "ride 1 horse.barfolk")
    assert offered(game) == ["step 1 east", "step 1 west"]
    game = storm("horse.barfolk supply×2")
    say(game, "ride 1 horse.barfolk")
    assert jumps(game) == ["jump 1 r1c5", "jump 1 r5c1", "jump 1 r5c6"]
    say(game, "jump 1 r5c1")
    assert heroes(game, "p1") == "r5c1 -"
    assert spent(game) == "supply"
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("S1.2", "B5.9", "B7.2")
def test_a_horse_alone_takes_a_hero_from_a_gate_without_roads_if_the_toll_can_be_paid() -> None:
    game = storm("horse.barfolk supply", "r5c6")
    assert starting(game, "step") == []
    say(game, "ride 1 horse.barfolk")
    assert offered(game) == ["jump 1 r1c5", "jump 1 r1c1", "jump 1 r5c1"]
    game = storm("horse.barfolk friman.barfolk", "r5c6")
    assert starting(game, "ride") == []
    assert reason(game, "ride 1 horse.barfolk") == "no-road (B7.3)"


@pytest.mark.rule("S1.2", "S6.3")
def test_one_stardust_pays_step_and_toll_and_less_where_less_is_due() -> None:
    held = {"stardust": Stardust(1)}
    game = storm("stardust", fortune=True, slices=held)
    say(game, "jump 1 r5c6")
    assert spent(game) == "stardust"
    game = storm("stardust horse.barfolk", fortune=True, slices=held)
    say(game, "ride 1 horse.barfolk", "jump 1 r5c1")
    assert spent(game) == "stardust"
    assert cards(game, "hand") == ""


@pytest.mark.rule("S1.2", "S6.3")
def test_payments_with_supply_and_stardust_are_all_offered() -> None:
    game = storm("stardust supply×2", fortune=True, slices={"stardust": Stardust(1)})
    say(game, "jump 1 r5c6")
    assert set(offered(game)) == {"pay supply×2", "pay supply stardust", "pay stardust"}


@pytest.mark.rule("S1.2", "B5.5")
def test_a_wild_card_used_as_supply_pays_the_toll() -> None:
    game = storm("amulet.barfolk friman.barfolk supply")
    assert jumps(game) == []
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    assert jumps(game) == ["jump 1 r1c5", "jump 1 r5c1", "jump 1 r5c6"]
    say(game, "jump 1 r5c1")
    assert cards_text(game.rows[0][-1].copies) == "friman.barfolk"
    assert spent(game) == "supply"


@pytest.mark.rule("S1.2")
def test_each_figure_jumps_at_most_once_per_turn() -> None:
    game = storm("supply×6", "r1c1 r1c5")
    say(game, "jump 1 r5c1", "chance: event 12")
    assert jumps(game) == [
        f"jump 2 {gate}{further}"
        for gate in ("r1c1", "r5c1", "r5c6")
        for further in ("", " 1", " 2")
    ]
    assert reason(game, "jump 1 r5c6") == "jumped-already (S1.2)"
    say(game, "jump 2 r1c1", "chance: event 11")
    assert jumps(game) == []
    assert STORMS.of(game).jumped == (0, 1)


@pytest.mark.rule("S1.2")
def test_in_the_next_turn_a_figure_may_jump_again() -> None:
    game = storm({"p1": "supply×2", "p2": "supply×2"}, {"p1": "r1c1", "p2": "r1c1"})
    say(game, "jump 1 r5c1", "chance: event 12", "end")
    draw(game)
    say(game, "skip")
    assert STORMS.of(game).jumped == ()
    assert jumps(game) == ["jump 1 r1c5", "jump 1 r5c1", "jump 1 r5c6"]


@pytest.mark.rule("S1.2", "B7.1")
def test_a_figure_hired_again_has_still_jumped() -> None:
    hand = "weapon.barfolk supply×6"
    game = storm(hand, "r5c4", jumped=(1,))
    say(game, "hero r1c0", "step 2 east")
    assert heroes(game, "p1") == "r5c4 r1c1"
    assert jumps(game) == []
    assert reason(game, "jump 2 r5c1") == "jumped-already (S1.2)"


@pytest.mark.rule("S1.2", "B7.1")
def test_of_two_unused_figures_one_that_has_not_jumped_is_hired() -> None:
    game = storm("weapon.barfolk supply×6", {}, jumped=(0,))
    events = say(game, "hero r1c0")
    assert [event.hero for event in events if isinstance(event, HeroHired)] == [1]
    say(game, "step 2 east")
    assert jumps(game) == [
        f"jump 2 {gate}{further}" for gate in ("r1c5", "r5c1", "r5c6") for further in ("", " 1")
    ]


@pytest.mark.rule("S1.2", "B0.11")
def test_two_heroes_on_one_gate_are_alike_until_one_of_them_has_jumped() -> None:
    hand = "supply×4 horse.barfolk"
    game = storm(hand, "r5c1 r5c1")
    assert {jump.split()[1] for jump in jumps(game)} == {"1"}
    assert reason(game, "jump 2 r1c1") == "same-hero (B0.11)"
    game = storm(hand, "r5c1 r5c1", jumped=(0,))
    assert {jump.split()[1] for jump in jumps(game)} == {"2"}
    assert starting(game, "ride") == ["ride 1 horse.barfolk", "ride 2 horse.barfolk"]
    say(game, "ride 2 horse.barfolk", "jump 2 r1c1")
    assert heroes(game, "p1") == "r5c1 r1c1"


@pytest.mark.rule("S1.2")
@pytest.mark.parametrize("name", ["p1", "p2", "p4"])
def test_every_player_has_two_figures_that_jump_once(name: str) -> None:
    seat = read_seat(name)
    for hero in (0, 1):
        game = storm({name: "supply×2"}, {name: "r5c1 r1c1"}, turn=name, jumped=(2 * seat + hero,))
        assert {jump.split()[1] for jump in jumps(game)} == {str(2 - hero)}
        assert str(explain(game, seat, f"jump {hero + 1} r5c6")) == "jumped-already (S1.2)"


@pytest.mark.rule("S1.2", "B0.11")
def test_they_are_alike_again_when_both_have_jumped() -> None:
    hand = "supply×4 horse.barfolk"
    game = storm(hand, "r5c1 r5c1", jumped=(1,))
    assert {jump.split()[1] for jump in jumps(game)} == {"1"}
    assert starting(game, "ride") == ["ride 1 horse.barfolk", "ride 2 horse.barfolk"]
    game = storm(hand, "r5c1 r5c1", jumped=(0, 1))
    assert jumps(game) == []
    assert starting(game, "ride") == ["ride 1 horse.barfolk"]


CORNER = {
    "r0c0": "stormgate woods north",
    "r0c1": "straight lakes east",
    "r5c1": "stormgate canyons north",
    "r5c2": "straight canyons east",
    "r5c4": "city-one lakes west",
}
"""A gate in the first corner of the board, and one other."""


@pytest.mark.rule("S1.2")
def test_two_gates_are_enough_for_a_jump_from_and_to_the_first_corner() -> None:
    tokens = {"r5c4": "p1 1"}
    game = storm("horse.islanders supply", "r0c0", board=CORNER, tokens=tokens)
    say(game, "ride 1 horse.islanders")
    assert jumps(game) == ["jump 1 r5c1"]
    say(game, "jump 1 r5c1", "chance: event 12")
    assert heroes(game, "p1") == "r5c1 -"
    game = storm("supply×2", "r5c1", board=CORNER, tokens=tokens)
    assert jumps(game) == ["jump 1 r0c0"]
    say(game, "jump 1 r0c0", "chance: event 12")
    assert heroes(game, "p1") == "r0c0 -"
    assert load(save(game)) == game


@pytest.mark.rule("S1.2", "B8.8", "S16.2")
def test_there_is_no_jump_in_a_retreat() -> None:
    game = storm(
        {"p1": "weapon.barfolk", "p2": "supply×4"}, {"p1": "r1c1", "p2": "r1c1"}, board=ROAD
    )
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk", "p1: stand")
    assert starting(game, "retreat") == ["retreat r1c4"]


@pytest.mark.rule("S1.2", "B6.5")
def test_a_flight_between_gates_is_no_jump() -> None:
    game = storm("wings supply×2", offer="")
    events = say(game, "fly 1 r5c1")
    assert heroes(game, "p1") == "r5c1 -"
    assert not any(isinstance(event, StormEventDrawn) for event in events)
    assert cards(game, "hand") == "supply×2"
    assert jumps(game) == ["jump 1 r1c5", "jump 1 r1c1", "jump 1 r5c6"]


@pytest.mark.rule("S1.2")
def test_why_a_hero_does_not_jump() -> None:
    game = storm("supply×2", "r1c2 r1c1")
    assert reason(game, "jump 1 r5c1") == "not-on-gate (S1.2)"
    assert reason(game, "jump 2 r1c1") == "no-gate-there (S1.2)"
    assert reason(game, "jump 2 r1c2") == "no-gate-there (S1.2)"
    assert reason(game, "jump 2 -") == "no-gate-there (S1.2)"
    assert explain(game, 0, "jump 2 r5c1") is None
    assert reason(storm("supply×2"), "jump 2 r5c1") == "hero-not-on-board (B7.2)"
    lonely = {"r1c0": BOARD["r1c0"], "r1c1": BOARD["r1c1"]}
    game = storm("supply×2", board=lonely)
    assert jumps(game) == []
    assert reason(game, "jump 1 r5c1") == "no-other-gate (S1.2)"


@pytest.mark.rule("S1.2", "S10.4")
def test_without_the_module_there_are_no_jumps() -> None:
    game = table(hand="supply×4", expansion=True)
    assert jumps(game) == []
    assert NAME not in game.slices


@pytest.mark.rule("S1.2", "S13.4")
def test_a_jump_that_is_frozen_leaves_the_hero_where_it_was_and_brings_no_event() -> None:
    game = storm("supply×4", bilkarr=True, slices={"potions": Potions(freezing=Potion(1))})
    say(game, "p1: jump 1 r5c1")
    assert offered(game, "p2") == ["freeze", "allow", "drink freezing"]
    say(game, "p2: freeze")
    assert heroes(game, "p1") == "r1c1 -"
    assert game.asked[0].about == "action"
    assert cards(game, "hand") == "supply×2"
    assert STORMS.of(game) == Storms()
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert heroes(game, "p1") == "r5c1 -"


@pytest.mark.rule("S1.2", "S13.4")
def test_a_frozen_toll_costs_the_point_of_the_ride() -> None:
    game = storm(
        "supply×2",
        frames=(Riding(0, 0, 2),),
        bilkarr=True,
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(game, "p1: jump 1 r5c1", "p2: freeze")
    assert heroes(game, "p1") == "r1c1 -"
    assert "jump 1 r5c1" in offered(game)
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert game.asked[0].about == "action"


# S1.3: what follows.


@pytest.mark.rule("S1.3")
def test_the_hero_stands_on_the_exit_gate_before_the_event_is_drawn() -> None:
    game = storm("supply×2")
    say(game, "jump 1 r5c1")
    assert asked(game) == ["chance"]
    assert heroes(game, "p1") == "r5c1 -"
    assert len(game.rows[0]) == 1
    assert offered(game) == [f"event {number}" for number in range(1, 13)]
    assert game.asked[-1].weights == [1] * 12
    events = say(game, "chance: event 6")
    assert heroes(game, "p1") == "r5c1 r5c1"
    assert isinstance(events[0], StormEventDrawn)
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.3", "B7.2")
def test_unspent_horse_points_stay_through_the_event() -> None:
    game = storm("horse.barfolk supply", "r1c2")
    say(game, "ride 1 horse.barfolk", "step 1 west", "jump 1 r5c1", "chance: event 6")
    assert offered(game) == ["step 1 east", "halt"]
    say(game, "step 1 east")
    assert heroes(game, "p1") == "r5c2 r5c1"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.3")
def test_with_the_last_point_spent_on_the_jump_the_ride_is_over_after_the_event() -> None:
    game = storm("horse.barfolk supply", "r1c3", tokens={"r1c0": "p1 1"})
    say(game, "ride 1 horse.barfolk", "step 1 west", "step 1 west", "jump 1 r5c1")
    say(game, "chance: event 10", "upgrade r1c0")
    assert game.asked[0].about == "action"
    assert heroes(game, "p1") == "r5c1 -"


@pytest.mark.rule("S1.3", "B7.2")
def test_on_a_gate_without_roads_the_ride_can_only_end() -> None:
    game = storm("horse.barfolk supply×3")
    say(game, "ride 1 horse.barfolk", "jump 1 r5c6", "chance: event 12")
    assert offered(game) == ["halt"]
    assert load(save(game)) == game
    say(game, "halt")
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.3", "S1.2", "B12.1")
def test_in_a_ride_the_jump_to_the_own_gate_costs_no_point() -> None:
    game = storm("horse.barfolk supply", board=ROAD, advanced=True)
    say(game, "ride 1 horse.barfolk", "jump 1 r1c5", "chance: event 12")
    say(game, "step 1 west", "step 1 west", "step 1 west")
    assert heroes(game, "p1") == "r1c2 -"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.3", "B12.1")
def test_free_home_steps_of_the_hero_keep_the_points_after_a_jump() -> None:
    board = {**BOARD, "r5c2": "straight woods east"}
    game = storm("horse.barfolk supply", board=board, advanced=True)
    say(game, "ride 1 horse.barfolk", "jump 1 r5c1", "chance: event 12")
    say(game, "step 1 east", "step 1 east", "step 1 east")
    assert heroes(game, "p1") == "r5c4 -"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.3", "B7.2")
def test_while_points_are_left_nothing_but_moving_that_hero_is_offered() -> None:
    game = storm("horse.barfolk supply×9 weapon.barfolk", "r1c1 r1c5")
    say(game, "ride 1 horse.barfolk", "jump 1 r5c1", "chance: event 12")
    assert offered(game) == ["step 1 east", "halt"]
    say(game, "halt")
    assert "ride 1 horse.barfolk" not in offered(game)


@pytest.mark.rule("S1.3", "B7.2")
def test_further_cards_move_the_hero_on_also_those_just_received() -> None:
    game = storm("supply×2", tops={"lord": "barfolk"})
    assert len(starting(game, "step")) == 2
    say(game, "jump 1 r5c1", "chance: event 2", "chance: draw lord.islanders")
    assert cards(game, "hand") == "supply lord.barfolk"
    say(game, "step 1 east")
    assert heroes(game, "p1") == "r5c2 -"


@pytest.mark.rule("S1.3", "S12.3")
def test_steps_of_an_ability_take_a_hero_through_a_gate_for_the_toll() -> None:
    """Metamorpha's woods give up to three free steps, as a horse does."""
    game = storm("supply", frames=(Riding(0, 0, 3),))
    say(game, "jump 1 r5c1", "chance: event 12", "step 1 east", "step 1 east")
    assert heroes(game, "p1") == "r5c3 -"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S1.3", "S1.5", "B7.2")
def test_two_points_left_and_a_horse_just_received_take_the_hero_on() -> None:
    game = storm("horse.barfolk supply")
    say(game, "ride 1 horse.barfolk", "jump 1 r5c1", "chance: event 1", "take-from horse")
    say(game, "chance: draw horse.islanders")
    assert offered(game) == ["step 1 east", "halt"]
    say(game, "step 1 east", "step 1 east")
    assert heroes(game, "p1") == "r5c3 -"
    say(game, "ride 1 horse.islanders", "step 1 east", "halt")
    assert heroes(game, "p1") == "r5c4 -"


@pytest.mark.rule("S1.3", "S1.5")
def test_event_6_in_the_middle_of_a_ride_leaves_the_points_to_the_rider() -> None:
    game = storm("horse.barfolk supply", "r1c1 r1c3")
    say(game, "ride 1 horse.barfolk", "jump 1 r5c1", "chance: event 6")
    assert heroes(game, "p1") == "r5c1 r5c1"
    assert offered(game) == ["step 1 east", "halt"]
    say(game, "step 1 east", "step 1 east")
    assert heroes(game, "p1") == "r5c3 r5c1"
    assert starting(game, "step") == []


@pytest.mark.rule("S1.3", "S15.6")
def test_points_stay_through_what_an_amplifier_brings() -> None:
    game = valley(
        hand="horse.barfolk supply",
        board={"r5c5": "straight lakes north"},
        heroes={"p1": "r0c5"},
        slices={"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))},
    )
    say(game, "ride 1 horse.barfolk", "jump 1 r6c5", "chance: event 12")
    assert offered(game) == ["spend-amplifier", "keep-amplifier"]
    say(game, "keep-amplifier")
    assert offered(game) == ["step 1 north", "halt"]


@pytest.mark.rule("S1.2", "S1.3", "B7.3")
def test_why_a_riding_hero_does_not_go_so() -> None:
    game = storm("horse.barfolk", "r1c1 r1c5")
    say(game, "ride 1 horse.barfolk")
    assert reason(game, "jump 1 r5c1") == "cannot-pay (S1.2)"
    assert reason(game, "step 1 north") == "no-road (B7.3)"
    assert reason(game, "hire lord") == "answer-first (B3.1)"
    game = storm("horse.barfolk supply×2")
    say(game, "ride 1 horse.barfolk")
    assert reason(game, "jump 1 r1c2") == "no-gate-there (S1.2)"
    say(game, "jump 1 r5c1", "chance: event 12")
    assert reason(game, "jump 1 r1c1") == "jumped-already (S1.2)"
    say(game, "step 1 east")
    assert reason(game, "jump 1 r1c1") == "not-on-gate (S1.2)"


@pytest.mark.rule("S1.2", "S13.4")
def test_with_the_last_point_frozen_the_ride_is_over() -> None:
    game = storm(
        "supply",
        frames=(Riding(0, 0, 1),),
        bilkarr=True,
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(game, "p1: jump 1 r5c1", "p2: freeze")
    assert heroes(game, "p1") == "r1c1 -"
    assert game.asked[0].about == "action"
    assert STORMS.of(game) == Storms()


@pytest.mark.rule("S1.2", "S13.3")
def test_an_eclipsed_card_pays_the_toll_as_supply() -> None:
    potions = Potions(eclipse=Potion(0, 1))
    game = storm("supply friman.barfolk", bilkarr=True, slices={"potions": potions})
    assert jumps(game) == []
    say(game, "p1: eclipse friman.barfolk supply", "p1: jump 1 r5c1")
    assert heroes(game, "p1") == "r5c1 -"


@pytest.mark.rule("S1.2", "S7.2")
def test_supply_from_the_bag_pays_step_and_toll() -> None:
    slices = {"great-artefacts": GreatArtefacts(bag=2, bag_of=0)}
    game = storm("supply×3", great_artefacts=True, slices=slices, fill=13)
    say(game, "jump 1 r5c1", "chance: event 12")
    assert game.slices["great-artefacts"] == GreatArtefacts()
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("S1.3", "S4.3")
def test_partners_jump_at_the_same_time_and_draw_different_events() -> None:
    game = partners_at_gates(limbo="lord.barfolk lord.islanders")
    say(game, "p1: jump 1 r5c1", "chance: event 11")
    say(game, "p3: jump 1 r5c6")
    assert "event 11" not in offered(game)
    say(game, "chance: event 7")
    assert asked(game) == ["p1", "p3"]
    assert STORMS.of(game).played == ()
    assert STORMS.of(game).jumped == (0, 4)
    say(game, "p3: replace-card r1c2", "p3: take-terrain woods")
    assert STORMS.of(game).played == (7,)
    say(game, "p1: take lord.islanders")
    assert STORMS.of(game).played == (7, 11)


# S1.4: the played pile.


@pytest.mark.rule("S1.4")
def test_played_events_lie_open_and_are_not_drawn_again() -> None:
    game = storm("supply×2", played=(3, 12, 6))
    say(game, "jump 1 r5c1")
    assert offered(game) == [f"event {number}" for number in (1, 2, 4, 5, 7, 8, 9, 10, 11)]
    say(game, "chance: event 11")
    assert STORMS.of(game).played == (3, 12, 6, 11)
    for seat in (None, 0, 1):
        shown = {module.name: module.state for module in view(game, seat).modules}
        assert shown[NAME] == Storms((3, 12, 6, 11), (0,))


@pytest.mark.rule("S1.4")
def test_after_the_twelfth_has_been_applied_all_are_reshuffled() -> None:
    eleven = tuple(number for number in range(1, 13) if number != 10)
    game = storm("supply×4", "r1c1 r1c1", played=eleven)
    say(game, "jump 1 r5c1")
    assert offered(game) == ["event 10"]
    say(game, "chance: event 10")
    assert STORMS.of(game).played == eleven
    events = say(game, "upgrade r1c0")
    assert STORMS.of(game).played == ()
    assert str(events[-1].__struct_config__.tag) == "storm-events-reshuffled"
    say(game, "jump 2 r5c1")
    assert len(offered(game)) == 12


@pytest.mark.rule("S1.4", "S4.3")
def test_while_a_partner_applies_the_twelfth_the_others_are_drawn_from_anew() -> None:
    eleven = tuple(number for number in range(1, 13) if number != 10)
    game = partners_at_gates(played=eleven)
    say(game, "p1: jump 1 r5c1", "chance: event 10")
    say(game, "p3: jump 1 r5c6")
    assert offered(game) == [f"event {number}" for number in eleven]
    say(game, "chance: event 12", "p1: upgrade r1c0")
    assert STORMS.of(game).played == (12, 10)


# Positions.


@pytest.mark.rule("S1.4", "S1.2", "S1.1")
@pytest.mark.parametrize(
    ("why", "what"),
    [
        ("there once", {"played": (3, 3)}),
        ("there once", {"played": (13,)}),
        ("reshuffled", {"played": tuple(range(1, 13))}),
        ("once in a turn", {"jumped": (1, 0)}),
        ("once in a turn", {"jumped": (8,)}),
        ("one stormgate", {"board": {**BOARD, "r6c0": "stormgate lakes north"}}),
        ("one stormgate", {"board": {**BOARD, "r6c0": "stormgate ice north"}}),
        ("none of this game", {"board": {**BOARD, "r6c0": "stormgate neutral north"}}),
        ("not stopped there", {"frames": (Storming(0, 0, 12, 36),), "jumped": (0,)}),
        ("no such stormgate", {"frames": (Storming(0, 0, 8, 8),), "jumped": (0,)}),
        ("no such stormgate", {"frames": (Storming(0, 0, 9, 8),), "jumped": (0,)}),
        ("not jumped", {"frames": (Storming(0, 0, 12, 8),)}),
        ("there once", {"frames": (Storming(0, 0, 12, 8, 13),), "jumped": (0,)}),
    ],
)
def test_a_position_that_cannot_be_is_refused(why: str, what: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=why):
        storm("supply×2", **what)


@pytest.mark.rule("S1.4")
def test_eleven_events_lie_open_while_the_twelfth_is_applied() -> None:
    last = Storming(0, 0, 12, 8, 12)
    game = storm(frames=(last,), jumped=(0,), played=tuple(range(1, 12)))
    assert STORMS.of(game).played == (), "it is over, and all are reshuffled"


@pytest.mark.rule("S1.1", "S10.6")
def test_gates_that_cannot_be_laid_are_refused() -> None:
    game = until(start(Options(players=3, expansion=True, stormgates=True)), "lay-gate")
    laying = game.lanes[0][-1]
    assert isinstance(laying, LayingGates)
    one, two, three = laying.spaces
    ruins = game.rules.layout.ruins[0]
    for spaces, why in (
        ((one, two), "as many spaces"),
        ((one, two, two), "as many spaces"),
        ((one, two, ruins), "not empty"),
    ):
        game.lanes = [(*game.lanes[0][:-1], LayingGates(spaces, laying.gates))]
        with refuses(PositionError, why):
            load(save(game))
    game.lanes = [(*game.lanes[0][:-1], LayingGates((three, one, two), laying.gates))]
    assert load(save(game)) == game


@pytest.mark.rule("S1.1", "S10.6")
def test_a_gate_is_laid_on_a_space_of_the_board() -> None:
    """Six players: the last space of the board is empty, but "-" is none at all."""
    game = until(start(Options(players=6, expansion=True, stormgates=True)), "lay-gate")
    laying = game.lanes[0][-1]
    assert isinstance(laying, LayingGates)
    for first, sound in ((0, True), (-1, False)):
        spaces = (first, *laying.spaces[1:])
        game.lanes = [(*game.lanes[0][:-1], LayingGates(spaces, laying.gates))]
        if sound:
            assert load(save(game)) == game
        else:
            with refuses(PositionError, "not empty"):
                load(save(game))


def gather(game: Game, rng: random.Random, share: float = 0.5) -> None:
    """Supply for everybody, and this share of all heroes on gates."""
    spaces = list(gates(game).values())
    for seat in range(game.players):
        game.hand[seat] = merge(game.hand[seat], game.gain_supply(3))
        for hero in range(2 * seat, 2 * seat + 2):
            if rng.random() < share:
                game.heroes[hero] = rng.choice(spaces)
    advance(game)


@pytest.mark.rule("S1.2", "S1.3", "S1.4", "S1.5")
@pytest.mark.parametrize("seed", range(12))
def test_in_stormy_games_all_laws_hold(seed: int) -> None:
    """Whatever the modules: heroes that jump again and again, at every choice a lawful position."""
    rng = random.Random(seed)
    options = random_options(rng, (2, 3), True)
    while not options.stormgates:
        options = random_options(rng, (2, 3), True)
    game = start(options)
    for _, question in walk(game, rng):
        if question.about == "action":
            break
    drawn = 0
    for turn in range(160):
        idle = {question.about for question in game.asked.values()} <= {"action", "cohort"}
        if idle and game.asked and (not turn or rng.random() < 0.2):
            gather(game, rng, 0.5 if turn else 1)
        if not game.asked:
            break
        seat = rng.choice(list(game.asked))
        question = game.asked[seat]
        assert question.options
        wished = [option for option in question.options if isinstance(option, Jump)]
        if question.about == "action":
            purse = Purse(game, seat)
            assert all(obstacle_to_jump(game, seat, purse, wish) is None for wish in wished)
            more = [Jump(one.hero, one.space, one.origin, one.further + 1) for one in wished]
            spaces = gates(game).values()
            more += [
                Jump(hero, space, origin)
                for hero in (0, 1)
                for space in spaces
                for origin in (None, *spaces)
            ]
            possible = [one for one in more if obstacle_to_jump(game, seat, purse, one) is None]
            assert set(possible) <= set(wished)
        choice = (
            rng.choice(wished)
            if wished and (not drawn or rng.random() < 0.7)
            else pick(question, rng)
        )
        notation = game.rules.notation
        assert notation.read_choice(notation.text(choice)) == choice
        events = play(game, seat, choice)
        drawn += sum(isinstance(event, StormEventDrawn) for event in events)
        law = broken_law(game)
        assert law is None, law
        if turn % 5 == 0:
            assert load(save(game)) == game
    assert drawn or not game.asked


@pytest.mark.rule("S1.2", "B12.1", "S4.3")
def test_a_toll_alone_goes_away_where_a_partner_makes_the_step_cost() -> None:
    game = storm({"p1": "supply×4"}, board=ROAD, advanced=True, teams=True)
    play(game, 0, "jump 1 r1c5")
    assert offered(game, "p1") == ["pay supply"]
    notation = game.rules.notation
    # Storm event 7 never touches gates, but a rule of the house might.
    for space, card in {"r1c5": "stormgate lakes north", "r5c6": "stormgate woods north"}.items():
        set_tile(game, notation.read_space(space), notation.read_tile(card))
    advance(game)
    assert PurposeGone(0) in game.events
    assert cards(game, "hand") == "supply×4"
    assert heroes(game, "p1") == "r1c1 -"
    assert "jump 1 r1c5" in offered(game, "p1")


@pytest.mark.rule("S1.2", "B7.2")
def test_in_a_ride_longer_rows_are_refused_by_name() -> None:
    game = storm("horse.barfolk supply×5", "r1c2", board=ROAD)
    say(game, "ride 1 horse.barfolk", "step 1 west")
    for wish in ("jump 1 r5c1 1", "jump 1 r5c1 r1c5", "jump 1 r5c1 r1c5 2", "travel 1 r1c3"):
        reason = explain(game, 0, wish)
        assert reason is not None
        assert reason.id == "ride-one-by-one", wish
