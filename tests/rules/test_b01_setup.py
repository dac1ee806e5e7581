"""Setting up the game (B1)."""

from collections import Counter

import pytest

from battalia.engine.chapters.land import NOBODY, level_of, owner_of
from battalia.engine.chapters.setup import ChoosingCities, Dealing, LayingCities, Offering
from battalia.engine.events import CardDealt, CitySetUp, DayBegan, Event, TurnBegan
from battalia.engine.game import Game, Pile, Refused
from battalia.engine.laws import broken_law
from battalia.engine.notation import cards_text, faction_name, read_card, read_cards
from battalia.engine.options import Options
from battalia.engine.play import advance, play, start
from battalia.engine.terms import (
    ARTEFACTS,
    CHIEF,
    FACTION,
    FRIMAN,
    KIND,
    KINDS,
    LORD,
    PRIEST,
    STACK_SHAPES,
    SUPPLY_CARD,
    TERRAINS,
    TOOL,
    UNITS,
)
from battalia.engine.view import view
from positions import asked, cards, draw, offered, say, table, until

TERRAIN_NAMES = ["woods", "lakes", "canyons", "mountains"]


def begun(options: Options | None = None) -> Game:
    """A game in its first turn."""
    return until(start(options), "cohort")


def lying(game: Game) -> dict[str, str]:
    """All cards on the board but the ruins."""
    notation = game.rules.notation
    return {
        notation.space_name(space): notation.tile_name(on)
        for space, on in enumerate(game.board)
        if on > 0 and notation.space_name(space) != "r3c3"
    }


def tokens(game: Game) -> dict[str, str]:
    names = {NOBODY: "neutral", 0: "p1", 1: "p2", 2: "p3", 3: "p4"}
    return {
        game.rules.notation.space_name(space): f"{names[owner_of(mark)]} {level_of(mark)}"
        for space, mark in enumerate(game.tokens)
        if mark
    }


START = ["r0c0", "r0c6", "r6c0", "r6c6"]
NEUTRAL = ["r1c3", "r3c1", "r3c5", "r5c3"]


# B1.1: the layout.


@pytest.mark.rule("B1.1", "B14.3")
def test_the_ruins_lie_on_the_centre_space_with_a_token_of_eight() -> None:
    game = begun()
    assert tokens(game)["r3c3"] == "neutral 8"
    assert game.rules.notation.tile_name(game.board[24]) == "ruins neutral north"


@pytest.mark.rule("B1.1", "B14.3")
def test_a_crossroads_city_of_each_terrain_lies_on_the_starting_spaces() -> None:
    board = lying(begun())
    assert sorted(board[space] for space in START) == [
        f"city-four {terrain} north" for terrain in sorted(TERRAIN_NAMES)
    ]


@pytest.mark.rule("B1.1", "B14.3")
def test_another_crossroads_city_of_each_terrain_lies_on_the_neutral_spaces() -> None:
    game = begun()
    board = lying(game)
    assert sorted(board[space] for space in NEUTRAL) == [
        f"city-four {terrain} north" for terrain in sorted(TERRAIN_NAMES)
    ]
    assert {tokens(game)[space] for space in NEUTRAL} == {"neutral 4"}
    assert set(board) == {*START, *NEUTRAL}


@pytest.mark.rule("B1.1")
def test_the_cities_are_laid_at_random_each_terrain_once() -> None:
    game = start()
    for _ in range(2):
        left = TERRAIN_NAMES.copy()
        for terrain in ("canyons", "woods", "mountains", "lakes"):
            assert asked(game) == ["chance"]
            assert offered(game) == [f"terrain {name}" for name in left]
            assert game.asked[-1].weights == [1] * len(left)
            say(game, f"terrain {terrain}")
            left.remove(terrain)
    board = lying(game)
    for spaces in (START, NEUTRAL):
        assert sorted(board[space] for space in spaces) == [
            f"city-four {terrain} north" for terrain in sorted(TERRAIN_NAMES)
        ]


@pytest.mark.rule("B1.1")
def test_the_cities_laid_out_are_no_longer_in_their_stack() -> None:
    game = begun()
    assert Counter(TERRAINS[terrain] for terrain in game.land_stacks[5].bag) == Counter(
        dict.fromkeys(TERRAIN_NAMES, 1)
    )


# B1.2: the stacks.


