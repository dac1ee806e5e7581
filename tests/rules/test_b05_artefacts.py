"""Artefacts (B5)."""

import pytest

from battalia.engine import explain
from battalia.engine.chapters.artefacts.fates import Fate
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.table import set_loose
from battalia.engine.events import (
    AmuletRolled,
    CardStationed,
    TentDissolved,
    TentStruck,
    UnitPromoted,
)
from battalia.engine.game import Game, Loose, Pile, Refused, Tent
from battalia.engine.notation import KIND_NUMBERS, cards_text, read_card, read_cards, read_seat
from battalia.engine.play import advance
from battalia.engine.terms import KINDS, SCROLL, SUPPLY, TENT, WILD, take
from battalia.engine.view import view
from battlefield import totals
from positions import FACTIONS, asked, cards, draw, offered, say, starting, table, uses

HOME = {"r3c2": "city-four woods north"}
OWNED = {"r3c2": "p1 1"}

# The day on which each artefact is illuminated; an unlit day for any other test is 2.
TOOL_DAY, WEAPON_DAY, AMULET_DAY, TITLE_DAY, SCROLL_DAY, TENT_DAY, HORSE_DAY = range(1, 8)
PLAIN = WEAPON_DAY
"""Only weapons are illuminated and scrolls matched."""


def all_of(kind: str, n: int, *without: str) -> str:
    """All cards of a kind, n of each faction; one card less for each named faction."""
    left = {faction: n - without.count(faction) for faction in FACTIONS}
    return " ".join(f"{kind}.{faction}×{left[faction]}" for faction in FACTIONS)


def on_table(game: Game, name: str = "p1") -> list[str]:
    """Cards on the table that may still be used: card, what it counts as, how often."""
    return [
        f"{cards_text(bytes((one.card,)))} {KINDS[one.kind]} {one.copies}"
        for one in game.loose[read_seat(name)]
        if one.copies
    ]


def rows(game: Game) -> list[tuple[str, str]]:
    """The cards laid in each row of the first player, and the cards gained with it."""
    return [(cards_text(row.cards), cards_text(row.gained)) for row in game.rows[0]]


def tents(game: Game, name: str = "p1") -> list[tuple[str, str]]:
    """The tents of a player and what is stationed in each."""
    return [
        (cards_text(bytes((tent.card,))), cards_text(tent.cards))
        for tent in game.tents[read_seat(name)]
    ]


def pitch(game: Game, name: str, tent: str, stationed: str) -> None:
    """In an earlier turn the player pitched this tent of the hand and stationed cards in it."""
    seat = read_seat(name)
    for card in read_cards(f"{tent} {stationed}"):
        game.hand[seat] = take(game.hand[seat], card)
    game.tents[seat] += (Tent(read_card(tent), read_cards(stationed)),)
    advance(game)


def stack(game: Game, kind: str) -> str:
    """All cards of a stack, sorted."""
    return cards_text(bytes(sorted(game.stacks[KIND_NUMBERS[kind]].cards())))


# B5.1: transforming.


@pytest.mark.rule("B5.1")
def test_no_card_is_affected_by_two_artefacts_in_a_turn() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk×2 title.barfolk scroll.barfolk friman.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 1")
    assert on_table(game) == ["friman.barfolk friman 1"]
    # No unit is left for the title; amulet and scroll find other cards only.
    assert uses(game) == ["amulet.barfolk", "scroll.barfolk"]
    say(game, "use amulet.barfolk")
    assert offered(game) == ["on title.barfolk", "on scroll.barfolk"]


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("first", ["title", "scroll"])
def test_the_card_taken_by_title_or_scroll_is_not_affected_again(first: str) -> None:
    game = table(
        day=PLAIN,
        hand=f"{first}.barfolk amulet.islanders title.islanders scroll.islanders friman.barfolk",
    )
    if first == "title":
        say(game, "use title.barfolk", "promote friman.barfolk 1")
        became = "chief.barfolk chief 1"
    else:
        say(game, "use scroll.barfolk", "convert friman.barfolk emberians")
        became = "friman.emberians friman 1"
    draw(game)
    assert on_table(game) == [became]
    assert "title.islanders" not in uses(game)
    say(game, "use amulet.islanders")
    assert offered(game) == ["on title.islanders", "on scroll.islanders"]
    say(game, "on title.islanders", "roll 1", "use scroll.islanders")
    assert not [choice for choice in offered(game) if "convert" in choice]


@pytest.mark.rule("B5.1")
def test_a_scroll_turns_a_title_and_that_title_promotes_a_friman() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk title.cloudborn friman.barfolk")
    say(game, "use scroll.barfolk", "convert title.cloudborn barfolk")
    assert on_table(game) == ["title.barfolk title 1"]
    assert uses(game) == ["@title.barfolk"]
    say(game, "use @title.barfolk", "promote friman.barfolk 1")
    draw(game)
    assert on_table(game) == ["chief.barfolk chief 1"]
    assert uses(game) == []


@pytest.mark.rule("B5.1")
def test_a_chain_may_go_through_every_transforming_artefact() -> None:
    game = table(
        day=PLAIN, hand="scroll.barfolk amulet.islanders title.barfolk friman.barfolk×2 supply×2"
    )
    say(game, "use scroll.barfolk", "convert amulet.islanders emberians")
    say(game, "use @amulet.emberians", "on title.barfolk", "roll 2")
    assert on_table(game) == ["title.barfolk title 2"]
    for _ in range(2):
        say(game, "use @title.barfolk", "promote friman.barfolk 1")
        draw(game)
    assert on_table(game) == ["chief.barfolk chief 1", "chief.barfolk chief 1"]
    say(game, "create horse", "draw horse.barfolk")
    assert on_table(game) == ["chief.barfolk chief 1"]


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("artefact", "choice"),
    [
        ("amulet.islanders", "on friman.barfolk"),
        ("title.islanders", "promote friman.barfolk 1"),
        ("scroll.islanders", "convert friman.barfolk emberians"),
    ],
)
def test_the_transforming_artefact_is_spent_and_lies_outside_the_row(
    artefact: str, choice: str
) -> None:
    game = table(day=PLAIN, hand=f"{artefact} friman.barfolk friman.cloudborn×2 chief.cloudborn")
    say(game, f"use {artefact}", choice)
    if artefact.startswith("amulet"):
        say(game, "roll 1")
    draw(game)
    assert cards(game, "hand") == "friman.cloudborn×2 chief.cloudborn"
    assert uses(game) == []
    assert rows(game) == [(artefact, "")]


@pytest.mark.rule("B5.1")
def test_a_new_card_is_no_target() -> None:
    game = table(
        day=PLAIN,
        hand="supply×2 title.barfolk scroll.barfolk amulet.barfolk",
        tops={"friman": "islanders"},
    )
    say(game, "hire friman")
    draw(game)
    assert uses(game) == ["amulet.barfolk", "scroll.barfolk"]
    say(game, "use amulet.barfolk")
    assert offered(game) == ["on title.barfolk", "on scroll.barfolk"]


@pytest.mark.rule("B5.1")
def test_stationed_and_ambushed_cards_are_no_targets() -> None:
    game = table(
        day=PLAIN,
        hand="title.barfolk tent.barfolk friman.barfolk amulet.barfolk",
        ambush={"p1": "friman.islanders"},
    )
    pitch(game, "p1", "tent.barfolk", "friman.barfolk")
    assert uses(game) == ["amulet.barfolk"]
    say(game, "use amulet.barfolk")
    assert offered(game) == ["on title.barfolk"]


@pytest.mark.rule("B5.1")
def test_copies_of_a_title_go_on_different_cards() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk title.barfolk friman.barfolk")
    say(game, "use amulet.barfolk", "on title.barfolk", "roll 3", "use @title.barfolk")
    assert offered(game) == ["promote friman.barfolk 1"]
    say(game, "promote friman.barfolk 1")
    draw(game)
    assert on_table(game) == ["title.barfolk title 2", "chief.barfolk chief 1"]
    assert uses(game) == []


@pytest.mark.rule("B5.1", "B5.6", "B11.4")
def test_only_the_illuminated_title_raises_one_unit_twice() -> None:
    game = table(day=TITLE_DAY, hand="title.barfolk friman.barfolk")
    say(game, "use title.barfolk")
    assert offered(game) == ["promote friman.barfolk 1", "promote friman.barfolk 2"]
    say(game, "promote friman.barfolk 1")
    draw(game)
    # The second copy must go on another card.
    assert uses(game) == []


@pytest.mark.rule("B5.1")
def test_copies_of_a_scroll_go_on_different_cards() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk scroll.barfolk friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on scroll.barfolk", "roll 2")
    say(game, "use @scroll.barfolk", "convert friman.barfolk islanders")
    draw(game)
    say(game, "use @scroll.barfolk")
    assert {choice.split()[1] for choice in offered(game)} == {"chief.barfolk"}


@pytest.mark.rule("B5.1", "B11.4")
def test_copies_of_an_amulet_go_on_different_cards() -> None:
    game = table(day=AMULET_DAY, hand="amulet.barfolk friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 2", "use @amulet.barfolk")
    assert offered(game) == ["on chief.barfolk"]


