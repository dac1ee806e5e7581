"""Set-up for two to six players (S0, S10)."""

import random
from collections import Counter
from typing import Any

import pytest

from battalia.engine import (
    CatalogueError,
    Game,
    Options,
    OptionsError,
    load,
    save,
    start,
    with_expansion,
)
from battalia.engine.catalogue import load_catalogue
from battalia.engine.catalogue.layout import Layout
from battalia.engine.catalogue.mistakes import LAYOUT as LAYOUT_FILE
from battalia.engine.catalogue.printed import PrintedLayout, formed, read_toml
from battalia.engine.chapters.land import is_city, level_of, owner_of
from battalia.engine.events import (
    CardDealt,
    CardDrawn,
    CityChosen,
    CitySetUp,
    Event,
    FactionChosen,
    FactionRemoved,
    FirstPlayerDrawn,
)
from battalia.engine.laws import all_cards, broken_law, printed_cards
from battalia.engine.modules import OPTIONS, check_options
from battalia.engine.modules.relics import Relics
from battalia.engine.notation import cards_text
from battalia.engine.play import play
from battalia.engine.points import assemble
from battalia.engine.terms import (
    ARTEFACTS,
    FACTIONS,
    GATE,
    MISSING,
    RUINS,
    STACK_SHAPES,
    UNITS,
    UNIVERSAL,
    WINGS,
    card_of,
    shape_of,
    terrain_of,
)
from battalia.words import say, why
from positions import begun, offered, table
from random_play import walk
from refusals import refuses

PLAIN: dict[str, Any] = {"expansion": True}
"""The second box without any of its modules."""


def spaces(game: Game, shape: int) -> set[str]:
    name = game.rules.notation.space_name
    return {name(space) for space, on in enumerate(game.board) if on > 0 and shape_of(on) == shape}


def cities(game: Game) -> dict[str, int]:
    """Where cities lie at the start, and the owner's number of each; 0: neutral."""
    name = game.rules.notation.space_name
    found = {}
    for space, on in enumerate(game.board):
        if is_city(on):
            owner = owner_of(game.tokens[space])
            found[name(space)] = 0 if owner == 7 else owner + 1
    return found


# Components.


@pytest.mark.rule("S0.1")
def test_two_more_factions_are_as_complete_as_the_others() -> None:
    game = begun(Options(players=6, **PLAIN))
    assert [FACTIONS[faction] for faction in game.factions] == list(FACTIONS)
    printed = printed_cards(game)
    for faction in (4, 5):
        assert sum(printed[card_of(unit, faction)] for unit in UNITS) == 20
        assert sum(printed[card_of(kind, faction)] for kind in ARTEFACTS) == 21
        for kind in (*UNITS, *ARTEFACTS):
            assert printed[card_of(kind, faction)] == printed[card_of(kind, 0)]
    assert printed[6] == 6 * 20
    assert broken_law(game) is None
    land = Counter(game.out_land)
    for shape in STACK_SHAPES:
        land.update(shape << 3 | terrain for terrain in game.land_stacks[shape].bag)
    for on in game.board:
        if on > 0 and shape_of(on) in STACK_SHAPES:
            land[shape_of(on) << 3 | terrain_of(on)] += 1
    for terrain in (4, 5):
        assert sum(n for card, n in land.items() if card & 7 == terrain and card >> 3 <= 5) == 7
        assert sum(n for card, n in land.items() if card & 7 == terrain and card >> 3 > 5) == 12
    assert len(game.heroes) == 12
    assert game.rules.catalogue.tokens.low + game.rules.catalogue.tokens.high == 14


@pytest.mark.rule("S0.2")
def test_the_gates_are_numbered_as_the_book_numbers_them() -> None:
    numbers = [FACTIONS[faction] for faction in load_catalogue("", True).gates]
    assert numbers == [
        "barfolk", "cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed",
    ]  # fmt: skip


