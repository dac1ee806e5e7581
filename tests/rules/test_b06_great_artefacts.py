"""Great Artefacts (B6)."""

import pytest

from battalia.engine import PositionError, explain, load, save
from battalia.engine.chapters.great_artefacts import Summoning
from battalia.engine.events import CardsSummoned
from battalia.engine.game import Game, Pile, Refused
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.terms import KINDS
from battlefield import totals
from positions import asked, cards, draw, offered, say, starting, table, uses
from refusals import refuses

HOME = {"r3c2": "city-four woods north"}
OWNED = {"r3c2": "p1 1"}
GREAT = ("hammer", "sword", "shield", "wings", "horn")
MATCH = {"p1": "r3c3", "p2": "r3c3"}


def on_table(game: Game) -> list[str]:
    """Cards on the table that may still be used: card, what it counts as, how often."""
    return [
        f"{cards_text(bytes((one.card,)))} {KINDS[one.kind]} {one.copies}"
        for one in game.loose[0]
        if one.copies
    ]


def where(game: Game, hero: int = 0) -> str:
    return game.rules.notation.space_name(game.heroes[hero])


# B6.1: owning one.


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize(
    ("hand", "wish", "reason"),
    [
        ("supply", "hammer", "great-artefact-not-bought"),
        ("supply horn", "hammer", "owns-great-artefact"),
        ("supply horn", "horn", "not-on-offer"),
    ],
)
def test_why_a_great_artefact_is_not_taken(hand: str, wish: str, reason: str) -> None:
    offer = "hammer sword shield wings"
    why = explain(table(hand=hand, offer=offer), 0, f"take {wish}")
    assert why is not None
    assert (why.id, why.rule) == (reason, "B6.1")


@pytest.mark.rule("B6.1", "B8.15")
@pytest.mark.parametrize("great", GREAT)
def test_a_great_artefact_is_won_at_the_ruins(great: str) -> None:
    game = table(day=1, hand="weapon.islanders lord.islanders×2", heroes={"p1": "r3c3"})
    assert cards_text(game.offer) == "hammer sword shield wings horn"
    say(game, "attack r3c3", "lay weapon.islanders", "lay lord.islanders", "lay lord.islanders")
    say(game, "stand")
    assert offered(game) == [f"take {name}" for name in GREAT]
    say(game, f"take {great}")
    assert cards_text(game.offer).split() == [name for name in GREAT if name != great]
    assert great not in cards(game, "hand")
    say(game, "end")
    assert cards(game, "shelter").split()[-1] == great


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize("great", GREAT)
def test_no_great_artefact_is_created_or_hired(great: str) -> None:
    hand = "supply×5 friman.barfolk×3 chief.barfolk priest.barfolk lord.barfolk"
    game = table(day=1, hand=hand)
    assert not [choice for choice in offered(game) if great in choice]
    for choice in (f"create {great}", f"hire {great}", f"take {great}"):
        with pytest.raises(Refused):
            say(game, choice)


@pytest.mark.rule("B6.1", "B8.15")
@pytest.mark.parametrize("zone", ["hand", "nation", "shelter", "ambush"])
def test_whoever_owns_a_great_artefact_in_any_zone_wins_no_other(zone: str) -> None:
    hand = "weapon.islanders lord.islanders×2"
    zones = {} if zone == "hand" else {zone: {"p1": "horn"}}
    given = f"{hand} horn" if zone == "hand" else hand
    game = table(day=1, hand=given, heroes={"p1": "r3c3"}, **zones)  # type: ignore[arg-type]
    assert "attack r3c3" not in offered(game)
    game = table(day=1, hand=hand, heroes={"p1": "r3c3"})
    assert "attack r3c3" in offered(game)


@pytest.mark.rule("B6.1", "B8.15")
def test_a_great_artefact_used_or_won_this_turn_counts_as_owned() -> None:
    game = table(
        day=1,
        hand="weapon.islanders×2 lord.islanders×2 lord.emberians×2",
        heroes={"p1": "r3c3"},
    )
    say(game, "attack r3c3", "lay weapon.islanders", "lay lord.islanders", "lay lord.islanders")
    say(game, "stand", "take horn")
    assert "attack r3c3" not in offered(game)
    game = table(
        day=1,
        hand="weapon.islanders lord.islanders×2 wings",
        heroes={"p1": "r3c3 r3c3"},
        board=HOME,
    )
    say(game, "fly 1 r3c2")
    assert "attack r3c3" not in offered(game)


