"""Advice for a player who is stuck: what the expert would do, and why.

The choice is the expert's own. The reason is found afterwards: the choice, and the rest of the turn
as it was planned, are carried out in the world that the expert imagined, and what is then better
than before is named. A reason is a message id with arguments, no text; kinds, spaces and players in
it are written as in the notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import inf
from random import Random
from typing import Any, Final, Literal
from zlib import crc32

import msgspec

from battalia.bots.fighting import battle_of
from battalia.bots.goals import Goal, goals, is_reached
from battalia.bots.judgement import BOARD_FEATURES, DECK_FEATURES, FEATURES, Judgement
from battalia.bots.lore import known
from battalia.bots.planning import Fingerprint, Path, Planner, Thought, where
from battalia.bots.reasons import HOPES, REASONS, because, exits_of, kinds_text
from battalia.bots.senses import counts
from battalia.bots.thinking import Expert, Steady
from battalia.engine import CHANCE, Choice, Game, Question, Reason, Seat, View, outcome, play
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.heroes import journeys
from battalia.engine.chapters.land import NOBODY, ground, level_of, owner_of
from battalia.engine.chapters.turn import END
from battalia.engine.choices import Attack, Build, HireHero, Limbo, Place, Upgrade, Use
from battalia.engine.game import drawn
from battalia.engine.notation import seat_name
from battalia.engine.showing import as_structure
from battalia.engine.terms import (
    ALL_GREAT,
    AMULET,
    EMPTY,
    KINDS,
    ROYALS,
    UNITS,
    Kind,
    Space,
    kind_of,
)

Plan = tuple[tuple[Fingerprint, Choice], ...]
"""Choices of a turn, each with what is known where it is due."""
MOST_PLANS: Final = 20
"""So many plans of a turn at most are remembered, the first of them."""


class Plans(msgspec.Struct, frozen=True):
    """What a player was told in a turn. It is kept to as a computer keeps to its plan: while
    everything goes as planned, and again where something was taken back."""

    day: int = 0
    told: tuple[Plan, ...] = ()

    def rest(self, view: View, question: Question) -> Plan:
        """What was told for this question, and after it; nothing: it was not foreseen."""
        if self.day != view.day or question.optional:
            return ()
        here = _by_kinds(where(view, question))
        for plan in self.told:
            for at, (mark, choice) in enumerate(plan):
                if _by_kinds(mark) == here and choice in question.options:
                    return plan[at:]
        return ()

    def and_then(self, day: int, plan: Plan) -> Plans:
        told = self.told if self.day == day else ()
        return Plans(day, (*told, plan)[:MOST_PLANS])


def _by_kinds(mark: Fingerprint) -> Fingerprint:
    """With which cards of a kind somebody pays changes no plan."""
    return tuple(sorted(map(kind_of, part)) if isinstance(part, bytes) else part for part in mark)


NO_PLANS: Final = Plans()


class Advice(msgspec.Struct, frozen=True):
    """What to answer, what should follow, and why."""

    choice: Choice | None
    """None: a question that nobody waits for is best left open."""
    reason: Reason
    plan: tuple[Choice, ...] = ()
    """The own choices that are planned for the rest of the turn; luck may change them."""
    goal: Goal | None = None
    """What it is good for over the next turns; None: it is not the own turn."""
    reached: bool = False
    """The goal that the player had is reached."""
    others: tuple[Alternative, ...] = ()
    """What was weighed, too, the best first."""
    trail: tuple[Mark, ...] = ()
    """Where on the board the rest of the turn leads."""
    plans: Plans = NO_PLANS
    """All that was told in this turn, for whoever asks again in it."""


class Alternative(msgspec.Struct, frozen=True):
    """Another answer, and why it is less."""

    choice: Choice
    less: Reason


class Mark(msgspec.Struct, frozen=True):
    """What is to be done on the board: a hero goes from space to space, or something else happens
    on one."""

    kind: Literal["move", "hero", "build", "upgrade", "attack"]
    spaces: tuple[Space, ...]


def advise(
    view: View,
    question: Question,
    rng: Random,
    bot: Steady | None = None,
    goal: str = "",
    plans: Plans = NO_PLANS,
) -> Advice:
    """What the bot, by default an expert, would answer, from what the seat may know.

    ``goal``: the name of the goal that the player has had so far, which is kept while the choice
    does not speak for another. ``plans``: what the player was told before in this turn
    (``Advice.plans``), which is kept to while it goes as planned. All chance comes from ``rng``:
    the same generator, the same advice.
    """
    bot = bot or Expert()
    bot.plan, bot.weighed = None, []
    world = bot.world(view, rng)
    if question.optional:
        choice = bot.choose(view, question, rng)
        if choice is None:
            return Advice(None, because("hint-not-now"), plans=plans)
    elif len(question.options) == 1:
        choice = question.options[0]
    else:
        choice = bot.think(world, question.seat, rng)
    plan: Plan = ((where(view, question), choice), *_planned(bot))
    told = plans.rest(view, question)
    if question.about == "action" and not told:
        if plans.day == view.day and END in question.options and _circles(bot, question, plans):
            plan = ((where(view, question), END),)
        plans = plans.and_then(view.day, plan)
    case = Case(bot, world, question, told or plan, rng)
    case.planned = bool(told) or question.about == "action"
    case.kept = told not in ((), plan)
    reason = case.reason(goal)
    if len(question.options) == 1 and not question.optional:
        reason = because("hint-only-option")
    return Advice(
        case.choice,
        reason,
        tuple(planned for _, planned in case.path),
        case.aim,
        bool(goal) and is_reached(world, question.seat, goal),
        tuple(case.alternatives(bot.weighed)),
        tuple(case.trail),
        plans,
    )


def _planned(bot: Steady) -> Path:
    """What is left of the bot's plan, if it made one."""
    return [] if bot.plan is None else list(bot.plan.path)


