"""What the games of a contest say, in numbers."""

import statistics

import pytest

from arena_bots import Peeping, contest
from battalia.arena import Contest, Played, Spread, alone, hold, summarise
from battalia.arena.ratings import ratings
from battalia.arena.summary import spread
from battalia.bots import BOTS
from battalia.engine import Options, with_expansion

TWO = contest(("simple", "random"), deals=4)
FOUR = contest(("simple", "random", "random", "random"), options=Options(players=4, weeks=2))


def games_of(held: Contest) -> list[Played]:
    return list(hold(held, alone))


def test_bots_are_summed_up_over_their_seats() -> None:
    games = games_of(FOUR)
    summary = summarise(FOUR, games)
    simple, others = summary.bots
    assert summary.complete
    assert summary.fair_share == 0.25
    assert (simple.games, simple.seats, simple.deals) == (8, 8, 2)
    assert (others.games, others.seats, others.deals) == (8, 24, 2)
    assert simple.share.mean + 3 * others.share.mean == pytest.approx(1)
    assert simple.share.mean > 0.5
    seats = [seat for game in games for seat in game.seats if seat.bot == "random"]
    assert others.points == pytest.approx(statistics.fmean(seat.points for seat in seats))
    assert others.place.mean == pytest.approx(statistics.fmean(seat.place for seat in seats))
    assert others.most == max(seat.most for seat in seats)
    assert simple.turn_ms > 0
    assert simple.answers_per_second > 0
    assert len(simple.daily) == 14
    assert simple.daily[-1] == pytest.approx(simple.points)
    assert summary.endings == {"weeks": 8}
    assert summary.days == Spread(14, 14, 14, 14, 14)


def test_the_order_of_the_games_changes_nothing() -> None:
    games = games_of(TWO)
    assert summarise(TWO, games) == summarise(TWO, games[::-1])


def test_half_a_deal_is_left_out() -> None:
    games = games_of(TWO)
    summary = summarise(TWO, games[:-1])
    assert summary.games == 6
    assert not summary.complete
    assert summary.bots == summarise(TWO, games[:-2]).bots


def test_a_contest_without_games_has_a_summary_too() -> None:
    summary = summarise(TWO, [])
    assert (summary.games, summary.bots, summary.days) == (0, [], None)


def test_what_nobody_did_is_a_zero() -> None:
    counts = summarise(TWO, games_of(TWO)).counts
    assert counts["simple"]["use horn"] == 0
    assert counts["simple"]["hire"] > 0
    assert counts[""]["day-began"] == 8 * 7


def test_line_ups_are_told_one_by_one() -> None:
    held = contest(("simple", "random"), ("random", "random"))
    summary = summarise(held, games_of(held))
    assert [one.line_up for one in summary.line_ups] == list(held.line_ups)
    assert [one.games for one in summary.line_ups] == [4, 2]
    assert summary.line_ups[1].shares["random"].mean == 0.5
    # A seed is one unit for all line-ups that were played with it.
    assert [bot.deals for bot in summary.bots] == [2, 2]


def test_games_without_an_end_are_told() -> None:
    held = contest(("simple", "random"), limit=50)
    summary = summarise(held, games_of(held))
    assert summary.stalled == 4
    assert summary.days is None
    assert [bot.share.mean for bot in summary.bots] == [0.5, 0.5]
    assert [bot.rating.sigma for bot in summary.bots] == [pytest.approx(25 / 3)] * 2


def test_seeing_bots_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeping", Peeping)
    held = contest(("peeping", "random"))
    assert [bot.seeing for bot in summarise(held, games_of(held)).bots] == [True, False]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([], None),
        ([3], Spread(3, 3, 3, 3, 3)),
        ([1, 2, 3, 4, 10], Spread(1, 2, 3, 4, 10)),
    ],
)
def test_a_spread_is_median_quartiles_and_bounds(
    numbers: list[float], expected: Spread | None
) -> None:
    assert spread(numbers) == expected


# Ratings.


def test_the_better_bot_is_rated_higher() -> None:
    rated = ratings(games_of(FOUR), FOUR.options, 1)
    assert rated["simple"].mu > 25 > rated["random"].mu
    assert rated["simple"].sigma < 25 / 3
    simple = rated["simple"]
    assert simple.ordinal == pytest.approx(simple.mu - 3 * simple.sigma)


def test_ratings_repeat() -> None:
    games = games_of(TWO)
    assert ratings(games, TWO.options, 1) == ratings(games[::-1], TWO.options, 1)


def test_partners_are_rated_as_a_team() -> None:
    options = with_expansion(4, weeks=1)
    held = contest(("simple", "random", "simple", "random"), options=options, deals=4)
    games = games_of(held)
    won = sum(
        seat.share for game in games for seat in game.seats[:2] if seat.bot == "simple"
    ) / len(games)
    rated = ratings(games, options, 1)
    assert (rated["simple"].mu > rated["random"].mu) == (won > 0.5)


# The control: where there is no difference, none is found.


def test_two_names_of_one_bot_share_every_deal() -> None:
    held = contest(("simple", "battalia.bots:SimpleBot"), deals=4)
    one, other = summarise(held, games_of(held)).bots
    assert one.share == other.share
    assert one.share.mean == 0.5
    assert one.share.low < 0.5 < one.share.high
    assert (one.points, one.place) == (other.points, other.place)