@pytest.mark.rule("B6.1", "B9.2")
def test_after_paying_it_to_limbo_another_is_won_but_never_the_same_again() -> None:
    game = table(
        day=1,
        hand="weapon.islanders lord.islanders×2 horn supply",
        heroes={"p1": "r3c3"},
        fill=12,
    )
    assert "attack r3c3" not in offered(game)
    say(game, "limbo horn", "ambush supply")
    assert cards_text(game.limbo) == "horn"
    say(game, "attack r3c3", "lay weapon.islanders", "lay lord.islanders", "lay lord.islanders")
    say(game, "stand")
    assert offered(game) == ["take hammer", "take sword", "take shield", "take wings"]
    say(game, "take sword")


@pytest.mark.rule("B6.1", "B9.1")
@pytest.mark.parametrize("great", GREAT)
def test_a_great_artefact_is_ambushed_and_comes_back_to_hand(great: str) -> None:
    game = table(day=1, hand=f"{great} supply×2", fill=12)
    say(game, "limbo supply")
    assert f"ambush {great}" in offered(game)
    say(game, f"ambush {great}")
    assert cards(game, "ambush") == great


@pytest.mark.rule("B6.1", "B5.5", "B5.6", "B5.7")
@pytest.mark.parametrize("great", GREAT)
def test_a_great_artefact_is_never_transformed_or_copied(great: str) -> None:
    hand = f"{great} amulet.barfolk scroll.barfolk title.barfolk friman.barfolk"
    for artefact in ("amulet.barfolk", "scroll.barfolk", "title.barfolk"):
        game = table(day=2, hand=hand)
        say(game, f"use {artefact}")
        assert not [choice for choice in offered(game) if great in choice]


@pytest.mark.rule("B6.1", "B8.12")
@pytest.mark.parametrize("great", ["sword", "shield"])
def test_a_great_artefact_in_a_battle_line_is_not_transformed(great: str) -> None:
    game = table(
        day=1,
        hand={
            "p1": "weapon.barfolk amulet.islanders scroll.islanders",
            "p2": f"{great} amulet.barfolk scroll.barfolk",
        },
        heroes=MATCH,
    )
    say(game, "attack r3c3 p2", "lay weapon.barfolk", "stand", "fight", f"lay {great}")
    assert uses(game) == []


@pytest.mark.rule("B6.1", "B5.8")
@pytest.mark.parametrize("great", GREAT)
def test_a_great_artefact_is_never_stationed(great: str) -> None:
    game = table(day=6, hand=f"{great} tent.barfolk supply friman.barfolk chief.barfolk")
    say(game, "use tent.barfolk", "station friman.barfolk")
    assert set(offered(game)) == {"station chief.barfolk", "done"}


@pytest.mark.rule("B6.1", "B11.4")
def test_sword_and_shield_are_not_illuminated_with_the_weapons() -> None:
    for great, strength in (("sword", 5), ("shield", 1)):
        game = table(day=2, hand=great, heroes=MATCH)
        say(game, "attack r3c3 p2")
        assert offered(game) == [f"lay {great}"]
        say(game, f"lay {great}")
        assert totals(game) == (strength + 1, 0)
        game = table(day=2, hand=f"{great} supply×4", board=HOME, tokens=OWNED)
        say(game, "hero r3c2")
        assert starting(game, "hero") == []