def _circles(bot: Steady, question: Question, plans: Plans) -> bool:
    """Whether the plan only leads back to where the player has been in this turn."""
    if bot.plan is None:
        return False
    end = Planner.mark(bot.plan.game, question.seat, question.about)
    return any(mark == end for plan in plans.told for mark, _ in plan)


def position_seed(view: View) -> int:
    """For the chance of an advice: whoever knows the same is told the same."""
    return crc32(msgspec.msgpack.encode(view, enc_hook=as_structure))


# What is better afterwards.

GROUPS: Final = {
    "points": ("points", "great-cities", "cities"),
    "held": ("next-build", "next-upgrade", "ambush"),
    "land": ("sites",),
    "heroes": ("heroes", "prey", "hireling"),
    "assets": ("assets",),
    "end": ("ending",),
    "deck": (*DECK_FEATURES, "build", "upgrade"),
}
"""What the features are about."""
ABOUT: Final = {feature: group for group, found in GROUPS.items() for feature in found}
FROM_BOTH: Final = ("build", "upgrade")
"""They follow from deck and board together."""
FRUITS: Final = {
    "supply": "supply",
    "roads": "roads",
    "frimen": "roads",
    "weapon": "attacks",
    "armed": "attacks",
    "attack": "attacks",
    "horse": "attacks",
    "defence": "defence",
    "cohort": "cohorts",
    "great": "great",
    "royal": "royal",
    "upgrade": "upgrades",
    "build": "cities",
}
"""What a deck is better for; other features: for hands in general."""
NEARER: Final = 2.0
"""How much more appealing a goal is that the turn comes nearer to."""
MOST_OTHERS: Final = 3
"""So many alternatives are told."""
CERTAIN: Final = frozenset({"terrain", "fetch", "turn-up"})
"""What chance decides without any harm to a plan: terrains and factions of new cards."""
LEAST: Final = 1e-6