@pytest.mark.rule("B1.2")
def test_every_stack_is_shuffled_by_itself_with_all_factions_in_it() -> None:
    game = start()
    for kind in (*UNITS, *ARTEFACTS):
        pile = game.stacks[kind]
        assert pile.top == pile.bottom == b""
        assert {KIND[card] for card in pile.bag} == {kind}
        assert {faction_name(FACTION[card]) for card in pile.bag} == {
            "barfolk",
            "islanders",
            "emberians",
            "cloudborn",
        }
    for shape in STACK_SHAPES:
        pile = game.land_stacks[shape]
        assert pile.top == pile.bottom == b""
        assert {TERRAINS[terrain] for terrain in pile.bag} == set(TERRAIN_NAMES)


@pytest.mark.rule("B1.2")
def test_every_card_left_in_a_shuffled_stack_is_equally_likely() -> None:
    game = table(
        hand="friman.barfolk×3 supply×2",
        limbo="tool.barfolk×2 tool.islanders",
        board={"r0c0": "city-four woods north", "r0c1": "straight woods east"},
        tokens={"r0c0": "p1 1"},
        day=2,
    )
    say(game, "build straight")
    assert game.asked[-1].weights == [2, 3, 3, 3]
    game = table(hand="friman.barfolk×3", limbo="tool.barfolk×2 tool.islanders", day=2)
    say(game, "create tool")
    assert offered(game) == [
        "draw tool.barfolk",
        "draw tool.islanders",
        "draw tool.emberians",
        "draw tool.cloudborn",
    ]
    assert game.asked[-1].weights == [1, 2, 3, 3]


# B1.3: the creation decks.


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_three_frimen_a_chief_a_priest_and_five_supply(players: int) -> None:
    game = until(start(Options(players=players)), "first-player")
    for seat in range(players):
        kinds = Counter(KIND[card] for card in game.deck(seat))
        assert kinds == {FRIMAN: 3, CHIEF: 1, PRIEST: 1, 0: 5}
        assert len(game.hand[seat]) == 6
        assert len(game.nation[seat]) == 4
        assert game.shelter[seat] == b""
    units = 20 * (3 if players == 2 else 4)
    assert game.supply == units - 5 * players


@pytest.mark.rule("B1.3")
def test_the_units_are_dealt_at_random_from_all_factions() -> None:
    game = until(start(), "deal")
    assert offered(game) == [
        f"draw friman.{faction}" for faction in ("barfolk", "islanders", "emberians", "cloudborn")
    ]
    assert game.asked[-1].weights == [6, 6, 6, 6]
    say(game, "draw friman.emberians")
    assert game.asked[-1].weights == [6, 6, 5, 6]


@pytest.mark.rule("B1.3")
def test_a_player_sees_the_own_ten_cards_and_nobody_elses() -> None:
    game = until(start(), "deal")
    while game.asked[-1].about == "deal":
        (option,) = game.asked[-1].options[:1]
        (event,) = [event for event in play(game, -1, option) if isinstance(event, CardDealt)]
        assert event.seen(event.seat) == event
        for other in (*range(4), None):
            if other != event.seat:
                assert event.seen(other) == CardDealt(event.seat, None)
    own = view(game, 2).players[2]
    assert own.nation is not None
    assert own.hand is not None
    assert len(own.nation + own.hand) == 10
    assert view(game, 2).players[1].nation is None


@pytest.mark.rule("B1.3")
def test_the_first_hand_is_six_cards_drawn_from_the_ten() -> None:
    game = until(start(), "draw")
    assert [len(nation) for nation in game.nation] == [10, 10, 10, 10]
    assert asked(game) == ["chance"]
    assert sum(game.asked[-1].weights or []) == 10
    until(game, "first-player")
    assert [len(hand) for hand in game.hand] == [6, 6, 6, 6]


@pytest.mark.rule("B1.3")
def test_the_hands_are_drawn_before_first_player_factions_and_cities() -> None:
    game = start()
    order: list[str] = []
    while not order or order[-1] != "cohort":
        (seat,) = game.asked
        about = game.asked[seat].about
        if not order or order[-1] != about:
            order.append(about)
        if about != "cohort":
            play(game, seat, game.asked[seat].options[0])
    assert order == [
        "lay-city",
        "deal",
        "draw",
        "turn-up",
        "first-player",
        "choose-faction",
        "choose-city",
        "cohort",
    ]


# B1.4: Great Artefacts.


