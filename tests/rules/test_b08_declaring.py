"""Declaring and opening an attack (B8.1, B8.2, B8.3, B8.13)."""

import pytest

from battalia.engine.game import Refused
from battlefield import announced, at_war, field, heroes, mark, spent, station, totals
from positions import asked, cards, offered, say, table


def attacks(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("attack")]


# B8.1: where, whom, and how often.


@pytest.mark.rule("B8.1")
def test_an_attack_needs_an_own_hero_on_the_card_of_the_target() -> None:
    near = field("sword", city="p2 3", heroes={"p1": "r1c1"})
    assert attacks(offered(near)) == []
    with pytest.raises(Refused):
        say(near, "p1: attack r1c2")
    none = field("sword", city="p2 3", heroes={})
    assert attacks(offered(none)) == []
    there = field("sword", city="p2 3", heroes={"p1": "r1c2"})
    assert attacks(offered(there)) == ["attack r1c2"]


@pytest.mark.rule("B8.1")
def test_only_the_player_whose_turn_it_is_attacks() -> None:
    game = field("", "sword weapon.islanders", city="p1 1", heroes={"p2": "r1c2"})
    assert asked(game) == ["p1"]
    with pytest.raises(Refused):
        say(game, "p2: attack r1c2")
    game = field("", "sword weapon.islanders", city="p1 1", heroes={"p2": "r1c2"}, turn="p2")
    assert attacks(offered(game)) == ["attack r1c2"]


@pytest.mark.rule("B8.1")
def test_an_enemy_city_an_enemy_hero_a_neutral_city_and_the_ruins_are_targets() -> None:
    strong = "weapon.barfolk lord.barfolk×3"
    assert attacks(offered(field(strong, city="p2 4"))) == ["attack r1c2"]
    hero = field(strong, heroes={"p1": "r1c1", "p2": "r1c1"})
    assert attacks(offered(hero)) == ["attack r1c1 p2"]
    assert attacks(offered(field(strong, city="neutral 4"))) == ["attack r1c2"]
    assert attacks(offered(field(strong, heroes={"p1": "r3c3"}))) == ["attack r3c3"]


@pytest.mark.rule("B8.1")
def test_an_own_city_an_own_hero_an_abandoned_city_and_a_road_are_no_targets() -> None:
    strong = "weapon.barfolk lord.barfolk×3"
    assert attacks(offered(field(strong, city="p1 2", heroes={"p1": "r1c2 r1c2"}))) == []
    assert attacks(offered(field(strong, city=""))) == []
    assert attacks(offered(field(strong, heroes={"p1": "r1c1"}))) == []


@pytest.mark.rule("B8.1")
def test_among_several_enemies_on_a_space_the_attacker_chooses() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        city="p2 3",
        heroes={"p1": "r1c2", "p2": "r1c2", "p3": "r1c2 r1c2", "p4": "r1c2"},
    )
    assert attacks(offered(game)) == [
        "attack r1c2",
        "attack r1c2 p2",
        "attack r1c2 p3",
        "attack r1c2 p4",
    ]
    say(game, "p1: attack r1c2 p4", "p1: lay weapon.barfolk", "p1: stand", "p4: surrender")
    assert heroes(game, "p4") == "- -"
    assert (heroes(game, "p2"), heroes(game, "p3")) == ("r1c2 -", "r1c2 r1c2")


