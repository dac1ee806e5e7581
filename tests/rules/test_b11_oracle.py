"""The Sun Oracle (B11)."""

import pytest

from battalia.engine.events import DayBegan, TurnBegan
from battalia.engine.game import Game, Pile, Refused, Tent
from battalia.engine.laws import broken_law
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.play import advance
from battalia.engine.terms import KINDS, TOOL
from battalia.engine.view import view
from positions import asked, cards, draw, offered, say, table

ILLUMINATED = ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse")
MATCHED = ("tool", "scroll", "weapon", "tent", "amulet", "horse", "title")
TOOL_DAY, WEAPON_DAY, AMULET_DAY, TITLE_DAY, SCROLL_DAY, TENT_DAY, HORSE_DAY = range(1, 8)


def totals(game: Game) -> tuple[int, int]:
    battle = view(game, 0).battle
    assert battle is not None
    return battle.attack, battle.defence


def gained(game: Game, seat: int = 0) -> str:
    """All new cards of a player's rows."""
    return cards_text(b"".join(row.gained for row in game.rows[seat]))


def verbs(game: Game, verb: str) -> list[str]:
    return [option for option in offered(game) if option.split()[0] == verb]


def hero_at(game: Game, hero: int = 0) -> str:
    return game.rules.notation.space_name(game.heroes[hero])


# B11.1: days and weeks.


def play_days(game: Game, days: int) -> list[DayBegan | TurnBegan]:
    """Everybody does nothing until so many further days have begun."""
    begun: list[DayBegan | TurnBegan] = []
    while sum(isinstance(event, DayBegan) for event in begun) < days:
        (seat,) = game.asked
        options = [game.rules.notation.text(option) for option in game.asked[seat].options]
        wanted = next((word for word in ("skip", "end") if word in options), options[0])
        begun += [event for event in say(game, wanted) if isinstance(event, DayBegan | TurnBegan)]
    return begun


@pytest.mark.rule("B11.1")
def test_a_day_is_one_round_and_the_wheel_turns_before_the_first_players_turn() -> None:
    game = table(3, at="cohort")
    begun = play_days(game, 2)
    order = [event.day if isinstance(event, DayBegan) else f"p{event.seat + 1}" for event in begun]
    assert order[:-1] == ["p2", "p3", 2, "p1", "p2", "p3", 3]
    assert order[-1] == "p1"


@pytest.mark.rule("B11.1", "B1.5")
def test_the_day_begins_with_the_first_player_whoever_that_is() -> None:
    game = table(3, at="cohort", turn="p2")
    game.first = 1
    begun = play_days(game, 1)
    order = [event.day if isinstance(event, DayBegan) else f"p{event.seat + 1}" for event in begun]
    assert order == ["p3", "p1", 2, "p2"]


@pytest.mark.rule("B11.1", "B11.2")
def test_the_wheels_turn_through_two_equal_weeks() -> None:
    game = table(2, at="cohort")
    days = [event for event in play_days(game, 14) if isinstance(event, DayBegan)]
    assert [event.day for event in days] == list(range(2, 16))
    assert [KINDS[event.illuminated] for event in days] == [
        *ILLUMINATED[1:],
        *ILLUMINATED,
        ILLUMINATED[0],
    ]
    assert [KINDS[event.matched] for event in days] == [*MATCHED[1:], *MATCHED, MATCHED[0]]


@pytest.mark.rule("B11.1")
@pytest.mark.parametrize(("day", "week"), [(1, 1), (7, 1), (8, 2), (14, 2), (15, 3), (22, 4)])
def test_seven_days_are_a_week(day: int, week: int) -> None:
    assert view(table(day=day), 0).week == week


@pytest.mark.rule("B11.2")
@pytest.mark.parametrize("day", range(1, 15))
def test_the_illuminated_and_the_matched_artefact_of_every_day(day: int) -> None:
    now = view(table(day=day), None)
    assert KINDS[now.illuminated] == ILLUMINATED[(day - 1) % 7]
    assert KINDS[now.matched] == MATCHED[(day - 1) % 7]


# B11.3: matched.