@pytest.mark.rule("B6.1", "B6.2", "B11.4")
def test_the_hammer_is_not_illuminated_with_what_it_is_used_as() -> None:
    # Tool: two frimen, one row.
    game = table(day=1, hand="hammer friman.barfolk", board=HOME, tokens=OWNED)
    assert "build city-one 1" in offered(game)
    game = table(day=1, hand="hammer", board=HOME, tokens=OWNED)
    assert starting(game, "build") == []
    # Weapon: one hero.
    game = table(day=2, hand="hammer supply×4", board=HOME, tokens=OWNED)
    say(game, "hero r3c2")
    assert starting(game, "hero") == []
    # Amulet: one card.
    game = table(day=3, hand="hammer friman.barfolk chief.barfolk")
    say(game, "use hammer=amulet", "on friman.barfolk", "roll 2")
    assert uses(game) == []
    # Title: one rank of one unit.
    game = table(day=4, hand="hammer friman.barfolk chief.barfolk")
    say(game, "use hammer=title")
    assert offered(game) == ["promote friman.barfolk 1", "promote chief.barfolk 1"]
    say(game, "promote friman.barfolk 1")
    draw(game)
    assert uses(game) == []
    # Scroll: one card.
    game = table(day=5, hand="hammer friman.barfolk chief.barfolk")
    say(game, "use hammer=scroll", "convert friman.barfolk islanders")
    draw(game)
    assert uses(game) == []
    # Tent: one card.
    game = table(day=6, hand="hammer supply friman.barfolk chief.barfolk")
    say(game, "use hammer=tent", "station friman.barfolk")
    assert "station chief.barfolk" not in offered(game)
    assert cards(game, "hand") == "chief.barfolk"
    # Horse: three steps.
    game = table(day=7, hand="hammer", board=HOME, tokens=OWNED, heroes={"p1": "r3c2"})
    say(game, "ride 1 hammer=horse", "step 1 east", "step 1 west", "step 1 east")
    assert offered(game) == ["end"]


# B6.2: the Hammer of Strato.


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize("frimen", [1, 2])
def test_the_hammer_is_used_as_a_tool(frimen: int) -> None:
    game = table(day=2, hand="hammer friman.barfolk supply×2", board=HOME, tokens=OWNED)
    if frimen == 2:
        say(game, "build tee", "pay supply hammer=tool", "terrain woods", "place r2c2 east")
    else:
        say(game, "build straight", "pay supply hammer=tool", "terrain woods", "place r2c2 north")
    assert cards(game, "hand") == "supply friman.barfolk"


@pytest.mark.rule("B6.2", "B3.7")
def test_the_hammer_hires_a_hero_as_a_weapon() -> None:
    game = table(day=1, hand="hammer supply×2", board=HOME, tokens=OWNED)
    say(game, "hero r3c2")
    assert where(game) == "r3c2"
    assert cards(game, "hand") == ""


@pytest.mark.rule("B6.2")
def test_the_hammer_is_used_as_an_amulet() -> None:
    game = table(day=2, hand="hammer friman.barfolk")
    say(game, "use hammer=amulet", "on friman.barfolk", "roll 3")
    assert on_table(game) == ["friman.barfolk friman 3"]
    assert uses(game) == []
    game = table(day=2, hand="hammer friman.barfolk")
    say(game, "use hammer=amulet", "on friman.barfolk", "roll 5")
    assert sorted(cards(game, "shelter").split()) == ["friman.barfolk", "hammer"]


@pytest.mark.rule("B6.2")
def test_the_hammer_is_used_as_a_title() -> None:
    game = table(day=2, hand="hammer priest.emberians")
    say(game, "use hammer=title", "promote priest.emberians 1")
    draw(game)
    assert on_table(game) == ["lord.emberians lord 1"]


@pytest.mark.rule("B6.2", "B5.7")
@pytest.mark.parametrize("day", [2, 5])
def test_the_hammer_is_used_as_a_scroll_but_does_not_turn_itself(day: int) -> None:
    game = table(day=day, hand="hammer priest.emberians")
    say(game, "use hammer=scroll")
    assert offered(game) == [
        "convert priest.emberians barfolk",
        "convert priest.emberians islanders",
        "convert priest.emberians cloudborn",
    ]
    say(game, "convert priest.emberians barfolk")
    draw(game)
    assert on_table(game) == ["priest.barfolk priest 1"]
    assert "hammer=scroll" not in uses(table(day=day, hand="hammer"))


