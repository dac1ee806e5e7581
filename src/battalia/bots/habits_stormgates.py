"""What a player of The Stormgates does without thinking, module by module.

``SCORES`` weighs options one by one, ``SPECIAL`` all options of a question together; ``habits``
lays them over its own. ``interjection`` says when to drink, ``battle_extra`` what may still turn a
battle, ``shortlist`` which actions of the modules are worth a thought.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battalia.bots.fighting import battle_of, missing, reach
from battalia.bots.judgement import GREAT_WORTH, KEPT
from battalia.bots.judgement_stormgates import POTION
from battalia.engine.battle import Battle, tent_cards
from battalia.engine.building import unrevealed
from battalia.engine.choices import (
    Attack,
    Build,
    Choice,
    Create,
    Done,
    From,
    Halt,
    Hire,
    HireHero,
    Item,
    On,
    Promote,
    Retreat,
    Step,
    Take,
    Upgrade,
    Use,
    With,
)
from battalia.engine.ending import great_cities
from battalia.engine.game import Frame, Game, Question
from battalia.engine.great_artefacts import owns_great_artefact, prizes
from battalia.engine.heroes import Riding
from battalia.engine.land import NOBODY, ground, home_of, level_of, owner_of, what_lies
from battalia.engine.modules import bilkarr, kings_bridge, metamorpha, mountain_pass, stormgates
from battalia.engine.modules.bilkarr import BuyPotion
from battalia.engine.modules.common import TakeFrom
from battalia.engine.modules.draft import Pick
from battalia.engine.modules.fanatics import Rouse
from battalia.engine.modules.fortune import DrawFortune, SeekArtefact, TakeStardust
from battalia.engine.modules.kings_bridge import Cross, Exchange, GiveArtefact, Lower, lowered
from battalia.engine.modules.mask import MASK_CARD, TakeOver, deceptions
from battalia.engine.modules.metamorpha import Assailing, DrawAnother, Invoke
from battalia.engine.modules.new_great_artefacts import Gazing, Hide, TakeSupply
from battalia.engine.modules.potions import (
    BERSERK,
    BROTHERHOOD,
    COLOSSUS,
    ECLIPSE,
    FREEZING,
    WEAKNESS,
    Allow,
    Drink,
    Eclipse,
    Freeze,
    Freezing,
    Rage,
    potion,
)
from battalia.engine.modules.royals import Crown
from battalia.engine.modules.staff import Reshape, SwapLand
from battalia.engine.modules.stormgates import (
    CopyEvent,
    DestroyTent,
    Jump,
    ReplaceCard,
    Replacing,
    TakeTerrain,
    Toll,
)
from battalia.engine.modules.summoning import Summon
from battalia.engine.modules.trading import BuildPost, Trade, trading_of
from battalia.engine.modules.valleys import (
    Collect,
    Explore,
    KeepAmplifier,
    SpendAmplifier,
    gift_of,
)
from battalia.engine.play import play
from battalia.engine.rows import Pending
from battalia.engine.terms import (
    CHEST,
    CHEST_CARD,
    CLOSED_BUILDING,
    CLOSED_SHAPES,
    EXITS,
    FANATICS,
    FRIMAN,
    LORD,
    PRIEST,
    RUINS,
    STEADY,
    SUPPLY,
    SUPPLY_CARD,
    TOOL,
    UNITS,
    WEAPON,
    Card,
    Kind,
    Seat,
    Space,
    Terrain,
    distinct,
    is_great,
    shape_of,
    terrain_of,
)

NEVER: Final = -1_000.0

OWN_FACTION: Final = 0.1
"""A card of the own faction, besides what it is: it keeps up morale."""
FORTUNE: Final = 1.15
"""A fortune card, measured as ``GREAT_WORTH``: the best of some Great Artefacts (S8.2)."""
STARDUST_ONLY: Final = 0.3
"""The same where it can bring stardust only."""
GREAT_PER_DAY: Final = 0.2
"""What a Great Artefact brings in a day, in points; for so many days at most."""
GREAT_DAYS: Final = 12
LAST_DAY: Final = 30
"""A game without a limit of weeks is over by then."""
SET: Final = 1.0
"""Three units of one rank in a hand, per level, in points: a city (B3.5)."""
PAIR: Final = 0.5
"""Two of them: an upgrade."""
EVENT: Final = {
    1: 0.6, 2: 1.3, 3: 0.4, 4: 0.3, 5: 1.0, 6: 0.4,
    7: 0.2, 8: 0.5, 9: 0.4, 10: 1.2, 11: 0.7, 12: 0.2,
}  # fmt: skip
"""Storm events in points (S1.5)."""
TOLL: Final = 0.35
"""What a jump costs."""
GIFT: Final = {
    metamorpha.WOODS: 0.2,
    metamorpha.LAKES: 0.4,
    metamorpha.CANYONS: 0.6,
    metamorpha.MOUNTAINS: 1.2,
    metamorpha.JUNGLE: 0.6,
    metamorpha.ICE: 0.5,
}
"""Metamorpha's abilities in points (S12.3)."""
NEARER: Final = 0.8
"""What is left of a goal for each step of the way."""
CHARGE_SPENT: Final = 1.0
POTION_SPENT: Final = 2.0
"""A row must be worth so much to be frozen: with a charge, and with the whole potion (S13.4)."""