@pytest.mark.rule("S0.3")
def test_the_box_holds_what_the_book_lists() -> None:
    box = load_catalogue("", True).stormgates
    assert box is not None
    assert (box.events, box.stardust, box.chests, len(box.fortune)) == (12, 12, 12, 3)
    assert (4 * box.fanatics, 6 * box.posts, box.royal_tokens) == (8, 12, 3)
    assert len(load_catalogue("", True).great_artefacts) == 5 + 7
    valley_cards = 2 * (1 + 4 + 4) + 2
    assert valley_cards == 20
    assert sum(map(len, load_catalogue("", True).buildings)) == 8


# The boards.


@pytest.mark.rule("S10.1", "S10.2", "S10.3")
@pytest.mark.parametrize(
    ("players", "start_spaces", "neutral", "gates", "ruins"),
    [
        (2, "r1c1 r5c5", "r1c5 r5c1", "r1c3 r5c3", "r3c3"),
        (3, "r0c3 r5c1 r5c5", "r6c3 r1c1 r1c5", "r2c3 r3c1 r3c5", "r3c3"),
        (4, "r0c0 r0c6 r6c0 r6c6", "r1c3 r3c1 r3c5 r5c3", "r0c3 r3c0 r3c6 r6c3", "r3c3"),
        (
            5,
            "r0c2 r0c8 r5c1 r5c9 r6c5",
            "r2c3 r2c7 r3c0 r3c10 r3c5",
            "r1c3 r1c7 r4c2 r4c8 r4c5",
            "r3c3 r3c7",
        ),
        (
            6,
            "r0c1 r0c5 r0c9 r6c1 r6c5 r6c9",
            "r1c3 r1c7 r3c1 r3c9 r5c3 r5c7",
            "r2c1 r2c5 r2c9 r4c1 r4c5 r4c9",
            "r3c3 r3c7",
        ),
    ],
)
def test_each_number_of_players_has_its_board(
    players: int, start_spaces: str, neutral: str, gates: str, ruins: str
) -> None:
    game = begun(Options(players=players, stormgates=True, **PLAIN))
    lying = cities(game)
    assert {space for space, owner in lying.items() if owner} == set(start_spaces.split())
    assert sorted(owner for owner in lying.values() if owner) == list(range(1, players + 1))
    assert {space for space, owner in lying.items() if not owner} == set(neutral.split())
    assert spaces(game, GATE) == set(gates.split())
    assert spaces(game, RUINS) == set(ruins.split())
    rows, columns = game.rules.layout.rows, game.rules.layout.columns
    assert (rows, columns) == ((7, 7) if players < 5 else (7, 11))


@pytest.mark.rule("S10.2")
def test_with_five_players_three_spaces_at_each_corner_do_not_exist() -> None:
    game = begun(Options(players=5, **PLAIN))
    name = game.rules.notation.space_name
    missing = {name(space) for space, on in enumerate(game.board) if on == MISSING}
    assert missing == {
        "r0c0", "r0c1", "r1c0", "r0c10", "r0c9", "r1c10",
        "r6c0", "r6c1", "r5c0", "r6c10", "r6c9", "r5c10",
    }  # fmt: skip


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize(
    ("players", "start_spaces", "neutral", "gates"),
    [
        (4, "r0c0 r0c10 r6c0 r6c10", "r1c3 r1c7 r5c3 r5c7", "r0c5 r6c5 r3c0 r3c10"),
        (
            5,
            "r0c2 r0c8 r5c1 r5c9 r6c5",
            "r0c5 r2c0 r2c10 r6c2 r6c8",
            "r1c1 r1c9 r1c5 r5c3 r5c7",
        ),
        (
            6,
            "r0c3 r0c7 r3c0 r3c10 r6c3 r6c7",
            "r0c0 r0c10 r6c0 r6c10 r1c5 r5c5",
            "r0c5 r6c5 r1c1 r1c9 r5c1 r5c9",
        ),
    ],
)
def test_the_valleys_have_boards_of_their_own(
    players: int, start_spaces: str, neutral: str, gates: str
) -> None:
    layout = load_catalogue("", True).layouts[f"{players}-valleys"]

    def named(numbers: tuple[int, ...]) -> set[str]:
        return {f"r{number // 11}c{number % 11}" for number in numbers}

    assert named(layout.start) == set(start_spaces.split())
    assert named(layout.neutral) == set(neutral.split())
    assert named(layout.gates) == set(gates.split())
    assert named(layout.ruins) == {"r3c3", "r3c7"}
    assert layout.link == 3 * 11 + 5
    assert bool(layout.missing) == (players == 5)