FACTIONS = ("barfolk", "islanders", "emberians", "cloudborn")
PRICES = {
    "tool": "friman.barfolk×3",
    "weapon": "chief.barfolk friman.barfolk×2",
    "amulet": "priest.barfolk friman.barfolk×2",
    "title": "lord.barfolk friman.barfolk×2",
    "scroll": "priest.barfolk chief.barfolk friman.barfolk",
    "tent": "chief.barfolk friman.barfolk supply",
    "horse": "chief.barfolk supply×2",
}


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize("day", range(1, 8))
@pytest.mark.parametrize("seat", ["p1", "p3"])
def test_whoever_creates_the_matched_artefact_may_name_its_faction(day: int, seat: str) -> None:
    artefact = MATCHED[day - 1]
    game = table(day=day, turn=seat, hand=PRICES[artefact])
    say(game, f"create {artefact}")
    assert asked(game) == [seat]
    assert offered(game) == [*(f"name {faction}" for faction in FACTIONS), "top-card"]
    say(game, "name emberians")
    assert asked(game) == [seat]
    assert gained(game, int(seat[1]) - 1) == f"{artefact}.emberians"


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize("day", range(1, 8))
def test_of_the_other_artefacts_the_top_card_comes(day: int) -> None:
    for artefact in ILLUMINATED:
        if artefact != MATCHED[day - 1]:
            game = table(day=day, hand=PRICES[artefact])
            say(game, f"create {artefact}")
            assert asked(game) == ["chance"]
            say(game, f"draw {artefact}.cloudborn")
            assert gained(game) == f"{artefact}.cloudborn"


@pytest.mark.rule("B11.3")
def test_the_creator_may_take_the_top_card_instead() -> None:
    game = table(day=TOOL_DAY, hand=PRICES["tool"])
    say(game, "create tool", "top-card")
    assert asked(game) == ["chance"]
    say(game, "draw tool.islanders")
    assert gained(game) == "tool.islanders"


@pytest.mark.rule("B11.3")
def test_if_the_named_faction_is_not_in_the_stack_its_top_card_comes() -> None:
    game = table(day=TOOL_DAY, hand=PRICES["tool"], limbo="tool.cloudborn×3")
    say(game, "create tool", "name cloudborn")
    assert asked(game) == ["chance"]
    assert offered(game) == ["draw tool.barfolk", "draw tool.islanders", "draw tool.emberians"]
    say(game, "draw tool.islanders")
    assert gained(game) == "tool.islanders"


@pytest.mark.rule("B11.3", "B14.2")
def test_a_faction_that_is_not_in_the_game_cannot_be_named() -> None:
    game = table(2, day=TOOL_DAY, hand=PRICES["tool"])
    say(game, "create tool")
    assert offered(game) == ["name barfolk", "name islanders", "name emberians", "top-card"]
    with pytest.raises(Refused):
        say(game, "name cloudborn")


@pytest.mark.rule("B11.3")
def test_a_faction_that_nobody_plays_may_be_named() -> None:
    game = table(3, day=TOOL_DAY, hand=PRICES["tool"])
    say(game, "create tool", "name cloudborn")
    assert gained(game) == "tool.cloudborn"


def few_tools(named: str) -> Game:
    """Three tools are left, one of them known to lie lowest; one is taken, then another."""
    game = table(
        day=TOOL_DAY,
        hand="friman.barfolk×6",
        limbo="tool.barfolk×2 tool.islanders×2 tool.emberians×2 tool.cloudborn×3",
    )
    rest = Pile(bag=read_cards("tool.islanders tool.emberians"), bottom=read_cards("tool.barfolk"))
    game.stacks[TOOL] = rest
    assert broken_law(game) is None
    advance(game)
    say(game, "create tool", named)
    if named != "name emberians":
        say(game, "draw tool.emberians")
    assert gained(game) == "tool.emberians"
    say(game, "create tool", "top-card")
    return game


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize("named", ["name emberians", "name cloudborn"])
def test_a_stack_that_was_searched_is_reshuffled(named: str) -> None:
    assert offered(few_tools(named)) == ["draw tool.barfolk", "draw tool.islanders"]


@pytest.mark.rule("B11.3")
def test_a_stack_whose_top_card_was_taken_is_not_reshuffled() -> None:
    assert offered(few_tools("top-card")) == ["draw tool.islanders"]


# B11.4: the illuminated tool.


@pytest.mark.rule("B11.4")
@pytest.mark.parametrize(("frimen", "possible"), [(3, True), (4, True), (5, False)])
def test_an_illuminated_tool_stands_in_for_up_to_four_frimen_in_one_row(
    frimen: int, possible: bool
) -> None:
    dear = f"[costs]\nweapon = {{ chief = 1, friman = {frimen} }}"
    game = table(day=TOOL_DAY, hand="tool.barfolk chief.barfolk", corrections=dear)
    assert ("create weapon" in offered(game)) == possible
    game = table(day=WEAPON_DAY, hand="tool.barfolk chief.barfolk", corrections=dear)
    assert "create weapon" not in offered(game)


