"""Computer players that plan their turns in imagined worlds: novice, steady, expert, master.

They share all of their sense for the game; what differs is how far they look, by which weights they
judge, and how often a novice goes wrong.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final, NamedTuple

from battalia.bots.habits import habit, interjection
from battalia.bots.imagining import imagine, reimagine
from battalia.bots.judgement import Judgement, Weights
from battalia.bots.learned import Learned, require_numpy, shipped
from battalia.bots.lore import known
from battalia.bots.planning import (
    Fingerprint,
    Path,
    Planner,
    Standing,
    Thought,
    undisturbed,
    where,
)
from battalia.bots.weights import weights_of
from battalia.engine import Choice, Game, Question, View
from battalia.engine.chapters.turn import END
from battalia.engine.choices import Cohort, Mulligan, Skip
from battalia.engine.play import play
from battalia.engine.terms import Seat, Space

HABITUAL: Final = frozenset(
    {
        "pay",
        "muster",
        "open-attack",
        "opening",
        "attack",
        "defence",
        "reaction",
        "recall",
        "pay-retreat",
        "top-card",
        "use-wild-as",
        "choose-faction",
        "choose-city",
    }
)
"""Questions of the base game that are left to habit; the modules name theirs. All others are
answered by trying the options."""
TRIED: Final = 40
"""So many options of a question at most."""
WEIGHED: Final = 40
"""So many plans at most are remembered to be compared."""
PATIENCE: Final = 120
"""After so many choices a turn is ended, whatever it might still bring."""


LOST: Final = 4.0
"""Who is judged to be so far behind, after the best that can be done, has lost: in a hundred games
between equals nobody won who was."""
SURE: Final = 3
"""After so many turns in a row that looked lost, a computer gives up."""


class Memory(NamedTuple):
    """What is kept from one question of a turn to the next."""

    day: int = 0
    choices: int = 0
    """So many were made in that day."""
    path: tuple[tuple[Fingerprint, Choice], ...] = ()
    """What is left of the plan."""
    stood: tuple[tuple[Space, ...], ...] = ()
    """Where the heroes stood at the beginning of the last own turns."""
    lost: tuple[int, int] = (0, 0)
    """The day of the last own turn, and how many in a row looked lost up to then."""


class Steady:
    """Plans its whole turn in one imagined world and judges the end of it."""

    level = "steady"
    width = 3
    """States that are kept after each action of a plan."""
    budget = 220
    """States that are looked at in all."""
    crowded = 50
    """The same where more than four play: each state takes longer there."""
    worlds = 3
    """Hands that a defender is imagined with."""
    careful = False
    """Whether it plans carefully (``Planner.careful``), and no hero walks to and fro."""
    contented = 0.3
    """A hand that brings so much is not exchanged."""
    seconds: float | None = None
    """How long people wait for an answer at most; None: as long as it takes, so runs repeat."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.judgement = Judgement(weights or weights_of(self.level))
        self.plan: Thought | None = None
        """What the last plan came to."""
        self.weighed: list[Thought] = []
        """What it was chosen from, the most promising first."""
        self._path: Path = []
        self._turn = (0, 0)
        """The day, and how many choices were made in it."""
        self._stood: list[tuple[Space, ...]] = []
        """Where the heroes stood at the beginning of the last own turns."""
        self._lost = (0, 0)
        """The day of the last own turn, and how many in a row looked lost up to then."""

    @property
    def memory(self) -> Memory:
        """Whoever has it goes on as this one would, wherever that is."""
        return Memory(*self._turn, tuple(self._path), tuple(self._stood), self._lost)

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self._turn, self._path = (memory.day, memory.choices), list(memory.path)
        self._stood, self._lost = list(memory.stood), memory.lost

    @property
    def hopeless(self) -> bool:
        """Whether it would rather give up: for some turns the best that it found was not enough."""
        return self._lost[1] >= SURE

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        if question.optional:
            # Nobody waits for it: only a battle is a reason to act out of turn.
            if view.battle is None:
                return None
            return interjection(self.world(view, rng), question)
        day, choices = self._turn
        self._turn = (view.day, choices + 1 if day == view.day else 1)
        if self.careful and day != view.day:
            self._stood = [*self._stood[-2:], view.players[question.seat].heroes]
        planned = self._planned(view, question)
        if planned is not None:
            return planned
        if len(question.options) == 1:
            return question.options[0]
        return self.think(self.world(view, rng), question.seat, rng)

    def _planned(self, view: View, question: Question) -> Choice | None:
        """The next choice of the plan, while everything goes as planned."""
        if not self._path:
            return None
        expected, choice = self._path[0]
        if where(view, question) != expected or choice not in question.options:
            self._path = []
            return None
        del self._path[0]
        return choice

    def world(self, view: View, rng: Random) -> Game:
        """A game as it may be."""
        return imagine(view, rng)

    def another(self, game: Game, seat: Seat, rng: Random) -> Game:
        """The same game as it may be, too."""
        return reimagine(game, seat, rng)

    def think(self, game: Game, seat: Seat, rng: Random) -> Choice:
        """Answers the question of this seat."""
        self.weighed = []
        late = None if self.seconds is None else monotonic() + self.seconds
        budget = self.budget if game.players <= 4 else self.crowded
        planner = Planner(self.judgement, rng, self.another, self.width, budget, self.worlds, late)
        planner.careful = self.careful
        planner.left = self._left()
        question = game.asked[seat]
        if question.about == "action":
            if self._turn[1] > PATIENCE:
                return END
            self.plan = self.decide(planner, game, seat)
            self.look_ahead(game.day, self.plan.value)
            self._path = self.plan.path
            return self._path.pop(0)[1] if self._path else END
        if question.about == "cohort":
            return self._cohort(planner, undisturbed(game, seat), seat)
        if question.about in HABITUAL or question.about in known().habitual:
            return habit(game, question)
        return self._weigh(planner, game, question)

    def look_ahead(self, day: int, value: float) -> None:
        """Once a turn: is the game lost, whatever is done?"""
        before, times = self._lost
        if day != before:
            self._lost = day, times + 1 if value < -LOST else 0

    def _left(self) -> Standing:
        """The spaces that heroes have left in the last turns."""
        *before, now = self._stood or [()]
        return frozenset(
            (hero, space)
            for stood in before
            for hero, space in enumerate(stood)
            if space >= 0 and space != now[hero]
        )

    def decide(self, planner: Planner, game: Game, seat: Seat) -> Thought:
        """What to do with the rest of the turn."""
        self.weighed = planner.plans(undisturbed(game, seat), seat)[:WEIGHED]
        return self.weighed[0]

    def _cohort(self, planner: Planner, game: Game, seat: Seat) -> Choice:
        """B2.1: a cohort is always welcome; a hand that brings little is exchanged for another."""
        for option in game.asked[seat].options:
            if isinstance(option, Cohort):
                return option
        skip = self._after(planner, game, seat, Skip(), 1)
        if skip - self.judgement.judge(game, seat) > self.contented:
            return Skip()
        mulligan = self._after(planner, game, seat, Mulligan(), 2)
        return Mulligan() if mulligan > skip else Skip()

    def _after(
        self, planner: Planner, game: Game, seat: Seat, choice: Choice, samples: int
    ) -> float:
        """What the turn comes to after this choice."""
        total = 0.0
        for _ in range(samples):
            after = game.copy()
            play(after, seat, choice)
            planner.settle(after, seat, None)
            root = planner.thought(after, seat, [])
            total += planner.best_end(root, seat, 1, planner.budget // 3).value
        return total / samples

    def _weigh(self, planner: Planner, game: Game, question: Question) -> Choice:
        """Each option is tried, and what comes of it judged."""
        seat = question.seat
        first = habit(game, question)
        best, highest = first, float("-inf")
        others = (option for option in question.options if option != first)
        mark = planner.mark(game, seat, question.about)
        for option in [first, *others][:TRIED]:
            after = game.copy()
            play(after, seat, option)
            planner.settle(after, seat, None)
            thought = planner.thought(after, seat, [(mark, option)])
            self.weighed.append(thought)
            if thought.promise > highest + 1e-9:
                best, highest = option, thought.promise
        self.weighed.sort(key=lambda thought: -thought.promise)
        return best


class Novice(Steady):
    """Knows the basics: misses a cohort, takes the second best plan, clings to every card."""

    level = "novice"
    width = 1
    budget = crowded = 25
    worlds = 1

    def decide(self, planner: Planner, game: Game, seat: Seat) -> Thought:
        """Often enough not the best plan; and nothing goes to limbo, though it would help (B9)."""
        planner.limbo = 0
        found = planner.plans(undisturbed(game, seat), seat)[:10]
        while len(found) > 1 and planner.rng.random() < 0.78:
            del found[0]
        return found[0]

    def _cohort(self, planner: Planner, game: Game, seat: Seat) -> Choice:
        if planner.rng.random() < 0.35:
            return Skip()
        return super()._cohort(planner, game, seat)


class Expert(Steady):
    """Plans carefully; where numpy is at hand and the table was learned, it judges by what it has
    learned from self-play, else by weights that self-play has found."""

    level = "expert"
    width = 4
    budget = 320
    crowded = 160
    worlds = 4
    careful = True

    def __init__(self) -> None:
        super().__init__()
        self.judgement = Learned(*shipped())


class Master(Expert):
    """Looks further than expert; it is offered only where it can judge by what was learned."""

    width = 6
    budget = 1200
    crowded = 600
    worlds = 6

    def __init__(self) -> None:
        require_numpy()
        super().__init__()


class FirstExpert(Steady):
    """The expert before any player had learned (``expert-1``): a yardstick for the others.

    It judges by weights, and lets the others reply to its best plans."""

    level = "expert"
    width = 4
    budget = crowded = 320
    worlds = 6
    candidates = 4
    """Plans that are compared."""
    close = 0.6
    """A plan that is judged worse than the best by more than this is out."""
    replies = 6
    """Worlds in which the others reply to each."""
    quick = 25
    """States that the others look at for their replies."""

    def decide(self, planner: Planner, game: Game, seat: Seat) -> Thought:
        """The plan that is best after the others' turns, in several worlds; all plans meet the same
        ones."""
        self.weighed = planner.plans(game, seat)[:WEIGHED]
        best = self.weighed[0].value
        plans = [plan for plan in self.weighed[: self.candidates] if plan.value > best - self.close]
        if len(plans) == 1 or plans[0].game.ended:
            return plans[0]
        quick = Planner(self.judgement, planner.rng, self.another, 1, self.quick, 1)
        totals = [0.0] * len(plans)
        for _ in range(self.replies):
            if planner.is_late():
                break
            seed = planner.rng.getrandbits(32)
            for number, plan in enumerate(plans):
                quick.rng = Random(seed)
                world = self.another(plan.game, seat, quick.rng)
                quick.reply(world, seat)
                totals[number] += self.judgement.judge(world, seat)
        return plans[max(range(len(plans)), key=lambda number: totals[number])]


class SeeingSteady(Steady):
    """Plans as steady does, but in the game itself: it knows every hidden card."""

    worlds = 1

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights)
        self._game: Game | None = None

    def see(self, game: Game) -> None:
        self._game = game

    def world(self, view: View, rng: Random) -> Game:
        assert self._game is not None
        return self._game.copy()

    def another(self, game: Game, seat: Seat, rng: Random) -> Game:
        return game.copy()
