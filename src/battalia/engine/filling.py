"""What follows from the rest of a hand-written position, so that nobody need write it.

Cards that are named nowhere lie in the stacks that are left out, Great Artefacts on offer; the
factions are the players' and those named; ruins lie where they always do; a deck that is too small
has supply in its nation. What is given stays as it is; while a game is set up nothing follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from battalia.engine.chapters.land import NOBODY, token
from battalia.engine.chapters.piles import TurningUp
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import Round
from battalia.engine.game import Game, Pile
from battalia.engine.laws import (
    all_cards,
    all_land,
    deck_lacks,
    printed_cards,
    printed_land,
)
from battalia.engine.notation import read_factions, seat_name
from battalia.engine.terms import (
    CITY_FOUR,
    EMPTY,
    FACTION,
    FACTIONS,
    KIND,
    KINDS,
    NEUTRAL,
    ONE,
    RUINS,
    SHAPES,
    STACK_SHAPES,
    STACKED,
    SUPPLY_CARD,
    UNITS,
    is_great,
    shape_of,
    terrain_of,
    tile,
)


def begin_turn_of_first(game: Game) -> None:
    """Without ``lanes`` the turn of the first player, or team, is about to begin."""
    begin_round = game.rules.begin_round
    game.lanes = [(Round(game.first) if begin_round is None else begin_round(game),)]


def fill_in(game: Game, left_out: Container[str]) -> None:
    """Lays down what lies nowhere; ``left_out`` are the entries that the position does not have.

    A player's nation is left out as ``nation p1``, a stack by its name.
    """
    if game.frames(Setup):
        return
    if "factions" in left_out:
        game.factions = _factions(game)
    _lay_ruins(game)
    _fill_land(game, left_out)
    for seat in range(game.players):
        if f"nation {seat_name(seat)}" in left_out:
            game.nation[seat] = Pile(bag=ONE[SUPPLY_CARD] * max(0, deck_lacks(game, seat)))
    _fill_stacks(game, left_out)


def _factions(game: Game) -> bytes:
    """Those of the players, those agreed on, those that anything names, then the box's first."""
    rules = game.rules
    named = [
        *(faction for faction in game.faction if faction >= 0),
        *read_factions(rules.options.factions),
        *(FACTION[card] for seat in range(game.players) for card in game.deck(seat)),
        *(FACTION[card] for pile in game.stacks for card in pile.cards()),
        *(FACTION[card] for card in game.limbo),
        *(terrain_of(on) for on in game.board if on > 0),
        *(terrain for pile in game.land_stacks for terrain in pile.bag),
    ]
    box = list(rules.catalogue.factions)
    kept = [faction for faction in box if FACTIONS[faction] != rules.options.removed_faction]
    known = [faction for faction in named if faction in box]
    found = list(dict.fromkeys(known + kept))
    return bytes(sorted(found[: rules.catalogue.factions_on(rules.layout)]))


def _lay_ruins(game: Game) -> None:
    """B1.1: on every space for them of which nothing is said, and their token."""
    rules = game.rules
    are_laid = "lay ruins" in rules.setup.names()
    for space in rules.layout.ruins:
        if are_laid and game.board[space] == EMPTY and not game.tokens[space]:
            game.board[space] = tile(RUINS, NEUTRAL, 15)
        on, level = game.board[space], rules.ruins_level
        if on > 0 and shape_of(on) == RUINS and level and not game.tokens[space]:
            game.tokens[space] = token(NOBODY, level)


def _fill_land(game: Game, left_out: Container[str]) -> None:
    """Terrain cards; of crossroads cities those left over at set-up are out of the game (B14)."""
    rest = printed_land(game) - all_land(game)
    if "out_land" in left_out:
        out = _left_over_cities(game) & rest
        game.out_land = bytes(sorted(out.elements()))
        rest -= out
    for shape in STACK_SHAPES:
        if SHAPES[shape] in left_out:
            bag = bytes(sorted(card & 7 for card in rest.elements() if card >> 3 == shape))
            game.land_stacks[shape] = Pile(bag=bag)


def _left_over_cities(game: Game) -> Counter[int]:
    """One city of each terrain is drawn from for the starting cities, one for the neutral ones."""
    steps, layout = game.rules.setup.names(), game.rules.layout
    out: Counter[int] = Counter()
    for step, spaces in (
        ("lay starting cities", layout.start),
        ("lay neutral cities", layout.neutral),
    ):
        if step in steps:
            laid = {terrain_of(game.board[space]) for space in spaces if game.board[space] > 0}
            free = [terrain for terrain in game.factions if terrain not in laid]
            count = max(0, len(game.factions) - len(spaces))
            out.update(CITY_FOUR << 3 | terrain for terrain in free[len(free) - count :])
    return out


def _fill_stacks(game: Game, left_out: Container[str]) -> None:
    """Great Artefacts lie on offer, as many as there are at first; all else in its stack."""
    rest = printed_cards(game) - all_cards(game)
    great = bytes(sorted(card for card in rest if is_great(card)))
    taken = sum(map(is_great, game.limbo)) + sum(
        is_great(card) for seat in range(game.players) for card in game.deck(seat)
    )
    if "offer" in left_out:
        count = max(0, game.rules.offered - taken) if "out" in left_out else len(great)
        game.offer, great = great[:count], great[count:]
    if "out" in left_out:
        game.out = great
    turning = {frame.kind for frame in game.frames(TurningUp)}
    for kind in STACKED:
        if KINDS[kind] in left_out:
            pile = game.stacks[kind]
            top, bag = pile.top, bytes(sorted(c for c in rest.elements() if KIND[c] == kind))
            if not top and kind in UNITS and kind not in turning:
                # B1.6: units lie face up.
                top, bag = bag[:1], bag[1:]
            game.stacks[kind] = Pile(top, bag, pile.bottom)
    if "supply" in left_out:
        game.supply = rest[SUPPLY_CARD]