@pytest.mark.rule("B11.4")
def test_an_illuminated_tool_creates_a_tool_alone() -> None:
    game = table(day=TOOL_DAY, hand="tool.barfolk")
    say(game, "create tool", "name islanders")
    assert gained(game) == "tool.islanders"
    assert offered(game) == ["end"]
    say(game, "end")
    draw(game)
    assert "create tool" not in offered(table(day=TITLE_DAY, hand="tool.barfolk"))


@pytest.mark.rule("B11.4")
def test_an_illuminated_tool_stands_in_for_two_frimen_in_each_of_two_rows() -> None:
    game = table(day=TOOL_DAY, hand="tool.barfolk chief.barfolk priest.barfolk lord.barfolk")
    say(game, "create weapon", "pay chief.barfolk tool.barfolk")
    draw(game)
    assert {"create amulet", "create title"} <= set(offered(game))
    say(game, "create amulet")
    draw(game)
    assert "create title" not in offered(game)
    say(game, "end")
    draw(game)
    assert game.deck_size(0) == 12


@pytest.mark.rule("B11.4", "B5.3")
def test_a_tool_that_is_not_illuminated_serves_one_row() -> None:
    game = table(day=HORSE_DAY, hand="tool.barfolk chief.barfolk priest.barfolk lord.barfolk")
    say(game, "create weapon")
    draw(game)
    assert verbs(game, "create") == []


@pytest.mark.rule("B11.4")
def test_the_second_copy_of_a_tool_stands_in_for_two_frimen_at_most() -> None:
    game = table(day=TOOL_DAY, hand="tool.barfolk chief.barfolk friman.barfolk supply×2")
    say(game, "create weapon", "pay chief.barfolk tool.barfolk")
    draw(game)
    assert "create tool" in offered(game)
    game = table(day=TOOL_DAY, hand="tool.barfolk chief.barfolk supply×2")
    say(game, "create weapon", "pay chief.barfolk tool.barfolk")
    draw(game)
    assert "create tool" not in offered(game)


# B11.4: the illuminated weapon.

CROSSING = {"r2c3": "crossroads lakes north"}
CITY = {"r2c3": "city-four lakes north"}


@pytest.mark.rule("B11.4")
def test_an_illuminated_weapon_adds_two_once_in_battle() -> None:
    for day, most in ((WEAPON_DAY, 2), (TOOL_DAY, 1)):
        game = table(
            day=day,
            hand="weapon.emberians lord.barfolk",
            board=CITY,
            tokens={"r2c3": "p2 4"},
            heroes={"p1": "r2c3"},
        )
        say(game, "attack r2c3")
        lays = ["lay weapon.emberians", "lay weapon.emberians 2"][:most]
        assert offered(game) == lays
        say(game, lays[-1], "lay lord.barfolk")
        assert totals(game) == (most + 4, 4)


@pytest.mark.rule("B11.4")
def test_an_illuminated_weapon_alone_takes_a_city_of_level_one() -> None:
    for day in range(1, 8):
        game = table(
            day=day,
            hand="weapon.emberians",
            board=CITY,
            tokens={"r2c3": "p2 1"},
            heroes={"p1": "r2c3"},
        )
        assert ("attack r2c3" in offered(game)) == (day == WEAPON_DAY)


@pytest.mark.rule("B11.4", "B8.1")
def test_an_illuminated_weapon_opens_two_attacks_with_normal_strength() -> None:
    game = table(
        day=WEAPON_DAY,
        hand={"p1": "weapon.emberians", "p2": "supply", "p3": "supply", "p4": "supply"},
        board=CROSSING,
        heroes={"p1": "r2c3", "p2": "r2c3", "p3": "r2c3", "p4": "r2c3"},
    )
    say(game, "attack r2c3 p2", "lay weapon.emberians")
    assert totals(game) == (1, 0)
    say(game, "stand", "p2: surrender", "attack r2c3 p3", "lay @weapon.emberians")
    assert totals(game) == (1, 0)
    say(game, "stand", "p3: surrender")
    assert verbs(game, "attack") == []
    say(game, "end")
    draw(game)
    assert game.deck(0).count(read_card("weapon.emberians")) == 1


@pytest.mark.rule("B11.4")
def test_an_illuminated_weapon_used_with_two_strength_opens_no_second_attack() -> None:
    game = table(
        day=WEAPON_DAY,
        hand="weapon.emberians",
        board=CROSSING,
        heroes={"p1": "r2c3", "p2": "r2c3", "p3": "r2c3"},
    )
    say(game, "attack r2c3 p2", "lay weapon.emberians 2", "stand", "p2: surrender")
    assert verbs(game, "attack") == []