# Questions with what may be done at any time among their options (S13.3).


def plain(question: Question) -> Question:
    """The question without what may be done at any time."""
    options = [option for option in question.options if not isinstance(option, Drink)]
    if not options or len(options) == len(question.options):
        return question
    bare = Question(question.seat, question.about, options, question.weights)
    bare.lane = question.lane
    return bare


# Cards.


def worth_of(game: Game, seat: Seat, card: Card) -> float:
    """What a card to choose is worth."""
    own = OWN_FACTION if card & 7 == game.faction[seat] else 0.0
    return own + (GREAT_WORTH[card >> 3] if is_great(card) else KEPT[card >> 3])


def _take(game: Game, question: Question) -> Choice:
    """The best of several cards, Great Artefacts or a fortune card (S7.8)."""

    def worth(option: Choice) -> float:
        match option:
            case Take(card):
                return worth_of(game, question.seat, card)
            case DrawFortune():
                return fortune_worth(game, question.seat)
        return NEVER

    return max(question.options, key=worth)


def fortune_worth(game: Game, seat: Seat) -> float:
    """What a fortune card may bring (S8.2)."""
    return FORTUNE if game.out and not owns_great_artefact(game, seat) else STARDUST_ONLY


def counts(game: Game, seat: Seat) -> list[int]:
    """What is at hand and on the table, by kind; a tool stands in for two frimen (B5.3)."""
    count = [0] * 32
    for card in game.hand[seat]:
        count[card >> 3] += 1
    for loose in game.loose[seat]:
        count[loose.kind] += loose.copies
    count[FRIMAN] += 2 * count[TOOL]
    return count


def sets(count: list[int]) -> float:
    """What sets of units bring: three are a city, two an upgrade (B3.5)."""
    total = 0.0
    for rank in UNITS:
        threes, rest = divmod(count[rank], 3)
        total += SET * rank * threes + PAIR * (rest == 2)
    return total


def _changed(count: list[int], lost: Kind | None, won: Kind) -> float:
    """How much better the sets are after one card has become another."""
    after = count.copy()
    if lost is not None:
        after[lost] -= 1
        after[FRIMAN] -= 2 * (lost == TOOL)
    after[won] += 1
    after[FRIMAN] += 2 * (won == TOOL)
    return sets(after) - sets(count)


def artefact_worth(game: Game, seat: Seat, kind: Kind) -> float:
    """What one more artefact of this kind in the hand is worth now."""
    count = counts(game, seat)
    worth = KEPT[kind] * game.factor(kind) / (1 + count[kind])
    if kind == WEAPON and not count[WEAPON] and prey(game, seat):
        worth += 1.0
    if kind == TOOL:
        worth += max(0.0, _changed(count, None, TOOL)) / 2
    return worth


def prey(game: Game, seat: Seat) -> list[Space]:
    """Spaces with an own hero and something to attack on them (B8.1)."""
    team = game.team(seat)
    heroes = {space for space in game.heroes[2 * seat : 2 * seat + 2] if space >= 0}
    return [
        space
        for space in sorted(heroes)
        if game.tokens[space] and owner_of(game.tokens[space]) not in team
    ]


def _pick(game: Game, seat: Seat, choice: Pick) -> float:
    """The own faction, else the one of which there are most (B2.1, B8.7)."""
    faction = choice.card & 7
    alike = sum(card & 7 == faction for card in game.nation[seat].cards())
    return alike + 1.5 * (faction == game.faction[seat])


def _promote(game: Game, question: Question) -> Choice:
    """The unit whose new rank makes a set, else the highest (S1, S12.3)."""
    count = counts(game, question.seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, Promote):
            return NEVER
        rank = option.card >> 3
        return _changed(count, rank, rank + option.ranks) + 0.05 * rank

    return max(question.options, key=worth)


