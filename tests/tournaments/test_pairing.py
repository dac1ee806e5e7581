"""Who meets whom, whatever happens: properties of all forms of tournaments."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.tournaments import (
    Form,
    Game,
    going_on,
    met,
    next_arena,
    next_round,
    rounds_of,
    standings,
    table_sizes,
)
from conftest import share


def results(groups: list[tuple[int, ...]], number: int, random: Random) -> list[Game]:
    """A round that was played: any places, some of them shared."""
    games = []
    for seats in groups:
        if len(seats) == 1:
            games.append(Game(number, seats, (1,)))
            continue
        points = tuple(random.randrange(12) for _ in seats)
        places = tuple(1 + sum(other > own for other in points) for own in points)
        games.append(Game(number, seats, places, points))
    return games


def played(
    form: Form, players: int, size: int, rounds: int, seed: int, leaving: float = 0.0
) -> tuple[list[Game], list[set[int]]]:
    """A whole tournament, and who was still there in each of its rounds."""
    random = Random(seed)
    entrants = range(1, players + 1)
    games: list[Game] = []
    gone: set[int] = set()
    present: list[set[int]] = []
    for number in range(1, rounds + 1):
        groups = next_round(form, entrants, games, size=size, least=2, gone=gone)
        if not groups:
            break
        present.append(set(entrants) - gone)
        games += results(groups, number, random)
        gone |= {one for one in entrants if random.random() < leaving}
    return games, present


@settings(max_examples=share(90), deadline=None)
@given(
    st.integers(2, 24), st.integers(1, 8), st.integers(0, 10**6), st.sampled_from([0.0, 0.05, 0.2])
)
def test_in_a_swiss_system_nobody_meets_twice_while_that_can_be(
    players: int, rounds: int, seed: int, leaving: float
) -> None:
    rounds = rounds_of("swiss", players, 2, rounds)
    games, present = played("swiss", players, 2, rounds, seed, leaving)
    for number, here in enumerate(present, 1):
        of_round = [game for game in games if game.round == number]
        assert Counter(one for game in of_round for one in game.seats) == Counter(here)
        before = [game for game in games if game.round < number]
        again = met(of_round).keys() & met(before).keys()
        # So long as fewer rounds were played than half of them could, somebody new is left.
        if 2 * number <= len(here):
            assert not again, f"round {number} of {players}"
    byes = Counter(game.seats[0] for game in games if game.bye)
    if not leaving:
        assert all(count == 1 for count in byes.values())


@settings(max_examples=share(60), deadline=None)
@given(st.integers(2, 17), st.integers(0, 10**6))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int, seed: int) -> None:
    rounds = rounds_of("round-robin", players, 2, 0)
    games, _ = played("round-robin", players, 2, rounds, seed)
    assert met(games) == Counter(combinations(range(1, players + 1), 2))
    byes = Counter(game.seats[0] for game in games if game.bye)
    assert set(byes.values()) <= {1}
    first = Counter(game.seats[0] for game in games if not game.bye)
    sat = Counter(one for game in games if not game.bye for one in game.seats)
    assert all(abs(2 * first[one] - sat[one]) <= 4 for one in sat), "seats are fair"


@settings(max_examples=share(60), deadline=None)
@given(st.integers(2, 40), st.integers(2, 6), st.integers(0, 10**6), st.sampled_from([0.0, 0.1]))
def test_a_knockout_goes_on_with_the_better_half_and_has_one_winner(
    players: int, size: int, seed: int, leaving: float
) -> None:
    games, present = played("knockout", players, size, 12, seed, leaving)
    through = set(range(1, players + 1))
    for number, here in enumerate(present, 1):
        of_round = [game for game in games if game.round == number]
        sat = [one for game in of_round for one in game.seats]
        assert sorted(sat) == sorted(through & here)
        through = {one for game in of_round for one in going_on(game)}
    lines = standings("knockout", range(1, players + 1), games)
    if not leaving:
        final = [game for game in games if game.round == len(present)]
        assert len(final) == 1
        assert lines[0].entrant == going_on(final[0])[0]
        assert lines[1].score < lines[0].score


@settings(max_examples=share(60), deadline=None)
@given(
    st.sampled_from(["swiss", "round-robin"]),
    st.integers(3, 30),
    st.integers(3, 6),
    st.integers(0, 10**6),
)
def test_larger_tables_seat_everybody_and_no_one_rests_twice_while_others_have_not(
    form: Form, players: int, size: int, seed: int
) -> None:
    games, present = played(form, players, size, 5, seed)
    for number in range(1, len(present) + 1):
        of_round = [game for game in games if game.round == number]
        assert sorted(one for game in of_round for one in game.seats) == list(range(1, players + 1))
        assert max(len(game.seats) for game in of_round) <= size
    byes = Counter(game.seats[0] for game in games if game.bye)
    assert max(byes.values(), default=0) - (min(byes.values()) if len(byes) == players else 0) <= 1


def test_tables_are_as_large_as_wished_for_and_otherwise_alike() -> None:
    assert table_sizes(8, 4, 2) == ([4, 4], 0)
    assert table_sizes(10, 4, 2) == ([4, 3, 3], 0)
    assert table_sizes(7, 4, 4) == ([4], 3)
    assert table_sizes(7, 2, 2) == ([2, 2, 2], 1)
    assert table_sizes(1, 2, 2) == ([], 1)


def test_larger_tables_mix_those_who_have_not_met() -> None:
    """Sixteen golfers in four rounds of four: a good half of all pairs meet, few of them twice."""
    games, _ = played("round-robin", 16, 4, rounds_of("round-robin", 16, 4, 0), 1)
    counts = met(games)
    assert len(counts) >= 90
    assert max(counts.values()) <= 2


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_an_arena_seats_whoever_is_free_and_nobody_again_at_once(players: int) -> None:
    free = [*range(1, players + 1)]
    first = next_arena(free, [], size=2, least=2, others=0)
    assert len(first) == players // 2
    games = results(first, 1, Random(1))
    again = next_arena(free, games, size=2, least=2, others=0)
    pairs = {tuple(sorted(group)) for group in again}
    if players > 3:
        assert not pairs & met(games).keys()
    else:
        assert len(again) == 1, "the only two who are there go on"
    assert next_arena([1], [], size=2, least=2, others=4) == []


def test_a_game_gives_one_point_shared_by_those_left_behind() -> None:
    games = [Game(1, (1, 2, 3, 4), (1, 2, 2, 4), (9, 7, 7, 1)), Game(2, (2,), (1,))]
    lines = {line.entrant: line for line in standings("arena", [1, 2, 3, 4], games)}
    assert [str(lines[one].score) for one in (1, 2, 3, 4)] == ["1", "3/2", "1/2", "0"]
    assert (lines[2].byes, lines[2].games, lines[1].wins) == (1, 1, 1)


def test_between_equals_it_is_decided_who_beat_whom_then_how_strong_the_others_were() -> None:
    # 1 and 2 have two points each; 2 beat 1.
    games = [
        Game(1, (1, 4), (1, 2), (8, 1)),
        Game(1, (2, 3), (1, 2), (5, 4)),
        Game(2, (1, 2), (2, 1), (3, 4)),
        Game(2, (3, 4), (1, 2), (5, 4)),
        Game(3, (1, 3), (1, 2), (5, 4)),
        Game(3, (2, 4), (2, 1), (5, 6)),
    ]
    lines = standings("round-robin", [1, 2, 3, 4], games)
    assert [line.entrant for line in lines] == [2, 1, 3, 4], "three beat four"
    assert [line.place for line in lines] == [1, 2, 3, 4]
    # Without that game nobody has met the other: now the strength of the others decides.
    swiss = [
        Game(1, (1, 3), (1, 2)),
        Game(1, (2, 4), (1, 2)),
        Game(2, (3, 4), (1, 2)),
    ]
    lines = standings("swiss", [1, 2, 3, 4], swiss)
    assert [(line.entrant, line.place) for line in lines[:3]] == [(1, 1), (3, 1), (2, 3)]


def test_who_is_equal_in_everything_shares_a_place() -> None:
    lines = standings("swiss", [1, 2, 3, 4], [Game(1, (1, 2), (1, 2)), Game(1, (3, 4), (1, 2))])
    assert [(line.entrant, line.place) for line in lines] == [(1, 1), (3, 1), (2, 3), (4, 3)]