@pytest.mark.rule("B5.1", "B8.12")
def test_in_battle_a_card_of_the_own_line_is_transformed_but_once_a_turn() -> None:
    game = table(
        day=TOOL_DAY,
        hand={"p1": "weapon.islanders", "p2": "friman.emberians title.barfolk amulet.barfolk"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand", "fight", "lay friman.emberians")
    assert uses(game) == ["amulet.barfolk", "title.barfolk"]
    say(game, "use title.barfolk")
    assert offered(game) == ["promote friman.emberians 1"]
    say(game, "promote friman.emberians 1")
    draw(game)
    assert totals(game) == (1, 2)
    assert uses(game) == []


@pytest.mark.rule("B5.1")
def test_a_transformation_commits_no_other_card() -> None:
    game = table(day=PLAIN, hand="title.barfolk friman.barfolk supply×2", board=HOME, tokens=OWNED)
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    assert cards(game, "hand") == "supply×2"
    assert {"create horse", "hire friman", "end"} <= set(offered(game))
    say(game, "hire friman")
    draw(game)
    assert "create horse" not in offered(game)


# B5.2: transformed cards.


@pytest.mark.rule("B5.2")
def test_a_transformed_card_is_used_once_at_once_or_later() -> None:
    game = table(day=PLAIN, hand="title.barfolk friman.barfolk supply×6")
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "hire friman")
    draw(game)
    say(game, "create horse", "draw horse.barfolk")
    assert cards(game, "hand") == "supply×2"
    assert "create horse" not in offered(game)


@pytest.mark.rule("B5.2")
def test_a_transformed_card_is_used_as_the_artefact_it_is() -> None:
    game = table(
        day=PLAIN,
        hand="scroll.barfolk horse.islanders",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c2"},
    )
    say(game, "use scroll.barfolk", "convert horse.islanders barfolk")
    say(game, "ride 1 @horse.barfolk", "step 1 east", "halt")
    assert game.rules.notation.space_name(game.heroes[0]) == "r3c3"
    assert starting(game, "ride") == []


@pytest.mark.rule("B5.2", "B8.12")
def test_a_transformed_card_is_laid_in_a_battle_line() -> None:
    game = table(
        day=AMULET_DAY,
        hand="title.islanders chief.barfolk weapon.barfolk",
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "use title.islanders", "promote chief.barfolk 1")
    draw(game)
    say(game, "attack r3c3 p2", "lay weapon.barfolk", "lay @priest.barfolk")
    assert totals(game) == (5, 0)
    assert starting(game, "lay") == []


@pytest.mark.rule("B5.2", "B9.1")
def test_a_transformed_card_is_not_in_hand_so_neither_ambushed_nor_sent_to_limbo() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk friman.barfolk supply×2 chief.islanders", fill=14)
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 1")
    assert cards(game, "hand") == "supply×2 chief.islanders"
    assert starting(game, "limbo") == ["limbo supply", "limbo chief.islanders"]
    say(game, "limbo supply")
    assert offered(game) == ["ambush supply", "ambush chief.islanders"]


@pytest.mark.rule("B5.2", "B5.8")
def test_a_transformed_card_is_not_stationed() -> None:
    game = table(day=PLAIN, hand="title.barfolk friman.barfolk tent.barfolk supply×2 lord.barfolk")
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "use tent.barfolk")
    assert offered(game) == ["station supply", "station lord.barfolk"]


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_a_card_that_was_on_an_amulet_and_was_not_used_is_discarded_with_the_rest(
    die: int,
) -> None:
    game = table(day=PLAIN, hand="amulet.barfolk friman.islanders")
    say(game, "use amulet.barfolk", "on friman.islanders", f"roll {die}")
    assert cards(game, "hand") == ""
    assert cards(game, "shelter") == ""
    assert len(on_table(game)) == 1
    say(game, "end")
    assert sorted(cards(game, "shelter").split()) == ["amulet.barfolk", "friman.islanders"]


@pytest.mark.rule("B5.2")
def test_a_promoted_card_that_was_not_used_is_discarded_as_what_it_became() -> None:
    game = table(day=PLAIN, hand="title.barfolk friman.barfolk")
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "end")
    assert sorted(cards(game, "shelter").split()) == ["chief.barfolk", "title.barfolk"]


# B5.3: the tool.


@pytest.mark.rule("B5.3")
def test_a_tool_stands_in_for_two_frimen_of_one_row() -> None:
    game = table(day=PLAIN, hand="tool.barfolk chief.barfolk")
    say(game, "create weapon", "draw weapon.barfolk")
    assert cards(game, "hand") == ""


@pytest.mark.rule("B5.3")
def test_a_tool_may_stand_in_for_one_friman() -> None:
    game = table(day=PLAIN, hand="tool.barfolk friman.barfolk×2")
    say(game, "create tool")
    assert set(offered(game)) == {
        "pay friman.barfolk tool.barfolk",
        "pay friman.barfolk×2 tool.barfolk",
    }


@pytest.mark.rule("B5.3")
def test_a_tool_does_not_stand_in_for_three_frimen() -> None:
    assert "create tool" not in offered(table(day=PLAIN, hand="tool.barfolk"))
    assert "create tool" in offered(table(day=PLAIN, hand="tool.barfolk×2"))


@pytest.mark.rule("B5.3")
def test_a_tool_serves_in_one_row_even_if_it_stood_in_for_one_friman_only() -> None:
    game = table(day=PLAIN, hand="tool.barfolk supply×2", board=HOME, tokens=OWNED)
    say(game, "build straight", "terrain woods", "place r2c2 north")
    assert cards(game, "hand") == "supply"
    assert on_table(game) == []
    assert starting(game, "build") == []


@pytest.mark.rule("B5.3", "B8.2")
def test_a_tool_is_never_laid_in_battle() -> None:
    game = table(
        day=TOOL_DAY,
        hand={"p1": "tool.barfolk weapon.barfolk", "p2": "tool.islanders friman.islanders"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "attack r3c3 p2")
    assert starting(game, "lay") == ["lay weapon.barfolk"]
    say(game, "lay weapon.barfolk")
    assert starting(game, "lay") == []
    say(game, "stand", "fight")
    assert starting(game, "lay") == ["lay friman.islanders"]


@pytest.mark.rule("B5.3", "B11.4")
def test_an_illuminated_tool_stands_in_for_up_to_four_frimen_of_one_row_or_two_in_each_of_two() -> (
    None
):
    game = table(
        day=TOOL_DAY,
        hand="tool.barfolk supply×2",
        board=HOME | {"r2c2": "straight woods north"},
        tokens=OWNED,
    )
    assert {"build city-one 1", "build tee"} <= set(offered(game))
    say(game, "build tee", "pay supply tool.barfolk", "terrain woods", "place r4c2 east")
    assert on_table(game) == ["tool.barfolk tool 1"]
    assert "build city-one 1" not in offered(game)
    assert "build tee" in offered(game)
    game = table(
        day=TOOL_DAY,
        hand="tool.barfolk",
        board=HOME | {"r2c2": "straight woods north"},
        tokens=OWNED,
    )
    say(game, "build city-one 1", "terrain woods", "place r1c2 south")
    assert on_table(game) == []


# B5.4: the weapon.


@pytest.mark.rule("B5.4", "B8.2")
def test_a_weapon_opens_every_attack() -> None:
    heroes = {"p1": "r3c3", "p2": "r3c3"}
    units = "lord.barfolk horse.barfolk hammer"
    assert starting(table(day=1, hand=units, heroes=heroes), "attack") == []
    game = table(day=1, hand=f"{units} weapon.barfolk", heroes=heroes)
    say(game, "attack r3c3 p2")
    assert offered(game) == ["lay weapon.barfolk"]


@pytest.mark.rule("B5.4")
def test_weapons_add_one_each_and_any_number_of_them_is_laid() -> None:
    game = table(
        day=1, hand="weapon.islanders×3 weapon.emberians", heroes={"p1": "r3c3", "p2": "r3c3"}
    )
    say(game, "attack r3c3 p2", "lay weapon.islanders")
    assert totals(game) == (1, 0)
    say(game, "lay weapon.islanders", "lay weapon.emberians", "lay weapon.islanders")
    assert totals(game) == (4, 0)


@pytest.mark.rule("B5.4", "B3.7")
def test_a_weapon_hires_a_hero_or_fights_but_not_both() -> None:
    game = table(
        day=1,
        hand="weapon.barfolk supply×2",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    assert {"hero r3c2", "attack r3c3 p2"} <= set(offered(game))
    say(game, "hero r3c2")
    assert starting(game, "attack") == []


# B5.5: the amulet.


@pytest.mark.rule("B5.5")
def test_an_amulet_goes_on_any_card_but_a_great_artefact() -> None:
    hand = (
        "amulet.barfolk×2 supply friman.barfolk chief.barfolk priest.barfolk lord.barfolk "
        "tool.barfolk weapon.barfolk title.barfolk scroll.barfolk tent.barfolk horse.barfolk horn"
    )
    game = table(day=PLAIN, hand=hand)
    say(game, "use amulet.barfolk")
    assert offered(game) == [
        "on supply",
        "on friman.barfolk",
        "on chief.barfolk",
        "on priest.barfolk",
        "on lord.barfolk",
        "on tool.barfolk",
        "on weapon.barfolk",
        "on amulet.barfolk",
        "on title.barfolk",
        "on scroll.barfolk",
        "on tent.barfolk",
        "on horse.barfolk",
    ]
    say(game, "on supply")
    assert asked(game) == ["chance"]
    assert offered(game) == [f"roll {die}" for die in (1, 2, 3, 4, 5, 6)]
    assert game.asked[-1].weights == [1] * 6


@pytest.mark.rule("B5.5")
def test_an_amulet_finds_no_target_in_a_hand_of_great_artefacts() -> None:
    assert uses(table(day=PLAIN, hand="amulet.barfolk")) == []
    assert uses(table(day=PLAIN, hand="amulet.barfolk sword")) == []


@pytest.mark.rule("B5.5")
def test_a_1_changes_nothing_and_the_card_is_used_as_it_is() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk friman.barfolk×3")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 1")
    assert on_table(game) == ["friman.barfolk friman 1"]
    say(game, "create tool", "draw tool.barfolk")
    assert cards(game, "hand") == ""
    assert on_table(game) == []


@pytest.mark.rule("B5.5")
def test_a_2_makes_two_identical_cards() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk friman.barfolk friman.islanders")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 2")
    assert on_table(game) == ["friman.barfolk friman 2"]
    say(game, "create tool", "draw tool.barfolk")
    assert cards(game, "hand") == ""
    assert on_table(game) == []


@pytest.mark.rule("B5.5")
def test_a_3_makes_three_identical_cards_for_this_turn_only() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk friman.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 3")
    say(game, "create tool", "draw tool.islanders", "end")
    assert sorted(cards(game, "shelter").split()) == [
        "amulet.barfolk",
        "friman.barfolk",
        "tool.islanders",
    ]


@pytest.mark.rule("B5.5")
def test_a_4_sends_the_card_to_ambush_without_a_card_to_limbo_and_the_amulet_to_the_shelter() -> (
    None
):
    # The deck holds ten cards, so nothing could be paid to limbo.
    game = table(day=PLAIN, hand="amulet.barfolk lord.barfolk supply×2")
    assert game.deck_size(0) == 10
    say(game, "use amulet.barfolk", "on lord.barfolk", "roll 4")
    assert cards(game, "ambush") == "lord.barfolk"
    assert cards(game, "shelter") == "amulet.barfolk"
    assert cards(game, "hand") == "supply×2"
    assert game.limbo == b""
    assert rows(game) == []


@pytest.mark.rule("B5.5")
def test_a_4_with_three_ambush_cards_first_discards_one_of_them() -> None:
    game = table(
        day=PLAIN,
        hand="amulet.barfolk lord.barfolk",
        ambush={"p1": "friman.barfolk friman.islanders×2"},
    )
    say(game, "use amulet.barfolk", "on lord.barfolk", "roll 4")
    assert asked(game) == ["p1"]
    assert offered(game) == ["drop friman.barfolk", "drop friman.islanders"]
    say(game, "drop friman.islanders")
    assert cards(game, "ambush") == "friman.barfolk friman.islanders lord.barfolk"
    assert cards(game, "shelter") == "friman.islanders amulet.barfolk"


@pytest.mark.rule("B5.5")
def test_a_4_with_two_ambush_cards_discards_none() -> None:
    game = table(
        day=PLAIN,
        hand="amulet.barfolk lord.barfolk",
        ambush={"p1": "friman.barfolk friman.islanders"},
    )
    say(game, "use amulet.barfolk", "on lord.barfolk", "roll 4")
    assert cards(game, "ambush") == "friman.barfolk friman.islanders lord.barfolk"
    assert cards(game, "shelter") == "amulet.barfolk"


