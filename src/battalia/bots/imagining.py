"""Whole games that agree with all that a seat sees; the hidden rest is dealt at random.

A computer player that wants to look ahead needs a game to play on. ``imagine`` lays out everything
that its view shows, with each hidden card as a card face down, and then deals to the places of the
face-down cards what is printed and not seen. So nothing but the view decides what can come.

The way back from what a module shows to what it keeps is part of its lore (``battalia.bots.lore``)
and not beside its ``views`` entry: few modules hide anything, and nothing in the engine needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from itertools import combinations
from math import prod
from random import Random
from typing import Final, NamedTuple

import msgspec

from battalia.bots.lore import known
from battalia.engine import Game, Seat, View
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.land import NOBODY, Ground, Land, token
from battalia.engine.chapters.piles import Drawing
from battalia.engine.chapters.turn import Round, Turn
from battalia.engine.game import Frame, Pile
from battalia.engine.laws import printed_cards
from battalia.engine.play import advance
from battalia.engine.points import Rules, assemble
from battalia.engine.terms import (
    GREAT_CARDS,
    KIND,
    MOST_KINDS,
    NEUTRAL,
    ONE,
    STACK_SHAPES,
    STACKED,
    SUPPLY_CARD,
    Card,
    Factions,
    Kind,
    Tile,
    distinct,
    shape_of,
    take,
    terrain_of,
)
from battalia.engine.view import CityView, LandCardView, PlayerView

FACE_DOWN: Final = 0
"""Stands for a card that the viewer cannot see; no card has this number."""
ALL_CARDS: Final = bytes(range(256))
OTHERS: Final = tuple(
    bytes(card for card in ALL_CARDS if KIND[card] != kind) for kind in range(MOST_KINDS)
)
"""By kind: all cards of other kinds."""
NOT_GREAT: Final = ALL_CARDS.translate(None, GREAT_CARDS)
STACKED_CARDS: Final = bytes(card for card in ALL_CARDS if KIND[card] in STACKED)
TRIES = 12
"""So many deals are tried in one way, before another way is tried."""
ROUNDS: Final = 4
"""So often cards are sought that others must have."""


def imagine(view: View, rng: Random) -> Game:
    """A game that looks to the viewer as this view, ready to play; None: to a spectator."""
    return _turned_up(_laid_out(view), view.seat, view.asked, rng)


def reimagine(game: Game, seat: Seat | None, rng: Random) -> Game:
    """Another game that looks to this seat as this one; a copy, ready to play."""
    asked = tuple(game.asked)
    game = game.copy()
    _turn_down(game, seat)
    return _turned_up(game, seat, asked, rng)


# The table as the view shows it, with hidden cards face down.


def _laid_out(view: View) -> Game:
    rules = assemble(view.options)
    game = Game(rules)
    game.day = view.day
    game.lit = view.illuminated
    game.first = view.first
    game.factions = view.factions
    game.supply = view.supply
    game.offer = view.offer
    game.limbo = view.limbo
    game.out = bytes(view.aside)
    game.attacked = view.attacked
    game.ended = view.ended
    for stack in view.stacks:
        top = b"" if stack.top is None else ONE[stack.top]
        rest = stack.count - len(top) - len(stack.under)
        game.stacks[stack.kind] = Pile(top, bytes(rest), stack.under)
    for player in view.players:
        _lay_out_player(game, player)
    board = _board(rules, view.factions, view.board, view.cities, view.out_land)
    if any(stack.count for stack in view.land_stacks):
        game.land_stacks = board.stacks.copy()
    game.out_land = bytes(card.shape << 3 | card.terrain for card in view.out_land)
    game.board = list(view.board)
    game.tokens = board.tokens.copy()
    game.ground = Ground(board.land)
    shown = [(module.name, module.state) for module in view.modules]
    _lay_out_progress(game, view.seat, list(view.frames), view.lanes, shown)
    return game


def _lay_out_player(game: Game, player: PlayerView) -> None:
    seat = player.seat
    game.faction[seat] = -1 if player.faction is None else player.faction
    game.heroes[2 * seat : 2 * seat + 2] = player.heroes
    game.tents[seat] = player.tents
    game.rows[seat] = player.rows
    game.loose[seat] = player.loose
    game.line[seat] = player.line
    game.under[seat] = player.under
    if player.nation is None:
        game.hand[seat] = bytes(player.hand_count)
        game.ambush[seat] = bytes(player.ambush_count)
        game.nation[seat] = Pile(bag=bytes(player.nation_count))
        if player.shelter_top is not None:
            game.shelter[seat] = bytes(player.shelter_count - 1) + ONE[player.shelter_top]
        return
    game.hand[seat] = player.hand or b""
    game.ambush[seat] = player.ambush or b""
    game.shelter[seat] = player.shelter or b""
    game.nation[seat] = Pile(bag=player.nation)


class _Board(NamedTuple):
    """What follows from the board as it is seen; many views have the same one."""

    stacks: list[Pile]
    """All terrain cards are seen when they leave their stack, so all know what is in it."""
    tokens: list[int]
    land: Land


@lru_cache(maxsize=64)
def _board(
    rules: Rules,
    factions: Factions,
    board: tuple[Tile, ...],
    cities: tuple[CityView, ...],
    out_land: tuple[LandCardView, ...],
) -> _Board:
    catalogue, layout = rules.catalogue, rules.layout
    gone = [(card.shape, card.terrain) for card in out_land]
    gone += [(shape_of(on), terrain_of(on)) for on in board if on > 0 and terrain_of(on) != NEUTRAL]
    stacks = [Pile()] * (max(STACK_SHAPES) + 1)
    for shape, n in (catalogue.cities | catalogue.roads).items():
        stacks[shape] = Pile(
            bag=b"".join(ONE[terrain] * (n - gone.count((shape, terrain))) for terrain in factions)
        )
    tokens = [0] * len(board)
    for city in cities:
        tokens[city.space] = token(NOBODY if city.owner is None else city.owner, city.level)
    return _Board(stacks, tokens, Land(list(board), layout.rows, layout.columns))


def _lay_out_progress(
    game: Game,
    seat: Seat | None,
    frames: list[Frame],
    lanes: tuple[int, ...],
    shown: list[tuple[str, msgspec.Struct]],
) -> None:
    """The frames and what the modules show, with a card face down for each that is hidden."""
    lore = known()
    for name, state in shown:
        unfold = lore.unfold.get(type(state))
        if unfold is not None:
            state = unfold(game, seat, frames, state)
        game.slices[name] = _whole(game.rules.slices[name], state)
    for place, frame in enumerate(frames):
        unfold_frame = lore.unfold_frame.get(type(frame))
        if unfold_frame is not None:
            frames[place] = unfold_frame(game, seat, frame)
    game.lanes = []
    for size in lanes or (len(frames),):
        lane, frames = frames[:size], frames[size:]
        if lane:
            game.lanes.append(tuple(lane))


def _whole(kind: type[msgspec.Struct], shown: msgspec.Struct) -> msgspec.Struct:
    """A module's part of the state, where nobody has said how what it hides is imagined: what it
    shows under the same name, and the rest as at the beginning of a game."""
    if isinstance(shown, kind):
        return shown
    alike = set(kind.__struct_fields__) & set(shown.__struct_fields__)
    known = {name: getattr(shown, name) for name in alike}
    return kind(**{name: value for name, value in known.items() if value is not None})


def _turn_down(game: Game, seat: Seat | None) -> None:
    """Turns all cards face down that this seat cannot see."""
    rules = game.rules
    frames = [frame.seen(seat) for lane in game.lanes for frame in lane]
    lanes = tuple(map(len, game.lanes))
    shown = [(name, seen(game, seat)) for name, seen in rules.views.items()]
    game.lanes = []
    game.out = bytes(len(game.out))
    for kind in STACKED:
        pile = game.stacks[kind]
        game.stacks[kind] = Pile(pile.top, bytes(len(pile.bag)), pile.bottom)
    for other in range(game.players):
        if other == seat:
            continue
        game.hand[other] = bytes(len(game.hand[other]))
        game.ambush[other] = bytes(len(game.ambush[other]))
        game.nation[other] = Pile(bag=bytes(len(game.nation[other])))
        shelter = game.shelter[other]
        if shelter:
            game.shelter[other] = bytes(len(shelter) - 1) + shelter[-1:]
    _lay_out_progress(game, seat, frames, lanes, shown)


@lru_cache(maxsize=64)
def _printed(
    rules: Rules, factions: Factions, chosen: tuple[int, ...]
) -> tuple[tuple[Card, int], ...]:
    """Every card of the table and how many there are, sorted."""
    game = Game(rules)
    game.factions = factions
    game.faction = list(chosen)
    return tuple(sorted(printed_cards(game).items()))


def unseen(game: Game) -> bytes:
    """All cards that are printed and do not lie face up, sorted."""
    parts = [game.offer, game.limbo, ONE[SUPPLY_CARD] * game.supply]
    for kind in STACKED:
        pile = game.stacks[kind]
        parts += (pile.top, pile.bottom)
    parts += [game.deck(seat) for seat in range(game.players)]
    parts += [zone(game) for zone in game.rules.zones]
    seen = b"".join(parts)
    printed = _printed(game.rules, game.factions, tuple(game.faction))
    return b"".join([ONE[card] * (n - seen.count(card)) for card, n in printed])


# Dealing.


class _Held(NamedTuple):
    """Cards that a player must have, by place."""

    hand: bytes = b""
    ambush: bytes = b""
    deck: bytes = b""
    """In the nation or the shelter."""


Forced = dict[Seat, _Held]


def _turned_up(game: Game, seat: Seat | None, asked: tuple[Seat, ...], rng: Random) -> Game:
    """The game with unseen cards dealt to the places of those face down."""
    hidden = unseen(game)
    if not _in_doubt(game, seat):
        _deal(game, hidden, {}, rng)
        # What this seat is asked does not depend on what it cannot see.
        if tuple(game.asked) != (seat,) and not game.ended:
            advance(game)
            game.events = []
        return game
    for forced, strictly in _attempts(game, hidden, asked, rng):
        world = game.copy()
        _deal(world, hidden, forced, rng)
        if _agrees(world, asked, strictly):
            return world
    # Something goes on by itself as soon as it is looked at again, whatever anybody holds; and what
    # nobody could be doing with these cards is given up.
    _deal(game, hidden, {}, rng)
    for at, lane in enumerate(game.lanes):
        while lane and seat not in _actors(lane[-1]) and lane[-1].check(game) is not None:
            lane = game.lanes[at][:-1]
            game.lanes[at] = lane
    advance(game)
    game.events = []
    return game


def _attempts(
    game: Game, hidden: bytes, asked: tuple[Seat, ...], rng: Random
) -> Iterator[tuple[Forced, bool]]:
    """What must be where in the next deal, and whether all must stand strictly.

    First any deal may do; then some with cards without which none would.
    """
    named: Forced = {}
    for in_decks in known().in_decks.values():
        for seat, card in in_decks(game):
            if card in hidden:
                named[seat] = _Held(deck=ONE[card])
    for strictly in (True, False):
        for _ in range(TRIES):
            yield named, strictly
        agrees = partial(_agrees, asked=asked, strictly=strictly)
        for rare in (False, True) * ROUNDS:
            forced = _needed(game, hidden, named, rare, agrees, rng)
            for _ in range(TRIES if forced else 0):
                yield forced, strictly


def _deal(game: Game, hidden: bytes, forced: Forced, rng: Random) -> None:
    """Deals the hidden cards to all places where a card lies face down; each deal is as likely as
    any other that the rules allow."""
    for held in forced.values():
        for card in b"".join(held):
            hidden = take(hidden, card)
    pool = _deal_stacks(game, hidden, rng)
    places = _places(game, forced)
    special = _owned(game, hidden)
    great = _shuffled(hidden.translate(None, NOT_GREAT), rng)
    owned = sum(places) - len(pool) - sum(map(len, special))
    limit = game.rules.great_artefact_limit
    if owned > 0 and limit:
        for seat in _owners(game, places, forced, owned, rng):
            special[seat].append(great.pop())
    elif owned > 0:
        pool += [great.pop() for _ in range(owned)]
    _deal_great(game, great)
    pool = _shuffled(pool, rng)
    for seat, wanted in enumerate(places):
        if wanted or seat in forced:
            count = wanted - len(special[seat])
            cards = pool[len(pool) - count :]
            del pool[len(pool) - count :]
            if special[seat]:
                cards = _shuffled(cards + special[seat], rng)
            _deal_player(game, seat, cards, forced.get(seat, _Held()))


def _kind(cards: bytes, kind: Kind) -> bytes:
    """Those of the sorted cards that are of this kind."""
    return cards.translate(None, OTHERS[kind])


@cache
def _owned_cards() -> bytes:
    """Cards that only one player can have."""
    return bytes(card for card in ALL_CARDS if KIND[card] in known().owners)


@cache
def _common_cards() -> bytes:
    """All others."""
    return ALL_CARDS.translate(None, _owned_cards())


def _owned(game: Game, hidden: bytes) -> list[list[Card]]:
    """By player the hidden cards that nobody else can have."""
    owned: list[list[Card]] = [[] for _ in range(game.players)]
    for card in hidden.translate(None, _common_cards()):
        owned[known().owners[KIND[card]](game, card)].append(card)
    return owned


def _shuffled(cards: list[Card] | bytes, rng: Random) -> list[Card]:
    random = rng.random
    return sorted(cards, key=lambda card: random())


def _deal_stacks(game: Game, hidden: bytes, rng: Random) -> list[Card]:
    """The stacks' shuffled rests; what is left over is in the players' decks."""
    random = rng.random
    pool = list(hidden.translate(None, GREAT_CARDS + STACKED_CARDS + _owned_cards()))
    gone: dict[Kind, list[Card]] = {}
    for kind in STACKED:
        cards = list(_kind(hidden, kind))
        pile = game.stacks[kind]
        left_over = len(cards) - len(pile.bag)
        gone[kind] = []
        for _ in range(left_over):
            gone[kind].append(cards.pop(int(random() * len(cards))))
        if pile.bag:
            game.stacks[kind] = Pile(pile.top, bytes(cards), pile.bottom)
    for deal in known().deal_stacked.values():
        deal(game, gone)
    for cards in gone.values():
        pool += cards
    return pool


def exchange(game: Game, old: Frame, new: Frame) -> None:
    """Another frame in the place of this one."""
    for at, lane in enumerate(game.lanes):
        game.lanes[at] = tuple(new if frame is old else frame for frame in lane)


def face_down(game: Game, seat: Seat) -> int:
    """How many cards of this player lie face down."""
    hand, ambush, pile = game.hand[seat], game.ambush[seat], game.nation[seat]
    shelter = game.shelter[seat]
    count = 0
    for zone in (hand, ambush, pile.top, pile.bag):
        if zone and zone[0] == FACE_DOWN:
            count += len(zone)
    if len(shelter) > 1 and shelter[0] == FACE_DOWN:
        count += len(shelter) - 1
    return count


def _places(game: Game, forced: Forced) -> list[int]:
    """By player how many cards lie face down, but for those that are known to be there."""
    places = [face_down(game, seat) for seat in range(game.players)]
    for seat, held in forced.items():
        places[seat] -= sum(map(len, held))
    return places


def _may_own(game: Game, places: list[int], forced: Forced) -> list[Seat]:
    """In whose decks a hidden Great Artefact may be: one each at most (B6.1)."""
    free = []
    for seat, hidden in enumerate(places):
        known = game.deck(seat) + b"".join(forced.get(seat, ()))
        if hidden and len(known.translate(None, GREAT_CARDS)) == len(known):
            free.append(seat)
    return free


def _owners(game: Game, places: list[int], forced: Forced, count: int, rng: Random) -> list[Seat]:
    """Whose decks hold the hidden Great Artefacts."""
    ways = list(combinations(_may_own(game, places, forced), count))
    return list(rng.choices(ways, [prod(places[seat] for seat in way) for way in ways])[0])


def _deal_great(game: Game, great: list[Card]) -> None:
    """Great Artefacts aside, and those that modules hide."""
    if game.out:
        game.out = bytes(sorted(great.pop() for _ in game.out))
    deals = known().deal_great
    for name in game.slices:
        if name in deals:
            deals[name](game, great)


def _deal_player(game: Game, seat: Seat, cards: list[Card], held: _Held) -> None:
    """These cards to the hidden places of a player, as they come."""
    at = len(game.hand[seat]) - len(held.hand)
    game.hand[seat] = bytes(sorted([*held.hand, *cards[:at]]))
    there = at + len(game.ambush[seat]) - len(held.ambush)
    game.ambush[seat] = bytes(sorted([*held.ambush, *cards[at:there]]))
    rest = [*held.deck, *cards[there:]]
    pile, shelter = game.nation[seat], game.shelter[seat]
    known, below = len(pile.top), len(pile)
    game.nation[seat] = Pile(bytes(rest[:known]), bytes(sorted(rest[known:below])))
    if shelter:
        game.shelter[seat] = bytes(rest[below:]) + shelter[-1:]


# What others have in progress tells something about their cards.


def _in_doubt(game: Game, seat: Seat | None) -> bool:
    """Whether somebody else is in the middle of something for which cards are needed."""
    return any(
        actor not in (seat, None)
        for lane in game.lanes
        for frame in lane
        for actor in _actors(frame)
    )


def _actors(frame: Frame) -> tuple[Seat | None, ...]:
    """Whose hidden cards this frame may need."""
    if isinstance(frame, Battle):
        return (frame.attacker, frame.defender)
    if isinstance(frame, (Round, Drawing)):
        return ()
    return (getattr(frame, "seat", None),)


def _agrees(game: Game, asked: tuple[Seat, ...], strictly: bool) -> bool:
    """Asks the questions; whether everything in progress could be so and waits for these seats.

    Strictly: as if nobody else acted. Where partners do, one of them may have made something
    impossible that has not given way yet (S4.3).
    """
    before = list(game.lanes)
    for lane in before:
        alone = game
        if strictly and len(before) > 1:
            alone = game.copy()
            alone.lanes = [lane]
        if any(frame.check(alone) is not None for frame in lane):
            return False
    if any(law(game) is not None for law in game.rules.laws):
        return False
    advance(game)
    game.events = []
    return game.lanes == before and tuple(game.asked) == asked


def _needed(
    game: Game,
    hidden: bytes,
    named: Forced,
    rare: bool,
    agrees: Callable[[Game], bool],
    rng: Random,
) -> Forced:
    """Cards that others must have in the hand for what they have in progress.

    Everybody gets all cards that could be there; then cards are taken away again, as long as
    everything still stands. Nothing where that leads to a hand that cannot be.
    """
    world = game.copy()
    _deal(world, hidden, named, rng)
    for card in b"".join(held.deck for held in named.values()):
        hidden = take(hidden, card)
    frames = [frame for lane in game.lanes for frame in lane if not isinstance(frame, Turn)]
    acting = {actor for frame in frames for actor in _actors(frame)}
    seats = [seat for seat in range(game.players) if seat in acting and face_down(game, seat)]
    owned = -len(named)
    for seat in range(game.players):
        owned += _count_great(world.deck(seat)) - _count_great(game.deck(seat))
    cards = hidden if rare and owned else hidden.translate(None, GREAT_CARDS)
    pool = _could_be_held(world, cards, rare, rng)
    limit = game.rules.great_artefact_limit
    own = _owned(game, hidden)
    for seat in seats:
        world.hand[seat] = bytes(sorted(pool + own[seat]))
    forced: Forced = {}
    for seat in seats:
        hand = _least(pool + own[seat], partial(_agrees_with, agrees, world, seat))
        room = len(game.hand[seat])
        great = _count_great(bytes(hand))
        owned -= great
        if len(hand) > room + len(game.ambush[seat]) or owned < 0:
            return {}
        if great and 0 < limit < great + _count_great(game.deck(seat)):
            return {}
        for card in hand:
            hidden = take(hidden, card)
            if card in pool:
                pool.remove(card)
        deck = named[seat].deck if seat in named else b""
        # Where the hand is too small, an ambush about to be recalled may do (B8.4).
        forced[seat] = _Held(bytes(hand[:room]), bytes(hand[room:]), deck)
    if limit and owned > len(_may_own(game, _places(game, forced), forced)):
        return {}
    for kind in STACKED:
        if len(_kind(hidden, kind)) < len(game.stacks[kind].bag):
            return {}
    return forced


def _could_be_held(world: Game, hidden: bytes, rare: bool, rng: Random) -> list[Card]:
    """Those of the hidden cards that anybody could have in the hand; first those that should rather
    be missed: those in the stacks of this deal. Rare cards may stand in for several others, so
    sometimes they come last."""
    stacked = b"".join([world.stacks[kind].bag for kind in STACKED])
    others = hidden
    for card in stacked:
        others = take(others, card)
    others = others.translate(None, _owned_cards())
    most = max(len(world.hand[seat] + world.ambush[seat]) for seat in range(world.players))
    held = [card for card in distinct(others) for _ in range(min(most, others.count(card)))]
    held = _shuffled(held, rng)
    if rare:
        held.sort(key=others.count, reverse=True)
    spare = []
    for kind in STACKED:
        room = len(_kind(others, kind))
        cards = _kind(stacked, kind)
        spare += [card for card in distinct(cards) for _ in range(min(room, cards.count(card)))]
    return _shuffled(spare, rng) + held


def _agrees_with(
    agrees: Callable[[Game], bool], world: Game, seat: Seat, cards: list[Card]
) -> bool:
    """Whether the game agrees with these cards in the player's hand."""
    world.hand[seat] = bytes(sorted(cards))
    return agrees(world.copy())


def _least(cards: list[Card], suffice: Callable[[list[Card]], bool]) -> list[Card]:
    """Some of these cards that suffice, none of which could be missed; the last are kept first."""
    kept = cards
    size = len(kept)
    while size:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            if suffice(fewer):
                kept = fewer
            else:
                at += size
        size //= 2
    suffice(kept)
    return kept


def _count_great(cards: bytes) -> int:
    return len(cards) - len(cards.translate(None, GREAT_CARDS))
