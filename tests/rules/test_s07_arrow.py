"""Farrell's Arrow (S7.1)."""

from collections.abc import Mapping
from typing import Any

import pytest

from battalia.engine import Game, explain, load, save
from battalia.engine.events import HeroLost
from battalia.engine.game import Refused
from battalia.engine.modules.afar import FarBattle
from battalia.engine.modules.heroic import Veterans
from battalia.engine.position import PositionError
from battlefield import field, heroes, mark, spent, totals
from positions import offered, say, starting, table
from refusals import refuses
from valleys import NORTH_ROAD, valley

ON: dict[str, Any] = {"expansion": True, "great_artefacts": True}
AROUND = ("r1c1", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3")
TERRAINS = ("woods", "lakes", "canyons", "mountains")
PLAIN = {
    space: f"crossroads {TERRAINS[place % 4]} north"
    for place, space in enumerate(AROUND)
    if space != "r3c3"
}
"""Crossroads around r2c2; on r3c3 lie the ruins."""


def plain(hand: Mapping[str, str] | str = "arrow", defence: str = "", **more: Any) -> Game:
    """A city of p2 on r2c2 with crossroads around it."""
    wanted: dict[str, Any] = {"heroes": {"p1": "r1c1"}, **more}
    return table(
        hand={"p1": hand, "p2": defence} if isinstance(hand, str) else hand,
        board={**PLAIN, "r2c2": "city-four mountains north", "r4c3": "city-four woods north"},
        tokens={"r2c2": "p2 1", "r4c3": "p1 1", **wanted.pop("tokens", {})},
        **ON,
        **wanted,
    )


# Range.


@pytest.mark.rule("S7.1")
@pytest.mark.parametrize("space", AROUND)
def test_the_arrow_reaches_all_eight_spaces_around_the_hero(space: str) -> None:
    game = plain(heroes={"p1": space})
    say(game, "attack r2c2", "from 1", "lay arrow", "stand", "surrender")
    assert mark(game, "r2c2") == "p1 1"
    assert heroes(game, "p1") == f"{space} -"
    assert spent(game) == "arrow"


@pytest.mark.rule("S7.1", "B8.1")
def test_the_arrow_opens_an_attack_on_the_heros_own_space() -> None:
    game = plain(heroes={"p1": "r2c2"})
    say(game, "attack r2c2")
    assert offered(game) == ["with 1"]
    say(game, "with 1", "lay arrow", "stand", "surrender")
    assert mark(game, "r2c2") == "p1 1"


@pytest.mark.rule("S7.1")
def test_the_arrow_reaches_no_further() -> None:
    game = plain(heroes={"p1": "r4c3"})
    assert starting(game, "attack") == []
    reason = explain(game, 0, "attack r2c2")
    assert reason is not None
    assert reason.id == "attack-needs-hero"


@pytest.mark.rule("S7.1")
def test_the_range_ends_at_the_edge_of_the_board() -> None:
    board = {"r1c0": "city-four woods north", "r0c6": "city-four lakes north"}
    game = table(
        hand="arrow friman.barfolk×3",
        board=board,
        tokens={"r1c0": "p1 1", "r0c6": "p2 1"},
        heroes={"p1": "r1c0"},
        **ON,
    )
    assert starting(game, "attack") == []


@pytest.mark.rule("S7.1", "B8.2")
@pytest.mark.parametrize("weapon", ["weapon.barfolk", "sword", "shield"])
def test_no_other_weapon_reaches_another_space(weapon: str) -> None:
    game = plain(f"{weapon} lord.barfolk×2")
    assert starting(game, "attack") == []
    reason = explain(game, 0, "attack r2c2")
    assert reason is not None
    assert (reason.id, reason.rule) == ("attack-needs-hero", "B8.1")
    # Beside the Arrow only the Arrow opens from afar.
    game = plain("arrow weapon.barfolk lord.barfolk")
    say(game, "attack r2c2", "from 1")
    assert offered(game) == ["lay arrow"]


@pytest.mark.rule("S7.1", "B5.5")
def test_a_wild_card_is_never_the_arrow() -> None:
    game = plain("amulet.barfolk friman.barfolk lord.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    assert starting(game, "attack") == []
    game = plain("arrow amulet.barfolk friman.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    say(game, "attack r2c2", "from 1")
    assert offered(game) == ["lay arrow"]


@pytest.mark.rule("S7.1", "B8.2")
def test_on_the_heros_own_space_any_weapon_opens_and_the_arrow_may_follow() -> None:
    game = plain("arrow weapon.barfolk", heroes={"p1": "r2c2"})
    say(game, "attack r2c2", "with 1")
    assert offered(game) == ["lay weapon.barfolk", "lay arrow"]
    say(game, "lay weapon.barfolk", "lay arrow")
    assert totals(game) == (4, 1)


# Strength.


@pytest.mark.rule("S7.1", "B8.3")
def test_the_arrow_has_strength_2_in_attack_and_in_defence() -> None:
    game = field(
        "weapon.islanders", "arrow", city="p2 1", heroes={"p1": "r1c2", "p2": "r1c2"}, **ON
    )
    say(game, "attack r1c2 p2", "with 1", "lay weapon.islanders", "stand", "fight", "lay arrow")
    # With the morale of the hero that is attacked.
    assert totals(game) == (1, 3)
    game = plain("arrow", tokens={"r2c2": "p2 3"})
    assert starting(game, "attack") == []
    game = plain("arrow", tokens={"r2c2": "p2 2"})
    say(game, "attack r2c2", "from 1", "lay arrow")
    assert totals(game) == (3, 2)


@pytest.mark.rule("S7.1", "B3.7")
def test_the_arrow_hires_a_hero() -> None:
    game = plain("arrow supply×2", heroes={})
    assert starting(game, "hero") == ["hero r4c3"]
    say(game, "hero r4c3")
    assert heroes(game, "p1") == "r4c3 -"
    assert "arrow" in spent(game)


@pytest.mark.rule("S7.1", "B6.1")
def test_the_arrow_is_not_transformed_in_the_line() -> None:
    game = plain("arrow amulet.barfolk scroll.barfolk friman.barfolk")
    say(game, "attack r2c2", "from 1", "lay arrow", "lay friman.barfolk", "use amulet.barfolk")
    assert offered(game) == ["on friman.barfolk"]


# Heroes.


@pytest.mark.rule("S7.1", "S5.2", "B8.7")
def test_the_heroes_taking_part_are_named() -> None:
    game = plain("arrow", heroes={"p1": "r1c1 r3c3"})
    say(game, "attack r2c2")
    assert offered(game) == ["from 1", "from 2", "from 1 2"]
    say(game, "from 1 2", "lay arrow")
    assert totals(game) == (4, 1)


@pytest.mark.rule("S7.1", "B0.11")
def test_two_heroes_on_one_space_are_equal() -> None:
    game = plain("arrow", heroes={"p1": "r1c1 r1c1"})
    say(game, "attack r2c2")
    assert offered(game) == ["from 1", "from 1 2"]


@pytest.mark.rule("S7.1", "S5.2")
def test_a_hero_on_the_target_and_one_in_range_attack_together() -> None:
    game = plain("arrow", heroes={"p1": "r2c2 r1c1"})
    say(game, "attack r2c2")
    assert offered(game) == ["with 1", "from 2", "from 1 2"]
    say(game, "from 1 2", "lay arrow")
    assert totals(game) == (4, 1)


@pytest.mark.rule("S7.1", "S5.2")
def test_a_hero_out_of_range_takes_no_part() -> None:
    game = plain("arrow", heroes={"p1": "r1c1 r4c3"})
    say(game, "attack r2c2")
    assert offered(game) == ["from 1"]


@pytest.mark.rule("S7.1", "S5.3", "B8.13")
def test_morale_of_all_named_heroes_decides_what_can_be_attacked() -> None:
    game = plain("arrow", heroes={"p1": "r1c1 r3c1"}, tokens={"r2c2": "p2 3"})
    say(game, "attack r2c2")
    assert offered(game) == ["from 1 2"]
    game = plain(
        "arrow",
        tokens={"r2c2": "p2 4"},
        advanced=True,
        heroic=True,
        slices={"heroic": Veterans((0,))},
    )
    say(game, "attack r2c2", "from 1", "lay arrow")
    # The hero stands in the woods, at home.
    assert totals(game) == (2 + 4 + 1, 4)


@pytest.mark.rule("S7.1", "B8.9")
@pytest.mark.parametrize(("named", "left"), [("from 1", "- r3c3"), ("from 1 2", "- -")])
def test_every_named_hero_is_lost_on_defeat(named: str, left: str) -> None:
    game = plain("arrow", "lord.islanders", heroes={"p1": "r1c1 r3c3"})
    events = say(game, "attack r2c2", named, "lay arrow", "stand", "fight", "lay lord.islanders")
    events = say(game, "stand", "pass")
    assert heroes(game, "p1") == left
    assert sum(isinstance(event, HeroLost) for event in events) == left.count("-")
    assert mark(game, "r2c2") == "p2 1"


@pytest.mark.rule("S7.1", "B8.13")
def test_who_gives_up_while_opening_loses_the_named_heroes() -> None:
    game = plain("arrow amulet.islanders friman.islanders", tokens={"r2c2": "p2 4"})
    say(game, "attack r2c2", "from 1", "lay arrow", "lay friman.islanders")
    say(game, "use amulet.islanders", "on friman.islanders", "chance: roll 5", "pass")
    assert heroes(game, "p1") == "- -"


@pytest.mark.rule("S7.1", "S5.2", "B12.2")
def test_the_second_hero_of_the_last_player_shoots_from_the_first_corner() -> None:
    game = table(
        turn="p4",
        hand="arrow",
        board={"r0c0": "city-one mountains east", "r1c1": "city-four lakes north"},
        tokens={"r1c1": "p3 1"},
        heroes={"p4": "r1c1 r0c0"},
        advanced=True,
        **ON,
    )
    say(game, "attack r1c1")
    assert offered(game) == ["with 1", "from 2", "from 1 2"]
    say(game, "from 2", "lay arrow")
    assert load(save(game)) == game
    # It stands in the mountains, at home.
    assert totals(game) == (2 + 1 + 1, 1)


# Terrain (B12.2).


@pytest.mark.rule("S7.1", "B12.2")
@pytest.mark.parametrize(
    ("where", "attack"),
    [
        ("r1c1", 2 + 1 + 1),  # woods, at home
        ("r1c2", 2 + 1),  # lakes
        ("r1c1 r2c1", 2 + 2 + 1),  # one at home
        ("r1c1 r2c3", 2 + 2 + 1),  # both at home: once
        ("r1c2 r1c3", 2 + 2),
    ],
)
def test_the_attackers_terrain_bonus_comes_from_the_heroes_cards(where: str, attack: int) -> None:
    game = plain(heroes={"p1": where}, advanced=True)
    named = "from 1 2" if " " in where else "from 1"
    say(game, "attack r2c2", named, "lay arrow")
    assert totals(game) == (attack, 1)


@pytest.mark.rule("S7.1", "B12.2")
def test_the_targets_terrain_gives_the_attacker_nothing_from_afar() -> None:
    board = {"r1c1": "crossroads lakes north", "r1c2": "city-four woods north"}
    game = table(
        hand="arrow",
        board=board,
        tokens={"r1c2": "p2 1"},
        heroes={"p1": "r1c1"},
        advanced=True,
        **ON,
    )
    say(game, "attack r1c2", "from 1", "lay arrow")
    assert totals(game) == (3, 1)


@pytest.mark.rule("S7.1", "B12.2")
def test_the_defenders_terrain_bonus_comes_from_the_target() -> None:
    board = {"r1c1": "crossroads woods north", "r1c2": "city-four lakes north"}
    game = table(
        hand="arrow",
        board=board,
        tokens={"r1c2": "p2 1"},
        heroes={"p1": "r1c1"},
        advanced=True,
        **ON,
    )
    say(game, "attack r1c2", "from 1", "lay arrow")
    assert totals(game) == (4, 2)


# Targets.


@pytest.mark.rule("S7.1", "B8.1")
def test_the_arrow_hits_heroes() -> None:
    game = plain(heroes={"p1": "r1c1", "p2": "r2c1", "p3": "r2c2"})
    assert starting(game, "attack") == ["attack r2c1 p2", "attack r2c2", "attack r2c2 p3"]
    say(game, "attack r2c1 p2", "from 1", "lay arrow", "stand", "surrender")
    assert heroes(game, "p2") == "- -"


@pytest.mark.rule("S7.1", "B8.14")
def test_the_arrow_conquers_a_neutral_city() -> None:
    game = plain("arrow lord.barfolk", tokens={"r2c2": "neutral 4"})
    say(game, "attack r2c2", "from 1", "lay arrow", "lay lord.barfolk", "stand")
    while -1 in game.asked:
        say(game, "chance: " + offered(game)[0])
    assert mark(game, "r2c2") == "p1 4"
    assert heroes(game, "p1") == "r1c1 -"


@pytest.mark.rule("S7.1", "B8.15")
def test_the_owner_of_the_arrow_does_not_attack_the_ruins() -> None:
    game = plain("arrow lord.barfolk×2", heroes={"p1": "r2c3"}, tokens={"r2c2": "p1 1"})
    reason = explain(game, 0, "attack r3c3")
    assert reason is not None
    assert reason.id == "owns-great-artefact"


@pytest.mark.rule("S7.1", "S4.5")
def test_partners_are_no_target() -> None:
    game = plain(heroes={"p1": "r1c1", "p3": "r2c1"}, tokens={"r2c2": "p3 1"}, teams=True)
    assert starting_of(game, "p1", "attack") == []
    reason = explain(game, 0, "attack r2c2")
    assert reason is not None
    assert reason.id == "attack-partner"


def starting_of(game: Game, name: str, word: str) -> list[str]:
    return [choice for choice in offered(game, name) if choice.startswith(word)]


@pytest.mark.rule("S7.1", "B8.8", "S16.2")
def test_a_retreat_is_counted_from_the_battlefield() -> None:
    game = field(
        {"p1": "arrow", "p2": "horse.islanders"},
        city="",
        heroes={"p1": "r1c0", "p2": "r1c1"},
        **ON,
    )
    say(game, "attack r1c1 p2", "from 1", "lay arrow", "stand")
    assert starting(game, "retreat") == ["retreat r1c4"]
    say(game, "retreat r1c4")
    assert heroes(game, "p2") == "r1c4 -"


@pytest.mark.rule("S7.1", "B8.8")
def test_a_retreat_does_not_end_where_a_hero_of_the_attacker_stands() -> None:
    game = field(
        {"p1": "arrow", "p2": "horse.islanders"},
        city="",
        heroes={"p1": "r1c0 r1c4", "p2": "r1c1"},
        **ON,
    )
    say(game, "attack r1c1 p2", "from 1", "lay arrow", "stand")
    assert starting(game, "retreat") == []


@pytest.mark.rule("S7.1", "B8.13")
def test_heroes_are_mustered_even_without_the_arrow_so_that_it_is_not_told() -> None:
    with_arrow = field("arrow weapon.barfolk", city="p2 1", **ON)
    without = field("friman.barfolk weapon.barfolk", city="p2 1", **ON)
    for game in (with_arrow, without):
        say(game, "attack r1c2")
        assert offered(game) == ["with 1"]


@pytest.mark.rule("S7.1", "B8.12")
def test_bad_input_is_refused() -> None:
    game = plain("arrow weapon.barfolk", heroes={"p1": "r1c1 r4c3"})
    for choice in ("attack r4c3", "attack r1c2", "attack r3c3", "from 1"):
        with pytest.raises(Refused):
            say(game, choice)
    say(game, "attack r2c2")
    for choice in ("from 2", "from 1 2", "with 1", "lay arrow"):
        with pytest.raises(Refused):
            say(game, choice)
    assert offered(game) == ["from 1"]


@pytest.mark.rule("S7.1")
def test_a_battle_from_afar_is_saved_and_an_impossible_one_refused() -> None:
    game = plain(heroes={"p1": "r1c1 r3c3"})
    for choice in ("attack r2c2", "from 1 2", "lay arrow", "stand"):
        say(game, choice)
        assert load(save(game)) == game
        assert offered(load(save(game))) == offered(game)
    away = game.copy()
    away.heroes[0] = game.rules.notation.read_space("r4c3")
    with refuses(PositionError, "heroes of a side are not there"):
        load(save(away))


@pytest.mark.rule("S7.1")
@pytest.mark.parametrize(("heroes", "far"), [(2, (0, 0)), (1, (0, 1)), (2, (0,)), (0, ())], ids=str)
def test_a_position_in_which_not_every_hero_from_afar_is_named_once_is_refused(
    heroes: int, far: tuple[int, ...]
) -> None:
    game = plain(heroes={"p1": "r1c1 r3c3"})
    say(game, "attack r2c2", "from 1 2", "lay arrow")
    battle = game.lanes[0][-1]
    assert isinstance(battle, FarBattle)
    changed = battle.but(heroes=heroes, far=far)
    game.lanes = [(*game.lanes[0][:-1], changed)]
    with refuses(PositionError, "the heroes of a side are not there, or named twice"):
        load(save(game))


# Valleys (S15).


def in_the_valley(hand: str, **more: Any) -> Game:
    """p1 on the north road of the Valley of Kings; buildings on both sides, the centre below."""
    return valley(
        hand=hand,
        great_artefacts=True,
        board=NORTH_ROAD,
        buildings={"r2c2": "tool", "r2c4": "horse"},
        heroes={"p1": "r2c3"},
        **more,
    )


@pytest.mark.rule("S7.1", "S15.2", "S15.4")
def test_the_arrow_reaches_buildings_and_centres() -> None:
    tokens = {"r2c2": "p2 2", "r2c4": "p1 2", "r3c3": "p2 1"}
    game = in_the_valley("arrow friman.barfolk×2", tokens=tokens)
    # A building defends with 2; the centre with 1 and 2 for the building.
    assert starting(game, "attack") == ["attack r2c2", "attack r3c3"]
    say(game, "attack r3c3", "from 1", "lay arrow")
    assert totals(game) == (3, 3)
    say(game, "lay friman.barfolk", "stand", "surrender")
    assert (mark(game, "r3c3"), heroes(game, "p1")) == ("p1 1", "r2c3 -")
    game = in_the_valley("arrow friman.barfolk×2", tokens=tokens)
    say(game, "attack r2c2", "from 1", "lay arrow", "lay friman.barfolk", "stand", "surrender")
    assert mark(game, "r2c2") == "p1 2"


@pytest.mark.rule("S7.1", "S15.4", "B8.13")
def test_the_arrow_takes_a_neutral_centre() -> None:
    tokens = {"r2c2": "p1 2", "r2c4": "p1 2"}
    game = in_the_valley("arrow lord.barfolk", tokens=tokens)
    say(game, "attack r3c3", "from 1", "lay arrow", "lay lord.barfolk")
    assert totals(game) == (7, 6)
    say(game, "stand")
    assert mark(game, "r3c3") == "p1 4"


# More on range, heroes and weapons.


@pytest.mark.rule("S7.1", "B7.3")
@pytest.mark.parametrize("space", ["r0c1", "r1c1", "r0c0"])
def test_the_arrow_needs_no_road(space: str) -> None:
    """The roads of the hero's card lead elsewhere; r0c0 lies two spaces away from the city."""
    game = table(
        hand="arrow",
        board={space: "straight lakes north", "r1c2": "city-one lakes east"},
        tokens={"r1c2": "p2 1"},
        heroes={"p1": space},
        **ON,
    )
    assert starting(game, "attack") == ([] if space == "r0c0" else ["attack r1c2"])


@pytest.mark.rule("S7.1", "B14.2")
def test_the_range_is_the_same_on_the_small_board() -> None:
    game = table(
        2,
        hand="arrow",
        board={"r1c1": "city-four woods north", "r2c2": "city-four lakes north"},
        tokens={"r1c1": "p1 1", "r2c2": "p2 1"},
        heroes={"p1": "r1c1"},
        **ON,
    )
    assert starting(game, "attack") == ["attack r2c2"]
    say(game, "attack r2c2", "from 1", "lay arrow", "stand", "surrender")
    assert mark(game, "r2c2") == "p1 1"


@pytest.mark.rule("S7.1", "B8.1", "B8.10")
def test_an_abandoned_city_within_range_is_no_target_and_annexed_on_the_spot_only() -> None:
    game = plain(tokens={"r2c2": "neutral 4"})
    game.tokens[game.rules.notation.read_space("r2c2")] = 0
    game = load(save(game))
    assert starting(game, "attack") + starting(game, "annex") == []
    reason = explain(game, 0, "attack r2c2")
    assert reason is not None
    assert reason.id == "nothing-to-attack"


@pytest.mark.rule("S7.1", "B8.9")
def test_of_a_hero_on_the_target_and_one_in_range_those_named_are_lost() -> None:
    for named, left in (("with 1", "- r1c1"), ("from 2", "r2c2 -"), ("from 1 2", "- -")):
        game = plain("arrow", "lord.islanders", heroes={"p1": "r2c2 r1c1"})
        say(game, "attack r2c2", named, "lay arrow", "stand", "fight", "lay lord.islanders")
        say(game, "stand", "pass")
        assert heroes(game, "p1") == left


@pytest.mark.rule("S7.1", "B12.2")
@pytest.mark.parametrize(("named", "more"), [("with 1", 1), ("from 2", 0), ("from 1 2", 1)])
def test_the_card_of_a_named_hero_on_the_target_counts_too(named: str, more: int) -> None:
    game = table(
        hand="arrow",
        board={"r1c1": "crossroads lakes north", "r1c2": "city-four woods north"},
        tokens={"r1c2": "p2 1"},
        heroes={"p1": "r1c2 r1c1"},
        advanced=True,
        **ON,
    )
    say(game, "attack r1c2", named, "lay arrow")
    morale = 2 if named == "from 1 2" else 1
    assert totals(game) == (2 + morale + more, 1)


@pytest.mark.rule("S7.1", "B8.7")
def test_the_arrow_keeps_up_morale_whatever_the_faction() -> None:
    game = plain("arrow friman.barfolk friman.islanders")
    say(game, "attack r2c2", "from 1", "lay arrow", "lay friman.barfolk")
    assert totals(game) == (2 + 1 + 1, 1)
    say(game, "lay friman.islanders")
    assert totals(game) == (2 + 2, 1)


@pytest.mark.rule("S7.1", "B11.4")
def test_the_arrow_is_not_illuminated_with_the_weapons() -> None:
    game = plain("arrow weapon.barfolk", heroes={"p1": "r2c2"}, day=2)
    say(game, "attack r2c2", "with 1")
    assert offered(game) == ["lay weapon.barfolk", "lay weapon.barfolk 2", "lay arrow"]
    say(game, "lay arrow")
    assert totals(game) == (3, 1)
    # One attack only: nothing of it is left.
    say(game, "stand", "surrender")
    assert (spent(game), game.loose[0]) == ("arrow", ())


@pytest.mark.rule("S7.1", "B8.1", "B8.2")
def test_after_the_arrow_the_same_hero_attacks_with_another_weapon_where_it_stands() -> None:
    game = plain("arrow weapon.barfolk", heroes={"p1": "r1c1", "p2": "r1c1 r1c2"})
    assert starting(game, "attack") == ["attack r1c1 p2", "attack r1c2 p2", "attack r2c2"]
    say(game, "attack r2c2", "from 1", "lay arrow", "stand", "surrender")
    assert starting(game, "attack") == ["attack r1c1 p2"]
    say(game, "attack r1c1 p2", "with 1")
    assert offered(game) == ["lay weapon.barfolk"]


@pytest.mark.rule("S7.1", "B9.1")
def test_in_ambush_the_arrow_reaches_nothing() -> None:
    game = plain("weapon.barfolk lord.barfolk", ambush={"p1": "arrow"})
    assert starting(game, "attack") == []


@pytest.mark.rule("S7.1", "S4.3", "S4.5")
def test_a_partners_hero_within_range_takes_no_part() -> None:
    game = plain(heroes={"p1": "r1c1", "p3": "r2c2 r1c2"}, teams=True)
    say(game, "p1: attack r2c2")
    assert offered(game, "p1") == ["from 1"]


@pytest.mark.rule("S7.1", "S4.3")
def test_what_a_partner_attacks_is_no_target_for_the_arrow() -> None:
    game = plain(
        {"p1": "arrow", "p3": "weapon.emberians"},
        heroes={"p1": "r1c1", "p2": "r1c2", "p3": "r2c2"},
        teams=True,
    )
    say(game, "p3: attack r2c2", "p3: with 1", "p3: lay weapon.emberians")
    assert starting_of(game, "p1", "attack") == []
    reason = explain(game, 0, "attack r1c2 p2")
    assert reason is not None
    assert (reason.id, reason.rule) == ("defender-in-battle", "S4.3")


@pytest.mark.rule("S7.1", "B8.5", "B8.7")
def test_a_defender_from_afar_is_no_defender_but_heroes_on_the_target_join() -> None:
    game = plain("arrow", "chief.islanders", heroes={"p1": "r1c1", "p2": "r2c2 r1c2"})
    say(game, "attack r2c2", "from 1", "lay arrow", "stand", "fight", "lay chief.islanders")
    assert starting(game, "join") == ["join"]
    say(game, "join")
    assert totals(game) == (3, 1 + 2 + 1)
    # The other one stands elsewhere.
    assert starting(game, "join") == []


@pytest.mark.rule("S7.1", "B5.6", "B8.13")
def test_what_titles_could_bring_counts_for_a_shot_too() -> None:
    game = plain("arrow friman.islanders", tokens={"r2c2": "p2 4"})
    reason = explain(game, 0, "attack r2c2")
    assert reason is not None
    assert reason.id == "attack-too-weak"
    game = plain("arrow friman.islanders title.islanders×2", tokens={"r2c2": "p2 3"})
    say(game, "attack r2c2", "from 1", "lay arrow", "lay friman.islanders")
    say(game, "use title.islanders", "promote friman.islanders 1")
    assert totals(game) == (4, 3)


@pytest.mark.rule("S7.1", "B8.2", "B8.13")
def test_it_is_explained_who_attacks_from_afar_and_with_what() -> None:
    game = plain("arrow weapon.barfolk lord.islanders", heroes={"p1": "r1c1 r4c3"})

    def why(wish: str) -> tuple[str, str]:
        reason = explain(game, 0, wish)
        assert reason is not None
        return reason.id, reason.rule

    say(game, "attack r2c2")
    assert why("with 1") == ("attack-needs-hero", "B8.1")
    assert why("from 2") == ("attack-from-afar", "S7.1")
    assert why("from 1 2") == ("attack-from-afar", "S7.1")
    say(game, "from 1")
    assert why("lay weapon.barfolk") == ("attack-from-afar", "S7.1")
    assert why("lay lord.islanders") == ("weapon-first", "B8.2")
    assert why("use arrow") == ("not-used-alone", "B5.1")
    game = plain("arrow", heroes={"p1": "r2c2 r1c1"}, tokens={"r2c2": "p2 3"})
    say(game, "attack r2c2")
    assert offered(game) == ["from 1 2"]
    assert why("with 1") == why("from 2") == ("attack-too-weak", "B8.13")
    assert why("with 2") == ("attack-needs-hero", "B8.1")
    # Alone on the target a hero does not attack from afar.
    assert why("from 1") == ("attack-from-afar", "S7.1")
