"""Matches: whole games between computer players."""

from random import Random

import pytest

from battalia.bots import Bot, Match, RandomBot, Stalled
from battalia.engine import (
    CHANCE,
    Choice,
    Options,
    Question,
    View,
    outcome,
    read_record,
    replay,
    write_record,
)
from battalia.engine.choices import First

SHORT = Options(players=3, weeks=1)


def played(seed: int, options: Options = SHORT) -> Match:
    match = Match.begin(options, [RandomBot() for _ in range(options.players)], seed)
    match.run()
    return match


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(5).record.choices == played(5).record.choices
    assert played(5).record.choices != played(6).record.choices


def test_a_match_keeps_a_record_that_replays() -> None:
    match = played(1)
    record = read_record(write_record(match.record))
    assert outcome(replay(record)) == outcome(match.game)
    assert record.tags == {"Seed": "1"}
    assert record.result.startswith("weeks ")


def test_a_game_without_an_end_is_stalled() -> None:
    match = Match.begin(SHORT, [RandomBot()] * 3, 1)
    with pytest.raises(Stalled, match="no end after 80 choices"):
        match.run(80)
    assert len(match.record.choices) == 80


def test_a_match_goes_on_where_a_record_ends() -> None:
    whole = played(2)
    begun = Match.begin(SHORT, [RandomBot()] * 3, 2)
    for _ in range(100):
        begun.step()
    resumed = Match(read_record(write_record(begun.record)), [RandomBot()] * 3, 2)
    result = resumed.run()
    assert resumed.record.choices[:100] == whole.record.choices[:100]
    assert outcome(replay(resumed.record)) == result


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="3 players need as many bots"):
        Match.begin(SHORT, [RandomBot()], 1)


def test_a_bot_sees_only_what_its_seat_may_know() -> None:
    class Spy:
        def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
            assert view.seat == question.seat
            for player in view.players:
                own = player.seat == view.seat
                assert (player.hand is not None) == own
            return RandomBot().choose(view, question, rng)

    bots: list[Bot] = [Spy(), RandomBot(), Spy()]
    Match.begin(SHORT, bots, 3).run()


def test_chance_answers_by_weight() -> None:
    first = [0, 0]
    for seed in range(120):
        match = Match.begin(Options(players=2), [RandomBot()] * 2, seed)
        while match.seat == CHANCE:
            match.step()
        for _, choice in match.record.choices:
            if isinstance(choice, First):
                first[choice.seat] += 1
    assert sum(first) == 120
    assert min(first) > 40