@pytest.mark.rule("B8.1")
def test_two_sides_only_fight_and_nobody_else_is_asked() -> None:
    game = field(
        {"p1": "weapon.barfolk lord.barfolk×2", "p2": "friman.islanders", "p3": "sword"},
        city="p2 3",
        heroes={"p1": "r1c2", "p3": "r1c2", "p4": "r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert asked(game) == ["p2"]
    say(game, "p2: surrender")
    assert asked(game) == ["p1"]
    assert (heroes(game, "p3"), heroes(game, "p4")) == ("r1c2 -", "r1c2 -")
    assert cards(game, "hand", "p3") == "sword"


@pytest.mark.rule("B8.1")
def test_one_target_at_a_time_so_conquering_the_city_leaves_the_hero_in_it_standing() -> None:
    game = field("sword", city="p2 3", heroes={"p1": "r1c2", "p2": "r1c2"})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: surrender")
    assert mark(game, "r1c2") == "p1 3"
    assert heroes(game, "p2") == "r1c2 -"


@pytest.mark.rule("B8.1")
def test_a_hero_standing_in_a_city_is_attacked_without_the_city() -> None:
    game = field("weapon.barfolk", city="p2 4", heroes={"p1": "r1c2", "p2": "r1c2"})
    assert attacks(offered(game)) == ["attack r1c2 p2"]
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, 0)
    say(game, "p1: stand", "p2: surrender")
    assert heroes(game, "p2") == "- -"
    assert mark(game, "r1c2") == "p2 4"


@pytest.mark.rule("B8.1")
def test_an_enemy_hero_is_attacked_also_in_an_own_city() -> None:
    game = field("weapon.barfolk", city="p1 4", heroes={"p1": "r1c2", "p2": "r1c2"})
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, 0)
    say(game, "p1: stand", "p2: surrender")
    assert heroes(game, "p2") == "- -"
    assert mark(game, "r1c2") == "p1 4"


