"""What holds in every position of a game; a position that breaks a law is refused.

The laws are checked when a position is loaded and, in the tests, at every question of random games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

from battalia.engine.chapters.ambush import lasting_deck
from battalia.engine.chapters.artefacts.amulet import Dropping, Rolling
from battalia.engine.chapters.artefacts.tents import KeepingTent, Stationing
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.land import (
    NOBODY,
    holds_city,
    is_city,
    level_of,
    neighbours,
    owner_of,
    what_lies,
)
from battalia.engine.chapters.paying import Paying, Pending
from battalia.engine.chapters.piles import Drawing, Fetching, Receiver, TurningUp
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import Mulliganing, Round, Turn, TurnStep
from battalia.engine.choices import Use
from battalia.engine.frames import OUTSIDERS, STANDS_ON
from battalia.engine.game import Frame, Game
from battalia.engine.notation import CARD_NAMES, shown, within
from battalia.engine.reasons import Args, Reason
from battalia.engine.terms import (
    BUILDING,
    CLOSED_SHAPES,
    HAMMER,
    KIND,
    KING,
    LORD,
    NEUTRAL,
    NO_CITY_BESIDE,
    RUINS,
    SHAPES,
    STACK_SHAPES,
    SUPPLY_CARD,
    TENT,
    TERRAINS,
    UNITS,
    UNIVERSAL,
    USABLE,
    WILD,
    Space,
    card_of,
    is_great,
    shape_of,
    terrain_of,
)


def broken_law(game: Game) -> Reason | None:
    """The first law that this position breaks."""
    for law in LAWS + game.rules.laws:
        reason = law(game)
        if reason is not None:
            return reason
    return None


def _in_setup(game: Game) -> bool:
    return bool(game.frames(Setup))


# Cards.


def all_cards(game: Game) -> Counter[int]:
    """Every creation card of the game, wherever it is."""
    cards = Counter(game.offer + game.limbo + game.out)
    for pile in game.stacks:
        cards.update(pile.cards())
    for seat in range(game.players):
        cards.update(game.deck(seat))
    for zone in game.rules.zones:
        cards.update(zone(game))
    cards[SUPPLY_CARD] += game.supply
    return cards


def printed_cards(game: Game) -> Counter[int]:
    """Every creation card that the box holds for these factions (B0.2-B0.5)."""
    catalogue = game.rules.catalogue
    cards: Counter[int] = Counter()
    for kind, n in (catalogue.units | catalogue.artefacts).items():
        for faction in game.factions:
            cards[card_of(kind, faction)] = n
    for kind in game.rules.great_artefacts:
        cards[card_of(kind, UNIVERSAL)] = 1
    cards[SUPPLY_CARD] = sum(catalogue.units.values()) * len(game.factions)
    for printed in game.rules.printed:
        cards.update(printed(game))
    return cards


def cards_are_conserved(game: Game) -> Reason | None:
    if _before(game, "offer great artefacts"):
        return None
    there, printed = +all_cards(game), +printed_cards(game)
    if there != printed:
        for card in sorted((there - printed) + (printed - there)):
            return _miscounted(CARD_NAMES.get(card, "?"), printed[card], there[card])
    return None


def land_is_conserved(game: Game) -> Reason | None:
    if _before(game, "fill stacks"):
        return None
    there, printed = all_land(game), printed_land(game)
    if there != printed:
        for card in sorted((there - printed) + (printed - there)):
            shape, terrain = card >> 3, card & 7
            name = f"{SHAPES.get(shape, '?')}.{TERRAINS[terrain] if terrain < 7 else '?'}"
            return _miscounted(name, printed[card], there[card])
    return None


def all_land(game: Game) -> Counter[int]:
    """Every terrain card of the stacks, wherever it is, as ``shape * 8 + terrain``."""
    cards: Counter[int] = Counter(game.out_land)
    for shape, pile in enumerate(game.land_stacks):
        for terrain in pile.bag:
            cards[shape << 3 | terrain] += 1
    for on in game.board:
        if on > 0 and shape_of(on) in STACK_SHAPES and terrain_of(on) != NEUTRAL:
            cards[shape_of(on) << 3 | terrain_of(on)] += 1
    return cards


def printed_land(game: Game) -> Counter[int]:
    """Every terrain card that the box holds for these factions (B0.6, B0.7)."""
    catalogue = game.rules.catalogue
    return Counter(
        {
            shape << 3 | terrain: n
            for shape, n in (catalogue.cities | catalogue.roads).items()
            for terrain in game.factions
        }
    )


def _miscounted(card: str, expected: int, found: int) -> Reason:
    return Reason("law-cards", args={"card": card, "expected": expected, "found": found})


def _before(game: Game, step: str) -> bool:
    """Whether set-up has not yet come to this step."""
    for lane in game.lanes:
        for frame in lane:
            if isinstance(frame, Setup):
                names = game.rules.setup.names()
                return step in names and frame.done <= names.index(step)
    return False


def factions_are_in_the_game(game: Game) -> Reason | None:
    printed = game.rules.catalogue.factions
    if len(set(game.factions)) != len(game.factions) or not set(game.factions) <= set(printed):
        return Reason("law-factions-of-the-box")
    expected = game.rules.catalogue.factions_on(game.rules.layout)
    if len(game.factions) != expected and not _before(game, "fill stacks"):
        return Reason("law-factions", args={"count": expected})
    chosen = [faction for faction in game.faction if faction >= 0]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(game.factions):
        return Reason("law-own-faction")
    if len(chosen) < game.players and not _in_setup(game):
        return Reason("law-every-faction")
    return None


def stacks_hold_their_cards(game: Game) -> Reason | None:
    turning = {frame.kind for frame in game.frames(TurningUp)}
    for kind, pile in enumerate(game.stacks):
        if any(KIND[card] != kind for card in pile.cards()):
            return Reason("law-stack-kind")
        if pile.top and kind not in UNITS:
            return Reason("law-stack-face-down", "B1.6")
        if len(pile.top) > 1:
            return Reason("law-stack-top", "B1.6")
        hidden = kind in UNITS and len(pile) and not pile.top
        if hidden and kind not in turning and not _in_setup(game):
            return Reason("law-stack-face-up", "B1.6")
    if game.supply < 0:
        return Reason("law-supply")
    if not all(is_great(card) for card in game.offer + game.out):
        return Reason("law-only-great")
    return None


def decks_are_whole(game: Game) -> Reason | None:
    catalogue = game.rules.catalogue
    for seat in range(game.players):
        if not _before(game, "draw hands") and deck_lacks(game, seat) > 0:
            return Reason("law-deck", "B9.2", {"least": _least_deck(game, seat)})
        if len(game.ambush[seat]) > catalogue.ambush_places:
            return Reason("law-ambush", "B9.1", {"most": catalogue.ambush_places})
        limit = game.rules.great_artefact_limit
        if limit and sum(is_great(card) for card in game.deck(seat)) > limit:
            return Reason("owns-great-artefact", "B6.1")
    return None


def deck_lacks(game: Game, seat: int) -> int:
    """How many cards this player's deck is too small (B9.2)."""
    # A card that is being converted lies under its stack until the new one is drawn (B5.7).
    converting = sum(
        frame.seat == seat and frame.old is not None and frame.left is None
        for frame in game.frames(Transforming)
    )
    return _least_deck(game, seat) - lasting_deck(game, seat) - converting