@pytest.mark.rule("B5.5")
def test_a_5_sends_card_and_amulet_to_the_shelter_at_once() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk lord.barfolk supply")
    say(game, "use amulet.barfolk", "on lord.barfolk", "roll 5")
    assert sorted(cards(game, "shelter").split()) == ["amulet.barfolk", "lord.barfolk"]
    assert cards(game, "hand") == "supply"
    assert on_table(game) == []
    assert rows(game) == []


@pytest.mark.rule("B5.5")
def test_an_amulet_on_an_amulet_rolls_for_each_copy_of_it() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk amulet.islanders friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on amulet.islanders", "roll 2")
    assert on_table(game) == ["amulet.islanders amulet 2"]
    say(game, "use @amulet.islanders", "on friman.barfolk", "roll 3")
    say(game, "use @amulet.islanders", "on chief.barfolk", "roll 2")
    assert on_table(game) == ["friman.barfolk friman 3", "chief.barfolk chief 2"]


@pytest.mark.rule("B5.5")
def test_a_copied_amulet_goes_to_the_shelter_with_its_last_copy() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk amulet.islanders friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on amulet.islanders", "roll 2")
    say(game, "use @amulet.islanders", "on friman.barfolk", "roll 5")
    assert cards(game, "shelter") == "friman.barfolk"
    assert on_table(game) == ["amulet.islanders amulet 1"]
    say(game, "use @amulet.islanders", "on chief.barfolk", "roll 5")
    assert cards(game, "shelter") == "friman.barfolk chief.barfolk amulet.islanders"


@pytest.mark.rule("B5.5", "B11.4")
@pytest.mark.parametrize("die", [4, 5])
def test_an_illuminated_amulet_stays_for_its_second_roll_and_then_goes_to_the_shelter(
    die: int,
) -> None:
    game = table(day=AMULET_DAY, hand="amulet.barfolk friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", f"roll {die}")
    assert "amulet.barfolk" not in cards(game, "shelter").split()
    say(game, "use @amulet.barfolk", "on chief.barfolk", "roll 2")
    assert on_table(game) == ["chief.barfolk chief 2"]
    assert "amulet.barfolk" in cards(game, "shelter").split()


@pytest.mark.rule("B5.5", "B11.4")
def test_a_5_removes_no_other_amulet_from_its_row() -> None:
    # An amulet made wild has opened an attack and lies in its row; another one rolls a 5.
    game = table(
        day=AMULET_DAY,
        hand="amulet.barfolk×3 friman.barfolk chief.barfolk",
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "use amulet.barfolk", "on amulet.barfolk", "roll 6")
    say(game, "attack r3c3 p2", "lay @amulet.barfolk=weapon", "stand", "surrender")
    assert ("amulet.barfolk", "") in rows(game)
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 5")
    assert cards(game, "shelter") == "friman.barfolk"
    assert ("amulet.barfolk", "") in rows(game)


@pytest.mark.rule("B5.5")
def test_copies_are_used_in_one_row_or_in_as_many_rows_as_there_are_copies() -> None:
    hand = "amulet.barfolk chief.barfolk supply×6"
    game = table(day=PLAIN, hand=hand, fill=14)
    say(game, "use amulet.barfolk", "on chief.barfolk", "roll 3")
    for left in (4, 2, 0):
        say(game, "create horse", "draw horse.barfolk")
        assert cards(game, "hand") == ("" if not left else f"supply×{left}")
    game = table(day=PLAIN, hand=hand, board=HOME, tokens=OWNED)
    say(game, "use amulet.barfolk", "on chief.barfolk", "roll 3")
    say(game, "upgrade r3c2")
    assert on_table(game) == ["chief.barfolk chief 1"]


@pytest.mark.rule("B5.5")
def test_copies_of_supply_move_heroes_and_hire_units() -> None:
    game = table(
        day=PLAIN,
        hand="amulet.barfolk supply",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c2"},
    )
    say(game, "use amulet.barfolk", "on supply", "roll 3", "step 1 east", "step 1 west")
    say(game, "step 1 east")
    assert starting(game, "step") == []
    say(game, "end")
    assert sorted(cards(game, "shelter").split()) == ["amulet.barfolk", "supply"]


@pytest.mark.rule("B5.5")
def test_in_battle_only_the_copies_in_the_line_add_strength() -> None:
    game = table(
        day=AMULET_DAY,
        hand="amulet.barfolk weapon.islanders lord.islanders",
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "use amulet.barfolk", "on lord.islanders", "roll 3")
    say(game, "attack r3c3 p2", "lay weapon.islanders")
    assert starting(game, "lay") == [
        "lay @lord.islanders",
        "lay @lord.islanders 2",
        "lay @lord.islanders 3",
    ]
    say(game, "lay @lord.islanders 2")
    assert totals(game) == (9, 0)
    say(game, "stand", "surrender")
    assert on_table(game) == ["amulet.barfolk amulet 1", "lord.islanders lord 1"]


@pytest.mark.rule("B5.5", "B8.1")
def test_copies_of_a_weapon_open_as_many_attacks() -> None:
    game = table(
        day=1,
        hand="amulet.barfolk weapon.islanders",
        heroes={"p1": "r3c3", "p2": "r3c3", "p3": "r3c3"},
    )
    say(game, "use amulet.barfolk", "on weapon.islanders", "roll 2")
    say(game, "attack r3c3 p2", "lay @weapon.islanders", "stand", "surrender")
    say(game, "attack r3c3 p3", "lay @weapon.islanders")
    assert totals(game) == (1, 0)
    say(game, "stand", "surrender")
    assert starting(game, "attack") == []


@pytest.mark.rule("B5.5", "B11.4")
@pytest.mark.parametrize(
    ("day", "kind"),
    [
        (TOOL_DAY, "tool"),
        (WEAPON_DAY, "weapon"),
        (AMULET_DAY, "amulet"),
        (TITLE_DAY, "title"),
        (SCROLL_DAY, "scroll"),
        (HORSE_DAY, "horse"),
    ],
)
@pytest.mark.parametrize("die", [1, 2, 3])
def test_copies_of_an_illuminated_card_are_illuminated(day: int, kind: str, die: int) -> None:
    game = table(day=day, hand=f"amulet.islanders {kind}.barfolk")
    say(game, "use amulet.islanders", f"on {kind}.barfolk", f"roll {die}")
    assert f"{kind}.barfolk {kind} {2 * die}" in on_table(game)


@pytest.mark.rule("B5.5", "B11.4")
def test_a_doubled_illuminated_tool_stands_in_for_eight_frimen() -> None:
    game = table(
        day=TOOL_DAY,
        hand="amulet.barfolk tool.barfolk lord.barfolk chief.barfolk priest.barfolk×2 supply",
        board=HOME,
        tokens=OWNED,
    )
    say(game, "use amulet.barfolk", "on tool.barfolk", "roll 2")
    say(game, "create title", "pay lord.barfolk @tool.barfolk", "draw title.barfolk")
    say(game, "create weapon", "pay chief.barfolk @tool.barfolk", "draw weapon.barfolk")
    say(game, "create amulet", "pay priest.barfolk @tool.barfolk", "draw amulet.barfolk")
    say(game, "create amulet", "draw amulet.islanders")
    assert on_table(game) == []
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("B5.5", "B11.4")
def test_a_doubled_illuminated_title_promotes_twice_by_two_ranks() -> None:
    game = table(day=TITLE_DAY, hand="amulet.barfolk title.barfolk friman.barfolk×2")
    say(game, "use amulet.barfolk", "on title.barfolk", "roll 2")
    for left in (2, 0):
        say(game, "use @title.barfolk", "promote friman.barfolk 2")
        draw(game)
        assert [one for one in on_table(game) if "title" in one] == (
            [f"title.barfolk title {left}"] if left else []
        )
    assert on_table(game) == ["priest.barfolk priest 1"] * 2


@pytest.mark.rule("B5.5")
def test_copies_of_a_tent_each_need_a_supply() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk tent.barfolk supply lord.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 2")
    say(game, "use @tent.barfolk", "station lord.barfolk")
    assert cards(game, "hand") == "chief.barfolk"
    assert uses(game) == []


@pytest.mark.rule("B5.5")
def test_of_the_copies_of_a_tent_one_stays_at_the_end_of_the_turn_as_the_owner_chooses() -> None:
    game = table(
        day=PLAIN,
        hand="amulet.barfolk tent.barfolk supply×3 lord.barfolk chief.barfolk priest.islanders",
        fill=20,
    )
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 3")
    for card in ("lord.barfolk", "chief.barfolk", "priest.islanders"):
        say(game, "use @tent.barfolk", f"station {card}")
    assert len(tents(game)) == 3
    say(game, "end")
    assert asked(game) == ["p1"]
    assert offered(game) == ["keep-tent 0", "keep-tent 1", "keep-tent 2"]
    say(game, "keep-tent 1")
    assert tents(game) == [("tent.barfolk", "chief.barfolk")]
    draw(game)
    shelter = cards(game, "shelter").split()
    assert sorted(shelter) == ["amulet.barfolk", "lord.barfolk", "priest.islanders", "supply×3"]
    assert game.deck(0).count(read_card("tent.barfolk")) == 1


@pytest.mark.rule("B5.5")
def test_a_copy_of_a_tent_is_opened_in_the_same_turn_and_the_tent_stays_with_the_other() -> None:
    game = table(
        day=PLAIN, hand="amulet.barfolk tent.barfolk supply×2 lord.barfolk chief.barfolk", fill=20
    )
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 2")
    for card in ("lord.barfolk", "chief.barfolk"):
        say(game, "use @tent.barfolk", f"station {card}")
    say(game, "strike 0")
    assert cards(game, "hand") == "lord.barfolk"
    say(game, "end")
    draw(game)
    assert tents(game) == [("tent.barfolk", "chief.barfolk")]
    assert game.deck(0).count(read_card("tent.barfolk")) == 1


COPIED = "amulet.barfolk tent.barfolk supply×5 lord.barfolk chief.barfolk priest.islanders"


def copied_tent(die: int, *stationed: str) -> Game:
    """A multiplied tent of which copies are pitched for these cards."""
    game = table(day=PLAIN, hand=COPIED, fill=20)
    say(game, "use amulet.barfolk", "on tent.barfolk", f"roll {die}")
    for card in stationed:
        say(game, "use @tent.barfolk", f"station {card}")
    return game


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("die", [2, 3])
def test_a_multiplied_tent_is_pitched_as_often_as_the_die_says(die: int) -> None:
    game = copied_tent(die)
    tent = read_card("tent.barfolk")
    for pitched, card in enumerate(("lord.barfolk", "chief.barfolk", "supply")[:die], 1):
        assert uses(game) == ["@tent.barfolk"]
        say(game, "use @tent.barfolk", f"station {card}")
        # The real tent is the first; all of them belong together, and none is for a day only.
        assert [(one.brief, one.mark, one.real) for one in game.tents[0]] == [
            (False, 1, place == 0) for place in range(pitched)
        ]
        left = (Loose(tent, TENT, die - pitched, True, False),) if pitched < die else ()
        assert tuple(one for one in game.loose[0] if one.card == tent) == left
    assert uses(game) == []