@pytest.mark.rule("B11.4")
def test_an_illuminated_weapon_hires_a_hero_and_attacks() -> None:
    game = table(
        day=WEAPON_DAY,
        hand="weapon.emberians supply×2",
        board=CITY,
        tokens={"r2c3": "p1 1"},
        heroes={"p2": "r2c3"},
    )
    say(game, "hero r2c3", "attack r2c3 p2")
    assert offered(game) == ["lay @weapon.emberians"]
    say(game, "lay @weapon.emberians", "stand", "p2: surrender")
    assert game.heroes[2] == -1
    assert verbs(game, "attack") == []


@pytest.mark.rule("B11.4")
def test_an_illuminated_weapon_hires_two_heroes_and_no_third_use_is_left() -> None:
    game = table(
        day=WEAPON_DAY,
        hand="weapon.emberians supply×4",
        board=CITY,
        tokens={"r2c3": "p1 1"},
        heroes={"p2": "r2c3"},
    )
    say(game, "hero r2c3", "hero r2c3")
    assert [hero_at(game, hero) for hero in (0, 1)] == ["r2c3", "r2c3"]
    assert verbs(game, "attack") == []
    game = table(
        day=TOOL_DAY, hand="weapon.emberians supply×4", board=CITY, tokens={"r2c3": "p1 1"}
    )
    say(game, "hero r2c3")
    assert verbs(game, "hero") == []


@pytest.mark.rule("B11.4", "B6.1")
def test_a_great_artefact_is_not_illuminated_with_the_weapon() -> None:
    game = table(
        day=WEAPON_DAY,
        hand="sword supply×4",
        board=CITY,
        tokens={"r2c3": "p1 1"},
        heroes={"p2": "r2c3"},
    )
    say(game, "hero r2c3")
    assert verbs(game, "hero") == []
    assert verbs(game, "attack") == []


# B11.4: the illuminated amulet.


@pytest.mark.rule("B11.4", "B15.4")
def test_an_illuminated_amulet_rolls_for_two_different_cards_one_after_the_other() -> None:
    game = table(
        day=AMULET_DAY, hand="amulet.barfolk chief.barfolk friman.islanders tool.islanders"
    )
    say(game, "use amulet.barfolk", "on chief.barfolk")
    assert asked(game) == ["chance"]
    assert offered(game)[0] == "roll 1"
    say(game, "roll 2")
    assert "use @amulet.barfolk" in offered(game)
    say(game, "use @amulet.barfolk")
    assert offered(game) == ["on friman.islanders", "on tool.islanders"]
    say(game, "on friman.islanders", "chance: roll 3")
    assert verbs(game, "use") == []
    copies = {cards_text(bytes([loose.card])): loose.copies for loose in game.loose[0]}
    assert copies["chief.barfolk"] == 2
    assert copies["friman.islanders"] == 3


@pytest.mark.rule("B11.4")
def test_an_amulet_that_is_not_illuminated_rolls_once() -> None:
    game = table(day=TITLE_DAY, hand="amulet.barfolk chief.barfolk friman.islanders")
    say(game, "use amulet.barfolk", "on chief.barfolk", "chance: roll 1")
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4")
def test_an_illuminated_amulet_never_rolls_for_the_same_card_twice() -> None:
    game = table(day=AMULET_DAY, hand="amulet.barfolk chief.barfolk")
    say(game, "use amulet.barfolk", "on chief.barfolk", "chance: roll 1")
    assert verbs(game, "use") == []
    with pytest.raises(Refused):
        say(game, "use @amulet.barfolk")


@pytest.mark.rule("B11.4", "B5.5")
@pytest.mark.parametrize(("die", "zone"), [(4, "ambush"), (5, "shelter")])
def test_an_illuminated_amulet_stays_until_both_rolls_are_done(die: int, zone: str) -> None:
    game = table(day=AMULET_DAY, hand="amulet.barfolk chief.barfolk friman.islanders")
    say(game, "use amulet.barfolk", "on chief.barfolk", f"chance: roll {die}")
    assert cards(game, zone) == "chief.barfolk"
    assert "amulet.barfolk" not in cards(game, "shelter")
    say(game, "use @amulet.barfolk", "on friman.islanders", f"chance: roll {die}")
    assert sorted(game.ambush[0] + game.shelter[0]) == sorted(
        read_cards("chief.barfolk friman.islanders amulet.barfolk")
    )
    assert cards(game, "shelter").endswith("amulet.barfolk")
    assert game.loose[0] == ()


