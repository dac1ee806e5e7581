"""A battle, an artefact or a tent of a hand-written position that cannot stand as it is written."""

from typing import Any

import pytest

from battalia.engine.chapters.artefacts.amulet import Naming, Rolling
from battalia.engine.chapters.artefacts.tents import Stationing
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.choices import Item, Promote
from battalia.engine.game import Frame, Game, Laid, Loose, Row, Tent
from battalia.engine.notation import read_card, read_cards
from battalia.engine.terms import FRIMAN, HORSE, SCROLL, TITLE
from battlefield import field
from positions import say, table

PLAIN, TENT_DAY = 2, 6
"""Days on which weapons are illuminated, and tents."""
AMULET_CARD = read_card("amulet.barfolk")
FRIMAN_CARD = read_card("friman.barfolk")


def refused(game: Game, frame: Frame) -> str:
    """Why this cannot stand; nothing: it can."""
    reason = frame.check(game)
    return "" if reason is None else reason.id


# The amulet.


def rolling() -> tuple[Game, Rolling]:
    game = table(day=PLAIN, hand="amulet.barfolk friman.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk")
    frame = game.lanes[0][-1]
    assert isinstance(frame, Rolling)
    assert refused(game, frame) == ""
    return game, frame


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("place", [-1, 1])
def test_the_die_is_rolled_for_a_card_that_lies_there(place: int) -> None:
    game, frame = rolling()
    assert refused(game, frame.but(place=place)) == "frame-no-card"


@pytest.mark.rule("B5.5")
def test_the_die_is_rolled_for_an_amulet_only() -> None:
    game, frame = rolling()
    assert refused(game, frame.but(item=Item(AMULET_CARD, TITLE))) == "frame-no-card"


@pytest.mark.rule("B5.1", "B5.5")
@pytest.mark.parametrize("cards", ["friman.islanders", "amulet.barfolk friman.islanders"])
def test_an_amulet_that_rolls_lies_by_itself(cards: str) -> None:
    game, frame = rolling()
    game.rows[0] = (Row("use amulet", read_cards(cards)),)
    assert refused(game, frame) == "frame-no-card"


@pytest.mark.rule("B5.5", "B8.12")
def test_a_card_that_has_become_wild_in_a_line_lies_there() -> None:
    game = field("weapon.barfolk lord.barfolk friman.barfolk amulet.barfolk")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "lay friman.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    assert [refused(game, Naming(0, place)) for place in (-1, 0, 2, 3)] == [
        "frame-no-card",
        "",
        "",
        "frame-no-card",
    ]


# Title and scroll.


@pytest.mark.rule("B5.6")
def test_a_title_that_is_used_finds_a_unit() -> None:
    item = Item(read_card("title.barfolk"), TITLE)
    with_one = table(day=PLAIN, hand="title.barfolk friman.barfolk")
    promotion = Promote(FRIMAN_CARD, 1)
    assert refused(with_one, Transforming(0, item, None)) == ""
    assert refused(with_one, Transforming(0, item, None, chosen=promotion)) == ""
    without = table(day=PLAIN, hand="title.barfolk supply")
    assert refused(without, Transforming(0, item, None)) == "frame-no-card"
    twice = Promote(FRIMAN_CARD, 2)
    assert refused(with_one, Transforming(0, item, None, chosen=twice)) == "frame-no-card"


@pytest.mark.rule("B5.7", "B8.12")
def test_a_card_that_is_being_converted_lies_where_it_is_said_to() -> None:
    game = field(
        "weapon.barfolk lord.barfolk horse.cloudborn scroll.emberians",
        limbo="horse.islanders×3",
        fill=20,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "lay horse.cloudborn")
    say(game, "use scroll.emberians", "convert horse.cloudborn islanders")
    # While its stack is searched, the old card lies under it already.
    horse = read_card("horse.cloudborn")
    assert game.line[0][2] == Laid(horse, HORSE, 1, True, False)
    frame = game.lanes[0][-2]
    assert isinstance(frame, Transforming)
    assert [refused(game, frame.but(place=place)) for place in (-1, 1, 2, 3)] == [
        "frame-no-card",
        "frame-no-card",
        "",
        "frame-no-card",
    ]


@pytest.mark.rule("B5.7")
def test_a_scroll_that_turns_itself_lies_where_it_is_said_to() -> None:
    card = read_card("scroll.barfolk")
    game = table(day=PLAIN, hand="friman.barfolk")
    game.loose[0] = (Loose(FRIMAN_CARD, FRIMAN, 1, True), Loose(card, SCROLL, 0, True))
    frame = Transforming(0, Item(card, SCROLL), None, card, 1, left=0)
    assert [refused(game, frame.but(place=place)) for place in (0, 1, 2)] == [
        "frame-no-card",
        "",
        "frame-no-card",
    ]


# Tents.