@pytest.mark.rule("S10.1", "S10.2")
@pytest.mark.parametrize(
    ("players", "factions", "artefacts"),
    [(2, 3, 2), (3, 4, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6)],
)
def test_so_many_factions_and_great_artefacts_take_part(
    players: int, factions: int, artefacts: int
) -> None:
    game = begun(Options(players=players, great_artefacts=True, fortune=True, **PLAIN))
    assert len(game.factions) == factions
    assert len(game.offer) == artefacts
    assert len(game.offer) + len(game.out) == 12


@pytest.mark.rule("S10.1")
def test_the_factions_may_be_agreed_on_among_all_six() -> None:
    names = "sunblessed wolfsclan emberians"
    game = begun(Options(players=2, factions=names, **PLAIN))
    assert {FACTIONS[faction] for faction in game.factions} == set(names.split())
    assert {terrain_of(on) for on in game.board if is_city(on)} <= set(game.factions)


@pytest.mark.rule("S10.1")
def test_without_an_agreement_chance_leaves_factions_out() -> None:
    game = start(Options(players=2, **PLAIN))
    removed: list[Event] = []
    while -1 in game.asked and game.asked[-1].about == "remove-faction":
        assert len(game.asked[-1].options) == 6 - len(removed)
        removed += play(game, -1, game.asked[-1].options[-1])
    assert len(removed) == 3
    assert all(isinstance(event, FactionRemoved) for event in removed)


# The order of set-up.


@pytest.mark.rule("S10.6", "S4.2")
@pytest.mark.parametrize("draft", [False, True])
def test_nobody_sees_cards_before_choosing_a_faction(draft: bool) -> None:
    game = start(with_expansion(4, draft=draft))
    order: list[str] = []
    seats: list[int] = []
    while True:
        seat = next(iter(game.asked))
        if game.asked[seat].about == "cohort":
            break
        assert len(game.asked) == 1, "one player at a time (S4.2)"
        for event in play(game, seat, game.asked[seat].options[0]):
            name = type(event).__name__
            if not order or order[-1] != name:
                order.append(name)
            if isinstance(event, (FactionChosen, CityChosen)):
                seats.append(event.seat)
    wanted = [CitySetUp, FirstPlayerDrawn, FactionChosen, CityChosen]
    wanted += [] if draft else [CardDealt]
    wanted += [CardDrawn]
    names = [kind.__name__ for kind in wanted]
    assert [name for name in order if name in names] == names
    assert order.index("FactionChosen") < order.index("GateLaid") < order.index("CityChosen")
    first = game.first
    assert seats[:4] == [(first + turn) % 4 for turn in range(4)]
    assert seats[4:] == [(first - 1 - turn) % 4 for turn in range(4)]


@pytest.mark.rule("S10.6")
def test_the_gates_are_those_of_the_players_factions() -> None:
    game = begun(Options(players=2, stormgates=True, **PLAIN))
    gates = {terrain_of(on) for on in game.board if on > 0 and shape_of(on) == GATE}
    assert gates == set(game.faction)
    assert len(game.factions) == 3


# Defaults and what needs what.


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_these_modules_are_on_by_default(players: int) -> None:
    options = with_expansion(players)
    on = {name for name, one in OPTIONS.items() if one.expansion and getattr(options, name)}
    usual = {
        "stormgates", "heroic", "draft", "royals", "trading", "fortune", "great_artefacts",
    }  # fmt: skip
    assert on == usual | ({"teams"} if players >= 4 else set())
    assert options.advanced
    check_options(options)