class Rehearsal(Planner):
    """Carries out what was planned; notes what of it was possible and whether luck had a part."""

    lucky = False

    def answer_chance(self, game: Game) -> None:
        question = game.asked[CHANCE]
        self.lucky = self.lucky or question.about not in CERTAIN
        play(game, CHANCE, drawn(question, self.rng.random))

    def __init__(
        self, judgement: Judgement, rng: Random, redeal: Callable[[Game, Seat, Random], Game]
    ) -> None:
        super().__init__(judgement, rng, redeal)
        self.trail: list[Mark] = []

    def carry_out(self, game: Game, seat: Seat, path: Path) -> tuple[Game, set[Choice]]:
        """The game after these choices, when this player may act again, and those of them that
        were possible."""
        game = game.copy()
        done: set[Choice] = set()
        for mark, choice in path:
            self.settle(game, seat, None, frozenset({str(mark[0])}))
            question = game.asked.get(seat)
            if question is None or choice not in question.options:
                continue
            before = game.copy()
            play(game, seat, choice)
            self._mark(before, game, seat, choice)
            done.add(choice)
            battle = battle_of(game, seat)
            # What the other side holds is imagined only.
            self.lucky = self.lucky or (battle is not None and battle.defender is not None)
        self.settle(game, seat, None)
        return game, done

    def _mark(self, before: Game, after: Game, seat: Seat, choice: Choice) -> None:
        """What a choice does on the board; the steps of a hero are one way."""
        if isinstance(choice, Attack):
            self.trail.append(Mark("attack", (choice.space,)))
        elif isinstance(choice, Upgrade):
            self.trail.append(Mark("upgrade", (choice.space,)))
        elif isinstance(choice, HireHero):
            self.trail.append(Mark("hero", (choice.space,)))
        elif isinstance(choice, Place):
            self.trail.append(Mark("build", (choice.space,)))
        heroes = slice(2 * seat, 2 * seat + 2)
        for old, new in zip(before.heroes[heroes], after.heroes[heroes], strict=True):
            if min(old, new) < 0 or old == new:
                continue
            way = journeys(before, seat, old)
            spaces = tuple(way.path(new)) if way.to(new) is not None else (new,)
            last = self.trail[-1] if self.trail else None
            if last is not None and last.kind == "move" and last.spaces[-1] == old:
                self.trail[-1] = Mark("move", last.spaces + spaces)
            else:
                self.trail.append(Mark("move", (old, *spaces)))