@pytest.mark.rule("B11.4", "B5.5")
@pytest.mark.parametrize("die", [4, 5])
def test_an_amulet_that_is_not_illuminated_goes_to_the_shelter_at_once(die: int) -> None:
    game = table(day=TITLE_DAY, hand="amulet.barfolk chief.barfolk friman.islanders")
    say(game, "use amulet.barfolk", "on chief.barfolk", f"chance: roll {die}")
    assert cards(game, "shelter").endswith("amulet.barfolk")


@pytest.mark.rule("B11.4", "B5.5")
def test_an_amulet_on_an_illuminated_card_multiplies_its_copies() -> None:
    game = table(day=HORSE_DAY, hand="amulet.barfolk horse.barfolk")
    say(game, "use amulet.barfolk", "on horse.barfolk", "chance: roll 3")
    assert [loose.copies for loose in game.loose[0]] == [6]


# B11.4: the illuminated title.


@pytest.mark.rule("B11.4", "B5.6")
@pytest.mark.parametrize(
    ("unit", "raised"), [("friman", "priest"), ("chief", "lord"), ("friman", "chief")]
)
def test_an_illuminated_title_raises_one_unit_by_one_or_two_ranks(unit: str, raised: str) -> None:
    ranks = {"friman": 1, "chief": 2, "priest": 3, "lord": 4}
    game = table(day=TITLE_DAY, hand=f"title.emberians {unit}.islanders")
    say(game, "use title.emberians", f"promote {unit}.islanders {ranks[raised] - ranks[unit]}")
    draw(game)
    assert f"{raised}.islanders" in [cards_text(bytes([loose.card])) for loose in game.loose[0]]


@pytest.mark.rule("B11.4", "B5.6")
def test_no_unit_is_raised_by_two_ranks_on_another_day_nor_a_priest_at_all() -> None:
    game = table(day=TITLE_DAY, hand="title.emberians friman.islanders priest.islanders")
    say(game, "use title.emberians")
    assert offered(game) == [
        "promote friman.islanders 1",
        "promote friman.islanders 2",
        "promote priest.islanders 1",
    ]
    game = table(day=SCROLL_DAY, hand="title.emberians friman.islanders")
    say(game, "use title.emberians")
    assert offered(game) == ["promote friman.islanders 1"]


@pytest.mark.rule("B11.4", "B5.6")
def test_a_unit_raised_by_two_ranks_needs_only_the_stack_two_ranks_up() -> None:
    chiefs = "chief.barfolk×6 chief.islanders×6 chief.emberians×6 chief.cloudborn×6"
    game = table(day=TITLE_DAY, hand="title.emberians friman.islanders", limbo=chiefs)
    say(game, "use title.emberians")
    assert offered(game) == ["promote friman.islanders 2"]


@pytest.mark.rule("B11.4", "B5.1")
def test_two_copies_of_a_title_by_an_amulet_do_not_raise_one_unit_twice() -> None:
    game = table(day=SCROLL_DAY, hand="amulet.barfolk title.emberians friman.islanders")
    say(game, "use amulet.barfolk", "on title.emberians", "chance: roll 2", "use @title.emberians")
    assert offered(game) == ["promote friman.islanders 1"]


@pytest.mark.rule("B11.4")
def test_an_illuminated_title_spent_on_two_ranks_raises_nothing_else() -> None:
    game = table(day=TITLE_DAY, hand="title.emberians friman.islanders friman.barfolk")
    say(game, "use title.emberians", "promote friman.islanders 2")
    draw(game)
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4")
def test_an_illuminated_title_raises_two_units_by_one_rank_each() -> None:
    game = table(day=TITLE_DAY, hand="title.emberians friman.islanders chief.barfolk supply×2")
    say(game, "use title.emberians", "promote friman.islanders 1")
    draw(game)
    say(game, "use @title.emberians")
    assert offered(game) == ["promote chief.barfolk 1"]
    say(game, "promote chief.barfolk 1")
    draw(game)
    on_table = {cards_text(bytes([loose.card])) for loose in game.loose[0] if loose.copies}
    assert on_table == {"chief.islanders", "priest.barfolk"}
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4")
def test_two_units_raised_by_one_title_serve_in_one_row() -> None:
    game = table(day=TITLE_DAY, hand="title.emberians friman.islanders chief.barfolk tool.barfolk")
    say(game, "use title.emberians", "promote friman.islanders 1")
    draw(game)
    say(game, "use @title.emberians", "promote chief.barfolk 1")
    draw(game)
    say(game, "create scroll")
    draw(game)
    assert gained(game).startswith("scroll.")


