"""Artefacts in battle (B8.12)."""

import pytest

from battalia.engine import explain
from battalia.engine.events import BattleEnded
from battalia.engine.game import Game, Refused
from battalia.engine.terms import FACTION
from battlefield import at_war, field, heroes, mark, spent, station, totals
from positions import cards, draw, offered, say


def uses(game: Game) -> list[str]:
    return [option for option in offered(game) if option.startswith("use")]


def opened(attack: str, laid: str, defence: str = "", **more: object) -> Game:
    """p1 holds ``attack``, has laid ``laid`` and may still go on."""
    game = field(attack, defence, **more)  # type: ignore[arg-type]
    say(game, "p1: attack r1c2")
    for card in laid.split():
        say(game, f"p1: lay {card}")
    return game


# Weapons and horses.


@pytest.mark.rule("B8.12", "B5.4", "B5.9")
def test_weapons_and_horses_add_one_each_in_any_number() -> None:
    game = opened(
        "weapon.barfolk×3 horse.barfolk×2",
        "weapon.barfolk weapon.barfolk weapon.barfolk horse.barfolk horse.barfolk",
    )
    assert totals(game) == (6, 3)
    game = field("sword", "weapon.islanders×2 horse.islanders")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight")
    say(game, "p2: lay weapon.islanders", "p2: lay weapon.islanders", "p2: lay horse.islanders")
    assert totals(game) == (6, 6)


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_horse_adds_two_for_attacker_and_defender() -> None:
    game = field("weapon.barfolk lord.barfolk horse.barfolk", "horse.islanders", day=7)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay horse.barfolk 2")
    assert totals(game) == (4, 3)
    say(game, "p1: stand", "p2: fight", "p2: lay horse.islanders 2")
    assert totals(game) == (4, 5)


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_horse_rides_and_adds_one_in_the_battle() -> None:
    game = field(
        "weapon.barfolk horse.barfolk lord.barfolk", city="p2 3", heroes={"p1": "r1c3"}, day=7
    )
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 west", "p1: halt")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay @horse.barfolk")
    assert totals(game) == (3, 3)
    assert not any("horse" in option for option in offered(game))


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_horse_adds_one_in_the_battle_and_rides_afterwards() -> None:
    game = field("weapon.barfolk horse.barfolk chief.barfolk", city="p2 4", day=7)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay horse.barfolk 1")
    say(game, "p1: lay chief.barfolk")
    assert totals(game) == (5, 4)
    say(game, "p1: stand", "p2: surrender", "p1: ride 1 @horse.barfolk", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c3 -"
    say(game, "p1: halt", "p1: end")
    assert sorted(cards(game, "shelter").split()) == [
        "chief.barfolk",
        "horse.barfolk",
        "weapon.barfolk",
    ]


# Amulets.


@pytest.mark.rule("B8.12", "B5.5")
@pytest.mark.parametrize(("die", "total"), [(1, 4), (2, 6), (3, 8)])
def test_amulet_two_and_three_multiply_the_strength_and_one_does_nothing(
    die: int, total: int
) -> None:
    game = opened("weapon.barfolk chief.barfolk amulet.cloudborn", "weapon.barfolk chief.barfolk")
    assert totals(game) == (4, 3)
    say(game, "p1: use amulet.cloudborn", "p1: on chief.barfolk", f"chance: roll {die}")
    assert totals(game) == (total, 3)
    say(game, "p1: stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk chief.barfolk amulet.cloudborn"


@pytest.mark.rule("B8.12", "B5.5")
def test_amulet_four_removes_the_card_to_ambush_and_the_amulet_to_the_shelter() -> None:
    game = opened("weapon.barfolk lord.barfolk amulet.barfolk", "weapon.barfolk lord.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on lord.barfolk", "chance: roll 4")
    assert totals(game) == (2, 3)
    assert cards(game, "ambush") == "lord.barfolk"
    assert cards(game, "shelter") == "amulet.barfolk"
    assert offered(game) == ["pass"]


@pytest.mark.rule("B8.12", "B5.5")
def test_amulet_four_makes_room_in_a_full_ambush_first() -> None:
    game = field(
        "sword",
        "lord.islanders amulet.islanders",
        ambush={"p2": "friman.islanders supply×2"},
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight", "p2: keep")
    say(game, "p2: lay lord.islanders", "p2: use amulet.islanders", "p2: on lord.islanders")
    say(game, "chance: roll 4")
    assert offered(game) == ["drop supply", "drop friman.islanders"]
    say(game, "p2: drop supply")
    assert cards(game, "ambush", "p2") == "supply friman.islanders lord.islanders"
    assert cards(game, "shelter", "p2") == "supply amulet.islanders"
    assert totals(game) == (6, 3)
    assert offered(game) == ["pass"]


@pytest.mark.rule("B8.12", "B5.5")
def test_amulet_five_removes_the_card_and_the_amulet_to_the_shelter() -> None:
    game = opened("weapon.barfolk lord.barfolk amulet.barfolk", "weapon.barfolk lord.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on lord.barfolk", "chance: roll 5")
    assert totals(game) == (2, 3)
    assert cards(game, "ambush") == ""
    assert cards(game, "shelter") == "lord.barfolk amulet.barfolk"
    assert at_war(game)


@pytest.mark.rule("B8.12", "B5.5")
def test_amulet_six_makes_the_card_any_fighting_type_usually_a_lord() -> None:
    game = opened("weapon.barfolk friman.barfolk amulet.barfolk", "weapon.barfolk friman.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 6")
    assert set(offered(game)) == {
        "as friman",
        "as chief",
        "as priest",
        "as lord",
        "as weapon",
        "as horse",
    }
    say(game, "p1: as lord")
    assert totals(game) == (6, 3)
    # The faction stays the card's own.
    game = opened(
        "weapon.barfolk friman.cloudborn amulet.barfolk", "weapon.barfolk friman.cloudborn"
    )
    say(game, "p1: use amulet.barfolk", "p1: on friman.cloudborn", "chance: roll 6", "p1: as lord")
    assert totals(game) == (5, 3)


@pytest.mark.rule("B8.12", "B5.5", "B11.4")
def test_an_amulet_multiplies_an_illuminated_weapon() -> None:
    game = field("weapon.barfolk lord.barfolk amulet.barfolk", "priest.islanders×2", day=2)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk 2", "p1: lay lord.barfolk", "p1: stand")
    assert totals(game) == (7, 3)
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: lay priest.islanders", "p2: stand")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 3")
    assert totals(game) == (11, 9)


@pytest.mark.rule("B8.12", "B5.5")
def test_an_amulet_in_battle_never_touches_a_great_artefact() -> None:
    game = opened("sword amulet.barfolk friman.barfolk", "sword", "lord.islanders")
    assert uses(game) == []
    say(game, "p1: stand", "p2: fight", "p2: lay lord.islanders", "p2: stand")
    assert uses(game) == []
    say(game, "p1: lay friman.barfolk", "p1: use amulet.barfolk")
    assert offered(game) == ["on friman.barfolk"]


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_amulet_rolls_for_two_different_cards_of_the_line() -> None:
    game = opened(
        "weapon.barfolk friman.barfolk chief.barfolk amulet.islanders",
        "weapon.barfolk friman.barfolk chief.barfolk",
        day=3,
    )
    say(game, "p1: use amulet.islanders", "p1: on friman.barfolk", "chance: roll 2")
    assert totals(game) == (6, 3)
    say(game, "p1: use @amulet.islanders")
    assert offered(game) == ["on chief.barfolk"]
    say(game, "p1: on chief.barfolk", "chance: roll 3")
    assert totals(game) == (10, 3)
    assert uses(game) == []


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_amulet_stays_until_both_rolls_are_done_even_on_a_five() -> None:
    game = opened(
        "weapon.barfolk friman.barfolk chief.barfolk amulet.islanders",
        "weapon.barfolk friman.barfolk chief.barfolk",
        day=3,
    )
    say(game, "p1: use amulet.islanders", "p1: on friman.barfolk", "chance: roll 5")
    assert cards(game, "shelter") == "friman.barfolk"
    say(game, "p1: use @amulet.islanders", "p1: on chief.barfolk", "chance: roll 2")
    assert totals(game) == (6, 3)


@pytest.mark.rule("B8.12", "B5.5", "B11.4")
def test_a_roll_of_one_does_nothing_to_a_weapon_whose_other_copy_was_used_before() -> None:
    # One copy of the illuminated weapon hires a hero, the other opens the attack with +1.
    game = field("weapon.barfolk supply×2 chief.barfolk amulet.barfolk", "friman.islanders", day=2)
    say(game, "p1: hero r1c0", "p1: attack r1c2", "p1: lay @weapon.barfolk")
    say(game, "p1: lay chief.barfolk", "p1: stand")
    assert totals(game) == (4, 3)
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: stand", "p1: use amulet.barfolk")
    say(game, "p1: on weapon.barfolk", "chance: roll 1")
    assert totals(game) == (4, 4)


@pytest.mark.rule("B8.12", "B5.5", "B11.4")
def test_a_roll_of_one_does_nothing_to_a_horse_that_was_ridden_before() -> None:
    game = field(
        "weapon.barfolk horse.barfolk chief.barfolk amulet.barfolk",
        heroes={"p1": "r1c3"},
        day=7,
    )
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 west", "p1: halt", "p1: attack r1c2")
    say(game, "p1: lay weapon.barfolk", "p1: lay @horse.barfolk", "p1: lay chief.barfolk")
    assert totals(game) == (5, 3)
    say(game, "p1: use amulet.barfolk")
    say(game, "p1: on horse.barfolk", "chance: roll 1")
    assert totals(game) == (5, 3)


# Titles and scrolls.


@pytest.mark.rule("B8.12", "B5.6")
def test_a_title_promotes_a_card_of_the_line_which_counts_at_once() -> None:
    game = opened("weapon.barfolk chief.barfolk title.cloudborn", "weapon.barfolk chief.barfolk")
    say(game, "p1: use title.cloudborn")
    assert offered(game) == ["promote chief.barfolk 1"]
    say(game, "p1: promote chief.barfolk 1")
    draw(game)
    assert totals(game) == (5, 3)
    say(game, "p1: stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk priest.barfolk title.cloudborn"


@pytest.mark.rule("B8.12", "B8.7")
def test_a_card_promoted_to_another_faction_ends_morale_at_once() -> None:
    game = opened(
        "weapon.barfolk chief.barfolk title.barfolk",
        "weapon.barfolk chief.barfolk",
        shelter={"p3": "priest.barfolk×4"},
        tops={"priest": "emberians"},
    )
    assert totals(game) == (4, 3)
    say(game, "p1: use title.barfolk", "p1: promote chief.barfolk 1")
    draw(game)
    assert totals(game) == (4, 3)


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_title_promotes_one_card_by_two_ranks_or_two_by_one() -> None:
    hand, laid = (
        "weapon.barfolk friman.barfolk chief.barfolk title.cloudborn",
        "weapon.barfolk friman.barfolk chief.barfolk",
    )
    game = opened(hand, laid, day=4)
    say(game, "p1: use title.cloudborn", "p1: promote chief.barfolk 2")
    draw(game)
    assert totals(game) == (7, 3)
    assert uses(game) == []
    game = opened(hand, laid, day=4)
    say(game, "p1: use title.cloudborn", "p1: promote chief.barfolk 1")
    draw(game)
    say(game, "p1: use @title.cloudborn", "p1: promote friman.barfolk 1")
    draw(game)
    assert totals(game) == (7, 3)
    assert uses(game) == []


@pytest.mark.rule("B8.12", "B5.7")
def test_a_scroll_converts_a_card_of_the_line_which_counts_at_once() -> None:
    game = opened(
        "weapon.barfolk chief.cloudborn scroll.emberians", "weapon.barfolk chief.cloudborn"
    )
    assert totals(game) == (3, 3)
    say(game, "p1: use scroll.emberians", "p1: convert chief.cloudborn barfolk")
    draw(game)
    assert totals(game) == (4, 3)
    say(game, "p1: stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk chief.barfolk scroll.emberians"


@pytest.mark.rule("B8.12", "B5.7")
def test_a_scroll_converts_a_horse_of_the_defenders_line() -> None:
    game = field(
        "weapon.barfolk chief.barfolk",
        "horse.cloudborn scroll.emberians",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay chief.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay horse.cloudborn", "p2: join")
    assert totals(game) == (4, 4)
    say(game, "p2: use scroll.emberians", "p2: convert horse.cloudborn islanders")
    assert totals(game) == (4, 5)


@pytest.mark.rule("B8.12", "B5.7")
def test_a_scroll_without_a_card_of_the_named_faction_brings_the_top_card_into_the_line() -> None:
    game = opened(
        "weapon.barfolk lord.barfolk horse.cloudborn scroll.emberians",
        "weapon.barfolk lord.barfolk horse.cloudborn",
        shelter={"p3": "horse.barfolk×3 horse.islanders×3"},
        fill=11,
    )
    assert totals(game) == (6, 3)
    say(game, "p1: use scroll.emberians", "p1: convert horse.cloudborn barfolk")
    assert offered(game) == ["draw horse.emberians", "draw horse.cloudborn"]
    say(game, "chance: draw horse.emberians")
    assert totals(game) == (6, 3)
    say(game, "p1: stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk lord.barfolk horse.emberians scroll.emberians"


@pytest.mark.rule("B8.12", "B5.7", "B9.2")
def test_a_card_is_converted_in_battle_also_in_a_deck_of_ten_cards() -> None:
    # The smallest deck that there can be; while the top card is drawn the old one is gone.
    game = opened(
        "weapon.barfolk lord.barfolk horse.cloudborn scroll.emberians",
        "weapon.barfolk lord.barfolk horse.cloudborn",
        shelter={"p3": "horse.barfolk×3"},
        fill=10,
    )
    say(game, "p1: use scroll.emberians", "p1: convert horse.cloudborn barfolk")
    say(game, "chance: draw horse.islanders")
    assert game.deck_size(0) == 10


@pytest.mark.rule("B8.12", "B11.4")
def test_an_illuminated_scroll_converts_two_cards_of_the_line() -> None:
    game = opened(
        "weapon.barfolk chief.cloudborn friman.emberians scroll.islanders",
        "weapon.barfolk chief.cloudborn friman.emberians",
        day=5,
    )
    assert totals(game) == (4, 3)
    say(game, "p1: use scroll.islanders", "p1: convert chief.cloudborn barfolk")
    draw(game)
    assert totals(game) == (4, 3)
    say(game, "p1: use @scroll.islanders", "p1: convert friman.emberians barfolk")
    draw(game)
    assert totals(game) == (5, 3)
    assert uses(game) == []


@pytest.mark.rule("B8.12", "B5.7", "B11.4")
def test_an_illuminated_scroll_converts_a_card_of_the_line_and_turns_itself_afterwards() -> None:
    game = opened(
        "weapon.barfolk lord.cloudborn scroll.islanders", "weapon.barfolk lord.cloudborn", day=5
    )
    say(game, "p1: use scroll.islanders")
    assert str(explain(game, 0, "turn-itself emberians")) == "no-turning-itself (B5.7)"
    say(game, "p1: convert lord.cloudborn barfolk")
    draw(game)
    say(game, "p1: stand", "p2: surrender", "p1: use @scroll.islanders")
    assert "turn-itself emberians" in offered(game)


@pytest.mark.rule("B8.12")
def test_transforming_artefacts_lie_outside_the_line_without_strength_or_effect_on_morale() -> None:
    game = opened(
        "weapon.barfolk chief.barfolk friman.barfolk priest.barfolk "
        "title.cloudborn amulet.islanders scroll.emberians",
        "weapon.barfolk chief.barfolk friman.barfolk priest.barfolk",
    )
    assert totals(game) == (8, 3)
    say(game, "p1: use amulet.islanders", "p1: on friman.barfolk", "chance: roll 1")
    assert totals(game) == (8, 3)
    say(game, "p1: use title.cloudborn", "p1: promote chief.barfolk 1")
    draw(game)
    assert totals(game) == (9, 3)


@pytest.mark.rule("B8.12")
def test_the_card_under_the_transforming_artefact_may_have_been_laid_in_an_earlier_play() -> None:
    game = opened(
        "weapon.barfolk chief.barfolk title.cloudborn",
        "weapon.barfolk chief.barfolk",
        "friman.islanders amulet.islanders",
    )
    say(game, "p1: stand", "p2: fight", "p2: lay friman.islanders", "p2: stand")
    say(game, "p1: use title.cloudborn", "p1: promote chief.barfolk 1")
    draw(game)
    say(game, "p1: stand", "p2: use amulet.islanders", "p2: on friman.islanders", "chance: roll 2")
    assert totals(game) == (5, 5)


@pytest.mark.rule("B8.12")
def test_only_cards_of_the_own_line_are_transformed_not_hand_cards_or_the_enemys() -> None:
    game = opened(
        "weapon.barfolk lord.barfolk friman.barfolk title.barfolk scroll.barfolk amulet.barfolk",
        "weapon.barfolk",
        "friman.islanders title.islanders scroll.islanders amulet.islanders",
    )
    # While only the opening weapon lies there, nothing can be transformed.
    assert uses(game) == []
    say(game, "p1: lay lord.barfolk", "p1: stand", "p2: fight")
    assert uses(game) == []
    say(game, "p2: lay friman.islanders", "p2: use amulet.islanders")
    assert offered(game) == ["on friman.islanders"]


@pytest.mark.rule("B8.12", "B5.1")
def test_no_card_of_the_line_is_affected_by_two_artefacts() -> None:
    game = opened(
        "weapon.barfolk chief.barfolk title.barfolk amulet.barfolk scroll.barfolk",
        "weapon.barfolk chief.barfolk",
    )
    say(game, "p1: use title.barfolk", "p1: promote chief.barfolk 1")
    draw(game)
    assert uses(game) == []


@pytest.mark.rule("B8.12", "B5.1")
def test_a_card_affected_before_the_battle_is_not_transformed_in_it() -> None:
    game = field("weapon.barfolk friman.barfolk amulet.barfolk title.barfolk chief.barfolk")
    say(game, "p1: use title.barfolk", "p1: promote friman.barfolk 1")
    draw(game)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay @chief.barfolk")
    assert totals(game) == (4, 3)
    assert uses(game) == []
    say(game, "p1: lay chief.barfolk")
    assert uses(game) == ["use amulet.barfolk"]
    say(game, "p1: use amulet.barfolk", "p1: on chief.barfolk", "chance: roll 5")
    assert cards(game, "shelter") == "chief.barfolk amulet.barfolk"
    say(game, "p1: stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk chief.barfolk"


@pytest.mark.rule("B8.12")
def test_cards_transformed_before_fight_with_their_copies() -> None:
    game = field("weapon.barfolk friman.barfolk amulet.barfolk", city="p2 3")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 3")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay @friman.barfolk 2")
    assert totals(game) == (4, 3)
    say(game, "p1: lay @friman.barfolk")
    assert totals(game) == (5, 3)


# The opening weapon.


@pytest.mark.rule("B8.12")
def test_the_opening_weapon_is_not_transformed_while_opening_but_a_second_one_is() -> None:
    game = opened(
        "weapon.barfolk×2 amulet.barfolk scroll.barfolk lord.barfolk", "weapon.barfolk lord.barfolk"
    )
    say(game, "p1: use amulet.barfolk")
    assert offered(game) == ["on lord.barfolk"]
    game = opened("weapon.barfolk×2 amulet.barfolk", "weapon.barfolk weapon.barfolk", city="p2 4")
    say(game, "p1: use amulet.barfolk")
    assert offered(game) == ["on weapon.barfolk"]
    say(game, "p1: on weapon.barfolk", "chance: roll 3")
    assert totals(game) == (5, 4)
    assert uses(game) == []


@pytest.mark.rule("B8.12")
def test_the_opening_weapon_may_be_transformed_before_the_attack_is_declared() -> None:
    game = field("weapon.barfolk amulet.barfolk", city="p2 3")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 3")
    say(game, "p1: attack r1c2", "p1: lay @weapon.barfolk 3")
    assert totals(game) == (4, 3)
    turned = field("weapon.cloudborn scroll.barfolk friman.barfolk", city="p2 2")
    assert "attack r1c2" not in offered(turned)
    say(turned, "p1: use scroll.barfolk", "p1: convert weapon.cloudborn barfolk")
    say(turned, "p1: attack r1c2", "p1: lay @weapon.barfolk", "p1: lay friman.barfolk")
    assert totals(turned) == (3, 2)


@pytest.mark.rule("B8.12")
def test_the_opening_weapon_may_be_transformed_in_a_later_play() -> None:
    game = opened(
        "weapon.barfolk chief.barfolk amulet.barfolk",
        "weapon.barfolk chief.barfolk",
        "friman.islanders",
    )
    say(game, "p1: stand", "p2: fight", "p2: lay friman.islanders", "p2: stand")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 2")
    assert totals(game) == (5, 4)
    turned = opened(
        "weapon.cloudborn priest.barfolk scroll.islanders",
        "weapon.cloudborn priest.barfolk",
        "friman.islanders",
    )
    say(turned, "p1: stand", "p2: fight", "p2: lay friman.islanders", "p2: stand")
    assert totals(turned) == (4, 4)
    say(turned, "p1: use scroll.islanders", "p1: convert weapon.cloudborn barfolk")
    assert totals(turned) == (5, 4)


@pytest.mark.rule("B8.12")
def test_if_the_opening_weapon_leaves_the_line_the_battle_goes_on() -> None:
    game = opened(
        "weapon.barfolk chief.barfolk friman.barfolk×2 amulet.barfolk",
        "weapon.barfolk chief.barfolk",
        "friman.islanders",
    )
    say(game, "p1: stand", "p2: fight", "p2: lay friman.islanders", "p2: stand")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 5")
    assert totals(game) == (3, 4)
    assert cards(game, "shelter") == "weapon.barfolk amulet.barfolk"
    say(game, "p1: lay friman.barfolk", "p1: lay friman.barfolk")
    assert totals(game) == (5, 4)
    say(game, "p1: stand", "p2: pass")
    assert mark(game, "r1c2") == "p1 3"


@pytest.mark.rule("B8.12", "B8.13")
def test_a_lone_opening_weapon_that_leaves_takes_the_morale_with_it() -> None:
    game = field(
        "weapon.barfolk amulet.barfolk friman.barfolk",
        "friman.cloudborn",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: fight")
    say(game, "p2: lay friman.cloudborn", "p2: pass")
    assert heroes(game, "p2") == "- -"
    game = field(
        "weapon.barfolk amulet.barfolk friman.barfolk",
        "chief.cloudborn",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: fight")
    say(game, "p2: lay chief.cloudborn", "p2: stand")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 4")
    assert totals(game) == (0, 2)
    assert cards(game, "ambush") == "weapon.barfolk"


# Wild cards.


@pytest.mark.rule("B8.12", "B5.5")
def test_a_wild_card_serves_in_battle_as_an_amulet_a_title_or_a_scroll() -> None:
    game = field("weapon.barfolk chief.barfolk supply amulet.barfolk", city="p2 4")
    say(game, "p1: use amulet.barfolk", "p1: on supply", "chance: roll 6")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay chief.barfolk")
    assert uses(game) == ["use @supply=amulet", "use @supply=title", "use @supply=scroll"]
    say(game, "p1: use @supply=amulet", "p1: on chief.barfolk", "chance: roll 2")
    # The neutral card lies outside the line: morale stays.
    assert totals(game) == (6, 4)


@pytest.mark.rule("B8.12", "B5.5")
def test_laying_a_copy_of_a_weapon_does_not_use_up_a_wild_weapon() -> None:
    game = field("weapon.barfolk×2 amulet.barfolk×2 chief.barfolk", city="p2 4")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 6")
    say(game, "p1: use amulet.barfolk", "p1: on weapon.barfolk", "chance: roll 2")
    say(game, "p1: attack r1c2", "p1: lay @weapon.barfolk", "p1: lay @weapon.barfolk=lord")
    assert totals(game) == (6, 4)


# What has no place in a battle.


@pytest.mark.rule("B8.12", "B6.2", "B6.5", "B6.6")
@pytest.mark.parametrize("card", ["hammer", "wings", "horn", "tool.barfolk"])
def test_tools_hammer_wings_and_horn_do_nothing_in_an_attack(card: str) -> None:
    game = field(f"weapon.barfolk lord.barfolk friman.barfolk {card} supply", "priest.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert offered(game) == ["lay friman.barfolk", "stand"]
    say(game, "p1: stand", "p2: fight", "p2: lay priest.islanders", "p2: stand")
    assert offered(game) == ["lay friman.barfolk", "pass"]


@pytest.mark.rule("B8.12", "B6.2", "B6.5", "B6.6")
@pytest.mark.parametrize("card", ["hammer", "wings", "horn", "tool.islanders"])
def test_tools_hammer_wings_and_horn_do_nothing_in_a_defence(card: str) -> None:
    game = field("weapon.barfolk lord.barfolk", f"friman.islanders×2 {card} supply")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert offered(game) == ["fight", "surrender"]
    say(game, "p2: fight")
    assert offered(game) == ["lay friman.islanders"]
    say(game, "p2: lay friman.islanders")
    assert offered(game) == ["lay friman.islanders", "pass"]


@pytest.mark.rule("B8.12", "B5.8")
def test_no_tent_is_set_up_in_battle_though_standing_ones_are_opened() -> None:
    game = field(
        "weapon.barfolk lord.barfolk tent.barfolk×2 friman.barfolk supply", "priest.islanders"
    )
    station(game, "p1", "tent.barfolk", "friman.barfolk")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert offered(game) == ["lay lord.barfolk", "strike 0", "pass"]
    with pytest.raises(Refused):
        say(game, "p1: use tent.barfolk")


@pytest.mark.rule("B8.12", "B9.1")
def test_nothing_is_ambushed_moved_or_bought_while_the_battle_lasts() -> None:
    game = field("weapon.barfolk lord.barfolk horse.barfolk supply×3", "lord.islanders", fill=20)
    before = offered(game)
    assert "limbo supply" in before
    assert "hire chief" in before
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert offered(game) == ["lay lord.barfolk", "lay horse.barfolk", "pass"]
    assert "ride 1 horse.barfolk" in before


@pytest.mark.rule("B8.12", "B6.2")
def test_what_the_hammer_did_before_the_battle_stays() -> None:
    game = field("weapon.barfolk chief.barfolk hammer", city="p2 4")
    say(game, "p1: use hammer=amulet", "p1: on chief.barfolk", "chance: roll 2")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay @chief.barfolk 2")
    assert totals(game) == (6, 4)


@pytest.mark.rule("B8.12", "B11.4")
def test_a_horse_laid_copy_by_copy_is_whole_again_and_may_be_multiplied() -> None:
    game = field("weapon.barfolk horse.barfolk amulet.barfolk", city="p2 1", day=7)
    say(game, "attack r1c2", "lay weapon.barfolk", "lay horse.barfolk")
    assert "use amulet.barfolk" not in offered(game)
    say(game, "lay @horse.barfolk")
    assert [(laid.copies, laid.real) for laid in game.line[0]] == [(1, True), (2, True)]
    say(game, "use amulet.barfolk", "on horse.barfolk", "chance: roll 3")
    assert totals(game)[0] == 1 + 6 + 1


@pytest.mark.rule("B8.12", "B11.4")
def test_a_whole_horse_is_not_mixed_up_with_a_copy_of_an_equal_one() -> None:
    game = field("weapon.barfolk horse.barfolk×2 amulet.barfolk", city="p2 1", day=7)
    say(game, "attack r1c2", "lay weapon.barfolk", "lay horse.barfolk", "lay horse.barfolk 2")
    assert [(laid.copies, laid.real) for laid in game.line[0][1:]] == [(1, False), (2, True)]
    say(game, "use amulet.barfolk", "on horse.barfolk", "chance: roll 3")
    assert totals(game)[0] == 1 + 1 + 6 + 1


@pytest.mark.rule("B11.4")
def test_the_copies_of_two_different_horses_find_their_own_card() -> None:
    game = field("weapon.barfolk horse.barfolk horse.islanders", city="p2 1", day=7)
    say(game, "attack r1c2", "lay weapon.barfolk", "lay horse.barfolk", "lay horse.islanders")
    say(game, "lay @horse.islanders")
    assert [(FACTION[laid.card], laid.copies, laid.real) for laid in game.line[0][1:]] == [
        (0, 1, False),
        (1, 2, True),
    ]
    assert [FACTION[loose.card] for loose in game.loose[0]] == [0]


@pytest.mark.rule("B8.6", "B8.9")
def test_it_is_told_who_won_and_who_lost() -> None:
    held = field("weapon.barfolk chief.barfolk", "lord.islanders", city="p2 2")
    say(held, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay chief.barfolk", "p1: stand")
    say(held, "p2: fight", "p2: lay lord.islanders", "p2: stand")
    assert BattleEnded(1, 0, 4, 6) in say(held, "p1: pass")
    taken = field("weapon.barfolk chief.barfolk", "supply", city="p2 2")
    say(taken, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay chief.barfolk", "p1: stand")
    assert BattleEnded(0, 1, 4, 2) in say(taken, "p2: surrender")


@pytest.mark.rule("B5.5", "B8.12")
def test_of_two_multiplied_frimen_the_named_one_is_laid() -> None:
    game = field("weapon.barfolk friman.barfolk friman.islanders amulet.barfolk×2", city="p2 1")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 2")
    say(game, "use amulet.barfolk", "on friman.islanders", "chance: roll 2")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay @friman.islanders 2")
    assert [(FACTION[laid.card], laid.copies) for laid in game.line[0]] == [(0, 1), (1, 2)]
