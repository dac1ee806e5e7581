"""Worked examples from the books (B15.1, B15.2, B15.4 to B15.7), played step by step."""

import pytest

from battalia.engine.chapters.land import own_cities
from battalia.engine.game import Game, Refused
from battalia.engine.notation import cards_text
from battalia.engine.terms import KINDS
from positions import asked, cards, draw, offered, say, table


def on_table(game: Game) -> list[str]:
    """Cards on the table that may still be used: card, what it counts as, how often."""
    return [
        f"{cards_text(bytes((one.card,)))} {KINDS[one.kind]} {one.copies}"
        for one in game.loose[0]
        if one.copies
    ]


def names(zone: bytes) -> list[str]:
    return [cards_text(bytes((card,))) for card in zone]


def gained(game: Game) -> list[str]:
    """The new cards of the first player's rows."""
    return [cards_text(row.gained) for row in game.rows[0] if row.gained]


def where(game: Game) -> str:
    return game.rules.notation.space_name(game.heroes[0])


@pytest.mark.rule("B15.1")
def test_three_units_become_a_scroll_and_three_supply_a_chief() -> None:
    game = table(
        day=1,
        hand="supply×3 friman.barfolk chief.islanders priest.emberians",
        tops={"chief": "cloudborn"},
    )
    say(game, "create scroll", "draw scroll.islanders", "hire chief")
    draw(game)
    assert gained(game) == ["scroll.islanders", "supply chief.cloudborn"]
    assert cards(game, "hand") == ""
    say(game, "end")
    assert sorted(names(game.shelter[0])) == [
        "chief.cloudborn",
        "chief.islanders",
        "friman.barfolk",
        "priest.emberians",
        "scroll.islanders",
        *["supply"] * 4,
    ]


@pytest.mark.rule("B15.2")
def test_a_chain_of_nine_cards() -> None:
    game = table(
        day=2,
        at="cohort",
        hand=(
            "scroll.barfolk amulet.barfolk friman.barfolk chief.barfolk tool.barfolk "
            "title.cloudborn"
        ),
        nation={"p1": "friman.barfolk supply×5"},
        board={"r3c2": "city-four woods north", "r2c2": "straight woods north"},
        tokens={"r3c2": "p1 1"},
    )
    # Cohort of five: three cards more, nine in hand.
    assert offered(game) == ["cohort barfolk 5", "mulligan", "skip"]
    say(game, "cohort barfolk 5", "draw friman.barfolk", "draw supply", "draw supply")
    assert asked(game) == ["p1"]
    assert len(game.hand[0]) == 9
    # The scroll turns the Cloudborn title; it promotes a friman; the new chief pays for a horse.
    say(game, "use scroll.barfolk", "convert title.cloudborn barfolk")
    assert on_table(game) == ["title.barfolk title 1"]
    say(game, "use @title.barfolk", "promote friman.barfolk 1")
    draw(game)
    assert on_table(game) == ["chief.barfolk chief 1"]
    assert cards(game, "hand") == (
        "supply×2 friman.barfolk chief.barfolk tool.barfolk amulet.barfolk"
    )
    say(game, "create horse", "pay supply×2 @chief.barfolk", "draw horse.islanders")
    # The amulet makes three frimen: two for the weapon, the third with the tool for a city.
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 3")
    assert on_table(game) == ["friman.barfolk friman 3"]
    say(game, "create weapon", "pay chief.barfolk @friman.barfolk×2", "draw weapon.emberians")
    say(game, "build city-one 1", "terrain lakes", "place r1c2 south")
    assert gained(game) == ["horse.islanders", "weapon.emberians"]
    assert cards(game, "hand") == ""
    assert on_table(game) == []
    notation = game.rules.notation
    assert notation.tile_name(game.board[notation.read_space("r1c2")]) == "city-one lakes south"
    # The nine cards and the two new ones, the title and the friman changed.
    say(game, "end")
    expected = (
        "amulet.barfolk chief.barfolk chief.barfolk friman.barfolk horse.islanders scroll.barfolk "
        "supply supply title.barfolk tool.barfolk weapon.emberians"
    )
    assert sorted(names(game.shelter[0])) == expected.split()


@pytest.mark.rule("B15.4")
def test_an_illuminated_amulet_on_a_title_and_then_on_a_tool() -> None:
    game = table(
        day=3,
        hand="amulet.barfolk title.emberians tool.barfolk chief.islanders friman.barfolk",
        fill=10,
    )
    say(game, "use amulet.barfolk", "on title.emberians", "roll 2")
    assert on_table(game) == ["amulet.barfolk amulet 1", "title.emberians title 2"]
    say(game, "use @title.emberians", "promote chief.islanders 1")
    draw(game)
    say(game, "use @title.emberians", "promote friman.barfolk 1")
    draw(game)
    assert on_table(game) == [
        "amulet.barfolk amulet 1",
        "priest.islanders priest 1",
        "chief.barfolk chief 1",
    ]
    say(game, "use @amulet.barfolk")
    assert offered(game) == ["on tool.barfolk"]
    say(game, "on tool.barfolk", "roll 4")
    assert cards(game, "ambush") == "tool.barfolk"
    assert cards(game, "shelter") == "amulet.barfolk"
    assert game.limbo == b""
    assert cards(game, "hand") == ""