def _least_deck(game: Game, seat: int) -> int:
    return game.rules.catalogue.smallest_deck - game.rules.deck_losses(game, seat)


def _seats_in_turn(game: Game) -> set[int]:
    """Whose turn it is; at the end of the game the last turn's cards still lie there."""
    if game.ended:
        return set(range(game.players))
    return {turn.seat for turn in game.frames(Turn) if turn.at in ("actions", "discard")}


def the_table_is_in_order(game: Game) -> Reason | None:
    turns = _seats_in_turn(game)
    catalogue = game.rules.catalogue
    battles = game.frames(Battle)
    fighters = {seat for battle in battles for seat in (battle.attacker, battle.defender)}
    if game.ended:
        # The battle of a partner is not finished (S11.1).
        fighters |= turns
    for seat in range(game.players):
        if game.rows[seat] and seat not in turns:
            return Reason("law-rows")
        if game.loose[seat] and seat not in turns | fighters:
            return Reason("law-loose")
        if (game.line[seat] or game.under[seat]) and seat not in fighters:
            return Reason("law-line")
        for loose in game.loose[seat]:
            own = KIND[loose.card]
            known = loose.kind in USABLE or loose.kind in (WILD, own)
            if not known or not 0 <= loose.copies <= 6:
                return Reason("law-uses")
            if is_great(loose.card) and loose.copies:
                return Reason("law-great-steady", "B6.1")
            if not loose.touched and loose.kind not in game.rules.left_untouched:
                return Reason("law-untouched")
            for mark in loose.marks:
                reason = game.rules.marks[mark].law(game, loose)
                if reason is not None:
                    return reason
            if not loose.marks and loose.kind not in (own, WILD) and loose.copies:
                left_over = loose.copies == 1 and game.factor(loose.kind) == 2
                if loose.kind == TENT or not loose.touched or not left_over:
                    return Reason("law-wild", "B5.5")
            if loose.kind == WILD and loose.copies != 1:
                return Reason("law-wild", "B5.5")
            if not loose.real and loose.kind != TENT:
                return Reason("law-outlast")
        for laid in game.line[seat]:
            least = 0 if laid.card in game.rules.bound else 1
            strong = catalogue.attack_strength[laid.kind] or catalogue.defence_strength[laid.kind]
            if not least <= laid.copies <= 6 or not strong:
                return Reason("law-line-strength", "B8.2")
            if laid.kind != KIND[laid.card] and not laid.touched:
                return Reason("law-line-wild")
            if is_great(laid.card) and laid.copies != 1:
                return Reason("law-great-steady", "B6.1")
            if laid.of is not None and not game.rules.lines_mix:
                return Reason("law-line-side")
        if any(KIND[card] not in game.rules.under_lines for card in game.under[seat]):
            return Reason("law-under-line", "B8.12")
    return None


