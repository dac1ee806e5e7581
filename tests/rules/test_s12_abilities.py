"""What Metamorpha lends: woods, mountains, canyons, lakes, jungle, ice (S12.3)."""

import random
from typing import Any

import pytest

from battalia.engine import PositionError, explain, load, play, save
from battalia.engine.chapters.artefacts.changing import table_target
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.reach import best_attack
from battalia.engine.chapters.rows import use_loose
from battalia.engine.events import AttackDeclared, Event, StackTurned
from battalia.engine.game import Game, Loose, Tent
from battalia.engine.laws import broken_law
from battalia.engine.modules.abilities import Gathering, UnarmedBattle, UnitDoubled
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.great_artefacts.in_use import GreatArtefacts
from battalia.engine.modules.heroic import Veterans
from battalia.engine.modules.metamorpha import Ability, Metamorpha, ability_of
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.stardust import Stardust
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.play import advance
from battalia.engine.terms import FRIMAN, KIND, NEUTRAL, TERRAINS
from battalia.engine.view import View, view
from battlefield import at_war, draws, gained, heroes, lacks, mark, spent, station, totals
from laws.test_best_attack import highest
from positions import cards, offered, say, starting, table
from random_play import pick, walk
from refusals import refuses
from shelf import Potions
from valleys import valley

# A road along row 1, gates that lie alone, and on both sides of r5c3 (canyons) what a hero there
# could attack: cities at the corners, a road beside it.
BOARD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
    "r1c3": "straight mountains east",
    "r1c4": "city-opposite lakes east",
    "r1c5": "straight woods east",
    "r1c6": "city-one mountains west",
    "r3c0": "stormgate woods north",
    "r3c6": "stormgate lakes north",
    "r5c0": "stormgate canyons north",
    "r4c2": "city-three mountains west",
    "r5c3": "straight canyons north",
    "r6c4": "city-three lakes east",
}
NORTH = ("barfolk", "islanders", "sunblessed", "wolfsclan")
"""Factions of a table with jungle and ice."""
COLD = {
    "r1c0": "city-one jungle east",
    "r1c1": "straight ice east",
    "r1c2": "city-four woods north",
    "r1c3": "straight jungle east",
    "r1c4": "city-opposite lakes east",
}


def near(where: str, hand: Any = "", stands: str = "", **more: Any) -> Game:
    """p1's heroes there, Metamorpha on the first's space or elsewhere."""
    given: dict[str, Any] = {
        "board": BOARD,
        "tokens": {"r1c0": "p1 1"},
        "heroes": {"p1": where},
        "expansion": True,
        "stormgates": True,
        "metamorpha": True,
        **more,
    }
    place = stands or where.split()[0]
    space = 7 * int(place[1]) + int(place[3])
    slices = {"metamorpha": Metamorpha(space), **given.pop("slices", {})}
    return table(hand=hand, slices=slices, **given)


def cold(where: str, hand: Any = "", **more: Any) -> Game:
    """The same on a road of jungle and ice."""
    return near(where, hand, board=COLD, factions=NORTH, **more)


def asks(game: Game) -> list[str]:
    return starting(game, "invoke")


def why(game: Game, wish: str) -> str:
    reason = explain(game, 0, wish)
    assert reason is not None
    return f"{reason.id} {reason.rule}"


def loose(game: Game) -> list[str]:
    """The cards on p1's table that can still be used, with their copies."""
    return [f"{cards_text(bytes((one.card,)))} {one.copies}" for one in game.loose[0] if one.copies]


@pytest.mark.rule("S12.3")
def test_every_terrain_has_its_own_gift_and_two_are_for_that_hero() -> None:
    game = near("r1c0")
    gifts = [ability_of(game, terrain) for terrain in range(NEUTRAL)]
    assert [gift.name for gift in gifts] == list(TERRAINS[:NEUTRAL])
    assert all(gift.everywhere for gift in gifts), "no room is left for another"
    # That hero moves, that hero attacks; of the others it does not matter who asks.
    assert {gift.name for gift in gifts if gift.by_hero} == {"woods", "canyons"}


# Woods.


