"""Everything that can happen or be asked has words, and no words are left over."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import battalia
from battalia import engine
from battalia.bots import Match, RandomBot
from battalia.cli.bench import TABLES
from battalia.engine import (
    Choice,
    Event,
    Options,
    Reason,
    questions,
    view,
    with_expansion,
)
from battalia.engine.choices import Item
from battalia.engine.drawing import NAMED
from battalia.engine.events import CardDrawn, HeroMoved, RowPaid
from battalia.engine.notation import kinds_of, read_card
from battalia.engine.terms import FACTIONS, KINDS, SHAPES, SIDES, STACK_SHAPES, TERRAINS, TOOL
from battalia.server.letters import Kind as Letter
from battalia.words import Story, Words, grouped
from battlefield import field
from message_ids import message_ids

SOURCE = Path(battalia.__file__).parent
PAGES = Path(__file__).parents[2] / "client" / "src"


def in_source(folder: Path, pattern: str) -> set[str]:
    return {
        found
        for path in folder.rglob("*.py")
        for found in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def tags(kind: type[Any]) -> set[str]:
    return {str(one.__struct_config__.tag) for one in kinds_of(kind)}


def abouts() -> set[str]:
    asked = in_source(SOURCE / "engine", r'Question\(\s*[\w.\[\]]+,\s*"([a-z-]+)"')
    drawn = in_source(SOURCE / "engine", r'ask_for_(?:card|gate)\([^"\n]+"([a-z-]+)"')
    return asked | drawn | {"opening", "attack"}


def families() -> set[str]:
    """The ids that are put together from a prefix and a word of the game."""
    return {
        *(f"{prefix}-{tag}" for prefix in ("verb", "choice") for tag in tags(Choice)),
        *(f"about-{about}" for about in abouts()),
        *(f"kind-{kind}" for kind in KINDS.values()),
        *(f"faction-short-{name}" for name in FACTIONS),
        *(f"{form}-{name}" for form in ("card", "a-card") for name in (*FACTIONS, "fanatic")),
        *(f"a-{kind}" for kind in ("supply", "chest", "stardust")),
        *(f"faction-{name}" for name in (*FACTIONS, "neutral", "fanatic")),
        *(f"{form}-{name}" for form in ("terrain", "terrain-short") for name in TERRAINS),
        *(f"shape-{name}" for name in SHAPES.values()),
        *(f"shape-short-{SHAPES[shape]}" for shape in STACK_SHAPES),
        *(f"{form}-{name}" for form in ("side", "side-short") for name in SIDES.values()),
        *(f"bench-{name}" for name in ("table", "days", "games", "bytes", "cost", *TABLES)),
        *(f"bench-{name}" for name in ("choices", "decisions", "copies")),
        *(f"bench-{name}" for name in ("ids", "cells", "words")),
        *(f"board-{SHAPES[shape]}" for shape in NAMED),
        *(f"{form}-{name}" for form in ("board", "table") for name in ("metamorpha", "bilkarr")),
        *(f"load-{name}" for name in ("acknowledged", "told", "watched")),
        *(f"letter-{kind}{part}" for kind in get_args(Letter) for part in ("", "-subject")),
    }


def reason_ids() -> set[str]:
    """The ids of reasons; what a word is not is said by those that begin with ``notation-``."""
    words = in_source(SOURCE / "engine", r'(?:_no|_reader)\((?:\w+, )?"([a-z-]+)"')
    reasons = in_source(SOURCE / "engine", r'Reason\(\s*"([a-z-]+)"')
    reasons |= in_source(SOURCE / "engine", r'(?:Options|Catalogue)Error\(\s*[^,]+,\s*"([a-z-]+)"')
    return reasons | {f"notation-{word}" for word in words}


@pytest.mark.parametrize("wanted", [families, reason_ids, lambda: tags(Event)])
def test_nothing_lacks_a_message(wanted: Any) -> None:
    assert len(wanted()) > 40
    assert wanted() - message_ids() == set()


def in_pages(pattern: str) -> set[str]:
    """What the browser's pages say."""
    return {
        found
        for path in PAGES.rglob("*")
        if path.suffix in (".ts", ".svelte")
        for found in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def test_no_message_is_left_over() -> None:
    named = in_source(SOURCE, r'"([a-z]+(?:-[a-z0-9]+)*)"')
    named |= in_pages(r'"([a-z]+(?:-[a-z0-9]+)*)"')
    left = message_ids() - named - families() - reason_ids() - tags(Event)
    # Pages put ids together from a beginning and a word of the game.
    beginnings = tuple(in_pages(r"`([a-z]+(?:-[a-z0-9]+)*-)\$\{"))
    assert {name for name in left if not name.startswith(beginnings)} == set()


def test_the_pages_say_nothing_that_has_no_message() -> None:
    said = in_pages(r'\bsay\(\s*"([a-z0-9-]+)"')
    assert said
    assert said - message_ids() == set()


def reasons() -> Iterator[Reason]:
    """The reasons that the engine keeps ready."""
    for module in pkgutil.walk_packages(engine.__path__, "battalia.engine."):
        for value in vars(importlib.import_module(module.name)).values():
            for one in value.values() if isinstance(value, dict) else [value]:
                if isinstance(one, Reason):
                    yield one


@pytest.fixture(scope="module")
def words() -> Words:
    match = Match.begin(Options(players=2), [RandomBot()] * 2, 1)
    for _ in range(60):
        match.step()
    return Words(view(match.game, 0))


def test_every_reason_can_be_said(words: Words) -> None:
    ready = list(reasons())
    assert len(ready) > 60
    for reason in ready:
        text = words.reason(reason)
        assert text.endswith(f"({reason.rule})")


@pytest.mark.parametrize(
    "options",
    [
        Options(players=2, weeks=4, starting_heroes=2, advanced=True),
        Options(players=3, weeks=3, relics=True),
        Options(players=4, weeks=3, starting_cities=2, starting_heroes=2),
        with_expansion(2, weeks=2, starting_heroes=2, metamorpha=True, bilkarr=True),
        with_expansion(5, weeks=2, starting_heroes=2, fanatics=True, valleys="pass"),
        msgspec.structs.replace(TABLES["everything-6"], weeks=2, starting_heroes=2),
    ],
)
@pytest.mark.slice(2)
def test_whole_games_can_be_told_and_asked(options: Options) -> None:
    match = Match.begin(options, [RandomBot() for _ in range(options.players)], 9)
    story = Story()
    while (seat := match.seat) is not None:
        question = questions(match.game)[seat]
        words = Words(view(match.game, max(seat, 0)))
        assert words.question(question).endswith("?")
        for option in question.options[:8]:
            assert words.verb(option)
            assert "None" not in words.choice(option)
        events = match.step()
        after = Words(view(match.game, None))
        story.add(events, after)
        for event in events:
            assert after.event(event.seen(None)).endswith((".", ":"))
    for _, text in story.sentences():
        assert text[0].isupper() or text[0].isdigit()


@pytest.mark.parametrize(
    ("card", "short", "long"),
    [
        ("supply", "supply", "a supply card"),
        ("chief.islanders", "Islander chief", "an Islander chief"),
        ("tool.barfolk", "Bärfolk tool", "a Bärfolk tool"),
        ("hammer", "Hammer of Strato", "the Hammer of Strato"),
    ],
)
def test_a_card_has_a_name(card: str, short: str, long: str, words: Words) -> None:
    assert words.card(read_card(card)) == short
    assert words.a_card(read_card(card)) == long


def test_a_card_is_used_as_something(words: Words) -> None:
    item = Item(read_card("hammer"), TOOL)
    assert words.item(item) == "Hammer of Strato as tool"
    assert words.item(Item(read_card("tool.barfolk"), TOOL, True)) == "Bärfolk tool (on the table)"


@pytest.mark.parametrize(
    ("city", "choice", "label"),
    [
        ("neutral 4", "attack r1c2", "Attack the neutral city on r1c2 (4)"),
        ("p2 3", "attack r1c2", "Attack the city of the Islanders on r1c2 (3)"),
        ("p2 3", "attack r3c3", "Attack the ruins on r3c3 (8)"),
        ("p2 3", "attack r1c2 p2", "Attack a hero of the Islanders on r1c2"),
        ("p2 3", "limbo supply", "Put a card in ambush, and for it send to limbo supply"),
    ],
)
def test_an_option_says_what_it_does(city: str, choice: str, label: str) -> None:
    game = field(city=city)
    option = game.rules.notation.read_choice(choice)
    words = Words(view(game, 0))
    assert f"{words.verb(option)} {words.choice(option)}" == label


def test_cards_drawn_in_a_row_are_one_sentence(words: Words) -> None:
    story = Story()
    card = read_card("supply")
    story.add([CardDrawn(0, card), CardDrawn(0, card), CardDrawn(1, None)], words)
    texts = [text for _, text in story.sentences()]
    assert texts[0].endswith(" drew supply ×2.")
    assert texts[1].endswith(" drew a card.")
    assert story.sentences() == []


def test_the_steps_of_a_journey_are_one_sentence_with_what_was_paid_for_them(words: Words) -> None:
    supply = read_card("supply")
    story = Story()
    way = [RowPaid(0, "travel", bytes([supply] * 2)), HeroMoved(0, 0, 8, 9), HeroMoved(0, 0, 9, 10)]
    story.add([*way, HeroMoved(0, 1, 10, 11), HeroMoved(0, 1, 12, 13)], words)
    found = story.sentences()
    assert found[0][0] == HeroMoved(0, 0, 8, 9)
    assert [text.split(" moved ")[1] for _, text in found] == [
        "from r1c1 to r1c3 for supply ×2.",
        "from r1c3 to r1c4.",
        "from r1c5 to r1c6.",
    ]


def test_a_row_for_something_else_is_a_sentence_of_its_own(words: Words) -> None:
    paid = RowPaid(0, "hire", bytes([read_card("supply")]))
    assert grouped([paid, paid, HeroMoved(1, 0, 8, 9)]) == [[paid], [paid], [HeroMoved(1, 0, 8, 9)]]