def tents_are_in_order(game: Game) -> Reason | None:
    pitching = {
        frame.seat
        for lane in game.lanes
        for frame in lane
        if isinstance(frame, Stationing)
        or (isinstance(frame, (Paying, Pending)) and isinstance(frame.purpose, Use))
    }
    turns = _seats_in_turn(game)
    if game.ended:
        pitching = turns
    for seat in range(game.players):
        tents = game.tents[seat]
        for place, tent in enumerate(tents):
            if not tent.cards and not (seat in pitching and place == len(tents) - 1):
                return Reason("law-tent", "B5.8")
            if len(tent.cards) > 2 or any(map(is_great, tent.cards)):
                return Reason("law-tent", "B5.8")
            if (KIND[tent.card] != TENT) and not tent.brief:
                return Reason("law-tent-brief", "B5.10")
            if is_great(tent.card) and KIND[tent.card] != HAMMER:
                return Reason("law-no-tent")
            if tent.mark and seat not in turns:
                return Reason("law-tent-copies", "B5.5")
            if not tent.real and not tent.mark:
                return Reason("law-tent-copies", "B5.5")
        for mark in {tent.mark for tent in tents if tent.mark}:
            group = [tent for tent in tents if tent.mark == mark]
            if sum(tent.real for tent in group) != 1 or len({tent.card for tent in group}) != 1:
                return Reason("law-tent-copies", "B5.5")
        for loose in game.loose[seat]:
            if not loose.real and not any(tent.mark and tent.card == loose.card for tent in tents):
                return Reason("law-tent-copies", "B5.5")
    return None


