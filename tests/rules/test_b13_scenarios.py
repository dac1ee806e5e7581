"""Scenarios and house options (B13)."""

from collections import Counter

import msgspec
import pytest

from battalia.engine.chapters.ending import outcome
from battalia.engine.chapters.land import NOBODY, level_of, owner_of
from battalia.engine.events import CityChosen, GreatArtefactBuried
from battalia.engine.game import Game, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.relics import RELICS, Relics
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.options import Options, OptionsError
from battalia.engine.play import advance, play, start
from battalia.engine.points import assemble
from battalia.engine.terms import KIND, TERRAINS, take, terrain_of
from battalia.engine.view import view
from positions import asked, begun, cards, draw, offered, say, table, until
from refusals import refuses


def tokens(game: Game) -> dict[str, str]:
    names = {NOBODY: "neutral", 0: "p1", 1: "p2", 2: "p3", 3: "p4"}
    return {
        game.rules.notation.space_name(space): f"{names[owner_of(mark)]} {level_of(mark)}"
        for space, mark in enumerate(game.tokens)
        if mark
    }


def lying(game: Game) -> set[str]:
    """The spaces on which a card lies."""
    return {game.rules.notation.space_name(space) for space, on in enumerate(game.board) if on > 0}


def heroes(game: Game) -> list[str]:
    return [game.rules.notation.space_name(space) for space in game.heroes]


def verbs(game: Game, verb: str) -> list[str]:
    return [option for option in offered(game) if option.split()[0] == verb]


START = {4: ("r0c0", "r0c6", "r6c0", "r6c6"), 3: ("r0c3", "r5c1", "r5c5"), 2: ("r1c1", "r5c5")}
NEUTRAL = {4: ("r1c3", "r3c1", "r3c5", "r5c3"), 3: ("r1c1", "r1c5", "r6c3"), 2: ("r1c5", "r5c1")}


# B13.1: hard.