@pytest.mark.rule("B6.2", "B5.10")
def test_the_hammer_is_used_as_a_tent() -> None:
    game = table(day=2, hand="hammer supply priest.emberians")
    say(game, "use hammer=tent", "station priest.emberians")
    (tent,) = game.tents[0]
    assert (cards_text(bytes((tent.card,))), cards_text(tent.cards)) == (
        "hammer",
        "priest.emberians",
    )
    assert cards(game, "hand") == ""


@pytest.mark.rule("B6.2")
def test_the_hammer_is_used_as_a_horse() -> None:
    game = table(day=2, hand="hammer", board=HOME, heroes={"p1": "r3c2"})
    say(game, "ride 1 hammer=horse", "step 1 east", "halt")
    assert where(game) == "r3c3"
    assert cards(game, "hand") == ""


@pytest.mark.rule("B6.2")
def test_the_hammer_is_chosen_anew_each_time_and_used_once() -> None:
    game = table(
        day=2,
        hand="hammer supply×2 friman.barfolk chief.barfolk",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c2"},
    )
    assert uses(game) == ["hammer=amulet", "hammer=title", "hammer=scroll", "hammer=tent"]
    assert {"create weapon", "hero r3c2", "ride 1 hammer=horse"} <= set(offered(game))
    say(game, "use hammer=title", "promote friman.barfolk 1")
    draw(game)
    assert uses(game) == []
    assert not {"create weapon", "hero r3c2", "ride 1 hammer=horse"} & set(offered(game))


@pytest.mark.rule("B6.2")
def test_the_hammer_is_no_great_artefact_but_its_own() -> None:
    game = table(day=2, hand="hammer friman.barfolk", heroes={"p1": "r3c3"}, board=HOME)
    assert starting(game, "fly") == []
    assert not [use for use in uses(game) if use.endswith(("horn", "wings"))]


@pytest.mark.rule("B6.2", "B8.2")
def test_the_hammer_opens_no_battle() -> None:
    game = table(day=2, hand="hammer lord.barfolk×2 horse.barfolk", heroes=MATCH)
    assert starting(game, "attack") == []


@pytest.mark.rule("B6.2", "B8.12")
def test_the_hammer_has_no_power_while_a_battle_lasts() -> None:
    game = table(
        day=1,
        hand={"p1": "hammer weapon.barfolk friman.barfolk", "p2": "friman.islanders×2"},
        heroes=MATCH,
    )
    say(game, "attack r3c3 p2")
    assert offered(game) == ["lay weapon.barfolk"]
    say(game, "lay weapon.barfolk", "lay friman.barfolk")
    assert offered(game) == ["stand"]
    say(game, "stand", "fight", "lay friman.islanders", "lay friman.islanders", "stand")
    assert offered(game) == ["pass"]


@pytest.mark.rule("B6.2", "B8.4")
def test_the_hammer_has_no_power_for_the_defender() -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.barfolk", "p2": "hammer"},
        board={"r3c4": "straight woods east", "r3c5": "straight woods east"},
        heroes=MATCH,
    )
    say(game, "attack r3c3 p2", "lay weapon.barfolk", "stand")
    assert offered(game) == ["surrender"]


@pytest.mark.rule("B6.2", "B8.13")
def test_the_hammer_does_not_help_to_declare_an_attack() -> None:
    # A roll of the Hammer as an amulet would reach more than 4; it has no power in a battle.
    game = table(
        day=1,
        hand="hammer weapon.islanders priest.islanders",
        board=HOME,
        tokens={"r3c2": "p2 4"},
        heroes={"p1": "r3c2"},
    )
    assert "attack r3c2" not in offered(game)


@pytest.mark.rule("B6.2")
def test_what_the_hammer_did_before_the_battle_stays() -> None:
    game = table(day=1, hand="hammer weapon.islanders priest.islanders", heroes=MATCH)
    say(game, "use hammer=amulet", "on priest.islanders", "roll 3")
    say(game, "attack r3c3 p2", "lay weapon.islanders", "lay @priest.islanders 3")
    assert totals(game) == (10, 0)
    game = table(day=1, hand="hammer weapon.islanders priest.islanders", heroes=MATCH)
    say(game, "use hammer=title", "promote priest.islanders 1")
    draw(game)
    say(game, "attack r3c3 p2", "lay weapon.islanders", "lay @lord.islanders")
    assert totals(game) == (5, 0)


