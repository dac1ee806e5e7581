"""Novice, steady and expert at whole tables: always an answer, always the same, no peeking."""

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from battalia.bots import Match
from battalia.bots.idle import Idle
from battalia.bots.imagining import reimagine
from battalia.bots.thinking import Expert, FirstExpert, Novice, SeeingSteady, Steady
from battalia.engine import (
    CHANCE,
    Choice,
    Game,
    Options,
    Question,
    Record,
    View,
    questions,
    save,
    start,
    view,
    write_record,
)
from battalia.engine.choices import Cohort, Skip
from battalia.engine.laws import broken_law
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.potions import Potion
from battalia.engine.record import POSITION
from positions import beaten, say, table
from random_play import random_options, rich_game, walk
from rules.test_s13_potions import war
from valleys import valley

LEVELS: list[type[Steady]] = [Novice, Steady, Expert, FirstExpert]
levels = pytest.mark.parametrize("level", LEVELS)


def quick(level: type[Steady], budget: int = 12) -> Steady:
    """Such a player who does not think for long: what it answers is as legal as ever."""
    bot = level()
    bot.budget = bot.crowded = budget
    bot.worlds = min(bot.worlds, 2)
    if isinstance(bot, FirstExpert):
        bot.candidates = 2
        bot.replies = 1
    return bot


BOX: dict[str, Any] = {"expansion": True, "stormgates": True, "great_artefacts": True}
EVERYTHING: dict[str, Any] = {
    **BOX,
    **dict.fromkeys(
        ("advanced", "royals", "trading", "summoning", "staff", "fortune", "draft", "metamorpha"),
        True,
    ),
    **dict.fromkeys(("bilkarr", "fanatics"), True),
}
TABLES = {
    "two": Options(players=2, weeks=1, starting_heroes=2),
    "three": Options(players=3, weeks=2, advanced=True),
    "relics": Options(players=4, weeks=1, relics=True),
    "everything": Options(players=3, weeks=1, heroic=True, starting_heroes=2, **EVERYTHING),
    "teams of four": Options(players=4, weeks=1, teams=True, valleys="bridge", **EVERYTHING),
    "teams of five": Options(players=5, weeks=1, teams=True, two_attacks=True, **EVERYTHING),
    "teams of six": Options(
        players=6, weeks=1, teams=True, three_against_three=True, valleys="pass", **EVERYTHING
    ),
    "six": Options(players=6, weeks=1, royals=True, draft=True, starting_heroes=1, **BOX),
}
GAMES = [
    *((name, level) for name in TABLES for level in (Novice, Steady)),
    # An expert takes its time even so.
    *((name, level) for name in ("two", "everything") for level in (Expert, FirstExpert)),
]
MOST: int = 200
"""So many choices in a turn are too many."""


# Every question is answered.


@pytest.mark.parametrize(("name", "level"), GAMES)
@pytest.mark.slice(3)
def test_whole_games_are_played_with_offered_choices_in_turns_of_sensible_length(
    name: str, level: type[Steady]
) -> None:
    options = TABLES[name]
    match = Match.begin(options, [quick(level) for _ in range(options.players)], 5)
    turns: Counter[tuple[int, int]] = Counter()
    while questions(match.game):
        day = match.game.day
        match.step()
        seat, _ = match.record.choices[-1]
        if seat != CHANCE:
            turns[day, seat] += 1
    assert match.game.ended
    assert broken_law(match.game) is None
    assert max(turns.values()) <= MOST


RICH = [
    Options(players=4, weeks=3, valleys="bridge", **EVERYTHING),
    Options(players=5, weeks=3, teams=True, valleys="pass", heroic=True, **EVERYTHING),
    Options(players=3, weeks=3, heroic=True, **EVERYTHING),
    Options(players=6, weeks=3, teams=True, **EVERYTHING),
    Options(players=2, weeks=3, **{**EVERYTHING, "staff": False}),
]
ABOUT = """
    action ambush apply-fortune arrange assail at-any-time attack build-free choose-city
    choose-faction choose-great-artefact choose-stack cohort copy-event defence destroy-tent
    double-unit draw-another drop-ambush freeze from-limbo hide keep-artefact muster name-faction
    open-attack opening pay pay-retreat pick place promote-free rally reaction read-scroll recall
    replace-card reshape ride spend-amplifier station summon take-from-gate take-supply
    take-terrain top-card transform travel-on upgrade-free use-bridge use-wild-as
"""
"""What players are asked about in both boxes."""
OFTEN = 3