@pytest.mark.rule("B11.4")
def test_two_units_raised_by_one_title_serve_in_two_rows() -> None:
    game = table(
        day=TITLE_DAY,
        hand="title.emberians friman.islanders chief.barfolk tool.barfolk supply×2",
    )
    say(game, "use title.emberians", "promote friman.islanders 1")
    draw(game)
    say(game, "use @title.emberians", "promote chief.barfolk 1")
    draw(game)
    say(game, "create horse")
    draw(game)
    say(game, "create amulet")
    draw(game)
    assert [row.purpose for row in game.rows[0]] == ["create horse", "create amulet"]


# B11.4: the illuminated scroll.


@pytest.mark.rule("B11.4")
def test_an_illuminated_scroll_converts_two_cards() -> None:
    game = table(day=SCROLL_DAY, hand="scroll.emberians friman.islanders tool.barfolk")
    say(game, "use scroll.emberians", "convert friman.islanders barfolk")
    draw(game)
    say(game, "use @scroll.emberians")
    assert not any("friman" in option for option in offered(game))
    say(game, "convert tool.barfolk cloudborn")
    draw(game)
    on_table = {cards_text(bytes([loose.card])) for loose in game.loose[0] if loose.copies}
    assert on_table == {"friman.barfolk", "tool.cloudborn"}
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4")
def test_a_scroll_that_is_not_illuminated_converts_one_card() -> None:
    game = table(day=TENT_DAY, hand="scroll.emberians friman.islanders tool.barfolk")
    say(game, "use scroll.emberians", "convert friman.islanders barfolk")
    draw(game)
    assert verbs(game, "use") == []
    game = table(day=TENT_DAY, hand="scroll.emberians friman.islanders tool.barfolk")
    say(game, "use scroll.emberians", "turn-itself barfolk")
    draw(game)
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4", "B5.7")
def test_an_illuminated_scroll_turns_itself_and_then_another_card() -> None:
    game = table(day=SCROLL_DAY, hand="scroll.emberians friman.islanders")
    say(game, "use scroll.emberians", "turn-itself barfolk")
    draw(game)
    say(game, "use @scroll.barfolk")
    assert not any(option.startswith("turn-itself") for option in offered(game))
    say(game, "convert friman.islanders cloudborn")
    draw(game)
    assert {cards_text(bytes([loose.card])) for loose in game.loose[0]} == {
        "scroll.barfolk",
        "friman.cloudborn",
    }
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4", "B5.7")
def test_an_illuminated_scroll_turns_another_card_and_then_itself() -> None:
    game = table(day=SCROLL_DAY, hand="scroll.emberians friman.islanders")
    say(game, "use scroll.emberians", "convert friman.islanders cloudborn")
    draw(game)
    say(game, "use @scroll.emberians", "turn-itself barfolk")
    draw(game)
    assert {cards_text(bytes([loose.card])) for loose in game.loose[0]} == {
        "scroll.barfolk",
        "friman.cloudborn",
    }
    assert verbs(game, "use") == []


# B11.4: the illuminated tent.


@pytest.mark.rule("B11.4")
def test_an_illuminated_tent_takes_two_cards_for_one_supply_and_both_return_together() -> None:
    game = table(
        day=TENT_DAY, hand="tent.barfolk supply lord.islanders chief.emberians friman.barfolk"
    )
    say(game, "use tent.barfolk", "station lord.islanders", "station chief.emberians")
    assert cards(game, "hand") == "friman.barfolk"
    assert game.tents[0] == (
        Tent(read_card("tent.barfolk"), read_cards("chief.emberians lord.islanders")),
    )
    assert verbs(game, "use") == []
    assert verbs(game, "strike") == ["strike 0"]
    say(game, "strike 0")
    assert cards(game, "hand") == "friman.barfolk chief.emberians lord.islanders"
    assert cards(game, "shelter") == "tent.barfolk"
    assert len(game.tents[0]) == 0


@pytest.mark.rule("B11.4")
def test_a_tent_that_is_not_illuminated_takes_one_card() -> None:
    game = table(day=HORSE_DAY, hand="tent.barfolk supply lord.islanders chief.emberians")
    say(game, "use tent.barfolk", "station lord.islanders")
    assert cards(game, "hand") == "chief.emberians"
    assert offered(game) == ["strike 0", "end"]


@pytest.mark.rule("B11.4")
def test_no_card_is_added_to_an_illuminated_tent_later() -> None:
    game = table(day=TENT_DAY, hand="tent.barfolk supply×2 lord.islanders chief.emberians")
    say(game, "use tent.barfolk", "station lord.islanders", "done")
    assert game.tents[0][0].cards == read_cards("lord.islanders")
    assert verbs(game, "use") == []
    assert verbs(game, "station") == []