@pytest.mark.rule("S10.5")
@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"players": 7}, "options-value .*'players'"),
        ({"heroic": True}, "options-needs-advanced"),
        ({"heroic": True, "advanced": True, "hard": True}, "options-part-of-heroic"),
        ({"metamorpha": True}, "options-needs-stormgates .*'metamorpha'"),
        ({"bilkarr": True}, "options-needs-stormgates .*'bilkarr'"),
        ({"valleys": "pass", "players": 4}, "options-needs-stormgates .*'valleys'"),
        ({"valleys": "pass", "stormgates": True, "players": 3}, "options-needs-four .*'valleys'"),
        ({"valleys": "tunnel", "stormgates": True}, "options-value .*'pass, bridge'"),
        ({"valleys": "pass", "stormgates": True, "relics": True}, "options-no-valleys .*'relics'"),
        ({"valleys": "pass", "stormgates": True, "hard": True}, "options-no-valleys .*'hard'"),
        ({"teams": True, "players": 3}, "options-needs-four .*'teams'"),
        ({"teams": True, "cities_to_end": 4}, "options-no-teams .*entry='4'"),
        ({"three_against_three": True, "players": 6}, "options-needs-teams-of-six"),
        ({"three_against_three": True, "teams": True, "players": 4}, "options-needs-teams-of-six"),
        ({"two_attacks": True, "teams": True, "players": 6}, "options-needs-teams-of-five"),
        (
            {"summoning": True, "metamorpha": True, "stormgates": True},
            "options-needs-great-artefacts .*'summoning'",
        ),
        ({"summoning": True, "great_artefacts": True}, "options-needs-figure"),
        ({"staff": True}, "options-needs-great-artefacts .*'staff'"),
        ({"map_end": "never"}, "options-value .*'on, off'"),
        ({"factions": "barfolk gnomes"}, "options-value .*'gnomes'"),
        ({"factions": "barfolk barfolk islanders emberians"}, "options-faction-twice .*'barfolk'"),
        (
            {"factions": "barfolk islanders emberians", "players": 4},
            "options-factions .*count=4 chosen=3",
        ),
        (
            {"factions": "barfolk islanders emberians cloudborn sunblessed", "players": 6},
            "options-factions .*count=6 chosen=5",
        ),
        ({"removed_faction": "barfolk", "players": 2}, "options-needs-base"),
        ({"relics": True, "players": 6}, "options-few-great-artefacts .*'relics'"),
    ],
)
def test_an_impossible_table_is_refused_with_its_reason(
    chosen: dict[str, object], reason: str
) -> None:
    with pytest.raises(OptionsError, match=reason) as refusal:
        start(Options(**(PLAIN | chosen)))
    told = why(refusal.value.reason)
    entry = refusal.value.reason.args.get("entry")
    named = f", “{entry}”" if entry else ""
    assert told.startswith(f"{say(f'start-option-{refusal.value.option}')}{named}: ")
    assert told.endswith(f"({refusal.value.reason.rule})")
    assert "\n" not in told


BASE = (
    *("players", "removed_faction", "layout", "corrections", "modules", "expansion", "advanced"),
    *("hard", "relics", "starting_cities", "neutral_cities", "starting_heroes", "cities_to_end"),
    "weeks",
)
"""The options of the first box."""


@pytest.mark.rule("S10.5")
@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in BASE])
def test_every_module_needs_the_expansion(name: str) -> None:
    written = {"valleys": "pass", "map_end": "on", "factions": "barfolk"}
    value = written.get(name, True)
    with pytest.raises(OptionsError, match=f"options-needs-expansion .*'{name}'"):
        check_options(Options(**{name: value}))  # type: ignore[arg-type]


