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

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypeAlias

from battalia.bots.advice import CERTAIN, Case
from battalia.bots.fighting import battle_of
from battalia.bots.habits import habit
from battalia.bots.imagining import imagine, reimagine
from battalia.bots.judgement import WON
from battalia.bots.planning import Path, Planner, Thought, undisturbed
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
from battalia.engine.chapters.ending import team_points
from battalia.engine.chapters.land import open_spaces
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import END
from battalia.engine.choices import Attack, Cohort, Skip
from battalia.engine.record import beginning, gave_up
from battalia.review.chances import UNIT, Chances, victory
from battalia.review.told import (
    TELLING,
    Decision,
    DecisionKind,
    Luck,
    Moment,
    Part,
    Player,
    Review,
)

Choices: TypeAlias = Sequence[tuple[Seat, Choice]]
FORWARD: Final = 400
"""So many choices at most until a player's next turn."""
PLAYED_ON: Final = 2_000
"""So many at most, where a game is played on."""
QUICK: Final = 25
"""So many states are looked at then for each turn."""
FINALISTS: Final = 8
"""So many plans of a turn are judged by the net …"""
SURE: Final = 2
"""… and so many of those that need no luck: eight ways to go on after the same gamble are one."""
OPTIONS: Final = 12
"""So many answers to one question at most are compared."""
GRAVE: Final = 0.08
"""What seems to have cost so much may have decided the game."""
OFTENER: Final = 4
"""So many times as often is tried what seems to be grave: of many things that are tried a few times
only, those seem to be the dearest that had the most luck."""
DEAR: Final = 0.04
"""What costs so much after some days may be a turning point, …"""
DECISIVE: Final = 0.2
"""… and what the judge sees so much in, whatever those days tell: it is played on for longer, and
oftener where it then may cost so much."""
FEW: Final = 3
"""After one of so many parts of these trials it may be plain that it costs less."""
CLOSE: Final = 0.03
"""An answer that seems to be grave is tried in further worlds until its cost is known so closely …
"""
MOST_WORLDS: Final = 2
"""… or in so many times the worlds."""


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
    liked: int
    """So many more plans are judged by the net, in case that it likes one of them better."""
    later: int
    """So far is played on where there may be a turning point …"""
    again: int
    """… and so often, until it is plain that there is none; 0: not at all."""
    pace: float
    """Seconds of one processor for a hundred choices of players, about."""


DEPTHS: Final = {
    "quick": Depth(1, 40, 3, 2, 1, 4, 0, 0, 0, 2.5),
    "usual": Depth(3, 150, 6, 4, 2, 8, 60, 14, 40, 12.0),
    "deep": Depth(6, 600, 12, 8, 3, 16, 200, 14, 120, 60.0),
}


class _Plan(NamedTuple):
    """The best that was found."""

    chance: float
    path: Path
    end: Game
    """Where it leads to."""
    luck: float = 0.0
    """How much luck brought it there, as a logit."""
    others: tuple[_Plan, ...] = ()
    """Where this one needs luck, the best that needs none; the one that the weighed judgement likes
    best; one that the net likes better, of which that judgement did not think much; and the one
    that brings a leader nearest to the end."""


class _Open:
    """A turn, or the rest of one, that has not ended yet."""

    def __init__(self, at: int, game: Game) -> None:
        self.at = at
        self.game = game
        self.luck = 0.0
        """What chance has brought to it meanwhile, as a logit."""
        self.came: dict[tuple[int, int], float] = {}
        """What came of what was played, by trial and up to which day: all plans are compared with
        the same."""
        self.lost = 0.0
        """What was lost in battles meanwhile: those are decisions of their own."""


def seconds(choices: int, depth: str) -> int:
    """How long the review of a game with so many choices of players will take, about."""
    return max(1, round(choices * DEPTHS[depth].pace / 100))


def decided(record: Record) -> int:
    """How many choices of a game were made by players."""
    return sum(seat != CHANCE for seat, _ in record.choices)


def review(
    record: Record,
    depth: str = "usual",
    seed: int = 0,
    progress: Callable[[float], None] = lambda share: None,
) -> Review:
    """A game that was played, measured; the same seed gives the same (RecordError)."""
    resigned = gave_up(record)
    walk = _Walk(beginning(record), record.choices, depth, seed)
    for at in walk.steps():
        progress(at / len(record.choices))
    return put_together([walk.part()], depth, results(walk.game, resigned))