class Case:
    """An answer, and the world in which it was found."""

    def __init__(
        self,
        bot: Steady,
        game: Game,
        question: Question,
        plan: Plan,
        rng: Random,
    ) -> None:
        self.judgement: Judgement = bot.judgement
        self.game = game
        self.question = question
        self.seat = question.seat
        (_, self.choice), *self.path = plan
        self.another = bot.another
        self.rng = rng
        self.planned = False
        """Whether it is known what the rest of the turn is for."""
        self.kept = False
        """Whether that was decided before, and would not be again."""
        self.after = self.end = game
        """The world after the choice, and at the end of the plan."""
        self.lucky = False
        """Whether luck has a part in that."""
        self.trail: list[Mark] = []
        self.aim: Goal | None = None
        """What the turn serves over the next ones."""
        weights = bot.judgement.weights
        self._weights = [
            (weights.now.get(name, 0.0), weights.later.get(name, 0.0)) for name in FEATURES
        ]

    def reason(self, goal: str = "") -> Reason:
        """The best reason that there is for this choice; the player has had this goal so far.

        Of the whole turn only that counts which would not have come about without the choice: the
        rest of the plan is carried out without it, too, as far as that is possible.
        """
        first = [(Planner.mark(self.game, self.seat, self.question.about), self.choice)]
        own = 0
        while own < len(self.path) and self.path[own][0][0] != "action":
            own += 1
        rest = self.path[own:]
        rehearsal = self.rehearsal()
        after, _ = rehearsal.carry_out(self.game, self.seat, first + self.path[:own])
        self.after, lucky = after, rehearsal.lucky
        end, _ = rehearsal.carry_out(after, self.seat, rest)
        self.end, self.lucky, self.trail = end, rehearsal.lucky, rehearsal.trail
        self.aim = self._goal(goal)
        without, possible = self.game, set[Choice]()
        if rest:
            without, possible = self.rehearsal().carry_out(self.game, self.seat, rest)
        return (
            self._won(end, rehearsal.lucky)
            or self._special(after)
            or self._raid(possible)
            or self._surest(
                self._gain(self.game, after, lucky), self._gain(without, end, rehearsal.lucky)
            )
            or (None if lucky else self._hand(after))
            or self._otherwise()
            or because("hint-best-of", count=len(self.question.options))
        )

    def rehearsal(self) -> Rehearsal:
        return Rehearsal(self.judgement, self.rng, self.another)

    @staticmethod
    def _surest(direct: Reason | None, whole: Reason | None) -> Reason | None:
        """What the whole turn brings; if it is what the choice brings at once, only that: it
        depends on less luck."""
        if direct is not None and (whole is None or direct.id == whole.id):
            return direct
        return whole

    def _special(self, after: Game) -> Reason | None:
        lore, kind = known().reasons, type(self.choice)
        for told in (lore.get(self.question.about), lore.get(kind), REASONS.get(kind)):
            reason = None if told is None else told(self, after, self.choice)
            if reason is not None:
                return reason
        return None

    def _won(self, end: Game, lucky: bool) -> Reason | None:
        result = outcome(end)
        team = self.game.team(self.seat)
        if result is None or self.seat not in result.winners:
            return None
        if any(seat not in team for seat in result.winners):
            return None
        return because("hint-wins", sure=_sure(lucky))

    def _raid(self, possible: set[Choice]) -> Reason | None:
        """The choice makes an attack on a player possible."""
        for _, choice in self.path:
            if isinstance(choice, Attack) and choice not in possible:
                owner = self.owner(choice)
                if owner is not None:
                    return because("hint-raid", **self.target(choice.space, owner))
        return None

    def _otherwise(self) -> Reason | None:
        """What luck or the future may bring, where nothing certain is gained."""
        if isinstance(self.choice, Build):
            return because("hint-road", count=exits_of(self.choice.shape))
        kind = type(self.choice)
        hope = known().hopes.get(kind, HOPES.get(kind))
        return None if hope is None else hope(self, self.game, self.choice)

    # The goal, and what else was weighed.

    def _goal(self, kept: str) -> Goal | None:
        """The goal that the turn serves: what it reaches, or else what it comes nearer to; of
        several, and where it serves none, the one that the player has had so far. What it is in the
        way of is none."""
        found = goals(self.game, self.seat)
        tried = [goal for goal in found if self._tries(goal)]
        reached = [] if self.lucky else [goal for goal in tried if self._reaches(goal)]
        if reached:
            most = max(reached, key=lambda goal: goal.worth)
            return msgspec.structs.replace(most, needs=(), day=self.game.day)
        if tried:
            return max(tried, key=lambda goal: goal.worth)
        if not self.planned:
            return next((goal for goal in found if goal.name == kept), next(iter(found), None))
        idle = {goal.name: goal for goal in goals(self.game, self.seat, True)}
        # Whoever ends the turn has no goals any more, but those of before.
        later = {goal.name: goal for goal in goals(self.end, self.seat, True)} or idle

        def progress(goal: Goal) -> float:
            """How much nearer the turn comes to it; negative, where it is in its way."""
            after = later.get(goal.name)
            if after is None or after.turns > idle.get(goal.name, after).turns:
                return -inf
            return goal.left - after.left

        def rank(goal: Goal) -> float:
            return goal.appeal(self.game.day) * (NEARER if progress(goal) > LEAST else 1.0)

        spared = [goal for goal in found if progress(goal) > -LEAST]
        best = max(spared, key=rank, default=None)
        had = next((goal for goal in spared if goal.name == kept), None)
        if best is None:
            return None
        if had is not None and (progress(best) <= LEAST or rank(had) >= rank(best)):
            best = had
        after = later[best.name]
        needs = best.needs or after.needs
        return msgspec.structs.replace(
            best,
            # First of all what the turn does; what is done with all cards together comes last.
            needs=(*sorted(needs[:-1], key=lambda need: need in after.needs), *needs[-1:]),
            # All of today is planned.
            day=after.day,
            waits=best.ready and progress(best) <= LEAST,
        )

    def _tries(self, goal: Goal) -> bool:
        """Whether the turn reaches this goal, or may with some luck."""
        attacked = any(mark.kind == "attack" and goal.space in mark.spaces for mark in self.trail)
        return attacked or self._reaches(goal)

    def _reaches(self, goal: Goal) -> bool:
        """Whether the turn reaches this goal, as it goes in the imagined world."""
        match goal.name.split():
            case ["build", _, level, _]:
                # A city that was built for less, and then raised, is another goal.
                raised = Counter(mark.spaces[0] for mark in self.trail if mark.kind == "upgrade")
                return any(
                    self.game.board[space] == EMPTY
                    and owner_of(mark) == self.seat
                    and level_of(mark) - raised[space] == int(level)
                    for space, mark in enumerate(self.end.tokens)
                )
        return is_reached(self.end, self.seat, goal.name)

    def alternatives(self, weighed: list[Thought]) -> Iterator[Alternative]:
        """What could be done instead, and is not part of the plan."""
        mine = {self.choice, *(choice for _, choice in self.path)}
        if self.kept:
            # In the world of now others may promise more than what was decided before: of them
            # nobody can say why they should be less.
            weighed = [one for one in weighed if self._weight(one) < self._own_weight(weighed)]
        seen: list[Choice] = []
        for thought in weighed:
            ways = [choice for mark, choice in thought.path if mark[0] == self.question.about]
            other = next((choice for choice in ways if choice not in mine), None)
            if other is None or other not in self.question.options:
                continue
            # Another way to turn the same card is no other idea, nor another shape of city.
            if any(_alike(other, choice) for choice in (*mine, *seen)):
                continue
            seen.append(other)
            yield Alternative(other, self._less(thought))
            if len(seen) == MOST_OTHERS:
                return

    def _weight(self, thought: Thought) -> float:
        """By which the bot has compared it."""
        return thought.value if self.question.about == "action" else thought.promise

    def _own_weight(self, weighed: list[Thought]) -> float:
        """That of the choice."""
        own = [self._weight(one) for one in weighed if one.path and one.path[0][1] == self.choice]
        return max(own, default=self.judgement.judge(self.end, self.seat))

    def _less(self, thought: Thought) -> Reason:
        """Where the plan is ahead of another one: the most that is true."""
        for _, choice in thought.path:
            if isinstance(choice, Use) and choice.item.kind == AMULET:
                return because("hint-less-gamble")
            if isinstance(choice, Attack) and (owner := self.owner(choice)) is not None:
                return because("hint-less-raid", players=seat_name(owner))
        whole = self.question.about == "action"
        if self.lucky:
            # How it ends nobody knows.
            return because("hint-less")
        # An answer within an action is compared with the other one, not with a whole turn.
        other, own = thought.game, self.end if whole else self.after
        gains = self._gains(other, own)
        for group in sorted(gains, key=lambda group: -gains[group]):
            if gains[group] < LEAST:
                break
            reason = LESS[group](self, other, own) if group in LESS else None
            if reason is not None:
                return reason
        return because("hint-less")

    def _less_points(self, other: Game, own: Game) -> Reason | None:
        count = points(own, self.seat) - points(other, self.seat)
        return because("hint-less-points", count=count) if count > 0 else None

    def _less_deck(self, other: Game, own: Game) -> Reason | None:
        kinds = self._gained(other, own)
        return because("hint-less-deck", kinds=kinds_text(kinds)) if kinds else None

    def _less_held(self, other: Game, own: Game) -> Reason | None:
        fewer = len(_held(other, self.seat)) < len(_held(own, self.seat))
        return because("hint-less-held") if fewer else None

    def _less_land(self, other: Game, own: Game) -> Reason | None:
        return because("hint-less-land") if self.sites(other) < self.sites(own) else None

    def _less_heroes(self, other: Game, own: Game) -> Reason | None:
        """A hero less, a longer way for those of the plan or for one who is hired later, or less
        strength."""
        if _on_board(self.heroes(other)) < _on_board(self.heroes(own)):
            return because("hint-less-heroes")
        nearer = self.nearer(other, own)
        if nearer is not None:
            return because("hint-less-near", space=self.name(nearer))
        weaker = self.judgement.deck(other, self.seat).attack
        stronger = self.judgement.deck(own, self.seat).attack
        return because("hint-less-strength") if weaker < stronger - LEAST else None

    # Features.

    def _values(self, game: Game, seat: Seat) -> list[float]:
        """What each feature counts for, now and in the turns to come, in points."""
        judgement = self.judgement
        turns = judgement.horizon(self.game)
        features = judgement.features(game, seat)
        return [
            feature * (now + turns * later)
            for feature, (now, later) in zip(features, self._weights, strict=True)
        ]

    def _gains(self, before: Game, after: Game) -> dict[str, float]:
        """What each group of features has gained; the rivals' loss is a gain."""
        same_deck = sorted(before.deck(self.seat)) == sorted(after.deck(self.seat))
        gains = dict.fromkeys(GROUPS, 0.0)
        was, now = self._values(before, self.seat), self._values(after, self.seat)
        for name, old, new in zip(FEATURES, was, now, strict=True):
            group = "land" if same_deck and name in FROM_BOTH else ABOUT[name]
            gains[group] += new - old
        gains["rivals"] = self.judgement.weights.rival * self._losses(before, after)[0]
        return gains

    def _losses(self, before: Game, after: Game) -> tuple[float, Seat]:
        """What an opponent loses at most, and who."""
        losses = [
            (sum(self._values(before, seat)) - sum(self._values(after, seat)), -seat)
            for seat in self.game.opponents(self.seat)
        ]
        loss, seat = max(losses)
        return loss, -seat

    def _gain(self, before: Game, after: Game, lucky: bool) -> Reason | None:
        """What the most is gained by; None: by nothing that can be named."""
        if min(before.faction) < 0:
            # The game has not begun.
            return None
        gains = self._gains(before, after)
        # What is good for oneself is the better reason.
        for group in sorted(gains, key=lambda group: (group == "rivals", -gains[group])):
            if gains[group] < LEAST:
                continue
            reason = NAMED[group](self, before, after)
            if reason is not None:
                return because(reason.id, **reason.args, sure=_sure(lucky))
        return None

    def _points(self, before: Game, after: Game) -> Reason | None:
        """The city that brings most of the points."""
        total = points(after, self.seat) - points(before, self.seat)
        best, most = -1, 0
        for space, (old, new) in enumerate(zip(before.tokens, after.tokens, strict=True)):
            if new and owner_of(new) == self.seat:
                had = level_of(old) if owner_of(old) == self.seat else 0
                if level_of(new) - had > most:
                    best, most = space, level_of(new) - had
        if best < 0 or total <= 0:
            return None
        level = level_of(after.tokens[best])
        args: dict[str, Any] = {"space": self.name(best), "level": level, "points": total}
        mark = before.tokens[best]
        if before.board[best] == EMPTY:
            return because("hint-city-built", **args)
        if not mark:
            return because("hint-city-gained", **args)
        if owner_of(mark) == self.seat:
            return because("hint-city-raised", **args)
        if owner_of(mark) == NOBODY:
            return because("hint-city-taken", **args)
        return because("hint-city-won", **args, players=seat_name(owner_of(mark)))

    def _deck(self, before: Game, after: Game) -> Reason | None:
        """New cards, or cards that are gone, and what that is good for."""
        gained, lost = self._gained(before, after), self._gained(after, before)
        if not gained and not lost:
            return None
        rise: dict[str, float] = {}
        values = zip(
            FEATURES,
            self._values(before, self.seat),
            self._values(after, self.seat),
            strict=True,
        )
        for name, old, new in values:
            if ABOUT[name] == "deck":
                fruit = FRUITS.get(name, "hands")
                rise[fruit] = rise.get(fruit, 0.0) + new - old
        if not any(kind in ROYALS for kind in gained):
            # Royals may come more often in a smaller deck, too.
            rise.pop("royal")
        if not any(kind in ALL_GREAT for kind in gained):
            rise.pop("great")
        fruit = max(rise, key=lambda name: rise[name])
        if rise[fruit] < LEAST:
            fruit = "hands"
        if gained:
            return because("hint-deck-gains", kinds=kinds_text(gained), fruit=fruit)
        return because("hint-deck-thins", kinds=kinds_text(lost), fruit=fruit)

    def _held(self, before: Game, after: Game) -> Reason | None:
        """Cards that wait in ambush or in a tent."""
        held = Counter(map(kind_of, _held(after, self.seat)))
        held -= Counter(map(kind_of, _held(before, self.seat)))
        if not held:
            return None
        return because("hint-held", kinds=kinds_text(held.elements()))

    def _land(self, before: Game, after: Game) -> Reason | None:
        now = self.sites(after)
        if now <= self.sites(before):
            return None
        return because("hint-sites", count=now)

    def sites(self, game: Game) -> int:
        """Spaces for a city of this player, four at most."""
        place = len(DECK_FEATURES) + BOARD_FEATURES.index("sites")
        return int(self.judgement.features(game, self.seat)[place])

    def _heroes(self, before: Game, after: Game) -> Reason | None:
        """A new hero, one that is nearer to something, or more strength to attack with."""
        for old, new in zip(self.heroes(self.game), self.heroes(after), strict=True):
            if old < 0 <= new:
                return because("hint-hero-hired", space=self.name(new))
        nearer = self.nearer(before, after)
        if nearer is not None:
            return because("hint-hero-nearer", space=self.name(nearer))
        strength = self.judgement.deck(before, self.seat).attack
        if self.judgement.deck(after, self.seat).attack <= strength:
            return None
        new_kinds = self._gained(before, after)
        if new_kinds:
            return because("hint-deck-gains", kinds=kinds_text(new_kinds), fruit="attacks")
        return self._held(before, after) or because("hint-stronger")

    def _gained(self, before: Game, after: Game) -> list[Kind]:
        """The kinds of cards that are in the deck after, and not before."""
        now = Counter(map(kind_of, after.deck(self.seat)))
        return list((now - Counter(map(kind_of, before.deck(self.seat)))).elements())

    def heroes(self, game: Game) -> list[Space]:
        """Where the heroes of this player stand."""
        return game.heroes[2 * self.seat : 2 * self.seat + 2]

    def nearer(self, before: Game, after: Game) -> Space | None:
        """The nearest target to which a hero has a shorter way now, or that of the goal; without
        heroes on the board the ways begin at the cities."""
        closer: dict[Space, float] = {}
        pairs = list(zip(self.heroes(before), self.heroes(after), strict=True))
        if max(max(pair) for pair in pairs) < 0:
            pairs = [(city, city) for city in ground(before).cities(before, self.seat)]
        for old, new in pairs:
            if min(old, new) < 0:
                continue
            ways = self._goals(before, old)
            for space, near in self._goals(after, new).items():
                if near > ways.get(space, 1.0):
                    closer[space] = max(near, closer.get(space, 0.0))
        if self.aim is not None and self.aim.space in closer:
            return self.aim.space
        return max(closer, key=lambda space: (closer[space], -space), default=None)

    def _goals(self, game: Game, start: Space) -> dict[Space, float]:
        """How near everything is from here that may be attacked."""
        team = game.team(self.seat)
        routes = self.judgement.routes(ground(game).land, start)
        return {
            space: near
            for space, near in routes.items()
            if game.tokens[space] and owner_of(game.tokens[space]) not in team
        }

    def _assets(self, before: Game, after: Game) -> Reason | None:
        """The module whose things have gained most."""
        worth = known().assets
        rise = {
            name: worth[name](after, self.seat) - worth[name](before, self.seat)
            for name in after.slices
            if name in worth
        }
        name = max(rise, key=lambda name: rise[name], default="")
        if not name or rise[name] < LEAST:
            return None
        return because("hint-assets", module=name)

    def _rivals(self, before: Game, after: Game) -> Reason | None:
        return because("hint-rivals", players=seat_name(self._losses(before, after)[1]))

    def _end(self, before: Game, after: Game) -> Reason | None:
        return because("hint-end-nears") if self.game.rules.map_ends else None

    # The hand.

    def _hand(self, after: Game) -> Reason | None:
        """A set of units that was not there, or more cards to go on with."""
        old, new = counts(self.game, self.seat), counts(after, self.seat)
        for size in (3, 2):
            for rank in reversed(UNITS):
                if old[rank] < size <= new[rank]:
                    return because("hint-set", kind=KINDS[rank], count=size)
        more = len(after.hand[self.seat]) - len(self.game.hand[self.seat])
        if more > 0:
            return because("hint-more-cards", count=more)
        return None

    def set_made(self, after: Game) -> Reason | None:
        """The set of units that the choice completes."""
        found = self._hand(after)
        return found if found is not None and found.id == "hint-set" else None

    # Words that many reasons use.

    def name(self, space: Space) -> str:
        return self.game.rules.notation.space_name(space)

    def owner(self, attack: Attack) -> Seat | None:
        """Whom this attack is on; None: nobody."""
        if attack.hero_of is not None:
            return attack.hero_of
        owner = owner_of(self.game.tokens[attack.space])
        return None if owner == NOBODY or owner < 0 else owner

    def target(self, space: Space, owner: Seat) -> dict[str, str | int]:
        """What is attacked, whose it is and how many cards they hold."""
        cards = len(self.game.hand[owner])
        return {"space": self.name(space), "players": seat_name(owner), "count": cards}

    def is_best(self, worth: Callable[[Any], float]) -> bool:
        """Whether no option of the same kind is worth more than the choice."""
        alike = [one for one in self.question.options if type(one) is type(self.choice)]
        return worth(self.choice) >= max(map(worth, alike)) - LEAST


