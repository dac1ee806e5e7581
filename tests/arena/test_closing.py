"""How long games take to close."""

import json

import msgspec
import pytest

from arena_bots import SHORT, contest
from battalia.arena import Deal, Played, Seating, Spread, play_deal, summarise, words
from battalia.arena.closing import LEAD, closing, side_points
from battalia.engine import Options, outcome, replay, with_expansion
from battalia.engine.points import assemble
from battalia.messages import LANGUAGES, messages

TWO = assemble(SHORT)
THREE = assemble(Options(players=3))
TEAMS = assemble(with_expansion(4))
UNEVEN = assemble(with_expansion(5))


def game(*daily: tuple[int, ...], won: tuple[int, ...] = (0,), **more: object) -> Played:
    """A game with these points of each seat day by day; each of the winning seats has its share."""
    share = more.pop("share", 1.0)
    names = ("simple", "random", "random", "random", "random")[: len(daily)]
    seats = tuple(
        Seating(
            bot=names[seat],
            place=1.0 if seat in won else 2.0,
            share=share if seat in won else 0.0,  # type: ignore[arg-type]
            points=points[-1],
            turns=len(points),
            answers=9,
            seconds=0.5,
            most=3,
            illegal=0,
            mistake="",
            daily=points,
            counts={},
        )
        for seat, points in enumerate(daily)
    )
    facts = Played(names, 1, 0, len(daily[0]), "map", 99, 1.0, "", seats, {})
    return msgspec.structs.replace(facts, **more)


def test_a_game_is_closed_in_the_days_from_the_lasting_lead_to_the_last() -> None:
    assert closing(game((1, 5, 8, 9, 9), (1, 2, 2, 3, 2)), TWO) == 2
    assert closing(game((1, 2, 2, 3, 2), (1, 5, 8, 9, 9), won=(1,)), TWO) == 2


def test_five_points_are_no_such_lead_and_six_are() -> None:
    assert LEAD == 6
    assert closing(game((7, 7, 7), (2, 2, 2)), TWO) is None
    assert closing(game((7, 7, 7), (2, 1, 1)), TWO) == 1


def test_a_lead_that_was_lost_again_does_not_count() -> None:
    assert closing(game((9, 9, 9, 9, 9), (1, 1, 4, 1, 1)), TWO) == 1


def test_a_winner_without_a_lead_at_the_end_gives_no_figure() -> None:
    assert closing(game((9, 9, 9), (1, 1, 8)), TWO) is None
    # Who had the lead was not who won.
    assert closing(game((1, 1, 4), (9, 9, 3)), TWO) is None


def test_a_lead_of_the_last_day_was_closed_in_no_day() -> None:
    assert closing(game((1, 1, 9), (1, 1, 1)), TWO) == 0


def test_a_lead_is_told_by_the_best_rival_of_each_day() -> None:
    assert closing(game((8, 9, 9, 9), (5, 1, 1, 1), (1, 4, 3, 2)), THREE) == 1


def test_a_shared_victory_gives_no_figure() -> None:
    daily = (9, 9, 9), (9, 9, 9), (1, 1, 1)
    assert closing(game(*daily, won=(0, 1), share=0.5), THREE) is None
    # Not even where the points would give one.
    ahead = game((9, 9, 9), (2, 2, 2), (1, 1, 1), won=(0, 1), share=0.5)
    assert closing(ahead, THREE) is None


def test_a_game_without_an_end_gives_no_figure() -> None:
    assert closing(game((9, 9), (1, 1), ending=""), TWO) is None


def test_partners_lead_together() -> None:
    # Seat by seat nobody is six points ahead, and the best seat of all is of the other team.
    one, other = TEAMS.teams
    assert one == (0, 2)
    daily = (4, 5, 5, 5), (1, 6, 6, 6), (3, 5, 7, 7), (0, 1, 0, 0)
    assert other == (1, 3)
    assert closing(game(*daily, won=one), TEAMS) == 1


def test_the_smaller_team_scores_half_as_much_again() -> None:
    """S11.2."""
    small = min(UNEVEN.teams, key=len)
    others = max(UNEVEN.teams, key=len)
    points = [(2, 3, 4), (4, 4, 4), (2, 2, 2), (2, 2, 2), (1, 1, 1)]
    daily = [day for _, day in sorted(zip(small + others, points, strict=True))]
    # Against 5: half as much again, rounded up, makes 9, 11 and 12 of 6, 7 and 8.
    assert closing(game(*daily, won=small), UNEVEN) == 1


@pytest.mark.parametrize("options", [with_expansion(5, weeks=1), with_expansion(4, weeks=1)])
def test_the_points_of_a_team_are_those_of_the_rules(options: Options) -> None:
    line_up = ("random",) * options.players
    held = contest(line_up, options=options, records=True)
    ((played, record),) = play_deal(held, Deal(line_up, 1))
    result = outcome(replay(record))
    assert result
    rules = assemble(options)
    last = tuple(seating.daily[-1] for seating in played.seats)
    for team in rules.teams:
        assert {side_points(rules, last, team)} == {result.points[seat] for seat in team}


GAMES = [
    game((1, 9, 9, 9), (1, 1, 1, 1), seed=1),
    game((1, 1, 9, 9), (1, 1, 1, 1), seed=1, rotation=1),
    game((1, 9, 9, 9), (1, 1, 1, 9), seed=2),
    game((1, 9, 9, 9), (1, 1, 1, 1), seed=2, rotation=1, ending=""),
]


def test_games_without_a_lasting_lead_are_not_counted_as_zero() -> None:
    summary = summarise(contest(("simple", "random")), GAMES)
    assert (summary.closing, summary.closed) == (Spread(1, 1.25, 1.5, 1.75, 2), 2)
    none = summarise(contest(("simple", "random")), [GAMES[2], GAMES[3]])
    assert (none.closing, none.closed) == (None, 0)


def test_the_teams_of_a_contest_are_those_of_its_table() -> None:
    daily = (4, 5, 5, 5), (1, 6, 6, 6), (3, 5, 7, 7), (0, 1, 0, 0)
    held = contest(("random",) * 4, options=with_expansion(4), deals=1)
    played = game(*daily, won=(0, 2), line_up=("random",) * 4)
    seats = tuple(msgspec.structs.replace(seating, bot="random") for seating in played.seats)
    summary = summarise(held, [msgspec.structs.replace(played, seats=seats)])
    assert summary.closing == Spread(1, 1, 1, 1, 1)


def test_it_is_told_with_how_many_games_it_is_of() -> None:
    summary = summarise(contest(("simple", "random")), GAMES)
    text = words.OF_GAMES["arena-closing"](summary)
    assert text == "1.5 (half of them 1.25–1.75, all 1–2), in 2 of 3 games"
    facts = json.loads(msgspec.json.encode(summary))
    assert (facts["closing"]["median"], facts["closed"]) == (1.5, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_which_lead_it_is(language: str) -> None:
    assert f" {LEAD} " in messages(language).format("arena-closing")
