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

import msgspec

from battalia.bots.fighting import battle_of
from battalia.bots.goals import Goal, goals, is_reached
from battalia.bots.judgement import BOARD_FEATURES, DECK_FEATURES, FEATURES, Judgement
from battalia.bots.lore import known
from battalia.bots.planning import Path, Planner, Thought
from battalia.bots.reasons import HOPES, REASONS, because, exits_of, kinds_text
from battalia.bots.senses import counts
from battalia.bots.thinking import Expert, Steady
from battalia.engine import Choice, Game, Question, Reason, Seat, View, outcome, play
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.heroes import journeys
from battalia.engine.chapters.land import NOBODY, ground, level_of, owner_of, token
from battalia.engine.choices import Attack, Build, HireHero, Limbo, Place, Upgrade, Use
from battalia.engine.notation import seat_name
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
    view: View, question: Question, rng: Random, bot: Steady | None = None, goal: str = ""
) -> Advice:
    """What the bot, by default an expert, would answer, from what the seat may know.

    ``goal``: the name of the goal that the player has had so far, which is kept while the choice
    does not speak for another. All chance comes from ``rng``: the same generator, the same advice.
    """
    bot = bot or Expert()
    bot.plan, bot.weighed = None, []
    world = bot.world(view, rng)
    if question.optional:
        choice = bot.choose(view, question, rng)
        if choice is None:
            return Advice(None, because("hint-not-now"))
    elif len(question.options) == 1:
        choice = question.options[0]
    else:
        choice = bot.think(world, question.seat, rng)
    path = _planned(bot)
    case = Case(bot, world, question, choice, path, rng)
    reason = case.reason(goal)
    if len(question.options) == 1 and not question.optional:
        reason = because("hint-only-option")
    return Advice(
        choice,
        reason,
        tuple(planned for _, planned in path),
        case.aim,
        bool(goal) and is_reached(world, question.seat, goal),
        tuple(case.alternatives(bot.weighed)),
        tuple(case.trail),
    )


def _planned(bot: Steady) -> Path:
    """What is left of the bot's plan, if it made one."""
    return [] if bot.plan is None else list(bot.plan.path)


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
LESS: Final = {
    "held": "hint-less-held",
    "land": "hint-less-land",
    "heroes": "hint-less-heroes",
}
"""What another plan has less of, where a number would say little."""
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

    def answer_chance(self, game: Game, question: Question) -> None:
        self.lucky = self.lucky or question.about not in CERTAIN
        super().answer_chance(game, question)

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
        self, bot: Steady, game: Game, question: Question, choice: Choice, path: Path, rng: Random
    ) -> None:
        self.judgement: Judgement = bot.judgement
        self.game = game
        self.question = question
        self.seat = question.seat
        self.choice = choice
        self.path = path
        self.another = bot.another
        self.rng = rng
        self.value = bot.plan.value if bot.plan is not None else inf
        """What the plan promises."""
        self.end = game
        """The world at the end of the plan."""
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
        lucky = rehearsal.lucky
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
        """The goal that the turn serves: what it reaches, or else what the player has had so far,
        unless the turn sets that back or comes nearer to something more appealing."""
        found = goals(self.game, self.seat)
        if not found:
            return None
        reached = [goal for goal in found if self._reaches(goal)]
        if reached:
            best = max(reached, key=lambda goal: goal.worth)
            return msgspec.structs.replace(best, needs=(), day=self.game.day)
        later = {goal.name: goal for goal in goals(self.end, self.seat)}

        def progress(goal: Goal) -> float:
            return goal.left - later[goal.name].left if goal.name in later else 0.0

        def rank(goal: Goal) -> float:
            now = progress(goal)
            weight = NEARER if now > LEAST else 1.0 if now > -LEAST else 1 / NEARER
            return goal.appeal(self.game.day) * weight

        best = max(found, key=rank)
        had = next((goal for goal in found if goal.name == kept), None)
        if had is not None and progress(had) > -LEAST:
            better = progress(best) > LEAST and rank(best) > rank(had)
            best = best if better else had
        return self._served(best, later)

    @staticmethod
    def _served(goal: Goal, later: dict[str, Goal]) -> Goal:
        """First of all what the turn does for it."""
        after = later[goal.name].needs if goal.name in later else goal.needs
        # What is done with all cards together comes last.
        needs = sorted(goal.needs[:-1], key=lambda need: need in after)
        return msgspec.structs.replace(goal, needs=(*needs, *goal.needs[-1:]))

    def _reaches(self, goal: Goal) -> bool:
        """Whether the turn surely reaches this goal."""
        if self.lucky:
            return False
        match goal.name.split():
            case ["build", _, level]:
                return any(
                    self.game.board[space] == EMPTY and mark == token(self.seat, int(level))
                    for space, mark in enumerate(self.end.tokens)
                )
        return is_reached(self.end, self.seat, goal.name)

    def alternatives(self, weighed: list[Thought]) -> Iterator[Alternative]:
        """What could be done instead, and is not part of the plan."""
        mine = {self.choice, *(choice for _, choice in self.path)}
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

    def _less(self, thought: Thought) -> Reason:
        """Where the plan is ahead of another one."""
        for _, choice in thought.path:
            if isinstance(choice, Use) and choice.item.kind == AMULET:
                return because("hint-less-gamble")
            if isinstance(choice, Attack) and (owner := self.owner(choice)) is not None:
                return because("hint-less-raid", players=seat_name(owner))
        if self.question.about == "action" and thought.value > self.value + LEAST:
            return because("hint-less-replies")
        end = thought.game
        gains = self._gains(end, self.end)
        for group in sorted(gains, key=lambda group: -gains[group]):
            if gains[group] < LEAST:
                break
            reason = self._less_by(group, end)
            if reason is not None:
                return reason
        return because("hint-less")

    def _less_by(self, group: str, end: Game) -> Reason | None:
        match group:
            case "points":
                count = points(self.end, self.seat) - points(end, self.seat)
                return because("hint-less-points", count=count) if count > 0 else None
            case "deck":
                kinds = self._gained(end, self.end)
                return because("hint-less-deck", kinds=kinds_text(kinds)) if kinds else None
        return because(LESS[group]) if group in LESS else None

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
        return because("hint-end-nears")

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