def _double(game: Game, question: Question) -> Choice:
    """The unit that makes a set if it counts as two, else the highest (S12.3)."""
    count = counts(game, question.seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, On):
            return NEVER
        return _changed(count, None, option.card >> 3) + 0.05 * (option.card >> 3)

    return max(question.options, key=worth)


def _arrange(game: Game, question: Question) -> Choice:
    """Sets of units on top of the nation, of few factions (S7.5)."""
    seat = question.seat
    gazing = next(frame for frame in game.frames(Gazing) if frame.seat == seat)
    top = game.nation[seat].top
    chosen, rest = top[: gazing.chosen], top[gazing.chosen : gazing.looked]
    kinds = [card >> 3 for card in chosen]
    left = [card >> 3 for card in rest]

    def worth(option: Choice) -> float:
        assert isinstance(option, Take)
        kind = option.card >> 3
        have = kinds.count(kind)
        total = worth_of(game, seat, option.card)
        total += 0.1 * sum(card & 7 == option.card & 7 for card in chosen)
        if kind in UNITS:
            if have < 3 <= have + left.count(kind):
                total += 0.4 * kind
            elif have < 2 <= have + left.count(kind):
                total += 0.12 * kind
        return total

    return max(question.options, key=worth)


def _rally(game: Game, question: Question) -> Choice:
    """The kind that makes sets together with the hand, and all that may follow (S7.3)."""
    seat = question.seat
    count = counts(game, seat)
    shelter = [card >> 3 for card in game.shelter[seat]]
    strength = game.rules.catalogue.attack_strength
    most = game.rules.catalogue.box.banner_strength

    def worth(option: Choice) -> float:
        if not isinstance(option, Take):
            return 0.0
        kind = option.card >> 3
        follow = min(shelter.count(kind), most // strength[kind])
        after = count.copy()
        after[kind] += follow
        total = sets(after) - sets(count) + KEPT[kind] * follow
        if kind == WEAPON and not count[WEAPON] and prey(game, seat):
            total += 1.0
        return total + (OWN_FACTION if option.card & 7 == game.faction[seat] else 0.0)

    return max(question.options, key=worth)


def _read(game: Game, question: Question) -> Choice:
    """A card from limbo, or a figure where an own hero has something of it (S7.7)."""
    seat = question.seat
    heroes = [space for space in game.heroes[2 * seat : 2 * seat + 2] if space >= 0]
    supply = counts(game, seat)[SUPPLY]

    def worth(option: Choice) -> float:
        match option:
            case Take(card):
                return worth_of(game, seat, card)
            case Summon(npc, space) if npc == bilkarr.NAME:
                return 0.8 if space in heroes and supply > 1 else -1.0
            case Summon(_, space):
                terrain = home_of(game, space)
                near = any(home_of(game, hero) == terrain for hero in heroes)
                return GIFT.get(terrain, -1.0) if near else -1.0
        return NEVER

    return max(question.options, key=worth)


# The board.


def land_worth(game: Game, seat: Seat, space: Space, terrain: Terrain) -> float:
    """How good it is for a player that this terrain lies here (B8.14, B12)."""
    own = game.faction[seat]
    mark = game.tokens[space]
    owner, level = owner_of(mark), level_of(mark)
    rival = any(game.faction[other] == terrain for other in game.opponents(seat))
    if owner == NOBODY:
        # The lord who comes with the city is of its terrain.
        return 0.5 * (terrain == own) - 0.1 * rival
    if not game.rules.free_steps:
        return 0.0
    if owner < 0:
        return 0.2 * (terrain == own) - 0.1 * rival
    if owner in game.team(seat):
        return level * (0.3 * (terrain == game.faction[owner]) - 0.15 * rival)
    return level * (0.2 * (terrain == own) - 0.3 * (terrain == game.faction[owner]))


def _gain(game: Game, seat: Seat, space: Space, terrain: Terrain) -> float:
    """What a player gains by another terrain here."""
    now = land_worth(game, seat, space, terrain_of(game.board[space]))
    return land_worth(game, seat, space, terrain) - now


def _replace(game: Game, seat: Seat, choice: ReplaceCard) -> float:
    """Where another terrain of the stack does most (event 7); the old one may come back."""
    terrains = set(unrevealed(game, shape_of(game.board[choice.space])))
    return max([0.0, *(_gain(game, seat, choice.space, new) for new in terrains)])


def _terrain(game: Game, question: Question) -> Choice:
    replacing = next(frame for frame in game.frames(Replacing) if frame.seat == question.seat)
    space = replacing.space
    assert space is not None

    def worth(option: Choice) -> float:
        if not isinstance(option, TakeTerrain):
            return NEVER
        return land_worth(game, question.seat, space, option.terrain)

    return max(question.options, key=worth)


def _reshape(game: Game, question: Question) -> Choice:
    """Own home terrain under own cities and ways, none under those of others (S7.9)."""
    seat = question.seat

    def worth(option: Choice) -> float:
        match option:
            case Reshape(space, terrain):
                return _gain(game, seat, space, terrain)
            case SwapLand(space, other):
                one, two = game.board[space], game.board[other]
                gained = _gain(game, seat, space, terrain_of(two))
                # It counts as two cards.
                return (gained + _gain(game, seat, other, terrain_of(one))) / 2
            case Done():
                return 0.01
        return NEVER

    return max(question.options, key=worth)


def _destroy(game: Game, seat: Seat, choice: DestroyTent) -> float:
    """The richest of the opponents' tents, the poorest of the own team's (event 12)."""
    worth = sum(KEPT[card >> 3] for card in choice.cards)
    return -worth if choice.of in game.team(seat) else worth


def threatened(game: Game, seat: Seat, space: Space) -> bool:
    """Whether an opponent's hero could be here soon."""
    steps = ground(game).land.distances(space)
    return any(
        steps.get(hero, 99) <= game.rules.catalogue.horse_steps
        for other in game.opponents(seat)
        for hero in game.heroes[2 * other : 2 * other + 2]
    )


def _hide(game: Game, seat: Seat, choice: Hide) -> float:
    """The highest city, first of all one that is threatened (S7.4)."""
    return level_of(game.tokens[choice.space]) + 10 * threatened(game, seat, choice.space)


def _upgrade(game: Game, seat: Seat, choice: Upgrade) -> float:
    """The highest city: those of level 4 end the game, above it royals would be needed (S1.6)."""
    return level_of(game.tokens[choice.space])


def attraction(game: Game, seat: Seat, space: Space) -> float:
    """What a hero on this space has before it, the nearer the better."""
    steps = ground(game).land.distances(space)
    team = game.team(seat)
    best = 0.0
    for there, far in steps.items():
        mark = game.tokens[there]
        goal = 0.0
        if mark and owner_of(mark) not in team:
            goal = _goal(game, seat, there)
        goal = max(goal, _errand(game, seat, there))
        best = max(best, goal * NEARER**far)
    return best


def _goal(game: Game, seat: Seat, space: Space) -> float:
    """What the conquest of this space is worth."""
    mark = game.tokens[space]
    if what_lies(game, space) == RUINS:
        return 3.0 if prizes(game, seat) and not owns_great_artefact(game, seat) else 0.0
    return 5.0 if owner_of(mark) == NOBODY else 0.8 * level_of(mark)


def _errand(game: Game, seat: Seat, space: Space) -> float:
    """What else leads a hero here: Bilkarr (S13.2), unexplored valley cards (S15.2)."""
    slices = game.slices
    goal = 0.0
    if bilkarr.NAME in slices and bilkarr.bilkarr(game).space == space:
        goal = 0.6
    if "valleys" in slices:
        around = ground(game).land.around[space]
        on = game.board[space]
        beside = [game.board[there] for side, there, _ in around if on & side]
        if any(one > 0 and shape_of(one) in CLOSED_SHAPES for one in beside):
            goal = max(goal, 0.8)
    return goal


def _ride(game: Game, question: Question) -> Choice:
    """On, as long as it leads nearer to something; a storm is worth something by itself (S1.3)."""
    seat = question.seat
    riding = next(frame for frame in game.frames(Riding) if frame.seat == seat)
    here = game.heroes[2 * seat + riding.hero]
    ways = dict(ground(game).land.ways[here])

    def worth(option: Choice) -> float:
        match option:
            case Halt():
                return attraction(game, seat, here) + 0.01
            case Step(_, side):
                return attraction(game, seat, ways[side])
            case Jump(_, space):
                return attraction(game, seat, space) + jump_worth(game, seat, riding.hero)
        return NEVER

    return max(question.options, key=worth)


def jump_worth(game: Game, seat: Seat, hero: int) -> float:
    """What a jump of this hero brings by itself: a storm event not played yet, and by an amplifier
    a Great Artefact (S15.6, S15.7)."""
    events = stormgates.unplayed(game) or stormgates.all_events(game)
    storm = sum(EVENT[event] for event in events) / len(events) - TOLL
    here = game.heroes[2 * seat + hero]
    number = next((gate for gate, at in stormgates.gates(game).items() if at == here), 0)
    if mountain_pass.NAME in game.slices:
        amplifier = mountain_pass.amplifier_of(game, seat, hero)
        if amplifier is not None and amplifier.gate == number:
            return storm + great_worth(game, 1.0)
    if kings_bridge.NAME in game.slices:
        spent = kings_bridge.Spent(seat, number) in kings_bridge.bridge_of(game).spent
        if not spent and kings_bridge.under(game, number):
            return storm + great_worth(game, 1.0)
    return storm


# Great Artefacts against cities (S15.7).


def great_worth(game: Game, worth: float) -> float:
    """What a Great Artefact may still bring in this game, in points."""
    last = game.rules.weeks * 7 if game.rules.weeks else LAST_DAY
    days = min(max(last - game.day, 1), GREAT_DAYS)
    return GREAT_PER_DAY * days * worth


def _bridge(game: Game, question: Question) -> Choice:
    """The best bargain on the King's Bridge, or none."""
    seat = question.seat
    offers = [GREAT_WORTH[card >> 3] for card in game.offer]
    if any(isinstance(prize, DrawFortune) for prize in prizes(game, seat)):
        offers.append(fortune_worth(game, seat))
    prize = max(offers, default=0.0)

    def worth(option: Choice) -> float:
        match option:
            case GiveArtefact(card):
                return 1.2 - great_worth(game, GREAT_WORTH[card >> 3])
            case Lower():
                great = sum(level_of(game.tokens[space]) >= LORD for space in lowered(option))
                return great_worth(game, prize) - 2.0 - 0.3 * great
            case Exchange(card):
                return great_worth(game, prize - GREAT_WORTH[card >> 3]) - 0.01
            case Cross():
                return 0.0
        return NEVER

    return max(question.options, key=worth)


# Freezing touch (S13.4).


def row_worth(game: Game, row: Frame) -> float:
    """What a row that is about to take effect brings its player, in points."""
    if not isinstance(row, Pending):
        return 0.3
    match row.purpose:
        case Build(_, level):
            return 0.2 if level is None else level + _last_step(game, row.seat, level)
        case Upgrade(space):
            level = level_of(game.tokens[space]) + 1
            return 1.0 + _last_step(game, row.seat, level)
        case Crown():
            return 2.5
        case Explore(space):
            return 2.5 if what_lies(game, space) == CLOSED_BUILDING else 0.5
        case Hire(unit):
            return {LORD: 1.2, PRIEST: 0.6}.get(unit, 0.2)
        case HireHero() | BuildPost() | BuyPotion():
            return 0.8
        case Create():
            return 0.4
        case Invoke(_, terrain):
            return GIFT[terrain]
        case Jump() | Toll():
            return 0.9
        case Use(item) if is_great(item.card):
            return 0.8
    return 0.3


def _last_step(game: Game, seat: Seat, level: int) -> float:
    """A city of level 4 brings the end nearer (B10.2)."""
    return 0.5 + 0.5 * great_cities(game, seat) if level >= LORD else 0.0


def _freeze(game: Game, question: Question) -> Choice:
    """Dear rows are cancelled, cheap ones are not."""
    lane = next(
        lane
        for lane in game.lanes
        if isinstance(lane[-1], Freezing) and lane[-1].seat == question.seat
    )
    price = CHARGE_SPENT if potion(game, FREEZING).drunk else POTION_SPENT
    wanted = Freeze if row_worth(game, lane[-2]) >= price else Allow
    return next(option for option in question.options if isinstance(option, wanted))


# Battle.


def spare(game: Game, battle: Battle, seat: Seat, ambush: bool = False) -> int:
    """How much more strength than needed this side could lay; below 0: too little."""
    return reach(game, battle, seat, ambush) - missing(game, battle, seat)


def margin(game: Game, battle: Battle, seat: Seat) -> int:
    """How much the other side may still add, by and large."""
    if battle.defender is None:
        return 0
    other = battle.defender if seat == battle.attacker else battle.attacker
    return len(game.hand[other]) // 2


def _muster(game: Game, question: Question) -> Choice:
    """As few heroes as should suffice, else all: those taking part are lost on defeat (S5.2)."""
    seat = question.seat
    battle = next(one for one in game.frames(Battle) if one.attacker == seat)
    ways: list[tuple[int, bool, Choice]] = []
    for option in question.options:
        if isinstance(option, With):
            ways.append((option.heroes, False, option))
        elif isinstance(option, From):
            ways.append((len(option.heroes), True, option))
    ways.sort(key=lambda way: way[:2])
    for heroes, _, option in ways:
        far = option.heroes if isinstance(option, From) else ()
        with_them = battle.mustered(heroes, far)
        if spare(game, with_them, seat) >= margin(game, with_them, seat):
            return option
    return ways[-1][2]


def _assail(game: Game, question: Question) -> Choice:
    """What should fall to this hero alone, the best first (S12.3)."""
    seat = question.seat
    assailing = next(frame for frame in game.frames(Assailing) if frame.seat == seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, Attack):
            return NEVER
        gain = 0.7 if option.hero_of is not None else _goal(game, seat, option.space)
        battle = metamorpha.battle_for(game, seat, assailing.hero, option)
        falls = spare(game, battle, seat) >= margin(game, battle, seat)
        return gain if falls else gain - 10.0

    return max(question.options, key=worth)


def battle_extra(game: Game, question: Question, battle: Battle, lack: int) -> Choice | None:
    """What besides plain cards a side does in its play: rage, the Mask, fanatics.

    Rage comes with the opening whatever the totals; the others only where so much is lacking that
    plain cards do not suffice, and they then do (``lack`` 0: no more than rage is asked for).
    """
    for option in question.options:
        if isinstance(option, Rage):
            return option
    if lack <= 0:
        return None
    seat = question.seat
    best: Choice | None = None
    most = -1
    for option in _turns(game, question):
        after = game.copy()
        play(after, seat, option)
        fought = battle_of(after, seat)
        left = -1 if fought is None else spare(after, fought, seat)
        if left > most:
            best, most = option, left
    return best


def _turns(game: Game, question: Question) -> list[Choice]:
    """Take-overs, and each fanatic with the sacrifice that costs least."""
    found: list[Choice] = []
    cheapest: dict[Item, Rouse] = {}
    strength = game.rules.catalogue.attack_strength
    for option in question.options:
        if isinstance(option, TakeOver):
            found.append(option)
        elif isinstance(option, Rouse):
            known = cheapest.get(option.item)
            if known is None or _sacrifice(strength, option) < _sacrifice(strength, known):
                cheapest[option.item] = option
    return [*found, *cheapest.values()]


def _sacrifice(strength: list[int], option: Rouse) -> float:
    """What is lost with the card that goes to limbo: what fights last."""
    return strength[option.sacrifice >> 3] + KEPT[option.sacrifice >> 3]


def extra_reach(game: Game, battle: Battle, seat: Seat) -> int:
    """What the Mask and fanatics could add to a side besides its plain cards, by and large."""
    if battle.defender is None:
        return 0
    strength = game.rules.catalogue.attack_strength
    zone = game.hand[seat] + tent_cards(game, seat)
    if seat == battle.defender:
        zone += game.ambush[seat]
    fanatics = [card for card in zone if card in FANATICS]
    total = 0
    if fanatics and len(zone) > 1 and game.deck_size(seat) > game.rules.catalogue.smallest_deck:
        total = 2 * max(strength[card >> 3] for card in fanatics)
    if game.rules.lines_mix and MASK_CARD in zone:
        other = battle.defender if seat == battle.attacker else battle.attacker
        line = game.line[other]
        total += 2 * max(
            (
                sum(strength[line[place].card >> 3] for place in way.places)
                for way in deceptions(game, other)
            ),
            default=0,
        )
    return total


# What may be done at any time (S13.3).


def interjection(game: Game, question: Question) -> Choice | None:
    """The potion to drink now; None: it is better kept."""
    for wish in question.options:
        if isinstance(wish, Drink) and wish.potion in DRINKING:
            battle = battle_of(game, question.seat)
            if DRINKING[wish.potion](game, question, battle, wish):
                return wish
    return None


def _berserk(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Before an own attack on a city whose owner has a hand worth striking."""
    return (
        battle is not None
        and question.about in ("muster", "open-attack", "opening")
        and not battle.hero
        and battle.defender is not None
        and len(game.hand[battle.defender]) > 1
    )


def _brotherhood(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Before the weapon of an attack on an own city is laid: that voids it at no cost."""
    return (
        battle is not None
        and battle.defender == question.seat
        and battle.at in ("muster", "weapon")
        and not battle.hero
        and level_of(game.tokens[battle.space]) > 1
        and is_weaker(game, battle)
    )


def _colossus(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Where it turns the battle."""
    return battle is not None and would_turn(game, question, battle)


def _weakness(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """The same, on the other side."""
    return (
        battle is not None
        and wish.on in (battle.attacker, battle.defender)
        and would_turn(game, question, battle)
    )


def _eclipse(game: Game, question: Question, battle: Battle | None, wish: Drink) -> bool:
    """Where it makes a set of the hand."""
    return question.about == "action" and makes_set(game, question.seat)


DRINKING: Final[dict[str, Callable[[Game, Question, Battle | None, Drink], bool]]] = {
    BERSERK: _berserk,
    BROTHERHOOD: _brotherhood,
    COLOSSUS: _colossus,
    WEAKNESS: _weakness,
    ECLIPSE: _eclipse,
}
"""When to drink which; the freezing touch is drunk when it is used."""


def is_weaker(game: Game, battle: Battle) -> bool:
    """Whether the defender would probably lose."""
    defender = battle.defender
    assert defender is not None
    catalogue = game.rules.catalogue
    attack, defence = battle.totals(game)
    zone = game.hand[defender] + game.ambush[defender] + tent_cards(game, defender)
    attack += sum(catalogue.attack_strength[card >> 3] for card in game.hand[battle.attacker])
    defence += sum(catalogue.defence_strength[card >> 3] for card in zone)
    return attack > defence


def would_turn(game: Game, question: Question, battle: Battle) -> bool:
    """Whether a potion's strength turns a battle that would be lost without it."""
    if question.about not in ("reaction", "defence", "opening", "attack"):
        return False
    if any(isinstance(option, Retreat) for option in question.options):
        return False
    seat = question.seat
    left = spare(game, battle, seat, ambush=question.about == "reaction")
    left += extra_reach(game, battle, seat)
    more = game.rules.catalogue.box.potion_strength
    return left < 0 and left + more >= margin(game, battle, seat)


def makes_set(game: Game, seat: Seat) -> bool:
    """Whether the solar eclipse could turn a hand card into what a set lacks."""
    count = counts(game, seat)
    return any(
        eclipse_worth(count, card, unit) >= SET
        for card in distinct(game.hand[seat])
        if card not in STEADY
        for unit in UNITS
        if unit != card >> 3
    )


def eclipse_worth(count: list[int], card: Card, kind: Kind) -> float:
    """What is gained if this card is another for this turn (S13.3)."""
    return _changed(count, card >> 3, kind) - KEPT[card >> 3] / 2


# Actions that are worth a thought.


def shortlist(game: Game, seat: Seat, options: list[Choice]) -> list[Choice]:
    """The options without the modules' actions that are hardly worth trying; others pass."""
    listed: dict[type[Choice], list[Any]] = {}
    for option in options:
        if type(option) in LISTED:
            listed.setdefault(type(option), []).append(option)
    if not listed:
        return options
    kept: set[Choice] = set()
    for kind, alike in listed.items():
        kept.update(LISTED[kind](game, seat, alike))
    return [option for option in options if type(option) not in listed or option in kept]


def _best(options: list[Any], worth: Callable[[Any], float], number: int) -> list[Any]:
    """So many of the best options that are worth anything."""
    good = [option for option in options if worth(option) > 0]
    return sorted(good, key=worth, reverse=True)[:number]


def _jumps(game: Game, seat: Seat, options: list[Jump]) -> list[Jump]:
    """Nearer to something, or for the storm or an amplifier."""
    now = {jump.hero: attraction(game, seat, game.heroes[2 * seat + jump.hero]) for jump in options}
    by_itself = {hero: jump_worth(game, seat, hero) for hero in now}

    def worth(jump: Jump) -> float:
        return by_itself[jump.hero] + attraction(game, seat, jump.space) - now[jump.hero]

    return _best(options, worth, 2)


def _trades(game: Game, seat: Seat, options: list[Trade]) -> list[Trade]:
    """An idle artefact for a chest, a chest for a useful one, supply for stardust (S6.2)."""
    count = counts(game, seat)
    stardust = [trade for trade in options if trade.card == SUPPLY_CARD]
    idle = [
        trade
        for trade in options
        if trade.card not in (SUPPLY_CARD, CHEST_CARD)
        and (KEPT[trade.card >> 3] <= KEPT[CHEST] or count[trade.card >> 3] > 1)
    ]
    idle.sort(key=lambda trade: worth_of(game, seat, trade.card))

    def worth(trade: Trade) -> float:
        assert trade.artefact is not None
        return artefact_worth(game, seat, trade.artefact)

    chests = [trade for trade in options if trade.card == CHEST_CARD]
    return stardust + idle[:1] + _best(chests, worth, 2)


def _invocations(game: Game, seat: Seat, options: list[Invoke]) -> list[Invoke]:
    """Each ability once, but for those in which it matters which hero asks."""
    kept: list[Invoke] = []
    for wish in options:
        if wish.terrain in (metamorpha.WOODS, metamorpha.CANYONS) or not kept:
            kept.append(wish)
    return kept


def _posts(game: Game, seat: Seat, options: list[BuildPost]) -> list[BuildPost]:
    """Where a hero stands or can be soon, else near the own cities (S6.1)."""
    land = ground(game).land
    starts = [space for space in game.heroes[2 * seat : 2 * seat + 2] if space >= 0]
    ways = [land.distances(space) for space in starts or ground(game).cities(game, seat)]
    standing = {post.space for post in trading_of(game).posts if post.seat == seat}

    def far(wish: BuildPost) -> int:
        return min(steps.get(wish.space, 99) for steps in ways) + 2 * (wish.space in standing)

    return sorted(options, key=far)[:2]


def _rouses(game: Game, seat: Seat, options: list[Rouse]) -> list[Rouse]:
    """Each fanatic with the sacrifice that costs least."""
    cheapest: dict[Item, Rouse] = {}
    for option in sorted(options, key=lambda wish: worth_of(game, seat, wish.sacrifice)):
        cheapest.setdefault(option.item, option)
    return sorted(cheapest.values(), key=lambda wish: -wish.item.kind)[:2]


def _drinks(game: Game, seat: Seat, options: list[Drink]) -> list[Drink]:
    """What serves an attack that a hero could make now, or makes a set."""
    owners = {owner_of(game.tokens[space]) for space in prey(game, seat)}
    players = owners - {NOBODY}
    useful = {
        COLOSSUS: bool(owners),
        BERSERK: bool(players),
        ECLIPSE: any(wish.potion == ECLIPSE for wish in options) and makes_set(game, seat),
    }
    return [
        wish
        for wish in options
        if (wish.on in players if wish.potion == WEAKNESS else useful.get(wish.potion, False))
    ]


def _eclipsed(game: Game, seat: Seat, options: list[Eclipse]) -> list[Eclipse]:
    count = counts(game, seat)
    return _best(options, lambda wish: eclipse_worth(count, wish.card, wish.kind), 3)


def _collected(game: Game, seat: Seat, options: list[Collect]) -> list[Collect]:
    def worth(wish: Collect) -> float:
        kind = gift_of(game, wish.space)
        assert kind is not None
        return artefact_worth(game, seat, kind)

    return _best(options, worth, 3)


LISTED: Final[dict[type[Choice], Callable[[Game, Seat, list[Any]], list[Any]]]] = {
    Jump: _jumps,
    Trade: _trades,
    Invoke: _invocations,
    BuildPost: _posts,
    BuyPotion: lambda game, seat, options: _best(options, lambda buy: POTION[buy.potion], 2),
    Rouse: _rouses,
    Drink: _drinks,
    Eclipse: _eclipsed,
    Collect: _collected,
}
"""Of which actions only some are tried, and which."""

SPECIAL: Final[dict[str, Callable[[Game, Question], Choice]]] = {
    "from-limbo": _take,
    "take-from-gate": _take,
    "keep-artefact": _take,
    "choose-great-artefact": _take,
    "exchange-for": _take,
    "read-scroll": _read,
    "promote-free": _promote,
    "double-unit": _double,
    "arrange": _arrange,
    "rally": _rally,
    "take-terrain": _terrain,
    "reshape": _reshape,
    "ride": _ride,
    "use-bridge": _bridge,
    "give-more": _bridge,
    "freeze": _freeze,
    "muster": _muster,
    "assail": _assail,
}
"""Questions whose options are weighed together."""

SCORES: Final[dict[type[Choice], Callable[[Game, Seat, Any], float]]] = {
    Pick: _pick,
    TakeFrom: lambda game, seat, choice: artefact_worth(game, seat, choice.artefact),
    Upgrade: _upgrade,
    CopyEvent: lambda game, seat, choice: EVENT[choice.event],
    Build: lambda game, seat, choice: EXITS[choice.shape][0][1].bit_count(),
    ReplaceCard: _replace,
    DestroyTent: _destroy,
    Hide: _hide,
    SpendAmplifier: lambda game, seat, choice: 1.0,
    KeepAmplifier: lambda game, seat, choice: 0.0,
    SeekArtefact: lambda game, seat, choice: 1.0,
    TakeStardust: lambda game, seat, choice: STARDUST_ONLY,
    TakeSupply: lambda game, seat, choice: choice.count,
    DrawAnother: lambda game, seat, choice: 1.0,
    Drink: lambda game, seat, choice: NEVER,
}
"""Options that are weighed one by one; when to drink, ``interjection`` says."""
