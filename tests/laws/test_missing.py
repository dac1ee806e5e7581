"""What is missing pays, nothing smaller does, and what is said to help does help when it is tried.

All of it is tried with the engine's own options, at tables of all kinds.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement

from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Game, explain, missing, play, save
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.heroes import journeys, target_of
from battalia.engine.chapters.land import ground, own_cities
from battalia.engine.chapters.oracle import illuminated
from battalia.engine.chapters.rows import Purse, payments
from battalia.engine.chapters.turn import actions
from battalia.engine.choices import (
    Attack,
    Build,
    Choice,
    Create,
    Done,
    Fly,
    Hire,
    HireHero,
    Item,
    On,
    Promote,
    Ride,
    Roll,
    Step,
    Strike,
    Take,
    Travel,
    Upgrade,
    Use,
)
from battalia.engine.missing import Lack, with_cards
from battalia.engine.modules.bilkarr import BuyPotion
from battalia.engine.modules.royals import Crown
from battalia.engine.modules.stormgates import Jump
from battalia.engine.modules.trading import BuildPost
from battalia.engine.modules.valleys import Explore
from battalia.engine.play import advance
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    ARTEFACTS,
    CITY_SHAPES,
    HAMMER,
    HORN,
    KIND,
    KINDS,
    ROAD_SHAPES,
    SIDES,
    STARDUST,
    SWORD,
    TITLE,
    TOOL,
    UNITS,
    WILD,
    Kind,
    Seat,
    Space,
)
from random_play import rich_game, walk

SEEDS = st.integers(0, 10_000)


def wishes(game: Game, seat: Seat) -> Iterator[Choice]:
    """Whatever a player could want to do that takes cards, possible or not."""
    yield from map(Hire, UNITS)
    yield from map(Create, ARTEFACTS)
    yield from (Build(shape) for shape in ROAD_SHAPES)
    yield from (Build(CITY_SHAPES[0], level) for level in UNITS)
    for space in own_cities(game, seat):
        yield from (Upgrade(space), HireHero(space))
    for space in range(len(game.board)):
        yield from (Attack(space), Explore(space), BuildPost(space), Crown(space))
        for hero in (0, 1):
            yield from (Travel(hero, space), Jump(hero, space))
    yield from (Step(hero, side) for hero in (0, 1) for side in SIDES)
    yield BuyPotion("colossus")


def asked_for_actions(seed: int, steps: int) -> Iterator[tuple[Game, Seat, random.Random]]:
    """Rich positions in which a player chooses an action."""
    game, rng = rich_game(seed)
    for seat, question in walk(game, rng, steps):
        if seat != CHANCE and question.about == "action":
            yield game, seat, rng


# What is missing.


def pays(game: Game, seat: Seat, cost: Cost, kinds: Iterable[Kind]) -> bool:
    """Whether the engine would offer what costs that with these cards more."""
    richer = with_cards(game, seat, kinds)
    return Purse(richer, seat).covers(richer, seat, cost)


def check_price(game: Game, seat: Seat, wish: Choice, lack: Lack) -> None:
    """The cards pay; no fewer of the price's kinds do, and no fewer at all than stand in."""
    price = game.rules.actions[type(wish)].price
    assert price is not None
    cost = price(game, seat, wish)
    for enough in (lack.cards, lack.instead or lack.cards):
        assert payments(with_cards(game, seat, enough), seat, cost)
    assert not lack.instead or len(lack.instead) < len(lack.cards)
    kinds = {kind for kind, _ in cost}
    others = kinds | {TOOL, HAMMER, SWORD, TITLE}
    if game.rules.stardust_supply:
        others.add(STARDUST)
    for among, fewest in ((kinds, lack.cards), (others, lack.instead or lack.cards)):
        for size in range(min(len(fewest), 4)):
            for some in combinations_with_replacement(sorted(among), size):
                assert not pays(game, seat, cost, some), some


def check_strength(game: Game, seat: Seat, wish: Attack, lack: Lack) -> None:
    """None of the cards can be left out, and the last unit can be no weaker."""
    for at in range(len(lack.cards)):
        fewer = with_cards(game, seat, lack.cards[:at] + lack.cards[at + 1 :])
        assert wish not in actions(fewer, seat)
    if lack.cards[-1] in UNITS[1:]:
        weaker = with_cards(game, seat, (*lack.cards[:-1], lack.cards[-1] - 1))
        assert wish not in actions(weaker, seat)