# B6.3, B6.4: Sword and Shield.


@pytest.mark.rule("B6.3")
def test_the_sword_opens_an_attack_with_five_and_defends_with_one() -> None:
    game = table(day=1, hand={"p1": "sword", "p2": "shield"}, heroes=MATCH)
    say(game, "attack r3c3 p2", "lay sword")
    # The universal card keeps the hero's morale.
    assert totals(game) == (5 + 1, 0)
    game = table(day=1, hand={"p1": "weapon.islanders", "p2": "sword"}, heroes=MATCH)
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand", "fight", "lay sword")
    assert totals(game) == (1, 1 + 1)


@pytest.mark.rule("B6.4")
def test_the_shield_opens_an_attack_with_one_and_defends_with_five() -> None:
    game = table(day=1, hand="shield", heroes=MATCH)
    say(game, "attack r3c3 p2", "lay shield")
    assert totals(game) == (1 + 1, 0)
    game = table(day=1, hand={"p1": "weapon.islanders", "p2": "shield"}, heroes=MATCH)
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand", "fight", "lay shield")
    assert totals(game) == (1, 5 + 1)


@pytest.mark.rule("B6.3", "B6.4", "B3.7")
@pytest.mark.parametrize("great", ["sword", "shield"])
def test_sword_and_shield_hire_heroes_as_weapons(great: str) -> None:
    game = table(day=1, hand=f"{great} supply×2", board=HOME, tokens=OWNED)
    say(game, "hero r3c2")
    assert where(game) == "r3c2"
    say(game, "end")
    assert great in cards(game, "shelter").split()


@pytest.mark.rule("B6.3", "B6.4")
@pytest.mark.parametrize("great", ["sword", "shield"])
def test_sword_and_shield_are_laid_beside_another_weapon(great: str) -> None:
    game = table(day=1, hand=f"weapon.islanders {great}", heroes=MATCH)
    say(game, "attack r3c3 p2", "lay weapon.islanders", f"lay {great}")
    assert totals(game) == ({"sword": 6, "shield": 2}[great], 0)


# B6.5: the Wings of Aviena.


@pytest.mark.rule("B6.5")
def test_the_wings_carry_a_hero_to_any_card_over_anything() -> None:
    board = {
        "r0c0": "city-one woods east",
        "r6c6": "straight lakes north",
        "r5c1": "city-four lakes north",
    }
    game = table(
        day=1,
        hand="wings",
        board=board,
        tokens={"r0c0": "p1 1", "r5c1": "neutral 4"},
        heroes={"p1": "r0c0"},
    )
    assert starting(game, "fly") == ["fly 1 r3c3", "fly 1 r5c1", "fly 1 r6c6"]
    say(game, "fly 1 r6c6")
    assert where(game) == "r6c6"
    assert cards(game, "hand") == ""
    assert offered(game) == ["end"]


@pytest.mark.rule("B6.5")
def test_the_wings_end_on_a_card() -> None:
    game = table(day=1, hand="wings", board=HOME, heroes={"p1": "r3c2"})
    for space in ("r2c2", "r0c0", "r6c6"):
        with pytest.raises(Refused):
            say(game, f"fly 1 {space}")


@pytest.mark.rule("B6.5")
def test_the_wings_carry_one_hero_where_others_stand() -> None:
    game = table(
        day=1,
        hand="wings",
        board=HOME | {"r3c4": "city-four lakes north"},
        tokens={"r3c4": "p2 2"},
        heroes={"p1": "r3c2 r3c3", "p2": "r3c4 r3c4"},
    )
    assert starting(game, "fly") == ["fly 1 r3c3", "fly 1 r3c4", "fly 2 r3c2", "fly 2 r3c4"]
    say(game, "fly 2 r3c4")
    assert (where(game, 0), where(game, 1)) == ("r3c2", "r3c4")
    assert starting(game, "fly") == []


@pytest.mark.rule("B6.5")
def test_the_wings_need_a_hero_on_the_board() -> None:
    assert starting(table(day=1, hand="wings", board=HOME, tokens=OWNED), "fly") == []