@pytest.mark.rule("S0.3", "S10.5")
def test_what_the_expansion_describes_came_with_it() -> None:
    described = {name for name, one in OPTIONS.items() if one.rule.startswith("S")}
    # Two to four players are of the first box, and the expansion itself is no part of itself.
    brought = described - {"players", "expansion"}
    assert {name for name, one in OPTIONS.items() if one.expansion} == brought


@pytest.mark.rule("S10.5", "S6.3")
@pytest.mark.parametrize("needed_by", [("trading",), ("fortune",), ("trading", "fortune"), ()])
def test_the_stardust_stack_comes_with_trading_or_fortune(needed_by: tuple[str, ...]) -> None:
    rules = assemble(Options(expansion=True, **dict.fromkeys(needed_by, True)))  # type: ignore[arg-type]
    assert ("stardust" in rules.slices) is bool(needed_by)


@pytest.mark.rule("S10.5")
@pytest.mark.parametrize("players", [5, 6])
def test_more_than_four_players_need_the_expansion(players: int) -> None:
    with pytest.raises(OptionsError, match=f"needs-expansion .* entry='{players}'"):
        start(Options(players=players))


@pytest.mark.rule("S4.1", "S4.6", "S10.5")
@pytest.mark.parametrize(("name", "players"), [("three_against_three", 6), ("two_attacks", 5)])
def test_only_so_many_players_choose_this_of_teams(name: str, players: int) -> None:
    for others in (4, 5, 6):
        chosen: dict[str, Any] = {**PLAIN, "teams": True, name: True}
        options = Options(players=others, **chosen)
        if others == players:
            check_options(options)
        else:
            with pytest.raises(OptionsError, match=f"needs-teams-of-.*'{name}'"):
                check_options(options)


# Layout files.

LAYOUT = """
rows = {rows}
columns = {columns}
factions = 4
great_artefacts = 3
ruins = [[3, 5]]
start = [[0, 0], [0, 10], {third}]
neutral = [[6, 0], [6, 10], [0, 5]]
gates = [[3, 0], [3, 10], [1, 5]]
missing = []
"""


def layout(rows: int = 7, columns: int = 11, third: str = "[6, 5]") -> str:
    return LAYOUT.format(rows=rows, columns=columns, third=third)


@pytest.mark.rule("S10.3", "S10.5")
def test_three_players_may_use_the_large_board_with_a_layout_file() -> None:
    game = begun(Options(players=3, stormgates=True, layout=layout(), **PLAIN))
    assert (game.rules.layout.rows, game.rules.layout.columns) == (7, 11)
    assert spaces(game, GATE) == {"r3c0", "r3c10", "r1c5"}
    assert spaces(game, RUINS) == {"r3c5"}
    assert {level_of(game.tokens[space]) for space in game.rules.layout.start} == {1}
    assert all_cards(game) == printed_cards(game)


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (layout(rows=6), "“start”: “r6c5” is not on the board"),
        (layout(third="[0, 5]"), "on r0c5 another card lies already"),
        (layout(third="[6, 1]"), "no city lies next to a city"),
        (layout(third="[5, 0]"), "no city lies next to a city"),
        (layout().replace("missing = []", 'missing = ["corners"]'), "“start”: .* does not exist"),
        (layout().replace(", [6, 5]]", "]"), r"exactly 3, not 2 \(B1\.1\)"),
        (
            layout().replace("ruins = [[3, 5]]", "ruins = []"),
            r"“ruins”: at least 1, not 0 \(B1\.1\)",
        ),
        (
            layout().replace("rows = 7", "rows = many"),
            "from line 2, column 8 on this is no valid TOML",
        ),
        (layout() + "moon = 1", "“moon”: there is no such entry"),
        (layout().replace(", [1, 5]]", "]"), "there are as many stormgates as players"),
        (
            layout().replace("factions = 4", "factions = 2"),
            "Board, “factions”: 3 to 6 factions take part",
        ),
        (layout().replace("artefacts = 3", "artefacts = -1"), "“great_artefacts”: 0 to 12, not -1"),
        (
            layout().replace("artefacts = 3", "artefacts = 13"),
            "“great_artefacts”: 0 to 12, not 13",
        ),
        (layout(columns=12), r"“columns”: 5 to 11, not 12 \(S10\.5\)"),
        (layout(columns=4), "“columns”: 5 to 11, not 4"),
        (layout(rows=8), r"“rows”: 5 to 7, not 8 \(S10\.5\)"),
        (layout(rows=4), "“rows”: 5 to 7, not 4"),
    ],
)
def test_a_layout_that_cannot_be_is_refused_with_its_reason(text: str, reason: str) -> None:
    with refuses(OptionsError, reason):
        assemble(Options(players=3, stormgates=True, layout=text, **PLAIN))


