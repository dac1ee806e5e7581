"""The list of action ids: it says every choice, each in its own words, and stays as it is."""

import random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Choice, Options, play, save, with_expansion
from battalia.engine.choices import Attack
from battalia.engine.modules import OUTSIDE
from battalia.engine.notation import kinds_of
from battalia.research.actions import (
    CHANCE_VERBS,
    ENOUGH,
    VERBS,
    WAIT,
    catalogue_of,
    chances_of,
)
from battalia.research.table import NotLegal, Table
from conftest import share
from random_play import pick, rich_game, walk

SEEDS = st.integers(0, 10_000)
EVERYTHING: Final = with_expansion(
    6,
    metamorpha=True,
    bilkarr=True,
    fanatics=True,
    valleys="bridge",
    staff=True,
    summoning=True,
    three_against_three=True,
)
HASHES: Final = {
    "base, two": (Options(players=2), 2599, "250e750bdf833eb4"),
    "base, four": (Options(players=4), 3081, "34255f2dfd51a123"),
    "expansion, four": (with_expansion(4), 6367, "d67625cfb297b587"),
    "everything, six": (EVERYTHING, 6694, "8de0cefddd96e4ba"),
}
"""How many ids a table has, and their hash. Who changes one breaks what others have trained."""


@settings(max_examples=share(60), deadline=None, derandomize=True)
@given(SEEDS)
def test_every_choice_has_its_own_words_and_none_begins_as_another_ends(seed: int) -> None:
    game, rng = rich_game(seed)
    players, chances = catalogue_of(game.rules.options), chances_of(game.rules.options)
    for seat, question in walk(game, rng, 120):
        catalogue = chances if seat == CHANCE else players
        spelt = [catalogue.spell(option, seat) for option in question.options]
        assert len(set(spelt)) == len(question.options)
        beginnings = {words[:n] for words in spelt for n in range(1, len(words))}
        assert not beginnings.intersection(spelt)
        assert all(0 <= word < len(catalogue) for words in spelt for word in words)
        assert seat != CHANCE or all(len(words) == 1 for words in spelt)


@settings(max_examples=share(45), deadline=None, derandomize=True)
@given(SEEDS)
def test_who_says_the_words_of_a_choice_plays_it_and_may_say_no_others(seed: int) -> None:
    game, rng = rich_game(seed)
    table = Table(game.rules.options)
    for seat, question in walk(game, rng, 40):
        if seat == CHANCE:
            continue
        choice = pick(question, rng)
        by_hand = game.copy()
        play(by_hand, seat, choice)
        table.take_over(game.copy())
        table.random = random.Random(seed)
        options = [table.catalogue.spell(option, seat) for option in question.options]
        words = table.catalogue.spell(choice, seat)
        for n, word in enumerate(words):
            begun = [option for option in options if option[:n] == words[:n]]
            wait = {WAIT} if question.optional and not n else set()
            assert table.legal(seat) == sorted({option[n] for option in begun} | wait)
            assert _mask(table, seat) == table.legal(seat)
            with pytest.raises(NotLegal):
                table.say(seat, _illegal(table, seat, rng))
            played = table.say(seat, word)
            assert played == (n + 1 == len(words))
        if CHANCE not in by_hand.asked:
            assert save(table.game) == save(by_hand)


def _mask(table: Table, seat: int) -> list[int]:
    """The words that the mask allows."""
    mask = bytearray(b"?" * len(table.catalogue))
    table.mask(seat, memoryview(mask))
    assert set(mask) <= {0, 1}
    return [word for word, legal in enumerate(mask) if legal]


def _illegal(table: Table, seat: int, rng: random.Random) -> int:
    legal = table.legal(seat)
    while (word := rng.randrange(len(table.catalogue))) in legal:
        pass
    return word


def test_all_verbs_of_the_game_have_a_place_in_the_order() -> None:
    strange = {kind for kinds in OUTSIDE.kinds.values() for kind in kinds}
    verbs = {str(kind.__struct_config__.tag) for kind in kinds_of(Choice) if kind not in strange}
    assert sorted(VERBS + CHANCE_VERBS) == sorted(verbs)


@pytest.mark.parametrize(("options", "count", "hash"), HASHES.values(), ids=HASHES.keys())
def test_the_ids_of_a_table_stay_as_they_are(options: Options, count: int, hash: str) -> None:
    catalogue = catalogue_of(options)
    assert (len(catalogue), catalogue.hash) == (count, hash)
    assert len(set(catalogue.names)) == len(catalogue)
    assert catalogue.names[WAIT] == "wait"
    assert catalogue.names[ENOUGH] == "enough"


def test_with_everything_on_there_are_fewer_than_eight_thousand() -> None:
    assert len(catalogue_of(EVERYTHING)) < 8000


def test_seats_in_a_word_are_counted_from_who_acts() -> None:
    catalogue = catalogue_of(Options(players=4))
    one, other = catalogue.spell(Attack(0, 3), 2), catalogue.spell(Attack(0, 1), 0)
    assert one == other
    assert [catalogue.names[word] for word in one] == ["attack r0c0 left-1"]


def test_who_is_not_asked_may_only_wait() -> None:
    table = Table(Options(players=2, weeks=1))
    table.reset(1)
    other = 1 - table.seat
    assert table.legal(other) == [WAIT]
    with pytest.raises(NotLegal):
        table.say(other, WAIT)