@pytest.mark.rule("B5.8", "B11.4")
@pytest.mark.parametrize(
    ("day", "stationed", "left", "reason"),
    [
        (PLAIN, "", 1, ""),
        (PLAIN, "", 0, "no-such-tent"),
        (PLAIN, "", 2, "frame-most"),
        (PLAIN, "lord.barfolk", 1, "frame-most"),
        (TENT_DAY, "", 2, ""),
        (TENT_DAY, "", 3, "frame-most"),
        (TENT_DAY, "lord.barfolk", 1, ""),
        (TENT_DAY, "lord.barfolk", 2, "frame-most"),
    ],
)
def test_a_tent_takes_one_card_and_an_illuminated_one_two(
    day: int, stationed: str, left: int, reason: str
) -> None:
    game = table(day=day, hand="friman.barfolk×3")
    assert refused(game, Stationing(0, left)) == "no-such-tent"
    game.tents[0] = (Tent(read_card("tent.barfolk"), read_cards(stationed)),)
    assert refused(game, Stationing(0, left)) == reason


@pytest.mark.rule("B5.8")
@pytest.mark.parametrize("hand", ["", "hammer"])
def test_without_a_card_to_station_no_tent_is_being_pitched(hand: str) -> None:
    game = table(day=TENT_DAY, hand=hand)
    game.tents[0] = (Tent(read_card("tent.barfolk"), b""),)
    assert refused(game, Stationing(0, 1)) == "frame-no-card"
    # For the second card nothing need be left.
    game.tents[0] = (Tent(read_card("tent.barfolk"), read_cards("lord.barfolk")),)
    assert refused(game, Stationing(0, 1)) == ""


# Battles.


def war(defence: str = "friman.islanders", **more: Any) -> tuple[Game, Battle]:
    """p1 and p2 with a hero each in a city of p2; the attack is declared."""
    heroes = {"p1": "r1c2", "p2": "r1c2"}
    game = field("weapon.barfolk lord.barfolk", defence, heroes=heroes, **more)
    return game, Battle(0, game.heroes[0], 1, False, 1, 0, "weapon")


@pytest.mark.rule("B8.2", "B8.7")
def test_so_many_heroes_take_part_as_stand_there() -> None:
    game, battle = war()
    assert refused(game, battle) == ""
    for heroes, joined in ((0, 0), (2, 0), (1, 2)):
        wrong = battle.but(heroes=heroes, joined=joined)
        assert refused(game, wrong) == "frame-heroes"
    assert refused(game, battle.but(joined=1, at="opening")) == ""
    # Before the heroes are named none takes part.
    assert refused(game, battle.but(at="muster")) == "frame-heroes"
    assert refused(game, battle.but(at="muster", heroes=0)) == ""


@pytest.mark.rule("B8.7")
def test_an_attacked_hero_takes_part_in_its_defence() -> None:
    game, battle = war()
    on_hero = battle.but(hero=True)
    assert refused(game, on_hero) == ""
    assert refused(game, on_hero.but(at="opening")) == "frame-heroes"
    assert refused(game, on_hero.but(at="opening", joined=1)) == ""


@pytest.mark.rule("B8.14")
def test_no_hero_defends_a_neutral_city() -> None:
    game, battle = war(city="neutral 4")
    neutral = battle.but(defender=None, at="opening")
    assert refused(game, neutral) == ""
    assert refused(game, neutral.but(joined=1)) == "frame-heroes"


@pytest.mark.rule("B8.2")
def test_an_attack_waits_for_a_weapon_that_there_is() -> None:
    game, battle = war()
    game.hand[0] = read_cards("lord.barfolk")
    assert refused(game, battle) == "frame-no-card"
    assert refused(game, battle.but(at="opening")) == ""


@pytest.mark.rule("B8.4", "B8.5")
def test_the_defender_lays_no_card_before_the_attack_is_opened_and_answered() -> None:
    game, battle = war()
    game.line[1] = (Laid(read_card("friman.islanders"), FRIMAN, 1, False),)
    assert refused(game, battle.but(fought=True)) == "frame-line-too-early"
    for at in ("opening", "reaction", "defence", "attack"):
        assert refused(game, battle.but(at=at)) == "frame-line-too-early"
        assert refused(game, battle.but(at=at, fought=True)) == ""


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize("at", ["recall", "defence"])
def test_who_fights_has_a_card_to_lay(at: Any) -> None:
    game, battle = war("supply")
    fighting = battle.but(at=at)
    assert refused(game, fighting) == "frame-no-card"
    assert refused(game, fighting.but(fought=True)) == ""
    game.hand[1] = read_cards("friman.islanders")
    assert refused(game, fighting) == ""
    game.hand[1] = b""
    game.ambush[1] = read_cards("friman.islanders")
    assert refused(game, fighting) == ("" if at == "recall" else "frame-no-card")
    game.ambush[1] = b""
    game.loose[1] = (Loose(read_card("horse.islanders"), HORSE, 1, False),)
    assert refused(game, fighting) == ""


@pytest.mark.rule("B8.2", "B8.4")
def test_who_fights_has_a_card_with_strength_in_defence() -> None:
    game, battle = war("supply", corrections="[strength]\nhorse = [1, 0]\n")
    game.loose[1] = (Loose(read_card("horse.islanders"), HORSE, 1, False),)
    assert refused(game, battle.but(at="defence")) == "frame-no-card"


@pytest.mark.rule("S4.3", "B8.4")
def test_against_partners_a_defender_may_have_lost_the_last_card() -> None:
    """What one of them does may take it away while the other one fights."""
    game, battle = war("supply", expansion=True, teams=True)
    assert refused(game, battle.but(at="defence")) == ""
