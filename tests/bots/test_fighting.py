"""Battles of the computer players: as little as suffices, and nothing where nothing helps (B8)."""

from typing import Any

import pytest

from battalia.bots.fighting import Force, battle_of, missing, next_lay, reach
from battalia.bots.habits import habit
from battalia.engine import CHANCE, Game, play
from battalia.engine.chapters.battle.laying import lays
from battalia.engine.game import Loose
from battalia.engine.modules.heroic import Veterans
from battalia.engine.notation import read_card, read_seat
from battalia.engine.play import advance
from battalia.engine.terms import WILD, take
from battlefield import at_war, field, heroes, mark, station, totals
from positions import cards, say

HEROIC: dict[str, Any] = {"expansion": True, "advanced": True, "heroic": True}


def answered(game: Game) -> str:
    """Habit answers the one question: who, and what."""
    ((seat, question),) = game.asked.items()
    choice = habit(game, question)
    play(game, seat, choice)
    while CHANCE in game.asked:
        play(game, CHANCE, game.asked[CHANCE].options[0])
    return f"p{seat + 1}: {game.rules.notation.text(choice)}"


def fought(game: Game, *choices: str) -> list[str]:
    """After these choices habit fights for both sides to the end of the battle."""
    say(game, *choices)
    told = []
    while at_war(game):
        told.append(answered(game))
    return told


def laid(game: Game, *choices: str) -> list[str]:
    """The cards that habit lays for the attacker in the rest of a battle."""
    return [text[8:] for text in fought(game, *choices) if text.startswith("p1: lay ")]


def force(game: Game, name: str) -> Force:
    """What this side could still lay."""
    seat = read_seat(name)
    battle = battle_of(game, seat)
    assert battle is not None
    return Force(game, battle, seat, lays(game, seat, seat == battle.attacker))


def neutral(attack: str, level: int = 4, **more: Any) -> Game:
    """p1 before a neutral city."""
    return field(attack, city=f"neutral {level}", **more)


# Laying cards.


OPEN = ("attack r1c2", "lay weapon.barfolk")
BOTH = {"p1": "r1c2", "p2": "r1c2"}
"""Heroes of both sides stand on the battlefield."""


@pytest.mark.parametrize(
    ("hand", "cheapest"),
    [
        # Weapon and morale are 2: 3 more exceed the 4 of the city.
        ("lord.barfolk priest.barfolk friman.barfolk", ["priest.barfolk"]),
        ("lord.barfolk chief.barfolk friman.barfolk", ["chief.barfolk", "friman.barfolk"]),
        ("lord.barfolk×2 chief.barfolk", ["lord.barfolk"]),
        ("horse.barfolk weapon.barfolk×2 lord.barfolk", ["horse.barfolk", *["weapon.barfolk"] * 2]),
    ],
)
def test_an_attacker_lays_the_cheapest_cards_that_suffice(hand: str, cheapest: list[str]) -> None:
    game = neutral(f"weapon.barfolk {hand}")
    assert sorted(laid(game, *OPEN)) == sorted(cheapest)
    assert mark(game, "r1c2") == "p1 4"


def test_own_cards_keep_morale_where_that_is_cheaper() -> None:
    """A chief of islanders would end the morale: the priest of the own faction costs less."""
    game = neutral("weapon.barfolk priest.barfolk chief.islanders×2")
    assert laid(game, *OPEN) == ["priest.barfolk"]


def test_morale_is_given_up_where_that_is_cheaper() -> None:
    """Four of strength without morale: two foreign horses and a chief, rather than a lord."""
    game = neutral("weapon.barfolk lord.barfolk horse.islanders×2 chief.islanders")
    assert sorted(laid(game, *OPEN)) == ["chief.islanders", "horse.islanders", "horse.islanders"]


def test_an_own_card_brings_the_morale_of_an_attacked_hero() -> None:
    """B8.7: the own friman and the hero equal the attack; the chief of others would cost more."""
    game = field("weapon.barfolk", "friman.islanders chief.barfolk", heroes=BOTH, city="")
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "stand", "fight")
    assert totals(game) == (2, 0)
    assert answered(game) == "p2: lay friman.islanders"
    assert totals(game) == (2, 2)