def answer(game: Game, question: Question, level: type[Steady], seed: int) -> Choice | None:
    """What such a player answers; it must be legal, and nothing may have changed."""
    seat = question.seat
    shown, options, before = view(game, seat), list(question.options), game.copy()
    choice = quick(level).choose(shown, question, Random(seed))
    assert choice in options or (choice is None and question.optional)
    assert question.options == options
    assert shown == view(game, seat)
    assert game == before
    return choice


def choosing() -> Game:
    """A Great Artefact is chosen: in random play that comes up once in hundreds of games."""
    held = {"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))}
    game = valley(
        hand="supply×2",
        offer="wings horn",
        great_artefacts=True,
        heroes={"p1": "r0c5"},
        slices=held,
    )
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: spend-amplifier")
    assert game.asked[0].about == "choose-great-artefact"
    return game


def test_all_questions_are_answered_and_left_as_they_were() -> None:
    """Rich positions and random play until every question has come up."""
    asked: Counter[str] = Counter()
    for seed in range(-1, 200):
        options = RICH[seed % len(RICH)]
        if seed < 0:
            game, rng = choosing(), random.Random(0)
        elif seed < 10:
            rng = random.Random(seed)
            game = start(random_options(rng) if seed < 5 else options)
        else:
            game, rng = rich_game(seed // len(RICH), options)
        for seat, question in walk(game, rng, 400):
            if seat != CHANCE and asked[question.about] < OFTEN:
                asked[question.about] += 1
                for level in LEVELS:
                    answer(game, question, level, seed)
        if not set(ABOUT.split()) - set(asked):
            return
    raise AssertionError(sorted(set(ABOUT.split()) - set(asked)))


@levels
def test_what_may_be_done_at_any_time_may_be_left(level: type[Steady]) -> None:
    """S13.3: a potion is kept while there is peace; in a battle it may be drunk."""
    attack = "weapon.barfolk lord.barfolk"
    game = war(attack, "chief.islanders", held={"colossus": Potion(1)})
    assert game.asked[1].optional
    assert answer(game, game.asked[1], level, 1) is None
    say(game, "p1: attack r1c2")
    assert game.asked[1].optional
    answer(game, game.asked[1], level, 1)


# The same again.


def records() -> str:
    """A fingerprint of a few games with all levels at the table."""
    digest = hashlib.sha256()
    for name in ("two", "everything"):
        options = TABLES[name]
        bots = [quick(LEVELS[seat - 1]) for seat in range(options.players)]
        match = Match.begin(options, bots, 7)
        match.run()
        digest.update(write_record(match.record).encode())
    return digest.hexdigest()


def test_the_same_seed_gives_the_same_games_in_every_process() -> None:
    """Also where strings have other hashes, so that sets have another order."""
    tests = Path(__file__).parent.parent
    code = "from bots.test_levels import records; print(records())"
    hashes = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tests,
        env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": str(tests)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == records()


@levels
def test_another_seed_gives_another_game(level: type[Steady]) -> None:
    options = TABLES["two"]
    played = []
    for seed in (1, 2):
        match = Match.begin(options, [quick(level), quick(level)], seed)
        match.run()
        played.append(match.record.choices)
    assert played[0] != played[1]


# From the view alone.


@levels
def test_what_a_player_cannot_see_decides_nothing(level: type[Steady]) -> None:
    """The same view of another game, the same question, the same luck: the same answer."""
    differ = 0
    for seed in range(4 if level in (Expert, FirstExpert) else 10):
        game, rng = rich_game(seed)
        for at, (seat, question) in enumerate(walk(game, rng, 40)):
            if at % 8 or seat == CHANCE:
                continue
            twin = reimagine(game, seat, rng)
            assert view(twin, seat) == view(game, seat)
            differ += twin != game
            choices = [
                quick(level).choose(view(one, seat), one.asked[seat], Random(at))
                for one in (game, twin)
            ]
            assert choices[0] == choices[1], question.about
    assert differ > 5


def test_a_player_thinks_in_imagined_games_only() -> None:
    """None of them is the game itself, nor has it all of its hidden cards."""

    class Watched(Steady):
        def think(self, game: Game, seat: int, rng: Random) -> Choice:
            worlds.append(game)
            return super().think(game, seat, rng)

        def another(self, game: Game, seat: int, rng: Random) -> Game:
            worlds.append(super().another(game, seat, rng))
            return worlds[-1]

    alike = seen = 0
    for seed in range(8):
        game, _ = rich_game(seed, Options(players=4))
        before = game.copy()
        for seat, question in game.asked.items():
            worlds: list[Game] = []
            bot = Watched()
            bot.budget = 12
            bot.choose(view(game, seat), question, Random(seed))
            assert all(world is not game for world in worlds)
            for world in worlds:
                others = [one for one in range(4) if one != seat]
                alike += all(world.hand[one] == game.hand[one] for one in others)
                seen += 1
        assert game == before
    assert seen >= 8
    assert not alike


def test_one_that_sees_thinks_in_copies_of_the_game() -> None:
    for seed in range(4):
        game, _ = rich_game(seed, Options(players=3))
        before = game.copy()
        for seat, question in game.asked.items():
            bot = SeeingSteady()
            bot.budget = 20
            bot.see(game)
            assert bot.world(view(game, seat), Random(1)) == game
            assert bot.world(view(game, seat), Random(1)) is not game
            assert bot.choose(view(game, seat), question, Random(1)) in question.options
        assert game == before


def test_one_that_sees_uses_no_luck_to_imagine() -> None:
    game, _ = rich_game(3, Options(players=3))
    bot = SeeingSteady()
    bot.see(game)
    rng = Random(1)
    state = rng.getstate()
    bot.world(view(game, 0), rng)
    assert rng.getstate() == state


# How they differ.


CITY = {"board": {"r0c0": "city-four woods north"}, "tokens": {"r0c0": "p1 1"}}


def cohorts(level: type[Steady]) -> int:
    """How many of forty cohorts are claimed."""
    game = table(at="cohort", hand="friman.barfolk×3 supply×3", **CITY)  # type: ignore[arg-type]
    question = game.asked[0]
    chosen = [quick(level).choose(view(game, 0), question, Random(seed)) for seed in range(40)]
    assert all(isinstance(choice, (Cohort, Skip)) for choice in chosen)
    return sum(isinstance(choice, Cohort) for choice in chosen)


def test_a_novice_now_and_then_misses_a_cohort_and_the_others_never() -> None:
    assert cohorts(Steady) == cohorts(Expert) == 40
    assert 20 <= cohorts(Novice) < 40


def test_a_novice_does_not_always_do_the_same() -> None:
    hand = "supply×4 friman.barfolk×2 chief.islanders"
    game = table(hand=hand, **CITY)  # type: ignore[arg-type]
    question = game.asked[0]
    chosen = {
        game.rules.notation.text(choice)
        for seed in range(20)
        if (choice := Novice().choose(view(game, 0), question, Random(seed))) is not None
    }
    assert len(chosen) > 1


def test_each_thinks_more_than_the_last() -> None:
    assert Novice.budget < Steady.budget < Expert.budget
    assert Novice.crowded < Steady.crowded < Expert.crowded
    assert Novice.width <= Steady.width <= Expert.width


@levels
def test_a_turn_is_ended_when_patience_is_at_an_end(level: type[Steady]) -> None:
    """Nothing can keep a player in a turn for ever."""
    game = table(hand="supply×5 friman.barfolk×3", **CITY)  # type: ignore[arg-type]
    bot = quick(level)
    choices = [_again(bot, view(game, 0), game.asked[0]) for _ in range(MOST)]
    assert choices[-1] == "end"


def _again(bot: Steady, shown: View, question: Question) -> str:
    """The same question once more, as if the answer had changed nothing."""
    choice = bot.choose(shown, question, Random(1))
    return "end" if choice == question.options[-1] else type(choice).__name__


def test_who_has_lost_would_give_up_after_three_turns_and_not_before() -> None:
    game = beaten()
    position = {POSITION: save(game).decode()}
    for seat, lost in ((1, True), (0, False)):
        one = Steady()
        bots = [one if own == seat else Idle() for own in range(2)]
        match = Match(Record(game.rules.options, position), bots, 1)
        while match.game.day < 22:
            match.step()
        assert not one.hopeless
        while match.game.day < 23 and match.game.asked:
            match.step()
        assert one.hopeless is lost


def test_a_turn_that_gives_hope_again_counts_from_the_beginning() -> None:
    bot = Steady()
    for day, value in enumerate((-9, -9, 0, -9, -9)):
        bot.look_ahead(day + 1, value)
        # Whatever else is thought of in the same turn.
        bot.look_ahead(day + 1, -9)
        assert not bot.hopeless
    bot.look_ahead(6, -9)
    assert bot.hopeless
    another = Steady()
    another.memory = bot.memory
    assert another.hopeless