SMALL = """
rows = {rows}
columns = {columns}
great_artefacts = 0
ruins = []
start = {start}
neutral = []
missing = {missing}
"""


def small(rows: int, columns: int, start: str = "[]", missing: str = "[]") -> Layout:
    """A board with as little on it as can be written."""
    text = SMALL.format(rows=rows, columns=columns, start=start, missing=missing)
    return Layout(formed(read_toml(text, LAYOUT_FILE), PrintedLayout, LAYOUT_FILE), LAYOUT_FILE, 6)


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize(("rows", "columns"), [(1, 30), (30, 1), (2, 2)])
def test_a_board_has_at_least_one_row_and_one_column(rows: int, columns: int) -> None:
    board = small(rows, columns)
    assert (board.rows, board.columns, board.removed_factions) == (rows, columns, 0)


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize(("rows", "columns"), [(0, 7), (7, 0), (31, 7), (7, 31)])
def test_a_board_without_a_row_or_with_too_many_is_none(rows: int, columns: int) -> None:
    with refuses(OptionsError, "1 to 30, not"):
        small(rows, columns)


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize("space", ["[4, 0]", "[0, 5]", "[-1, 0]", "[0, -1]"])
def test_a_card_lies_on_the_board(space: str) -> None:
    small(4, 5, "[[3, 4]]")
    with refuses(OptionsError, "“start”: .* is not on the board"):
        small(4, 5, f"[{space}]")


@pytest.mark.rule("B14.1", "S10.3")
def test_a_dark_corner_is_three_spaces() -> None:
    board = small(5, 6, missing='["corners"]')
    names = "r0c0 r0c1 r1c0 r0c4 r0c5 r1c5 r3c0 r4c0 r4c1 r3c5 r4c4 r4c5"
    assert set(map(board.space_name, board.missing)) == set(names.split())


@pytest.mark.rule("B4.4", "S10.3")
def test_the_end_of_a_row_is_not_next_to_the_beginning_of_another() -> None:
    small(3, 5, "[[0, 4], [1, 0], [2, 4]]")
    for beside in ("[[0, 3], [0, 4]]", "[[0, 0], [0, 1]]", "[[1, 4], [2, 4]]", "[[1, 0], [0, 0]]"):
        with refuses(OptionsError, "no city lies next to a city"):
            small(3, 5, beside)