def test_the_strongest_card_comes_first() -> None:
    game = neutral("weapon.barfolk chief.barfolk friman.barfolk")
    assert laid(game, *OPEN) == ["chief.barfolk", "friman.barfolk"]


def test_nothing_is_laid_where_all_cards_do_not_suffice() -> None:
    game = field("weapon.barfolk chief.barfolk friman.barfolk×2", "lord.islanders×2")
    say(game, *OPEN, "lay chief.barfolk", "stand")
    assert fought(game) == ["p2: fight", "p2: lay lord.islanders", "p2: stand", "p1: pass"]
    assert cards(game, "hand") == "friman.barfolk×2"
    assert mark(game, "r1c2") == "p2 3"


def test_the_sides_answer_each_other_with_as_little_as_suffices() -> None:
    attack, defence = (
        "weapon.barfolk priest.barfolk chief.barfolk",
        "chief.islanders×2 friman.barfolk",
    )
    game = field(attack, defence)
    assert fought(game, *OPEN) == [
        *("p1: lay chief.barfolk", "p1: stand"),
        *("p2: fight", "p2: lay friman.barfolk", "p2: stand"),
        *("p1: lay priest.barfolk", "p1: stand"),
        *("p2: lay chief.islanders", "p2: lay chief.islanders", "p2: stand"),
        "p1: pass",
    ]
    assert mark(game, "r1c2") == "p2 3"


@pytest.mark.parametrize(("day", "card"), [(2, "weapon.barfolk"), (7, "horse.barfolk")])
def test_an_illuminated_card_counts_with_both_copies(day: int, card: str) -> None:
    """B11.4: these 2 with the shield's 1, the chief's 2 and the morale exceed 4."""
    game = neutral(f"shield chief.barfolk {card}", day=day)
    assert laid(game, "attack r1c2", "lay shield") == [f"{card} 2", "chief.barfolk"]
    assert mark(game, "r1c2") == "p1 4"


def test_an_attack_is_opened_with_both_copies_of_the_illuminated_weapon() -> None:
    game = neutral("weapon.barfolk chief.barfolk", day=2)
    assert laid(game, "attack r1c2") == ["weapon.barfolk 2", "chief.barfolk"]
    assert mark(game, "r1c2") == "p1 4"


def test_the_own_weapon_opens() -> None:
    """B8.7: a weapon of others would end the morale, without which this attack fails."""
    game = neutral("weapon.islanders weapon.barfolk priest.barfolk")
    assert laid(game, "attack r1c2") == ["weapon.barfolk", "priest.barfolk"]


def test_a_stronger_weapon_opens_where_both_keep_morale() -> None:
    game = neutral("weapon.barfolk sword")
    assert laid(game, "attack r1c2") == ["sword"]


def test_copies_on_the_table_are_laid_together() -> None:
    """B5.5: an amulet has made two priests of one."""
    game = neutral("weapon.barfolk priest.islanders")
    game.hand[0] = take(game.hand[0], read_card("priest.islanders"))
    game.loose[0] = (Loose(read_card("priest.islanders"), 3, 2, True),)
    advance(game)
    assert laid(game, *OPEN) == ["@priest.islanders 2"]
    assert mark(game, "r1c2") == "p1 4"


def test_a_wild_card_is_one_card() -> None:
    """B5.5: it fights as a lord or as a priest, not as both."""
    game = neutral("weapon.barfolk friman.barfolk friman.islanders×2")
    game.hand[0] = take(game.hand[0], read_card("friman.barfolk"))
    game.loose[0] = (Loose(read_card("friman.barfolk"), WILD, 1, True),)
    advance(game)
    say(game, *OPEN)
    assert force(game, "p1").reach() == 5
    assert laid(game)[0].startswith("@friman.barfolk=lord")


# Veterans (S5.3), home terrain (B12.2).


