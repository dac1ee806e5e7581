"""What a player does without thinking: an answer to every question, found quickly.

Planners use it for whatever they do not weigh themselves, and for the other players' answers in
worlds that they imagine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battalia.bots.fighting import (
    battle_of,
    extra_reach,
    margin,
    missing,
    next_lay,
    reach,
    spare,
    weapon_to_open,
    with_all_heroes,
)
from battalia.bots.lore import known
from battalia.bots.opinions import KEPT
from battalia.bots.senses import NEVER, attraction, best_card
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.mustering import musterings
from battalia.engine.chapters.building import Placing
from battalia.engine.chapters.heroes import Riding
from battalia.engine.chapters.land import ground
from battalia.engine.choices import (
    Ambush,
    As,
    Choice,
    ChooseCity,
    ChooseFaction,
    Cohort,
    Convert,
    Done,
    Drop,
    End,
    Fight,
    Halt,
    Join,
    Keep,
    KeepTent,
    Lay,
    Mulligan,
    NameFaction,
    On,
    Pass,
    Pay,
    Place,
    Promote,
    Recall,
    Retreat,
    Skip,
    Stand,
    Station,
    Step,
    Strike,
    Surrender,
    Take,
    Top,
    TopCard,
    Travel,
    TurnItself,
    Use,
    With,
)
from battalia.engine.game import Game, Question
from battalia.engine.play import play
from battalia.engine.terms import (
    EMPTY,
    EXITS,
    FACTION,
    KIND,
    Card,
    Faction,
    Seat,
    Space,
)


def favourite(game: Game, seat: Seat) -> Faction:
    """The faction with most cards in the deck: cohorts grow from it (B2.1)."""
    counts = [0] * 8
    for card in game.deck(seat):
        counts[FACTION[card]] += 1
    return max(game.factions, key=lambda faction: (counts[faction], faction == game.faction[seat]))


def habit(game: Game, question: Question) -> Choice:
    """The option that habit prefers; among equals the first."""
    if game.rules.interjections:
        wish = interjection(game, question)
        if wish is not None:
            return wish
        question = plain(question)
    options = question.options
    if len(options) == 1:
        return options[0]
    lore = known()
    special = SPECIAL.get(question.about) or lore.special.get(question.about)
    if special is not None:
        return special(game, question)
    best, highest = options[0], NEVER * 10
    for option in options:
        score = SCORES.get(type(option)) or lore.scores.get(type(option))
        worth = score(game, question.seat, option) if score is not None else 0.0
        if worth > highest:
            best, highest = option, worth
    return best


# What may be done at any time.


def interjection(game: Game, question: Question) -> Choice | None:
    """What is best done now of that which may be done at any time; None: nothing."""
    for interject in known().interjections.values():
        wish = interject(game, question)
        if wish is not None:
            return wish
    return None


def plain(question: Question) -> Question:
    """The question without what may be done at any time."""
    anytime = known().anytime
    options = [option for option in question.options if not isinstance(option, anytime)]
    if not options or len(options) == len(question.options):
        return question
    bare = Question(question.seat, question.about, options, question.weights)
    bare.lane = question.lane
    return bare


# Actions that are worth a thought.


def shortlist(game: Game, seat: Seat, options: list[Choice]) -> list[Choice]:
    """The options without the modules' actions that are hardly worth trying; others pass."""
    lists = known().listed
    listed: dict[type[Choice], list[Any]] = {}
    for option in options:
        if type(option) in lists:
            listed.setdefault(type(option), []).append(option)
    if not listed:
        return options
    kept: set[Choice] = set()
    for kind, alike in listed.items():
        kept.update(lists[kind](game, seat, alike))
    return [option for option in options if type(option) not in listed or option in kept]


# Cards.


def card_worth(game: Game, seat: Seat, card: Card) -> float:
    """What a card is worth to its owner beyond this turn."""
    return KEPT[KIND[card]] + (0.1 if FACTION[card] == favourite(game, seat) else 0.0)


# The steps of a turn.


def _pay(game: Game, seat: Seat, choice: Pay) -> float:
    """Cards that are good for nothing else first."""
    return -sum(KEPT[item.kind] for item in choice.items)


def _top(game: Game, seat: Seat, choice: Top) -> float:
    """The others see it: show what they expect least of."""
    return -KEPT[KIND[choice.card]]


