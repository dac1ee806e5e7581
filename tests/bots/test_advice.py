"""Advice: the choice of a planner, and a reason that is true."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from battalia.bots import advice as module
from battalia.bots.advice import (
    ABOUT,
    CERTAIN,
    GROUPS,
    MOST_OTHERS,
    NO_PLANS,
    Advice,
    Mark,
    advise,
    position_seed,
)
from battalia.bots.goals import Goal, goals, is_reached
from battalia.bots.habits import habit
from battalia.bots.judgement import FEATURES
from battalia.bots.lore import known
from battalia.bots.planning import Path as Plan
from battalia.bots.planning import Thought, where
from battalia.bots.reasons import because, kinds_text
from battalia.bots.thinking import PATIENCE, Expert, Steady
from battalia.cli.advice import advice_lines, goal_lines
from battalia.engine import CHANCE, Choice, Game, Options, Seat, play, save, start, view
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.land import ground
from battalia.engine.choices import Ambush
from battalia.engine.game import drawn
from battalia.engine.notation import read_seat
from battalia.engine.terms import FACTION, KIND, Space
from battalia.messages import LANGUAGES, messages
from battalia.words import Words
from battlefield import field, station
from conftest import share
from laws.test_leaks import permute
from message_ids import message_ids
from positions import say, table, until
from random_play import rich_game, walk

LAND = {"r0c0": "city-four woods north", "r0c1": "straight lakes east"}
MINE = {"r0c0": "p1 1"}
GENERAL = ("hint-best-of", "hint-all-alike")
OWN = ("cohort", "action", "pay", "place", "ambush", "transform", "station", "ride", "name-faction")
"""Questions of an own turn outside of battles."""
FROM_THE_START = 4
"""So many games."""

Told = tuple[str, dict[str, Any]]


class Quick(Steady):
    """Thinks a little only."""

    width = 1
    budget = 20
    worlds = 1


class Brief(Expert):
    """Weighs as an expert, but not for long."""

    width = 1
    budget = crowded = 30
    worlds = 1


class Resolved(Quick):
    """Has made up its mind: what is tested is the reason, not the choice."""

    def __init__(self, *choices: Choice) -> None:
        super().__init__()
        self.choices = choices

    def think(self, game: Game, seat: Seat, rng: Random) -> Choice:
        first, *rest = self.choices
        path: Plan = [((about(game, choice),), choice) for choice in rest]
        self.plan = Thought(game, path, 0.0, 0.0)
        return first


def about(game: Game, choice: Choice) -> str:
    """The question that this choice of a turn answers."""
    verb = game.rules.notation.text(choice).split()[0]
    return verb if verb in ("pay", "place", "ambush") else "action"


def asked(game: Game, name: str = "") -> Seat:
    """This player, or the only one who must answer."""
    if name:
        return read_seat(name)
    (seat,) = [seat for seat, question in game.asked.items() if not question.optional]
    return seat


def advised(game: Game, seat: Seat) -> Advice:
    return advise(view(game, seat), game.asked[seat], Random(1), Quick())


def reason(game: Game, *texts: str, name: str = "") -> Told:
    """Why the first of these choices is good if the others are to follow."""
    choices = [game.rules.notation.read_choice(text) for text in texts]
    seat = asked(game, name)
    question = game.asked[seat]
    assert choices[0] in question.options
    advice = advise(view(game, seat), question, Random(1), Resolved(*choices))
    assert (advice.choice, *advice.plan) == tuple(choices)
    return advice.reason.id, advice.reason.args


def go_to(game: Game, about: str) -> Game:
    """Everybody answers with the first option until this is asked."""
    while all(question.about != about for question in game.asked.values()):
        seat, question = next(iter(game.asked.items()))
        play(game, seat, question.options[0])
    return game


# What every advice is like.


def test_every_feature_belongs_to_one_group() -> None:
    assert sorted(ABOUT) == sorted(FEATURES)
    assert sum(map(len, GROUPS.values())) == len(FEATURES)


def test_every_reason_has_words() -> None:
    folder = Path(module.__file__).parent
    sources = [
        folder / "advice.py",
        folder / "goals.py",
        folder / "reasons.py",
        *folder.glob("lore/*.py"),
    ]
    texts = [source.read_text(encoding="utf-8") for source in sources]
    ids = {id for text in texts for id in re.findall(r'"((?:goal|hint)-[a-z-]+)"', text)}
    assert len(ids) > 60
    assert ids - message_ids() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_module_keeps_has_words_of_its_own(language: str) -> None:
    told = {
        name: messages(language).format("hint-assets", {"sure": "yes", "module": name})
        for name in ("something-else", *known().assets)
    }
    assert len(set(told.values())) == len(told) > 9


def test_every_question_gets_an_option_of_it_and_a_reason_that_can_be_said() -> None:
    advices = general = 0
    abouts = set()
    for seed in range(share(99)):
        game, rng = rich_game(seed)
        for at, (seat, question) in enumerate(walk(game, rng, 60)):
            if seat == CHANCE or (at % 4 and question.about in ("action", "pay", "cohort")):
                continue
            shown = view(game, seat)
            advice = advise(shown, question, Random(at), Quick())
            assert question.optional or advice.choice is not None
            assert advice.choice is None or advice.choice in question.options
            for line in advice_lines(Words(shown), advice):
                assert line.endswith(".")
                assert "None" not in line
            abouts.add(question.about)
            advices += len(question.options) > 1
            general += advice.reason.id in GENERAL
    assert len(abouts) > 25
    assert general < advices / 8


def test_the_same_luck_gives_the_same_advice_and_changes_nothing() -> None:
    game, _ = rich_game(5)
    seat = min(game.asked)
    before = save(game)
    assert advised(game, seat) == advised(game, seat)
    assert save(game) == before


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_do_not_matter(seed: int) -> None:
    game, rng = rich_game(seed, Options(players=3, advanced=True, relics=True))
    (seat,) = game.asked
    other = permute(game, seat, rng, True)
    assert other is not None
    assert save(other) != save(game)
    assert advised(other, seat) == advised(game, seat)


def test_an_expert_advises_unless_another_is_named() -> None:
    game = table(hand="lord.barfolk×3", board=LAND, tokens=MINE)
    advice = advise(view(game, 0), game.asked[0], Random(1))
    assert advice.choice is not None
    assert game.rules.notation.text(advice.choice).startswith("build city-")
    assert [game.rules.notation.text(choice).split()[0] for choice in advice.plan[:2]] == [
        "pay",
        "place",
    ]
    assert advice.reason.id == "hint-city-built"


def test_what_leaves_no_choice_needs_no_thought() -> None:
    advice = advised(table(hand="", board=LAND, tokens=MINE), 0)
    assert advice.reason.id == "hint-only-option"


# The turn.


def test_a_cohort_draws_cards() -> None:
    game = table(at="cohort", hand="friman.barfolk×4 supply×2", board=LAND, tokens=MINE)
    assert reason(game, "cohort barfolk 4") == ("hint-cohort", {"count": 2})
    assert reason(game, "mulligan")[0] == "hint-mulligan"
    assert reason(game, "skip")[0] == "hint-keep-hand"


def test_a_city_brings_points() -> None:
    game = table(hand="lord.barfolk×3 supply", board=LAND, tokens=MINE)
    assert reason(game, "build city-four 4", "pay lord.barfolk×3", "place r0c2 north") == (
        "hint-city-built",
        {"space": "r0c2", "level": 4, "points": 4, "sure": "yes"},
    )


def test_a_taken_city_brings_points() -> None:
    hand = "weapon.barfolk lord.barfolk×2 supply"
    game = field(hand, city="neutral 4", heroes={"p1": "r1c1"})
    assert reason(game, "step 1 east", "pay supply", "attack r1c2") == (
        "hint-city-taken",
        {"space": "r1c2", "level": 4, "points": 4, "sure": "yes"},
    )


def test_a_hired_unit_is_new_in_the_deck() -> None:
    game = table(hand="supply×5", board=LAND, tokens=MINE)
    id, args = reason(game, "hire lord", "pay supply×5")
    assert (id, args["kinds"], args["sure"]) == ("hint-deck-gains", "lord supply", "yes")


def test_a_choice_is_not_praised_for_what_would_follow_without_it() -> None:
    game = table(hand="supply×5 lord.barfolk×3", board=LAND, tokens=MINE)
    building = ("build city-four 4", "pay lord.barfolk×3", "place r0c2 north")
    assert reason(game, "hire lord", "pay supply×5", *building)[0] == "hint-deck-gains"


def test_it_is_praised_for_what_it_makes_possible() -> None:
    game = table(
        hand="friman.barfolk supply chief.barfolk×3", board={"r0c0": LAND["r0c0"]}, tokens=MINE
    )
    road = ("build straight", "pay supply friman.barfolk", "place r0c1 east")
    city = ("build city-four 2", "pay chief.barfolk×3", "place r0c2 north")
    assert reason(game, *road, *city)[0] == "hint-city-built"


def test_luck_is_called_luck() -> None:
    hand = "weapon.barfolk lord.barfolk×2 supply"
    game = field(hand, "supply×2", city="p2 3", heroes={"p1": "r1c1"})
    assert reason(game, "step 1 east", "pay supply", "attack r1c2") == (
        "hint-raid",
        {"space": "r1c2", "players": "p2", "count": 2},
    )
    game = table(hand="amulet.barfolk lord.barfolk", board=LAND, tokens=MINE)
    assert reason(game, "use amulet.barfolk")[0] == "hint-gamble"


def test_the_last_great_city_wins_the_game() -> None:
    board = LAND | {"r0c6": "city-four woods north", "r2c6": "city-four lakes north"}
    tokens = {"r0c0": "p1 3", "r0c6": "p1 4", "r2c6": "p1 4"}
    game = table(hand="lord.barfolk×2 supply", board=board, tokens=tokens, cities_to_end=3)
    assert reason(game, "upgrade r0c0") == ("hint-wins", {"sure": "yes"})
    game = table(hand="lord.barfolk×2 supply", board=board, tokens=tokens, cities_to_end=4)
    id, args = reason(game, "upgrade r0c0")
    assert (id, args["space"], args["level"]) == ("hint-city-raised", "r0c0", 4)


def test_a_turn_without_gain_is_ended() -> None:
    game = table(hand="supply×5", board=LAND, tokens=MINE)
    assert reason(game, "end") == ("hint-nothing-gains", {})


def test_what_waits_in_ambush_is_kept() -> None:
    game = table(hand="supply lord.barfolk", board=LAND, tokens=MINE, fill=12)
    assert reason(game, "limbo supply", "ambush lord.barfolk") == (
        "hint-limbo",
        {"kind": "supply", "kinds": "lord"},
    )


@pytest.mark.parametrize(
    ("hand", "way", "told"),
    [
        ("friman.barfolk×2 tool.islanders supply", "pay supply friman.barfolk", "hint-pay"),
        ("friman.barfolk friman.islanders supply", "pay supply friman.barfolk", "hint-pay-alike"),
    ],
)
def test_a_payment_spares_the_better_card(hand: str, way: str, told: str) -> None:
    game = table(hand=hand, board=LAND, tokens=MINE, day=2)
    play(game, 0, "build straight")
    id, args = reason(game, way)
    assert id == told
    assert args.get("kind", "tool") == "tool"


def test_a_road_opens_a_site_for_a_city() -> None:
    game = table(hand="friman.barfolk supply", board={"r0c0": LAND["r0c0"]}, tokens=MINE)
    say(game, "build straight")
    go_to(game, "place")
    assert reason(game, "place r0c1 east") == ("hint-sites", {"count": 1, "sure": "yes"})


def test_the_faction_with_the_most_cards_is_led() -> None:
    game = until(start(Options(players=2)), "choose-faction")
    counts = {
        option: sum(FACTION[card] == option.faction for card in game.deck(0))  # type: ignore[attr-defined]
        for option in game.asked[0].options
    }
    best = max(counts, key=lambda option: counts[option])
    worst = min(counts, key=lambda option: counts[option])
    assert counts[worst] < counts[best]
    text = game.rules.notation.text
    assert reason(game, text(best)) == ("hint-most-cards", {"faction": text(best).split()[1]})
    assert reason(game, text(worst))[0] == "hint-best-of"


def test_everybody_sees_the_top_card() -> None:
    game = table(hand="supply×2 lord.barfolk", board=LAND, tokens=MINE)
    say(game, "end")
    assert reason(game, "top supply") == ("hint-top", {"kind": "supply"})
    assert reason(game, "top lord.barfolk")[0] in GENERAL


def test_a_promotion_completes_a_set() -> None:
    game = table(hand="title.barfolk chief.barfolk priest.barfolk×2", board=LAND, tokens=MINE)
    say(game, "use title.barfolk")
    assert reason(game, "promote chief.barfolk 1") == ("hint-set", {"kind": "priest", "count": 3})


# Battles.


def test_an_attack_tells_what_is_needed_and_what_the_cards_reach() -> None:
    game = field("weapon.barfolk lord.barfolk", city="neutral 4")
    strength = sum(game.rules.catalogue.attack_strength[KIND[card]] for card in game.hand[0])
    id, args = reason(game, "attack r1c2")
    assert (id, args["need"], args["space"]) == ("hint-attack-falls", 5, "r1c2")
    # A hero adds morale, too.
    assert int(args["reach"]) > strength


def test_an_attack_on_a_player_tells_how_many_cards_they_hold() -> None:
    id, args = reason(field("weapon.barfolk lord.barfolk", "supply×2"), "attack r1c2")
    assert (id, args["players"], args["count"], args["need"]) == ("hint-attack", "p2", 2, 4)


def attacked(defence: str, *, ambush: str = "") -> Game:
    """p1 attacks a city of p2, whose turn it is to react."""
    game = field("weapon.barfolk lord.barfolk×2", defence, city="p2 2", ambush={"p2": ambush})
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    return game


def test_what_cannot_be_held_is_surrendered() -> None:
    id, args = reason(attacked("friman.islanders"), "surrender")
    assert id == "hint-surrender"
    assert int(args["reach"]) < int(args["need"])


def test_what_can_be_held_is_fought_for() -> None:
    game = attacked("lord.islanders×2 priest.islanders")
    id, args = reason(game, "fight")
    assert id == "hint-fight"
    assert int(args["reach"]) >= int(args["need"])
    say(game, "fight")
    assert reason(game, "lay lord.islanders") == ("hint-lay", args)
    say(game, "lay lord.islanders")


def test_ambush_cards_are_recalled_where_they_are_needed() -> None:
    game = attacked("friman.islanders", ambush="lord.islanders×2")
    say(game, "fight")
    id, args = reason(game, "recall")
    assert id == "hint-recall"
    assert int(args["reach"]) < int(args["need"])
    game = attacked("lord.islanders×2 priest.islanders", ambush="friman.islanders")
    say(game, "fight")
    assert reason(game, "keep")[0] == "hint-keep"


def test_a_total_that_suffices_is_enough() -> None:
    game = field("weapon.barfolk lord.barfolk×2", "supply", city="p2 1")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk")
    assert reason(game, "stand") == ("hint-stand", {})


def test_tents_are_opened_for_a_battle() -> None:
    hand = "weapon.barfolk tent.barfolk lord.barfolk"
    game = field(hand, city="neutral 4")
    station(game, "p1", "tent.barfolk", "lord.barfolk")
    say(game, "attack r1c2", "lay weapon.barfolk")
    id, args = reason(game, "strike 0")
    assert id == "hint-strike"
    assert int(args["reach"]) >= int(args["need"])


# Advice that is followed.


class Turn(NamedTuple):
    """What was told in a turn that went as advised, before each choice."""

    seat: Seat
    games: list[Game]
    told: list[Advice]
    new: list[bool]
    """Whether something came to light since the advice before."""


def known_luck(game: Game, seat: Seat) -> Random:
    return Random(position_seed(view(game, seat)))


def heroes(game: Game, seat: Seat) -> list[Space]:
    return [space for space in game.heroes[2 * seat : 2 * seat + 2] if space >= 0]


def waiting(game: Game, seat: Seat) -> bytes:
    return game.ambush[seat] + b"".join(tent.cards for tent in game.tents[seat])


@cache
def followed() -> list[Turn]:
    """Turns in which every advice is followed: of games from their beginning, and of others with
    rich hands."""
    games = [start(Options(players=2, advanced=seed % 2 == 1)) for seed in range(FROM_THE_START)]
    games += [rich_game(seed)[0] for seed in range(10)]
    return [turn for number, game in enumerate(games) for turn in play_on(game, number)]


def play_on(game: Game, number: int) -> Iterator[Turn]:
    """Rich games for a turn, the others for some days."""
    rng, whole = Random(number), number < FROM_THE_START
    last = game.day + (7 if whole else 0)
    # A new terrain may make a way free, now or later in the turn (B12.1).
    free = bool(game.slices or game.rules.free_steps)
    goal, plans, turn = "", NO_PLANS, Turn(-1, [], [], [])
    new = True
    while game.asked and game.day <= last:
        if CHANCE in game.asked:
            question = game.asked[CHANCE]
            new = new or question.about not in CERTAIN or free
            play(game, CHANCE, drawn(question, rng.random))
            continue
        seat, question = next(one for one in game.asked.items() if not one[1].optional)
        if (whole and seat != 0) or question.about not in OWN:
            new = True
            play(game, seat, habit(game, question))
            continue
        if turn.seat != seat or turn.games[-1].day != game.day:
            if turn.told:
                yield turn
            if turn.told and not whole:
                return
            turn = Turn(seat, [], [], [])
        told = advise(view(game, seat), question, known_luck(game, seat), Brief(), goal, plans)
        assert len(turn.told) < PATIENCE, "a turn that goes as advised comes to an end"
        turn.games.append(game.copy())
        turn.told.append(told)
        turn.new.append(new)
        goal = goal if told.goal is None else told.goal.name
        plans, new = told.plans, new and free and len(turn.told) > 1
        assert told.choice is not None
        play(game, seat, told.choice)
    if turn.told:
        yield turn


def test_a_plan_that_was_told_is_kept_to_while_nothing_comes_to_light() -> None:
    kept = 0
    for turn in followed():
        for before, told, new in zip(turn.told, turn.told[1:], turn.new[1:], strict=False):
            if before.plan and not new:
                assert (told.choice, *told.plan) == before.plan
                kept += 1
    assert kept > 80


def test_a_plan_is_kept_to_whichever_cards_of_a_kind_pay_for_it() -> None:
    game = table(hand="friman.barfolk friman.islanders supply", board=LAND, tokens=MINE)
    say(game, "build straight")
    ways = []
    for card in ("friman.barfolk", "friman.islanders"):
        way = game.copy()
        play(way, 0, f"pay supply {card}")
        ways.append(go_to(way, "place"))
    foreseen, comes = ways
    assert foreseen.hand[0] != comes.hand[0]
    question = foreseen.asked[0]
    plan = ((where(view(foreseen, 0), question), question.options[0]),)
    plans = NO_PLANS.and_then(game.day, plan)
    assert plans.rest(view(comes, 0), comes.asked[0]) == plan
    # Another day it is another plan.
    assert NO_PLANS.and_then(game.day - 1, plan).rest(view(comes, 0), comes.asked[0]) == ()


def test_what_is_said_to_wait_in_ambush_is_laid_there() -> None:
    announced = 0
    for turn in followed():
        for at, told in enumerate(turn.told):
            if told.reason.id != "hint-limbo":
                continue
            after = turn.told[at + 1 : at + 1 + len(told.plan)]
            if len(after) < len(told.plan) or any(turn.new[at + 1 : at + 1 + len(after)]):
                continue
            laid = [one.choice.card for one in after if isinstance(one.choice, Ambush)]
            assert told.reason.args["kinds"] == kinds_text(KIND[card] for card in laid)
            announced += 1
    assert announced > 10


def test_no_shown_goal_is_delayed_by_the_turn() -> None:
    """Nor does the plan send to limbo what it takes: it can be had as soon as by doing nothing."""
    looked = 0
    for turn in followed():
        seat = turn.seat
        for at, (game, told) in enumerate(zip(turn.games, turn.told, strict=True)):
            end = at + 1 + len(told.plan)
            question = game.asked[seat]
            if question.about != "action" or told.goal is None or end >= len(turn.games):
                continue
            if any(turn.new[at + 1 : end + 1]):
                continue
            name = told.goal.name
            idle = {goal.name: goal for goal in goals(game, seat, True)}
            later = {goal.name: goal for goal in goals(turn.games[end], seat, True)}
            if not is_reached(turn.games[end], seat, name):
                assert later[name].turns <= idle[name].turns
                assert told.goal.day in (later[name].day, game.day)
            looked += 1
    assert looked > 20


def test_no_reason_speaks_of_heroes_whom_the_player_does_not_have() -> None:
    without = 0
    for turn in followed():
        for game, told in zip(turn.games, turn.told, strict=True):
            hired = any(mark.kind == "hero" for mark in told.trail)
            if heroes(game, turn.seat) or hired:
                continue
            words = Words(view(game, turn.seat))
            for reason in (told.reason, *(other.less for other in told.others)):
                assert "hero" not in words.reason(reason)
                without += 1
    assert without > 40


def test_whoever_takes_back_and_does_the_same_again_is_told_the_same() -> None:
    """Of a plan, too, that was made somewhere else."""
    again = 0
    for turn in followed()[::4]:
        plans = turn.told[-1].plans
        for game, told in zip(turn.games, turn.told, strict=True):
            seat, question = turn.seat, game.asked[turn.seat]
            if question.about != "action":
                continue
            new = advise(view(game, seat), question, known_luck(game, seat), Brief(), plans=plans)
            assert (new.choice, new.plan) == (told.choice, told.plan)
            again += 1
    assert again > 10


# The goal, what else was weighed, and the way on the board.


def served(game: Game, *texts: str, goal: str = "") -> Advice:
    """The advice of somebody who has made up their mind to do this."""
    choices = [game.rules.notation.read_choice(text) for text in texts]
    seat = asked(game)
    return advise(view(game, seat), game.asked[seat], Random(1), Resolved(*choices), goal)


def test_the_goal_is_what_the_turn_reaches() -> None:
    hand = "weapon.barfolk lord.barfolk×2 supply"
    game = field(hand, city="neutral 4", heroes={"p1": "r1c1"})
    goal = served(game, "step 1 east", "pay supply", "attack r1c2").goal
    assert goal is not None
    assert (goal.name, goal.needs, goal.day) == ("take r1c2", (), game.day)
    assert goal.reason.args == {"space": "r1c2", "defence": 4, "need": 5, "points": 4}


def test_the_goal_is_what_the_turn_comes_nearer_to() -> None:
    game = field("chief.barfolk friman.barfolk×2 supply×3", city="neutral 4", heroes={})
    weapon = served(game, "create weapon", "pay friman.barfolk×2 chief.barfolk").goal
    assert weapon is not None
    assert weapon.name == "take r1c2"
    assert weapon.needs[0].id == "goal-needs-weapon"
    chief = served(game, "hire chief", "pay supply×3").goal
    assert chief is not None
    assert chief.name == "upgrade r1c0 2"


def test_a_goal_is_kept_while_nothing_speaks_for_another() -> None:
    game = field("chief.barfolk friman.barfolk×2 supply×3", city="neutral 4", heroes={})
    first = served(game, "end").goal
    assert first is not None
    for other in goals(game, 0):
        kept = served(game, "end", goal=other.name).goal
        assert kept is not None
        assert kept.name == other.name
    # What nobody has ever told changes nothing.
    for odd in ("take r9c9", "upgrade r1c0 x", "build", "build 2 x 1", "take", "♞ ♞ ♞"):
        assert served(game, "end", goal=odd).goal == first


def test_a_city_that_is_built_for_less_and_raised_is_the_goal_that_it_is_built_for() -> None:
    game = table(hand="friman.barfolk×3 chief.barfolk×2", board=LAND, tokens=MINE)
    city = ("build city-four 1", "pay friman.barfolk×3", "place r0c2 north")
    goal = served(game, *city, "upgrade r0c2", "pay chief.barfolk×2").goal
    assert goal is not None
    assert (goal.name, goal.needs, goal.day) == ("build 2 1 2", (), game.day)
    assert goal.reason.args["kind"] == "friman"
    # Whoever wanted one of level 2 has not got it by that.
    say(game, "build city-four 1")
    go_to(game, "place")
    say(game, "place r0c2 north")
    go_to(game, "action")
    assert not served(game, "end", goal="build 2 2 1").reached
    assert served(game, "end", goal="build 2 1 2").reached


def test_no_goal_takes_what_the_turn_burns() -> None:
    """Four steps lead to the city, and the deck has just as much supply."""
    board = {"r0c0": "city-four woods north"}
    board |= {f"r0c{column}": "straight lakes east" for column in range(1, 4)}
    board |= {"r0c4": "city-four woods north"}
    hand, nation = "weapon.barfolk lord.barfolk×2 supply×4", "priest.islanders×4 priest.barfolk×2"
    tokens = MINE | {"r0c4": "neutral 4"}
    game = table(
        hand=hand, nation={"p1": nation}, board=board, tokens=tokens, heroes={"p1": "r0c0"}
    )
    way = "take r0c4"
    spared = served(game, "end", goal=way).goal
    assert spared is not None
    # It could have been begun.
    assert (spared.name, spared.waits) == (way, True)
    burning = served(game, "limbo supply", "ambush weapon.barfolk", goal=way).goal
    assert burning is None or burning.name != way
    going = served(game, "step 1 east", "pay supply", goal=way).goal
    assert going is not None
    assert (going.name, going.waits) == (way, False)


def test_a_goal_that_is_reached_is_told() -> None:
    game = field("supply", city="p1 4")
    assert served(game, "end", goal="take r1c2").reached
    assert served(game, "end", goal="upgrade r1c0 1").reached
    assert served(game, "end", goal="build 2 3 1").reached
    assert not served(game, "end", goal="build 3 3 1").reached
    assert not served(game, "end", goal="build 2 3 2").reached
    assert not served(game, "end", goal="upgrade r1c0 2").reached
    assert not served(game, "end").reached


def test_a_day_is_told_as_the_table_shows_it_and_as_the_log_counts_it() -> None:
    game = table(hand="supply", board=LAND, tokens=MINE)
    needs = (because("goal-needs-site"),)
    told = {
        day: goal_lines(Words(view(game, 0)), Advice(None, needs[0], goal=goal))[-1]
        for day in (7, 8)
        for goal in [Goal("build 2 1 2", needs[0], needs, day)]
    }
    assert told == {
        7: "If the cards come right, it can be done on day 7 of week 1.",
        8: "If the cards come right, it can be done on day 1 of week 2 (day 8 in all).",
    }


def test_the_way_of_a_hero_is_one_arrow() -> None:
    hand = "weapon.barfolk lord.barfolk×2 supply×2"
    game = field(hand, city="neutral 4", heroes={"p1": "r1c0"})
    advice = served(game, "step 1 east", "pay supply", "step 1 east", "pay supply", "attack r1c2")
    spaces = [game.rules.notation.read_space(name) for name in ("r1c0", "r1c1", "r1c2")]
    assert advice.trail == (Mark("move", tuple(spaces)), Mark("attack", (spaces[2],)))


def test_what_else_was_weighed_is_possible_and_really_less() -> None:
    compared = moved = 0
    for seed in range(40):
        game, _ = rich_game(seed)
        for seat, question in game.asked.items():
            if seat == CHANCE or question.about != "action":
                continue
            bot = Quick()
            advice = advise(view(game, seat), question, Random(seed), bot)
            known = {goal.name: goal for goal in goals(game, seat)}
            assert advice.goal is not None
            needs = known[advice.goal.name].needs
            assert all(need in needs for need in advice.goal.needs) or not needs
            assert len(advice.others) <= MOST_OTHERS
            told = {other.choice for other in advice.others}
            assert len(told) == len(advice.others)
            assert advice.choice not in told
            assert told <= set(question.options)
            assert bot.plan is not None
            best = points(bot.plan.game, seat)
            for other in advice.others:
                end = next(
                    one.game
                    for one in bot.weighed
                    if other.choice in [choice for _, choice in one.path]
                )
                less = other.less
                if less.id == "hint-less-points":
                    assert less.args["count"] == best - points(end, seat)
                if less.id == "hint-less-held":
                    assert len(waiting(end, seat)) < len(waiting(bot.plan.game, seat))
                if less.id == "hint-less-heroes":
                    assert len(heroes(end, seat)) < len(heroes(bot.plan.game, seat))
                if less.id == "hint-less-strength":
                    force = [bot.judgement.deck(one, seat).attack for one in (end, bot.plan.game)]
                    assert force[0] < force[1]
                compared += 1
            for mark in advice.trail:
                steps = [dict(ground(game).land.ways[space]) for space in mark.spaces[:-1]]
                if mark.kind == "move" and len(game.slices) == 0:
                    assert mark.spaces[0] in game.heroes[2 * seat : 2 * seat + 2]
                    for ways, there in zip(steps, mark.spaces[1:], strict=True):
                        assert there in ways.values()
                    moved += 1
            words = Words(view(game, seat))
            for line in goal_lines(words, advice):
                assert line.endswith(".")
                assert "⟨" not in line
    assert compared > 40