@pytest.mark.rule("B1.4")
def test_the_five_great_artefacts_lie_face_up() -> None:
    game = begun()
    for viewer in (0, 1, 2, 3, None):
        assert cards_text(view(game, viewer).offer) == "hammer sword shield wings horn"


# B1.5: first player, factions, starting cities.


@pytest.mark.rule("B1.5")
def test_every_player_is_equally_likely_to_be_the_first() -> None:
    game = until(start(), "first-player")
    assert asked(game) == ["chance"]
    assert offered(game) == ["first p1", "first p2", "first p3", "first p4"]
    assert game.asked[-1].weights == [1, 1, 1, 1]


@pytest.mark.rule("B1.5")
def test_factions_are_chosen_clockwise_from_the_first_player() -> None:
    game = until(start(), "first-player")
    say(game, "first p3")
    assert asked(game) == ["p3"]
    assert offered(game) == [
        "faction barfolk",
        "faction islanders",
        "faction emberians",
        "faction cloudborn",
    ]
    say(game, "p3: faction emberians")
    assert asked(game) == ["p4"]
    assert offered(game) == ["faction barfolk", "faction islanders", "faction cloudborn"]
    with pytest.raises(Refused):
        say(game, "p4: faction emberians")
    say(game, "p4: faction barfolk", "p1: faction cloudborn")
    assert asked(game) == ["p2"]
    say(game, "p2: faction islanders")
    assert [faction_name(faction) for faction in game.faction] == [
        "cloudborn",
        "islanders",
        "emberians",
        "barfolk",
    ]


@pytest.mark.rule("B1.5")
def test_starting_cities_are_chosen_in_the_reverse_order() -> None:
    game = until(start(), "first-player")
    say(game, "first p3")
    for seat, faction in zip(
        (3, 4, 1, 2), ("barfolk", "islanders", "emberians", "cloudborn"), strict=True
    ):
        say(game, f"p{seat}: faction {faction}")
    assert asked(game) == ["p2"]
    assert offered(game) == ["city r0c0", "city r0c6", "city r6c0", "city r6c6"]
    say(game, "p2: city r0c6")
    assert asked(game) == ["p1"]
    assert offered(game) == ["city r0c0", "city r6c0", "city r6c6"]
    with pytest.raises(Refused):
        say(game, "p1: city r0c6")
    say(game, "p1: city r6c6")
    assert asked(game) == ["p4"]
    say(game, "p4: city r0c0")
    assert asked(game) == ["p3"]
    say(game, "p3: city r6c0")
    marks = tokens(game)
    assert [marks[space] for space in START] == ["p4 1", "p2 1", "p3 1", "p1 1"]


@pytest.mark.rule("B1.5")
def test_a_starting_city_may_lie_on_another_factions_terrain() -> None:
    game = until(start(), "choose-city")
    assert offered(game) == ["city r0c0", "city r0c6", "city r6c0", "city r6c6"]


@pytest.mark.rule("B1.5")
def test_the_first_player_has_the_first_turn_and_begins_every_day() -> None:
    game = until(start(), "first-player")
    say(game, "first p3")
    until(game, "choose-city")
    events: list[Event] = []
    while len([event for event in events if isinstance(event, TurnBegan)]) < 9:
        (seat,) = game.asked
        question = game.asked[seat]
        options = [game.rules.notation.text(option) for option in question.options]
        wanted = next((word for word in ("skip", "end") if word in options), options[0])
        events += say(game, wanted)
    order = [
        event.day if isinstance(event, DayBegan) else f"p{event.seat + 1}"
        for event in events
        if isinstance(event, DayBegan | TurnBegan)
    ]
    assert order == [1, "p3", "p4", "p1", "p2", 2, "p3", "p4", "p1", "p2", 3, "p3"]


# B1.6: what can be seen of the stacks.


@pytest.mark.rule("B1.6")
def test_the_top_card_of_every_unit_stack_is_public() -> None:
    game = begun()
    for viewer in (0, 3, None):
        stacks = {KINDS[stack.kind]: stack for stack in view(game, viewer).stacks}
        for unit in ("friman", "chief", "priest", "lord"):
            assert stacks[unit].top is not None


@pytest.mark.rule("B1.6")
def test_artefact_stacks_lie_face_down() -> None:
    game = begun()
    stacks = {KINDS[stack.kind]: stack for stack in view(game, 0).stacks}
    for artefact in ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse"):
        assert stacks[artefact].top is None