@pytest.mark.rule("B11.4")
def test_two_cards_stay_in_the_tent_when_it_is_no_longer_illuminated() -> None:
    game = table(
        2,
        day=TENT_DAY,
        turn="p2",
        hand="tent.barfolk supply lord.islanders chief.emberians",
    )
    say(game, "use tent.barfolk", "station lord.islanders", "station chief.emberians", "end")
    draw(game)
    assert game.day == HORSE_DAY
    assert game.tents[1][0].cards == read_cards("chief.emberians lord.islanders")


# B11.4: the illuminated horse.

ROAD = {f"r3c{column}": "straight lakes east" for column in (4, 5, 6)} | {
    f"r3c{column}": "straight canyons east" for column in (0, 1, 2)
}


def ride(game: Game, hero: int, side: str, item: str, steps: int) -> None:
    say(game, f"ride {hero} {item}", *[f"step {hero} {side}"] * steps)


@pytest.mark.rule("B11.4")
def test_an_illuminated_horse_moves_one_hero_six_spaces() -> None:
    game = table(day=HORSE_DAY, hand="horse.emberians", board=ROAD, heroes={"p1": "r3c0"})
    ride(game, 1, "east", "horse.emberians", 3)
    assert hero_at(game) == "r3c3"
    ride(game, 1, "east", "@horse.emberians", 3)
    assert hero_at(game) == "r3c6"
    assert verbs(game, "ride") == []


@pytest.mark.rule("B11.4", "B5.9")
def test_a_horse_that_is_not_illuminated_moves_one_hero_three_spaces() -> None:
    game = table(day=TOOL_DAY, hand="horse.emberians", board=ROAD, heroes={"p1": "r3c0"})
    ride(game, 1, "east", "horse.emberians", 3)
    assert hero_at(game) == "r3c3"
    assert offered(game) == ["end"]


@pytest.mark.rule("B11.4")
def test_an_illuminated_horse_moves_two_heroes_three_spaces_each() -> None:
    game = table(day=HORSE_DAY, hand="horse.emberians", board=ROAD, heroes={"p1": "r3c0 r3c6"})
    ride(game, 1, "east", "horse.emberians", 3)
    ride(game, 2, "west", "@horse.emberians", 3)
    assert [hero_at(game, hero) for hero in (0, 1)] == ["r3c3", "r3c3"]
    assert verbs(game, "ride") == []


@pytest.mark.rule("B11.4")
def test_an_illuminated_horse_adds_two_in_battle() -> None:
    for day, most in ((HORSE_DAY, 2), (TOOL_DAY, 1)):
        game = table(
            day=day,
            hand="weapon.emberians horse.emberians",
            board=CROSSING,
            heroes={"p1": "r2c3", "p2": "r2c3"},
        )
        say(game, "attack r2c3 p2", "lay weapon.emberians")
        lays = ["lay horse.emberians", "lay horse.emberians 2"][:most]
        assert verbs(game, "lay") == lays
        say(game, lays[-1])
        assert totals(game) == (1 + most, 0)


@pytest.mark.rule("B11.4")
def test_an_illuminated_horse_gives_three_steps_and_one_in_battle() -> None:
    game = table(
        day=HORSE_DAY,
        hand="weapon.emberians horse.emberians",
        board=ROAD,
        heroes={"p1": "r3c0", "p2": "r3c2"},
    )
    say(game, "ride 1 horse.emberians", "step 1 east", "step 1 east", "halt")
    say(game, "attack r3c2 p2", "lay weapon.emberians")
    assert verbs(game, "lay") == ["lay @horse.emberians"]
    say(game, "lay @horse.emberians")
    assert totals(game) == (2, 0)


# B11.4: defenders.


def attacked(day: int, hand: str, attack: str = "weapon.emberians lord.emberians") -> Game:
    """p1 has opened an attack on p2's hero; p2 fights with this hand."""
    game = table(
        day=day,
        hand={"p1": attack, "p2": hand},
        board=CROSSING,
        heroes={"p1": "r2c3", "p2": "r2c3"},
    )
    say(game, "attack r2c3 p2", "lay weapon.emberians")
    if "lord" in attack:
        say(game, "lay lord.emberians")
    say(game, "stand", "p2: fight")
    return game


@pytest.mark.rule("B11.4")
@pytest.mark.parametrize(("day", "card"), [(WEAPON_DAY, "weapon"), (HORSE_DAY, "horse")])
def test_an_illuminated_card_defends_with_two(day: int, card: str) -> None:
    game = attacked(day, f"{card}.cloudborn")
    assert verbs(game, "lay") == [f"lay {card}.cloudborn", f"lay {card}.cloudborn 2"]
    say(game, f"lay {card}.cloudborn 2")
    assert totals(game)[1] == 2
    game = attacked(TOOL_DAY, f"{card}.cloudborn")
    assert verbs(game, "lay") == [f"lay {card}.cloudborn"]