# B6.6: the Horn of Baldur.


@pytest.mark.rule("B6.6")
def test_the_horn_takes_up_to_two_cards_from_the_nation_and_shows_them() -> None:
    game = table(day=2, hand="horn supply", nation={"p1": "lord.barfolk horse.barfolk supply×6"})
    say(game, "use horn")
    assert offered(game) == ["take supply", "take lord.barfolk", "take horse.barfolk", "done"]
    events = say(game, "take horse.barfolk")
    shown = [event.seen(1) for event in events]
    assert shown == [CardsSummoned(0, read_card("horse.barfolk"))]
    assert offered(game) == ["take supply", "take lord.barfolk", "done"]
    say(game, "take lord.barfolk")
    assert cards(game, "hand") == "supply lord.barfolk horse.barfolk"
    assert cards(game, "nation") == "supply×6"
    assert uses(game) == []


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize("taken", [0, 1])
def test_the_horn_may_take_fewer_cards(taken: int) -> None:
    game = table(day=2, hand="horn supply", nation={"p1": "lord.barfolk horse.barfolk supply×6"})
    say(game, "use horn", *["take lord.barfolk"] * taken, "done")
    assert cards(game, "hand") == ("supply lord.barfolk" if taken else "supply")
    assert cards(game, "nation") == (
        "supply×6 horse.barfolk" if taken else "supply×6 lord.barfolk horse.barfolk"
    )
    assert asked(game) == ["p1"]


@pytest.mark.rule("B6.6")
def test_the_horn_takes_what_there_is() -> None:
    game = table(
        day=2,
        hand="horn",
        nation={"p1": "lord.barfolk"},
        shelter={"p1": "supply×8 chief.barfolk"},
    )
    say(game, "use horn", "take lord.barfolk")
    assert offered(game)[-1] == "end"
    assert cards(game, "hand") == "lord.barfolk"
    assert cards(game, "shelter") == "supply×8 chief.barfolk"


@pytest.mark.rule("B6.6")
def test_the_horn_never_reshuffles_the_shelter() -> None:
    game = table(day=2, hand="horn", shelter={"p1": "supply×8 chief.barfolk"})
    assert uses(game) == []
    with pytest.raises(Refused):
        say(game, "use horn")


@pytest.mark.rule("B6.6", "B2.6")
@pytest.mark.parametrize("taken", [0, 2])
def test_the_nation_is_reshuffled_after_the_horn(taken: int) -> None:
    game = table(day=2, hand="horn", nation={"p1": "lord.barfolk supply×9"})
    game.nation[0] = Pile(top=read_cards("lord.barfolk"), bag=read_cards("supply×9"))
    say(game, "use horn", *(["take supply"] * taken or ["done"]))
    # What lay on top is not known any more.
    assert game.nation[0] == Pile(bag=read_cards(f"supply×{9 - taken} lord.barfolk"))


@pytest.mark.rule("B6.6", "B2.7")
def test_cards_taken_by_the_horn_are_used_at_once() -> None:
    game = table(day=2, hand="horn friman.barfolk", nation={"p1": "friman.barfolk×2 supply×7"})
    assert "create tool" not in offered(game)
    say(game, "use horn", "take friman.barfolk", "take friman.barfolk")
    assert "create tool" in offered(game)


@pytest.mark.rule("B6.2", "B5.5")
def test_the_hammer_serves_beside_a_wild_card() -> None:
    game = table(day=2, hand="hammer amulet.barfolk friman.barfolk chief.barfolk lord.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 6")
    assert "use hammer=title" in offered(game)
    assert "use @friman.barfolk=title" in offered(game)


@pytest.mark.rule("B6.6")
def test_a_horn_that_has_brought_all_its_cards_asks_nobody_any_more() -> None:
    game = table(hand="horn")
    say(game, "use horn")
    below = game.lanes[0][:-1]
    for left, sentence in ((0, "nobody is asked"), (3, "at most 2")):
        game.lanes = [(*below, Summoning(0, left))]
        with refuses(PositionError, sentence):
            load(save(game))
