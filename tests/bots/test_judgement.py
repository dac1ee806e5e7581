"""What the computer players hold for good: sensible with any weights, and always the same."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from battalia.bots.judgement import FEATURES, WON, Judgement, Weights
from battalia.bots.weights import all_weights, weights_of
from battalia.engine import Game, Options, outcome, start
from battalia.engine.chapters.ending import end
from battalia.engine.chapters.land import ground
from battalia.engine.notation import read_seat
from battalia.engine.play import advance
from battalia.engine.terms import put
from battlefield import field
from positions import table
from random_play import finish, random_options, rich_game, walk

LEVELS = sorted(all_weights())
SENSIBLE = ("novice", "steady")
"""Weights made by hand say what they mean. Those that self-play has found are good together and may
be odd one by one: what an expert does with them is tested by its plans."""


def judged(game: Game, name: str = "p1", level: str = "steady") -> float:
    """How good this position is for a player, judged for the first time."""
    return Judgement(weights_of(level)).judge(game, read_seat(name))


def deck(cards: str, **more: Any) -> Game:
    """p1 has these cards in the nation, a city and a road; the others have supply only."""
    return field(nation={"p1": cards}, city="", heroes={}, **more)


# Won and lost.


def ended(tokens: Mapping[str, str], **more: Any) -> Game:
    """The game is over with these cities on the board."""
    game = field(city="", tokens=tokens, **({"heroes": {}} | more))
    end(game, "map")
    advance(game)
    return game


@pytest.mark.parametrize("level", LEVELS)
def test_to_have_won_is_better_than_anything_and_to_have_lost_is_worse(level: str) -> None:
    judgement = Judgement(weights_of(level))
    values = []
    for seed in range(6):
        game, rng = rich_game(seed)
        for at, _ in enumerate(walk(game, rng, 300)):
            if at % 10 == 0:
                values += [judgement.judge(game, seat) for seat in range(game.players)]
    over = ended({"r1c0": "p1 2", "r1c2": "p2 1"})
    assert judgement.judge(over, 0) > max(values) + 100
    assert judgement.judge(over, 1) < min(values) - 100


def test_of_all_ends_the_one_with_more_points_is_better() -> None:
    narrow, wide = (ended({"r1c0": f"p1 {level}", "r1c2": "p2 1"}) for level in (2, 4))
    assert judged(narrow) < judged(wide)
    assert judged(narrow, "p2") > judged(wide, "p2")


def test_a_shared_victory_lies_between() -> None:
    shared = judged(ended({"r1c0": "p1 2", "r1c2": "p2 2"}))
    assert -WON / 2 < shared < WON / 2


def test_a_tie_that_heroes_break_is_won() -> None:
    """B10.4."""
    game = ended({"r1c0": "p1 2", "r1c2": "p2 2"}, heroes={"p1": "r1c1"})
    assert judged(game) > WON / 2
    assert judged(game, "p2") < -WON / 2


@pytest.mark.parametrize("seed", range(4))
def test_the_winners_of_whole_games_have_won_and_the_others_lost(seed: int) -> None:
    rng = random.Random(seed)
    game = finish(start(random_options(rng, (1,))), rng)
    result = outcome(game)
    assert result is not None
    teams = {game.team(winner) for winner in result.winners}
    for seat in range(game.players):
        value = Judgement(weights_of("steady")).judge(game, seat)
        if seat not in result.winners:
            assert value < -WON / 2
        elif len(teams) == 1:
            assert value > WON / 2


# All else equal.


@pytest.mark.parametrize("level", SENSIBLE)
def test_more_points_are_better(level: str) -> None:
    values = [
        judged(field(city="", tokens={"r1c0": f"p1 {city}"}), level=level) for city in (1, 2, 3, 4)
    ]
    assert values == sorted(set(values))


DECKS = {
    "frimen": "friman.barfolk×6 supply×6",
    "chiefs": "chief.barfolk×4 chief.islanders×2 supply×6",
    "high": "chief.barfolk×4 priest.barfolk×3 lord.barfolk×3 supply×3",
    "mixed": "friman.barfolk×3 chief.islanders×2 priest.barfolk×2 lord.emberians weapon.barfolk"
    " supply×4",
}


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("cards", DECKS)
def test_more_points_are_better_whatever_the_deck(cards: str, level: str) -> None:
    for cities in ((1, 2), (2, 3), (3, 4), (1, 4)):
        low, high = (
            judged(deck(DECKS[cards], tokens={"r1c0": f"p1 {city}"}), level=level)
            for city in cities
        )
        assert low < high, cities


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_second_city_is_better_than_one(level: str) -> None:
    one = field(city="", heroes={})
    two = field(city="p1 4", heroes={})
    assert judged(one, level=level) < judged(two, level=level)


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("better", ["friman", "chief", "priest", "lord", "weapon", "tool", "sword"])
def test_a_better_deck_is_better(better: str, level: str) -> None:
    """A card more than nothing but supply, where half of the deck is units already."""
    card = better if better == "sword" else f"{better}.barfolk"
    units = "friman.barfolk×2 chief.barfolk×2 priest.islanders lord.islanders"
    plain, rich = (deck(f"{units} supply×5 {more}") for more in ("supply", card))
    assert judged(plain, level=level) < judged(rich, level=level)


@pytest.mark.parametrize("level", LEVELS)
def test_lords_that_wait_in_ambush_are_better_than_lords_in_the_deck(level: str) -> None:
    """B9.1: they will be there next turn."""
    rest = "supply×4 friman.barfolk×4 lord.islanders×2 weapon.barfolk"
    values = [
        judged(
            deck(f"{rest} {'lord.barfolk ' * (2 - held)}", ambush={"p1": "lord.barfolk " * held}),
            level=level,
        )
        for held in (0, 1, 2)
    ]
    assert values == sorted(set(values))


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_hero_is_better_near_a_neutral_city_that_the_deck_could_take(level: str) -> None:
    army = {"p1": "weapon.barfolk×2 lord.barfolk×2 lord.islanders×2 supply×4"}
    values = [
        judged(field(city="neutral 4", heroes=heroes, nation=army), level=level)
        for heroes in ({}, {"p1": "r1c0"}, {"p1": "r1c1"}, {"p1": "r1c2"})
    ]
    assert values == sorted(set(values))


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_rivals_gain_is_our_loss(level: str) -> None:
    values = [judged(field(city=f"p2 {city}", heroes={}), level=level) for city in (4, 3, 2, 1)]
    assert values == sorted(set(values))


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_rivals_better_deck_is_our_loss(level: str) -> None:
    plain, rich = (
        field(heroes={}, nation={"p2": cards})
        for cards in ("supply×12", "supply×6 lord.islanders×4")
    )
    assert judged(plain, level=level) > judged(rich, level=level)


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_partners_gain_is_ours(level: str) -> None:
    """S4.1: p1 and p3 play together."""
    teams: dict[str, Any] = {"expansion": True, "teams": True, "heroes": {}}
    poor, rich = (field(city=f"p3 {city}", **teams) for city in (1, 4))
    assert set(poor.team(0)) == {0, 2}
    for name, sign in (("p1", 1), ("p3", 1), ("p2", -1), ("p4", -1)):
        assert sign * (judged(rich, name, level) - judged(poor, name, level)) > 0


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_lead_counts_more_the_less_time_is_left(level: str) -> None:
    days = (8, 14, 18, 21)
    games = [field(city="p2 1", tokens={"r1c0": "p1 4"}, weeks=3, day=day) for day in days]
    ahead = [judged(game, "p1", level) for game in games]
    behind = [judged(game, "p2", level) for game in games]
    assert ahead == sorted(set(ahead))
    assert behind == sorted(set(behind), reverse=True)


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_lead_counts_more_shortly_before_the_fifth_city(level: str) -> None:
    """B10.2."""
    high = {"r1c0": "p1 4", "r1c4": "p1 4", "r1c6": "p1 4"}
    far, near = (
        field(city="p1 4", heroes={}, tokens=high, cities_to_end=cities) for cities in (7, 5)
    )
    assert judged(far, level=level) < judged(near, level=level)


# Always the same.


def test_equal_positions_are_judged_equally() -> None:
    for seed in range(5):
        one, _ = rich_game(seed)
        two, _ = rich_game(seed)
        assert one == two
        for seat in range(one.players):
            judgement = Judgement(weights_of("steady"))
            value = judgement.judge(one, seat)
            assert value == judgement.judge(one.copy(), seat) == judgement.judge(two, seat)
            assert value == Judgement(weights_of("steady")).judge(two, seat)


def test_judging_changes_nothing() -> None:
    game, _ = rich_game(3)
    before = game.copy()
    for seat in range(game.players):
        judgement = Judgement(weights_of("steady"))
        judgement.judge(game, seat)
        judgement.promise(game, seat)
        judgement.features(game, seat)
    assert game == before


@pytest.mark.parametrize("expansion", [False, True])
def test_what_was_judged_before_decides_nothing(expansion: bool) -> None:
    """A judgement that has seen thousands of positions agrees with one that has seen none."""
    weights = weights_of("steady")
    used = Judgement(weights)
    for seed in range(5):
        rng = random.Random(seed)
        game, _ = rich_game(seed, random_options(rng, expansion=expansion))
        for at, _ in enumerate(walk(game, rng, 200)):
            seat = at % game.players
            value = used.judge(game, seat), used.promise(game, seat)
            if at % 10 == 0:
                fresh = Judgement(weights)
                assert value == (fresh.judge(game, seat), fresh.promise(game, seat))


def test_the_same_game_seen_from_all_seats_is_judged_the_same_by_all_judgements() -> None:
    """Who is judged first decides nothing."""
    game, _ = rich_game(7, Options(players=4))
    weights = weights_of("steady")
    one, other = Judgement(weights), Judgement(weights)
    there = [one.judge(game, seat) for seat in range(4)]
    back = [other.judge(game, seat) for seat in reversed(range(4))]
    assert there == back[::-1]


RUINS = {"p1": "lord.islanders×3 weapon.islanders"}


def test_the_last_great_artefact_that_is_gone_is_no_prey_any_more() -> None:
    """B8.15."""
    game = field(
        "weapon.barfolk lord.barfolk×2", heroes={"p1": "r3c3"}, nation=RUINS, offer="sword"
    )
    judgement = Judgement(weights_of("steady"))
    before = judgement.judge(game, 0)
    gone = game.copy()
    gone.offer, gone.out = b"", put(gone.out, gone.offer[0])
    assert judgement.judge(gone, 0) == judged(gone) < before


def test_days_go_by() -> None:
    game = deck(DECKS["mixed"], day=29)
    judgement = Judgement(weights_of("steady"))
    judgement.judge(game, 0)
    later = game.copy()
    later.day = 36
    assert judgement.judge(later, 0) == judged(later)


def test_a_prey_is_worth_the_less_the_longer_the_way() -> None:
    """By road from r1c0 to r1c6; beside it cards would have to be laid first."""
    game = field(city="", heroes={})
    space = game.rules.notation.read_space
    routes = Judgement(weights_of("steady")).routes(ground(game).land, space("r1c0"))
    assert max(routes.values()) == 1.0
    for steps in range(1, 7):
        near = routes[space(f"r1c{steps}")]
        assert near == pytest.approx(0.82**steps)


# Weights.


def test_every_level_has_weights_for_what_is_looked_at() -> None:
    assert {"novice", "steady", "expert"} <= set(LEVELS)
    for weights in all_weights().values():
        assert (weights.now.keys() | weights.later.keys()) <= set(FEATURES)
        assert weights.now["points"] > 0


def test_only_what_is_weighed_counts() -> None:
    """With a weight for points alone the lead in points is all."""
    judgement = Judgement(Weights({"points": 1.0}, {}, rival=1.0, leader=1.0, doubt=0.0))
    game = field("lord.barfolk×3", city="p2 3", tokens={"r1c4": "p3 2"}, weeks=3, day=21)
    assert game.day == 21
    half_a_turn = 0.5
    assert judgement.judge(game, 0) == pytest.approx((1 - 3) / half_a_turn**0.5)
    assert judgement.judge(game, 1) == pytest.approx((3 - 2) / half_a_turn**0.5)


def test_all_features_are_numbers_in_order() -> None:
    judgement = Judgement(weights_of("steady"))
    game, _ = rich_game(5, Options(players=3))
    for seat in range(3):
        found = judgement.features(game, seat)
        assert len(found) == len(FEATURES)
        assert all(isinstance(value, float) for value in found)
    features = dict(zip(FEATURES, judgement.features(field(city="p1 4"), 0), strict=True))
    assert features["points"] == 5
    assert features["cities"] == 2
    assert features["great-cities"] == 1
    assert features["heroes"] == 1


# What is left in the hand.


def test_cards_in_the_hand_promise_something_and_sets_more() -> None:
    def promise(hand: str) -> float:
        judgement = Judgement(weights_of("steady"))
        game = table(hand=hand)
        judgement.judge(game, 0)
        return judgement.promise(game, 0)

    assert promise("") == 0
    assert 0 < promise("supply") < promise("lord.barfolk") < promise("lord.barfolk supply")
    mixed, threes = "lord.barfolk priest.barfolk chief.barfolk", "priest.barfolk×3"
    assert promise(mixed) < promise(threes)
