"""Walks through a game and measures what everybody decided and what chance brought.

A turn is one decision, from its first action to its end: the best plan that is found from there is
compared with the position that the player left. Where chance or a battle comes between, what
follows is a decision of its own: nobody is blamed for bad luck, nor praised for good.

Plans are found by the weighed judgement and compared by the net: what looks for the best of many
positions in the eyes of one judge finds those that this judge is wrong about.

Luck is the difference between what came and the mean of what might have come, drawn anew from the
same bag and measured in the same way; so it is nought in the mean, however good the judgement is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from battalia.bots.advice import CERTAIN, Case
from battalia.bots.fighting import battle_of
from battalia.bots.habits import habit
from battalia.bots.imagining import imagine, reimagine
from battalia.bots.judgement import WON
from battalia.bots.planning import Path, Planner, undisturbed
from battalia.bots.thinking import Steady
from battalia.engine import (
    CHANCE,
    Choice,
    Game,
    Question,
    Reason,
    Record,
    Seat,
    play,
    settle,
    view,
)
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import END
from battalia.engine.choices import Attack, Cohort, Skip
from battalia.engine.record import beginning
from battalia.review.chances import UNIT, Chances, victory
from battalia.review.told import Decision, DecisionKind, Luck, Moment, Player, Review, Turning

FORWARD: Final = 400
"""So many choices at most until a player's next turn."""
PLAYED_ON: Final = 2_000
"""So many at most, where a game is played on."""
QUICK: Final = 25
"""So many states are looked at then for each turn."""
FINALISTS: Final = 8
"""So many plans of a turn are judged by the net."""
OPTIONS: Final = 12
"""So many answers to one question at most are compared."""
TURNINGS: Final = 3
WORTH_TELLING: Final = 0.02
"""What cost less of the chance to win did not decide a game."""


class Depth(NamedTuple):
    """How closely a game is looked at."""

    width: int
    """States that are kept after each action of a plan."""
    budget: int
    """States that are looked at in all."""
    samples: int
    """What might have come, for each thing that came."""
    worlds: int
    """Hands that others are imagined with in battles."""
    days: int
    """So far is played on, to see whether a plan is really better."""
    trials: int
    """So often."""
    pace: float
    """Seconds of one processor for a hundred choices of players, about."""


DEPTHS: Final = {
    "quick": Depth(1, 40, 3, 2, 1, 4, 2.0),
    "usual": Depth(3, 150, 6, 4, 2, 8, 10.0),
    "deep": Depth(6, 600, 12, 8, 3, 16, 60.0),
}


class _Plan(NamedTuple):
    """The best that was found."""

    chance: float
    path: Path
    end: Game
    """Where it leads to."""


class _Open:
    """A turn, or the rest of one, that has not ended yet."""

    def __init__(self, at: int, game: Game, best: _Plan) -> None:
        self.at = at
        self.game = game
        self.best = best
        self.luck = 0.0
        """What chance has brought to it meanwhile, as a logit."""


def seconds(record: Record, depth: str) -> int:
    """How long a review will take, about."""
    choices = sum(seat != CHANCE for seat, _ in record.choices)
    return max(1, round(choices * DEPTHS[depth].pace / 100))


def review(
    record: Record,
    depth: str = "usual",
    seed: int = 0,
    progress: Callable[[float], None] = lambda share: None,
) -> Review:
    """A game that was played, measured; the same seed gives the same (RecordError)."""
    walk = _Walk(record, depth, seed)
    for at in walk.steps():
        progress(at / len(record.choices))
    return walk.told()