def _name(game: Game, seat: Seat, choice: NameFaction | ChooseFaction) -> float:
    """The faction with most cards in the deck; heroes of the own one give morale (B8.7)."""
    own = sum(FACTION[card] == choice.faction for card in game.deck(seat))
    return own + (0.5 if choice.faction == game.faction[seat] else 0.0)


def _city(game: Game, seat: Seat, choice: ChooseCity) -> float:
    """On home terrain, if there is a choice (B12)."""
    return 1.0 if game.board[choice.space] >> 9 == game.faction[seat] else 0.0


# Building.


def place_worth(game: Game, shape: int, space: Space, side: int) -> float:
    """Open sides are good, best those towards spaces that could hold a city."""
    exits = dict(EXITS[shape])[side]
    land = ground(game).land
    total = 0.0
    for towards, there, _ in land.around[space]:
        if game.board[there] == EMPTY and exits & towards:
            total += 1.0 if land.sites[there].beside_city else 2.0
    return total


def _place(game: Game, question: Question) -> Choice:
    placing = next(frame for frame in game.frames(Placing) if frame.seat == question.seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, Place):
            return NEVER
        return place_worth(game, placing.shape, option.space, option.side)

    return max(question.options, key=worth)


# Artefacts.


def _promote(game: Game, seat: Seat, choice: Promote) -> float:
    return (KIND[choice.card]) + choice.ranks


def _on(game: Game, seat: Seat, choice: On) -> float:
    return KEPT[KIND[choice.card]]


def _convert(game: Game, seat: Seat, choice: Convert) -> float:
    wanted = favourite(game, seat)
    if choice.faction != wanted or FACTION[choice.card] == wanted:
        return NEVER
    return KEPT[KIND[choice.card]]


def _turn_itself(game: Game, seat: Seat, choice: TurnItself) -> float:
    return 0.0 if choice.faction == favourite(game, seat) else NEVER


def _kept_card(game: Game, seat: Seat, choice: Station | Ambush | Take) -> float:
    return card_worth(game, seat, choice.card)


def _given_card(game: Game, seat: Seat, choice: Drop) -> float:
    return -card_worth(game, seat, choice.card)


def _keep_tent(game: Game, seat: Seat, choice: KeepTent) -> float:
    return sum(card_worth(game, seat, card) for card in game.tents[seat][choice.tent].cards)


def _as(game: Game, seat: Seat, choice: As) -> float:
    return game.rules.catalogue.attack_strength[choice.kind]


# Heroes.


def _ride(game: Game, question: Question) -> Choice:
    """On, as long as it leads nearer to something."""
    seat = question.seat
    riding = next(frame for frame in game.frames(Riding) if frame.seat == seat)
    here = game.heroes[2 * seat + riding.hero]
    ways = dict(ground(game).land.ways[here])
    moves = known().moves

    def worth(option: Choice) -> float:
        match option:
            case Halt():
                return attraction(game, seat, here) + 0.01
            case Step(_, side):
                return attraction(game, seat, ways[side])
            case Travel(_, space):
                return attraction(game, seat, space)
        move = moves.get(type(option))
        return NEVER if move is None else move(game, seat, option)

    return max(question.options, key=worth)


# Battle.


def _muster(game: Game, question: Question) -> Choice:
    """As few heroes as should suffice, else all: those taking part are lost on defeat (S5.2)."""
    seat = question.seat
    battle = next(one for one in game.frames(Battle) if one.attacker == seat)
    with_them = musterings(game, battle)
    ways = sorted(
        (option for option in question.options if option in with_them),
        key=lambda way: (with_them[way].heroes, not isinstance(way, With)),
    )
    for way in ways:
        if spare(game, with_them[way], seat) >= margin(game, with_them[way], seat):
            return way
    return ways[-1]


def _play(game: Game, question: Question) -> Choice:
    """One card after the other until the total suffices; then no more."""
    battle = battle_of(game, question.seat)
    assert battle is not None
    options = question.options
    if battle.at == "opening":
        rage = battle_extra(game, question, battle, 0)
        if rage is not None:
            return rage
    for option in options:
        if isinstance(option, Stand):
            return option
    lay = next_lay(game, question, battle)
    if lay is not None:
        return lay
    # Not with the hand alone: tents, own heroes, then whatever may still turn the battle.
    lack = missing(game, battle, question.seat)
    passing = any(isinstance(option, Pass) for option in options)
    within = reach(game, battle, question.seat) >= lack
    for option in options:
        if isinstance(option, Join) and _joining_helps(game, battle, lack):
            return option
    for option in options:
        if isinstance(option, Strike) and within:
            return option
    extra = battle_extra(game, question, battle, lack)
    if extra is not None:
        return extra
    if not passing:
        laying = [option for option in options if isinstance(option, Lay)]
        if laying:
            return min(laying, key=lambda option: KEPT[option.item.kind])
        return options[0]
    return next(option for option in options if isinstance(option, Pass))