@pytest.mark.rule("B5.5")
def test_the_copies_of_two_tents_are_told_apart() -> None:
    hand = "amulet.barfolk×2 tent.barfolk tent.islanders supply×8"
    game = table(day=PLAIN, hand=hand, fill=20)
    for tent in ("tent.barfolk", "tent.islanders"):
        say(game, "use amulet.barfolk", f"on {tent}", "roll 2")
        say(game, f"use @{tent}", "station supply", f"use @{tent}", "station supply")
    assert [tent.mark for tent in game.tents[0]] == [1, 1, 2, 2]
    say(game, "end")
    say(game, offered(game)[0])
    say(game, offered(game)[0])
    assert tents(game) == [("tent.barfolk", "supply"), ("tent.islanders", "supply")]


@pytest.mark.rule("B5.5")
def test_of_two_copies_of_a_tent_the_owner_chooses_one_and_a_single_one_just_stays() -> None:
    game = copied_tent(2, "lord.barfolk", "chief.barfolk")
    say(game, "end")
    assert offered(game) == ["keep-tent 0", "keep-tent 1"]
    say(game, "keep-tent 1")
    assert tents(game) == [("tent.barfolk", "chief.barfolk")]
    game = copied_tent(2, "lord.barfolk", "chief.barfolk")
    say(game, "strike 1", "end")
    assert asked(game) == ["chance"]
    assert tents(game) == [("tent.barfolk", "lord.barfolk")]


@pytest.mark.rule("B5.5", "B5.8")
def test_why_a_tent_is_not_the_one_that_stays() -> None:
    hand = f"{COPIED} tent.islanders horse.barfolk"
    game = table(day=PLAIN, hand=hand, fill=20)
    pitch(game, "p1", "tent.islanders", "horse.barfolk")
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 3")
    for card in ("supply", "supply", "lord.barfolk"):
        say(game, "use @tent.barfolk", f"station {card}")
    say(game, "end")
    assert offered(game) == ["keep-tent 1", "keep-tent 3"]
    for wish, reason in ((0, "not-a-copy"), (2, "same-tent"), (4, "no-such-tent")):
        told = explain(game, 0, f"keep-tent {wish}")
        assert told is not None
        assert told.id == reason


@pytest.mark.rule("B5.5", "B5.8")
def test_when_the_only_pitched_copy_is_opened_the_tent_stays_for_its_other_copies() -> None:
    game = table(day=PLAIN, hand=f"{COPIED} amulet.islanders tent.islanders", fill=20)
    say(game, "use amulet.islanders", "on tent.islanders", "roll 1")
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 3")
    say(game, "use @tent.barfolk", "station lord.barfolk", "strike 0")
    assert on_table(game) == ["tent.islanders tent 1", "tent.barfolk tent 2"]
    assert game.loose[0][1] == Loose(read_card("tent.barfolk"), TENT, 2, True)
    assert cards(game, "shelter") == ""


@pytest.mark.rule("B5.5", "B5.8")
def test_with_its_last_copy_a_multiplied_tent_goes_to_the_shelter() -> None:
    game = copied_tent(2, "lord.barfolk", "chief.barfolk")
    say(game, "strike 0")
    assert cards(game, "shelter") == ""
    say(game, "strike 0")
    assert cards(game, "shelter") == "tent.barfolk"
    assert tents(game) == []


@pytest.mark.rule("B5.5", "B5.10")
def test_a_copied_tent_outlasts_the_day() -> None:
    game = table(day=PLAIN, turn="p4", hand=COPIED, fill=20)
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 2")
    for card in ("lord.barfolk", "chief.barfolk"):
        say(game, "use @tent.barfolk", f"station {card}")
    say(game, "end", "keep-tent 1")
    draw(game)
    assert game.day == PLAIN + 1
    assert tents(game, "p4") == [("tent.barfolk", "chief.barfolk")]


@pytest.mark.rule("B5.5", "B5.7")
@pytest.mark.parametrize("die", [1, 2, 3])
@pytest.mark.parametrize("day", [PLAIN, SCROLL_DAY])
def test_a_multiplied_scroll_does_not_turn_itself(die: int, day: int) -> None:
    game = table(day=day, hand="amulet.barfolk scroll.barfolk friman.barfolk")
    say(game, "use amulet.barfolk", "on scroll.barfolk", f"roll {die}")
    say(game, "use @scroll.barfolk")
    assert starting(game, "turn-itself") == []
    assert len(starting(game, "convert friman.barfolk")) == 3


# B5.5: the wild card.


def wild(card: str, hand: str = "", **position: object) -> Game:
    """A position in which this card has just become wild."""
    position.setdefault("day", PLAIN)
    game = table(hand=f"amulet.cloudborn {card} {hand}", **position)  # type: ignore[arg-type]
    say(game, "use amulet.cloudborn", f"on {card}", "roll 6")
    assert on_table(game) == [f"{card} wild 1"]
    return game


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(
    ("used_as", "hand", "action"),
    [
        ("supply", "supply", "hire friman"),
        ("supply", "chief.barfolk supply", "create horse"),
        ("friman", "friman.barfolk×2", "create tool"),
        ("chief", "friman.barfolk×2", "create weapon"),
        ("priest", "friman.barfolk×2", "create amulet"),
        ("lord", "friman.barfolk×2", "create title"),
        ("tool", "friman.barfolk", "create tool"),
        ("tool", "chief.barfolk", "create weapon"),
    ],
)
def test_a_wild_card_pays_as_a_unit_a_supply_or_a_tool(
    used_as: str, hand: str, action: str
) -> None:
    game = wild("horse.emberians", hand)
    assert action in offered(game)
    say(game, action)
    if starting(game, "pay"):
        wanted = f"@horse.emberians={used_as}"
        say(game, next(way for way in offered(game) if wanted in way.split()))
    draw(game)
    assert cards(game, "hand") == ""
    assert on_table(game) == []


@pytest.mark.rule("B5.5")
def test_what_a_wild_card_is_is_chosen_when_it_is_used() -> None:
    game = wild("supply", "friman.barfolk×2 chief.barfolk priest.barfolk", fill=12)
    assert {"create tool", "create weapon", "create amulet", "create title", "create scroll"} <= (
        set(offered(game))
    )
    say(game, "create title", "draw title.barfolk")
    assert on_table(game) == []
    assert "create tool" not in offered(game)


@pytest.mark.rule("B5.5")
def test_a_wild_card_is_one_card_only() -> None:
    # Priest and chief are missing: one wild card does not replace both.
    assert "create scroll" not in offered(wild("supply", "friman.barfolk×2"))
    assert "create horse" not in offered(wild("friman.barfolk", "supply"))


@pytest.mark.rule("B5.5")
def test_two_wild_cards_replace_two_cards() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk×2 supply×2 friman.barfolk")
    for _ in range(2):
        say(game, "use amulet.barfolk", "on supply", "roll 6")
    assert "create scroll" in offered(game)
    say(game, "create scroll")
    if starting(game, "pay"):
        assert offered(game) == ["pay friman.barfolk @supply=chief @supply=priest"]
        say(game, offered(game)[0])
    assert on_table(game) == []


@pytest.mark.rule("B5.5")
def test_a_wild_card_hires_a_hero_as_a_weapon() -> None:
    game = wild("friman.islanders", "supply×2", day=TOOL_DAY, board=HOME, tokens=OWNED)
    say(game, "hero r3c2")
    assert game.rules.notation.space_name(game.heroes[0]) == "r3c2"
    assert on_table(game) == []


@pytest.mark.rule("B5.5", "B8.2")
def test_a_wild_card_opens_an_attack_as_a_weapon() -> None:
    game = wild("supply", "chief.islanders", day=1, heroes={"p1": "r3c3", "p2": "r3c3"})
    say(game, "attack r3c3 p2")
    assert offered(game) == ["lay @supply=weapon"]
    say(game, "lay @supply=weapon", "lay chief.islanders")
    assert totals(game) == (3, 0)


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(
    ("used_as", "strength"),
    [("friman", 1), ("chief", 2), ("priest", 3), ("lord", 4), ("weapon", 1), ("horse", 1)],
)
def test_a_wild_card_fights_as_any_card_with_strength(used_as: str, strength: int) -> None:
    game = wild("tool.islanders", "weapon.islanders", day=1, heroes={"p1": "r3c3", "p2": "r3c3"})
    say(game, "attack r3c3 p2", "lay weapon.islanders")
    assert f"lay @tool.islanders={used_as}" in offered(game)
    assert "lay @tool.islanders" not in offered(game)
    assert "lay @tool.islanders=sword" not in offered(game)
    say(game, f"lay @tool.islanders={used_as}")
    assert totals(game) == (1 + strength, 0)


@pytest.mark.rule("B5.5", "B8.7")
@pytest.mark.parametrize(
    ("card", "morale"), [("tool.barfolk", 1), ("tool.islanders", 0), ("supply", 0)]
)
def test_the_faction_of_a_wild_card_stays_its_own_and_supply_stays_neutral(
    card: str, morale: int
) -> None:
    game = wild(card, "weapon.barfolk", day=1, heroes={"p1": "r3c3", "p2": "r3c3"})
    say(game, "attack r3c3 p2", "lay weapon.barfolk")
    assert totals(game) == (2, 0)
    say(game, f"lay @{card}=lord")
    assert totals(game) == (5 + morale, 0)


@pytest.mark.rule("B5.5")
def test_a_wild_card_rolls_as_an_amulet() -> None:
    game = wild("friman.islanders", "chief.barfolk")
    say(game, "use @friman.islanders=amulet", "on chief.barfolk", "roll 3")
    assert on_table(game) == ["chief.barfolk chief 3"]


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("die", [4, 5])
def test_a_wild_card_used_as_an_amulet_goes_to_the_shelter_on_a_4_or_5(die: int) -> None:
    game = wild("friman.islanders", "chief.barfolk")
    say(game, "use @friman.islanders=amulet", "on chief.barfolk", f"roll {die}")
    assert "friman.islanders" in cards(game, "shelter").split()
    assert on_table(game) == []


@pytest.mark.rule("B5.5")
def test_a_wild_card_promotes_as_a_title_and_converts_as_a_scroll() -> None:
    game = wild("supply", "chief.barfolk")
    say(game, "use @supply=title", "promote chief.barfolk 1")
    draw(game)
    assert on_table(game) == ["priest.barfolk priest 1"]
    game = wild("supply", "chief.barfolk")
    say(game, "use @supply=scroll")
    assert offered(game) == [
        "convert chief.barfolk islanders",
        "convert chief.barfolk emberians",
        "convert chief.barfolk cloudborn",
    ]
    say(game, "convert chief.barfolk islanders")
    draw(game)
    assert on_table(game) == ["chief.islanders chief 1"]


