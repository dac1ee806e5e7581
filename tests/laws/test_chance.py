"""Chance in one go: the same game, the same record, the same odds as question by question."""

import random
from collections import Counter
from fractions import Fraction
from itertools import product, repeat

import pytest

from battalia.engine import CHANCE, Game, Options, Record, play, replay, save, settle, start
from battalia.engine.chapters.piles import Drawing, ask_for_card, draw_from
from battalia.engine.choices import Choice, Draw
from battalia.engine.events import Event
from battalia.engine.game import Pile, drawn
from battalia.engine.play import advance
from random_play import pick, random_options, rich_game


def one_by_one(game: Game, rng: random.Random) -> tuple[list[tuple[int, Choice]], list[Event]]:
    """Chance answers question by question: its answers, and what happened."""
    answers: list[tuple[int, Choice]] = []
    events: list[Event] = []
    while CHANCE in game.asked:
        choice = drawn(game.asked[CHANCE], rng.random)
        events += play(game, CHANCE, choice)
        answers.append((CHANCE, choice))
    return answers, events


def player_plays(game: Game, rng: random.Random) -> tuple[int, Choice]:
    """Any player who is asked chooses at random."""
    seat = rng.choice(list(game.asked))
    choice = pick(game.asked[seat], rng)
    play(game, seat, choice)
    return seat, choice


@pytest.mark.slice(12)
@pytest.mark.parametrize("seed", range(60))
def test_what_is_settled_is_what_chance_answers_one_by_one(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng, weeks=(1,))
    game, record = start(options), Record(options)
    for number in range(100_000):
        other = game.copy()
        expected, events = one_by_one(other, random.Random(number))
        answers = settle(game, random.Random(number).random)
        assert answers == expected
        assert save(game) == save(other)
        assert game.events == events or not answers
        record.choices += answers
        if not game.asked:
            break
        record.choices.append(player_plays(game, rng))
    assert save(replay(record)) == save(game)


@pytest.mark.parametrize("seed", range(20))
def test_a_rich_game_is_settled_alike(seed: int) -> None:
    game, rng = rich_game(seed)
    for number in range(150):
        other = game.copy()
        expected, _ = one_by_one(other, random.Random(number))
        assert settle(game, random.Random(number).random) == expected
        assert save(game) == save(other)
        if not game.asked:
            break
        player_plays(game, rng)


def test_nothing_happens_where_chance_is_not_asked() -> None:
    game = start(Options(players=2))
    settle(game, random.Random(1).random)
    before = save(game)
    assert settle(game, random.Random(2).random) == []
    assert game.events == []
    assert save(game) == before


GRID = 12
"""A multiple of all numbers of cards below: as many random numbers fall to each card of a bag."""


@pytest.mark.parametrize("bag", [b"\x09", b"\x09\x0a", b"\x09\x09\x0a", b"\x09\x0a\x0a\x0b"])
def test_each_card_of_a_bag_is_as_likely_as_any_other(bag: bytes) -> None:
    numbers = [(step + 0.5) / GRID for step in range(GRID)]
    cards = Counter(draw_from(bag, repeat(number).__next__) for number in numbers)
    assert cards == {card: GRID // len(bag) * bag.count(card) for card in set(bag)}
    question = ask_for_card(bag, "draw")
    for number in numbers:
        card = draw_from(bag, repeat(number).__next__)
        assert drawn(question, repeat(number).__next__) == Draw(card)


def test_hands_drawn_in_one_go_are_as_likely_as_hands_drawn_card_by_card() -> None:
    """Exactly: all rows of random numbers of a grid, each as likely as any other."""
    game, _ = rich_game(1, Options(players=2))
    bag, kept = b"\x09\x0a\x0a\x0b", game.hand[0]
    game.nation[0] = Pile(bag=bag)
    game.lanes[0] += (Drawing(0, 2),)
    advance(game)
    odds: Counter[bytes] = Counter()
    rows = list(product([(step + 0.5) / GRID for step in range(GRID)], repeat=2))
    for row in rows:
        after, numbers = game.copy(), iter(row)
        answers = settle(after, numbers.__next__)
        odds[bytes(choice.card for _, choice in answers if isinstance(choice, Draw))] += 1
        assert len(after.hand[0]) == len(kept) + 2
    expected: Counter[bytes] = Counter()
    for first in range(4):
        for second in range(4):
            if first != second:
                expected[bytes((bag[first], bag[second]))] += 1
    assert {hand: Fraction(n, len(rows)) for hand, n in odds.items()} == {
        hand: Fraction(n, 12) for hand, n in expected.items()
    }