@pytest.mark.rule("S10.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hidden_relics_goes_with_the_expansion(players: int) -> None:
    game = begun(Options(players=players, relics=True, great_artefacts=True, **PLAIN))
    ruins = set(game.rules.layout.ruins)
    standing = [space for space in game.heroes if space >= 0]
    assert len(standing) == players
    assert set(standing) == ruins
    assert len(game.out) == 12 - players
    assert broken_law(game) is None


@pytest.mark.rule("S10.5", "B6.1", "B13.2")
def test_whoever_has_a_great_artefact_digs_for_no_relic() -> None:
    """With fortune cards one may come by a Great Artefact before the own relic."""
    wings = card_of(WINGS, UNIVERSAL)
    hands = {"weapon.barfolk lord.barfolk×2": True, "weapon.barfolk sword lord.barfolk": False}
    for hand, possible in hands.items():
        game = table(
            4,
            hand=hand,
            board={"r0c0": "city-four woods north"},
            tokens={"r0c0": "neutral 6"},
            heroes={"p1": "r0c0"},
            offer="",
            slices={"relics": Relics((0,), bytes((wings,)))},
            relics=True,
            fortune=True,
            **PLAIN,
        )
        assert ("attack r0c0" in offered(game)) == possible


FOUR = """
rows = 7
columns = 11
factions = 4
great_artefacts = 4
ruins = [[3, 3], [3, 7]]
start = [[0, 0], [0, 10], [6, 0], [6, 10]]
neutral = [[1, 3], [1, 7], [5, 3], [5, 7]]
gates = [[0, 5], [6, 5], [3, 0], [3, 10]]
link = [3, 5]
missing = ["corners"]
"""


@pytest.mark.rule("S10.3", "S10.5")
@pytest.mark.parametrize("valleys", ["", "pass"])
def test_four_players_may_use_the_large_board_with_a_layout_file(valleys: str) -> None:
    text = FOUR.replace('"corners"', "")
    game = begun(with_expansion(4, layout=text, valleys=valleys))
    assert (game.rules.layout.rows, game.rules.layout.columns) == (7, 11)
    assert spaces(game, RUINS) == (set() if valleys else {"r3c3", "r3c7"})
    assert spaces(game, GATE) == {"r0c5", "r6c5", "r3c0", "r3c10"}
    assert broken_law(game) is None
    assert load(save(game)) == game
    with refuses(CatalogueError, "“start”: .* does not exist"):
        assemble(with_expansion(4, layout=FOUR, valleys=valleys))


def own_board(players: int, rows: int, columns: int) -> str:
    """A board of this size with as little on it as so many players need."""
    spaces = [[row, column] for row in range(rows) for column in range(columns)]
    cities = [[row, column] for row, column in spaces if (row + column) % 2 == 0][: 2 * players]
    others = [space for space in spaces if space not in cities]
    return f"""
rows = {rows}
columns = {columns}
factions = {players}
great_artefacts = 3
ruins = [{others[-1]}]
start = {cities[::2]}
neutral = {cities[1::2]}
gates = {others[:players]}
missing = [{others[-2]}]
"""


@pytest.mark.rule("S10.3", "S10.5", "B14.3")
@pytest.mark.parametrize(("rows", "columns"), [(5, 5), (5, 11), (6, 8), (7, 5), (7, 11)])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_board_of_any_size_is_played_on(players: int, rows: int, columns: int) -> None:
    """With the expansion and, where the box has the factions, without it."""
    text = own_board(players, rows, columns)
    tables = [with_expansion(players, layout=text, metamorpha=True, bilkarr=True)]
    if players <= 4:
        tables.append(Options(players=players, layout=text))
    for options in tables:
        game, rng = start(options), random.Random(f"{rows} {columns}")
        for _, question in walk(game, rng, 200):
            assert question.options
        assert len(game.board) == rows * columns
        assert broken_law(game) is None
        assert load(save(game)) == game


@pytest.mark.rule("B14.2", "S10.5")
def test_of_several_factions_too_many_one_may_be_agreed_on() -> None:
    text = own_board(2, 5, 5)
    game = begun(Options(players=2, layout=text, removed_faction="islanders"))
    assert len(game.factions) == 2
    assert FACTIONS.index("islanders") not in game.factions
    assert broken_law(game) is None
    with refuses(OptionsError, "on this board all factions take part"):
        all_four = text.replace("factions = 2", "factions = 4")
        assemble(Options(players=2, layout=all_four, removed_faction="islanders"))


@pytest.mark.rule("S10.5")
def test_a_corrected_board_of_the_book_keeps_its_size() -> None:
    for players, board, size in ((6, "6", "7 × 11"), (2, "2", "7 × 7"), (3, "3", "7 × 7 / 7 × 11")):
        wider = f"[layout.{board}]\ncolumns = 12"
        with pytest.raises(OptionsError, match=f"options-board .*'{size}'"):
            assemble(with_expansion(players, corrections=wider))


@pytest.mark.rule("S10.5", "S11.1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_boards_of_the_book_fit_their_players(players: int) -> None:
    """On them the complete map does not end the game; on a board of one's own it does."""
    assert not assemble(Options(players=players, **PLAIN)).map_ends
    if players == 3:
        assert assemble(Options(players=3, layout=layout(), **PLAIN)).map_ends


# Corrected numbers.


@pytest.mark.rule("S0.3", "S10.3")
@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("[stormgates]\nroyal_tokens = -1", "royal_tokens”: at least 0, not -1"),
        ("[stormgates]\nfanatic_supply = -1", "fanatic_supply”: at least 0, not -1"),
        ("[stormgates]\nsmall_team = [1, 0]", "small_team”: at least 1, not 0"),
        (
            "[stormgates]\ncosts = { picnic = { supply = 1 } }",
            "picnic is none of these: toll, post, potion,",
        ),
        (
            "[stormgates]\ncosts = { toll = { tool = 1 } }",
            "costs.toll”: tool is none of these: supply,.*, weapon",
        ),
        (
            "[stormgates]\nstardust = 'much'",
            "“stormgates.stardust”: “much” should be a whole number",
        ),
        ("[stormgates]\nmoondust = 1", "“stormgates.moondust”: there is no such entry"),
        ("[stormgates]\nkings = ['tool']", "stormgates.kings”: exactly 4, not 1"),
        (
            "[stormgates]\nkings = ['tool', 'tool', 'tool', 'lord']",
            "kings”: lord is none of these: supply, tool,",
        ),
        ("[stormgates]\ngates = ['barfolk']", "gates”: every faction in the box has one stormgate"),
        (
            "[layout.6]\ngates = [[2, 1], [2, 1], [2, 9], [4, 1], [4, 5], [4, 9]]",
            "on r2c1 another card lies",
        ),
        ("[layout.6]\ncolumns = 12", "a board of 7 × 11 spaces"),
    ],
)
def test_a_number_that_cannot_be_is_refused_in_plain_words(entry: str, reason: str) -> None:
    with refuses(OptionsError, reason):
        start(with_expansion(6, corrections=entry))