@pytest.mark.rule("B5.5", "B5.7")
@pytest.mark.parametrize("card", ["friman.barfolk", "scroll.barfolk"])
@pytest.mark.parametrize("day", [PLAIN, SCROLL_DAY])
def test_a_wild_card_used_as_a_scroll_does_not_turn_itself(card: str, day: int) -> None:
    game = wild(card, "chief.barfolk", day=day)
    as_scroll = f"@{card}" if card.startswith("scroll") else f"@{card}=scroll"
    say(game, f"use {as_scroll}")
    assert starting(game, "turn-itself") == []


@pytest.mark.rule("B5.5", "B7.2")
def test_a_wild_card_moves_a_hero_as_a_horse_or_as_a_supply() -> None:
    board = {"r3c2": "city-four woods north", "r3c1": "straight woods east"}
    game = wild("lord.barfolk", board=board, tokens=OWNED, heroes={"p1": "r3c3"})
    assert {"step 1 west", "ride 1 @lord.barfolk=horse"} <= set(offered(game))
    say(game, "ride 1 @lord.barfolk=horse", "step 1 west", "step 1 west", "halt")
    assert on_table(game) == []
    assert starting(game, "step") == starting(game, "ride") == []


@pytest.mark.rule("B5.5", "B5.10")
def test_a_wild_card_is_pitched_as_a_tent() -> None:
    game = wild("friman.islanders", "supply lord.barfolk")
    say(game, "use @friman.islanders=tent", "station lord.barfolk")
    assert tents(game) == [("friman.islanders", "lord.barfolk")]
    say(game, "strike 0")
    assert cards(game, "hand") == "lord.barfolk"
    assert cards(game, "shelter") == "friman.islanders"


@pytest.mark.rule("B5.5", "B5.8")
def test_a_wild_card_does_not_pay_the_supply_of_the_tent_that_it_is_itself() -> None:
    assert uses(wild("friman.islanders", "lord.barfolk chief.barfolk")) == [
        "@friman.islanders=amulet",
        "@friman.islanders=title",
        "@friman.islanders=scroll",
    ]


@pytest.mark.rule("B5.5", "B5.8")
def test_of_two_equal_wild_cards_one_is_the_tent_and_the_other_pays_for_it() -> None:
    game = table(day=PLAIN, hand="amulet.barfolk×2 friman.islanders×2 lord.barfolk")
    for _ in range(2):
        say(game, "use amulet.barfolk", "on friman.islanders", "roll 6")
    say(game, "use @friman.islanders=tent", "station lord.barfolk")
    assert tents(game) == [("friman.islanders", "lord.barfolk")]
    # Another card on the table does not help.
    game = table(day=PLAIN, hand="amulet.barfolk×2 friman.islanders chief.barfolk lord.barfolk")
    say(game, "use amulet.barfolk", "on chief.barfolk", "roll 1")
    say(game, "use amulet.barfolk", "on friman.islanders", "roll 6")
    assert "@friman.islanders=tent" not in uses(game)


@pytest.mark.rule("B5.5", "B5.8")
def test_a_wild_card_pays_the_supply_of_a_tent() -> None:
    game = wild("friman.islanders", "tent.barfolk lord.barfolk")
    say(game, "use tent.barfolk", "station lord.barfolk")
    assert tents(game) == [("tent.barfolk", "lord.barfolk")]
    assert on_table(game) == []


@pytest.mark.rule("B5.5", "B5.8")
def test_the_last_hand_card_is_stationed_and_not_paid_for_the_tent() -> None:
    game = wild("friman.islanders", "tent.barfolk supply")
    say(game, "use tent.barfolk")
    assert offered(game) == ["station supply"]
    assert on_table(game) == []
    say(game, "station supply")
    assert tents(game) == [("tent.barfolk", "supply")]


@pytest.mark.rule("B5.5", "B11.4")
def test_a_wild_card_as_an_illuminated_weapon_opens_two_attacks() -> None:
    game = wild(
        "friman.islanders", day=WEAPON_DAY, heroes={"p1": "r3c3", "p2": "r3c3", "p3": "r3c3"}
    )
    for player in ("p2", "p3"):
        say(game, f"attack r3c3 {player}", "lay @friman.islanders=weapon")
        assert totals(game) == (1, 0)
        say(game, "stand", "surrender")
    assert offered(game) == ["end"]


@pytest.mark.rule("B5.5")
def test_a_wild_card_is_no_great_artefact() -> None:
    game = wild("friman.islanders", "supply chief.barfolk", heroes={"p1": "r3c3"})
    assert starting(game, "fly") == []
    assert {use.partition("=")[2] for use in uses(game)} == {"amulet", "title", "scroll", "tent"}


@pytest.mark.rule("B5.5", "B11.4")
def test_a_wild_card_is_illuminated_with_the_artefact_that_it_is_used_as() -> None:
    game = wild("supply", day=HORSE_DAY, board=HOME, tokens=OWNED, heroes={"p1": "r3c2"})
    say(game, "ride 1 @supply=horse", "step 1 east", "halt")
    assert on_table(game) == ["supply horse 1"]
    assert starting(game, "step") == []
    say(game, "ride 1 @supply=horse", "step 1 west", "halt")
    assert on_table(game) == []
    game = wild("supply", "friman.barfolk", day=TITLE_DAY)
    say(game, "use @supply=title", "promote friman.barfolk 2")
    draw(game)
    assert on_table(game) == ["priest.barfolk priest 1"]
    game = wild("lord.barfolk", "supply×2", day=TOOL_DAY, board=HOME, tokens=OWNED)
    say(game, "build tee", "pay supply @lord.barfolk=tool", "terrain woods", "place r2c2 east")
    assert on_table(game) == ["lord.barfolk tool 1"]
    say(game, "build tee", "terrain woods", "place r4c2 east")
    assert on_table(game) == []


@pytest.mark.rule("B5.5", "B11.4")
def test_a_wild_card_as_an_illuminated_tent_holds_two_cards() -> None:
    game = wild("supply", "supply lord.barfolk chief.barfolk", day=TENT_DAY)
    say(game, "use @supply=tent", "station lord.barfolk", "station chief.barfolk")
    assert tents(game) == [("supply", "chief.barfolk lord.barfolk")]


@pytest.mark.rule("B5.5")
def test_a_wild_card_is_used_once() -> None:
    game = wild("supply", board=HOME, tokens=OWNED, heroes={"p1": "r3c2"})
    say(game, "ride 1 @supply=horse", "step 1 east", "halt")
    assert offered(game) == ["end"]


# B5.6: the title.


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(
    ("unit", "promoted"), [("friman", "chief"), ("chief", "priest"), ("priest", "lord")]
)
def test_a_title_promotes_a_unit_by_one_rank_within_its_faction(unit: str, promoted: str) -> None:
    tops = {unit: "barfolk", promoted: "barfolk"}
    game = table(day=PLAIN, hand=f"title.barfolk {unit}.emberians", tops=tops)
    before = stack(game, promoted)
    left = game.supply
    say(game, "use title.barfolk")
    assert offered(game) == [f"promote {unit}.emberians 1"]
    events = say(game, f"promote {unit}.emberians 1")
    assert any(isinstance(event, UnitPromoted) for event in events)
    # The searched stack is reshuffled: chance turns up its new top card.
    assert asked(game) == ["chance"]
    assert offered(game) == [f"draw {promoted}.{faction}" for faction in FACTIONS]
    say(game, f"draw {promoted}.cloudborn")
    assert on_table(game) == [f"{promoted}.emberians {promoted} 1"]
    assert game.supply == left
    # The old unit lies under its stack, whose top card is still the same.
    old = game.stacks[KIND_NUMBERS[unit]]
    assert cards_text(old.top) == f"{unit}.barfolk"
    assert cards_text(old.bottom) == f"{unit}.emberians"
    assert len(before.split()) == 4


@pytest.mark.rule("B5.6")
def test_without_a_card_of_the_faction_the_top_card_of_the_next_rank_comes() -> None:
    game = table(
        day=PLAIN,
        hand="title.barfolk priest.emberians",
        limbo="lord.emberians×4",
        tops={"lord": "cloudborn"},
    )
    say(game, "use title.barfolk", "promote priest.emberians 1")
    assert offered(game) == ["draw lord.barfolk", "draw lord.islanders", "draw lord.cloudborn"]
    draw(game)
    assert on_table(game) == ["lord.cloudborn lord 1"]


@pytest.mark.rule("B5.6")
def test_lords_are_not_promoted() -> None:
    assert uses(table(day=PLAIN, hand="title.barfolk lord.barfolk supply horse.barfolk")) == []
    assert uses(table(day=TITLE_DAY, hand="title.barfolk lord.barfolk supply tool.barfolk")) == []


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(
    ("unit", "promoted", "each"),
    [("friman", "chief", 6), ("chief", "priest", 4), ("priest", "lord", 4)],
)
def test_nobody_is_promoted_into_an_empty_stack(unit: str, promoted: str, each: int) -> None:
    game = table(day=PLAIN, hand=f"title.barfolk {unit}.emberians", limbo=all_of(promoted, each))
    assert uses(game) == []


@pytest.mark.rule("B5.6")
def test_the_last_card_of_the_next_rank_is_taken() -> None:
    limbo = all_of("lord", 4, "islanders")
    game = table(day=PLAIN, hand="title.barfolk priest.emberians", limbo=limbo)
    say(game, "use title.barfolk", "promote priest.emberians 1")
    assert asked(game) == ["p1"]
    assert on_table(game) == ["lord.islanders lord 1"]
    assert stack(game, "lord") == ""


@pytest.mark.rule("B5.6")
def test_a_unit_put_under_an_empty_stack_is_its_top_card() -> None:
    game = table(
        day=PLAIN,
        hand="title.barfolk priest.emberians supply×4",
        limbo=all_of("priest", 4, "emberians"),
    )
    assert "hire priest" not in offered(game)
    say(game, "use title.barfolk", "promote priest.emberians 1")
    draw(game)
    assert "hire priest" in offered(game)
    say(game, "hire priest")
    assert rows(game)[-1] == ("supply×4", "supply priest.emberians")


@pytest.mark.rule("B5.6", "B11.4")
@pytest.mark.parametrize(("unit", "promoted"), [("friman", "priest"), ("chief", "lord")])
def test_the_illuminated_title_promotes_directly_by_two_ranks(unit: str, promoted: str) -> None:
    between = {"friman": "chief", "chief": "priest"}[unit]
    each = {"chief": 6, "priest": 4}[between]
    # The stack between is empty: it plays no part.
    game = table(day=TITLE_DAY, hand=f"title.barfolk {unit}.emberians", limbo=all_of(between, each))
    say(game, "use title.barfolk")
    assert offered(game) == [f"promote {unit}.emberians 2"]
    say(game, f"promote {unit}.emberians 2")
    draw(game)
    assert on_table(game) == [f"{promoted}.emberians {promoted} 1"]
    assert cards_text(game.stacks[KIND_NUMBERS[unit]].bottom) == f"{unit}.emberians"
    assert stack(game, between) == ""


