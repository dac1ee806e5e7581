"""What an amulet, a title or a magical scroll can change (B5.1, B5.5-B5.7).

A card of the hand in the action step, a card of the own line in battle (B8.12). ``line`` says
which: ``HAND``, or the first place of the line that may be transformed (while opening not the
weapon, which lies first).
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.table import usable_as, uses_of
from battalia.engine.choices import (
    Choice,
    Convert,
    Item,
    On,
    Promote,
    TurnItself,
)
from battalia.engine.game import Game, Laid, Loose
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    FACTION,
    KIND,
    KINDS,
    LORD,
    SCROLL,
    STACKED,
    STEADY,
    TITLE,
    UNITS,
    Card,
    Faction,
    Kind,
    Seat,
    distinct,
    take,
)

Change: TypeAlias = On | Promote | Convert
"""What an amulet, a title and a scroll do to a card."""
HAND: Final = None
TRANSFORMING: Final = (AMULET, TITLE, SCROLL)
NO_SUCH_CARD: Final = Reason("no-such-card", "B5.1")
NO_TARGET: Final = {
    AMULET: Reason("no-card-for-amulet", "B5.5"),
    TITLE: Reason("no-unit-for-title", "B5.6"),
    SCROLL: Reason("no-card-for-scroll", "B5.7"),
}
NEVER_TRANSFORMED: Final = Reason("never-transformed", "B6.1")
USE_TITLE_FIRST: Final = Reason("use-title-first", "B5.6")
USE_SCROLL_FIRST: Final = Reason("use-scroll-first", "B5.7")
NO_TITLE: Final = Reason("no-title", "B5.6")
NOT_PROMOTED: Final = Reason("not-promoted", "B5.6")
ABOVE_LORD: Final = Reason("above-lord", "B5.6")
NEXT_RANK_EMPTY: Final = Reason("next-rank-empty", "B5.6")
NO_SCROLL: Final = Reason("no-scroll", "B5.7")
NOT_CONVERTED: Final = Reason("not-converted", "B5.7")
ANOTHER_FACTION: Final = Reason("another-faction", "B5.7")
NO_TURNING: Final = Reason("no-turning-itself", "B5.7")
TITLE_RANKS: Final = Reason("title-ranks", "B5.6")
DOES: Final[dict[type[Choice], Kind]] = {On: AMULET, Promote: TITLE, Convert: SCROLL}
DOES_OTHER: Final = {
    kind: Reason("does-other", "B5.1", {"artefact": KINDS[kind]}) for kind in TRANSFORMING
}


def hand_without(game: Game, seat: Seat, item: Item) -> bytes:
    """The hand apart from the card that is being used."""
    hand = game.hand[seat]
    return hand if item.table else take(hand, item.card)


def targets(game: Game, seat: Seat, item: Item, line: int | None) -> list[Card]:
    """Cards that no artefact has affected: of the hand, or wholly in the own line (B5.1, B8.12)."""
    if line is None:
        return distinct(hand_without(game, seat, item))
    return sorted(
        {
            laid.card
            for place, laid in enumerate(game.line[seat])
            if not laid.touched and laid.real and place >= line
        }
    )


def table_target(game: Game, seat: Seat, card: Card) -> int | None:
    """Where such a unit lies on the table that no artefact has affected yet (S12.3)."""
    for place, loose in enumerate(game.loose[seat]):
        if loose.card == card and _is_fresh_unit(loose):
            return place
    return None


def _is_fresh_unit(loose: Loose) -> bool:
    return loose.kind in UNITS and loose.copies > 0 and not loose.touched


def transformations(game: Game, seat: Seat, item: Item, line: int | None) -> list[Choice]:
    """What this amulet, title or scroll can do now."""
    return list(each_transformation(game, seat, item, line))


def each_transformation(game: Game, seat: Seat, item: Item, line: int | None) -> Iterator[Choice]:
    for card in targets(game, seat, item, line):
        for wish in _changes(item.kind, card, False, game.factions):
            if obstacle_to_change(game, seat, item, line, wish) is None:
                yield wish
    if line is not None:
        return
    if game.loose[seat]:
        for card in sorted({loose.card for loose in game.loose[seat] if _is_fresh_unit(loose)}):
            for wish in _changes(item.kind, card, True, game.factions):
                if obstacle_to_change(game, seat, item, line, wish) is None:
                    yield wish
    if item.kind == SCROLL and can_turn_itself(game, seat, item):
        for faction in game.factions:
            if obstacle_to_faction(game, item.card, faction) is None:
                yield TurnItself(faction)


@cache
def _changes(kind: Kind, card: Card, table: bool, factions: bytes) -> tuple[Change, ...]:
    """Whatever such an artefact does, done to this card."""
    if kind == AMULET:
        return (On(card, table),)
    if kind == TITLE:
        return (Promote(card, 1, table), Promote(card, 2, table)) if KIND[card] in UNITS else ()
    if KIND[card] not in STACKED:
        return ()
    return tuple(Convert(card, faction, table) for faction in factions)


def obstacle_to_change(
    game: Game, seat: Seat, item: Item, line: int | None, wish: Change
) -> Reason | None:
    """Why this amulet, title or scroll does not do this to a card that lies before it."""
    card = wish.card
    if isinstance(wish, On):
        return NEVER_TRANSFORMED if card in STEADY else None
    if isinstance(wish, Convert):
        if KIND[card] not in STACKED or card in STEADY:
            return NOT_CONVERTED
        return obstacle_to_faction(game, card, wish.faction)
    reason = _obstacle_to_rank(game, wish)
    if reason is None and wish.ranks > 1:
        twice = game.lit == TITLE and uses_of(game, seat, item, line is not None) >= 2
        return None if twice and wish.ranks == 2 else TITLE_RANKS
    return reason


def can_turn_itself(game: Game, seat: Seat, item: Item) -> bool:
    """B5.7: a real scroll that no artefact has affected, while its stack is not empty."""
    if KIND[item.card] != SCROLL or not len(game.stacks[SCROLL]):
        return False
    if not item.table:
        return True
    return any(loose.card == item.card and turns_itself(loose) for loose in game.loose[seat])


def turns_itself(loose: Loose) -> bool:
    """An illuminated scroll that has converted another card and may still turn itself."""
    return loose.kind == SCROLL and loose.copies > 0 and not loose.touched


def is_there(game: Game, seat: Seat, wish: Change) -> bool:
    """Whether the player has such a card in the hand, or fresh on the table (S12.3)."""
    if wish.table:
        return table_target(game, seat, wish.card) is not None
    return wish.card in game.hand[seat]


def obstacle_to_promote(game: Game, seat: Seat, purse: Purse, wish: Promote) -> Reason | None:
    """B5.6: a title, a hand unit below a lord, and a card of the next rank."""
    if not is_there(game, seat, wish):
        return NO_SUCH_CARD
    reason = _obstacle_to_rank(game, wish)
    if reason in (None, NEXT_RANK_EMPTY) and not usable_as(game, seat, TITLE):
        return NO_TITLE
    return reason


def _obstacle_to_rank(game: Game, wish: Promote) -> Reason | None:
    """B5.6: a unit, no higher than a lord afterwards, and a card of the new rank."""
    if KIND[wish.card] not in UNITS or wish.card in STEADY:
        return NOT_PROMOTED
    if wish.ranks < 1:
        return TITLE_RANKS
    if wish.sought > LORD:
        return ABOVE_LORD
    return None if len(game.stacks[wish.sought]) else NEXT_RANK_EMPTY


def obstacle_to_convert(game: Game, seat: Seat, purse: Purse, wish: Convert) -> Reason | None:
    """B5.7: a scroll, a hand unit or artefact, and another faction of the game."""
    if not is_there(game, seat, wish):
        return NO_SUCH_CARD
    if KIND[wish.card] not in STACKED or wish.card in STEADY:
        return NOT_CONVERTED
    if not usable_as(game, seat, SCROLL):
        return NO_SCROLL
    return obstacle_to_faction(game, wish.card, wish.faction)


def obstacle_to_faction(game: Game, card: Card, faction: Faction) -> Reason | None:
    """B5.7: another faction that is in the game."""
    return None if faction in game.factions and faction != FACTION[card] else ANOTHER_FACTION


def line_target(game: Game, seat: Seat, card: Card, first: int) -> int:
    """Which of the line's cards is meant: they are equal, so the first; an own one first (S7.6)."""
    line = game.line[seat]
    meant = [
        place
        for place, laid in enumerate(line)
        if laid.card == card and laid.real and not laid.touched and place >= first
    ]
    return min(meant, key=lambda place: line[place].of is not None)


def set_line(game: Game, seat: Seat, place: int, laid: Laid) -> None:
    line = game.line[seat]
    game.line[seat] = (*line[:place], laid, *line[place + 1 :])
