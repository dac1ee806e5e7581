"""What a hand-written position may not say, and the sentence that refuses it."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from battalia.engine import CHANCE, Options, PositionError, load, play, start
from battalia.engine.chapters.artefacts.using import stands
from battalia.engine.chapters.paying import Paying
from battalia.engine.choices import Annex, Item, Use
from battalia.engine.game import Tent
from battalia.engine.notation import read_card, read_cards
from battalia.engine.position import position
from battalia.engine.terms import TENT
from positions import table
from refusals import refuses

Plain = dict[str, Any]
THREE = Options(players=3)
RELICS = Options(players=2, relics=True)
SET_UP = "the set-up can be carried out to its end"


def plain() -> Plain:
    """A position that is valid as it stands."""
    return position(
        table(
            players=2,
            factions=("barfolk", "islanders"),
            hand="supply×2 friman.barfolk×3 tent.barfolk",
            ambush={"p2": "lord.islanders"},
            board={"r1c1": "city-four woods north", "r1c2": "straight lakes east"},
            tokens={"r1c1": "p1 1"},
            heroes={"p1": "r1c1"},
        )
    )


def change(path: str, value: object) -> Callable[[Plain], None]:
    """Sets one entry."""

    def edit(position: Plain) -> None:
        *keys, last = path.split("/")
        part: Any = position
        for key in keys:
            part = part[int(key)] if isinstance(part, list) else part.setdefault(key, {})
        part[int(last) if isinstance(part, list) else last] = value

    return edit


def both(*edits: Callable[[Plain], None]) -> Callable[[Plain], None]:
    def edit(position: Plain) -> None:
        for one in edits:
            one(position)

    return edit


def append_frame(**frame: object) -> Callable[[Plain], None]:
    def edit(position: Plain) -> None:
        position["lanes"][0].append(frame)

    return edit


def move(card: str, zone: str, to: str) -> Callable[[Plain], None]:
    """Moves a card from one zone of p1 to another; what is there is kept."""

    def edit(position: Plain) -> None:
        player = position["players"][0]
        words = player[zone].split()
        words.remove(card)
        player[zone] = " ".join(words)
        player[to] = f"{player.get(to, '')} {card}".strip()

    return edit


REFUSED: list[tuple[str, Callable[[Plain], None], str]] = [
    ("a card is missing", change("players/0/hand", "supply"), "there should be"),
    ("a card is there twice", change("limbo", "lord.islanders"), "there should be 4 of “lord"),
    ("an unknown card", change("limbo", "dragon"), "“dragon” is no card"),
    ("a card of a faction that is out", change("limbo", "lord.wolfsclan"), "lord.wolfsclan"),
    ("a card in two lines", change("board/r1c2", "straight\nlakes"), "“straight lakes” is no "),
    ("an unknown entry", change("weather", "rain"), "no entry “weather”"),
    ("no day", change("day", 0), "day 1"),
    ("a foreign first player", change("first", "p3"), "p3"),
    ("a card off the board", change("board/r9c9", "curve woods north"), "“r9c9” is not on"),
    ("a card where no space is", change("board/r0c0", "curve woods north"), "“r0c0” is not on"),
    ("a shape turned as it never is", change("board/r1c2", "straight lakes west"), "turned so"),
    ("roads that differ", change("board/r1c2", "straight lakes north"), "r1c1: the roads"),
    ("no ruins", lambda position: position["board"].pop("r3c3"), "ruins"),
    ("a token on a road", change("tokens/r1c2", "p1 1"), "r1c2: a token lies on a city"),
    ("a level that no token has", change("tokens/r1c1", "p1 5"), "level 1 to 4"),
    ("a neutral level that no token has", change("tokens/r1c1", "neutral 5"), "level 4 or 6"),
    ("another token on the ruins", change("tokens/r3c3", "neutral 10"), "ruins"),
    ("a hero on an empty space", change("players/0/heroes", ["r2c2", "-"]), "stands on a card"),
    ("three heroes", change("players/0/heroes", ["-", "-", "-"]), "two heroes"),
    ("two players of a faction", change("players/1/faction", "barfolk"), "faction of their own"),
    ("a player without a faction", change("players/1/faction", ""), "every player has a faction"),
    ("another turn", change("lanes/0/1/seat", "p2"), "another player’s"),
    ("a turn that has not begun", change("lanes/0/0", {"frame": "round", "seat": "p1"}),
     "a turn has begun, so the round below it has “over”: true"),
    ("a turn that is not over", change("lanes/0/0/over", False), "a turn has begun, so the round"),
    ("a night in a turn", change("lanes/0/1", {"frame": "night", "done": 1}), "the night falls"),
    ("a night before another's turn",
     change("lanes/0", [{"frame": "round", "seat": "p2"}, {"frame": "night", "done": 1}]),
     "the night falls before the first player’s turn"),
    ("attacked before the first action", both(change("attacked", ["p2"]),
                                              change("lanes/0/1/at", "cohort")),
     "attacked only once the actions"),
    ("an unknown step", change("lanes/0/1/at", "feast"), "“turn”: there is no step “feast”"),
    ("an unknown frame", append_frame(frame="feast"), "“feast” is nothing that “frame” can be"),
    ("a frame that is not complete", append_frame(frame="paying"), "“paying” lacks an entry"),
    ("a frame in the wrong place", append_frame(frame="round", seat="p1"), "cannot stand on"),
    (
        "a city without a level",
        append_frame(frame="revealing", seat="p1", shape="city-one", level=None),
        "“revealing”: A city is built at a level",
    ),
    (
        "a road with a level",
        append_frame(frame="revealing", seat="p1", shape="curve", level=1),
        "“revealing”: A city is .*, a road has none",
    ),
    (
        "a city of level 5",
        append_frame(frame="revealing", seat="p1", shape="city-one", level=5),
        "no token of this level",
    ),
    (
        "a terrain that is not left",
        append_frame(frame="placing", seat="p1", shape="curve", level=None, terrain="neutral"),
        "“placing”: too few cards are left",
    ),
    ("a lone stage of battle", append_frame(frame="retreating", seat="p1", space="r1c1"), "stand"),
    (
        "riding without a road left",
        append_frame(frame="riding", seat="p1", hero="2", left=3),
        "no road to ride on",
    ),
    ("no lane", change("lanes", []), "goes on until it has ended"),
    ("an end that is none", change("ended", "boredom"), "goes on until it has ended"),
    ("too many in ambush", change("players/1/ambush", "lord.islanders×4"), "there should be"),
    ("a tent without a card", change("players/0/tents", [{"card": "tent.barfolk", "cards": ""}]),
     "there should be"),
    ("rows of another", change("players/1/rows", [{"purpose": "step", "cards": ""}]), "rows lie"),
    ("a line without a battle", change("players/0/line", [
        {"card": "friman.barfolk", "kind": "friman", "copies": 1, "touched": False}]),
     "there should be"),
    ("a top of an artefact stack", change("stacks/tool", {"top": "barfolk", "rest": "barfolk×2"
     " islanders×3 emberians×3"}), "face down"),
    ("a stack of nothing known", change("stacks/curve", {"top": "woods"}), "shuffled"),
    ("an unknown module", change("modules/dragons", {}), "no module “dragons”"),
    ("an impossible table", change("options", {"players": 7}), "7 is none of these: 2, 3, 4, 5, 6"),
    ("a wrong catalogue", change("options", {"players": 2, "corrections": "[units]\nlord = -1\n"}),
     "lord"),
]  # fmt: skip


def test_the_position_is_valid_before_it_is_edited() -> None:
    assert load(msgspec.json.encode(plain())).asked


@pytest.mark.parametrize(("edit", "sentence"), [row[1:] for row in REFUSED],
                         ids=[row[0] for row in REFUSED])  # fmt: skip
def test_such_a_position_is_refused(edit: Callable[[Plain], None], sentence: str) -> None:
    edited = copy.deepcopy(plain())
    edit(edited)
    with refuses(PositionError, sentence):
        load(msgspec.json.encode(edited))


def test_moved_cards_make_another_valid_position() -> None:
    edited = plain()
    move("friman.barfolk×3", "hand", "shelter")(edited)
    game = load(msgspec.json.encode(edited))
    assert position(game) == edited


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("{", 1, 2), ('{"position": 1,\n "first": "é",}', 2, 15), ('{"position":\n\n,}', 3, 1)],
)
def test_a_slip_in_the_json_is_found_by_line_and_column(text: str, line: int, column: int) -> None:
    with refuses(PositionError, f"line {line}, column {column} "):
        load(text)


def test_a_position_that_the_program_has_saved_is_judged_by_the_laws_all_the_same() -> None:
    damaged = plain()
    load(msgspec.json.encode(damaged), own=True)
    damaged["players"][0]["hand"] = "supply×3 friman.barfolk×3 tent.barfolk"
    with pytest.raises(PositionError):
        load(msgspec.json.encode(damaged), own=True)


def test_nobody_pays_for_what_has_no_price() -> None:
    game = table(board={"r1c1": "city-four woods north"}, heroes={"p1": "r1c1"})
    (space,) = {hero for hero in game.heroes if hero >= 0}
    reason = Paying(0, Annex(space)).check(game)
    assert reason is not None
    assert reason.id == "frame-cannot-pay"


def test_a_tent_is_paid_for_before_it_holds_a_card() -> None:
    game = table(hand="supply×2 chief.barfolk")
    tent = read_card("tent.barfolk")
    choice = Use(Item(tent, TENT))
    game.tents[0] = (Tent(tent, b""),)
    assert Paying(0, choice).check(game) is None
    assert stands(game, 0, choice)
    for tents in ((), (Tent(tent, read_cards("lord.barfolk")),)):
        game.tents[0] = tents
        reason = Paying(0, choice).check(game)
        assert reason is not None
        assert reason.id == "no-such-tent"
        assert not stands(game, 0, choice)


@pytest.mark.parametrize(
    ("options", "about", "edit", "sentence"),
    [
        (THREE, "lay-city", change("stacks/priest", ""), SET_UP),
        (THREE, "lay-city", change("stacks/city-four", "woods"), "3 of “city-four.woods”, but"),
        (THREE, "lay-city", change("stacks/supply", 99), "there should be 80 of “supply”, but"),
        (
            THREE,
            "lay-city",
            change("limbo", "chief.barfolk"),
            "should be 6 of “chief.barfolk”, but",
        ),
        (
            RELICS,
            "bury",
            both(
                change("modules/relics", {"spaces": [], "buried": "shield"}),
                change("out", "hammer sword wings horn"),
            ),
            SET_UP,
        ),
    ],
)
def test_what_is_still_to_be_laid_out_must_be_there(
    options: Options, about: str, edit: Callable[[Plain], None], sentence: str
) -> None:
    """B1: some laws hold after the set-up only; what breaks them then is refused before."""
    game = start(options)
    while game.asked[CHANCE].about != about:
        play(game, CHANCE, game.asked[CHANCE].options[0])
    edited = position(game)
    load(msgspec.json.encode(edited))
    edit(edited)
    with refuses(PositionError, sentence):
        load(msgspec.json.encode(edited))