def _alike(one: Choice, other: Choice) -> bool:
    """Whether two choices differ only in how a card lies, in its exits, or in which card makes room
    in the deck: no other idea."""
    if one == other or (isinstance(one, Limbo) and isinstance(other, Limbo)):
        return True
    if isinstance(one, Place) and isinstance(other, Place):
        return one.space == other.space
    return isinstance(one, Build) and isinstance(other, Build) and one.level == other.level


def _sure(lucky: bool) -> str:
    return "no" if lucky else "yes"


def _on_board(heroes: list[Space]) -> int:
    return sum(space >= 0 for space in heroes)


def _held(game: Game, seat: Seat) -> bytes:
    return game.ambush[seat] + b"".join(tent.cards for tent in game.tents[seat])


NAMED: Final[dict[str, Callable[[Case, Game, Game], Reason | None]]] = {
    "points": Case._points,
    "deck": Case._deck,
    "held": Case._held,
    "land": Case._land,
    "heroes": Case._heroes,
    "assets": Case._assets,
    "rivals": Case._rivals,
    "end": Case._end,
}
"""What can be said for each group of features."""
LESS: Final[dict[str, Callable[[Case, Game, Game], Reason | None]]] = {
    "points": Case._less_points,
    "deck": Case._less_deck,
    "held": Case._less_held,
    "land": Case._less_land,
    "heroes": Case._less_heroes,
}
"""What another plan may have less of."""