def battle_extra(game: Game, question: Question, battle: Battle, lack: int) -> Choice | None:
    """What besides plain cards a side does in its play.

    Some things come whatever the totals; others only where so much is lacking that plain cards do
    not suffice, and they then do (``lack`` 0: only the first are asked for).
    """
    lore = known()
    for option in question.options:
        if isinstance(option, lore.openings):
            return option
    if lack <= 0:
        return None
    seat = question.seat
    best: Choice | None = None
    most = -1
    for turning in lore.turning.values():
        for option in turning(game, question):
            after = game.copy()
            play(after, seat, option)
            fought = battle_of(after, seat)
            left = -1 if fought is None else spare(after, fought, seat)
            if left > most:
                best, most = option, left
    return best


def _joining_helps(game: Game, battle: Battle, lack: int) -> bool:
    """Whether own heroes on the space turn a battle that is lost without them (B8.7)."""
    joined = with_all_heroes(game, battle)
    assert battle.defender is not None
    gained = joined.totals(game)[1] - battle.totals(game)[1]
    return reach(game, joined, battle.defender) + gained >= lack


def _reaction(game: Game, question: Question) -> Choice:
    """Fight while it may be won; save a hero rather than lose it."""
    seat = question.seat
    battle = battle_of(game, seat)
    assert battle is not None
    by_type: dict[type[Choice], Choice] = {}
    for option in question.options:
        by_type.setdefault(type(option), option)
    lack = missing(game, battle, seat)
    left = reach(game, with_all_heroes(game, battle), seat, ambush=True) - lack
    left += extra_reach(game, battle, seat)
    # A hero is no city: it is risked only where the attacker's other cards hardly suffice.
    risked = not battle.hero or Retreat not in by_type
    if Fight in by_type and (left >= len(game.hand[battle.attacker]) or (risked and left >= 0)):
        return by_type[Fight]
    return by_type.get(Retreat) or by_type[Surrender]


def _recall(game: Game, question: Question) -> Choice:
    battle = battle_of(game, question.seat)
    assert battle is not None
    enough = reach(game, battle, question.seat) >= missing(game, battle, question.seat)
    wanted = Keep if enough else Recall
    for option in question.options:
        if isinstance(option, wanted):
            return option
    return question.options[0]


SPECIAL: Final[dict[str, Callable[[Game, Question], Choice]]] = {
    "place": _place,
    "ride": _ride,
    "travel-on": _ride,
    "choose-great-artefact": best_card,
    "muster": _muster,
    "open-attack": weapon_to_open,
    "opening": _play,
    "attack": _play,
    "defence": _play,
    "reaction": _reaction,
    "recall": _recall,
}
"""Questions whose options are weighed together."""

SCORES: Final[dict[type[Choice], Callable[[Game, Seat, Any], float]]] = {
    Pay: _pay,
    Top: _top,
    NameFaction: _name,
    ChooseFaction: _name,
    ChooseCity: _city,
    Promote: _promote,
    On: _on,
    Convert: _convert,
    TurnItself: _turn_itself,
    Station: _kept_card,
    Ambush: _kept_card,
    Take: _kept_card,
    Drop: _given_card,
    KeepTent: _keep_tent,
    As: _as,
    Cohort: lambda game, seat, choice: 1.0,
    Mulligan: lambda game, seat, choice: -1.0,
    Skip: lambda game, seat, choice: 0.0,
    TopCard: lambda game, seat, choice: -1.0,
    Halt: lambda game, seat, choice: -0.1,
    Done: lambda game, seat, choice: -0.1,
    Strike: lambda game, seat, choice: -1.0,
    Use: lambda game, seat, choice: -1.0,
    Step: lambda game, seat, choice: -1.0,
    Travel: lambda game, seat, choice: -1.0,
    End: lambda game, seat, choice: 0.0,
}
"""Options that are weighed one by one; what is not listed is worth nothing, for or against."""
