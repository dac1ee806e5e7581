"""No text makes the engine work much, or hold much: it is refused in one sentence before that."""

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from battalia.engine import (
    Options,
    OptionsError,
    PositionError,
    ReasonedError,
    RecordError,
    Refused,
    explain,
    load,
    play,
    questions,
    read_record,
    replay,
    save,
    start,
    steps,
    with_expansion,
    write_record,
)
from battalia.engine.bounds import (
    CARDS,
    CHOICES,
    FILE,
    LONGEST_CHOICE,
    MOST_WAYS,
    POSITION,
    RECORD,
    too_much_json,
    too_much_toml,
)
from battalia.engine.chapters.rows import choose
from battalia.engine.modules.fanatics import sacrifices
from battalia.engine.notation import NotationError
from battalia.engine.points import put_together
from battalia.words import sentence, why
from battlefield import field
from bombs import BEGAN, LAYOUTS, POSITIONS, RECORDS, TOML
from bombs import CHOICES as WISHES
from conftest import share
from measuring import within
from positions import FACTIONS, offered, table
from refusals import refuses

STEPS = 2_000_000
"""Of the program, for one text: a choice of a long turn takes some ten thousand of them."""
MEMORY = 16_000_000
"""Bytes, for one text."""
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


def by_name(bombs: dict[str, str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("text", bombs.values(), ids=bombs)


def examined(read: Callable[[], object]) -> None:
    """Reads something: if it is refused, then in one sentence, and never at a great cost."""
    with within(STEPS, MEMORY):
        try:
            read()
        except ReasonedError as error:
            refusal = error.reason
        else:
            return
    told = sentence(why(refusal))
    assert "\n" not in told
    assert len(told) < 600


@by_name(TOML)
def test_corrections_are_read_within_bounds(text: str) -> None:
    examined(lambda: put_together(Options(corrections=text)))


@by_name({name: TOML[name] for name in list(TOML)[:9]} | LAYOUTS)
def test_layouts_are_read_within_bounds(text: str) -> None:
    examined(lambda: put_together(with_expansion(4, layout=text)))


@by_name(POSITIONS)
def test_positions_are_read_within_bounds(text: str) -> None:
    examined(lambda: load(text))


@by_name(RECORDS)
def test_records_are_read_within_bounds(text: str) -> None:
    examined(lambda: replay(read_record(text)))


@by_name(WISHES | {"half a character": "hire \ud800", "beyond any size": "x" * 3_000_000})
def test_choices_and_wishes_are_read_within_bounds(text: str) -> None:
    game = load(json.dumps(BEGAN))
    (seat,) = questions(game)
    examined(lambda: play(game, seat, text))
    examined(lambda: explain(game, seat, text))
    assert save(game) == save(load(json.dumps(BEGAN)))


@pytest.mark.parametrize("factions", ["barfolk " * 300_000, "x" * 2_000_000, "x " * 900_000])
def test_names_of_factions_are_read_within_bounds(factions: str) -> None:
    with within(50_000, 5_000_000), pytest.raises(OptionsError):
        put_together(with_expansion(4, factions=factions))


# What nobody has thought of yet.

PARTS = st.text("[]{}\"'\\#=:;,.×*x\n a1é\0", min_size=1, max_size=6) | st.sampled_from(
    [
        "a.",
        '"a".',
        "[[a]]\n",
        "a={",
        '"""',
        "supply×999 ",
        "p1: end\n",
        "end;",
        '{"a":',
        "[],",
        "\\",
    ]
)
TEXTS = st.builds(
    lambda before, part, times, after: before + part * (times // len(part)) + after,
    st.sampled_from(["", "a = ", "x = [", '{"position":1,"lanes":', "[Battalia 1]\n[Rules 2]\n"])
    | st.text(max_size=5),
    PARTS,
    st.sampled_from([1, 50, 1_900, 10_000, 30_000]),
    st.text(max_size=5),
)
"""Something, over and over."""


@settings(
    max_examples=share(60),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@example("a." * 4_000 + "b = 1")
@given(TEXTS)
def test_whatever_is_repeated_is_read_within_bounds(text: str) -> None:
    examined(lambda: put_together(Options(corrections=text)))
    examined(lambda: load(text))
    examined(lambda: read_record(text))


# What is refused is told, and what players write is not.


def test_a_file_beyond_its_bounds_is_refused_with_the_bound() -> None:
    def corrected(text: str) -> object:
        return put_together(Options(corrections=text))

    with refuses(OptionsError, r"longer than 50,?000 characters"):
        corrected("#\n" * 25_001)
    with refuses(OptionsError, r"line 2 is longer than 2,?000 characters"):
        corrected("\n#" + "x" * 2_000)
    with refuses(OptionsError, "line 3 has more than 32 dots"):
        corrected("\n\n" + "a." * 33 + "b = 1")
    with refuses(OptionsError, "nested more than 8 deep"):
        corrected("a = " + "[" * 9)
    with refuses(OptionsError, r"more than 20,?000 entries"):
        corrected("a = [\n" + ",\n" * 20_000)


def test_a_position_beyond_its_bounds_is_refused_with_the_bound() -> None:
    with refuses(PositionError, r"longer than 1,?000,?000 characters"):
        load(" " * 1_000_001)
    with refuses(PositionError, "nested more than 16 deep"):
        load("[" * 17)
    with refuses(PositionError, r"more than 20,?000 entries"):
        load("[" + '"",' * 10_000)
    with refuses(PositionError, r"names more than 100,?000 cards"):
        load(json.dumps(BEGAN | {"offer": "supply×999 " * 101}))


def test_a_record_beyond_its_bounds_is_refused_with_the_bound() -> None:
    head = "[Battalia 1]\n[Rules 2]\n"
    with refuses(RecordError, r"longer than 1,?000,?000 characters"):
        read_record(" " * 1_000_001)
    with refuses(RecordError, r"more than 30,?000 lines"):
        read_record("\n" * 30_001)
    with refuses(RecordError, r"more than 20,?000 choices"):
        read_record(head + "p1: end; end\n" * 10_001)
    with refuses(RecordError, "line 3: .*nested more than 2 deep"):
        read_record(head + "[x [[[1]]]]")
    with refuses(RecordError, r"names more than 100,?000 cards"):
        read_record(head + "p1: pay supply×999\n" * 101)


def test_a_choice_beyond_its_bounds_is_refused_with_the_bound() -> None:
    game = start(Options(players=2))
    with refuses(Refused, r"longer than 10,?000 characters"):
        play(game, 0, "x" * (LONGEST_CHOICE + 1))
    with refuses(NotationError, r"longer than 10,?000 characters"):
        explain(game, 0, "x" * (LONGEST_CHOICE + 1))
    with refuses(NotationError, "names more than 999 cards"):
        explain(game, 0, "pay supply×500 supply×500")


def test_half_a_character_is_no_position() -> None:
    with refuses(PositionError, "no valid JSON from line 2, column 3 on"):
        load('{\n "\ud800"')
    with refuses(PositionError, "no valid JSON from line 2, column 3 on"):
        load(b'{\n "\xff"')


def test_what_the_boxes_print_is_far_within_the_bounds() -> None:
    catalogue = Path(__file__).parents[1] / "src" / "battalia" / "engine" / "catalogue"
    text = "".join((catalogue / name).read_text() for name in ("base.toml", "stormgates.toml"))
    assert len(text) * 6 < FILE.size
    assert max(map(len, text.split("\n"))) * 10 < FILE.line
    assert too_much_toml(text) is None
    assert too_much_toml(text, FILE._replace(depth=4, signs=2_000, dots=16, line=400)) is None


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_real_games_are_far_within_the_bounds(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert len(write_record(record)) * 10 < RECORD.size
    assert len(record.choices) * 10 < CHOICES
    few = POSITION._replace(size=POSITION.size // 10, signs=POSITION.signs // 10, depth=8)
    for number, (game, _, choice, _) in enumerate(steps(record)):
        assert len(game.rules.notation.text(choice)) * 10 < LONGEST_CHOICE
        if number % 50 == 0:
            assert too_much_json(save(game).decode(), few) is None
            assert len(save(game)) < CARDS


def test_a_record_keeps_a_name_with_an_odd_line_end() -> None:
    """Python knows more ends of lines than a record has."""
    record = read_record(GOLDEN[0].read_text(encoding="utf-8"))
    record.tags["P1"] = "A\u2028n\x85n\x0c"
    assert read_record(write_record(record)).tags == record.tags


def test_a_corrected_cost_can_be_paid_but_not_in_any_number_of_ways() -> None:
    """Six units of each of four kinds could be had in millions of ways, from a page of text."""
    units = ("friman", "chief", "priest", "lord")
    hand = " ".join(f"{unit}.{faction}×3" for unit in units for faction in FACTIONS)
    cost = ", ".join(f"{unit} = 3" for unit in units)
    game = table(4, hand=hand, corrections=f"[costs]\nscroll = {{ {cost} }}")
    examined(lambda: play(game, 0, "create scroll"))
    ways = offered(game, "p1")
    assert MOST_WAYS / 2 < len(ways) <= MOST_WAYS
    play(game, 0, ways[-1])


def test_what_no_hand_can_pay_is_not_looked_for_in_every_way() -> None:
    assert list(choose([(card, 999) for card in range(24)], 24 * 999 + 1)) == []
    assert list(choose([("a", 2), ("b", 1)], 2)) == [("a", "a"), ("a", "b")]


def test_what_an_attacker_could_sacrifice_is_not_looked_for_in_every_way() -> None:
    kinds = ("title", "scroll")
    hand = " ".join(f"{kind}.{faction}×3" for kind in kinds for faction in FACTIONS)
    weak = "".join(f"{unit} = [1, 1]\n" for unit in ("friman", "chief", "priest", "lord"))
    game = field(
        f"weapon.barfolk friman.fanatic {hand}",
        city="p2 4",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
        tops={"chief": "fanatic"},
        corrections=f"[strength]\n{weak}",
        expansion=True,
        fanatics=True,
    )
    assert len(list(islice(sacrifices(game, 0), 1000))) == 1000
    examined(lambda: load(save(game)))
