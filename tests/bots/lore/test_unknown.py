"""What nobody has an opinion of is played sensibly all the same."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from answering import listed
from battalia.bots import Steady
from battalia.bots import lore as package
from battalia.bots.advice import advise
from battalia.bots.habits import habit, interjection, plain, shortlist
from battalia.bots.idle import Idle
from battalia.bots.judgement import Deck
from battalia.bots.lore import BUILT_IN, Known, Lore, all_lore
from battalia.bots.lore.potions import POTION
from battalia.bots.lore.stormgates import EVENT, jump_worth
from battalia.bots.opinions import GREAT_WORTH, KEPT, LAID, Worths, by_name, learn, number
from battalia.bots.senses import worth_of
from battalia.engine import Choice, Game, Question, modules, view
from battalia.engine.choices import End
from battalia.engine.modules.great_artefacts.summoning import Summon
from battalia.engine.modules.potions import Drink
from battalia.engine.modules.storm_events import CopyEvent
from battalia.engine.terms import KINDS, MOST_KINDS, UNIVERSAL, card_of, is_great_kind
from further_cards import TAILWIND, installed
from positions import table
from rules.test_s01_stormgates import storm
from rules.test_s13_potions import peace, war


class Whistle(msgspec.Struct, frozen=True):
    """A choice that no module has."""

    loud: bool = False


WHISTLE, LOUD = cast(Choice, Whistle()), cast(Choice, Whistle(True))


@pytest.fixture
def thirteen() -> Iterator[None]:
    """A storm event more, of which nobody thinks anything."""
    with installed(gale=(replace(TAILWIND, worth=None),)):
        yield


def at_the_gate(**more: Any) -> Game:
    tokens = {"r1c0": "p1 1", "r5c4": "neutral 4"}
    return storm("supply×2", tokens=tokens, modules=("gale",), **more)


@pytest.mark.usefixtures("thirteen")
def test_a_thirteenth_storm_event_is_as_good_as_most() -> None:
    game = at_the_gate(played=tuple(range(1, 13)))
    assert jump_worth(game, 0, 0) == number("storm-events", "default") - number(
        "stormgates", "toll"
    )
    assert "jump 1 r5c1" in listed(game, "jump")


@pytest.mark.usefixtures("thirteen")
def test_steady_and_its_advice_go_on_with_a_thirteenth_storm_event() -> None:
    game = at_the_gate()
    question = game.asked[0]
    assert Steady().choose(view(game, 0), question, Random(1)) in question.options
    assert advise(view(game, 0), question, Random(1), Steady()).choice in question.options


def test_an_unknown_storm_event_is_copied_rather_than_a_poor_one() -> None:
    assert EVENT[10] > EVENT[99] > EVENT[12]
    game = storm("supply×2")
    copies: list[Choice] = [CopyEvent(event) for event in (12, 99, 3)]
    assert habit(game, Question(0, "copy-event", copies)) == copies[1]


def test_an_unknown_kind_of_card_has_a_price_in_every_table() -> None:
    kind = next(kind for kind in range(32) if kind not in KINDS)
    for worths in (KEPT, LAID, GREAT_WORTH):
        assert worths[kind] == number(worths.table, "default")
    card = card_of(kind, UNIVERSAL)
    assert worth_of(table(), 0, card) > 0
    strength = [1] * MOST_KINDS
    assert len(Deck(bytes([card] * 3), b"", strength, strength).features) > 0


def test_a_great_artefact_of_which_nothing_is_written_is_worth_as_much_as_most() -> None:
    great = [kind for kind in KINDS if is_great_kind(kind)]
    assert len({KEPT[kind] for kind in great}) == 1
    unnamed = [kind for kind in great if GREAT_WORTH[kind] == number("great-artefacts", "default")]
    assert len(unnamed) > len(great) / 2


def test_an_unknown_potion_is_neither_drunk_at_once_nor_forgotten() -> None:
    game = war("sword", held={})
    elixir = Drink("elixir")
    question = Question(0, "action", [*game.asked[0].options, elixir])
    assert POTION["elixir"] == number("potions", "default")
    assert interjection(game, question) is None
    assert elixir in shortlist(game, 0, question.options), "plans try it"
    assert elixir not in plain(question).options


def test_an_unknown_figure_is_not_summoned_where_there_is_something_better() -> None:
    game = peace("supply×3", held={})
    ways: list[Choice] = [Summon("ghost", 7), Summon("bilkarr", 7)]
    assert habit(game, Question(0, "read-scroll", ways)) == ways[1]


def test_an_unknown_choice_is_neither_loved_nor_shunned() -> None:
    game = table()
    assert habit(game, Question(0, "whistle", [WHISTLE, LOUD])) == WHISTLE
    assert shortlist(game, 0, [LOUD, End()]) == [LOUD, End()]
    assert (
        Idle().choose(view(game, 0), Question(0, "whistle", [WHISTLE, End()]), Random(1)) == End()
    )


def test_an_unknown_choice_is_no_match_for_a_card() -> None:
    game = storm("supply×2", limbo="lord.barfolk")
    card = game.rules.notation.read_choice("take lord.barfolk")
    assert habit(game, Question(0, "from-limbo", [WHISTLE, card])) == card


def test_what_is_learnt_goes_before_the_default() -> None:
    worths = Worths("test", by_name)
    learn({"test": {"default": 0.5}})
    assert worths["elixir"] == 0.5
    learn({"test": {"elixir": 2.0}})
    assert (worths["elixir"], worths["water"]) == (2.0, 0.5)


def test_all_lore_is_put_together() -> None:
    whistle = cast(type[Choice], Whistle)
    known = Known((*all_lore(), Lore(module="whistling", scores={whistle: lambda *_: 3.0})))
    assert known.scores[Whistle](table(), 0, WHISTLE) == 3.0
    assert {"potions", "trading"} <= known.assets.keys()
    assert "whistling" not in known.assets


def test_each_file_of_lore_is_gathered_and_named_as_its_module() -> None:
    files = {path.stem for path in Path(package.__path__[0]).glob("[a-z]*.py")}
    assert sorted(BUILT_IN) == sorted(files)
    assert files <= {path.stem for path in Path(modules.__path__[0]).rglob("*")}
    names = [lore.module for lore in all_lore()]
    assert len(set(names)) == len(names)