class _Walk:
    def __init__(self, record: Record, depth: str, seed: int) -> None:
        self.record = record
        self.depth = depth
        self.chances = Chances()
        self.game = beginning(record)
        self.moments: list[Moment] = []
        self.decisions: list[Decision] = []
        self.lucks: list[Luck] = []
        self._seed = seed
        self._open: dict[Seat, _Open] = {}
        self._errors: dict[int, tuple[Game, Path]] = {}
        """The game before each decision that was no good one, and the better plan."""
        self._last: Seat | None = None
        """Who chose last."""

    def steps(self) -> Iterator[int]:
        """How many choices are behind it, again and again."""
        choices = self.record.choices
        at = 0
        while at < len(choices):
            end = at + 1
            if choices[at][0] == CHANCE:
                while end < len(choices) and choices[end][0] == CHANCE:
                    end += 1
                self._drawn(at, end)
            else:
                self._decided(at, *choices[at])
            at = end
            yield at

    def told(self) -> Review:
        players = range(self.game.players)
        results = [victory(self.game, seat) if self.game.ended else 0.0 for seat in players]
        return Review(
            self.depth,
            tuple(self.moments),
            tuple(self.decisions),
            tuple(self.lucks),
            tuple(
                Player(
                    len({one.day for one in self.decisions if one.seat == seat}),
                    sum(one.loss for one in self.decisions if one.seat == seat),
                    sum(one.gain for one in self.lucks if one.seat == seat),
                    results[seat],
                )
                for seat in players
            ),
            tuple(self._turnings()),
        )

    # Measuring.

    def _planner(self, rng: Random) -> Planner:
        depth = DEPTHS[self.depth]
        weighed = self.chances.weighed
        planner = Planner(weighed, rng, reimagine, depth.width, depth.budget, depth.worlds)
        planner.careful = True
        return planner

    def _rng(self, at: int, what: str = "") -> Random:
        return Random(f"{self._seed} {at} {what}")

    def _best(self, game: Game, seat: Seat, rng: Random) -> _Plan:
        """The best that this player can do from here."""
        game = game.copy()
        planner = self._planner(rng)
        planner.settle(game, seat, None)
        question = game.asked.get(seat)
        if question is None or question.about != "action":
            return _Plan(self._judged(game, seat), [], game)
        plans = planner.plans(undisturbed(game, seat), seat, FINALISTS)
        lucks = [UNIT * plan.luck for plan in plans]
        chances = self.chances.of([plan.game for plan in plans], seat, lucks)
        for number, plan in enumerate(plans):
            if plan.luck and abs(plan.value) > WON / 10:
                # In some of the worlds in which it was tried the game was over.
                chances[number] = max(0.0, min(1.0, plan.value / WON))
        best = max(range(len(plans)), key=lambda number: chances[number])
        path = plans[best].path or [(planner.mark(game, seat, "action"), END)]
        return _Plan(chances[best], path, plans[best].game)

    def _judged(self, game: Game, seat: Seat, luck: float = 0.0) -> float:
        return self.chances.of([game], seat, [luck])[0]

    def _next_turn(self, game: Game, seat: Seat, rng: Random) -> float:
        """What the hand that a player has drawn is worth: the others let their turns go by."""
        game = game.copy()
        for _ in range(FORWARD):
            asked = game.asked
            if not asked:
                break
            if CHANCE in asked:
                settle(game, rng.random)
                continue
            question = next((one for one in asked.values() if not one.optional), None)
            if question is None:
                break
            if question.about == "action":
                if question.seat == seat:
                    break
                play(game, question.seat, END)
            else:
                play(game, question.seat, _usual(game, question))
        return self._best(game, seat, rng).chance

    # Decisions.

    def _decided(self, at: int, seat: Seat, choice: Choice) -> None:
        question = self.game.asked.get(seat)
        if question is not None and not question.optional and _has_begun(self.game):
            if question.about == "action":
                self._acted(at, seat, choice)
            elif len(question.options) > 1:
                if question.about == "cohort":
                    self._weigh(at, question, choice, "hand")
                elif battle_of(self.game, seat) is not None:
                    self._weigh(at, question, choice, "battle")
                elif seat not in self._open:
                    self._weigh(at, question, choice, "other")
        play(self.game, seat, choice)
        self._last = seat
        if self.game.ended:
            for one in list(self._open):
                self._close(at + 1, one, victory(self.game, one), self.game)
            self._moment(at + 1)

    def _acted(self, at: int, seat: Seat, choice: Choice) -> None:
        """One of the actions of a turn."""
        game = self.game
        rng = self._rng(at)
        if seat not in self._open:
            # Whose turn ended in another way is not measured.
            for other in [one for one in self._open if one not in game.team(seat)]:
                del self._open[other]
            self._moment(at)
            self._open[seat] = _Open(at, game.copy(), self._best(game, seat, rng))
        if choice == END:
            self._close(at + 1, seat, self._judged(game, seat, self._open[seat].luck), game)
        elif isinstance(choice, Attack) and Planner.against_player(game, choice):
            chance = 0.0
            worlds = DEPTHS[self.depth].worlds
            for _ in range(worlds):
                world = reimagine(game, seat, rng)
                play(world, seat, choice)
                chance += self._best(world, seat, rng).chance / worlds
            after = game.copy()
            play(after, seat, choice)
            self._close(at + 1, seat, chance, after)

    def _close(self, end: int, seat: Seat, played: float, after: Game) -> None:
        """What began with an action has come to this."""
        turn = self._open.pop(seat)
        best = turn.best.chance
        if best - played >= WORTH_TELLING and not after.ended and not turn.best.end.ended:
            best = played + min(best - played, self._surpassed(turn, seat, after))
        self._note(turn.game, turn.at, end, seat, "turn", best, played, turn.best.path)

    def _surpassed(self, turn: _Open, seat: Seat, after: Game) -> float:
        """By how much the plan is better than what was played, some days later: a plan is found by
        looking for what the judgement likes, so that this likes it too much."""
        depth = DEPTHS[self.depth]
        until = turn.game.day + depth.days
        differences = []
        for trial in range(depth.trials):
            chances = []
            for start in (turn.best.end, after):
                rng = self._rng(turn.at, f"on {trial}")
                game = reimagine(start, seat, rng) if seat in start.asked else start.copy()
                self._play_on(game, until, rng)
                chances.append(self._judged(game, seat))
            differences.append(chances[0] - chances[1])
        return _surely(differences)

    def _play_on(self, game: Game, until: int, rng: Random) -> None:
        """Everybody takes the first good plan, up to this day."""
        quick = Planner(self.chances.weighed, rng, reimagine, 1, QUICK, 1)
        plans: dict[Seat, list[Choice]] = {}
        for _ in range(PLAYED_ON):
            if CHANCE in game.asked:
                settle(game, rng.random)
                continue
            question = next((one for one in game.asked.values() if not one.optional), None)
            if question is None or (game.day > until and question.about == "cohort"):
                return
            play(game, question.seat, quick.quick(game, question, plans))

    def _weigh(self, at: int, question: Question, choice: Choice, kind: DecisionKind) -> None:
        """Each answer, in the same worlds."""
        seat = question.seat
        usual = _usual(self.game, question)
        options = [choice, *(option for option in question.options if option != choice)]
        if usual in options[1:]:
            options.remove(usual)
            options.insert(1, usual)
        depth = DEPTHS[self.depth]
        worlds = depth.samples if kind == "hand" else depth.worlds
        found = [[0.0] * worlds for _ in options[:OPTIONS]]
        for world in range(worlds):
            seen = reimagine(self.game, seat, self._rng(at, f"world {world}"))
            for option, chances in zip(options, found, strict=False):
                rng = self._rng(at, f"{world}")
                after = seen.copy()
                play(after, seat, option)
                if kind == "hand":
                    chances[world] = self._best(after, seat, rng).chance
                else:
                    self._planner(rng).settle(after, seat, None)
                    chances[world] = self._judged(after, seat)
        best = max(range(len(found)), key=lambda number: sum(found[number]))
        loss = _surely([one - own for one, own in zip(found[best], found[0], strict=True)])
        chance = fmean(found[0])
        plan = [(Planner.mark(self.game, seat, question.about), options[best])]
        self._note(self.game, at, at + 1, seat, kind, chance + loss, chance, plan)

    def _note(
        self,
        game: Game,
        at: int,
        end: int,
        seat: Seat,
        kind: DecisionKind,
        best: float,
        played: float,
        plan: Path,
    ) -> None:
        better = tuple(choice for _, choice in plan) if best > played else ()
        decision = Decision(at, end, seat, game.day, kind, best, played, better)
        if decision.loss >= WORTH_TELLING:
            self._errors[len(self.decisions)] = game.copy(), plan
        self.decisions.append(decision)

    # Luck.

    def _drawn(self, at: int, end: int) -> None:
        """Chance answers, once or several times in a row."""
        before = self.game.copy()
        about = before.asked[CHANCE].about
        for one, choice in self.record.choices[at:end]:
            play(self.game, one, choice)
        seat = self._last
        sure = end == at + 1 and len(before.asked[CHANCE].options) == 1
        if seat is None or sure or not _has_begun(before):
            return
        day = self.game.day
        turn = self._open.get(seat)
        depth = DEPTHS[self.depth]
        if turn is not None and about in CERTAIN:
            games = [self.game]
            for number in range(4 * depth.samples):
                game = before.copy()
                settle(game, self._rng(at, f"{number}").random)
                games.append(game)
            if not any(game.ended for game in games):
                came, *others = self.chances.logits(games, seat)
                turn.luck += came - fmean(others)
            return
        measure = self._next_turn if turn is None else self._continued
        rng = self._rng(at)
        came = measure(self.game, seat, rng)
        mean = 0.0
        for number in range(depth.samples):
            rng = self._rng(at, f"{number}")
            game = before.copy()
            settle(game, rng.random)
            mean += measure(game, seat, rng) / depth.samples
        self.lucks.append(Luck(at, end, seat, day, came - mean))
        if turn is not None:
            self._close(at, seat, mean, before)

    def _continued(self, game: Game, seat: Seat, rng: Random) -> float:
        return self._best(game, seat, rng).chance

    # What is told of it.

    def _moment(self, at: int) -> None:
        game = self.game
        known = []
        for seat in range(game.players):
            world = game if game.ended else imagine(view(game, seat), self._rng(at, f"p{seat}"))
            known.append(self.chances.all(world)[seat])
        self.moments.append(Moment(at, game.day, self.chances.all(game), tuple(known)))

    def _turnings(self) -> Iterator[Turning]:
        dear = sorted(self._errors, key=lambda number: -self.decisions[number].loss)
        for number in dear[:TURNINGS]:
            decision, (game, plan) = self.decisions[number], self._errors[number]
            bot = Steady()
            bot.judgement = self.chances.weighed
            question = game.asked[decision.seat]
            case = Case(bot, game, question, tuple(plan), self._rng(decision.at))
            case.planned = decision.kind == "turn"
            yield Turning(decision, self._why(decision, case))

    def _why(self, decision: Decision, case: Case) -> Reason:
        """Why another choice was better."""
        if self.game.ended and decision.end == len(self.record.choices) and not decision.played:
            return Reason("review-ended-lost")
        return case.reason()


def _has_begun(game: Game) -> bool:
    """Whether the set-up is over (B1)."""
    return not game.frames(Setup)


def _surely(differences: list[float]) -> float:
    """What something is better by in the mean, less what may be due to the few worlds in which it
    was tried: the best of several would look better than it is."""
    mean = fmean(differences)
    doubt = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return max(0.0, mean - doubt)


def _usual(game: Game, question: Question) -> Choice:
    """What goes without saying: a cohort is welcome (B2.1), everything else is left to habit."""
    if question.about == "cohort":
        return next((one for one in question.options if isinstance(one, Cohort)), Skip())
    return habit(game, question)