@pytest.mark.rule("B1.6")
def test_the_numbers_left_in_all_stacks_are_public() -> None:
    game = begun()
    for viewer in (1, None):
        seen_now = view(game, viewer)
        counts = {KINDS[stack.kind]: stack.count for stack in seen_now.stacks}
        assert counts == {
            "friman": 12,
            "chief": 20,
            "priest": 12,
            "lord": 16,
            "tool": 12,
            "weapon": 12,
            "amulet": 12,
            "title": 12,
            "scroll": 12,
            "tent": 12,
            "horse": 12,
        }
        assert [stack.count for stack in seen_now.land_stacks] == [4, 4, 4, 4, 4, 12, 12, 12, 12]
        assert seen_now.supply == 60


@pytest.mark.rule("B1.6")
def test_the_next_unit_is_turned_up_when_the_top_one_is_hired() -> None:
    game = table(hand="supply×5", tops={"friman": "cloudborn"})
    say(game, "hire friman")
    assert asked(game) == ["chance"]
    assert game.asked[-1].about == "turn-up"
    assert game.asked[-1].weights == [6, 6, 6, 5]
    say(game, "draw friman.emberians")
    assert game.stacks[FRIMAN].top == read_cards("friman.emberians")
    say(game, "hire friman")
    draw(game)
    assert [cards_text(row.gained) for row in game.rows[0]] == [
        "supply friman.cloudborn",
        "supply friman.emberians",
    ]


@pytest.mark.rule("B1.6")
def test_a_stack_that_was_searched_shows_its_new_top_card() -> None:
    game = table(hand="title.barfolk friman.islanders", tops={"chief": "cloudborn"})
    say(game, "use title.barfolk", "promote friman.islanders 1")
    assert game.asked[-1].about == "turn-up"
    assert offered(game) == [
        "draw chief.barfolk",
        "draw chief.islanders",
        "draw chief.emberians",
        "draw chief.cloudborn",
    ]
    assert game.asked[-1].weights == [6, 5, 6, 6]
    say(game, "draw chief.emberians")
    assert view(game, 3).stacks[1].top == read_card("chief.emberians")


@pytest.mark.rule("B1.6", "B5.6")
def test_a_unit_put_under_its_stack_becomes_its_top_card_where_the_stack_was_empty() -> None:
    game = table(
        hand="title.barfolk chief.islanders",
        limbo="chief.barfolk×6 chief.islanders×5 chief.emberians×6 chief.cloudborn×6",
    )
    assert view(game, None).stacks[1].top is None
    say(game, "use title.barfolk", "promote chief.islanders 1")
    draw(game)
    assert view(game, None).stacks[1].top == read_card("chief.islanders")


@pytest.mark.rule("B1.6")
def test_the_top_lord_is_turned_up_after_the_search_of_a_conquest() -> None:
    game = table(
        hand="sword",
        board={"r2c3": "city-four lakes north"},
        tokens={"r2c3": "neutral 4"},
        heroes={"p1": "r2c3"},
        tops={"lord": "barfolk"},
    )
    say(game, "attack r2c3", "lay sword", "stand")
    assert game.asked[-1].about == "turn-up"
    assert game.asked[-1].weights == [4, 3, 4, 4]
    say(game, "draw lord.cloudborn")
    assert game.stacks[LORD].top == read_cards("lord.cloudborn")
    assert cards_text(game.rows[0][-1].gained) == "supply lord.islanders"


@pytest.mark.rule("B1.6")
def test_the_last_card_of_a_unit_stack_is_public_and_then_the_stack_is_empty() -> None:
    game = table(
        hand="supply×5",
        limbo="lord.barfolk×4 lord.islanders×4 lord.emberians×4 lord.cloudborn×3",
    )
    assert view(game, None).stacks[3].top == read_card("lord.cloudborn")
    say(game, "hire lord")
    assert asked(game) == ["p1"]
    assert view(game, None).stacks[3].top is None
    assert view(game, None).stacks[3].count == 0


@pytest.mark.rule("B1.6", "B4.1")
def test_the_terrain_of_a_card_is_seen_only_when_it_is_taken() -> None:
    game = table(
        hand="friman.barfolk supply",
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
    )
    say(game, "build curve")
    assert asked(game) == ["chance"]
    assert offered(game) == [f"terrain {terrain}" for terrain in TERRAIN_NAMES]