@pytest.mark.rule("B5.6", "B11.4")
def test_two_ranks_up_the_top_card_comes_where_the_faction_is_absent() -> None:
    game = table(
        day=TITLE_DAY,
        hand="title.barfolk chief.emberians",
        limbo="lord.emberians×4",
        tops={"lord": "islanders"},
    )
    say(game, "use title.barfolk", "promote chief.emberians 2")
    draw(game)
    assert on_table(game) == ["lord.islanders lord 1"]


@pytest.mark.rule("B5.6", "B11.4")
def test_priests_are_not_promoted_by_two_ranks_nor_anybody_into_an_empty_stack() -> None:
    game = table(day=TITLE_DAY, hand="title.barfolk priest.emberians")
    say(game, "use title.barfolk")
    assert offered(game) == ["promote priest.emberians 1"]
    game = table(day=TITLE_DAY, hand="title.barfolk chief.emberians", limbo=all_of("lord", 4))
    say(game, "use title.barfolk")
    assert offered(game) == ["promote chief.emberians 1"]


@pytest.mark.rule("B5.6", "B11.4")
def test_the_illuminated_title_promotes_two_units_by_one_rank_each() -> None:
    game = table(day=TITLE_DAY, hand="title.barfolk friman.emberians priest.barfolk")
    say(game, "use title.barfolk", "promote friman.emberians 1")
    draw(game)
    say(game, "use @title.barfolk")
    assert offered(game) == ["promote priest.barfolk 1"]
    say(game, "promote priest.barfolk 1")
    draw(game)
    assert on_table(game) == ["chief.emberians chief 1", "lord.barfolk lord 1"]


@pytest.mark.rule("B5.6")
def test_after_one_promotion_an_illuminated_title_has_no_second_rank_left_for_another() -> None:
    game = table(day=TITLE_DAY, hand="title.barfolk friman.emberians friman.barfolk")
    say(game, "use title.barfolk", "promote friman.emberians 1")
    draw(game)
    say(game, "use @title.barfolk")
    assert offered(game) == ["promote friman.barfolk 1"]


# B5.7: the magical scroll.


@pytest.mark.rule("B5.7")
def test_a_scroll_converts_units_and_artefacts_into_any_other_faction() -> None:
    hand = "scroll.barfolk friman.barfolk tent.islanders supply sword"
    game = table(day=PLAIN, hand=hand, limbo=all_of("scroll", 3, "barfolk"))
    say(game, "use scroll.barfolk")
    assert offered(game) == [
        "convert friman.barfolk islanders",
        "convert friman.barfolk emberians",
        "convert friman.barfolk cloudborn",
        "convert tent.islanders barfolk",
        "convert tent.islanders emberians",
        "convert tent.islanders cloudborn",
    ]


@pytest.mark.rule("B5.7", "B14.2")
def test_only_a_faction_in_the_game_is_named() -> None:
    game = table(players=2, day=PLAIN, hand="scroll.barfolk friman.barfolk")
    say(game, "use scroll.barfolk")
    assert starting(game, "convert") == [
        "convert friman.barfolk islanders",
        "convert friman.barfolk emberians",
    ]
    assert starting(game, "turn-itself") == ["turn-itself islanders", "turn-itself emberians"]


@pytest.mark.rule("B5.7")
def test_a_converted_unit_goes_under_its_stack_which_is_reshuffled() -> None:
    limbo = all_of("lord", 4, "barfolk", "islanders")
    game = table(day=PLAIN, hand="scroll.barfolk lord.barfolk", limbo=limbo)
    assert stack(game, "lord") == "lord.islanders"
    say(game, "use scroll.barfolk", "convert lord.barfolk islanders")
    assert offered(game) == ["draw lord.barfolk"]
    draw(game)
    assert on_table(game) == ["lord.islanders lord 1"]
    assert stack(game, "lord") == "lord.barfolk"


@pytest.mark.rule("B5.7")
def test_a_converted_unit_is_replaced_by_the_top_card_where_the_faction_is_absent() -> None:
    game = table(
        day=PLAIN,
        hand="scroll.barfolk lord.barfolk",
        limbo="lord.islanders×4",
        tops={"lord": "cloudborn"},
    )
    say(game, "use scroll.barfolk", "convert lord.barfolk islanders")
    assert offered(game) == ["draw lord.barfolk", "draw lord.emberians", "draw lord.cloudborn"]
    draw(game)
    assert on_table(game) == ["lord.cloudborn lord 1"]


@pytest.mark.rule("B5.7")
def test_a_unit_alone_in_its_stack_comes_back() -> None:
    limbo = all_of("lord", 4, "barfolk")
    game = table(day=PLAIN, hand="scroll.barfolk lord.barfolk", limbo=limbo)
    say(game, "use scroll.barfolk", "convert lord.barfolk islanders")
    assert on_table(game) == ["lord.barfolk lord 1"]
    assert stack(game, "lord") == ""


@pytest.mark.rule("B5.7")
def test_a_converted_artefact_goes_under_its_stack_which_is_reshuffled() -> None:
    limbo = all_of("horse", 3, "barfolk", "islanders")
    game = table(day=PLAIN, hand="scroll.barfolk horse.barfolk", limbo=limbo)
    say(game, "use scroll.barfolk", "convert horse.barfolk islanders")
    assert on_table(game) == ["horse.islanders horse 1"]
    assert stack(game, "horse") == "horse.barfolk"
    assert cards_text(game.stacks[KIND_NUMBERS["horse"]].bag) == "horse.barfolk"


@pytest.mark.rule("B5.7")
def test_a_converted_artefact_is_replaced_by_the_top_card_where_the_faction_is_absent() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk horse.barfolk", limbo="horse.islanders×3", fill=11)
    say(game, "use scroll.barfolk", "convert horse.barfolk islanders")
    assert asked(game) == ["chance"]
    # The old card lies under the stack, so two other Bärfolk horses may be on top, not this one.
    assert offered(game) == ["draw horse.barfolk", "draw horse.emberians", "draw horse.cloudborn"]
    assert game.asked[-1].weights == [2, 3, 3]
    say(game, "draw horse.emberians")
    assert on_table(game) == ["horse.emberians horse 1"]
    pile = game.stacks[KIND_NUMBERS["horse"]]
    assert cards_text(pile.bag) == "horse.barfolk×3 horse.emberians×2 horse.cloudborn×3"


@pytest.mark.rule("B5.7", "B9.2")
def test_a_deck_of_ten_cards_may_convert_an_artefact_of_which_the_faction_is_absent() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk horse.barfolk", limbo="horse.islanders×3")
    assert game.deck_size(0) == 10
    say(game, "use scroll.barfolk", "convert horse.barfolk islanders", "draw horse.emberians")
    assert game.deck_size(0) == 10


@pytest.mark.rule("B5.7")
def test_an_artefact_alone_in_its_stack_comes_back() -> None:
    limbo = all_of("horse", 3, "barfolk")
    game = table(day=PLAIN, hand="scroll.barfolk horse.barfolk", limbo=limbo)
    say(game, "use scroll.barfolk", "convert horse.barfolk islanders")
    draw(game)
    assert on_table(game) == ["horse.barfolk horse 1"]


@pytest.mark.rule("B5.7", "B11.4")
def test_a_converted_illuminated_artefact_is_illuminated() -> None:
    game = table(day=HORSE_DAY, hand="scroll.barfolk horse.barfolk")
    say(game, "use scroll.barfolk", "convert horse.barfolk islanders")
    assert on_table(game) == ["horse.islanders horse 2"]


@pytest.mark.rule("B5.7")
def test_a_scroll_turns_itself_and_then_converts_nothing_this_turn() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk friman.barfolk")
    say(game, "use scroll.barfolk")
    assert starting(game, "turn-itself") == [
        "turn-itself islanders",
        "turn-itself emberians",
        "turn-itself cloudborn",
    ]
    say(game, "turn-itself emberians")
    assert uses(game) == []
    assert stack(game, "scroll") == (
        "scroll.barfolk×3 scroll.islanders×3 scroll.emberians×2 scroll.cloudborn×3"
    )
    say(game, "end")
    draw(game)
    assert cards(game, "shelter") == "friman.barfolk scroll.emberians"


@pytest.mark.rule("B5.7")
def test_a_scroll_turning_itself_searches_first_and_is_shuffled_in_afterwards() -> None:
    limbo = all_of("scroll", 3, "barfolk", "islanders")
    game = table(day=PLAIN, hand="scroll.barfolk", limbo=limbo)
    say(game, "use scroll.barfolk", "turn-itself cloudborn")
    # Nobody else is there, so the top card comes, never the old scroll.
    assert offered(game) == ["draw scroll.islanders"]
    draw(game)
    assert game.stacks[KIND_NUMBERS["scroll"]] == Pile(bag=read_cards("scroll.barfolk"))
    say(game, "end")
    assert cards(game, "shelter") == "scroll.islanders"


@pytest.mark.rule("B5.7")
@pytest.mark.parametrize("day", [PLAIN, SCROLL_DAY])
def test_a_scroll_does_not_turn_itself_with_an_empty_stack(day: int) -> None:
    limbo = all_of("scroll", 3, "barfolk")
    assert uses(table(day=day, hand="scroll.barfolk", limbo=limbo)) == []
    game = table(day=day, hand="scroll.barfolk friman.barfolk", limbo=limbo)
    say(game, "use scroll.barfolk")
    assert starting(game, "turn-itself") == []


@pytest.mark.rule("B5.7", "B11.4")
def test_an_illuminated_scroll_turns_itself_and_then_converts_another_card() -> None:
    game = table(day=SCROLL_DAY, hand="scroll.barfolk friman.barfolk chief.barfolk")
    say(game, "use scroll.barfolk", "turn-itself emberians", "use @scroll.emberians")
    assert starting(game, "turn-itself") == []
    say(game, "convert friman.barfolk islanders")
    draw(game)
    assert on_table(game) == ["friman.islanders friman 1"]
    assert uses(game) == []


@pytest.mark.rule("B5.7", "B11.4")
def test_an_illuminated_scroll_converts_a_card_and_then_turns_itself() -> None:
    game = table(day=SCROLL_DAY, hand="scroll.barfolk friman.barfolk chief.barfolk")
    say(game, "use scroll.barfolk", "convert friman.barfolk islanders")
    draw(game)
    say(game, "use @scroll.barfolk", "turn-itself emberians")
    assert on_table(game) == ["friman.islanders friman 1"]
    assert uses(game) == []
    say(game, "end")
    draw(game)
    assert "scroll.emberians" in cards(game, "shelter").split()


@pytest.mark.rule("B5.7", "B5.1")
def test_a_converted_scroll_converts_another_card_but_does_not_turn_itself() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk scroll.islanders friman.barfolk")
    say(game, "use scroll.barfolk", "convert scroll.islanders emberians")
    say(game, "use @scroll.emberians")
    assert {choice.split()[1] for choice in offered(game)} == {"friman.barfolk"}


