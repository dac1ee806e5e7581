"""What of a player's own things would make something possible: today, or on a day of the Oracle.

Each way is tried in copies of the game with the chapters' own functions, but never with a card that
nobody has seen: a promoted unit is one of its rank, whatever its stack holds. So a way says what
could be, as players would at the table; a fanatic may come instead (S14.2), or somebody may cancel
it (S13.4).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import Final, NamedTuple

from battalia.engine.chapters.artefacts.amulet import Rolling
from battalia.engine.chapters.artefacts.changing import HAND, each_transformation
from battalia.engine.chapters.artefacts.fates import FATES
from battalia.engine.chapters.artefacts.tents import offer_striking, strike
from battalia.engine.chapters.heroes import (
    journeys,
    obstacle_to_fly,
    obstacle_to_ride,
    target_of,
)
from battalia.engine.chapters.oracle import (
    DAYS_IN_A_WEEK,
    illuminated,
    week_of,
    weekday_of,
)
from battalia.engine.chapters.piles import put_under
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.table import brought, spend, touch, usable_as, uses_of
from battalia.engine.choices import (
    Choice,
    Fly,
    Item,
    On,
    Promote,
    Ride,
    Roll,
    Step,
    Strike,
    Travel,
)
from battalia.engine.game import Game, Pile
from battalia.engine.reasons import Args, Reason
from battalia.engine.terms import (
    AMULET,
    FACTION,
    HORN,
    HORSE,
    KIND,
    KINDS,
    TITLE,
    UNIVERSAL,
    WILD,
    WINGS,
    Kind,
    Seat,
    card_of,
    merge,
    take,
)

MOST_TRIES: Final = 250
"""So many positions are looked at for one wish."""
MOST_WAYS: Final = 3
"""So many ways are told."""
HELPS: Final = [
    die for die, fate in FATES.items() if fate is not None and (fate.kind or fate.copies > 1)
]
"""What the die must show for an amulet to do anything for its player (B5.5)."""


class Wish(NamedTuple):
    """What a player would like to do, and lacks these cards for."""

    game: Game
    seat: Seat
    lane: int
    choice: Choice
    cards: tuple[Kind, ...]


class After(NamedTuple):
    """The game after something was done with own cards, and what that was."""

    game: Game
    step: Reason
    rule: str


def ways(wish: Wish) -> list[Reason]:
    """What would make it possible: today, or else on which day with such a hand."""
    search, game = _Search(wish), wish.game
    steps = chain(_moves(wish, game), search.certain(game), search.rolled(game), _fetched(search))
    # Equal cards of several factions do the same.
    now: list[Reason] = []
    for step, rule in steps:
        way = Reason("way-now", rule, {"how": step})
        if way not in now:
            now.append(way)
        if len(now) == MOST_WAYS:
            break
    return now or list(islice(search.days(), MOST_WAYS))


class _Search:
    """All that is tried for one wish; it comes to an end."""

    def __init__(self, wish: Wish) -> None:
        self.seat = wish.seat
        self.lane = wish.lane
        self.wish = wish
        self.tries = 0
        self.obstacle = wish.game.rules.actions[type(wish.choice)].obstacle

    def possible(self, game: Game) -> bool:
        """Whether what is wished for could be done in this position."""
        self.tries += 1
        purse = Purse(game, self.seat)
        return self.obstacle(game, self.seat, purse, self.wish.choice) is None

    def certain(self, game: Game) -> Iterator[tuple[Reason, str]]:
        """Tents and titles: one of them, or if that is not enough, two one after the other."""
        once = list(self._steps(game))
        found = [
            (one.step, one.rule) for one in once if self._may_try() and self.possible(one.game)
        ]
        yield from found
        if found:
            return
        for first in once:
            for then in self._steps(first.game):
                if not self._may_try():
                    return
                if self.possible(then.game):
                    both: Args = {"first": first.step, "then": then.step}
                    yield Reason("step-then", args=both), then.rule
                    # The same in another order is no other way.
                    return

    def _may_try(self) -> bool:
        return self.tries < MOST_TRIES

    def _steps(self, game: Game) -> Iterator[After]:
        """What a player can do with own cards that always turns out the same."""
        offered: list[Choice] = []
        offer_striking(game, self.seat, offered)
        for choice in offered:
            assert isinstance(choice, Strike)
            kinds = _names(game.tents[self.seat][choice.tent].cards)
            after = game.copy()
            after.at = self.lane
            strike(after, self.seat, choice)
            yield After(after, Reason("step-tent", args={"kinds": kinds}), "B5.8")
        for item in usable_as(game, self.seat, TITLE):
            seen = set()
            for wish in each_transformation(game, self.seat, item, HAND):
                if isinstance(wish, Promote) and not wish.table:
                    key = (KIND[wish.card], wish.sought)
                    if key not in seen:
                        seen.add(key)
                        yield self._promoted(game, item, wish)

    def _promoted(self, game: Game, item: Item, wish: Promote) -> After:
        """B5.6: whichever faction comes, it is a unit of the new rank."""
        after = game.copy()
        spend(after, self.seat, item, wish.ranks)
        after.hand[self.seat] = take(after.hand[self.seat], wish.card)
        put_under(after, wish.card)
        rest = after.stacks[wish.sought].cards()[1:]
        after.stacks[wish.sought] = Pile(rest[:1], bytes(sorted(rest[1:])))
        new = card_of(wish.sought, FACTION[wish.card])
        after.loose[self.seat] += (brought(after, new),)
        args: Args = {
            "kind": _used(item),
            "unit": KINDS[KIND[wish.card]],
            "becomes": KINDS[wish.sought],
        }
        return After(after, Reason("step-title", args=args), "B5.6")

    def rolled(self, game: Game) -> Iterator[tuple[Reason, str]]:
        """An amulet, on the card for which most of the die's numbers help (B5.5)."""
        for item in usable_as(game, self.seat, AMULET):
            best: tuple[int, Kind, str] = (0, 0, "")
            seen = set()
            for wish in each_transformation(game, self.seat, item, HAND):
                if not isinstance(wish, On) or wish.table or KIND[wish.card] in seen:
                    continue
                kind = KIND[wish.card]
                seen.add(kind)
                dice = [
                    die
                    for die in HELPS
                    if self._may_try() and self.possible(self._after(game, item, wish, die))
                ]
                if len(dice) > best[0]:
                    best = (len(dice), kind, " / ".join(map(str, dice)))
            if best[0]:
                _, kind, numbers = best
                yield (
                    Reason(
                        "step-amulet",
                        args={"kind": _used(item), "kinds": KINDS[kind], "dice": numbers},
                    ),
                    "B5.5",
                )

    def _after(self, game: Game, item: Item, wish: On, die: int) -> Game:
        after = game.copy()
        after.at = self.lane
        spend(after, self.seat, item)
        touch(after, self.seat, wish.card)
        after.push(Rolling(self.seat, item, HAND, len(after.loose[self.seat]) - 1))
        after.top().answer(after, Roll(die))
        return after

    def days(self) -> Iterator[Reason]:
        """Days on which such a hand would do: what the Oracle illuminates then counts twice
        (B11.4). They are told as the Oracle shows them: the day in its week. What lies on the
        table is gone by then (B2.4)."""
        game = self.wish.game
        last = game.rules.weeks * DAYS_IN_A_WEEK
        held = {KIND[card] for card in game.hand[self.seat]}
        for day in range(game.day + 1, game.day + DAYS_IN_A_WEEK):
            then = game.copy()
            then.day = day
            then.lit = illuminated(then)
            if then.lit not in held or (last and day > last):
                continue
            then.loose[self.seat] = ()
            args: Args = {"day": weekday_of(day), "week": week_of(day), "kind": KINDS[then.lit]}
            if self._may_try() and self.possible(then):
                yield Reason("way-day", "B11.4", args)
                continue
            more = self.certain(then) if then.lit == TITLE else _moves(self.wish, then)
            for step, _ in islice(more, 1):
                yield Reason("way-day-how", "B11.4", args | {"how": step})