# The board.


def _at(game: Game, space: Space) -> Args:
    """The argument that says where."""
    return {"space": game.rules.notation.space_name(space)}


def the_board_is_legal(game: Game) -> Reason | None:
    layout = game.rules.layout
    around = neighbours(layout.rows, layout.columns)
    if _before(game, "lay ruins"):
        return None
    for space, on in enumerate(game.board):
        lies = on > 0 and shape_of(on) == RUINS
        if lies != (space in layout.ruins and "lay ruins" in game.rules.setup.names()):
            return Reason("law-ruins", "B1.1")
        if on <= 0:
            continue
        if shape_of(on) == RUINS:
            if terrain_of(on) != NEUTRAL:
                return Reason("law-ruins-neutral", "B0.8", _at(game, space))
            continue
        of_a_stack = shape_of(on) in STACK_SHAPES and terrain_of(on) != NEUTRAL
        if not of_a_stack and not game.rules.own_land(game, space):
            return Reason("law-foreign-land", "B0", _at(game, space))
        for side, there, back in around[space]:
            other = game.board[there]
            if other > 0 and bool(on & side) != bool(other & back):
                return Reason("law-roads", "B4.5", _at(game, space))
            if is_city(on) and other > 0 and shape_of(other) in NO_CITY_BESIDE:
                return Reason("law-cities-apart", "B4.4", _at(game, space))
    return None


def tokens_lie_on_cities(game: Game) -> Reason | None:
    tokens = game.rules.catalogue.tokens
    rules = game.rules
    used: Counter[tuple[int, bool]] = Counter()
    most = KING if rules.level_limits else LORD
    for space, mark in enumerate(game.tokens):
        if not mark:
            if game.board[space] > 0 and what_lies(game, space) == RUINS and rules.ruins_level:
                return Reason("law-ruins-token", "B8.15", _at(game, space))
            continue
        owner, level = owner_of(mark), level_of(mark)
        if game.board[space] > 0 and what_lies(game, space) == RUINS:
            if owner != NOBODY or level != rules.ruins_level:
                return Reason("law-ruins-token", "B1.1", _at(game, space))
        elif game.board[space] > 0 and what_lies(game, space) == BUILDING:
            if owner == NOBODY or level > 2:
                return Reason("law-building-token", "S15.2", _at(game, space))
            used[owner, True] += 1
        elif not holds_city(game, space):
            return Reason("law-token-on-city", "", _at(game, space))
        elif owner == NOBODY:
            if level not in rules.neutral_levels:
                return Reason("law-neutral-level", "B0.10", _at(game, space))
        elif not 1 <= level <= most:
            return Reason("law-city-level", "B0.10", {**_at(game, space), "most": most})
        elif level <= LORD:
            used[owner, level <= 2] += 1
    for (_, low), n in used.items():
        if n > (tokens.low if low else tokens.high):
            return Reason("law-tokens", "B0.10")
    return None


def heroes_stand_on_cards(game: Game) -> Reason | None:
    for space in game.heroes:
        on = game.board[space]
        if space >= 0 and (on <= 0 or shape_of(on) in CLOSED_SHAPES):
            return Reason("law-hero-on-card", "B7.3")
    return None


# What is in progress.