def check_lack(game: Game, seat: Seat, wish: Choice, lack: Lack) -> None:
    richer = with_cards(game, seat, lack.cards)
    obstacle = game.rules.actions[type(wish)].obstacle
    assert obstacle(richer, seat, Purse(richer, seat), wish) == lack.still
    assert (wish in actions(richer, seat)) == (lack.still is None)
    if not isinstance(wish, Attack):
        check_price(game, seat, wish, lack)
    elif lack.still is None:
        check_strength(game, seat, wish, lack)


def check_none(game: Game, seat: Seat, wish: Choice) -> None:
    """Where nothing is said to be missing, more cards than anybody needs change nothing."""
    action = game.rules.actions.get(type(wish))
    if action is None or wish in game.asked[seat].options:
        return
    rich = with_cards(game, seat, [*(kind for kind in (0, *UNITS, 5, 6) for _ in range(60)), 8])
    before = action.obstacle(game, seat, Purse(game, seat), wish)
    assert before is not None
    assert action.obstacle(rich, seat, Purse(rich, seat), wish) == before


@settings(max_examples=25, deadline=None, derandomize=True)
@given(SEEDS)
def test_what_is_missing_suffices_and_nothing_smaller_does(seed: int) -> None:
    for game, seat, rng in asked_for_actions(seed, 40):
        before = save(game)
        all_wishes = [*wishes(game, seat)]
        for wish in rng.sample(all_wishes, min(12, len(all_wishes))):
            lack = missing(game, seat, wish)
            if lack is None:
                check_none(game, seat, wish)
            else:
                assert lack.choice == wish
                assert explain(game, seat, wish) is not None
                check_lack(game, seat, wish, lack)
        assert save(game) == before


# What would make it possible.


def used(item: Item) -> str:
    own = KIND[item.card]
    return KINDS[WILD if item.table and own != item.kind else own]


def settle(game: Game, seat: Seat, about: str = "action") -> None:
    """Nobody objects, and chance does what it likes, until this player is asked that."""
    rng = random.Random(1)
    while seat not in game.asked or game.asked[seat].about != about:
        asked = CHANCE if CHANCE in game.asked else seat
        if asked not in game.asked:
            asked = next(iter(game.asked))
        options = game.asked[asked].options
        quiet = [one for one in options if game.rules.notation.text(one) == "allow"]
        play(game, asked, quiet[0] if quiet else rng.choice(options))


def after_each(game: Game, seat: Seat, fits: Callable[[Choice], bool], about: str) -> list[Game]:
    """The games after each option that fits, at this player's next question of that kind."""
    found = []
    for option in game.asked[seat].options:
        if fits(option):
            after = game.copy()
            play(after, seat, option)
            settle(after, seat, about)
            found.append(after)
    assert found
    return found


def using(kind: Kind, name: object) -> Callable[[Choice], bool]:
    return lambda one: isinstance(one, Use) and one.item.kind == kind and used(one.item) == name


def stationed(game: Game, seat: Seat, choice: Strike) -> str:
    return " ".join(KINDS[KIND[card]] for card in game.tents[seat][choice.tent].cards)


def done(game: Game, seat: Seat, step: Reason) -> list[Game]:
    """The positions to which the step leads, whichever of equal cards is taken for it."""
    args = step.args
    match step.id:
        case "step-then":
            first, then = args["first"], args["then"]
            assert isinstance(first, Reason)
            assert isinstance(then, Reason)
            return [after for one in done(game, seat, first) for after in done(one, seat, then)]
        case "step-tent":
            return after_each(
                game,
                seat,
                lambda one: isinstance(one, Strike) and stationed(game, seat, one) == args["kinds"],
                "action",
            )
        case "step-title":
            wanted = args["unit"], args["becomes"]

            def promotes(one: Choice) -> bool:
                return (
                    isinstance(one, Promote)
                    and not one.table
                    and (KINDS[KIND[one.card]], KINDS[one.sought]) == wanted
                )

            laid = after_each(game, seat, using(TITLE, args["kind"]), "transform")
            # Of an illuminated title on the table one use may be left: it raises by one rank only.
            able = [one for one in laid if any(map(promotes, one.asked[seat].options))]
            assert able
            return [after for one in able for after in after_each(one, seat, promotes, "action")]
        case "step-amulet":
            dice = [int(die) for die in str(args["dice"]).split(" / ")]
            laid = after_each(game, seat, using(AMULET, args["kind"]), "transform")
            # An amulet is not laid on itself: of several that are called so one may lack a card.
            found = []
            for one in laid:
                on = laid_on(one, seat, args["kinds"])
                found += [rolled(one, seat, on, die) for die in dice if on is not None]
            assert found
            return found
        case "step-horn":
            (after,) = after_each(game, seat, using(HORN, args["kind"]), "summon")
            return [fetched(after, seat, str(args["kinds"]).split())]
    raise AssertionError(step)