@pytest.mark.rule("S12.3")
def test_woods_move_that_hero_up_to_three_free_steps() -> None:
    game = near("r1c0 r1c2", "supply×2")
    say(game, "p1: invoke 1 woods")
    assert offered(game) == ["step 1 east"]
    say(game, "p1: step 1 east")
    assert sorted(offered(game)) == ["halt", "step 1 east", "step 1 west"]
    say(game, "p1: step 1 east", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c3 r1c2"
    # Only the card given is spent.
    assert cards(game, "hand") == "supply"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S12.3")
def test_woods_need_not_be_walked_to_the_end() -> None:
    game = near("r1c0", "supply")
    say(game, "p1: invoke 1 woods", "p1: step 1 east", "p1: halt")
    assert heroes(game, "p1") == "r1c1 -"
    assert starting(game, "step") == []


@pytest.mark.rule("S12.3", "B12.1")
def test_free_home_steps_keep_the_points_of_the_woods() -> None:
    board = {**BOARD, "r1c1": "straight woods east"}
    game = near("r1c0", "supply", board=board, advanced=True)
    say(game, "p1: invoke 1 woods", *["p1: step 1 east"] * 4)
    assert heroes(game, "p1") == "r1c4 -"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S12.3")
def test_woods_from_which_no_road_leads_cannot_be_asked_for() -> None:
    game = near("r3c0", "friman.barfolk")
    assert asks(game) == []
    assert why(game, "invoke 1 woods") == "no-way-for-hero S12.3"


@pytest.mark.rule("S12.3", "S1.2", "S1.3")
def test_a_jump_may_be_included_its_toll_is_due_and_the_points_stay() -> None:
    board = {**BOARD, "r4c0": "straight canyons north"}
    game = near("r3c0", "supply×2 friman.barfolk", board=board)
    say(game, "p1: invoke 1 woods", "p1: pay friman.barfolk")
    assert {"jump 1 r5c0", "jump 1 r3c6", "step 1 south"} == set(offered(game))
    say(game, "p1: jump 1 r5c0", "chance: event 3")
    draws(game)
    # One supply was the toll; two of the three points are left.
    assert spent(game) == "supply"
    assert "jump 1 r3c0" not in offered(game)
    say(game, "p1: step 1 north", "p1: step 1 north")
    assert heroes(game, "p1") == "r3c0 -"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S12.3", "S1.2")
def test_the_card_given_leaves_the_toll_where_no_road_leads() -> None:
    # The gate lies alone: only a jump leads away, and only a supply pays its toll.
    game = near("r3c0", "supply friman.barfolk")
    say(game, "p1: invoke 1 woods")
    assert spent(game) == "friman.barfolk"
    assert sorted(offered(game)) == ["jump 1 r3c6", "jump 1 r5c0"]


@pytest.mark.rule("S12.3", "S1.2")
def test_no_point_of_the_woods_pays_a_toll() -> None:
    board = {**BOARD, "r4c0": "straight canyons north"}
    game = near("r3c0", "friman.barfolk", board=board)
    say(game, "p1: invoke 1 woods")
    assert offered(game) == ["step 1 south"]


@pytest.mark.rule("S12.3", "S1.2", "S6.3")
def test_stardust_pays_the_toll_of_a_jump_within_the_woods() -> None:
    slices = {"stardust": Stardust(1)}
    game = near("r3c0", "stardust friman.barfolk", fortune=True, slices=slices)
    say(game, "p1: invoke 1 woods")
    # The stardust is kept: without it no way would lead on.
    assert spent(game) == "friman.barfolk"
    say(game, "p1: jump 1 r5c0", "chance: event 12")
    assert spent(game) == "stardust"
    assert heroes(game, "p1") == "r5c0 -"
    assert offered(game) == ["halt"]


@pytest.mark.rule("S12.3", "S1.3", "S12.1")
def test_an_event_of_that_jump_may_move_her_and_another_gift_follows() -> None:
    board = {**BOARD, "r4c0": "straight woods north", "r6c0": "straight woods north"}
    game = near("r3c0", "supply×2 friman.barfolk×2", board=board)
    say(game, "p1: invoke 1 woods", "p1: pay supply", "p1: jump 1 r5c0", "chance: event 7")
    say(game, "p1: replace-card r6c0", "p1: take-terrain lakes", "p1: step 1 south")
    # With a point left she is not asked.
    assert asks(game) == []
    say(game, "p1: halt")
    assert heroes(game, "p1") == "r6c0 -"
    assert asks(game) == ["invoke 1 lakes"]


@pytest.mark.rule("S12.3")
def test_the_number_of_steps_is_printed_and_may_be_corrected() -> None:
    game = near("r1c0", "supply", corrections="[stormgates]\nmorpha_steps = 5\n")
    say(game, "p1: invoke 1 woods")
    assert load(save(game)) == game
    say(game, *["p1: step 1 east"] * 5)
    assert heroes(game, "p1") == "r1c5 -"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S12.3")
def test_a_single_step_may_be_all_that_woods_give() -> None:
    game = near("r1c0", "supply", corrections="[cards]\nwoods.steps = 1\n")
    say(game, "p1: invoke 1 woods", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c1 -"
    assert game.asked[0].about == "action"


# Mountains.


@pytest.mark.rule("S12.3", "S1.6")
def test_mountains_raise_an_own_city_one_level() -> None:
    tokens = {"r1c0": "p1 1", "r1c4": "p1 3", "r1c6": "p2 1"}
    game = near("r1c3", "supply", tokens=tokens)
    say(game, "p1: invoke 1 mountains")
    assert offered(game) == ["upgrade r1c0", "upgrade r1c4"]
    say(game, "p1: upgrade r1c4")
    assert mark(game, "r1c4") == "p1 4"
    assert mark(game, "r1c0") == "p1 1"
    assert cards(game, "hand") == ""


@pytest.mark.rule("S12.3", "S1.6")
def test_without_a_city_to_raise_mountains_cannot_be_asked_for() -> None:
    game = near("r1c3", "supply", tokens={"r1c0": "p2 1", "r1c4": "p1 4"})
    assert asks(game) == []
    assert why(game, "invoke 1 mountains") == "nothing-to-raise S12.3"


@pytest.mark.rule("S12.3", "S1.6", "S2.3")
def test_with_royals_mountains_make_a_residence() -> None:
    game = near("r1c3", "supply", tokens={"r1c4": "p1 4"}, royals=True)
    say(game, "p1: invoke 1 mountains", "p1: upgrade r1c4")
    assert mark(game, "r1c4") == "p1 5"
    tokens = {"r1c2": "p1 5", "r1c0": "p1 5", "r1c4": "p1 4"}
    game = near("r1c3", "supply", tokens=tokens, royals=True)
    say(game, "p1: invoke 1 mountains")
    # Two residences are enough; one of them may become the capital.
    assert offered(game) == ["upgrade r1c0", "upgrade r1c2"]


@pytest.mark.rule("S12.3", "S11.1")
def test_mountains_may_end_the_game() -> None:
    fours = dict.fromkeys(("r1c0", "r1c2", "r1c4", "r1c6"), "p1 4")
    game = near("r1c3", "supply", tokens={**fours, "r6c4": "p1 3"})
    say(game, "p1: invoke 1 mountains", "p1: upgrade r6c4")
    assert game.ended == "cities"


# Canyons.


def canyons(hand: Any = "friman.barfolk supply", **more: Any) -> Game:
    """p1's hero on the canyons between a mountains city of p2 and a neutral lakes city."""
    tokens = {"r1c0": "p1 1", "r4c2": "p2 1", "r6c4": "neutral 4", **more.pop("tokens", {})}
    return near("r5c3", hand, tokens=tokens, **more)


@pytest.mark.rule("S12.3")
def test_the_hero_attacks_the_spaces_around_it_at_once() -> None:
    game = canyons(
        "lord.barfolk lord.emberians supply",
        heroes={"p1": "r5c3", "p2": "r5c3 r1c4", "p3": "r4c2"},
    )
    say(game, "p1: invoke 1 canyons", "p1: pay supply")
    # Also diagonally and without a road; not on its own space, nor farther away.
    assert offered(game) == ["attack r4c2", "attack r4c2 p3", "attack r6c4"]
    events = say(game, "p1: attack r4c2")
    assert AttackDeclared(0, 30, 1, False, 1) in events
    assert game.asked[0].about == "opening"
    assert "pass" in offered(game)


@pytest.mark.rule("S12.3", "B8.2")
def test_no_weapon_is_needed_but_the_first_cards_exceed_the_base_defence() -> None:
    game = canyons("friman.emberians chief.barfolk supply", tokens={"r4c2": "p2 2"})
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r4c2")
    assert starting(game, "lay") == ["lay friman.emberians", "lay chief.barfolk"]
    say(game, "p1: lay chief.barfolk")
    # Morale makes it 3 to 2.
    assert totals(game) == (3, 2)
    assert "stand" in offered(game)
    say(game, "p1: stand", "p2: surrender")
    assert mark(game, "r4c2") == "p1 2"
    # The hero has conquered from where it stands.
    assert heroes(game, "p1") == "r5c3 -"


@pytest.mark.rule("S12.3", "B8.13", "B8.9")
def test_who_stops_short_has_lost_the_hero() -> None:
    game = canyons("friman.emberians chief.emberians supply", tokens={"r4c2": "p2 2"})
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2")
    say(game, "p1: lay friman.emberians")
    assert "stand" not in offered(game)
    say(game, "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert mark(game, "r4c2") == "p2 2"
    assert spent(game) == "friman.emberians"


@pytest.mark.rule("S12.3")
def test_an_attack_without_any_card_is_none() -> None:
    """On its home terrain a hero exceeds the base defence of a hero without a card."""
    game = near(
        "r5c3",
        {"p3": "friman.emberians supply"},
        turn="p3",
        tokens={"r1c0": "p1 1"},
        heroes={"p3": "r5c3", "p2": "r4c2"},
        advanced=True,
    )
    say(game, "p3: invoke 1 canyons", "p3: attack r4c2 p2")
    assert totals(game) == (1, 0)
    assert "stand" not in offered(game)
    say(game, "p3: lay friman.emberians")
    assert totals(game) == (3, 0)
    assert "stand" in offered(game)


@pytest.mark.rule("S12.3", "B8.13")
def test_without_a_target_that_can_be_exceeded_canyons_cannot_be_asked_for() -> None:
    for game in (
        # Nothing around; or nothing to lay; or not enough, with morale 2 against 2.
        near("r5c3", "lord.barfolk supply"),
        canyons("supply×2"),
        canyons("friman.barfolk supply", tokens={"r4c2": "p2 2"}),
        # The weapon would be given.
        canyons("weapon.emberians"),
    ):
        assert asks(game) == []
    assert why(near("r5c3", "supply"), "invoke 1 canyons") == "nothing-to-assail S12.3"


@pytest.mark.rule("S12.3", "B8.7", "S5.3")
def test_a_veterans_morale_needs_an_own_card_among_the_first() -> None:
    more: dict[str, Any] = {"heroic": True, "advanced": True, "slices": {"heroic": Veterans((0,))}}
    # A friman of another faction has 1+1 against 3, without morale.
    assert asks(canyons("friman.emberians supply", tokens={"r4c2": "p2 3"}, **more)) == []
    assert asks(canyons("friman.barfolk supply", tokens={"r4c2": "p2 3"}, **more))


@pytest.mark.rule("S12.3", "S12.2")
def test_the_card_given_is_not_one_that_the_attack_needs() -> None:
    game = canyons("chief.emberians friman.emberians×2", tokens={"r4c2": "p2 2"})
    say(game, "p1: invoke 1 canyons")
    # Without the chief two frimen make 2 against 2.
    assert spent(game) == "friman.emberians"
    assert offered(game) == ["attack r4c2"]


@pytest.mark.rule("S12.3", "B8.13")
def test_what_artefacts_could_do_counts() -> None:
    game = canyons("friman.emberians amulet.barfolk supply", tokens={"r4c2": "p2 2"})
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2")
    say(game, "p1: lay friman.emberians", "p1: use amulet.barfolk", "p1: on friman.emberians")
    say(game, "chance: roll 3")
    assert totals(game) == (3, 2)


@pytest.mark.rule("S12.3")
def test_that_hero_fights_alone() -> None:
    game = canyons("chief.barfolk supply", heroes={"p1": "r5c3 r5c3"})
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2", "p1: lay chief.barfolk")
    assert totals(game) == (2 + 1, 1)
    say(game, "p1: stand", "p2: surrender")
    game = canyons(
        {"p1": "chief.barfolk supply", "p2": "lord.islanders"}, heroes={"p1": "r5c3 r5c3"}
    )
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2", "p1: lay chief.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: stand", "p1: pass")
    # Defeat takes that hero only.
    assert heroes(game, "p1") == "- r5c3"


@pytest.mark.rule("S12.3", "B8.9")
def test_the_second_hero_attacks_from_its_own_space_and_is_lost_itself() -> None:
    game = canyons("friman.barfolk supply", heroes={"p1": "r1c0 r5c3"}, stands="r5c3")
    assert asks(game) == ["invoke 2 canyons"]
    say(game, "p1: invoke 2 canyons", "p1: attack r4c2", "p1: pass")
    assert heroes(game, "p1") == "r1c0 -"


@pytest.mark.rule("S12.3", "S7.1", "B12.2")
@pytest.mark.parametrize(
    ("who", "strength"),
    [
        # p1 is at home nowhere here; p3 where the hero stands; p4 only where the target lies.
        ("p1", (2 + 1, 1)),
        ("p3", (2 + 1 + 1, 1)),
        ("p4", (2 + 1, 1)),
    ],
)
def test_the_terrain_bonus_comes_from_the_heros_own_card(
    who: str, strength: tuple[int, int]
) -> None:
    faction = {"p1": "barfolk", "p3": "emberians", "p4": "cloudborn"}[who]
    game = near(
        "r5c3",
        {who: f"chief.{faction} supply"},
        turn=who,
        tokens={"r4c2": "p2 1"},
        heroes={who: "r5c3"},
        advanced=True,
    )
    say(game, f"{who}: invoke 1 canyons", f"{who}: attack r4c2", f"{who}: lay chief.{faction}")
    assert totals(game) == strength


@pytest.mark.rule("S12.3", "S7.1", "B12.2")
def test_the_defenders_terrain_bonus_comes_from_the_target() -> None:
    game = near(
        "r5c3",
        {"p1": "lord.barfolk supply"},
        tokens={"r4c2": "p4 1"},
        advanced=True,
    )
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2", "p1: lay lord.barfolk")
    assert totals(game) == (5, 2)


@pytest.mark.rule("S12.3", "B8.14")
def test_a_neutral_city_is_taken_from_beside_it() -> None:
    game = canyons("lord.barfolk friman.emberians supply")
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r6c4")
    say(game, "p1: lay lord.barfolk", "p1: stand")
    assert mark(game, "r6c4") == "p1 4"
    assert gained(game) == "supply lord.islanders"


@pytest.mark.rule("S12.3", "S15.2", "S15.4")
def test_a_building_is_taken_from_beside_it() -> None:
    game = valley(
        hand="lord.barfolk supply",
        metamorpha=True,
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p2 2"},
        board={"r1c1": "straight canyons east"},
        heroes={"p1": "r1c1"},
        slices={"metamorpha": Metamorpha(12)},
    )
    say(game, "p1: invoke 1 canyons", "p1: attack r2c2", "p1: lay lord.barfolk")
    assert totals(game) == (4 + 1, 2)
    say(game, "p1: stand", "p2: surrender")
    assert mark(game, "r2c2") == "p1 2"


@pytest.mark.rule("S12.3", "S5.1", "S5.3")
def test_a_veteran_attacks_without_a_weapon() -> None:
    game = canyons(
        "friman.barfolk chief.barfolk supply",
        heroic=True,
        advanced=True,
        heroes={"p1": "r5c3 r5c3"},
        tokens={"r6c4": "neutral 6"},
        slices={"heroic": Veterans((0,))},
    )
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r6c4")
    assert totals(game) == (0, 6)
    say(game, "p1: lay chief.barfolk")
    # A chief 2+1 and that hero's 4; the other hero stands by.
    assert totals(game) == (3 + 4, 6)
    say(game, "p1: stand")
    assert mark(game, "r6c4") == "p1 4"


@pytest.mark.rule("S12.3", "S12.2", "B8.9", "B7.1")
def test_a_hero_lost_so_and_hired_again_has_had_its_attack() -> None:
    game = canyons(
        "friman.barfolk×2 weapon.barfolk supply×4",
        tokens={"r4c2": "p2 1"},
        heroes={"p1": "r5c3 r1c3"},
    )
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r4c2", "p1: pass")
    assert heroes(game, "p1") == "- r1c3"
    say(game, "p1: hero r1c0")
    assert heroes(game, "p1") == "r1c0 r1c3"
    state = game.slices["metamorpha"]
    assert isinstance(state, Metamorpha)
    assert [used.hero for used in state.invoked] == [0]


@pytest.mark.rule("S12.3", "B8.3")
def test_without_a_weapon_a_hero_is_attacked_with_one_card_of_any_strength() -> None:
    game = canyons("friman.barfolk supply", heroes={"p1": "r5c3", "p3": "r4c2"})
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2 p3")
    assert (totals(game), lacks(game)) == ((0, 0), ("p1", 1))
    say(game, "p1: lay friman.barfolk")
    assert (totals(game), lacks(game)) == ((1 + 1, 0), ("p1", 0))


@pytest.mark.rule("S12.3", "S13.4")
def test_a_frozen_attack_is_none() -> None:
    slices = drunk(freezing=Potion(owner=1))
    game = canyons("lord.barfolk supply", bilkarr=True, day=8, slices=slices)
    say(game, "p1: invoke 1 canyons", "p2: freeze")
    assert game.asked[0].about == "action"
    assert game.attacked == ()
    # The card given is spent, and there is none left to give.
    assert spent(game) == "supply"
    assert why(game, "invoke 1 canyons") == "nothing-to-offer S12.2"


@pytest.mark.rule("S12.3", "B8.13", "S13.3")
def test_why_the_hero_does_not_attack_so() -> None:
    slices = drunk(brotherhood=Potion(owner=2, drunk=8))
    game = canyons(
        "chief.emberians supply",
        heroes={"p1": "r5c3", "p2": "r5c3", "p3": "r4c2"},
        bilkarr=True,
        day=8,
        slices=slices,
    )
    say(game, "p1: invoke 1 canyons")
    assert why(game, "attack r5c3 p2") == "not-around-hero S12.3"
    assert why(game, "attack r1c0") == "not-around-hero S12.3"
    assert why(game, "attack r4c2 p3") == "brothers-do-not-fight S13.3"
    assert why(game, "attack r4c3") == "nothing-to-attack B8.1"
    assert why(game, "attack r6c4") == "attack-too-weak B8.13"


@pytest.mark.rule("S12.3", "B8.15")
def test_the_ruins_are_a_target_too() -> None:
    board = {"r4c3": "crossroads canyons north", "r1c0": BOARD["r1c0"]}
    game = near("r4c3", "lord.barfolk×2 sword supply", board=board, offer="horn wings")
    assert "invoke 1 canyons" not in offered(game)
    game = near("r4c3", "lord.barfolk×3 supply", board=board, offer="horn wings")
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r3c3")
    say(game, *["p1: lay lord.barfolk"] * 2, "p1: stand", "p1: take horn")
    assert gained(game) == "horn"


@pytest.mark.rule("S12.3", "B8.4", "B8.8")
def test_an_attacked_hero_reacts_as_ever() -> None:
    game = near(
        "r1c2",
        {"p1": "friman.barfolk supply", "p2": "horse.islanders"},
        tokens={"r1c0": "p1 1"},
        heroes={"p1": "r1c2", "p2": "r1c3"},
    )
    say(game, "p1: invoke 1 canyons", "p1: attack r1c3 p2", "p1: lay friman.barfolk", "p1: stand")
    # S16.2: three steps away, but not onto a city of the attacker.
    assert "retreat r1c6" in offered(game)
    assert "retreat r1c0" not in offered(game)
    say(game, "p2: retreat r1c6")
    assert heroes(game, "p2") == "r1c6 -"
    assert not at_war(game)
    # Whoever was attacked draws after the turn (B8.11).
    assert game.attacked == (1,)


@pytest.mark.rule("S12.3", "B8.12")
def test_the_first_card_may_be_transformed_while_opening() -> None:
    """There is no opening weapon that could not."""
    game = canyons("weapon.barfolk friman.barfolk title.barfolk supply")
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r4c2")
    say(game, "p1: lay friman.barfolk", "p1: use title.barfolk", "p1: promote friman.barfolk 1")
    assert totals(game) == (2 + 1, 1)
    draws(game)
    # A weapon is a card like others here.
    say(game, "p1: lay weapon.barfolk")
    assert totals(game) == (3 + 1, 1)


@pytest.mark.rule("S12.3", "B5.8")
def test_a_tent_may_be_opened_for_the_first_card() -> None:
    game = canyons("supply tent.barfolk lord.barfolk")
    station(game, "p1", "tent.barfolk", "lord.barfolk")
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2")
    assert sorted(offered(game)) == ["pass", "strike 0"]
    say(game, "p1: strike 0", "p1: lay lord.barfolk", "p1: stand", "p2: surrender")
    assert mark(game, "r4c2") == "p1 1"


def drunk(**potions: Potion) -> dict[str, Any]:
    return {"potions": Potions(**potions), "bilkarr": Bilkarr(0)}


@pytest.mark.rule("S12.3", "S13.3")
def test_colossus_counts_from_the_opening_on_but_lays_no_card() -> None:
    slices = drunk(colossus=Potion(owner=0, drunk=8))
    game = canyons("friman.emberians supply", bilkarr=True, day=8, slices=slices)
    say(game, "p1: invoke 1 canyons")
    assert offered(game) == ["attack r4c2", "attack r6c4"]
    say(game, "p1: attack r6c4")
    assert totals(game) == (4, 4)
    say(game, "p1: lay friman.emberians")
    assert totals(game) == (5, 4)
    assert asks(canyons("supply×2", bilkarr=True, day=8, slices=slices)) == []


@pytest.mark.rule("S12.3", "S13.3")
def test_brotherhood_leaves_the_neutral_targets() -> None:
    slices = drunk(brotherhood=Potion(owner=1, drunk=8))
    game = canyons("lord.barfolk supply", bilkarr=True, day=8, slices=slices)
    say(game, "p1: invoke 1 canyons")
    assert offered(game) == ["attack r6c4"]


@pytest.mark.rule("S12.3", "S13.3", "S13.4")
def test_brotherhood_drunk_before_the_target_is_named_takes_it_away() -> None:
    slices = drunk(brotherhood=Potion(owner=1))
    game = canyons("chief.emberians supply", bilkarr=True, day=8, slices=slices)
    say(game, "p1: invoke 1 canyons")
    assert offered(game, "p1") == ["attack r4c2"]
    say(game, "p2: drink brotherhood")
    # The card given is spent; p1 goes on.
    assert game.asked[0].about == "action"
    assert spent(game) == "supply"
    assert not at_war(game)


@pytest.mark.rule("S12.3", "S13.3")
def test_berserk_may_be_declared_with_it() -> None:
    slices = drunk(berserk=Potion(owner=0, drunk=8))
    game = canyons(
        {"p1": "chief.emberians supply", "p2": "lord.islanders×3"},
        bilkarr=True,
        day=8,
        slices=slices,
    )
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2", "p1: rage")
    draws(game)
    assert cards(game, "hand", "p2") == "lord.islanders"


@pytest.mark.rule("S12.3", "S7.4")
def test_a_city_under_the_cloak_is_no_target() -> None:
    slices = {"great-artefacts": GreatArtefacts(hidden=(30,), cloak_of=1)}
    game = canyons("lord.barfolk supply", great_artefacts=True, slices=slices)
    say(game, "p1: invoke 1 canyons")
    assert offered(game) == ["attack r6c4"]


@pytest.mark.rule("S12.2", "S7.2")
def test_a_supply_from_the_bag_is_given_first() -> None:
    slices = {"great-artefacts": GreatArtefacts(bag=1, bag_of=0)}
    game = near("r1c0", "supply×2", great_artefacts=True, slices=slices, fill=12)
    say(game, "p1: invoke 1 woods")
    state = game.slices["great-artefacts"]
    assert isinstance(state, GreatArtefacts)
    assert (state.bag, state.bag_of) == (0, None)


@pytest.mark.rule("S12.3", "S4.5", "S4.3")
def test_partners_are_no_target_and_a_busy_defender_neither() -> None:
    game = canyons(
        {"p1": "lord.barfolk supply friman.barfolk", "p3": "weapon.emberians"},
        teams=True,
        tokens={"r4c2": "p3 1", "r6c4": "p2 1"},
        heroes={"p1": "r5c3", "p3": "r1c3", "p2": "r1c3"},
    )
    say(game, "p1: invoke 1 canyons", "p1: pay supply")
    assert offered(game, "p1") == ["attack r6c4"]
    say(game, "p3: attack r1c3 p2", "p3: lay weapon.emberians")
    # p2 is in a battle now: there is nothing left to attack.
    assert game.asked[0].about == "action"
    assert heroes(game, "p1") == "r5c3 -"


@pytest.mark.rule("S12.3", "S4.6")
def test_it_counts_as_an_attack_of_the_team() -> None:
    hand = "weapon.barfolk chief.barfolk supply×2"
    game = table(
        5,
        hand={"p1": hand, "p3": "weapon.emberians"},
        board={"r5c3": "straight canyons north", "r4c2": "city-three mountains west"},
        tokens={"r4c2": "p2 1"},
        heroes={"p1": "r5c3", "p2": "r5c3", "p4": "r5c3", "p3": "r5c3"},
        expansion=True,
        stormgates=True,
        metamorpha=True,
        teams=True,
        two_attacks=True,
        slices={"metamorpha": Metamorpha(5 * 11 + 3)},
    )
    say(game, "p3: attack r5c3 p4", "p3: lay weapon.emberians", "p3: stand", "p4: surrender")
    draws(game)
    assert "attack r5c3 p2" in offered(game, "p1")
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r4c2")
    say(game, "p1: lay chief.barfolk", "p1: stand", "p2: surrender")
    draws(game)
    assert mark(game, "r4c2") == "p1 1"
    # These were the two attacks of this turn.
    assert [option for option in offered(game, "p1") if option.startswith("attack")] == []


@pytest.mark.rule("S12.3")
def test_every_step_of_the_attack_is_saved_and_read_back() -> None:
    game = canyons({"p1": "lord.barfolk friman.barfolk supply", "p2": "lord.islanders"})
    for choice in (
        "p1: invoke 1 canyons",
        "p1: pay supply",
        "p1: attack r4c2",
        "p1: lay lord.barfolk",
        "p1: stand",
        "p2: fight",
        "p2: lay lord.islanders",
    ):
        say(game, choice)
        again = load(save(game))
        assert again == game
        assert offered(again) == offered(game)


@pytest.mark.rule("S12.3")
def test_from_the_first_corner_of_the_board_a_hero_attacks_too() -> None:
    board = {"r0c0": "city-one canyons east", "r1c1": "city-three mountains west"}
    game = near("r0c0", "chief.barfolk supply", board=board, tokens={"r1c1": "p2 1"})
    say(game, "p1: invoke 1 canyons", "p1: attack r1c1", "p1: lay chief.barfolk")
    assert totals(game) == (2 + 1, 1)


@pytest.mark.rule("S12.3", "B8.1")
def test_a_hero_on_the_city_of_another_defends_itself() -> None:
    game = canyons("chief.barfolk supply", heroes={"p1": "r5c3", "p3": "r4c2"})
    say(game, "p1: invoke 1 canyons")
    assert AttackDeclared(0, 30, 2, True, 1) in say(game, "p1: attack r4c2 p3")
    say(game, "p1: lay chief.barfolk")
    assert totals(game) == (2 + 1, 0)
    say(game, "p1: stand", "p3: surrender")
    assert heroes(game, "p3") == "- -"
    assert mark(game, "r4c2") == "p2 1"


@pytest.mark.rule("S12.3", "B8.13")
def test_around_the_second_hero_of_the_last_player_is_what_lies_around_it() -> None:
    game = canyons(
        {"p4": "chief.emberians supply"}, turn="p4", stands="r5c3", heroes={"p4": "r1c0 r5c3"}
    )
    say(game, "p4: invoke 2 canyons")
    assert offered(game) == ["attack r4c2"]
    reasons = [explain(game, 3, f"attack {space}") for space in ("r6c4", "r1c1")]
    assert [reason and reason.id for reason in reasons] == ["attack-too-weak", "not-around-hero"]


@pytest.mark.rule("S12.3")
@pytest.mark.parametrize(
    "wrong",
    [
        {"at": "weapon"},
        {"at": "muster"},
        {"heroes": 2, "far": (0, 1)},
    ],
    ids=str,
)
def test_a_position_in_which_it_is_no_lone_attack_without_a_weapon_is_refused(
    wrong: dict[str, Any],
) -> None:
    game = canyons("chief.barfolk supply", heroes={"p1": "r5c3 r5c3"})
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2")
    assert load(save(game)) == game
    battle = game.lanes[0][-1]
    assert isinstance(battle, UnarmedBattle)
    game.lanes = [(*game.lanes[0][:-1], battle.but(**wrong))]
    with refuses(PositionError, "without a weapon one hero attacks, from another space"):
        load(save(game))


# Lakes.


@pytest.mark.rule("S12.3", "B5.6", "B5.2")
def test_lakes_promote_a_hand_unit_as_a_title_does() -> None:
    game = near("r1c1", "friman.barfolk lord.barfolk supply×3", tops={"chief": "islanders"})
    say(game, "p1: invoke 1 lakes", "p1: pay supply")
    # Never a lord.
    assert offered(game) == ["promote friman.barfolk 1"]
    frimen = len(game.stacks[1])
    say(game, "p1: promote friman.barfolk 1")
    # A chief of the same faction; it lies on the table, the friman under its stack.
    assert loose(game) == ["chief.barfolk 1"]
    assert cards(game, "hand") == "supply×2 lord.barfolk"
    assert len(game.stacks[1]) == frimen + 1
    draws(game)
    # It may start a row.
    say(game, "p1: create horse")
    draws(game)
    assert game.rows[0][-1].purpose == "create horse"
    assert loose(game) == []


@pytest.mark.rule("S12.3", "B5.6")
def test_without_such_a_card_the_top_card_comes_and_the_stack_is_shuffled() -> None:
    game = near(
        "r1c1",
        "friman.barfolk supply",
        shelter={"p2": "chief.barfolk×6"},
        tops={"chief": "emberians"},
    )
    say(game, "p1: invoke 1 lakes", "p1: promote friman.barfolk 1")
    assert loose(game) == ["chief.emberians 1"]
    assert game.asked[-1].about == "turn-up"
    assert any(isinstance(event, StackTurned) for event in say(game, offered(game)[0]))


@pytest.mark.rule("S12.3", "B5.6", "B1.6")
def test_the_promoted_unit_lies_on_top_where_its_stack_was_empty() -> None:
    frimen = " ".join(
        f"friman.{name}×{6 - (name == 'barfolk')}"
        for name in ("barfolk", "islanders", "emberians", "cloudborn")
    )
    game = near("r1c1", "friman.barfolk supply", limbo=frimen)
    assert len(game.stacks[1]) == 0
    say(game, "p1: invoke 1 lakes", "p1: promote friman.barfolk 1")
    assert cards_text(game.stacks[1].top) == "friman.barfolk"


@pytest.mark.rule("S12.3", "S2.1", "S14.2")
def test_never_royals_or_fanatics_nor_a_lord() -> None:
    slices = {"royals": Royals(read_cards("queen.barfolk"))}
    hand = "queen.barfolk lord.barfolk friman.fanatic supply"
    game = near("r1c1", hand, royals=True, fanatics=True, slices=slices)
    assert asks(game) == []
    assert why(game, "invoke 1 lakes") == "nothing-to-promote S12.3"
    game = cold("r1c1", hand, royals=True, fanatics=True, slices=slices)
    say(game, "p1: invoke 1 ice", "p1: pay supply")
    assert offered(game) == ["on lord.barfolk"]


@pytest.mark.rule("S12.3", "S12.2")
def test_the_only_unit_is_not_given_for_its_own_promotion() -> None:
    game = near("r1c1", "friman.barfolk")
    assert asks(game) == []
    assert why(game, "invoke 1 lakes") == "nothing-to-offer S12.2"
    say(near("r1c1", "friman.barfolk×2"), "p1: invoke 1 lakes")


@pytest.mark.rule("S12.3", "B5.6")
def test_an_empty_stack_promotes_nobody() -> None:
    priests = " ".join(
        f"priest.{name}×4" for name in ("barfolk", "islanders", "emberians", "cloudborn")
    )
    game = near("r1c1", "chief.barfolk supply", shelter={"p2": priests})
    assert asks(game) == []


@pytest.mark.rule("S12.3", "B5.1", "B8.12")
def test_one_artefact_may_still_affect_the_promoted_card() -> None:
    """In a battle line, where artefacts go on cards that have been laid."""
    game = near(
        "r1c1",
        "friman.barfolk title.barfolk weapon.barfolk supply",
        heroes={"p1": "r1c1", "p2": "r1c1"},
        tops=dict.fromkeys(("chief", "priest"), "barfolk"),
    )
    say(game, "p1: invoke 1 lakes", "p1: pay supply", "p1: promote friman.barfolk 1")
    draws(game)
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk", "p1: lay @chief.barfolk")
    assert totals(game) == (1 + 2 + 1, 0)
    say(game, "p1: use title.barfolk", "p1: promote chief.barfolk 1")
    assert totals(game) == (1 + 3 + 1, 0)


@pytest.mark.rule("S12.3", "B5.5", "B8.12")
@pytest.mark.parametrize(("die", "strength"), [(1, 2), (2, 4), (3, 6), (4, 0), (5, 0), (6, 4)])
def test_an_amulet_may_still_multiply_the_promoted_card(die: int, strength: int) -> None:
    game = near(
        "r1c1",
        "friman.barfolk amulet.barfolk weapon.barfolk supply",
        heroes={"p1": "r1c1", "p2": "r1c1"},
        tops={"chief": "barfolk"},
    )
    say(game, "p1: invoke 1 lakes", "p1: pay supply", "p1: promote friman.barfolk 1")
    draws(game)
    assert starting(game, "use") == ["use amulet.barfolk"], "on the weapon; not on that card"
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk", "p1: lay @chief.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on chief.barfolk", f"chance: roll {die}")
    if die == 6:
        say(game, "p1: as lord")
    assert totals(game) == (1 + strength + 1, 0)


@pytest.mark.rule("S12.3", "B5.6")
def test_why_lakes_do_not_promote_a_card() -> None:
    game = near("r1c1", "friman.barfolk lord.barfolk supply")
    say(game, "p1: invoke 1 lakes")
    say(game, "p1: pay supply")
    assert why(game, "promote lord.barfolk 1") == "not-promoted B5.6"
    assert why(game, "promote supply 1") == "no-such-card B5.1"


@pytest.mark.rule("S12.3", "S14.1", "S14.2")
def test_a_fanatic_that_the_promotion_brings_needs_its_sacrifice() -> None:
    game = near(
        "r1c1",
        "friman.barfolk supply×3",
        fanatics=True,
        shelter={"p2": "chief.barfolk×6"},
        tops={"chief": "fanatic"},
        fill=12,
    )
    say(game, "p1: invoke 1 lakes", "p1: promote friman.barfolk 1")
    while -1 in game.asked:
        say(game, offered(game)[0])
    assert loose(game) == []
    say(game, "p1: rouse @chief.fanatic supply")
    assert loose(game) == ["chief.fanatic 2"]


# Jungle.


@pytest.mark.rule("S12.3", "B2.6")
@pytest.mark.parametrize(("answer", "hand"), [("done", 1), ("draw-another", 2)])
def test_jungle_draws_a_card_and_after_a_look_at_it_another_or_none(answer: str, hand: int) -> None:
    game = cold("r1c0", "supply", nation={"p1": "friman.barfolk lord.barfolk supply×7"})
    say(game, "p1: invoke 1 jungle", "chance: draw lord.barfolk")
    assert cards(game, "hand") == "lord.barfolk"
    assert game.asked[0].about == "draw-another"
    assert offered(game) == ["draw-another", "done"]
    say(game, f"p1: {answer}")
    draws(game)
    assert len(game.hand[0]) == hand
    assert game.asked[0].about == "action"
    assert asks(game) == []


@pytest.mark.rule("S12.3")
def test_the_others_see_only_how_many_cards_jungle_brings() -> None:
    def drawn(card: str) -> tuple[list[View], list[Event]]:
        """What p2 and a spectator see and hear, if this card comes first."""
        game = cold("r1c0", "supply", nation={"p1": "friman.barfolk lord.barfolk supply×7"})
        events = say(game, "p1: invoke 1 jungle", f"chance: draw {card}")
        return [view(game, 1), view(game, None)], [event.seen(1) for event in events]

    assert drawn("lord.barfolk") == drawn("friman.barfolk")
    game = cold("r1c0", "supply", nation={"p1": "lord.barfolk×2 supply×7"})
    say(game, "p1: invoke 1 jungle", "chance: draw lord.barfolk")
    assert view(game, 1).players[0].hand_count == 1
    say(game, "p1: draw-another", "chance: draw lord.barfolk")
    assert view(game, 1).players[0].hand_count == 2


@pytest.mark.rule("S12.3", "B2.5")
def test_the_shelter_is_shuffled_for_it_but_the_card_given_is_not_in_it() -> None:
    game = cold("r1c0", "lord.barfolk", nation={"p1": "supply"}, shelter={"p1": "supply×8"})
    say(game, "p1: invoke 1 jungle")
    draws(game)
    assert cards(game, "shelter") == "supply×8"
    say(game, "p1: draw-another")
    draws(game)
    assert cards(game, "hand") == "supply×2"
    assert cards(game, "shelter") == ""
    assert spent(game) == "lord.barfolk"


@pytest.mark.rule("S12.3", "B2.5")
def test_nobody_is_asked_about_a_second_card_where_there_is_none() -> None:
    game = cold("r1c0", "supply×9", nation={"p1": "supply"})
    say(game, "p1: invoke 1 jungle")
    draws(game)
    assert cards(game, "hand") == "supply×9"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S12.3")
def test_a_position_between_the_two_cards_is_saved_and_others_are_refused() -> None:
    game = cold("r1c0", "supply", nation={"p1": "supply×9"})
    say(game, "p1: invoke 1 jungle")
    assert load(save(game)) == game, "before the first"
    draws(game)
    again = load(save(game))
    assert again == game
    assert offered(again) == ["draw-another", "done"]
    begun = cold("r1c0", "supply", frames=(Gathering(0, 2),))
    assert load(save(begun)) == begun, "nothing is drawn yet"
    assert begun.asked[-1].about == "draw"
    game.swap(Gathering(0, 3))
    with refuses(PositionError, "at most 2"):
        load(save(game))


@pytest.mark.rule("S12.3")
def test_with_nothing_to_draw_jungle_cannot_be_asked_for() -> None:
    game = cold("r1c0", "supply×10")
    assert asks(game) == []
    assert why(game, "invoke 1 jungle") == "nothing-to-draw S12.3"


@pytest.mark.rule("S12.3")
def test_cards_drawn_so_are_used_at_once() -> None:
    game = cold("r1c0", "supply", nation={"p1": "supply×9"})
    say(game, "p1: invoke 1 jungle")
    draws(game)
    say(game, "p1: draw-another")
    draws(game)
    assert "hire friman" in offered(game)


@pytest.mark.rule("S12.3")
def test_a_single_card_may_be_all_that_jungle_gives() -> None:
    game = cold("r1c0", "supply", corrections="[cards]\njungle.cards = 1\n")
    say(game, "p1: invoke 1 jungle")
    draws(game)
    assert cards(game, "hand") == "supply"
    assert game.asked[0].about == "action"


# Ice.


@pytest.mark.rule("S12.3", "B3.5")
def test_ice_makes_a_hand_unit_count_as_two_in_one_row() -> None:
    game = cold("r1c1", "chief.barfolk horse.barfolk supply")
    assert "upgrade r1c0" not in offered(game)
    say(game, "p1: invoke 1 ice", "p1: pay supply")
    assert offered(game) == ["on chief.barfolk"]
    events = say(game, "p1: on chief.barfolk")
    assert UnitDoubled(0, read_card("chief.barfolk")) in events
    say(game, "p1: upgrade r1c0")
    assert mark(game, "r1c0") == "p1 2"
    assert loose(game) == []


@pytest.mark.rule("S12.3", "B3.1")
def test_its_copies_may_be_branched_and_it_stays_one_card() -> None:
    game = cold("r1c1", "chief.barfolk supply×6", fill=12)
    say(game, "p1: invoke 1 ice", "p1: on chief.barfolk", "p1: create horse")
    draws(game)
    assert loose(game) == ["chief.barfolk 1"]
    say(game, "p1: create horse")
    draws(game)
    say(game, "p1: end")
    assert cards(game, "shelter").count("chief.barfolk") == 1
    assert game.loose[0] == ()


@pytest.mark.rule("S12.3", "B8.5", "B8.7")
def test_in_a_battle_line_it_counts_twice() -> None:
    game = cold(
        "r1c1",
        "chief.barfolk weapon.barfolk supply",
        heroes={"p1": "r1c1", "p2": "r1c1"},
    )
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on chief.barfolk")
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk")
    assert starting(game, "lay") == ["lay @chief.barfolk", "lay @chief.barfolk 2"]
    say(game, "p1: lay @chief.barfolk 2")
    assert totals(game) == (1 + 2 + 2 + 1, 0)
    # One copy in the line, the other in a row.
    game = cold(
        "r1c1",
        "chief.barfolk weapon.barfolk supply×3",
        heroes={"p1": "r1c1", "p2": "r1c1"},
    )
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on chief.barfolk")
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk", "p1: lay @chief.barfolk", "p1: stand")
    say(game, "p2: surrender", "p1: create horse")
    draws(game)
    assert loose(game) == []


def iced(unit: str, artefact: str, **more: Any) -> Game:
    """p1 attacks with a weapon and a unit that counts as two."""
    game = cold(
        "r1c1",
        f"{unit} {artefact} weapon.barfolk supply",
        heroes={"p1": "r1c1", "p2": "r1c1"},
        tops=dict.fromkeys(("chief", "priest", "lord"), "barfolk"),
        **more,
    )
    say(game, "p1: invoke 1 ice", "p1: pay supply", f"p1: on {unit}")
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk", f"p1: lay @{unit} 2")
    return game


@pytest.mark.rule("S12.3", "B5.6", "B8.12")
def test_a_title_in_battle_leaves_it_two() -> None:
    game = iced("friman.barfolk", "title.barfolk")
    assert totals(game) == (1 + 2 + 1, 0)
    say(game, "p1: use title.barfolk", "p1: promote friman.barfolk 1")
    assert totals(game) == (1 + 4 + 1, 0)


@pytest.mark.rule("S12.3", "B5.7", "B8.12")
def test_a_scroll_in_battle_leaves_it_two() -> None:
    game = iced("friman.islanders", "scroll.barfolk")
    assert totals(game) == (1 + 2, 0)
    say(game, "p1: use scroll.barfolk", "p1: convert friman.islanders barfolk")
    assert totals(game) == (1 + 2 + 1, 0)


@pytest.mark.rule("S12.3", "B5.5", "B8.12")
@pytest.mark.parametrize(("die", "strength"), [(1, 2), (2, 4), (3, 6), (4, 0), (5, 0), (6, 4)])
def test_an_amulet_in_battle_multiplies_it(die: int, strength: int) -> None:
    game = iced("friman.barfolk", "amulet.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", f"chance: roll {die}")
    if die == 6:
        say(game, "p1: as lord")
    assert totals(game) == (1 + strength + 1, 0)


@pytest.mark.rule("S12.3", "B5.1")
def test_no_second_artefact_affects_it() -> None:
    game = iced("friman.barfolk", "title.barfolk title.islanders")
    say(game, "p1: use title.barfolk", "p1: promote friman.barfolk 1")
    assert starting(game, "use") == []


@pytest.mark.rule("S12.3", "S5.3")
def test_a_veterans_bonus_counts_for_each_of_the_two() -> None:
    slices = {"heroic": Veterans((0,))}
    game = iced("friman.barfolk", "horse.islanders", heroic=True, advanced=True, slices=slices)
    # Weapon 1, twice 1+1, a veteran's hero 4.
    assert totals(game) == (1 + 2 * 2 + 4, 0)


@pytest.mark.rule("S12.3", "S7.6")
def test_the_mask_takes_a_doubled_unit_as_one() -> None:
    hand = {"p1": "friman.barfolk horse.barfolk weapon.barfolk supply", "p2": "mask"}
    game = cold("r1c1", hand, heroes={"p1": "r1c1", "p2": "r1c1"}, great_artefacts=True, offer="")
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    say(
        game,
        "p1: attack r1c1 p2",
        "p1: with 1",
        "p1: lay weapon.barfolk",
        "p1: lay @friman.barfolk 2",
    )
    say(game, "p1: stand", "p2: fight", "p2: take-over 1")
    # The effect on it is lost; the weapon and the hero are left.
    assert totals(game) == (1 + 1, 1)


@pytest.mark.rule("S12.3", "B5.1", "B5.2")
def test_a_doubled_unit_is_no_hand_card_any_more() -> None:
    game = cold("r1c1", "friman.barfolk supply×2 title.barfolk", fill=12)
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    assert starting(game, "limbo") == ["limbo supply", "limbo title.barfolk"]


@pytest.mark.rule("S12.3", "B5.1", "B5.6")
def test_a_title_may_still_affect_a_doubled_unit_on_the_table() -> None:
    """These are no artefact effects, so one artefact may still affect the card."""
    game = cold("r1c1", "friman.barfolk supply title.barfolk title.islanders", fill=12)
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    say(game, "p1: use title.barfolk")
    assert offered(game) == ["promote friman.barfolk 1 table"]
    say(game, "p1: promote friman.barfolk 1 table")
    draws(game)
    assert loose(game) == ["chief.barfolk 2"]
    # It still counts as two, but a second artefact cannot affect it.
    assert starting(game, "use") == []


@pytest.mark.rule("S12.3", "B5.5")
@pytest.mark.parametrize(("die", "uses"), [(1, 2), (2, 4), (3, 6), (4, 0), (5, 0), (6, 1)])
def test_an_amulet_may_still_affect_a_doubled_unit_on_the_table(die: int, uses: int) -> None:
    game = cold("r1c1", "friman.barfolk supply amulet.barfolk", fill=12)
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk table", f"chance: roll {die}")
    assert sum(one.copies for one in game.loose[0]) == uses
    assert (cards(game, "ambush") == "friman.barfolk") == (die == 4)


@pytest.mark.rule("S12.3", "B5.5", "B11.4")
@pytest.mark.parametrize("die", [4, 5])
def test_an_illuminated_amulet_stays_when_a_doubled_unit_leaves_the_table(die: int) -> None:
    game = cold("r1c1", "friman.barfolk chief.barfolk supply amulet.barfolk", fill=12, day=3)
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk table", f"chance: roll {die}")
    assert loose(game) == ["amulet.barfolk 1"]


@pytest.mark.rule("S12.3", "B5.6")
def test_why_a_title_does_not_promote_a_unit_on_the_table() -> None:
    game = cold("r1c1", "friman.barfolk×2 supply title.barfolk chief.barfolk", fill=12, day=2)
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    assert why(game, "promote friman.barfolk 1 table") == "use-title-first B5.6"
    assert why(game, "promote chief.barfolk 1 table") == "no-such-card B5.1"
    say(game, "p1: use title.barfolk")
    assert why(game, "promote friman.barfolk 2 table") == "title-ranks B5.6"
    assert why(game, "promote chief.barfolk 1 table") == "no-such-card B5.1"


@pytest.mark.rule("S12.3", "B8.12")
def test_in_a_battle_no_unit_on_the_table_is_transformed() -> None:
    game = cold(
        "r1c1",
        "friman.barfolk weapon.barfolk supply title.barfolk chief.barfolk",
        fill=12,
        day=2,
        heroes={"p1": "r1c1", "p2": "r1c1"},
    )
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    say(game, "p1: attack r1c1 p2", "p1: lay weapon.barfolk 2", "p1: lay chief.barfolk")
    say(game, "p1: use title.barfolk")
    assert offered(game) == ["promote chief.barfolk 1"]
    assert why(game, "promote friman.barfolk 1 table") == "no-such-card B5.1"


@pytest.mark.rule("S12.3", "B5.7")
def test_a_scroll_may_still_affect_what_the_lakes_promoted() -> None:
    game = near("r1c1", "friman.barfolk supply scroll.barfolk", fill=12)
    say(game, "p1: invoke 1 lakes", "p1: pay supply", "p1: promote friman.barfolk 1")
    draws(game)
    say(game, "p1: use scroll.barfolk", "p1: convert chief.barfolk emberians table")
    draws(game)
    assert loose(game) == ["chief.emberians 1"]
    assert table_target(game, 0, read_card("chief.emberians")) is None


@pytest.mark.rule("S12.3", "B5.1", "B5.2")
def test_a_unit_of_which_a_copy_was_used_is_affected_by_nothing_any_more() -> None:
    game = cold("r1c1", "friman.barfolk supply×2 title.barfolk chief.barfolk", fill=12)
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p1: on friman.barfolk")
    say(game, "p1: use title.barfolk")
    assert "promote friman.barfolk 1 table" in offered(game)
    say(game, "p1: promote chief.barfolk 1")
    draws(game)
    assert table_target(game, 0, read_card("friman.barfolk")) is not None
    use_loose(game, 0, read_card("friman.barfolk"), FRIMAN, 1)
    assert table_target(game, 0, read_card("friman.barfolk")) is None
    assert "friman.barfolk 1" in loose(game)
    # Nor is one that is used up, however the position was written.
    game.loose[0] = (Loose(read_card("friman.barfolk"), FRIMAN, 0, False),)
    assert table_target(game, 0, read_card("friman.barfolk")) is None


@pytest.mark.rule("S12.3", "S13.4")
def test_a_frozen_artefact_takes_its_target_on_the_table_with_it() -> None:
    potions = Potions(freezing=Potion(1))
    game = cold(
        "r1c1",
        "friman.barfolk supply title.barfolk",
        fill=12,
        bilkarr=True,
        slices={"potions": potions},
    )
    say(game, "p1: invoke 1 ice", "p1: pay supply", "p2: allow", "p1: on friman.barfolk")
    say(game, "p1: use title.barfolk", "p1: promote friman.barfolk 1 table", "p2: freeze")
    assert loose(game) == []
    assert game.loose[0] == (Loose(read_card("friman.barfolk"), FRIMAN, 0, True),)
    assert cards(game, "hand") == ""


@pytest.mark.rule("S12.3")
def test_why_a_card_is_not_doubled() -> None:
    slices = {"royals": Royals(read_cards("queen.barfolk"))}
    hand = "queen.barfolk lord.barfolk friman.fanatic horse.barfolk supply"
    game = cold("r1c1", hand, royals=True, fanatics=True, slices=slices)
    say(game, "p1: invoke 1 ice", "p1: pay supply")
    for card in ("queen.barfolk", "friman.fanatic", "horse.barfolk"):
        assert why(game, f"on {card}") == "never-doubled S12.3"
    assert why(game, "on priest.barfolk") == "no-such-card B5.1"


@pytest.mark.rule("S12.3")
def test_without_a_unit_to_double_ice_cannot_be_asked_for() -> None:
    game = cold("r1c1", "supply weapon.barfolk")
    assert asks(game) == []
    assert why(game, "invoke 1 ice") == "nothing-to-double S12.3"
    # The unit itself cannot be given.
    game = cold("r1c1", "friman.barfolk weapon.barfolk")
    say(game, "p1: invoke 1 ice")
    assert spent(game) == "weapon.barfolk"


@pytest.mark.rule("S12.3")
def test_it_matters_which_hero_asks_for_woods_and_canyons_only() -> None:
    game = near("r1c0", "supply")
    say(game, "p1: invoke 1 woods")
    abilities = game.rules.all_of(Ability)
    assert {one.name for one in abilities if one.by_hero} == {"woods", "canyons"}


# What an attack could reach (B8.13), with what she lends, against a search through all plays.


STRONG = (
    *("weapon.barfolk", "horse.emberians", "friman.barfolk", "friman.islanders", "chief.barfolk"),
    *("chief.cloudborn", "lord.emberians", "amulet.barfolk", "title.barfolk", "scroll.barfolk"),
)


def attack_with(seed: int) -> tuple[Game, Battle]:
    """A random small hand and a unit that counts as two or was promoted; the hero on r1c2."""
    rng = random.Random(seed)
    armed = seed % 2 == 0
    hand = rng.sample(STRONG, rng.randint(1, 3)) + ["weapon.cloudborn"] * armed
    game = near(
        "r1c2",
        " ".join(hand),
        day=rng.randint(1, 7),
        tokens={"r1c2": "p2 1"},
        advanced=rng.random() < 0.5,
        offer="",
        tops=dict.fromkeys(("chief", "priest", "lord"), "islanders"),
    )
    if rng.random() < 0.7:
        card = read_card(rng.choice(["friman.barfolk", "chief.islanders", "priest.barfolk"]))
        game.loose[0] = (Loose(card, KIND[card], rng.choice((1, 2)), False),)
    elif rng.random() < 0.4:
        game.tents[0] = (Tent(read_card("tent.barfolk"), read_cards("chief.barfolk")),)
    if armed:
        battle = Battle(0, 9, 1, False, 1, 0, "weapon")
    else:
        battle = UnarmedBattle(0, 9, 1, False, 1, 0, "opening", far=(0,))
    game.lanes = [(*game.lanes[0], battle)]
    advance(game)
    return game, battle


@pytest.mark.rule("S12.3", "B8.13")
@pytest.mark.parametrize("seed", range(120))
def test_the_best_attack_is_what_a_search_finds(seed: int) -> None:
    game, battle = attack_with(seed)
    if not starting(game, "lay") and not starting(game, "strike"):
        # Without a card there is no attack, whatever the base defence is.
        for enough in (-4, 0, 3):
            assert best_attack(game, battle, enough) <= enough
        return
    if battle.armed:
        found, seen = 0, set[bytes]()
        for option in game.asked[0].options:
            after = game.copy()
            play(after, 0, option)
            found = max(found, highest(after, seen))
    else:
        found = highest(game, set())
    assert best_attack(game, battle, 10_000) == found
    for enough in (found - 1, found):
        assert (best_attack(game, battle, enough) > enough) == (found > enough)


# Random play in the middle of it.


@pytest.mark.rule("S12.1", "S12.2", "S12.3")
@pytest.mark.parametrize("seed", range(12))
def test_the_laws_hold_while_everybody_asks_her(seed: int) -> None:
    rng = random.Random(seed)
    hand = "friman.barfolk×2 chief.barfolk title.barfolk amulet.islanders supply×4"
    teams = seed % 3 == 0
    make = cold if seed % 2 else near
    game = make(
        rng.choice(("r1c0 r1c2", "r1c1 r1c1", "r1c3 r1c1", "r1c2 r1c2")),
        {"p1": hand, "p3": "friman.islanders×2 supply×3 lord.islanders"},
        tokens={"r1c0": "p1 1", "r1c2": "p2 1", "r1c4": "p3 2"},
        teams=teams,
        royals=True,
        trading=True,
        fanatics=seed % 4 == 0,
        bilkarr=seed % 4 == 1,
        day=8,
        fill=14,
    )
    asked = 0
    for seat, question in walk(game, rng, 250):
        law = broken_law(game)
        assert law is None, law
        assert question.options
        gifts = [option for option in question.options if "invoke" in str(type(option)).lower()]
        if gifts and asked < 6:
            asked += 1
            after = game.copy()
            play(after, seat, rng.choice(gifts))
            for _ in range(12):
                if not after.asked:
                    break
                assert broken_law(after) is None
                assert load(save(after)) == after
                other = rng.choice(list(after.asked))
                play(after, other, pick(after.asked[other], rng))