def frames_stand_on_each_other(game: Game) -> Reason | None:
    if bool(game.ended) != (not game.lanes):
        return Reason("law-goes-on")
    if game.ended not in ("", "map", "cities", "weeks"):
        return Reason("law-end", "B10")
    if len(game.lanes) > 1 and game.rules.begin_round is None:
        return Reason("law-one-lane", "S4.3")
    for lane in game.lanes:
        below: Frame | None = None
        turn: Turn | None = None
        battle: Battle | None = None
        for frame in lane:
            if not _may_stand_on(frame, below):
                return Reason("law-frame-below", args={"frame": _tag(frame), "below": _tag(below)})
            reason = below.bears(game, frame) if below else None
            if reason is not None:
                return reason
            if isinstance(frame, TurningUp) and lane.count(frame) > 1:
                return Reason("law-turned-up-once")
            if isinstance(below, Receiver):
                expected = frame.kind if isinstance(frame, Fetching) else None
                if below.awaits() != expected:
                    return Reason("law-fetched")
            if isinstance(frame, Turn):
                turn = frame
            elif isinstance(frame, Battle):
                battle = frame
            if turn is not None and frame is not turn:
                reason = _acts_in(frame, turn, battle)
                if reason is not None:
                    return reason
            reason = frame.check(game)
            if reason is not None:
                return within(_tag(frame), reason)
            below = frame
    turns = [turn.seat for turn in game.frames(Turn)]
    if len(set(turns)) != len(turns):
        return Reason("law-one-turn")
    if len(set(game.attacked)) != len(game.attacked):
        return Reason("law-attacked-once", "B8.11")
    if game.attacked and not game.ended and not _after_attacks(game):
        return Reason("law-attacked-when", "B8.11")
    return None


def _may_stand_on(frame: Frame, below: Frame | None) -> bool:
    """Whether this frame may wait for that one, or lie lowest."""
    kinds = STANDS_ON[type(frame)]
    return isinstance(below, kinds) if kinds else below is None


def _after_attacks(game: Game) -> bool:
    """Whether there can have been an attack since the turn began."""
    begun = all(frame.over for frame in game.frames(Round)) and not _in_setup(game)
    return begun and all(turn.at not in ("cohort", "ambush") for turn in game.frames(Turn))


def _acts_in(frame: Frame, turn: Turn, battle: Battle | None) -> Reason | None:
    """A frame belongs to the player whose turn it is, or to a side of the battle."""
    allowed = {turn.seat}
    if battle is not None and frame is not battle:
        allowed = {battle.attacker, turn.seat}
        if battle.defender is not None:
            allowed.add(battle.defender)
    seat = frame.attacker if isinstance(frame, Battle) else getattr(frame, "seat", turn.seat)
    if isinstance(frame, OUTSIDERS):
        return None
    if seat not in allowed:
        return within(_tag(frame), Reason("frame-other-seat"))
    if isinstance(frame, (Transforming, Rolling, Dropping)) and (frame.line is None) == bool(
        battle
    ):
        return within(_tag(frame), Reason("frame-transforms-where", "B8.12"))
    steps: tuple[TurnStep, ...] = ("actions",)
    if isinstance(frame, Drawing):
        steps = ("ambush", "actions", "done")
    elif isinstance(frame, Mulliganing):
        steps = ("ambush",)
    elif isinstance(frame, KeepingTent):
        steps = ("discard",)
    if turn.at not in steps:
        return within(_tag(frame), Reason("frame-step"))
    return None


def _tag(frame: Frame | None) -> str:
    return "–" if frame is None else str(frame.__struct_config__.tag)


def modules_keep_their_own(game: Game) -> Reason | None:
    kept = {name: type(state) for name, state in game.slices.items()}
    if kept != game.rules.slices:
        return Reason("law-modules")
    for loose in chain.from_iterable(game.loose):
        for mark in loose.marks:
            if mark not in game.rules.marks:
                return Reason("law-mark", args={"mark": shown(mark)})
    return None


LAWS: list[Callable[[Game], Reason | None]] = [
    modules_keep_their_own,
    factions_are_in_the_game,
    stacks_hold_their_cards,
    cards_are_conserved,
    land_is_conserved,
    the_board_is_legal,
    tokens_lie_on_cities,
    heroes_stand_on_cards,
    decks_are_whole,
    frames_stand_on_each_other,
    the_table_is_in_order,
    tents_are_in_order,
]