@pytest.mark.rule("B11.4")
def test_a_defender_may_lay_the_second_copy_in_a_later_play() -> None:
    game = attacked(HORSE_DAY, "horse.cloudborn", attack="weapon.emberians friman.emberians")
    say(game, "p2: lay horse.cloudborn", "p2: stand", "p1: lay friman.emberians", "p1: stand")
    assert verbs(game, "lay") == ["lay @horse.cloudborn"]
    say(game, "p2: lay @horse.cloudborn")
    assert totals(game) == (2, 2)


@pytest.mark.rule("B11.4")
def test_a_defenders_doubled_card_works_within_one_battle() -> None:
    game = table(
        day=WEAPON_DAY,
        hand={"p1": "weapon.emberians lord.emberians", "p2": "weapon.cloudborn"},
        board=CROSSING,
        heroes={"p1": "r2c3", "p2": "r2c3 r2c3"},
    )
    say(game, "attack r2c3 p2", "lay weapon.emberians", "stand", "p2: fight")
    say(game, "p2: lay weapon.cloudborn", "p2: stand", "p1: lay lord.emberians", "p1: stand")
    say(game, "p2: pass")
    assert cards(game, "shelter", "p2") == "weapon.cloudborn"
    say(game, "attack r2c3 p2", "lay @weapon.emberians", "stand")
    assert offered(game) == ["surrender"]


@pytest.mark.rule("B11.4")
def test_a_defenders_illuminated_title_raises_by_two_ranks() -> None:
    game = attacked(TITLE_DAY, "title.cloudborn friman.cloudborn")
    say(game, "p2: lay friman.cloudborn", "p2: use title.cloudborn")
    assert offered(game) == ["promote friman.cloudborn 1", "promote friman.cloudborn 2"]
    say(game, "p2: promote friman.cloudborn 2")
    draw(game)
    assert totals(game)[1] == 3


@pytest.mark.rule("B11.4")
def test_a_defenders_illuminated_amulet_rolls_twice() -> None:
    game = attacked(AMULET_DAY, "amulet.cloudborn friman.cloudborn chief.cloudborn")
    say(game, "p2: lay friman.cloudborn", "p2: lay chief.cloudborn", "p2: use amulet.cloudborn")
    say(game, "p2: on chief.cloudborn", "chance: roll 3")
    assert totals(game)[1] == 1 + 6
    say(game, "p2: use @amulet.cloudborn")
    assert offered(game) == ["on friman.cloudborn"]
    say(game, "p2: on friman.cloudborn", "chance: roll 2")
    assert totals(game)[1] == 2 + 6
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4")
def test_a_defenders_illuminated_scroll_converts_two_cards_of_the_line() -> None:
    game = attacked(SCROLL_DAY, "scroll.cloudborn friman.cloudborn chief.emberians")
    say(game, "p2: lay friman.cloudborn", "p2: lay chief.emberians", "p2: use scroll.cloudborn")
    say(game, "p2: convert friman.cloudborn islanders")
    draw(game)
    assert totals(game)[1] == 3
    say(game, "p2: use @scroll.cloudborn", "p2: convert chief.emberians islanders")
    draw(game)
    assert totals(game)[1] == 4
    assert verbs(game, "use") == []


@pytest.mark.rule("B11.4")
@pytest.mark.parametrize("name", ["p1", "p2", "p3", "p4"])
def test_the_illumination_helps_whoever_uses_the_card(name: str) -> None:
    game = table(day=TOOL_DAY, turn=name, hand="tool.emberians")
    assert "create tool" in offered(game)
    game = table(day=WEAPON_DAY, turn=name, hand="tool.emberians")
    assert "create tool" not in offered(game)


@pytest.mark.rule("B11.4", "B6.1")
def test_the_hammer_is_never_illuminated() -> None:
    assert "create tool" not in offered(table(day=TOOL_DAY, hand="hammer"))
    game = table(day=HORSE_DAY, hand="hammer", board=ROAD, heroes={"p1": "r3c0"})
    ride(game, 1, "east", "hammer=horse", 3)
    assert verbs(game, "ride") == []
    game = table(day=TITLE_DAY, hand="hammer friman.barfolk")
    say(game, "use hammer=title")
    assert offered(game) == ["promote friman.barfolk 1"]
    game = table(day=TENT_DAY, hand="hammer supply lord.barfolk chief.barfolk")
    say(game, "use hammer=tent", "station lord.barfolk")
    assert offered(game) == ["strike 0", "end"]
    assert cards(game, "hand") == "chief.barfolk"
