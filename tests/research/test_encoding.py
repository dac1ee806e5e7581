"""Observations tell what a seat may know, all of it made anew or kept, and nothing else."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.bots.imagining import reimagine
from battalia.engine import CHANCE, Game, Options, view
from battalia.engine.notation import CARD_NAMES
from battalia.research.cells import MOST
from battalia.research.encoding import Observer
from battalia.research.table import Table, cells_of
from conftest import share
from laws.test_leaks import permute
from random_play import rich_game, walk

SEEDS = st.integers(0, 10_000)


def row(game: Game, seat: int) -> bytes:
    """What a seat observes that has seen nothing before."""
    return bytes(Observer(cells_of(game.rules.options), seat).look(game, []))


def told(game: Game, seat: int) -> dict[str, int]:
    """The same by what the cells say."""
    labels = cells_of(game.rules.options).labels()
    return dict(zip(labels, row(game, seat), strict=True))


@settings(max_examples=share(60), deadline=None, derandomize=True)
@given(SEEDS)
def test_what_is_hidden_changes_no_cell(seed: int) -> None:
    game, rng = rich_game(seed)
    compared = 0
    for at, _ in enumerate(walk(game, rng, 90)):
        if at % 15:
            continue
        for seat in range(game.players):
            other = permute(game, seat, rng, stacks=True)
            if other is not None:
                compared += 1
                assert row(other, seat) == row(game, seat)
    assert compared


@settings(max_examples=share(45), deadline=None, derandomize=True)
@given(SEEDS)
def test_an_imagined_game_is_observed_alike(seed: int) -> None:
    game, rng = rich_game(seed)
    for at, _ in enumerate(walk(game, rng, 60)):
        if at % 15 == 0:
            for seat in range(game.players):
                world = reimagine(game, seat, rng)
                assert view(world, seat) == view(game, seat)
                assert row(world, seat) == row(game, seat)


@settings(max_examples=share(45), deadline=None, derandomize=True)
@given(SEEDS)
def test_what_an_observer_keeps_is_what_a_new_one_sees(seed: int) -> None:
    game, rng = rich_game(seed)
    form = cells_of(game.rules.options)
    kept = [Observer(form, seat) for seat in range(game.players)]
    for _ in walk(game, rng, 60):
        for seat in range(game.players):
            assert bytes(kept[seat].look(game, [])) == row(game, seat)


@settings(max_examples=share(30), deadline=None, derandomize=True)
@given(SEEDS)
def test_the_own_cards_and_the_numbers_of_all_players_are_told(seed: int) -> None:
    game, rng = rich_game(seed)
    for at, (asked, _) in enumerate(walk(game, rng, 40)):
        if at % 10 or asked == CHANCE:
            continue
        seat = rng.randrange(game.players)
        cells, seen = told(game, seat), view(game, seat)
        own = seen.players[seat]
        for name, zone in (("hand", own.hand), ("nation", own.nation), ("ambush", own.ambush)):
            assert zone is not None
            for card in set(zone):
                assert cells[f"own {name}: {CARD_NAMES[card]}"] == zone.count(card)
        for turn in range(game.players):
            player = seen.players[(seat + turn) % game.players]
            who = f"players: left-{turn}" if turn else "players: viewer"
            assert cells[f"{who} points"] == player.points
            assert cells[f"{who} hand"] == player.hand_count
            assert cells[f"{who} nation"] == player.nation_count
            assert cells[f"{who} shelter"] == player.shelter_count
            assert cells[f"{who} ambush"] == player.ambush_count
            assert cells[f"{who} deck"] == player.deck_count
            assert cells[f"{who} is asked"] == (
                player.seat in seen.asked and player.seat not in seen.free
            )
        assert cells["time: supply"] == min(seen.supply, MOST)
        notation = game.rules.notation
        for city in seen.cities:
            space = notation.space_name(city.space)
            assert cells[f"board: {space} level"] == city.level
            owner = "neutral"
            if city.owner is not None:
                turn = (city.owner - seat) % game.players
                owner = f"left-{turn}" if turn else "viewer"
            assert cells[f"board: {space} owner {owner}"] == 1
        if seen.battle is not None and asked == seat:
            assert cells["battle: attack"] == seen.battle.attack
            assert cells["battle: still needed"] == seen.battle.needed


def test_what_has_been_said_of_a_choice_is_told_to_who_says_it_alone() -> None:
    table = Table(Options(players=2, weeks=1))
    rng = random.Random(3)
    table.reset(3)
    while not table.over:
        seat = table.seat
        before = _observed(table, 1 - seat)
        played = table.step(rng.choice(table.legal(seat)))
        labels = table.cells.labels()
        if not played:
            own = dict(zip(labels, _observed(table, seat), strict=True))
            assert own["said of the next choice: words"] >= 1
            assert _observed(table, 1 - seat) == before
            return
    pytest.fail("nothing was spelt in several words")


def test_every_cell_has_a_name_of_its_own_and_one_hash_for_all() -> None:
    form = cells_of(Options(players=4))
    labels = form.labels()
    assert len(labels) == len(set(labels)) == form.size
    assert form.hash == cells_of(Options(players=4, weeks=2)).hash
    assert form.hash != cells_of(Options(players=3)).hash


def _observed(table: Table, seat: int) -> bytes:
    out = bytearray(table.cells.size)
    table.observe(seat, memoryview(out))
    return bytes(out)