@pytest.mark.rule("S0.3", "S10.3")
@pytest.mark.parametrize(
    "entry",
    [
        "[stormgates]\nstardust = 0",
        "[stormgates]\nstardust_supply = 1",
        "[stormgates]\nchests = 0\nposts = 0",
        "[stormgates]\nfanatics = 0",
        "[stormgates]\nlink_four_exits = true",
        "[stormgates]\nkings = ['supply', 'supply', 'tool', 'tool']",
        "[stormgates]\ncosts = { toll = { supply = 2 } }",
        "[layout.6]\ngates = [[2, 1], [2, 5], [2, 9], [4, 1], [4, 5], [4, 10]]",
    ],
)
@pytest.mark.parametrize("valleys", ["", "bridge"])
def test_another_number_of_the_box_may_be_agreed_on(entry: str, valleys: str) -> None:
    options = with_expansion(6, corrections=entry, valleys=valleys, fanatics=True)
    game, rng = start(options), random.Random(entry)
    for _, question in walk(game, rng, 250):
        assert question.options
    assert broken_law(game) is None
    assert load(save(game)) == game


@pytest.mark.rule("S7.0", "S10.3")
def test_a_great_artefact_that_the_box_lacks_is_in_no_game() -> None:
    names = "[great_artefacts]\nnames = ['sword', 'shield', 'wings', 'horn', 'mask', 'bag']\n"
    game = begun(Options(corrections=names, **PLAIN))
    assert cards_text(game.offer + game.out) == "sword shield wings horn"