def test_a_veterans_frimen_and_chiefs_are_stronger_and_so_is_the_morale() -> None:
    """A friman counts 2, the hero 4: with the weapon 7, enough for the 6 of heroic mode."""
    game = neutral(
        "weapon.barfolk friman.barfolk lord.barfolk",
        level=6,
        slices={"heroic": Veterans((0,))},
        **HEROIC,
    )
    assert laid(game, *OPEN) == ["friman.barfolk"]
    assert mark(game, "r1c2") == "p1 4"


def test_others_need_more() -> None:
    game = neutral("weapon.barfolk friman.barfolk lord.barfolk", level=6, **HEROIC)
    assert sorted(laid(game, *OPEN)) == ["friman.barfolk", "lord.barfolk"]


def test_a_veteran_knows_that_the_frimen_hold_the_city() -> None:
    """B8.3: level 3 and two frimen of 2 equal the 7 of the attack; two common ones do not."""
    for veterans, reaction in (((1,), "fight"), ((), "surrender")):
        game = field(
            "weapon.barfolk lord.barfolk friman.barfolk",
            "friman.emberians×2",
            slices={"heroic": Veterans(veterans)},
            **HEROIC,
        )
        say(game, *OPEN, "lay lord.barfolk", "lay friman.barfolk", "stand")
        assert totals(game) == (7, 3)
        assert answered(game) == f"p2: {reaction}"


def test_the_bonus_of_home_terrain_is_reckoned_with() -> None:
    """B12.2: with the +1 of its canyons the city of p3 needs a friman less."""
    for advanced, reaction in ((True, "fight"), (False, "surrender")):
        game = field(
            {"p1": "weapon.barfolk lord.islanders", "p3": "friman.islanders"},
            city="p3 3",
            advanced=advanced,
        )
        say(game, *OPEN, "lay lord.islanders", "stand")
        assert totals(game) == (5, 3 + advanced)
        assert answered(game) == f"p3: {reaction}"


# Reactions (B8.4, B8.8).


def test_a_city_that_can_be_held_is_held() -> None:
    game = field("weapon.barfolk lord.barfolk", "chief.islanders friman.emberians supply")
    told = fought(game, *OPEN)
    assert told[2:] == [
        "p2: fight",
        "p2: lay chief.islanders",
        "p2: lay friman.emberians",
        "p2: stand",
        "p1: pass",
    ]
    assert mark(game, "r1c2") == "p2 3"


def test_a_city_that_cannot_be_held_costs_no_cards() -> None:
    game = field("weapon.barfolk lord.barfolk", "chief.islanders supply")
    assert fought(game, *OPEN)[2:] == ["p2: surrender"]
    assert mark(game, "r1c2") == "p1 3"
    assert cards(game, "hand", "p2") == "supply chief.islanders"


def test_an_ambush_is_recalled_where_the_city_falls_without_it() -> None:
    game = field(
        "weapon.barfolk lord.barfolk", "chief.islanders", ambush={"p2": "friman.islanders"}
    )
    told = fought(game, *OPEN)
    assert told[2:4] == ["p2: fight", "p2: recall"]
    assert mark(game, "r1c2") == "p2 3"


def test_an_ambush_stays_where_the_hand_suffices() -> None:
    game = field(
        "weapon.barfolk lord.barfolk", "priest.islanders", ambush={"p2": "friman.islanders"}
    )
    told = fought(game, *OPEN)
    assert told[2:4] == ["p2: fight", "p2: keep"]
    assert cards(game, "ambush", "p2") == "friman.islanders"
    assert mark(game, "r1c2") == "p2 3"


def test_a_tent_is_opened_where_the_hand_does_not_suffice() -> None:
    game = field("weapon.barfolk lord.barfolk", "tent.islanders priest.islanders friman.barfolk")
    station(game, "p2", "tent.islanders", "priest.islanders")
    told = fought(game, *OPEN)
    assert "p2: strike 0" in told
    assert mark(game, "r1c2") == "p2 3"