def drawn(record: Record, depth: str, seed: int = 0) -> tuple[Sequence[Moment], Sequence[Luck]]:
    """The chances and the luck of a review, without what was decided: much sooner."""
    walk = _Walk(beginning(record), record.choices, depth, seed, decisions=False)
    for _ in walk.steps():
        pass
    return walk.moments, walk.lucks


def measure(
    game: Game,
    choices: Choices,
    depth: str,
    seed: int = 0,
    *,
    at: int = 0,
    last: Seat | None = None,
    seconds: float = 0.0,
    decider: Seat | None = None,
    kind: str = "",
) -> Part:
    """A part of a game, from this position on: as many of these choices as can be measured in about
    so long a time, and up to where the next part can begin; the game is there then.

    ``at`` is the number of the first choice, ``last`` who chose before it. However a game is cut
    into parts, they come to the same. With ``decider`` it is over with this player's first
    decision of the kind.
    """
    walk = _Walk(game, choices, depth, seed, at, last)
    end = time.monotonic() + seconds
    for _ in walk.steps():
        if decider is not None:
            if any(one.seat == decider and kind in ("", one.kind) for one in walk.decisions):
                break
        elif time.monotonic() >= end and walk.at_rest:
            break
    return walk.part()


def put_together(parts: Iterable[Part], depth: str, results: Sequence[float]) -> Review:
    """All parts of a game; ``results``: everybody's part of the victory."""
    parts = list(parts)
    decisions = tuple(one for part in parts for one in part.decisions)
    lucks = tuple(one for part in parts for one in part.lucks)
    return Review(
        depth,
        tuple(
            Player(
                len({one.day for one in decisions if one.seat == seat}),
                sum(one.loss for one in decisions if one.seat == seat),
                sum(one.at_even for one in decisions if one.seat == seat),
                sum(one.gain for one in lucks if one.seat == seat),
                result,
            )
            for seat, result in enumerate(results)
        ),
        tuple(one for part in parts for one in part.moments),
        decisions,
        lucks,
    )


def results(game: Game, resigned: Collection[Seat] = ()) -> list[float]:
    """Everybody's part of the victory. While a game goes on nobody has any, unless all but one side
    have given up."""
    if game.ended:
        return [victory(game, seat) for seat in range(game.players)]
    left = [team for team in game.rules.teams if not set(team) <= set(resigned)]
    winners = left[0] if len(left) == 1 else ()
    return [float(seat in winners) for seat in range(game.players)]