@pytest.mark.rule("B13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_hard_game_neutral_cities_have_level_six_and_the_ruins_ten(players: int) -> None:
    game = begun(Options(players=players, hard=True))
    marks = tokens(game)
    assert {marks[space] for space in NEUTRAL[players]} == {"neutral 6"}
    assert marks["r3c3"] == "neutral 10"
    assert {marks[space][-1] for space in START[players]} == {"1"}


@pytest.mark.rule("B13.1")
@pytest.mark.parametrize(
    ("hand", "possible"),
    [("weapon.emberians lord.emberians friman.emberians", False), ("sword chief.emberians", True)],
)
def test_a_hard_neutral_city_defends_with_six(hand: str, possible: bool) -> None:
    game = table(
        hard=True,
        hand=hand,
        board={"r2c3": "city-four lakes north"},
        tokens={"r2c3": "neutral 6"},
        heroes={"p1": "r2c3"},
    )
    assert ("attack r2c3" in offered(game)) == possible


@pytest.mark.rule("B13.1")
def test_a_conquered_hard_neutral_city_gets_a_token_of_level_four() -> None:
    game = table(
        hard=True,
        hand="sword chief.emberians",
        board={"r2c3": "city-four lakes north"},
        tokens={"r2c3": "neutral 6"},
        heroes={"p1": "r2c3"},
    )
    say(game, "attack r2c3", "lay sword")
    with pytest.raises(Refused):
        say(game, "stand")
    say(game, "lay chief.emberians", "stand")
    draw(game)
    assert tokens(game)["r2c3"] == "p1 4"
    assert cards_text(game.rows[0][-1].gained) == "supply lord.islanders"


@pytest.mark.rule("B13.1")
@pytest.mark.parametrize(
    ("hard", "hand", "possible"),
    [
        (False, "sword lord.emberians", True),
        (True, "sword lord.emberians friman.emberians", False),
        (True, "sword lord.emberians chief.emberians", True),
    ],
)
def test_the_hard_ruins_defend_with_ten(hard: bool, hand: str, possible: bool) -> None:
    # The Sword's owner may not attack the ruins, so its strength stands for a weapon's here.
    strong = "[strength]\nweapon = [5, 1]"
    hand = hand.replace("sword", "weapon.islanders")
    game = table(hard=hard, hand=hand, heroes={"p1": "r3c3"}, corrections=strong)
    assert ("attack r3c3" in offered(game)) == possible


# B13.2: hidden relics.


@pytest.mark.rule("B13.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_relics_the_starting_spaces_hold_neutral_cities_of_level_six(players: int) -> None:
    game = begun(Options(players=players, relics=True))
    assert tokens(game) == dict.fromkeys(START[players], "neutral 6")
    assert lying(game) == {*START[players], "r3c3"}


@pytest.mark.rule("B13.2")
def test_relics_cities_are_not_chosen_but_factions_are() -> None:
    game = until(start(Options(relics=True)), "first-player")
    say(game, "first p2", "p2: faction barfolk", "p3: faction islanders", "p4: faction emberians")
    events = say(game, "p1: faction cloudborn")
    assert not any(isinstance(event, CityChosen) for event in events)
    assert game.asked[1].about == "cohort"


@pytest.mark.rule("B13.2")
def test_relics_the_hard_option_changes_nothing_more() -> None:
    game = begun(Options(relics=True, hard=True))
    assert tokens(game) == dict.fromkeys(START[4], "neutral 6")


@pytest.mark.rule("B13.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_relics_one_random_great_artefact_is_hidden_under_each_city(players: int) -> None:
    game = until(start(Options(players=players, relics=True)), "bury")
    assert offered(game) == [
        f"draw {name}" for name in ("hammer", "sword", "shield", "wings", "horn")
    ]
    assert game.asked[-1].weights == [1] * 5
    buried = []
    for name in ("wings", "horn", "sword", "hammer")[:players]:
        events = say(game, f"draw {name}")
        buried += [event for event in events if isinstance(event, GreatArtefactBuried)]
    space_name = game.rules.notation.space_name
    assert [space_name(event.space) for event in buried] == list(START[players])
    until(game, "cohort")
    assert len(RELICS.of(game).buried) == players
    assert len(game.out) == 5 - players
    assert game.offer == b""


@pytest.mark.rule("B13.2")
def test_relics_nobody_sees_what_is_hidden_and_what_is_out() -> None:
    game = until(start(Options(relics=True)), "bury")
    event = say(game, "draw wings")[0]
    assert event == GreatArtefactBuried(0)
    until(game, "cohort")
    for viewer in (0, 1, 2, 3, None):
        now = view(game, viewer)
        assert now.offer == b""
        assert not hasattr(now, "out")


@pytest.mark.rule("B13.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_relics_every_player_starts_with_one_hero_on_the_ruins(players: int) -> None:
    game = begun(Options(players=players, relics=True))
    assert heroes(game) == ["r3c3", "-"] * players


def relics_table(
    hand: str,
    board: dict[str, str],
    marks: dict[str, str],
    at: str,
    *,
    annexed: tuple[int, ...] = (),
    turn: str = "p1",
    buried: str = "sword",
) -> Game:
    """A position of the scenario: a relic lies under the city r0c0, a hero of p1 stands there."""
    game = table(
        at="cohort",
        turn=turn,
        relics=True,
        offer="",
        hand=hand,
        board=board,
        tokens=marks,
        heroes={"p1": at},
    )
    game.out = take(game.out, read_card(buried)) if buried else game.out
    game.slices["relics"] = Relics((0,) if buried else (), read_cards(buried), annexed)
    assert broken_law(game) is None
    advance(game)
    say(game, "skip")
    return game


@pytest.mark.rule("B13.2")
def test_relics_the_ruins_have_no_token_and_cannot_be_attacked() -> None:
    game = relics_table("weapon.barfolk lord.barfolk×3", {}, {}, "r3c3", buried="")
    assert "r3c3" not in tokens(game)
    assert verbs(game, "attack") == []


@pytest.mark.rule("B13.2", "B4.6")
def test_relics_the_ruins_link_the_buildings_of_every_player() -> None:
    for seat in ("p1", "p2", "p3", "p4"):
        game = relics_table("friman.barfolk×3 supply", {}, {}, "r3c3", turn=seat, buried="")
        assert set(verbs(game, "build")) == {
            *("build straight", "build curve", "build tee", "build crossroads"),
            *(f"build city-{shape} 1" for shape in ("one", "opposite", "corner", "three", "four")),
        }


@pytest.mark.rule("B13.2", "B4.6")
def test_relics_the_ruins_link_for_the_whole_game() -> None:
    game = relics_table(
        "friman.barfolk supply",
        {"r0c0": "city-four woods north"},
        {"r0c0": "p1 1"},
        "r3c3",
        buried="",
    )
    say(game, "build straight")
    draw(game)
    places = {option.split()[1] for option in offered(game)}
    assert places == {"r0c1", "r1c0", "r2c3", "r3c2", "r3c4", "r4c3"}


@pytest.mark.rule("B13.2", "B4.6")
def test_relics_a_player_without_a_city_must_still_link_with_the_ruins() -> None:
    game = relics_table(
        "friman.barfolk×3",
        {"r0c0": "city-four woods north", "r0c1": "straight lakes east"},
        {"r0c0": "neutral 6"},
        "r3c3",
    )
    say(game, "build city-one 1")
    draw(game)
    places = {option.split()[1] for option in offered(game)}
    assert places == {"r2c3", "r3c2", "r3c4", "r4c3"}


@pytest.mark.rule("B13.2", "B4.4")
def test_relics_a_city_may_lie_next_to_the_ruins() -> None:
    game = relics_table("friman.barfolk×3", {}, {}, "r3c3", buried="")
    say(game, "build city-four 1")
    draw(game)
    say(game, "place r2c3 north")
    assert tokens(game) == {"r2c3": "p1 1"}


@pytest.mark.rule("B13.2", "B7.1")
def test_relics_no_hero_is_hired_on_the_ruins() -> None:
    game = relics_table("weapon.barfolk supply×2", {}, {}, "r3c3", buried="")
    assert verbs(game, "hero") == []


@pytest.mark.rule("B13.2")
def test_relics_the_ruins_give_nobody_points() -> None:
    game = begun(Options(relics=True))
    assert [player.points for player in view(game, None).players] == [0, 0, 0, 0]


CITIES = {"r0c0": "city-four lakes north", "r6c6": "city-four canyons north"}
ATTACK = "weapon.barfolk lord.barfolk×2"


def annex(game: Game, space: str = "r0c0") -> None:
    say(game, f"attack {space}", "lay weapon.barfolk", "lay lord.barfolk", "lay lord.barfolk")
    say(game, "stand")
    draw(game)


@pytest.mark.rule("B13.2")
def test_relics_a_neutral_city_defends_with_six() -> None:
    marks = {"r0c0": "neutral 6"}
    board = {"r0c0": "city-four lakes north"}
    game = relics_table("weapon.emberians lord.emberians friman.emberians", board, marks, "r0c0")
    assert verbs(game, "attack") == []
    game = relics_table("weapon.emberians lord.emberians chief.emberians", board, marks, "r0c0")
    assert verbs(game, "attack") == ["attack r0c0"]


@pytest.mark.rule("B13.2")
def test_relics_the_reward_is_a_lord_of_its_faction_a_supply_and_the_hidden_great_artefact() -> (
    None
):
    game = relics_table(ATTACK, CITIES, {"r0c0": "neutral 6", "r6c6": "neutral 6"}, "r0c0")
    annex(game)
    assert tokens(game)["r0c0"] == "p1 4"
    assert Counter(game.rows[0][-1].gained) == Counter(read_cards("supply lord.islanders sword"))
    assert RELICS.of(game).buried == b""
    say(game, "end")
    draw(game)
    assert read_card("sword") in game.deck(0)


@pytest.mark.rule("B13.2")
def test_relics_each_player_annexes_only_one_city_with_a_neutral_token() -> None:
    marks = {"r0c0": "neutral 6", "r6c6": "p1 4"}
    game = relics_table(ATTACK, CITIES, marks, "r0c0", annexed=(0,))
    assert verbs(game, "attack") == []
    game = relics_table(ATTACK, CITIES, marks, "r0c0", annexed=(1, 2))
    assert verbs(game, "attack") == ["attack r0c0"]


@pytest.mark.rule("B13.2")
def test_relics_a_second_neutral_city_cannot_be_attacked_after_the_first() -> None:
    game = relics_table(
        "weapon.barfolk×2 lord.barfolk×4",
        CITIES,
        {"r0c0": "neutral 6", "r6c6": "neutral 6"},
        "r0c0 r6c6",
    )
    assert set(verbs(game, "attack")) == {"attack r0c0", "attack r6c6"}
    annex(game)
    assert verbs(game, "attack") == []


@pytest.mark.rule("B13.2")
def test_relics_a_lost_city_does_not_give_back_the_right_to_annex() -> None:
    marks = {"r0c0": "neutral 6", "r6c6": "p2 4"}
    game = relics_table(ATTACK, CITIES, marks, "r0c0", annexed=(0,))
    assert verbs(game, "attack") == []


@pytest.mark.rule("B13.2")
def test_relics_conquests_from_players_are_not_limited() -> None:
    marks = {"r0c0": "p2 4", "r6c6": "p1 4"}
    game = relics_table(ATTACK, CITIES, marks, "r0c0", annexed=(0, 1), buried="")
    assert verbs(game, "attack") == ["attack r0c0"]
    say(game, "attack r0c0", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: surrender")
    assert tokens(game)["r0c0"] == "p1 4"
    assert game.rows[0][-1].gained == b""


@pytest.mark.rule("B13.2", "B6.1")
def test_relics_a_conquest_from_a_player_brings_no_great_artefact() -> None:
    marks = {"r0c0": "p2 4"}
    game = relics_table(ATTACK, {"r0c0": CITIES["r0c0"]}, marks, "r0c0", buried="")
    say(game, "attack r0c0", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: surrender")
    assert all(KIND[card] < 14 for card in game.deck(0))


# B13.3: house options.


@pytest.mark.rule("B13.3")
def test_two_starting_cities_the_second_is_chosen_clockwise_from_the_first_player() -> None:
    game = until(start(Options(starting_cities=2)), "first-player")
    say(game, "first p3")
    until(game, "choose-city")
    for seat, space in (("p2", "r0c0"), ("p1", "r0c6"), ("p4", "r6c0"), ("p3", "r6c6")):
        assert asked(game) == [seat]
        say(game, f"city {space}")
    assert asked(game) == ["p3"]
    assert offered(game) == ["city r1c3", "city r3c1", "city r3c5", "city r5c3"]
    for seat, space in (("p3", "r3c5"), ("p4", "r1c3"), ("p1", "r5c3"), ("p2", "r3c1")):
        assert asked(game) == [seat]
        say(game, f"city {space}")
    assert tokens(game) == {
        "r0c0": "p2 1",
        "r0c6": "p1 1",
        "r6c0": "p4 1",
        "r6c6": "p3 1",
        "r3c5": "p3 1",
        "r1c3": "p4 1",
        "r5c3": "p1 1",
        "r3c1": "p2 1",
        "r3c3": "neutral 8",
    }
    assert game.asked[2].about == "cohort"


@pytest.mark.rule("B13.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_starting_cities_leave_no_neutral_city(players: int) -> None:
    game = begun(Options(players=players, starting_cities=2))
    marks = tokens(game)
    assert {marks[space][-1] for space in (*START[players], *NEUTRAL[players])} == {"1"}
    owners = Counter(mark.split()[0] for mark in marks.values())
    assert owners == {"neutral": 1} | {f"p{seat}": 2 for seat in range(1, players + 1)}


@pytest.mark.rule("B13.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_neutral_cities_their_spaces_stay_empty(players: int) -> None:
    game = begun(Options(players=players, neutral_cities=False))
    assert lying(game) == {*START[players], "r3c3"}
    assert tokens(game)["r3c3"] == "neutral 8"


@pytest.mark.rule("B13.3")
def test_without_neutral_cities_only_the_starting_set_is_taken_from_the_stack() -> None:
    game = begun(Options(neutral_cities=False))
    left = Counter(TERRAINS[terrain] for terrain in game.land_stacks[5].bag)
    assert left == {"woods": 2, "lakes": 2, "canyons": 2, "mountains": 2}


@pytest.mark.rule("B13.3")
def test_two_starting_cities_go_with_no_neutral_cities() -> None:
    game = begun(Options(starting_cities=2, neutral_cities=False))
    assert lying(game) == {*START[4], *NEUTRAL[4], "r3c3"}
    assert {terrain_of(on) for space, on in enumerate(game.board) if on > 0 and space != 24} == {
        0,
        1,
        2,
        3,
    }


@pytest.mark.rule("B13.3")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("cities", [1, 2])
def test_starting_heroes_stand_on_the_own_first_city(count: int, cities: int) -> None:
    game = until(start(Options(starting_heroes=count, starting_cities=cities)), "first-player")
    say(game, "first p2")
    until(game, "choose-city")
    for seat, space in (("p1", "r0c6"), ("p4", "r6c0"), ("p3", "r6c6"), ("p2", "r0c0")):
        say(game, f"{seat}: city {space}")
    until(game, "cohort")
    expected = []
    for space in ("r0c6", "r0c0", "r6c6", "r6c0"):
        expected += [space, space if count == 2 else "-"]
    assert heroes(game) == expected


@pytest.mark.rule("B13.3")
def test_in_the_plain_game_nobody_has_a_hero_at_the_start() -> None:
    assert heroes(begun(Options())) == ["-"] * 8


@pytest.mark.rule("B13.3")
@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("starting_cities", [1, 2]),
        ("starting_heroes", [0, 1, 2]),
        ("cities_to_end", [0, 3, 4, 5, 6, 7]),
        ("weeks", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_a_house_option_is_one_of_these(option: str, values: list[int]) -> None:
    for value in range(-1, 12):
        options = msgspec.structs.replace(Options(), **{option: value})
        if value in values:
            assert getattr(assemble(options).options, option) == value
        else:
            with refuses(OptionsError, rf"{value} is none of these: {', '.join(map(str, values))}"):
                assemble(options)


@pytest.mark.rule("B13.3", "B10.2")
@pytest.mark.parametrize("needed", [3, 4, 5, 6, 7])
def test_so_many_cities_of_level_four_end_the_game(needed: int) -> None:
    spaces = ("r0c0", "r0c2", "r0c4", "r0c6", "r6c0", "r6c2", "r6c4")
    terrains = ("woods", "lakes", "canyons", "mountains")
    for great in (needed - 1, needed):
        board = {space: f"city-four {terrains[at % 4]} north" for at, space in enumerate(spaces)}
        marks = {space: "p1 4" if at < great else "p1 2" for at, space in enumerate(spaces)}
        game = table(
            hand="lord.barfolk×2",
            board=board,
            tokens=marks | {"r0c0": "p1 3"},
            cities_to_end=needed,
        )
        say(game, "upgrade r0c0")
        assert game.ended == ("cities" if great == needed else "")


def finish_turn(game: Game) -> None:
    """The player who is asked does nothing in this turn."""
    for wanted in ("skip", "end"):
        if wanted in offered(game):
            say(game, wanted)
    while -1 in game.asked or any(q.about == "top-card" for q in game.asked.values()):
        (seat,) = game.asked
        play(game, seat, game.asked[seat].options[0])


@pytest.mark.rule("B13.3")
@pytest.mark.parametrize("weeks", [2, 3, 4, 5])
def test_a_limit_of_weeks_ends_the_game_after_the_last_turn_of_that_week(weeks: int) -> None:
    game = table(2, day=7 * weeks, at="cohort", weeks=weeks)
    finish_turn(game)
    assert game.ended == ""
    assert asked(game) == ["p2"]
    finish_turn(game)
    assert game.ended == "weeks"
    assert game.asked == {}
    assert game.day == 7 * weeks
    assert all(len(hand) == 6 for hand in game.hand)


@pytest.mark.rule("B13.3")
@pytest.mark.parametrize(("day", "weeks"), [(13, 2), (14, 3), (7, 2), (35, 0), (70, 0)])
def test_the_game_goes_on_before_its_last_week_is_over(day: int, weeks: int) -> None:
    game = table(2, day=day, turn="p2", at="cohort", weeks=weeks)
    finish_turn(game)
    assert game.ended == ""
    assert game.day == day + 1
    assert asked(game) == ["p1"]


@pytest.mark.rule("B13.3", "B8.11")
def test_those_attacked_in_the_last_turn_still_draw_before_the_end() -> None:
    game = table(
        2,
        day=14,
        turn="p2",
        weeks=2,
        hand={"p1": "supply", "p2": "sword"},
        board={"r2c3": "city-four lakes north"},
        tokens={"r2c3": "p1 1"},
        heroes={"p2": "r2c3"},
    )
    say(game, "attack r2c3", "lay sword", "stand", "p1: surrender", "end")
    draw(game)
    assert game.ended == "weeks"
    assert len(game.hand[0]) == 6
    result = outcome(game)
    assert result is not None
    assert (result.reason, result.points) == ("weeks", (0, 1))


@pytest.mark.rule("B13.3", "B5.10")
def test_the_last_day_ends_like_every_day() -> None:
    game = table(
        2, day=14, turn="p2", weeks=2, hand="hammer supply lord.barfolk", nation={"p2": "supply×8"}
    )
    say(game, "use hammer=tent", "station lord.barfolk", "end")
    draw(game)
    assert game.ended == "weeks"
    assert game.tents[1] == ()
    assert "lord.barfolk" in cards(game, "shelter", "p2")


@pytest.mark.rule("B13.3")
def test_a_limit_of_weeks_does_not_put_off_the_other_ends() -> None:
    spaces = ("r0c0", "r0c2", "r0c4", "r0c6", "r6c0")
    terrains = ("woods", "lakes", "canyons", "mountains")
    game = table(
        hand="lord.barfolk×2",
        board={space: f"city-four {terrains[at % 4]} north" for at, space in enumerate(spaces)},
        tokens=dict.fromkeys(spaces, "p1 4") | {"r0c0": "p1 3"},
        weeks=2,
    )
    say(game, "upgrade r0c0")
    assert game.ended == "cities"
