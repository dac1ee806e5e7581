"""Reaction, exchange of plays, result and morale (B8.4, B8.5, B8.6, B8.7)."""

import pytest

from battalia.engine import explain
from battalia.engine.game import Game, Refused
from battlefield import announced, at_war, field, heroes, lacks, mark, spent, station, totals
from positions import asked, cards, draw, offered, say


def opened(
    attack: str = "weapon.barfolk lord.barfolk",
    defence: str = "",
    target: str = "attack r1c2",
    **more: object,
) -> Game:
    """The attacker has laid all these cards and waits for the defender."""
    game = field(attack, defence, **more)  # type: ignore[arg-type]
    say(game, f"p1: {target}")
    for card in attack.split():
        say(game, f"p1: lay {card}")
    say(game, "p1: stand")
    return game


# B8.2: strength.


@pytest.mark.rule("B8.2", "B8.4")
def test_a_card_fights_where_it_has_strength() -> None:
    """A table may have corrected what is printed: a horse that only attacks, a shield that only
    defends."""
    game = field(
        "weapon.barfolk lord.barfolk horse.barfolk shield",
        "friman.islanders horse.islanders",
        corrections="[strength]\nhorse = [1, 0]\nshield = [0, 5]\n",
    )
    say(game, "p1: attack r1c2")
    assert offered(game) == ["lay weapon.barfolk"]
    assert str(explain(game, 0, "lay shield")) == "no-strength (B8.2)"
    say(game, "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert offered(game) == ["lay horse.barfolk", "stand"]
    say(game, "p1: stand", "p2: fight")
    assert offered(game) == ["lay friman.islanders"]
    assert str(explain(game, 1, "lay horse.islanders")) == "no-strength (B8.2)"


@pytest.mark.rule("B8.2", "B8.4")
def test_a_shield_that_has_strength_in_defence_only_is_laid_there() -> None:
    corrected = "[strength]\nshield = [0, 5]\n"
    game = opened(defence="shield", corrections=corrected)
    say(game, "p2: fight", "p2: lay shield")
    assert totals(game) == (6, 3 + 5)


@pytest.mark.rule("B8.2")
def test_a_weapon_without_strength_in_defence_opens_an_attack() -> None:
    game = field("weapon.barfolk lord.barfolk", corrections="[strength]\nweapon = [1, 0]\n")
    say(game, "p1: attack r1c2")
    assert offered(game) == ["lay weapon.barfolk"]


# B8.4: the reaction.


@pytest.mark.rule("B8.4")
def test_the_owner_of_an_attacked_city_fights_or_surrenders_but_does_not_retreat() -> None:
    game = opened(
        defence="friman.islanders supply×3 horse.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    assert asked(game) == ["p2"]
    assert offered(game) == ["fight", "surrender"]


@pytest.mark.rule("B8.4")
def test_the_owner_of_an_attacked_hero_fights_surrenders_or_retreats() -> None:
    game = opened(
        "weapon.barfolk",
        "friman.islanders supply×2",
        "attack r1c2 p2",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    assert offered(game) == ["fight", "surrender", "retreat r1c4"]


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize(
    "hand",
    ["", "supply×3", "tool.islanders amulet.islanders title.islanders scroll.islanders", "hammer"],
)
def test_without_a_layable_card_there_is_no_fight(hand: str) -> None:
    game = opened(defence=hand, heroes={"p1": "r1c2", "p2": "r1c2"})
    assert offered(game) == ["surrender"]
    with pytest.raises(Refused):
        say(game, "p2: fight")


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize("card", ["friman.cloudborn", "weapon.barfolk", "horse.islanders", "sword"])
def test_one_layable_card_in_the_hand_is_enough_to_fight(card: str) -> None:
    game = opened(defence=f"{card} supply")
    assert offered(game) == ["fight", "surrender"]


@pytest.mark.rule("B8.4")
def test_a_layable_card_in_ambush_is_enough_to_fight_and_must_then_be_recalled() -> None:
    game = opened(defence="supply", ambush={"p2": "priest.islanders tool.islanders"})
    assert offered(game) == ["fight", "surrender"]
    say(game, "p2: fight")
    assert offered(game) == ["recall"]
    say(game, "p2: recall")
    assert cards(game, "hand", "p2") == "supply priest.islanders tool.islanders"
    assert offered(game) == ["lay priest.islanders"]


@pytest.mark.rule("B8.4")
def test_ambush_cards_without_strength_do_not_help_to_fight() -> None:
    game = opened(defence="supply", ambush={"p2": "supply tool.islanders"})
    assert offered(game) == ["surrender"]


@pytest.mark.rule("B8.4")
def test_a_layable_card_in_a_tent_is_enough_to_fight() -> None:
    game = field("weapon.barfolk lord.barfolk", "tent.islanders priest.islanders", city="p2 3")
    station(game, "p2", "tent.islanders", "priest.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert "fight" in offered(game)
    say(game, "p2: fight")
    assert offered(game) == ["strike 0"]
    say(game, "p2: strike 0")
    assert offered(game) == ["lay priest.islanders"]
    say(game, "p2: lay priest.islanders")
    assert totals(game) == (6, 6)
    assert cards(game, "shelter", "p2") == "tent.islanders"


@pytest.mark.rule("B8.4")
def test_all_ambush_cards_are_recalled_or_none() -> None:
    ambush = {"p2": "friman.islanders chief.islanders supply"}
    game = opened(defence="lord.islanders", ambush=ambush)
    say(game, "p2: fight")
    assert offered(game) == ["recall", "keep"]
    say(game, "p2: recall")
    assert cards(game, "ambush", "p2") == ""
    assert cards(game, "hand", "p2") == "supply friman.islanders chief.islanders lord.islanders"
    game = opened(defence="lord.islanders", ambush=ambush)
    say(game, "p2: fight", "p2: keep")
    assert cards(game, "ambush", "p2") == "supply friman.islanders chief.islanders"
    assert cards(game, "hand", "p2") == "lord.islanders"


@pytest.mark.rule("B8.4")
def test_the_recall_is_decided_once_before_the_first_card() -> None:
    game = field(
        "weapon.barfolk lord.barfolk×3",
        "lord.islanders×2",
        ambush={"p2": "friman.islanders"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: keep")
    assert "recall" not in offered(game)
    say(game, "p2: lay lord.islanders", "p2: stand")
    say(game, "p1: lay lord.barfolk", "p1: stand")
    assert asked(game) == ["p2"]
    assert "recall" not in offered(game)
    assert cards(game, "ambush", "p2") == "friman.islanders"


@pytest.mark.rule("B8.4")
def test_who_fights_lays_at_least_one_card() -> None:
    game = opened(defence="friman.islanders")
    say(game, "p2: fight")
    assert offered(game) == ["lay friman.islanders"]
    with pytest.raises(Refused):
        say(game, "p2: pass")
    say(game, "p2: lay friman.islanders")
    assert offered(game) == ["pass"]


@pytest.mark.rule("B8.4")
def test_after_a_surrender_the_attacker_wins_at_once() -> None:
    game = opened(defence="lord.islanders×3", ambush={"p2": "lord.islanders"})
    say(game, "p2: surrender")
    assert asked(game) == ["p1"]
    assert not at_war(game)
    assert mark(game, "r1c2") == "p1 3"
    assert heroes(game, "p1") == "r1c2 -"
    assert cards(game, "hand", "p2") == "lord.islanders×3"
    assert cards(game, "ambush", "p2") == "lord.islanders"


@pytest.mark.rule("B8.4")
def test_heroes_that_were_not_attacked_stay_when_their_city_surrenders() -> None:
    game = opened(defence="friman.islanders", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"})
    say(game, "p2: surrender")
    assert mark(game, "r1c2") == "p1 3"
    assert heroes(game, "p2") == "r1c2 r1c2"


@pytest.mark.rule("B8.4")
def test_of_two_heroes_on_the_space_only_the_attacked_one_is_surrendered() -> None:
    game = opened("weapon.barfolk", "", "attack r1c2 p2", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"})
    say(game, "p2: surrender")
    assert sorted(heroes(game, "p2").split()) == ["-", "r1c2"]


@pytest.mark.rule("B8.4")
def test_ambush_cards_cannot_pay_a_retreat() -> None:
    game = opened(
        "weapon.barfolk",
        "supply",
        "attack r1c2 p2",
        heroes={"p1": "r1c2", "p2": "r1c2"},
        ambush={"p2": "supply×2 horse.islanders"},
    )
    assert offered(game) == ["fight", "surrender"]
    say(game, "p2: fight", "p2: recall")
    assert not any(option.startswith("retreat") for option in offered(game))


# B8.5: the exchange.


@pytest.mark.rule("B8.5")
def test_the_defender_has_to_reach_at_least_the_attackers_total() -> None:
    # Weapon 1, lord 4 and morale 1 against level 3.
    game = opened(defence="chief.islanders friman.islanders×2")
    say(game, "p2: fight", "p2: lay chief.islanders")
    assert totals(game) == (6, 5)
    assert "stand" not in offered(game)
    say(game, "p2: lay friman.islanders")
    assert totals(game) == (6, 6)
    assert "stand" in offered(game)
    assert "pass" not in offered(game)


@pytest.mark.rule("B8.5")
def test_then_the_attacker_has_to_exceed_the_defenders_total() -> None:
    game = field("weapon.barfolk lord.barfolk friman.barfolk×2", "priest.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand")
    assert asked(game) == ["p1"]
    assert totals(game) == (6, 6)
    assert "stand" not in offered(game)
    say(game, "p1: lay friman.barfolk")
    assert totals(game) == (7, 6)
    assert "stand" in offered(game)


@pytest.mark.rule("B8.5")
def test_the_plays_go_on_in_turn_until_one_side_passes() -> None:
    game = field("weapon.barfolk lord.barfolk friman.barfolk", "priest.islanders chief.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand")
    say(game, "p1: lay friman.barfolk", "p1: stand")
    assert asked(game) == ["p2"]
    assert offered(game) == ["lay chief.islanders", "pass"]
    say(game, "p2: pass")
    assert not at_war(game)
    assert mark(game, "r1c2") == "p1 3"
    assert cards(game, "hand", "p2") == "chief.islanders"


@pytest.mark.rule("B8.5")
def test_the_attacker_who_passes_loses() -> None:
    game = field("weapon.barfolk lord.barfolk×2", "priest.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand", "p1: pass")
    assert mark(game, "r1c2") == "p2 3"
    assert heroes(game, "p1") == "- -"
    assert cards(game, "hand") == "lord.barfolk"


@pytest.mark.rule("B8.5")
def test_a_side_that_cannot_go_on_has_only_passing_left() -> None:
    game = opened(defence="priest.islanders supply")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand")
    assert offered(game) == ["pass"]


@pytest.mark.rule("B8.5")
def test_a_play_may_go_on_beyond_what_suffices() -> None:
    game = field("weapon.barfolk lord.barfolk×2", "priest.islanders friman.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert offered(game) == ["lay lord.barfolk", "stand"]
    say(game, "p1: lay lord.barfolk")
    assert totals(game) == (10, 3)
    game = opened(defence="priest.islanders friman.islanders")
    say(game, "p2: fight", "p2: lay priest.islanders")
    assert offered(game) == ["lay friman.islanders", "stand"]
    say(game, "p2: lay friman.islanders")
    assert totals(game) == (6, 7)


@pytest.mark.rule("B8.2", "B8.5")
def test_everybody_sees_what_the_side_that_plays_still_needs() -> None:
    game = field("weapon.barfolk lord.barfolk", "priest.islanders friman.islanders")
    say(game, "p1: attack r1c2")
    assert lacks(game) == ("p1", 4), "one more than the city's level"
    say(game, "p1: lay weapon.barfolk")
    assert (totals(game), lacks(game)) == ((2, 3), ("p1", 2))
    say(game, "p1: lay lord.barfolk")
    assert (totals(game), lacks(game)) == ((6, 3), ("p1", 0))
    say(game, "p1: stand")
    assert lacks(game) == ("p2", 3), "as much as the attack"
    say(game, "p2: fight", "p2: lay priest.islanders")
    assert (totals(game), lacks(game)) == ((6, 6), ("p2", 0))
    say(game, "p2: stand")
    assert lacks(game) == ("p1", 1)


@pytest.mark.rule("B8.5")
def test_nothing_laid_is_taken_back_and_who_stops_short_has_passed() -> None:
    game = opened(defence="friman.islanders×2 lord.islanders")
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: lay friman.islanders")
    assert offered(game) == ["lay lord.islanders", "pass"]
    say(game, "p2: pass")
    assert mark(game, "r1c2") == "p1 3"
    assert cards(game, "shelter", "p2") == "friman.islanders×2"
    assert cards(game, "hand", "p2") == "lord.islanders"


@pytest.mark.rule("B8.5")
def test_a_play_is_laying_transforming_opening_a_tent_and_bringing_in_a_hero() -> None:
    game = field(
        "weapon.barfolk lord.barfolk×2",
        "friman.islanders tent.islanders chief.islanders title.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    station(game, "p2", "tent.islanders", "chief.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay friman.islanders")
    assert offered(game) == ["use title.islanders", "strike 0", "join", "pass"]
    say(game, "p2: join", "p2: strike 0", "p2: lay chief.islanders")
    assert totals(game) == (6, 7)
    say(game, "p2: use title.islanders", "p2: promote chief.islanders 1")
    draw(game)
    assert totals(game) == (6, 8)
    assert "stand" in offered(game)


@pytest.mark.rule("B8.5")
def test_the_attacker_opens_a_tent_in_a_later_play() -> None:
    game = field("weapon.barfolk lord.barfolk tent.barfolk chief.barfolk", "priest.islanders")
    station(game, "p1", "tent.barfolk", "chief.barfolk")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand")
    assert offered(game) == ["strike 0", "pass"]
    say(game, "p1: strike 0", "p1: lay chief.barfolk")
    assert totals(game) == (8, 6)
    assert cards(game, "shelter") == "tent.barfolk"


@pytest.mark.rule("B8.5")
def test_only_the_defender_brings_in_heroes_during_the_battle() -> None:
    game = field(
        "weapon.barfolk lord.barfolk friman.barfolk",
        "priest.islanders",
        heroes={"p1": "r1c2 r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert "join" not in offered(game)
    say(game, "p1: stand", "p2: fight", "p2: lay priest.islanders")
    assert "join" not in offered(game)
    say(game, "p2: stand")
    assert "join" not in offered(game)
    assert totals(game) == (6, 6)


@pytest.mark.rule("B8.5")
@pytest.mark.parametrize("die", [4, 5])
def test_the_defenders_first_card_counts_as_laid_even_if_an_amulet_removes_it(die: int) -> None:
    game = opened(defence="friman.islanders amulet.islanders lord.islanders")
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: use amulet.islanders")
    say(game, "p2: on friman.islanders", f"chance: roll {die}")
    assert totals(game) == (6, 3)
    assert offered(game) == ["lay lord.islanders", "pass"]
    say(game, "p2: pass")
    assert mark(game, "r1c2") == "p1 3"


@pytest.mark.rule("B8.5")
def test_a_hero_alone_is_no_first_play_of_the_defender() -> None:
    # Weapon 1 and morale 1 against level 1; the hero would bring nothing without a card.
    game = opened(
        "weapon.barfolk",
        "friman.islanders",
        city="p2 1",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p2: fight", "p2: join")
    assert totals(game) == (2, 1)
    assert offered(game) == ["lay friman.islanders"]
    say(game, "p2: lay friman.islanders")
    assert totals(game) == (2, 3)


@pytest.mark.rule("B8.5")
def test_later_a_hero_alone_may_do_for_the_defender() -> None:
    game = field(
        "weapon.barfolk lord.barfolk friman.barfolk",
        "priest.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand")
    say(game, "p1: lay friman.barfolk", "p1: stand")
    assert totals(game) == (7, 6)
    assert offered(game) == ["join", "pass"]
    say(game, "p2: join")
    assert totals(game) == (7, 7)
    say(game, "p2: stand")
    assert offered(game) == ["pass"]


@pytest.mark.rule("B8.5")
def test_later_a_transformation_alone_may_do_for_the_attacker() -> None:
    game = field("weapon.barfolk chief.barfolk title.barfolk", "friman.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay chief.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: stand")
    assert totals(game) == (4, 4)
    say(game, "p1: use title.barfolk", "p1: promote chief.barfolk 1")
    draw(game)
    assert totals(game) == (5, 4)
    assert offered(game) == ["stand"]
    say(game, "p1: stand")
    assert offered(game) == ["pass"]


@pytest.mark.rule("B8.5")
def test_later_a_transformation_alone_may_do_for_the_defender() -> None:
    game = field("weapon.barfolk lord.barfolk friman.barfolk", "priest.islanders title.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: stand")
    say(game, "p1: lay friman.barfolk", "p1: stand")
    say(game, "p2: use title.islanders", "p2: promote priest.islanders 1")
    draw(game)
    assert totals(game) == (7, 7)
    assert offered(game) == ["stand"]
    say(game, "p2: stand")
    assert asked(game) == ["p1"]


@pytest.mark.rule("B8.5")
def test_the_totals_are_announced_with_every_play() -> None:
    game = field("weapon.barfolk lord.barfolk friman.barfolk", "priest.islanders")
    say(game, "p1: attack r1c2")
    assert announced(say(game, "p1: lay weapon.barfolk")) == (2, 3)
    assert announced(say(game, "p1: lay lord.barfolk", "p1: stand")) == (6, 3)
    say(game, "p2: fight")
    assert announced(say(game, "p2: lay priest.islanders", "p2: stand")) == (6, 6)
    assert announced(say(game, "p1: lay friman.barfolk", "p1: stand")) == (7, 6)


# B8.6: the result.


@pytest.mark.rule("B8.6")
def test_a_tie_goes_to_the_defender() -> None:
    game = opened(defence="priest.islanders")
    say(game, "p2: fight", "p2: lay priest.islanders")
    assert totals(game) == (6, 6)
    say(game, "p2: stand", "p1: pass")
    assert mark(game, "r1c2") == "p2 3"
    assert heroes(game, "p1") == "- -"


@pytest.mark.rule("B8.6")
def test_a_tie_of_heroes_goes_to_the_attacked_one() -> None:
    game = opened(
        "weapon.barfolk",
        "friman.islanders",
        "attack r1c2 p2",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p2: fight", "p2: lay friman.islanders")
    assert totals(game) == (2, 2)
    say(game, "p2: stand", "p1: pass")
    assert (heroes(game, "p1"), heroes(game, "p2")) == ("- -", "r1c2 -")


@pytest.mark.rule("B8.6")
def test_the_higher_total_wins() -> None:
    game = opened(defence="chief.islanders")
    say(game, "p2: fight", "p2: lay chief.islanders")
    assert totals(game) == (6, 5)
    say(game, "p2: pass")
    assert mark(game, "r1c2") == "p1 3"
    assert heroes(game, "p1") == "r1c2 -"
    game = opened(defence="lord.islanders")
    say(game, "p2: fight", "p2: lay lord.islanders")
    assert totals(game) == (6, 7)
    say(game, "p2: stand", "p1: pass")
    assert mark(game, "r1c2") == "p2 3"
    assert heroes(game, "p1") == "- -"


# B8.7: morale.


@pytest.mark.rule("B8.7")
def test_each_participating_hero_of_the_attacker_adds_one() -> None:
    for n, total in ((1, 2), (2, 3)):
        game = field("weapon.barfolk lord.barfolk", heroes={"p1": "r1c2 r1c2"})
        say(game, "p1: attack r1c2", f"p1: with {n}", "p1: lay weapon.barfolk")
        assert totals(game) == (total, 3)


@pytest.mark.rule("B8.7")
def test_each_hero_that_the_defender_brings_in_adds_one() -> None:
    game = opened(
        "weapon.barfolk lord.barfolk",
        "friman.islanders×2",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
    )
    say(game, "p2: fight", "p2: lay friman.islanders")
    assert totals(game) == (6, 4)
    say(game, "p2: join")
    assert totals(game) == (6, 5)
    say(game, "p2: join")
    assert totals(game) == (6, 6)
    assert "join" not in offered(game)


@pytest.mark.rule("B8.7")
def test_a_card_of_another_faction_ends_morale_whoever_laid_it_first() -> None:
    game = field("weapon.barfolk friman.cloudborn lord.barfolk", city="p2 4")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, 4)
    say(game, "p1: lay friman.cloudborn")
    assert totals(game) == (2, 4)
    say(game, "p1: lay lord.barfolk")
    assert totals(game) == (6, 4)
    foreign = field("weapon.cloudborn lord.barfolk", city="p2 4")
    say(foreign, "p1: attack r1c2", "p1: lay weapon.cloudborn", "p1: lay lord.barfolk")
    assert totals(foreign) == (5, 4)


@pytest.mark.rule("B8.7")
def test_a_foreign_card_ends_the_defenders_morale_too() -> None:
    game = opened(
        defence="friman.islanders friman.barfolk", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"}
    )
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: join", "p2: join")
    assert totals(game) == (6, 6)
    say(game, "p2: lay friman.barfolk")
    assert totals(game) == (6, 5)


@pytest.mark.rule("B8.7")
def test_the_other_sides_cards_do_not_touch_morale() -> None:
    game = opened(defence="friman.cloudborn")
    say(game, "p2: fight", "p2: lay friman.cloudborn")
    assert totals(game) == (6, 4)


@pytest.mark.rule("B8.7")
def test_a_neutral_card_ends_morale() -> None:
    game = field("weapon.barfolk supply amulet.barfolk", city="p2 4")
    say(game, "p1: use amulet.barfolk", "p1: on supply", "chance: roll 6")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, 4)
    say(game, "p1: lay @supply=lord")
    assert totals(game) == (5, 4)


@pytest.mark.rule("B8.7")
def test_morale_comes_back_when_the_foreign_card_no_longer_lies_there() -> None:
    game = field("weapon.barfolk lord.barfolk friman.cloudborn scroll.islanders", city="p2 4")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay friman.cloudborn")
    say(game, "p1: lay lord.barfolk")
    assert totals(game) == (6, 4)
    say(game, "p1: use scroll.islanders", "p1: convert friman.cloudborn barfolk")
    assert totals(game) == (7, 4)
    removed = field("weapon.barfolk lord.barfolk friman.cloudborn amulet.islanders", city="p2 4")
    say(removed, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay friman.cloudborn")
    say(removed, "p1: lay lord.barfolk", "p1: use amulet.islanders", "p1: on friman.cloudborn")
    say(removed, "chance: roll 5")
    assert totals(removed) == (6, 4)


@pytest.mark.rule("B8.7", "B6.3")
def test_a_universal_card_keeps_morale_and_is_enough_for_it() -> None:
    game = field("sword friman.barfolk", city="p2 4")
    say(game, "p1: attack r1c2", "p1: lay sword")
    assert totals(game) == (6, 4)
    say(game, "p1: lay friman.barfolk")
    assert totals(game) == (7, 4)


@pytest.mark.rule("B8.7", "B6.4")
def test_the_shield_adds_five_and_keeps_the_defenders_morale() -> None:
    game = opened(defence="shield", heroes={"p1": "r1c2", "p2": "r1c2"})
    say(game, "p2: fight", "p2: lay shield")
    assert totals(game) == (6, 8)
    say(game, "p2: join")
    assert totals(game) == (6, 9)


@pytest.mark.rule("B8.7", "B6.3")
def test_the_sword_adds_only_one_in_defence() -> None:
    game = opened(defence="sword")
    say(game, "p2: fight", "p2: lay sword")
    assert totals(game) == (6, 4)


@pytest.mark.rule("B8.7")
def test_there_is_no_morale_while_the_line_is_empty() -> None:
    game = opened(
        "weapon.barfolk",
        "friman.islanders amulet.islanders",
        "attack r1c2 p2",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
    )
    assert totals(game) == (2, 0)
    say(game, "p2: fight", "p2: join")
    assert totals(game) == (2, 0)
    say(game, "p2: lay friman.islanders")
    assert totals(game) == (2, 3)
    say(game, "p2: use amulet.islanders", "p2: on friman.islanders", "chance: roll 5")
    assert totals(game) == (2, 0)


@pytest.mark.rule("B8.7")
def test_an_attacked_hero_always_takes_part() -> None:
    game = opened(
        "weapon.barfolk",
        "friman.islanders",
        "attack r1c2 p2",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p2: fight")
    assert offered(game) == ["lay friman.islanders"]
    say(game, "p2: lay friman.islanders")
    assert totals(game) == (2, 2)
    assert "join" not in offered(game)


@pytest.mark.rule("B8.7")
def test_of_two_heroes_only_the_named_one_is_attacked_and_the_other_may_be_brought_in() -> None:
    for brought_in, total, left in ((False, 2, ["-", "r1c2"]), (True, 3, ["-", "-"])):
        game = opened(
            "weapon.barfolk chief.barfolk",
            "friman.islanders",
            "attack r1c2 p2",
            heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
        )
        say(game, "p2: fight", "p2: lay friman.islanders")
        if brought_in:
            say(game, "p2: join")
        assert totals(game) == (4, total)
        say(game, "p2: pass")
        assert sorted(heroes(game, "p2").split()) == left


@pytest.mark.rule("B8.7")
def test_the_defender_brings_in_heroes_at_any_play_but_only_from_the_battlefield() -> None:
    game = field(
        "weapon.barfolk lord.barfolk×2",
        "priest.islanders×2 friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c3"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight")
    assert "join" in offered(game)
    say(game, "p2: lay priest.islanders", "p2: stand", "p1: lay lord.barfolk", "p1: stand")
    assert "join" in offered(game)
    say(game, "p2: lay priest.islanders", "p2: join")
    assert totals(game) == (10, 10)
    assert "join" not in offered(game)


@pytest.mark.rule("B8.7")
def test_an_allied_looking_hero_of_a_third_player_is_not_brought_in() -> None:
    game = opened(defence="friman.islanders", heroes={"p1": "r1c2", "p3": "r1c2"})
    say(game, "p2: fight")
    assert offered(game) == ["lay friman.islanders"]


@pytest.mark.rule("B8.7")
def test_a_hero_not_brought_in_survives_whatever_happens_to_the_city() -> None:
    game = opened(defence="friman.islanders", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"})
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: join", "p2: pass")
    assert mark(game, "r1c2") == "p1 3"
    assert sorted(heroes(game, "p2").split()) == ["-", "r1c2"]
    game = opened(defence="friman.islanders", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"})
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: pass")
    assert mark(game, "r1c2") == "p1 3"
    assert heroes(game, "p2") == "r1c2 r1c2"
    assert spent(game) == "weapon.barfolk lord.barfolk"