@pytest.mark.rule("B8.1")
def test_the_same_hero_attacks_again_in_the_turn_with_another_weapon_only() -> None:
    game = field(
        "weapon.barfolk×2 lord.barfolk", city="p2 4", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"}
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: surrender")
    assert heroes(game, "p2") == "- r1c2"
    assert attacks(offered(game)) == ["attack r1c2", "attack r1c2 p2"]
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: surrender")
    assert mark(game, "r1c2") == "p1 4"
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.1")
def test_copies_of_one_weapon_open_one_attack_each() -> None:
    game = field(
        "weapon.barfolk amulet.barfolk", city="p2 4", heroes={"p1": "r1c2", "p3": "r1c2 r1c2"}
    )
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 2")
    for _ in range(2):
        say(game, "p1: attack r1c2 p3", "p1: lay @weapon.barfolk")
        assert totals(game) == (2, 0)
        say(game, "p1: stand", "p3: surrender")
    assert heroes(game, "p3") == "- -"
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.1", "B11.4")
def test_an_illuminated_weapon_opens_two_attacks_each_with_normal_strength() -> None:
    game = field(
        "weapon.barfolk", city="p2 4", heroes={"p1": "r1c2", "p3": "r1c2", "p4": "r1c2"}, day=2
    )
    say(game, "p1: attack r1c2 p3", "p1: lay weapon.barfolk 1")
    assert totals(game) == (2, 0)
    say(game, "p1: stand", "p3: surrender")
    say(game, "p1: attack r1c2 p4", "p1: lay @weapon.barfolk")
    assert totals(game) == (2, 0)
    say(game, "p1: stand", "p4: surrender")
    assert (heroes(game, "p3"), heroes(game, "p4")) == ("- -", "- -")
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.1", "B11.4")
def test_an_illuminated_weapon_hires_a_hero_with_one_copy_and_attacks_with_the_other() -> None:
    game = field("weapon.barfolk supply×2", city="p2 1", heroes={"p1": "r1c2"}, day=2)
    say(game, "p1: hero r1c0")
    assert heroes(game, "p1") == "r1c2 r1c0"
    say(game, "p1: attack r1c2")
    assert offered(game) == ["lay @weapon.barfolk"]
    say(game, "p1: lay @weapon.barfolk")
    assert totals(game) == (2, 1)
    say(game, "p1: stand", "p2: surrender")
    assert mark(game, "r1c2") == "p1 1"
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.1", "B11.4")
def test_an_illuminated_weapon_counts_two_in_one_battle_and_is_spent_then() -> None:
    game = field("weapon.barfolk", city="p2 2", heroes={"p1": "r1c2", "p3": "r1c2"}, day=2)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk 2")
    assert totals(game) == (3, 2)
    say(game, "p1: stand", "p2: surrender")
    assert mark(game, "r1c2") == "p1 2"
    assert attacks(offered(game)) == []
    assert spent(game) == "weapon.barfolk"


# B8.2: the opening play.


@pytest.mark.rule("B8.2")
def test_without_a_weapon_there_is_no_attack() -> None:
    game = field("lord.barfolk×3 horse.barfolk tool.barfolk", city="p2 1")
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.2", "B6.2")
def test_the_hammer_opens_no_attack() -> None:
    assert attacks(offered(field("hammer lord.barfolk×3", city="p2 1"))) == []


@pytest.mark.rule("B8.2")
def test_the_weapon_is_laid_first_and_then_any_cards_with_strength() -> None:
    game = field(
        "weapon.barfolk weapon.cloudborn friman.barfolk horse.islanders supply tool.barfolk"
    )
    say(game, "p1: attack r1c2")
    assert offered(game) == ["lay weapon.barfolk", "lay weapon.cloudborn"]
    with pytest.raises(Refused):
        say(game, "p1: lay friman.barfolk")
    say(game, "p1: lay weapon.barfolk")
    assert offered(game) == [
        "lay friman.barfolk",
        "lay weapon.cloudborn",
        "lay horse.islanders",
        "pass",
    ]


@pytest.mark.rule("B8.2", "B6.3", "B6.4")
@pytest.mark.parametrize(("weapon", "total"), [("sword", 6), ("shield", 2)])
def test_sword_and_shield_are_weapons_that_open(weapon: str, total: int) -> None:
    game = field(weapon, city="p2 1")
    say(game, "p1: attack r1c2", f"p1: lay {weapon}")
    assert totals(game) == (total, 1)


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize(
    "card",
    ["supply", "tool.barfolk", "amulet.barfolk", "title.barfolk", "scroll.barfolk", "tent.barfolk"],
)
def test_a_card_without_strength_is_never_laid_in_a_line(card: str) -> None:
    game = field(f"weapon.barfolk lord.barfolk {card}", f"lord.islanders {card}", fill=20)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    with pytest.raises(Refused):
        say(game, f"p1: lay {card}")
    say(game, "p1: lay lord.barfolk", "p1: stand", "p2: fight")
    with pytest.raises(Refused):
        say(game, f"p2: lay {card}")


@pytest.mark.rule("B8.2")
def test_the_opening_must_exceed_the_base_defence_an_equal_total_does_not_do() -> None:
    game = field("weapon.barfolk friman.barfolk×2", city="p2 3")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay friman.barfolk")
    assert totals(game) == (3, 3)
    assert "stand" not in offered(game)
    assert "pass" in offered(game)
    say(game, "p1: lay friman.barfolk")
    assert totals(game) == (4, 3)
    assert "stand" in offered(game)


@pytest.mark.rule("B8.2")
def test_one_or_both_heroes_on_the_space_take_part() -> None:
    one = field("weapon.barfolk×2 lord.barfolk", city="p2 3", heroes={"p1": "r1c2 r1c2"})
    say(one, "p1: attack r1c2")
    assert offered(one) == ["with 1", "with 2"]
    say(one, "p1: with 1", "p1: lay weapon.barfolk")
    assert totals(one) == (2, 3)
    both = field("weapon.barfolk×2 lord.barfolk", city="p2 3", heroes={"p1": "r1c2 r1c2"})
    say(both, "p1: attack r1c2", "p1: with 2", "p1: lay weapon.barfolk")
    assert totals(both) == (3, 3)


@pytest.mark.rule("B8.2")
def test_a_hero_on_another_space_takes_no_part() -> None:
    game = field("weapon.barfolk lord.barfolk", city="p2 3", heroes={"p1": "r1c2 r1c3"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, 3)


@pytest.mark.rule("B8.2", "B8.9")
def test_of_two_heroes_only_the_one_that_took_part_is_lost() -> None:
    game = field("weapon.barfolk lord.barfolk", city="p2 3", heroes={"p1": "r1c2 r1c2"})
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.barfolk", "p1: pass")
    assert sorted(heroes(game, "p1").split()) == ["-", "r1c2"]
    game = field("weapon.barfolk lord.barfolk", city="p2 3", heroes={"p1": "r1c2 r1c2"})
    say(game, "p1: attack r1c2", "p1: with 2", "p1: lay weapon.barfolk", "p1: pass")
    assert heroes(game, "p1") == "- -"


# B8.3: the base defence.


@pytest.mark.rule("B8.3")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_city_defends_with_its_level(level: int) -> None:
    game = field("weapon.barfolk lord.barfolk", city=f"p2 {level}")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, level)


@pytest.mark.rule("B8.3")
def test_a_hero_defends_with_nothing_so_a_lone_weapon_opens() -> None:
    game = field("weapon.cloudborn", city="p2 4", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"})
    events = say(game, "p1: attack r1c2 p2", "p1: lay weapon.cloudborn")
    assert announced(events) == (1, 0)
    assert offered(game) == ["stand"]
    say(game, "p1: stand")
    assert asked(game) == ["p2"]


@pytest.mark.rule("B8.3", "B12.2")
def test_in_the_advanced_game_the_bonus_of_both_sides_counts_from_the_start() -> None:
    # The battlefield lies in the canyons: home of the emberians.
    defended = field(
        "weapon.cloudborn×2",
        heroes={"p1": "r1c2", "p3": "r1c2"},
        advanced=True,
    )
    say(defended, "p1: attack r1c2 p3", "p1: lay weapon.cloudborn")
    assert totals(defended) == (1, 1)
    assert "stand" not in offered(defended)
    attacked = table(
        turn="p3",
        hand={"p3": "weapon.cloudborn"},
        board={"r1c2": "city-four canyons north"},
        heroes={"p3": "r1c2", "p1": "r1c2"},
        advanced=True,
    )
    say(attacked, "p3: attack r1c2 p1", "p3: lay weapon.cloudborn")
    assert totals(attacked) == (2, 0)


# B8.13: an attack laid open.


@pytest.mark.rule("B8.13")
def test_an_attack_that_cannot_exceed_the_base_defence_is_not_declared() -> None:
    # Weapon 1, friman 1 and morale 1 make 3.
    assert attacks(offered(field("weapon.barfolk friman.barfolk supply×4", city="p2 3"))) == []
    assert attacks(offered(field("weapon.barfolk friman.barfolk supply×4", city="p2 2"))) == [
        "attack r1c2"
    ]


@pytest.mark.rule("B8.13")
def test_morale_counts_for_what_an_attack_could_reach() -> None:
    own = "weapon.barfolk friman.barfolk"
    assert attacks(offered(field(own, city="p2 2"))) == ["attack r1c2"]
    assert attacks(offered(field("weapon.barfolk friman.cloudborn", city="p2 2"))) == []
    assert attacks(offered(field("weapon.cloudborn friman.barfolk", city="p2 2"))) == []
    assert attacks(offered(field(own, city="p2 3"))) == []
    both = field(own, city="p2 3", heroes={"p1": "r1c2 r1c2"})
    assert attacks(offered(both)) == ["attack r1c2"]


@pytest.mark.rule("B8.13")
def test_an_attack_reachable_with_both_heroes_only_is_declared_with_both() -> None:
    game = field("weapon.barfolk", city="p2 2", heroes={"p1": "r1c2 r1c2"})
    assert attacks(offered(game)) == ["attack r1c2"]
    say(game, "p1: attack r1c2")
    assert "with 1" not in offered(game)


@pytest.mark.rule("B8.13")
@pytest.mark.parametrize(
    ("hand", "reach"),
    [
        # At best an amulet makes a friman a lord: 1 + 4 + morale 1.
        ("weapon.barfolk friman.barfolk amulet.islanders", 6),
        # At best it makes three chiefs of one: 1 + 6 + morale 1.
        ("weapon.barfolk chief.barfolk amulet.islanders", 8),
        # Three lords: 1 + 12 + morale 1.
        ("weapon.barfolk lord.barfolk amulet.islanders", 14),
        # Two amulets on two cards: 1 + 4 + 4 + morale 1.
        ("weapon.barfolk friman.barfolk×2 amulet.islanders×2", 10),
        # A second weapon at best becomes a lord too; the first is not transformed while opening.
        ("weapon.barfolk×2 amulet.islanders", 6),
        # A lone weapon gains nothing by an amulet while opening.
        ("weapon.barfolk amulet.islanders", 2),
    ],
)
def test_amulets_count_at_their_best(hand: str, reach: int) -> None:
    check_reach(hand, reach)


@pytest.mark.rule("B8.13")
@pytest.mark.parametrize(
    ("hand", "reach"),
    [
        # 1 + chief 2 + morale 1.
        ("weapon.barfolk friman.barfolk title.islanders", 4),
        # Two titles raise two cards, not one card twice: 1 + 2 + 3 + morale.
        ("weapon.barfolk friman.barfolk chief.barfolk title.islanders×2", 7),
        ("weapon.barfolk friman.barfolk title.islanders×2", 4),
        # A lord is not promoted.
        ("weapon.barfolk lord.barfolk title.islanders", 6),
        # 1 + 1 of a converted friman + morale.
        ("weapon.barfolk friman.cloudborn scroll.islanders", 3),
        # The foreign opening weapon is not converted while opening.
        ("weapon.cloudborn friman.barfolk scroll.islanders", 2),
    ],
)
def test_titles_and_scrolls_count_for_what_an_attack_could_reach(hand: str, reach: int) -> None:
    check_reach(hand, reach)


@pytest.mark.rule("B8.13", "B11.4")
@pytest.mark.parametrize(
    ("hand", "reach", "day"),
    [
        ("weapon.barfolk", 3, 2),
        ("weapon.barfolk horse.barfolk", 4, 7),
        ("weapon.barfolk friman.barfolk×2 amulet.islanders", 10, 3),
        # One unit by two ranks.
        ("weapon.barfolk friman.barfolk title.islanders", 5, 4),
        # Two cards converted.
        ("weapon.barfolk friman.cloudborn×2 scroll.islanders", 4, 5),
    ],
)
def test_illuminated_cards_count_twice_for_what_an_attack_could_reach(
    hand: str, reach: int, day: int
) -> None:
    check_reach(hand, reach, day)


def check_reach(hand: str, reach: int, day: int = 1) -> None:
    """With one hero these cards could reach so much: each weaker target can be attacked."""
    declared = []
    for level in (1, 2, 3, 4):
        if attacks(offered(field(hand, city=f"p2 {level}", day=day))):
            declared.append(level)
    if attacks(offered(field(hand, city="neutral 6", day=day, hard=True))):
        declared.append(6)
    for level, hard in ((8, False), (10, True)):
        if attacks(offered(field(hand, heroes={"p1": "r3c3"}, day=day, hard=hard))):
            declared.append(level)
    assert declared == [level for level in (1, 2, 3, 4, 6, 8, 10) if level < reach]


@pytest.mark.rule("B8.13")
def test_a_scroll_counts_at_its_best_whatever_the_stack_hides() -> None:
    hand = "weapon.barfolk friman.cloudborn scroll.islanders"
    assert attacks(offered(field(hand, city="p2 2"))) == ["attack r1c2"]
    # Nobody may know that no barfolk friman is left, so the attack may be declared all the same.
    gone = field(hand, city="p2 2", shelter={"p3": "friman.barfolk×6"})
    assert attacks(offered(gone)) == ["attack r1c2"]


@pytest.mark.rule("B8.13")
def test_a_title_counts_at_its_best_whatever_the_stack_hides() -> None:
    hand = "weapon.barfolk friman.barfolk title.islanders"
    gone = field(hand, city="p2 3", shelter={"p3": "chief.barfolk×6"}, tops={"chief": "cloudborn"})
    assert attacks(offered(gone)) == ["attack r1c2"]
    assert attacks(offered(field(hand, city="p2 3"))) == ["attack r1c2"]
    # A foreign unit stays foreign, unless the top card is the attacker's.
    foreign = "weapon.barfolk friman.cloudborn title.islanders"
    assert attacks(offered(field(foreign, city="p2 3", tops={"chief": "cloudborn"}))) == []


@pytest.mark.rule("B8.13")
def test_a_promotion_that_brings_an_own_unit_keeps_the_morale() -> None:
    # Without a cloudborn chief the cloudborn friman becomes the barfolk chief on top: 1 + 2 + 1.
    game = field(
        "weapon.barfolk friman.cloudborn title.islanders",
        city="p2 3",
        shelter={"p3": "chief.cloudborn×6"},
        tops={"chief": "barfolk"},
    )
    assert attacks(offered(game)) == ["attack r1c2"]


@pytest.mark.rule("B8.13")
def test_a_title_without_a_unit_of_the_next_rank_helps_no_attack() -> None:
    game = field(
        "weapon.barfolk priest.barfolk title.islanders",
        city="p2 4",
        heroes={"p1": "r1c2"},
        shelter={
            "p2": "lord.barfolk×4 lord.islanders×4",
            "p3": "lord.emberians×4 lord.cloudborn×4",
        },
    )
    # Priest 3, weapon 1, morale 1: enough for 4. With a foreign weapon only a lord would be.
    assert attacks(offered(game)) == ["attack r1c2"]
    game = field(
        "weapon.cloudborn priest.barfolk title.islanders",
        city="p2 4",
        shelter={
            "p2": "lord.barfolk×4 lord.islanders×4",
            "p3": "lord.emberians×4 lord.cloudborn×4",
        },
    )
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.13")
def test_a_wild_card_counts_as_a_lord_or_opens_as_a_weapon() -> None:
    lord = field("weapon.barfolk friman.barfolk amulet.barfolk", city="p2 4")
    say(lord, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 6")
    assert attacks(offered(lord)) == ["attack r1c2"]
    weapon = field("friman.barfolk amulet.barfolk", city="p2 1")
    assert attacks(offered(weapon)) == []
    say(weapon, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 6")
    assert attacks(offered(weapon)) == ["attack r1c2"]
    say(weapon, "p1: attack r1c2", "p1: lay @friman.barfolk=weapon")
    assert totals(weapon) == (2, 1)
    # The one use as a weapon leaves no lord.
    strong = field("friman.barfolk amulet.barfolk", city="p2 2")
    say(strong, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 6")
    assert attacks(offered(strong)) == []


@pytest.mark.rule("B8.13")
def test_stationed_cards_count_for_what_an_attack_could_reach() -> None:
    hand = "weapon.barfolk tent.barfolk lord.barfolk"
    game = field(hand, city="p2 4")
    station(game, "p1", "tent.barfolk", "lord.barfolk")
    assert attacks(offered(game)) == ["attack r1c2"]
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: strike 0", "p1: lay lord.barfolk")
    assert totals(game) == (6, 4)


@pytest.mark.rule("B8.13", "B5.8")
def test_a_stationed_weapon_opens_an_attack_only_after_its_tent_was_opened() -> None:
    # The wild card would have to open as a weapon: 1, the stationed weapon 1, morale 1.
    game = field("weapon.barfolk tent.barfolk friman.barfolk amulet.barfolk", city="p2 4")
    station(game, "p1", "tent.barfolk", "weapon.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 6")
    assert attacks(offered(game)) == []
    say(game, "p1: strike 0")
    assert attacks(offered(game)) == ["attack r1c2"]
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay @friman.barfolk=lord")
    assert totals(game) == (6, 4)


@pytest.mark.rule("B8.13")
def test_ambush_cards_do_not_count_for_an_attack() -> None:
    game = field("weapon.barfolk", city="p2 4", ambush={"p1": "lord.barfolk×2"})
    assert attacks(offered(game)) == []


@pytest.mark.rule("B8.13")
def test_once_the_weapon_is_on_the_table_the_attack_stands() -> None:
    game = field("weapon.barfolk lord.barfolk supply", city="p2 3")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert offered(game) == ["lay lord.barfolk", "pass"]
    for choice in ("end", "step 1 east", "halt", "done"):
        with pytest.raises(Refused):
            say(game, f"p1: {choice}")


@pytest.mark.rule("B8.13", "B8.9")
def test_passing_before_exceeding_the_base_defence_loses_the_attack_and_the_heroes() -> None:
    game = field("weapon.barfolk lord.barfolk friman.barfolk", "lord.islanders", city="p2 3")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay friman.barfolk", "p1: pass")
    assert not at_war(game)
    assert heroes(game, "p1") == "- -"
    assert mark(game, "r1c2") == "p2 3"
    assert spent(game) == "weapon.barfolk friman.barfolk"
    assert cards(game, "hand") == "lord.barfolk"
    assert cards(game, "hand", "p2") == "lord.islanders"


@pytest.mark.rule("B8.13", "B8.9")
def test_an_amulet_that_fails_may_lose_a_declared_attack() -> None:
    game = field("weapon.barfolk friman.barfolk amulet.barfolk", city="neutral 4")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay friman.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 2")
    assert totals(game) == (4, 4)
    assert offered(game) == ["pass"]
    say(game, "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert mark(game, "r1c2") == "neutral 4"