@pytest.mark.rule("B15.5", "B4.3", "B4.4", "B4.5", "B4.6")
def test_where_a_new_crossroads_city_is_refused() -> None:
    game = table(
        hand="friman.barfolk×3",
        board={
            "r1c1": "city-four woods north",
            "r1c2": "straight woods east",
            "r2c1": "straight woods north",
            "r3c0": "straight lakes north",
            "r5c5": "crossroads lakes north",
        },
        tokens={"r1c1": "p1 1"},
    )
    say(game, "build city-four 1", "terrain woods")
    assert offered(game) == ["place r1c3 north"]
    refusals = {
        "r5c4": "B4.6",  # linked to a road, but not to a city of the builder
        "r2c3": "B4.6",  # linked to the ruins only
        "r3c1": "B4.5",  # beside a card without a road towards it
        "r6c2": "B4.3",  # isolated
        "r1c0": "B4.4",  # next to a city
    }
    for space, rule in refusals.items():
        with pytest.raises(Refused) as refusal:
            say(game, f"place {space} north")
        assert refusal.value.reason.rule == rule
    say(game, "place r1c3 north")
    assert names_of_own_cities(game) == ["r1c1", "r1c3"]


def names_of_own_cities(game: Game) -> list[str]:
    return [game.rules.notation.space_name(space) for space in own_cities(game, 0)]


def rides(game: Game) -> set[str]:
    """All spaces on which the riding hero can end."""
    ends = {where(game)}
    for choice in offered(game):
        if choice.startswith("step"):
            copy = game.copy()
            say(copy, choice)
            ends |= rides(copy) if "halt" in offered(copy) else {where(copy)}
    return ends


@pytest.mark.rule("B15.6")
def test_a_horse_does_not_cross_a_side_without_road_or_an_empty_space() -> None:
    board = {
        "r1c1": "straight woods east",
        "r1c2": "curve woods south",
        "r1c3": "straight woods north",
        "r2c2": "straight lakes north",
    }
    game = table(day=1, hand="horse.barfolk", board=board, heroes={"p1": "r1c1"})
    say(game, "ride 1 horse.barfolk")
    assert rides(game) == {"r1c1", "r1c2", "r2c2"}
    say(game, "step 1 east")
    # The target lies behind the eastern side, which has no road.
    assert offered(game) == ["step 1 south", "step 1 west", "halt"]
    say(game, "step 1 south")
    # The ruins lie behind the empty space in the south.
    assert offered(game) == ["step 1 north", "halt"]
    say(game, "halt")
    # The point left over is lost.
    assert where(game) == "r2c2"
    assert offered(game) == ["end"]
    assert names(game.hand[0]) == []


WAY = {
    "r0c1": "straight lakes east",
    "r0c2": "curve lakes south",
    "r1c2": "straight woods north",
    "r2c2": "curve lakes north",
    "r2c3": "curve woods south",
}
"""Five steps from r0c1 to the ruins, two of them onto woods."""
STEPS = ["step 1 east", "step 1 south", "step 1 south", "step 1 east", "step 1 south"]


@pytest.mark.rule("B15.7", "B12.1")
def test_one_horse_reaches_the_ruins_five_spaces_away_over_two_home_spaces() -> None:
    game = table(day=1, hand="horse.barfolk", board=WAY, heroes={"p1": "r0c1"}, advanced=True)
    say(game, "ride 1 horse.barfolk", *STEPS)
    assert where(game) == "r3c3"
    assert names(game.hand[0]) == []


@pytest.mark.rule("B15.7", "B12.1")
def test_the_way_is_too_far_without_the_advanced_game_or_for_another_faction() -> None:
    game = table(day=1, hand="horse.barfolk", board=WAY, heroes={"p1": "r0c1"})
    say(game, "ride 1 horse.barfolk", *STEPS[:3])
    assert where(game) == "r2c2"
    assert offered(game) == ["end"]
    game = table(
        day=1,
        factions=("cloudborn", "islanders", "emberians", "barfolk"),
        hand="horse.barfolk",
        board=WAY,
        heroes={"p1": "r0c1"},
        advanced=True,
    )
    say(game, "ride 1 horse.barfolk", *STEPS[:3])
    assert where(game) == "r2c2"
    assert offered(game) == ["end"]