def _moves(wish: Wish, game: Game) -> Iterator[tuple[Reason, str]]:
    """What carries a hero where no supply does: horses (B5.9), the Wings (B6.5)."""
    seat, choice = wish.seat, wish.choice
    if isinstance(choice, Step):
        space, due = target_of(game, seat, choice), 1
    elif isinstance(choice, Travel):
        way = journeys(game, seat, game.heroes[2 * seat + choice.hero]).to(choice.space)
        assert way is not None
        space, due = choice.space, way.price
    else:
        return
    purse = Purse(game, seat)
    # A wild card that is ridden does not also pay for a step.
    walked = 0 if purse.count[WILD] else purse.affordable.steps
    horses: list[str] = []
    steps = 0
    for item in usable_as(game, seat, HORSE):
        if obstacle_to_ride(game, seat, purse, Ride(choice.hero, item)) is not None:
            continue
        for _ in range(1 if item.table else game.hand[seat].count(item.card)):
            if walked + steps < due:
                steps += uses_of(game, seat, item) * game.rules.catalogue.horse_steps
                horses.append(_used(item))
    if horses and walked + steps >= due:
        yield Reason("step-ride", args={"kinds": " ".join(horses), "count": steps}), "B5.9"
    if obstacle_to_fly(game, seat, purse, Fly(choice.hero, space)) is None:
        yield Reason("step-fly", args={"kind": KINDS[WINGS]}), "B6.5"


def _fetched(search: _Search) -> Iterator[tuple[Reason, str]]:
    """The Horn brings cards of the own nation, whose cards its player knows (B6.6)."""
    game, seat, cards = search.wish.game, search.seat, search.wish.cards
    horn, power = card_of(HORN, UNIVERSAL), game.rules.powers.get(HORN)
    if horn not in game.hand[seat] or power is None or power.obstacle is None:
        return
    if power.obstacle(game, seat) is not None or len(cards) > game.rules.catalogue.horn_cards:
        return
    nation = sorted(game.nation[seat].cards())
    fetched = b""
    for kind, n in Counter(cards).items():
        some = [card for card in nation if KIND[card] == kind and card not in game.rules.bound]
        fetched += bytes(some[:n])
    after = game.copy()
    after.hand[seat] = merge(take(game.hand[seat], horn), fetched)
    if search.possible(after):
        yield Reason("step-horn", args={"kind": KINDS[HORN], "kinds": _names(fetched)}), "B6.6"


def _used(item: Item) -> str:
    """What the card that is put to use is called."""
    own = KIND[item.card]
    return KINDS[WILD if item.table and own != item.kind else own]


def _names(cards: bytes) -> str:
    return " ".join(KINDS[KIND[card]] for card in cards)