def test_a_tent_stays_where_the_hand_suffices() -> None:
    game = field("weapon.barfolk lord.barfolk", "tent.islanders priest.islanders priest.barfolk")
    station(game, "p2", "tent.islanders", "priest.islanders")
    assert not any("strike" in text for text in fought(game, *OPEN))
    assert mark(game, "r1c2") == "p2 3"
    assert len(game.tents[1]) == 1


def test_a_hero_retreats_from_more_than_it_can_meet() -> None:
    game = field(
        "weapon.barfolk lord.barfolk supply×2", "supply×3 friman.islanders", heroes=BOTH, city=""
    )
    told = fought(game, "attack r1c2 p2", "lay weapon.barfolk", "lay lord.barfolk")
    assert told[1].startswith("p2: retreat ")
    assert heroes(game, "p2") not in ("- -", "r1c2 -")


def test_a_hero_that_cannot_retreat_surrenders_without_cards() -> None:
    game = field("weapon.barfolk lord.barfolk", "friman.islanders", heroes=BOTH, city="")
    told = fought(game, "attack r1c2 p2", "lay weapon.barfolk", "lay lord.barfolk")
    assert told[1:] == ["p2: surrender"]
    assert cards(game, "hand", "p2") == "friman.islanders"
    assert heroes(game, "p2") == "- -"


def test_a_hero_with_its_back_to_the_wall_fights_if_it_may_win() -> None:
    game = field("weapon.barfolk", "friman.islanders", heroes=BOTH, city="")
    told = fought(game, "attack r1c2 p2", "lay weapon.barfolk")
    assert "p2: fight" in told
    assert heroes(game, "p1") == "- -"
    assert heroes(game, "p2") == "r1c2 -"


def test_a_hero_that_stands_by_is_brought_in_where_its_morale_holds_the_city() -> None:
    """B8.7: 3 of the city, 1 of the friman and 1 of the hero are the 5 of the attack."""
    game = field("weapon.barfolk lord.islanders", "friman.islanders", heroes=BOTH)
    told = fought(game, *OPEN)
    assert "p2: join" in told
    assert mark(game, "r1c2") == "p2 3"


def test_a_hero_is_not_brought_into_a_battle_that_is_lost() -> None:
    """B8.7: a hero who does not take part survives the fall of the city."""
    game = field("weapon.barfolk lord.barfolk×2", "chief.islanders×2", heroes=BOTH)
    fought(game, *OPEN)
    assert mark(game, "r1c2") == "p1 3"
    assert heroes(game, "p2") == "r1c2 -"


# The numbers behind it.


def test_what_is_missing_is_seen_from_both_sides() -> None:
    game = field("weapon.barfolk lord.barfolk", "priest.islanders")
    say(game, *OPEN)
    battle = battle_of(game, 0)
    assert battle is not None
    assert missing(game, battle, 0) == 3 - 2 + 1
    say(game, "lay lord.barfolk", "stand", "fight")
    battle = battle_of(game, 1)
    assert battle is not None
    assert missing(game, battle, 1) == 6 - 3


def test_ambush_and_tents_are_within_reach() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "tent.islanders priest.islanders friman.islanders",
        ambush={"p2": "chief.islanders"},
    )
    station(game, "p2", "tent.islanders", "priest.islanders")
    say(game, *OPEN, "lay lord.barfolk", "stand")
    battle = battle_of(game, 1)
    assert battle is not None
    assert reach(game, battle, 1) == 1 + 3
    assert reach(game, battle, 1, ambush=True) == 1 + 3 + 2


def test_nobody_asks_for_more_cards_where_nothing_is_missing() -> None:
    game = neutral("weapon.barfolk lord.barfolk friman.barfolk")
    say(game, *OPEN, "lay lord.barfolk")
    battle = battle_of(game, 0)
    assert battle is not None
    assert next_lay(game, game.asked[0], battle) is None
    assert answered(game) == "p1: stand"


def test_a_player_at_peace_has_no_battle() -> None:
    game = field("weapon.barfolk lord.barfolk")
    say(game, "attack r1c2")
    assert battle_of(game, 0) is battle_of(game, 1) is not None
    assert battle_of(game, 2) is None