def laid_on(game: Game, seat: Seat, kind: object) -> On | None:
    """A hand card of this kind for the amulet."""
    for one in game.asked[seat].options:
        if isinstance(one, On) and not one.table and KINDS[KIND[one.card]] == kind:
            return one
    return None


def rolled(game: Game, seat: Seat, on: On, die: int) -> Game:
    play(game := game.copy(), seat, on)
    while CHANCE not in game.asked:
        play(game, next(iter(game.asked)), "allow")
    play(game, CHANCE, Roll(die))
    settle(game, seat)
    return game


def fetched(game: Game, seat: Seat, names: list[str]) -> Game:
    for name in names:
        options = game.asked[seat].options
        cards = [one.card for one in options if isinstance(one, Take)]
        card = next(
            card for card in cards if KINDS[KIND[card]] == name and card not in game.rules.bound
        )
        play(game, seat, Take(card))
    if Done() in game.asked[seat].options:
        play(game, seat, Done())
    settle(game, seat)
    return game


def arrives(game: Game, seat: Seat, hero: int, path: list[Space], step: Reason) -> bool:
    """Whether the hero comes there: by the Wings, or by horses as long as there are any."""
    game = game.copy()
    if step.id == "step-fly":
        play(game, seat, Fly(hero, path[-1]))
        settle(game, seat)
        return game.heroes[2 * seat + hero] == path[-1]
    for there in path:
        side = {to: side for side, to in ground(game).land.ways[game.heroes[2 * seat + hero]]}[
            there
        ]
        rides = [
            one for one in game.asked[seat].options if isinstance(one, Ride) and one.hero == hero
        ]
        if game.asked[seat].about == "action" and rides:
            play(game, seat, rides[0])
            settle(game, seat, "ride")
        if Step(hero, side) not in game.asked[seat].options:
            return False
        play(game, seat, Step(hero, side))
        if game.asked.get(seat) is not None and game.asked[seat].about == "pay":
            play(game, seat, game.asked[seat].options[0])
        if seat not in game.asked or game.asked[seat].about != "ride":
            settle(game, seat)
    return game.heroes[2 * seat + hero] == path[-1]


def helps(game: Game, seat: Seat, wish: Choice, step: Reason) -> bool:
    """Whether the wish is among the options after the step, however it turns out."""
    if step.id in ("step-ride", "step-fly"):
        assert isinstance(wish, (Step, Travel))
        start = game.heroes[2 * seat + wish.hero]
        if isinstance(wish, Step):
            path = [target_of(game, seat, wish)]
        else:
            path = list(journeys(game, seat, start).path(wish.space))
        return arrives(game, seat, wish.hero, path, step)
    return all(wish in after.asked[seat].options for after in done(game, seat, step))


def on_day(game: Game, seat: Seat, day: int) -> Game:
    """The same hand in an action step of that day."""
    then = game.copy()
    then.day = day
    then.lit = illuminated(then)
    then.loose[seat] = ()
    advance(then)
    return then


def check_way(game: Game, seat: Seat, wish: Choice, way: Reason) -> None:
    if way.id != "way-now":
        weekday, week = way.args["day"], way.args["week"]
        assert isinstance(weekday, int)
        assert isinstance(week, int)
        assert 1 <= weekday <= 7
        day = 7 * (week - 1) + weekday
        assert game.day < day < game.day + 7
        game = on_day(game, seat, day)
        assert KINDS[game.lit] == way.args["kind"]
        if way.id == "way-day":
            assert wish in game.asked[seat].options
            return
    how = way.args["how"]
    assert isinstance(how, Reason)
    assert helps(game, seat, wish, how), (wish, how)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(SEEDS)
def test_what_is_said_to_make_it_possible_does_so_when_it_is_tried(seed: int) -> None:
    """Not where a fanatic may come instead of a unit (S14.2), or a hero's stops matter (S15.6)."""
    for game, seat, rng in asked_for_actions(seed, 40):
        if game.rules.bound or game.rules.stops:
            return
        lacks = [missing(game, seat, wish) for wish in wishes(game, seat)]
        ways = [(lack.choice, way) for lack in lacks if lack for way in lack.ways]
        for wish, way in rng.sample(ways, min(8, len(ways))):
            check_way(game, seat, wish, way)