class _Walk:
    def __init__(
        self,
        game: Game,
        choices: Choices,
        depth: str,
        seed: int,
        at: int = 0,
        last: Seat | None = None,
        *,
        decisions: bool = True,
    ) -> None:
        """The first of the choices has the number ``at``; ``decisions``: are they measured?"""
        self.depth = depth
        self.chances = Chances()
        self.game = game
        self.moments: list[Moment] = []
        self.decisions: list[Decision] = []
        self.lucks: list[Luck] = []
        self._choices = choices
        self._first = self._at = at
        self._seed = seed
        self._open: dict[Seat, _Open] = {}
        self._weighing = decisions
        self._last = last
        """Who chose last."""

    def steps(self) -> Iterator[int]:
        """The number of the choice that is next, again and again."""
        choices = self._choices
        place = 0
        while place < len(choices):
            end = place + 1
            if choices[place][0] == CHANCE:
                while end < len(choices) and choices[end][0] == CHANCE:
                    end += 1
                self._drawn(self._at, choices[place:end])
            else:
                self._decided(self._at, *choices[place])
            place = end
            self._at = self._first + place
            yield self._at

    @property
    def at_rest(self) -> bool:
        """Whether what follows can be measured without what came before."""
        place = self._at - self._first
        if not self._open or place == len(self._choices):
            return True
        # Whose turn ended in another way is not measured.
        seat = self._choices[place][0]
        question = self.game.asked.get(seat)
        return (
            question is not None
            and question.about == "action"
            and not any(one in self.game.team(seat) for one in self._open)
        )

    def part(self) -> Part:
        return Part(
            self._first,
            self._at,
            self._last,
            tuple(self.moments),
            tuple(self.decisions),
            tuple(self.lucks),
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

    def _best(
        self, game: Game, seat: Seat, rng: Random, played: Sequence[Choice] | None = None
    ) -> _Plan:
        """The best that this player can do from here; with ``played``: that does not begin with
        these choices, and with others to compare."""
        game = game.copy()
        planner = self._planner(rng)
        planner.settle(game, seat, None)
        question = game.asked.get(seat)
        if question is None or question.about != "action":
            return _Plan(self._judged(game, seat), [], game)
        found = planner.plans(undisturbed(game, seat), seat)
        if played is not None:
            found = [plan for plan in found if not _begins(plan.path, played)] or found[:1]
        plans = found[:FINALISTS]
        if plans[0].luck:
            plans += [plan for plan in found[FINALISTS:] if not plan.luck][:SURE]
        lucks = [UNIT * plan.luck for plan in plans]
        chances = self.chances.of([plan.game for plan in plans], seat, lucks)
        for number, plan in enumerate(plans):
            if plan.luck and abs(plan.value) > WON / 10:
                # In some of the worlds in which it was tried the game was over.
                chances[number] = max(0.0, min(1.0, plan.value / WON))
        judged = [
            _Plan(chance, plan.path or [(planner.mark(game, seat, "action"), END)], plan.game, luck)
            for chance, plan, luck in zip(chances, plans, lucks, strict=True)
        ]
        first = judged[0]
        judged.sort(key=lambda plan: -plan.chance)
        best = judged[0]
        if played is None:
            return best
        sure = [plan for plan in judged if best.luck and not plan.luck][:1]
        weighed = [first] if not first.luck and first not in (best, *sure) else []
        further = (*self._liked(found, seat, best), *self._ending(found, seat, best))
        return best._replace(others=(*sure, *weighed, *further))

    def _ending(self, found: list[Thought], seat: Seat, best: _Plan) -> list[_Plan]:
        """What brings a leader nearest to a full map: how much that is worth shows in the end only
        (B10.1)."""
        if not best.end.rules.map_ends or best.end.ended:
            return []
        points = {team: team_points(best.end, team) for team in best.end.rules.teams}
        own = points.pop(best.end.team(seat))
        sure = [plan for plan in found if plan.path and not plan.luck]
        fullest = min(sure, key=lambda plan: len(open_spaces(plan.game)), default=None)
        if fullest is None or own <= max(points.values()):
            return []
        if len(open_spaces(fullest.game)) >= len(open_spaces(best.end)):
            return []
        return [_Plan(self._judged(fullest.game, seat), fullest.path, fullest.game)]

    def _liked(self, found: list[Thought], seat: Seat, best: _Plan) -> list[_Plan]:
        """What the net likes best of all that was found; whether too much, the trials tell."""
        rest = [
            plan
            for plan in found[FINALISTS : FINALISTS + DEPTHS[self.depth].liked]
            if plan.path and not plan.luck
        ]
        chances = self.chances.of([plan.game for plan in rest], seat)
        liked = max(range(len(rest)), key=chances.__getitem__, default=None)
        if liked is None or chances[liked] < best.chance + TELLING:
            return []
        return [_Plan(chances[liked], rest[liked].path, rest[liked].game)]

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
            elif self._weighing and len(question.options) > 1:
                if question.about == "cohort":
                    self._weigh(at, question, choice, "hand")
                elif battle_of(self.game, seat) is not None:
                    self._weigh(at, question, choice, "battle")
                elif seat not in self._open:
                    self._weigh(at, question, choice, "other")
        play(self.game, seat, choice)
        self._last = seat
        self._end(at + 1)

    def _end(self, at: int) -> None:
        """What was begun when the game ended, if it did, has come to its result."""
        if self.game.ended:
            for one in list(self._open):
                self._close(at, one, victory(self.game, one), self.game)
            self._moment(at)

    def _acted(self, at: int, seat: Seat, choice: Choice) -> None:
        """One of the actions of a turn."""
        game = self.game
        if seat not in self._open:
            # Whose turn ended in another way is not measured.
            for other in [one for one in self._open if one not in game.team(seat)]:
                del self._open[other]
            self._moment(at)
            self._open[seat] = _Open(at, game.copy())
        if choice == END:
            self._close(at + 1, seat, self._judged(game, seat, self._open[seat].luck), game)
        elif isinstance(choice, Attack) and Planner.against_player(game, choice):
            after = game.copy()
            play(after, seat, choice)
            self._close(at + 1, seat, self._attacked(at, seat, choice), after)

    def _attacked(self, at: int, seat: Seat, attack: Attack) -> float:
        """What comes of it, against several hands."""
        if not self._weighing:
            return 0.0
        rng = self._rng(at)
        chances = []
        for _ in range(DEPTHS[self.depth].worlds):
            world = reimagine(self.game, seat, rng)
            play(world, seat, attack)
            chances.append(self._best(world, seat, rng).chance)
        return fmean(chances)

    def _close(self, end: int, seat: Seat, played: float, after: Game) -> None:
        """What began with an action has come to this."""
        turn = self._open.pop(seat)
        if not self._weighing:
            return
        own = [
            choice
            for one, choice in self._choices[turn.at - self._first : end - self._first]
            if one == seat
        ]
        plan = self._best(turn.game, seat, self._rng(turn.at), own)
        plans = [one for one in (plan, *plan.others) if not _begins(one.path, own)]
        best = plan.chance if plans else played
        won = plan.end.ended and best == 1.0
        if plans and not after.ended and (won or not plan.end.ended):
            loss, plan = max(
                (
                    (max(0.0, self._surpassed(turn, one, seat, after, one.chance - played)), one)
                    for one in plans
                ),
                key=lambda found: found[0],
            )
            suspect = loss >= DEAR or plan.chance - played >= DECISIVE
            if suspect and DEPTHS[self.depth].again and _fair(turn, plan, seat, after):
                loss = self._later(turn, plan, seat, after)
            # Of a victory it is sure what it is worth; of what was played instead it is not.
            best = best if won else min(1.0, played + loss)
            played = best - loss
        played = max(played, min(best, played + turn.lost))
        self._note(turn.game, turn.at, end, seat, "turn", best, played, plan.path)

    def _surpassed(self, turn: _Open, plan: _Plan, seat: Seat, after: Game, judged: float) -> float:
        """By how much the plan is better than what was played, some days later. By the judgement
        of both it is ``judged``; but a plan is found by looking for what this likes, so that it
        likes it too much, and what is left undone costs more than it sees."""
        fair = _fair(turn, plan, seat, after)
        # What is judged alike to the last digit is alike.
        if judged < TELLING and (not fair or not judged):
            return judged
        trials = DEPTHS[self.depth].trials
        differences = [self._tried(turn, plan, seat, after, trial) for trial in range(trials // 2)]
        if judged < TELLING and fmean(differences) < TELLING:
            return judged
        if judged >= GRAVE or fmean(differences) >= GRAVE:
            trials *= OFTENER
        differences += [
            self._tried(turn, plan, seat, after, trial) for trial in range(trials // 2, trials)
        ]
        found = surely(differences)
        # Luck that one of both had is in the trials, too.
        return found if fair else min(judged, found)

    def _later(self, turn: _Open, plan: _Plan, seat: Seat, after: Game) -> float:
        """The same for longer and oftener: here may be a turning point."""
        depth = DEPTHS[self.depth]
        found: list[float] = []
        while len(found) < depth.again // FEW or (
            len(found) < depth.again and fmean(found) + doubt(found) >= DECISIVE
        ):
            found.append(self._tried(turn, plan, seat, after, len(found), depth.later))
        return surely(found)

    def _tried(
        self, turn: _Open, plan: _Plan, seat: Seat, after: Game, trial: int, days: int = 0
    ) -> float:
        """What the plan is better by in one world, some days later."""
        key = trial, turn.game.day + (days or DEPTHS[self.depth].days)
        if key not in turn.came:
            turn.came[key] = self._came(turn, after, seat, *key)
        return self._came(turn, plan.end, seat, *key) - turn.came[key]

    def _came(self, turn: _Open, start: Game, seat: Seat, trial: int, until: int) -> float:
        """What comes of the end of a turn in one world, up to this day."""
        rng = self._rng(turn.at, f"on {trial}")
        own = start.asked.get(seat)
        game = start.copy() if own is None else reimagine(start, seat, rng)
        if own is not None and own.about == "action":
            # What was not done is not made up for.
            play(game, seat, END)
        play_on(self.chances, game, until, rng)
        return self._judged(game, seat)

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
        tried = [self._answered(at, seat, options[:OPTIONS], kind, one) for one in range(worlds)]
        best = max(range(len(tried[0])), key=lambda place: sum(chances[place] for chances in tried))
        compared = [(chances[0], chances[best]) for chances in tried]
        differences = [better - own for own, better in compared]
        most = MOST_WORLDS * worlds if depth.again else worlds
        while len(compared) < most and fmean(differences) >= GRAVE and doubt(differences) > CLOSE:
            answers = [choice, options[best]]
            own, better = self._answered(at, seat, answers, kind, len(compared))
            compared.append((own, better))
            differences.append(better - own)
        loss = surely(differences)
        chance = fmean(own for own, _ in compared)
        if seat in self._open:
            self._open[seat].lost += loss
        plan = [(Planner.mark(self.game, seat, question.about), options[best])]
        self._note(self.game, at, at + 1, seat, kind, chance + loss, chance, plan)

    def _answered(
        self, at: int, seat: Seat, options: list[Choice], kind: DecisionKind, world: int
    ) -> list[float]:
        """What comes of each of these answers in one world."""
        seen = reimagine(self.game, seat, self._rng(at, f"world {world}"))
        chances = []
        for option in options:
            rng = self._rng(at, f"{world}")
            after = seen.copy()
            play(after, seat, option)
            if kind == "hand":
                chances.append(self._best(after, seat, rng).chance)
            else:
                self._planner(rng).settle(after, seat, None)
                chances.append(self._judged(after, seat))
        return chances

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
        reason = None
        if best - played >= TELLING:
            lost = self.game.ended and not played
            reason = Reason("review-ended-lost") if lost else self._why(game, at, seat, kind, plan)
        self.decisions.append(Decision(at, end, seat, game.day, kind, best, played, better, reason))

    def _why(self, game: Game, at: int, seat: Seat, kind: DecisionKind, plan: Path) -> Reason:
        """Why another choice was better."""
        bot = Steady()
        bot.judgement = self.chances.weighed
        case = Case(bot, game.copy(), game.asked[seat], tuple(plan), self._rng(at))
        case.planned = kind == "turn"
        return case.reason()

    # Luck.

    def _drawn(self, at: int, answers: Choices) -> None:
        """Chance answers, once or several times in a row."""
        self._lucky(at, answers)
        self._end(at + len(answers))

    def _lucky(self, at: int, answers: Choices) -> None:
        before = self.game.copy()
        about = before.asked[CHANCE].about
        for one, choice in answers:
            play(self.game, one, choice)
        seat = self._last
        sure = len(answers) == 1 and len(before.asked[CHANCE].options) == 1
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
        self.lucks.append(Luck(at, at + len(answers), seat, day, came - mean))
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


def _has_begun(game: Game) -> bool:
    """Whether the set-up is over (B1)."""
    return not game.frames(Setup)


def _begins(path: Path, played: Sequence[Choice]) -> bool:
    """Whether a plan is what was played, and what would have come after it: nobody is blamed for
    what they did."""
    return [choice for _, choice in path[: len(played)]] == [*played]


def _fair(turn: _Open, plan: _Plan, seat: Seat, after: Game) -> bool:
    """Whether luck had no part in what is compared."""
    return not plan.luck and not turn.luck and after.asked.get(seat) is not None


def play_on(chances: Chances, game: Game, until: int, rng: Random) -> None:
    """Everybody takes the first good plan, up to this day."""
    quick = Planner(chances.weighed, rng, reimagine, 1, QUICK, 1)
    plans: dict[Seat, list[Choice]] = {}
    for _ in range(PLAYED_ON):
        if CHANCE in game.asked:
            settle(game, rng.random)
            continue
        question = next((one for one in game.asked.values() if not one.optional), None)
        if question is None or (game.day > until and question.about == "cohort"):
            return
        play(game, question.seat, quick.quick(game, question, plans))


def surely(differences: list[float]) -> float:
    """What something is better by in the mean, less what may be due to the few worlds in which it
    was tried: the best of several would look better than it is."""
    return max(0.0, fmean(differences) - doubt(differences))


def doubt(differences: list[float]) -> float:
    """How far the mean of so few may be from that of all."""
    return stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0


def _usual(game: Game, question: Question) -> Choice:
    """What goes without saying: a cohort is welcome (B2.1), everything else is left to habit."""
    if question.about == "cohort":
        return next((one for one in question.options if isinstance(one, Cohort)), Skip())
    return habit(game, question)
