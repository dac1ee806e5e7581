"""Goals: what is said of them is so, by the engine's own numbers, and what is possible is done."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from battalia.bots.goals import Day, Goal, Luck, Phase, goals, is_reached
from battalia.engine import CHANCE, Game, Options, Seat, play, save, start
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.mustering import obstacle_to_assault
from battalia.engine.chapters.battle.strength import defence_of
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.heroes import journeys
from battalia.engine.chapters.land import free_token, ground, level_of, owner_of
from battalia.engine.chapters.turn import END, Turn
from battalia.engine.choices import (
    Attack,
    Build,
    Choice,
    Draw,
    Halt,
    Lay,
    NameFaction,
    Pay,
    Skip,
    Stand,
    Step,
    Travel,
    With,
)
from battalia.engine.terms import EMPTY, KIND, KINDS, TOOL, UNITS
from laws.test_leaks import permute
from random_play import random_options, rich_game, walk

LAND = {"r0c0": "city-four woods north", "r0c1": "straight lakes east"}
MINE = {"r0c0": "p1 1"}


def named(game: Game, name: str, seat: Seat = 0) -> Goal:
    return next(goal for goal in goals(game, seat) if goal.name == name)


def told(goal: Goal) -> dict[str, dict[str, object]]:
    """What it needs, by message."""
    return {need.id: dict(need.args) for need in goal.needs}


def at_its_turn(seed: int, rich: bool) -> tuple[Game, Seat] | None:
    """Somewhere in a random game, before an action; rich: with many artefacts and heroes."""
    if rich:
        game, _ = rich_game(seed)
    else:
        rng = random.Random(seed)
        game = start(random_options(rng))
        turns = rng.randrange(1, 40)
        for seat, question in walk(game, rng):
            if seat != CHANCE and question.about == "action":
                turns -= 1
                if not turns:
                    break
    asked = [seat for seat, one in game.asked.items() if one.about == "action"]
    return (game, asked[0]) if asked else None


def positions(rich: bool, number: int) -> Iterator[tuple[Game, Seat]]:
    for seed in range(number):
        found = at_its_turn(seed, rich)
        if found is not None:
            yield found


def of_teams(number: int) -> Iterator[tuple[Game, Seat]]:
    """All partners who are asked for an action, now and then in random games of teams (S4)."""
    for seed in range(number):
        rng = random.Random(seed)
        options = random_options(rng, expansion=True)
        while not options.teams:
            options = random_options(rng, expansion=True)
        game = start(options)
        for _ in walk(game, rng, 3000):
            if rng.random() < 0.02:
                for seat, question in game.asked.items():
                    if question.about == "action":
                        yield game, seat


# What is said is so.


@pytest.mark.parametrize("rich", [False, True])
def test_every_number_of_a_goal_is_the_engines_own(rich: bool) -> None:
    told_of: Counter[str] = Counter()
    for game, seat in positions(rich, 80):
        notation, catalogue = game.rules.notation, game.rules.catalogue
        deck = Counter(KIND[card] for card in game.deck(seat) if card not in game.rules.bound)
        for goal in goals(game, seat):
            args: dict[str, Any] = dict(goal.reason.args)
            told_of[goal.reason.id] += 1
            if goal.name.startswith("take"):
                assert args["defence"] == defence_of(game, goal.space)
                battle = Battle(seat, goal.space, None, False, 1)
                if owner_of(game.tokens[goal.space]) >= game.players:
                    assert args["need"] == battle.base_defence(game) + 1
            else:
                (kind,) = [kind for kind in UNITS if KINDS[kind] == args["kind"]]
                assert args["own"] == deck[kind]
                assert args["level"] == kind
            for need in goal.needs:
                told_of[need.id] += 1
                more: dict[str, Any] = dict(need.args)
                match need.id:
                    case "goal-needs-units":
                        ((_, supply),) = catalogue.costs[kind]
                        assert more["supply"] == supply
                        tools = 2 * deck[TOOL] if kind == 1 else 0
                        assert more["count"] == args["count"] - deck[kind] - tools
                    case "goal-needs-weapon":
                        assert not any(deck[opener] for opener in game.rules.openers)
                    case "goal-needs-hero":
                        assert -1 in game.heroes[2 * seat : 2 * seat + 2]
                    case "goal-needs-steps":
                        begin = notation.read_space(str(more["space"]))
                        way = journeys(game, seat, begin).to(goal.space)
                        assert way is not None
                        assert more["count"] == way.price
                    case "goal-needs-road":
                        nets = ground(game).land.part
                        here = [hero for hero in game.heroes[2 * seat : 2 * seat + 2] if hero >= 0]
                        if len(here) < 2:
                            here += ground(game).cities(game, seat)
                        assert nets[goal.space] not in {nets[space] for space in here}
                        assert game.board.count(EMPTY) >= more["count"] > 0
                    case "goal-needs-strength":
                        assert more["reach"] < more["need"] == args["need"]
                    case "goal-needs-line":
                        assert more["reach"] >= more["need"] == args["need"]
                        assert str(more["kinds"]).split()
    assert len(told_of) > 8, told_of


def test_goals_come_from_what_the_seat_may_know() -> None:
    for seed in range(12):
        game, rng = rich_game(seed, Options(players=3, advanced=True))
        (seat,) = game.asked
        other = permute(game, seat, rng, True)
        assert other is not None
        assert save(other) != save(game)
        assert goals(other, seat) == goals(game, seat)


def test_finding_goals_changes_nothing() -> None:
    for game, seat in positions(True, 10):
        before = save(game)
        goals(game, seat)
        assert save(game) == before


@pytest.mark.rule("S4.5")
def test_no_goal_is_against_a_partner_and_each_is_of_something_that_may_be_had() -> None:
    told_of: Counter[str] = Counter()
    for game, seat in of_teams(12):
        team = game.team(seat)
        assert len(team) > 1
        for goal in goals(game, seat):
            told_of[goal.reason.id] += 1
            assert not is_reached(game, seat, goal.name)
            verb, *rest = goal.name.split()
            if verb == "build":
                assert free_token(game, seat, int(rest[1]))
                continue
            mark = game.tokens[goal.space]
            assert rest[0] == game.rules.notation.space_name(goal.space)
            if verb == "upgrade":
                assert owner_of(mark) == seat
            else:
                assert owner_of(mark) not in team
                # What stands against it is told first, and that it cannot be before tomorrow.
                reason = obstacle_to_assault(game, seat, goal.space, None)
                assert reason is None or (reason == goal.needs[0] and goal.day != game.day)
    assert told_of.keys() >= {"goal-neutral", "goal-raid", "goal-ruins", "goal-city"}, told_of


# What is possible is done: the others wait, and the cards come as they are hoped for.


class Lucky:
    """Plays a goal out, turn after turn, in the engine."""

    def __init__(self, game: Game, seat: Seat, turns: list[Day]) -> None:
        self.game, self.seat = game.copy(), seat
        self.turns = turns
        self.wanted: Counter[int] = Counter()
        self.opened = False
        """An attack went beyond the base defence."""

    def reach(self, goal: Goal) -> None:
        for number, turn in enumerate(self.turns):
            assert self.game.day == (goal.day - len(self.turns) + 1) + number
            for phase in turn.done:
                self.do(phase)
            if number + 1 < len(self.turns):
                self.wanted = Counter(self.turns[number + 1].drawn)
                self.answer(END)
                self.others()

    def answer(self, choice: Choice) -> None:
        question = self.game.asked[self.seat]
        assert choice in question.options, (choice, question.about)
        play(self.game, self.seat, choice)
        self.settle()

    def settle(self) -> None:
        """Chance as it is hoped for."""
        while CHANCE in self.game.asked:
            question = self.game.asked[CHANCE]
            choice = question.options[0]
            mine = getattr(self.game.lanes[question.lane][-1], "seat", -1) == self.seat
            if question.about == "draw" and mine:
                hoped = [
                    one
                    for one in question.options
                    if isinstance(one, Draw) and self.wanted[KIND[one.card]] > 0
                ]
                if hoped:
                    choice = hoped[0]
                    assert isinstance(choice, Draw)
                    self.wanted[KIND[choice.card]] -= 1
            play(self.game, CHANCE, choice)

    def others(self) -> None:
        """Everybody ends their turn at once, until it is the own one again."""
        for _ in range(200):
            self.settle()
            must = {one: asked for one, asked in self.game.asked.items() if not asked.optional}
            if not must:
                return
            seat, question = next(iter(must.items()))
            own = any(frame.seat == self.seat for frame in self.game.frames(Turn))
            if own and seat == self.seat and question.about == "action":
                return
            quiet = [one for one in (Skip(), END, Halt()) if one in question.options]
            play(self.game, seat, quiet[0] if quiet else question.options[0])
        raise AssertionError("it is never the own turn again")

    def do(self, phase: Phase) -> None:
        match phase.choice:
            case Travel(_, there):
                self.go(there, phase)
            case Attack(space):
                self.attack(Attack(space), phase)
            case choice:
                self.answer(choice)
                self.finish(phase)

    def finish(self, phase: Phase) -> None:
        """Pays with what is meant for it, and lays what is built."""
        while (question := self.game.asked.get(self.seat)) and question.about != "action":
            cost = Counter(phase.cost)
            choice = question.options[0]
            pays = [one for one in question.options if isinstance(one, Pay)]
            if pays:
                choice = min(pays, key=lambda one: beside(one, cost))
            elif question.about == "name-faction":
                choice = next(one for one in question.options if isinstance(one, NameFaction))
            self.answer(choice)

    def go(self, there: int, phase: Phase) -> None:
        heroes = [
            (way.price, hero)
            for hero in (0, 1)
            if (space := self.game.heroes[2 * self.seat + hero]) >= 0
            and (way := journeys(self.game, self.seat, space).to(there)) is not None
        ]
        _, hero = min(heroes)
        at = self.game.heroes[2 * self.seat + hero]
        for space in journeys(self.game, self.seat, at).path(there):
            at = self.game.heroes[2 * self.seat + hero]
            side = next(side for side, to in ground(self.game).land.ways[at] if to == space)
            question = self.game.asked[self.seat]
            step = next(
                one
                for one in question.options
                if isinstance(one, Step)
                and one.side == side
                and self.game.heroes[2 * self.seat + one.hero] == at
            )
            self.answer(step)
            self.finish(phase)

    def attack(self, choice: Attack, phase: Phase) -> None:
        if choice.space not in self.game.heroes[2 * self.seat : 2 * self.seat + 2]:
            # What is left of the way is free.
            self.go(choice.space, Phase(choice, ()))
        self.answer(choice)
        left = Counter(phase.cost)
        while (question := self.game.asked.get(self.seat)) and question.about != "action":
            lays = [
                one
                for one in question.options
                if isinstance(one, Lay) and left[one.item.kind] > 0 and one.copies == 1
            ]
            if With(1) in question.options:
                self.answer(With(1))
            elif lays:
                left[lays[0].item.kind] -= 1
                self.answer(lays[0])
            else:
                self.answer(Stand() if Stand() in question.options else question.options[0])
        self.opened = not left.total()


def beside(pay: Pay, cost: Counter[int]) -> int:
    """How many cards of it are not what was meant."""
    return (Counter(item.kind for item in pay.items) - cost).total()


@pytest.mark.parametrize("rich", [False, True])
def test_what_can_be_done_on_a_day_is_done_on_that_day_if_the_cards_come_right(rich: bool) -> None:
    done: Counter[str] = Counter()
    later = 0
    for game, seat in positions(rich, 70):
        for goal in goals(game, seat):
            if not goal.day:
                continue
            turns = Luck(game, seat).days(goal.phases)
            assert turns is not None
            assert goal.day == game.day + len(turns) - 1
            lucky = Lucky(game, seat, turns)
            lucky.reach(goal)
            after = lucky.game
            if goal.reason.id == "goal-raid":
                assert lucky.opened
            else:
                assert is_reached(after, seat, goal.name), goal.name
            if goal.reason.id == "goal-neutral":
                won = level_of(after.tokens[goal.space])
                assert won == goal.reason.args["points"]
                assert points(after, seat) >= points(game, seat) + won
            done[goal.reason.id] += 1
            later += len(turns) > 1
    kinds = {"goal-neutral", "goal-raid", "goal-city", "goal-upgrade"}
    assert done.keys() >= kinds | ({"goal-ruins"} if rich else set())
    assert later > 30


def test_what_can_be_done_now_needs_nothing_more() -> None:
    for game, seat in positions(True, 60):
        for goal in goals(game, seat):
            assert (goal.day == game.day) == (not goal.needs)
            if goal.needs or len(goal.phases) != 1:
                continue
            wish = goal.phases[0].choice
            offered = game.asked[seat].options
            assert wish in offered or (
                isinstance(wish, Build) and any(isinstance(one, Build) for one in offered)
            )
