"""Who names several cards, heroes or spaces may name them in any order."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Choice, Game, explain, play, save
from battalia.engine.choices import Cohort, From, Pay
from battalia.engine.modules.great_artefacts.mask import TakeOver
from battalia.engine.modules.great_artefacts.staff import SwapLand
from battalia.engine.modules.kings_bridge import Lower
from battalia.engine.modules.storm_events import DestroyTent
from battalia.engine.record import Record, read_record, replay, write_record
from battalia.server.table import Table
from positions import table
from random_play import rich_game, walk


def shuffled(choice: Choice, rng: random.Random) -> Choice:
    """The same with its nouns in another order."""
    match choice:
        case Cohort(faction, size, int(other)):
            return Cohort(other, size, faction)
        case SwapLand(space, other):
            return SwapLand(other, space)
        case Lower(space, int(other)):
            return Lower(other, space)
    changed: dict[str, Any] = {}
    for name in choice.__struct_fields__:
        value = getattr(choice, name)
        if isinstance(value, tuple):
            changed[name] = tuple(rng.sample(value, len(value)))
    return msgspec.structs.replace(choice, **changed)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10_000))
def test_every_option_is_offered_in_its_order_and_understood_in_any(seed: int) -> None:
    game, rng = rich_game(seed)
    for seat, question in walk(game, rng, 120):
        for option in question.options:
            assert option.in_order() == option
            other = shuffled(option, rng)
            assert other.in_order() == option
            if other != option and seat != CHANCE:
                assert explain(game, seat, other) is None
                assert explain(game, seat, game.rules.notation.text(other)) is None


@pytest.mark.parametrize(
    ("other", "option"),
    [
        (From((1, 0)), From((0, 1))),
        (TakeOver((3, 1)), TakeOver((1, 3))),
        (SwapLand(9, 4), SwapLand(4, 9)),
        (Lower(9, 4), Lower(4, 9)),
        (Cohort(2, 3, 1), Cohort(1, 3, 2)),
        (DestroyTent(0, 96, (9, 8)), DestroyTent(0, 96, (8, 9))),
    ],
)
def test_the_order_of_what_is_named_means_nothing(other: Choice, option: Choice) -> None:
    assert other.in_order() == option
    assert option.in_order() == option


def creating_a_weapon() -> Game:
    """A weapon is to be paid for, with a tool standing in for the frimen."""
    game = table(hand="tool.barfolk chief.barfolk supply")
    play(game, 0, "create weapon")
    return game


EITHER_WAY = ["pay chief.barfolk tool.barfolk", "pay tool.barfolk chief.barfolk"]


@pytest.mark.parametrize("text", EITHER_WAY)
def test_cards_of_a_payment_are_named_in_any_order(text: str) -> None:
    game = creating_a_weapon()
    assert explain(game, 0, text) is None
    pay = game.rules.notation.read_choice(text)
    assert game.rules.notation.text(pay) == EITHER_WAY[0]
    play(game, 0, text)
    assert game.rows[0]


@pytest.mark.parametrize("reverse", [False, True])
def test_a_payment_given_as_a_value_is_in_no_order_either(reverse: bool) -> None:
    game = creating_a_weapon()
    pay = game.asked[0].options[0]
    assert isinstance(pay, Pay)
    items = pay.items[::-1] if reverse else pay.items
    assert explain(game, 0, Pay(items)) is None
    play(game, 0, Pay(items))
    assert game.rows[0]


@pytest.mark.parametrize("text", EITHER_WAY)
def test_a_record_and_a_table_of_the_server_understand_a_payment_in_any_order(text: str) -> None:
    game = creating_a_weapon()
    start = save(game).decode()
    record = Record(game.rules.options, {"Position": start})
    replayed = replay(read_record(f"{write_record(record)}\np1: {text}\n"))
    at_table = Table(game.rules.options, "seed", start)
    at_table.open(0.0)
    act = at_table.choose(0, at_table.epoch, text, 0.0).act
    play(game, 0, EITHER_WAY[0])
    assert replayed == game
    assert act.text == EITHER_WAY[0]