@pytest.mark.rule("B5.7", "B5.5", "B11.4")
def test_beside_a_copied_scroll_an_equal_illuminated_scroll_still_turns_itself() -> None:
    game = table(
        day=SCROLL_DAY, hand="amulet.barfolk scroll.barfolk×2 friman.barfolk chief.barfolk"
    )
    say(game, "use amulet.barfolk", "on scroll.barfolk", "roll 2")
    assert on_table(game) == ["scroll.barfolk scroll 4"]
    say(game, "use scroll.barfolk", "convert friman.barfolk islanders")
    draw(game)
    say(game, "use @scroll.barfolk", "turn-itself emberians")
    assert sorted(on_table(game)) == ["friman.islanders friman 1", "scroll.barfolk scroll 4"]


@pytest.mark.rule("B5.7", "B5.5", "B11.4")
def test_a_scroll_that_has_converted_two_cards_does_not_turn_itself_any_more() -> None:
    game = table(
        day=SCROLL_DAY,
        hand="amulet.barfolk scroll.barfolk×2 friman.barfolk chief.barfolk lord.barfolk",
    )
    say(game, "use scroll.barfolk", "convert friman.barfolk islanders")
    draw(game)
    say(game, "use @scroll.barfolk", "convert chief.barfolk islanders")
    draw(game)
    # An equal scroll is multiplied, which does not turn itself either.
    say(game, "use amulet.barfolk", "on scroll.barfolk", "roll 2", "use @scroll.barfolk")
    assert {choice.split()[0] for choice in offered(game)} == {"convert"}


@pytest.mark.rule("B5.7", "B11.4")
def test_while_a_stack_is_searched_for_it_a_scroll_that_turns_itself_is_of_no_other_use() -> None:
    game = table(
        day=SCROLL_DAY,
        hand="scroll.barfolk friman.barfolk",
        limbo="scroll.islanders×3",
        fill=20,
    )
    say(game, "use scroll.barfolk", "turn-itself islanders")
    assert asked(game) == ["chance"]
    assert game.loose[0] == (Loose(read_card("scroll.barfolk"), SCROLL, 0, True),)
    say(game, "draw scroll.emberians")
    assert on_table(game) == ["scroll.emberians scroll 1"]


@pytest.mark.rule("B5.7", "B11.4")
def test_a_scroll_that_turned_itself_lies_where_it_lay() -> None:
    game = table(
        day=SCROLL_DAY,
        hand="scroll.barfolk amulet.barfolk friman.barfolk",
        limbo="scroll.islanders×3",
        fill=20,
    )
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 1")
    say(game, "use scroll.barfolk", "turn-itself islanders")
    # The same position, written with the scroll before the friman.
    game.loose[0] = game.loose[0][::-1]
    (lane,) = game.lanes
    waiting = lane[-2]
    assert isinstance(waiting, Transforming)
    game.lanes = [(*lane[:-2], waiting.but(place=0), lane[-1])]
    advance(game)
    say(game, "draw scroll.emberians")
    assert on_table(game) == ["scroll.emberians scroll 1", "friman.barfolk friman 1"]


@pytest.mark.rule("B5.7")
def test_why_a_scroll_does_not_turn_itself() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk title.barfolk friman.barfolk")
    say(game, "use scroll.barfolk")
    assert str(explain(game, 0, "turn-itself barfolk")) == "another-faction (B5.7)"
    game = table(day=PLAIN, hand="scroll.barfolk title.barfolk friman.barfolk")
    say(game, "use title.barfolk")
    assert str(explain(game, 0, "turn-itself islanders")) == "no-turning-itself (B5.7)"


@pytest.mark.rule("B5.7")
@pytest.mark.parametrize("hand", ["supply", "supply scroll.barfolk"])
def test_supply_is_never_converted(hand: str) -> None:
    game = table(day=PLAIN, hand=hand)
    assert str(explain(game, 0, "convert supply islanders")) == "not-converted (B5.7)"


@pytest.mark.rule("B5.7", "B5.5", "B11.4")
def test_copies_of_a_scroll_are_used_before_an_equal_scroll_that_may_still_turn_itself() -> None:
    game = table(
        day=SCROLL_DAY, hand="amulet.barfolk scroll.barfolk×2 friman.barfolk chief.barfolk"
    )
    say(game, "use scroll.barfolk", "convert friman.barfolk islanders")
    draw(game)
    say(game, "use amulet.barfolk", "on scroll.barfolk", "roll 2")
    say(game, "use @scroll.barfolk", "convert chief.barfolk islanders")
    draw(game)
    # Three copies of the one scroll are left, and the other one's second use.
    say(game, "use @scroll.barfolk")
    assert "turn-itself emberians" in offered(game)


# B5.8: the tent.


@pytest.mark.rule("B5.8")
def test_a_tent_costs_a_supply_and_holds_a_hand_card_face_up() -> None:
    game = table(day=PLAIN, hand="tent.barfolk supply lord.barfolk chief.barfolk")
    assert uses(game) == ["tent.barfolk"]
    say(game, "use tent.barfolk")
    assert cards(game, "hand") == "chief.barfolk lord.barfolk"
    events = say(game, "station lord.barfolk")
    stationed = CardStationed(0, read_card("tent.barfolk"), read_card("lord.barfolk"))
    assert [event.seen(1) for event in events] == [stationed]
    assert view(game, 1).players[0].tents == game.tents[0]
    assert tents(game) == [("tent.barfolk", "lord.barfolk")]
    assert cards(game, "hand") == "chief.barfolk"


@pytest.mark.rule("B5.8")
def test_without_supply_or_without_a_card_to_station_no_tent_is_pitched() -> None:
    assert uses(table(day=PLAIN, hand="tent.barfolk lord.barfolk")) == []
    assert uses(table(day=PLAIN, hand="tent.barfolk supply")) == []
    assert uses(table(day=PLAIN, hand="tent.barfolk supply sword")) == []
    assert uses(table(day=PLAIN, hand="tent.barfolk supply×2")) == ["tent.barfolk"]


@pytest.mark.rule("B5.8")
def test_any_card_but_a_great_artefact_is_stationed() -> None:
    hand = (
        "tent.barfolk×2 supply×2 friman.barfolk chief.barfolk priest.barfolk lord.barfolk "
        "tool.barfolk weapon.barfolk amulet.barfolk title.barfolk scroll.barfolk horse.barfolk horn"
    )
    game = table(day=PLAIN, hand=hand)
    say(game, "use tent.barfolk")
    assert {choice.split()[1] for choice in offered(game)} == {
        "supply",
        "friman.barfolk",
        "chief.barfolk",
        "priest.barfolk",
        "lord.barfolk",
        "tool.barfolk",
        "weapon.barfolk",
        "amulet.barfolk",
        "title.barfolk",
        "scroll.barfolk",
        "tent.barfolk",
        "horse.barfolk",
    }
    assert all(choice.startswith("station ") for choice in offered(game))


@pytest.mark.rule("B5.8", "B2.4")
def test_a_tent_stays_over_the_turns_as_long_as_the_owner_likes() -> None:
    game = table(day=PLAIN, hand="tent.barfolk supply lord.barfolk")
    say(game, "use tent.barfolk", "station lord.barfolk", "end")
    draw(game)
    for _ in range(8):
        assert tents(game) == [("tent.barfolk", "lord.barfolk")]
        say(game, "skip", "end")
        if starting(game, "top"):
            say(game, offered(game)[0])
        draw(game)
    assert tents(game) == [("tent.barfolk", "lord.barfolk")]


@pytest.mark.rule("B5.8")
def test_to_use_a_tent_its_card_goes_to_hand_and_the_tent_at_once_to_the_shelter() -> None:
    game = table(day=PLAIN, hand="tent.barfolk lord.barfolk friman.barfolk×2")
    pitch(game, "p1", "tent.barfolk", "lord.barfolk")
    assert "create title" not in offered(game)
    events = say(game, "strike 0")
    assert events == [
        TentStruck(0, read_card("tent.barfolk"), read_cards("lord.barfolk")),
    ]
    assert cards(game, "hand") == "friman.barfolk×2 lord.barfolk"
    assert cards(game, "shelter") == "tent.barfolk"
    assert tents(game) == []
    say(game, "create title")


@pytest.mark.rule("B5.8")
def test_of_two_equal_tents_the_first_is_opened() -> None:
    game = table(day=PLAIN, hand="tent.barfolk×2 lord.barfolk×2")
    for _ in range(2):
        pitch(game, "p1", "tent.barfolk", "lord.barfolk")
    assert starting(game, "strike") == ["strike 0"]
    assert str(explain(game, 0, "strike 1")) == "same-tent (B5.8)"
    assert str(explain(game, 0, "strike 2")) == "no-such-tent (B5.8)"


