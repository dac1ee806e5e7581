"""Whole turns, thought through in an imagined world.

A plan is a row of actions, each carried out in the engine itself, judged at the end of the turn.
The search keeps the few most promising states after each action (a beam).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from battalia.bots.fighting import battle_of
from battalia.bots.habits import habit, place_worth, plain, shortlist
from battalia.bots.judgement import Judgement
from battalia.bots.opinions import KEPT
from battalia.engine.chapters.battle.strength import defence_of
from battalia.engine.chapters.ending import team_great_cities
from battalia.engine.chapters.land import ground, open_spaces
from battalia.engine.chapters.turn import END, Turn
from battalia.engine.choices import (
    Attack,
    Build,
    Choice,
    End,
    Fly,
    Halt,
    Limbo,
    Ride,
    Roll,
    Step,
    Travel,
    Use,
)
from battalia.engine.game import Game, Loose, Question
from battalia.engine.play import advance, play, settle
from battalia.engine.terms import (
    AMULET,
    CHANCE,
    FRIMAN,
    HAMMER,
    HORSE,
    KIND,
    STARDUST,
    SUPPLY,
    TOOL,
    UNITS,
    WILD,
    WINGS,
    Seat,
    Space,
    is_great,
)
from battalia.engine.view import View

Fingerprint = tuple[object, ...]
Path = list[tuple[Fingerprint, Choice]]

SETTLING: Final = 80
"""So many choices at most carry out one action."""
WORTH_A_PLAN: Final = (2, 3, 6)
"""What an amulet may roll that opens new ways."""
REPLYING: Final = 1_000
"""So many choices at most are played in reply."""
LONGEST_WAY: Final = 16
"""So many moves at most bring a hero to its prey."""
BACK: Final = 0.3
"""What it costs to walk back to where one has just come from."""
NEAR_THE_END: Final = 3
"""Where so many spaces are open at most, a plan may end the game …"""
CLOSING: Final = 120
"""… and so many ways to lay cards there are looked at."""
JUNCTION: Final = 2
"""So many frimen lay a junction (B3.6)."""
RIDING: Final = frozenset({"ride"})
HALT: Final = Halt()
BRANCHING: Final = frozenset({"transform", "station"})
"""Questions within an action whose answers are weighed, not left to habit …"""
LAYING: Final = frozenset({"place"})
"""… and where cards are laid to fill the map."""


def fingerprint(
    about: str,
    hand: bytes,
    loose: tuple[Loose, ...],
    ambush: bytes,
    heroes: tuple[Space, ...],
    board: Iterable[int],
) -> Fingerprint:
    """What tells that a plan still fits; the terrain of new cards does not matter."""
    return about, hand, loose, ambush, heroes, tuple([on & 511 for on in board])


def where(view: View, question: Question) -> Fingerprint:
    """The fingerprint of a question that is asked."""
    me = view.players[question.seat]
    assert me.hand is not None
    assert me.ambush is not None
    return fingerprint(question.about, me.hand, me.loose, me.ambush, me.heroes, view.board)


class Raid(NamedTuple):
    """A hero goes where something falls, and attacks."""

    hero: int
    target: Space


Standing = frozenset[tuple[int, Space]]
"""Heroes, by number, and spaces."""
Way = Choice | Raid
"""What may be done next."""
State = tuple[Game, Path]
"""What has come of some actions of the turn."""


class Thought:
    """A state after some actions of the turn."""

    __slots__ = ("game", "hopes", "luck", "path", "promise", "value")

    def __init__(
        self, game: Game, path: Path, value: float, promise: float, luck: float = 0.0
    ) -> None:
        self.game = game
        self.hopes: dict[Way, float] = {}
        """What each way promised when it was looked at, here or before another one."""
        self.path = path
        self.value = value
        """If the turn ended here."""
        self.promise = promise
        """With what the rest of the hand may still bring."""
        self.luck = luck
        """How much better this state is than what luck makes of its plan in the mean."""


class Outlook(NamedTuple):
    """The states that one way may lead to, and what they make together once they are judged."""

    states: list[State]
    together: Callable[[list[Thought]], list[Thought]]


def _each(thoughts: list[Thought]) -> list[Thought]:
    """Each by itself: there is a choice between them."""
    return thoughts


def _best(thoughts: list[Thought]) -> list[Thought]:
    """Only the best."""
    return [max(thoughts, key=lambda thought: thought.value)]


def _mean(thoughts: list[Thought]) -> list[Thought]:
    """The mean of what luck may make of it, in the state that comes nearest to it."""
    value = sum(one.value for one in thoughts) / len(thoughts)
    promise = sum(one.promise for one in thoughts) / len(thoughts)
    likely = min(thoughts, key=lambda one: abs(one.value - value))
    return [Thought(likely.game, likely.path, value, promise, likely.value - value)]


NOWHERE: Final = Outlook([], _each)


def undisturbed(game: Game, seat: Seat) -> Game:
    """The game without the turns of partners that wait (S4.3): nothing is asked of them while this
    player thinks."""
    own = game.asked[seat].lane
    lanes = [
        lane for at, lane in enumerate(game.lanes) if at == own or not isinstance(lane[-1], Turn)
    ]
    if len(lanes) == len(game.lanes):
        return game
    game = game.copy()
    game.lanes = lanes
    advance(game)
    game.events = []
    return game


class Planner:
    """Plans turns for one seat."""

    def __init__(
        self,
        judgement: Judgement,
        rng: Random,
        redeal: Callable[[Game, Seat, Random], Game],
        width: int = 3,
        budget: int = 350,
        worlds: int = 4,
        deadline: float | None = None,
    ) -> None:
        self.judgement = judgement
        self.rng = rng
        self.redeal = redeal
        self.width = width
        self.budget = budget
        self.worlds = worlds
        self.deadline = deadline
        """When to stop, by the monotonic clock; None: when the budget is spent, so runs repeat."""
        self.hopeful = 6
        """Actions that are tried again after another one."""
        self.limbo = 2
        """Cards that it might pay to send to limbo, at each action."""
        self.careful = False
        """Whether it counts on no luck after a battle, keeps what it has won, and looks further
        where the end is near."""
        self.left: Standing = frozenset()
        """Heroes and the spaces that they have left in the last turns."""

    # Carrying out.

    def answer_chance(self, game: Game) -> None:
        """Chance answers until a player is asked."""
        settle(game, self.rng.random)

    def settle(
        self, game: Game, seat: Seat, path: Path | None, stop: frozenset[str] = frozenset()
    ) -> None:
        """Habit and chance carry on until this player may act again, or has no more part in it.

        It stops before questions about ``stop``, too.
        """
        for _ in range(SETTLING):
            asked = game.asked
            if not asked:
                return
            if CHANCE in asked:
                self.answer_chance(game)
                continue
            mine = asked.get(seat)
            if mine is not None and not mine.optional:
                if mine.about == "action" or mine.about in stop:
                    return
                self.take(game, mine, habit(game, mine), path)
                continue
            other = self._opponent(game, seat)
            if other is None or other not in asked or asked[other].optional:
                return
            play(game, other, habit(game, asked[other]))

    def _opponent(self, game: Game, seat: Seat) -> Seat | None:
        """Who must answer before this player can go on."""
        battle = battle_of(game, seat)
        if battle is not None:
            return battle.defender if battle.attacker == seat else battle.attacker
        for other, question in game.asked.items():
            if question.urgent and other != CHANCE:
                return other
        return None

    def take(self, game: Game, question: Question, choice: Choice, path: Path | None) -> None:
        """This player chooses; the path remembers it."""
        seat = question.seat
        if path is not None:
            path.append((self.mark(game, seat, question.about), choice))
        play(game, seat, choice)

    @staticmethod
    def mark(game: Game, seat: Seat, about: str) -> Fingerprint:
        return fingerprint(
            about,
            game.hand[seat],
            game.loose[seat],
            game.ambush[seat],
            tuple(game.heroes[2 * seat : 2 * seat + 2]),
            game.board,
        )

    # Judging.

    def thought(self, game: Game, seat: Seat, path: Path) -> Thought:
        return self.thoughts([(game, path)], seat)[0]

    def thoughts(self, states: list[State], seat: Seat) -> list[Thought]:
        """These states, judged all at once."""
        judged = self.judgement.appraise([game for game, _ in states], seat)
        return [
            Thought(game, path, value - back, value + promise - back)
            for (game, path), (value, promise) in zip(states, judged, strict=True)
            for back in (self._back(game, seat),)
        ]

    def _back(self, game: Game, seat: Seat) -> float:
        """What it costs that heroes walk back to where they came from."""
        if not self.left or game.ended:
            return 0.0
        heroes = game.heroes[2 * seat : 2 * seat + 2]
        return BACK * sum((hero, space) in self.left for hero, space in enumerate(heroes))

    # Planning.

    def plan(self, game: Game, seat: Seat) -> Thought:
        """The best turn found from an action question of this player."""
        return self.plans(game, seat)[0]

    def plans(self, game: Game, seat: Seat) -> list[Thought]:
        """The turns found, the best first; to end the turn at once is one, too."""
        root = self.thought(game, seat, [])
        further = 3 if self.careful and self._may_end(game, seat) else 1
        found = self.search(root, seat, further * self.width, further * self.budget)
        best = max(thought.value for thought in found)
        found += self._gambles(root, seat, best)
        found += self._closing(root, seat)
        found.sort(key=lambda thought: -thought.value)
        return found

    def search(self, root: Thought, seat: Seat, width: int, budget: int) -> list[Thought]:
        """All states that were looked at, each of them an end of the turn."""
        ends = [root]
        beam = [root]
        seen = {self._key(root.game, seat)}
        while beam and budget > 0:
            found: list[Thought] = []
            for parent in beam:
                for child in self._expand(parent, seat):
                    budget -= 1
                    key = self._key(child.game, seat)
                    if key in seen:
                        continue
                    seen.add(key)
                    ends.append(child)
                    question = child.game.asked.get(seat)
                    if question is not None and question.about == "action":
                        found.append(child)
                if budget <= 0 or self.is_late():
                    return ends
            found.sort(key=lambda child: -child.promise)
            beam = found[:width]
        return ends

    @staticmethod
    def _nearly_full(game: Game) -> bool:
        """Whether the map might be filled in this turn, and that ends the game (B10.1)."""
        return game.rules.map_ends and len(open_spaces(game)) <= NEAR_THE_END

    def _may_end(self, game: Game, seat: Seat) -> bool:
        """Whether this turn might be the last (B10)."""
        if self._nearly_full(game):
            return True
        team = game.team(seat)
        wanted = game.rules.cities_to_end.get(len(team))
        return wanted is not None and wanted - team_great_cities(game, team) <= 1

    def is_late(self) -> bool:
        """Whether somebody has waited long enough."""
        return self.deadline is not None and monotonic() > self.deadline

    def best_end(self, root: Thought, seat: Seat, width: int, budget: int) -> Thought:
        """The best state to end the turn with."""
        return max(self.search(root, seat, width, budget), key=lambda thought: thought.value)

    @staticmethod
    def _key(game: Game, seat: Seat) -> tuple[object, ...]:
        """States that differ in the order of actions only are one."""
        gained = b"".join(row.gained for row in game.rows[seat])
        return (
            game.hand[seat],
            game.loose[seat],
            bytes(sorted(gained)),
            game.ambush[seat],
            game.tents[seat],
            tuple(game.heroes),
            bytes(game.tokens),
            tuple(game.board),
        )

    def _expand(self, parent: Thought, seat: Seat) -> Iterable[Thought]:
        game = parent.game
        ways: list[Way] = [*self.shortlist(game, seat, game.asked[seat].options)]
        ways += self._raids(game, seat)
        hopes = parent.hopes
        if hopes:
            # What has been looked at before another action promises about the same after it.
            known = sorted((way for way in ways if way in hopes), key=lambda way: -hopes[way])
            ways = [way for way in ways if way not in hopes] + known[: self.hopeful]
        outlooks = [self._outlook(parent, seat, way) for way in ways]
        roads = self._roads(game, seat)
        if roads:
            outlooks = [self._still_building(outlook, seat, roads) for outlook in outlooks]
        states = [state for outlook in outlooks for state in outlook.states]
        judged = iter(self.thoughts(states, seat))
        after = dict(hopes)
        children: list[Thought] = []
        for way, outlook in zip(ways, outlooks, strict=True):
            found = outlook.together([next(judged) for _ in outlook.states])
            if self.careful and parent.luck:
                for child in found:
                    child.luck += parent.luck
                    child.value -= parent.luck
                    child.promise -= parent.luck
            children += found
            if any(child.game.ended for child in found):
                # Who wins then may be another one after any action: it is looked at again.
                continue
            promises = (child.promise - parent.promise for child in found)
            after[way] = max(promises, default=-inf)
        parent.hopes = after
        for child in children:
            child.hopes = after
        return children

    @staticmethod
    def _roads(game: Game, seat: Seat) -> int:
        """With how many frimen this player can still lay a road, now or some day: two lay any, one
        a simple one only (B3.6). Whoever can no longer lay what fits leaves the map open for ever
        (B10.1); where it ends nothing, that is nothing to lose."""
        if not game.rules.map_ends:
            return 0
        kinds = [KIND[card] for card in game.deck(seat)]
        supply = kinds.count(SUPPLY) + game.rules.stardust_supply * kinds.count(STARDUST)
        price = dict(game.rules.catalogue.costs[FRIMAN]).get(SUPPLY, 0)
        if supply >= price and game.stacks[FRIMAN]:
            return JUNCTION
        frimen = kinds.count(FRIMAN) + 2 * (kinds.count(TOOL) + kinds.count(HAMMER))
        return min(frimen, JUNCTION) if supply else 0

    def _still_building(self, outlook: Outlook, seat: Seat, roads: int) -> Outlook:
        """Only the states after which as many roads can be laid, and those that have ended the
        game; all of them, where luck decides between them."""
        if outlook.together is _mean:
            return outlook
        states = [
            state
            for state in outlook.states
            if state[0].ended or self._roads(state[0], seat) >= roads
        ]
        return Outlook(states, outlook.together if states else _each)

    def _outlook(self, parent: Thought, seat: Seat, way: Way) -> Outlook:
        if isinstance(way, Raid):
            return self._raid(parent, seat, way)
        if isinstance(way, Attack) and self.against_player(parent.game, way):
            return self._battle(parent.game, parent.path, seat, way)
        return Outlook(list(self._children(parent.game, parent.path, seat, way)), _each)

    def _children(
        self,
        before: Game,
        past: Path,
        seat: Seat,
        option: Choice,
        branching: frozenset[str] = BRANCHING,
    ) -> Iterable[State]:
        """What comes of an action; several, where one of these questions is asked within it."""
        game, path = before.copy(), past.copy()
        self.take(game, game.asked[seat], option, path)
        self.settle(game, seat, path, branching)
        question = game.asked.get(seat)
        if question is None or question.about not in branching:
            yield game, path
            return
        ranked = self._ranked(game, question)
        for choice in ranked[:4]:
            child, way = game.copy(), path.copy()
            self.take(child, question, choice, way)
            self.settle(child, seat, way)
            yield child, way

    def _ranked(self, game: Game, question: Question) -> list[Choice]:
        """Options in the order in which habit likes them."""
        left = list(plain(question).options)
        ranked: list[Choice] = []
        while left and len(ranked) < 4:
            again = Question(question.seat, question.about, left)
            choice = habit(game, again)
            ranked.append(choice)
            left = [option for option in left if option != choice]
        return ranked

    def _closing(self, root: Thought, seat: Seat) -> list[Thought]:
        """A way to fill the map and win by that (B10.1), where few spaces are open: none of the
        cards before the last one looks like much."""
        if not self.careful or not self._nearly_full(root.game):
            return []
        states: list[State] = [(root.game, root.path)]
        seen = {self._key(root.game, seat)}
        left = CLOSING
        while states and left > 0:
            game, path = states.pop()
            question = game.asked.get(seat)
            if question is None or question.about != "action":
                continue
            builds = [option for option in question.options if isinstance(option, Build)]
            for option in builds:
                for after, way in self._children(game, path, seat, option, LAYING):
                    left -= 1
                    if after.ended:
                        thought = self.thought(after, seat, way)
                        if thought.value > 0:
                            return [thought]
                    elif (key := self._key(after, seat)) not in seen:
                        seen.add(key)
                        states.append((after, way))
        return []

    # What is worth a thought.

    def shortlist(self, game: Game, seat: Seat, options: list[Choice]) -> list[Choice]:
        """The actions that are weighed: of alike ones only the best."""
        chosen: list[Choice] = []
        builds: dict[int | None, list[tuple[float, Choice]]] = {}
        limbos: list[Limbo] = []
        riding: set[int] = set()
        for option in shortlist(game, seat, options):
            match option:
                case End() | Fly():
                    continue
                case Use(item) if item.kind == AMULET:
                    continue
                case Build(shape, level):
                    worth = self._best_place(game, seat, shape)
                    builds.setdefault(level, []).append((worth, option))
                case Limbo():
                    limbos.append(option)
                case Ride(hero, _) if hero in riding:
                    continue
                case _:
                    if isinstance(option, Ride):
                        riding.add(option.hero)
                    chosen.append(option)
        for ways in builds.values():
            ways.sort(key=lambda way: -way[0])
            chosen += [option for _, option in ways[:2]]
        precious = self._precious(game, seat)
        limbos = [
            option
            for option in limbos
            if KIND[option.card] not in precious and not (self.careful and is_great(option.card))
        ]
        limbos.sort(key=lambda option: KEPT[KIND[option.card]])
        chosen += limbos[: self.limbo]
        return chosen

    @staticmethod
    def _precious(game: Game, seat: Seat) -> set[int]:
        """Kinds of which no card may be lost: without supply and frimen nobody could ever fill the
        map, or hire lords where only great cities end the game; nor could anybody raise cities
        there once hardly any units are left. It would never end (B9.2, B10, S11.1)."""
        kinds = [KIND[card] for card in game.deck(seat)]
        precious: set[int] = set()
        if not game.rules.map_ends:
            precious.update(rank for rank in UNITS if len(game.stacks[rank]) < game.players)
        if kinds.count(SUPPLY) <= (1 if game.rules.map_ends else 5):
            precious.add(SUPPLY)
        frimen = kinds.count(FRIMAN) + 2 * kinds.count(TOOL)
        if frimen <= 3:
            precious.add(TOOL)
        if frimen <= 2:
            precious.add(FRIMAN)
        return precious

    def _best_place(self, game: Game, seat: Seat, shape: int) -> float:
        places = ground(game).places(game, seat, shape)
        return max(
            (place_worth(game, shape, place.space, place.side) for place in places),
            default=0.0,
        )

    # Raids.

    def _raids(self, game: Game, seat: Seat) -> list[Raid]:
        """Heroes and targets within reach, which the hand might take."""
        strength = game.rules.catalogue.attack_strength
        hand = game.hand[seat]
        kinds = {KIND[card] for card in hand}.union(one.kind for one in game.loose[seat])
        if WILD not in kinds and kinds.isdisjoint(game.rules.openers):
            return []
        total = 2 + sum(strength[KIND[card]] for card in hand)
        total += sum(strength[one.kind] * one.copies for one in game.loose[seat])
        supply = sum(KIND[card] == SUPPLY for card in hand)
        supply += game.rules.stardust_supply * sum(KIND[card] == STARDUST for card in hand)
        horses = sum(KIND[card] == HORSE for card in hand) * game.factor(HORSE)
        reach = supply + 3 * horses + (2 if game.rules.free_steps else 0)
        if any(KIND[card] == WINGS for card in hand):
            reach = len(game.board)
        if not reach:
            return []
        team = game.team(seat)
        found = []
        for hero in (0, 1):
            space = game.heroes[2 * seat + hero]
            if space < 0:
                continue
            distances = ground(game).land.distances(space)
            for target, mark in enumerate(game.tokens):
                if not mark or (mark >> 4) - 1 in team or defence_of(game, target) >= total:
                    continue
                if target != space and distances.get(target, len(game.board)) <= reach:
                    found.append(Raid(hero, target))
        return found

    def _raid(self, parent: Thought, seat: Seat, raid: Raid) -> Outlook:
        """What comes of it; nothing, where the hero does not get there or cannot attack."""
        hero, target = raid
        game = parent.game.copy()
        path = parent.path.copy()
        for _ in range(LONGEST_WAY):
            question = game.asked.get(seat)
            if question is None:
                return NOWHERE
            here = game.heroes[2 * seat + hero]
            if question.about == "action" and here == target:
                break
            move = self._move(game, seat, hero, question, target)
            if move is None:
                return NOWHERE
            self.take(game, question, move, path)
            self.settle(game, seat, path, RIDING)
        attack = Attack(target)
        question = game.asked.get(seat)
        if question is None or attack not in question.options:
            return NOWHERE
        if self.against_player(game, attack):
            return self._battle(game, path, seat, attack)
        return Outlook(list(self._children(game, path, seat, attack)), _best)

    def _move(
        self, game: Game, seat: Seat, hero: int, question: Question, target: Space
    ) -> Choice | None:
        """A step nearer; a horse where two steps or more are missing, or stardust, which pays for
        the whole way; wings where no road leads."""
        here = game.heroes[2 * seat + hero]
        away = ground(game).land.distances(target)
        options = question.options
        if here == target:
            return HALT if HALT in options else None
        steps = dict(ground(game).land.ways[here])
        if here in away:
            if away[here] > 1:
                for option in options:
                    if isinstance(option, Ride) and option.hero == hero:
                        return option
                journey = Travel(hero, target)
                dust = any(KIND[card] == STARDUST for card in game.hand[seat])
                if dust and journey in options:
                    return journey
            for option in options:
                if isinstance(option, Step) and option.hero == hero:
                    there = steps.get(option.side)
                    if there is not None and away.get(there, away[here]) < away[here]:
                        return option
        flight = Fly(hero, target)
        return flight if flight in options else None

    # Battles against players: many hands are possible.

    @staticmethod
    def against_player(game: Game, attack: Attack) -> bool:
        owner = (game.tokens[attack.space] >> 4) - 1
        return attack.hero_of is not None or 0 <= owner < game.players

    def _battle(self, before: Game, past: Path, seat: Seat, attack: Attack) -> Outlook:
        """The mean over several hands of the defender."""
        states: list[State] = []
        for _ in range(self.worlds):
            game = self.redeal(before, seat, self.rng)
            path = past.copy()
            self.take(game, game.asked[seat], attack, path)
            self.settle(game, seat, path)
            states.append((game, path[: len(past) + 1]))
        return Outlook(states, _mean)

    # Gambles: amulets are used where the average of their six sides is good.

    def _gambles(self, root: Thought, seat: Seat, best: float) -> Iterable[Thought]:
        question = root.game.asked.get(seat)
        if question is None:
            return []
        for option in question.options:
            if not isinstance(option, Use) or option.item.kind != AMULET:
                continue
            game = root.game.copy()
            path: Path = []
            self.take(game, question, option, path)
            target = game.asked.get(seat)
            if target is None or target.about != "transform":
                continue
            rolls = []
            for choice in self._ranked(game, target)[: 1 + (self.width > 1)]:
                rolled, way = game.copy(), list(path)
                self.take(rolled, target, choice, way)
                if CHANCE in rolled.asked and rolled.asked[CHANCE].about == "roll":
                    rolls.append((self._sides(rolled, seat), rolled, way))
            if not rolls:
                return []
            # Only the most promising one is thought through.
            sides, rolled, way = max(
                rolls, key=lambda roll: sum(side.promise for side in roll[0].values())
            )
            for die in WORTH_A_PLAN:
                if sides[die].game.asked.get(seat) is not None:
                    sides[die].hopes = root.hopes
                    sides[die] = self.best_end(sides[die], seat, 1, self.budget // 6)
            # A 1 changes nothing; with 4 and 5 the card is gone, the rest goes on as planned.
            rest = best - root.value
            value = sum(side.value for side in sides.values()) + 2 * rest
            return [Thought(rolled, way, value / len(sides), 0.0)]
        return []

    def _sides(self, rolled: Game, seat: Seat) -> dict[int, Thought]:
        """What each side of the die makes of it."""
        sides = {}
        for side in rolled.asked[CHANCE].options:
            assert isinstance(side, Roll)
            after = rolled.copy()
            play(after, CHANCE, side)
            self.settle(after, seat, None)
            sides[side.die] = self.thought(after, seat, [])
        return sides

    # Replies: the others' next turns, quickly.

    def reply(self, game: Game, seat: Seat) -> None:
        """This player's turn ends; the others play theirs, each the first good plan."""
        if game.asked.get(seat) is not None and game.asked[seat].about == "action":
            play(game, seat, END)
        paths: dict[Seat, list[Choice]] = {}
        for _ in range(REPLYING):
            asked = game.asked
            if not asked:
                return
            if CHANCE in asked:
                self.answer_chance(game)
                continue
            question = next(one for one in asked.values() if not one.optional)
            if question.seat == seat and question.about == "cohort":
                return
            play(game, question.seat, self.quick(game, question, paths))

    def quick(self, game: Game, question: Question, paths: dict[Seat, list[Choice]]) -> Choice:
        seat = question.seat
        path = paths.get(seat)
        if path:
            choice = path.pop(0)
            if choice in question.options:
                return choice
            path.clear()
        if question.about != "action":
            return habit(game, question)
        best = self.best_end(self.thought(game, seat, []), seat, self.width, self.budget)
        paths[seat] = path = [choice for _, choice in best.path]
        return path.pop(0) if path else END