@pytest.mark.rule("B1.6")
def test_an_artefact_comes_from_the_shuffled_rest_before_what_lies_under_the_stack() -> None:
    game = table(
        hand="friman.barfolk×6",
        day=2,
        limbo="tool.barfolk×2 tool.islanders×3 tool.emberians×3 tool.cloudborn×2",
    )
    game.stacks[TOOL] = Pile(bag=read_cards("tool.cloudborn"), bottom=read_cards("tool.barfolk"))
    assert broken_law(game) is None
    advance(game)
    say(game, "create tool")
    assert offered(game) == ["draw tool.cloudborn"]
    say(game, "draw tool.cloudborn", "create tool")
    assert cards_text(b"".join(row.gained for row in game.rows[0])) == "tool.cloudborn tool.barfolk"
    assert cards(game, "hand") == ""


@pytest.mark.rule("B1.6")
def test_the_supply_stack_is_public() -> None:
    game = table(hand="supply×2", tops={"friman": "barfolk"})
    before = view(game, 2).supply
    say(game, "hire friman")
    draw(game)
    assert view(game, 2).supply == before - 1
    assert game.rows[0][0].gained.count(SUPPLY_CARD) == 1


# B1.1, B1.3, B1.5: positions in the middle of it.


@pytest.mark.rule("B1.1")
def test_the_cities_are_told_as_they_are_laid_first_the_starting_then_the_neutral_ones() -> None:
    game = start(Options(players=4))
    told: list[CitySetUp] = []
    while game.asked[-1].about == "lay-city":
        events = play(game, -1, game.asked[-1].options[0])
        told += [event for event in events if isinstance(event, CitySetUp)]
    layout = game.rules.layout
    assert [event.space for event in told] == [*layout.start, *layout.neutral]
    assert [event.neutral for event in told] == [False] * 4 + [True] * 4


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize(
    ("spaces", "terrains", "reason"),
    [
        ((0, 6), "woods lakes", "None"),
        ((0, 6), "woods lakes canyons", "None"),
        ((0, 24), "woods lakes", "frame-space-taken"),
        ((0, 49), "woods lakes", "frame-space-taken"),
        ((0, -1), "woods lakes", "frame-space-taken"),
        ((0, 6), "woods", "frame-spaces"),
        ((0, 0), "woods lakes", "frame-spaces"),
        ((0, 6), "woods jungle", "frame-too-few"),
    ],
)
def test_cities_are_laid_on_empty_spaces_of_their_own(
    spaces: tuple[int, ...], terrains: str, reason: str
) -> None:
    """The ruins lie on 24, 49 spaces there are, and -1 is none."""
    game = until(start(Options(players=4)), "lay-city")
    laid = bytes(TERRAINS.index(name) for name in terrains.split())
    assert str(LayingCities(spaces, laid, 0).check(game)) == reason


@pytest.mark.rule("B1.4", "B14.1")
def test_no_more_great_artefacts_are_drawn_for_the_offer_than_there_are() -> None:
    game = until(start(Options(players=3)), "offer")
    assert len(game.out) == 5
    assert Offering(5).check(game) is None
    assert str(Offering(6).check(game)) == "frame-too-few"


@pytest.mark.rule("B1.3")
def test_units_are_dealt_as_long_as_there_are_any_and_nothing_else() -> None:
    game = until(start(Options(players=4)), "deal")
    lords = len(game.stacks[LORD].bag)
    assert Dealing(0, (LORD,) * lords).check(game) is None
    assert str(Dealing(0, (LORD,) * (lords + 1)).check(game)) == "frame-too-few"
    assert str(Dealing(0, (TOOL,)).check(game)) == "frame-too-few"


@pytest.mark.rule("B1.5")
@pytest.mark.parametrize(
    ("seats", "spaces", "reason"),
    [
        ((0, 1), (0, 6), "None"),
        ((0, 1), (0, 0), "frame-no-city"),
        ((0, 1), (0,), "frame-no-city"),
        ((0,), (0, 1), "frame-no-city"),
        ((0,), (0, 49), "frame-no-city"),
        ((0, 0), (0, 6), "frame-twice"),
    ],
)
def test_starting_cities_are_chosen_among_cities(
    seats: tuple[int, ...], spaces: tuple[int, ...], reason: str
) -> None:
    game = until(start(Options(players=4)), "choose-city")
    assert str(ChoosingCities(seats, spaces).check(game)) == reason