@pytest.mark.rule("B5.8", "B8.2")
def test_in_an_attack_the_weapon_is_laid_before_a_tent_is_opened() -> None:
    game = table(
        day=1,
        hand="weapon.islanders tent.barfolk lord.barfolk",
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    pitch(game, "p1", "tent.barfolk", "lord.barfolk")
    say(game, "attack r3c3 p2")
    assert str(explain(game, 0, "strike 0")) == "weapon-first (B8.2)"


@pytest.mark.rule("B5.8", "B2.1")
def test_no_tent_is_opened_before_the_action_step() -> None:
    game = table(day=PLAIN, at="cohort", hand="tent.barfolk lord.barfolk friman.barfolk×2")
    pitch(game, "p1", "tent.barfolk", "lord.barfolk")
    assert offered(game) == ["mulligan", "skip"]
    say(game, "skip")
    assert "strike 0" in offered(game)


@pytest.mark.rule("B5.8")
def test_nobody_opens_a_tent_in_the_turn_of_another_outside_a_battle() -> None:
    game = table(day=PLAIN, hand={"p2": "tent.barfolk lord.barfolk"})
    pitch(game, "p2", "tent.barfolk", "lord.barfolk")
    assert offered(game) == ["end"]
    assert asked(game) == ["p1"]


@pytest.mark.rule("B5.8", "B8.5")
def test_the_attacker_opens_a_tent_in_battle() -> None:
    game = table(
        day=1,
        hand="weapon.islanders tent.barfolk lord.barfolk",
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    pitch(game, "p1", "tent.barfolk", "lord.barfolk")
    say(game, "attack r3c3 p2", "lay weapon.islanders", "strike 0", "lay lord.barfolk")
    assert totals(game) == (5, 0)
    assert cards(game, "shelter") == "tent.barfolk"


@pytest.mark.rule("B5.8", "B8.5")
def test_the_defender_opens_a_tent_in_battle() -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.islanders", "p2": "friman.emberians tent.barfolk lord.barfolk"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    pitch(game, "p2", "tent.barfolk", "lord.barfolk")
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand", "fight")
    say(game, "strike 0", "lay lord.barfolk")
    assert totals(game) == (1, 4)
    assert cards(game, "shelter", "p2") == "tent.barfolk"


@pytest.mark.rule("B5.8", "B8.8")
@pytest.mark.parametrize("stationed", ["horse.barfolk", "supply"])
def test_the_defender_opens_a_tent_before_reacting_and_pays_a_retreat_with_its_card(
    stationed: str,
) -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.islanders", "p2": f"supply tent.barfolk {stationed}"},
        board={"r3c4": "straight woods east", "r3c5": "straight woods east"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    pitch(game, "p2", "tent.barfolk", stationed)
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand")
    assert "strike 0" in offered(game)
    assert starting(game, "retreat") == []
    say(game, "strike 0")
    assert "retreat r3c5" in offered(game)
    say(game, "retreat r3c5")
    assert game.rules.notation.space_name(game.heroes[2]) == "r3c5"
    assert cards(game, "hand", "p2") == ("supply" if stationed == "horse.barfolk" else "")


@pytest.mark.rule("B5.8", "B5.1")
def test_stationing_is_no_effect_on_the_card() -> None:
    game = table(day=PLAIN, hand="tent.barfolk supply friman.barfolk title.barfolk")
    say(game, "use tent.barfolk", "station friman.barfolk", "strike 0")
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    assert on_table(game) == ["chief.barfolk chief 1"]


@pytest.mark.rule("B5.8", "B5.1")
def test_stationing_is_no_use_of_the_card() -> None:
    game = table(day=PLAIN, hand="tent.barfolk supply friman.barfolk×3")
    say(game, "use tent.barfolk", "station friman.barfolk", "strike 0")
    say(game, "create tool", "draw tool.barfolk")
    assert cards(game, "hand") == ""


@pytest.mark.rule("B5.8")
def test_a_converted_tent_is_pitched_and_stays() -> None:
    game = table(day=PLAIN, hand="scroll.barfolk tent.islanders supply lord.barfolk", fill=16)
    say(game, "use scroll.barfolk", "convert tent.islanders barfolk")
    say(game, "use @tent.barfolk", "station lord.barfolk", "end")
    draw(game)
    assert tents(game) == [("tent.barfolk", "lord.barfolk")]


# B5.9: the horse.


@pytest.mark.rule("B5.9", "B7.2")
def test_a_horse_moves_a_hero_up_to_three_spaces() -> None:
    board = {f"r3c{column}": "straight woods east" for column in (4, 5)}
    board |= {"r3c6": "straight lakes east"}
    game = table(day=PLAIN, hand="horse.barfolk", board=board, heroes={"p1": "r3c3"})
    say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 east", "step 1 east")
    assert game.rules.notation.space_name(game.heroes[0]) == "r3c6"
    assert offered(game) == ["end"]


@pytest.mark.rule("B5.9")
def test_a_horse_adds_one_in_a_battle_line() -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.islanders horse.islanders", "p2": "horse.barfolk horse.emberians"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "attack r3c3 p2", "lay weapon.islanders", "lay horse.islanders")
    assert totals(game) == (2, 0)
    say(game, "stand", "fight", "lay horse.barfolk", "lay horse.emberians")
    assert totals(game) == (2, 2)


@pytest.mark.rule("B5.9")
def test_a_horse_opens_no_attack() -> None:
    game = table(day=1, hand="horse.islanders×3", heroes={"p1": "r3c3", "p2": "r3c3"})
    assert starting(game, "attack") == []


@pytest.mark.rule("B5.9", "B8.8")
def test_a_horse_saves_a_retreating_hero() -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.islanders", "p2": "horse.barfolk"},
        board={"r3c4": "straight woods east", "r3c5": "straight woods east"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand", "retreat r3c5")
    assert cards(game, "shelter", "p2") == "horse.barfolk"
    assert game.rules.notation.space_name(game.heroes[2]) == "r3c5"


# B5.10: tents for a day.


@pytest.mark.rule("B5.10")
@pytest.mark.parametrize("tent", ["hammer", "friman.islanders", "tent.islanders"])
def test_a_wild_card_or_the_hammer_is_a_tent_until_the_end_of_the_day(tent: str) -> None:
    game = table(day=PLAIN, hand=f"{tent} amulet.cloudborn supply lord.barfolk", fill=20)
    if tent == "hammer":
        say(game, "use hammer=tent", "station lord.barfolk")
    else:
        say(game, "use amulet.cloudborn", f"on {tent}", "roll 6")
        used = f"@{tent}" if tent.startswith("tent") else f"@{tent}=tent"
        say(game, f"use {used}", "station lord.barfolk")
    say(game, "end")
    draw(game)
    for player in ("p2", "p3", "p4"):
        assert asked(game) == [player]
        assert tents(game) == [(tent, "lord.barfolk")]
        say(game, "skip", "end")
        draw(game)
        assert game.day == (PLAIN + 1 if player == "p4" else PLAIN)
    assert asked(game) == ["p1"]
    assert tents(game) == []
    assert {tent, "lord.barfolk"} <= set(cards(game, "shelter").split())


@pytest.mark.rule("B5.10")
def test_a_tent_for_the_day_ends_after_the_last_draw_and_before_the_oracle_turns() -> None:
    # The last player of the day needs six cards of eight; the stationed lord is not among them.
    game = table(day=PLAIN, turn="p4", hand="hammer supply lord.barfolk", nation={"p4": "supply×7"})
    say(game, "use hammer=tent", "station lord.barfolk", "end")
    seen: list[str] = []
    while -1 in game.asked:
        seen += [type(event).__name__ for event in say(game, offered(game)[0])]
    assert seen.index("TentDissolved") > max(
        place for place, name in enumerate(seen) if name == "CardDrawn"
    )
    assert seen.index("TentDissolved") < seen.index("DayBegan")
    assert cards(game, "hand", "p4") == "supply×6"
    assert {"hammer", "lord.barfolk"} <= set(cards(game, "shelter", "p4").split())


@pytest.mark.rule("B5.10")
def test_a_real_tent_outlasts_the_day() -> None:
    game = table(day=PLAIN, turn="p4", hand="tent.barfolk supply lord.barfolk")
    say(game, "use tent.barfolk", "station lord.barfolk", "end")
    events = []
    while -1 in game.asked:
        events += say(game, offered(game)[0])
    assert game.day == PLAIN + 1
    assert not any(isinstance(event, TentDissolved) for event in events)
    assert tents(game, "p4") == [("tent.barfolk", "lord.barfolk")]


@pytest.mark.rule("B5.10")
def test_a_tent_for_the_day_may_be_opened_before_it_ends() -> None:
    game = table(
        day=PLAIN,
        turn="p2",
        hand={"p1": "hammer lord.barfolk", "p2": "weapon.islanders"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    game.hand[0] = b""
    game.tents[0] = (Tent(read_card("hammer"), read_cards("lord.barfolk"), True),)
    advance(game)
    say(game, "attack r3c3 p1", "lay weapon.islanders", "stand", "strike 0")
    assert cards(game, "hand") == "lord.barfolk"
    assert cards(game, "shelter") == "hammer"


@pytest.mark.rule("B5.1")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = table(day=PLAIN, hand="title.barfolk lord.barfolk amulet.barfolk")
    with pytest.raises(Refused):
        say(game, "use title.barfolk")
    assert cards(game, "hand") == "lord.barfolk amulet.barfolk title.barfolk"


@pytest.mark.rule("B5.8")
def test_a_tent_is_not_pitched_if_only_a_great_artefact_would_be_left_to_station() -> None:
    assert "use tent.barfolk" not in offered(table(hand="tent.barfolk supply hammer"))
    game = table(hand="tent.barfolk supply×2 hammer")
    say(game, "use tent.barfolk")
    assert offered(game) == ["station supply"]


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(
    ("die", "becomes"),
    [(1, Fate(1)), (2, Fate(2)), (3, Fate(3)), (4, None), (5, None), (6, Fate(1, WILD))],
)
def test_what_the_die_makes_of_a_card_is_told_with_it(die: int, becomes: Fate | None) -> None:
    game = table(day=PLAIN, hand="amulet.barfolk friman.barfolk")
    events = say(game, "use amulet.barfolk", "on friman.barfolk", f"roll {die}")
    (rolled,) = [event for event in events if isinstance(event, AmuletRolled)]
    assert rolled.becomes == becomes


@pytest.mark.rule("B5.6", "B5.7")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("promote friman.barfolk 1", "use-title-first"),
        ("convert friman.barfolk islanders", "use-scroll-first"),
    ],
)
def test_who_promotes_or_converts_lays_the_artefact_first(wish: str, reason: str) -> None:
    game = table(day=PLAIN, hand="title.barfolk scroll.barfolk friman.barfolk")
    told = explain(game, 0, wish)
    assert told is not None
    assert told.id == reason


@pytest.mark.rule("B5.5", "B3.8")
def test_a_wild_card_beside_equal_cards_on_the_table_is_used_once() -> None:
    """One friman counts as itself, another as any card."""
    game = table(day=7, hand="amulet.barfolk×2 friman.barfolk×2 supply")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 1")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    # Together they are two frimen, a friman and a chief or a friman and a tool, but no weapon.
    assert starting(game, "create") == ["create tool", "create tent"]
    assert "build tee" not in offered(game)


@pytest.mark.rule("B5.5", "B3.8")
def test_a_wild_card_is_added_to_equal_copies_on_the_table() -> None:
    game = table(day=7, hand="amulet.barfolk×2 friman.barfolk×2")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 2")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    assert {"create tool", "create weapon"} <= set(offered(game))
    say(game, "create tool", "pay @friman.barfolk×3")
    assert [one.copies for one in game.loose[0]] == [0, 0]


@pytest.mark.rule("B5.6", "B11.4")
def test_the_copies_of_another_title_raise_no_unit_twice() -> None:
    hand = "title.barfolk title.islanders amulet.barfolk friman.barfolk×2"
    game = table(day=4, hand=hand)
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "use amulet.barfolk", "on title.islanders", "chance: roll 2")
    half, whole = game.copy(), game.copy()
    say(half, "use @title.barfolk")
    assert offered(half) == ["promote friman.barfolk 1"]
    say(whole, "use @title.islanders")
    assert offered(whole) == ["promote friman.barfolk 1", "promote friman.barfolk 2"]


@pytest.mark.rule("B5.5", "B11.4")
def test_an_amulet_that_leaves_takes_no_other_card_from_the_table() -> None:
    game = table(
        day=3, hand="title.barfolk friman.barfolk amulet.barfolk lord.barfolk priest.barfolk"
    )
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "use amulet.barfolk", "on lord.barfolk", "chance: roll 1")
    say(game, "use @amulet.barfolk", "on priest.barfolk", "chance: roll 5")
    assert cards(game, "shelter") == "priest.barfolk amulet.barfolk"
    lying = [(cards_text(bytes((one.card,))), one.copies) for one in game.loose[0]]
    assert lying == [("chief.barfolk", 1), ("lord.barfolk", 1)]


@pytest.mark.rule("B5.2")
def test_a_card_that_changes_on_the_table_leaves_the_others_as_they_lie() -> None:
    game = table(hand="supply")
    first, second, third = (Loose(read_card("supply"), SUPPLY, n, True) for n in (1, 2, 3))
    new = Loose(read_card("supply"), SUPPLY, 4, True)
    for place in range(3):
        game.loose[0] = (first, second, third)
        set_loose(game, 0, place, new)
        kept = [one for at, one in enumerate((first, second, third)) if at != place]
        assert [one for one in game.loose[0] if one != new] == kept
        assert game.loose[0][place] == new
